Feature: Super Six (超級六)
  A bet that the Banker wins on six.

  @article-13 @clause-13.0
  Rule: No other bets than article 13's and Super Six must be taken

    Scenario: A bet that was taken
      Given an accepted bet
      Then the bet must be on one of Player, Banker, Tie, Player Pair, Banker Pair, Super Six, or approved for the house

  @article-SX @clause-SX.1
  Rule: A bet on Super Six must pay 15 to 1 where the Banker wins on six, and lose elsewhere

    On two cards and three alike.

    Scenario: The Banker wins on six
      Given the Banker has the higher total
      And the Banker's final total is 6
      And an accepted bet on the Super Six
      And the Banker holds two or three cards
      Then the stake and 15 to 1 must have been returned

    Scenario: The Banker wins on another total
      Given the Banker has the higher total
      And the Banker's final total is 1-5, 7-9
      And an accepted bet on the Super Six
      Then nothing must have been returned

    Scenario: The Player wins
      Given the Player has the higher total
      And an accepted bet on the Super Six
      And with any total of the Player from 1 to 9
      Then nothing must have been returned

    Scenario: A tie
      Given the two totals are equal
      And an accepted bet on the Super Six
      And at any total
      Then nothing must have been returned
