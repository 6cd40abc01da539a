"""`declarer evening`: an evening of boards as linked pages, with the costliest decisions and the reasons."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from experiments.boards.board import Board
from experiments.command_line.board_options import Seed, read_boards
from experiments.command_line.common import Json, argument, command, exit_if, new_app, say, show
from experiments.command_line.parallel import each_board
from experiments.command_line.run_options import JobsOfAll, processes_for
from experiments.command_line.serving import serve_until_stopped
from experiments.questions.evening.analysis import JudgedBoard
from experiments.questions.evening.pages import (
    INDEX,
    EveningBoard,
    Progress,
    address,
    evening_page,
    judge_and_solve,
    named_boards,
    with_notes,
)
from experiments.questions.evening.report import evening_json, evening_text
from experiments.questions.evening.traveller import travellers
from experiments.questions.evening.traveller_report import traveller_table
from experiments.questions.review.asked import check_players
from experiments.runs.file_names import readable_name
from experiments.runs.progress import now_and_then
from experiments.show.board import counted
from experiments.show.rendering import write_page, writing
from experiments.show.table import Table, as_text
from experiments.web.serve import BoardServer
from experiments.web.site import file_names, with_other_tables, write_board
from experiments.web.viewer import ShownBoard, SolvedBoard

app = new_app()

_REFERENCE = "monte-carlo:strong"
_SECONDS_BETWEEN_PAGES = 5.0


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningOptions:
    """The arguments and options of `declarer evening`."""

    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Played boards: .pbn or .lin files, or folders.")]
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FOLDER", help="Folder for the pages (default: FILE-evening)."),
    ] = None
    player: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="Player that gives the reasons; a costly card is called a guess if this player would err there too.",
        ),
    ] = _REFERENCE
    serve: Annotated[
        bool,
        typer.Option("--serve", help="Also serve the pages on this machine; stop with Ctrl-C."),
    ] = False
    port: Annotated[
        int, typer.Option(min=0, max=65535, metavar="N", help="Port for --serve; 0 chooses a free one.")
    ] = 0
    open_: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False
    seed: Seed = 1
    jobs: JobsOfAll = None
    json_: Json = False


@command(
    app,
    EveningOptions,
    epilog="Example: declarer evening club.pbn -o pages --open. Or: declarer evening match.lin --serve --open",
)
def evening(options: EveningOptions) -> None:
    """Write pages about an evening: the costliest cards, and why.

    The first page has the result, a list of the boards, and the five costliest decisions. For each decision, it shows
    what the player on turn could see, and what our player would have played. It links to a page for each board. You
    can read the finished pages while the next boards are judged.

    If no board has card play, the exit status is 1. The page then shows the results that the file lists (the section
    ScoreTable of PBN) against par.
    """
    argument("--player", lambda name: check_players([name]), options.player)
    if options.output is not None and options.output.is_file():
        raise typer.BadParameter(f"{options.output} is a file; give a folder for the pages", param_hint="--output")
    read = read_boards(options.files)
    if not read.boards:
        raise typer.Exit(1)
    has_play = any(board.plays for board in read.boards)
    results = [] if has_play else [traveller_table(each) for each in travellers(read.boards)]
    shown = with_other_tables([ShownBoard(board) for board in read.boards])
    boards = named_boards(list(file_names(each.board.name for each in shown)), shown)
    first = options.files[0].resolve().stem
    folder = options.output or Path(f"{first}-evening")
    title = readable_name(first if len(options.files) == 1 else f"{first} and others")
    pages = _Pages(folder, title, boards, options.player, results)
    judging = partial(judge_and_solve, player=options.player, seed=options.seed)
    pages.write(judging, processes_for(options.jobs, len(boards)), open_=options.open_ and not options.serve)
    say(f"declarer: {counted(len(boards), 'board')} in {folder / INDEX}")
    if not has_play:
        say("declarer: no board in these files contains card play")
    if options.json_:
        show(evening_json(pages.judged, options.player, results))
    elif has_play or results:
        show(evening_text(pages.judged, options.player) if has_play else as_text(results))
    if options.serve:
        server = BoardServer(pages.title, pages.shown, options.port, pages.index())
        serve_until_stopped(server, "the evening is served", open_=options.open_)
    exit_if(read.problems or pages.failed or not has_play)


class _Pages:
    """The pages of an evening in a folder, which are written board by board."""

    def __init__(
        self, folder: Path, title: str, boards: Sequence[EveningBoard], player: str, results: Sequence[Table]
    ) -> None:
        self._folder = folder
        self.title = title
        self._boards = list(boards)
        self._player = player
        self._results = results
        self._done = 0
        self._last_costly: int | None = None
        self.failed = False

    @property
    def judged(self) -> list[JudgedBoard]:
        """The boards with card play that have been judged so far."""
        return [each.judged for each in self._boards if each.judged is not None and each.judged.turns]

    @property
    def shown(self) -> dict[str, ShownBoard]:
        """The boards, by the file name of their page, with their judgements so far."""
        return {each.page: with_notes(each, self._next_note(place)) for place, each in enumerate(self._boards)}

    def index(self, *, is_running: bool = False) -> str:
        """Return the first page."""
        progress = Progress(self._done, len(self._boards), is_running)
        return evening_page(self.title, self._boards, self._player, progress, self._results)

    def write(
        self, judge_board: Callable[[Board], tuple[JudgedBoard, SolvedBoard]], jobs: int, *, open_: bool = False
    ) -> None:
        """Judge all boards and write their pages; the first page is updated now and then, and remains after Ctrl-C.

        :raises StoreError: if a page cannot be written.
        """
        is_time = now_and_then(_SECONDS_BETWEEN_PAGES)
        with writing(self._folder):
            self._folder.mkdir(parents=True, exist_ok=True)
        self._write_index(is_running=True)
        if open_:
            webbrowser.open((self._folder / INDEX).resolve().as_uri())
        try:
            tables = [each.shown.board for each in self._boards]
            for place, found in enumerate(each_board(judge_board, tables, jobs, "judging")):
                self._add(place, *(found or (None, None)))
                if is_time():
                    self._write_index(is_running=True)
        finally:
            self._write_index()

    def _add(self, place: int, judged: JudgedBoard | None, solved: SolvedBoard | None) -> None:
        """Write the page of a judged board.

        If the board has costly cards, the page of the previous board with costly cards gets a link to it.
        """
        board = self._boards[place]
        self.failed = self.failed or judged is None
        named = None if judged is None else judged.renamed(board.name)
        shown = replace(board.shown, solved=solved)
        self._boards[place] = replace(board, shown=shown, judged=named, has_page=True)
        self._done = place + 1
        self._write_board(place)
        if self._boards[place].costly:
            if self._last_costly is not None:
                self._write_board(self._last_costly)
            self._last_costly = place

    def _write_board(self, place: int) -> None:
        board = self._boards[place]
        write_board(self._folder / board.page, with_notes(board, self._next_note(place)))

    def _write_index(self, *, is_running: bool = False) -> None:
        write_page(self._folder / INDEX, self.index(is_running=is_running))

    def _next_note(self, place: int) -> str:
        """Return a link to the first costly card of a later board; empty if no such card is known yet."""
        later = (each for each in self._boards[place + 1 :] if each.costly)
        following = next(later, None)
        return "" if following is None else address(following, following.costly[0])
