"""Reviews played boards: the totals of what every card cost double dummy, by role, part of the play and player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from experiments.questions.judge.choices import ROLES, CardChoice, TurnRole, deal_code
from experiments.statistics.clusters import clustered_mean, clustered_share
from experiments.statistics.interval import Interval

USUAL_LOSS = 0.9
"""Prior standard deviation of the tricks that a player loses on a board, and of the difference of two players."""


class TurnGroup(NamedTuple):
    """A group of turns: all turns of a role, or a part of them."""

    role: TurnRole
    part: str = ""
    """The name of the part; empty for all turns of the role."""
    tricks: range = range(1, 14)
    places: range = range(1, 5)
    """The places in the trick that the group includes."""

    def has(self, turn: CardChoice) -> bool:
        """Return whether a turn belongs to this group."""
        return turn.role == self.role and turn.trick in self.tricks and turn.place in self.places


DEFENCE_BY_PLACE = (
    TurnGroup("defence", "leading", places=range(1, 2)),
    TurnGroup("defence", "second hand", places=range(2, 3)),
    TurnGroup("defence", "third hand", places=range(3, 4)),
    TurnGroup("defence", "fourth hand", places=range(4, 5)),
)
GROUPS = (
    TurnGroup("lead"),
    TurnGroup("defence"),
    TurnGroup("defence", "trick 1", tricks=range(1, 2)),
    TurnGroup("defence", "tricks 2-3", tricks=range(2, 4)),
    TurnGroup("defence", "tricks 4-13", tricks=range(4, 14)),
    *DEFENCE_BY_PLACE,
    TurnGroup("declarer"),
    TurnGroup("declarer", "trick 1", tricks=range(1, 2)),
    TurnGroup("declarer", "tricks 2-4", tricks=range(2, 5)),
    TurnGroup("declarer", "tricks 5-8", tricks=range(5, 9)),
    TurnGroup("declarer", "tricks 9-13", tricks=range(9, 14)),
)
"""All groups: every role, followed by its parts."""


@dataclass(frozen=True, slots=True)
class Sums:
    """Totals over several turns: decisions, right cards and tricks lost."""

    boards: int
    decisions: int
    """The number of turns at which the legal cards had different double-dummy values."""
    right: Interval
    """The share of decisions that lost nothing."""
    lost: Interval
    """Tricks lost per board."""
    free: Interval
    """The share of turns that lost nothing, including turns without a choice."""


def sums(turns: Sequence[CardChoice]) -> Sums:
    """Return the totals over turns."""
    choices = [turn for turn in turns if turn.is_choice]
    deals = deals_of(turns)
    lost = dict.fromkeys(deals, 0)
    for turn in turns:
        lost[turn.board] += turn.cost
    return Sums(
        boards=len(lost),
        decisions=len(choices),
        right=_share(choices, deals),
        lost=clustered_mean([*lost.values()], [*deals.values()], USUAL_LOSS),
        free=_share(turns, deals),
    )


def _share(turns: Sequence[CardChoice], deals: Mapping[str, str]) -> Interval:
    """Return the share of turns that lost nothing; ``deals`` has the deal of each board."""
    boards = [turn.board for turn in turns]
    return clustered_share([turn.cost == 0 for turn in turns], boards, [deals[board] for board in boards])


def deals_of(turns: Iterable[CardChoice]) -> dict[str, str]:
    """Return the code of each board's deal (`deal_code`); the tables of a deal are correlated."""
    positions = {turn.board: turn.position for turn in turns}
    return {board: deal_code(position.deal) for board, position in positions.items()}


def by_role(turns: Iterable[CardChoice]) -> dict[TurnRole, Sums]:
    """Return the totals of every role that occurs."""
    whole = [group for group in GROUPS if not group.part]
    return {group.role: found for group, found in by_part(list(turns), whole).items()}


def by_part(turns: Sequence[CardChoice], groups: Sequence[TurnGroup] = GROUPS) -> dict[TurnGroup, Sums]:
    """Return the totals of every group of turns that occurs."""
    found = {group: [turn for turn in turns if group.has(turn)] for group in groups}
    return {group: sums(own) for group, own in found.items() if own}


def by_player(turns: Iterable[CardChoice]) -> dict[str, dict[TurnRole, Sums]]:
    """Return every player's totals by role; the player who lost fewest tricks per board comes first."""
    return _by_name((turn.player, turn) for turn in turns)


def by_pair(turns: Iterable[CardChoice]) -> dict[str, dict[TurnRole, Sums]]:
    """Return every pair's totals by role; the pair that lost fewest tricks per board comes first."""
    return _by_name((" & ".join(sorted({turn.player, turn.partner})), turn) for turn in turns)


def _by_name(named: Iterable[tuple[str, CardChoice]]) -> dict[str, dict[TurnRole, Sums]]:
    found: dict[str, list[CardChoice]] = {}
    for name, turn in named:
        found.setdefault(name, []).append(turn)
    order = sorted(found, key=lambda name: (sums(found[name]).lost.mean, name))
    return {name: by_role(found[name]) for name in order}


@dataclass(frozen=True, slots=True)
class AskedPlayer:
    """Losses of people and of a computer player, at the turns at which the computer was asked."""

    decisions: int
    people: Interval
    """Tricks per board that people lost at these turns."""
    lost: Interval
    """Tricks per board that the computer player would have lost."""
    costly: int
    """The number of turns at which the card of a person cost something."""
    also_costly: int
    """The number of ``costly`` turns at which the computer player would have erred too: probably guesses."""


def beside(turns: Iterable[CardChoice]) -> dict[TurnRole, AskedPlayer]:
    """Return the comparison of people with a computer player, for every role in which the computer was asked."""
    listed = list(turns)
    deal_of_board = deals_of(listed)
    found: dict[TurnRole, AskedPlayer] = {}
    for role in ROLES:
        own = [turn for turn in listed if turn.role == role and turn.instead is not None]
        if not own:
            continue
        boards = {turn.board: (0, 0) for turn in listed if turn.role == role}
        deals = [deal_of_board[board] for board in boards]
        for turn in own:
            people, asked = boards[turn.board]
            boards[turn.board] = people + turn.cost, asked + turn.instead_cost
        costly = [turn for turn in own if turn.cost]
        found[role] = AskedPlayer(
            decisions=len(own),
            people=clustered_mean([people for people, _ in boards.values()], deals, USUAL_LOSS),
            lost=clustered_mean([asked for _, asked in boards.values()], deals, USUAL_LOSS),
            costly=len(costly),
            also_costly=sum(turn.instead_cost > 0 for turn in costly),
        )
    return found


def costliest(turns: Iterable[CardChoice], number: int) -> list[CardChoice]:
    """Return the ``number`` turns that cost most, the costliest first; among equal costs, the earliest first."""
    return sorted((turn for turn in turns if turn.cost), key=lambda turn: -turn.cost)[:number]


def anonymous(turns: Iterable[CardChoice]) -> list[CardChoice]:
    """Return the turns with ``Player 1``, ``Player 2``, ... in place of names, numbered in order of appearance."""
    numbers: dict[str, str] = {}

    def number(name: str) -> str:
        return numbers.setdefault(name, f"Player {len(numbers) + 1}")

    return [replace(turn, player=number(turn.player), partner=number(turn.partner)) for turn in turns]
