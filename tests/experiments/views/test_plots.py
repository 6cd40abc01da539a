from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

pytest.importorskip("matplotlib")

from experiments.views.plots import COLOURS, finished, panels
from experiments.views.rendering import template_source


def test_a_picture_is_a_file_and_markup_in_the_colours_of_the_page() -> None:
    found = []
    for _ in range(2):
        figure, (panel,) = panels(1)
        for place, colour in enumerate(COLOURS):
            panel.plot([0, 1], [0, place], "o-", color=colour, label=f"<{place}>")
        panel.legend()
        found.append(finished(figure))
    picture, again = found
    assert picture.png.startswith(b"\x89PNG")
    assert picture == again
    root = ElementTree.fromstring(picture.svg)
    assert "<0>" in [element.text for element in root.iter() if element.text]
    styles = template_source("page.css")
    variables = set(re.findall(r"var\((--[\w-]+)\)", picture.svg))
    assert variables >= {"--ink", *(f"--curve-{place}" for place in range(1, 7))}
    assert all(styles.count(f"{variable}: ") == 2 for variable in variables), "light and dark"
    for place, colour in enumerate(COLOURS, 1):
        assert colour not in picture.svg
        assert f"--curve-{place}: {colour};" in styles
    assert "#000000" not in picture.svg
