@article-2
Feature: Article 2 - Start of betting (開始投注)
  How a shoe that is dealt by hand is made ready: shuffle, cut, cut card, load, burn, in that order.

  @clause-2.1.a
  Rule: The dealer must shuffle before anything else is done with the cards

    Scenario: The shuffle
      Given the shoe is dealt by hand
      Then the dealer must have shuffled first

  @clause-2.1.b
  Rule: One bettor or the dealer must cut the pack

    Scenario: The cut
      Given the shoe is dealt by hand
      Then one bettor or the dealer must have cut

  @clause-2.1.c
  Rule: The cut card must go in with about twelve cards behind it at least

    How many is the house's reading: cutCardMinimum. Twelve let the current round and one more finish.

    Scenario: The cards behind the cut card
      Given the shoe is dealt by hand
      Then at least the least number of cards must lie behind the cut card

  @clause-2.1.d
  Rule: The whole set must be loaded face down

    Scenario: Loading the shoe
      Given the shoe is dealt by hand
      Then all of its cards, 52 a deck, must have been loaded face down

  @clause-2.1.e
  Rule: A house that burns by decks must burn as many cards as there are decks

    Scenario: The burn by decks
      Given the shoe is dealt by hand
      And the house burns decks
      Then as many cards as decks must have been burned

  @clause-2.1.f
  Rule: A house that burns by the first card must burn as many cards as it counts

    What a ten or a picture counts, and whether the shown card is one of them, are the house's readings:
    burnFaceCount, burnIncludesShown.

    Scenario: The burn by the first card
      Given the shoe is dealt by hand
      And the house burns first-card
      Then as many cards as the shown card counts must have been burned

  @clause-2.1.g
  Rule: Cards must be burned by one formula, before any is dealt

    Where the house has not declared which, either formula may fit.

    Scenario: The burn ends the preparation
      Given the shoe is dealt by hand
      Then cards must have been burned once, and last

    @contingent
    Scenario: The burn of a house that has not declared its formula
      Given the shoe is dealt by hand
      And the house burns either
      Then as many cards as decks, or as the shown card counts, must have been burned

  @clause-2.1.h
  Rule: A house that burns a fixed number must burn that one, of 1 to 8

    Scenario: The burn of a fixed number
      Given the shoe is dealt by hand
      And the house burns fixed
      Then the number that it has fixed, from 1 to 8, must have been burned

  @clause-2.2.a
  Rule: A shoe may start with demonstration rounds, on which no bet must be taken

    Before or after the burn is the house's reading: demonstrationTiming.

    Scenario: Bets on a demonstration
      Given a demonstration round
      Then no bet must have been taken on it

    Scenario: A demonstration in its place
      Given a demonstration round
      Then it must come before the shoe's first settled round

    Scenario: A demonstration and the burn
      Given a demonstration round
      Then it must be dealt at the house's time, before or after the burn

  @clause-2.2.b
  Rule: A shoe must not have more than three demonstration rounds

    @contingent
    Scenario: The number of demonstrations
      Given a demonstration round
      Then it must be one of the first 3 of its shoe
