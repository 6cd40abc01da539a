"""Whatever the order, no card that might help is forgotten and none is tried twice."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ddsolver import Card, Deal, Seat, Strain
from ddsolver.cards import CARD_AT_BIT, cards_of
from ddsolver.search.batch_kernels import new_arena
from ddsolver.search.ordering import order_follow, order_leads
from ddsolver.search.search_memory import ROOT_ROWS, VOIDS
from ddsolver.search.trick_state import TrickState, legal_cards, read_trick
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


@pytest.mark.slow
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


def order(deal: str, trick: str, strain: Strain = Strain.NOTRUMP) -> str:
    """The order of the next hand's cards, after cards that North led to."""
    played = [Card.parse(name) for name in trick.split()]
    hands = Deal.from_pbn(deal).hands
    ARENA[:4] = hands
    for seat, card in enumerate(played):
        ARENA[seat] &= ~card.mask
    moment = read_trick(np.array([card.bit_index for card in played], dtype=np.int64), 0, int(strain), 4)
    count = order_follow(ADDRESS, ROOT_ROWS, int(strain), moment, sum(hands), 0)
    return " ".join(str(CARD_AT_BIT[card]) for card in ARENA[ROOT_ROWS : ROOT_ROWS + count].tolist())


@pytest.mark.parametrize(
    ("deal", "trick", "expected"),
    [
        # Third hand: the cheapest card that holds the trick.
        ("N:4..432. K7..KQ. AQ2..A. J8..J5.", "S4 S7", "SQ SA S2"),
        # West beats the cheapest: the highest, to cost West most.
        ("N:4..432. 73..KQ. QJ5..A. K8..J6.", "S4 S7", "SQ S5"),
        # North's jack holds the trick: low.
        ("N:J..432. K7..KQ. AQ9..5. T8..A6.", "SJ S7", "S9 SQ SA"),
        # West's king beats North's jack and our queen alike: low.
        ("N:J..432. 73..KQ. Q95..A. K8..J6.", "SJ S3", "S5 S9 SQ"),
        # We cannot beat the ace: low.
        ("N:4..432. A3..KQ. KJ2..A. Q8..J5.", "S4 SA", "S2 SJ SK"),
        # Second hand: West wins with or without our queen: low.
        ("N:9..432. Q73..K. K2..A6. A5..J7.", "S9", "S3 S7 SQ"),
        # Neither South nor West can beat it, so that our queen is needed.
        ("N:9..432. Q73..K. 82..A6. 64..J5.", "S9", "SQ S3 S7"),
        # Last hand: low if East's ace wins, else the cheapest that does.
        ("N:9..432. A3..KQ. 62..A7. K85..J.", "S9 SA S2", "S5 S8 SK"),
        ("N:9..432. 73..KQ. Q2..A6. KJ6..5.", "S9 S7 S2", "SJ SK S6"),
    ],
)
def test_cards_that_follow_suit_are_tried_by_what_they_do(deal: str, trick: str, expected: str) -> None:
    assert order(deal, trick) == expected


def test_a_suit_that_an_opponent_ruffs_is_led_later_the_more_voids_there_are() -> None:
    ARENA[:4] = Deal.from_pbn("N:63.AKQ.. J2..QT4. 54..A86. .J72.95.").hands

    def place_of_hearts() -> int:
        count = order_leads(ADDRESS, ROOT_ROWS, 0, 0, 0)
        return [card >> 4 for card in ARENA[ROOT_ROWS : ROOT_ROWS + count].tolist()].index(1)

    ARENA[VOIDS] = 0
    few = place_of_hearts()
    ARENA[VOIDS] = 16
    many = place_of_hearts()
    ARENA[VOIDS] = 0
    assert few < many
