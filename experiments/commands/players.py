"""`declarer players`: who there is."""

from __future__ import annotations

from agent.errors import PlayerError
from agent.registry import PLAYERS, Role, load_plug_in, plug_ins
from experiments.commands.common import new_app, say, show

app = new_app()


@app.command(epilog="Example: declarer players")
def players() -> None:
    """List the players there are, with their options and defaults."""
    entries = dict(PLAYERS)
    for name in plug_ins():
        try:
            entries[name] = load_plug_in(name)
        except PlayerError as error:
            say(f"declarer: {error}")
    for role in Role:
        for name, entry in entries.items():
            if role in entry.roles:
                show(f"{name} ({role}): {entry.meaning}")
                for key, option in entry.options.items():
                    show(f"    {f'{key}={option.default}':<20} {option.meaning}")
