"""Helpers for pictures: panels, axes, colours, PNG, SVG and PDF output."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#1b6ca8", "#c1440e", "#3c7d3c", "#7b4fa3", "#8a6d00", "#555555")
"""The colours of curves; on web pages, they become ``--curve-1`` to ``--curve-6`` of ``page.css``."""
_INK = {"#000000": "--ink", "#ffffff": "--paper"}
_MARKERS = ("o", "s", "^", "D", "v", "P")
_WIDTH_INCHES = 9.0
_DPI = 300
_READABLE = 0.63
"""The smallest scale of a picture on a web page; on a narrower page, the picture scrolls."""
_BESIDE_ONE_COUNT = 1.5
"""If n is the only sample count, the axis reaches from n / 1.5 to 1.5 n."""
_UNNAMED = re.compile(r"_(child|container)\d+|_nolegend_|")
"""The labels that matplotlib gives what has no name. It hides all that begin with ``_``, as a player's name may too."""
_SPARE = 0.9
"""The share of a figure's width that a name in the legend may fill; the marker beside the name needs the rest."""
KEEP_THEIR_COLOURS = ("monte-carlo", "payoff", "payoff:relocation=yes")
"""The declarers of the thesis, which have the same colours in every picture."""


def has_matplotlib() -> bool:
    """Return whether matplotlib is installed (the extra ``plots``)."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        return False
    return True


def style(name: str, names: Sequence[str]) -> dict[str, str]:
    """Return the colour and marker of the curve ``name`` among the curves ``names``."""
    place = KEEP_THEIR_COLOURS.index(name) if name in KEEP_THEIR_COLOURS else list(names).index(name)
    return {"color": COLOURS[place % len(COLOURS)], "marker": _MARKERS[place % len(_MARKERS)]}


def sample_axis(panel: Axes, samples: Iterable[int]) -> None:
    """Make the horizontal axis logarithmic, and label it with as many sample counts as there is room for."""
    from matplotlib.ticker import NullLocator

    counts = sorted(set(samples))
    panel.set_xscale("log")
    shown: list[int] = []
    for count in counts:
        if not shown or count >= 1.35 * shown[-1]:
            shown.append(count)
    panel.set_xticks(shown, [str(count) for count in shown])
    panel.xaxis.set_minor_locator(NullLocator())
    if len(counts) == 1:  # matplotlib would put the points of several curves on the edges of the panel
        panel.set_xlim(counts[0] / _BESIDE_ONE_COUNT, counts[0] * _BESIDE_ONE_COUNT)
    panel.set_xlabel("samples (layouts per decision)")


def panels(number: int, height: float = 4.3) -> tuple[Figure, list[Axes]]:
    """Return a figure and its panels, side by side with a common vertical axis; ``height`` is in inches."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(_WIDTH_INCHES if number > 1 else _WIDTH_INCHES * 0.62, height), layout="constrained")
    row = figure.subplots(1, number, sharey=True, squeeze=False)[0].tolist()
    for panel in row:
        panel.grid(alpha=0.25)
        panel.spines[["top", "right"]].set_visible(False)
    return figure, row


def seconds_axis(panel: Axes) -> None:
    """Make the horizontal axis logarithmic, and label it with plain numbers: 0.5, 1, 2, 5."""
    from matplotlib.ticker import LogLocator, NullLocator

    panel.set_xscale("log")
    panel.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
    panel.xaxis.set_minor_locator(NullLocator())
    panel.xaxis.set_major_formatter(lambda value, _: f"{value:g}")


def legend_below(figure: Figure, panel: Axes, columns: int = 3) -> None:
    """Add a legend of the curves of ``panel`` below all panels.

    If the names are too long for ``columns`` columns, there are fewer columns. If the names are too long even for one
    column, they are broken after commas.
    """
    drawn: list[Any] = [*panel.lines, *panel.containers]
    curves = [each for each in drawn if not _UNNAMED.fullmatch(str(each.get_label()))]
    labels = [str(each.get_label()) for each in curves]
    look: dict[str, Any] = {"loc": "outside lower center", "fontsize": 9, "frameon": False}
    share = 1.0
    for number in range(columns, 0, -1):
        legend = figure.legend(curves, labels, ncols=number, **look)
        _show_as_written(figure)
        share = figure.bbox.width / legend.get_window_extent().width
        if share >= 1:
            return
        legend.remove()
    most = int(_SPARE * share * max(len(label) for label in labels))
    figure.legend(curves, [_broken_after_commas(label, most) for label in labels], **look)


def _show_as_written(figure: Figure) -> None:
    """Keep matplotlib from reading dollar signs in a figure's texts as the ends of formulas: names may have them."""
    from matplotlib.text import Text

    for text in figure.findobj(Text):
        assert isinstance(text, Text), "findobj finds objects of this class only"
        text.set_parse_math(False)


def _broken_after_commas(text: str, most: int) -> str:
    """Break a text after commas into lines of at most ``most`` characters, if possible."""
    lines = [""]
    for part in re.split("(?<=,)", text):
        if lines[-1] and len(lines[-1]) + len(part) > most:
            lines.append("    ")
        lines[-1] += part
    return "\n".join(lines)


class Picture:
    """A figure as a picture in several formats; each format is drawn when it is first asked for.

    The files of equal figures are equal.

    Parameters
    ----------
    figure
        The figure; it must not be changed later.
    alt
        What the picture shows, in words, for those who cannot see it.

    """

    def __init__(self, figure: Figure, alt: str) -> None:
        self.figure = figure
        self.alt = alt

    @cached_property
    def _laid_out(self) -> Figure:
        """The figure with its parts in their final places.

        Otherwise, each format would move them a little, and a file would depend on those drawn before it.
        """
        _show_as_written(self.figure)
        self.figure.draw_without_rendering()
        self.figure.set_layout_engine("none")
        return self.figure

    @cached_property
    def png(self) -> bytes:
        """A PNG file of 300 dots an inch, on a white background."""
        content = io.BytesIO()
        self._laid_out.savefig(content, format="png", dpi=_DPI, metadata={"Title": self.alt})
        return content.getvalue()

    @cached_property
    def svg(self) -> str:
        """An SVG file."""
        import matplotlib

        content = io.StringIO()
        # Keep text as text, and make the names of elements reproducible.
        with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "declarer"}):
            self._laid_out.savefig(content, format="svg", transparent=True, metadata={"Date": None, "Title": self.alt})
        return content.getvalue()

    @cached_property
    def pdf(self) -> bytes:
        """A PDF file, with fonts that can be edited."""
        import matplotlib

        content = io.BytesIO()
        with matplotlib.rc_context({"pdf.fonttype": 42}):
            self._laid_out.savefig(content, format="pdf", metadata={"CreationDate": None, "Title": self.alt})
        return content.getvalue()

    @property
    def page_svg(self) -> str:
        """SVG markup for a web page, with the colours of ``page.css``, light or dark."""
        return _for_a_page(self.svg)


def _for_a_page(svg: str) -> str:
    """Return the markup of an SVG picture for a web page; it takes the colours of the page."""
    markup = svg[svg.index("<svg") :]
    markup = re.sub(r"<(metadata|title)>.*?</\1>", "", markup, flags=re.DOTALL)
    width = float(markup.partition('width="')[2].partition("pt")[0])
    markup = markup.replace("<svg ", f'<svg style="min-width: {_READABLE * width:.0f}pt" ', 1)
    markup = re.sub(r' xmlns(:xlink)?="[^"]*"', "", markup).replace("xlink:href", "href")
    # Several pictures on a page would otherwise have the same ids.
    markup = re.sub(r'<g id="[^"]*"', "<g", markup)
    for colour, variable in {**_INK, **{colour: f"--curve-{place}" for place, colour in enumerate(COLOURS, 1)}}.items():
        markup = re.sub(rf"{colour}\b", f"var({variable})", markup)
    return markup.strip()
