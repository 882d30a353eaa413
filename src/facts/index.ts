/** Importing this room fills the book, so that every reference in a plan finds its fact. */
import './hands'
import './stated'
import './procedure'
import './bets'
import './dealt-round'
import './option'
import './shoe'
import './table'
import './tie-bet'

export * from './fact'
export type { Subject, SubjectKind, Subjects } from './subject'
