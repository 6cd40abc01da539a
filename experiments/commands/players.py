"""`declarer players`: who there is."""

from __future__ import annotations

from agent.errors import PlayerError
from agent.registry import PLAYERS, Entry, Role, load_plug_in, plug_ins
from experiments.commands.common import Json, new_app, say, show

app = new_app()


@app.command(epilog="Example: declarer players")
def players(json_: Json = False) -> None:
    """List the players there are, with their options and defaults."""
    entries = dict(PLAYERS)
    for name in plug_ins():
        try:
            entries[name] = load_plug_in(name)
        except PlayerError as error:
            say(f"declarer: {error}")
    if json_:
        show({"players": [_as_json(name, entry) for name, entry in entries.items()]})
        return
    for role in Role:
        for name, entry in entries.items():
            if role in entry.roles:
                show(f"{name} ({role}): {entry.meaning}")
                for key, option in entry.options.items():
                    show(f"    {f'{key}={option.default}':<20} {option.meaning}")


def _as_json(name: str, entry: Entry) -> dict[str, object]:
    return {
        "name": name,
        "roles": [str(role) for role in entry.roles],
        "sees": str(entry.sees),
        "meaning": entry.meaning,
        "options": {key: {"default": each.default, "meaning": each.meaning} for key, each in entry.options.items()},
    }
