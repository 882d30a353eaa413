@article-TZ.DR
Feature: Dragon bonus by the margin of a win (賠率表)
  What a win without a natural pays: that of a hand of three cards, whatever it totals, or of two that make seven or
  less. Look at whether the margin is that of the final totals.

  @clause-TZ.DR10
  Rule: A win by nine without a natural must pay 30 to 1

    Three cards that make nine are no natural, whatever they total.

    Scenario Outline: The <hand> wins by nine
      Given the <hand> has the higher total
      And the <hand>'s first two cards are no natural
      And an accepted bet on the <hand> Dragon
      And by a margin of 9
      And the <hand>'s final total is 9
      And in either mode
      Then the stake and 30 to 1 must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-TZ.DR11
  Rule: A win by eight without a natural must pay 10 to 1

    Scenario Outline: The <hand> wins by eight
      Given the <hand> has the higher total
      And the <hand>'s first two cards are no natural
      And an accepted bet on the <hand> Dragon
      And by a margin of 8
      And with any total of the <hand> from 8 to 9
      And in either mode
      Then the stake and 10 to 1 must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-TZ.DR12
  Rule: A win by seven without a natural must pay 6 to 1

    Scenario Outline: The <hand> wins by seven
      Given the <hand> has the higher total
      And the <hand>'s first two cards are no natural
      And an accepted bet on the <hand> Dragon
      And by a margin of 7
      And with any total of the <hand> from 7 to 9
      And in either mode
      Then the stake and 6 to 1 must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |

    Scenario Outline: The <hand> wins by seven with two cards or three
      Given the <hand> has the higher total
      And the <hand>'s first two cards are no natural
      And an accepted bet on the <hand> Dragon
      And by a margin of 7
      And the <hand> holds two or three cards
      And in either mode
      Then the stake and 6 to 1 must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-TZ.DR13
  Rule: A win by six without a natural must pay 4 to 1

    Scenario Outline: The <hand> wins by six
      Given the <hand> has the higher total
      And the <hand>'s first two cards are no natural
      And an accepted bet on the <hand> Dragon
      And by a margin of 6
      And with any total of the <hand> from 6 to 9
      And in either mode
      Then the stake and 4 to 1 must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |

    Scenario Outline: The <hand> wins by six with two cards or three
      Given the <hand> has the higher total
      And the <hand>'s first two cards are no natural
      And an accepted bet on the <hand> Dragon
      And by a margin of 6
      And the <hand> holds two or three cards
      And in either mode
      Then the stake and 4 to 1 must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-TZ.DR14
  Rule: A win by five without a natural must pay 2 to 1

    Scenario Outline: The <hand> wins by five
      Given the <hand> has the higher total
      And the <hand>'s first two cards are no natural
      And an accepted bet on the <hand> Dragon
      And by a margin of 5
      And with any total of the <hand> from 5 to 9
      And in either mode
      Then the stake and 2 to 1 must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |

    Scenario Outline: The <hand> wins by five with two cards or three
      Given the <hand> has the higher total
      And the <hand>'s first two cards are no natural
      And an accepted bet on the <hand> Dragon
      And by a margin of 5
      And the <hand> holds two or three cards
      And in either mode
      Then the stake and 2 to 1 must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-TZ.DR15
  Rule: A win by four without a natural must pay 1 to 1

    Scenario Outline: The <hand> wins by four
      Given the <hand> has the higher total
      And the <hand>'s first two cards are no natural
      And an accepted bet on the <hand> Dragon
      And by a margin of 4
      And with any total of the <hand> from 4 to 9
      And in either mode
      Then the stake and 1 to 1 must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |

    Scenario Outline: The <hand> wins by four with two cards or three
      Given the <hand> has the higher total
      And the <hand>'s first two cards are no natural
      And an accepted bet on the <hand> Dragon
      And by a margin of 4
      And the <hand> holds two or three cards
      And in either mode
      Then the stake and 1 to 1 must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |
