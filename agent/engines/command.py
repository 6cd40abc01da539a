"""The command that starts an engine."""

from __future__ import annotations

import hashlib
import shlex
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from agent.errors import PlayerError

SECONDS = 60.0
"""The time limit for an answer, unless the user names another."""


@dataclass(frozen=True, slots=True)
class EngineCommand:
    """A program and its arguments, the wall time that each of its answers may take, in seconds, and its options."""

    words: tuple[str, ...]
    seconds: float = SECONDS
    defaults: tuple[tuple[str, str], ...] = ()
    """Options that have another default than the engine declares, as text."""

    @classmethod
    def parse(cls, text: str) -> EngineCommand:
        """Split a command as a shell does: ``./my-engine --fast``.

        :raises PlayerError: if it is empty, or a quotation mark is not closed.
        """
        try:
            words = tuple(shlex.split(text))
        except ValueError as error:
            raise PlayerError(f"the engine's command {text!r} cannot be split into words: {error}") from None
        if not words:
            raise PlayerError("an engine needs a command, as in engine:cmd=./my-engine")
        return cls(words)

    def __str__(self) -> str:
        return shlex.join(self.words)

    @property
    def digest(self) -> str:
        """A hash of the program's file, of all files among its arguments, such as a script, and of its options."""
        digest = hashlib.blake2b(digest_size=4)
        for word, path in zip(self.words, self._files(), strict=True):
            digest.update(word.encode() + b"\0")
            if path is not None:
                digest.update(path.read_bytes())
        digest.update(repr(self.defaults).encode() if self.defaults else b"")
        return digest.hexdigest()

    def _files(self) -> Iterator[Path | None]:
        for place, word in enumerate(self.words):
            found = shutil.which(word) if place == 0 else word
            path = Path(found) if found else None
            yield path if path is not None and path.is_file() else None
