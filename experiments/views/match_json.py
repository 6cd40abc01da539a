"""A match as a plain dict, for programs."""

from __future__ import annotations

from typing import Any

from ddsolver.cards import Seat
from experiments.match.match import Match
from experiments.match.teams import TeamMatch
from experiments.runs.rows import FailedBoard, StoredDeal
from experiments.statistics.interval import Interval
from experiments.statistics.sequential import SequentialTest


def match_json(match: Match, failures: list[FailedBoard], test: SequentialTest | None = None) -> dict[str, Any]:
    """A match: results by board and defender in the order of the declarers, standings, each against each, the test."""
    settings = match.settings
    places, cross = range(len(settings.declarers)), match.cross_table()
    return {
        "declarers": list(settings.players),
        "defenders": list(settings.opponents),
        "scoring": settings.scoring,
        "seed": settings.seed,
        "interrupted": match.interrupted,
        "boards": [
            {
                **_deal(result.deal),
                "defender": result.defender,
                "results": [
                    {
                        "plays": board.play,
                        "tricks": board.tricks,
                        "score": board.score,
                        "seconds": board.seconds,
                        "won": won,
                    }
                    for board, won in zip(result.boards, result.won(settings.scoring), strict=True)
                ],
            }
            for result in match.results()
        ],
        "standings": [
            {
                "declarer": standing.declarer,
                "total": standing.total,
                "a_board": _interval(standing.a_deal),
                "wins": standing.wins,
                "ties": standing.ties,
                "losses": standing.losses,
                "made": standing.made,
                "played": standing.played,
                "points": standing.points,
                "tricks_below_double_dummy": standing.tricks_lost,
                "seconds_a_board": standing.seconds_a_board,
            }
            for standing in match.standings()
        ],
        "cross": [[None if row == column else _interval(cross[row, column]) for column in places] for row in places],
        "failures": _failures(failures),
        "sequential_test": None if test is None else _test_json(test, match.prefix(0, 1)),
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


def _deal(deal: StoredDeal) -> dict[str, Any]:
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


def _interval(interval: Interval) -> dict[str, float | None]:
    return {"mean": interval.mean, "half_width_95": interval.half_width}


def team_json(match: TeamMatch, failures: list[FailedBoard]) -> dict[str, Any]:
    """A match of two pairs: who sits where, results at both tables by board, what North-South's pair wins."""
    return {
        "tables": [{str(seat): table.name(seat) for seat in Seat} for table in match.tables],
        "seed": match.seed,
        "interrupted": match.interrupted,
        "boards": [
            {
                **_deal(result.deal),
                "results": [
                    {"plays": board.play, "tricks": board.tricks, "north_south": score, "seconds": board.seconds}
                    for board, score in zip(result.boards, result.north_south, strict=True)
                ],
                "imps": result.won,
            }
            for result in match.results()
        ],
        "imps_a_board": _interval(match.won()),
        "failures": _failures(failures),
    }
