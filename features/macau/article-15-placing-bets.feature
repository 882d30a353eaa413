@article-15
Feature: Article 15 - Placing bets (下注)
  Who may bet where.

  @clause-15
  Rule: A standing bettor must not bet in a box that belongs to the seated

    Behind a seated bettor's bet is the house's reading: seatOwnership.

    @contingent
    Scenario: A standing bettor's bet
      Given a standing bettor's accepted bet
      Then it must not lie in a seated bettor's box
