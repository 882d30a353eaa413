@article-9
Feature: Article 9 - Third card (增牌)
  At most one more card a hand, the Player first, and only as these rules say. A natural on either hand
  brings the round under 9.2, 9.4.5 and 9.4.6 alone: they prevail over 9.1, 9.3.1 and 9.3.6.

  @clause-9.0.a
  Rule: A hand must not take more than one additional card

    Scenario Outline: The <hand>'s cards
      Given whatever the <hand>'s first two cards total
      Then the <hand> must have received at most 3 cards

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-9.0.b
  Rule: The Player must draw before the Banker

    A log shows it by one event a card, in the order of dealing.

    Scenario: Both hands draw
      Given no misdeal is recorded
      And the Player has drawn a third card
      And the Banker has drawn a third card
      Then the Player must have drawn first

  @clause-9.1
  Rule: The Player must draw on 0 to 5

    The law writes 10 for a total of nothing. A natural of the Banker's prevails (9.2).

    Scenario: The Player on 0 to 5
      Given neither hand is a natural
      And the Player's first two cards total 0-5
      And the Banker's first two cards may total 0-7
      Then the Player must draw

  @clause-9.2
  Rule: The Player must stand on 6 to 9, or when the Banker holds a natural

    Two nines are a natural 8 like a four and a four: look at whether the engine drops the ten first.

    Scenario: The Player on 6 or 7
      Given neither hand is a natural
      And the Player's first two cards total 6-7
      And the Banker's first two cards may total 0-7
      Then the Player must stand

    Scenario: A natural of the Player's
      Given the Player's first two cards are a natural
      And the Banker's first two cards may total 0-9
      Then the Player must stand

    Scenario: A natural of the Banker's alone
      Given the Banker's first two cards are a natural
      And the Player's first two cards are no natural
      And the Player's first two cards may total 0-7
      Then the Player must stand

  @clause-9.3.1
  Rule: The Banker on 0, 1 or 2 must draw whatever the Player drew

    Look at whether a ten as third card, which counts nothing, is taken for no card.

    Scenario: The Banker on 0 to 2 when the Player drew
      Given neither hand is a natural
      And the Player has drawn a third card counting 0-9, on 0-5
      And the Banker's first two cards total 0-2
      Then the Banker must draw

  @clause-9.3.2
  Rule: The Banker on 3 must draw unless the Player's third card counts 8

    A Banker that stands here gave the Player the round: look at how the engine reads the Player's
    third card, its points and not the hand's total.

    Scenario: The Banker on 3 against every third card but an 8
      Given neither hand is a natural
      And the Player has drawn a third card counting 0-7, 9, on 0-5
      And the Banker's first two cards total 3
      Then the Banker must draw

  @clause-9.3.3
  Rule: The Banker on 4 must draw against a third card of 2 to 7

    Scenario: The Banker on 4 against 2 to 7
      Given neither hand is a natural
      And the Player has drawn a third card counting 2-7, on 0-5
      And the Banker's first two cards total 4
      Then the Banker must draw

  @clause-9.3.4
  Rule: The Banker on 5 must draw against a third card of 4 to 7

    Scenario: The Banker on 5 against 4 to 7
      Given neither hand is a natural
      And the Player has drawn a third card counting 4-7, on 0-5
      And the Banker's first two cards total 5
      Then the Banker must draw

  @clause-9.3.5
  Rule: The Banker on 6 must draw against a third card of 6 or 7

    Scenario: The Banker on 6 against 6 and 7
      Given neither hand is a natural
      And the Player has drawn a third card counting 6-7, on 0-5
      And the Banker's first two cards total 6
      Then the Banker must draw

  @clause-9.3.6
  Rule: The Banker on 0 to 5 must draw when the Player took no card

    Against a natural of the Player's 9.4.6 prevails.

    Scenario: The Banker on 0 to 5 when the Player stood
      Given neither hand is a natural
      And the Player has stood, on 6-7
      And the Banker's first two cards total 0-5
      Then the Banker must draw

  @clause-9.4.1
  Rule: The Banker on 3 must stand against an 8

    Scenario: The Banker on 3 against an 8
      Given neither hand is a natural
      And the Player has drawn a third card counting 8, on 0-5
      And the Banker's first two cards total 3
      Then the Banker must stand

  @clause-9.4.2
  Rule: The Banker on 4 must stand against 0, 1, 8 or 9

    Scenario: The Banker on 4 against 0, 1, 8 and 9
      Given neither hand is a natural
      And the Player has drawn a third card counting 0-1, 8-9, on 0-5
      And the Banker's first two cards total 4
      Then the Banker must stand

  @clause-9.4.3
  Rule: The Banker on 5 must stand against 0 to 3, 8 or 9

    Scenario: The Banker on 5 against 0 to 3, 8 and 9
      Given neither hand is a natural
      And the Player has drawn a third card counting 0-3, 8-9, on 0-5
      And the Banker's first two cards total 5
      Then the Banker must stand

  @clause-9.4.4
  Rule: The Banker on 6 must stand against 0 to 5, 8 or 9, or when the Player took no card

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

  @clause-9.4.5
  Rule: The Banker on 7, 8 or 9 must stand

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

    Scenario: The Banker on 7 against a natural
      Given the Player's first two cards are a natural
      And the Banker's first two cards total 7
      Then the Banker must stand

    Scenario: A natural of the Banker's
      Given the Banker's first two cards are a natural
      And the Player's first two cards may total 0-9
      Then the Banker must stand

  @clause-9.4.6
  Rule: The Banker must stand against a natural of the Player's

    Prevails over 9.3.1 and 9.3.6: a natural stops both hands.

    Scenario: A natural of the Player's
      Given the Player's first two cards are a natural
      And the Banker's first two cards may total 0-9
      Then the Banker must stand
