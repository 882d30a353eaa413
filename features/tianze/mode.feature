@article-TZ.M
Feature: Changing the mode (模式)
  A bettor may change between the modes with and without commission, but not under a bet. A log shows it by each
  bet's mode, or its table's, and by the events that change it.

  @clause-TZ.M4
  Rule: The mode must not be changed while a bet is down

    A bet that a tie left standing is down still. Where the house forbids to cancel it (18.3), its bettor waits for
    the round that settles it.

    Scenario: The bets of a bettor in a round
      Given an accepted bet
      And in either mode
      Then the bettor's bets of the round must be in one mode

    @contingent
    Scenario: A change of mode in a round
      Then the mode must have been changed with no bet down

    @contingent
    Scenario: A bet that a tie left standing
      Given a bet that a tie left undecided
      Then it must have gone on in its mode
