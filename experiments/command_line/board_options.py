"""Options that several commands share: which boards are read, and who plays them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from importlib.resources import files as package_files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import numpy as np
import typer
from numpy.typing import NDArray

from agent.rules.constraints import DealConditions, parse_constraints
from agent.rules.contract import Vulnerability, dealer_of_board
from ddsolver.errors import BridgeError
from experiments.boards.board import Board, BoardFile
from experiments.boards.files import board_files, check_target, read_files, read_until
from experiments.boards.messages import Messages
from experiments.command_line.common import argument, exit_if, refuse_if, say
from experiments.errors import FormatError
from experiments.runs.file_names import readable_name, stem_of
from experiments.runs.settings import first_repeated

if TYPE_CHECKING:
    from agent.registry import Defence, PlayerSpec, Role

BoardFiles = Annotated[
    list[Path] | None,
    typer.Argument(
        metavar="FILE",
        help="Board files (.pbn or .lin) or folders of them (default: the 16 sample boards that come with declarer).",
    ),
]
DefenderName = Annotated[
    str | None,
    typer.Option(
        "--defender",
        metavar="NAME",
        help="Defending player (default: arbitrary).",
    ),
]
PlayedFiles = Annotated[
    list[Path], typer.Argument(metavar="FILE", help="Played boards: .pbn or .lin files, or folders.")
]
BoardName = Annotated[
    str | None,
    typer.Option(
        "--board",
        metavar="NAME",
        help="Board of the file: 7, or '7 (2)' for its second table (default: the first; on pages, all).",
    ),
]
After = Annotated[
    int | None,
    typer.Option(
        "--after",
        min=0,
        metavar="N",
        help="With a FILE: the position after the first N cards of the recorded play (default: all).",
    ),
]
BidderName = Annotated[
    str | None,
    typer.Option(
        "--bidder", metavar="NAME", help="Who bids: net or monte-carlo, or with options (default: monte-carlo)."
    ),
]
BIDDER = "monte-carlo"
"""The bidder that is asked by default."""
Calls = Annotated[
    str | None,
    typer.Option(
        "--auction",
        metavar="CALLS",
        help="The calls from the dealer on, as in '1NT P 3NT', with explanations in braces: '1NT {12-14} P 3NT'; ? may "
        "end them.",
    ),
]
Dealer = Annotated[
    str | None,
    typer.Option(
        "--dealer",
        metavar="SEAT",
        help="Without a file: dealer, N, E, S or W (default: that of the deal, or who leads to the contract, or N).",
    ),
]
PlayedContract = Annotated[
    str | None,
    typer.Option(
        "--contract",
        metavar="CONTRACT",
        help="Contract with its declarer: 4SN, 3NTEx (default: that of the board or of the auction).",
    ),
]
CardsPlayed = Annotated[
    str | None,
    typer.Option(
        "--plays",
        metavar="CARDS",
        help="Without a file: the cards played so far, in order, 'SA S4 S3 SQ'; give hands as before these cards.",
    ),
]
Trump = Annotated[
    str | None, typer.Option("--trump", metavar="STRAIN", help="With a DEAL or an ENDING: S, H, D, C or NT.")
]
FirstLeader = Annotated[
    str | None,
    typer.Option("--leader", metavar="SEAT", help="With a DEAL or an ENDING: seat that leads to its first trick."),
]
Vulnerable = Annotated[
    str | None,
    typer.Option(
        "--vulnerable",
        metavar="SIDES",
        help="Without a file: vulnerable side, None, NS, EW or All (default: that of the deal, or None).",
    ),
]
Samples = Annotated[
    int, typer.Option("--samples", min=1, max=1_000_000, metavar="N", help="Number of layouts, or of deals, to sample.")
]
Strains = Annotated[
    str,
    typer.Option(
        "--strains",
        metavar="LIST",
        help="Strains to solve, as in S,NT (default: all, or those of the contracts).",
    ),
]
PageFile = Annotated[Path | None, typer.Option("--page", metavar="FILE.html", help="Also write a web page.")]
Seed = Annotated[int, typer.Option(min=0, metavar="N", help="Random seed; the same seed gives the same results.")]
Seconds = Annotated[
    float | None, typer.Option(min=0.001, metavar="SECONDS", help="Time limit per deal (default: none).")
]
ConstraintList = Annotated[
    list[str] | None,
    typer.Option(
        "--constraint",
        metavar="CONDITION",
        help="Conditions that hands fulfil, as in 'W:hcp=12-15,S=5+' or 'N:bal or controls=6+'; repeatable.",
    ),
]
ConditionList = Annotated[
    list[str] | None,
    typer.Option(
        "--constraint",
        metavar="CONDITION",
        help="Conditions on the deals, as in 'W:hcp=12-15,S=5+' or 'NS:hcp=25+ and not S:bal'; repeatable.",
    ),
]
RandomDeals = Annotated[
    int | None, typer.Option("--random", min=1, metavar="N", help="N random deals instead of a file.")
]
Where = Annotated[
    str | None,
    typer.Option(
        "--where",
        metavar="CONDITION",
        help="With --random: only deals that fulfil a condition, as in 'S:bal,hcp=15-17; NS:S=8+'.",
    ),
]
ONLY_PBN = "only PBN files can hold double-dummy tables; use a name that ends in .pbn"
"""Why boards with tables are written to PBN files."""
DEAL_HELP = (
    "A deal with 1 to 13 cards a hand: PBN as in 'N:AKQ.32..T987 ...', four lines of hands, a hand diagram, LIN, "
    "a line of dealer, GIB or DDS, or a hand-viewer link; '-' reads standard input."
)
"""The help of an argument that may be a typed or pasted deal."""


def deal_conditions(where: str | None, random: object) -> DealConditions:
    """Return the conditions of ``--where``, which needs ``--random``; wrong ones are a usage error."""
    refuse_if(where is not None and random is None, "--where", "it only applies to --random")
    return argument("--where", DealConditions.parse, where or "")


def read_boards(files: Sequence[Path] | None, given: list[str] | None = None, *, named: str | None = None) -> BoardFile:
    """Return the boards of files and folders (default: the sample boards); report problems on standard error.

    ``given`` are constraints for every board; they override the file's constraint on the same seat. ``named`` limits
    the remarks to boards of that name.
    """
    read = _read(files, given)
    told = zip(read.boards, read.remarks, strict=True)
    tell([remark for board, remarks in told if named in (None, board.name) for remark in remarks])
    return read


@dataclass(frozen=True, slots=True)
class Matches:
    """The boards of several files, kept apart by file."""

    boards: tuple[tuple[str, tuple[Board, ...]], ...]
    """The name of each file, without its ending, and its boards."""
    problems: int
    """The number of boards and files that could not be read."""


def read_matches(files: Sequence[Path]) -> Matches:
    """Return the boards of files and folders, grouped by file; report problems on standard error.

    If one of several files cannot be read, the others are still read.
    """
    matches: list[tuple[str, tuple[Board, ...]]] = []
    problems = 0
    paths = [path for given in files for path in board_files(given)]
    for path in paths:
        try:
            read = read_boards([path])
        except FormatError as error:
            if len(paths) == 1:
                raise
            say(f"declarer: {error}")
            problems += 1
        else:
            matches.append(("standard input" if str(path) == "-" else readable_name(stem_of(path)), read.boards))
            problems += len(read.problems)
    return Matches(tuple(matches), problems)


@dataclass(frozen=True, slots=True)
class Found:
    """A board of a file, and its place in the file."""

    board: Board
    place: int
    """The index of the board in the file, from 0."""
    problems: tuple[BridgeError, ...]
    """The errors of boards that could not be read."""


def read_board(files: Sequence[Path] | None, name: str | None, given: list[str] | None = None) -> Found:
    """Return the board called ``name``, or the first board if ``name`` is None.

    Remarks about this board are printed, and the errors of boards before it that could not be read. The files are read
    only until they have the board.
    """
    read = _read(files, given, partial(read_until, name=name))
    exit_if(not read.boards)
    board = read.boards[0] if name is None else read.find(name)
    place = read.boards.index(board)
    tell(read.remarks[place])
    return Found(board, place, read.problems)


def _read(
    files: Sequence[Path] | None,
    given: list[str] | None,
    read_paths: Callable[[Sequence[Path]], BoardFile] = read_files,
) -> BoardFile:
    constraints = argument("--constraint", parse_constraints, "; ".join(given or ()))
    read = read_paths(files or [Path(str(package_files("experiments") / "data" / "sample.pbn"))])
    tell(read.problems)
    boards = (replace(board, constraints={**board.constraints, **constraints}) for board in read.boards)
    return replace(read, boards=tuple(boards))


def tell(messages: Iterable[object] | Messages) -> None:
    """Print messages to standard error; more than three equal messages become one."""
    for message in (messages if isinstance(messages, Messages) else Messages(messages)).texts():
        say(f"declarer: {message}")


def check_output(output: Path | None, sources: Sequence[Path] = (), *, only_pbn: str = "") -> None:
    """Raise a usage error if boards cannot be written to the file of ``-o``; ``only_pbn`` says why it must be PBN."""
    if output is None:
        return
    argument("--output", lambda text: check_target(Path(text), sources), str(output))
    refuse_if(only_pbn and output.suffix.lower() != ".pbn", "--output", f"{output}: {only_pbn}")


def defence(option: str, name: str) -> Defence:
    """Parse the name of one player for both defenders, or one name for each; an unknown name is a usage error."""
    from agent.registry import Defence  # imported here, because it imports all players, which `solve` does not need

    return argument(option, Defence.parse, name)


def player(option: str, name: str, role: Role) -> PlayerSpec:
    """Parse a player's name; an unknown name is a usage error."""
    from agent.registry import parse_player

    return argument(option, lambda given: parse_player(given, role), name)


def refuse_repeated(names: Sequence[str], option: str) -> None:
    """Report a usage error if the same player is given twice."""
    repeated = first_repeated(names)
    refuse_if(repeated, option, f"the player {repeated!r} is given twice; give each player once")


def drawn_board(number: int, hands: NDArray[np.int64], vulnerability: Vulnerability) -> Board:
    """Return a sampled deal as a board; ``hands`` are masks, North first, int64 of shape (4,).

    ``number`` is the board's number, which determines the dealer.
    """
    north, east, south, west = map(int, hands)
    dealer = dealer_of_board(number)
    return Board(name=str(number), hands=(north, east, south, west), dealer=dealer, vulnerability=vulnerability)
