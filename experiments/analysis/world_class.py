"""What world-class players give up, double dummy: what people and players are told beside.

1,506 tables of public records of play of 2012, counted November 2026 as `experiments.analysis.review` counts.
"""

from __future__ import annotations

from collections.abc import Mapping

from experiments.analysis.review import Role

RIGHT: Mapping[tuple[Role, str], tuple[float, int]] = {
    ("lead", ""): (0.7315, 1188),
    ("defence", "trick 1"): (0.9438, 427),
    ("defence", "tricks 2-3"): (0.8928, 2099),
    ("defence", "tricks 4-13"): (0.9368, 6649),
}
"""By role and part of its turns (`experiments.analysis.calibrate.GROUPS`): the share of decisions in which nothing was
lost, and of how many. Of a declarer's it was not counted."""
LOST: Mapping[Role, float] = {"lead": 0.25, "defence": 0.47, "declarer": 0.714}
"""Tricks a board, both defenders together."""


def known_right(role: Role, part: str = "") -> str:
    """The share in which nothing was lost: ``73 %``; empty where it was not counted."""
    return f"{100 * RIGHT[role, part][0]:.0f} %" if (role, part) in RIGHT else ""
