"""The `declarer` command: reads arguments, asks the other modules, prints.

Results go to standard output; progress, remarks and errors to standard error. The exit status is 0 when all went
well, 1 when something failed (a broken board, a player that raised), 2 when the command was used wrongly.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from tqdm import tqdm

from agent.contract import Contract, Vulnerability
from agent.imps import par
from agent.registry import PLAYERS, PlayerSpec, Role, parse_player
from ddsolver.cards import Seat, Strain
from ddsolver.deal import Deal
from ddsolver.errors import BridgeError
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments import as_json, text
from experiments.advise import answer, is_ending, question_of_board, question_of_ending
from experiments.board import Board, BoardFile
from experiments.formats.pbn import read_pbn
from experiments.formats.pbn_export import write_pbn
from experiments.match import Match, play_match, play_prepared, prepare, record_board

Value = TypeVar("Value")

app = typer.Typer(
    help="Plays the cards at bridge: a double-dummy solver, declarers that cannot see the hidden cards, and matches.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    rich_markup_mode=None,
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
PbnFile = Annotated[
    Path | None,
    typer.Argument(metavar="[FILE.pbn]", help="Boards to play; without it, the 16 that come with declarer."),
]
DefenderName = Annotated[str, typer.Option("--defender", metavar="NAME", help="Who defends; see `declarer players`.")]
Seed = Annotated[int, typer.Option(min=0, metavar="N", help="The same seed plays the same cards.")]

_DEAL_HELP = "The deal as PBN writes it: 'N:AKQ.32..T987 ...', 1 to 13 cards a hand."


def main() -> None:
    """Run the command; what it was given wrong is told in a line, never as a traceback."""
    try:
        app(prog_name="declarer")
    except BridgeError as error:
        _say(f"declarer: {error}")
        sys.exit(1)


@app.command(
    epilog="Example: declarer solve 'N:A2... KQ... 43... 65...' --trump NT --leader E --plays SK",
)
def solve(
    deal: Annotated[str, typer.Argument(metavar="DEAL", help=_DEAL_HELP)],
    trump: Annotated[str, typer.Option(metavar="STRAIN", help="S, H, D, C or NT.")],
    leader: Annotated[str, typer.Option(metavar="SEAT", help="Who leads first: N, E, S or W.")],
    plays: Annotated[str, typer.Option(metavar="CARDS", help="Cards played so far, in order: 'H5 HQ H2 HA'.")] = "",
    json_: Json = False,
) -> None:
    """Value every legal card, all four hands seen.

    A value is the tricks that the side to play takes from here on, this trick included.
    """
    dealt = _argument("DEAL", Deal.from_pbn, deal)
    strain = _argument("--trump", Strain.parse, trump)
    seat = _argument("--leader", Seat.parse, leader)
    position = _argument("--plays", lambda cards: Position(dealt, strain, seat, cards), plays)
    values = Solver().card_values(position)
    _print(as_json.solve_json(position, values) if json_ else text.card_values(position, values))


@app.command(
    epilog="Example: declarer table 'N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3' "
    "--vulnerable NS",
)
def table(
    deal: Annotated[str, typer.Argument(metavar="DEAL", help=_DEAL_HELP)],
    vulnerable: Annotated[str, typer.Option(metavar="SIDES", help="None, NS, EW or All.")] = "None",
    dealer: Annotated[str, typer.Option(metavar="SEAT", help="Who calls first; it rarely matters.")] = "N",
    json_: Json = False,
) -> None:
    """Count the tricks of every declarer and strain, and par.

    All four hands are seen: these are double-dummy tricks.
    """
    dealt = _argument("DEAL", Deal.from_pbn, deal)
    vulnerability = _argument("--vulnerable", Vulnerability.parse, vulnerable)
    seat = _argument("--dealer", Seat.parse, dealer)
    tricks = Solver().dd_table(dealt)
    result = par(tricks, vulnerability, seat)
    if json_:
        _print(as_json.table_json(tricks, result))
    elif dealt.cards_each < 13:
        _print(text.table_grid(tricks))
    else:
        _print(text.table_grid(tricks) + "\n" + text.par_line(result, tricks, vulnerability))


@app.command(
    epilog="Example: declarer play hands.pbn --board 7 --contract 4SN --declarer monte-carlo:samples=50",
)
def play(
    file: PbnFile = None,
    board: Annotated[str | None, typer.Option(metavar="NAME", help="Which board; without it, the first.")] = None,
    contract: Annotated[
        str | None, typer.Option(metavar="CONTRACT", help="4SN, 3NTEx; without it, the board's own.")
    ] = None,
    declarer: Annotated[
        str, typer.Option("--declarer", metavar="NAME", help="Who declares; see `declarer players`.")
    ] = "monte-carlo:samples=20",
    defender: DefenderName = "arbitrary",
    seed: Seed = 1,
    json_: Json = False,
) -> None:
    """Play one board and show it trick by trick.

    A board without a contract is played in North-South's best makeable one.
    """
    playing = _player("--declarer", declarer, Role.DECLARER)
    defending = _player("--defender", defender, Role.DEFENDER)
    chosen = None if contract is None else _argument("--contract", Contract.parse, contract)
    read = _read(file)
    if not read.boards:
        raise typer.Exit(1)
    found = read.boards[0] if board is None else read.find(board)
    ready = prepare(found, contract=chosen)
    record = None
    if ready.contract is not None:
        record = play_prepared(ready, playing, defending, seed, read.boards.index(found))
    if json_:
        _print(as_json.play_json(ready, record))
    else:
        _print(text.heading(ready) + "\n\n" + text.diagram(found.deal))
        if record is not None:
            _print(f"\n{text.play_by_tricks(record)}\n\n{text.outcome(record)}")
    _exit_if(read.problems)


@app.command(
    epilog="Example: declarer match hands.pbn --declarer monte-carlo:samples=20 --declarer monte-carlo:samples=5 "
    "--seed 1 --jobs 2 -o played.pbn",
)
def match(
    file: PbnFile = None,
    declarer: Annotated[
        list[str] | None,
        typer.Option("--declarer", metavar="NAME", help="Who declares; give two or more to compare them."),
    ] = None,
    defender: DefenderName = "arbitrary",
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(min=1, metavar="N", help="Processes; the result does not depend on it.")] = 1,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="OUT.pbn", help="Write every board played, as PBN.")
    ] = None,
    json_: Json = False,
) -> None:
    """Play every board with each declarer; compare in IMPs.

    Each declarer plays at its own table against the same defenders. A board without a contract is played in
    North-South's best makeable one, undoubled, or is passed out.
    """
    names = declarer or ["monte-carlo:samples=20", "monte-carlo:samples=5"]
    declarers = [_player("--declarer", name, Role.DECLARER) for name in names]
    defending = _player("--defender", defender, Role.DEFENDER)
    read = _read(file)
    if not read.boards:
        raise typer.Exit(1)
    steps = len(read.boards) * (1 + len(declarers))
    with tqdm(total=steps, desc="playing", unit="board", delay=1, disable=None, leave=False, file=sys.stderr) as bar:
        played = play_match(
            read.boards, declarers, defending, seed, jobs, tables=output is not None, progress=bar.update
        )
    _print(as_json.match_json(played) if json_ else f"{text.match_boards(played)}\n\n{text.match_standings(played)}")
    if output is not None:
        write_pbn(output, _boards_of(played))
    for failure in played.failures:
        _say(f"declarer: board {failure.board}{f', {failure.declarer}' if failure.declarer else ''}: {failure.message}")
    if played.interrupted:
        _say("declarer: interrupted; the boards above are those that were finished")
    _exit_if(read.problems or played.failures or played.interrupted)


@app.command(
    epilog="Example: declarer advise hands.pbn --board 7 --after 20 --player payoff:samples=100. "
    "Or: declarer advise 'N:J.2.AJ9. - Q.3.KT8. -' --unseen 'H876 DQ65432 C5' --trump S --leader S "
    "--player payoff:samples=all",
)
def advise(
    what: Annotated[
        str,
        typer.Argument(
            metavar="FILE.pbn|ENDING",
            help="A file, or two partners' hands at the start of a trick: 'N:A2... - K3... -'.",
        ),
    ],
    player: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Who is asked; without it, payoff, or arbitrary at a defender's turn."),
    ] = None,
    board: Annotated[str | None, typer.Option(metavar="NAME", help="Which board; without it, the first.")] = None,
    after: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="After how many cards of the file's play; without it, after all."),
    ] = None,
    contract: Annotated[str | None, typer.Option(metavar="CONTRACT", help="4SN, 3NTEx; else the board's own.")] = None,
    unseen: Annotated[str, typer.Option(metavar="CARDS", help="Of an ending: the cards of the hidden hands.")] = "",
    trump: Annotated[str | None, typer.Option(metavar="STRAIN", help="Of an ending: S, H, D, C or NT.")] = None,
    leader: Annotated[str | None, typer.Option(metavar="SEAT", help="Of an ending: who leads.")] = None,
    tricks_needed: Annotated[
        int | None,
        typer.Option(min=0, max=13, metavar="N", help="Of an ending: the tricks that make the contract from here."),
    ] = None,
    vulnerable: Annotated[str, typer.Option(metavar="SIDES", help="Of an ending: None, NS, EW or All.")] = "None",
    seed: Seed = 1,
    json_: Json = False,
) -> None:
    """Ask a player which card to play, and what it thinks of each.

    The moment is one of a board in a file, seen by the player whose turn it is, or an ending of which two hands are
    seen.
    """
    chosen = None if contract is None else _argument("--contract", Contract.parse, contract)
    if is_ending(what):
        strain = _argument("--trump", Strain.parse, trump or (str(chosen.strain) if chosen else ""))
        seat = _argument("--leader", Seat.parse, leader or "")
        sides = _argument("--vulnerable", Vulnerability.parse, vulnerable)
        question = _argument(
            "ENDING", lambda text: question_of_ending(text, unseen, strain, seat, chosen, tricks_needed, sides), what
        )
    else:
        read = _read(Path(what))
        if not read.boards:
            raise typer.Exit(1)
        question = question_of_board(read.boards[0] if board is None else read.find(board), after, chosen)
    name = player or ("payoff" if question.role is Role.DECLARER else "arbitrary")
    decision = answer(question, _player("--player", name, question.role), seed)
    _print(as_json.decision_json(decision) if json_ else text.advice(question.position, decision))


@app.command()
def players() -> None:
    """List the players there are, with their options and defaults."""
    for role in Role:
        for name, entry in PLAYERS.items():
            if entry.role is role:
                _print(f"{name} ({role}): {entry.meaning}")
                for key, option in entry.options.items():
                    _print(f"    {f'{key}={option.default}':<20} {option.meaning}")


def _boards_of(played: Match) -> list[Board]:
    return [record_board(result, place, played) for result in played.results for place in range(len(played.declarers))]


def _read(file: Path | None) -> BoardFile:
    """The boards of a file, or the sample; what is wrong with it goes to standard error."""
    path = Path(str(files("experiments") / "data" / "sample.pbn")) if file is None else file
    read = read_pbn(path)
    for problem in read.problems:
        _say(f"declarer: {problem}")
    for board in read.boards:
        for remark in board.remarks:
            _say(f"declarer: {path}: board {board.name}: {remark}")
    return read


def _player(option: str, name: str, role: Role) -> PlayerSpec:
    return _argument(option, lambda given: parse_player(given, role), name)


def _argument(name: str, read: Callable[[str], Value], given: str) -> Value:
    """Read an argument; what is wrong with it is wrong usage."""
    try:
        return read(given)
    except BridgeError as error:
        raise typer.BadParameter(str(error), param_hint=name) from None


def _print(what: str | dict[str, object]) -> None:
    print(what if isinstance(what, str) else json.dumps(what, ensure_ascii=False))


def _say(message: str) -> None:
    print(message, file=sys.stderr)


def _exit_if(failed: object) -> None:
    if failed:
        raise typer.Exit(1)
