@article-8
Feature: Article 8 - Burning (銷牌)
  At the start of each round the house may burn cards, and nowhere else does a card leave the shoe unseen.

  @clause-8
  Rule: Cards may be burned at a round's start only

    A break in the numbering of the shoe's cards is a card that left it unrecorded, or a round that is not in the log.

    Scenario: Cards burned in a round
      Then cards must have been burned at the round's start

    Scenario: How many cards are burned
      Then no more cards must have been burned than the house declares

    Scenario: The order of the shoe
      Given the round is dealt by hand from a shoe
      Then no card must have left the shoe out of its order or unseen
