@article-11
Feature: Article 11 - Winner (勝方)
  The hand with the higher total wins.

  @clause-11
  Rule: The hand with the higher final total must win

    Look at whether a natural 8 is taken to beat a natural 9, or two cards to beat three.

    Scenario Outline: The <hand> has the higher total
      Given the <hand> has the higher total
      And by any margin
      Then the <hand> must be stated as the winner

      Examples:
        | hand   |
        | Player |
        | Banker |

    Scenario Outline: The <hand> wins with two cards or three
      Given the <hand> has the higher total
      And the Player holds two or three cards
      And the Banker holds two or three cards
      Then the <hand> must be stated as the winner

      Examples:
        | hand   |
        | Player |
        | Banker |

    Scenario Outline: A natural 9 of the <hand>'s against a natural 8
      Given the <hand>'s first two cards total 9
      And the <other>'s first two cards are a natural 8, of two nines or not
      And the <hand> has the higher total
      Then the <hand> must be stated as the winner

      Examples:
        | hand   | other  |
        | Player | Banker |
        | Banker | Player |
