"""Texts of board files that can be read piece by piece, and more than once."""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from typing import BinaryIO, TextIO

from experiments.errors import FormatError

_CHARSET = re.compile(rb"(?:%[^\n]*+\n)*?%[ \t]*+content-type:[^\n]*?charset=[\"']?([a-z0-9._-]{1,40})", re.IGNORECASE)
_TEXT_ENCODINGS = ("utf-8", "iso8859", "cp125", "ascii", "koi8", "mac-")
_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_CONTROLS = bytes(range(9)) + bytes(range(14, 26)) + bytes(range(27, 32))
"""Control characters that do not occur in text. 26 (Ctrl-Z) is not one of them: it ends files of old systems."""
_MOST_CONTROLS = 0.05
"""The largest share of control characters in a text; random bytes have 10 %."""
_BYTES = 1 << 18
"""The number of bytes that are read at once; a directive about the encoding is among the first of them."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text that can be read more than once."""

    name: str
    """The name in messages."""
    open: Callable[[], TextIO]
    """Return the text from its beginning, with line feeds at the ends of lines."""


def given_text(text: str, name: str) -> Text:
    """Return a text that is in memory."""
    return Text(name, lambda: StringIO(text, newline=None))


def text_of_file(path: Path) -> Text:
    """Return the text of a file; what can be read only once, such as a pipe, is kept in memory.

    :raises OSError: if the file cannot be opened.
    :raises FormatError: if it is not text (`text_of_bytes`).
    """
    if not path.is_file():
        return text_of_bytes(path.read_bytes(), str(path))
    return _text(str(path), lambda: path.open("rb"))


def text_of_bytes(raw: bytes, name: str) -> Text:
    """Return the text of bytes.

    These encodings are tried in order: the one in a directive ``%Content-type: text/x-pbn; charset=...`` at the
    beginning, UTF-8 with or without a byte order mark, Windows-1252, Latin-1. A text in UTF-16 has its own byte order
    mark.

    :raises FormatError: if it has a NUL, or many other control characters; or if it begins with the byte order mark of
        UTF-16, but is not UTF-16.
    """
    return _text(name, lambda: BytesIO(raw))


def _text(name: str, open_bytes: Callable[[], BinaryIO]) -> Text:
    encoding = _encoding(name, open_bytes)
    # A file that changes between two readings may have become another kind of text; that is no reason to fail.
    return Text(name, lambda: TextIOWrapper(open_bytes(), encoding, errors="replace", newline=None))


def _encoding(name: str, open_bytes: Callable[[], BinaryIO]) -> str:
    """Return the encoding of a text.

    :raises FormatError: as `text_of_bytes`.
    """
    with open_bytes() as file:
        start = file.read(_BYTES)
    is_wide = start.startswith(_UTF_16)
    size = controls = 0
    try:
        for piece in map(str.encode, _decoded(open_bytes, "utf-16")) if is_wide else _pieces(open_bytes):
            size += len(piece)
            controls += len(piece) - len(piece.translate(None, _CONTROLS))
            if b"\0" in piece:
                controls = size + 1
                break
    except UnicodeError as error:
        raise FormatError(
            f"{name} begins like text in UTF-16, but cannot be read as such ({error}); save it as UTF-8"
        ) from None
    if controls > _MOST_CONTROLS * size:
        raise FormatError(f"{name} is not a PBN or LIN file: it is not text")
    choices = ["utf-16"] if is_wide else [*_declared(start), "utf-8-sig", "cp1252"]
    return next((each for each in choices if _is_encoded(open_bytes, each)), "latin-1")


def _pieces(open_bytes: Callable[[], BinaryIO]) -> Iterator[bytes]:
    with open_bytes() as file:
        while piece := file.read(_BYTES):
            yield piece


def _decoded(open_bytes: Callable[[], BinaryIO], encoding: str) -> Iterator[str]:
    """Yield a text piece by piece.

    :raises UnicodeError: if it has another encoding.
    """
    decoder = codecs.getincrementaldecoder(encoding)()
    for piece in _pieces(open_bytes):
        yield decoder.decode(piece)
    decoder.decode(b"", final=True)


def _is_encoded(open_bytes: Callable[[], BinaryIO], encoding: str) -> bool:
    try:
        for _ in _decoded(open_bytes, encoding):
            pass
    except UnicodeDecodeError:
        return False
    return True


def _declared(raw: bytes) -> list[str]:
    """Return a list with the declared encoding; an empty list if it is unknown or does not extend ASCII."""
    match = _CHARSET.match(raw)
    try:
        name = codecs.lookup(match[1].decode()).name if match else ""
    except LookupError:
        return []
    # A file that declares Latin-1 may contain the quotation marks of Windows-1252.
    return ["cp1252"] if name == "iso8859-1" else [name] if name.startswith(_TEXT_ENCODINGS) else []
