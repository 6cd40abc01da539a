"""What public functions return can be compared, and shows itself in a short line without arrays or addresses."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import declarer
from agent.calls.contract_network import contract_network
from agent.calls.network import imitating_network
from agent.knowledge.sampler import LayoutSampler
from agent.suits.analysis import analyse_suit
from agent.suits.holding import Holding
from agent.table import BoardRecord, seat_players
from ddsolver import Position
from experiments.competitions.league.run import run_league
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.thesis.run import run_grid
from experiments.competitions.thesis.settings import RunSettings
from experiments.competitions.thesis.tables import make_tables, rows_of
from experiments.competitions.tune.run import TuneRun, run_tune
from experiments.runs.store import Store
from tests.sample import SAMPLE

LONGEST = 200
BOARD = SAMPLE.boards[0]
DECLARER = "monte-carlo:samples=1"


def contract() -> declarer.Contract:
    assert BOARD.contract is not None
    return BOARD.contract


def record() -> BoardRecord:
    specs = declarer.parse_player(DECLARER, "declarer"), declarer.parse_player("arbitrary", "defender")
    players = seat_players(contract(), *(each.make(np.random.SeedSequence(1)) for each in specs))
    return declarer.play_board(BOARD.deal, contract(), "None", players)


def view() -> declarer.View:
    return declarer.View.of(Position(BOARD.deal, contract().strain, contract().leader), contract(), "None")


def advice() -> object:
    position = Position(BOARD.deal, contract().strain, contract().leader)
    question = declarer.PlayQuestion(position, contract(), declarer.Vulnerability.NONE)
    return declarer.advise(question, "monte-carlo:samples=4", 1, explain=False)


def judged() -> object:
    settings = declarer.CalibrationSettings(players=(DECLARER,))
    return declarer.calibrate(settings, {"club": [replace(BOARD, plays=record().plays)]})


RESULTS: dict[str, tuple[Callable[[], object], str]] = {
    "file": (lambda: SAMPLE, "<BoardFile: boards=16, problems=0>"),
    "board": (lambda: BOARD, "<Board 1, dealer North, nobody vulnerable; Contract: 3NTN>"),
    "hostile name": (
        lambda: replace(BOARD, name="\x1b[2J", contract=None, auction=None),
        "<Board \\x1b[2J, dealer North, nobody vulnerable>",
    ),
    "record": (record, "<BoardRecord: 3NTN, tricks="),
    "decision": (lambda: record().decisions[1], "<Decision: "),
    "advice": (advice, "<Advice: "),
    "leads": (lambda: declarer.lead(view(), 4, 1), "<LeadAnalysis: against 3NTN, best="),
    "belief": (
        lambda: LayoutSampler(4, generator=np.random.default_rng(1)).sample(view()), "<Belief: layouts=4, drawn=4>",
    ),
    "simulation": (
        lambda: declarer.simulate("N:AKQ32.K2.A43.QJ5 - - -", "S:hcp=6-9", samples=4, strains=["S", "NT"]),
        "<Simulation: N:AKQ32.K2.A43.QJ5; S:hcp=6-9, deals=4, strains=S NT, vulnerability=None>",
    ),
    "suit": (lambda: analyse_suit(Holding("AQT9", "432")), "<SuitAnalysis: "),
    "network": (imitating_network, "<CallNetwork: arrays="),
    "network of contracts": (contract_network, "<ContractNetwork: arrays="),
    "bidders": (
        lambda: declarer.bid_match(declarer.BidMatchRun(first="net", second="net:system=none", boards=2)),
        "<PlayedBidMatch: net:system=two-over-one against net:system=none, boards=2>",
    ),
    "match": (
        lambda: declarer.match(declarer.MatchRun(declarers=(DECLARER, "monte-carlo:samples=2"), random=1)),
        "<PlayedMatch: <Match: monte-carlo:samples=1, monte-carlo:samples=2, deals=1>, failures=0>",
    ),
    "calibration": (judged, "<Calibration: players=monte-carlo:samples=1, tables=1 of 1>"),
    "tune": (
        lambda: run_tune(TuneRun(declarers=("monte-carlo",), samples=(1, 2), deals=2, seconds_per_deal=1)),
        "<PlayedTune: best=monte-carlo:samples=",
    ),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", RESULTS)
def test_a_result_shows_itself_in_a_short_line_and_can_be_compared(name: str) -> None:
    make, start = RESULTS[name]
    result = make()
    assert isinstance(result == copy(result), bool), "arrays have no one answer"
    shown = repr(result)
    assert shown.startswith(start)
    assert len(shown) <= LONGEST
    assert "array(" not in shown
    assert " at 0x" not in shown


@pytest.mark.slow
def test_runs_in_folders_show_themselves_in_a_short_line(tmp_path: Path) -> None:
    settings = LeagueSettings(players={"one": DECLARER, "two": "monte-carlo:samples=2"}, random=True, deals=1)
    assert repr(run_league(settings, tmp_path / "league")) == "<PlayedLeague: one, two, failures=0>"
    grid = RunSettings(contracts=("3NT",), deals=1, samples=(1,), declarers=("monte-carlo",), defenders=("arbitrary",))
    assert repr(run_grid(grid, tmp_path / "grid")) == "<Tally: played=1, failed=0>"
    with Store.to_read(tmp_path / "grid") as store:
        tables = make_tables(rows_of(store, grid), grid)
    assert repr(tables).startswith("<Tables: rows: outcomes=1, declarer_imps=0, ")
    assert len(repr(tables)) <= LONGEST
