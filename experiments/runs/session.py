"""Opens runs: in a folder that keeps settings and boards, or in a temporary folder for one command."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Annotated, Any, ClassVar, Self, TypeVar

import psutil
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationInfo, model_validator

from agent.registry import Defence, Role, parse_player
from ddsolver.errors import BridgeError
from experiments.errors import FailedRunError, OutputError, SettingsError, StoreError
from experiments.runs.contract_sets import different_sets
from experiments.runs.file_names import resumed_by
from experiments.runs.lock import LOCK_FILE, is_being_written
from experiments.runs.progress import failure_line
from experiments.runs.settings import (
    explained_faults,
    first_repeated,
    keep_settings,
    make_settings,
    read_values,
    toml_lines,
)
from experiments.runs.store import SETTINGS_FILE, Store

T = TypeVar("T")
DECLARER = partial(parse_player, role=Role.DECLARER)
"""Reads a declarer."""
ContractSets = Annotated[tuple[str, ...], AfterValidator(different_sets)]
"""Names of different contract sets."""


class KeptSettings(BaseModel):
    """The settings of a run, kept as ``settings.toml`` in its folder. Unknown keys are errors."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    kind: ClassVar[str]
    """The command that plays runs with these settings."""

    seed: Annotated[int, Field(ge=0)] = 1
    keys: dict[str, str] = Field(default_factory=dict, exclude=True)
    """What each player's text in the settings means: the player with all its options, as rows of the run name it.

    A run keeps this, so the players stay the same even if presets or defaults change.
    """

    @model_validator(mode="after")
    def _keys_are_of_players(self) -> Self:
        for name in self.keys.keys() & type(self).model_fields.keys():
            raise ValueError(f"{name!r} stands below [{_KEYS}]; put it above, with the other settings")
        return self

    def __init__(self, **values: Any) -> None:
        with explained_faults(type(self)):
            super().__init__(**values)
        self.keys.update(self.player_keys())

    @property
    def facts(self) -> dict[str, str]:
        """What cannot change within a run: its kind and its seed."""
        return {"kind": self.kind, "seed": str(self.seed)}

    @property
    def first_facts(self) -> dict[str, str]:
        """The facts with which a run begins."""
        return self.facts

    def player_keys(self) -> dict[str, str]:
        """Return the key of each player that the settings name, by its text in them."""
        return {}

    def to_toml(self) -> str:
        """Return the settings as TOML text that `read` accepts."""
        head = f"# What `declarer {self.kind}` plays; after a change `declarer run resume` plays what is missing."
        lines = toml_lines(self.model_dump(mode="json", exclude_none=True))
        return _with_keys("\n".join([head, "# The seed must stay.", "", *lines]) + "\n", self.keys)

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read settings from a TOML file; a missing setting gets its default.

        :raises SettingsError: if the file cannot be read, is not TOML, or holds an unknown or invalid setting.
        """
        return make_settings(cls, read_values(path), str(path))

    @classmethod
    def _read_kept(cls, path: Path) -> Self:
        """Read the settings of a run that exists.

        Version 0.2 wrote no keys: what its texts leave out, such as a bidder's system, has the first default.
        """
        values = read_values(path)
        settings = make_settings(cls, values, str(path))
        if values.get(_KEYS):
            return settings
        return cls(**settings.model_dump(), keys={text: text for text in settings.keys})

    @classmethod
    def of_run(cls, store: Store, *, resumed: bool = False) -> Self:
        """Read the settings of a run from its folder.

        If the run is ``resumed``, also facts that were not yet written down when it began must agree.

        :raises StoreError: if the run is of another kind, or its folder has no settings file.
        :raises SettingsError: if the settings cannot be read, or have another seed or other `facts` than the run.
        """
        path = store.folder / SETTINGS_FILE
        kind = store.facts().get("kind")
        if kind != cls.kind:
            raise StoreError(f"{store.folder} holds a run of `declarer {kind}`, not of `declarer {cls.kind}`")
        if not path.exists():
            raise StoreError(
                f"{store.folder} has no {SETTINGS_FILE}; repeat the command that began the run, "
                "which resumes it and writes the file"
            )
        settings = cls._read_registered(path)
        other = store.other_fact(settings.facts, assumed=resumed)
        if other is not None:
            key, has, asked = (text or "(none)" for text in other)
            remedy = f"set it to {has}" if key in cls.model_fields else "undo the change"
            raise SettingsError(
                f"{path} has {key} = {asked}, but the run has {key} {has}; the {key} cannot change within a run: "
                f"{remedy}, or start a new run in another folder"
            )
        return settings

    @classmethod
    def _read_registered(cls, path: Path) -> Self:
        """Read settings that may name a player that a script registered; an error says how such a run goes on."""
        try:
            return cls._read_kept(path)
        except SettingsError as error:
            if "unknown declarer:" not in str(error) and "unknown defender:" not in str(error):
                raise
            raise SettingsError(
                f"{error}. If a Python script registered this player, resume the run in Python: register the player, "
                f"then call resume_run({str(path.parent)!r}) of experiments.competitions.kinds"
            ) from None

    def of_store(self, store: Store) -> Self:
        """Return the settings with which a store is filled: players that it knows by their texts stay the same."""
        path = store.folder / SETTINGS_FILE
        if path.exists():
            with suppress(SettingsError):
                return self.model_copy(update={"keys": self.keys | self._read_kept(path).keys})
        return self

    def keep(self, store: Store) -> Self:
        """Write the settings to the folder of a run, and return them as `of_store` does.

        If the run has the same ones, perhaps with a user's comments, only the keys of new players are added.

        :raises StoreError: if they cannot be written.
        """
        path = store.folder / SETTINGS_FILE
        settings = self.of_store(store)
        text = settings.to_toml()
        kept = path.read_text(encoding="utf-8-sig", errors="replace") if path.exists() else ""
        with suppress(SettingsError):  # there are none, or none that can be read
            values = read_values(path)
            if make_settings(type(self), values, str(path)) == settings:
                known = values.get(_KEYS, {})
                text = _with_keys(kept, {name: key for name, key in settings.keys.items() if name not in known})
        if kept != text:
            keep_settings(path, text)
        return settings


_KEYS = "keys"
_HEADING = f"[{_KEYS}]\n"


def _with_keys(text: str, keys: Mapping[str, str]) -> str:
    """Return settings as TOML text with the keys of further players.

    They stand before all other tables, so that a line that a user adds at the end is no key.
    """
    lines = "".join(f"{line}\n" for line in toml_lines(keys))
    if not lines:
        return text
    if _HEADING in text:
        return text.replace(_HEADING, _HEADING + lines, 1)
    why = "# The players of this run with their options. They stay the same, even if presets or defaults change."
    before, table, after = text.partition("\n[")
    return f"{before}\n{why}\n{_HEADING}{lines}{table}{after}"


def read_player(keys: Mapping[str, str], text: str, parse: Callable[..., T]) -> T:
    """Return the player that ``parse`` reads: in the key of the player with this text or, without one, in the text."""
    return parse(keys.get(text, text), is_key=text in keys)


def known_keys(info: ValidationInfo) -> Mapping[str, str]:
    """Return the keys of players that settings have, to a validator of another field."""
    keys: Mapping[str, str] = info.data.get("keys", {})
    return keys


def existing_players(parse: Callable[..., Any]) -> AfterValidator:
    """Return a check that the players of a setting, or its single player, exist and differ."""

    def check(value: Any, info: ValidationInfo) -> Any:
        texts = [value] if isinstance(value, str) else value
        if repeated := first_repeated([read_player(known_keys(info), text, parse).key for text in texts]):
            raise ValueError(f"the player {repeated!r} is given twice; give each player once")
        return value

    return AfterValidator(check)


Declarers = Annotated[tuple[str, ...], existing_players(DECLARER)]
"""Different declarers."""
Defenders = Annotated[tuple[str, ...], existing_players(Defence.parse)]
"""Different defences: one player for both defenders, or two as ``A & B``."""


@contextmanager
def open_run(folder: Path | str | None, facts: Mapping[str, str], *, may_mix_programs: bool = False) -> Iterator[Store]:
    """Open the store of a new or existing run; without a folder, open a temporary one that is removed afterwards.

    If the ``with`` block raises an error before it has added results, the run gets back the settings that it had.

    :raises StoreError: as `Store`.
    :raises OutputError: if the ``with`` block raises it; the message says where the results are.
    """
    remove_left_overs()
    folder = None if folder is None else Path(folder)
    with (
        temporary_folder() if folder is None else nullcontext(folder) as place,
        Store(place, facts, create=True, may_mix_programs=may_mix_programs) as store,
        kept_results(folder),
        _settings_of_refused_put_back(store),
    ):
        yield store


@contextmanager
def _settings_of_refused_put_back(store: Store) -> Iterator[None]:
    """If the ``with`` block raises an error before it has added results, put back the settings that the run had.

    A command keeps its settings before it looks for deals, so that it can be resumed from then on. Some reasons to
    refuse it show only later: deals of another seed, boards of another program, a port in use.
    """
    path = store.folder / SETTINGS_FILE
    before = None
    with suppress(OSError, UnicodeDecodeError):  # there are none, or none that can be read
        before = path.read_text(encoding="utf-8")
    try:
        yield
    except OutputError:
        raise
    except BridgeError:
        if before is not None and not store.has_new_results:
            with suppress(StoreError):  # the first error says more
                keep_settings(path, before)
        raise


def refuse_without_results(store: Store, *, has_results: bool, interrupted: bool) -> None:
    """Raise an error if a run has no results because boards failed; it gives the reason of the first failure.

    :raises FailedRunError: if this is so.
    """
    failures = [] if has_results or interrupted else store.failures()
    if failures:
        boards = "1 board" if len(failures) == 1 else f"{len(failures)} boards"
        raise FailedRunError(f"the run has no results, because {boards} failed: {failure_line(failures[0])}")


@contextmanager
def kept_results(folder: Path | None) -> Iterator[None]:
    """If the results of a run cannot be printed in the ``with`` block, say in the error where they are, or are not.

    :raises OutputError: with this message.
    """
    try:
        yield
    except OutputError as error:
        kept = "the boards are lost; give a folder with --run to keep them"
        if folder is not None:
            kept = f"the boards are kept; print the result with {resumed_by(folder)}"
        raise OutputError(f"{error}; {kept}") from None


_SHARED_MEMORY = Path("/dev/shm")
_TEMPORARY = "declarer-temporary-run-"
_PROCESS = r"(\d{1,9})"
_SEMAPHORE = re.compile(rf"sem\.loky-{_PROCESS}-.*")
_FOLDER = re.compile(rf"(?:joblib_memmapping_folder_{_PROCESS}_.*|{_TEMPORARY}{_PROCESS}-[a-z0-9_]{{8}})")
"""The names of loky's semaphores, and of joblib's and our own folders, with the process id. Users' names differ."""


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """Make a temporary folder for a run, and remove it at the end of the ``with`` block.

    From the process id in its name, `remove_left_overs` knows whether the folder is in use.

    :raises StoreError: if there is no place for temporary folders.
    """
    try:
        folder = tempfile.TemporaryDirectory(prefix=f"{_TEMPORARY}{os.getpid()}-")
    except OSError as error:
        raise StoreError(
            f"cannot make a temporary folder for the run ({error.strerror}): name a folder with --run, or set the "
            "environment variable TMPDIR"
        ) from None
    with folder as name:
        yield Path(name)


def remove_left_overs() -> None:
    """Remove the semaphores, folders and temporary runs of processes that have ended."""
    for path in _of_dead_processes(_SEMAPHORE, _SHARED_MEMORY):
        with suppress(OSError):
            path.unlink()
    for path in _of_dead_processes(_FOLDER, _SHARED_MEMORY, Path(tempfile.gettempdir())):
        with suppress(OSError, sqlite3.Error):
            if not path.name.startswith(_TEMPORARY):
                path.rmdir()  # removes only an empty folder
            # The process may live in another container that shares the folder, but not its process ids.
            elif not ((path / LOCK_FILE).exists() and is_being_written(path)):
                shutil.rmtree(path, ignore_errors=True)


def _of_dead_processes(names: re.Pattern[str], *places: Path) -> Iterator[Path]:
    for place in {*places}:
        with suppress(OSError):
            for path in place.iterdir():
                made_by = names.fullmatch(path.name)
                if made_by and not psutil.pid_exists(int(made_by[made_by.lastindex or 1])):
                    yield path
