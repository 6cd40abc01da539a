"""What a run reports: the same results as text, JSON, tables, and files of a folder."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill
from typing import Any

from experiments.runs.provenance import Provenance
from experiments.show.exports import Exports, facts_markdown
from experiments.show.plots import Picture
from experiments.show.rendering import render, template_source, write_files
from experiments.show.table import as_text, markdown_text

TEXT_WIDTH = 100


class RunReport(ABC):
    """The results of a run. The command that plays a run and `declarer run report` show the same report."""

    name: str
    """The title of its page."""
    markdown: str
    """The name of its Markdown file."""
    note: str = ""
    """A note below the first table."""

    @abstractmethod
    def heading(self) -> Sequence[str]:
        """Return the lines above the tables: sentences without their full stops."""

    @abstractmethod
    def exports(self, provenance: Provenance | None = None) -> Exports:
        """Return the tables for papers and programs."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Return the results as JSON."""

    def picture(self) -> tuple[str, Picture] | None:
        """Return the picture below the first table and its file name without the ending; None if there is none."""
        return None

    def text(self) -> str:
        """Return the results as text."""
        tables = as_text(self.exports().tables)
        return "\n\n".join(filter(None, ["\n".join(self.heading()), tables, fill(self.note, TEXT_WIDTH)]))

    def page(self, provenance: Provenance | None = None) -> str:
        """Return the web page of the results."""
        return self._page(self.exports(provenance), self.picture())

    def files(self, provenance: Provenance | None = None) -> dict[str, bytes]:
        """Return the files of a report by name: a page, Markdown, tables as LaTeX and CSV, and the picture."""
        exports, picture = self.exports(provenance), self.picture()
        return {
            "index.html": self._page(exports, picture).encode(),
            self.markdown: self._markdown(exports, picture).encode(),
            **exports.files(dict([picture]) if picture else {}),
        }

    def write(self, folder: Path, provenance: Provenance | None = None) -> list[Path]:
        """Write the files; return their paths.

        :raises StoreError: if the folder cannot be written to.
        """
        return write_files(folder, self.files(provenance))

    def _page(self, exports: Exports, picture: tuple[str, Picture] | None) -> str:
        return render(
            "show/tables.html.j2",
            styles=template_source("show/page.css"),
            page={"title": self.name, "heading": self.heading(), "note": self.note},
            tables=exports.tables,
            picture=picture[1] if picture else None,
            facts=exports.facts,
        )

    def _markdown(self, exports: Exports, picture: tuple[str, Picture] | None) -> str:
        parts = [f"# {markdown_text(self.name)}", "  \n".join(map(markdown_text, self.heading())), self.note]
        if picture:
            parts.append(f"![{markdown_text(picture[1].alt)}]({picture[0]}.png)")
        parts += [f"## {markdown_text(table.title)}\n\n{table.to_markdown()}" for table in exports.tables]
        return "\n\n".join([part for part in parts if part] + facts_markdown(exports)) + "\n"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the play of a run ended."""

    report: RunReport | None
    """The results; None if there is nothing to print."""
    has_results: bool = True
    """False if nothing has a result."""
    remarks: tuple[str, ...] = ()
    """Lines for standard error, such as the verdict of a sequential test."""
    failures: int = 0
    """The number of boards that failed."""
    interrupted: bool = False
    is_complete: bool = True
    """False if the results lack something for a reason of their own, such as a board that could not be read."""
