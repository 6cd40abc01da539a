"""The fields of a question, as JSON gives them, and the checks of their types."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import fields as dataclass_fields
from typing import Any

from experiments.errors import FormatError
from experiments.questions.situation import Situation

Fields = Mapping[str, Any]
"""The fields of a question, as JSON gives them."""
_MOST_TEXT = 2000
"""The longest text in a field."""


def check_names(question: str, fields: Fields, known: Collection[str]) -> None:
    """Check that a question has only fields that it knows.

    :raises FormatError: if it has another one.
    """
    for name in fields:
        if name not in known:
            raise FormatError(f"unknown field {name!r} of {question} (choose from {', '.join(known)})")


def seed_field(fields: Fields) -> int:
    """Return the random seed (default: 1).

    :raises FormatError: if it is no whole number from 0 below 2**64.
    """
    seed = fields.get("seed", 1)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**64:
        raise FormatError(f"the field 'seed' is {str(seed)[:40]!r}: a whole number from 0 is needed")
    return seed


def flag_field(fields: Fields, name: str) -> bool:
    """Return a field that is true or false (default: false).

    :raises FormatError: if it is neither.
    """
    value = fields.get(name, False)
    if not isinstance(value, bool):
        raise FormatError(f"the field {name!r} is {str(value)[:40]!r}: true or false is needed")
    return value


def text_field(fields: Fields, name: str, default: str = "", *, listed: bool = False) -> str:
    """Return the text of a field, or the default if it is missing; ``listed`` texts may be lists of words.

    :raises FormatError: if it is no text, or too long.
    """
    value = fields.get(name, default)
    if listed and isinstance(value, list) and all(isinstance(each, str) for each in value):
        value = " ".join(value)
    if not isinstance(value, str) or len(value) > _MOST_TEXT:
        what = f"a text of at most {_MOST_TEXT} characters{', or a list of words' if listed else ''}"
        raise FormatError(f"the field {name!r} must be {what}")
    return value


_OF_SITUATION = tuple(each.name for each in dataclass_fields(Situation))


def situation_of(fields: Fields) -> Situation:
    """Return the situation in the fields of a question; calls and cards may be lists, and an empty text is none."""
    texts = (
        (name, text_field(fields, name, listed=name in ("auction", "plays")))
        for name in _OF_SITUATION
        if name in fields
    )
    given = {name: text for name, text in texts if text}
    if "auction" not in given and "contract" in given:
        given.pop("dealer", None)  # forms always have one
    return Situation(**given)
