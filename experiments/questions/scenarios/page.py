"""Card-play problems as a page for a lesson: first the problems, then the answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ddsolver.cards import Seat
from experiments.questions.scenarios.analysis import Scenario
from experiments.questions.scenarios.report import answer_of, odds_table, played, task, to_play, unseen
from experiments.show.board import hands_around
from experiments.show.rendering import page_styles, render


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
