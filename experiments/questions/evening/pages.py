"""The first page of an evening: the standings, the travellers and the costliest decisions."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ddsolver.cards import Seat
from experiments.boards.board import table_name
from experiments.boards.ids import BoardId, PairId
from experiments.questions.advise.report import auction_line
from experiments.questions.evening.analysis import JudgedCard, by_cost
from experiments.questions.evening.board_pages import (
    INDEX,
    DealPage,
    EveningBoard,
    address,
    judged_by_board,
    lost_tricks,
)
from experiments.questions.evening.missed import missed_games
from experiments.questions.evening.report import FIVE, call_line, cost_line, reasons, verdict_title, verdicts, where
from experiments.questions.evening.session import DealResults, Session, session_of
from experiments.questions.evening.session_report import (
    deal_table,
    headline,
    missed_line,
    pair_line,
    pair_table,
    par_words,
    scoring_line,
    standings_table,
    traveller_note,
    won_text,
    won_title,
)
from experiments.questions.review.analysis import by_pair, by_player
from experiments.questions.review.report import beside_table, names_table, parts_table
from experiments.show.board import counted, hands_around
from experiments.show.rendering import page_styles, render, script_source
from experiments.web.hand_records import HandRecord, hand_records_page, heading_of, shown_record
from experiments.web.page_solver import page_solver
from experiments.web.site import HANDS
from experiments.web.totals import TableRow, match_result, result_row
from experiments.web.viewer import line_data, own_row

_MOST_MISSING = 12
_STYLES = ("web/hand_records.css", "web/diagrams.css", "web/cards.css")
_MATCH = 2
"""The most results of a deal that are rows of one table with all boards."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the evening has been judged."""

    done: int
    total: int
    is_running: bool

    @property
    def text(self) -> str:
        """How far the work is, in words; empty if all boards are done."""
        if self.done == self.total:
            return ""
        how = "so far; this page reloads itself" if self.is_running else "when the work was stopped"
        return f"{self.done} of {counted(self.total, 'board')} judged {how}"


@dataclass(frozen=True, slots=True)
class Whole:
    """What an evening's first page shows besides its judged boards."""

    session: Session
    pair: PairId | None = None
    """The pair that the page is for; None for all."""
    problems: Sequence[str] = ()
    """What could not be read of the files."""

    @property
    def number_missing(self) -> int:
        """How many things the files lack."""
        return len(self.problems) + len(self.session.missing)

    @property
    def missing(self) -> list[str]:
        """What the files lack, in words; many lines are cut short."""
        lines = [*self.problems, *self.session.missing]
        more = self.number_missing - _MOST_MISSING
        return lines if more <= 0 else [*lines[:_MOST_MISSING], f"and {more} more"]


def hands_page(title: str, session: Session) -> str:
    """Return the hand records of an evening, four to a sheet."""
    records = [HandRecord(deal.board, deal.table, deal.par) for deal in session.deals]
    return hand_records_page(title, records, back=("evening", INDEX))


def evening_page(
    title: str,
    boards: Sequence[EveningBoard],
    player: str,
    progress: Progress,
    whole: Whole | None = None,
    deals: Sequence[DealPage] = (),
) -> str:
    """Return the first page of an evening as HTML; ``boards`` are the tables with a page, and ``deals`` other pages.

    ``player`` is the name of the reference player. Without ``whole``, the results are those of the boards.
    """
    whole = whole or Whole(session_of({each.id: each.shown.board for each in boards}))
    turns = [turn for board in boards if board.judged for turn in board.judged.turns]
    costly = [(board, each) for board in boards for each in board.costly]
    worst = sorted(costly, key=lambda pair: by_cost(pair[1]))
    calls = [(board, each) for board in boards if board.judged for each in board.judged.calls]
    dearest = sorted(calls, key=lambda pair: -pair[1].imps)[:FIVE]
    has_play = any(board.shown.board.plays for board in boards)
    summary = (
        f"{counted(len({turn.board for turn in turns}), 'board')} with play, {verdicts([each for _, each in costly])}"
    )
    return render(
        "questions/evening/page.html.j2",
        styles=page_styles(*_STYLES),
        title=title,
        head=heading_of(deal.board for deal in whole.session.deals),
        progress=progress,
        summary=summary if has_play else "",
        decisions=[_decision(board, each) for board, each in worst[:FIVE]],
        solver=page_solver() if worst else None,
        script=script_source("questions/evening/page.js"),
        calls=[(board.page, call_line(each)) for board, each in dearest],
        compared="" if whole.session.scoring == "par" else won_title(whole.session),
        costly=[
            (address(board, each), each, where(each), cost_line(each), verdict_title(each)) for board, each in worst
        ],
        beside=beside_table(turns, player) if turns else None,
        player=player,
        has_play=has_play,
        traveller_note=traveller_note(whole.session, has_play=has_play),
        of_evening=True,
        tables=[
            replace(parts_table(turns), title="By role and trick"),
            replace(names_table("player", by_player(turns)), title="By player"),
            replace(names_table("pair", by_pair(turns)), title="By pair"),
        ]
        if turns
        else [],
        **_results(whole, boards, deals),
    )


def _results(whole: Whole, boards: Sequence[EveningBoard], deal_pages: Sequence[DealPage]) -> dict[str, Any]:
    """Return what the template shows of the results: the headline, the standings, and the deals."""
    session, pair = whole.session, whole.pair
    pages = {each.id: each.page for each in boards if each.has_page}
    pages |= {each.deal.boards[0]: each.page for each in deal_pages}
    result = match_result(each.shown.board for each in boards)
    is_recorded = all(each is not None for deal in session.deals for each in deal.tables)
    is_match = session.scoring == "imps" and is_recorded and result and pair is None
    deals = [deal for deal in session.deals if pair is None or pair in deal.pairs]
    of_all = result if is_match else headline(session)
    by_id = {each.id: each for each in boards}
    is_short = all(deal.scored <= _MATCH for deal in deals)
    return {
        "headline": of_all if pair is None else pair_line(session, pair),
        "pair": session.names(pair),
        "missing": whole.missing,
        "number_missing": whole.number_missing,
        "differences": session.differences,
        "own": None if pair is None else pair_table(session, pair, judged_by_board(boards)),
        "scoring": scoring_line(session),
        "standings": replace(standings_table(session, pair), title="")
        if session.has_results and not is_match
        else None,
        "missed": [missed_line(each) for each in missed_games(session) if each.deal in deals],
        "hands_page": HANDS,
        "rows": [row for deal in deals for row in _rows(session, deal, by_id, pages)] if is_short else [],
        "deals": [_traveller(session, deal, by_id, pages) for deal in deals],
    }


def _traveller(
    session: Session, deal: DealResults, by_id: Mapping[BoardId, EveningBoard], pages: Mapping[BoardId, str]
) -> dict[str, Any]:
    """Return a deal for the template: its hands, what makes, and its results with links to the tables' pages."""
    tables = [place for place in deal.boards if place in by_id]
    table_pages = {place: pages[place] for place in tables if place in pages}
    lost = {place: words for place in tables if (words := lost_tricks(by_id[place]))}
    return {
        "name": deal.name,
        "page": next((pages[place] for place in deal.boards if place in pages), ""),
        "par": par_words(deal),
        "record": shown_record(HandRecord(deal.board, deal.table, deal.par)),
        "table": replace(deal_table(session, deal, table_pages, None, lost), title="") if deal.scored else None,
    }


def _rows(
    session: Session, deal: DealResults, by_id: Mapping[BoardId, EveningBoard], pages: Mapping[BoardId, str]
) -> list[tuple[str, str, TableRow, str]]:
    """Return a deal's rows of the table of boards: the page if it is written, the name, the result, the tricks lost."""
    of_tables = [by_id[place] for place in deal.boards if place in by_id]
    if of_tables:
        return [(pages.get(each.id, ""), each.name, _row(session, deal, each), lost_tricks(each)) for each in of_tables]
    page = pages.get(deal.boards[0], "")
    names = (tuple(map(session.names.in_table, each.pairs)) for each in deal.results)
    return [
        (page, table_name(deal.name, number), _won(session, deal, result_row(each, players), each.score), "")
        for number, (each, players) in enumerate(zip(deal.results, names, strict=True), start=1)
    ]


def _row(session: Session, deal: DealResults, board: EveningBoard) -> TableRow:
    score = board.shown.board.north_south_score
    return own_row(board.shown) if score is None else _won(session, deal, own_row(board.shown), score)


def _won(session: Session, deal: DealResults, row: TableRow, score: int) -> TableRow:
    """Return a row with what North-South won with a score, as the evening is scored."""
    if session.scoring == "par":
        return replace(row, won="")
    return replace(row, won=won_text(session.won(deal, score, deal.without(score)), session.scoring))


def _decision(board: EveningBoard, judged: JudgedCard) -> dict[str, Any]:
    """Return a costly decision for the template: what the seat saw, all four hands, and the play for the solver."""
    played = board.shown.board
    line = {
        "line": line_data(played),
        "declarer": None if played.contract is None else str(played.contract.declarer),
        "plays": [str(card) for card in played.plays[: judged.at]],
    }
    view, turn = judged.view, judged.turn
    marks = dict.fromkeys(turn.better, "better") | {turn.card: "played"}
    trick = [
        (str(Seat((view.trick_leader + number) % 4)).lower(), card.symbol) for number, card in enumerate(view.trick)
    ]
    return {
        "place": address(board, judged),
        "line": json.dumps(line),
        "where": where(judged),
        "cost": cost_line(judged),
        "verdict": verdict_title(judged),
        "reasons": reasons(judged),
        "seat": view.seat.name.title(),
        "to_play": str(view.to_play).lower(),
        "seen": hands_around(view.held, marks),
        "all": hands_around(turn.position.hands, marks),
        "trick": trick,
        "auction": "" if view.auction is None else auction_line(view.auction),
        "read": judged.read,
    }
