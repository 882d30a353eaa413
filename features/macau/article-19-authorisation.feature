@article-19
Feature: Article 19 - Authorisation (許可)
  Choices among the alternatives of articles 2, 3, 7, 12 and 18 need the regulator's authorisation beforehand.

  @clause-19
  Rule: An option of the house must be authorised

    Where the house rules declare article 19 to be part of the wording judged: authorisation.

    Scenario: A declared option
      Given the house must have its options authorised
      Then it must name an authorisation
