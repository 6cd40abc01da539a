from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

pytest.importorskip("matplotlib")

from experiments.competitions.thesis.plots import pictures
from experiments.competitions.thesis.tables import Tables

DECLARERS = ("monte-carlo", "payoff", "payoff:relocation=yes")


def outcomes(samples: tuple[int, ...]) -> pd.DataFrame:
    """Made-up scores of three declarers, with published ones."""
    rows = [
        {
            "defender": "arbitrary",
            "contract": "3NT",
            "declarer": declarer,
            "samples": count,
            "score": 400.0 + place,
            "score_low": 380.0,
            "score_high": 420.0,
            "score_thesis": 350.0 + place,
            "information": 50.0,
            "information_low": 40.0,
            "information_high": 60.0,
        }
        for place, declarer in enumerate(DECLARERS)
        for count in samples
    ]
    return pd.DataFrame(rows)


@pytest.mark.parametrize("samples", [(20,), (1, 5, 20)])
def test_crosses_of_the_thesis_are_on_their_bars_and_no_point_is_at_an_edge(samples: tuple[int, ...]) -> None:
    seconds = outcomes(samples)[["contract", "declarer", "samples"]].assign(seconds=1.0)
    empty = pd.DataFrame()
    found = pictures(Tables(outcomes(samples), empty, empty, seconds, empty, empty), DECLARERS, ["arbitrary"])
    _, picture = found["score"]
    (panel,) = picture.figure.axes
    at: dict[tuple[str, str], list[float]] = {}
    for line in panel.lines:
        places = np.asarray(line.get_xdata(), dtype=float).tolist()
        if len(places) == len(samples):
            kind = "thesis" if line.get_marker() == "x" else "ours"
            at[kind, str(line.get_color())] = places
    assert len(at) == 2 * len(DECLARERS)
    colours = {colour for _, colour in at}
    assert all(at["thesis", colour] == at["ours", colour] for colour in colours)
    left, right = panel.get_xlim()
    assert all(left * 1.02 < x < right / 1.02 for curve in at.values() for x in curve)
