"""A table of players with all their settings, including those with default values."""

from __future__ import annotations

from collections.abc import Mapping

from agent.errors import PlayerError
from agent.players.objective import Aim
from agent.registry import Role, parse_player
from experiments.show.table import Column, Table

AIM_WORDS: Mapping[Aim, str] = {"points": "points", "tricks": "tricks", "make": "the contract", "imps": "IMPs"}
"""What a player plays for, in words."""
_COLUMNS = (
    Column("name", words=True),
    Column("player", words=True),
    Column("all settings", words=True, key="settings", wraps=True),
)


def players_table(players: Mapping[str, str], role: Role = Role.DECLARER) -> Table:
    """Return a table with a row for each player; ``players`` maps names to players with their options."""
    rows = tuple((name, player, settings_text(player, role)) for name, player in players.items())
    return Table(_COLUMNS, rows, "Players")


def settings_text(player: str, role: Role) -> str:
    """Return all options of a player with their values; empty if the player is not installed here."""
    try:
        settings = parse_player(player, role).settings
    except PlayerError:
        return ""
    return ", ".join(
        f"{name}={option.kind.write(getattr(settings, name))}" for name, option in settings.options().items()
    )
