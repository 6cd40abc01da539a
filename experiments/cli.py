"""The `declarer` command; its subcommands are in `experiments.commands`, each imported when it is called.

Results go to standard output; progress, remarks and errors to standard error. The exit status is 0 when all went
well, 1 when something failed (a broken board, a player that raised), 2 when the command was used wrongly.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group

from experiments.commands.terminal import harmless_output

_GROUPS: dict[str, dict[str, str]] = {
    "Experiments": {
        "match": "Play every deal with each declarer; compare in IMPs.",
        "tune": "Find the number of samples with the best score for its time.",
        "reproduce": "Play the thesis's chapter 6, on any grid.",
        "league": "Put every player on one table, with error bars and its price.",
        "run": "Resume a run that was stopped, report it, or compare two.",
    },
    "Play": {
        "play": "Play one board and show it trick by trick.",
        "advise": "Ask a player which card to play, and what it thinks of each.",
        "lead": "Compare opening leads over layouts that fit the auction.",
        "review": "Go through played boards card by card: what each cost.",
        "scenarios": "Pose problems of card play, or try players on them.",
        "calibrate": "Ask players at the turns of boards that people played.",
        "players": "List the players there are, with their options and defaults.",
    },
    "Solve": {
        "solve": "Value every legal card, all four hands seen.",
        "table": "Count the tricks of every declarer and strain, and par.",
        "suit": "Play a single suit exactly: the best plans and their chances.",
        "simulate": "Deal what is not known, and count what contracts are worth.",
    },
    "Files": {
        "show": "Make pages on which boards are stepped through card by card.",
        "serve": "Show boards as pages on which any card can be tried.",
        "convert": "Write the boards of files into one, .pbn or .lin.",
    },
    "Whist": {
        "whist": "Analyse a two-player ending, or test the conjectures on it.",
    },
}
"""Every command by the heading of its group, and what it is for: help on all of them imports none."""
_RENAMED = {
    ("resume",): "run resume RUN",
    ("report",): "run report RUN",
    ("compare",): "run compare RUN RUN",
    ("league", "run"): "league FILE.toml -o RUN",
    ("league", "resume"): "run resume RUN",
    ("league", "table"): "run report RUN",
}
"""Commands of before December 2026, and what they are called now."""

_INTERRUPTED = 130


class _Command(TyperCommand):
    """A command that is imported when it is called."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        """The context of the command itself, which replaces this one."""
        assert self.name is not None
        module = import_module(f"experiments.commands.{self.name}")
        return get_group(module.app).commands[self.name].make_context(info_name, args, parent, **extra)


class _Commands(TyperGroup):
    """All commands, none of them imported."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {
            name: _Command(name, help=meaning) for group in _GROUPS.values() for name, meaning in group.items()
        }

    def format_commands(self, ctx: Any, formatter: Any) -> None:  # noqa: ARG002 - as TyperGroup has it
        """Write the commands in groups, those of most use first."""
        width = max(map(len, self.commands))
        for title, commands in _GROUPS.items():
            with formatter.section(title):
                formatter.write_dl([(name.ljust(width), meaning) for name, meaning in commands.items()])


app = typer.Typer(
    cls=_Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"declarer {version('declarer')}")
        raise typer.Exit


@app.callback()
def declarer(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_print_version, help="Print the version.")
    ] = False,
) -> None:
    """Plays the cards at bridge: a double-dummy solver, declarers that cannot see the hidden cards, and matches."""


def main() -> None:
    """Run the command; Ctrl-C and SIGTERM stop it in good order."""
    from ddsolver.search.cancellation import stopped_by_ctrl_c
    from experiments.runs.processes.interruption import listen

    # A terminal that has no sign for a suit or a letter of a name shows a question mark.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    listen()
    try:
        with stopped_by_ctrl_c():
            run()
    except KeyboardInterrupt:
        sys.exit(1)


def run(arguments: Sequence[str] | None = None) -> None:
    """Run the command with ``arguments``, by default the program's, and exit.

    Wrong input is reported in one line, never as a traceback.
    """
    with harmless_output():
        try:
            _check_renamed(sys.argv[1:] if arguments is None else arguments)
            app(arguments, prog_name="declarer")
        except SystemExit as end:
            # Typer's status of a command that Ctrl-C ends; another that stops in good order has 1.
            sys.exit(1 if end.code == _INTERRUPTED else end.code)
        except Exception as error:
            # Only now: this brings in numpy, which `--help` does without.
            from ddsolver.errors import BridgeError

            if not isinstance(error, BridgeError):
                raise
            typer.echo(f"declarer: {error}", err=True)
            sys.exit(1)


def _check_renamed(arguments: Sequence[str]) -> None:
    """Refuse the old name of a command."""
    for old, new in _RENAMED.items():
        if tuple(arguments[: len(old)]) == old:
            typer.echo(f"declarer: `declarer {' '.join(old)}` is now `declarer {new}`", err=True)
            sys.exit(2)
