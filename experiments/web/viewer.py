"""A board as a web page: the play card by card, the value of each card, and what the players thought.

A page needs neither a network nor a server: it has its own solver for cards that were not played.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import quote

from agent.rules.auction import STRAINS_UPWARDS
from ddsolver.cards import Card, Seat, cards_of
from ddsolver.errors import BridgeError
from ddsolver.position import Position, tricks_of
from experiments.boards.board import Board, Commentary
from experiments.boards.double_dummy import TABLE_SEATS, DDTable, common_solver, par_of, valued_cards
from experiments.boards.ids import BoardId
from experiments.boards.lin.writer import lin_fault, to_lin
from experiments.boards.pbn.writer import to_pbn
from experiments.show.board import contract_words, counted, hand_points, result_words, signed, vulnerable
from experiments.show.rendering import page_styles, render, script_json, script_source
from experiments.show.table import Table
from experiments.web.auction import alert_lines, auction_rows, comments_on_auction, comments_on_cards
from experiments.web.page_solver import page_solver
from experiments.web.totals import TableRow, adjusted_words, match_result, table_row

_HAND_VIEWER = "https://www.bridgebase.com/tools/handviewer.html?lin="


@dataclass(frozen=True, slots=True)
class Note:
    """A judgement on a card that was played."""

    title: str
    lines: Sequence[str]


@dataclass(frozen=True, slots=True)
class SolvedBoard:
    """What the solver says about a board: all that its page needs of the solver."""

    table: list[tuple[str, list[int]]]
    """The tricks of each declarer, by strain; empty for endings and for boards with hidden hands."""
    par: str
    """Par in words; empty if ``table`` is."""
    moments: list[dict[str, Any]]
    """The seat on turn, the tricks won and the values of the cards in every position, and what the next card lost."""


def solve_board(board: Board) -> SolvedBoard:
    """Return what the page of a board shows of the double-dummy solver."""
    return SolvedBoard(*_double_dummy(board), _moments(board))


@dataclass(frozen=True, slots=True)
class ShownBoard:
    """A board, and what its page shows beside it."""

    board: Board
    decisions: Sequence[Mapping[str, Any]] = ()
    """The decision for every card played, from `experiments.runs.records.decision_json`; empty if unknown."""
    id: BoardId = field(default_factory=BoardId)
    """What links and judgements know the board by."""
    tables: Mapping[BoardId, Board] = field(default_factory=dict)
    """This board and all others with the same cards and vulnerability."""
    table_pages: Mapping[BoardId, str] = field(default_factory=dict)
    """The addresses of the pages of ``tables``; a table without a page is left out."""
    links: Sequence[tuple[str, str]] = ()
    """Names and addresses of other pages."""
    notes: Mapping[int, Note] = field(default_factory=dict)
    """The judgements on cards, by the number of cards played before."""
    name: str = ""
    """The name on the page, as in ``7 (2)`` for the second table; if empty, the board's own name."""
    next_note: str = ""
    """The address of the first note on a later page; empty if there is none."""
    solved: SolvedBoard | None = None
    """What the solver says about the board; None if it is still to be solved."""
    results: Table | None = None
    """The results of the deal at all tables, in place of those of ``tables``; None if ``tables`` are shown."""


def board_page(shown: ShownBoard) -> str:
    """Return a board as one HTML page, which has a solver for other cards."""
    board = shown.board
    data = page_data(shown, solved := shown.solved or solve_board(board))
    exported = replace(board, comment="\n".join(filter(None, [_values_comment(data), board.comment])))
    return render(
        "web/board.html.j2",
        styles=page_styles("web/cards.css"),
        script=script_source("web/board_page.js"),
        solver=page_solver() if data["line"] else None,
        title=_title(shown),
        links=shown.links,
        facts=_facts(board, shown.tables.values()),
        strains=[strain.symbol for strain in STRAINS_UPWARDS],
        tricks=solved.table,
        par=solved.par,
        tables=_tables(shown),
        results=shown.results,
        auction=auction_rows(board.auction, board.alerts),
        alerts=alert_lines(board.auction, board.alerts),
        comments=comments_on_auction(board),
        has_values=any(moment["values"] for moment in data["moments"]),
        data=script_json(data),
        exports=[("PBN", to_pbn([exported])), *_lin_exports(board)],
    )


def _lin_exports(board: Board) -> list[tuple[str, str]]:
    """Return a board as LIN and as an address; without its play if LIN cannot hold it, or nothing."""
    held = replace(board, plays=()) if lin_fault(board) else board
    if lin_fault(held):
        return []
    link = to_lin([replace(held, commentary=Commentary())]).strip()  # browsers limit the length of addresses
    return [("LIN", to_lin([held]).strip()), ("BBO hand viewer", _HAND_VIEWER + quote(link))]


def _tables(shown: ShownBoard) -> list[tuple[TableRow, str, bool]]:
    """Return the row of each table of the deal, the address of its page, and whether it is this table."""
    if len(shown.tables) < 2 or shown.results is not None:
        return []
    tables = [*shown.tables.values()]
    return [
        (table_row(each, tables), shown.table_pages.get(place, ""), place == shown.id)
        for place, each in shown.tables.items()
    ]


def own_row(shown: ShownBoard) -> TableRow:
    """Return the row of a board's own table."""
    return table_row(shown.board, [*shown.tables.values()])


def index_page(title: str, boards: Sequence[tuple[str, ShownBoard]], hands: str = "") -> str:
    """Return an index page with a row for each board; ``boards`` are pairs (file name of the page, board).

    ``hands`` is the address of a page with hand records, if there is one.
    """
    rows = [(page, shown.name or shown.board.name, own_row(shown), "") for page, shown in boards]
    return render(
        "web/index.html.j2",
        styles=page_styles(),
        title=title,
        rows=rows,
        compared="IMPs" if any(row.won for _, _, row, _ in rows) else "",
        has_play=False,
        of_evening=False,
        result=match_result(shown.board for _, shown in boards),
        hands=hands,
    )


def links_among(names: Sequence[str], at: int) -> list[tuple[str, str]]:
    """Return links from page number ``at`` to the index and the previous and next page, if there are several pages."""
    if len(names) < 2:
        return []
    neighbours = [("previous", at - 1), ("next", at + 1)]
    found = [(name, names[place]) for name, place in neighbours if 0 <= place < len(names)]
    return [("all boards", "index.html"), *found]


def _double_dummy(board: Board) -> tuple[list[tuple[str, list[int]]], str]:
    """Return the double-dummy table and par; both are empty for endings and for boards with hidden hands."""
    if None in board.determined_hands or _cards_each(board) < 13:
        return [], ""
    table = common_solver().dd_table(board.deal)
    rows = [(seat.name.title(), [table[seat][strain] for strain in STRAINS_UPWARDS]) for seat in TABLE_SEATS]
    return rows, _par_words(board, table)


def _par_words(board: Board, table: DDTable) -> str:
    """Return par in words: ``Par, nobody vulnerable: 420 points to North-South, with 4♠ South =``."""
    par = par_of(board, table)
    head = f"Par, {vulnerable(board.vulnerability)}"
    if not par.contracts:
        return f"{head}: passed out"
    side = "North-South" if par.score >= 0 else "East-West"
    results = ", ".join(result_words(each, table[each.declarer][each.strain]) for each in par.contracts)
    return f"{head}: {abs(par.score)} points to {side}, with {results}"


def page_data(shown: ShownBoard, solved: SolvedBoard) -> dict[str, Any]:
    """Return the data for a page's script: hands, cards played, and the values of the legal cards in every position.

    A card's value is the declarer's final number of tricks, double dummy, minus the number that the contract needs: 1
    is an overtrick. Without a contract, a value is the tricks that the side on turn still takes. If several hands are
    hidden, there are no values.
    """
    board = shown.board
    plays = board.plays
    players = _players(board)
    known = board.determined_hands
    return {
        "hands": [None if hand is None else [str(card) for card in cards_of(hand)] for hand in _hands(board, players)],
        "points": [None if hand is None else hand_points(hand) for hand in known],
        "declarer": None if board.contract is None else str(board.contract.declarer),
        "vulnerable": str(board.vulnerability),
        "plays": [str(card) for card in plays],
        "players": [str(seat) for seat in players],
        "relative": board.contract is not None,
        "line": line_data(board),
        "moments": solved.moments,
        "decisions": [_decision(each) for each in shown.decisions],
        "notes": {turn: {"title": note.title, "lines": list(note.lines)} for turn, note in shown.notes.items()},
        "next_note": shown.next_note,
        "comments": comments_on_cards(board),
    }


def line_data(board: Board) -> dict[str, Any] | None:
    """Return what a page's solver needs to know about a board; None if trump, leader or several hands are unknown.

    ``needed`` is the number of the tricks that are left which the contract needs; None without a contract.
    """
    if board.trump is None or board.leader is None:
        return None
    try:
        deal = board.deal
    except BridgeError:
        return None
    contract = board.contract
    return {
        "deal": deal.to_pbn(),
        "size": deal.cards_each,
        "trump": str(board.trump),
        "leader": str(board.leader),
        # The tricks before an ending are unknown; they count as won by declarer.
        "needed": None if contract is None else contract.tricks_needed - 13 + deal.cards_each,
    }


def _hands(board: Board, players: Sequence[Seat]) -> list[int | None]:
    """Return the hands as dealt; for a hand that stays unknown, return only the cards that it played."""
    known = board.determined_hands
    hands = list(known)
    for card, seat in zip(board.plays, players, strict=True):
        if known[seat] is None:
            hands[seat] = (hands[seat] or 0) | card.mask
    return hands


def _players(board: Board) -> list[Seat]:
    """Return the seat that played each card."""
    if board.leader is None or board.trump is None:
        return []
    return [seat for trick in tricks_of(board.plays, board.trump, board.leader) for seat in trick.players]


def _moments(board: Board) -> list[dict[str, Any]]:
    """Return the data of `_moment` for every position of the play.

    If several hands are hidden, the data of every position are None.
    """
    if board.trump is None or board.leader is None:
        return []
    try:
        start = Position(board.deal, board.trump, board.leader)
    except BridgeError:
        return [{"to_play": None, "won": None, "values": None} for _ in range(len(board.plays) + 1)]
    played = valued_cards(start, board.plays, common_solver())
    moments = [_moment(each.position, board, each.values, each.cost) for each in played]
    end = Position(board.deal, board.trump, board.leader, board.plays)
    return [*moments, _moment(end, board, common_solver().card_values(end))]


def _moment(position: Position, board: Board, values: Mapping[Card, int], lost: int = 0) -> dict[str, Any]:
    """Return the seat on turn, the tricks won by both sides, the values of the cards, and what the next card lost."""
    ours = board.contract.declarer if board.contract else Seat.NORTH
    won = position.tricks_won
    return {
        "to_play": None if position.is_over else str(position.to_play),
        "won": [won.of(ours), won.of(ours.left)],
        "values": None if position.is_over else _relative(position, values, board),
        "lost": lost,
    }


def _values_comment(data: Mapping[str, Any]) -> str:
    """Return the values of the cards as a comment for the PBN export.

    A line for each turn with a choice has the trick, the seat, the card played, and the values of all legal cards.
    """
    lines = []
    for turn, (card, seat) in enumerate(zip(data["plays"], data["players"], strict=True)):
        values = data["moments"][turn]["values"] if data["moments"] else None
        if values and len(values) > 1:
            worth = " ".join(f"{each} {_worth(value, data['relative'])}" for each, value in values.items())
            lines.append(f"{turn // 4 + 1} {seat} {card}: {worth}")
    return "\n".join(lines)


def _worth(value: int, relative: bool) -> str:
    """Return a value as players write it: ``=``, ``+1``, ``-1``; without a contract, the number of tricks."""
    if not relative:
        return str(value)
    return f"{value:+d}" if value else "="


def _relative(position: Position, values: Mapping[Card, int], board: Board) -> dict[str, int]:
    contract = board.contract
    if contract is None:
        return {str(card): value for card, value in values.items()}
    ours = position.to_play.same_side(contract.declarer)
    before = position.tricks_won.of(contract.declarer) - contract.tricks_needed
    # The tricks before an ending are unknown; they count as won by declarer.
    before += 13 - position.deal.cards_each
    return {str(card): before + (value if ours else position.tricks_left - value) for card, value in values.items()}


def _decision(decision: Mapping[str, Any]) -> dict[str, Any] | None:
    if not decision.get("candidates"):
        return None
    return {
        "layouts": decision["layouts"],
        "effective": round(decision["effective"], 1),
        "remark": decision["remark"],
        "candidates": [
            [
                each["card"],
                round(each["score"], 2),
                round(each["tricks"], 2),
                round(each["make"], 3),
                bool(each.get("bound")),
                bool(each.get("tricks_at_least")),
            ]
            for each in decision["candidates"]
        ],
    }


def _title(shown: ShownBoard) -> str:
    board = shown.board
    name = shown.name or board.name
    return f"Board {name}" if board.contract is None else f"Board {name}: {contract_words(board.contract)}"


def _facts(board: Board, tables: Collection[Board]) -> list[tuple[str, str]]:
    facts = [("Dealer", board.dealer.name.title()), ("Vulnerable", vulnerable(board.vulnerability))]
    if board.contract is not None:
        facts.append(("Contract", contract_words(board.contract)))
    elif board.passed_out:
        facts.append(("Contract", "passed out"))
    if adjusted := adjusted_words(board, tables):
        facts.append(("Result", adjusted))
    if board.contract is not None and board.tricks is not None:
        points = board.contract.score(board.tricks, board.vulnerability)
        words = result_words(board.contract, board.tricks)
        result = f"{words}, {counted(board.tricks, 'trick')}, {signed(points)} points to the declarer"
        played = len(board.plays)
        claimed = " (claimed)" if 0 < played < 4 * _cards_each(board) else ""
        facts.append(("At the table" if adjusted else "Result", result + claimed))
    facts += [(seat.name.title(), name) for seat in Seat if (name := board.player(seat))]
    facts += [("Remark", remark) for remark in board.remarks]
    return facts


def _cards_each(board: Board) -> int:
    return max(((hand or 0).bit_count() for hand in board.hands), default=0)
