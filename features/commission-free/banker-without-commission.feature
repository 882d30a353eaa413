Feature: Baccarat without commission (免佣百家樂)
  The Banker is paid like the Player, and half when it wins on six: the alternative of Despacho 73/2005.

  @article-18 @clause-18.1
  Rule: The house must take no commission of what a bet on the Banker wins

    Judged in place of the 5 %. A bet in the mode with commission has no place at such a table.

    Scenario: The mode of a winning bet on the Banker
      Given the Banker has the higher total
      And an accepted bet on the Banker
      And with any total of the Banker from 1 to 9
      Then the bet must be in the mode without commission

    @contingent
    Scenario Outline: A commission that the log states for a bet on the <bet>
      Given an accepted bet on the <bet>
      Then no commission must be stated

      Examples:
        | bet         |
        | Player      |
        | Banker      |
        | Tie         |
        | Player Pair |
        | Banker Pair |

  @article-WK.P @clause-WK.P2
  Rule: A winning bet on the Banker must pay 1 to 1, and half on a six

    Half means half of the stake beside the stake. Look at whether the six is the Banker's final total, in two
    cards or three, and not the Player's. What half cannot be paid is rounded as the house reads it: payoutRounding.

    Scenario: The Banker wins on another total than six
      Given the Banker has the higher total
      And the Banker's final total is 1-5, 7-9
      And an accepted bet on the Banker
      Then the stake and 1 to 1 must have been returned

    Scenario: The Banker wins on six
      Given the Banker has the higher total
      And the Banker's final total is 6
      And an accepted bet on the Banker
      And the Banker holds two or three cards
      And by any margin from 1 to 6
      Then the stake and 0.5 to 1, as the table can pay it, must have been returned
