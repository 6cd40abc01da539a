"""The results of a match as JSON."""

from __future__ import annotations

from typing import Any

from ddsolver.cards import Seat
from experiments.competitions.match.match import Match
from experiments.competitions.match.tables import NO_GAIN, pairs_table, standings_table, test_table
from experiments.competitions.match.teams import TeamMatch
from experiments.runs.records import board_of
from experiments.runs.rows import FailedBoard
from experiments.show.board_json import board_json
from experiments.statistics.sequential import SequentialTest

__all__ = ["match_json"]


def match_json(match: Match, failures: list[FailedBoard], test: SequentialTest | None = None) -> dict[str, Any]:
    """Return the boards, standings, intervals between declarers, failures and the sequential test.

    What a declarer gains is None if there is no other.
    """
    settings = match.settings
    places, cross = range(len(settings.players)), match.cross_table()
    faultless = match.without_faults()
    return {
        "declarers": list(settings.players),
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
                        "plays": board.play,
                        "tricks": board.tricks,
                        "score": board.score,
                        "seconds": board.seconds,
                        "wall_seconds": board.wall_seconds,
                        "fault": board.fault,
                        "won": won if match.compares else None,
                    }
                    for board, won in zip(result.boards, result.gains(match.scoring), strict=True)
                ],
            }
            for result in match.results()
        ],
        "standings": _standings(match),
        "standings_without_faults": None if faultless is None else _standings(faultless),
        "cross": [[None if row == column else cross[row, column].to_json() for column in places] for row in places],
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
                        "plays": board.play,
                        "tricks": board.tricks,
                        "north_south": score,
                        "seconds": board.seconds,
                        "fault": board.fault,
                        "contract": None if deal.contract is None else str(deal.contract),
                    }
                    for deal, board, score in zip(result.deals, result.boards, result.scores, strict=True)
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
