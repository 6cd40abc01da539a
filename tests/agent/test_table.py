from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from agent.errors import PlayerError
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.player import Decision, PerfectPlayer
from agent.registry import PLAYERS, Role, Sight, parse_player
from agent.rules.contract import Contract, Vulnerability
from agent.table import BoardRecord, ask, play_board, seat_players
from ddsolver import Card, Deal, DealError, PlayError, Position, Seat
from tests.clock import Clock
from tests.strategies import random_deal

CONTRACT = Contract.parse("3NTS")


class LowestCard:
    """Plays its lowest legal card and remembers what it saw."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def decide(self, view: View) -> Decision:
        self.views.append(view)
        return Decision(min(view.legal(), key=lambda card: (card.rank, card.suit)))


class AlwaysAce:
    def decide(self, view: View) -> Decision:
        return Decision(Card.parse("SA"))


class Peeking(PerfectPlayer):
    """Sees all four hands."""

    def decide_double_dummy(self, view: View, position: Position) -> Decision:
        return Decision(position.legal()[0])


class Attentive(LowestCard):
    """Remembers when a board began and ended."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[str, View]] = []

    def begin(self, view: View) -> None:
        self.told.append(("begin", view))

    def end(self, view: View) -> None:
        self.told.append(("end", view))


class Liar:
    """Says that it takes no time, or a year, and takes some seconds of a clock."""

    def __init__(self, seconds: float, clock: Clock, takes: float) -> None:
        self._seconds, self._clock, self._takes = seconds, clock, takes

    def decide(self, view: View) -> Decision:
        self._clock.now += self._takes
        return Decision(view.legal()[0], seconds=self._seconds, wall_seconds=self._seconds)


class Elsewhere(LowestCard):
    """Takes a million seconds in another process for each card, and half of that before a board and after it."""

    def __init__(self) -> None:
        super().__init__()
        self.taken = 0.0

    def cpu_seconds(self) -> float:
        return self.taken

    def decide(self, view: View) -> Decision:
        self.taken += 1e6
        return super().decide(view)

    def begin(self, view: View) -> None:
        del view
        self.taken += 5e5

    def end(self, view: View) -> None:
        del view
        self.taken += 5e5


class BareCard:
    def decide(self, view: View) -> Decision:
        return view.legal()[0]  # type: ignore[return-value]


def played(seed: int, contract: str, samples: int = 3) -> BoardRecord:
    deal = random_deal(np.random.default_rng(seed))
    declarer = parse_player(f"monte-carlo:samples={samples}", Role.DECLARER).make(np.random.SeedSequence(seed))
    defender = parse_player("arbitrary", Role.DEFENDER).make(np.random.SeedSequence(seed + 1))
    return play_board(
        deal, Contract.parse(contract), Vulnerability.BOTH, seat_players(Contract.parse(contract), declarer, defender)
    )


played_once = cache(played)


@pytest.mark.parametrize("contract", ["3NTS", "4HE", "2CxW"])
def test_a_board_is_played_to_the_last_card_and_scored(contract: str) -> None:
    record = played(7, contract)
    found = record.contract
    position = Position(record.deal, found.strain, found.leader, record.plays)
    assert position.is_over
    assert record.tricks == position.tricks_won.of(found.declarer)
    assert record.score == found.score(record.tricks, Vulnerability.BOTH)
    assert [decision.card for decision in record.decisions] == list(record.plays)
    assert record.north_south_score == (record.score if found.declarer.is_north_south else -record.score)


def test_a_deal_may_be_text() -> None:
    deal = Deal.random(3)
    players = seat_players(CONTRACT, LowestCard(), LowestCard())
    one, other = (play_board(each, CONTRACT, Vulnerability.NONE, players) for each in (deal, deal.to_pbn()))
    assert one.plays == other.plays
    with pytest.raises(DealError):
        play_board("N:AKQ", CONTRACT, Vulnerability.NONE, players)


def test_the_same_seeds_play_the_same_cards() -> None:
    first, again = played(8, "3NTS"), played(8, "3NTS")
    assert first.plays == again.plays
    assert [replace(d, seconds=0.0) for d in first.decisions] == [replace(d, seconds=0.0) for d in again.decisions]


def test_players_see_what_they_may_and_the_declarer_decides_for_dummy() -> None:
    declarer, defenders = LowestCard(), LowestCard()
    deal = random_deal(np.random.default_rng(9))
    play_board(deal, CONTRACT, Vulnerability.NONE, seat_players(CONTRACT, declarer, defenders))
    assert len(declarer.views) == len(defenders.views) == 26
    assert {view.seat for view in declarer.views} == {Seat.SOUTH}
    assert {view.to_play for view in declarer.views} == {Seat.NORTH, Seat.SOUTH}
    for view in declarer.views + defenders.views[1:]:
        shown = {view.seat, Seat.NORTH}
        assert {seat for seat in Seat if view.held[seat] is not None} == shown
    assert [seat for seat in Seat if defenders.views[0].held[seat] is not None] == [Seat.WEST]


SEEING = [(name, role) for name, entry in PLAYERS.items() if entry.sees is Sight.VIEW for role in entry.roles]


@pytest.mark.parametrize("moment", [0, 3, 12])
@pytest.mark.parametrize(("name", "role"), SEEING)
def test_a_decision_depends_on_nothing_that_is_hidden(name: str, role: Role, moment: int) -> None:
    """Other hidden cards that the view allows: the same seed makes the same decision."""
    record = played_once(10, "3NTS")
    position = Position(record.deal, CONTRACT.strain, CONTRACT.leader, record.plays[:moment])
    while position.to_play.same_side(CONTRACT.declarer) != (role is Role.DECLARER):
        position = position.play(record.plays[len(position.plays)])
    seen = View.of(position, CONTRACT, Vulnerability.BOTH)
    answers = set()
    for hands in LayoutSpace(seen).sample(3, np.random.default_rng(1)):
        dealt = [int(hand) for hand in hands]
        for card, seat in zip(position.plays, position.players(), strict=True):
            dealt[seat] |= card.mask
        deal = Deal((dealt[0], dealt[1], dealt[2], dealt[3]))
        other = Position(deal, CONTRACT.strain, CONTRACT.leader, position.plays)
        player = parse_player(f"{name}:samples=5", role).make(np.random.SeedSequence(3))
        answers.add(replace(ask(player, other, CONTRACT, Vulnerability.BOTH), seconds=0.0))
    assert len(answers) == 1


def test_a_card_that_may_not_be_played_is_refused_whoever_plays_it() -> None:
    deal = random_deal(np.random.default_rng(11))
    with pytest.raises(PlayError, match="SA"):
        play_board(deal, CONTRACT, Vulnerability.NONE, seat_players(CONTRACT, AlwaysAce(), AlwaysAce()))


def test_a_declarer_never_sees_all_four_hands() -> None:
    deal = random_deal(np.random.default_rng(12))
    with pytest.raises(PlayerError, match="Peeking cannot declare: it sees all four hands, which only defenders may"):
        play_board(deal, CONTRACT, Vulnerability.NONE, seat_players(CONTRACT, Peeking(), LowestCard()))
    record = play_board(deal, CONTRACT, Vulnerability.NONE, seat_players(CONTRACT, LowestCard(), Peeking()))
    assert record.plays[0] == Position(deal, "NT", "W").legal()[0]


def test_each_seat_has_its_player_and_nobody_is_asked_for_dummy() -> None:
    deal = random_deal(np.random.default_rng(15))
    players = {seat: LowestCard() for seat in Seat}
    record = play_board(deal, CONTRACT, Vulnerability.NONE, players)
    assert [len(players[seat].views) for seat in Seat] == [0, 13, 26, 13]
    assert all(view.seat is seat for seat, player in players.items() for view in player.views)
    assert set(record.seconds) == set(Seat)
    assert record.seconds[Seat.NORTH] == 0
    assert record.defender_seconds == pytest.approx(record.seconds[Seat.WEST] + record.seconds[Seat.EAST])
    with pytest.raises(PlayerError, match="nobody sits East"):
        play_board(deal, CONTRACT, Vulnerability.NONE, {Seat.SOUTH: LowestCard(), Seat.WEST: LowestCard()})


def test_who_listens_is_told_when_a_board_begins_and_ends() -> None:
    deal = random_deal(np.random.default_rng(16))
    players = {seat: Attentive() for seat in Seat}
    record = play_board(deal, CONTRACT, Vulnerability.BOTH, players)
    assert players[Seat.NORTH].told == []
    for seat in (Seat.EAST, Seat.SOUTH, Seat.WEST):
        (first, before), (last, after) = players[seat].told
        assert (first, last) == ("begin", "end")
        assert before.seat is after.seat is seat
        assert before.plays == ()
        assert [each for each in Seat if before.held[each] is not None] == [seat]
        assert before.held[seat] == deal.hands[seat]
        assert after.plays == record.plays
        assert after.tricks_won.of(CONTRACT.declarer) == record.tricks


def test_who_listens_is_told_that_a_board_ended_though_another_player_raised_an_error() -> None:
    listener = Attentive()
    with pytest.raises(PlayError):
        play_board(
            random_deal(np.random.default_rng(3)),
            CONTRACT,
            Vulnerability.NONE,
            seat_players(CONTRACT, listener, AlwaysAce()),
        )
    assert [what for what, _ in listener.told] == ["begin", "end"]


def test_a_player_that_cannot_be_asked_or_answers_with_no_decision_is_told() -> None:
    start = Position(random_deal(np.random.default_rng(13)), "NT", "W")
    with pytest.raises(PlayerError, match=r"object cannot play: it has no method decide\(view\), and is no"):
        ask(object(), start, CONTRACT, Vulnerability.NONE)  # type: ignore[arg-type]
    with pytest.raises(PlayerError, match=r"BareCard answered Card.* instead of a Decision"):
        ask(BareCard(), start, CONTRACT, Vulnerability.NONE)


@pytest.mark.parametrize("said", [0.0, 3e7])
def test_seconds_are_those_of_the_table_whatever_a_player_says(said: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """A defender's card takes 2 or 3 seconds, and each of the declarer's 26 cards 5."""
    clock = Clock(monkeypatch, "process_time", "perf_counter")
    players = seat_players(CONTRACT, *(Liar(said, clock, takes) for takes in (5.0, 2.0, 3.0)))
    record = play_board(random_deal(np.random.default_rng(14)), CONTRACT, Vulnerability.NONE, players)
    expected = {Seat.SOUTH: 130.0, Seat.WEST: 26.0, Seat.NORTH: 0.0, Seat.EAST: 39.0}
    assert record.seconds == record.wall_seconds == expected
    assert (record.declarer_seconds, record.defender_seconds) == (130.0, 65.0)
    assert sum(each.seconds for each in record.decisions) == sum(each.wall_seconds for each in record.decisions) == 195


def test_the_seconds_in_other_processes_count_once_during_a_board_and_around_it() -> None:
    deal = random_deal(np.random.default_rng(14))
    record = play_board(deal, CONTRACT, Vulnerability.NONE, {seat: Elsewhere() for seat in Seat})
    assert record.declarer_seconds == pytest.approx(27e6, abs=1e5)
    assert record.defender_seconds == pytest.approx(28e6, abs=1e5)
    assert [decision.elsewhere for decision in record.decisions] == [1e6] * 52


def test_an_ending_is_not_a_board() -> None:
    ending = Deal.from_pbn("N:A... K... Q... J...")
    with pytest.raises(PlayError, match="1 cards a hand"):
        play_board(ending, CONTRACT, Vulnerability.NONE, seat_players(CONTRACT, LowestCard(), LowestCard()))


CONTRACTS = ["1NTS", "1HS", "3NTS", "4HS", "5DS", "6NTS", "6HS", "7NTS", "7HS"]
DECLARERS = ["monte-carlo:samples=2", "payoff:samples=2,weights=random-play", "payoff:samples=2,relocation=yes"]
DEFENDERS = ["arbitrary", "optimized:samples=1,repeats=1", "optimized:samples=2"]


def play_thesis_contract(contract: int, declarer: int, defender: int) -> None:
    declaring = parse_player(DECLARERS[declarer], Role.DECLARER).make(np.random.SeedSequence(1))
    defending = parse_player(DEFENDERS[defender], Role.DEFENDER).make(np.random.SeedSequence(2))
    deal = random_deal(np.random.default_rng(contract))
    chosen = Contract.parse(CONTRACTS[contract])
    record = play_board(deal, chosen, Vulnerability.NONE, seat_players(chosen, declaring, defending))
    assert len(set(record.plays)) == 52
    assert record.score == chosen.score(record.tricks, Vulnerability.NONE)


@pytest.mark.parametrize(
    ("contract", "declarer"),
    [
        pytest.param(
            contract,
            declarer,
            marks=pytest.mark.long if contract % 3 != declarer else pytest.mark.slow if contract % 4 else (),
        )
        for contract in range(9)
        for declarer in range(3)
    ],
)
def test_every_declarer_plays_every_thesis_contract(contract: int, declarer: int) -> None:
    """Against each of the defenders in turn, so that everyone meets everyone, in those that are not long too."""
    play_thesis_contract(contract, declarer, (contract + contract // 3 + declarer) % 3)


@pytest.mark.long
@pytest.mark.parametrize("defender", range(3))
@pytest.mark.parametrize("declarer", range(3))
@pytest.mark.parametrize("contract", range(9))
def test_every_declarer_plays_every_thesis_contract_against_every_defender(
    contract: int, declarer: int, defender: int
) -> None:
    play_thesis_contract(contract, declarer, defender)


def test_a_board_may_be_given_and_a_card_answered_as_text() -> None:
    class Speaking:
        def decide(self, view: View) -> Decision:
            return Decision(str(view.legal()[0]))  # type: ignore[arg-type]

    deal = random_deal(np.random.default_rng(14))
    record = play_board(deal.to_pbn(), "3NTS", "NS", seat_players("3NTS", Speaking(), Speaking()))
    assert (record.contract, record.vulnerability) == (CONTRACT, Vulnerability.NORTH_SOUTH)
    assert tuple(decision.card for decision in record.decisions) == record.plays


@pytest.mark.parametrize(
    ("card", "message"), [("S1", "unknown card: 'S1'"), (5, "unknown card: 5"), (None, "unknown card: None")]
)
def test_an_answer_without_a_card_is_an_error_of_the_player(card: object, message: str) -> None:
    class Wrong:
        def decide(self, view: View) -> Decision:
            return Decision(card)  # type: ignore[arg-type]

    with pytest.raises(PlayerError, match=f"Wrong answered .*{message}"):
        play_board(
            random_deal(np.random.default_rng(14)), CONTRACT, Vulnerability.NONE, {seat: Wrong() for seat in Seat}
        )


def test_a_class_cannot_sit_at_the_table() -> None:
    players: dict[Seat, Any] = dict.fromkeys(Seat, LowestCard)
    with pytest.raises(PlayerError, match=r"LowestCard cannot play: it is a class; .* as in LowestCard\(\)"):
        play_board(random_deal(np.random.default_rng(14)), CONTRACT, Vulnerability.NONE, players)


def test_nobody_is_asked_when_the_play_is_over() -> None:
    over = Position("N:A... K... Q... J...", "NT", "W", "SJ SA SK SQ")
    with pytest.raises(PlayError, match="nobody is to play: all 4 cards have been played"):
        ask(LowestCard(), over, CONTRACT, Vulnerability.NONE)
