"""Computes the odds of every card in the scenarios, and writes `experiments/questions/scenarios/problems/odds.json`.

    python -m experiments.fitting.scenario_odds [-o odds.json]

All layouts are used. When the ending begins, they are equally likely. Later, a layout's weight is the probability that
its defenders, choosing at random among correct cards, would have played the cards that were played. The program takes a
few minutes.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from tqdm import tqdm

from agent.player import Decision
from agent.players.alpha_mu.player import AlphaMu
from agent.players.joint_search.payoff import JointSearch, Payoff
from agent.players.settings import AlphaMuSettings, PayoffSettings
from experiments.questions.scenarios.analysis import ODDS, Scenario, problems

_MOST_EFFORT = 1_000_000
"""The search for the worst defence may examine this number of situations (see the glossary)."""


def main() -> None:
    """Compute the odds of all problems, and write them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", type=Path, default=Path("experiments/questions/scenarios/problems") / ODDS)
    output = parser.parse_args().output
    found = {scenario.name: odds_of(scenario) for scenario in tqdm(problems(), unit="problem")}
    output.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def odds_of(scenario: Scenario) -> dict[str, object]:
    """Return the number of layouts and the odds of every card (see `experiments.questions.scenarios.analysis.Odds`)."""
    # Use all layouts, weighted by how likely perfect defenders would have played the same cards.
    known: dict[str, Any] = {"samples": "all", "aim": "make", "weights": "correct-play"}
    equal = _asked(scenario, Payoff(PayoffSettings(**known, situations=None), np.random.default_rng(1)))
    m = 2 * scenario.question.position.tricks_left
    planned = AlphaMuSettings(**known, m=m, situations=_MOST_EFFORT)
    worst = _asked(scenario, AlphaMu(planned, np.random.default_rng(1)))
    against = {each.card: each.make for each in worst.candidates}
    cards = {
        str(each.card): {
            "equal": round(each.make, 4),
            # The chance against defenders who know nothing is an upper bound too.
            "worst": round(min(against[each.card], each.make), 4),
            "is_bound": bool(worst.remark),
        }
        for each in equal.candidates
    }
    return {"layouts": equal.layouts, "cards": cards}


def _asked(scenario: Scenario, player: JointSearch) -> Decision:
    return player.decide(scenario.question.view, every_card=True)


if __name__ == "__main__":
    main()
