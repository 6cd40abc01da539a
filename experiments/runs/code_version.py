"""Identifies the code that plays a board: our version, a hash of our sources, plug-ins, engines and system files."""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points, version
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from agent.calls.system.file import is_system_file, read_system_file
from agent.engines.settings import EngineSettings
from agent.errors import PlayerError
from agent.player import Entry
from agent.players.bidding.bidders import NetSettings
from agent.players.settings import Inference
from agent.registry import PLUG_INS, BidderSpec, Defence, PlayerSpec, Role, Spec, parse_player
from experiments.errors import StoreError
from experiments.runs.store import Store

_OURS = ("agent", "ddsolver")
"""The packages that decide which cards our players play."""
_KINDS = ("*.py", "*.toml", "*.npz")
"""The files of these packages that decide it: sources, fitted coefficients and networks."""
_SOURCES = (".py", ".toml", ".json", ".csv")
"""In a plug-in, the content of files with these endings is hashed.

Of other files, such as network weights, only name and size are hashed.
"""

_identities: dict[str, str] = {}
"""What identifies the players that another process registered, by name."""


@cache
def program() -> str:
    """Return our version and a hash of our players' and solver's sources and networks: ``0.2.0+1f0c9a7b``."""
    digest = hashlib.blake2b(digest_size=4)
    for package in _OURS:
        folder = Path(str(files(package)))
        for path in sorted(path for kind in _KINDS for path in folder.rglob(kind)):
            digest.update(f"{package}/{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return f"{version('declarer')}+{digest.hexdigest()}"


@cache
def program_of(player: PlayerSpec, defence: Defence, bidders: tuple[BidderSpec, ...] = ()) -> str:
    """Return a text that identifies the code of a board's declarer and defenders, and of who bid it (see `code_of`)."""
    return code_of((player, defence.left, defence.right), bidders)


def code_of(players: Collection[PlayerSpec], bidders: Collection[BidderSpec] = ()) -> str:
    """Return a text that identifies the code of some players and bidders.

    It is `program`, followed by ``+name-version.hash`` for each plug-in and each engine among them, and by
    ``+file.hash`` for each file of a bidding system.
    """
    specs: list[Spec] = [*players, *bidders]
    engines = {spec.settings.identity for spec in specs if isinstance(spec.settings, EngineSettings)}
    others = {
        spec.name: spec.entry
        for spec in specs
        if not spec.is_built_in and not isinstance(spec.settings, EngineSettings)
    }
    inferring = [spec.settings for spec in specs if isinstance(spec.settings, Inference)]
    others |= {part.name: part.entry for each in inferring for part in each.parts.values()}
    plug_ins = [identity_of(name, others[name]) for name in sorted(others)]
    systems = {spec.settings.system for spec in specs if isinstance(spec.settings, NetSettings)}
    own = [f"{Path(name).name}.{read_system_file(name).digest}" for name in systems if is_system_file(name)]
    return "+".join([program(), *plug_ins, *sorted(engines), *sorted(own)])


def check_program(store: Store, bidders: Collection[tuple[BidderSpec, ...]] = ((),)) -> None:
    """Check that the boards of a run were bid and played by the current code.

    ``bidders`` are those of each table of the run. Players that are not installed here are skipped.

    :raises StoreError: if another version played some of the boards, and the store may not mix versions.
    """
    if store.may_mix_programs:
        return
    for player, defender, played_by, number in store.programs():
        try:
            playing, defending = (
                parse_player(player, Role.DECLARER, is_key=True),
                Defence.parse(defender, is_key=True),
            )
        except PlayerError:
            continue
        programs = [program_of(playing, defending, each) for each in bidders]
        if played_by not in programs:
            raise StoreError(
                f"{store.folder}: {number} boards of {player} against {defender} were played by "
                f"{played_by or 'an unknown version'}, but this program is {programs[0]}, which may play different "
                "cards. Add --mix to keep both in one run, or name another folder"
            )


def adopt_identities(identities: Mapping[str, str]) -> None:
    """Take over what identifies the players that another process registered; their sources may be out of reach here."""
    _identities.update(identities)
    program_of.cache_clear()


def identity_of(name: str, entry: Entry) -> str:
    """Return the name of a plug-in or of a registered player, its version, and a hash of its sources."""
    if name in _identities:
        return _identities[name]
    point = next(iter(entry_points(group=PLUG_INS, name=name)), None)
    digest = hashlib.blake2b(digest_size=4)
    for part in _registered(entry) if point is None else _installed(point):
        digest.update(part + b"\0")
    installed = point.dist.version if point is not None and point.dist is not None else ""
    return f"{name}-{installed}.{digest.hexdigest()}"


def _installed(point: EntryPoint) -> Iterator[bytes]:
    """Yield the name and the content (or size, see `_SOURCES`) of every file of an installed plug-in."""
    listed = {path.parts[0] for path in (point.dist.files if point.dist is not None else None) or ()}
    modules = {name.removesuffix(".py") for name in listed if name.removesuffix(".py").isidentifier()}
    for name in sorted({point.module.partition(".")[0], *modules}):
        try:
            spec = find_spec(name)
        except (ImportError, ValueError):
            spec = None
        if spec is None:
            continue
        folders = [Path(location) for location in spec.submodule_search_locations or ()]
        if not folders and spec.origin is not None:
            yield from _content(Path(spec.origin), Path(spec.origin).name)
        for folder in folders:
            for path in sorted(path for path in folder.rglob("*") if path.is_file()):
                if "__pycache__" not in path.parts:
                    yield from _content(path, f"{name}/{path.relative_to(folder).as_posix()}")


def _content(path: Path, name: str) -> Iterator[bytes]:
    yield name.encode()
    yield path.read_bytes() if path.suffix in _SOURCES else str(path.stat().st_size).encode()


def _registered(entry: Entry) -> Iterator[bytes]:
    """Yield the source of a player that a script or notebook registered.

    For a script, this is the file of the player's module. For a notebook, it is the player's factory, and the functions
    and classes of the notebook that the factory names.
    """
    module = sys.modules.get(entry.make.__module__)
    file = getattr(module, "__file__", None)
    if file is not None and Path(file).is_file():
        yield Path(file).read_bytes()
        return
    code = getattr(entry.make, "__code__", None)
    names = code.co_names if code is not None else ()
    for thing in (entry.make, *(getattr(module, name, None) for name in names)):
        if getattr(thing, "__module__", None) == entry.make.__module__:
            try:
                yield inspect.getsource(thing).encode()  # type: ignore[arg-type]
            except (OSError, TypeError):
                continue
