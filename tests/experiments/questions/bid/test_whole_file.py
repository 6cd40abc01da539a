"""`declarer bid FILE -o OUT.pbn`: whole files, killed and resumed, and files that are half good."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from agent.calls.alerts import parse_alert
from agent.players.bidding.bidder import BiddingView
from agent.registry import parse_bidder
from agent.rules.auction import Action, Auction
from agent.rules.constraints import DealConditions
from experiments.boards.board import Board
from experiments.boards.files import read_file, write_file
from experiments.boards.pbn.writer import write_pbn
from experiments.errors import StoreError
from experiments.runs import checksums
from experiments.runs.rows import Details
from experiments.runs.store import Store
from experiments.runs.store_files import BOARDS_FILE
from tests.command import declarer
from tests.platforms import NEEDS_POSIX

ROOT = Path(__file__).parents[4]
SAMPLE = ROOT / "experiments" / "data" / "sample.pbn"
CLUB = ROOT / "tests" / "data" / "club.pbn"
HAND = "AKJ52.Q83.K4.962"


def few(path: Path, number: int = 3) -> Path:
    write_pbn(path, read_file(SAMPLE).boards[:number])
    return path


def bid(source: Path, target: Path, *options: str) -> tuple[Board, ...]:
    done = declarer("bid", source, "-o", target, "--bidder", "net", "--jobs", "1", *options)
    assert done.returncode == 0, done.stderr
    return read_file(target).boards


def test_each_board_has_the_auction_of_the_bidder_in_all_seats_with_notes(tmp_path: Path) -> None:
    boards = bid(few(tmp_path / "in.pbn"), tmp_path / "out.pbn")
    net = parse_bidder("net").make(np.random.SeedSequence(1))
    for board in boards:
        auction = Auction(board.dealer)
        while not auction.is_over:
            hand = board.deal.hands[auction.to_call]
            auction = auction.call(net.call(BiddingView(hand, auction, board.vulnerability)).call)
        assert board.auction is not None
        assert board.auction.calls == auction.calls
        assert board.contract == auction.contract
        assert {board.tags[seat] for seat in ("North", "East", "South", "West")} == {"net:system=two-over-one"}
        assert all(board.auction.calls[number] is not Action.PASS for number in board.alerts)
        assert board.alerts


def test_the_example_of_the_documentation_is_the_first_sample_board(tmp_path: Path) -> None:
    bid(few(tmp_path / "in.pbn", 1), tmp_path / "out.pbn")
    (example,) = re.findall(
        r"^```\n(\[Auction.*?)^```", (ROOT / "docs/how-to/bidding.md").read_text("utf-8"), re.S | re.M
    )
    assert example in (tmp_path / "out.pbn").read_text("utf-8")


def test_our_own_reader_understands_the_notes_and_the_hands_fit_them(tmp_path: Path) -> None:
    fits = noted = 0
    for board in bid(few(tmp_path / "in.pbn", 6), tmp_path / "out.pbn"):
        assert board.auction is not None
        for number, note in board.alerts.items():
            assert note.isascii()
            stated = parse_alert(note, board.auction.calls[: number + 1])
            if "key card" in note:  # no number of points or cards of a suit
                continue
            assert stated is not None, note
            hand = board.deal.hands[board.auction.seat_of(number)]
            fits += bool(stated.allows(np.array([hand], dtype=np.int64))[0])
            noted += 1
    assert noted > 15
    assert fits > 0.85 * noted


def test_the_auction_play_and_result_of_the_file_are_left_out(tmp_path: Path) -> None:
    done = declarer("bid", CLUB, "-o", tmp_path / "out.pbn", "--bidder", "net", "--jobs", "1")
    assert done.stderr.endswith("of them bid by net:system=two-over-one\n")
    for before, after in zip(read_file(CLUB).boards, read_file(tmp_path / "out.pbn").boards, strict=True):
        assert after.hands == before.hands
        assert (after.plays, after.tricks, after.comment) == ((), None, "")
        assert "Score" not in after.tags


def test_lin_is_read_too_and_gives_the_same_auctions(tmp_path: Path) -> None:
    source = few(tmp_path / "in.pbn")
    write_file(tmp_path / "in.lin", read_file(source).boards)
    first, second = bid(source, tmp_path / "one.pbn"), bid(tmp_path / "in.lin", tmp_path / "other.pbn")
    assert [each.auction for each in first] == [each.auction for each in second]


@pytest.mark.slow
def test_random_deals_that_fulfil_conditions_are_bid(tmp_path: Path) -> None:
    output = tmp_path / "notrumps.pbn"
    asked = ("--random", "3", "--where", "S:bal, hcp=15-17", "--bidder", "net", "-o", output)
    done = declarer("bid", *asked)
    assert done.returncode == 0, done.stderr
    boards = read_file(output).boards
    assert [board.name for board in boards] == ["1", "2", "3"]
    assert DealConditions.parse("S:bal, hcp=15-17").allows(np.array([board.hands for board in boards])).all()
    assert all(board.auction is not None and board.auction.is_over for board in boards)
    output.unlink()
    assert declarer("bid", *asked).returncode == 0
    assert read_file(output).boards == boards


def test_a_file_that_is_half_good_is_bid_where_it_is_good(tmp_path: Path) -> None:
    text = few(tmp_path / "in.pbn").read_text()
    first, second, third = (each for each in text.split("\n\n"))
    second = second.replace("AKT3.AK95", "AKT3.AK9X")
    third = third.replace("AK964.A5.AJ652.4", "-").replace("Q2.J86.Q97.JT532", "-")
    (tmp_path / "half.pbn").write_text("\n\n".join((first, second, third)))
    done = declarer("bid", tmp_path / "half.pbn", "-o", tmp_path / "out.pbn", "--bidder", "net", "--jobs", "1")
    assert done.returncode == 1
    assert "half.pbn:" in done.stderr
    assert "board 2" in done.stderr
    assert "AKT3.AK9X" in done.stderr
    assert "declarer: board 3 hides the hands of South, West; all four are needed" in done.stderr
    assert "2 boards written" in done.stderr
    assert "1 of them bid by net:system=two-over-one" in done.stderr
    one, other = read_file(tmp_path / "out.pbn").boards
    assert (one.name, one.auction is None) == ("1", False)
    assert (other.name, other.auction) == ("3", read_file(SAMPLE).boards[2].auction)


def test_an_illegal_call_of_the_bidder_is_a_fault_that_names_the_board(tmp_path: Path) -> None:
    source = few(tmp_path / "in.pbn")
    done = declarer("bid", source, "-o", tmp_path / "out.pbn", "--bidder", "script:calls=1S", "--jobs", "1")
    assert done.returncode == 1
    assert "board 1: script:calls=1S: East: call 1 of the script, 1S, is not legal after 1S" in done.stderr


def test_a_stopped_command_goes_on_where_it_stopped(tmp_path: Path) -> None:
    source, target = few(tmp_path / "in.pbn", 4), tmp_path / "out.pbn"
    whole = bid(source, tmp_path / "whole.pbn")
    bid(source, target)
    assert not (tmp_path / "out.pbn.part").exists()
    part = tmp_path / "again.pbn.part"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("experiments.questions.bid.command.rmtree", lambda *_, **__: None)
        bid(source, tmp_path / "again.pbn")
    with Store(part) as store:
        store.add_rows([Details(0, "Pass Pass Pass Pass")])
    with closing(sqlite3.connect(part / BOARDS_FILE)) as database, database:
        database.execute("DELETE FROM details WHERE number > 1")
        database.execute("DELETE FROM checksums WHERE name = 'details'")
        checksums.add(database, "details")
    resumed = bid(source, tmp_path / "again.pbn")
    assert not part.exists()
    assert resumed[0].passed_out
    assert [each.auction for each in resumed[1:]] == [each.auction for each in whole[1:]]


def test_kept_auctions_that_were_changed_are_refused(tmp_path: Path) -> None:
    source, target = few(tmp_path / "in.pbn", 2), tmp_path / "out.pbn"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("experiments.questions.bid.command.rmtree", lambda *_, **__: None)
        bid(source, target)
    with closing(sqlite3.connect(tmp_path / "out.pbn.part" / BOARDS_FILE)) as database, database:
        database.execute("UPDATE details SET value = '1C Quux Pass Pass' WHERE number = 1")
    target.unlink()
    refused = declarer("bid", source, "-o", target, "--bidder", "net", "--jobs", "1")
    assert refused.returncode == 1
    assert f"{BOARDS_FILE} is damaged (details)" in refused.stderr
    assert not target.exists()


@pytest.mark.parametrize("options", [("--seed", "2"), ("--bidder", "net:network=imitating")])
def test_a_folder_of_another_command_is_refused(tmp_path: Path, options: tuple[str, str]) -> None:
    source, target = few(tmp_path / "in.pbn", 1), tmp_path / "out.pbn"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("experiments.questions.bid.command.rmtree", lambda *_, **__: None)
        bid(source, target)
    target.unlink()
    refused = declarer("bid", source, "-o", target, "--bidder", "net", "--jobs", "1", *options)
    assert refused.returncode == 1
    assert "out.pbn.part holds a run with " in refused.stderr
    assert "repeat the command that began it" in refused.stderr
    assert not target.exists()


def kept(folder: Path) -> list[tuple[int, str]]:
    """The auctions in a folder, while a command may be writing to it."""
    try:
        with Store.to_read(folder) as store:
            return [*store.details()]
    except StoreError:
        return []


@pytest.mark.slow
@NEEDS_POSIX
def test_a_killed_command_loses_no_finished_board(tmp_path: Path) -> None:
    target = tmp_path / "out.pbn"
    command = [sys.executable, "-m", "experiments", "bid", str(SAMPLE), "-o", str(target)]
    command += ["--bidder", "monte-carlo:layouts=4", "--jobs", "2"]
    process = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL, start_new_session=True)
    part = tmp_path / "out.pbn.part"
    try:
        until = time.monotonic() + 120
        while len(kept(part)) < 2 and time.monotonic() < until:
            time.sleep(0.05)
    finally:
        os.kill(process.pid, signal.SIGKILL)
        process.wait(timeout=20)
    bid_before = kept(part)
    assert bid_before
    assert not target.exists()
    until = time.monotonic() + 60  # the workers end soon after their parent, which had the lock
    done = declarer(*command[3:])
    while "another process" in done.stderr and time.monotonic() < until:
        time.sleep(0.2)
        done = declarer(*command[3:])
    assert done.returncode == 0, done.stderr
    boards = read_file(target).boards
    assert len(boards) == 16
    assert all(str(boards[place].auction) == auction for place, auction in bid_before)
