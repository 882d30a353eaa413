@article-18
Feature: Article 18 - Bets after a tie at an SJM house (抽水)
  The note after article 18, which narrows what article 12 leaves to the house.

  @clause-18.3
  Rule: After a tie a bet must only be kept or increased

    Scenario: A bet that a tie left undecided
      Given a bet that a tie left undecided
      Then it must have been kept or increased
