"""Boards as the rows of a run, and back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from agent.knowledge.constraints import constraints_text, parse_constraints
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Card, Seat, parse_cards
from ddsolver.deal import Deal
from experiments.boards.board import Board
from experiments.runs.rows import PASSED_OUT, PlayedBoard, StoredDeal


def stored_deal(board: Board, source: str, number: int) -> StoredDeal:
    """The row of a board that was made ready to be played, ``number`` its place in the source, from 0."""
    return StoredDeal(
        source=source,
        number=number,
        name=board.name,
        deal=board.deal.to_pbn(),
        dealer=str(board.dealer),
        auction=str(board.auction) if board.auction is not None else "",
        constraints=constraints_text(board.constraints),
        vulnerable=str(board.vulnerability),
        contract=PASSED_OUT if board.contract is None else str(board.contract),
        double_dummy=board.double_dummy or 0,
    )


def board_of(deal: StoredDeal, played: PlayedBoard | None, decisions: str = "") -> Board:
    """A board of a store with its play and who played it; without a play if it was passed out.

    ``decisions`` is what the players thought, as `Store.decisions` gives it; it becomes the board's comment.
    """
    contract = None if deal.contract == PASSED_OUT else Contract.parse(deal.contract)
    tags = {"Event": "declarer", "Scoring": "IMP"}
    if contract is not None and played is not None:
        for seat in Seat:
            tags[seat.name.title()] = played.player if seat.same_side(contract.declarer) else played.defender
    plays = parse_cards(played.play) if played else ()
    return Board(
        name=deal.name,
        hands=Deal.from_pbn(deal.deal).hands,
        dealer=Seat.parse(deal.dealer),
        vulnerability=Vulnerability.parse(deal.vulnerable),
        auction=Auction(deal.dealer, deal.auction) if deal.auction else None,
        constraints=parse_constraints(deal.constraints),
        contract=contract,
        passed_out=contract is None,
        plays=plays,
        tricks=played.tricks if played else None,
        double_dummy=None if contract is None else deal.double_dummy,
        tags=tags,
        comment=_comment(plays, json.loads(decisions)) if decisions else "",
    )


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
