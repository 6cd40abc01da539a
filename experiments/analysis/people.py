"""What world-class and club players give up, double dummy: for comparison with other people and programs.

Counted November 2026, as `experiments.analysis.review` counts, on public records of play: 1,506 tables of world and
United States championships of 2012 with at least eight tricks played, and 700 tables of a club at 35 deals.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from experiments.analysis.review import TurnGroup, TurnRole


@dataclass(frozen=True, slots=True)
class People:
    """What players of a class do."""

    name: str
    right: Mapping[tuple[TurnRole, str], float]
    """By role and part of its turns, where it was counted: the share of decisions in which nothing was lost."""
    lost: Mapping[TurnRole, float]
    """Tricks a board, both defenders together."""

    def told(self, group: TurnGroup) -> str:
        """What is known of a kind of turns: ``73 %, 0.25``."""
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
