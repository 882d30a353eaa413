@article-4
Feature: Article 4 - Exposed cards (陽反牌)
  A card that comes out face up by accident changes nothing.

  @clause-4.a
  Rule: An exposed card must stay in play

    The hands of the round must hold every card that the log reports as exposed.

    Scenario: A card has come out face up
      Given the round is settled or void
      And a card has come out face up by accident
      Then the exposed cards must have been kept

  @clause-4.b
  Rule: Bets of a round with an exposed card must stand

    A void round needs another cause than the exposure: a misdeal that could not be put right.

    Scenario: A round with an exposed card and no misdeal
      Given the round is settled or void
      And the house reads article 4 to protect the round
      And no misdeal is recorded
      Then the round must have been settled
