"""`declarer evening`: an evening of boards as linked pages, with the costliest decisions and the reasons."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from experiments.boards.board import Board, BoardFile
from experiments.boards.ids import BoardId
from experiments.boards.scoring import Scoring, parse_scoring, scored_as
from experiments.command_line.board_options import PlayedFiles, Seed, read_boards
from experiments.command_line.common import Json, argument, command, exit_if, new_app, optional, say, show
from experiments.command_line.parallel import each_board
from experiments.command_line.run_options import JobsOfAll, processes_for
from experiments.command_line.serving import Open
from experiments.questions.evening.analysis import JudgedBoard, own_part, side_at, with_shares
from experiments.questions.evening.board_pages import (
    INDEX,
    DealPage,
    EveningBoard,
    address,
    deal_page,
    evening_pages,
    judge_and_solve,
    judged_by_board,
    with_notes,
    with_pages,
    with_results,
)
from experiments.questions.evening.pages import Progress, Whole, evening_page, hands_page
from experiments.questions.evening.report import calls_text, evening_json, evening_text
from experiments.questions.evening.session import session_of
from experiments.questions.evening.session_report import pair_text, session_json, session_text
from experiments.questions.judge.asked import check_players
from experiments.runs.file_names import readable_name, stem_of
from experiments.runs.progress import now_and_then
from experiments.show.board import counted
from experiments.show.rendering import write_page, writing
from experiments.web.site import HANDS, write_board
from experiments.web.viewer import ShownBoard, SolvedBoard

app = new_app()

_REFERENCE = "monte-carlo:strong"
_SECONDS_BETWEEN_PAGES = 5.0


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningOptions:
    """The arguments and options of `declarer evening`."""

    files: PlayedFiles
    player: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="Player that gives the reasons; a costly card is called a guess if this player would err there too.",
        ),
    ] = _REFERENCE
    pair: Annotated[
        str,
        typer.Option(metavar="NAME", help="Show only the boards and decisions of this pair, player or pair number."),
    ] = ""
    scoring: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="How results are compared: matchpoints or imps (default: as the tag Scoring says; without it, "
            "matchpoints if a board was played at more than two tables, else imps).",
        ),
    ] = None
    calls: Annotated[bool, typer.Option("--calls/--no-calls", help="Judge the calls of the auctions too.")] = True
    anonymous: Annotated[
        bool, typer.Option("--anonymous", help="Replace all names by pair numbers, for pages that others may see.")
    ] = False
    open_: Open = False
    seed: Seed = 1
    jobs: JobsOfAll = None
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FOLDER", help="Folder for the pages (default: FILE-evening)."),
    ] = None
    json_: Json = False


@command(
    app,
    EveningOptions,
    epilog="Example: declarer evening club.pbn -o pages --open. Or: declarer evening match.lin --open",
)
def evening(options: EveningOptions) -> None:
    """Write pages about an evening: results and costly cards.

    The first page has the standings, the travellers of all deals, and the five costliest decisions. For each decision,
    it shows what the player on turn could see, and what our player would have played. It links to a page for each
    table whose calls or cards are known, to one for every other deal, and to hand records for print. You can read the
    finished pages while the next boards are judged.

    Without card play, the pages show the results of the file's boards and of its sections ScoreTable. If it has no
    results either, the exit status is 1.
    """
    argument("--player", lambda name: check_players([name]), options.player)
    scoring = optional("--scoring", parse_scoring, options.scoring)
    if options.output is not None and options.output.is_file():
        raise typer.BadParameter(f"{options.output} is a file; give a folder for the pages", param_hint="--output")
    read = read_boards(options.files)
    if not read.boards:
        raise typer.Exit(1)
    evening_ = _prepared(read, options, scoring)
    boards, whole = evening_.boards, evening_.whole
    has_play = any(board.shown.board.plays for board in boards)
    if whole.session.is_assumed and whole.session.scoring == "matchpoints":
        say("declarer: the file does not say how results count, so they are matchpoints (--scoring imps for IMPs)")
    pages = _Pages(evening_, options.player)
    judging = partial(judge_and_solve, player=options.player, seed=options.seed, calls=options.calls)
    pages.write(judging, processes_for(options.jobs, len(boards)), open_=options.open_)
    say(f"declarer: {_size(evening_)} in {evening_.folder / INDEX}")
    if options.anonymous and (other := _other_pages(evening_)):
        say(f"declarer: {evening_.folder} also has {counted(other, 'page')} of an earlier evening, perhaps with names")
    if not has_play:
        say("declarer: no board in these files contains card play")
    if options.json_:
        own = session_json(whole.session, whole.pair, judged_by_board(pages.boards))
        show(evening_json(pages.judged, options.player) | own)
    elif has_play:
        own_text = "" if whole.pair is None else pair_text(whole.session, whole.pair, judged_by_board(pages.boards))
        show("\n\n".join(filter(None, [own_text, evening_text(pages.judged, options.player)])))
    elif whole.session.has_results:
        show("\n\n".join(filter(None, [session_text(whole.session, whole.pair), calls_text(pages.judged)])))
    exit_if(read.problems or pages.failed or not (has_play or whole.session.has_results))


@dataclass(frozen=True, slots=True)
class _Prepared:
    """An evening before its boards are judged."""

    title: str
    folder: Path
    boards: list[EveningBoard]
    deals: list[DealPage]
    whole: Whole


def _size(evening_: _Prepared) -> str:
    """Return how many boards the evening has, or how many deals and results if there are several tables."""
    deals = evening_.whole.session.deals
    results = sum(deal.scored for deal in deals)
    if results > len(deals):
        return f"{counted(len(deals), 'deal')} with {counted(results, 'result')}"
    return counted(sum(len(deal.boards) for deal in deals), "board")


def _other_pages(evening_: _Prepared) -> int:
    """Return the number of pages of boards in the folder that are not of this evening."""
    own = {each.page for each in evening_.boards} | {each.page for each in evening_.deals}
    return sum(page.name not in own for page in evening_.folder.glob("board-*.html"))


def _prepared(read: BoardFile, options: EveningOptions, scoring: Scoring | None) -> _Prepared:
    """Return the boards to judge, with names or without, and the results of all boards."""
    boards = read.by_id
    games = (text for _, text in read.surroundings.games)
    session = session_of(boards, games, scoring=scoring, anonymous=options.anonymous)
    if options.anonymous:
        boards = {each: session.names.nameless(board, session.pairs[each]) for each, board in boards.items()}
        session = session.with_boards(boards)
    if scoring := scoring or (None if session.scoring == "par" else session.scoring):
        boards = {each: scored_as(board, scoring) for each, board in boards.items()}
    pair = optional("--pair", session.names.find, options.pair or None)
    tables, deals = evening_pages(session, boards, pair)
    # The names of files, and messages about their contents, may name people.
    first = "evening" if options.anonymous else stem_of(options.files[0].resolve())
    name = first if len(options.files) == 1 or options.anonymous else f"{first} and others"
    problems = [counted(len(read.problems), "part")] if options.anonymous else [str(each) for each in read.problems]
    problems = [f"could not be read: {each}" for each in problems] if read.problems else []
    return _Prepared(
        title=", ".join(
            filter(
                None,
                [readable_name(name).capitalize() if options.anonymous else readable_name(name), session.names(pair)],
            )
        ),
        folder=options.output or Path("evening" if options.anonymous else f"{first}-evening"),
        boards=tables,
        deals=deals,
        whole=Whole(session, pair, problems),
    )


_Links = tuple[Sequence[tuple[str, str]], Mapping[BoardId, str], str]


def _links(shown: ShownBoard) -> _Links:
    """Return all addresses of other pages that the page of a board has."""
    return shown.links, shown.table_pages, shown.next_note


class _Pages:
    """The pages of an evening in a folder, which are written board by board."""

    def __init__(self, evening_: _Prepared, player: str) -> None:
        self._folder = evening_.folder
        self._title = evening_.title
        self.boards = list(evening_.boards)
        self._deals = evening_.deals
        self._whole = evening_.whole
        self._player = player
        self._done = 0
        self._last_costly = -1
        self._written: dict[int, _Links] = {}
        self.failed = False

    @property
    def judged(self) -> list[JudgedBoard]:
        """The boards with cards or calls that have been judged so far."""
        judged = (each.judged for each in self.boards)
        return [each for each in judged if each is not None and (each.turns or each.calls)]

    @property
    def _written_pages(self) -> set[str]:
        return {each.page for each in self.boards if each.has_page} | {each.page for each in self._deals}

    def write(
        self, judge_board: Callable[[Board], tuple[JudgedBoard, SolvedBoard]], jobs: int, *, open_: bool = False
    ) -> None:
        """Judge all boards and write their pages; the first page is updated now and then, and remains after Ctrl-C.

        :raises StoreError: if a page cannot be written.
        """
        is_time = now_and_then(_SECONDS_BETWEEN_PAGES)
        with writing(self._folder):
            self._folder.mkdir(parents=True, exist_ok=True)
        write_page(self._folder / HANDS, hands_page(self._title, self._whole.session))
        self._write_deals()
        self._write_index(is_running=bool(self.boards))
        if open_:
            webbrowser.open((self._folder / INDEX).resolve().as_uri())
        try:
            tables = [each.shown.board for each in self.boards]
            for place, found in enumerate(each_board(judge_board, tables, jobs, "judging")):
                self._add(place, *(found or (None, None)))
                if is_time():
                    self._write_index(is_running=True)
        finally:
            if self.boards:
                self._write_deals()
                self._write_index()
            for place, links in self._written.items():
                if links != _links(self._shown(place)):
                    self._write_board(place)

    def _add(self, place: int, judged: JudgedBoard | None, solved: SolvedBoard | None) -> None:
        """Write the page of a judged board.

        The page before it gets a link to it, and if it has costly cards, also the previous page with costly cards.
        Other pages that get a link to it are written again when the work ends.
        """
        board = self.boards[place]
        self.failed = self.failed or judged is None
        named = None if judged is None else self._own(board.shown, judged.renamed(board.name))
        shown = replace(board.shown, solved=solved)
        self.boards[place] = replace(board, shown=shown, judged=named, has_page=True)
        self._done = place + 1
        self._write_board(place)
        linked = {place - 1}
        if self.boards[place].costly:
            linked.add(self._last_costly)
            self._last_costly = place
        for before in linked - {-1}:
            self._write_board(before)

    def _own(self, shown: ShownBoard, judged: JudgedBoard) -> JudgedBoard:
        """Return what the pages show of a judged board: the part of their pair, as the evening scores it."""
        session, pair = self._whole.session, self._whole.pair
        scored = with_shares(session, shown.id, shown.board, judged)
        side = None if pair is None else side_at(session, shown.id, pair)
        return scored if side is None else own_part(scored, north_south=side)

    def _write_board(self, place: int) -> None:
        shown = self._shown(place)
        write_board(self._folder / self.boards[place].page, shown)
        self._written[place] = _links(shown)

    def _shown(self, place: int) -> ShownBoard:
        """Return a board with its judgements so far, and with links to the pages so far."""
        shown = with_notes(self.boards[place], self._next_note(place))
        return with_results(self._whole.session, with_pages(shown, self._written_pages))

    def _write_deals(self) -> None:
        for each in self._deals:
            write_page(self._folder / each.page, deal_page(self._whole.session, each, self._written_pages))

    def _write_index(self, *, is_running: bool = False) -> None:
        progress = Progress(self._done, len(self.boards), is_running)
        page = evening_page(self._title, self.boards, self._player, progress, self._whole, self._deals)
        write_page(self._folder / INDEX, page)

    def _next_note(self, place: int) -> str:
        """Return a link to the first costly card of a later board; empty if no such card is known yet."""
        later = (each for each in self.boards[place + 1 :] if each.costly)
        following = next(later, None)
        return "" if following is None else address(following, following.costly[0])
