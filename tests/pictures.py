"""What matplotlib was given to draw: the data of the pictures, not their pixels."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from experiments.show import plots


class Pictures:
    """Keeps every figure that is rendered while a test runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.figures: list[Figure] = []
        savefig = Figure.savefig

        def save(figure: Figure, *arguments: Any, **options: Any) -> None:
            if figure not in self.figures:
                self.figures.append(figure)
            savefig(figure, *arguments, **options)

        monkeypatch.setattr(Figure, "savefig", save)

    def data(self) -> list[Any]:
        """Return titles, labels, ticks and curves of every panel of every figure."""
        return [[_panel(panel) for panel in figure.axes] for figure in self.figures]


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
