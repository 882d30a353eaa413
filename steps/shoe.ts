import { Given, Then } from '@cucumber/cucumber'
import {
  betsOnIt,
  copies,
  copiesInShoe,
  cutCardOut,
  dealtFrom,
  dealtStatus,
  demonstrated,
  demonstrations,
  demonstrationTime,
  fromShoe,
  gap,
  roundsAllowed,
  roundsSinceCutCard,
  settledBefore,
} from '../src/facts/dealt-round'
import {
  behindCutCard,
  burnByFirstCard,
  burnedCards,
  burnedLast,
  burnFits,
  burnMethod,
  cutBy,
  decks,
  endedBy,
  fixedBurn,
  layouts,
  leastBehindCutCard,
  loadedCards,
  loadedFacing,
  openingBurns,
  replaced,
  replacedByHouse,
  reshuffled,
  seats,
  shoeDevice,
  shuffled,
  shuffledBy,
  wholeSet,
} from '../src/facts/shoe'
import type { Clause } from './support/world'

Given('the shoe is dealt by hand', function (this: Clause) {
  this.among(['shoe'], shoeDevice())
})

Given('the house burns {word}', function (this: Clause, method: string) {
  this.among(
    [{ decks: 'decks', 'first-card': 'first-card', fixed: 'fixed', either: 'either' }[method] ?? method],
    burnMethod(),
  )
})

Given('the round is dealt from a shoe', function (this: Clause) {
  this.among([true], fromShoe())
})

Given('the round is dealt by hand from a shoe', function (this: Clause) {
  this.among([true], fromShoe())
  this.among(['shoe'], dealtFrom())
})

Given('the cut card has come out', function (this: Clause) {
  this.among([true], cutCardOut())
})

Given('a demonstration round', function (this: Clause) {
  this.among(['demonstration'], dealtStatus())
})

Given('a settled round along its shoe', function (this: Clause) {
  this.among(['settled'], dealtStatus())
})

Given('the shoe has ended at the cut card', function (this: Clause) {
  this.among(['cut-card'], endedBy())
})

Then('the table must have {int} to {int} layouts', function (this: Clause, least: number, most: number) {
  this.must(`a table must have at least ${least} layout`, layouts(), 'at least', least)
  return this.must(`a table must have at most ${most} layouts`, layouts(), 'at most', most)
})

Then('the table must have at least {int} seats', function (this: Clause, least: number) {
  return this.must(`a table must have at least ${least} seats`, seats(), 'at least', least)
})

Then('it must be built from {int} to {int} decks', function (this: Clause, least: number, most: number) {
  this.must(`a shoe must have at least ${least} decks`, decks(), 'at least', least)
  return this.must(`a shoe must have at most ${most} decks`, decks(), 'at most', most)
})

Then('no card must have come out more often than the decks hold it', function (this: Clause) {
  return this.must(
    'no card may come out more often than the decks hold it',
    copies(),
    'at most',
    copiesInShoe(),
  )
})

Then('the dealer must have shuffled first', function (this: Clause) {
  this.must('the cards must be shuffled first', shuffled(), 'is', 'first')
  return this.must('the dealer must shuffle', shuffledBy(), 'is', 'dealer')
})

Then('one bettor or the dealer must have cut', function (this: Clause) {
  return this.must('a bettor or the dealer must cut, once', cutBy(), 'is among', ['bettor', 'dealer'])
})

Then('at least the least number of cards must lie behind the cut card', function (this: Clause) {
  return this.must(
    'enough cards must lie behind the cut card',
    behindCutCard(),
    'at least',
    leastBehindCutCard(),
  )
})

Then(
  'all of its cards, {int} a deck, must have been loaded face down',
  function (this: Clause, perDeck: number) {
    this.must('the whole set must be loaded', loadedCards(), 'is', wholeSet(perDeck))
    return this.must('the cards must be loaded face down', loadedFacing(), 'is', 'down')
  },
)

Then('as many cards as decks must have been burned', function (this: Clause) {
  return this.must('as many cards as decks must be burned', burnedCards(), 'is', decks())
})

Then('as many cards as the shown card counts must have been burned', function (this: Clause) {
  return this.must(
    'as many cards as the shown card counts must be burned',
    burnedCards(),
    'is',
    burnByFirstCard(),
  )
})

Then(
  'the number that it has fixed, from {int} to {int}, must have been burned',
  function (this: Clause, least: number, most: number) {
    this.must('the fixed number of cards must be burned', burnedCards(), 'is', fixedBurn())
    this.must(`at least ${least} card must be burned`, burnedCards(), 'at least', least)
    return this.must(`at most ${most} cards must be burned`, burnedCards(), 'at most', most)
  },
)

Then('as many cards as decks, or as the shown card counts, must have been burned', function (this: Clause) {
  return this.must('the number of decks or the first card must fix the burn', burnFits(), 'is among', [
    'the decks',
    'the first card',
  ])
})

Then('cards must have been burned once, and last', function (this: Clause) {
  this.must('cards must be burned once', openingBurns(), 'is', 1)
  return this.must('the burn must be the last step', burnedLast(), 'is', true)
})

Then('it must be one of the first {int} of its shoe', function (this: Clause, most: number) {
  return this.must(`a shoe may have at most ${most} demonstrations`, demonstrations(), 'at most', most)
})

Then('no bet must have been taken on it', function (this: Clause) {
  return this.must('a demonstration must take no bets', betsOnIt(), 'is', false)
})

Then("it must come before the shoe's first settled round", function (this: Clause) {
  return this.must('a demonstration must come before play', settledBefore(), 'is', 0)
})

Then("it must be dealt at the house's time, before or after the burn", function (this: Clause) {
  return this.must(
    "a demonstration must be dealt at the house's time",
    demonstrated(),
    'is',
    demonstrationTime(),
  )
})

Then(
  'at most {int} round must have followed, or none where the current is the last',
  function (this: Clause, more: number) {
    return this.must(
      'no more rounds may follow the cut card',
      roundsSinceCutCard(),
      'at most',
      roundsAllowed(more),
    )
  },
)

Then('the cards must have been shuffled again', function (this: Clause) {
  return this.must('the cards must be shuffled again', reshuffled(), 'is', true)
})

Then('the house must have replaced what it declares', function (this: Clause) {
  return this.must(
    'soiled cards must be replaced by what the house declares',
    replaced(),
    'is',
    replacedByHouse(),
  )
})

Then('no card must have left the shoe out of its order or unseen', function (this: Clause) {
  return this.must('no card may leave the shoe unseen', gap(), 'is', 0)
})
