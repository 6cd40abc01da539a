"""Reads the pairs of an evening from the sections TotalScoreTable and ScoreTable (PBN 2.1 sections 5.9 and 5.10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from io import StringIO

from experiments.boards.board import Board
from experiments.boards.ids import PairId
from experiments.boards.pbn.score_table import both_names, pair_of, table_rows, tagged_names
from experiments.boards.pbn.syntax import split_games

_DIRECTIONS = ("NS", "EW")
_TOTALS = ("meanpercentage", "totalpercentage", "totalmp", "totalscoremp", "totalimp", "totalscore")
"""The columns with a pair's total; the first of them counts."""


@dataclass(frozen=True, slots=True)
class ListedPair:
    """A pair that a file lists."""

    id: PairId
    """Its direction is empty unless the file says which direction is meant."""
    names: str
    """The players' names; empty if the file has none."""
    total: str
    """The pair's total, as the file writes it; empty if there is none."""


def has_sections(boards: Sequence[Board], games: Iterable[str] = ()) -> bool:
    """Return whether a file names more than one section of its pairs, so that pairs may have the same number."""
    rows = [row for table in _total_tables(boards, games) for row in table]
    sections = {row.get("section", "") for row in rows} | {row.get("section", "") for row in _score_rows(boards)}
    sections |= {board.tags.get("Section", "").strip() for board in boards if any(tagged_names(board))}
    return len(sections - {""}) > 1


def listed_pairs(boards: Sequence[Board], games: Iterable[str] = (), *, by_section: bool = False) -> list[ListedPair]:
    """Return the pairs of the first TotalScoreTable in a file, with names from its ScoreTables if it has no others.

    ``games`` are the texts of the file's games without a deal, and ``by_section`` is as in `pair_of`.
    """
    names = _names(boards, by_section=by_section)
    pairs: list[ListedPair] = []
    for rows in _total_tables(boards, games):
        pairs = pairs or [pair for row in rows if (pair := _pair(row, by_section=by_section)) is not None]
    known = {pair.id.undirected for pair in pairs}
    others = [ListedPair(pair, text, "") for pair, text in names.items() if pair.undirected not in known]
    return [_named(pair, names) for pair in pairs] + others


def _named(pair: ListedPair, names: Mapping[PairId, str]) -> ListedPair:
    return replace(pair, names=pair.names or names.get(pair.id) or names.get(pair.id.undirected, ""))


def _names(boards: Sequence[Board], *, by_section: bool) -> dict[PairId, str]:
    """Return the names in the ScoreTables by pair.

    A pair has no direction unless its number belongs to different players in the two directions.
    """
    sides: dict[PairId, dict[PairId, str]] = {}
    for row in _score_rows(boards):
        for side in _DIRECTIONS:
            pair = pair_of(row, f"pairid_{side.lower()}", side, by_section=by_section)
            names = both_names(row.get(f"names_{side.lower()}", ""))
            if pair is not None and names:
                sides.setdefault(pair.undirected, {}).setdefault(pair, names)
    found: dict[PairId, str] = {}
    for undirected, by_side in sides.items():
        players = {PairId.of_players(names.split(" & ")) for names in by_side.values()}
        found |= {undirected: next(iter(by_side.values()))} if len(players) == 1 else by_side
    return found


def _score_rows(boards: Sequence[Board]) -> Iterator[dict[str, str]]:
    """Yield the rows of all ScoreTables."""
    for board in boards:
        for _, row in table_rows(board.tags.get("ScoreTable", ""), board.sections.get("ScoreTable", ())):
            yield row


def _total_tables(boards: Sequence[Board], games: Iterable[str]) -> Iterator[list[dict[str, str]]]:
    """Yield the rows of each TotalScoreTable."""
    tables: list[tuple[str, Sequence[str]]] = [
        (board.tags.get("TotalScoreTable", ""), board.sections.get("TotalScoreTable", ())) for board in boards
    ]
    for text in games:
        for game in split_games(StringIO(text)):
            tag = game.tags.get("TotalScoreTable")
            tables += [(tag.value, tag.rows())] if tag is not None else []
    for head, lines in tables:
        yield [row for _, row in table_rows(head, lines)]


def _pair(row: Mapping[str, str], *, by_section: bool) -> ListedPair | None:
    direction = row.get("direction", "").upper().replace("-", "").replace("/", "")
    pair = pair_of(row, "pairid", direction, by_section=by_section)
    if pair is None:
        return None
    members = [name for name in (row.get("member1", ""), row.get("member2", "")) if name]
    total = next((row[name] for name in _TOTALS if name in row), "")
    return ListedPair(
        id=pair,
        names=both_names(row.get("names", "") or row.get("name", "")) or " & ".join(members),
        total=total,
    )
