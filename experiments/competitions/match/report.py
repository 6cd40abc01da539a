"""The results of a match of declarers or of two pairs, as text and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ddsolver.cards import Seat
from experiments.competitions.match.match import DeclarerStanding, Match
from experiments.competitions.match.run import PlayedMatch, evidence_words, tested_values
from experiments.competitions.match.teams import TeamMatch
from experiments.runs.rows import PEOPLE, FailedBoard, PlayedBoard, StoredDeal
from experiments.show.board import counted
from experiments.show.table import Column, Table, number
from experiments.statistics.interval import Interval
from experiments.statistics.sequential import SequentialTest

__all__ = ["match_json", "match_standings", "match_table"]

UNITS: dict[str, str] = {"imps": "IMPs", "matchpoints": "% of a top", "points": "points"}
_BOARD = (Column("Board", words=True), Column("Contract", words=True), Column("DD"))


def run_text(run: PlayedMatch) -> str:
    """Return the boards and standings of a match, and the interval of its sequential test, if it has one."""
    if isinstance(run.played, TeamMatch):
        parts = [team_table(run.played).to_text(), team_standings(run.played)]
    else:
        parts = [match_table(run.played).to_text(), match_standings(run.played)]
    return "\n\n".join([*parts, anytime_text(run.test, run.played)] if run.test else parts)


def run_json(run: PlayedMatch) -> dict[str, Any]:
    """Return the results as JSON."""
    failures = list(run.failures)
    if isinstance(run.played, TeamMatch):
        return team_json(run.played, failures, run.test)
    return match_json(run.played, failures, run.test)


def match_table(match: Match) -> Table:
    """Return a table of the declarers' results, with a row for each board and defender."""
    names = [f"({place})" for place in range(1, len(match.settings.players) + 1)]
    several = len(match.settings.opponents) > 1
    unit = UNITS[match.settings.scoring]
    wins = [Column(f"{unit} to (1)", number("+.0f"))] if len(names) == 2 else []
    if len(names) > 2:
        wins = [Column(f"{unit} {name}", number("+.2f")) for name in names]
    columns = [*_BOARD, *([Column("against", words=True)] if several else []), *map(_table_columns, names)]
    rows = []
    for result in match.results():
        row = [*_begun(result.deal), *([result.defender] if several and result.boards else [None] * several)]
        if result.boards:
            row += [_result(result.deal, board, board.score) for board in result.boards]
            row += result.won(match.settings.scoring)[: len(wins)]
        rows.append(row)
    return _board_table([*columns, *wins], rows)


def match_standings(match: Match) -> str:
    """Return the results of the declarers: over all boards, for all pairs of declarers, and by defender.

    If an engine failed on some deals, the results are repeated without these deals.
    """
    text = _standings(match)
    faultless = match.without_faults()
    if faultless is None:
        return text
    if not faultless.results():
        return f"{text}\n\nAn engine failed on every deal."
    deals = len({(board.source, board.number) for board in match.boards.values() if board.fault})
    heading = "Without the deal" if deals == 1 else f"Without the {deals} deals"
    return f"{text}\n\n{heading} on which an engine failed\n{_standings(faultless)}"


def _standings(match: Match) -> str:
    defenders = match.settings.opponents
    unit = UNITS[match.settings.scoring]
    deals = len({(result.deal.source, result.deal.number) for result in match.results()})
    passed_out = sum(deal.contract is None for deal in match.deals)
    lines = [f"{counted(deals, 'board')} against {', '.join(defenders)}"]
    lines[0] += f", {passed_out} passed out" if passed_out else ""
    standings = match.standings()
    for place, standing in enumerate(standings, start=1):
        lines.append(f"({place}) {standing.declarer}")
        lines.append(
            f"    made {standing.made} of {standing.played}, {standing.points:+d} points, "
            f"{_beside_double_dummy(standing.tricks_lost)}"
            + ("" if standing.declarer == PEOPLE else f", {_time(standing)} a board")
        )
        faults = {"its faults": standing.faults, "faults of its defenders": standing.defender_faults}
        lines += [f"    {counted(number, 'board')} ended by {whose} (*)" for whose, number in faults.items() if number]
        if len(standings) > 1:
            lines.append(f"    {_won(standing, unit, _each(match))}")
    if match.settings.against_people:
        lines += ["", _people_note(match)]
    if len(standings) > 2:
        lines += ["", cross_table(match, unit).to_text()]
    if len(standings) > 1 and len(defenders) > 1:
        lines += ["", _defender_table(match, unit).to_text()]
    return "\n".join(lines)


def _people_note(match: Match) -> str:
    """Return a note on a match against people: what is compared, and what counts as one deal."""
    number = len(match.settings.players)
    return (
        f"({number}) is the result of people against people; our declarers played against our defenders. Tables with "
        f"the same cards count as one deal, which makes {counted(match.independent_deals, 'deal')}."
    )


def _time(standing: DeclarerStanding) -> str:
    wall = standing.wall_seconds_a_board
    return f"{standing.seconds_a_board:.2f} s CPU" + ("" if wall is None else f" and {wall:.2f} s wall")


def anytime_text(test: SequentialTest, match: Match | TeamMatch) -> str:
    """Return as text an interval for the gain of player or pair (1) over (2), valid whenever the match stops."""
    values = tested_values(match)
    if not values:
        return "no deal has been played by both declarers yet"
    low, high = test.interval(values)
    unit = _unit(match)
    interval = (
        f"(1) over (2): between {low:+.2f} and {high:+.2f} {unit} a board with {100 * (1 - test.error):.0f} % "
        "confidence, valid at any stopping time."
    )
    fixed = match.cross(0, 1) if isinstance(match, Match) else match.won()
    if fixed.half_width is None:
        return interval
    return (
        f"{interval}\nThe intervals above (±) assume that the number of boards was fixed in advance; the mean of a "
        "match that stops early is exaggerated."
    )


def _unit(match: Match | TeamMatch) -> str:
    return UNITS[match.settings.scoring if isinstance(match, Match) else "imps"]


def verdict_text(test: SequentialTest, match: Match | TeamMatch) -> str:
    """Return the verdict of the sequential test, and its error probability."""
    values = tested_values(match)
    verdict = test.verdict(values)
    deals = counted(len(values), "deal")
    if verdict is None:
        return f"no verdict after {deals}; {evidence_words(test, values)}"
    unit = _unit(match)
    shown, otherwise = {
        "more": (f"more than {test.low:g}", f"{test.low:g} or less"),
        "less": (f"less than {test.high:g}", f"{test.high:g} or more"),
    }[verdict]
    return (
        f"(1) gains {shown} {unit} a board over (2), after {deals}; if the true gain were {otherwise}, at most "
        f"{100 * test.error:.0f} % of matches would give this verdict"
    )


def team_table(match: TeamMatch) -> Table:
    """Return a table with a row for each board: the result and North-South's score at each table, and IMPs."""
    names = [f"table {number}" for number, _ in enumerate(match.tables, start=1)]
    won = [Column("IMPs", number("+d"))] if len(names) > 1 else []
    results = match.results()
    is_bid = any(result.bid for result in results)
    begins = _BOARD[:1] if is_bid else _BOARD
    rows = []
    for result in results:
        scores = zip(result.deals, result.boards, result.north_south, strict=True)
        cells = [_bid_result(*each) if is_bid else _result(*each) for each in scores]
        rows.append([*_begun(result.deal)[: len(begins)], *cells, *([result.won] if cells and won else [])])
    return _board_table([*begins, *map(_table_columns, names), *won], rows)


def team_standings(match: TeamMatch) -> str:
    """Return each pair's IMPs, and its tricks below double dummy as declarer and in defence."""
    results = match.results()
    both = len(match.tables) > 1
    where = "at two tables, with the same cards and random numbers" if both else "at one table"
    lines = [f"{counted(len(results), 'board')} {where}"]
    if faults := sum(bool(board.fault) for result in results for board in result.boards):
        lines.append(f"{counted(faults, 'board')} ended by a fault of an engine (*)")
    for place, (seat, sign) in enumerate(((Seat.NORTH, 1), (Seat.EAST, -1)), start=1):
        # At the second table the pairs have exchanged their cards.
        lost = {True: 0, False: 0}
        for result in (each for each in results if each.boards):
            for table, (deal, board) in enumerate(zip(result.deals, result.boards, strict=True)):
                if deal.contract is not None:
                    here = deal.contract.declarer.same_side(seat) is (table == 0)
                    short = deal.double_dummy - board.tricks
                    lost[here] += short if here else -short
        lines.append(f"({place}) {match.first.side(seat)}")
        total = f"{sign * sum(result.won for result in results):+d} IMPs, {_a_board(match.won(seat))}; "
        imps = total if both else ""
        lines.append(
            f"    {imps}declaring {_beside_double_dummy(lost[True])}, defending {_beside_double_dummy(lost[False])}"
        )
    return "\n".join(lines)


def _table_columns(name: str) -> Column:
    return Column(name, lambda cell: f"{cell[0]:>3}{cell[1]:>7}")


def _begun(deal: StoredDeal) -> list[Any]:
    """Return the first cells of a board's row: name, contract (or passed out) and double dummy."""
    if deal.contract is None:
        return [deal.name, "passed out", None]
    return [deal.name, deal.contract, deal.double_dummy]


def _result(deal: StoredDeal, board: PlayedBoard, score: int) -> tuple[str, int]:
    """Return a table's result (``=``, ``+1`` or ``-2``, with a star if an engine failed) and its score."""
    over = board.tricks - deal.played_contract.tricks_needed
    return ("=" if over == 0 else f"{over:+d}") + ("*" if board.fault else ""), score


def _bid_result(deal: StoredDeal, board: PlayedBoard, score: int) -> tuple[str, int]:
    """Return a text and the score; the text is the contract with its result (``4SN +1``), or ``passed out``."""
    if deal.contract is None:
        return "passed out", score
    return f"{deal.contract} {_result(deal, board, score)[0]}", score


def _board_table(columns: Sequence[Column], rows: Sequence[Sequence[Any]]) -> Table:
    """Return a table; short rows, such as those of passed-out boards, are filled with empty cells."""
    return Table(tuple(columns), tuple((*row, *[None] * (len(columns) - len(row))) for row in rows))


def _beside_double_dummy(lost: int) -> str:
    return f"{abs(lost)} {'trick' if abs(lost) == 1 else 'tricks'} {'above' if lost < 0 else 'below'} double dummy"


def _each(match: Match) -> str:
    """Return the unit for mean gains: a ``deal`` in a match against people, else a ``board``."""
    return "deal" if match.settings.against_people else "board"


def _won(standing: DeclarerStanding, unit: str, each: str) -> str:
    return (
        f"{standing.total:+.4g} {unit}, {_a_board(standing.a_deal, each)}; "
        f"{standing.wins} won, {standing.ties} tied, {standing.losses} lost"
    )


def cross_table(match: Match, unit: str) -> Table:
    """Return a table of mean gains: the gain of the declarer in the row over the declarer in the column."""
    places = range(len(match.settings.players))
    cross = match.cross_table()
    columns = (Column("", words=True), *(Column(f"({place + 1})") for place in places))
    rows = tuple((f"({row + 1})", *(cross.get((row, column)) for column in places)) for row in places)
    return Table(columns, rows, f"{unit} a {_each(match)} of the row over the column (simultaneous 95 % intervals)")


def _defender_table(match: Match, unit: str) -> Table:
    others = range(1, len(match.settings.players))
    columns = (Column("against", words=True), *(Column(f"({other + 1})") for other in others))
    defenders = match.settings.opponents
    rows = tuple((defender, *(match.cross(0, other, defender) for other in others)) for defender in defenders)
    return Table(columns, rows, f"{unit} a {_each(match)} of (1) over the others, by defender")


def _a_board(interval: Interval, each: str = "board") -> str:
    return f"{interval} a {each}" + ("" if interval.half_width is None else " (95 %)")


def match_json(match: Match, failures: list[FailedBoard], test: SequentialTest | None = None) -> dict[str, Any]:
    """Return the boards, standings, intervals between declarers, failures and the sequential test."""
    settings = match.settings
    places, cross = range(len(settings.players)), match.cross_table()
    faultless = match.without_faults()
    return {
        "declarers": list(settings.players),
        "defenders": list(settings.opponents),
        "scoring": settings.scoring,
        "seed": settings.seed,
        "interrupted": match.interrupted,
        "boards": [
            {
                **_deal_json(result.deal),
                "defender": result.defender,
                "results": [
                    {
                        "plays": board.play,
                        "tricks": board.tricks,
                        "score": board.score,
                        "seconds": board.seconds,
                        "wall_seconds": board.wall_seconds,
                        "fault": board.fault,
                        "won": won,
                    }
                    for board, won in zip(result.boards, result.won(settings.scoring), strict=True)
                ],
            }
            for result in match.results()
        ],
        "standings": _standings_json(match),
        "standings_without_faults": None if faultless is None else _standings_json(faultless),
        "cross": [[None if row == column else cross[row, column].to_json() for column in places] for row in places],
        "failures": _failures(failures),
        "sequential_test": None if test is None else _test_json(test, match.prefix(0, 1)),
    }


def _standings_json(match: Match) -> list[dict[str, Any]]:
    return [
        {
            "declarer": standing.declarer,
            "total": standing.total,
            "a_board": standing.a_deal.to_json(),
            "wins": standing.wins,
            "ties": standing.ties,
            "losses": standing.losses,
            "made": standing.made,
            "played": standing.played,
            "points": standing.points,
            "tricks_below_double_dummy": standing.tricks_lost,
            "seconds_a_board": standing.seconds_a_board,
            "wall_seconds_a_board": standing.wall_seconds_a_board,
            "faults": standing.faults,
            "defender_faults": standing.defender_faults,
        }
        for standing in match.standings()
    ]


def team_json(match: TeamMatch, failures: list[FailedBoard], test: SequentialTest | None = None) -> dict[str, Any]:
    """Return the players by seat, each board's results, the first pair's gain, the failures and the sequential test."""
    return {
        "tables": [{str(seat): table.name(seat) for seat in Seat} for table in match.tables],
        "seed": match.seed,
        "interrupted": match.interrupted,
        "boards": [
            {
                **_deal_json(result.deal),
                "results": [
                    {
                        "plays": board.play,
                        "tricks": board.tricks,
                        "north_south": score,
                        "seconds": board.seconds,
                        "fault": board.fault,
                        "contract": None if deal.contract is None else str(deal.contract),
                    }
                    for deal, board, score in zip(result.deals, result.boards, result.north_south, strict=True)
                ],
                "imps": result.won,
            }
            for result in match.results()
        ],
        "imps_a_board": match.won().to_json(),
        "failures": _failures(failures),
        "sequential_test": None if test is None else _test_json(test, match.prefix()),
    }


def _test_json(test: SequentialTest, values: list[float]) -> dict[str, Any]:
    more, less = test.evidence(values)
    return {
        "low": test.low,
        "high": test.high,
        "error": test.error,
        "deals": len(values),
        "verdict": test.verdict(values),
        "mean": sum(values) / len(values) if values else None,
        "interval_whenever_stopped": list(test.interval(values)) if values else None,
        "evidence_for_more_than_low": more,
        "evidence_for_less_than_high": less,
        "evidence_needed": test.bound,
    }


def _deal_json(deal: StoredDeal) -> dict[str, Any]:
    passed_out = deal.contract is None
    return {
        "board": deal.name,
        "deal": deal.deal.to_pbn(),
        "vulnerable": str(deal.vulnerability),
        "contract": None if deal.contract is None else str(deal.contract),
        "double_dummy": None if passed_out else deal.double_dummy,
    }


def _failures(failures: list[FailedBoard]) -> list[dict[str, Any]]:
    return [
        {"source": each.source, "number": each.number, "declarer": each.player, "message": each.error}
        for each in failures
    ]
