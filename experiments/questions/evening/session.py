"""The results of an evening: all tables of each deal, beside each other, beside par and beside double dummy.

The results come from the section ScoreTable of PBN, and from boards that were recorded at each table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Literal

from agent.rules.contract import Contract
from agent.rules.imps import imps
from agent.rules.par import Par
from experiments.boards.board import Board, tables_by_deal
from experiments.boards.double_dummy import LISTED, DDTable, par_of, table_of
from experiments.boards.ids import BoardId, PairId
from experiments.boards.pbn.adjusted import AdjustedResult, adjusted_board, is_adjusted
from experiments.boards.pbn.listed_pairs import ListedPair, has_sections, listed_pairs
from experiments.boards.pbn.optimum import LEAST_MADE, has_only_makeable, listed_par, listed_table
from experiments.boards.pbn.score import north_south_points
from experiments.boards.pbn.score_table import ScoreTable, TableResult, score_table, tagged_pairs
from experiments.boards.scoring import FieldScoring, scoring_of
from experiments.errors import FormatError
from experiments.questions.evening.pairs import PairNames, Pairs, SessionPairs, names_at

SessionScoring = Literal[FieldScoring, "par"]
"""How results count: as the tables of a deal are compared, or in IMPs against par."""
_TWO_TABLES = 2
"""The tables of a team match; a file with more of them has results of pairs."""
_AVERAGES = {60.0: 3.0, 50.0: 0.0, 40.0: -3.0}
"""Average plus, average and average minus, given in per cent, in IMPs (Laws of Duplicate Bridge 2017, law 86A)."""
_MOST_LISTED = 3
"""The most results of a deal that a line about differences names."""


@dataclass(frozen=True, slots=True)
class DealResults:
    """A deal, and its results at all tables."""

    name: str
    boards: tuple[BoardId, ...]
    """The boards with this deal, at least one."""
    board: Board
    """The first of these boards."""
    results: tuple[TableResult, ...]
    tables: tuple[BoardId | None, ...]
    """The board of each result; None for a row of a ScoreTable whose table has no record of its own."""
    adjusted: tuple[AdjustedResult, ...]
    """The tables with an adjusted score."""
    table: DDTable | None
    """The double-dummy tricks; None if hands are hidden or incomplete."""
    par: Par | None

    @property
    def scored(self) -> int:
        """How many tables have a result or an adjusted score."""
        return len(self.results) + len(self.adjusted)

    @property
    def pairs(self) -> list[PairId]:
        """The pairs that have a result or an adjusted score."""
        sides = [each.pairs for each in self.results] + [each.pairs for each in self.adjusted]
        return [pair for both in sides for pair in both if pair is not None]

    def without(self, score: int) -> list[int]:
        """Return North-South's points at all tables but one with this score, if there is one."""
        scores = [each.score for each in self.results]
        if score in scores:
            scores.remove(score)
        return scores

    def double_dummy(self, contract: Contract) -> int | None:
        """Return the double-dummy tricks of a contract's declarer; None if they are unknown."""
        return None if self.table is None else self.table[contract.declarer][contract.strain]


@dataclass(frozen=True, slots=True)
class Session:
    """The deals of an evening with their results."""

    deals: tuple[DealResults, ...]
    scoring: SessionScoring
    is_assumed: bool
    """Whether nobody says what the scoring is, neither the file nor the user."""
    names: PairNames
    pairs: Mapping[BoardId, Pairs]
    """The North-South and the East-West pair of each board, if they are known."""
    listed: Mapping[PairId, ListedPair]
    """What the file lists of the pairs."""
    missing: tuple[str, ...]
    """What the file lacks, in words."""
    differences: tuple[str, ...] = ()
    """Where the file's own double-dummy results or par differ from ours, in words."""

    @property
    def has_results(self) -> bool:
        """Whether any table has a result."""
        return any(deal.scored for deal in self.deals)

    def won(self, deal: DealResults, score: int, others: Sequence[int]) -> float | None:
        """Return what North-South win with a score, if the ``others`` are the scores at the other tables.

        That is per cent of the matchpoints (0 to 100) or IMPs; None if there is nothing to compare with.
        """
        if self.scoring == "par":
            return None if deal.par is None else float(imps(score - deal.par.score))
        if not others:
            return None
        if self.scoring == "imps":
            return fmean(imps(score - other) for other in others)
        return 100 * fmean((score > other) + (score == other) / 2 for other in others)

    def awarded(self, result: AdjustedResult, *, north_south: bool) -> float | None:
        """Return what a side wins by an adjusted score; None if that is unknown."""
        score, side = result.score, 0 if north_south else 1
        if self.scoring == "imps":
            imps_won, percent = score.imps[side], score.percent[side]
            return _AVERAGES.get(percent) if imps_won is None and percent is not None else imps_won
        return score.percent[side] if self.scoring == "matchpoints" else None

    def won_by(self, deal: DealResults, score: int, others: Sequence[int], *, north_south: bool) -> float | None:
        """Return what a side wins if North-South have a score, and the ``others`` at the other tables (see `won`)."""
        value = self.won(deal, score, others)
        if value is None or north_south:
            return value
        return 100 - value if self.scoring == "matchpoints" else -value

    def with_boards(self, boards: Mapping[BoardId, Board]) -> Session:
        """Return the session with other boards in place of its own, such as those without names."""
        return replace(self, deals=tuple(replace(each, board=boards[each.boards[0]]) for each in self.deals))

    def deal_of(self, board: BoardId) -> DealResults | None:
        """Return the deal of a board, if it has results."""
        return next((deal for deal in self.deals if deal.results and board in deal.boards), None)


def session_of(
    boards: Mapping[BoardId, Board],
    games: Iterable[str] = (),
    *,
    scoring: FieldScoring | None = None,
    anonymous: bool = False,
) -> Session:
    """Return the results of an evening; ``games`` are the texts of a file's games without a deal.

    Results are compared by ``scoring``; by default, as the tag Scoring says. Without the tag, they are matchpoints if a
    deal was played at more than two tables, else IMPs. With ``anonymous``, pairs have numbers in place of names.
    """
    groups = tables_by_deal(boards)
    games, played = tuple(games), [*boards.values()]
    by_section = has_sections(played, games)
    listed = [_listed_results(list(group.values()), by_section=by_section) for group in groups.values()]
    met = [
        [*table.pairs, *(tagged_pairs(board, by_section=by_section) for board in group.values())]
        for group, table in zip(groups.values(), listed, strict=True)
    ]
    pairs = SessionPairs(listed_pairs(played, games, by_section=by_section), met, by_section=by_section)
    seated = {place: pairs.at(board) for place, board in boards.items()}
    artificial = _artificial(boards)
    deals, missing, differences = [], [], []
    for tables, table in zip(groups.values(), listed, strict=True):
        group = list(tables.values())
        deals.append(_deal(tables, table, pairs, seated, artificial))
        if table.unread:
            rows = f"{len(table.unread)} of {table.rows} rows of its ScoreTable"
            missing.append(f"board {group[0].name}: {rows} have no contract with its result, and no score")
        elif 0 < (unscored := len(group) - deals[-1].scored) < len(group) and not table.results:
            have = "has" if unscored == 1 else "have"
            missing.append(f"board {group[0].name}: {unscored} of {len(group)} tables {have} no result")
        differences += _differences(deals[-1], group)
        if deals[-1].table is None:
            missing.append(f"board {group[0].name}: not all hands are known, so there is no par")
    without = [deal.name for deal in deals if not deal.scored]
    if without and len(without) < len(deals):
        missing.append(f"no result: board {', '.join(without)}")
    named = scoring or next((found for board in played if (found := scoring_of(board)) is not None), None)
    names = _names(deals, boards, seated, pairs, listed)
    session = Session(
        deals=tuple(deals),
        scoring=_scoring(named, max((deal.scored for deal in deals), default=0)),
        is_assumed=named is None,
        names=PairNames(names, anonymous=anonymous),
        pairs=seated,
        listed={pair: each for pair in names if (each := pairs.listed(pair)) is not None},
        missing=tuple(missing),
        differences=tuple(differences),
    )
    return replace(session, missing=(*session.missing, *_not_awarded(session)))


def _not_awarded(session: Session) -> list[str]:
    """Return the adjusted scores that do not count in the totals, in words."""
    unit = {"matchpoints": "matchpoints", "imps": "IMPs", "par": "IMPs against par"}[session.scoring]
    why = f"cannot be counted in {unit}, and it is left out of the totals"
    return [
        f"board {deal.name}: the adjusted score {each.score} {why}"
        for deal in session.deals
        for each in deal.adjusted
        if all(session.awarded(each, north_south=side) is None for side in (True, False))
    ]


def _artificial(boards: Mapping[BoardId, Board]) -> set[BoardId]:
    """Return the boards with an adjusted score."""
    groups = tables_by_deal(boards).values()
    return {place for group in groups for place, board in group.items() if is_adjusted(board, group.values())}


def _scoring(named: FieldScoring | None, most_tables: int) -> SessionScoring:
    """Return how results count, given the scoring if it is known, and the most tables that have a score on a deal."""
    if most_tables < _TWO_TABLES:
        return "par"
    return named or ("matchpoints" if most_tables > _TWO_TABLES else "imps")


def _listed_results(boards: Sequence[Board], *, by_section: bool) -> ScoreTable:
    """Return the results in the ScoreTable of a deal; none if no board has one."""
    with_table = next((each for each in boards if "ScoreTable" in each.sections), boards[0])
    return score_table(with_table, by_section=by_section)


def _names(
    deals: Iterable[DealResults],
    boards: Mapping[BoardId, Board],
    seated: Mapping[BoardId, Pairs],
    pairs: SessionPairs,
    tables: Iterable[ScoreTable],
) -> dict[PairId, str]:
    """Return the names of all pairs, as the file writes them when they first appear; empty if it has only a number."""
    spelled = {pair.undirected: text for table in tables for pair, text in table.names.items()}
    found: dict[PairId, str] = {}
    for deal in deals:
        at_boards = [each for place in deal.boards for each in zip(seated[place], names_at(boards[place]), strict=True)]
        in_rows = [(pair, "") for pair in deal.pairs]
        for pair, text in [*at_boards, *in_rows]:
            if pair is not None and pair not in found:
                listed = pairs.listed(pair)
                written = "" if pair.number else text or spelled[pair.undirected]
                found[pair] = listed.names if listed is not None and listed.names else written
    return found


def _deal(
    boards: Mapping[BoardId, Board],
    listed: ScoreTable,
    pairs: SessionPairs,
    seated: Mapping[BoardId, Pairs],
    artificial: Set[BoardId],
) -> DealResults:
    """Return a deal; its results are those listed in the ScoreTable, unless more of them are recorded.

    The boards in ``artificial`` have an adjusted score in place of their result.
    """
    recorded = {
        place: each
        for place, board in boards.items()
        if place not in artificial and (each := _recorded(board, seated[place])) is not None
    }
    results: Sequence[TableResult] = [pairs.of_row(each) for each in listed.results]
    adjusted: Sequence[AdjustedResult] = [pairs.of_row(each) for each in listed.adjusted]
    by_pairs = {(each.pairs, each.score): place for place, each in recorded.items() if None not in each.pairs}
    tables: Sequence[BoardId | None] = [by_pairs.pop((each.pairs, each.score), None) for each in results]
    if len(recorded) > len(results) or not (results or adjusted):
        results, tables = list(recorded.values()), list(recorded)
        adjusted = [
            AdjustedResult(*seated[place], score)
            for place, board in boards.items()
            if place not in recorded and (score := adjusted_board(board)).is_known
        ]
    group = list(boards.values())
    board = group[0]
    try:
        table: DDTable | None = table_of(board)
    except FormatError:
        table = next((found for each in group if (found := listed_table(each)) is not None), None)
        table = None if table is None or has_only_makeable(table) else table
    par = None if table is None else par_of(board, table)
    return DealResults(
        board.name, tuple(boards), board, tuple(results), tuple(tables), tuple(adjusted), table, par
    )  # fmt: skip


def _differences(deal: DealResults, group: Sequence[Board]) -> list[str]:
    """Return where the file's own results of a deal differ from ours, which were solved here.

    If the file's table has makeable contracts only, all numbers of tricks that make none are the same.
    """
    if deal.table is None or deal.par is None:
        return []
    lines = []
    table = next((found for each in group if (found := listed_table(each)) is not None), None)
    least = LEAST_MADE - 1 if table is not None and has_only_makeable(table) else 0
    others = [
        f"{seat.name.title()} takes {table[seat][strain]} in {strain}, not {deal.table[seat][strain]}"
        for seat, strain in LISTED
        if table is not None and max(table[seat][strain], least) != max(deal.table[seat][strain], least)
    ]
    if others:
        more = f", and {len(others) - _MOST_LISTED} more" if len(others) > _MOST_LISTED else ""
        lines.append(f"board {deal.name}: by the file's double-dummy table, {'; '.join(others[:_MOST_LISTED])}{more}")
    par = next((points for each in group if (points := listed_par(each)) is not None), None)
    if par not in (None, deal.par.score):
        lines.append(f"board {deal.name}: the file's par is {par:+d}, not {deal.par.score:+d}")
    return lines


def _recorded(board: Board, pairs: Pairs) -> TableResult | None:
    """Return the result of a board that was recorded at its table; None if it has none.

    As in a ScoreTable, the points of a record without a number of tricks are a result.
    """
    lead = board.plays[0] if board.plays else None
    score = board.north_south_score
    if score is not None:
        return TableResult(*pairs, board.contract, 0 if board.contract is None else board.tricks, score, lead)
    points = north_south_points(board.tags.get("Score", ""), board.contract.declarer if board.contract else None)
    return None if points is None else TableResult(*pairs, None, None, points, lead)
