@article-18
Feature: Article 18 - Commission and limits (抽水)
  What the house takes of the Banker's winnings, and which stakes it may accept.

  @clause-18.1
  Rule: The house must take 5 % of what a bet on the Banker wins

    Or, in the mode of Despacho 73/2005, no commission, and half pay when the Banker wins on six.
    How a commission is rounded that the table cannot pay is the house's reading: commissionRounding.

    @contingent
    Scenario: A winning bet on the Banker at a table that takes commission
      Given the Banker has the higher total
      And an accepted bet on the Banker
      And the table takes commission
      And with any total of the Banker from 1 to 9
      Then the stake and the win less 5% must have been returned

    @contingent
    Scenario: A Banker's six of two cards or three at a table that takes commission
      Given the Banker has the higher total
      And the Banker's final total is 6
      And an accepted bet on the Banker
      And the table takes commission
      And the Banker holds two or three cards
      Then the stake and the win less 5% must have been returned

    @contingent
    Scenario: A winning bet on the Banker at a table without commission, but on six
      Given the Banker has the higher total
      And the Banker's final total is 1-5, 7-9
      And an accepted bet on the Banker
      And the table takes no commission and pays half on a six
      Then the stake and 1 to 1 must have been returned

    @contingent
    Scenario: A Banker's six at a table without commission
      Given the Banker has the higher total
      And the Banker's final total is 6
      And an accepted bet on the Banker
      And the table takes no commission and pays half on a six
      And the Banker holds two or three cards
      Then the stake and 0.5 to 1 must have been returned

    @contingent
    Scenario: A commission that the log states for a winning bet on the Banker
      Given the Banker has the higher total
      And an accepted bet on the Banker
      And the table takes commission
      Then any commission stated must be what was taken

    @contingent
    Scenario Outline: A commission that the log states for a bet on the <bet>
      Given an accepted bet on the <bet>
      Then no commission must be stated

      Examples:
        | bet         |
        | Player      |
        | Tie         |
        | Player Pair |
        | Banker Pair |

  @clause-18.2.a
  Rule: No stake must be above the maximum

    A bettor's stakes on a bet together, or each bet, is the house's reading: limitScope.

    Scenario: A stake and its maximum
      Given an accepted bet on one of Player, Banker, Tie, Player Pair, Banker Pair
      Then the stake must be at most the maximum

  @clause-18.2.b
  Rule: A stake on the Banker must be the minimum or a multiple of it

    Or of a unit that the house declares: bankerMultiple.

    Scenario: A stake on the Banker
      Given an accepted bet on the Banker
      Then the stake must be the minimum or a multiple of it

  @clause-18.2.c
  Rule: A stake on the Player must reach the minimum

    Whether it must exceed it is the house's reading: playerMinimum.

    Scenario: A stake on the Player
      Given an accepted bet on the Player
      Then the stake must be at least the minimum
