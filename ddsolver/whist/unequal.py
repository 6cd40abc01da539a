"""Two-person whist whose hands may differ in the lengths of their suits, by search ("Quotient monoids" section 7.5).

A player who cannot follow suit throws any card. No closed form is known. A suit is a text such as ``WEEW``: who holds
its cards, from the highest down. A position is a tuple of suits; their order does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from ddsolver.errors import WhistError, as_whole_number
from ddsolver.whist.suits import Side

Suits = tuple[str, ...]
SUITS = 3
"""The number of suits of the deals that are tested."""
MOST = 9
"""The most cards in each hand; these deals take minutes and gigabytes."""
_OTHER = {"W": "E", "E": "W"}


@dataclass(frozen=True, slots=True)
class HigherCards:
    """The results of the tests on all deals of up to `SUITS` suits with ``size`` cards in each hand."""

    size: int
    deals: int
    comparisons: int
    """The number of times that a card was replaced by the next higher one of the other player."""
    against: tuple[tuple[Suits, Suits, Side], ...]
    """Deals that contradict the conjecture: a deal, the deal in which a card of West is higher, and the leader."""
    costly_leads: tuple[Suits, ...]
    """Deals in which having the lead costs West more than one trick, which contradicts it too."""

    @property
    def holds(self) -> bool:
        """Whether no deal contradicts the conjecture."""
        return not (self.against or self.costly_leads)


class UnequalWhist:
    """A search that remembers the positions that it has solved."""

    def __init__(self) -> None:
        self._known: dict[Suits, tuple[int, int]] = {}

    def tricks(self, suits: Suits, leader: Side) -> int:
        """Return West's tricks if both play as well as possible.

        :raises WhistError: if a suit has other letters than W and E, or the hands differ in length.
        """
        cards = "".join(suits)
        if set(cards) - {*"WE"} or 2 * cards.count("W") != len(cards):
            raise WhistError(f"no deal of whist: {suits!r}; write each card as W or E, as many W as E")
        return self._both(canonical(suits))[leader is Side.EAST]

    def _both(self, suits: Suits) -> tuple[int, int]:
        """Return West's tricks if West leads, and if East leads."""
        if not suits:
            return 0, 0
        found = self._known.get(suits)
        if found is None:
            size = sum(map(len, suits)) // 2
            swapped = canonical(tuple(suit.translate(_SWAPPED) for suit in suits))
            found = self._best(suits), size - self._best(swapped)
            self._known[suits] = found
            self._known[swapped] = size - found[1], size - found[0]
        return found

    def _best(self, suits: Suits) -> int:
        """Return the tricks of West, who leads."""
        best = -1
        for place, card in _choices(suits, range(len(suits)), "W"):
            best = max(best, self._after(suits, place, card, best))
        return best

    def _after(self, suits: Suits, place: int, card: int, enough: int) -> int:
        """Return West's tricks after a lead; if East can hold them to ``enough``, perhaps a larger number than that."""
        suit = suits[place]
        follows = "E" in suit
        least = len(suit) + sum(map(len, suits))
        for other, reply in _choices(suits, (place,) if follows else range(len(suits)), "E"):
            left = list(suits)
            left[place] = suit[:card] + suit[card + 1 :]
            shift = other == place and reply > card
            left[other] = left[other][: reply - shift] + left[other][reply - shift + 1 :]
            west_wins = not follows or reply > card
            after = self._both(canonical(tuple(left)))
            least = min(least, 1 + after[0] if west_wins else after[1])
            if least <= enough:
                break
        return least


_SWAPPED = str.maketrans(_OTHER)


def canonical(suits: Suits) -> Suits:
    """Return the suits that have cards, in a fixed order."""
    return tuple(sorted(filter(None, suits)))


def deals(size: int) -> Iterator[Suits]:
    """Yield every deal of up to `SUITS` suits with ``size`` cards in each hand, once."""
    for lengths in combinations_with_replacement(range(2 * size + 1), SUITS):
        if sum(lengths) != 2 * size:
            continue
        seen = set()
        for west in combinations(range(2 * size), size):
            letters = ["E"] * (2 * size)
            for place in west:
                letters[place] = "W"
            start, found = 0, []
            for length in lengths:
                found.append("".join(letters[start : start + length]))
                start += length
            deal = canonical(tuple(found))
            if deal not in seen:
                seen.add(deal)
                yield deal


def number_of_deals(size: int) -> int:
    """Return how many deals :func:`check_higher_cards` tests."""
    return sum(1 for _ in deals(size))


def check_higher_cards(size: int, progress: Callable[[int], object] | None = None) -> HigherCards:
    """Return the results of the tests of conjecture 7.2: a higher card is at least as good as a lower one.

    A card of West is replaced by the next higher card of East's, which East then has in place of his; other
    replacements are several of these. The paper says that the conjecture is equivalent to this: having the lead
    costs at most one trick.

    :param progress: called with the number of deals tested since the last call.
    :raises WhistError: if the size is not from 1 to ``MOST``.
    """
    size = as_whole_number(size, "the size of a deal", WhistError)
    if not 1 <= size <= MOST:
        raise WhistError(f"deals of {size} cards in each hand cannot be tested; give 1 to {MOST} cards")
    search = UnequalWhist()
    number = comparisons = 0
    against, costly = [], []
    for deal in deals(size):
        before = search.tricks(deal, Side.WEST), search.tricks(deal, Side.EAST)
        if before[1] - before[0] > 1:
            costly.append(deal)
        for higher in _with_a_higher_card(deal):
            for leader, tricks in zip((Side.WEST, Side.EAST), before, strict=True):
                comparisons += 1
                if search.tricks(higher, leader) < tricks:
                    against.append((deal, higher, leader))
        number += 1
        if progress:
            progress(1)
    return HigherCards(size, number, comparisons, tuple(against), tuple(costly))


def _with_a_higher_card(deal: Suits) -> Iterator[Suits]:
    """Yield the deal with each pair of neighbouring cards exchanged of which East has the higher one."""
    for place, suit in enumerate(deal):
        for at in range(len(suit) - 1):
            if suit[at : at + 2] == "EW":
                yield (*deal[:place], suit[:at] + "WE" + suit[at + 2 :], *deal[place + 1 :])


def _choices(suits: Suits, places: range | tuple[int, ...], player: str) -> Iterator[tuple[int, int]]:
    """Yield a card of each run of equivalent cards that a player has in some suits: the suit and the card's place."""
    for place in places:
        suit = suits[place]
        for at, owner in enumerate(suit):
            if owner == player and (at == 0 or suit[at - 1] != player):
                yield place, at
