"""The tables and pictures of a report as files, for papers (LaTeX, pictures) and for programs (CSV)."""

from __future__ import annotations

import csv
import io
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from experiments.runs.provenance import Provenance
from experiments.show.plots import Picture
from experiments.show.table import Table, markdown_text, short

if TYPE_CHECKING:
    import pandas as pd

_BACKTICKS = re.compile("`+")
PACKAGES = "array, booktabs, graphicx and fontenc (T1)"
"""The LaTeX packages that the tables need."""
_TABLES_BEFORE_A_NEW_PAGE = 10
"""LaTeX fails if more than 18 tables wait for a place, so a new page begins after this number."""


@dataclass(frozen=True, slots=True)
class Exports:
    """A report's tables and where they come from, ready to be written to files."""

    tables: Sequence[Table]
    """The tables as people read them."""
    data: Mapping[str, Table | pd.DataFrame]
    """The tables for programs, by file name without its ending."""
    provenance: Provenance | None = None

    @property
    def facts(self) -> list[tuple[str, str]]:
        """Where the tables come from, as pairs of a name and a text; empty if unknown."""
        return self.provenance.lines() if self.provenance else []

    def to_latex(self) -> str:
        """Return all tables as LaTeX for a paper; comments say where they come from."""
        head = [f"% {name}: {text}" for name, text in self.facts] + [f"% packages: {PACKAGES}"]
        step = _TABLES_BEFORE_A_NEW_PAGE
        latex = [table.to_latex() for table in self.tables]
        batches = ["\n\n".join(latex[start : start + step]) for start in range(0, len(latex), step)]
        return "\n".join(head) + "\n\n" + "\n\n\\clearpage\n\n".join(batches) + "\n"

    def to_csv(self) -> str:
        """Return all tables for programs as CSV; if there are several, a line ``# name`` precedes each."""
        texts = {name: csv_of(data) for name, data in self.data.items()}
        if len(texts) == 1:
            return "".join(texts.values())
        return "\n".join(f"# {name}\n{text}" for name, text in texts.items())

    def files(self, pictures: Mapping[str, Picture]) -> dict[str, bytes]:
        """Return the contents of all files, by file name: tables and pictures."""
        found = {"tables.tex": self.to_latex().encode()}
        found |= {f"{name}.csv": csv_of(data).encode() for name, data in self.data.items()}
        for name, picture in pictures.items():
            found |= {f"{name}.png": picture.png, f"{name}.svg": picture.svg.encode(), f"{name}.pdf": picture.pdf}
        return found


def facts_markdown(exports: Exports) -> list[str]:
    """Return the provenance as a Markdown list, if it is known."""
    lines = [f"- {name}: {_code(text) if name == 'command' else markdown_text(text)}" for name, text in exports.facts]
    return ["\n".join(lines)] if lines else []


def _code(text: str) -> str:
    """Return text as code in Markdown, between more backticks than it has in a row."""
    longest = max(map(len, _BACKTICKS.findall(text)), default=0)
    mark, space = "`" * (longest + 1), " " if longest else ""
    return f"{mark}{space}{' '.join(text.split())}{space}{mark}"


def csv_of(data: Table | pd.DataFrame) -> str:
    """Return a table as CSV."""
    if isinstance(data, Table):
        return data.to_csv()
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(data.columns)
    writer.writerows(zip(*(_csv_column(data[name]) for name in data.columns), strict=True))
    return text.getvalue()


def _csv_column(values: pd.Series) -> list[object]:
    """Return the values of a column with four significant digits, and empty texts for those that are missing.

    pandas would write 12345 as 1.234e+04, and takes more than twice as long.
    """
    if values.dtype.kind != "f":
        return [*values.astype(object).where(values.notna(), "")]
    return ["" if math.isnan(value) else short(value, 4) for value in values.tolist()]
