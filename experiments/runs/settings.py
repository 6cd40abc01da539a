"""Parses settings: TOML files, and comma-separated lists on the command line."""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ddsolver.errors import BridgeError
from experiments.errors import SettingsError, StoreError
from experiments.runs.lock import write_whole

if TYPE_CHECKING:
    from pydantic import BaseModel

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
Model = TypeVar("Model", bound="BaseModel")
T = TypeVar("T")


def read_values(path: Path) -> dict[str, Any]:
    """Return the values in a TOML file.

    :raises SettingsError: if the file cannot be read or is not TOML.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))  # editors of Windows write a byte order mark
    except OSError as error:
        raise SettingsError(f"cannot read {path}: {error.strerror}") from None
    except RecursionError:
        raise SettingsError(f"{path} is not a TOML file of settings: its brackets are nested too deeply") from None
    except ValueError as error:  # wrong TOML or UTF-8, or a number with more digits than Python reads
        raise SettingsError(f"{path} is not a TOML file: {error}") from None


def keep_settings(path: Path, text: str) -> None:
    """Write a run's settings atomically: an interruption leaves either the old file or the new one.

    :raises StoreError: if they cannot be written.
    """
    try:
        write_whole(path, lambda new: new.write_text(text, encoding="utf-8"))
    except OSError as error:
        raise StoreError(f"cannot write {path}: {error.strerror}") from None
    except UnicodeEncodeError as error:
        name = repr(error.object[max(0, error.start - 20) : error.end + 20])
        raise StoreError(f"cannot write {path}: it names a file whose name is not UTF-8 ({name}); rename it") from None


def first_repeated(values: Sequence[T]) -> T | None:
    """Return the first value that appears again, or None if all values differ."""
    return next((value for value in values if values.count(value) > 1), None)


def split_numbers(text: str) -> tuple[int, ...]:
    """Parse numbers that are separated by commas.

    :raises SettingsError: if a part is not a number.
    """
    words = [word.strip() for word in text.split(",") if word.strip()]
    for word in words:
        if not word.isdecimal() or len(word) > 15:
            given = repr(word[:40])
            raise SettingsError(f"{given} is not a number; give numbers separated by commas, as in '1,5,20'")
    return tuple(int(word) for word in words)


def make_settings(model: type[Model], values: Mapping[str, Any], where: str = "the settings") -> Model:
    """Return checked settings of a pydantic model.

    :raises SettingsError: if a value is invalid; the message begins with ``where``.
    """
    try:
        return model(**values)
    except BridgeError as error:
        raise SettingsError(f"{where}: {error}") from None


@contextmanager
def explained_faults(model: type[BaseModel]) -> Iterator[None]:
    """Convert pydantic's errors about ``model`` in the ``with`` block to a `SettingsError`."""
    from pydantic import ValidationError  # imported here, because splitting a list does not need it

    try:
        yield
    except ValidationError as error:
        known = [name for name, field in model.model_fields.items() if not field.exclude]
        faults = [_explain(fault, known) for fault in error.errors()]
        raise SettingsError("; ".join(map(str, faults)), faults[0].setting, faults[0].why) from None


_NEEDED = {
    "greater_than": "more than {gt:g} is needed",
    "greater_than_equal": "at least {ge:g} is needed",
    "less_than": "less than {lt:g} is needed",
    "less_than_equal": "at most {le:g} is needed",
    "int_type": "a whole number is needed",
    "int_parsing": "a whole number is needed",
    "int_from_float": "a whole number is needed",
    "float_type": "a number is needed",
    "float_parsing": "a number is needed",
    "bool_type": "true or false is needed",
    "bool_parsing": "true or false is needed",
    "string_type": "a text is needed",
    "tuple_type": "a list is needed",
    "dict_type": "a section with a value on every line is needed",
    "literal_error": "choose from {expected}",
}
"""For each type of pydantic's errors, the part of the message that says which values are valid."""


_REMOVED = {"engines": "name the command where you name the player, as in 'engine:cmd=./mine --fast,samples=50'"}
"""Settings that were removed, and what to write instead; kept for one minor version."""


def _explain(error: Any, known: Iterable[str]) -> SettingsError:
    key = ".".join(str(part) for part in error["loc"])
    if error["type"] == "extra_forbidden":
        if key in _REMOVED:
            return SettingsError(f"the setting {key!r} was removed: {_REMOVED[key]}")
        close = difflib.get_close_matches(key, list(known), n=1)
        hint = f", did you mean {close[0]!r}?" if close else f" (choose from {' '.join(known)})"
        return SettingsError(f"unknown setting {key!r}{hint}")
    if error["type"] == "missing":
        return SettingsError(f"{key} is missing")
    if error["type"] in _NEEDED:
        message = _NEEDED[error["type"]].format_map(error.get("ctx", {}))
        why = f"{error['input']!r}: {message}"
    else:
        message = why = error["msg"].removeprefix("Value error, ")
    setting = str(error["loc"][0]) if key else getattr(error.get("ctx", {}).get("error"), "setting", "")
    written = "" if isinstance(error["input"], dict) else f" is {error['input']!r}"
    shown = f"{key}{written}" if key else setting
    return SettingsError(f"{shown}: {message}" if shown else message, setting, why)


def toml_lines(values: Mapping[str, Any], section: str = "") -> list[str]:
    """Return the lines of TOML for settings: texts, numbers, booleans, lists, and mappings, which become sections."""
    lines = [f"{_key(key)} = {_toml(value)}" for key, value in values.items() if not isinstance(value, Mapping)]
    if section and lines:
        lines = ["", f"[{section}]", *lines]
    for key, value in values.items():
        if isinstance(value, Mapping):
            lines += toml_lines(value, f"{section}.{_key(key)}" if section else _key(key))
    return lines


def _key(name: str) -> str:
    return name if _BARE_KEY.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def _toml(value: Any) -> str:
    """Return a value as TOML; unlike JSON, TOML calls infinity ``inf``."""
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)
