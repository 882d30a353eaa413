/** Importing this room fills the book, so that every reference in a plan finds its fact. */
import './hands'
import './stated'
import './procedure'
import './bets'

export * from './fact'
