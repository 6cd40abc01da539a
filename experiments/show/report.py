"""What a run reports: the same results as text, JSON, tables, and files of a folder."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from experiments.runs.provenance import Provenance
from experiments.show.exports import Exports, facts_markdown
from experiments.show.plots import Picture
from experiments.show.rendering import render, template_source, write_files
from experiments.show.table import markdown_text


class RunReport(ABC):
    """The results of a run. The command that plays a run and `declarer run report` show the same report."""

    @abstractmethod
    def text(self) -> str:
        """Return the results as text."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Return the results as JSON."""

    @abstractmethod
    def exports(self, provenance: Provenance | None = None) -> Exports:
        """Return the tables for papers and programs."""

    @abstractmethod
    def files(self, provenance: Provenance | None = None) -> dict[str, bytes]:
        """Return the files of a report by name: a page, tables in several formats, and pictures."""

    def write(self, folder: Path, provenance: Provenance | None = None) -> list[Path]:
        """Write the files; return their paths.

        :raises StoreError: if the folder cannot be written to.
        """
        return write_files(folder, self.files(provenance))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the play of a run ended."""

    report: RunReport | None
    """The results; None if there is nothing to print."""
    remarks: tuple[str, ...] = ()
    """Lines for standard error, such as the verdict of a sequential test."""
    failures: int = 0
    """The number of boards that failed."""
    interrupted: bool = False
    is_complete: bool = True
    """False if the results lack something for a reason of their own, such as a board that could not be read."""


@dataclass(frozen=True, slots=True)
class TablesPage:
    """A page of tables: lines above them, a note and a picture below the first table."""

    title: str
    heading: Sequence[str]
    """Sentences without their full stops."""
    note: str = ""
    picture: tuple[str, Picture] | None = None
    """A file name without its ending, and the picture."""

    def files(self, exports: Exports, markdown: str) -> dict[str, bytes]:
        """Return ``index.html``, the Markdown page under the name ``markdown``, the tables, and the picture."""
        pictures = dict([self.picture]) if self.picture else {}
        return {
            "index.html": self._html(exports).encode(),
            markdown: self._markdown(exports).encode(),
            **exports.files(pictures),
        }

    def _html(self, exports: Exports) -> str:
        return render(
            "show/tables.html.j2",
            styles=template_source("show/page.css"),
            page=self,
            tables=exports.tables,
            picture=self.picture[1] if self.picture else None,
            facts=exports.facts,
        )

    def _markdown(self, exports: Exports) -> str:
        parts = [f"# {markdown_text(self.title)}", "  \n".join(map(markdown_text, self.heading)), self.note]
        if self.picture:
            name, picture = self.picture
            parts.append(f"![{markdown_text(picture.alt)}]({name}.svg)")
        parts += [f"## {markdown_text(table.title)}\n\n{table.to_markdown()}" for table in exports.tables]
        return "\n\n".join([part for part in parts if part] + facts_markdown(exports)) + "\n"
