"""The command that starts an engine."""

from __future__ import annotations

import hashlib
import shlex
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from agent.errors import PlayerError
from agent.option_text import split_options

SECONDS = 60.0
"""The default time limit for an answer, in seconds."""


@dataclass(frozen=True, slots=True)
class EngineCommand:
    """How to start an engine, and how long to wait for an answer (wall time in seconds)."""

    words: tuple[str, ...]
    seconds: float = SECONDS

    @classmethod
    def parse(cls, text: str) -> EngineCommand:
        """Return the command in a text such as ``./my-engine --fast``, split as a shell does.

        On Windows, a backslash separates folders and escapes nothing.

        :raises PlayerError: if the text is empty or a quotation mark is not closed.
        """
        try:
            words = tuple(_split(text))
        except ValueError as error:
            raise PlayerError(f"the engine's command {text!r} cannot be split into words: {error}") from None
        if not words:
            raise PlayerError("an engine needs a command, as in engine:cmd=./my-engine")
        return cls(words)

    def __str__(self) -> str:
        return " ".join(map(_quoted, self.words))

    @property
    def digest(self) -> str:
        """A hash of the command and of the files that it names (the program, scripts)."""
        digest = hashlib.blake2b(digest_size=4)
        for word, path in zip(self.words, self._files(), strict=True):
            digest.update(word.encode() + b"\0")
            if path is not None:
                digest.update(path.read_bytes())
        return digest.hexdigest()

    def _files(self) -> Iterator[Path | None]:
        for place, word in enumerate(self.words):
            found = shutil.which(word) if place == 0 else word
            path = Path(found) if found else None
            yield path if path is not None and path.is_file() else None


def command_in(options: str) -> str:
    """Return the value of the option ``cmd`` in a text of options; empty if there is none."""
    return next((value for key, _, value in split_options(options) if key.strip() == "cmd"), "")


def _quoted(word: str) -> str:
    """Return a word as a shell reads it, so that no sign in it separates options or players."""
    plain = shlex.quote(word)
    return f"'{word}'" if plain == word and ("," in word or word in ("+", "/")) else plain


def _split(text: str) -> Iterator[str]:
    lexer = shlex.shlex(text, posix=True)
    lexer.whitespace_split = True
    lexer.commenters = ""
    if sys.platform == "win32":
        lexer.escape = ""
    return lexer
