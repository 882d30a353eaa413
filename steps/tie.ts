import { Given, Then } from '@cucumber/cucumber'
import { betAtTie, change, changeAllowed, wentOn } from '../src/facts/tie-bet'
import type { Clause } from './support/world'

const changes = {
  cancelled: 'cancel',
  kept: 'keep',
  increased: 'increase',
  reduced: 'reduce',
  moved: 'switch',
} as const
type Changed = keyof typeof changes

Given('after a tie a bet was {changed}', function (this: Clause, changed: Changed) {
  this.among([changes[changed]], change())
})

Given('after a tie a stake was {changed} or {changed}', function (this: Clause, one: Changed, two: Changed) {
  this.among([changes[one], changes[two]], change())
})

Given('a bet that a tie left undecided', function (this: Clause) {
  this.among(['player', 'banker'], betAtTie())
})

Then('the house must allow that', function (this: Clause) {
  return this.must('the house must allow what became of the bet', changeAllowed(), 'is', 'allowed')
})

Then('it must have been {changed} or {changed}', function (this: Clause, one: Changed, two: Changed) {
  return this.must(`after a tie a bet must be ${one} or ${two}`, change(), 'is among', [
    changes[one],
    changes[two],
  ])
})

Then('a stake left standing must have gone on in a new round', function (this: Clause) {
  return this.must('a stake left standing must go on in a new round', wentOn(), 'is among', [
    'in the same shoe',
    'in the next shoe',
  ])
})
