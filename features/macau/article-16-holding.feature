@article-16
Feature: Article 16 - Holding the cards (持牌)
  Who may hold the cards, and how the drawn card is looked at.

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
