"""Values that only a decision may change: kept in `tests/data/kept`, and rewritten with ``KEEP=1``."""

from __future__ import annotations

import json
import math
import os
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "data" / "kept"


def assert_kept(name: str, values: Any) -> None:
    """Compare values with those kept under a name, numbers to nine digits."""
    path = FOLDER / f"{name}.json"
    plain = _rounded(json.loads(json.dumps(values)))
    if os.environ.get("KEEP"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
    assert plain == json.loads(path.read_text(encoding="utf-8"))


def _rounded(values: Any) -> Any:
    if isinstance(values, float):
        return float(f"{values:.9g}") if math.isfinite(values) else str(values)
    if isinstance(values, dict):
        return {key: _rounded(value) for key, value in values.items()}
    return [_rounded(value) for value in values] if isinstance(values, list) else values
