@article-17
Feature: Article 17 - Payouts (彩金)
  What winning bets pay, the stake coming back beside it, and that losing bets pay nothing.

  @clause-17.1
  Rule: A winning bet on the Player must pay 1 to 1

    The Banker's one to one is judged with its commission, under 18.1.

    Scenario: A winning bet on the Player
      Given the Player has the higher total
      And an accepted bet on the Player
      And with any total of the Player from 1 to 9
      Then the stake and 1 to 1 must have been returned

    Scenario: A natural 9 of the Player's against a natural 8
      Given the Player's first two cards total 9
      And the Banker's first two cards total 8
      And the Player has the higher total
      And an accepted bet on the Player
      Then the stake and 1 to 1 must have been returned

  @clause-17.2
  Rule: A winning bet on the Tie must pay 8 to 1

    Scenario: A winning bet on the Tie
      Given the two totals are equal
      And an accepted bet on the Tie
      And at any total
      Then the stake and 8 to 1 must have been returned

  @clause-17.3
  Rule: A winning pair bet must pay 11 to 1

    Scenario Outline: A winning bet on the <hand> Pair
      Given the <hand>'s first two cards are of one rank
      And an accepted bet on the <hand> Pair
      Then the stake and 11 to 1 must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-17.4
  Rule: A bet that neither won nor was held over by a tie must return nothing

    Scenario Outline: A bet on the <bet> when the <hand> wins
      Given the <hand> has the higher total
      And an accepted bet on the <bet>
      And by any margin
      Then nothing must have been returned

      Examples:
        | bet    | hand   |
        | Player | Banker |
        | Banker | Player |
        | Tie    | Player |
        | Tie    | Banker |

    Scenario Outline: A bet on the <hand> Pair without a pair
      Given the <hand>'s first two cards differ in rank
      And an accepted bet on the <hand> Pair
      And the <hand> holds two or three cards
      Then nothing must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |
