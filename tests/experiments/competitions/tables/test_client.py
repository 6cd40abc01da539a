"""Our client at the tables of other managers."""

from __future__ import annotations

import asyncio
import queue
import random
import threading

import pytest

from agent.robots import Robot
from agent.rules.auction import Auction, Bid
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Seat
from experiments.boards.board import Board
from experiments.competitions.tables import messages
from experiments.competitions.tables.client import PlannedCalls, SeatedPlayer, SeenBoard, TableClient
from experiments.competitions.tables.connection import ConnectionLostError
from experiments.competitions.tables.messages import BoardLine
from experiments.errors import ProtocolError

DEAL = Deal.from_pbn("N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3")


class Manager:
    """The manager's side of a connection: lines as they are, both ways."""

    def __init__(self) -> None:
        self.to_client: queue.Queue[str | None] = queue.Queue()
        self.from_client: queue.Queue[str] = queue.Queue()

    def read_line(self) -> str:
        return self.from_client.get(timeout=20)

    def send_line(self, line: str) -> None:
        self.to_client.put(line)

    def terminate(self) -> None:
        """Nothing is to be ended."""


class ManagerLines:
    """The client's side."""

    unanswered = 0

    def __init__(self, manager: Manager) -> None:
        self._manager = manager
        self._first: list[str] = []

    async def receive(self, what: str = "") -> str:
        if self._first:
            return self._first.pop()
        while True:
            try:
                line = self._manager.to_client.get_nowait()
            except queue.Empty:
                await asyncio.sleep(0.001)
                continue
            if line is None:
                raise ConnectionLostError
            return line

    def put_back(self, line: str) -> None:
        self._first.append(line)

    async def send(self, line: str) -> None:
        self._manager.from_client.put(line)


class Seated:
    """Our client in a thread, at a manager's table."""

    def __init__(self, manager: Manager, seat: Seat | None, calls: PlannedCalls, player: str = "monte-carlo:samples=2"):
        spec = SeatedPlayer("ours", Robot.parse(player), seed=1)
        self.boards: list[SeenBoard] = []
        self.error: BaseException | None = None
        self.odd: list[str] = []
        """Why lines of the manager were passed over."""
        odd = self.odd
        client = TableClient(
            ManagerLines(manager), seat, spec, calls, self.boards.append, lambda error: odd.append(str(error))
        )

        def run() -> None:
            try:
                asyncio.run(client.run())
            except BaseException as error:
                self.error = error

        self.thread = threading.Thread(target=run, daemon=True)
        self.thread.start()

    def ended(self) -> list[SeenBoard]:
        self.thread.join(20)
        assert not self.thread.is_alive()
        if self.error is not None:
            raise self.error
        return self.boards


def to_contract(contract: str) -> PlannedCalls:
    return PlannedCalls(contract=Contract.parse(contract))


@pytest.mark.parametrize(
    ("seat", "contract"),
    [(Seat.EAST, "3NTE"), (Seat.EAST, "2HN"), (Seat.NORTH, "4SN"), (Seat.SOUTH, "4SN"), (Seat.WEST, "1CW")],
)
def test_whole_boards_of_open_spiel_are_played(seat: Seat, contract: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this system")
    from open_spiel.python.bots.bluechip_bridge import BlueChipBridgeBot

    manager = Manager()
    seated = Seated(manager, None, to_contract(contract))
    bot = BlueChipBridgeBot(pyspiel.load_game("bridge(use_double_dummy_result=false)"), seat, lambda: manager)
    state = pyspiel.load_game("bridge(use_double_dummy_result=false)").new_initial_state()
    chance = random.Random(3)
    cards = list(range(52))
    chance.shuffle(cards)
    for card in cards:
        state.apply_action(card)
    planned = to_contract(contract).of(BoardLine(1, Seat.NORTH, Vulnerability.NONE), seat, 0).auction
    calls = [52 + (_bid(call) if isinstance(call, Bid) else 0) for call in planned.calls]
    ours = 0
    while not state.is_terminal():
        made = len(state.history()) - 52
        if state.current_player() == seat:
            state.apply_action(bot.step(state.clone()))
            ours += 1
        elif made < len(calls):
            state.apply_action(calls[made])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    bot.inform_state(state)
    manager.send_line("End of session")
    (board,) = seated.ended()
    declarer = Contract.parse(contract).declarer
    cards_of_ours = {declarer: 26, declarer.partner: 0}.get(seat, 13)
    assert ours == cards_of_ours + sum(planned.seat_of(at) is seat for at in range(len(calls)))
    assert board.contract == planned.contract
    played = [_card(action) for action in state.history()[52 + len(calls) :]]
    assert [str(card) for card in board.plays] == played


def _bid(call: Bid) -> int:
    """The number of a bid behind 52: three actions that are no bids, then 1C, 1D, ..."""
    return 3 + 5 * (call.level - 1) + call.strain.strength


def _card(action: int) -> str:
    return "CDHS"[action % 4] + "23456789TJQKA"[action // 4]


def seat_at(manager: Manager, answer: str, name: str) -> None:
    """Take a client in, up to the cards of the first board."""
    assert manager.read_line().startswith('Connecting "ours" as ')
    manager.send_line(answer)
    assert manager.read_line() == f"{name} ready for teams"
    manager.send_line('Teams: N/S "a" E/W "b"')
    assert manager.read_line() == f"{name} ready to start"
    manager.send_line("Start of board")


def deal_to(manager: Manager, name: str, seat: Seat) -> None:
    assert manager.read_line() == f"{name} ready for deal"
    manager.send_line("Board number 8. Dealer WEST. Neither vulnerable.")
    assert manager.read_line() == f"{name} ready for cards"
    manager.send_line(messages.cards(seat, DEAL.hands[seat]))


@pytest.mark.parametrize(("answer", "name"), [("South ours seated", "South"), ('SOUTH ("ours") seated', "SOUTH")])
def test_a_board_may_begin_again_at_any_time_and_words_that_mean_nothing_are_passed_over(
    answer: str, name: str
) -> None:
    manager = Manager()
    seated = Seated(manager, Seat.SOUTH, to_contract("1NTW"))
    seat_at(manager, answer, name)
    deal_to(manager, name, Seat.SOUTH)
    west = "WEST" if name.isupper() else "West"
    assert manager.read_line() == f"{name} ready for {west}'s bid"
    manager.send_line("Start of board")
    deal_to(manager, name, Seat.SOUTH)
    plays = {
        f"{name} ready for {'NORTH' if name.isupper() else 'North'}'s card to trick 1": "North plays AS",
        f"{name} ready for dummy's card to trick 1": "dummy plays 5s",
        f"{name} ready for {west}'s card to trick 1": "Start of board",
    }
    calls = iter(["West bids 1NT Alert. 15-17", "North passes.", "EAST PASSES"])
    said = []
    while True:
        line = manager.read_line()
        said.append(line)
        if line.endswith("'s bid"):
            manager.send_line("Explain West's 2D")
            manager.send_line(next(calls))
        elif line.endswith("ready for dummy"):
            manager.send_line("Dummy's cards : " + messages.cards(Seat.EAST, DEAL.hands[Seat.EAST]).split(" : ")[1])
        elif line in plays:
            manager.send_line(plays[line])
            if plays[line] == "Start of board":
                break
    assert (f"{name} PASSES" if name.isupper() else f"{name} passes") in said
    assert any(" plays " in line for line in said)
    assert manager.read_line() == f"{name} ready for deal"
    manager.send_line("NS:+10 EW:-10")
    assert seated.ended() == []


def test_a_manager_that_gives_no_seat_is_quoted() -> None:
    manager = Manager()
    seated = Seated(manager, Seat.SOUTH, PlannedCalls())
    manager.read_line()
    manager.send_line("Error: South is taken")
    with pytest.raises(ProtocolError, match="the manager gave no seat: 'Error: South is taken'"):
        seated.ended()


def test_a_manager_that_hangs_up_is_noticed() -> None:
    manager = Manager()
    seated = Seated(manager, Seat.SOUTH, PlannedCalls())
    manager.read_line()
    manager.to_client.put(None)
    with pytest.raises(ConnectionLostError):
        seated.ended()


def test_a_line_that_cannot_be_read_is_reported_at_once_and_again_if_the_manager_then_hangs_up() -> None:
    manager = Manager()
    seated = Seated(manager, Seat.SOUTH, PlannedCalls())
    for said in ('South ("x") seated', 'Teams : N/S : "a" E/W : "b"', "Start of board"):
        manager.read_line()
        manager.send_line(said)
    for said in ("Board number 1. Dealer North. Neither vulnerable.", "South's cards : S A K."):
        manager.read_line()
        manager.send_line(said)
    manager.to_client.put(None)
    with pytest.raises(ProtocolError, match="2 different cards, not 13; then the manager closed the connection"):
        seated.ended()
    (odd,) = seated.odd
    assert "2 different cards, not 13" in odd


def test_times_in_the_middle_of_a_board_say_that_it_has_ended() -> None:
    manager = Manager()
    seated = Seated(manager, Seat.SOUTH, to_contract("1NTW"))
    seat_at(manager, "South ours seated", "South")
    deal_to(manager, "South", Seat.SOUTH)
    manager.read_line()
    times = messages.timing((6, 17), (6, 17))
    manager.send_line(times)
    manager.send_line("End of session")
    assert seated.ended() == []
    assert seated.odd == [f"{times!r}: the board has ended before its last card"]


def test_a_manager_that_does_not_answer_is_not_awaited_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("experiments.competitions.tables.client._SECONDS_TO_SEAT", 0.05)
    seated = Seated(Manager(), Seat.SOUTH, PlannedCalls())
    with pytest.raises(ProtocolError, match=r"the manager did not answer our first line within 0\.05 s"):
        seated.ended()


def test_planned_calls_are_found_by_hand_or_number() -> None:
    auction = Auction("N", "1NT Pass 3NT Pass Pass Pass")
    board = Board("4", DEAL.hands, Seat.NORTH, Vulnerability.NONE, auction=auction, contract=auction.contract)
    hidden = Board("9", (None,) * 4, Seat.NORTH, Vulnerability.NONE, contract=Contract.parse("2SN"))
    calls = PlannedCalls([board, hidden])
    by_hand = calls.of(BoardLine(17, Seat.NORTH, Vulnerability.NONE), Seat.SOUTH, DEAL.hands[Seat.SOUTH])
    assert (by_hand.auction, by_hand.is_real) == (auction, True)
    by_number = calls.of(BoardLine(9, Seat.NORTH, Vulnerability.NONE), Seat.SOUTH, 0)
    assert (str(by_number.auction.contract), by_number.is_real) == ("2SN", False)
    unknown = calls.of(BoardLine(4, Seat.NORTH, Vulnerability.NONE), Seat.SOUTH, 0)
    assert str(unknown.call_after(Auction("N"))) == "Pass"
    other = calls.of(BoardLine(4, Seat.EAST, Vulnerability.NONE), Seat.SOUTH, DEAL.hands[Seat.SOUTH])
    assert other.auction.calls == ()


def test_after_another_auction_than_planned_a_client_passes() -> None:
    auction = Auction("N", "1NT Pass 3NT Pass Pass Pass")
    board = Board("4", DEAL.hands, Seat.NORTH, Vulnerability.NONE, auction=auction, contract=auction.contract)
    planned = PlannedCalls([board]).of(BoardLine(4, Seat.NORTH, Vulnerability.NONE), Seat.SOUTH, DEAL.hands[Seat.SOUTH])
    assert str(planned.call_after(Auction("N", "1NT Pass"))) == "3NT"
    assert str(planned.call_after(Auction("N", "1NT 2C"))) == "Pass"
