"""Pages and texts from the templates in `experiments/views/templates`."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import jinja2


def render(template: str, *, escape: bool = True, **values: Any) -> str:
    """Fill in a template; with ``escape``, values are made safe for HTML. A value that is missing is an error."""
    environment = jinja2.Environment(
        autoescape=escape, trim_blocks=True, lstrip_blocks=True, undefined=jinja2.StrictUndefined
    )
    return environment.from_string(template_source(template)).render(**values).rstrip() + "\n"


def template_source(name: str) -> str:
    """The text of a file among the templates."""
    return (files("experiments.views") / "templates" / name).read_text(encoding="utf-8")
