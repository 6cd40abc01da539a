"""Values that only a decision may change: kept in `tests/data/kept`; with ``KEEP=1``, those that changed are rewritten.

`python -m tests.kept` writes all files in their present form, with the same values.
"""

from __future__ import annotations

import json
import math
import os
import textwrap
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "data" / "kept"
_WIDTH, _ROW = 120, 480
"""Most characters of a line, and of a row of a table."""
_WORD = 12
"""Numbers and words up to this length share a line."""


def assert_kept(name: str, values: Any) -> None:
    """Compare values with those kept under a name, fractions within 1e-8: processors add in different orders."""
    path = FOLDER / f"{name}.json"
    plain = _rounded(json.loads(json.dumps(values)))
    kept = _loaded(path) if path.exists() else None
    difference = _difference(plain, kept)
    if difference and os.environ.get("KEEP"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{_text(plain)}\n", encoding="utf-8")
        return
    assert not difference, f"{path.name}{difference}"


def _loaded(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=_read)


def _text(values: Any, depth: int = 0) -> str:
    """Return values as JSON: what fits into a line stands in one, and most rows of a table too."""
    line = json.dumps(values)
    if len(line) + depth <= _WIDTH or not isinstance(values, (dict, list)):
        return line
    if columns := _columns(values):
        rows = [_row([*each.values()], depth) for each in values]
        return _text({"columns": columns}, depth)[:-1] + ', "rows": [\n' + ",\n".join(rows) + "]}"
    begin, end = "{}" if isinstance(values, dict) else "[]"
    parts = [_text(part, depth + 1) for part in (values.values() if isinstance(values, dict) else values)]
    if isinstance(values, list) and all(len(part) <= _WORD for part in parts):
        # Line breaks stand between the parts, never in a word.
        filled = textwrap.wrap(", ".join(part.replace(" ", "\0") for part in parts), _WIDTH, break_on_hyphens=False)
        return begin + "\n".join(filled).replace("\0", " ") + end
    names = [f"{json.dumps(key)}: " for key in values] if isinstance(values, dict) else [""] * len(values)
    rows = [" " * (depth + 1) + name + part for name, part in zip(names, parts, strict=True)]
    return f"{begin}\n" + ",\n".join(rows) + f"\n{' ' * depth}{end}"


def _row(values: list[Any], depth: int) -> str:
    line = json.dumps(values)
    return line if len(line) <= _ROW else _text(values, depth)


def _columns(values: Any) -> list[str]:
    """Return the longest keys of mappings, if the others have the first ones of them; else an empty list."""
    rows: list[Any] = values if isinstance(values, list) and len(values) > 1 else []
    if not rows or not all(rows) or not all(isinstance(each, dict) for each in rows):
        return []
    columns = max(map(list, rows), key=len)
    return columns if all(list(each) == columns[: len(each)] for each in rows) else []


def _read(pairs: list[tuple[str, Any]]) -> Any:
    """Return a mapping of a file, or the mappings that are the rows of a table."""
    values = dict(pairs)
    if values.keys() != {"columns", "rows"}:
        return values
    return [dict(zip(values["columns"], row, strict=False)) for row in values["rows"]]


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
        file.write_text(f"{_text(_loaded(file))}\n", encoding="utf-8")
