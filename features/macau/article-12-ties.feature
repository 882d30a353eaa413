@article-12
Feature: Article 12 - Ties (和局)
  Equal totals decide nothing; what becomes of the bets is the house's choice among those the article lists.

  @clause-12.0.a
  Rule: Equal totals must make a tie

    Scenario: The totals are equal
      Given the two totals are equal
      And at any total
      Then a tie must be stated

    Scenario Outline: Two naturals of one total, by the <hand>'s
      Given the <hand>'s first two cards are a natural
      And the two totals are equal
      Then a tie must be stated

      Examples:
        | hand   |
        | Player |
        | Banker |

    Scenario Outline: Two nines of the <hand>'s against another natural 8
      Given the <hand>'s first two cards are two nines
      And the <other>'s first two cards are a natural 8 of other cards
      And the two totals are equal
      Then a tie must be stated

      Examples:
        | hand   | other  |
        | Player | Banker |
        | Banker | Player |

  @clause-12.0.b
  Rule: After a tie a new round must decide

    A stake left standing goes on in the table's next round. Where the shoe ends on the tie, the next shoe or the
    return of the stake is the house's reading: tieAtLastRound.

    @contingent
    Scenario: A stake that a tie left standing
      Then a stake left standing must have gone on in a new round

  @clause-12.0.c
  Rule: A tie must not take a stake on the Player or the Banker, nor pay it

    Follows from 12.1 to 12.3: a stake that may be withdrawn, kept or changed still belongs to the bettor.

    Scenario Outline: A bet on the <bet> when the hands tie
      Given the two totals are equal
      And an accepted bet on the <bet>
      And at any total
      Then the whole stake must have been returned or left standing

      Examples:
        | bet    |
        | Player |
        | Banker |

  @clause-12.1
  Rule: After a tie a bet may be cancelled, where the house lets it

    Scenario: A bet cancelled
      Given after a tie a bet was cancelled
      Then the house must allow that

  @clause-12.2
  Rule: After a tie a bet may be kept, where the house lets it

    Scenario: A bet kept
      Given after a tie a bet was kept
      Then the house must allow that

  @clause-12.3.1
  Rule: After a tie a stake may be changed, where the house lets it

    Scenario: A stake increased or reduced
      Given after a tie a stake was increased or reduced
      Then the house must allow that

  @clause-12.3.2
  Rule: After a tie a bet may be moved to the other hand, where the house lets it

    Scenario: A bet moved
      Given after a tie a bet was moved
      Then the house must allow that
