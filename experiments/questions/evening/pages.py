"""The pages of an evening: one page with the result and the costliest decisions, and a page for each board."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ddsolver.cards import Seat
from experiments.boards.board import Board
from experiments.boards.double_dummy import common_solver
from experiments.boards.ids import BoardId, PairId
from experiments.questions.advise.report import auction_line
from experiments.questions.evening.analysis import JudgedBoard, JudgedCard, boards_of_pair, by_cost, judge
from experiments.questions.evening.report import FIVE, call_line, cost_line, reasons, verdict_title, verdicts, where
from experiments.questions.evening.session import Session, missed_games, session_of
from experiments.questions.evening.session_report import (
    deal_table,
    headline,
    missed_line,
    pair_line,
    pair_table,
    par_words,
    scoring_line,
    standings_table,
    won_text,
    won_title,
)
from experiments.questions.judged_calls import judge_calls
from experiments.questions.review.analysis import by_pair, by_player
from experiments.questions.review.report import beside_table, names_table, parts_table
from experiments.show.board import counted, hands_around, is_red
from experiments.show.rendering import render, script_source, template_source
from experiments.web.hand_records import HandRecord, hand_records_page, makeable
from experiments.web.page_solver import page_solver
from experiments.web.site import HANDS, linked_tables
from experiments.web.totals import TableRow, match_result
from experiments.web.viewer import Note, ShownBoard, SolvedBoard, line_data, own_row, solve_board

INDEX = "index.html"
_MOST_MISSING = 12


@dataclass(frozen=True, slots=True)
class EveningBoard:
    """A board of the evening at one table, with its page and its judgements."""

    page: str
    """The file name of the board's page."""
    name: str
    """The board's name; from the second table on, with the table's number, as in ``7 (2)``."""
    shown: ShownBoard
    judged: JudgedBoard | None = None
    """The judgements; None if the board has not been judged yet, or cannot be."""
    has_page: bool = False
    """Whether its page has been written."""

    @property
    def id(self) -> BoardId:
        """What the evening knows the board by."""
        return self.shown.id

    @property
    def costly(self) -> tuple[JudgedCard, ...]:
        """The costly cards, in order of play."""
        return () if self.judged is None else self.judged.costly


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


def named_boards(pages: Sequence[str], shown: Sequence[ShownBoard]) -> list[EveningBoard]:
    """Return the boards of an evening with their names, and with links to neighbouring boards and to other tables."""
    return [
        EveningBoard(page, each.name, replace(each, links=_links(pages, shown, at)))
        for at, (page, each) in enumerate(zip(pages, linked_tables(shown, pages), strict=True))
    ]


def _links(pages: Sequence[str], shown: Sequence[ShownBoard], at: int) -> list[tuple[str, str]]:
    """Return links from page number ``at`` to the evening, the pages beside it, and the deal's next table."""
    links = [("evening", INDEX)]
    links += [(name, pages[to]) for name, to in (("previous", at - 1), ("next", at + 1)) if 0 <= to < len(pages)]
    others = [to for to, each in enumerate(shown) if each.id in shown[at].tables]
    if len(others) > 1:
        links.append(("other table", pages[others[(others.index(at) + 1) % len(others)]]))
    return links


def with_pages(shown: ShownBoard, written: Collection[str]) -> ShownBoard:
    """Return a board with links to the first page and to pages that have been written, and no others."""
    return replace(
        shown,
        links=[(words, page) for words, page in shown.links if page == INDEX or page in written],
        table_pages={table: page for table, page in shown.table_pages.items() if page in written},
    )


def with_notes(board: EveningBoard, next_note: str) -> ShownBoard:
    """Return a board with its judgements; ``next_note`` is the address of the first judgement on a later page."""
    notes = {each.at: Note(f"{verdict_title(each)}: {cost_line(each)}", reasons(each)) for each in board.costly}
    return replace(board.shown, notes=notes, next_note=next_note)


def judge_and_solve(board: Board, player: str, seed: int) -> tuple[JudgedBoard, SolvedBoard]:
    """Judge the cards and calls of a board, and solve what its page shows, all in the same process."""
    judged = replace(judge(board, player, seed), calls=judge_calls(board, seed))
    return judged, solve_board(board, common_solver())


def address(board: EveningBoard, judged: JudgedCard) -> str:
    """Return the address of a card on its board's page."""
    return f"{board.page}#{judged.at}"


def judged_by_board(boards: Sequence[EveningBoard]) -> dict[BoardId, JudgedBoard]:
    """Return the judged boards by their ids."""
    return {each.id: each.judged for each in boards if each.judged is not None}


def with_results(session: Session, shown: ShownBoard) -> ShownBoard:
    """Return a board with the results of its deal at all tables, as the evening scores them."""
    deal = session.deal_of(shown.id)
    if deal is None:
        return shown
    if not any(deal.tables):  # the results are those of a ScoreTable, with or without those of these tables
        shown = replace(shown, results=deal_table(session, deal))
    scores = {table: each.north_south_score for table, each in shown.tables.items()}
    won = {
        table: "" if score is None else won_text(session.won(deal, score, deal.without(score)), session.scoring)
        for table, score in scores.items()
    }
    return replace(shown, won=won, won_title=won_title(session)) if len(won) > 1 else shown


def hands_page(title: str, session: Session) -> str:
    """Return the hand records of an evening, four to a sheet."""
    records = [HandRecord(deal.board, deal.table, deal.par) for deal in session.deals]
    return hand_records_page(title, records, back=("evening", INDEX))


def evening_page(
    title: str, boards: Sequence[EveningBoard], player: str, progress: Progress, whole: Whole | None = None
) -> str:
    """Return the page of an evening as HTML.

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
        styles=template_source("show/page.css") + template_source("web/cards.css"),
        title=title,
        progress=progress,
        summary=summary if has_play else "",
        decisions=[_decision(board, each) for board, each in worst[:FIVE]],
        solver=page_solver() if worst else None,
        script=script_source("questions/evening/page.js"),
        calls=[(board.page, call_line(each)) for board, each in dearest],
        rows=[_row(board) for board in boards] if any(board.shown.board.contract for board in boards) else [],
        compared=next((each.shown.won_title for each in boards if len(each.shown.tables) > 1), ""),
        costly=[
            (address(board, each), each, where(each), cost_line(each), verdict_title(each)) for board, each in worst
        ],
        beside=beside_table(turns, player) if turns else None,
        player=player,
        has_play=has_play,
        of_evening=True,
        tables=[
            replace(parts_table(turns), title="By role and trick"),
            replace(names_table("player", by_player(turns)), title="By player"),
            replace(names_table("pair", by_pair(turns)), title="By pair"),
        ]
        if turns
        else [],
        **_results(whole, boards, [each.shown.board for each in boards]),
    )


def _results(whole: Whole, boards: Sequence[EveningBoard], shown: Sequence[Board]) -> dict[str, Any]:
    """Return what the template shows of the results: the headline, the standings, and the deals."""
    session, pair = whole.session, whole.pair
    pages = {each.id: each.page for each in boards if each.has_page}
    judged = judged_by_board(boards)
    result = match_result(shown)
    is_recorded = all(each is not None for deal in session.deals for each in deal.tables)
    is_match = session.scoring == "imps" and is_recorded and result and pair is None
    has_results = session.has_results
    deals = [each for each in session.deals if pair is None or any(pair in result.pairs for result in each.results)]
    of_all = result if is_match else headline(session)
    return {
        "headline": of_all if pair is None else pair_line(session, pair),
        "pair": session.names(pair),
        "missing": whole.missing,
        "number_missing": whole.number_missing,
        "differences": session.differences,
        "own": None if pair is None else pair_table(session, boards_of_pair(session, pair, judged)),
        "scoring": scoring_line(session),
        "standings": standings_table(session, pair) if has_results and not is_match else None,
        "missed": [missed_line(each) for each in missed_games(session) if each.deal in deals],
        "won_title": won_title(session),
        "hands_page": HANDS,
        "deals": [
            (
                deal.name,
                pages.get(deal.boards[0], ""),
                par_words(deal),
                [] if deal.table is None else makeable(deal.table),
                replace(deal_table(session, deal), title="") if deal.results else None,
            )
            for deal in deals
        ],
    }


def _row(board: EveningBoard) -> tuple[str, str, TableRow, str]:
    """Return a row of the table of boards: its page if written, its name, its result, and the tricks that were lost.

    These are the tricks that declarer and defence gave away, with a dash between; empty if they are unknown.
    """
    turns = () if board.judged is None else board.judged.turns
    declarer = sum(turn.cost for turn in turns if turn.role == "declarer")
    lost = f"{declarer}\N{EN DASH}{sum(turn.cost for turn in turns) - declarer}" if turns else ""
    return board.page if board.has_page else "", board.name, own_row(board.shown), lost


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
        (str(Seat((view.trick_leader + number) % 4)).lower(), card.symbol, is_red(card))
        for number, card in enumerate(view.trick)
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
