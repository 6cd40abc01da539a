"""JSON output of boards, as plain dicts; cards and contracts are text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from operator import sub
from typing import Any

from agent.rules.auction import STRAINS_UPWARDS
from agent.rules.par import Par
from agent.table import BoardRecord
from ddsolver.cards import Card, Seat, Strain
from ddsolver.position import Position
from experiments.boards.board import Board
from experiments.boards.double_dummy import DDTable, ValuedCard, par_results
from experiments.runs.records import decision_json


def solve_json(position: Position, values: Mapping[Card, int], line: Sequence[Card] | None = None) -> dict[str, Any]:
    """Return the double-dummy tricks of every legal card as JSON, and a line of best play if there is one.

    After the last card, it is nobody's turn.
    """
    found: dict[str, Any] = {
        "to_play": None if position.is_over else str(position.to_play),
        "trump": str(position.trump),
        "cards": {str(card): value for card, value in values.items()},
        "best": max(values.values(), default=0),
    }
    return found if line is None else found | {"line": " ".join(map(str, line))}


def table_json(table: Mapping[Seat, Mapping[Strain, int]], result: Par | None) -> dict[str, Any]:
    """Return double-dummy results as JSON, with the par contracts and their score for North-South.

    ``result`` is None, and par null, if the table does not have all 20 results, or the deal is an ending.
    """
    rows = {
        str(seat): {str(strain): table[seat][strain] for strain in STRAINS_UPWARDS if strain in table[seat]}
        for seat in Seat
        if seat in table
    }
    return {
        "table": rows,
        "par": None if result is None else par_json(result, table),
    }


def par_json(result: Par, table: DDTable) -> dict[str, Any]:
    """Return the par contracts with their results, and the score in points to North-South, as JSON."""
    return {"score": result.score, "contracts": par_results(result, table)}


def analysis_json(start: Position, tricks: int, cards: Sequence[ValuedCard]) -> dict[str, Any]:
    """Return what each card of a play cost as JSON, with the keys of `declarer review`.

    ``tricks`` are the declarer's double-dummy tricks at the start; ``tricks`` in the answer has them before each card
    and after the last one, as `ddsolver.analyse_play`.
    """
    declarer = start.leader.right
    losses = [each.cost if each.position.to_play.same_side(declarer) else -each.cost for each in cards]
    return {
        "declarer": str(declarer),
        "tricks": list(accumulate(losses, sub, initial=tricks)),
        "cards": [
            {
                "trick": len(each.position.plays) // 4 + 1,
                "seat": str(each.position.to_play),
                "card": str(each.card),
                "cost": each.cost,
                "better": " ".join(map(str, each.better)),
                "choice": each.is_choice,
            }
            for each in cards
        ],
    }


def play_json(board: Board, record: BoardRecord | None) -> dict[str, Any]:
    """Return a board, its play and all decisions as JSON; without a ``record``, return only the board."""
    found = board_json(board)
    if record is not None:
        found |= {
            "plays": " ".join(map(str, record.plays)),
            "tricks": record.tricks,
            "score": record.score,
            "seconds": record.declarer_seconds,
            "fault": record.fault.reason if record.fault else "",
            "decisions": [decision_json(decision) for decision in record.decisions],
        }
    return found


def board_json(board: Board) -> dict[str, Any]:
    """Return the name, the hands, the contract and the double-dummy tricks of a board as JSON."""
    return {
        "board": board.name,
        "deal": board.deal.to_pbn(),
        "vulnerable": str(board.vulnerability),
        "contract": None if board.contract is None else str(board.contract),
        "double_dummy": board.double_dummy,
    }
