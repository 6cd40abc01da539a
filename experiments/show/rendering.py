"""Fills templates, and writes the results to files. A template is named by its path in `experiments`."""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

from experiments.errors import StoreError
from experiments.show.board import suit_class
from experiments.show.page_policy import PagePolicy, marked
from experiments.show.plots import Picture
from experiments.show.table import Table, markdown_text


def render(template: str, *, escape: bool = True, **values: Any) -> str:
    """Return a template filled with values; a missing value is an error. A page gets its Content-Security-Policy."""
    environment = jinja2.Environment(
        loader=jinja2.FunctionLoader(lambda name: marked(template_source(name))),
        autoescape=escape,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    policy = PagePolicy()
    environment.filters |= {"markdown": markdown_text, "of_suit": _of_suit, **policy.filters}
    return policy.added(environment.get_template(template).render(**values).rstrip() + "\n")


def tables_page(
    title: str,
    heading: Sequence[str],
    tables: Sequence[Table],
    note: str,
    picture: Picture | None = None,
    facts: Sequence[tuple[str, str]] = (),
) -> str:
    """Return a page of tables below lines of text; the note and the picture stand below the first table.

    ``facts`` say where the page comes from, as pairs of a name and a text.
    """
    page = {"title": title, "heading": heading, "note": note}
    template, styles = "show/tables.html.j2", page_styles()
    return render(template, styles=styles, page=page, tables=tables, picture=picture, facts=facts)


def template_source(name: str) -> str:
    """Return the text of a template, or of a style or script; ``name`` is its path in `experiments`."""
    return (files("experiments") / name).read_text(encoding="utf-8")


def page_styles(*names: str) -> str:
    """Return the styles of a page: those of all pages, and style sheets by their paths in `experiments`."""
    return "".join(map(template_source, ("show/page.css", *names)))


def script_json(value: object) -> str:
    """Return a value as JSON for a script element of a page."""
    # A closing tag in the data would end the element.
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _of_suit(text: str, *classes: str) -> Markup:
    """Return the class attribute of an element that shows a card, a call or a strain; empty if it has no class."""
    found = [*classes, *filter(None, [suit_class(text)])]
    return Markup(' class="{}"').format(" ".join(found)) if found else Markup()


_IMPORT = re.compile(r'^import \{[^}]*\} from "([\w./-]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=async function|class|const|function)", re.MULTILINE)


def script_source(name: str) -> str:
    """Return a script with all scripts that it imports, as one script without imports; ``name`` is its path.

    All names of the scripts' top levels must differ.
    """
    parts: dict[str, str] = {}
    _add_script(name, parts)
    return "\n".join(parts.values())


def _add_script(name: str, parts: dict[str, str]) -> None:
    source = template_source(name)
    for imported in _IMPORT.findall(source):
        path = posixpath.normpath(posixpath.join(posixpath.dirname(name), imported))
        if path not in parts:
            _add_script(path, parts)
    parts[name] = _EXPORT.sub("", _IMPORT.sub("", source)).strip() + "\n"


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn an `OSError` in the ``with`` block into a `StoreError`.

    :raises StoreError: if the path cannot be written.
    """
    try:
        yield
    except OSError as error:
        raise StoreError(f"cannot write {path}: {error.strerror}") from None


def write_page(path: Path, page: str) -> None:
    """Write a page to a file.

    :raises StoreError: if it cannot be written.
    """
    with writing(path):
        path.write_text(page, encoding="utf-8")


def write_files(folder: Path, files: Mapping[str, bytes]) -> list[Path]:
    """Write files to a folder, and return their paths; ``files`` maps names to contents.

    :raises StoreError: if they cannot be written.
    """
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            (folder / name).write_bytes(content)
    return [folder / name for name in files]
