@article-TZ.DR
Feature: Dragon bonus (龍寶)
  A bet that a hand wins by much, or with a natural. The table of odds prevails over the sentence that lets every
  win by three or less lose: a natural pays at any margin, and a tie of naturals gives the stake back.

  @clause-TZ.DR2
  Rule: A dragon bet must pay 30 to 1 at most, and bear no commission

    Scenario Outline: The most that a bet on the <hand> Dragon pays
      Given the <hand> has the higher total
      And an accepted bet on the <hand> Dragon
      And by any margin
      And in either mode
      Then no more than the stake and 30 to 1 must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |

    @contingent
    Scenario Outline: A commission that the log states for a bet on the <hand> Dragon
      Given an accepted bet on the <hand> Dragon
      Then no commission must be stated

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-TZ.DR4
  Rule: A win with a natural must pay 1 to 1 at any margin

    Not by its margin: a natural 9 against nothing pays 1 to 1, where three cards would pay 30.

    Scenario Outline: The <hand> wins with a natural 9
      Given the <hand> has the higher total
      And the <hand>'s first two cards total 9
      And an accepted bet on the <hand> Dragon
      And by any margin from 1 to 9
      And in either mode
      Then the stake and 1 to 1 must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |

    Scenario Outline: The <hand> wins with a natural 8
      Given the <hand> has the higher total
      And the <hand>'s first two cards total 8
      And an accepted bet on the <hand> Dragon
      And by any margin from 1 to 8
      And in either mode
      Then the stake and 1 to 1 must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-TZ.DR5
  Rule: A loss, a tie without two naturals and a win by three or less without a natural must lose

    Scenario Outline: The <hand> loses
      Given the <other> has the higher total
      And an accepted bet on the <hand> Dragon
      And by any margin
      And in either mode
      Then nothing must have been returned

      Examples:
        | hand   | other  |
        | Player | Banker |
        | Banker | Player |

    Scenario Outline: A tie without two naturals, for a bet on the <hand> Dragon
      Given the two totals are equal
      And the hands are not both naturals
      And an accepted bet on the <hand> Dragon
      And at any total
      And in either mode
      Then nothing must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |

    Scenario Outline: The <hand> wins by three or less without a natural
      Given the <hand> has the higher total
      And the <hand>'s first two cards are no natural
      And an accepted bet on the <hand> Dragon
      And by a margin of 1-3
      And the <hand> holds two or three cards
      And in either mode
      Then nothing must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-TZ.DR6
  Rule: A tie of two naturals must give the stake back

    Scenario Outline: A tie of two naturals, for a bet on the <hand> Dragon
      Given the two totals are equal
      And both hands are naturals
      And the Player's final total is 8-9
      And an accepted bet on the <hand> Dragon
      And in either mode
      Then the whole stake must have been returned

      Examples:
        | hand   |
        | Player |
        | Banker |
