"""What every command shares: reading arguments, printing."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import MISSING, fields
from inspect import Parameter, Signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_type_hints

import typer

from ddsolver.errors import BridgeError
from experiments.boards.reading import decoded

if TYPE_CHECKING:
    pass

Value = TypeVar("Value")

Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def new_app() -> typer.Typer:
    """Where the commands of a module are kept."""
    return typer.Typer(pretty_exceptions_enable=False, rich_markup_mode=None)


def command(app: typer.Typer, options: type[Value], **settings: Any) -> Callable[[Callable[[Value], None]], object]:
    """Register a function as a command whose parameters are the fields of a dataclass, of which it gets one value."""

    def register(run: Callable[[Value], None]) -> Callable[[Value], None]:
        def call(**given: Any) -> None:
            run(options(**given))

        hints = get_type_hints(options, include_extras=True)
        parameters = [
            Parameter(
                each.name,
                Parameter.KEYWORD_ONLY,
                default=Parameter.empty if each.default is MISSING else each.default,
                annotation=hints[each.name],
            )
            for each in fields(options)  # type: ignore[arg-type]
        ]
        call.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
        call.__annotations__ = hints
        call.__name__, call.__doc__ = run.__name__, run.__doc__
        app.command(**settings)(call)
        return run

    return register


def argument(name: str, read: Callable[[str], Value], given: str) -> Value:
    """Read an argument; what is wrong with it is wrong usage."""
    try:
        return read(given)
    except BridgeError as error:
        raise typer.BadParameter(str(error), param_hint=name) from None


def needed(name: str, given: str | None, why: str) -> str:
    """An option that cannot be left out here."""
    if given is None:
        raise typer.BadParameter(f"it is missing: {why}", param_hint=name)
    return given


def standard_input(given: str) -> str:
    """An argument, or what comes on standard input if it is ``-``."""
    return decoded(sys.stdin.buffer.read()) if given == "-" else given


def check_can_write(path: Path | None, flag: str) -> None:
    """Make sure, before the work is done, that what a flag names can be written; None is not written."""
    if path is not None and (path.is_dir() or not path.parent.is_dir()):
        raise typer.BadParameter(f"cannot write {path}: it is a folder, or there is none for it", param_hint=flag)


def show(what: str | dict[str, object]) -> None:
    """Print a result: text, or JSON."""
    print(what if isinstance(what, str) else json.dumps(what, ensure_ascii=False))


def say(message: str) -> None:
    """Print what is not a result: to standard error."""
    print(message, file=sys.stderr)


def exit_if(failed: object) -> None:
    """Exit with status 1 if something failed."""
    if failed:
        raise typer.Exit(1)
