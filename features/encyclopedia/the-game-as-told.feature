Feature: Baccarat as the encyclopedia tells it (百家樂)
  Seats and limits, who opens the cards, what cards count, and what is paid.

  @article-WK.B @clause-WK.B1
  Rule: A table must have nine seats, or fourteen where it is a large one

    Who stands may bet as well, in boxes that belong to no seat: article 15 says where.

    Scenario: The seats of a table
      Then the table must have 9 or 14 seats

  @article-WK.B @clause-WK.B2
  Rule: Stakes beyond the table's limit must have been reduced before the deal

    Told as a limit on both sides' stakes; article 14 and custom mean their difference: differential.

    Scenario: The stakes that a round was dealt on
      Then the unequal stakes must be within the differential

  @article-WK.B @clause-WK.B3
  Rule: Every table must have a minimum

    Scenario: The minimum of a table
      Then a bet on either hand must have a minimum

  @article-WK.B @clause-WK.B4
  Rule: Cards of ten points must be no pair unless they are of one rank

    The bets on ties and pairs, on one hand or both, are judged by what they pay.

    Scenario Outline: The <hand>'s first two cards differ in rank
      Given the <hand>'s first two cards differ in rank
      Then no <hand> pair must be stated

      Examples:
        | hand   |
        | Player |
        | Banker |

  @article-WK.H @clause-WK.H1
  Rule: Only a seated bettor with a stake must hold the cards

    The bettor of the largest stake may name another seated bettor, or the dealer. Article 16 knows no naming: a
    bettor so named violates 16.2.a, which prevails.

    @contingent
    Scenario Outline: The <hand>'s cards at a table that allows holding
      Given the table allows holding
      And a bettor holds the <hand>'s cards
      Then a seated bettor with a stake must hold the <hand>'s cards

      Examples:
        | hand   |
        | Player |
        | Banker |

  @article-WK.D @clause-WK.D2
  Rule: The first and third card must go to the Player, the second and fourth to the Banker

    And a hand must have two or three cards.

    Scenario: The first four cards
      Given no misdeal is recorded
      Then the first four cards must have gone to Player, Banker, Player, Banker

    Scenario Outline: The cards of the <hand>
      Given whatever the <hand>'s first two cards total
      Then the <hand> must have received at least 2 cards
      And the <hand> must have received at most 3 cards

      Examples:
        | hand   |
        | Player |
        | Banker |

  @article-WK.V @clause-WK.V1
  Rule: An ace must count one, 2 to 9 their face

    Some houses count a ten as ten: of a total only the units remain, so that nothing differs but a burn.

    Scenario Outline: The <hand>'s stated total from faces alone
      Given the <hand> holds none of them
      Then the <hand>'s stated total must be that of its cards

      Examples:
        | hand   |
        | Player |
        | Banker |

  @article-WK.V @clause-WK.V2
  Rule: Of a total only the units must count

    Scenario Outline: The <hand>'s stated total where tens enter it
      Given the <hand> holds a ten, a picture or a sum of ten or more
      Then the <hand>'s stated total must be that of its cards

      Examples:
        | hand   |
        | Player |
        | Banker |

  @article-WK.S @clause-WK.S1
  Rule: The first two cards must settle the pairs, and the final totals the rest

    Scenario Outline: The <hand>'s pair beside a third card or none
      Given the <hand> has a pair
      And the <hand> holds two or three cards
      Then a <hand> pair must be stated

      Examples:
        | hand   |
        | Player |
        | Banker |

    Scenario Outline: The <hand> has the higher total in two cards or three
      Given the <hand> has the higher total
      And the <hand> holds two or three cards
      And by any margin
      Then the <hand> must be stated as the winner

      Examples:
        | hand   |
        | Player |
        | Banker |

  @article-WK.P @clause-WK.P1
  Rule: With commission a winning bet on the Banker must pay 0.95 to 1

    Of a table without commission nothing is asked here; 18.1 judges both.

    @contingent
    Scenario: A winning bet on the Banker
      Given the Banker has the higher total
      And an accepted bet on the Banker
      And in the mode with commission
      And with any total of the Banker from 1 to 9
      Then the stake and the win less 5% must have been returned

  @article-WK.P @clause-WK.P3
  Rule: A winning bet on the Player must pay 1 to 1

    Scenario: A winning bet on the Player
      Given the Player has the higher total
      And an accepted bet on the Player
      And with any total of the Player from 1 to 9
      Then the stake and 1 to 1 must have been returned

  @article-WK.P @clause-WK.P4
  Rule: A winning bet on the Tie must pay 8 to 1

    Scenario: A winning bet on the Tie
      Given the two totals are equal
      And an accepted bet on the Tie
      And at any total
      Then the stake and 8 to 1 must have been returned

  @article-WK.P @clause-WK.P5
  Rule: A winning pair bet must pay 11 to 1

    Scenario Outline: A winning bet on the <hand> Pair
      Given the <hand>'s first two cards are of one rank
      And an accepted bet on the <hand> Pair
      Then the stake and 11 to 1 must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |
