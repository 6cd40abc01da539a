"""Our players' costliest mistakes, as text and as JSON."""

from __future__ import annotations

from typing import Any

from ddsolver.cards import Seat
from ddsolver.deal import hand_to_pbn
from experiments.boards.board import table_name
from experiments.competitions.yardstick.comparisons import Calibration
from experiments.competitions.yardstick.mistakes import Mistake, costliest
from experiments.competitions.yardstick.tables import ROLE_NAMES
from experiments.questions.review.analysis import ROLES
from experiments.show.board import contract_in_short

NOTE = "A mistake is a turn at which our player's card gave away tricks and the card played at the table did not."


def mistakes_text(found: Calibration) -> str:
    """Return a list of every player's costliest mistakes, by role, as text."""
    lines = []
    for place, player in enumerate(found.players):
        for role in ROLES:
            most = costliest(found.tables, place, role)
            if most:
                lines.append(f"{player}, {ROLE_NAMES[role]}: costliest mistakes")
                lines += [f"  {mistake_line(each)}" for each in most]
    return "\n".join(lines)


def mistake_line(mistake: Mistake) -> str:
    """Return a line about a mistake: place, cards, cost, and the hands that the player saw."""
    seen = "; ".join(f"{seat} {hand}" for seat, hand in hands_seen(mistake).items())
    return f"{mistake_place(mistake)}: {cards_in_short(mistake)}, costs {mistake.cost}; {seen}"


def mistake_place(mistake: Mistake) -> str:
    """Return the match, board, table, contract, trick and seat, as in ``evening 7 (2), 3NT S, trick 5, West``."""
    turn = mistake.turn.turn
    hand = turn.position.to_play.name.title()
    return f"{_board(mistake)}, {contract_in_short(turn.contract)}, trick {turn.trick}, {hand}"


def cards_in_short(mistake: Mistake) -> str:
    """Return our player's card and the card that was really played, as in ``♥K for ♣3``."""
    return f"{mistake.ours.symbol} for {mistake.turn.turn.card.symbol}"


def _board(mistake: Mistake) -> str:
    return f"{mistake.table.match} {table_name(mistake.turn.turn.board, mistake.table.table)}"


def hands_seen(mistake: Mistake) -> dict[Seat, str]:
    """Return the hands that the player saw at a turn: its own, and dummy unless the turn is the opening lead."""
    turn = mistake.turn.turn
    seats = [turn.seat] if turn.role == "lead" else [turn.seat, turn.contract.dummy]
    return {seat: hand_to_pbn(turn.position.hands[seat]) for seat in seats}


def mistakes_json(found: Calibration) -> list[dict[str, Any]]:
    """Return every player's costliest mistakes, by role, as JSON."""
    return [
        {
            "player": player,
            "role": role,
            "turns": [mistake_json(each) for each in costliest(found.tables, place, role)],
        }
        for place, player in enumerate(found.players)
        for role in ROLES
    ]


def mistake_json(mistake: Mistake) -> dict[str, Any]:
    """Return a mistake as JSON values."""
    table, turn = mistake.table, mistake.turn.turn
    return {
        "file": table.match,
        "board": turn.board,
        "table": table.table,
        "contract": str(turn.contract),
        "program": turn.player,
        "trick": turn.trick,
        "place": turn.place,
        "seat": str(turn.position.to_play),
        "in_the_trick": " ".join(map(str, turn.position.trick)),
        "hands_seen": {str(seat): hand for seat, hand in hands_seen(mistake).items()},
        "card": str(turn.card),
        "own_card": str(mistake.ours),
        "own_cost": mistake.cost,
    }
