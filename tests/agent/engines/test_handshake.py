"""What an engine declares: its options, its names, and the command that starts it."""

from __future__ import annotations

import json
import keyword
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from agent.engines.command import EngineCommand
from agent.engines.player import EnginePlayer
from agent.engines.running import stop_engines
from agent.engines.settings import EngineSettings
from agent.errors import PlayerError
from agent.options import Settings
from agent.registry import PlayerSpec, Role, parse_player
from tests.engines import engine, played


@pytest.fixture(autouse=True)
def _no_engine_is_left() -> Iterator[None]:
    yield
    stop_engines()


DECLARED = "{'options': {'samples': {'type': 'integer', 'default': 20, 'minimum': 1, 'maximum': 99}, \
'fast': {'type': 'boolean', 'default': False}, 'style': {'type': 'choice', 'choices': ['a', 'b'], 'default': 'a'}}}"


def test_options_are_typed_and_reach_the_engine(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    name = engine(tmp_path, f"open({str(seen)!r}, 'w').write(json.dumps(options))\nsay(card(message))", DECLARED)
    assert played(f"{name},samples=7,fast=yes").fault is None
    assert seen.read_text() == '{"samples": 7, "fast": true, "style": "a"}'
    player = parse_player(f"{name},style=b", Role.DECLARER)
    assert player.key == f"{name},samples=20,style=b"
    assert parse_player(player.key, Role.DECLARER) == player
    assert pickle.loads(pickle.dumps(player)) == player
    for wrong in ("samples=100", "fast=perhaps", "style=c"):
        with pytest.raises(PlayerError, match=f"engine: option {wrong.split('=')[0]} is "):
            parse_player(f"{name},{wrong}", Role.DECLARER)
    with pytest.raises(PlayerError, match="unknown option of engine: 'depth=3'"):
        parse_player(f"{name},depth=3", Role.DECLARER)


def taken_names() -> list[str]:
    """Words of Python, and every name that settings and players have as attributes."""
    owners = EngineSettings, Settings, PlayerSpec, EnginePlayer, object
    names = {*keyword.kwlist, *keyword.softkwlist, *(name for owner in owners for name in dir(owner))}
    return sorted(names | {*EngineSettings.__annotations__, "self", "cls", "values", "name", "kind", "seed"})


def test_an_engine_may_give_its_options_any_name(tmp_path: Path) -> None:
    names = taken_names()
    assert {"lambda", "class", "command", "identity", "options", "__init__", "_values"} <= {*names}
    seen = tmp_path / "seen"
    declared = str({"options": {name: {"type": "integer", "default": 1} for name in names}})
    name = engine(tmp_path, f"open({str(seen)!r}, 'w').write(json.dumps(options))\nsay(card(message))", declared)
    player = parse_player(f"{name},{','.join(f'{each}=2' for each in names)}", Role.DECLARER)
    assert player.settings.written() == {"cmd": name.partition("=")[2], **dict.fromkeys(names, "2")}
    assert parse_player(player.key, Role.DECLARER) == player
    assert hash(parse_player(player.key, Role.DECLARER)) == hash(player)
    assert pickle.loads(pickle.dumps(player)) == player
    assert player.replace(**dict.fromkeys(names, 1)) == parse_player(name, Role.DECLARER) != player
    assert played(player.key, **{"lambda": 3, "self": 3}).fault is None
    assert json.loads(seen.read_text()) == dict.fromkeys(names, 2) | {"lambda": 3, "self": 3}
    with pytest.raises(PlayerError, match="option lambda is 'x': a whole number"):
        player.replace(**{"lambda": "x"})


@pytest.mark.parametrize(
    ("declared", "reason"),
    [
        ("{'protocol': 3}", "speaks protocol 3, not 1 or 2"),
        ("{'name': ''}", "gives '' as its name"),
        ("{'roles': ['dummy']}", "a role or a value of 'sees' that does not exist"),
        ("{'roles': []}", "declares no role"),
        ("{'options': {'samples': {'type': 'integer', 'default': 'many'}}}", "declares the option 'samples'"),
        ("{'options': {'cmd': {'type': 'string', 'default': ''}}}", "declares the option 'cmd', which is reserved"),
        ("{'options': []}", "options that are not a JSON object"),
        ("{'protocol': 'x' * 900_000}", "speaks protocol 'xxx"),
        ("{'version': 'x' * 900_000}", "gives 'xxx.* as its version"),
        ("{'sees': ['x' * 900_000]}", "a role or a value of 'sees' that does not exist"),
        ("{'options': {'x' * 400_000: 'x' * 400_000}}", "declares the option 'xxx"),
        ("{'options': {'x': {'type': 'choice', 'choices': 'x' * 900_000}}}", "declares the option 'x'"),
        (r"{'options': {'x': {'type': 'choice', 'choices': ['\ud800'], 'default': '\ud800'}}}", "the option 'x'"),
    ],
)
def test_a_wrong_handshake_is_refused_with_what_is_wrong(declared: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(PlayerError, match=reason) as error:
        parse_player(engine(tmp_path, declared=declared), Role.DECLARER)
    assert len(str(error.value)) < 1_000, "a message quotes only the beginning of what an engine wrote"


@pytest.mark.parametrize(
    ("system", "text", "words"),
    [
        ("linux", r"""'my engine' --name=a\ b "c d" # e""", ("my engine", "--name=a b", "c d", "#", "e")),
        (
            "win32",
            r"""'C:\my engines\one.exe' --book=C:\x "c d" e""",
            (r"C:\my engines\one.exe", r"--book=C:\x", "c d", "e"),
        ),
    ],
)
def test_a_command_is_split_as_the_system_writes_paths(
    system: str, text: str, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert EngineCommand.parse(text).words == words


@pytest.mark.parametrize(
    ("command", "reason"),
    [("", "an engine needs a command"), ("/nowhere/engine", "cannot be started: No such"), ('"x', "cannot be split")],
)
def test_a_command_that_starts_nothing_is_refused(command: str, reason: str) -> None:
    with pytest.raises(PlayerError, match=reason):
        parse_player(f"engine:cmd={command}", Role.DECLARER)
