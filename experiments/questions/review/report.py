"""Results of `declarer review`, as text, as JSON and as CSV rows, beside those of world-class and club players.

Their losses were measured in November 2026 with `review.analysis` on public records of play. World class: 1,506 tables
of the 2012 world and United States championships, each with at least eight tricks of play. Club: 700 tables, on 35
deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ddsolver.cards import Seat, mask_of
from ddsolver.position import runs_of
from experiments.questions.judge.choices import CardChoice, TurnRole
from experiments.questions.review import analysis
from experiments.show.board import contract_in_short, counted, possessive
from experiments.show.table import Column, Table, as_text, plus_minus, share
from experiments.statistics.interval import Interval


@dataclass(frozen=True, slots=True)
class People:
    """The average results of a class of players."""

    name: str
    right: Mapping[tuple[TurnRole, str], float]
    """The share of decisions that lost nothing, by role and part of the play. Some parts were not measured."""
    lost: Mapping[TurnRole, float]
    """Tricks lost per board, by role; in defence, both defenders together."""

    def text(self, group: analysis.TurnGroup) -> str:
        """Return a group's right decisions and tricks lost as text: ``73 %, 0.25``."""
        known = []
        if (share := self.right.get((group.role, group.part))) is not None:
            known.append(f"{100 * share:.0f} %")
        if not group.part:
            known.append(f"{self.lost[group.role]:.2f}")
        return ", ".join(known)


WORLD_CLASS = People(
    "world class",
    {
        ("lead", ""): 0.7315,
        ("defence", "trick 1"): 0.9438,
        ("defence", "tricks 2-3"): 0.8928,
        ("defence", "tricks 4-13"): 0.9368,
        ("defence", "leading"): 0.83,
        ("defence", "second hand"): 0.92,
        ("defence", "third hand"): 0.96,
        ("defence", "fourth hand"): 0.97,
    },
    {"lead": 0.25, "defence": 0.47, "declarer": 0.714},
)
CLUB = People(
    "club",
    {
        ("lead", ""): 0.7697,
        ("defence", "trick 1"): 0.9532,
        ("defence", "tricks 2-3"): 0.8678,
        ("defence", "tricks 4-13"): 0.9102,
    },
    {"lead": 0.21, "defence": 0.69, "declarer": 0.87},
)


_MOST_LISTED = 12
_MOST_BETTER = 4
_FEW_BOARDS = 10
_LONGEST_NAME = 30
CSV_HEAD = ("board", "trick", "player", "seat", "role", "card", "cost", "better", "choice", "instead", "instead_cost")
_FIGURES = (
    Column("boards"),
    Column("choices"),
    Column("right", share(0)),
    Column("tricks lost a board", plus_minus(2)),
)


def review_text(turns: Sequence[CardChoice], asked: str = "") -> str:
    """Return tables by role and trick, by player and by pair, and the costliest cards.

    ``asked`` is the name of a computer player that was asked at the same turns, if any.
    """
    by_person = as_text(
        [
            names_table("player", analysis.by_player(turns), _LONGEST_NAME),
            names_table("pair", analysis.by_pair(turns), 2 * _LONGEST_NAME),
        ]
    )
    lines = [heading(turns), "", parts_table(turns).to_text(), "", by_person]
    if len({turn.board for turn in turns}) < _FEW_BOARDS:
        lines.append("Too few boards to judge a player: the intervals are wide")
    if asked:
        lines += ["", beside_table(turns, asked).to_text()]
    worst = analysis.costliest(turns, _MOST_LISTED)
    if worst:
        lines += ["", "Costliest cards"]
        lines += [f"  board {turn_name(turn)}: {cost_words(turn, asked)}" for turn in worst]
    return "\n".join(lines)


def heading(turns: Sequence[CardChoice]) -> str:
    """Return the size of the review, as in ``36 boards played, 1704 cards; costs are double-dummy tricks``."""
    boards = len({turn.board for turn in turns})
    return f"{counted(boards, 'board')} played, {counted(len(turns), 'card')}; costs are double-dummy tricks"


def parts_table(turns: Sequence[CardChoice]) -> Table:
    """Return a table by role and part of the play, with the figures of world-class and club players."""
    known = tuple(Column(people.name, words=True) for people in (WORLD_CLASS, CLUB))
    rows = tuple(
        (f"  {group.part}" if group.part else group.role, *_figures(sums), WORLD_CLASS.text(group), CLUB.text(group))
        for group, sums in analysis.by_part(turns).items()
        if group.places == range(1, 5)
    )
    return Table((Column("", words=True), *_FIGURES, *known), rows)


def names_table(kind: str, names: Mapping[str, Mapping[TurnRole, analysis.Sums]], longest: int | None = None) -> Table:
    """Return a table with rows for each player (or pair) in each role; names are cut to ``longest`` letters."""
    rows = tuple(
        ("" if place else name[:longest], role, *_figures(sums))
        for name, roles in names.items()
        for place, (role, sums) in enumerate(roles.items())
    )
    return Table((Column(kind, words=True), Column("as", words=True), *_FIGURES), rows)


def beside_table(turns: Sequence[CardChoice], asked: str) -> Table:
    """Return a table that compares the tricks lost by the computer player and by people at the same choices."""
    columns = (
        Column("", words=True),
        Column("choices"),
        Column("tricks it lost a board", plus_minus(2)),
        Column("people lost", plus_minus(2)),
        Column("people's mistakes"),
        Column("where it lost too"),
    )
    rows = tuple(
        (role, each.decisions, each.lost, each.people, each.costly, each.also_costly)
        for role, each in analysis.beside(turns).items()
    )
    return Table(columns, rows, f"{asked} at the same choices, seeing what the people saw")


def _figures(sums: analysis.Sums) -> tuple[int, int, Interval | None, Interval]:
    """Return the figures of a row."""
    return sums.boards, sums.decisions, sums.right if sums.right.number else None, sums.lost


def turn_name(turn: CardChoice) -> str:
    """Return the board, the contract and the trick of a card, as in ``7, 3NT S, trick 5``."""
    return f"{turn.board}, {contract_in_short(turn.contract)}, trick {turn.trick}"


def cost_words(turn: CardChoice, asked: str = "") -> str:
    """Return a costly card in words: its player, its cost, better cards, and the computer player's card."""
    words = f"{possessive(turn.player)} {turn.card.symbol} costs {_tricks(turn.cost)} (better: {better_words(turn)})"
    if turn.instead is None:
        return words
    costs = f" costs {_tricks(turn.instead_cost)}" if turn.instead_cost else ""
    return f"{words}; {asked}: {turn.instead.symbol}{costs}"


def better_words(turn: CardChoice) -> str:
    """Return the cards that cost nothing, as in ``♠K or ♥9``; of touching cards, the highest stands for all."""
    position = turn.position
    others = sum(hand for seat, hand in zip(Seat, position.hands, strict=True) if seat is not position.to_play)
    better = [run[0].symbol for run in runs_of(mask_of(turn.better), others)]
    return " or ".join(better[:_MOST_BETTER]) + (" or another" if len(better) > _MOST_BETTER else "")


def _tricks(number: int) -> str:
    return "a trick" if number == 1 else f"{number} tricks"


def review_json(turns: Sequence[CardChoice], asked: str = "") -> dict[str, Any]:
    """Return all turns and their totals as JSON."""
    return {
        "boards": len({turn.board for turn in turns}),
        "roles": {role: _sums_json(found) for role, found in analysis.by_role(turns).items()},
        "parts": [
            {"role": group.role, "part": group.part, **_sums_json(found)}
            for group, found in analysis.by_part(turns).items()
            if group.part
        ],
        "players": _named_json(analysis.by_player(turns)),
        "pairs": _named_json(analysis.by_pair(turns)),
        "asked": asked or None,
        "beside": {role: _beside_json(each) for role, each in analysis.beside(turns).items()},
        "turns": [_turn_json(turn, row) for turn, row in zip(turns, csv_rows(turns), strict=True)],
    }


def _beside_json(found: analysis.AskedPlayer) -> dict[str, Any]:
    return {
        "choices": found.decisions,
        "lost": found.lost.to_json(),
        "people_lost": found.people.to_json(),
        "costly": found.costly,
        "costly_too": found.also_costly,
    }


def _turn_json(turn: CardChoice, row: tuple[object, ...]) -> dict[str, Any]:
    values = dict(zip(CSV_HEAD, row, strict=True))
    return values if turn.instead else {key: value for key, value in values.items() if not key.startswith("instead")}


def _named_json(names: Mapping[str, Mapping[TurnRole, analysis.Sums]]) -> dict[str, dict[str, Any]]:
    return {name: {role: _sums_json(found) for role, found in roles.items()} for name, roles in names.items()}


def _sums_json(found: analysis.Sums) -> dict[str, Any]:
    return {"boards": found.boards, "decisions": found.decisions} | {
        name: each.to_json() for name, each in (("right", found.right), ("lost", found.lost), ("free", found.free))
    }


def csv_rows(turns: Sequence[CardChoice]) -> Iterator[tuple[object, ...]]:
    """Yield a row for each card, with the columns of `CSV_HEAD`."""
    for turn in turns:
        better = " ".join(map(str, turn.better))
        asked = ("", "") if turn.instead is None else (str(turn.instead), turn.instead_cost)
        yield (
            *(turn.board, turn.trick, turn.player, str(turn.seat), turn.role, str(turn.card), turn.cost, better),
            turn.is_choice,
            *asked,
        )
