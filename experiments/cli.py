"""The `declarer` command. Each subcommand lives with its subject, and is imported only when it is called.

Results go to standard output; progress, remarks and errors go to standard error. The exit status is 0 on success,
1 if something failed (a broken board, a player that raised an exception), and 2 for a usage error.
"""

from __future__ import annotations

import gc
import sys
import warnings
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group

from experiments.command_line.examples import example_lines
from experiments.command_line.old_forms import told_about
from experiments.command_line.terminal import harmless_output, open_streams
from experiments.runs.file_names import record_command
from experiments.runs.processes.interruption import STOPPED, end_start, listen, say_stopped


class Listed(NamedTuple):
    """A command in the list of commands."""

    folder: str
    """The folder of `experiments` that the command lives in."""
    meaning: str
    """The line that `declarer --help` shows."""
    module: str = "command"
    """The module in the folder whose ``app`` has the command."""


COMMANDS: dict[str, dict[str, Listed]] = {
    "Play": {
        "play": Listed("questions.play", "Play one board and show the play trick by trick."),
        "practice": Listed("questions.practice", "Bid and play deals of a topic with robots."),
        "advise": Listed("questions.advise", "Ask a player which card to play, and why."),
        "lead": Listed("questions.lead", "Compare opening leads on layouts consistent with the auction."),
        "bid": Listed("questions.bid", "Show which call a hand should make, or bid a whole file."),
        "explain": Listed("questions.explain", "Show what each call of an auction probably says."),
        "review": Listed("questions.review", "Review played boards: what every card cost double dummy."),
        "evening": Listed("questions.evening", "Write pages about an evening: results and costly cards."),
        "scenarios": Listed("questions.scenarios", "Show card-play problems, or test players on them."),
        "players": Listed("questions", "List all players with their options and defaults.", "players"),
    },
    "Solve": {
        "solve": Listed("questions", "Count the double-dummy tricks of every legal card.", "solve"),
        "table": Listed("questions.table", "Show the double-dummy table of a deal, and its par."),
        "suit": Listed("questions.suit", "Find the best ways to play a suit, with exact odds."),
        "simulate": Listed("questions.simulate", "Deal the unknown hands at random and rate contracts."),
        "solver-page": Listed("questions.solver_page", "Write a page that solves any deal in the browser."),
    },
    "Files": {
        "show": Listed("questions", "Write web pages that replay boards card by card.", "show"),
        "serve": Listed("questions.serve", "Answer the questions of programs over HTTP."),
        "convert": Listed("questions", "Convert board files to other formats, and merge them.", "convert"),
    },
    "Experiments": {
        "match": Listed("competitions.match", "Compare declarers on the same deals."),
        "tune": Listed("competitions.tune", "Find the sample count that scores best within a time budget."),
        "reproduce": Listed("competitions.thesis", "Repeat the experiments of Asiminakis's thesis (2017)."),
        "league": Listed("competitions.league", "Rank players, with confidence intervals and CPU time."),
        "bid-match": Listed("competitions.bidding", "Compare two bidders on solved deals."),
        "calibrate": Listed("competitions.yardstick", "Compare our players with people and programs."),
        "run": Listed("competitions.run", "Resume a run, print its report, or compare two runs."),
    },
    "Other programs": {
        "table-manager": Listed("competitions.tables", "Play a match at tables that other programs connect to."),
        "sit": Listed("competitions.tables", "Seat one of our players at any table manager.", "sit_command"),
    },
    "Set-up": {
        "warm-up": Listed("command_line", "Compile the solver and the players in advance.", "set_up"),
        "c-library": Listed("command_line", "Write the solver as a C library, with an example.", "set_up"),
    },
    "Whist": {
        "whist": Listed("questions", "Analyse two-person whist, or test conjectures about it.", "whist"),
    },
}
"""Every command, by group. `declarer --help` shows the list without importing the commands."""
_INTERRUPTED = 130


def load_command(name: str) -> Any:
    """Import a command; return it as click has it."""
    (listed,) = (commands[name] for commands in COMMANDS.values() if name in commands)
    command = get_group(import_module(f"experiments.{listed.folder}.{listed.module}").app).commands[name]
    for part in (command, *getattr(command, "commands", {}).values()):
        part.format_epilog = partial(_write_examples, part.epilog or "")
        for parameter in part.params:
            if parameter.param_type_name == "argument":
                # In the help, it is what to type, such as FILE, without the Python type that Typer adds.
                parameter.display_type_rich = lambda ctx: None  # noqa: ARG005 - as Typer calls it
                if parameter.hidden:  # Typer leaves it out of the list of arguments, but not out of the usage
                    parameter.get_usage_pieces = lambda ctx: []  # noqa: ARG005 - as Typer calls it
            _explain_refusals(parameter)
    return command


def _write_examples(epilog: str, ctx: Any, formatter: Any) -> None:  # noqa: ARG001 - as Typer calls it
    """Write each example to a line of its own, however long: a command copied from several lines does not run."""
    formatter.write_paragraph()
    with formatter.indentation():
        for line in example_lines(epilog):
            formatter.write(f"{'':{formatter.current_indent}}{line}\n")


def _explain_refusals(parameter: Any) -> None:
    """Quote a value of a parameter that is refused, and refuse an empty text as the name of a file or folder.

    As a `Path`, an empty text would be the current folder.
    """
    process = parameter.process_value
    typed = getattr(parameter, "type_descriptor", None)  # versions of Typer before 0.29 have none
    is_path = typed is not None and typed.annotation in (Path, list[Path])

    def checked(ctx: Any, value: Any) -> Any:
        if is_path and (value == "" or (isinstance(value, list | tuple) and "" in value)):
            why = "the name of a file or folder is empty; is a variable of the shell not set?"
            raise typer.BadParameter(why, ctx=ctx, param=parameter)
        try:
            return process(ctx, value)
        except typer.BadParameter as error:
            if isinstance(value, str) and repr(value) not in error.message:
                error.message = f"{value!r}: {error.message}"
            raise

    parameter.process_value = checked


class _Command(TyperCommand):
    """A command that is imported when it is called."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        """Import the real command and return its context."""
        assert self.name is not None
        command = load_command(self.name)
        end_start()
        return command.make_context(info_name, args, parent, **extra)


class _Commands(TyperGroup):
    """The `declarer` command with its subcommands, which are imported only when they are called."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {
            name: _Command(name, help=listed.meaning) for group in COMMANDS.values() for name, listed in group.items()
        }

    def format_commands(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002 - as TyperGroup has it
        """Write the commands by group, the most used group first."""
        width = max(map(len, self.commands))
        for title, commands in COMMANDS.items():
            with formatter.section(title):
                formatter.write_dl([(name.ljust(width), listed.meaning) for name, listed in commands.items()])


app = typer.Typer(
    cls=_Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(is_given: bool) -> None:
    if is_given:
        from importlib.metadata import version

        typer.echo(f"declarer {version('declarer')}")
        raise typer.Exit


@app.callback()
def declarer(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_print_version, help="Print the version and exit.")
    ] = False,
) -> None:
    """Bid, play and solve bridge deals, and measure who plays better."""


def main() -> None:
    """Run the command line; Ctrl-C and SIGTERM stop it cleanly."""
    # Most objects of a command live to its end. With 100,000 boards, looking through them took a third of the time.
    gc.set_threshold(100_000, 20, 50)
    warnings.showwarning = _show_warning
    try:
        listen()
        open_streams()
        # Imported late because it imports numpy, which takes a while.
        from ddsolver.search.cancellation import stopped_by_ctrl_c

        with stopped_by_ctrl_c():
            run()
    except KeyboardInterrupt:
        say_stopped()
        sys.exit(1)


def _show_warning(message: Warning | str, *_: object, **__: object) -> None:
    """Print a warning as a line, such as the new name of an option."""
    sys.stderr.write(f"declarer: {message}\n")


def run(arguments: Sequence[str] | None = None) -> None:
    """Run the command with ``arguments`` (default: those of the process), and exit.

    Input errors are reported in one line, never as a traceback.
    """
    with harmless_output():
        try:
            given = sys.argv[1:] if arguments is None else arguments
            if (told := told_about(given)) is not None:
                typer.echo(f"declarer: {told}", err=True)
                sys.exit(2)
            record_command(given)
            try:
                app(arguments, prog_name="declarer")
            except SystemExit:
                sys.stdout.flush()
                raise
        except SystemExit as end:
            if end.code != _INTERRUPTED:
                raise
            typer.echo(STOPPED, err=True)  # Typer exits with 130 and says nothing
            sys.exit(1)
        except Exception as error:
            # Imported late because it imports numpy, which `--help` does not need.
            from ddsolver.errors import BridgeError

            if isinstance(error, OSError) and error.filename is not None:  # the system refuses a file or folder
                typer.echo(f"declarer: cannot use {str(error.filename)[:300]}: {error.strerror}", err=True)
            elif isinstance(error, BridgeError):
                typer.echo(f"declarer: {error}", err=True)
            else:
                raise
            sys.exit(1)
