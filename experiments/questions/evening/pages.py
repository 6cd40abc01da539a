"""The first page of an evening: the standings, the travellers and the costliest decisions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ddsolver.cards import Seat
from experiments.boards.board import table_name
from experiments.boards.ids import BoardId
from experiments.boards.pbn.adjusted import score_at_table
from experiments.questions.advise.report import auction_line
from experiments.questions.evening import session_report
from experiments.questions.evening.analysis import JudgedCard
from experiments.questions.evening.board_pages import INDEX, Evening, EveningBoard, address, lost_tricks
from experiments.questions.evening.report import FIVE, call_line, cost_line, reasons, verdict_title, verdicts, where
from experiments.questions.evening.session import DealResults, Session
from experiments.questions.evening.standings import missed_games
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


def hands_page(title: str, session: Session) -> str:
    """Return the hand records of an evening, four to a sheet."""
    records = [HandRecord(deal.board, deal.table, deal.par) for deal in session.deals]
    return hand_records_page(title, records, back=("evening", INDEX))


def evening_page(evening: Evening, *, is_running: bool = False) -> str:
    """Return the first page of an evening as HTML; ``is_running`` if more boards will be judged."""
    session = evening.session
    turns = [turn for judged in evening.judged.values() for turn in judged.turns]
    worst = evening.costly
    calls = [(board, each) for board in evening.boards if board.judged for each in board.judged.calls]
    dearest = sorted(calls, key=lambda pair: -pair[1].imps)[:FIVE]
    verdicts_ = verdicts([each for _, each in worst])
    return render(
        "questions/evening/page.html.j2",
        styles=page_styles(*_STYLES),
        title=evening.title,
        head=heading_of(deal.board for deal in session.deals),
        is_running=is_running,
        status=_status(evening, is_running=is_running),
        summary=f"{counted(len({turn.board for turn in turns}), 'board')} with play, {verdicts_}",
        decisions=[_decision(board, each) for board, each in worst[:FIVE]],
        solver=page_solver() if worst else None,
        script=script_source("questions/evening/page.js"),
        calls=[(board.page, call_line(each)) for board, each in dearest],
        compared="" if session.scoring == "par" else session_report.won_title(session),
        costly=[
            (address(board, each), each, where(each), cost_line(each), verdict_title(each)) for board, each in worst
        ],
        beside=beside_table(turns, evening.player) if turns else None,
        player=evening.player,
        has_play=evening.has_play,
        traveller_note=session_report.traveller_note(session, has_play=evening.has_play),
        of_evening=True,
        tables=[
            replace(parts_table(turns), title="By role and trick"),
            replace(names_table("player", by_player(turns)), title="By player"),
            replace(names_table("pair", by_pair(turns)), title="By pair"),
        ]
        if turns
        else [],
        **_results(evening),
    )


def _status(evening: Evening, *, is_running: bool) -> str:
    """Return how far the work is, in words; empty if all boards are done."""
    done, total = sum(each.has_page for each in evening.boards), len(evening.boards)
    how = "so far; this page reloads itself" if is_running else "when the work was stopped"
    return "" if done == total else f"{done} of {counted(total, 'board')} judged {how}"


def _results(evening: Evening) -> dict[str, Any]:
    """Return what the template shows of the results: the headline, the standings, and the deals."""
    session, pair = evening.session, evening.pair
    pages = {each.id: each.page for each in evening.boards if each.has_page}
    pages |= {each.deal.boards[0]: each.page for each in evening.deals}
    result = match_result(each.shown.board for each in evening.boards)
    is_recorded = all(each is not None for deal in session.deals for each in deal.tables)
    is_match = session.scoring == "imps" and is_recorded and result and pair is None
    deals = [deal for deal in session.deals if pair is None or pair in deal.pairs]
    of_all = result if is_match else session_report.headline(session)
    by_id = {each.id: each for each in evening.boards}
    is_short = all(deal.scored <= _MATCH for deal in deals)
    missing, more = evening.missing, len(evening.missing) - _MOST_MISSING
    return {
        "headline": of_all if pair is None else session_report.pair_line(session, pair),
        "pair": session.names(pair),
        "missing": missing if more <= 0 else [*missing[:_MOST_MISSING], f"and {more} more"],
        "number_missing": len(missing),
        "differences": session.differences,
        "own": None if pair is None else session_report.pair_table(session, pair, evening.judged),
        "scoring": session_report.scoring_line(session),
        "standings": replace(session_report.standings_table(session, pair), title="")
        if session.has_results and not is_match
        else None,
        "missed": [session_report.missed_line(each) for each in missed_games(session) if each.deal in deals],
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
        "par": session_report.par_words(deal),
        "record": shown_record(HandRecord(deal.board, deal.table, deal.par)),
        "table": replace(session_report.deal_table(session, deal, table_pages, None, lost), title="")
        if deal.scored
        else None,
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
    score = score_at_table(board.shown.board, board.shown.tables.values())
    return own_row(board.shown) if score is None else _won(session, deal, own_row(board.shown), score)


def _won(session: Session, deal: DealResults, row: TableRow, score: int) -> TableRow:
    """Return a row with what North-South won with a score, as the evening is scored."""
    if session.scoring == "par":
        return replace(row, won="")
    return replace(row, won=session_report.won_text(session.won(deal, score, deal.without(score)), session.scoring))


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
