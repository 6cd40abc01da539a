"""The files that keep a measurement: rows as JSON, a page as Markdown, and both say when and where it was made."""

from __future__ import annotations

import json
import platform
import re
from collections.abc import Mapping, Sequence
from datetime import date
from importlib.metadata import version
from pathlib import Path


def about() -> dict[str, str]:
    """When, where and with what a measurement was made."""
    return {
        "date": date.today().isoformat(),
        "processor": processor(),
        "python": platform.python_version(),
        **{name: version(name) for name in ("declarer", "numba", "numpy", "endplay")},
    }


def processor() -> str:
    """What the machine calls its processor."""
    try:
        found = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    except OSError:
        found = None
    return found[1] if found else platform.processor() or platform.machine()


def keep(
    folder: Path,
    name: str,
    measured: Mapping[str, object],
    lines: Sequence[str],
    facts: Mapping[str, object] | None = None,
) -> None:
    """Write ``name.json`` and ``name.md`` to a folder, which is made if it is missing, and print the page.

    The page ends with the facts (default: those of :func:`about`), which the JSON has under ``about``.
    """
    facts = about() if facts is None else facts
    page = "\n".join([*lines, "", ", ".join(f"{name} {value}" for name, value in facts.items())])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps({"about": facts, **measured}, indent=1) + "\n", encoding="utf-8")
    (folder / f"{name}.md").write_text(page + "\n", encoding="utf-8")
    print(page)
