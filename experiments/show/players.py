"""A table of players with all their settings, including those with default values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from agent.errors import PlayerError
from agent.players.objective import Aim
from agent.registry import BidderSpec, PlayerSpec, Role, parse_bidder, parse_player
from experiments.show.table import Column, Table

AIM_WORDS: Mapping[Aim, str] = {"points": "points", "tricks": "tricks", "make": "the contract", "imps": "IMPs"}
"""What a player plays for, in words."""
_COLUMNS = (
    Column("name", words=True),
    Column("player", words=True),
    Column("all settings", words=True, key="settings", wraps=True),
)
_ROLE = Column("role", words=True)


def players_table(players: Mapping[str, str]) -> Table:
    """Return a table with a row for each declarer; ``players`` maps names to players with their options."""
    rows = tuple((name, player, settings_text(player, Role.DECLARER)) for name, player in players.items())
    return Table(_COLUMNS, rows, "Players")


def roles_table(declarers: Iterable[str], defenders: Iterable[str], bidders: Iterable[str] = ()) -> Table:
    """Return a table with a row for each declarer, defender and bidder; repeated ones get one row in each role."""
    rows = [(key, key, settings_text(key, Role.DECLARER), "declarer") for key in dict.fromkeys(declarers)]
    rows += [(key, key, settings_text(key, Role.DEFENDER), "defender") for key in dict.fromkeys(defenders)]
    rows += [(key, key, _settings(partial(parse_bidder, key)), "bidder") for key in dict.fromkeys(bidders)]
    return Table((*_COLUMNS, _ROLE), tuple(rows), "Players")


def settings_text(player: str, role: Role) -> str:
    """Return all options of a player, given by its key, with their values; empty if it is not installed here."""
    return _settings(partial(parse_player, player, role))


def _settings(parse: Callable[..., PlayerSpec | BidderSpec]) -> str:
    try:
        settings = parse(is_key=True).settings
    except PlayerError:
        return ""
    return ", ".join(f"{name}={option.kind.write(settings.value(name))}" for name, option in settings.options().items())
