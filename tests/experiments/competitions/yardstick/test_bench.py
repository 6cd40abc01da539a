"""The bench of card play: what its files have, and how a player is compared with its entrants."""

from __future__ import annotations

import csv
import gzip
import io
from pathlib import Path

import pytest

from experiments.boards.files import read_file
from experiments.boards.pbn.writer import pbn_bytes
from experiments.competitions.bidding.match import bench_deals
from experiments.competitions.yardstick import run as yardstick_run
from experiments.competitions.yardstick.comparisons import CSV_HEAD
from experiments.competitions.yardstick.run import (
    NAME,
    CalibrationSettings,
    bench_boards,
    bench_entrants,
    read_run,
    run_calibration,
)
from experiments.errors import StoreError
from experiments.questions.judge.choices import choice_of, valued_turns
from experiments.runs.store import Store
from tests.engines import LOWEST
from tests.kept_rows import kept
from tests.pack_play_bench import DATA, ROOT, entrants_table, tables

ASKED = "monte-carlo:samples=1"


@pytest.fixture
def two_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the bench the second and the third of its tables."""
    monkeypatch.setattr(yardstick_run, "bench_boards", lambda: bench_boards()[1:3])


def test_the_tables_are_those_of_the_kept_match_of_two_robots() -> None:
    is_same = (DATA / f"{NAME}.pbn").read_bytes() == pbn_bytes(tables(kept("robots-match")))
    assert is_same, "python -m tests.pack_play_bench writes it"


def test_a_deal_has_one_table_and_is_in_no_other_file_of_ours_in_any_seats() -> None:
    """The bench of bidding chose settings of networks that bid."""
    deals = [frozenset(board.deal.hands) for board in bench_boards()]
    assert len(set(deals)) == len(deals) == 100
    others = {frozenset(hands) for hands in bench_deals().hands.tolist()}
    others |= {frozenset(board.deal.hands) for board in read_file(DATA / "sample.pbn").boards}
    assert others.isdisjoint(deals)


@pytest.mark.slow
def test_every_entrant_has_the_cost_of_its_card_at_every_turn_of_its_roles() -> None:
    entrants = bench_entrants()
    for board in bench_boards()[::20]:
        for valued in valued_turns(board):
            if not valued.is_choice:
                continue
            choice, best = choice_of(board, valued), max(valued.values.values())
            for name in entrants.names:
                answer = entrants.answers.get((name, board.name, len(valued.position.plays)))
                declares_only = name.startswith(("payoff", "alpha-mu"))
                assert (answer is None) == (declares_only and choice.role != "declarer"), (name, board.name)
                assert answer is None or answer.cost == best - valued.values[answer.card]


def test_the_rows_of_the_entrants_are_those_of_the_option_turns() -> None:
    text = gzip.decompress((DATA / f"{NAME}.csv.gz").read_bytes()).decode()
    head, *rows = csv.reader(io.StringIO(text))
    assert tuple(head) == CSV_HEAD
    answers = bench_entrants().answers
    assert len(rows) == len(answers), "no turn is answered twice"
    assert {board for _, board, _ in answers} == {board.name for board in bench_boards()}


def test_the_page_has_what_the_entrants_lost() -> None:
    page = (ROOT / "docs" / "reference" / "play-bench.md").read_text(encoding="utf-8")
    assert entrants_table() in page


@pytest.mark.usefixtures("two_tables")
def test_without_files_a_player_is_asked_at_the_bench_beside_its_entrants(tmp_path: Path) -> None:
    found = run_calibration(CalibrationSettings(players=(ASKED,)), folder=tmp_path / "RUN")
    assert [table.board.name for table in found.tables] == ["2", "3"]
    entrants = bench_entrants()
    assert found.names == (ASKED, *entrants.names)
    for table in found.tables:
        for turn in table.turns:
            own, *others = turn.answers
            assert own is not None
            place = turn.board, len(turn.position.plays)
            assert others == [entrants.answers.get((name, *place)) for name in entrants.names]
    assert set(found.to_frame()["player"]) == {ASKED}, "the rows are those of the players that were asked"
    assert {each.player for each in found.comparisons} == {0}


@pytest.mark.slow
@pytest.mark.usefixtures("two_tables")
def test_an_engine_is_asked_in_both_roles_also_where_another_card_was_played_than_it_chose() -> None:
    found = run_calibration(CalibrationSettings(players=(LOWEST,)))
    rank = "23456789TJQKA".index
    for table in found.tables:
        for turn in table.turns:
            own = turn.answers[0]
            assert own is not None
            assert rank(str(own.card)[1]) == min(rank(str(card)[1]) for card in turn.position.legal())


@pytest.mark.usefixtures("two_tables")
def test_a_run_at_another_bench_is_refused_and_files_have_no_entrants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = run_calibration(CalibrationSettings(players=(ASKED,), bench=True), {"own": bench_boards()[:1]})
    assert own.entrants == ()
    run_calibration(CalibrationSettings(players=(ASKED,)), folder=tmp_path / "RUN")
    monkeypatch.setattr(yardstick_run, "bench_boards", lambda: bench_boards()[:2])
    with Store.to_read(tmp_path / "RUN") as store:
        settings = CalibrationSettings.of_run(store)
        with pytest.raises(StoreError, match="another version's bench"):
            read_run(settings, store)
