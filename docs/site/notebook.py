"""Turn a notebook with its outputs into a page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def page_of(notebook: Path) -> str:
    """Return a notebook as Markdown: its texts, its cells, and what they print and draw."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return "\n\n".join(part for cell in cells for part in _parts_of(cell)) + "\n"


def _parts_of(cell: dict[str, Any]) -> list[str]:
    source = "".join(cell["source"])
    if cell["cell_type"] != "code":
        return [source]
    parts = [f"```python\n{source}\n```"]
    for output in cell["outputs"]:
        data = output.get("data", {})
        if "image/png" in data:
            png = "".join(data["image/png"]).replace("\n", "")
            parts.append(f'```{{raw}} html\n<img alt="" src="data:image/png;base64,{png}">\n```')
        else:
            text = "".join(output.get("text") or data["text/plain"])
            parts.append(f"```text\n{text.rstrip()}\n```")
    return parts
