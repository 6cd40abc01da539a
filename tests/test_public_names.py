"""The public names: what `__all__` lists, what docs/reference/api.md says, and what the docs import are the same."""

from __future__ import annotations

import importlib
import inspect
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
_ROW = re.compile(r"\| `((?:declarer|ddsolver|agent|experiments)[\w.]*)` \| (.+) \|")
_IMPORT = re.compile(
    r"^(?:>>> )?from (agent[\w.]*|experiments[\w.]*|ddsolver|ddsolver\.whist) import ([\w, ]+)$", re.MULTILINE
)
PUBLIC = {
    module: re.findall(r"`(\w+)`", names)
    for module, names in _ROW.findall((ROOT / "docs" / "reference" / "api.md").read_text(encoding="utf-8"))
}


def imported(module: str) -> ModuleType:
    """The module; the test is skipped where a package that it needs has no wheel."""
    if module == "agent.open_spiel":
        pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this system")
    return importlib.import_module(module)


def test_the_table_names_every_module_that_lists_names() -> None:
    listing = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for package in ("agent", "experiments")
        for path in (ROOT / package).rglob("*.py")
        if "\n__all__ = [" in path.read_text(encoding="utf-8")
    }
    assert listing == {module for module in PUBLIC if not module.startswith(("ddsolver", "declarer"))}


@pytest.mark.parametrize("module", PUBLIC)
def test_the_table_has_the_names_that_a_module_lists(module: str) -> None:
    assert sorted(imported(module).__all__) == PUBLIC[module]


@pytest.mark.parametrize("module", PUBLIC)
def test_public_names_exist_and_what_is_defined_there_has_a_docstring(module: str) -> None:
    for name in PUBLIC[module]:
        value = getattr(imported(module), name)
        if inspect.isclass(value) or inspect.isfunction(value):
            assert inspect.getdoc(value), name


@pytest.mark.parametrize("path", sorted(ROOT.glob("docs/*/*.md")), ids=lambda path: path.name)
def test_docs_import_public_names_only(path: Path) -> None:
    for module, names in _IMPORT.findall(path.read_text(encoding="utf-8")):
        for name in names.split(", "):
            is_module = (ROOT.joinpath(*module.split(".")) / f"{name}.py").is_file()
            assert is_module or name in PUBLIC[module], f"{module}.{name}"
