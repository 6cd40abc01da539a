"""Card-play problems in words: the problem, the odds of its cards, and why the best card is best."""

from __future__ import annotations

import numpy as np

from agent.player import Candidate
from ddsolver.cards import Card
from ddsolver.diagram import ranks_by_suit
from experiments.questions.explain.analysis import sample_belief
from experiments.questions.reasons.analysis import compare_cards, solve_belief
from experiments.questions.reasons.report import sentences
from experiments.questions.scenarios.analysis import Scenario
from experiments.show.board import trump_words
from experiments.show.table import Column, Table, number

_ALL_LAYOUTS = 4000
"""More layouts than any problem has, so that all of them are taken."""


def why(scenario: Scenario) -> list[str]:
    """Return why the best card is better than the best one that is no solution, in sentences.

    The odds are those of the problem; the reasons are counted over all layouts.
    """
    view = scenario.question.view
    solved = solve_belief(view, sample_belief(view, _ALL_LAYOUTS, np.random.default_rng(1)))
    others = [each for each in scenario.odds if each not in scenario.accepted]
    card, rival = (max(cards, key=lambda each: scenario.odds[each].equal) for cards in (scenario.accepted, others))
    estimates = _candidate(scenario, card), _candidate(scenario, rival)
    return sentences(compare_cards(view, solved, card, rival, aim="make", estimates=estimates))


def _candidate(scenario: Scenario, card: Card) -> Candidate:
    chance = scenario.odds[card].equal
    return Candidate(card, chance, 0.0, chance)


def task(scenario: Scenario) -> str:
    """Return what is to be done, as in ``notrump, 5 of 5 tricks are needed``."""
    size = scenario.question.position.deal.cards_each
    return f"{trump_words(scenario.trump)}, {scenario.needed} of {size} tricks are needed"


def unseen(scenario: Scenario) -> str:
    """Return the cards of the hidden hands, as in ``♠Q7654 ♥KQ``."""
    return " ".join(f"{suit.symbol}{ranks}" for suit, ranks in ranks_by_suit(scenario.hidden).items() if ranks)


def played(scenario: Scenario) -> str:
    """Return the cards played so far, in a sentence; empty if there are none."""
    cards = " ".join(card.symbol for card in scenario.plays)
    return f"played so far, {scenario.leader.name.title()} first: {cards}" if cards else ""


def to_play(scenario: Scenario) -> str:
    """Return whose turn it is, as in ``South to play``."""
    return f"{scenario.question.position.to_play.name.title()} to play"


def odds_table(scenario: Scenario) -> Table:
    """Return the odds of every card, the best first."""
    columns = (
        Column("card", lambda card: card.symbol, words=True),
        Column("makes", number(".1%")),
        Column("worst defence"),
        Column("", words=True, key="accepted"),
    )
    rows = tuple(
        (
            card,
            odds.equal,
            f"{'at most ' if odds.is_bound else ''}{100 * odds.worst:.1f} %",
            "*" if card in scenario.accepted else "",
        )
        for card, odds in sorted(scenario.odds.items(), key=lambda each: -each[1].equal)
    )
    return Table(columns, rows)
