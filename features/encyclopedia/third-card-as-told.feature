@article-WK.R
Feature: Third cards as the encyclopedia tells them (補牌規則)
  A natural first, then the Player, then the Banker. It demands what article 9 demands, in other words.

  @clause-WK.R1
  Rule: Where either hand is a natural, neither must draw

    Scenario Outline: A natural of the <hand>'s
      Given the <hand>'s first two cards are a natural
      And the <other>'s first two cards may total 0-9
      Then the <which> must stand

      Examples:
        | hand   | other  | which  |
        | Player | Banker | Player |
        | Player | Banker | Banker |
        | Banker | Player | Player |
        | Banker | Player | Banker |

  @clause-WK.R2
  Rule: The Player must draw on 0 to 5, and stand on 6 or more

    Scenario: The Player on 0 to 5
      Given neither hand is a natural
      And the Player's first two cards total 0-5
      And the Banker's first two cards may total 0-7
      Then the Player must draw

    Scenario: The Player on 6 or 7
      Given neither hand is a natural
      And the Player's first two cards total 6-7
      And the Banker's first two cards may total 0-7
      Then the Player must stand

  @clause-WK.R3
  Rule: When the Player took no card, the Banker must draw on 0 to 5, and stand on 6 or more

    Told of a Player on 6 to 9; on 8 or 9 nobody draws, by WK.R1, which prevails.

    Scenario: The Banker on 0 to 5 when the Player stood
      Given neither hand is a natural
      And the Player has stood, on 6-7
      And the Banker's first two cards total 0-5
      Then the Banker must draw

    Scenario: The Banker on 6 or 7 when the Player stood
      Given neither hand is a natural
      And the Player has stood, on 6-7
      And the Banker's first two cards total 6-7
      Then the Banker must stand

  @clause-WK.R4
  Rule: The Banker on 0, 1 or 2 must draw whatever the Player drew

    Scenario: The Banker on 0 to 2 when the Player drew
      Given neither hand is a natural
      And the Player has drawn a third card counting 0-9, on 0-5
      And the Banker's first two cards total 0-2
      Then the Banker must draw

  @clause-WK.R5
  Rule: The Banker on 3 must stand against an 8 alone

    The Player's third card by itself counts, not the total of three.

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

  @clause-WK.R6
  Rule: The Banker on 4 must stand against 0, 1, 8 or 9, and draw against others

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

  @clause-WK.R7
  Rule: The Banker on 5 must stand against 0 to 3, 8 or 9, and draw against others

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

  @clause-WK.R8
  Rule: The Banker on 6 must draw against 6 or 7, and stand against others

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

  @clause-WK.R9
  Rule: The Banker on 7 or more must stand

    Scenario: The Banker on 7 when the Player drew
      Given neither hand is a natural
      And the Player has drawn a third card counting 0-9, on 0-5
      And the Banker's first two cards total 7
      Then the Banker must stand
