@article-13
Feature: Article 13 - Bets (投注項目)
  Which bets may be taken, and what a pair is.

  @clause-13.0
  Rule: No other bets than those listed must be taken

    A house with approval for further bets declares them: approvedSideBets.

    Scenario: A bet that was taken
      Given an accepted bet
      Then the bet must be on one of Player, Banker, Tie, Player Pair, Banker Pair, or approved for the house

  @clause-13.4.a
  Rule: A pair bet may be made in addition

    Whether it needs a bet on the Player or the Banker beside it is the house's reading: pairNeedsMainBet.

    Scenario Outline: A bet on the <bet>
      Given the house asks for a bet on the Player or the Banker beside a pair bet
      And an accepted bet on the <bet>
      Then the bettor must have a bet on the Player or the Banker beside it

      Examples:
        | bet         |
        | Player Pair |
        | Banker Pair |

  @clause-13.4.b
  Rule: Two first cards of one rank must be a pair, and no others

    Suits do not matter, points do not: two jacks are a pair, a jack and a queen are none. Look at whether
    the third card, or its absence, enters the comparison.

    Scenario Outline: The <hand>'s first two cards are of one rank
      Given the <hand>'s first two cards are of one rank
      Then a <hand> pair must be stated

      Examples:
        | hand   |
        | Player |
        | Banker |

    Scenario Outline: The <hand>'s pair beside a third card or none
      Given the <hand> has a pair
      And the <hand> holds two or three cards
      Then a <hand> pair must be stated

      Examples:
        | hand   |
        | Player |
        | Banker |

    Scenario Outline: The <hand>'s first two cards differ in rank
      Given the <hand>'s first two cards differ in rank
      And the <hand> holds two or three cards
      Then no <hand> pair must be stated

      Examples:
        | hand   |
        | Player |
        | Banker |
