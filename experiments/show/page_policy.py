"""The Content-Security-Policy of a page: only the styles and scripts of its template have an effect.

Each is named by its hash, so that a text from a file, such as a player's name, could do nothing even if it got into a
page as markup.
"""

from __future__ import annotations

import base64
import hashlib
import html
import re
from collections.abc import Callable
from functools import partial

from markupsafe import Markup

_ELEMENT = re.compile(
    r'<(?P<kind>style|script)(?P<type> type="module")?>(?P<content>(?:[^<]|<(?!/?(?:style|script)\b))*)</(?P=kind)>'
)
_ATTRIBUTE = re.compile(r' style="((?:\{\{[^{}]*\}\}|[^"{])*)"')
_OF_PICTURE = re.compile(r'<style[^>]*>(?P<element>.*?)</style>|\sstyle="(?P<attribute>[^"]*)"', re.DOTALL)
_HEAD = '<meta charset="utf-8">\n'
_META = re.compile(
    rf'<!DOCTYPE html>\n<html lang="\w+">\n<head>\n{_HEAD}<meta http-equiv="Content-Security-Policy" content="([^"]*)">'
)
_NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'"
_NO_FRAME = "frame-ancestors 'none'"
"""A page cannot say this itself, only the server that sends it."""


class PagePolicy:
    """Collects the hashes of a page's styles and scripts while its template is filled."""

    def __init__(self) -> None:
        self._hashes: dict[str, dict[str, None]] = {"style": {}, "script": {}, "attribute": {}}

    @property
    def filters(self) -> dict[str, Callable[[str], Markup]]:
        """The filters of `marked` templates."""
        return {**{f"own_{kind}": partial(self._own, kind) for kind in self._hashes}, "own_picture": self._picture}

    def _own(self, kind: str, text: str) -> Markup:
        self._hashes[kind][f"'sha256-{_digest(html.unescape(text) if kind == 'attribute' else text)}'"] = None
        return Markup(text)

    def _picture(self, svg: str) -> Markup:
        """Return the markup of a picture that we have drawn, whose styles are ours."""
        for found in _OF_PICTURE.finditer(svg):
            self._own("attribute" if found["element"] is None else "style", found["element"] or found["attribute"])
        return Markup(svg)

    def added(self, page: str) -> str:
        """Return a page with its policy, which stands before everything that may be foreign."""
        return page.replace(_HEAD, f'{_HEAD}<meta http-equiv="Content-Security-Policy" content="{self}">\n', 1)

    def __str__(self) -> str:
        styles = [*self._hashes["style"]]
        if self._hashes["attribute"]:
            styles += ["'unsafe-hashes'", *self._hashes["attribute"]]
        rules = [_NOTHING, "img-src data:", *([f"style-src {' '.join(styles)}"] if styles else [])]
        if scripts := self._hashes["script"]:
            # The solver of a page is WebAssembly, in a worker whose program is a part of the page.
            rules += [f"script-src {' '.join(scripts)} 'wasm-unsafe-eval'", "worker-src blob:", "connect-src 'self'"]
        return "; ".join(rules)


def _digest(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def marked(source: str) -> str:
    """Return a template whose styles and scripts go through the filters of a `PagePolicy`."""

    def element(found: re.Match[str]) -> str:
        kind = found["kind"]
        content = f"{{% filter own_{kind} +%}}{found['content']}{{%+ endfilter +%}}"
        return f"<{kind}{found['type'] or ''}>{content}</{kind}>"

    def attribute(found: re.Match[str]) -> str:
        return f' style="{{% filter own_attribute +%}}{found[1]}{{%+ endfilter +%}}"'

    return _ATTRIBUTE.sub(attribute, _ELEMENT.sub(element, source))


def header_of(page: str) -> str:
    """Return the policy with which a server sends a page, or a text that is no page."""
    found = _META.match(page)
    return f"{html.unescape(found[1]) if found else _NOTHING}; {_NO_FRAME}"
