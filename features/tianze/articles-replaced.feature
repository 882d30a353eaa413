Feature: Articles that the house replaces
  What a layout of six cards and the house's own bets set aside. Each needs an authorisation of the house.

  @article-7 @clause-7.2.a
  Rule: An automatic shuffler's cards must be dealt face up, but down where six are laid beforehand

    @contingent
    Scenario: Third cards from an automatic shuffler as they are needed
      Given the cards come out of an automatic shuffler
      And the third cards come from the shoe as they are needed
      Then every card must have been dealt face up

    @contingent
    Scenario: Six cards from an automatic shuffler beforehand
      Given the cards come out of an automatic shuffler
      And the table lays the third cards beforehand
      Then every card must have been laid face down

  @article-9 @clause-9.0.b
  Rule: The Player must draw before the Banker, or use a card laid beforehand before it

    A log shows it by one event a card, or by one event a card used, in their order.

    @contingent
    Scenario: Both hands draw from the shoe
      Given the third cards come from the shoe as they are needed
      And no misdeal is recorded
      And the Player has drawn a third card
      And the Banker has drawn a third card
      Then the Player must have drawn first

    @contingent
    Scenario: Both hands use a card laid beforehand
      Given the table lays the third cards beforehand
      And no misdeal is recorded
      And the Player has drawn a third card
      And the Banker has drawn a third card
      Then the Player must have used a card of the draw area first

  @article-13 @clause-13.0
  Rule: No other bets than article 13's and the house's must be taken

    Super Six stands in the mode without commission alone: TZ.F.super6.

    Scenario: A bet that was taken
      Given an accepted bet
      Then the bet must be on one of Player, Banker, Tie, Player Pair, Banker Pair, Big, Small, Player Odd, Player Even, Banker Odd, Banker Even, Player Dragon, Banker Dragon, Super Six, or approved for the house
