"""What `declarer review` finds, as text, as JSON and as rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from experiments.analysis.people import CLUB, WORLD_CLASS
from experiments.analysis.review import (
    Beside,
    Group,
    Role,
    Sums,
    Turn,
    beside,
    by_pair,
    by_part,
    by_player,
    by_role,
    costliest,
)
from experiments.views.board import contract_in_short

if TYPE_CHECKING:
    import pandas as pd

_MOST_TOLD = 12
_FEW_BOARDS = 10
_LONGEST_NAME = 30
CSV_HEAD = ("board", "trick", "player", "seat", "role", "card", "cost", "better", "choice", "instead", "instead_cost")
FIGURES = ("boards", "choices", "right", "tricks lost a board")


def review_text(turns: Sequence[Turn], asked: str = "") -> str:
    """Tables by role and trick, by player and by pair, and the cards that cost most.

    ``asked`` is the player whose cards the turns tell beside those that were played, if any was.
    """
    lines = [heading(turns), ""]
    lines.append(f"{'':<16}{_HEAD}{WORLD_CLASS.name:<13}{CLUB.name}")
    for group, found in by_part(turns).items():
        if told_by_trick(group):
            known = f"{WORLD_CLASS.told(group):<13}{CLUB.told(group)}"
            lines.append(f"{group_name(group):<16}{_in_columns(found)}{known}".rstrip())
    for what, names, longest in (
        ("player", by_player(turns), _LONGEST_NAME),
        ("pair", by_pair(turns), 2 * _LONGEST_NAME),
    ):
        width = 2 + min(longest, max(map(len, names)))
        lines_of = [
            f"{name[: width - 1]:<{width}}{role:<10}{_in_columns(found)}".rstrip()
            for name, role, found in named_rows(names)
        ]
        lines += ["", f"{what:<{width}}{'':<10}{_HEAD}".rstrip(), *lines_of]
    if len({turn.board for turn in turns}) < _FEW_BOARDS:
        lines.append("So few boards tell little of a player: the intervals are wide")
    if asked:
        lines += ["", f"{asked} at the same choices, from the same views"]
        lines += [f"  {line}" for line in beside_lines(turns)]
    told = costliest(turns, _MOST_TOLD)
    if told:
        lines += ["", "What cost most"]
        lines += [f"  board {turn_name(turn)}: {cost_words(turn, asked)}" for turn in told]
    return "\n".join(lines)


def heading(turns: Sequence[Turn]) -> str:
    """How much there is: ``36 boards played, 1704 cards; double dummy, all hands seen``."""
    boards = len({turn.board for turn in turns})
    return f"{boards} board{'' if boards == 1 else 's'} played, {len(turns)} cards; double dummy, all hands seen"


def told_by_trick(group: Group) -> bool:
    """Whether a kind of turns is one of those that a reader is shown: whole roles, and what happens when."""
    return group.places == range(1, 5)


def group_name(group: Group) -> str:
    """What a kind of turns is called where all are told."""
    return f"  {group.part}" if group.part else group.role


def figures(found: Sums) -> tuple[str, str, str, str]:
    """What turns add up to, in the columns of `FIGURES`."""
    right = found.right.per_cent(0) if found.right.number else ""
    return str(found.boards), str(found.decisions), right, found.lost.told(2)


def beside_lines(turns: Sequence[Turn]) -> list[str]:
    """What the player that was asked loses beside people, a line a role."""
    return [
        f"{role}: {each.lost.told(2)} tricks lost a board, people {each.people.told(2)} ({each.decisions} choices); "
        f"of the {each.costly} cards that cost something, its own would have cost too at {each.too}"
        for role, each in beside(turns).items()
    ]


def turn_name(turn: Turn) -> str:
    """The board and the trick of a card: ``7, 3NT S, trick 5``."""
    return f"{turn.board}, {contract_in_short(turn.contract)}, trick {turn.trick}"


def cost_words(turn: Turn, asked: str = "") -> str:
    """Who played what, what it cost and what was better; and what the player that was asked would have played."""
    better = " ".join(card.symbol for card in turn.better[:4]) + (" ..." if len(turn.better) > 4 else "")
    told = f"{turn.player}'s {turn.card.symbol} costs {_tricks(turn.cost)} ({better})"
    if turn.instead is None:
        return told
    costs = f" costs {_tricks(turn.instead_cost)}" if turn.instead_cost else ""
    return f"{told}; {asked}: {turn.instead.symbol}{costs}"


def _tricks(number: int) -> str:
    return "a trick" if number == 1 else f"{number} tricks"


_HEAD = "{:>8}{:>9}  {:<16}{:<21}".format(*FIGURES)


def _in_columns(found: Sums) -> str:
    return "{:>8}{:>9}  {:<16}{:<21}".format(*figures(found))


def named_rows(names: Mapping[str, Mapping[Role, Sums]]) -> Iterator[tuple[str, Role, Sums]]:
    """What each of some players or pairs does in each role, the name only where it comes first."""
    for name, roles in names.items():
        for place, (role, found) in enumerate(roles.items()):
            yield "" if place else name, role, found


def review_json(turns: Sequence[Turn], asked: str = "") -> dict[str, Any]:
    """All turns, and what they add up to."""
    return {
        "boards": len({turn.board for turn in turns}),
        "roles": {role: _sums_json(found) for role, found in by_role(turns).items()},
        "parts": [
            {"role": group.role, "part": group.part, **_sums_json(found)}
            for group, found in by_part(turns).items()
            if group.part
        ],
        "players": _named_json(by_player(turns)),
        "pairs": _named_json(by_pair(turns)),
        "asked": asked or None,
        "beside": {role: _beside_json(each) for role, each in beside(turns).items()},
        "turns": [_turn_json(turn, row) for turn, row in zip(turns, csv_rows(turns), strict=True)],
    }


def _beside_json(found: Beside) -> dict[str, Any]:
    return {
        "choices": found.decisions,
        "lost": found.lost.mean,
        "lost_half_width_95": found.lost.half_width,
        "people_lost": found.people.mean,
        "people_half_width_95": found.people.half_width,
        "costly": found.costly,
        "costly_too": found.too,
    }


def _turn_json(turn: Turn, row: tuple[object, ...]) -> dict[str, Any]:
    told = dict(zip(CSV_HEAD, row, strict=True))
    return told if turn.instead else {name: value for name, value in told.items() if not name.startswith("instead")}


def _named_json(names: Mapping[str, Mapping[Role, Sums]]) -> dict[str, dict[str, Any]]:
    return {name: {role: _sums_json(found) for role, found in roles.items()} for name, roles in names.items()}


def _sums_json(found: Sums) -> dict[str, Any]:
    return {"boards": found.boards, "decisions": found.decisions} | {
        name: {"mean": each.mean, "low": each.low, "high": each.high}
        for name, each in (("right", found.right), ("lost", found.lost), ("free", found.free))
    }


def csv_rows(turns: Sequence[Turn]) -> Iterator[tuple[object, ...]]:
    """The turns in the columns of `CSV_HEAD`, the last two empty where no player was asked."""
    for turn in turns:
        better = " ".join(map(str, turn.better))
        asked = ("", "") if turn.instead is None else (str(turn.instead), turn.instead_cost)
        yield (
            *(turn.board, turn.trick, turn.player, str(turn.seat), turn.role, str(turn.card), turn.cost, better),
            turn.is_choice,
            *asked,
        )


def review_frame(turns: Sequence[Turn]) -> pd.DataFrame:
    """The turns as a frame, a row a card, in the columns of `CSV_HEAD`."""
    import pandas as pd

    return pd.DataFrame(csv_rows(turns), columns=[*CSV_HEAD])
