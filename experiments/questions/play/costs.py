"""The cards of a finished play, with the double-dummy tricks that each card cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from agent.rules.contract import Contract
from ddsolver.cards import Card, Seat
from ddsolver.deal import Deal
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.show.board import counted, diagram, play_by_tricks


@dataclass(frozen=True, slots=True)
class CostlyCard:
    """A card that cost its side double-dummy tricks."""

    number: int
    """The card's number in the play, from 0."""
    seat: Seat
    card: Card
    cost: int
    better: tuple[Card, ...]
    """The legal cards that cost nothing."""


def costly_cards(deal: Deal, contract: Contract, plays: Sequence[Card], solver: Solver) -> list[CostlyCard]:
    """Return the cards that cost one or more tricks, in order of play."""
    position = Position(deal, contract.strain, contract.leader)
    found = []
    for number, card in enumerate(plays):
        values = solver.card_values(position)
        best = max(values.values())
        if values[card] < best:
            better = tuple(each for each, value in values.items() if value == best)
            found.append(CostlyCard(number, position.to_play, card, best - values[card], better))
        position = position.play(card)
    return found


def replay_text(deal: Deal, contract: Contract, plays: Sequence[Card], solver: Solver, person: Seat) -> str:
    """Return the four hands, the play by tricks, and what each card cost; ``person`` is the seat of the reader."""
    lines = [diagram(deal), "", play_by_tricks(contract, plays), ""] if plays else [diagram(deal), ""]
    costly = costly_cards(deal, contract, plays, solver)
    for each in costly:
        better = " or ".join(card.symbol for card in each.better)
        name = each.seat.name.title()
        lines.append(
            f"Trick {each.number // 4 + 1}: {name}'s {each.card.symbol} cost {counted(each.cost, 'trick')}; "
            f"{better} would have cost nothing"
        )
    own = sum(each.cost for each in costly if _is_own(each.seat, person, contract))
    others = sum(each.cost for each in costly) - own
    lost = f"your cards cost {counted(own, 'trick')}, those of the other players {others}"
    lines.append(f"With all four hands in view, {lost}." if costly else "No card cost a trick.")
    return "\n".join(lines)


def _is_own(seat: Seat, person: Seat, contract: Contract) -> bool:
    """Return whether a person plays the cards of a seat; the declarer also plays dummy's cards."""
    return seat is person or (person is contract.declarer and seat is contract.dummy)
