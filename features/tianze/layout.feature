@article-TZ.L
Feature: Six cards on the layout (六張暗牌)
  The third cards lie on the layout before the betting. Judged at tables that deal so; others deal as article 7 says.

  @clause-TZ.L1
  Rule: Each round must start with six cards face down: two a hand in turn, then two in the draw area

    A log shows it by one event a card laid; a card left over by the round before is laid again, first.

    Scenario: The places of the cards
      Given the table lays the third cards beforehand
      And no misdeal is recorded
      Then the first six cards must have been laid to Player, Banker, Player, Banker, draw area, draw area

    Scenario: Their faces
      Given the table lays the third cards beforehand
      Then every card must have been laid face down

  @clause-TZ.L2
  Rule: A hand must take a third card from the draw area, and no fourth

    Scenario Outline: The number of the <hand>'s cards
      Given whatever the <hand>'s first two cards total
      Then the <hand> must have received at most 3 cards

      Examples:
        | hand   |
        | Player |
        | Banker |

    @contingent
    Scenario Outline: The <hand>'s third card on a layout of six
      Given the table lays the third cards beforehand
      And the <hand> has drawn a third card
      Then the <hand>'s third card must have come from the draw area

      Examples:
        | hand   |
        | Player |
        | Banker |

  @clause-TZ.L3
  Rule: Where one card of the draw area was used, the other must be the Player's first card of the next round

    Which of the two is used when only the Banker draws is the house's reading: carryOver.

    Scenario: One card was used
      Given the table lays the third cards beforehand
      And 1 of the draw area's cards has been used
      Then the cards must have been used in turn

    Scenario: One card was left over
      Given the round before has left 1 card over
      Then what was left over must have been laid first, to Player

  @clause-TZ.L4
  Rule: Each new round must again show six cards, beginning with those left over

    Two cards left over go where the next two from the shoe would have gone, which keeps the deal as it would be
    without a layout.

    Scenario: The number of cards laid
      Given the table lays the third cards beforehand
      And no misdeal is recorded
      Then 6 cards must have been laid

    Scenario: Two cards were left over
      Given the round before has left 2 cards over
      Then what was left over must have been laid first, to Player, Banker
