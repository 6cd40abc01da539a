from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from agent.rules.constraints import DealConditions
from ddsolver import Position
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.writer import to_pbn
from experiments.errors import StoreError
from experiments.runs.deals import file_deals, find_set_deals, first_deals, random_board, random_deals
from experiments.runs.processes.pool import Pool
from experiments.runs.store import Store
from tests.progress import Recorded
from tests.sample import SAMPLE

HERE = Pool()


def nothing(*_: object) -> None:
    return None


def test_boards_that_cannot_be_played_are_told_and_the_others_are() -> None:
    boards = parse_pbn(
        "\n\n".join(
            [
                '[Board "1"]\n[Deal "N:A2... K3... Q4... J5..."]\n[Declarer "N"]\n[Contract "1S"]',
                '[Board "2"]\n[Deal "N:A2.. - - -"]',
                to_pbn([SAMPLE.find("1")]),
            ]
        ),
        "made-up.pbn",
    )
    deals, problems = file_deals(boards.boards, HERE, nothing)
    assert [deal.name for deal in deals] == ["1"]
    assert ["2 cards in each hand" in str(problem) for problem in problems] == [True] * len(problems)


def test_random_deals_are_named_by_seed_and_number_for_ever(tmp_path: Path) -> None:
    with Store(tmp_path, create=True) as store:
        deals = random_deals(store, 3, 1, HERE)
        assert random_deals(store, 2, 1, HERE) == deals[:2]
    assert [deal.number for deal in deals] == [0, 1, 2]
    assert deals[0].deal.to_pbn() == "N:AKT6.Q4.J2.AKQ94 J984.J3.98743.62 5.K852.KQ65.J875 Q732.AT976.AT.T3"
    assert [(deal.name, str(deal.dealer), str(deal.vulnerability)) for deal in deals] == [
        *(("1", "N", "None"), ("2", "E", "NS"), ("3", "S", "EW"))
    ]


def test_random_deals_may_have_to_fulfil_conditions(tmp_path: Path) -> None:
    where = "S:bal,hcp=15-17"
    with Store(tmp_path / "four", create=True) as store:
        deals = random_deals(store, 4, 1, HERE, where=where)
    assert DealConditions.parse(where).allows(np.array([deal.deal.hands for deal in deals])).all()
    with Store(tmp_path / "two", create=True) as store:
        assert random_deals(store, 2, 1, HERE, where=where) == deals[:2]
        with pytest.raises(StoreError, match="of another seed than 1, or other conditions"):
            random_deals(store, 2, 1, HERE)


def test_every_deal_of_a_run_that_does_not_say_its_conditions_is_checked(tmp_path: Path) -> None:
    where, other = "S:hcp=8+", "S:hcp=9+"
    differing = [at for at in range(8) if random_board(at, 1, where).deal != random_board(at, 1, other).deal]
    assert differing == [5], "the first and the last deal fulfil both conditions"
    with Store(tmp_path, create=True) as store:
        random_deals(store, 8, 1, HERE, where=where)
        with pytest.raises(StoreError, match="of another seed than 1, or other conditions"):
            random_deals(store, 8, 1, HERE, where=other)


def test_random_deals_are_stored_as_they_are_found_and_found_once(tmp_path: Path) -> None:
    with Store(tmp_path / "plain", create=True) as store:
        plain = random_deals(store, 6, 1, HERE)
    with Store(tmp_path / "stopped", create=True) as store:
        with pytest.raises(KeyboardInterrupt):
            random_deals(store, 6, 1, HERE, Recorded("dealing", after=3))
        assert len(store.deals()) == 3
        progress = Recorded()
        assert random_deals(store, 6, 1, HERE, progress) == plain
        assert progress.stages == [("dealing", "deal", 6, 3)]
        assert list(store.deals().values()) == plain
        with pytest.raises(
            StoreError, match="has random deals of another seed than 2, or other conditions; name another folder"
        ):
            random_deals(store, 3, 2, HERE)


def test_deals_of_a_set_are_those_of_a_run_over_the_set(tmp_path: Path) -> None:
    with Store(tmp_path, create=True) as store:
        deals = find_set_deals(store, first_deals(("3NT", "7NT"), 2), 4, HERE)
        again = find_set_deals(store, first_deals(("7NT",), 2), 4, HERE)
    assert [(deal.source, deal.number) for deal in deals] == [("3NT", 0), ("7NT", 0), ("3NT", 1), ("7NT", 1)]
    assert again == [deals[1], deals[3]]
    assert all(deal.double_dummy >= deal.played_contract.tricks_needed for deal in deals)
    start = Position(deals[0].deal, "NT", "W")
    assert start.deal.cards_each == 13
