"""Reads HTML pages strictly enough for tests."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from html.parser import HTMLParser
from typing import Any


class Page(HTMLParser):
    """A page's links and sources; ``open`` is empty if every tag was closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.sources: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        self.ids.add(found.get("id") or "")
        self.links += [found["href"] or ""] if "href" in found else []
        self.sources += [found["src"] or ""] if "src" in found else []
        if tag not in ("meta", "img", "br", "link", "input"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


class _Visible(HTMLParser):
    """The lines of a page: texts, and attributes that a reader notices. A row of a table is a line, as is a block."""

    _NOTICED = ("class", "title", "alt", "aria-label", "href", "src", "value", "placeholder")
    _WITHIN_A_LINE = ("a", "b", "button", "em", "i", "span", "strong", "sup", "td", "th")

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self._line: list[str] = []
        self._hidden: list[str] = []
        self._in_row = False

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        noticed = [f"{name}={value}" for name, value in attributes if name in self._NOTICED]
        self._break(tag)
        if tag == "tr":
            self._in_row = True
        elif self._in_row and tag in ("td", "th"):
            self._line.append("|")
            noticed = [each for each in noticed if each != "class=number"]
        if noticed and not self._hidden and tag != "svg":
            self._line.append(f"<{tag} {' '.join(noticed)}>")
        if tag in ("style", "script", "svg"):
            self._hidden.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self._hidden and self._hidden[-1] == tag:
            self._hidden.pop()
        self._in_row &= tag != "tr"
        self._break(tag)

    def handle_data(self, data: str) -> None:
        text = " ".join(data.split())
        if text and not self._hidden:
            self._line.append(text)

    def _break(self, tag: str) -> None:
        """Begin a line where a block begins or ends, but not in a row of a table."""
        if self._line and not self._in_row and tag not in self._WITHIN_A_LINE:
            self.lines.append(" ".join(self._line))
            self._line = []


class _Guarded(HTMLParser):
    """Compares a page with its own Content-Security-Policy, as a browser does."""

    def __init__(self) -> None:
        super().__init__()
        self.rules: dict[str, list[str]] = {}
        self.forbidden: list[str] = []
        self._hashed: str | None = None

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        if tag == "meta" and found.get("http-equiv") == "Content-Security-Policy":
            rules = (rule.split() for rule in (found["content"] or "").split(";"))
            self.rules = {name: sources for name, *sources in rules}
        self.forbidden += [f"<{tag} {name}>" for name in found if name.startswith("on")]
        self.forbidden += [f"<{tag} src>"] if "src" in found and not (found["src"] or "").startswith("data:") else []
        if found.get("style") is not None:
            self._check("style-src", found["style"] or "", "'unsafe-hashes'")
        if tag == "style" or (tag == "script" and found.get("type") in (None, "module")):
            self._hashed = f"{tag}-src"

    def handle_data(self, data: str) -> None:
        if self._hashed:
            self._check(self._hashed, data)
            self._hashed = None

    def _check(self, rule: str, text: str, *needed: str) -> None:
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        if not {f"'sha256-{digest}'", *needed} <= {*self.rules.get(rule, [])}:
            self.forbidden.append(f"{rule}: {text[:40]!r}")


def forbidden(text: str) -> list[str]:
    """Return what a page's own policy forbids of it; a page without one may have nothing of its own."""
    page = _Guarded()
    page.feed(text)
    return page.forbidden + [f"{name} {each}" for name in page.rules for each in page.rules[name] if "inline" in each]


def seen(text: str) -> dict[str, Any]:
    """Return what is `visible` of a page, and the data of its script."""
    assert not forbidden(text)
    data = re.findall(r'id="data">(.*?)</script>', text, re.DOTALL)
    return {"seen": visible(text), "data": [json.loads(each) for each in data]}


def visible(text: str) -> list[str]:
    """Return a page's texts and the attributes that a reader notices, without scripts, styles and drawings."""
    page = _Visible()
    page.feed(text)
    page.close()
    return page.lines
