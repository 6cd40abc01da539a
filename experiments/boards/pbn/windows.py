"""Reads a PBN text piece by piece, so that a long file needs no more memory than a short one."""

from __future__ import annotations

import re
from typing import TextIO

_TAG_LINE = re.compile(r'^[ \t]*\[\w+\s+"', re.MULTILINE)
_LETTERS = 1 << 16
"""The least number of characters that are read at once."""


class Window:
    """The piece of a text that is being read.

    A piece ends before a bracket at the beginning of a line, because tags, and all else but comments in braces, end
    before it. If a comment ends after the piece, the piece is extended.
    """

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._rest = ""
        """What was read of the text after the piece."""
        self.text = ""
        """The piece."""
        self.end_of_line = -1
        """The place where the line of the last `place` ends."""
        # The places of the next closing brace, of the end of the next tag's name, and of the next brace after it.
        self._closing = self._tag = self._opening = -1

    def place(self, at: int) -> int:
        """Return a place of the piece, or 0 in the next piece if it is the end of this one, or -1 after the last."""
        if at == len(self.text):
            self.text = ""
            if not self._extend():
                return -1
            at, self.end_of_line = 0, -1
        if self.end_of_line < at:  # once for each line, which may be long
            self.end_of_line = self._place(self.text.find("\n", at))
        return at

    def comment_end(self, start: int, end_of_line: int) -> tuple[int, bool]:
        """Return the end of the comment that begins at ``start``, and whether its closing brace is missing.

        The brace also counts as missing if a tag and then another opening brace come before the next closing brace.
        No part of the text is searched twice.
        """
        while True:
            if self._closing < start:
                self._closing = self._place(self.text.find("}", start))
            if self._tag < start:
                match = _TAG_LINE.search(self.text, start)
                self._tag = match.end() if match else len(self.text)
            if self._tag <= self._closing:
                if self._opening < self._tag:
                    self._opening = self._place(self.text.find("{", self._tag))
                if self._opening < self._closing:
                    return end_of_line, True
            if self._closing < len(self.text):
                return self._closing + 1, False
            if not self._extend():
                return end_of_line, True

    def _place(self, at: int) -> int:
        return len(self.text) if at < 0 else at

    def _extend(self) -> bool:
        """Add the next part of the text to the piece; return False at the end of the text.

        A part is as long as the piece, or longer, so that the whole time is linear.
        """
        size = max(_LETTERS, len(self.text))
        new = self._rest
        while True:
            read = self._file.read(size)
            if not read:
                new = new.rstrip("\x1a\n")  # Ctrl-Z ends files of old systems
            # A bracket at the beginning of what was read may be the first of its line.
            end = (new + read).rfind("\n[", max(0, len(new) - 1)) + 1 if read else len(new)
            new += read
            if end or not read:
                break
            size = max(size, len(new))
        self._rest = new[end:]
        if end:
            self.text += new[:end]
            self._closing = self._tag = self._opening = -1
        return bool(end)
