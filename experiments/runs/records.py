"""Converts boards to the rows of a run, and rows to boards."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from agent.player import Decision
from ddsolver.cards import Card, Seat, parse_cards
from experiments.boards.board import Board
from experiments.runs.rows import PEOPLE, PlayedBoard, StoredDeal

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
