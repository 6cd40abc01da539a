"""The results of an evening: all tables of each deal, beside each other, beside par and beside double dummy.

The results come from the section ScoreTable of PBN, and from boards that were recorded at each table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Literal

from agent.rules.auction import STRAINS_UPWARDS
from agent.rules.contract import Contract
from agent.rules.imps import imps
from agent.rules.par import Par
from ddsolver.cards import Seat, Strain
from experiments.boards.board import Board
from experiments.boards.double_dummy import LISTED, DDTable, par_of, table_of
from experiments.boards.ids import BoardId, PairId
from experiments.boards.pbn.listed_pairs import ListedPair, has_sections, listed_pairs
from experiments.boards.pbn.optimum import LEAST_MADE, has_only_makeable, listed_par, listed_table
from experiments.boards.pbn.score_table import ScoreTable, TableResult, score_table
from experiments.errors import FormatError
from experiments.questions.evening.pairs import PairNames, SessionPairs
from experiments.web.totals import pairs_of

Scoring = Literal["matchpoints", "imps", "par"]
"""How results count: per cent of the matchpoints, mean IMPs against the other tables, or IMPs against par."""
_SLAM = 12
_MOST_LISTED = 3
"""The most results of a deal that a line about differences names."""
_GAME_LEVELS = {Strain.NOTRUMP: 3, Strain.SPADES: 4, Strain.HEARTS: 4, Strain.DIAMONDS: 5, Strain.CLUBS: 5}


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
    """The board of each result; None for results from a ScoreTable."""
    table: DDTable | None
    """The double-dummy tricks; None if hands are hidden or incomplete."""
    par: Par | None

    def others(self, result: TableResult) -> list[int]:
        """Return North-South's points at the other tables."""
        return self.without(result.score)

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
class PairTotal:
    """The figures of a pair over an evening. None stands for a mean of nothing."""

    pair: PairId
    boards: int
    compared: int
    """The boards that another table played too; only these count in ``won``."""
    won: float | None
    """Per cent of the matchpoints, or the sum of the IMPs, as the session's ``scoring`` says."""
    par: float | None
    """IMPs a board against par."""
    declared: int
    as_declarer: float | None
    """Tricks a board above the double-dummy tricks of its own contracts."""
    defended: int
    in_defence: float | None
    """Tricks a board that the declarers took less than double dummy."""
    listed: str = ""
    """The total that the file itself gives the pair; empty if it gives none."""


@dataclass(frozen=True, slots=True)
class Missed:
    """A game or slam that makes double dummy, and that no pair bid at any table."""

    deal: DealResults
    contract: Contract
    tricks: int

    @property
    def is_slam(self) -> bool:
        """Whether it is a slam."""
        return self.tricks >= _SLAM


@dataclass(frozen=True, slots=True)
class Session:
    """The deals of an evening with their results."""

    deals: tuple[DealResults, ...]
    scoring: Scoring
    is_named: bool
    """Whether the file names the scoring; otherwise it is assumed."""
    names: PairNames
    pairs: Mapping[BoardId, tuple[PairId | None, PairId | None]]
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
        return any(deal.results for deal in self.deals)

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

    def for_side(self, value: float | None, *, north_south: bool) -> float | None:
        """Return what a side wins, given what North-South win."""
        if value is None or north_south:
            return value
        return 100 - value if self.scoring == "matchpoints" else -value

    def deal_of(self, board: BoardId) -> DealResults | None:
        """Return the deal of a board, if it has results."""
        return next((deal for deal in self.deals if deal.results and board in deal.boards), None)


def session_of(boards: Mapping[BoardId, Board], games: Iterable[str] = (), *, anonymous: bool = False) -> Session:
    """Return the results of an evening; ``games`` are the texts of a file's games without a deal.

    With ``anonymous``, pairs have numbers in place of names.
    """
    groups: dict[object, dict[BoardId, Board]] = {}
    for place, board in boards.items():
        groups.setdefault(board.deal_key, {})[place] = board
    games, played = tuple(games), [*boards.values()]
    by_section = has_sections(played, games)
    listed = [_listed_results(list(group.values()), by_section=by_section) for group in groups.values()]
    pairs = SessionPairs(listed_pairs(played, games, by_section=by_section), [each.results for each in listed])
    seated = {place: pairs.at(board) for place, board in boards.items()}
    deals, missing, differences = [], [], []
    for tables, table in zip(groups.values(), listed, strict=True):
        group = list(tables.values())
        deals.append(_deal(tables, [pairs.of_row(each) for each in table.results], seated))
        if table.unread:
            rows = f"{len(table.unread)} of {table.rows} rows of its ScoreTable"
            lack = "no contract with its result and no score, or an adjusted score"
            missing.append(f"board {group[0].name}: {rows} have {lack}")
        elif 0 < (unscored := len(group) - len(deals[-1].results)) < len(group) and not table.results:
            have = "has" if unscored == 1 else "have"
            missing.append(f"board {group[0].name}: {unscored} of {len(group)} tables {have} no result")
        differences += _differences(deals[-1], group)
        if deals[-1].table is None:
            missing.append(f"board {group[0].name}: not all hands are known, so there is no par")
    without = [deal.name for deal in deals if not deal.results]
    if without and len(without) < len(deals):
        missing.append(f"no result: board {', '.join(without)}")
    named = next((found for board in played if (found := scoring_of(board)) is not None), None)
    is_compared = any(len(deal.results) > 1 for deal in deals)
    scoring: Scoring = (named or "imps") if is_compared else "par"
    names = _names(deals, boards, seated, pairs, listed)
    return Session(
        deals=tuple(deals),
        scoring=scoring,
        is_named=named is not None,
        names=PairNames(names, anonymous=anonymous),
        pairs=seated,
        listed={pair: each for pair in names if (each := pairs.listed(pair)) is not None},
        missing=tuple(missing),
        differences=tuple(differences),
    )


def _listed_results(boards: Sequence[Board], *, by_section: bool) -> ScoreTable:
    """Return the results in the ScoreTable of a deal; none if no board has one."""
    with_table = next((each for each in boards if "ScoreTable" in each.sections), boards[0])
    return score_table(with_table, by_section=by_section)


def _names(
    deals: Iterable[DealResults],
    boards: Mapping[BoardId, Board],
    seated: Mapping[BoardId, tuple[PairId | None, PairId | None]],
    pairs: SessionPairs,
    tables: Iterable[ScoreTable],
) -> dict[PairId, str]:
    """Return the names of all pairs, as the file writes them when they first appear; empty if it has only a number."""
    spelled = {pair.undirected: text for table in tables for pair, text in table.names.items()}
    found: dict[PairId, str] = {}
    for deal in deals:
        at_boards = [each for place in deal.boards for each in zip(seated[place], pairs_of(boards[place]), strict=True)]
        in_rows = [(pair, "") for result in deal.results for pair in result.pairs]
        for pair, text in [*at_boards, *in_rows]:
            if pair is not None and pair not in found:
                listed = pairs.listed(pair)
                written = "" if pair.number else text or spelled[pair.undirected]
                found[pair] = listed.names if listed is not None and listed.names else written
    return found


def scoring_of(board: Board) -> Scoring | None:
    """Return how a board is scored, from its tag Scoring; None if the tag is empty or says something else."""
    name = board.tags.get("Scoring", "").partition(";")[0].strip().upper()
    if name.startswith(("MP", "MATCHPOINT", "BAM")):
        return "matchpoints"
    return "imps" if name.startswith(("IMP", "BUTLER", "CAVENDISH", "TEAM")) else None


def _deal(
    boards: Mapping[BoardId, Board],
    listed: Sequence[TableResult],
    seated: Mapping[BoardId, tuple[PairId | None, PairId | None]],
) -> DealResults:
    """Return a deal; its results are those listed in the ScoreTable, unless more of them are recorded."""
    recorded = {place: each for place, board in boards.items() if (each := _recorded(board, seated[place])) is not None}
    results: Sequence[TableResult] = listed
    tables: Sequence[BoardId | None] = [None] * len(listed)
    if len(recorded) > len(listed):
        results, tables = list(recorded.values()), list(recorded)
    group = list(boards.values())
    board = group[0]
    try:
        table: DDTable | None = table_of(board)
    except FormatError:
        table = next((found for each in group if (found := listed_table(each)) is not None), None)
        table = None if table is None or has_only_makeable(table) else table
    par = None if table is None else par_of(board, table)
    return DealResults(board.name, tuple(boards), board, tuple(results), tuple(tables), table, par)


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


def _recorded(board: Board, pairs: tuple[PairId | None, PairId | None]) -> TableResult | None:
    """Return the result of a board that was recorded at its table; None if it has none."""
    score = board.north_south_score
    if score is None:
        return None
    tricks = 0 if board.contract is None else board.tricks
    return TableResult(*pairs, board.contract, tricks, score, board.plays[0] if board.plays else None)


def pair_totals(session: Session) -> list[PairTotal]:
    """Return the figures of every pair, the best first."""
    found: dict[PairId, list[tuple[DealResults, TableResult, bool]]] = {}
    for deal in session.deals:
        for result in deal.results:
            for pair, is_north_south in zip(result.pairs, (True, False), strict=True):
                if pair is not None:
                    found.setdefault(pair, []).append((deal, result, is_north_south))
    totals = [_total(session, pair, tables) for pair, tables in found.items()]
    return sorted(totals, key=lambda each: (each.won is None, -(each.won or 0)))


def _total(session: Session, pair: PairId, tables: Sequence[tuple[DealResults, TableResult, bool]]) -> PairTotal:
    won, against_par = [], []
    tricks: dict[bool, list[int]] = {True: [], False: []}
    for deal, result, north_south in tables:
        value = session.for_side(session.won(deal, result.score, deal.others(result)), north_south=north_south)
        won += [] if value is None else [value]
        if deal.par is not None:
            against_par.append(imps(result.score - deal.par.score) * (1 if north_south else -1))
        if result.contract is not None and result.tricks is not None:
            solved = deal.double_dummy(result.contract)
            declares = result.contract.declarer.is_north_south == north_south
            tricks[declares] += [] if solved is None else [(result.tricks - solved) * (1 if declares else -1)]
    total = None if not won else fmean(won) if session.scoring == "matchpoints" else sum(won)
    return PairTotal(
        pair, len(tables), len(won), total, _mean(against_par),
        len(tricks[True]), _mean(tricks[True]), len(tricks[False]), _mean(tricks[False]),
        session.listed[pair].total if pair in session.listed else "",
    )  # fmt: skip


def _mean(values: Sequence[float]) -> float | None:
    return fmean(values) if values else None


def missed_games(session: Session) -> list[Missed]:
    """Return the games and slams that make double dummy, and that no pair bid at any table.

    Deals with a table whose contract is unknown are left out.
    """
    found = []
    for deal in session.deals:
        contracts = [each.contract for each in deal.results if each.contract is not None]
        is_unknown = any(each.contract is None and not each.is_passed_out for each in deal.results)
        if deal.table is None or not deal.results or is_unknown:
            continue
        for side in ((Seat.NORTH, Seat.SOUTH), (Seat.EAST, Seat.WEST)):
            best = _best_game(deal, deal.table, side)
            bid = [each for each in contracts if each.declarer in side]
            if best is not None and not any(_is_as_high(each, best) for each in bid):
                found.append(best)
    return found


def _best_game(deal: DealResults, table: DDTable, side: Sequence[Seat]) -> Missed | None:
    """Return the game or slam that scores most of those that a side makes; None if it makes none."""
    made = []
    for seat in side:
        for strain in reversed(STRAINS_UPWARDS):
            tricks = table[seat][strain]
            level = tricks - 6 if tricks >= _SLAM else _GAME_LEVELS[strain]
            if tricks >= level + 6:
                made.append(Missed(deal, Contract(level, strain, seat), tricks))
    return max(made, key=lambda each: each.contract.score(each.tricks, deal.board.vulnerability), default=None)


def _is_as_high(contract: Contract, missed: Missed) -> bool:
    """Return whether a contract is a game, or a slam if a slam was missed."""
    if missed.is_slam:
        return contract.level >= _SLAM - 6
    return contract.level >= _GAME_LEVELS[contract.strain]
