@article-1
Feature: Article 1 - Equipment (用具)
  What a table is equipped with. A log shows the decks and the table; devices are attested.

  @clause-1.1
  Rule: A shoe must be built from six to twelve decks of fifty-two cards

    Scenario: The decks of a shoe
      Then it must be built from 6 to 12 decks

    Scenario: The cards that come out of it
      Given the round is dealt from a shoe
      Then no card must have come out more often than the decks hold it

  @clause-1.5
  Rule: A table must carry one or two layouts and seven or more seats

    Scenario: A table as it is set up
      Then the table must have 1 to 2 layouts

    Scenario: The seats of a table
      Then the table must have at least 7 seats
