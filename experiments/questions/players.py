"""`declarer players`: list the players."""

from __future__ import annotations

from collections.abc import Mapping

from agent.errors import PlayerError
from agent.registry import PLAYERS, Entry, load_plug_in, plug_ins
from experiments.command_line.common import Json, new_app, say, show

app = new_app()


@app.command(epilog="Example: declarer players")
def players(json_: Json = False) -> None:
    """List all players with their options and defaults."""
    entries = dict(PLAYERS)
    for name in plug_ins():
        try:
            entries[name] = load_plug_in(name)
        except PlayerError as error:
            say(f"declarer: {error}")
    show({"players": [_as_json(name, entry) for name, entry in entries.items()]} if json_ else _as_text(entries))


def _as_text(entries: Mapping[str, Entry]) -> str:
    """Return the players with their presets, then all options.

    An option that only one or two players have is followed by the names of these players.
    """
    lines, options = [], dict[tuple[str, str], list[str]]()
    for name, entry in entries.items():
        lines.append(f"{name} ({' or '.join(entry.roles)}): {entry.help}")
        lines += [f"    {f'{name}:{preset}':<20} {each.help}: {each.options}" for preset, each in entry.presets.items()]
        for key, option in entry.settings.options().items():
            default = f"{key}={option.kind.write(option.default)}"
            options.setdefault((default, option.help), []).append(name)
    lines.append("engine:cmd=COMMAND: another program, in any language (docs/reference/engine-protocol.md)")
    lines.append("options and their defaults, as in payoff:samples=50,aim=make")
    for (default, meaning), names in options.items():
        only = f" ({', '.join(names)})" if len(names) < 3 else ""
        lines.append(f"    {default:<20} {meaning}{only}")
    return "\n".join(lines)


def _as_json(name: str, entry: Entry) -> dict[str, object]:
    return {
        "name": name,
        "roles": [str(role) for role in entry.roles],
        "sees": str(entry.sees),
        "help": entry.help,
        "presets": entry.preset_options,
        "options": {
            key: {"default": option.kind.write(option.default), "help": option.help}
            for key, option in entry.settings.options().items()
        },
    }
