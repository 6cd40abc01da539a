"""The settings of Sphinx; `python -m docs.site` gathers the pages that it reads."""

from __future__ import annotations

import re
import sys
from importlib.metadata import version as installed_version
from pathlib import Path

from sphinx.application import Sphinx

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

project = "declarer"
author = "The authors of declarer"
copyright = author  # noqa: A001 - the name that Sphinx reads
version = release = installed_version("declarer")

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
source_suffix = {".md": "markdown"}
myst_heading_anchors = 4
highlight_language = "text"
default_role = "py:obj"
smartquotes = False  # they would turn the two hyphens of an option into a dash
# Headings of kept results skip a level; a word in the code's backquotes may name several things.
suppress_warnings = ["myst.header", "ref.python"]

autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints = "signature"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88
napoleon_google_docstring = False
napoleon_use_rtype = False

html_theme = "furo"
html_title = f"declarer {release}"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False


def _keep_colons(_app: Sphinx, what: str, _name: str, _value: object, _options: object, lines: list[str]) -> None:
    """Begin an attribute's docstring with a comment, or napoleon takes the text after a colon for its type."""
    if what in ("attribute", "data", "property"):
        lines[:0] = ["..", ""]


def _readable(
    _app: Sphinx, _what: str, _name: str, _value: object, _options: object, signature: str | None, returned: str | None
) -> tuple[str, str | None] | None:
    """Write defaults that have no text, such as functions, as dots: Sphinx cannot parse what Python writes."""
    return None if signature is None else (re.sub(r"= <.*?>(?=[,)])", "= ...", signature), returned)


def setup(app: Sphinx) -> None:
    """Connect to Sphinx."""
    app.connect("autodoc-process-docstring", _keep_colons, priority=100)
    app.connect("autodoc-process-signature", _readable)
