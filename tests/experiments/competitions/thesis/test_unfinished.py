from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from agent.knowledge.view import View
from agent.rules.contract import Vulnerability
from ddsolver import Position
from experiments.competitions.thesis.tables import decisions_cut, tricks_cut, unfinished
from experiments.runs.contract_sets import CONTRACTS
from tests.strategies import after_random_card, random_deal


@pytest.mark.parametrize(
    ("remarks", "number", "tricks"),
    [
        ("", 0, ()),
        ("searched 5 of 20 layouts (trick 2 2 11); searched none of 12 layouts (trick 1)", 4, (2, 2, 11, 1)),
        ("no layout drawn was possible with defenders that perfect; searched 10 of 20 layouts (trick 3)", 1, (3,)),
        ("no layout drawn was possible with defenders that perfect (trick 7 8)", 0, ()),
        ("searched 5 of 20 layouts (2 times)", 2, None),
        ("too many situations: double-dummy values stand for some (4 times)", 4, None),
    ],
)
def test_remarks_tell_how_often_and_when_a_search_was_cut(
    remarks: str, number: int, tricks: tuple[int, ...] | None
) -> None:
    assert decisions_cut(remarks) == number
    assert tricks_cut(remarks) == tricks


def played(contract: str, seed: int) -> tuple[str, str, list[int]]:
    """A random deal played at random, and the tricks at which the declarer had a choice."""
    generator = np.random.default_rng(seed)
    found = CONTRACTS[contract]
    position = Position(random_deal(generator), found.strain, found.leader)
    tricks = []
    while not position.is_over:
        if position.to_play.same_side(found.declarer):
            view = View.of(position, found, Vulnerability.NONE)
            if len(view.runs()) > 1:
                tricks.append(len(view.plays) // 4 + 1)
        position = after_random_card(position, generator)
    return position.deal.to_pbn(), " ".join(map(str, position.plays)), tricks


def test_decisions_are_the_turns_at_which_the_declarer_had_a_choice() -> None:
    rows: list[tuple[object, ...]] = []
    expected: list[int] = []
    for seed in range(12):
        contract = ("3NT", "4H")[seed % 2]
        deal, play, tricks = played(contract, seed)
        expected += tricks
        rows.append(("payoff", 20, contract, deal, play, int(seed == 0), (1,) if seed == 0 else ()))
    rows += [("payoff", 5, "3NT", deal, play, 1, None), ("payoff", 5, "3NT", deal, play, 0, ())]
    rows.append(("monte-carlo", 20, "3NT", deal, play, 0, ()))
    columns = ["declarer", "samples", "contract", "deal", "play", "cut", "cut_at"]
    found = unfinished(pd.DataFrame(rows, columns=columns))
    assert set(zip(found["declarer"], found["samples"], strict=True)) == {("payoff", 20)}
    for trick, number, cut in found[["trick", "decisions", "cut"]].itertuples(index=False, name=None):
        assert (number, cut) == (expected.count(trick), int(trick == 1))
    assert found["decisions"].sum() == len(expected)
