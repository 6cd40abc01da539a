"""Build the documentation site: `python -m docs.site`, which `make docs` runs.

The pages are gathered in a folder of their own: those of `docs/`, the texts of kept results, and those that are made
from the code. Links to other files of the repository lead to its address, if `pyproject.toml` names one.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from docs.site import reference
from docs.site.links import Link, relink
from docs.site.notebook import page_of
from experiments.questions.solver_page.command import write_solver_page

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SETTINGS = DOCS / "site"
RESULTS = ROOT / "results"
RESULTS_INDEX = "results/index"
NOTEBOOK = DOCS / "tutorials" / "a-day.ipynb"
MADE_PAGES = (
    "<!-- on the site: pages made from the code -->",
    "The site also has all [players](reference/players.md) with their options, the [rows of a run](reference/rows.md), "
    "the [JSON schemas](reference/schemas.md), the [results](results/index.md) behind every figure, and the "
    "[changelog](changelog.md).",
)
"""A mark in the first page, and what stands there on the site."""
SOLVER = (
    "<!-- on the site: the solver page in place of this picture -->\n"
    "![A board page: North, declarer in 4♥, leads the jack of diamonds, which costs a trick](pictures/board.png)\n",
    """```{raw} html
<iframe class="solver" src="solver.html" title="The solver page: tricks of every declarer, and of every card"></iframe>
<p>This is the <a href="solver.html">solver page</a>: paste a deal of your own, click on a number of tricks, then on
cards. It runs in your browser, without a network.</p>
```
""",
)
"""A mark and a picture in the first page, and what the site shows there: the solver page, live."""
_COPIED = (".py", ".c", ".js", ".png", ".svg")


def repository_url() -> str:
    """Return the address of the repository, without a slash at the end; empty while nobody has filled it in."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project.get("urls", {}).get("Source", "")).rstrip("/")


def written_pages() -> Iterator[tuple[Path, str]]:
    """Yield the pages that people wrote: the file of each, and its path on the site."""
    for path in sorted(DOCS.rglob("*.md")):
        if SETTINGS not in path.parents:
            yield path, path.relative_to(DOCS).as_posix()
    for path in sorted([*ROOT.glob("results/*/README.md"), *ROOT.glob("results/bench/*.md")]):
        yield path, f"results/{path.parent.name if path.stem == 'README' else f'bench/{path.stem}'}.md"
    yield ROOT / "results/README.md", f"{RESULTS_INDEX}.md"
    for name in ("CHANGELOG", "CONTRIBUTING"):
        yield ROOT / f"{name}.md", f"{name.lower()}.md"


def made_pages() -> Iterator[tuple[str, str]]:
    """Yield the pages that are made from the code and from the notebook: the path of each on the site, and its text."""
    for name in reference.commands():
        yield f"reference/commands/{name}.md", reference.command_page(name)
    for module, names in reference.public_names().items():
        yield f"reference/api/{module}.md", reference.api_page(module, names)
    yield "reference/players.md", reference.players_page()
    yield "reference/rows.md", reference.rows_page()
    yield "reference/schemas.md", reference.schemas_page()
    yield NOTEBOOK.relative_to(DOCS).with_suffix(".md").as_posix(), page_of(NOTEBOOK)


def contents(places: Iterable[str]) -> str:
    """Return a table of contents."""
    return "\n".join(["", "```{toctree}", ":maxdepth: 1", "", *places, "```", ""])


class Site:
    """The folder of pages that Sphinx reads."""

    def __init__(self, folder: Path, repository: str) -> None:
        self.folder = folder
        self.repository = repository
        self.written = dict(written_pages())
        self.places = self.written | {NOTEBOOK: NOTEBOOK.relative_to(DOCS).with_suffix(".md").as_posix()}
        self.places |= {path.parent: place for path, place in self.written.items() if path.stem == "README"}

    def gather(self) -> None:
        """Write all pages and copy the pictures and programs that they show."""
        shutil.rmtree(self.folder, ignore_errors=True)
        for path, place in self.written.items():
            self._write(place, relink(path.read_text(encoding="utf-8"), path, self._changing(place)))
        made = dict(made_pages())
        for place, text in made.items():
            self._write(place, text)
        index = self.folder / "index.md"
        text = index.read_text(encoding="utf-8")
        for mark, shown in (SOLVER, MADE_PAGES):
            assert mark in text, f"docs/index.md lacks {mark}"
            text = text.replace(mark, shown)
        index.write_text(text, encoding="utf-8")
        for parent in ("reference/commands", "reference/api"):
            inner = [place.removesuffix(".md") for place in made if place.startswith(f"{parent}/")]
            with (self.folder / f"{parent}.md").open("a", encoding="utf-8") as page:
                page.write(contents([Path(place).relative_to("reference").as_posix() for place in inner]))
        results = [each.removesuffix(".md") for each in self.written.values() if each.startswith("results/")]
        with (self.folder / f"{RESULTS_INDEX}.md").open("a", encoding="utf-8") as page:
            page.write(contents(each.removeprefix("results/") for each in results if each != RESULTS_INDEX))
        for path in DOCS.rglob("*"):
            if path.suffix in _COPIED and SETTINGS not in path.parents:
                self._copy(path, path.relative_to(DOCS).as_posix())

    def _write(self, place: str, text: str) -> None:
        target = self.folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def _copy(self, path: Path, place: str) -> None:
        (self.folder / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, self.folder / place)

    def _changing(self, place: str) -> Callable[[Link], str | None]:
        """Return the function that changes the links of a page."""

        def change(link: Link) -> str | None:
            if not link.path.exists() and RESULTS not in link.path.parents:  # a source distribution has few results
                raise SystemExit(f"docs: {place} links to {link.path}, which does not exist")
            target = self.places.get(link.path)
            mark = "!" if link.is_picture else ""
            if target is None and link.path.suffix in _COPIED and (DOCS in link.path.parents or link.is_picture):
                target = link.path.relative_to(DOCS if DOCS in link.path.parents else ROOT).as_posix()
                self._copy(link.path, target)
            if target is not None:
                return f"{mark}[{link.text}]({os.path.relpath(target, Path(place).parent)}{link.anchor})"
            if self.repository and link.path.exists():
                kind = "tree" if link.path.is_dir() else "blob"
                path = link.path.relative_to(ROOT).as_posix()
                return f"[{link.text}]({self.repository}/{kind}/main/{path}{link.anchor})"
            return link.text

        return change


def main() -> int:
    """Gather the pages and build the site; return Sphinx's exit status."""
    from sphinx.cmd.build import main as sphinx_build  # imported here, so that tests need no Sphinx

    parser = argparse.ArgumentParser(description="Build the documentation site.")
    parser.add_argument("-o", "--output", type=Path, default=ROOT / "build" / "site", help="the folder to write to")
    output = parser.parse_args().output
    Site(output / "pages", repository_url()).gather()
    write_solver_page(output / "files")
    extra = f"html_extra_path={(output / 'files').resolve()}"
    settings = ["-c", str(SETTINGS), "-d", str(output / "cache"), "-D", extra]
    return sphinx_build(["-q", "-W", "--keep-going", "-E", *settings, str(output / "pages"), str(output / "html")])


if __name__ == "__main__":
    sys.exit(main())
