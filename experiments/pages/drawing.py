"""What all pictures share: panels, axes, colours, PNG bytes out."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#1b6ca8", "#c1440e", "#3c7d3c", "#7b4fa3", "#8a6d00", "#555555")
"""Told apart also by readers who do not see red and green alike, together with the markers."""
_MARKERS = ("o", "s", "^", "D", "v", "P")
_WIDTH_INCHES = 9.0
_DPI = 130
KEEP_THEIR_COLOURS = ("monte-carlo", "payoff", "payoff:relocation=yes")
"""The thesis's declarers keep their colours whatever else is drawn."""


def has_matplotlib() -> bool:
    """Whether pictures can be drawn (the extra ``plots``)."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        return False
    return True


def style(name: str, names: Sequence[str]) -> dict[str, str]:
    """The colour and marker of one of several curves."""
    place = KEEP_THEIR_COLOURS.index(name) if name in KEEP_THEIR_COLOURS else list(names).index(name)
    return {"color": COLOURS[place % len(COLOURS)], "marker": _MARKERS[place % len(_MARKERS)]}


def sample_axis(panel: Axes, samples: Iterable[int]) -> None:
    """A logarithmic axis of numbers of samples, with plain numbers that do not run into each other."""
    from matplotlib.ticker import NullLocator

    counts = sorted(set(samples))
    panel.set_xscale("log")
    shown: list[int] = []
    for count in counts:
        if not shown or count >= 1.35 * shown[-1]:
            shown.append(count)
    panel.set_xticks(shown, [str(count) for count in shown])
    panel.xaxis.set_minor_locator(NullLocator())
    panel.set_xlabel("samples (layouts a decision)")


def panels(number: int, height: float = 4.3) -> tuple[Figure, list[Axes]]:
    """A picture of several panels side by side that share their vertical axis; ``height`` is in inches."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(_WIDTH_INCHES if number > 1 else _WIDTH_INCHES * 0.62, height), layout="constrained")
    row = figure.subplots(1, number, sharey=True, squeeze=False)[0].tolist()
    for panel in row:
        panel.grid(alpha=0.25)
        panel.spines[["top", "right"]].set_visible(False)
    return figure, row


def seconds_axis(panel: Axes) -> None:
    """A logarithmic axis with plain numbers: 0.5, 1, 2, 5."""
    from matplotlib.ticker import LogLocator, NullLocator

    panel.set_xscale("log")
    panel.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
    panel.xaxis.set_minor_locator(NullLocator())
    panel.xaxis.set_major_formatter(lambda value, _: f"{value:g}")


def legend_below(figure: Figure, panel: Axes) -> None:
    """One legend for all panels, below them."""
    handles, labels = panel.get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=3, fontsize=9, frameon=False)


def png(figure: Figure) -> bytes:
    """The picture as a PNG file."""
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", dpi=_DPI)
    return buffer.getvalue()
