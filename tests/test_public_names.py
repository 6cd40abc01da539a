"""The public names: what `__all__` lists, what docs/reference/api.md says, and what the docs import are the same."""

from __future__ import annotations

import importlib
import inspect
import re
from pathlib import Path
from types import ModuleType

import declarer

ROOT = Path(__file__).parent.parent
_ROW = re.compile(r"\| `((?:declarer|ddsolver|agent|experiments)[\w.]*)` \| (.+) \|")
_IMPORT = re.compile(
    r"^(?:>>> )?from (agent[\w.]*|experiments[\w.]*|ddsolver|ddsolver\.whist) import ([\w, ]+)$", re.MULTILINE
)
PUBLIC = {
    module: re.findall(r"`(\w+)`", names)
    for module, names in _ROW.findall((ROOT / "docs" / "reference" / "api.md").read_text(encoding="utf-8"))
}


def public_modules() -> dict[str, ModuleType]:
    """The modules of the table."""
    return {name: importlib.import_module(name) for name in PUBLIC}


def test_the_table_names_every_module_that_lists_names() -> None:
    listing = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for package in ("agent", "experiments")
        for path in (ROOT / package).rglob("*.py")
        if "\n__all__ = [" in path.read_text(encoding="utf-8")
    }
    assert listing == {module for module in PUBLIC if not module.startswith(("ddsolver", "declarer"))}


def test_the_table_has_the_names_that_modules_list_and_all_have_docstrings() -> None:
    for name, module in public_modules().items():
        assert sorted(module.__all__) == PUBLIC[name]
        values = {each: getattr(module, each) for each in PUBLIC[name]}
        plain = [each for each, value in values.items() if not (inspect.isclass(value) or inspect.isfunction(value))]
        assert [each for each, value in values.items() if not (each in plain or inspect.getdoc(value))] == []


def test_declarer_hands_on_names_as_they_are_but_for_those_that_the_page_renames() -> None:
    page = ROOT.joinpath("docs/reference/api.md").read_text(encoding="utf-8").replace("\n", " ")
    renamed = dict(re.findall(r"`declarer\.(\w+)` is `(\w+)`", page))
    assert len(renamed) == 8
    assert {name: getattr(declarer, name).__name__ for name in PUBLIC["declarer"]} == {
        name: renamed.get(name, name) for name in PUBLIC["declarer"]
    }
    assert set(PUBLIC["declarer"]) <= set(dir(declarer))


def test_docs_import_public_names_only() -> None:
    pages = {path: path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("docs/*/*.md"))}
    found = [(path.name, *each) for path, text in pages.items() for each in _IMPORT.findall(text)]
    assert len(found) > 20
    private = [
        f"{page}: {module}.{name}"
        for page, module, names in found
        for name in names.split(", ")
        if name not in PUBLIC.get(module, ()) and not (ROOT.joinpath(*module.split(".")) / f"{name}.py").is_file()
    ]
    assert private == []
