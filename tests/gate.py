"""A player that waits until a test lets it go on, so that a run can be killed in the middle, always at the same place.

The run's processes find it as the player ``gated`` of another package; the folder that it waits at is in their
environment.
"""

from __future__ import annotations

import os
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from agent.knowledge.view import View
from agent.options import one_of, whole_number
from agent.player import Decision, PerfectPlayer, Player
from agent.registry import PLAYERS, Entry, Role, Settings, option, parse_player

_PLACE = "DECLARER_TEST_GATE"
_ROOT = Path(__file__).parent.parent


class Gate:
    """Where the players of a run wait, seen from the test: a token lets one of them play its board."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._tokens = 0
        package = folder / "gated-1.0.dist-info"
        package.mkdir(parents=True)
        (package / "METADATA").write_text("Metadata-Version: 2.1\nName: gated\nVersion: 1.0\n")
        (package / "entry_points.txt").write_text("[declarer.players]\ngated = tests.gate:ENTRY\n")
        paths = os.pathsep.join([str(folder), str(_ROOT)])
        self.environment = {**os.environ, "PYTHONPATH": paths, _PLACE: str(folder)}

    def let(self, boards: int) -> None:
        """Let a number of boards be played."""
        for _ in range(boards):
            self._tokens += 1
            (self._folder / f"token-{self._tokens}").touch()

    def open(self) -> None:
        """Let all boards be played from now on."""
        (self._folder / "open").touch()

    def wait_for(self, players: int, run: subprocess.Popen[str]) -> list[int]:
        """Wait until this many processes stand at the gate and no token is left; return their ids."""
        patience = time.monotonic() + 200
        while True:
            assert run.poll() is None, run.communicate()[0]
            assert time.monotonic() < patience, "the players do not come to the gate"
            waiting = [int(path.name.removeprefix("waiting-")) for path in self._folder.glob("waiting-*")]
            if len(waiting) == players and not any(self._folder.glob("token-*")):
                return sorted(waiting)
            time.sleep(0.02)

    def forget(self) -> None:
        """Those who waited are dead."""
        for path in self._folder.glob("waiting-*"):
            path.unlink()

    def passed(self) -> set[int]:
        """The ids of all processes that were ever let through."""
        return {int(path.name.removeprefix("passed-")) for path in self._folder.glob("passed-*")}


class Gated:
    """Waits at the gate before its first card, then plays like another player."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._waits = True

    def decide(self, view: View) -> Decision:
        if self._waits:
            self._waits = False
            _wait(Path(os.environ[_PLACE]))
        return self._player.decide(view)


def _wait(folder: Path) -> None:
    here = folder / f"waiting-{os.getpid()}"
    here.touch()
    while not (folder / "open").exists() and not _take_token(folder):
        time.sleep(0.02)
    (folder / f"passed-{os.getpid()}").touch()
    here.unlink(missing_ok=True)


def _take_token(folder: Path) -> bool:
    for token in folder.glob("token-*"):
        try:
            token.unlink()
        except FileNotFoundError:
            continue
        return True
    return False


@dataclass(frozen=True, kw_only=True)
class GatedSettings(Settings):
    """How many layouts, and which player it plays like."""

    samples: int = option(1, whole_number(1, 1000), "layouts")
    kind: str = option("monte-carlo", one_of(("monte-carlo", "payoff")), "which player it plays like")


def _make(settings: GatedSettings, generator: np.random.Generator) -> Gated:
    spec = parse_player(f"{settings.kind}:samples={settings.samples}", Role.DECLARER)
    player = PLAYERS[spec.name].make(spec.settings, generator)
    assert not isinstance(player, PerfectPlayer)
    return Gated(player)


ENTRY = Entry(
    Role.DECLARER,
    "waits until a test lets it play",
    GatedSettings,
    _make,
)
