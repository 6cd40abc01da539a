from __future__ import annotations

import numpy as np
import pytest

from agent.errors import ContractError
from agent.knowledge.view import View
from agent.rules.constraints import parse_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position, Seat
from ddsolver.cards import SUIT_MASK, cards_of, parse_cards
from ddsolver.errors import PlayError
from tests.strategies import after_random_card, random_deal, random_positions

DEAL = Deal.from_pbn("N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3")
CONTRACT = Contract.parse("7HN")


def view(plays: str, seat: Seat | None = None) -> View:
    position = Position(DEAL, CONTRACT.strain, CONTRACT.leader, plays)
    return View.of(position, CONTRACT, Vulnerability.NORTH_SOUTH, seat=seat)


def test_before_the_opening_lead_nobody_sees_dummy() -> None:
    leader = view("")
    assert leader.seat is Seat.EAST
    assert [leader.held[seat] is None for seat in Seat] == [True, False, True, True]
    assert leader.hidden_sizes == (13, 0, 13, 13)


def test_after_the_lead_the_declarer_sees_both_hands_of_the_side_and_decides_for_both() -> None:
    dummys_turn = view("DA")
    assert (dummys_turn.seat, dummys_turn.to_play) == (Seat.NORTH, Seat.SOUTH)
    assert dummys_turn.held[Seat.SOUTH] == DEAL.hands[Seat.SOUTH]
    assert dummys_turn.hidden_sizes == (0, 12, 0, 13)
    assert dummys_turn.unseen.bit_count() == 25


def test_a_defender_sees_dummy_and_not_the_declarer() -> None:
    defender = view("DA H8")
    assert defender.seat is Seat.WEST
    assert [defender.held[seat] is None for seat in Seat] == [True, True, False, False]


def test_dummy_knows_the_declarers_hand() -> None:
    assert view("DA", Seat.SOUTH).held[Seat.NORTH] == DEAL.hands[Seat.NORTH]


def test_a_seat_that_did_not_follow_has_shown_out_of_that_suit_alone() -> None:
    seen = view("DA H8 D9 D2 HA H6 H2 H7 HT D3")
    assert seen.shown_out == (0, 0, SUIT_MASK << 32, SUIT_MASK << 16)


def test_tricks_and_turn_are_those_of_the_position() -> None:
    seen = view("DA H8 D9 D2 HA")
    assert (seen.to_play, seen.trick_leader, seen.declarer_tricks) == (Seat.WEST, Seat.SOUTH, 1)
    assert seen.trick == parse_cards("HA")


def test_runs_are_cards_with_no_unplayed_card_of_another_hand_between() -> None:
    position = Position(Deal.from_pbn("N:AK.T.. 43.2.. Q2.J.. J5.3.."), "NT", "W", "S5")
    seen = View.of(position, Contract.parse("1NTS"), Vulnerability.NONE)
    assert [" ".join(map(str, run)) for run in seen.runs()] == ["SA SK"]
    position = Position(Deal.from_pbn("N:AQ.T.. 43.2.. K2.J.. J5.3.."), "NT", "W", "S5")
    seen = View.of(position, Contract.parse("1NTS"), Vulnerability.NONE)
    assert [" ".join(map(str, run)) for run in seen.runs()] == ["SA", "SQ"]  # dummy's king lies between


def test_a_view_never_holds_a_hidden_hand() -> None:
    """Whatever the position, the masks of hidden hands appear nowhere in the view but in their union."""
    generator = np.random.default_rng(0)
    for position in random_positions(5, 200, range(2, 14)):
        contract = Contract(1, position.trump, position.leader.right)
        seen = View.of(position, contract, Vulnerability.NONE)
        hidden = [position.hands[seat] for seat in Seat if seen.held[seat] is None]
        assert sum(hidden) == seen.unseen
        swapped = _deal_again(position, seen, generator)
        assert View.of(swapped, contract, Vulnerability.NONE) == seen


def _deal_again(position: Position, seen: View, generator: np.random.Generator) -> Position:
    """The same play with other hidden hands that the view allows."""
    from agent.knowledge.layouts import LayoutSpace

    hands = LayoutSpace(seen).sample(1, generator)[0]
    dealt = [int(hand) for hand in hands]
    for card, seat in zip(position.plays, position.players(), strict=True):
        dealt[seat] |= card.mask
    assert all(len(cards_of(hand)) == position.deal.cards_each for hand in dealt)
    deal = Deal((dealt[0], dealt[1], dealt[2], dealt[3]))
    return Position(deal, position.trump, position.leader, position.plays)


def test_equal_views_are_one_key_whatever_the_auction_tells() -> None:
    told = parse_constraints("W:hcp=12-15")
    position = Position(DEAL, CONTRACT.strain, CONTRACT.leader)
    views = [View.of(position, CONTRACT, Vulnerability.NONE, constraints=told) for _ in range(2)]
    assert len({*views, View.of(position, CONTRACT, Vulnerability.NONE)}) == 2


def test_a_view_at_a_table_where_nobody_sees_all_hands_is_the_same() -> None:
    generator = np.random.default_rng(5)
    for _ in range(20):
        position = Position(random_deal(generator), CONTRACT.strain, CONTRACT.leader)
        while not position.is_over:
            expected = View.of(position, CONTRACT, Vulnerability.BOTH)
            known = {expected.seat} | ({CONTRACT.dummy} if position.plays else set())
            dealt = {seat: position.deal.hands[seat] for seat in known}
            found = View.at_table(expected.seat, CONTRACT, Vulnerability.BOTH, None, dealt, position.plays)
            assert found == expected
            position = after_random_card(position, generator)


def test_a_position_of_another_contract_is_refused() -> None:
    deal = Deal.random(1)
    with pytest.raises(PlayError, match="the trump suit of the position is S, not that of 3NTS"):
        View.of(Position(deal, "S", "W"), Contract.parse("3NTS"), Vulnerability.NONE)


def test_contract_and_vulnerability_may_be_texts() -> None:
    position = Position(DEAL, "H", "E")
    assert View.of(position, "7HN", "All") == View.of(position, CONTRACT, Vulnerability.BOTH)
    with pytest.raises(ContractError, match="unknown vulnerability: 'some'"):
        View.of(position, CONTRACT, "some")


@pytest.mark.parametrize("plays", [0, 1, 4])
def test_declarers_side_leads_first_in_an_ending_only(plays: int) -> None:
    for seat, role in ((Seat.SOUTH, "dummy"), (Seat.NORTH, "declarer")):
        position = Position(DEAL, "H", seat)
        for _ in range(plays):
            position = position.play(position.legal()[0])
        with pytest.raises(PlayError, match=f"^{seat} is {role} and cannot make the opening lead; E leads$"):
            View.of(position, CONTRACT, Vulnerability.NONE)
    ending = Position("N:A2... KQ... 43... 65...", "H", "S")
    assert View.of(ending, CONTRACT, Vulnerability.NONE).to_play is Seat.SOUTH
