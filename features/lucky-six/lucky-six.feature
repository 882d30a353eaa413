Feature: Lucky Six (幸運六)
  A bet that a hand wins on six, paid by the number of its cards.

  @article-13 @clause-13.0
  Rule: No other bets than those listed must be taken, Lucky Six among them

    Article 13 lists no such bet: it needs an authorisation. On which side it may be made is judged under WK.L1.

    Scenario: A bet that was taken
      Given an accepted bet
      Then the bet must be on one of Player, Banker, Tie, Player Pair, Banker Pair, Lucky Six, Player Lucky Six, or approved for the house

  @article-WK.L @clause-WK.L1
  Rule: Lucky Six may be bet on the Banker's side, or on either where the house reads it so

    The authorisation of 2018 knows one bet, on the Banker, and lets it stand alone. As the encyclopedia tells it,
    it may be made on either hand by who bets on that hand: luckySixSide.

    Scenario: A Lucky Six that was taken
      Given an accepted bet
      Then a Lucky Six must be on a side that the house takes

    Scenario Outline: A bet on the <bet>, of a house that takes it on either side
      Given the house takes Lucky Six on either side
      And an accepted bet on the <bet>
      Then the bettor must have a bet on the <hand> beside it

      Examples:
        | bet              | hand   |
        | Lucky Six        | Banker |
        | Player Lucky Six | Player |

  @article-WK.L @clause-WK.L2
  Rule: A bettor must not bet on both hands, where the house forbids it

    The encyclopedia says so beside Lucky Six, and elsewhere that the choice is free: bothSides.

    Scenario Outline: A bet on the <hand>
      Given the house lets no bettor bet on both hands
      And an accepted bet on the <hand>
      Then the bettor must have no bet on the <other> beside it

      Examples:
        | hand   | other  |
        | Player | Banker |
        | Banker | Player |

  @article-WK.L @clause-WK.L3
  Rule: Lucky Six must pay 12 to 1 on a six of two cards and 20 to 1 on a six of three

    The hand must win: a six that ties or loses pays nothing. Look at whether cards are counted on the winning hand
    alone.

    Scenario: The Banker wins on a six of two cards
      Given the Banker has the higher total
      And the Banker's final total is 6
      And the Banker holds 2 cards
      And an accepted bet on the Lucky Six
      And by any margin from 1 to 6
      Then the stake and 12 to 1 must have been returned

    Scenario: The Banker wins on a six of three cards
      Given the Banker has the higher total
      And the Banker's final total is 6
      And the Banker holds 3 cards
      And an accepted bet on the Lucky Six
      And by any margin from 1 to 6
      Then the stake and 20 to 1 must have been returned

    Scenario: The Banker wins on another total
      Given the Banker has the higher total
      And the Banker's final total is 1-5, 7-9
      And an accepted bet on the Lucky Six
      Then nothing must have been returned

    Scenario: The Banker does not win on six
      Given the Player has the higher total
      And the Banker's final total is 6
      And an accepted bet on the Lucky Six
      And the Banker holds two or three cards
      And with any total of the Player from 7 to 9
      Then nothing must have been returned

    Scenario: The Player wins
      Given the Player has the higher total
      And an accepted bet on the Lucky Six
      And with any total of the Player from 1 to 9
      Then nothing must have been returned

    Scenario: A tie
      Given the two totals are equal
      And an accepted bet on the Lucky Six
      And at any total
      Then nothing must have been returned

    @contingent
    Scenario: The Player wins on a six of two cards, at a house that takes either side
      Given the house takes Lucky Six on either side
      And the Player has the higher total
      And the Player's final total is 6
      And the Player holds 2 cards
      And an accepted bet on the Player Lucky Six
      And by any margin from 1 to 6
      Then the stake and 12 to 1 must have been returned

    @contingent
    Scenario: The Player wins on a six of three cards, at a house that takes either side
      Given the house takes Lucky Six on either side
      And the Player has the higher total
      And the Player's final total is 6
      And the Player holds 3 cards
      And an accepted bet on the Player Lucky Six
      And by any margin from 1 to 6
      Then the stake and 20 to 1 must have been returned

    @contingent
    Scenario: The Player wins on another total, at a house that takes either side
      Given the house takes Lucky Six on either side
      And the Player has the higher total
      And the Player's final total is 1-5, 7-9
      And an accepted bet on the Player Lucky Six
      Then nothing must have been returned

    @contingent
    Scenario: The Player does not win on six, at a house that takes either side
      Given the house takes Lucky Six on either side
      And the Banker has the higher total
      And an accepted bet on the Player Lucky Six
      And with any total of the Banker from 1 to 9
      Then nothing must have been returned

    @contingent
    Scenario: A tie, at a house that takes either side
      Given the house takes Lucky Six on either side
      And the two totals are equal
      And an accepted bet on the Player Lucky Six
      And at any total
      Then nothing must have been returned
