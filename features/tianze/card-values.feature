@article-TZ.V
Feature: What the cards count (點數)
  The operator's words for articles 5, 9.2, 11 and 12.

  @clause-TZ.V1
  Rule: Cards must count their face, the ace one, and tens, pictures and a sum of ten nothing

    That only the units of a sum count is not said; article 5 is read to say it.

    Scenario Outline: The <hand>'s stated total where tens enter it
      Given the <hand> holds a ten, a picture or a sum of ten or more
      Then the <hand>'s stated total must be that of its cards

      Examples:
        | hand   |
        | Player |
        | Banker |

    Scenario Outline: The <hand>'s stated total from faces alone
      Given the <hand> holds none of them
      Then the <hand>'s stated total must be that of its cards

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-TZ.V2
  Rule: An 8 or 9 in either hand's first two cards must end the round

    The house calls such a hand the winner from birth; it may lose to a 9 all the same, or tie.

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

  @clause-TZ.V3
  Rule: The higher total must win, nine being the highest, and equal totals tie

    Scenario Outline: The <hand> has the higher total
      Given the <hand> has the higher total
      And by any margin
      Then the <hand> must be stated as the winner

      Examples:
        | hand   |
        | Player |
        | Banker |

    Scenario: The totals are equal
      Given the two totals are equal
      And at any total
      Then a tie must be stated
