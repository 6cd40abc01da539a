"""Independent answers: DDS through endplay, and a minimax without any optimisation.

A test that asks DDS is skipped where endplay cannot be installed.
"""

from __future__ import annotations

from typing import Any

import pytest
from numba import njit

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
    trick = [card.bit_index for card in position.trick] + [0] * (3 - len(position.trick))
    north, east, south, west = position.hands
    return int(
        _minimax(north, east, south, west, int(position.trump), int(position.trick_leader), len(position.trick), *trick)
    )


@njit("int64(int64, int64, int64, int64, int64, int64, int64, int64, int64, int64)")  # type: ignore[untyped-decorator]
def _minimax(
    north: int,
    east: int,
    south: int,
    west: int,
    trump: int,
    leader: int,
    played: int,
    first: int,
    second: int,
    third: int,
) -> int:
    if north | east | south | west == 0:
        return 0
    seat = (leader + played) % 4
    hand = (north, east, south, west)[seat]
    legal = hand
    if played > 0 and hand & (0x1FFF << (16 * (first // 16))):
        legal = hand & (0x1FFF << (16 * (first // 16)))
    best = -1
    for card in range(64):
        if not legal >> card & 1:
            continue
        new_north = north & ~(1 << card)
        new_east = east & ~(1 << card)
        new_south = south & ~(1 << card)
        new_west = west & ~(1 << card)
        new_leader = leader
        new_played = played + 1
        new_first, new_second, new_third = first, second, third
        won = 0
        if played == 0:
            new_first = card
        elif played == 1:
            new_second = card
        elif played == 2:
            new_third = card
        else:
            winner = first
            place = 0
            if (second // 16 == winner // 16 and second > winner) or (second // 16 == trump and winner // 16 != trump):
                winner = second
                place = 1
            if (third // 16 == winner // 16 and third > winner) or (third // 16 == trump and winner // 16 != trump):
                winner = third
                place = 2
            if (card // 16 == winner // 16 and card > winner) or (card // 16 == trump and winner // 16 != trump):
                place = 3
            new_leader = (leader + place) % 4
            new_played = played - 3
            won = 1 - new_leader % 2
        value = won + _minimax(
            new_north, new_east, new_south, new_west, trump, new_leader, new_played, new_first, new_second, new_third
        )
        if best < 0 or (value > best) == (seat % 2 == 0):
            best = value
    return best
