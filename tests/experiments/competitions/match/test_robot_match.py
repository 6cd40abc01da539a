from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from agent.players.bidding.auction import HeldAuction
from agent.registry import parse_bidder
from agent.rules.auction import Auction
from agent.rules.imps import imps
from ddsolver import Seat, Solver
from experiments.boards.board import Board
from experiments.boards.files import read_file
from experiments.competitions.design import play_batches, play_design
from experiments.competitions.match import bid_match
from experiments.competitions.match.bid_match import (
    BidBoard,
    RobotMatch,
    bid_and_play,
    bidder_seed,
    teams_of,
)
from experiments.competitions.match.deals import find_deals, stored_deals
from experiments.competitions.match.report import MatchReport
from experiments.competitions.match.run import MatchRun, PlayedMatch, read_run, run_match
from experiments.competitions.match.settings import Four
from experiments.competitions.match.tables import pairs_table
from experiments.errors import FailedRunError, StoreError
from experiments.runs.code_version import program_of
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import BiddingTime
from experiments.runs.store import Store
from experiments.show.table import Table
from tests.command import declarer

pytestmark = pytest.mark.xdist_group("robot match")

CARDS = "monte-carlo:samples=1"
PLAYERS = f"NS=net + {CARDS},EW=net:network=imitating + {CARDS}"
DEALS = 3


def settings(players: str = PLAYERS, random: int = DEALS) -> MatchRun:
    return MatchRun(players=players, random=random, seed=3)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("robots")


@pytest.fixture(scope="module")
def found(folder: Path) -> PlayedMatch:
    return run_match(settings(), folder)


def match_of(found: PlayedMatch) -> RobotMatch:
    assert isinstance(found.played, RobotMatch)
    return found.played


def test_a_match_that_is_decided_plays_no_more(
    folder: Path, found: PlayedMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_of(found)
    monkeypatch.setattr(match, "is_decided", lambda: True)
    with Store.to_read(folder) as store:
        play_design(match, store, Pool(), Progress(), lambda *_: pytest.fail("plays on"))


def test_deals_that_were_finished_after_the_answer_do_not_count(folder: Path, found: PlayedMatch) -> None:
    sequential = settings().model_copy(update={"sprt": (-20.0, 20.0), "sprt_error": 0.49})
    with Store.to_read(folder) as store:
        read = read_run(sequential, store)
    fewer, everything = match_of(read), match_of(found)
    assert 0 < len(fewer.results()) < len(everything.results())
    assert fewer.results() == everything.results()[: len(fewer.results())]
    assert len(fewer.boards) < len(everything.boards)


def test_random_deals_of_a_sequential_match_are_played_in_the_order_in_which_they_are_read(tmp_path: Path) -> None:
    asked = settings(random=6).model_copy(update={"sprt": (-20.0, 20.0)})
    with Store(tmp_path, asked.facts, create=True) as store:
        deals, _ = find_deals(asked, store, (), Pool(), Progress())
        assert deals == stored_deals(asked, store)
    assert [(deal.number, deal.contract) for deal in deals] == [(number, None) for number in range(6)]


def test_every_deal_is_bid_and_played_at_both_tables(found: PlayedMatch) -> None:
    results = match_of(found).results()
    assert len(results) == DEALS
    for result in results:
        assert len(result.results) == 2
        for deal in (own.deal for own in result.results):
            assert deal.auction is not None
            assert deal.auction.is_over
            assert deal.contract == deal.auction.contract
            assert deal.deal == result.deal.deal
            if deal.contract is not None:
                table = Solver().dd_table(deal.deal)
                assert deal.double_dummy == table[deal.contract.declarer][deal.contract.strain]


def test_a_table_bids_as_its_bidders_do(found: PlayedMatch) -> None:
    match = match_of(found)
    deal = match.deals[0]
    for table, four in enumerate(match.tables):
        names = [four.bidders[seat].key for seat in (Seat.NORTH, Seat.EAST)]
        assert match.source(deal, table) == f"random, bid by {names[0]} against {names[1]}"
    assert {match.tables[0].bidders[seat] for seat in (Seat.NORTH, Seat.SOUTH)} == {parse_bidder("net")}
    assert {match.tables[1].bidders[seat] for seat in (Seat.EAST, Seat.WEST)} == {parse_bidder("net")}


def test_imps_are_split_into_bidding_and_play(found: PlayedMatch) -> None:
    match = match_of(found)
    for result in match.results():
        scores = []
        for deal in (own.deal for own in result.results):
            score = 0
            if deal.contract is not None:
                score = deal.contract.score(deal.double_dummy, deal.vulnerability)
                score *= 1 if deal.contract.declarer.is_north_south else -1
            scores.append(score)
        assert result.won_by_bidding == imps(scores[0] - scores[1])
    parts = match.won_by_bidding().mean, match.won_by_play().mean
    assert sum(parts) == pytest.approx(match.won().mean)
    assert match.won_by_bidding(Seat.EAST).mean == pytest.approx(-parts[0])
    assert any(result.won_by_bidding for result in match.results()), "a deal on which the auctions differ"


@pytest.mark.slow
def test_the_same_robots_tie_every_board(tmp_path: Path) -> None:
    found = run_match(settings(f"NS=net + {CARDS},EW=net + {CARDS}", 3), tmp_path / "run")
    assert [result.won for result in match_of(found).results()] == [0, 0, 0]


def test_a_report_shows_the_split_and_the_time_of_the_bidding(found: PlayedMatch) -> None:
    head = next(line for line in MatchReport(found).text().splitlines() if "by bidding" in line)
    assert re.search(r"by bidding +by play .*bidding CPU s", head)
    rows = pairs_table(match_of(found)).to_json()
    assert {"by_bidding", "by_play", "bidding_seconds"} <= rows[0].keys()
    assert rows[0]["bidding_seconds"] > 0


def test_a_pair_is_timed_in_its_own_seats_at_both_tables(found: PlayedMatch) -> None:
    whole = match_of(found)
    match = RobotMatch(whole.first, whole.deals, whole.seed)
    match.bid.update(whole.bid)
    for source, number in whole.bid:
        seconds = (1.0, 2.0) if source == match.source(match.deals[0], 0) else (3.0, 5.0)
        match.times[source, number] = BiddingTime(source, number, *seconds)
    assert match.bidding_seconds(Seat.NORTH) == (1.0 + 5.0) / 2
    assert match.bidding_seconds(Seat.EAST) == (2.0 + 3.0) / 2
    # Only the declarers of the first table take time, so that the pairs' times differ.
    first = match.source(match.deals[0], 0)
    match.boards = {
        key: replace(board, seconds=float(board.source == first), defender_seconds=0.0)
        for key, board in whole.boards.items()
    }
    contracts = [result.results[0].deal.contract for result in match.results()]
    declarers = [contract.declarer.is_north_south for contract in contracts if contract is not None]
    assert len(declarers) == DEALS
    assert sum(declarers) not in (0, DEALS / 2)
    assert match.card_seconds(Seat.NORTH) == sum(declarers) / len(whole.boards)
    assert match.card_seconds(Seat.EAST) == (DEALS - sum(declarers)) / len(whole.boards)


def test_the_time_of_each_side_is_kept(found: PlayedMatch, monkeypatch: pytest.MonkeyPatch) -> None:
    task = RobotMatch(match_of(found).first, match_of(found).deals, 3).left[0]
    held = HeldAuction(Auction("N", "P P P P"), (), dict(zip(Seat, (1.0, 2.0, 4.0, 8.0), strict=True)))
    monkeypatch.setattr(bid_match, "_bid", lambda _: held)
    board = bid_and_play(task)
    assert isinstance(board, BidBoard)
    assert (board.time.north_south, board.time.east_west, board.board) == (5.0, 10.0, None)


def test_each_seat_and_deal_has_random_numbers_of_its_own() -> None:
    seeds = [bidder_seed(1, (number,), seat) for number in range(2) for seat in Seat]
    assert len({np.random.default_rng(seed).integers(2**62) for seed in seeds}) == len(seeds)


def test_what_a_run_has_is_read_and_not_played_again(folder: Path, found: PlayedMatch) -> None:
    with Store(folder, write=False) as store:
        read = read_run(MatchRun.of_run(store), store)
        assert match_of(read).results() == match_of(found).results()
        assert match_of(read).bidding_seconds(Seat.NORTH) == match_of(found).bidding_seconds(Seat.NORTH)
        assert not match_of(read).left


@pytest.mark.slow
def test_an_interrupted_match_goes_on_and_ends_with_the_same_boards(tmp_path: Path, found: PlayedMatch) -> None:
    whole = match_of(found)
    with Store(tmp_path / "other", settings().facts, create=True) as store:
        match = RobotMatch(whole.first, whole.deals, whole.seed)
        play_batches(match, store, lambda _: len(match.boards) > 2, Pool())
        assert 0 < len(match.left) < 2 * DEALS
        again = RobotMatch(whole.first, whole.deals, whole.seed)
        again.read(store)
        assert {(task.deal.number, task.table) for task in again.left} == {
            (task.deal.number, task.table) for task in match.left
        }
        play_batches(again, store, lambda _: False, Pool())
        assert [each.won for each in again.results()] == [each.won for each in whole.results()]
        assert again.bid == whole.bid


@pytest.mark.slow
def test_two_processes_play_the_same_boards_as_one(found: PlayedMatch, tmp_path: Path) -> None:
    other = run_match(settings(), tmp_path / "run", pool=Pool(2))
    assert [each.scores for each in match_of(other).results()] == [each.scores for each in match_of(found).results()]


def test_a_bidder_that_makes_an_illegal_call_fails_its_boards_and_no_others(tmp_path: Path) -> None:
    players = f"NS=script:calls=1C + {CARDS},EW=script:calls=1C + {CARDS}"
    with pytest.raises(FailedRunError, match="the run has no results, because 2 boards failed: .*1C"):
        run_match(settings(players, 2), tmp_path / "run")
    with Store(tmp_path / "run", write=False) as store:
        found = read_run(MatchRun.of_run(store), store)
        assert [*found.failures] == store.failures()
    assert len(found.failures) == 2, "the auctions of both tables are the same"
    assert not match_of(found).results()
    assert "1C" in found.failures[0].reason
    assert match_of(found).failed == {failure.key for failure in found.failures}


def test_a_failed_board_is_named_as_in_its_file(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    sample = Path(__file__).parents[4] / "experiments" / "data" / "sample.pbn"
    players = f"NS=script:calls=1C + {CARDS},EW=script:calls=1C + {CARDS}"
    with caplog.at_level("WARNING"), pytest.raises(FailedRunError):
        run_match(MatchRun(players=players, seed=3), tmp_path / "run", boards=read_file(sample).boards[2:3])
    assert "board 3" in caplog.messages[-1]


@pytest.mark.slow
def test_the_boards_of_a_file_are_bid_whatever_their_contract(tmp_path: Path) -> None:
    sample = Path(__file__).parents[4] / "experiments" / "data" / "sample.pbn"
    boards = read_file(sample).boards[:2]
    hidden = Board("9", (boards[0].hands[0], None, None, None), boards[0].dealer, boards[0].vulnerability)
    found = run_match(MatchRun(players=PLAYERS, seed=3), tmp_path / "run", boards=[*boards, hidden])
    assert [result.deal.deal for result in match_of(found).results()] == [board.deal for board in boards]
    assert "board 9 hides the hands" in str(found.problems[0])


def test_robots_and_players_of_cards_do_not_sit_together() -> None:
    with pytest.raises(ValueError, match="East and West cannot bid: give robots to all four seats"):
        settings(f"NS=robot:fast,EW={CARDS}")
    assert Four.parse("NS=robot:fast,EW=robot:strong").all_bid()


def test_a_run_of_given_contracts_takes_no_robots(tmp_path: Path) -> None:
    run_match(MatchRun(players=f"NS={CARDS},EW={CARDS}", random=1, seed=3), tmp_path / "run")
    with pytest.raises(StoreError, match="bidding = given, not robots"):
        run_match(settings(), tmp_path / "run")


def test_the_failures_of_other_robots_in_a_run_are_not_those_of_a_match(tmp_path: Path) -> None:
    for cards in ("monte-carlo:samples=2", CARDS):
        players = f"NS=script:calls=1C + {CARDS},EW=script:calls=1C + {cards}"
        with pytest.raises(FailedRunError):
            run_match(settings(players, 1), tmp_path / "run")
    with Store(tmp_path / "run", write=False) as store:
        match = teams_of(settings(players, 1), stored_deals(settings(players, 1), store))
        assert len(store.failures()) == 3
        assert len(match.own_failures(store.failures())) == 1


def test_the_command_writes_both_auctions_of_each_deal(tmp_path: Path) -> None:
    played = declarer(
        "match", "--random", "1", "--seed", "3", "--players", PLAYERS, "-o", tmp_path / "out.pbn", "--json"
    )
    assert played.returncode == 0, played.stderr
    (board,) = json.loads(played.stdout)["boards"]
    written = read_file(tmp_path / "out.pbn").boards
    assert [str(each.contract) for each in written] == [result["contract"] for result in board["results"]]
    assert all(each.auction is not None and each.auction.is_over for each in written)
    assert written[0].tags["North"] == f"net:system=two-over-one + {CARDS}"
    assert written[1].tags["East"] == f"net:system=two-over-one + {CARDS}"


def test_the_exports_list_the_bidders_and_the_defenders_too_with_all_settings(found: PlayedMatch) -> None:
    players = MatchReport(found).exports().data["players"]
    assert isinstance(players, Table)
    rows = players.to_json()
    expected = {
        ("bidder", "net:system=two-over-one"),
        ("bidder", "net:network=imitating,system=two-over-one"),
        ("declarer", CARDS),
        ("defender", CARDS),
    }
    assert {(each["role"], each["player"]) for each in rows} == expected
    assert len(rows) == len(expected)
    assert all(("network=" if each["role"] == "bidder" else "weights=") in each["settings"] for each in rows)


def test_boards_that_another_version_of_an_engine_bid_are_not_mixed_with_new_ones(
    tmp_path: Path, found: PlayedMatch
) -> None:
    engine = tmp_path / "opener.py"
    engine.write_bytes((Path(__file__).parents[4] / "docs" / "engines" / "opener.py").read_bytes())
    asked = settings(f"NS=engine:cmd={sys.executable} {engine} + {CARDS},EW=net + {CARDS}")
    with Store(tmp_path / "run", asked.facts, create=True) as store:

        def play() -> None:
            match = RobotMatch(Four.parse(asked.players), match_of(found).deals, 3)
            match.read(store)
            boards = len(match.boards)
            play_batches(match, store, lambda _: len(match.boards) > boards, Pool())

        play()
        play()
        assert len(store.played()) == 2
        assert all("+opener-" in board.program for board in store.boards())
        engine.write_bytes(engine.read_bytes() + b"# another version\n")
        program_of.cache_clear()  # as in a new process
        with pytest.raises(StoreError, match="Add --mix to keep both"):
            play()
