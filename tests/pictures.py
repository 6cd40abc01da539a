"""What matplotlib was given to draw: the data of the pictures, not their pixels."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import numpy as np
from matplotlib.axes import Axes

from experiments.show import plots
from experiments.show.plots import Picture


@contextmanager
def not_painted() -> Iterator[None]:
    """Make PNG and PDF files empty, which take most of the time of a report; the SVG markup of pages is drawn."""
    with patch.object(Picture, "png", b""), patch.object(Picture, "pdf", b""):
        yield


def data_of(picture: Picture) -> list[Any]:
    """Return titles, labels, ticks and curves of every panel of a picture, and what its legend names."""
    picture.figure.draw_without_rendering()  # which makes the ticks
    legends = [
        {"names": [text.get_text() for text in legend.get_texts()], "framed": legend.get_frame_on()}
        for legend in picture.figure.legends
    ]
    return [*(_panel(panel) for panel in picture.figure.axes), *legends]


def _panel(panel: Axes) -> dict[str, Any]:
    return {
        "title": panel.get_title(),
        "labels": [panel.get_xlabel(), panel.get_ylabel()],
        "scales": [panel.get_xscale(), panel.get_yscale()],
        "ticks": [[tick.get_text() for tick in axis.get_ticklabels()] for axis in (panel.xaxis, panel.yaxis)],
        "lines": [
            {
                "label": str(line.get_label()),
                "style": [str(line.get_marker()), line.get_linestyle(), _place(str(line.get_color()))],
                "points": np.asarray(line.get_xydata(), dtype=float).tolist(),
            }
            for line in panel.lines
        ],
        "areas": [[np.asarray(path.vertices).tolist() for path in shape.get_paths()] for shape in panel.collections],
        "texts": [[text.get_text(), *map(float, text.get_position())] for text in panel.texts],
    }


def _place(colour: str) -> str:
    return f"curve {plots.COLOURS.index(colour) + 1}" if colour in plots.COLOURS else colour
