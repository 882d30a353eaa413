@article-5
Feature: Article 5 - Points of the cards (紙牌點數)
  What a card counts, and what a hand totals.

  @clause-5.1
  Rule: Tens, pictures and each full ten must count as nothing

    Look at how the engine counts 10, J, Q and K, and whether it drops the tens of a sum.

    Scenario Outline: The <hand>'s stated total where tens enter it
      Given the <hand> holds a ten, a picture or a sum of ten or more
      Then the <hand>'s stated total must be that of its cards

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-5.2
  Rule: Other cards must count their face, the ace one

    Look at how the engine counts an ace, and at the mapping of ranks to points.

    Scenario Outline: The <hand>'s stated total from faces alone
      Given the <hand> holds none of them
      Then the <hand>'s stated total must be that of its cards

      Examples:
        | hand   |
        | Player |
        | Banker |
