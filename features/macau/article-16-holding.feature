@article-16
Feature: Article 16 - Holding the cards (持牌)
  Who may hold the cards, and how the drawn card is looked at.

  @clause-16.1
  Rule: Where the house does not let bettors hold the cards, none must

    Scenario Outline: The <hand>'s cards at a table that forbids holding
      Given the table forbids holding
      Then no bettor must have held the <hand>'s cards

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-16.2.a
  Rule: The seated bettor of the largest stake must hold the cards

    On each hand or over the table, and of equal stakes whose, are the house's readings: holderScope, holderTie.

    @contingent
    Scenario Outline: The <hand>'s cards at a table that allows holding
      Given the table allows holding
      And a bettor holds the <hand>'s cards
      Then the <hand>'s holder must be the seated bettor of the largest stake

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-16.2.c
  Rule: The drawn card must not be looked at together with the first two

    A log shows it by events that name the cards turned.

    Scenario Outline: The <hand>'s third card
      Given the cards come out of a dealing shoe
      Then the <hand>'s third card must not be looked at together with the first two

      Examples:
        | hand   |
        | Player |
        | Banker |
