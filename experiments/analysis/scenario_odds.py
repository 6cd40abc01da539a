"""Computes the odds of every card of the scenarios and writes `experiments/data/scenarios/odds.json`.

    python -m experiments.analysis.scenario_odds [-o odds.json]

All layouts are looked at, each as likely at the beginning of the ending; defenders' cards since then count as those of
perfect defenders, any correct card alike. It takes some minutes.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
from tqdm import tqdm

from agent.knowledge.weights import CorrectPlay, Weights
from agent.player import Decision, Player
from agent.players.alpha_mu.player import AlphaMu
from agent.players.goal import Goal
from agent.players.joint.payoff import Payoff
from agent.table import decide
from experiments.analysis.advise import view_of
from experiments.analysis.scenarios import ODDS, Scenario, problems

_MOST_EFFORT = 1_000_000
"""Situations, and positions double dummy, after which the search for the worst defence ends with what it has."""
_ERRORS = CorrectPlay((0.9,), (0.9,), (0.9,))


def main() -> None:
    """Compute and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", type=Path, default=Path("experiments/data/scenarios") / ODDS)
    output = parser.parse_args().output
    found = {scenario.name: odds_of(scenario) for scenario in tqdm(problems(), unit="problem")}
    output.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def odds_of(scenario: Scenario) -> dict[str, object]:
    """How many layouts there are, and what each card makes; see `experiments.analysis.scenarios.Odds`."""
    # All layouts, weighed by what perfect defenders would have played.
    known = np.random.default_rng(1), None, Goal("make"), None, Weights("correct-play")
    equal = _asked(scenario, Payoff(*known, situations=None, every_card=True))
    fallible = _asked(scenario, Payoff(*known, situations=None, every_card=True, errors=_ERRORS))
    ahead = 2 * scenario.question.position.tricks_left
    worst = _asked(scenario, AlphaMu(*known, ahead=ahead, situations=_MOST_EFFORT, every_card=True))
    others = {each.card: each.make for each in fallible.candidates}
    against = {each.card: each.make for each in worst.candidates}
    cards = {
        str(each.card): {
            "equal": round(each.make, 4),
            "fallible": round(others[each.card], 4),
            # What defenders who know nothing concede is a bound too.
            "worst": round(min(against[each.card], each.make), 4),
            "is_bound": bool(worst.remark),
        }
        for each in equal.candidates
    }
    return {"layouts": equal.layouts, "cards": cards}


def _asked(scenario: Scenario, player: Player) -> Decision:
    question = scenario.question
    return decide(player, view_of(question), question.position)


if __name__ == "__main__":
    main()
