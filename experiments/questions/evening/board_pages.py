"""The pages of an evening beside the first one: a page for each table whose play is known, and for each other deal."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from experiments.boards.board import Board, table_names
from experiments.boards.ids import BoardId, PairId
from experiments.boards.pbn.writer import to_pbn
from experiments.questions.evening.analysis import JudgedBoard, JudgedCard, by_cost, judge, plays
from experiments.questions.evening.report import cost_line, reasons, verdict_title
from experiments.questions.evening.session import DealResults, Session
from experiments.questions.evening.session_report import deal_table, traveller_note
from experiments.show.rendering import page_styles, render
from experiments.web.hand_records import HandRecord, heading_of, shown_record
from experiments.web.site import file_names
from experiments.web.viewer import Note, ShownBoard, SolvedBoard, solve_board

INDEX = "index.html"
"""The name of the first page."""


@dataclass(frozen=True, slots=True)
class EveningBoard:
    """A board of the evening at one table, with its page and its judgements."""

    page: str
    """The file name of the board's page."""
    shown: ShownBoard
    judged: JudgedBoard | None = None
    """The judgements; None if the board has not been judged yet, or cannot be."""
    has_page: bool = False
    """Whether its page has been written."""

    @property
    def name(self) -> str:
        """The board's name; from the second table on, with the table's number, as in ``7 (2)``."""
        return self.shown.name

    @property
    def id(self) -> BoardId:
        """What the evening knows the board by."""
        return self.shown.id

    @property
    def costly(self) -> tuple[JudgedCard, ...]:
        """The costly cards, in order of play."""
        return () if self.judged is None else self.judged.costly


@dataclass(frozen=True, slots=True)
class DealPage:
    """The page of a deal at whose tables neither calls nor cards are known."""

    page: str
    """The file name of the page."""
    deal: DealResults
    links: Sequence[tuple[str, str]] = ()
    """Names and addresses of other pages."""


@dataclass(slots=True)
class Evening:
    """An evening, with what its pages show."""

    title: str
    player: str
    """The name of the reference player."""
    session: Session
    boards: list[EveningBoard]
    """The tables with a page; they are replaced one by one when they are judged."""
    deals: Sequence[DealPage] = ()
    pair: PairId | None = None
    """The pair that the pages are for; None for all."""
    problems: Sequence[str] = ()
    """What could not be read of the files."""

    @property
    def missing(self) -> list[str]:
        """What the files lack, in words."""
        return [*self.problems, *self.session.missing]

    @property
    def judged(self) -> dict[BoardId, JudgedBoard]:
        """The boards that have been judged so far, by their ids."""
        return {each.id: each.judged for each in self.boards if each.judged is not None}

    @property
    def costly(self) -> list[tuple[EveningBoard, JudgedCard]]:
        """All costly cards with their boards, the costliest first."""
        found = [(board, each) for board in self.boards for each in board.costly]
        return sorted(found, key=lambda pair: by_cost(pair[1]))

    @property
    def has_play(self) -> bool:
        """Whether a board has card play."""
        return any(board.shown.board.plays for board in self.boards)

    @property
    def written(self) -> set[str]:
        """The file names of the pages that have been written: those of judged boards and of deals."""
        return {each.page for each in self.boards if each.has_page} | {each.page for each in self.deals}


def evening_pages(
    session: Session, boards: Mapping[BoardId, Board], pair: PairId | None = None
) -> tuple[list[EveningBoard], list[DealPage]]:
    """Return the pages of an evening, in the order of the deals: those of tables, and those of deals.

    A table has a page if its calls or its cards are known; a deal has one if no table of it has. With a ``pair``, only
    the tables and deals that it played have pages.
    """
    names = dict(zip(boards, table_names(boards.values()), strict=True))
    found: list[ShownBoard | DealResults] = []
    for deal in session.deals:
        own = [place for place in deal.boards if pair is None or plays(session, place, pair)]
        with_play = [place for place in own if boards[place].plays or boards[place].auction]
        same = {place: boards[place] for place in deal.boards}
        if with_play:
            found += [ShownBoard(boards[place], id=place, tables=same, name=names[place]) for place in with_play]
        elif own or pair in deal.pairs:
            found.append(deal)
    pages = list(file_names(each.name if isinstance(each, DealResults) else each.board.name for each in found))
    page_of = {each.id: page for page, each in zip(pages, found, strict=True) if isinstance(each, ShownBoard)}
    tables, deals = [], []
    for at, (page, each) in enumerate(zip(pages, found, strict=True)):
        links = [("evening", INDEX)]
        links += [(words, pages[to]) for words, to in (("previous", at - 1), ("next", at + 1)) if 0 <= to < len(pages)]
        if isinstance(each, DealResults):
            deals.append(DealPage(page, each, links))
        else:
            table_pages = {place: page_of[place] for place in each.tables if place in page_of}
            links += _other_table(page, [*table_pages.values()])
            tables.append(EveningBoard(page, replace(each, links=links, table_pages=table_pages)))
    return tables, deals


def _other_table(page: str, tables: Sequence[str]) -> list[tuple[str, str]]:
    """Return a link from the page of a table to that of the deal's next table, if there is one."""
    return [("other table", tables[(tables.index(page) + 1) % len(tables)])] if len(tables) > 1 else []


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


def judge_and_solve(board: Board, player: str, seed: int, *, calls: bool = True) -> tuple[JudgedBoard, SolvedBoard]:
    """Judge the cards of a board and, with ``calls``, its calls; solve what its page shows, all in the same process."""
    return judge(board, player, seed, calls=calls), solve_board(board)


def address(board: EveningBoard, judged: JudgedCard) -> str:
    """Return the address of a card on its board's page."""
    return f"{board.page}#{judged.at}"


def with_results(session: Session, shown: ShownBoard) -> ShownBoard:
    """Return a board with the results of its deal at all tables, if there are several, as the evening scores them."""
    deal = session.deal_of(shown.id)
    if deal is None or (deal.scored < 2 and any(deal.tables)):
        return shown
    return replace(shown, results=deal_table(session, deal, shown.table_pages, shown.id))


def deal_page(session: Session, shown: DealPage, written: Collection[str]) -> str:
    """Return the page of a deal with its traveller; it links to pages that are ``written``, and to no others."""
    deal = shown.deal
    return render(
        "questions/evening/deal.html.j2",
        styles=page_styles("web/hand_records.css"),
        title=f"Board {deal.name}",
        links=[(words, page) for words, page in shown.links if page == INDEX or page in written],
        head=heading_of([deal.board]),
        record=shown_record(HandRecord(deal.board, deal.table, deal.par)),
        results=replace(deal_table(session, deal), title="") if deal.scored else None,
        note=traveller_note(session),
        pbn=to_pbn([deal_only(deal.board)]),
    )


def deal_only(board: Board) -> Board:
    """Return the deal of a board without what happened at its table."""
    tags = {name: board.tags[name] for name in ("Event", "Site", "Date", "Board") if name in board.tags}
    return Board(board.name, board.hands, board.dealer, board.vulnerability, tags=tags)


def lost_tricks(board: EveningBoard) -> str:
    """Return the tricks that declarer and defence gave away, with a dash between; empty if they are unknown."""
    turns = () if board.judged is None else board.judged.turns
    declarer = sum(turn.cost for turn in turns if turn.role == "declarer")
    return f"{declarer}\N{EN DASH}{sum(turn.cost for turn in turns) - declarer}" if turns else ""
