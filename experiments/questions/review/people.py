"""Benchmarks: the double-dummy losses of world-class and club players.

They were measured in November 2026 with `review.analysis` on public records of play. World class: 1,506 tables of the
2012 world and United States championships, each with at least eight tricks of play. Club: 700 tables, on 35 deals.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from experiments.questions.review.analysis import TurnGroup, TurnRole


@dataclass(frozen=True, slots=True)
class People:
    """The average results of a class of players."""

    name: str
    right: Mapping[tuple[TurnRole, str], float]
    """The share of decisions that lost nothing, by role and part of the play. Some parts were not measured."""
    lost: Mapping[TurnRole, float]
    """Tricks lost per board, by role; in defence, both defenders together."""

    def text(self, group: TurnGroup) -> str:
        """Return a group's right decisions and tricks lost as text: ``73 %, 0.25``."""
        known = []
        if (share := self.right.get((group.role, group.part))) is not None:
            known.append(f"{100 * share:.0f} %")
        if not group.part:
            known.append(f"{self.lost[group.role]:.2f}")
        return ", ".join(known)


WORLD_CLASS = People(
    "world class",
    {
        ("lead", ""): 0.7315,
        ("defence", "trick 1"): 0.9438,
        ("defence", "tricks 2-3"): 0.8928,
        ("defence", "tricks 4-13"): 0.9368,
        ("defence", "leading"): 0.83,
        ("defence", "second hand"): 0.92,
        ("defence", "third hand"): 0.96,
        ("defence", "fourth hand"): 0.97,
    },
    {"lead": 0.25, "defence": 0.47, "declarer": 0.714},
)
CLUB = People(
    "club",
    {
        ("lead", ""): 0.7697,
        ("defence", "trick 1"): 0.9532,
        ("defence", "tricks 2-3"): 0.8678,
        ("defence", "tricks 4-13"): 0.9102,
    },
    {"lead": 0.21, "defence": 0.69, "declarer": 0.87},
)
