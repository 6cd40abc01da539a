"""Sessions over the loopback interface in which clients and robots bid."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from agent.engines.running import stop_engines
from agent.errors import PlayerError
from agent.knowledge.view import View
from agent.players.bidding.bidder import BiddingView
from agent.registry import parse_bidder
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Position, Seat
from experiments.competitions.match.bid_match import BidMatch, teams_of
from experiments.competitions.match.report import MatchReport, outcome_of
from experiments.competitions.match.run import MatchRun, begin_run, run_match
from experiments.competitions.match.teams import TeamMatch
from experiments.competitions.tables import table_play
from experiments.competitions.tables.client import BidderCalls
from experiments.runs.processes.pool import ONE_PROCESS
from experiments.runs.progress import Progress
from experiments.runs.store import Store
from experiments.runs.tasks import failed_board
from tests.agent.engines.test_engine_bidders import engine
from tests.experiments.competitions.tables.test_sessions import SAMPLE, settings
from tests.log_replay import replay
from tests.tables import OURS, SECONDS, CapitalsClient, OurClient, PatientClient, Session

pytestmark = pytest.mark.xdist_group("sessions")


@pytest.mark.slow
def test_clients_bid_and_each_table_has_its_own_contract(tmp_path: Path) -> None:
    boards = SAMPLE[:3]
    asked = settings(f"NS=client,EW={OURS}", tables=2, bidding="clients")
    session = Session(asked, boards, tmp_path)
    clients = [OurClient(asked.port, seat, boards) for seat in (Seat.NORTH, Seat.SOUTH)]
    clients += [OurClient(asked.port + 1, seat, boards) for seat in (Seat.EAST, Seat.WEST)]
    found = session.result()
    for client in clients:
        client.ended()
    assert isinstance(found.played, TeamMatch)
    results = found.played.results()
    assert len(results) == 3
    seen = [(str(board.contract), board.tricks) for board in clients[0].boards]
    assert seen == [(str(result.results[0].deal.contract), result.results[0].row.tricks) for result in results]
    assert {str(result.results[0].deal.contract) for result in results} != {"None"}
    text = MatchReport(found).text()
    assert "passed out" in text
    printed = MatchReport(found).to_json()["boards"]
    assert [board["results"][0]["contract"] or "None" for board in printed] == [each for each, _ in seen]
    again = Session(asked, (), tmp_path).result()
    assert again.played.results() == results


@pytest.mark.slow
def test_four_clients_bid_by_themselves(tmp_path: Path) -> None:
    asked = settings("NS=client:name=ns,EW=client:name=ew", bidding="clients")
    session = Session(asked, SAMPLE[:2], tmp_path)
    calls = BidderCalls(parse_bidder("net"), seed=5)
    clients = [OurClient(asked.port, seat, (), name=("ns", "ew")[seat % 2], calls=calls) for seat in Seat]
    found = session.result()
    for client in clients:
        client.ended()
    assert isinstance(found.played, TeamMatch)
    bidder = parse_bidder("net").make(np.random.SeedSequence(1))
    for result in found.played.results():
        deal = result.results[0].deal
        auction = Auction(deal.dealer)
        while not auction.is_over:
            view = BiddingView(deal.deal.hands[auction.to_call], auction, deal.vulnerability)
            auction = auction.call(bidder.call(view).call)
        assert deal.auction is not None
        assert deal.auction.calls == auction.calls
    assert len(found.played.results()) == 2


@pytest.mark.slow
def test_a_client_that_explains_its_calls_tells_the_opponents_and_not_its_partner(tmp_path: Path) -> None:
    asked = settings("NS=client:name=ns,EW=client:name=ew", bidding="clients")
    session = Session(asked, SAMPLE[2:3], tmp_path)
    calls = BidderCalls(parse_bidder("net"), seed=5, explains=True)
    clients = [OurClient(asked.port, seat, (), name=("ns", "ew")[seat % 2], calls=calls) for seat in Seat]
    found = session.result()
    for client in clients:
        client.ended()
    assert isinstance(found.played, TeamMatch)
    auction = found.played.results()[0].results[0].deal.auction
    assert auction is not None
    opener, first = auction.seat_of(0), (0, "10-19 points; 5+ spades")
    assert auction.alerts[0] == first
    log = session.log.read_text("utf-8")
    told = {seat for seat in Seat if f"> {opener.name.title()} bids 1S Alert. {first[1]}" in lines_to(seat, log)}
    assert told == {opener.left, opener.right}


@pytest.mark.slow
def test_a_robot_does_not_hear_what_its_partners_calls_mean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: dict[Seat, set[Seat]] = {}

    def view(position: Position, contract: Contract, vulnerable: Vulnerability, known: Auction, *others: Any) -> View:
        heard.setdefault(others[0], set()).update(known.seat_of(number) for number, _ in known.alerts)
        return View.of(position, contract, vulnerable, known, *others)

    monkeypatch.setattr(table_play, "View", SimpleNamespace(of=view))
    asked = settings(f"N=client,E=net + {OURS},S=net + {OURS},W=net + {OURS}", bidding="clients")
    session = Session(asked, SAMPLE[2:3], tmp_path)
    client = OurClient(asked.port, Seat.NORTH, (), calls=BidderCalls(parse_bidder("net"), seed=5, explains=True))
    session.result()
    client.ended()
    assert heard == {Seat.EAST: {Seat.NORTH}, Seat.SOUTH: set(), Seat.WEST: {Seat.NORTH}}


def lines_to(seat: Seat, log: str) -> list[str]:
    return re.findall(rf" {seat.name.title()} (> .*)", log)


@pytest.mark.slow
def test_robots_and_clients_bid_and_play_as_in_a_match(tmp_path: Path) -> None:
    robot = f"net + {OURS}"
    asked = settings(f"NS=client,EW={robot}", bidding="clients")
    session = Session(asked, SAMPLE[:2], tmp_path / "run")
    calls = BidderCalls(parse_bidder("net"), seed=5)
    clients = [OurClient(asked.port, seat, (), calls=calls) for seat in (Seat.NORTH, Seat.SOUTH)]
    found = session.result()
    for client in clients:
        client.ended()
    here = run_match(MatchRun(players=f"NS={robot},EW={robot}", seed=5), tmp_path / "here", SAMPLE[:2])
    assert isinstance(found.played, TeamMatch)
    assert isinstance(here.played, TeamMatch)
    over, there = (
        [(own.deal.contract, own.row.play) for own in each.results]
        for each in (found.played.results()[1], here.played.results()[1])
    )
    assert over == there[:1]
    assert not replay(session.log).differences


def test_a_robot_that_makes_an_illegal_call_fails_its_board_and_the_session_goes_on(tmp_path: Path) -> None:
    asked = settings(f"NS=client,EW=script:calls=1C + {OURS}", bidding="clients")
    session = Session(asked, SAMPLE[:2], tmp_path)
    calls = BidderCalls(parse_bidder("script:calls=7NT"), seed=5)
    clients = [OurClient(asked.port, seat, (), calls=calls) for seat in (Seat.NORTH, Seat.SOUTH)]
    found = session.result()
    for client in clients:
        client.ended()
    assert [failure.number for failure in found.failures] == [0, 1]
    assert "1C, is not legal after 7NT" in found.failures[0].reason


class Redoubles(PatientClient):
    """Redoubles in place of every bid on board 1."""

    def say(self, line: str) -> None:
        number = next((heard.split()[2] for heard in reversed(self.heard) if heard.startswith("Board number")), "")
        super().say(f"{line.split()[0]} REDOUBLES" if number == "1." and " bids " in line else line)


AUCTIONS = Auction("N", "1NT Pass Pass Pass"), Auction("E", "Pass Pass Pass 1NT Pass Pass Pass")
NORTH_IS_A_CLIENT = f"N=client:name=capitals,E={OURS},S={OURS},W={OURS}"


def test_a_client_whose_calls_are_illegal_again_and_again_loses_the_board_only(tmp_path: Path) -> None:
    boards = [replace(board, auction=auction) for board, auction in zip(SAMPLE, AUCTIONS, strict=False)]
    asked = settings(NORTH_IS_A_CLIENT, bidding="clients")
    session = Session(asked, boards, tmp_path)
    client = Redoubles(asked.port, boards)
    found = session.result()
    client.ended()
    assert [failure.number for failure in found.failures] == [0]
    assert found.failures[0].reason == "OtherCallError: North called XX, which is illegal (before it: none)"
    assert [board.number for board in found.played.boards.values()] == [1]
    assert session.stages["playing"].done == 2
    assert found.teams.prefix() == [0.0], "a sequential test goes on after the failed board"


class Misnames(CapitalsClient):
    """Calls in the name of another seat."""

    def say(self, line: str) -> None:
        super().say(line.replace("NORTH bids", "SOUTH bids"))


def test_a_client_that_comes_back_out_of_step_again_and_again_loses_the_board_only(tmp_path: Path) -> None:
    boards = [replace(board, auction=auction) for board, auction in zip(SAMPLE, AUCTIONS, strict=False)]
    asked = settings(NORTH_IS_A_CLIENT, bidding="clients")
    session = Session(asked, boards, tmp_path)
    for _ in range(3):
        wrong = Misnames(asked.port, boards)
        wrong.thread.join(SECONDS)
        assert wrong.heard[-1].startswith("Error: sent a call of another seat")
    client = CapitalsClient(asked.port, boards)
    found = session.result()
    client.ended()
    assert [failure.number for failure in found.failures] == [0]
    assert found.failures[0].reason == "ClientError: North sent a call of another seat: 'SOUTH bids 1NT'"
    assert [board.number for board in found.played.boards.values()] == [1]
    assert sum("board 1: try" in line for line in session.said) == 3


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ('{"type": "call", "board": message["board"], "call": "XX"}', "made an illegal call"),
        pytest.param("sys.exit(3)", "ended with status 3", marks=pytest.mark.slow),
        pytest.param("time.sleep(60)", "gave no answer within 0.3 s", marks=pytest.mark.slow),
    ],
)
def test_an_engine_that_fails_in_the_bidding_fails_its_board_and_the_session_goes_on(
    answer: str, reason: str, tmp_path: Path
) -> None:
    robot = f"{engine(tmp_path, answer)},timeout={0.3 if 'sleep' in answer else 20} + {OURS}"
    asked = settings(f"NS=client,E={robot},W={robot}", bidding="clients")
    session = Session(asked, SAMPLE[:2], tmp_path / "run")
    calls = BidderCalls(parse_bidder("script:calls=1C"), seed=5)
    clients = [OurClient(asked.port, seat, (), calls=calls) for seat in (Seat.NORTH, Seat.SOUTH)]
    found = session.result()
    for client in clients:
        client.ended()
    stop_engines()
    assert [failure.number for failure in found.failures] == [0, 1]
    assert all(reason in failure.reason for failure in found.failures)
    assert outcome_of(found).failures == 2
    assert found.teams.failed == {failure.key for failure in found.failures}


def test_a_board_that_could_not_be_bid_once_and_is_bid_later_is_no_failure(tmp_path: Path) -> None:
    asked = settings(f"NS=client,EW=net + {OURS}", bidding="clients")
    with Store(tmp_path, asked.facts, create=True) as store:
        deals, _ = begin_run(asked, store, SAMPLE[:1], ONE_PROCESS, Progress())
        match = teams_of(asked, deals)
        assert isinstance(match, BidMatch)
        store.add_failure(failed_board(match.failed_key(deals[0], 0), PlayerError("out of memory")))
    session = Session(asked, SAMPLE[:1], tmp_path)
    calls = BidderCalls(parse_bidder("net"), seed=5)
    clients = [OurClient(asked.port, seat, (), calls=calls) for seat in (Seat.NORTH, Seat.SOUTH)]
    found = session.result()
    for client in clients:
        client.ended()
    assert len(found.played.results()) == 1
    assert found.failures == ()


def test_robots_do_not_sit_where_the_calls_are_announced() -> None:
    with pytest.raises(ValueError, match="add --bidding clients"):
        settings(f"NS=client,EW=net + {OURS}")


class ExplainingClient(CapitalsClient):
    """Says what its bids mean without an alert."""

    def say(self, line: str) -> None:
        super().say(f"{line} Infos. natural" if " bids " in line else line)


def test_an_explanation_is_relayed_and_is_no_alert(tmp_path: Path) -> None:
    board = SAMPLE[0]  # 1NT by North
    asked = settings(f"NS=client,E=client:name=capitals,W={OURS}", bidding="clients")
    session = Session(asked, [board], tmp_path)
    clients = [ExplainingClient(asked.port, [board]) for _ in range(3)]
    found = session.result()
    heard = {client.seat: "\n".join(client.heard) for client in clients}
    assert "North bids 1NT Infos. natural" in heard[Seat.EAST]
    assert "North bids 1NT\n" in heard[Seat.SOUTH]
    assert isinstance(found.played, BidMatch)
    (bid,) = found.played.bid.values()
    assert bid.auction is not None
    assert bid.auction.alerts == ()
