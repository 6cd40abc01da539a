"""File names as text."""

from __future__ import annotations

from pathlib import Path

_LATIN_1 = {0xDC00 + byte: byte for byte in range(0x80, 0x100)}
"""Python keeps each byte of a file name that is not UTF-8 as a single surrogate."""


def readable_name(name: str) -> str:
    r"""Return a file name, or an argument, as text that can be written as UTF-8; other bytes are read as Latin-1.

    >>> readable_name("Z\udcfcrich.pbn")
    'Zürich.pbn'
    """
    return name.translate(_LATIN_1)


def stem_of(source: Path) -> str:
    """Return the name of a board file without its ending, for files made from it; of standard input, ``boards``.

    >>> stem_of(Path("club/evening.pbn")), stem_of(Path("-").resolve())
    ('evening', 'boards')
    """
    return "boards" if source.name == "-" else source.stem
