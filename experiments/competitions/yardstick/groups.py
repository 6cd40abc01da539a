"""Groups of players, written as in ``BEN=thor*,BEN-*``: a group's name, and patterns for players' names in files."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from experiments.errors import SettingsError

Group = tuple[str, tuple[str, ...]]


def parse_group(text: str) -> Group:
    """Return the name and the patterns of a group such as ``BEN=thor*,BEN-*``; ``*`` and ``?`` are wildcards.

    :raises SettingsError: if the name or the patterns are missing.
    """
    name, _, rest = text.partition("=")
    patterns = tuple(filter(None, (part.strip() for part in rest.split(","))))
    if not name.strip() or not patterns:
        raise SettingsError(f"{text!r} is not a group; give a name and patterns of players' names, as in 'BEN=thor*'")
    return name.strip(), patterns


def group_of(name: str, groups: Sequence[Group]) -> str:
    """Return the first group that a player's name belongs to; without one, the name itself.

    Case is ignored.
    """
    folded = name.casefold()
    for group, patterns in groups:
        if any(fnmatchcase(folded, pattern.casefold()) for pattern in patterns):
            return group
    return name
