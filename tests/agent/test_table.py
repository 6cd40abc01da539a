from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from agent.contract import Contract, Vulnerability
from agent.player import Decision
from agent.registry import Role, parse_player
from agent.sampling import LayoutSpace
from agent.table import BoardRecord, ask, play_board
from agent.view import View
from ddsolver import Card, Deal, PlayError, Position, Seat
from tests.strategies import random_deal


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


def played(seed: int, contract: str, samples: int = 3) -> BoardRecord:
    deal = random_deal(np.random.default_rng(seed))
    declarer = parse_player(f"monte-carlo:samples={samples}", Role.DECLARER).make(np.random.SeedSequence(seed))
    defender = parse_player("arbitrary", Role.DEFENDER).make(np.random.SeedSequence(seed + 1))
    return play_board(deal, Contract.parse(contract), Vulnerability.BOTH, declarer, defender)


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


def test_the_same_seeds_play_the_same_cards() -> None:
    first, again = played(8, "3NTS"), played(8, "3NTS")
    assert first.plays == again.plays
    assert [replace(d, seconds=0.0) for d in first.decisions] == [replace(d, seconds=0.0) for d in again.decisions]


def test_players_see_what_they_may_and_the_declarer_decides_for_dummy() -> None:
    declarer, defenders = LowestCard(), LowestCard()
    deal = random_deal(np.random.default_rng(9))
    play_board(deal, Contract.parse("3NTS"), Vulnerability.NONE, declarer, defenders)
    assert len(declarer.views) == len(defenders.views) == 26
    assert {view.seat for view in declarer.views} == {Seat.SOUTH}
    assert {view.to_play for view in declarer.views} == {Seat.NORTH, Seat.SOUTH}
    for view in declarer.views + defenders.views[1:]:
        shown = {view.seat, Seat.NORTH}
        assert {seat for seat in Seat if view.held[seat] is not None} == shown
    assert [seat for seat in Seat if defenders.views[0].held[seat] is not None] == [Seat.WEST]


@pytest.mark.parametrize("moment", [1, 3, 12, 23])
def test_a_decision_depends_on_nothing_that_is_hidden(moment: int) -> None:
    """Deal the hidden cards anew as the view allows: the same seed makes the same decision."""
    record = played(10, "3NTS")
    contract = record.contract
    position = Position(record.deal, contract.strain, contract.leader, record.plays[:moment])
    while not position.to_play.same_side(contract.declarer):
        position = position.play(record.plays[len(position.plays)])
    seen = View.of(position, contract, Vulnerability.BOTH)
    answers = set()
    for hands in LayoutSpace(seen).sample(4, np.random.default_rng(1)):
        dealt = [int(hand) for hand in hands]
        for card, seat in zip(position.plays, position.players(), strict=True):
            dealt[seat] |= card.mask
        other = Position(
            Deal((dealt[0], dealt[1], dealt[2], dealt[3])), contract.strain, contract.leader, position.plays
        )
        declarer = parse_player("monte-carlo:samples=5", Role.DECLARER).make(np.random.SeedSequence(3))
        answers.add(replace(ask(declarer, other, contract, Vulnerability.BOTH), seconds=0.0))
    assert len(answers) == 1


def test_a_card_that_may_not_be_played_is_refused_whoever_plays_it() -> None:
    deal = random_deal(np.random.default_rng(11))
    with pytest.raises(PlayError, match="SA"):
        play_board(deal, Contract.parse("3NTS"), Vulnerability.NONE, AlwaysAce(), AlwaysAce())


def test_an_ending_is_not_a_board() -> None:
    ending = Deal.from_pbn("N:A... K... Q... J...")
    with pytest.raises(PlayError, match="1 cards a hand"):
        play_board(ending, Contract.parse("3NTS"), Vulnerability.NONE, LowestCard(), LowestCard())


CONTRACTS = ["1NTS", "1HS", "3NTS", "4HS", "5DS", "6NTS", "6HS", "7NTS", "7HS"]
DECLARERS = ["monte-carlo:samples=2", "payoff:samples=2,weights=random-play", "payoff:samples=2,relocation=yes"]
DEFENDERS = ["arbitrary", "optimized:samples=1,repeats=1", "optimized:model=payoff,samples=2"]


def play_thesis_contract(contract: int, declarer: int, defender: int) -> None:
    declaring = parse_player(DECLARERS[declarer], Role.DECLARER).make(np.random.SeedSequence(1))
    defending = parse_player(DEFENDERS[defender], Role.DEFENDER).make(np.random.SeedSequence(2))
    deal = random_deal(np.random.default_rng(contract))
    chosen = Contract.parse(CONTRACTS[contract])
    record = play_board(deal, chosen, Vulnerability.NONE, declaring, defending)
    assert len(set(record.plays)) == 52
    assert record.score == chosen.score(record.tricks, Vulnerability.NONE)


@pytest.mark.parametrize("declarer", range(3))
@pytest.mark.parametrize("contract", range(9))
def test_every_declarer_plays_every_thesis_contract(contract: int, declarer: int) -> None:
    """Against each of the defenders in turn, so that everyone meets everyone."""
    play_thesis_contract(contract, declarer, (contract + contract // 3 + declarer) % 3)


@pytest.mark.long
@pytest.mark.parametrize("defender", range(3))
@pytest.mark.parametrize("declarer", range(3))
@pytest.mark.parametrize("contract", range(9))
def test_every_declarer_plays_every_thesis_contract_against_every_defender(
    contract: int, declarer: int, defender: int
) -> None:
    play_thesis_contract(contract, declarer, defender)
