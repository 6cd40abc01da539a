"""Converts boards to the rows of a run, and rows to boards and to a pandas data frame."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from agent.player import Decision
from ddsolver.cards import Card, Seat, parse_cards
from experiments.boards.board import Board
from experiments.runs.rows import PEOPLE, PlayedBoard, StoredDeal

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["board_of"]


def stored_deal(board: Board, source: str, number: int) -> StoredDeal:
    """Return the row for a prepared board; ``number`` is its place in the source, from 0."""
    return StoredDeal(
        source,
        number,
        board.name,
        board.deal,
        board.dealer,
        board.vulnerability,
        board.contract,
        board.double_dummy or 0,
        board.auction,
        board.constraints,
    )


def board_of(deal: StoredDeal, played: PlayedBoard | None, decisions: str = "") -> Board:
    """Return a stored deal as a board, with its play and players; ``played`` is None if the deal was passed out.

    ``decisions`` is the JSON from `Store.decisions`; it becomes the board's comment.
    """
    contract = deal.contract
    tags = {"Event": "declarer", "Scoring": "IMP"}
    if contract is not None and played is not None:
        defender = PEOPLE if played.player == PEOPLE else played.defender
        for seat in Seat:
            tags[seat.name.title()] = played.player if seat.same_side(contract.declarer) else defender
    plays = parse_cards(played.play) if played else ()
    return Board(
        name=deal.name,
        hands=deal.deal.hands,
        dealer=deal.dealer,
        vulnerability=deal.vulnerability,
        auction=deal.auction,
        constraints=deal.constraints,
        contract=contract,
        passed_out=contract is None,
        plays=plays,
        tricks=played.tricks if played else None,
        double_dummy=None if contract is None else deal.double_dummy,
        tags=tags,
        comment=_comment(plays, json.loads(decisions) if decisions else [], played.fault if played else ""),
    )


def decision_json(decision: Decision) -> dict[str, Any]:
    """Return a decision as JSON values: the card played and the evaluation of every candidate."""
    return {
        "card": str(decision.card),
        "candidates": [
            {
                "card": str(candidate.card),
                "score": round(candidate.score, 9),
                "tricks": round(candidate.tricks, 9),
                "make": round(candidate.make, 9),
                **({"bound": True} if candidate.bound else {}),
                **({"tricks_at_least": True} if candidate.at_least else {}),
            }
            for candidate in decision.candidates
        ],
        "layouts": decision.layouts,
        "exhaustive": decision.exhaustive,
        "drawn": decision.drawn,
        "effective": decision.effective,
        "remark": decision.remark,
        "seconds": decision.seconds,
    }


def _comment(plays: Sequence[Card], decisions: Sequence[dict[str, Any]], fault: str) -> str:
    """Return a line for every decision between several candidates.

    A line has the trick, the card played, the number of layouts, each candidate's score, and the player's remark. If a
    fault ended the play, a first line says why.
    """
    lines = [f"The play ended early: {fault}"] if fault else []
    for turn, (card, decision) in enumerate(zip(plays, decisions, strict=True) if decisions else ()):
        candidates = decision["candidates"]
        if len(candidates) > 1:
            thoughts = ", ".join(
                f"{each['card']} {'at most ' if each.get('bound') else ''}{each['score']:.6g}" for each in candidates
            )
            remark = f" ({decision['remark']})" if decision["remark"] else ""
            lines.append(f"{turn // 4 + 1} {card}, {decision['layouts']} layouts: {thoughts}{remark}")
    return "\n".join(lines)


_OF_DEAL: dict[str, Callable[[StoredDeal], object]] = {
    "board": lambda deal: deal.name,
    "deal": lambda deal: deal.deal.to_pbn(),
    "vulnerable": lambda deal: str(deal.vulnerability),
    "contract": lambda deal: str(deal.contract),
    "double_dummy": lambda deal: deal.double_dummy,
}
"""The columns that are about the deal; ``made`` is about both, and the others are fields of `PlayedBoard`."""
COLUMNS = (
    *("source", "number", "board", "deal", "vulnerable", "contract", "double_dummy", "declarer", "defender", "tricks"),
    *("made", "score", "seconds", "defender_seconds", "wall_seconds", "defender_wall_seconds", "fault", "play"),
    *("program", "player"),
)
_TYPES = (
    dict.fromkeys(COLUMNS, "str")
    | dict.fromkeys(("number", "double_dummy", "tricks", "score"), "int64")
    | dict.fromkeys(("seconds", "defender_seconds", "wall_seconds", "defender_wall_seconds"), "float64")
    | {"made": "bool"}
)
"""The types of the columns, which pandas would guess from the rows: other ones for no row, or for unknown times."""


def frame_of(deals: Mapping[tuple[str, int], StoredDeal], boards: Iterable[PlayedBoard]) -> pd.DataFrame:
    """Return a data frame with a row for each board and the columns `COLUMNS`.

    ``declarer`` and ``defender`` are the players' keys; ``player`` repeats the declarer's. ``score`` is in points for
    the declarer's side. ``seconds`` and ``defender_seconds`` are CPU seconds. A wall time that was not measured is NaN.
    The types of the columns are always the same, also without boards.
    """
    import pandas as pd

    listed = [*boards]
    places: dict[tuple[str, int], int] = {}  # the text of a deal is made once, not for every board
    of_deals = [places.setdefault((board.source, board.number), len(places)) for board in listed]
    once = [deals[place] for place in places]
    columns: dict[str, Sequence[object]] = {}
    for name in COLUMNS:
        if value := _OF_DEAL.get(name):
            values = [value(deal) for deal in once]
            columns[name] = [values[place] for place in of_deals]
        elif name != "made":
            field = "player" if name == "declarer" else name
            columns[name] = [getattr(board, field) for board in listed]
    needed = [deal.contract.tricks_needed if deal.contract is not None else 14 for deal in once]
    columns["made"] = [board.tricks >= needed[place] for board, place in zip(listed, of_deals, strict=True)]
    return pd.DataFrame({name: columns[name] for name in COLUMNS}).astype(_TYPES)
