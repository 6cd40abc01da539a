"""Our player's mistakes: turns at which its card loses tricks and the card that was played did not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ddsolver.cards import Card
from experiments.questions.review.analysis import TurnRole
from experiments.questions.review.asked import AskedTable, AskedTurn

COSTLIEST = 10
"""The largest number of costly mistakes that are listed for a role."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A turn at which our player's card loses tricks and the card that was played did not."""

    table: AskedTable
    turn: AskedTurn
    ours: Card
    cost: int
    """The tricks that our card gave away."""


def mistakes(tables: Sequence[AskedTable], player: int) -> Iterator[Mistake]:
    """Yield the mistakes of the player with the index ``player``, in the order of the tables."""
    for table in tables:
        for turn in table.turns:
            card, cost = turn.cards[player], turn.costs[player]
            if card is not None and cost and not turn.turn.cost:
                yield Mistake(table, turn, card, cost)


def costliest(tables: Sequence[AskedTable], player: int, role: TurnRole) -> list[Mistake]:
    """Return a player's costliest mistakes in a role, at most `COSTLIEST`; those of equal cost keep their order."""
    own = [mistake for mistake in mistakes(tables, player) if mistake.turn.turn.role == role]
    return sorted(own, key=lambda mistake: -mistake.cost)[:COSTLIEST]
