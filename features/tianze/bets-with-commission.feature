@article-TZ.S
Feature: Bets in the mode with commission (標準)
  What each bet of the table of odds pays; the dragon bonus by its own table, under TZ.DR2 to TZ.DR15.

  @clause-TZ.S.banker
  Rule: A winning bet on the Banker must pay 0.95 to 1

    The odds of 0.95 and the 5 % in the column beside them are one commission: an engine that takes it twice pays
    0.9025.

    Scenario: A winning bet on the Banker
      Given the Banker has the higher total
      And an accepted bet on the Banker
      And in the mode with commission
      And with any total of the Banker from 1 to 9
      Then the stake and the win less 5% must have been returned

  @clause-TZ.S.player
  Rule: A winning bet on the Player must pay 1 to 1

    Scenario: A winning bet on the Player
      Given the Player has the higher total
      And an accepted bet on the Player
      And in the mode with commission
      And with any total of the Player from 1 to 9
      Then the stake and 1 to 1 must have been returned

  @clause-TZ.S.tie
  Rule: A winning bet on the Tie must pay 8 to 1

    Scenario: A winning bet on the Tie
      Given the two totals are equal
      And an accepted bet on the Tie
      And in the mode with commission
      And at any total
      Then the stake and 8 to 1 must have been returned

  @clause-TZ.S.bpair
  Rule: A winning bet on the Banker Pair must pay 11 to 1

    The house speaks of the same card, and shows two suits of one rank: rank alone makes a pair, as in 13.4.b.

    Scenario: A winning bet on the Banker Pair
      Given the Banker's first two cards are of one rank
      And an accepted bet on the Banker Pair
      And in the mode with commission
      Then the stake and 11 to 1 must have been returned

  @clause-TZ.S.ppair
  Rule: A winning bet on the Player Pair must pay 11 to 1

    Scenario: A winning bet on the Player Pair
      Given the Player's first two cards are of one rank
      And an accepted bet on the Player Pair
      And in the mode with commission
      Then the stake and 11 to 1 must have been returned

  @clause-TZ.S.big
  Rule: A bet on Big must pay 0.54 to 1 on five or six cards in all, and lose on four

    Scenario Outline: The Player holds <player> cards and the Banker <banker>
      Given the Player holds <player> cards
      And the Banker holds <banker> cards
      And an accepted bet on the Big
      And in the mode with commission
      And whichever hand wins, or neither
      Then the stake and 0.54 to 1, as the table can pay it, must have been returned

      Examples:
        | player | banker |
        | 3      | 2      |
        | 2      | 3      |
        | 3      | 3      |

    Scenario: Neither hand has drawn
      Given the hands hold 4 cards in all
      And an accepted bet on the Big
      And in the mode with commission
      And whichever hand wins, or neither
      Then nothing must have been returned

  @clause-TZ.S.small
  Rule: A bet on Small must pay 1.50 to 1 on four cards in all, and lose on five or six

    The house counts four cards "drawn ones apart", which would make every round small: no third card is meant.

    Scenario: Neither hand has drawn
      Given the hands hold 4 cards in all
      And an accepted bet on the Small
      And in the mode with commission
      And whichever hand wins, or neither
      Then the stake and 1.50 to 1, as the table can pay it, must have been returned

    Scenario Outline: The Player holds <player> cards and the Banker <banker>
      Given the Player holds <player> cards
      And the Banker holds <banker> cards
      And an accepted bet on the Small
      And in the mode with commission
      And whichever hand wins, or neither
      Then nothing must have been returned

      Examples:
        | player | banker |
        | 3      | 2      |
        | 2      | 3      |
        | 3      | 3      |

  @clause-TZ.S.bodd
  Rule: A bet on Banker Odd must pay 0.94 to 1 where the Banker's final total is odd, and lose elsewhere

    The final total counts, a third card with it, and whether the hand wins does not.

    Scenario: The Banker's final total is odd
      Given the Banker's final total is 1, 3, 5, 7, 9
      And an accepted bet on the Banker Odd
      And in the mode with commission
      And the Banker holds two or three cards
      Then the stake and 0.94 to 1, as the table can pay it, must have been returned

    Scenario: The Banker's final total is even
      Given the Banker's final total is 0, 2, 4, 6, 8
      And an accepted bet on the Banker Odd
      And in the mode with commission
      And the Banker holds two or three cards
      Then nothing must have been returned

  @clause-TZ.S.beven
  Rule: A bet on Banker Even must pay 0.94 to 1 where the Banker's final total is even, and lose elsewhere

    A total of nothing is even.

    Scenario: The Banker's final total is even
      Given the Banker's final total is 0, 2, 4, 6, 8
      And an accepted bet on the Banker Even
      And in the mode with commission
      And the Banker holds two or three cards
      Then the stake and 0.94 to 1, as the table can pay it, must have been returned

    Scenario: The Banker's final total is odd
      Given the Banker's final total is 1, 3, 5, 7, 9
      And an accepted bet on the Banker Even
      And in the mode with commission
      And the Banker holds two or three cards
      Then nothing must have been returned

  @clause-TZ.S.podd
  Rule: A bet on Player Odd must pay 0.96 to 1 where the Player's final total is odd, and lose elsewhere

    Scenario: The Player's final total is odd
      Given the Player's final total is 1, 3, 5, 7, 9
      And an accepted bet on the Player Odd
      And in the mode with commission
      And the Player holds two or three cards
      Then the stake and 0.96 to 1, as the table can pay it, must have been returned

    Scenario: The Player's final total is even
      Given the Player's final total is 0, 2, 4, 6, 8
      And an accepted bet on the Player Odd
      And in the mode with commission
      And the Player holds two or three cards
      Then nothing must have been returned

  @clause-TZ.S.peven
  Rule: A bet on Player Even must pay 0.90 to 1 where the Player's final total is even, and lose elsewhere

    Less than Odd pays: the rates of one bet are easily taken for the other's.

    Scenario: The Player's final total is even
      Given the Player's final total is 0, 2, 4, 6, 8
      And an accepted bet on the Player Even
      And in the mode with commission
      And the Player holds two or three cards
      Then the stake and 0.90 to 1, as the table can pay it, must have been returned

    Scenario: The Player's final total is odd
      Given the Player's final total is 1, 3, 5, 7, 9
      And an accepted bet on the Player Even
      And in the mode with commission
      And the Player holds two or three cards
      Then nothing must have been returned
