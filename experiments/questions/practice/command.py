"""`declarer practice`: bid and play deals of a topic with robots."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from agent.registry import Role, parse_bidder
from agent.rules.constraints import DealConditions
from ddsolver.cards import Seat
from ddsolver.threads import layouts_on_threads
from experiments.boards.board import Board
from experiments.boards.double_dummy import whole_deal, with_whole_deals
from experiments.boards.files import is_file
from experiments.boards.pasted import pasted_boards
from experiments.command_line import common
from experiments.command_line.board_options import BIDDER, BidderName, Seed, defence, player, read_boards, tell
from experiments.command_line.run_options import Threads
from experiments.command_line.serving import PagePort, serve_until_stopped
from experiments.questions.play.game import HIDDEN, ROBOT, bidding_of, game_at
from experiments.questions.practice.server import PracticeServer, score_line
from experiments.questions.practice.session import Practice
from experiments.runs.deals import random_board
from experiments.show.players import AIM_WORDS

app = common.new_app()

_DEALS = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticeOptions:
    """The arguments and options of `declarer practice`."""

    what: str | None = common.positional(
        None,
        "FILE|DEAL",
        "Boards to practise instead of random deals: a file or folder, or one deal, as in 'N:AKQ.32... ...'.",
    )
    random: int | None = common.option(None, "N", f"Number of random deals (default: {_DEALS}).", min=1, max=10_000)
    where: str | None = common.option(
        None,
        "CONDITION",
        "Only random deals that fulfil a condition; without a seat it is about your hand: 'shape=bal, points=15-17'.",
    )
    seat: str = common.option("S", "SEAT", "Your seat: N, E, S or W.")
    cards: bool = common.option(
        False, "", "Only play: the contracts are those of the boards, or the best ones; nobody bids.", "--cards"
    )
    reasons: str = common.option("end", "WHEN", "When to say what your calls and cards cost: end or once.")
    bidder: BidderName = None
    robot: str | None = common.option(
        None,
        "NAME",
        f"Who plays the other seats, and judges your cards (default: {ROBOT}; with --cards, {HIDDEN}).",
        "--player",
    )
    port: PagePort = None
    seed: Seed = 1
    threads: Threads = None
    folder: Path = common.option(Path("practice"), "FOLDER", "Folder that keeps the results.", "-o", "--output")


@common.command(
    app,
    PracticeOptions,
    name="practice",
    epilog="Example: declarer practice --where 'shape=bal, points=15-17' --seat S -o notrumps. "
    "Or: declarer practice lesson.pbn --seat N --reasons once -o lesson",
)
def practice(options: PracticeOptions) -> None:
    """Bid and play deals of a topic with robots.

    A web page opens on this machine. You bid and play your seat; robots bid and play the others. At the end of a deal,
    or at once, you see what your calls and cards cost on average over layouts of the hands that you could not see, and
    why. The score of the session is kept: stop with Ctrl-C, and repeat the command to go on another day.
    """
    seat = common.argument("--seat", Seat.parse, options.seat)
    common.check_folder(options.folder, "--output")
    is_unknown = options.reasons not in ("end", "once")
    common.refuse_if(is_unknown, "--reasons", f"unknown time: {options.reasons!r} (choose end or once)")
    if options.what is not None:
        common.refuse_given(options, ("random", "where"), "random deals; leave out the boards")
    bidder = common.argument("--bidder", parse_bidder, options.bidder or BIDDER)
    robot = options.robot or (HIDDEN if options.cards else ROBOT)
    playing, defending = player("--player", robot, Role.DECLARER), defence("--player", robot)
    if playing.aim is not None:
        aim = f"plays for {AIM_WORDS[playing.aim]}, but your cards are judged in IMPs: leave aim= out"
        common.refuse_if(playing.aim != "imps", "--player", f"{robot} {aim}")
    boards, source = _given(options.what) if options.what is not None else _random(options, seat)
    who_bids = "nobody" if options.cards else bidder.key
    facts = {"deals": source, "seat": str(seat), "bidder": who_bids, "player": playing.key}
    title = f"Practice: {source}" if options.what is None else "Practice"
    session = Practice(options.folder, title, boards, facts)
    with layouts_on_threads(options.threads):
        asked = [
            game_at(board, seat, playing, defending, options.seed, number)
            if options.cards
            else bidding_of(board, seat, bidder, playing, defending, options.seed, number)
            for number, board in enumerate(boards)
        ]
        server = PracticeServer(session, asked, seat, options.port or 0, at_once=options.reasons == "once")
        serve_until_stopped(server, "practice", open_=True)
        common.say(f"declarer: stopped. {score_line(list(session.results.values()))} Repeat the command to go on")


def _random(options: PracticeOptions, seat: Seat) -> tuple[list[Board], str]:
    """Return the random deals that the options ask for, and a text that says which they are."""
    conditions = common.argument("--where", lambda text: DealConditions.parse(text, seat), options.where or "")
    where = str(conditions)
    boards = [random_board(at, options.seed, where) for at in range(options.random or _DEALS)]
    return boards, f"{where or 'random deals'}, seed {options.seed}"


def _given(what: str) -> tuple[Sequence[Board], str]:
    """Return the boards of a file, or the typed deals, and a text that says which they are.

    Boards of a file whose 52 cards are not all known are left out, with a message.
    """
    if is_file(what):
        boards, problems = with_whole_deals(read_boards([Path(what)]).boards, "practice")
        tell(problems)
        common.exit_if(not boards)
    else:
        boards = common.argument("FILE|DEAL", _typed, what)
    cards = repr([(board.hands, int(board.dealer), str(board.vulnerability)) for board in boards])
    return boards, f"boards {hashlib.sha256(cards.encode()).hexdigest()[:16]}"


def _typed(text: str) -> list[Board]:
    """Return the boards of a typed text, with the dealers and vulnerabilities that it gives.

    :raises BridgeError: if it has no deal, or a board whose 52 cards are not all known.
    """
    read = pasted_boards(text)
    tell(read.problems)
    for board in read.boards:
        whole_deal(board, "practice")
    return list(read.boards)
