"""Values that only a decision may change: kept in `tests/data/kept`; with ``KEEP=1``, those that changed are rewritten.

`python -m tests.kept` writes all files in their present form, with the same values.
"""

from __future__ import annotations

import json
import math
import os
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "data" / "kept"
_WIDTH = 120


def assert_kept(name: str, values: Any) -> None:
    """Compare values with those kept under a name, fractions within 1e-8: processors add in different orders."""
    path = FOLDER / f"{name}.json"
    plain = _rounded(json.loads(json.dumps(values)))
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
    difference = _difference(plain, kept)
    if difference and os.environ.get("KEEP"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{_text(plain)}\n", encoding="utf-8")
        return
    assert not difference, f"{path.name}{difference}"


def _text(values: Any, depth: int = 0) -> str:
    """Return values as JSON; what fits into a line stands in one."""
    line = json.dumps(values)
    if len(line) + depth <= _WIDTH or not isinstance(values, (dict, list)):
        return line
    begin, end = "{}" if isinstance(values, dict) else "[]"
    names = [f"{json.dumps(key)}: " for key in values] if isinstance(values, dict) else [""] * len(values)
    parts = values.values() if isinstance(values, dict) else values
    rows = [" " * (depth + 1) + name + _text(part, depth + 1) for name, part in zip(names, parts, strict=True)]
    return f"{begin}\n" + ",\n".join(rows) + f"\n{' ' * depth}{end}"


def four_digits(number: str) -> float:
    """Return a number as far as processors agree on the sums of a network."""
    return float(f"{float(number):.4g}")


def _rounded(values: Any) -> Any:
    if isinstance(values, float):
        return float(f"{values:.9g}") if math.isfinite(values) else str(values)
    if isinstance(values, dict):
        return {key: _rounded(value) for key, value in values.items()}
    return [_rounded(value) for value in values] if isinstance(values, list) else values


def _difference(found: Any, kept: Any) -> str:
    """Return where two values differ first and how; "" if they are alike."""
    if isinstance(found, dict) and isinstance(kept, dict):
        if list(found) != list(kept):
            return f": keys {list(found)}, kept were {list(kept)}"
        pairs = [(key, found[key], kept[key]) for key in found]
    elif isinstance(found, list) and isinstance(kept, list) and len(found) == len(kept):
        pairs = [(place, *values) for place, values in enumerate(zip(found, kept, strict=True))]
    elif isinstance(found, float) and isinstance(kept, (int, float)):
        return "" if math.isclose(found, kept, rel_tol=1e-8, abs_tol=1e-8) else f": {found}, kept was {kept}"
    else:
        return "" if found == kept else f": {found!r}, kept was {kept!r}"
    return next((f"[{key!r}]{deeper}" for key, *both in pairs if (deeper := _difference(*both))), "")


if __name__ == "__main__":
    for file in sorted(FOLDER.rglob("*.json")):
        file.write_text(f"{_text(json.loads(file.read_text(encoding='utf-8')))}\n", encoding="utf-8")
