"""The cards of a finished play, with the double-dummy tricks that each card cost."""

from __future__ import annotations

from collections.abc import Sequence

from agent.rules.contract import Contract
from ddsolver.cards import Card, Seat
from ddsolver.deal import Deal
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards.double_dummy import valued_cards
from experiments.show.board import counted, play_by_tricks, possessive


def replay_text(deal: Deal, contract: Contract, plays: Sequence[Card], solver: Solver, person: Seat) -> str:
    """Return the four hands, the play by tricks, and what each card cost; ``person`` is the seat of the reader."""
    lines = [deal.diagram(), "", play_by_tricks(contract, plays), ""] if plays else [deal.diagram(), ""]
    start = Position(deal, contract.strain, contract.leader)
    costly = [each for each in valued_cards(start, plays, solver) if each.cost]
    for each in costly:
        better = " or ".join(card.symbol for card in each.better)
        trick, name = len(each.position.plays) // 4 + 1, each.position.to_play.name.title()
        lines.append(
            f"Trick {trick}: {possessive(name)} {each.card.symbol} cost {counted(each.cost, 'trick')}; "
            f"{better} would have cost nothing"
        )
    own = sum(each.cost for each in costly if _is_own(each.position.to_play, person, contract))
    others = sum(each.cost for each in costly) - own
    lost = f"your cards cost {counted(own, 'trick')}, those of the other players {others}"
    lines.append(f"With all four hands in view, {lost}." if costly else "No card cost a trick.")
    return "\n".join(lines)


def _is_own(seat: Seat, person: Seat, contract: Contract) -> bool:
    """Return whether a person plays the cards of a seat; the declarer also plays dummy's cards."""
    return seat is person or (person is contract.declarer and seat is contract.dummy)
