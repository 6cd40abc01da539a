"""The kinds of runs and their reports: how each is played, resumed and shown, for commands and for Python code.

A new kind has a ``KIND`` in one of its modules, and a line in `KINDS`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from textwrap import fill
from typing import Any, Generic, TypeVar

from experiments.boards.board import Board, BoardFile
from experiments.command_line.common import exit_if, say, show
from experiments.command_line.run_options import resume_hint, say_failed, stopped_in_good_order
from experiments.errors import StoreError
from experiments.runs.file_names import readable_name, resumed_by
from experiments.runs.processes.pool import ONE_PROCESS, Pool
from experiments.runs.progress import Bars, Progress
from experiments.runs.provenance import Provenance, with_provenance
from experiments.runs.session import KeptSettings, open_run, refuse_without_results
from experiments.runs.store import Store
from experiments.show.exports import Exports, facts_markdown
from experiments.show.plots import Picture
from experiments.show.rendering import tables_page, write_files
from experiments.show.table import Table, as_text, markdown_text

__all__ = ["resume_run"]

KINDS = {
    "match": "match.report",
    "bid-match": "bidding.report",
    "league": "league.report",
    "tune": "tune.report",
    "reproduce": "thesis.report",
    "calibrate": "yardstick.report",
    "table-manager": "tables.manager",
}
"""The module with the `Kind` of each kind of run, by its name: the fact ``kind`` in the store of a run."""

Settings = TypeVar("Settings", bound=KeptSettings)
Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Kind(Generic[Settings, Found]):
    """What the commands do with a kind of run."""

    settings: type[Settings]
    play: Callable[[Settings, Store, Sequence[Board], Pool, Progress], Found]
    """Plays what a run lacks. The boards are those of its files; they are empty if the store has the deals."""
    outcome: Callable[[Found], Outcome]
    """Returns what the command prints that played a run."""
    report: Callable[[Settings, Store], RunReport | None]
    """Returns the report of a run so far, without playing; None if it has no results."""

    def command(
        self,
        settings: Settings,
        folder: Path | None,
        pool: Pool,
        *,
        read: Callable[[], BoardFile] = lambda: BoardFile((), ()),
        mix: bool = False,
        json_: bool = False,
        finish: Callable[[Found, Store], object] = lambda *_: None,
    ) -> None:
        """Play a run as a command does: print its results, and exit with status 1 if something failed or is missing.

        ``read`` reads the boards of its files, and ``finish`` writes what else the command writes.
        """
        with (
            stopped_in_good_order(folder),
            open_run(folder, settings.first_facts, may_mix_programs=mix) as store,
        ):
            boards = read()
            found = self.play(settings, store, boards.boards, pool, Bars())
            outcome = self.outcome(found)
            try:
                show_outcome(outcome, store, folder, json_=json_)
            finally:  # even if the result cannot be printed
                finish(found, store)
        exit_if(boards.problems)
        exit_unless_whole(outcome)

    def resume(self, store: Store, pool: Pool, progress: Progress) -> Outcome:
        """Play what a run lacks; its settings are in its folder."""
        return self.outcome(self.play(self.settings.of_run(store, resumed=True), store, (), pool, progress))

    def read(self, store: Store) -> RunReport:
        """Return the report of a run so far, without playing.

        :raises StoreError: if the run has no results.
        """
        report = self.report(self.settings.of_run(store), store)
        if report is None:
            raise StoreError(f"{store.folder} has no results yet; play its boards with {resumed_by(store.folder)}")
        name = readable_name(store.folder.resolve().name)
        named: RunReport = replace(report, name=name)  # type: ignore[type-var]  # a dataclass
        return named


def kind_of(store: Store) -> Kind[Any, Any]:
    """Return the kind of a run.

    :raises StoreError: if this version does not know it.
    """
    name = store.facts().get("kind")
    if name not in KINDS:
        raise StoreError(f"{store.folder} contains a run of unknown kind: {name!r} (known: {', '.join(KINDS)})")
    kind = import_module(f"experiments.competitions.{KINDS[name]}").KIND
    assert isinstance(kind, Kind)
    return kind


def resume_run(folder: Path | str, pool: Pool = ONE_PROCESS, progress: Progress | None = None) -> Outcome:
    """Play the missing boards of a run, as `declarer run resume` does.

    Players that a script registered must be registered first.

    Returns
    -------
    Outcome
        How the play ended; its ``report`` has the results: ``text()``, ``to_json()``, ``exports()``.

    Raises
    ------
    StoreError
        If there is no run in the folder, or it cannot be written to.
    SettingsError
        If its settings cannot be read, or name a player that is not registered.
    FailedRunError
        If boards failed, so that there are no results.

    """
    with Store(Path(folder)) as store:
        outcome = kind_of(store).resume(store, pool, progress or Progress())
        refuse_without_results(store, has_results=outcome.has_results, interrupted=outcome.interrupted)
        return outcome


def show_outcome(outcome: Outcome, store: Store, folder: Path | None, *, json_: bool) -> None:
    """Print the results of a run, its remarks, and how to resume it if it was stopped; ``folder`` keeps the run."""
    report = outcome.report if outcome.has_results or not outcome.interrupted else None
    if report is not None:
        show(with_provenance(report.to_json(), store) if json_ else report.text())
    for remark in outcome.remarks:
        say(f"declarer: {remark}")
    say_failed(outcome.failures, folder)
    if outcome.interrupted:
        covered = "" if report is None else "; the results above cover only the finished boards"
        if not outcome.has_results:
            covered = "; there is no result yet"
        say(f"declarer: stopped{covered}{resume_hint(folder)}")


def exit_unless_whole(outcome: Outcome) -> None:
    """Exit with status 1 if something failed or is missing."""
    exit_if(outcome.failures or outcome.interrupted or not outcome.is_complete)


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

    def text_tables(self) -> Sequence[Table]:
        """Return the tables that the command prints; by default, those for papers."""
        return self.exports().tables

    def text(self) -> str:
        """Return the results as text."""
        tables = as_text(self.text_tables())
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
        shown = picture[1] if picture else None
        return tables_page(self.name, self.heading(), exports.tables, self.note, shown, exports.facts)

    def _markdown(self, exports: Exports, picture: tuple[str, Picture] | None) -> str:
        parts = [f"# {markdown_text(self.name)}", "  \n".join(map(markdown_text, self.heading())), self.note]
        if picture:
            parts.append(f"![{markdown_text(picture[1].alt)}]({picture[0]}.svg)")
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
