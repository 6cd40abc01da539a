"""Our players' mistakes (turns at which the people or programs did better) and the causes, as text and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ddsolver.cards import Seat
from ddsolver.deal import hand_to_pbn
from experiments.boards.board import table_name
from experiments.competitions.yardstick.causes import COSTLIEST, Cause, Mistake, causes, costliest, mistakes
from experiments.competitions.yardstick.comparisons import Calibration
from experiments.competitions.yardstick.tables import ROLE_NAMES
from experiments.questions.review.analysis import ROLES
from experiments.show.board import contract_in_short
from experiments.show.table import Column, Table, number

NOTE = (
    "A mistake is a turn at which our player's card gave away tricks and the card played at the table did not. Simple "
    "rules name one cause for each mistake."
)


def causes_table(found: Sequence[Cause], player: str) -> Table:
    """Return a table of the causes of a player's mistakes, with a few examples of each."""
    columns = (
        Column("role", words=True),
        Column("cause", words=True),
        Column("turns"),
        Column("tricks"),
        Column("share", number(".1%")),
        Column("examples: its card, theirs", words=True, key="examples"),
    )
    rows = tuple(
        (
            ROLE_NAMES[cause.role],
            cause.name,
            len(cause.mistakes),
            cause.tricks,
            cause.share,
            "; ".join(f"{_short_place(each)} {cards_in_short(each)}" for each in cause.examples),
        )
        for cause in found
    )
    return Table(columns, rows, f"{player}: causes of its mistakes")


def causes_text(found: Calibration) -> str:
    """Return as text, for every player, a table of causes of mistakes and a list of the costliest mistakes."""
    parts = []
    for place, player in enumerate(found.players):
        listed = mistakes(found.tables, place)
        if listed:
            parts += [causes_table(causes(listed), player).to_text(), "", *_costliest_lines(listed, player), ""]
    return "\n".join(parts).rstrip()


def _costliest_lines(listed: Sequence[Mistake], player: str) -> list[str]:
    lines = []
    for role in ROLES:
        most = costliest(listed, role)[:COSTLIEST]
        if most:
            lines.append(f"{player}, {ROLE_NAMES[role]}: costliest mistakes")
            lines += [f"  {mistake_line(each)}" for each in most]
    return lines


def mistake_line(mistake: Mistake) -> str:
    """Return a line about a mistake: place, cards, cost, cause, and the hands that the player saw."""
    seen = "; ".join(f"{seat} {hand}" for seat, hand in hands_seen(mistake).items())
    return f"{mistake_place(mistake)}: {cards_in_short(mistake)}, costs {mistake.cost} ({mistake.cause}); {seen}"


def mistake_place(mistake: Mistake) -> str:
    """Return the match, board, table, contract, trick and seat, as in ``evening 7 (2), 3NT S, trick 5, West``."""
    turn = mistake.turn.turn
    hand = turn.position.to_play.name.title()
    return f"{_board(mistake)}, {contract_in_short(turn.contract)}, trick {turn.trick}, {hand}"


def cards_in_short(mistake: Mistake) -> str:
    """Return our player's card and the card that was really played, as in ``♥K for ♣3``."""
    return f"{mistake.ours.symbol} for {mistake.turn.turn.card.symbol}"


def _short_place(mistake: Mistake) -> str:
    return f"{_board(mistake)} trick {mistake.turn.turn.trick}"


def _board(mistake: Mistake) -> str:
    return f"{mistake.table.match} {table_name(mistake.turn.turn.board, mistake.table.table)}"


def hands_seen(mistake: Mistake) -> dict[Seat, str]:
    """Return the hands that the player saw at a turn: its own, and dummy unless the turn is the opening lead."""
    turn = mistake.turn.turn
    seats = [turn.seat] if turn.role == "lead" else [turn.seat, turn.contract.dummy]
    return {seat: hand_to_pbn(turn.position.hands[seat]) for seat in seats}


def causes_json(found: Calibration) -> dict[str, Any]:
    """Return as JSON, for every player, its costliest mistakes in each role, and all causes of its mistakes."""
    by_player = {player: mistakes(found.tables, place) for place, player in enumerate(found.players)}
    return {
        "causes": [
            {
                "player": player,
                "role": cause.role,
                "cause": cause.name,
                "turns": len(cause.mistakes),
                "tricks": cause.tricks,
                "share": cause.share,
                "examples": [mistake_json(each) for each in cause.examples],
            }
            for player, listed in by_player.items()
            for cause in causes(listed)
        ],
        "costliest": [
            {
                "player": player,
                "role": role,
                "turns": [mistake_json(each) for each in costliest(listed, role)[:COSTLIEST]],
            }
            for player, listed in by_player.items()
            for role in ROLES
        ],
    }


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
        "cause": mistake.cause,
    }
