"""Independent answers: DDS through endplay, and a minimax without any optimisation.

A test that asks DDS is skipped where endplay cannot be installed.
"""

from __future__ import annotations

from typing import Any

import pytest

from agent.rules.contract import Vulnerability
from ddsolver import Card, Deal, Position, Rank, Seat, Strain, Suit

_SOLVE_EVEN_IF_FORCED = 1
_ALL_CARDS = 3
_DENOMINATIONS = {
    Strain.SPADES: "spades",
    Strain.HEARTS: "hearts",
    Strain.DIAMONDS: "diamonds",
    Strain.CLUBS: "clubs",
    Strain.NOTRUMP: "nt",
}
_VULNERABLE = {
    Vulnerability.NONE: "none",
    Vulnerability.NORTH_SOUTH: "ns",
    Vulnerability.EAST_WEST: "ew",
    Vulnerability.BOTH: "both",
}


def endplay(module: str = "") -> Any:
    """The package endplay, or a module of it; skips the test where there is none."""
    return pytest.importorskip(f"endplay{module}", reason="endplay has no wheel for this Python", exc_type=ImportError)


def dds_card_values(position: Position) -> dict[Card, int]:
    """The value of every legal card, from DDS."""
    _dds = endplay("._dds")
    problem = _dds.deal()
    problem.trump = int(position.trump)
    problem.first = int(position.trick_leader)
    for place in range(3):
        card = position.trick[place] if place < len(position.trick) else None
        problem.currentTrickSuit[place] = card.suit if card else 0
        problem.currentTrickRank[place] = card.rank if card else 0
    for seat in Seat:
        for suit in Suit:
            problem.remainCards[seat][suit] = (position.hands[seat] >> 16 * suit & 0x1FFF) << 2
    answer = _dds.futureTricks()
    _dds.SolveBoard(problem, -1, _ALL_CARDS, _SOLVE_EVEN_IF_FORCED, answer, 0)
    values = {}
    for number in range(answer.cards):
        for rank in Rank:
            if rank == answer.rank[number] or answer.equals[number] >> rank & 1:
                values[Card(Suit(answer.suit[number]), rank)] = int(answer.score[number])
    if all(value >= 0 for value in values.values()):
        return values
    # DDS does not value cards that it takes for forced: ask for the position after each of them.
    return {card: _dds_value_after(position, card) for card in position.legal()}


def _dds_value_after(position: Position, card: Card) -> int:
    after = position.play(card)
    left = after.deal.cards_each - sum(after.tricks_won)
    value = 0 if after.is_over else max(dds_card_values(after).values())
    won = after.tricks_won.of(position.to_play) - position.tricks_won.of(position.to_play)
    return won + (value if after.to_play.same_side(position.to_play) else left - value)


def oracle_table(deal: Deal) -> Any:
    """The table as endplay has it."""
    return endplay(".dds").calc_dd_table(endplay(".types").Deal(deal.to_pbn()))


def dds_table(deal: Deal) -> dict[Seat, dict[Strain, int]]:
    """The 20 values of a deal, from DDS."""
    return by_seat_and_strain(oracle_table(deal))


def dds_par(table: Any, vulnerability: Vulnerability, dealer: Seat) -> Any:
    """The par of a table of endplay's: an object with a score and contracts."""
    types = endplay(".types")
    return endplay(".dds").par(table, types.Vul[_VULNERABLE[vulnerability]], types.Player[dealer.name.lower()])


def by_seat_and_strain(table: Any) -> dict[Seat, dict[Strain, int]]:
    """A table of endplay's as ours are."""
    types = endplay(".types")
    return {
        seat: {
            strain: int(table[types.Denom[_DENOMINATIONS[strain]], types.Player[seat.name.lower()]])
            for strain in Strain
        }
        for seat in Seat
    }


def minimax_card_values(position: Position) -> dict[Card, int]:
    """The value of every legal card, by trying everything."""
    side = position.to_play.is_north_south
    values = {}
    for card in position.legal():
        after = position.play(card)
        won = after.tricks_won.north_south - position.tricks_won.north_south
        north_south = won + minimax(after)
        left = position.deal.cards_each - sum(position.tricks_won)
        values[card] = north_south if side else left - north_south
    return values


def north_south_tricks(position: Position) -> int:
    """The tricks that North-South take from here on: by trying everything up to four cards a hand, else from DDS."""
    left = position.deal.cards_each - sum(position.tricks_won)
    if left <= 4:
        return minimax(position)
    value = max(dds_card_values(position).values())
    return value if position.to_play.is_north_south else left - value


def minimax(position: Position) -> int:
    """The tricks that North-South take from here on, the current one included, by trying everything."""
    if position.is_over:
        return 0
    from tests.minimax import minimax as of_masks  # late, because it imports numba, in every process of the tests

    trick = [card.bit_index for card in position.trick] + [0] * (3 - len(position.trick))
    north, east, south, west = position.hands
    return int(
        of_masks(north, east, south, west, int(position.trump), int(position.trick_leader), len(position.trick), *trick)
    )
