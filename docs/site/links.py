"""Links of the documentation: they lead to files of the repository, and on the site to its pages."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
_LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?P<target>[^()#\s]*)(?P<anchor>#[^()\s]*)?\)")
_ELSEWHERE = re.compile(r"[a-z]+:", re.IGNORECASE)


class Link(NamedTuple):
    """A link in a file of the repository."""

    text: str
    path: Path
    """The file or folder that it leads to."""
    anchor: str
    """The heading, with ``#``; may be empty."""
    is_picture: bool


def lines_outside_code(text: str) -> Iterator[tuple[str, bool]]:
    """Yield each line with its end, and whether it is prose rather than code."""
    fence = ""
    for line in text.splitlines(keepends=True):
        mark = re.match(r" *(```+|~~~+)", line)
        is_fence = mark is not None and (not fence or mark[1].startswith(fence))
        yield line, not fence and not is_fence
        if is_fence:
            assert mark is not None
            fence = "" if fence else mark[1]


def relink(text: str, file: Path, change: Callable[[Link], str | None]) -> str:
    """Return the text of a file with changed links; those for which ``change`` returns None stay as they are."""

    def changed(match: re.Match[str]) -> str:
        if _ELSEWHERE.match(match["target"]):
            return match[0]
        path = Path(os.path.normpath(file.parent / match["target"])) if match["target"] else file
        new = change(Link(match["text"], path, match["anchor"] or "", bool(match["picture"])))
        return match[0] if new is None else new

    parts = groupby(lines_outside_code(text), key=itemgetter(1))
    joined = (("".join(line for line, _ in lines), is_prose) for is_prose, lines in parts)
    return "".join(_LINK.sub(changed, part) if is_prose else part for part, is_prose in joined)


def links_of(file: Path) -> list[Link]:
    """Return the links of a file to files of the repository."""
    found: list[Link] = []
    relink(file.read_text(encoding="utf-8"), file, lambda link: found.append(link))
    return found


def headings(text: str) -> list[str]:
    """Return the anchors of a file's headings, as GitHub and MyST make them."""
    anchors: list[str] = []
    for line, is_prose in lines_outside_code(text):
        if is_prose and (title := re.match(r"#+ +(.+?) *$", line)):
            anchors.append("#" + re.sub(r"[^\w\- ]", "", title[1].lower()).replace(" ", "-"))
    return anchors
