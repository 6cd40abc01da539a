"""Helpers of all commands, for reading arguments and for printing."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, field, fields
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_type_hints

import typer

from ddsolver.errors import BridgeError
from experiments.boards.texts import text_of_bytes
from experiments.errors import SettingsError

Value = TypeVar("Value")

Json = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


def new_app() -> typer.Typer:
    """Return an empty Typer application for the commands of a module."""
    return typer.Typer(pretty_exceptions_enable=False, rich_markup_mode=None)


def option(default: Any, metavar: str, help_: str, *names: str, **limits: Any) -> Any:
    """Return a field of a class of options, for `command`.

    ``default`` is ``...`` if the option is required, and ``metavar`` is empty if it takes no value. The ``names`` are
    those of the field unless given; ``limits`` are ``min`` and ``max`` of a number.
    """
    return _parameter(default, typer.Option(*names, metavar=metavar or None, help=help_, **limits))


def positional(default: Any, metavar: str, help_: str) -> Any:
    """Return a field of a class of options, for `command`, that has no flag; ``default`` is as in `option`."""
    return _parameter(default, typer.Argument(metavar=metavar, show_default=False, help=help_))


def _parameter(default: Any, read_as: object) -> Any:
    given: Any = {} if default is ... else {"default": default}
    return field(**given, metadata={"parameter": read_as})


def command(app: typer.Typer, options: type[Value], **settings: Any) -> Callable[[Callable[[Value], None]], object]:
    """Return a decorator that registers a function as a command.

    The fields of the dataclass ``options`` are the command's arguments and options. The function receives an instance.
    """

    def register(run: Callable[[Value], None]) -> Callable[[Value], None]:
        def call(**given: Any) -> None:
            run(options(**given))

        hints = get_type_hints(options, include_extras=True)
        for each in fields(options):  # type: ignore[arg-type]
            if "parameter" in each.metadata:
                hints[each.name] = Annotated[hints[each.name], each.metadata["parameter"]]
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
    """Parse an argument with ``read``; raise a usage error if this fails."""
    try:
        return read(given)
    except BridgeError as error:
        # An error that names the argument of a function would name it twice.
        why = str(error).removeprefix(f"{name.removeprefix('--')}: ")
        raise typer.BadParameter(why, param_hint=name) from None


def optional(name: str, read: Callable[[str], Value], given: str | None) -> Value | None:
    """Parse an option with ``read`` if it is given; raise a usage error if this fails."""
    return None if given is None else argument(name, read, given)


def refuse_if(is_wrong: object, flag: str, why: str) -> None:
    """Raise a usage error about an option or argument if ``is_wrong`` is true."""
    if is_wrong:
        raise typer.BadParameter(why, param_hint=flag)


def refuse_given(options: object, names: Iterable[str], applies_to: str) -> None:
    """Raise a usage error that names those of some options that were given although they apply to something else.

    ``names`` are fields of ``options``.
    """
    values = ((name, getattr(options, name)) for name in names)
    given = [name for name, value in values if not (value is None or value is False or value in ("", []))]
    if given:
        flags = ", ".join(f"--{name.rstrip('_').replace('_', '-')}" for name in given)
        why = f"{'it only applies' if len(given) == 1 else 'they only apply'} to {applies_to}"
        raise typer.BadParameter(why, param_hint=flags)


def settings_of(
    model: Callable[..., Value], values: Mapping[str, object], options: Mapping[str, str] | None = None
) -> Value:
    """Return the settings that a command's options give; a wrong setting is a usage error that names its option.

    ``options`` names the options that are not called like their settings.
    """
    try:
        return model(**values)
    except SettingsError as error:
        if not error.setting:
            raise typer.BadParameter(error.why) from None
        option = (options or {}).get(error.setting, f"--{error.setting.replace('_', '-')}")
        raise typer.BadParameter(error.why, param_hint=option) from None


def same_named(model: Any, options: object) -> dict[str, Any]:
    """Return the settings that are called like an option, and have its value; options without a value are left out."""
    values = {name: getattr(options, name, None) for name in model.model_fields}
    return {name: value for name, value in values.items() if value is not None}


def needed(name: str, given: str | None, why: str) -> str:
    """Return the value of an option that is required here; a missing value is a usage error."""
    if given is None:
        raise typer.BadParameter(why, param_hint=name)
    return given


def standard_input(given: str) -> str:
    """Return the argument itself, or standard input if the argument is ``-``."""
    if given != "-":
        return given
    with text_of_bytes(sys.stdin.buffer.read(), "standard input").open() as text:
        return text.read()


def check_can_write(path: Path | None, flag: str) -> None:
    """Raise a usage error if the file of an option cannot be written; call this before the work starts."""
    is_wrong = path is not None and (path.is_dir() or not path.parent.is_dir())
    refuse_if(is_wrong, flag, f"cannot write {path}: it is a folder, or its folder does not exist")


def check_folder(path: Path | None, flag: str) -> None:
    """Raise a usage error if the folder of an option is a file; call this before the work starts."""
    refuse_if(path is not None and path.exists() and not path.is_dir(), flag, f"{path} is a file; give a folder")


def show(what: str | dict[str, object]) -> None:
    """Print a result to standard output; a dictionary is printed as JSON."""
    print(what if isinstance(what, str) else json.dumps(what, ensure_ascii=False), flush=True)


def say(message: str) -> None:
    """Print a message to standard error."""
    print(message, file=sys.stderr)


def exit_if(failed: object) -> None:
    """Exit with status 1 if ``failed`` is true."""
    if failed:
        raise typer.Exit(1)
