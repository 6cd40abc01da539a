"""Settings as people write them: a TOML file, or lists on the command line."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from experiments.errors import SettingsError


def read_values(path: Path) -> dict[str, Any]:
    """What a TOML file holds.

    :raises SettingsError: if the file cannot be read or is not TOML.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path} is not a TOML file: {error}") from None


def split_players(text: str) -> tuple[str, ...]:
    """Players with commas between, whose options have commas between too: ``monte-carlo,payoff:depth=2,aim=make``."""
    players: list[str] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        if "=" in part and ":" not in part and players:
            players[-1] += f",{part}"
        else:
            players.append(part)
    return tuple(players)


def split_numbers(text: str) -> tuple[int, ...]:
    """Numbers with commas between.

    :raises SettingsError: if something else is there.
    """
    words = [word.strip() for word in text.split(",") if word.strip()]
    for word in words:
        if not word.isdecimal() or len(word) > 15:
            given = repr(word[:40])
            raise SettingsError(f"{given} is not a number (numbers with commas between are needed, as in '1,5,20')")
    return tuple(int(word) for word in words)
