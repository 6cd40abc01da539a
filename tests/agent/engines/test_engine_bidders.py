"""Engines that bid: the messages that they get, and how they fail."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from agent.engines import running
from agent.engines.player import EngineBidder
from agent.errors import EngineError, PlayerError
from agent.players.bidding.auction import hold_auction
from agent.players.bidding.bidder import BiddingView
from agent.registry import Role, parse_bidder, parse_player
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from ddsolver import Deal, Seat
from tests.command import declarer

DEAL = Deal.from_pbn("N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75")
OPENER = f"engine:cmd={sys.executable} {Path(__file__).parents[3] / 'docs' / 'engines' / 'opener.py'}"
ENGINE = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 2, "name": "b", "version": "1", "roles": ["bidder"]}
    elif message["type"] == "options":
        answer = {"type": "ready"}
    else:
        answer = ANSWER
    print(json.dumps(answer), flush=True)
"""


@pytest.fixture(autouse=True)
def _no_engine_is_left() -> Iterator[None]:
    yield
    running.stop_engines()


def engine(folder: Path, answer: str) -> str:
    path = folder / "bidder.py"
    path.write_text(ENGINE.replace("ANSWER", answer), "utf-8")
    return f"engine:cmd={sys.executable} {path}"


def test_the_example_bids_a_board_by_itself() -> None:
    bidders = {seat: parse_bidder(OPENER).make(np.random.SeedSequence(seat)) for seat in Seat}
    held = hold_auction(DEAL, Seat.EAST, Vulnerability.NONE, bidders)
    assert str(held.auction) == "Pass Pass Pass 1NT Pass Pass Pass"


@pytest.mark.slow
def test_an_engine_bids_and_plays_in_a_match_of_robots(tmp_path: Path) -> None:
    players = f"NS={OPENER} + {OPENER},EW=net + monte-carlo:samples=1"
    done = declarer("match", "--random", "2", "--seed", "4", "--players", players, "--run", tmp_path / "run")
    assert done.returncode == 0, done.stderr
    assert "2 boards at two tables" in done.stdout
    assert f"\n(1)  {OPENER} + {OPENER} " in done.stdout


def test_engines_bid_in_a_match_of_bidders() -> None:
    done = declarer("bid-match", OPENER, "net", "--boards", "2")
    assert done.returncode == 0, done.stderr


def test_an_engine_that_ends_in_place_of_a_call_is_quoted(tmp_path: Path) -> None:
    bidder = parse_bidder(engine(tmp_path, "sys.exit(3)")).make(np.random.SeedSequence(1))
    with pytest.raises(EngineError, match="ended with status 3"):
        bidder.call(BiddingView(DEAL.hands[Seat.NORTH], Auction("W", "1S"), Vulnerability.NONE))


def test_an_engine_that_does_not_answer_exceeds_its_time(tmp_path: Path) -> None:
    bidder = parse_bidder(f"{engine(tmp_path, 'time.sleep(60)')},timeout=0.3").make(np.random.SeedSequence(1))
    with pytest.raises(EngineError, match=re.escape("gave no answer within 0.3 s")):
        bidder.call(BiddingView(DEAL.hands[Seat.NORTH], Auction("N"), Vulnerability.NONE))


def test_an_engine_that_ends_after_a_board_bids_the_next_one(tmp_path: Path) -> None:
    passes = '{"type": "call", "board": message["board"], "call": "Pass"}'
    name = engine(tmp_path, f'{passes} if message["type"] == "call" else time.sleep(0.1) or sys.exit()')
    bidder = parse_bidder(name).make(np.random.SeedSequence(1))
    assert isinstance(bidder, EngineBidder)
    running.engine(bidder._command, bidder._options).send({"type": "end", "board": 1}, 60.0)
    view = BiddingView(DEAL.hands[Seat.NORTH], Auction("N"), Vulnerability.NONE)
    assert str(bidder.call(view).call) == "Pass"


def test_an_engine_that_only_plays_is_no_bidder_and_the_other_way_round(tmp_path: Path) -> None:
    lowest = OPENER.replace("opener.py", "lowest.py")
    with pytest.raises(PlayerError, match="is a declarer defender, not a bidder"):
        parse_bidder(lowest)
    with pytest.raises(PlayerError, match="is a bidder, not a declarer"):
        parse_player(engine(tmp_path, "None"), Role.DECLARER)


def test_our_network_says_nothing_of_what_an_engines_call_shows(tmp_path: Path) -> None:
    call = '"P" if "1S" in message["auction"]["calls"] else "1S"'
    bidder = engine(tmp_path, f'{{"type": "call", "board": message["board"], "call": {call}}}')
    told = declarer("bid", "2.AKQ43.QJ54.962", "--bidder", bidder).stdout.splitlines()
    assert told == ["North has 2.AKQ43.QJ54.962: 1S", "a call of the engine"]
    written = tmp_path / "bid.pbn"
    declarer("bid", "--random", "1", "--bidder", bidder, "-o", written)
    assert "[Note" not in written.read_text("utf-8")
    declarer("bid", "--random", "1", "--bidder", "net", "-o", written)
    assert "[Note" in written.read_text("utf-8")


def test_sit_explains_no_calls_of_an_engine(tmp_path: Path) -> None:
    bidder = engine(tmp_path, '{"type": "call", "board": message["board"], "call": "P"}')
    refused = declarer("sit", "--player", "monte-carlo:fast", "--bidder", bidder, "--explain")
    assert refused.returncode == 2
    assert "only the calls of our own bidders can be explained" in " ".join(refused.stderr.split())
