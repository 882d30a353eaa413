@article-3
Feature: Article 3 - Last round (最後一局)
  What the cut card ends, and when a shoe may be changed.

  @clause-3.1.a
  Rule: Once the cut card has come out, one more round may follow at most

    Or none, and how a cut card before a round's first card counts, are the house's readings: lastRound, cutCardFirst.

    Scenario: Rounds after the cut card
      Given the round is dealt by hand from a shoe
      And the cut card has come out
      Then at most 1 round must have followed, or none where the current is the last

  @clause-3.1.b
  Rule: After the last round the cards must be shuffled again

    Scenario: A shoe that has ended at the cut card
      Given the shoe has ended at the cut card
      Then the cards must have been shuffled again

  @clause-3.1.c
  Rule: Soiled cards must be replaced by new ones

    A set or a deck is the house's reading: soiledScope.

    Scenario: A replacement that the log records
      Then the house must have replaced what it declares

  @clause-3.2
  Rule: The shoe may be changed after any round, and not within one

    Scenario: A change of shoe
      Then the shoe must have been changed between rounds
