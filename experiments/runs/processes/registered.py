"""Sends the players that a script or notebook registered to the processes that play."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from joblib.externals.loky.backend.reduction import dumps

from agent.added import add_entry, registered_entries
from experiments.runs.code_version import adopt_identities, identity_of

_REMEDY = "put the player into a package (docs/tutorials/your-own-player.md), or play in one process"


class _Packed(NamedTuple):
    """What one process has registered."""

    players: Mapping[str, bytes | str]
    """Each player's entry, pickled, or why it cannot be."""
    identities: Mapping[str, str]
    """What identifies the code of each player; its sources may be out of another process's reach."""


def pack() -> bytes:
    """Return what this process has registered, for `unpack` in another process; nothing if it has registered nothing.

    The classes and functions of a script or notebook are sent whole, those of modules by name.
    """
    players = registered_entries()
    if not players:
        return b""
    identities = {name: identity_of(name, entry) for name, entry in players.items()}
    return pickle.dumps(_Packed({name: _pickled(entry) for name, entry in players.items()}, identities))


def _pickled(entry: object) -> bytes | str:
    try:
        return bytes(dumps(entry))
    except Exception as error:  # whatever the methods of a user's class raise
        return f"cannot be sent to other processes ({type(error).__name__}: {error}): {_REMEDY}"


@lru_cache(maxsize=1)
def unpack(packed: bytes) -> None:
    """Register in this process what another one has registered; each text of `pack` is read once.

    A player that cannot be loaded here stays unknown, and the error that says so gives the reason.
    """
    if not packed:
        return
    found: _Packed = pickle.loads(packed)
    for name, entry in found.players.items():
        add_entry(name, _loaded(entry))
    adopt_identities(found.identities)


def _loaded(entry: bytes | str) -> Any:
    if isinstance(entry, str):
        return entry
    try:
        return pickle.loads(entry)
    except Exception as error:  # whatever the import of a user's module raises
        return f"cannot be loaded in this process ({type(error).__name__}: {error}): {_REMEDY}"
