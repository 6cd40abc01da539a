"""Results of `declarer review` as a self-contained web page: tables, and diagrams of the costliest cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ddsolver.cards import Card, Seat, Suit, cards_of
from ddsolver.position import Position
from experiments.analysis.review import ReviewedCard, by_pair, by_player, costliest
from experiments.views.analysis.review import beside_table, cost_words, heading, names_table, parts_table, turn_name
from experiments.views.board import contract_in_short
from experiments.views.rendering import render, template_source
from experiments.views.table import Column, Table

_MOST_SHOWN = 24


def review_page(turns: Sequence[ReviewedCard], asked: str = "") -> str:
    """Return a page with tables by role and trick, player, pair and board, and the positions of the costliest cards.

    ``asked`` is as in `experiments.views.analysis.review.review_text`.
    """
    return render(
        "review.html.j2",
        styles=template_source("page.css"),
        heading=heading(turns),
        tables=[
            replace(parts_table(turns), title="By role and trick"),
            replace(names_table("player", by_player(turns)), title="By player"),
            replace(names_table("pair", by_pair(turns)), title="By pair"),
            _boards_table(turns),
            *([beside_table(turns, asked)] if asked else []),
        ],
        moments=[_moment(turn, asked) for turn in costliest(turns, _MOST_SHOWN)],
    )


def _boards_table(turns: Sequence[ReviewedCard]) -> Table:
    """Return a table of the tricks that each side lost, by board."""
    boards: dict[str, list[ReviewedCard]] = {}
    for turn in turns:
        boards.setdefault(turn.board, []).append(turn)
    rows = []
    for name, own in boards.items():
        declarer = sum(turn.cost for turn in own if turn.role == "declarer")
        rows.append((name, contract_in_short(own[0].contract), declarer, sum(turn.cost for turn in own) - declarer))
    columns = (
        Column("board", words=True),
        Column("contract", words=True),
        Column("declarer"),
        Column("defenders"),
    )
    return Table(columns, tuple(rows), "By board, tricks lost")


def _moment(turn: ReviewedCard, asked: str) -> dict[str, Any]:
    """Return the position in which a card was played, for the template."""
    position = turn.position
    return {
        "title": turn_name(turn),
        "words": cost_words(turn, asked),
        "hands": [(seat.name.title(), seat.name[0].lower(), _suits(turn, seat)) for seat in Seat],
        "trick": [
            (seat.name[0].lower(), card.symbol, card.suit in (Suit.HEARTS, Suit.DIAMONDS))
            for seat, card in _trick(position)
        ],
        "to_play": position.to_play.name[0].lower(),
    }


def _trick(position: Position) -> list[tuple[Seat, Card]]:
    """Return the cards of the current trick, with the seats that played them."""
    return [(Seat((position.trick_leader + turn) % 4), card) for turn, card in enumerate(position.trick)]


def _suits(turn: ReviewedCard, seat: Seat) -> list[tuple[str, bool, list[tuple[str, str]]]]:
    """Return for each suit of a hand its symbol, whether it is red, and its ranks with marks (played, better or '')."""
    held = cards_of(turn.position.hands[seat])

    def kind(card: Card) -> str:
        return "played" if card == turn.card else "better" if card in turn.better else ""

    return [
        (
            suit.symbol,
            suit in (Suit.HEARTS, Suit.DIAMONDS),
            [(str(card.rank), kind(card)) for card in held if card.suit is suit],
        )
        for suit in Suit
    ]
