"""One-line faults in JavaScript and C: what a token could plausibly have been instead."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from tests.mutants.sites import Mutant

_PARTS = re.compile(
    r"""(?P<skipped>=>|->|//[^\n]*|/\*.*?\*/|^\s*\#[^\n]*|^(?:import|export\ \{|typedef|extern)[^;]*;|`(?:[^`\\]|\\.)*`
         |(?<=[(,=:!&|?])\s*/(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*)
       |(?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
       |(?P<number>\b\d+(?:\.\d+)?\b(?![\w.]))
       |(?P<word>\b[A-Za-z_$][\w$]*\b)
       |(?P<sign>[=!]==?|<=|>=|&&|\|\||\+\+|--|[-+*/&|]=|<<|>>|[-+*/%<>&|!])""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)
_OTHERS = {
    "===": "!==", "!==": "===", "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "&&": "||",
    "||": "&&", "+=": "-=", "-=": "+=", "++": "--", "--": "++", "&": "|", "|": "&", "<<": ">>", ">>": "<<",
    "true": "false", "false": "true", "min": "max", "max": "min", "some": "every", "every": "some",
    "continue": "break",
}  # fmt: skip
_BINARY = {" + ": " - ", " - ": " + ", " * ": " / ", " / ": " * ", " % ": " / "}


def token_mutants_of(path: Path, root: Path) -> list[Mutant]:
    """Return all mutants of a script or of a C file, in the order of its text."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    seen: Counter[tuple[int, str, str]] = Counter()
    mutants = []
    for part in _PARTS.finditer(text):
        new = _other(part, text)
        if new is None:
            continue
        line = text.count("\n", 0, part.start()) + 1
        seen[line, part[0], new] += 1
        number = seen[line, part[0], new]
        place = f"{lines[line - 1].strip()} (line {line}, number {number})"
        start, end = (len(text[:at].encode()) for at in part.span())
        name = path.relative_to(root).as_posix()
        mutants.append(Mutant(name, line, start, end, part[0], new, place, kernel="", on_import=False))
    return mutants


def _other(part: re.Match[str], text: str) -> str | None:
    """Return what replaces a part of the text, if anything plausible does."""
    old, kind = part[0], part.lastgroup
    if kind == "number":
        return str(int(old) + 1) if old.isdecimal() else f"{float(old) * 1.25:g}"
    if kind == "text" and len(old) > 2:
        return old[:-2] + ("x" if old[-2] != "x" else "y") + old[-1]
    if kind == "sign" and old == "!" and text[part.end()] not in "=":
        return " "
    around = text[part.start() - 1 : part.end() + 1]
    if kind == "sign" and around in _BINARY:
        return _BINARY[around].strip()
    return _OTHERS.get(old) if kind in ("sign", "word") else None
