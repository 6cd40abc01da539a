from __future__ import annotations

import re
import struct
from typing import Any
from xml.etree import ElementTree

import pytest

pytest.importorskip("matplotlib")

from matplotlib.figure import Figure

from experiments.show.plots import COLOURS, Picture, legend_below, panels
from experiments.show.rendering import template_source


@pytest.mark.slow
def test_a_picture_is_a_file_and_markup_in_the_colours_of_the_page() -> None:
    found = []
    for _ in range(3):
        figure, (panel,) = panels(1)
        for place, colour in enumerate(COLOURS):
            panel.plot([0, 1], [0, place], "o-", color=colour, label=f"<{place}>")
        panel.legend()
        found.append(Picture(figure, "five <lines>"))
    picture, again, backwards = found
    assert picture.png.startswith(b"\x89PNG")
    width, *_ = struct.unpack(">II", picture.png[16:24])
    assert width == pytest.approx(300 * 9 * 0.62, abs=1)
    assert picture.pdf.startswith(b"%PDF")
    assert (again.png, again.svg, again.pdf) == (picture.png, picture.svg, picture.pdf)
    assert (backwards.pdf, backwards.svg, backwards.png) == (picture.pdf, picture.svg, picture.png)
    assert ElementTree.fromstring(picture.svg).findtext("{http://www.w3.org/2000/svg}title") == "five <lines>"
    assert b"five <lines>" in picture.png
    root = ElementTree.fromstring(picture.page_svg)
    assert root.find("title") is None, "browsers would show it beside the pointer"
    assert "<0>" in [element.text for element in root.iter() if element.text]
    styles = template_source("show/page.css")
    variables = set(re.findall(r"var\((--[\w-]+)\)", picture.page_svg))
    assert variables >= {"--ink", *(f"--curve-{place}" for place in range(1, 7))}
    assert all(styles.count(f"{variable}: ") == 2 for variable in variables), "light and dark"
    for place, colour in enumerate(COLOURS, 1):
        assert colour not in picture.page_svg
        assert f"--curve-{place}: {colour};" in styles
    assert "#000000" not in picture.page_svg


def test_a_picture_is_drawn_only_in_the_formats_that_somebody_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    savefig = Figure.savefig

    def save(figure: Figure, *arguments: Any, **options: Any) -> None:
        drawn.append(options["format"])
        savefig(figure, *arguments, **options)

    monkeypatch.setattr(Figure, "savefig", save)
    picture = Picture(panels(1)[0], "empty")
    assert drawn == []
    for _ in range(2):
        assert picture.page_svg
        assert picture.png
    assert drawn == ["svg", "png"]


@pytest.mark.parametrize(("name", "columns"), [("short", 3), (9 * "mean ", 2), (40 * "long", 1)])
def test_a_legend_has_no_more_columns_than_fit_the_figure(name: str, columns: int) -> None:
    figure, (panel, *_) = panels(3)
    for place in range(3):
        panel.plot([0, 1], [0, place], label=f"{name} {place}")
    legend_below(figure, panel)
    figure.draw_without_rendering()
    (legend,) = figure.legends
    assert [text.get_text() for text in legend.get_texts()] == [f"{name} {place}" for place in range(3)]
    assert len({text.get_window_extent().x0 for text in legend.get_texts()}) == columns


def test_a_name_too_long_for_one_column_is_broken_after_commas() -> None:
    figure, (panel,) = panels(1)
    name = "payoff:" + ",".join(f"option{place}=value" for place in range(12))
    panel.plot([0, 1], [0, 1], label=name)
    panel.plot([0, 1], [0, 2], label="short")
    legend_below(figure, panel, columns=1)
    figure.draw_without_rendering()
    (legend,) = figure.legends
    long, short = (text.get_text() for text in legend.get_texts())
    assert long.replace("\n    ", "") == name
    assert long.count("\n") >= 1
    assert short == "short"
    shown = legend.get_window_extent()
    assert figure.bbox.x0 <= shown.x0 and shown.x1 <= figure.bbox.x1


@pytest.mark.parametrize("name", ["cheap $x_$ one", "$\\frac{$", "5 $", r"\$5", "_hidden", "_"])
def test_names_are_shown_as_they_are_written(name: str) -> None:
    figure, (panel,) = panels(1)
    panel.plot([0, 1], [0, 1], label=name)
    panel.errorbar([0, 1], [0, 2], yerr=1, label=f"{name} 2")
    panel.axhline(0)
    panel.set_title(name)
    panel.set_yticks([0, 1], [name, "other"])
    panel.annotate(name, (0, 1))
    legend_below(figure, panel)
    root = ElementTree.fromstring(Picture(figure, name).svg)
    shown = [element.text for element in root.iter() if element.tag.endswith("}text")]
    assert shown.count(name) == 4
    assert shown.count(f"{name} 2") == 1
