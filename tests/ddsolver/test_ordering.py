"""Whatever the order, no card that might help is forgotten and none is tried twice."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ddsolver import Deal, Seat, Strain
from ddsolver.cards import cards_of
from ddsolver.search.ordering import order_follow, order_leads
from ddsolver.search.search_memory import ROOT_ROWS, new_arena
from ddsolver.search.trick_state import TrickState, legal_cards
from tests.strategies import deals, seats, strains

ARENA = new_arena(0.001)
ADDRESS = ARENA.ctypes.data

noises = st.integers(0, (1 << 64) - 1)


def runs_of(legal: int, others: int) -> dict[int, int]:
    """The runs of cards with none of the others between, going down card by card: mask by highest card."""
    runs: dict[int, int] = {}
    top = -1
    for card in range(63, -1, -1):
        if card & 15 == 15 or others >> card & 1:
            top = -1
        if legal >> card & 1:
            top = card if top < 0 else top
            runs[top] = runs.get(top, 0) | 1 << card
    return runs


@given(deals(), seats, strains, noises)
def test_leads_are_the_highest_of_each_run_not_done(deal: Deal, seat: Seat, strain: Strain, noise: int) -> None:
    ARENA[:4] = deal.hands
    runs = runs_of(deal.hands[seat], sum(deal.hands) - deal.hands[seat])
    done = sum(run for top, run in runs.items() if noise >> top & 1)
    count = order_leads(ADDRESS, ROOT_ROWS, int(seat), int(strain), done)
    assert sorted(ARENA[ROOT_ROWS : ROOT_ROWS + count].tolist()) == sorted(top for top in runs if not noise >> top & 1)


@given(deals(), seats, strains, noises, st.integers(0, 12))
def test_cards_that_follow_are_the_highest_of_each_legal_run_not_done(
    deal: Deal, leader: Seat, strain: Strain, noise: int, choice: int
) -> None:
    """Second hand; the card led still counts as in play."""
    ARENA[:4] = deal.hands
    lead = list(cards_of(deal.hands[leader]))[choice % deal.cards_each].bit_index
    ARENA[leader] -= 1 << lead
    hand = deal.hands[leader.left]
    in_play = sum(deal.hands)
    runs = runs_of(legal_cards(hand, lead >> 4), in_play & ~hand)
    done = sum(run for top, run in runs.items() if noise >> top & 1)
    moment = TrickState(int(leader), 1, 1 << lead, lead >> 4, lead, int(leader), deal.cards_each)
    count = order_follow(ADDRESS, ROOT_ROWS, int(strain), moment, in_play, done)
    assert sorted(ARENA[ROOT_ROWS : ROOT_ROWS + count].tolist()) == sorted(top for top in runs if not noise >> top & 1)
