"""The tables of a match of declarers or of two pairs, and its results as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, TypeVar

from ddsolver.cards import Seat
from experiments.competitions.contrasts import Result
from experiments.competitions.match.match import DeclarerStanding, Match
from experiments.competitions.match.teams import PairStanding, TeamMatch
from experiments.runs.records import board_of
from experiments.runs.rows import PEOPLE, FailedBoard, StoredDeal
from experiments.show.board_json import board_json
from experiments.show.table import Column, Table, number, short
from experiments.statistics.sequential import SequentialTest

__all__ = ["match_json", "match_table"]

Item = TypeVar("Item")
UNITS: dict[str, str] = {"imps": "IMPs", "matchpoints": "% of a top", "points": "points"}
"""The units of the scorings."""
NO_GAIN: dict[str, None] = dict.fromkeys(("mean", "low", "high", "n"))
"""A gain where nothing is compared, as JSON and CSV show it: an `Interval` without values."""
SHOWN_BOARDS = 200
"""The number of boards that a table shows; nobody reads thousands of rows, and programs read ``boards.csv``."""
_BOARD = (Column("Board", words=True), Column("Contract", words=True), Column("DD"))

_EVIDENCE = ("evidence_for_more_than_low", "evidence_for_less_than_high", "evidence_needed")


def match_table(match: Match) -> Table:
    """Return a table of the declarers' results, with a row for each board and defender: the first `SHOWN_BOARDS`."""
    names = [f"({place})" for place in range(1, len(match.compared) + 1)]
    several = len(match.settings.opponents) > 1
    unit = UNITS[match.scoring]
    wins = [Column(f"{unit} to (1)", number("+.0f"))] if len(names) == 2 else []
    if len(names) > 2:
        wins = [Column(f"{unit} {name}", number("+.2f")) for name in names]
    columns = [*_BOARD, *([Column("against", words=True)] if several else []), *map(_table_columns, names)]
    rows = []
    results = match.results()
    for result in results[:SHOWN_BOARDS]:
        row = [*_begun(result.deal), *([result.defender] if several and result.results else [None] * several)]
        if result.results:
            row += [(_outcome(each), each.row.score) for each in result.results]
            row += result.gains(match.scoring)[: len(wins)]
        rows.append(row)
    return _board_table([*columns, *wins], rows, len(results))


def team_table(match: TeamMatch) -> Table:
    """Return a table with a row for each board: the result and North-South's score at each table, and IMPs.

    It has the first `SHOWN_BOARDS`.
    """
    names = [f"table {number}" for number, _ in enumerate(match.tables, start=1)]
    won = [Column("IMPs", number("+d"))] if len(names) > 1 else []
    results = match.results()
    is_bid = match.is_bid
    begins = _BOARD[:1] if is_bid else _BOARD
    rows = []
    for result in results[:SHOWN_BOARDS]:
        cells = [(_bid_outcome(each) if is_bid else _outcome(each), each.north_south) for each in result.results]
        rows.append([*_begun(result.deal)[: len(begins)], *cells, *([result.won] if cells and won else [])])
    return _board_table([*begins, *map(_table_columns, names), *won], rows, len(results))


def standings_table(match: Match) -> Table:
    """Return a table with a row for each declarer: its number, its gains, and its `Totals`.

    What it gained, won, tied and lost is empty if there is no other declarer.
    """
    unit, compares = UNITS[match.scoring], match.compares
    faults = str if any(board.fault for board in match.boards.values()) else None
    gains: dict[Column, Callable[[DeclarerStanding], Any]] = {
        Column(unit, lambda total: short(total, 4, "+"), key="total"): lambda each: each.total,
        Column(f"{unit} a {match.deal_word}", key="a_board"): lambda each: each.a_deal if compares else NO_GAIN,
        Column("won", key="wins"): lambda each: each.wins,
        Column("tied", key="ties"): lambda each: each.ties,
        Column("lost", key="losses"): lambda each: each.losses,
    }
    if not compares:
        gains = {
            replace(column, show=None): value if column.key == "a_board" else lambda _: None
            for column, value in gains.items()
        }
    columns: dict[Column, Callable[[DeclarerStanding], Any]] = {
        **_number(),
        Column("player", words=True, key="declarer"): lambda each: each.name,
        **gains,
        Column("made"): lambda each: each.totals.made,
        Column("of", key="played"): lambda each: each.totals.played,
        Column("points"): lambda each: each.totals.points,
        Column("tricks below DD", key="tricks_below_double_dummy"): lambda each: each.totals.tricks_lost,
        Column("CPU s a board", number(".2f"), key="seconds_a_board"): lambda each: (
            None if each.name == PEOPLE else each.totals.seconds
        ),
        Column("wall s a board", show=None, key="wall_seconds_a_board"): lambda each: each.totals.wall_seconds,
        Column("faults", faults): lambda each: each.totals.faults,
        Column("defenders' faults", faults, key="defender_faults"): lambda each: each.totals.defender_faults,
    }
    title = f"{unit} a {match.deal_word} over the other players, with 95 % intervals" if compares else "Results"
    return table_of(columns, match.standings(), title)


def pairs_table(match: TeamMatch) -> Table:
    """Return a table with a row for each pair: its IMPs, and its tricks below double dummy.

    If the pairs bid, their IMPs are split: those by bidding are what the contracts of both tables would have brought
    double dummy, and the rest is due to the play. IMPs are empty if there is only one table.
    """
    pairs, both, boards = match.pairs(), match.compares, len(match.results())
    split: dict[Column, Callable[[PairStanding], Any]] = {
        Column("by bidding", key="by_bidding"): lambda each: each.by_bidding,
        Column("by play", key="by_play"): lambda each: each.by_play,
    }
    timed: dict[Column, Callable[[PairStanding], Any]] = {
        Column("bidding CPU s", number(".3f"), key="bidding_seconds"): lambda each: each.bidding_seconds,
    }
    columns: dict[Column, Callable[[PairStanding], Any]] = {
        **_number(),
        Column("pair", words=True): lambda each: each.name,
        Column("IMPs", number("+d") if both else None, key="total"): lambda each: each.total if both else None,
        Column(f"IMPs a {match.deal_word}", str if both else None, key="a_board"): lambda each: (
            each.a_deal if both else NO_GAIN
        ),
        **(split if both and match.is_bid else {}),
        Column("boards", show=None): lambda _: boards,
        Column("declaring", key="declaring_below_double_dummy"): lambda each: each.declaring,
        Column("defending", key="defending_below_double_dummy"): lambda each: each.defending,
        **(timed if pairs[0].bidding_seconds is not None else {}),
    }
    title = f"IMPs a {match.deal_word} over the other pair, with 95 % intervals; " if both else "Results: "
    return table_of(columns, pairs, f"{title}tricks below double dummy declaring and defending")


def table_of(columns: Mapping[Column, Callable[[Item], Any]], items: Iterable[Item], title: str) -> Table:
    """Return a table with a row for each item: its value in each column."""
    return Table(tuple(columns), tuple(tuple(value(each) for value in columns.values()) for each in items), title)


def _number() -> dict[Column, Callable[[object], int]]:
    """Return a column that numbers the rows from 1, as the columns of the boards."""
    numbers = count(1)
    return {Column("", lambda place: f"({place})", words=True, key="number"): lambda _: next(numbers)}


def cross_table(match: Match) -> Table:
    """Return a table of mean gains: the gain of the declarer in the row over the declarer in the column."""
    unit = UNITS[match.scoring]
    places = range(len(match.compared))
    cross = match.together()
    columns = (Column("", words=True), *(Column(f"({place + 1})") for place in places))
    rows = tuple((f"({row + 1})", *(cross.get((row, column, None)) for column in places)) for row in places)
    return Table(columns, rows, f"{unit} a {match.deal_word} of the row over the column (simultaneous 95 % intervals)")


def defender_table(match: Match) -> Table:
    """Return a table of the mean gains of the first declarer over the others, with a row for each defender."""
    unit = UNITS[match.scoring]
    others = range(1, len(match.compared))
    columns = (Column("against", words=True), *(Column(f"({other + 1})") for other in others))
    defenders = match.settings.opponents
    rows = tuple((defender, *(match.over(0, other, defender) for other in others)) for defender in defenders)
    return Table(columns, rows, f"{unit} a {match.deal_word} of (1) over the others, by defender")


def test_table(test: SequentialTest, match: Match | TeamMatch) -> Table:
    """Return a table with one row: the bounds of the sequential test, its verdict, and its interval."""
    values = match.prefix()
    unit = UNITS[match.scoring]
    columns = (
        Column(f"low, {unit} a {match.deal_word}", number("g"), key="low"),
        Column("high", number("g")),
        Column("error", number("g")),
        Column("deals"),
        Column("verdict", words=True),
        Column("mean", number("+.2f")),
        Column("at any stopping time", _range, key="interval_whenever_stopped"),
        *(Column(key.replace("_", " "), show=None, key=key) for key in _EVIDENCE),
    )
    mean = sum(values) / len(values) if values else None
    interval = test.interval(values) if values else None
    row = (test.low, test.high, test.error, len(values), test.verdict(values), mean, interval)
    title = f"Sequential test: {unit} a {match.deal_word} of (1) over (2)"
    return Table(columns, ((*row, *test.evidence(values), test.bound),), title)


def _range(ends: tuple[float, float]) -> str:
    return f"{ends[0]:+.2f} to {ends[1]:+.2f}"


def _table_columns(name: str) -> Column:
    return Column(name, lambda cell: f"{cell[0]:>3}{cell[1]:>7}")


def _begun(deal: StoredDeal) -> list[Any]:
    """Return the first cells of a board's row: name, contract (or passed out) and double dummy."""
    if deal.contract is None:
        return [deal.name, "passed out", None]
    return [deal.name, deal.contract, deal.double_dummy]


def _outcome(result: Result) -> str:
    """Return ``=``, ``+1`` or ``-2``, with a star if a fault ended the play."""
    return result.deal.played_contract.outcome(result.row.tricks) + ("*" if result.row.fault else "")


def _bid_outcome(result: Result) -> str:
    """Return the contract with its outcome, such as ``4SN +1``, or ``passed out``."""
    return f"{result.deal.contract} {_outcome(result)}" if result.board else "passed out"


def _board_table(columns: Sequence[Column], rows: Sequence[Sequence[Any]], boards: int) -> Table:
    """Return a table of some of the boards; short rows, such as those of passed-out boards, get empty cells."""
    full = tuple((*row, *[None] * (len(columns) - len(row))) for row in rows)
    left_out = f"The first {len(rows)} of {boards} boards (JSON and CSV have all)"
    return Table(tuple(columns), full, left_out if len(rows) < boards else "")


def match_json(match: Match, failures: list[FailedBoard], test: SequentialTest | None = None) -> dict[str, Any]:
    """Return the boards, standings, intervals between declarers, failures and the sequential test.

    What a declarer gains is None if there is no other.
    """
    settings = match.settings
    places, cross = range(len(match.compared)), match.together()
    faultless = match.without_faults()
    return {
        "declarers": list(match.compared),
        "defenders": list(settings.opponents),
        "scoring": settings.scoring,
        "aim": settings.scored,
        "seed": settings.seed,
        "interrupted": match.interrupted,
        "boards": [
            {
                **board_json(board_of(result.deal, None)),
                "defender": result.defender,
                "results": [
                    {
                        "plays": each.row.play,
                        "tricks": each.row.tricks,
                        "score": each.row.score,
                        "seconds": each.row.seconds,
                        "wall_seconds": each.row.wall_seconds,
                        "fault": each.row.fault,
                        "won": won if match.compares else None,
                    }
                    for each, won in zip(result.results, result.gains(match.scoring), strict=True)
                ],
            }
            for result in match.results()
        ],
        "standings": _standings(match),
        "standings_without_faults": None if faultless is None else _standings(faultless),
        "cross": [
            [None if row == column else cross[row, column, None].to_json() for column in places] for row in places
        ],
        "failures": _failures(failures),
        "sequential_test": None if test is None else _test(test, match),
    }


def team_json(match: TeamMatch, failures: list[FailedBoard], test: SequentialTest | None = None) -> dict[str, Any]:
    """Return the players by seat, each board's results, the first pair's gain, the failures and the sequential test.

    IMPs are None if there is only one table.
    """
    return {
        "tables": [{str(seat): table.name(seat) for seat in Seat} for table in match.tables],
        "seed": match.seed,
        "interrupted": match.interrupted,
        "boards": [
            {
                **board_json(board_of(result.deal, None)),
                "results": [
                    {
                        "plays": each.row.play,
                        "tricks": each.row.tricks,
                        "north_south": each.north_south,
                        "seconds": each.row.seconds,
                        "fault": each.row.fault,
                        "contract": None if each.deal.contract is None else str(each.deal.contract),
                    }
                    for each in result.results
                ],
                "imps": result.won if match.compares else None,
            }
            for result in match.results()
        ],
        "imps_a_board": match.won().to_json() if match.compares else NO_GAIN,
        "pairs": pairs_table(match).to_json(),
        "failures": _failures(failures),
        "sequential_test": None if test is None else _test(test, match),
    }


def _failures(failures: list[FailedBoard]) -> list[dict[str, Any]]:
    return [
        {"source": each.source, "number": each.number, "declarer": each.player, "message": each.error}
        for each in failures
    ]


def _standings(match: Match) -> list[dict[str, Any]]:
    return [{key: value for key, value in row.items() if key != "number"} for row in standings_table(match).to_json()]


def _test(test: SequentialTest, match: Match | TeamMatch) -> dict[str, Any]:
    (row,) = test_table(test, match).to_json()
    return row
