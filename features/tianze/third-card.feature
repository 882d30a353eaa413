@article-TZ.D
Feature: Third cards by the operator's table (補牌規則)
  A row for each total of the first two cards. Once TZ.V2 has ended the rounds with a natural, it demands what
  article 9 demands.

  @clause-TZ.D1
  Rule: The Player on 0 to 5 must draw

    Scenario: The Player on 0 to 5
      Given neither hand is a natural
      And the Player's first two cards total 0-5
      And the Banker's first two cards may total 0-7
      Then the Player must draw

  @clause-TZ.D2
  Rule: The Player on 6 or 7 must stand

    Scenario: The Player on 6 or 7
      Given neither hand is a natural
      And the Player's first two cards total 6-7
      And the Banker's first two cards may total 0-7
      Then the Player must stand

  @clause-TZ.D3
  Rule: A Player on 8 or 9 must decide the round at once

    Scenario Outline: A natural of the Player's, and the <which>
      Given the Player's first two cards are a natural
      And the Banker's first two cards may total 0-9
      Then the <which> must stand

      Examples:
        | which  |
        | Player |
        | Banker |

  @clause-TZ.D4
  Rule: The Banker on 0, 1 or 2 must draw

    Scenario: The Banker on 0 to 2 when the Player drew
      Given neither hand is a natural
      And the Player has drawn a third card counting 0-9, on 0-5
      And the Banker's first two cards total 0-2
      Then the Banker must draw

    Scenario: The Banker on 0 to 2 when the Player stood
      Given neither hand is a natural
      And the Player has stood, on 6-7
      And the Banker's first two cards total 0-2
      Then the Banker must draw

  @clause-TZ.D5
  Rule: The Banker on 3 must draw unless the Player's third card is an 8

    Scenario: The Banker on 3 against every third card but an 8
      Given neither hand is a natural
      And the Player has drawn a third card counting 0-7, 9, on 0-5
      And the Banker's first two cards total 3
      Then the Banker must draw

    Scenario: The Banker on 3 against an 8
      Given neither hand is a natural
      And the Player has drawn a third card counting 8, on 0-5
      And the Banker's first two cards total 3
      Then the Banker must stand

    Scenario: The Banker on 3 when the Player stood
      Given neither hand is a natural
      And the Player has stood, on 6-7
      And the Banker's first two cards total 3
      Then the Banker must draw

  @clause-TZ.D6
  Rule: The Banker on 4 must draw against 2 to 7, and stand against 0, 1, 8 or 9

    Scenario: The Banker on 4 against 2 to 7
      Given neither hand is a natural
      And the Player has drawn a third card counting 2-7, on 0-5
      And the Banker's first two cards total 4
      Then the Banker must draw

    Scenario: The Banker on 4 against 0, 1, 8 and 9
      Given neither hand is a natural
      And the Player has drawn a third card counting 0-1, 8-9, on 0-5
      And the Banker's first two cards total 4
      Then the Banker must stand

    Scenario: The Banker on 4 when the Player stood
      Given neither hand is a natural
      And the Player has stood, on 6-7
      And the Banker's first two cards total 4
      Then the Banker must draw

  @clause-TZ.D7
  Rule: The Banker on 5 must draw against 4 to 7, and stand against others

    Scenario: The Banker on 5 against 4 to 7
      Given neither hand is a natural
      And the Player has drawn a third card counting 4-7, on 0-5
      And the Banker's first two cards total 5
      Then the Banker must draw

    Scenario: The Banker on 5 against 0 to 3, 8 and 9
      Given neither hand is a natural
      And the Player has drawn a third card counting 0-3, 8-9, on 0-5
      And the Banker's first two cards total 5
      Then the Banker must stand

    Scenario: The Banker on 5 when the Player stood
      Given neither hand is a natural
      And the Player has stood, on 6-7
      And the Banker's first two cards total 5
      Then the Banker must draw

  @clause-TZ.D8
  Rule: The Banker on 6 must draw against 6 or 7, and stand against others or when the Player took no card

    Scenario: The Banker on 6 against 6 and 7
      Given neither hand is a natural
      And the Player has drawn a third card counting 6-7, on 0-5
      And the Banker's first two cards total 6
      Then the Banker must draw

    Scenario: The Banker on 6 against 0 to 5, 8 and 9
      Given neither hand is a natural
      And the Player has drawn a third card counting 0-5, 8-9, on 0-5
      And the Banker's first two cards total 6
      Then the Banker must stand

    Scenario: The Banker on 6 when the Player stood
      Given neither hand is a natural
      And the Player has stood, on 6-7
      And the Banker's first two cards total 6
      Then the Banker must stand

  @clause-TZ.D9
  Rule: The Banker on 7 must stand

    Scenario: The Banker on 7 when the Player drew
      Given neither hand is a natural
      And the Player has drawn a third card counting 0-9, on 0-5
      And the Banker's first two cards total 7
      Then the Banker must stand

    Scenario: The Banker on 7 when the Player stood
      Given neither hand is a natural
      And the Player has stood, on 6-7
      And the Banker's first two cards total 7
      Then the Banker must stand

  @clause-TZ.D10
  Rule: A Banker on 8 or 9 must decide the round at once

    Scenario Outline: A natural of the Banker's, and the <which>
      Given the Banker's first two cards are a natural
      And the Player's first two cards may total 0-9
      Then the <which> must stand

      Examples:
        | which  |
        | Player |
        | Banker |

  @clause-TZ.D11
  Rule: A 6 or 7 in both hands must decide the round at once, and tie where they are equal

    Scenario Outline: Both hands on 6 or 7, and the <which>
      Given the Player's first two cards total 6-7
      And the Banker's first two cards total 6-7
      Then the <which> must stand

      Examples:
        | which  |
        | Player |
        | Banker |

    Scenario Outline: Both hands on <total>
      Given the Player's first two cards total <total>
      And the Banker's first two cards total <total>
      And the two totals are equal
      Then a tie must be stated

      Examples:
        | total |
        | 6     |
        | 7     |
