@article-7
Feature: Article 7 - Dealing (派牌)
  How the first cards reach the hands, and which is opened first.

  @clause-7.1.a
  Rule: Cards must be dealt one at a time in turn, beginning with the Player

    A log shows it by one event a card, in the order of dealing.

    Scenario: The first four cards
      Given no misdeal is recorded
      Then the first four cards must have gone to Player, Banker, Player, Banker

  @clause-7.1.b
  Rule: Each hand must receive two cards

    Scenario Outline: The <hand>'s first cards
      Then the <hand> must have received at least 2 cards

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-7.1.c
  Rule: The Player's cards must be turned first

    Judged at tables that deal face down.

    Scenario: Turning the cards
      Given the cards come out of a dealing shoe
      And no misdeal is recorded
      Then the Player must have been turned first

  @clause-7.2.a
  Rule: An automatic shuffler's cards must be dealt face up

    Scenario: Cards from an automatic shuffler
      Given the cards come out of an automatic shuffler
      Then every card must have been dealt face up

  @clause-7.2.b
  Rule: All cards must go back into an automatic shuffler after every round

    Scenario: The cards of a round from an automatic shuffler
      Given the cards come out of an automatic shuffler
      Then all cards of the round must have gone back into it
