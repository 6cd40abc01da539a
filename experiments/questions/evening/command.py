"""`declarer evening`: an evening of boards as linked pages, with the costliest decisions and the reasons."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from experiments.boards.board import Board, BoardFile
from experiments.boards.scoring import FieldScoring, parse_scoring, scored_as
from experiments.command_line import common
from experiments.command_line.board_options import PlayedFiles, Seed, read_boards
from experiments.command_line.parallel import each_board
from experiments.command_line.run_options import JobsOfAll, processes_for
from experiments.command_line.serving import Open
from experiments.questions.evening import board_pages
from experiments.questions.evening.analysis import REFERENCE, JudgedBoard, own_part, side_at, with_shares
from experiments.questions.evening.pages import evening_page, hands_page
from experiments.questions.evening.report import calls_text, evening_json, evening_text
from experiments.questions.evening.session import Session, session_of
from experiments.questions.evening.session_report import pair_text, session_json, session_text
from experiments.questions.judge.asked import check_players
from experiments.runs.file_names import readable_name, stem_of
from experiments.runs.progress import now_and_then
from experiments.show.board import counted
from experiments.show.rendering import write_page, writing
from experiments.web.site import HANDS, write_board
from experiments.web.viewer import ShownBoard, SolvedBoard

app = common.new_app()

_SECONDS_BETWEEN_PAGES = 5.0


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningOptions:
    """The arguments and options of `declarer evening`."""

    files: PlayedFiles
    player: str = common.option(
        REFERENCE,
        "NAME",
        "Player that gives the reasons; a costly card is called a guess if this player would err there too.",
    )
    pair: str = common.option("", "NAME", "Show only the boards and decisions of this pair, player or pair number.")
    scoring: str | None = common.option(
        None,
        "NAME",
        "How results are compared: matchpoints or imps (default: as the tag Scoring says; without it, matchpoints "
        "if a board was played at more than two tables, else imps).",
    )
    calls: bool = common.option(True, "", "Judge the calls of the auctions too.", "--calls/--no-calls")
    anonymous: bool = common.option(
        False, "", "Replace all names by pair numbers, for pages that others may see.", "--anonymous"
    )
    open_: Open = False
    seed: Seed = 1
    jobs: JobsOfAll = None
    output: Path | None = common.option(
        None, "FOLDER", "Folder for the pages (default: FILE-evening).", "-o", "--output"
    )
    json_: common.Json = False


@common.command(
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
    common.argument("--player", lambda name: check_players([name]), options.player)
    scoring = common.optional("--scoring", parse_scoring, options.scoring)
    common.check_folder(options.output, "--output")
    read = read_boards(options.files)
    common.exit_if(not read.boards)
    whole, folder = _prepared(read, options, scoring)
    session = whole.session
    if session.is_assumed and session.scoring == "matchpoints":
        common.say(
            "declarer: the file does not say how results count, so they are matchpoints (--scoring imps for IMPs)"
        )
    pages = _Pages(whole, folder)
    judging = partial(board_pages.judge_and_solve, player=options.player, seed=options.seed, calls=options.calls)
    pages.write(judging, processes_for(options.jobs, len(whole.boards)), open_=options.open_)
    common.say(f"declarer: {_size(session)} in {folder / board_pages.INDEX}")
    if options.anonymous and (other := _other_pages(whole, folder)):
        common.say(f"declarer: {folder} also has {counted(other, 'page')} of an earlier evening, perhaps with names")
    if not whole.has_play:
        common.say("declarer: no board in these files contains card play")
    judged = [each for each in whole.judged.values() if each.turns or each.calls]
    if options.json_:
        common.show(evening_json(judged, options.player) | session_json(session, whole.pair, whole.judged))
    elif whole.has_play:
        own_text = "" if whole.pair is None else pair_text(session, whole.pair, whole.judged)
        common.show("\n\n".join(filter(None, [own_text, evening_text(judged, options.player)])))
    elif session.has_results:
        common.show("\n\n".join(filter(None, [session_text(session, whole.pair), calls_text(judged)])))
    common.exit_if(read.problems or pages.failed or not (whole.has_play or session.has_results))


def _size(session: Session) -> str:
    """Return how many boards the evening has, or how many deals and results if there are several tables."""
    results = sum(deal.scored for deal in session.deals)
    if results > len(session.deals):
        return f"{counted(len(session.deals), 'deal')} with {counted(results, 'result')}"
    return counted(sum(len(deal.boards) for deal in session.deals), "board")


def _other_pages(whole: board_pages.Evening, folder: Path) -> int:
    """Return the number of pages of boards in the folder that are not of this evening."""
    own = {each.page for each in whole.boards} | {each.page for each in whole.deals}
    return sum(page.name not in own for page in folder.glob("board-*.html"))


def _prepared(
    read: BoardFile, options: EveningOptions, scoring: FieldScoring | None
) -> tuple[board_pages.Evening, Path]:
    """Return the evening with its boards to judge, with names or without, and the folder for its pages."""
    boards = read.by_id
    games = (text for _, text in read.surroundings.games)
    session = session_of(boards, games, scoring=scoring, anonymous=options.anonymous)
    if options.anonymous:
        boards = {each: session.names.nameless(board, session.pairs[each]) for each, board in boards.items()}
        session = session.with_boards(boards)
    if scoring := scoring or (None if session.scoring == "par" else session.scoring):
        boards = {each: scored_as(board, scoring) for each, board in boards.items()}
    pair = common.optional("--pair", session.names.find, options.pair or None)
    tables, deals = board_pages.evening_pages(session, boards, pair)
    # The names of files, and messages about their contents, may name people.
    first = "evening" if options.anonymous else stem_of(options.files[0].resolve())
    name = readable_name(first if len(options.files) == 1 or options.anonymous else f"{first} and others")
    problems = [counted(len(read.problems), "part")] if options.anonymous else [str(each) for each in read.problems]
    problems = [f"could not be read: {each}" for each in problems] if read.problems else []
    title = ", ".join(filter(None, [name.capitalize() if options.anonymous else name, session.names(pair)]))
    folder = options.output or Path("evening" if options.anonymous else f"{first}-evening")
    return board_pages.Evening(title, options.player, session, tables, deals, pair, problems), folder


class _Pages:
    """The pages of an evening in a folder, which are written while its boards are judged."""

    def __init__(self, evening_: board_pages.Evening, folder: Path) -> None:
        self._evening = evening_
        self._folder = folder
        self._written: dict[int, object] = {}
        """The addresses of other pages that each board's page has."""
        self.failed = False

    def write(
        self, judge_board: Callable[[Board], tuple[JudgedBoard, SolvedBoard]], jobs: int, *, open_: bool = False
    ) -> None:
        """Judge all boards and write their pages, now and then; those of judged boards remain after Ctrl-C.

        :raises StoreError: if a page cannot be written.
        """
        boards, is_time = self._evening.boards, now_and_then(_SECONDS_BETWEEN_PAGES)
        with writing(self._folder):
            self._folder.mkdir(parents=True, exist_ok=True)
        write_page(self._folder / HANDS, hands_page(self._evening.title, self._evening.session))
        self._write(is_running=bool(boards))
        if open_:
            webbrowser.open((self._folder / board_pages.INDEX).resolve().as_uri())
        try:
            tables = [replace(each.shown.board, name=each.name) for each in boards]
            for place, found in enumerate(each_board(judge_board, tables, jobs, "judging")):
                judged, solved = found or (None, None)
                self.failed = self.failed or judged is None
                shown = replace(boards[place].shown, solved=solved)
                boards[place] = replace(
                    boards[place], shown=shown, judged=judged and self._own(shown, judged), has_page=True
                )
                if is_time():
                    self._write(is_running=True)
        finally:
            if boards:
                self._write()

    def _own(self, shown: ShownBoard, judged: JudgedBoard) -> JudgedBoard:
        """Return what the pages show of a judged board: the part of their pair, as the evening scores it."""
        session, pair = self._evening.session, self._evening.pair
        scored = with_shares(session, shown.id, shown.board, judged)
        side = None if pair is None else side_at(session, shown.id, pair)
        return scored if side is None else own_part(scored, north_south=side)

    def _write(self, *, is_running: bool = False) -> None:
        """Write the pages of boards that are new or have new links, then those of deals and the first one."""
        session, written = self._evening.session, self._evening.written
        for place, board in enumerate(self._evening.boards):
            if board.has_page:
                shown = board_pages.with_pages(board_pages.with_notes(board, self._next_note(place)), written)
                links = shown.links, shown.table_pages, shown.next_note
                if self._written.get(place) != links:
                    write_board(self._folder / board.page, board_pages.with_results(session, shown))
                    self._written[place] = links
        for each in self._evening.deals:
            write_page(self._folder / each.page, board_pages.deal_page(session, each, written))
        write_page(self._folder / board_pages.INDEX, evening_page(self._evening, is_running=is_running))

    def _next_note(self, place: int) -> str:
        """Return a link to the first costly card of a later board; empty if no such card is known yet."""
        later = (each for each in self._evening.boards[place + 1 :] if each.costly)
        following = next(later, None)
        return "" if following is None else board_pages.address(following, following.costly[0])
