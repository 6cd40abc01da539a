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

from agent.player import Decision
from agent.registry import Role, parse_player
from agent.table import decide
from experiments.analysis.advise import view_of
from experiments.analysis.scenarios import ODDS, Scenario, problems

_EXACT = "samples=all,weights=correct-play,p=1,aim=make,every_card=yes"
_EQUAL = f"payoff:{_EXACT},situations=any"
_FALLIBLE = f"{_EQUAL},model=fallible"
_WORST = f"alpha-mu:{_EXACT},situations=1000000"


def main() -> None:
    """Compute and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", type=Path, default=Path("experiments/data/scenarios") / ODDS)
    output = parser.parse_args().output
    found = {scenario.name: odds_of(scenario) for scenario in tqdm(problems(), unit="problem")}
    output.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def odds_of(scenario: Scenario) -> dict[str, object]:
    """How many layouts there are, and what each card makes; see `experiments.analysis.scenarios.Odds`."""
    equal, fallible = _asked(scenario, _EQUAL), _asked(scenario, _FALLIBLE.replace("p=1", "p=0.9"))
    ahead = 2 * scenario.question.position.tricks_left
    worst = _asked(scenario, f"{_WORST},m={ahead}")
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


def _asked(scenario: Scenario, name: str) -> Decision:
    question = scenario.question
    player = parse_player(name, Role.DECLARER).make(np.random.SeedSequence(1))
    return decide(player, view_of(question), question.position)


if __name__ == "__main__":
    main()
