"""What the commands print with --json: plain dicts, cards and contracts as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from agent.imps import Par
from agent.player import Decision
from agent.table import BoardRecord
from ddsolver.cards import Card, Seat, Strain
from ddsolver.position import Position
from experiments.match import Match, PreparedBoard
from experiments.stats import Interval

_STRAINS = (Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS, Strain.SPADES, Strain.NOTRUMP)


def solve_json(position: Position, values: Mapping[Card, int]) -> dict[str, Any]:
    """The value of every legal card."""
    return {
        "to_play": str(position.to_play),
        "trump": str(position.trump),
        "cards": {str(card): value for card, value in values.items()},
        "best": max(values.values(), default=0),
    }


def table_json(table: Mapping[Seat, Mapping[Strain, int]], result: Par) -> dict[str, Any]:
    """The 20 double-dummy tricks and par, the score in points to North-South."""
    return {
        "table": {str(seat): {str(strain): table[seat][strain] for strain in _STRAINS} for seat in Seat},
        "par": {
            "score": result.score,
            "contracts": [contract.result(table[contract.declarer][contract.strain]) for contract in result.contracts],
        },
    }


def decision_json(decision: Decision) -> dict[str, Any]:
    """A card and what was thought of every candidate."""
    return {
        "card": str(decision.card),
        "candidates": [
            {
                "card": str(each.card),
                "score": round(each.score, 9),
                "tricks": round(each.tricks, 9),
                "make": round(each.make, 9),
                **({"bound": True} if each.bound else {}),
            }
            for each in decision.candidates
        ],
        "layouts": decision.layouts,
        "exhaustive": decision.exhaustive,
        "drawn": decision.drawn,
        "effective": decision.effective,
        "remark": decision.remark,
        "seconds": decision.seconds,
    }


def record_json(record: BoardRecord) -> dict[str, Any]:
    """A board as played at one table."""
    return {
        "plays": " ".join(map(str, record.plays)),
        "tricks": record.tricks,
        "score": record.score,
        "seconds": record.declarer_seconds,
    }


def play_json(prepared: PreparedBoard, record: BoardRecord | None) -> dict[str, Any]:
    """A board, its play and every decision; no play if it was passed out."""
    found: dict[str, Any] = _prepared_json(prepared)
    if record is not None:
        found |= record_json(record)
        found["decisions"] = [decision_json(decision) for decision in record.decisions]
    return found


def match_json(match: Match) -> dict[str, Any]:
    """A match: results by board, in the order of the declarers, and the standings."""
    return {
        "declarers": [spec.text for spec in match.declarers],
        "defender": match.defender.text,
        "interrupted": match.interrupted,
        "boards": [
            {
                **_prepared_json(result.prepared),
                "results": [
                    {**record_json(record), "imps": won}
                    for record, won in zip(result.records, result.imps(), strict=True)
                ],
            }
            for result in match.results
        ],
        "standings": [
            {
                "declarer": standing.declarer,
                "imps": standing.imps,
                "imps_a_board": _interval_json(standing.imps_a_board),
                "made": standing.made,
                "played": standing.played,
                "points": standing.points,
                "tricks_below_double_dummy": standing.tricks_lost,
                "seconds_a_board": standing.seconds_a_board,
            }
            for standing in match.standings()
        ],
        "failures": [
            {"board": failure.board, "declarer": failure.declarer, "message": failure.message}
            for failure in match.failures
        ],
    }


def _prepared_json(prepared: PreparedBoard) -> dict[str, Any]:
    return {
        "board": prepared.board.name,
        "deal": prepared.board.deal.to_pbn(),
        "vulnerable": str(prepared.board.vulnerability),
        "contract": None if prepared.contract is None else str(prepared.contract),
        "double_dummy": prepared.double_dummy,
    }


def _interval_json(interval: Interval) -> dict[str, float | None]:
    return {"mean": interval.mean, "half_width_95": interval.half_width}
