@article-10
Feature: Article 10 - Misdeals (錯誤派牌)
  A mistake in dealing or drawing is put right, or the round is void. Judged where a log records misdeals;
  a wrong draw that nobody recorded is cited under article 9.

  @clause-10.a
  Rule: A misdeal must be put right at once

    Until when is the house's reading: correctionWindow.

    Scenario: A misdeal in a settled round
      Given the round is settled or void
      And a misdeal is recorded
      Then the misdeal must have been put right in time, or the round declared void

  @clause-10.b
  Rule: A misdeal that cannot be put right must make the round void

    A void round gives every stake back, and has a misdeal for its cause.

    Scenario: A void round has its cause on record
      Given the round is void
      Then a misdeal must be recorded

    Scenario: A void round gives the bets back
      Given the round is void
      And an accepted bet
      And the bet is one that a void round gives back
      Then the whole stake must have been returned
