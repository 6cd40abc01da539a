"""Card-play problems in words: the problem, the odds of its cards, why the best card is best; and lessons of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from agent.knowledge.view import View
from agent.player import Candidate
from ddsolver.cards import Card, Seat
from ddsolver.diagram import ranks_by_suit
from experiments.boards.board import Board, Commentary
from experiments.boards.hands import Hands
from experiments.questions.explain.analysis import sample_belief
from experiments.questions.reasons.analysis import SolvedLayouts, compare_cards, declarer_tricks, solve_belief
from experiments.questions.reasons.report import sentences
from experiments.questions.scenarios.analysis import Scenario
from experiments.show.board import hands_around, trump_words
from experiments.show.rendering import page_styles, render
from experiments.show.table import Column, Table, number

_ALL_LAYOUTS = 4000
"""More layouts than any problem has, so that all of them are taken."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The best card of a problem, and why it is better than the best card that is no solution."""

    card: Card
    rival: Card
    why: tuple[str, ...]
    """The reasons, in sentences."""
    hands: Hands
    """Hands at the start of the ending with which the best card succeeds, and ``rival`` fails if that is possible."""


def answer_of(scenario: Scenario) -> Answer:
    """Return the answer to a problem. Its odds are those of the problem; the reasons are counted over all layouts."""
    view = scenario.question.view
    solved = solve_belief(view, sample_belief(view, _ALL_LAYOUTS, np.random.default_rng(1)))
    card, rival = (max(cards, key=lambda each: scenario.odds[each].equal) for cards in _split(scenario))
    estimates = Candidate(card, *_values(scenario, card)), Candidate(rival, *_values(scenario, rival))
    reason = compare_cards(view, solved, card, rival, aim="make", estimates=estimates)
    return Answer(card, rival, tuple(sentences(reason)), _example(scenario, view, solved, card, rival))


def _split(scenario: Scenario) -> tuple[tuple[Card, ...], list[Card]]:
    """Return the cards that solve a problem, and the others."""
    return scenario.accepted, [each for each in scenario.odds if each not in scenario.accepted]


def _values(scenario: Scenario, card: Card) -> tuple[float, float, float]:
    chance = scenario.odds[card].equal
    return chance, 0.0, chance


def _example(scenario: Scenario, view: View, solved: SolvedLayouts, card: Card, rival: Card) -> Hands:
    needed = view.contract.tricks_needed
    makes, other = (declarer_tricks(view, solved, each) >= needed for each in (card, rival))
    place = int(np.flatnonzero(makes & ~other if (makes & ~other).any() else makes)[0])
    hands = [int(hand) for hand in solved.layouts[place]]
    position = scenario.question.position
    for each, seat in zip(position.plays, position.players(), strict=True):
        hands[seat] |= each.mask
    return hands[0], hands[1], hands[2], hands[3]


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


def lesson_board(scenario: Scenario, place: int) -> Board:
    """Return a problem as a board for a lesson, with the problem and its answer as comments.

    ``place`` is its number in the lesson. East and West have cards with which the best card succeeds.
    """
    answer = answer_of(scenario)
    problem = [task(scenario), f"{unseen(scenario)} are with East and West", played(scenario), to_play(scenario)]
    texts = (f"{{{'; '.join(filter(None, problem))}.}}", f"{{Answer: {answer.card.symbol}. {' '.join(answer.why)}}}")
    question = scenario.question
    return Board(
        name=str(place),
        hands=answer.hands,
        dealer=Seat.SOUTH,
        vulnerability=question.vulnerability,
        trump=scenario.trump,
        leader=scenario.leader,
        plays=scenario.plays,
        tags={"Event": f"{scenario.theme}: {scenario.name}"},
        commentary=Commentary(around={"Deal": texts}),
    )


def lesson_page(title: str, chosen: Sequence[Scenario]) -> str:
    """Return problems as an HTML page; on paper, the answers begin on a new sheet."""
    return render(
        "questions/scenarios/page.html.j2",
        title=title,
        styles=page_styles("web/diagrams.css"),
        problems=[_problem(each) for each in chosen],
    )


def _problem(scenario: Scenario) -> dict[str, Any]:
    answer = answer_of(scenario)
    hands = [scenario.seen.get(seat) for seat in Seat]
    return {
        "name": scenario.name,
        "theme": scenario.theme,
        "about": scenario.about,
        "lines": [f"{text[0].upper()}{text[1:]}." for text in (task(scenario), played(scenario)) if text],
        "unseen": unseen(scenario),
        "to_play": to_play(scenario),
        "hands": hands_around(hands, {}),
        "card": answer.card.symbol,
        "why": answer.why,
        "example": hands_around(answer.hands, {}),
        "odds": odds_table(scenario),
        "layouts": scenario.layouts,
    }
