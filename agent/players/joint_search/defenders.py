"""The defenders' cards in the search: which of them count as one, and in which layouts they are played; compiled."""

from __future__ import annotations

from agent.players.joint_search.double_dummy import correct_cards
from agent.players.joint_search.information_set import InformationSet, Workspace
from ddsolver.kernels import fragment, highest, kernel, lowest, popcount
from ddsolver.native.types import Ints


@kernel()
def shown_cards(work: Workspace, seat: int, cards: int) -> int:
    """Return a mask of one card for each class of equivalent cards in ``cards``.

    The card is the lowest of its class in ``cards`` if ``seat`` is the first hidden seat, else the highest.
    """
    shown = 0
    while cards:
        together = work.blocks[highest(cards)] & cards
        cards &= ~together
        shown |= 1 << (lowest(together) if seat == work.first else highest(together))
    return shown


@fragment
def show_correct_cards(work: Workspace, infoset: InformationSet, seat: int) -> int:
    """Write behind the layouts masks of each one's correct and shown cards; return a mask of all shown cards.

    ``work.rows`` has the correct cards of the defender ``seat``, ``work.tricks`` the shown ones (`shown_cards`).
    """
    after = infoset.start + infoset.number
    everything = 0
    for at in range(infoset.number):
        correct = correct_cards(work, infoset, infoset.start + at)
        work.rows[after + at] = correct
        work.tricks[after + at] = shown_cards(work, seat, correct)
        everything |= work.tricks[after + at]
    return everything


@kernel()
def played_together(shown: Ints, start: int, count: int, cards: int, in_play: int) -> int:
    """Return a mask of touching cards, from the highest of ``cards`` down, that are shown in the same layouts.

    ``shown[start : start + count]`` has the mask of the cards shown in each layout.
    """
    card = highest(cards)
    together = 1 << card
    while True:
        next_card = highest(cards & ~together)
        if next_card < 0 or next_card >> 4 != card >> 4:
            return together
        if in_play & ((1 << card) - 1) & ~((2 << next_card) - 1):
            return together
        for at in range(start, start + count):
            if (shown[at] >> card ^ shown[at] >> next_card) & 1:
                return together
        together |= 1 << next_card
        card = next_card


@kernel()
def all_of(work: Workspace, shown: int) -> int:
    """Return a mask of all cards in the classes that the cards ``shown`` represent."""
    together = 0
    while shown:
        together |= work.blocks[lowest(shown)]
        shown &= shown - 1
    return together


@kernel()
def after_defender(work: Workspace, infoset: InformationSet, correct: int, card: int, together: int, child: int) -> int:
    """Write at ``child`` the layouts in which a defender plays one of the cards ``together``; return their number.

    ``card`` represents the cards ``together``. From place ``correct`` on, there are the masks of `show_correct_cards`.
    """
    rows, weights, tricks = work.rows, work.weights, work.tricks
    number = 0
    for at in range(infoset.number):
        if tricks[correct + at] >> card & 1 == 0:
            continue
        losing_none = rows[correct + at]
        source, target = infoset.start + at, child + number
        rows[target] = rows[source]
        weights[target] = weights[source] * (popcount(losing_none & together) / popcount(losing_none))
        tricks[target] = tricks[source]
        number += 1
    return number
