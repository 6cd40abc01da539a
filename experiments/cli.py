"""The `declarer` command; its subcommands are in `experiments.commands`.

Results go to standard output; progress, remarks and errors to standard error. The exit status is 0 when all went
well, 1 when something failed (a broken board, a player that raised), 2 when the command was used wrongly.
"""

from __future__ import annotations

import sys

from ddsolver.errors import BridgeError
from experiments.commands import converting, matches, playing, runs, showing, solving, tuning, whist
from experiments.commands.common import app, say
from experiments.runs.interruption import listen

__all__ = ["app", "converting", "main", "matches", "playing", "runs", "showing", "solving", "tuning", "whist"]


def main() -> None:
    """Run the command; what it was given wrong is told in a line, never as a traceback."""
    listen()
    try:
        app(prog_name="declarer")
    except BridgeError as error:
        say(f"declarer: {error}")
        sys.exit(1)
