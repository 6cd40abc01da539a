"""Hypothesis strategies and random positions, shared by all tests."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import numpy as np
from hypothesis import strategies as st

from ddsolver import Card, Deal, Position, Seat, Strain, Suit
from ddsolver.cards import CARDS
from ddsolver.whist import Value
from ddsolver.whist.infinitesimals import Infinitesimal

seats = st.sampled_from(list(Seat))
strains = st.sampled_from(list(Strain))
cards = st.sampled_from(CARDS)


def deal_of(order: list[Card]) -> Deal:
    """Deal cards to the four hands in turn, North first."""
    hands = [0, 0, 0, 0]
    for number, card in enumerate(order):
        hands[number % 4] |= card.mask
    return Deal((hands[0], hands[1], hands[2], hands[3]))


@st.composite
def deals(draw: st.DrawFn, smallest: int = 1, largest: int = 13) -> Deal:
    """Deals of any cards, ``smallest`` to ``largest`` a hand."""
    size = draw(st.integers(smallest, largest))
    order = draw(st.permutations(CARDS))
    return deal_of(list(order[: 4 * size]))


@st.composite
def positions(draw: st.DrawFn, smallest: int = 1, largest: int = 6) -> Position:
    """Positions at any moment of the play but its end."""
    deal = draw(deals(smallest, largest))
    position = Position(deal, draw(strains), draw(seats))
    for _ in range(draw(st.integers(0, 4 * deal.cards_each - 1))):
        position = position.play(draw(st.sampled_from(position.legal())))
    return position


def random_deal(generator: np.random.Generator, size: int = 13, *, freak: bool = False) -> Deal:
    """A deal of ``size`` cards a hand, or one in which each hand is mostly of one suit."""
    order = generator.permutation(52)
    if freak:
        keys = generator.random(52)
        favourites = generator.permutation(4)
        hands = [0, 0, 0, 0]
        for index in np.argsort(keys):
            card = CARDS[index]
            holders = [seat for seat in range(4) if hands[seat].bit_count() < size]
            if not holders:
                break
            fond = int(favourites[card.suit])
            seat = fond if fond in holders and generator.random() < 0.7 else int(generator.choice(holders))
            hands[seat] |= card.mask
        return Deal((hands[0], hands[1], hands[2], hands[3]))
    return deal_of([CARDS[index] for index in order[: 4 * size]])


def after_random_card(position: Position, generator: np.random.Generator) -> Position:
    """The position after a legal card, drawn at random."""
    legal = position.legal()
    return position.play(legal[int(generator.integers(len(legal)))])


def random_ending(generator: np.random.Generator, size: int, suits: int = 4) -> Deal:
    """A deal of ``size`` cards a hand from some of the four suits."""
    chosen = generator.permutation(4)[:suits]
    pack = [card for card in CARDS if card.suit in chosen]
    return deal_of([pack[place] for place in generator.permutation(len(pack))[: 4 * size]])


def dealt_anew(deal: Deal, matters: int, generator: np.random.Generator) -> Deal:
    """The deal with the cards of each suit below the lowest in ``matters`` shuffled, each hand keeping its number."""
    hands = list(deal.hands)
    for suit in Suit:
        of_suit = [card for card in CARDS if card.suit == suit]
        lowest = min((card.rank for card in of_suit if card.mask & matters), default=15)
        low = [card.mask for card in of_suit if card.rank < lowest and card.mask & sum(deal.hands)]
        order = list(generator.permutation(low))
        for seat in Seat:
            count = (hands[seat] & sum(low)).bit_count()
            hands[seat] &= ~sum(low)
            hands[seat] |= sum(int(order.pop()) for _ in range(count))
    return Deal((hands[0], hands[1], hands[2], hands[3]))


def random_positions(
    seed: int, number: int, sizes: range = range(1, 14), *, most_cards_left: int = 13
) -> Iterator[Position]:
    """Positions of all kinds: lengths, strains, leaders, moments within a trick, and one in four a freak deal."""
    generator = np.random.default_rng(seed)
    for count in range(number):
        size = int(generator.choice(sizes))
        deal = random_deal(generator, size, freak=count % 4 == 0)
        position = Position(deal, Strain(int(generator.integers(5))), Seat(int(generator.integers(4))))
        least = max(0, 4 * (size - most_cards_left))
        for _ in range(int(generator.integers(least, min(least + 8, 4 * size)))):
            position = after_random_card(position, generator)
        yield position


infinitesimals = st.builds(
    lambda stoppers, west, east: Infinitesimal.of(stoppers, west_exit=west, east_exit=east),
    st.integers(-4, 4),
    st.booleans(),
    st.booleans(),
)
"""Every infinitesimal of up to four stoppers."""

whist_values = st.builds(
    lambda eighths, infinitesimal: Value(Fraction(eighths, 8), infinitesimal), st.integers(-40, 40), infinitesimals
)
"""Values of two-person whist, in eighths."""
