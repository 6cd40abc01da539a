"""Boards as the rows of a run, and back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from agent.player import Decision
from ddsolver.cards import Card, Seat, parse_cards
from experiments.boards.board import Board
from experiments.runs.rows import PlayedBoard, StoredDeal

__all__ = ["board_of"]


def stored_deal(board: Board, source: str, number: int) -> StoredDeal:
    """The deal of a board that was made ready to be played, ``number`` its place in the source, from 0."""
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
    """A board of a store with its play and who played it; without a play if it was passed out.

    ``decisions`` is what the players thought, as `Store.decisions` gives it; it becomes the board's comment.
    """
    contract = deal.contract
    tags = {"Event": "declarer", "Scoring": "IMP"}
    if contract is not None and played is not None:
        for seat in Seat:
            tags[seat.name.title()] = played.player if seat.same_side(contract.declarer) else played.defender
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
        comment=_comment(plays, json.loads(decisions)) if decisions else "",
    )


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


def _comment(plays: Sequence[Card], decisions: Sequence[dict[str, Any]]) -> str:
    """A line for every card that was a choice: trick, card, and what was thought of the candidates."""
    lines = []
    for turn, (card, decision) in enumerate(zip(plays, decisions, strict=True)):
        candidates = decision["candidates"]
        if len(candidates) > 1:
            thoughts = ", ".join(
                f"{each['card']} {'at most ' if each.get('bound') else ''}{each['score']:.6g}" for each in candidates
            )
            remark = f" ({decision['remark']})" if decision["remark"] else ""
            lines.append(f"{turn // 4 + 1} {card}, {decision['layouts']} layouts: {thoughts}{remark}")
    return "\n".join(lines)
