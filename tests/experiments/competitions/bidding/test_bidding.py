"""Matches between bidders: the auctions, the rows, the figures, and the command."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from agent.registry import parse_bidder
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability, dealer_of_board
from agent.rules.imps import imps
from ddsolver import Deal, Solver
from ddsolver.cards import Seat, Strain
from experiments.competitions.bidding.match import (
    BiddingMatch,
    BidTwice,
    SolvedDeals,
    bench_deals,
    bid_match,
    contracts_of,
    result_of,
)
from experiments.competitions.bidding.run import kept_auctions
from experiments.errors import FormatError
from experiments.runs import checksums
from experiments.runs.code_version import program
from experiments.runs.processes.pool import Pool
from experiments.runs.rows import FailedBoard
from experiments.runs.store import Store
from experiments.runs.store_files import BOARDS_FILE
from tests.command import Finished, declarer

ONE = Pool(1)


def match_of(first: str, second: str) -> BiddingMatch:
    return BiddingMatch(parse_bidder(first), parse_bidder(second))


def small(number: int = 12) -> SolvedDeals:
    return bench_deals().first(number)


def bid(first: str, second: str, deals: SolvedDeals) -> list[BidTwice]:
    found = [each for some in bid_match(match_of(first, second), deals, set(), ONE) for each in some]
    assert all(isinstance(each, BidTwice) for each in found)
    return [each for each in found if isinstance(each, BidTwice)]


def test_the_tables_of_the_bench_are_those_of_the_solver() -> None:
    deals, solver = bench_deals(), Solver()
    for number in (0, 1234, len(deals) - 1):
        north, east, south, west = map(int, deals.hands[number])
        table = solver.dd_table(Deal((north, east, south, west)))
        for seat in Seat:
            for strain in Strain:
                assert deals.tricks[number, seat, strain] == table[seat][strain]


def test_networks_bid_together_as_they_bid_alone() -> None:
    deals = small(5)
    together = bid("net", "net:network=imitating", deals)
    # A search that never leaves the first choice bids as the network alone, but one call at a time.
    alone = bid("monte-carlo:layouts=2,margin=24,least=0.5", "net:network=imitating", deals)
    assert together == sorted(alone, key=lambda each: each.number)


@pytest.mark.slow
def test_no_bidder_sees_other_hands() -> None:
    """The calls before anything is heard of them stay the same when the other hands are exchanged."""
    deals = small(6)
    turned = SolvedDeals(deals.hands.copy(), deals.tricks)
    dealers = deals.dealers()
    for row, dealer in enumerate(dealers):
        others = [seat for seat in range(4) if seat != dealer]
        turned.hands[row, others] = deals.hands[row, [others[1], others[2], others[0]]]
    first, second = (bid("monte-carlo:layouts=4", "monte-carlo:layouts=4", each) for each in (deals, turned))
    assert [each.auctions[0].split()[0] for each in first] == [each.auctions[0].split()[0] for each in second]
    assert first != second


def test_equal_bidders_gain_nothing() -> None:
    result = result_of(bid("net", "net", small()), small())
    assert [interval.mean for interval in result.gains.values()] == [0, 0, 0]
    assert result.shares[0] == result.shares[1]
    assert result.costliest == (), "no boards are listed unless they are asked for"


def test_gains_and_shares_are_those_of_a_count_by_hand() -> None:
    deals = small(40)
    found = bid("net", "net:network=imitating", deals)
    result = result_of(found, deals, costliest=3)
    swings, doubled, played = [], 0, 0
    for each in found:
        points = []
        for table, text in enumerate(each.auctions):
            contract = Auction(dealer_of_board(each.number + 1), text).contract
            if contract is None:
                points.append(0)
                continue
            tricks = int(deals.tricks[each.number, contract.declarer, contract.strain])
            sides = deals.vulnerable()[each.number]
            own = contract.declarer % 2 == table
            played += own
            doubled += own and contract.doubled > 0
            vulnerable = {(0, 0): "None", (1, 0): "NS", (0, 1): "EW", (1, 1): "All"}[int(sides[0]), int(sides[1])]
            points.append(contract.north_south_score(tricks, Vulnerability.parse(vulnerable)))
        swings.append(imps(points[0] - points[1]))
    assert result.gains["plain"].mean == pytest.approx(np.mean(swings))
    assert result.shares[0].doubled == (doubled, played)
    assert [each.imps for each in result.costliest] == sorted(swings)[:3]


def test_games_and_slams_are_counted_for_the_side_that_could_make_them() -> None:
    tricks = np.full((1, 4, 5), 5, dtype=np.int8)
    tricks[0, Seat.SOUTH, Strain.HEARTS] = 12
    deals = SolvedDeals(small(1).hands, tricks)
    six, three = "Pass Pass 6H Pass Pass Pass", "Pass Pass 3H Pass Pass Pass"
    first, second = result_of([BidTwice(0, (six, three))], deals).shares
    assert (first.games, first.slams, first.failing_slams) == ((1, 1), (1, 1), (0, 1))
    assert (second.games, second.slams, second.failing_slams) == ((0, 1), (0, 1), (0, 0))


def test_four_passes_have_no_declarer() -> None:
    contracts = contracts_of([BidTwice(0, ("Pass Pass Pass Pass", "1C Pass Pass Pass"))], 0)
    assert contracts.bid.tolist() == contracts.declarer.tolist() == [-1]


def test_an_illegal_call_names_the_bidder_and_ends_no_other_board() -> None:
    matched = bid_match(match_of("script:calls=1C", "script:calls=1S"), small(2), set(), ONE)
    found = [each for some in matched for each in some]
    assert len(found) == 2
    assert isinstance(found[0], FailedBoard)
    assert "1C, is not legal" in found[0].reason
    assert (found[0].source, found[0].player, found[0].defender) == ("table 1", "script:calls=1C", "script:calls=1S")
    assert isinstance(found[1], FailedBoard)


@pytest.mark.parametrize(
    ("arrays", "words"),
    [
        ({"hands": np.zeros((2, 4))}, "needs the arrays 'hands' and 'tricks'"),
        ({"hands": np.zeros((2, 4)), "tricks": np.zeros((3, 4, 5))}, "arrays of shape"),
        ({"hands": np.zeros((2, 4)), "tricks": np.zeros((2, 4, 5), int)}, "float64 and int64, not of whole numbers"),
        ({"hands": np.zeros((2, 4), int), "tricks": np.full((2, 4, 5), "x")}, "int64 and <U1, not of whole numbers"),
        ({"hands": np.zeros((2, 4), int), "tricks": np.zeros((2, 4, 5), int)}, "deal 1 is not four hands"),
        ({"hands": small().hands, "tricks": small().tricks + np.int64(256)}, "deal 1 is not four hands"),
        ({"hands": np.zeros((0, 4), int), "tricks": np.zeros((0, 4, 5), int)}, "has no deals with tables"),
    ],
)
def test_a_file_without_solved_deals_is_refused(tmp_path: Path, arrays: dict[str, np.ndarray], words: str) -> None:
    path = tmp_path / "deals.npz"
    np.savez(path, allow_pickle=False, **arrays)
    with pytest.raises(FormatError, match=words):
        SolvedDeals.read(path)


def test_a_file_that_is_not_an_archive_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deals.npz"
    path.write_text("N:AKQ", "utf-8")
    refused = declarer("bid-match", "net", "net:network=imitating", path)
    assert refused.returncode == 1
    assert refused.stderr == (
        f"declarer: {path} is not a file of arrays, such as tables.npz in a folder of `declarer table --random`\n"
    )
    missing = declarer("bid-match", "net", "net:network=imitating", tmp_path / "none.npz")
    assert (missing.returncode, "none.npz: there is no such file" in missing.stderr) == (1, True)


@pytest.mark.slow
def test_the_command_shows_gains_shares_and_costly_boards() -> None:
    given = ("bid-match", "net", "net:network=imitating", "--boards", "50", "--costliest", "2")
    lines = declarer(*given).stdout.splitlines()
    own, others = "net:system=two-over-one", "net:network=imitating,system=two-over-one"
    assert lines[:3] == ["50 boards, each bid twice", "", f"{own} over {others}"]
    assert sum("IMPs" in line or "double dummy" in line for line in lines) >= 3
    told = json.loads(declarer(*given, "--json").stdout)
    assert told["boards"] == 50
    assert set(told["imps"]) == {"plain", "doubled", "expected"}
    assert len(told["costliest"]) == 2


def result_without_provenance(finished: Finished) -> dict[str, Any]:
    assert finished.returncode == 0, finished.stderr
    values: dict[str, Any] = json.loads(finished.stdout)
    del values["provenance"]
    return values


def test_a_match_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    given = ("bid-match", "net", "net:network=imitating", "--json", "--boards")
    whole = result_without_provenance(declarer(*given, "9"))
    kept = ("--run", tmp_path / "run")
    declarer(*given, "4", *kept)
    assert result_without_provenance(declarer(*given, "9", *kept)) == whole
    with Store.to_read(tmp_path / "run") as store:
        rows = store.deals()
        assert [each.number for each in kept_auctions(store)] == [*range(9)]
    assert len(rows) == 18
    for row in rows.values():
        assert row.auction is not None
        assert row.contract == row.auction.contract
        number = row.number + 1
        assert (row.dealer, row.vulnerability) == (dealer_of_board(number), Vulnerability.of_board(number))
        assert (row.name, row.deal.hands) == (str(number), tuple(bench_deals().hands[row.number].tolist()))
        tricks = (
            0 if row.contract is None else bench_deals().tricks[row.number, row.contract.declarer][row.contract.strain]
        )
        assert row.double_dummy == tricks
    for boards in ("4", "11"):
        found = result_without_provenance(declarer(*given, boards, *kept))
        assert found == result_without_provenance(declarer(*given, boards))


def test_a_run_is_resumed_and_reported_as_every_other(tmp_path: Path) -> None:
    given = ("bid-match", "net", "net:network=imitating", "--boards", "5", "--run", tmp_path / "run")
    text = declarer(*given).stdout
    settings = tmp_path / "run" / "settings.toml"
    settings.write_text(settings.read_text("utf-8").replace("boards = 5", "boards = 8"), "utf-8")
    resumed = declarer("run", "resume", tmp_path / "run")
    assert "8 boards, each bid twice" in resumed.stdout != text
    report = declarer("run", "report", tmp_path / "run", "-o", tmp_path / "report").stdout
    assert report.startswith(resumed.stdout.split("95 % intervals")[0])
    assert "auctions with this bidder in North-South" in report
    assert f"declarer bid-match, {program()}" in (tmp_path / "report" / "index.html").read_text("utf-8")
    assert {"index.html", "bidding.md", "gains.csv", "shares.csv", "costliest.csv"} <= {
        each.name for each in (tmp_path / "report").iterdir()
    }


def test_a_run_of_an_earlier_version_is_named(tmp_path: Path) -> None:
    (tmp_path / "auctions.csv").write_text("board,first in North-South,second in North-South\n", "utf-8")
    refused = declarer("bid-match", "net", "net:network=imitating", "--boards", "3", "--run", tmp_path)
    assert refused.returncode == 1
    assert refused.stderr == (
        f"declarer: {tmp_path} has results that an earlier version kept in auctions.csv; name another folder\n"
    )


@pytest.mark.parametrize("is_kept", [False, True])
def test_ctrl_c_says_so_and_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_kept: bool) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("experiments.competitions.bidding.run.bid_match", interrupted)
    given = ("--run", tmp_path / "run") if is_kept else ()
    stopped = declarer("bid-match", "net", "net:network=imitating", "--boards", "3", *given)
    how = f"; resume with `declarer run resume {tmp_path / 'run'}`" if is_kept else ""
    assert stopped == (1, "", f"declarer: stopped; there is no result yet{how}\n")


def test_another_match_in_the_folder_is_refused(tmp_path: Path) -> None:
    declarer("bid-match", "net", "net:network=imitating", "--boards", "3", "--run", tmp_path / "run")
    refused = declarer("bid-match", "net", "script:calls=1C", "--boards", "3", "--run", tmp_path / "run")
    assert refused.returncode != 0
    assert "second = net:network=imitating,system=two-over-one, not script:calls=1C" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_rows_of_another_program_are_not_gone_on_with(tmp_path: Path) -> None:
    given = ("bid-match", "net", "net:network=imitating", "--boards", "3", "--run", tmp_path / "run")
    declarer(*given)
    with closing(sqlite3.connect(tmp_path / "run" / BOARDS_FILE)) as database, database:
        database.execute("UPDATE run SET value = '0.1.0+12345678' WHERE key = 'program'")
        database.execute("DELETE FROM checksums WHERE name = 'run'")
        checksums.add(database, "run")
    refused = declarer(*given)
    assert refused.returncode == 1
    assert f"program = 0.1.0+12345678, not {program()}; the program cannot change within a run" in refused.stderr


def test_one_process_at_a_time_writes_to_the_folder(tmp_path: Path) -> None:
    given = ("bid-match", "net", "net:network=imitating", "--boards", "3", "--run", tmp_path / "run")
    declarer(*given)
    with Store(tmp_path / "run"):
        refused = declarer(*given)
    assert refused.returncode != 0
    assert "is being written to by another process" in refused.stderr
    assert declarer(*given).returncode == 0


def test_a_bidder_is_not_compared_with_itself() -> None:
    refused = declarer("bid-match", "net", "net:network=learned", "--boards", "2")
    assert refused.returncode == 2
    assert "the player 'net:system=two-over-one' is given twice" in refused.stderr


def test_a_board_that_failed_gives_status_one() -> None:
    failed = declarer("bid-match", "script:calls=1C", "script:calls=1D", "--boards", "2")
    assert failed.returncode == 1
    assert "board 1, script:calls=1C against script:calls=1D: " in failed.stderr
    assert failed.stdout == "2 boards without a result, because a bidder failed\n"
    told = declarer("bid-match", "script:calls=1C", "script:calls=1D", "--boards", "2", "--json").stdout
    assert (json.loads(told)["failed"], json.loads(told)["boards"]) == (2, 0)
