"""Pages run only what their templates have."""

from __future__ import annotations

from dataclasses import replace

import pytest

from experiments.show.page_policy import PagePolicy, header_of, marked
from experiments.web.viewer import ShownBoard, board_page
from tests.pages import forbidden
from tests.sample import SAMPLE

BOARD = SAMPLE.find("3")
EVIL = "<script>alert(1)</script><style>*{color:red}</style><b style='color:red' onclick='alert(2)'>"


def test_a_page_allows_its_own_styles_scripts_and_solver() -> None:
    page = board_page(ShownBoard(BOARD))
    assert forbidden(page) == []
    policy = header_of(page)
    assert "unsafe-inline" not in policy
    assert "unsafe-eval" not in policy.replace("wasm-unsafe-eval", "")
    for rule in ("default-src 'none'", "worker-src blob:", "connect-src 'self'", "frame-ancestors 'none'"):
        assert rule in policy.split("; ")


def test_what_gets_into_a_page_as_markup_has_no_effect() -> None:
    """As if a text of a file were not escaped."""
    page = board_page(ShownBoard(replace(BOARD, comment="a name")))
    broken = page.replace("</h1>", f"{EVIL}</h1>", 1)
    assert broken != page
    assert header_of(broken) == header_of(page)
    assert forbidden(broken) == [
        "script-src: 'alert(1)'",
        "style-src: '*{color:red}'",
        "<b onclick>",
        "style-src: 'color:red'",
    ]


@pytest.mark.parametrize(
    "place",
    ["<p>{{ title }}", '<p class="{{ title }}">', "<!-- {{ title }} -->", '<meta name="x" content="{{ title }}">'],
)
def test_a_page_in_a_page_is_not_asked_for_its_policy(place: str) -> None:
    inner = board_page(ShownBoard(BOARD))
    assert header_of(place.replace("{{ title }}", inner)) == header_of("")


def test_only_a_templates_own_elements_are_marked() -> None:
    policy = PagePolicy()
    assert marked("<p>{{ text }}</p>") == "<p>{{ text }}</p>"
    assert marked('<script type="application/json">{{ data }}</script>').count("filter") == 0
    assert str(policy) == "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:"
    assert policy.filters["own_picture"]('<svg style="fill: &quot;x&quot;"><style>*{}</style></svg>').startswith("<svg")
    assert str(policy).count("'sha256-") == 2
    assert "'unsafe-hashes'" in str(policy)
