@article-14
Feature: Article 14 - Unequal stakes (注額不均)
  How far the stakes on the two hands may differ.

  @clause-14
  Rule: Unequal stakes must be accepted only up to the table's differential

    Needs the whole table's bets. What the limit bounds is the house's reading: differential.

    Scenario: The stakes of a round
      Then the unequal stakes must be within the differential
