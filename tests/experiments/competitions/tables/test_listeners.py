"""Players that listen, such as engines: at a table they hear when each board begins and when it ends."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

import pytest

from agent.errors import EngineError
from agent.knowledge.view import View
from agent.player import Decision
from agent.registry import Entry, Role, Settings, register
from ddsolver import Card, Position, Seat
from tests.experiments.competitions.tables.test_client import Manager, Seated, deal_to, seat_at, to_contract
from tests.experiments.competitions.tables.test_sessions import SAMPLE, settings
from tests.tables import CapitalsClient, OurClient, Session

pytestmark = pytest.mark.xdist_group("sessions")


class Heard(NamedTuple):
    """What a player heard: that a board began or ended, or that it was asked for a card."""

    what: str
    view: View


class Attentive:
    """Plays its lowest card, and adds what it hears to a list.

    It fails when it hears the first word of ``fails_at`` after at least this number of cards.
    """

    def __init__(self, heard: list[Heard], fails_at: tuple[str, int] | None) -> None:
        self.heard = heard
        self.fails_at = fails_at

    def hear(self, what: str, view: View) -> None:
        self.heard.append(Heard(what, view))
        if self.fails_at is not None and self.fails_at[0] == what and self.fails_at[1] <= len(view.plays):
            raise EngineError("has crashed", said="> its last words")

    def begin(self, view: View) -> None:
        self.hear("begin", view)

    def decide(self, view: View) -> Decision:
        self.hear("card", view)
        return Decision(min(view.legal(), key=lambda card: (card.rank, card.suit)))

    def end(self, view: View) -> None:
        self.hear("end", view)


def attentive(name: str = "attentive", fails_at: tuple[str, int] | None = None) -> list[Heard]:
    """Register a player; return the list of what it hears."""
    heard: list[Heard] = []
    entry = Entry((Role.DECLARER, Role.DEFENDER), "listens", Settings, lambda *_: Attentive(heard, fails_at))
    register(name, entry)
    return heard


def hands_seen(view: View) -> set[Seat]:
    return {seat for seat in Seat if view.held[seat] is not None}


def test_each_board_begins_before_the_lead_and_ends_after_the_last_card_for_all_but_dummy(tmp_path: Path) -> None:
    heard = attentive()
    asked = settings("N=client,E=attentive,S=attentive,W=attentive")
    session = Session(asked, SAMPLE[:2], tmp_path)
    client = OurClient(asked.port, Seat.NORTH, SAMPLE[:2], player="attentive")
    found = session.result()
    client.ended()
    contracts = []
    for number, board in enumerate(found.played.boards.values()):
        assert board.number == number
        auction = SAMPLE[number].auction
        assert auction is not None
        assert auction.contract is not None
        contracts.append(auction.contract)
        active = set(Seat) - {auction.contract.dummy}
        of_board = [each for each in heard if each.view.contract == auction.contract]
        begun = list(takewhile(lambda each: each.what == "begin", of_board))
        assert {each.view.seat for each in begun} >= active - {Seat.NORTH}, "before the lead"
        begun = [each for each in of_board if each.what == "begin"]
        assert [each.view.plays for each in begun] == [()] * 3
        assert all(hands_seen(each.view) == {each.view.seat} for each in begun)
        ended = [each for each in of_board if each.what == "end"]
        assert {each.view.seat for each in ended} == active
        assert [" ".join(map(str, each.view.plays)) for each in ended] == [board.play] * 3
        for seat in active:
            mine = [each.what for each in of_board if each.view.seat is seat]
            assert (mine[0], mine[-1], {*mine[1:-1]}) == ("begin", "end", {"card"})
    assert contracts[0] != contracts[1]


@pytest.mark.parametrize(("fails_at", "cards"), [(("card", 3), range(4, 8)), (("begin", 0), range(1))])
def test_a_board_that_an_engines_fault_ended_ends_for_all(
    fails_at: tuple[str, int], cards: range, tmp_path: Path
) -> None:
    heard = [attentive("broken", fails_at), attentive("attentive")]
    asked = settings("N=client,E=attentive,S=attentive,W=broken")
    session = Session(asked, SAMPLE[:1], tmp_path)  # 1NT by North
    client = OurClient(asked.port, Seat.NORTH, SAMPLE[:1], player="attentive")
    found = session.result()
    client.ended()
    (board,) = found.played.boards.values()
    assert board.fault == "defender: West: has crashed"
    assert len(board.play.split()) in cards
    ended = [each.view for each in (*heard[0], *heard[1]) if each.what == "end"]
    assert {view.seat for view in ended} == {Seat.NORTH, Seat.EAST, Seat.WEST}
    assert [" ".join(map(str, view.plays)) for view in ended] == [board.play] * 3


def test_a_board_that_is_broken_off_ends_and_begins_again(tmp_path: Path) -> None:
    class Leaves(CapitalsClient):
        def choose(self, position: Position) -> Card:
            if len(position.plays) > 20:
                raise ConnectionResetError
            return super().choose(position)

    heard = attentive()
    asked = settings("N=client,E=attentive,S=attentive,W=attentive")
    session = Session(asked, SAMPLE[:1], tmp_path)
    with pytest.raises(ConnectionResetError):
        Leaves(asked.port, SAMPLE[:1]).ended()
    client = CapitalsClient(asked.port, SAMPLE[:1])
    (board,) = session.result().played.boards.values()
    client.ended()
    for seat in (Seat.EAST, Seat.WEST):
        told = [(each.what, len(each.view.plays)) for each in heard if each.view.seat is seat and each.what != "card"]
        assert [what for what, _ in told] == ["begin", "end"] * 2
        assert 20 < told[1][1] < told[3][1] == len(board.play.split()) == 52


def test_a_client_that_the_manager_breaks_off_lets_its_player_know() -> None:
    heard = attentive()
    manager = Manager()
    seated = Seated(manager, Seat.SOUTH, to_contract("1NTW"), "attentive")
    for _ in range(2):
        if not heard:
            seat_at(manager, "South ours seated", "South")
        deal_to(manager, "South", Seat.SOUTH)
        for call in ("West bids 1NT", "North passes", "East passes"):
            manager.send_line(call)
        manager.send_line("North plays AS")
        while not manager.read_line().endswith("ready for dummy"):
            pass
        manager.send_line("Start of board")
    manager.send_line("End of session")
    assert seated.ended() == []
    assert [(each.what, len(each.view.plays)) for each in heard] == [("begin", 0), ("end", 1)] * 2


def test_what_a_player_does_at_the_end_costs_nothing(tmp_path: Path) -> None:
    attentive("rude", ("end", 0))
    asked = settings("N=client:name=capitals,E=rude,S=rude,W=rude")
    session = Session(asked, SAMPLE[:2], tmp_path)
    client = CapitalsClient(asked.port, SAMPLE[:2])
    found = session.result()
    client.ended()
    assert [board.fault for board in found.played.boards.values()] == ["", ""]
