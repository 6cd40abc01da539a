"""Sessions over the loopback interface: our manager with other clients, and with ours."""

from __future__ import annotations

import random
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from agent.errors import LayoutError
from agent.knowledge.view import View
from agent.player import Decision
from agent.registry import Entry, Role, Settings, register
from ddsolver import Card, PlayError, Position, Seat
from experiments.boards.files import read_file
from experiments.boards.lin.writer import lin_auction
from experiments.competitions.match.report import MatchReport
from experiments.competitions.match.run import MatchRun, run_match
from experiments.competitions.tables.settings import SessionSettings
from experiments.runs.best_contract import prepare
from tests.experiments.competitions.tables.test_messages import PIECES
from tests.log_replay import Replayed, replay
from tests.tables import OURS, SECONDS, Caller, CapitalsClient, OurClient, PatientClient, Session, free_ports

UNPREPARED = read_file(Path(__file__).parents[4] / "experiments/data/sample.pbn").boards[:4]
SAMPLE = [replace(board, auction=lin_auction(board)[0]) for board in map(prepare, UNPREPARED)]
pytestmark = pytest.mark.xdist_group("sessions")


def settings(players: str, **others: object) -> SessionSettings:
    return SessionSettings.model_validate({"players": players, "port": free_ports(), "tables": 1, "seed": 5, **others})


@pytest.mark.slow
def test_rows_of_two_tables_equal_those_of_the_same_players_in_process(tmp_path: Path) -> None:
    boards = UNPREPARED
    asked = settings(f"NS=client,EW={OURS}", tables=2)
    session = Session(asked, boards, tmp_path / "run")
    clients = [OurClient(asked.port, seat, boards) for seat in (Seat.NORTH, Seat.SOUTH)]
    clients += [OurClient(asked.port + 1, seat, boards) for seat in (Seat.EAST, Seat.WEST)]
    found = session.result()
    for client in clients:
        client.ended()
    here = run_match(MatchRun(players=f"NS={OURS},EW={OURS}", seed=5), tmp_path / "here", boards)
    over = {(board.number, board.play) for board in found.played.boards.values()}
    assert len(found.played.boards) == 8
    assert over == {(board.number, board.play) for board in here.played.boards.values()}
    assert [seen.number for seen in clients[0].boards] == [1, 2, 3, 4]
    assert not replay(session.log).differences
    assert replay(session.log).boards == 8


class AlertingClient(CapitalsClient):
    """Says what its bids mean."""

    def say(self, line: str) -> None:
        super().say(f"{line} Alert. natural" if " bids " in line else line)


def test_a_client_with_other_habits_plays_whole_boards(tmp_path: Path) -> None:
    boards = SAMPLE[:4]
    asked = settings(f"NS=client:name=capitals,EW={OURS}")
    session = Session(asked, boards, tmp_path)
    clients = [AlertingClient(asked.port, boards), AlertingClient(asked.port, boards)]
    found = session.result()
    for client in clients:
        client.ended()
    rows = list(found.played.boards.values())
    assert len(rows) == 4
    assert not any(row.fault for row in rows)
    for row in rows:
        board = boards[row.number]
        assert board.auction is not None
        contract = board.auction.contract
        assert contract is not None
        position = Position(board.deal, contract.strain, contract.leader, row.play)
        assert row.tricks == position.tricks_won.of(contract.declarer)
        assert row.score == contract.score(row.tricks, board.vulnerability)
    assert not replay(session.log).differences


def test_what_a_call_means_is_not_told_to_the_partner(tmp_path: Path) -> None:
    board = SAMPLE[0]  # 1NT by North
    asked = settings(f"NS=client,E=client:name=capitals,W={OURS}")
    session = Session(asked, [board], tmp_path)
    clients = [AlertingClient(asked.port, [board]) for _ in range(3)]
    session.result()
    heard = {client.seat: "\n".join(client.heard) for client in clients}
    assert "North bids 1NT Alert. natural" in heard[Seat.EAST]
    assert "North bids 1NT\n" in heard[Seat.SOUTH]


def test_a_lost_client_is_waited_for_and_the_board_begins_again(tmp_path: Path) -> None:
    class Leaves(CapitalsClient):
        def choose(self, position: Position) -> Card:
            if len(position.plays) > 20:
                raise ConnectionResetError
            return super().choose(position)

    boards = SAMPLE[:2]
    asked = settings(f"NS=client,EW={OURS}")
    session = Session(asked, boards, tmp_path)
    leaves = Leaves(asked.port, boards)
    assert leaves.is_seated.wait(SECONDS)  # North, who declares; South would have no card to choose
    other = PatientClient(asked.port, boards)
    with pytest.raises(ConnectionResetError):
        leaves.ended()
    back = CapitalsClient(asked.port, boards)
    found = session.result()
    other.ended()
    back.ended()
    assert len(found.played.boards) == 2
    assert not any(board.fault for board in found.played.boards.values())
    assert any("has disconnected" in line for line in session.said)
    assert replay(session.log).boards == 2


def test_who_does_not_keep_to_the_rules_is_refused_in_a_line_and_harms_nobody(tmp_path: Path) -> None:
    boards = SAMPLE[:1]
    asked = settings(f"N=client:name=capitals,E={OURS},S={OURS},W={OURS}")
    session = Session(asked, boards, tmp_path)

    def answer(*lines: bytes) -> str:
        caller = Caller(asked.port)
        for line in lines:
            caller.socket.sendall(line)
        heard = caller.hear()
        assert caller.hear() == ""
        caller.close()
        return heard

    first = b'Connecting "%s" as %s using protocol version 18\r\n'
    assert answer(b"hello\r\n").startswith("Error: not understood: 'hello'")
    assert answer(b"x" * 5000 + b"\n") == "Error: a line has more than 4096 bytes"
    assert answer(b"a\x07b\r\n").startswith("Error: a line has control characters")
    assert answer(first % (b"x", b"South")) == "Error: South is not a seat for clients here (free: North)"
    assert answer(first % (b"x", b"North")) == "Error: North is reserved for capitals"
    assert answer(first % (b"x", b"ANYPL")) == "Error: no seat is free for x"
    assert answer(b'Connecting "x" as North using protocol version 17\r\n') == (
        "Error: this manager speaks protocol version 18, not 17"
    )
    assert answer(b"\r\n" * 10, b"North ready for teams\r\n").startswith("Error: not understood")
    silent = Caller(asked.port)
    flood = Caller(asked.port)
    flood.say('Connecting "capitals" as North using protocol version 18')
    assert flood.hear().endswith("seated")
    flood.socket.sendall(b"North ready for nothing\r\n" * 5000)
    while line := flood.hear():
        last = line
    assert last.startswith("Error: ")
    flood.close()
    good = CapitalsClient(asked.port, boards)
    while "table 1: North is capitals" not in session.said[-1:]:
        time.sleep(0.01)
    assert answer(first % (b"capitals", b"North")) == "Error: North is taken (free: none)"
    found = session.result()
    good.ended()
    silent.close()
    assert len(found.played.boards) == 1


def test_a_client_that_calls_otherwise_again_and_again_loses_the_board_only(tmp_path: Path) -> None:
    boards = SAMPLE[:2]
    wrong = [board if board.name != "1" else None for board in boards]
    asked = settings(f"N=client,E={OURS},S={OURS},W={OURS}")
    session = Session(asked, boards, tmp_path)
    client = OurClient(asked.port, Seat.NORTH, [board for board in wrong if board is not None])
    found = session.result()
    client.ended()
    assert [failure.reason for failure in found.failures] == [
        "OtherCallError: North called Pass, but the manager prescribes 1NT; with --bidding clients, clients bid"
    ]
    assert len(found.played.boards) == 1
    assert sum("board 1: try" in line for line in session.said) == 3


def test_an_illegal_card_ends_the_board_for_its_side(tmp_path: Path) -> None:
    class Revokes(CapitalsClient):
        def choose(self, position: Position) -> Card:
            gone = [card for card in position.deal[position.to_play] if card in position.plays]
            return gone[0] if gone else super().choose(position)

        def sit(self) -> None:
            with pytest.raises(PlayError):
                super().sit()
            assert self.hear().startswith("Timing")

    board = SAMPLE[0]
    asked = settings(f"N=client,E={OURS},S={OURS},W={OURS}")
    session = Session(asked, [board], tmp_path)
    client = Revokes(asked.port, [board])
    found = session.result()
    client.ended()
    (row,) = found.played.boards.values()
    assert row.fault.endswith("it has been played")
    assert row.fault.startswith("declarer: North: ")
    position = Position(board.deal, "NT", "E", row.play)
    assert row.tricks == position.tricks_won.north_south
    assert "1 board ended by a fault of a player (*)" in MatchReport(found).text()
    assert not replay(session.log).differences


class NeverReadyForDeal(CapitalsClient):
    """Says nothing before its cards."""

    def say(self, line: str) -> None:
        if not line.endswith("ready for deal"):
            super().say(line)


def test_a_client_that_is_never_ready_for_the_deal_gets_it_all_the_same(tmp_path: Path) -> None:
    asked = settings(f"N=client,E={OURS},S={OURS},W={OURS}")
    session = Session(asked, SAMPLE[:1], tmp_path)
    client = NeverReadyForDeal(asked.port, SAMPLE[:1])
    assert len(session.result().played.boards) == 1
    client.ended()


def test_ten_thousand_odd_lines_harm_nobody(tmp_path: Path) -> None:
    asked = settings(f"NS=client,EW={OURS}")
    session = Session(asked, SAMPLE[:1], tmp_path)

    good = PatientClient(asked.port, SAMPLE[:1])
    chance, sent = random.Random(6), 0
    pieces = [piece for piece in PIECES if piece not in (" bids ", " passes")]  # a wrong call would end the board
    while sent < 10_000:
        odd = Caller(asked.port)
        with suppress(OSError):
            odd.say('Connecting "odd" as ANYPL using protocol version 18')
            place = odd.hear().split()[0]
            for line in ("ready for teams", "ready to start", "ready for deal", "ready for cards"):
                odd.say(f"{place} {line}")
            for _ in range(chance.randrange(10, 400)):
                sent += 1
                odd.say("".join(chance.choice(pieces) for _ in range(chance.randrange(1, 8))))
        odd.close()
    last = CapitalsClient(asked.port, SAMPLE[:1])
    found = session.result()
    good.ended()
    last.ended()
    assert len(found.played.boards) == 1
    assert replay(session.log) == Replayed(1, replay(session.log).lines, ())


class FailsOnce:
    """A player that fails at the first card that it is ever asked for; then it plays its lowest card."""

    has_failed = False

    def decide(self, view: View) -> Decision:
        if not FailsOnce.has_failed:
            FailsOnce.has_failed = True
            raise LayoutError("no layout fits what was seen")
        return Decision(min(view.legal(), key=lambda card: card.rank))


@pytest.mark.parametrize("bidding", ["announced", "clients"])
def test_a_player_of_ours_that_fails_loses_its_board_only(bidding: str, tmp_path: Path) -> None:
    FailsOnce.has_failed = False
    register("fails-once", Entry((Role.DECLARER, Role.DEFENDER), "fails", Settings, lambda *_: FailsOnce()))
    boards = SAMPLE[:2]
    asked = settings("NS=client,EW=fails-once", bidding=bidding)
    session = Session(asked, boards, tmp_path)
    clients = [OurClient(asked.port, seat, boards) for seat in (Seat.NORTH, Seat.SOUTH)]
    found = session.result()
    for client in clients:
        client.ended()
    (failure,) = found.failures
    assert failure.number == 0
    assert failure.reason.startswith("LayoutError: no layout fits what was seen")
    assert "Traceback" in failure.error
    assert [board.number for board in found.played.boards.values()] == [1]
    assert found.teams.prefix() == [0.0], "a sequential test goes on after the failed board"
    assert not replay(session.log).differences


def test_a_board_with_the_number_0_is_played_under_another_number(tmp_path: Path) -> None:
    boards = [replace(SAMPLE[0], name="0")]
    asked = settings(f"N=client,E={OURS},S={OURS},W={OURS}")
    session = Session(asked, boards, tmp_path)
    client = OurClient(asked.port, Seat.NORTH, boards)
    assert len(session.result().played.boards) == 1
    client.ended()
    assert [board.number for board in client.boards] == [1]
    seated = client.seated
    contract = boards[0].auction.contract  # type: ignore[union-attr]
    assert contract is not None
    assert seated.at(Seat.EAST, contract, 0) is not None, "other managers may send it"


def test_settings_that_do_not_go_together_are_refused() -> None:
    for players, others, message in (
        (f"NS=client / {OURS},EW={OURS}", {}, "North must be a client in both roles or in neither"),
        ("NESW=client", {}, "the clients of the two pairs need different names"),
        (f"NS=client,EW={OURS}", {"sprt": (0.0, 0.5)}, "sprt needs two tables"),
        (f"NS=client,EW={OURS}", {"bidding": "nobody"}, "bidding"),
    ):
        with pytest.raises(ValueError, match=message):
            settings(players, **others)


class ClaimingClient(CapitalsClient):
    """Says something else before its calls and cards."""

    def say(self, line: str) -> None:
        if " bids " in line or " plays " in line:
            super().say(f"{self.seat.name} claims 3")
        super().say(line)


def test_the_user_is_told_what_a_client_said_in_place_of_its_call_or_card(tmp_path: Path) -> None:
    asked = settings(f"S=client:name=us,E=client:name=them,NW={OURS}")
    session = Session(asked, SAMPLE[:1], tmp_path)
    clients = [ClaimingClient(asked.port, SAMPLE[:1], name) for name in ("us", "them")]
    assert len(session.result().played.boards) == 1
    for client in clients:
        client.ended()
    assert "table 1: South sent 'SOUTH claims 3'; the table waits for a call, as in 'South bids 1NT'" in session.said
    assert "table 1: East sent 'EAST claims 3'; the table waits for a card, as in 'East plays KD'" in session.said
    assert not replay(session.log).differences


def test_a_run_that_was_stopped_plays_what_is_missing(tmp_path: Path) -> None:
    boards = SAMPLE[:3]
    asked = settings(f"N=client,E={OURS},S={OURS},W={OURS}")
    for number in (1, 3):
        session = Session(asked, boards[:number], tmp_path)
        client = CapitalsClient(asked.port, boards)
        found = session.result()
        client.ended()
        assert len(found.played.boards) == number
        assert found.teams.words_so_far() == "", "at one table there are no IMPs"
        assert sum(line.startswith("Board number") for line in client.heard) == (1 if number == 1 else 2)
