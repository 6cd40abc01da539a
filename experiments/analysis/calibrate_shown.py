"""What `declarer calibrate` finds, as text and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from experiments.analysis.calibrate import DECLARES, DEFENDS, GROUPS, LEADS, Asked, Score, scores
from experiments.statistics.interval import Interval

PEOPLE = "people"
WORLD_CLASS_RIGHT = {
    LEADS: (0.7315, 1188),
    "  trick 1": (0.9438, 427),
    "  tricks 2-3": (0.8928, 2099),
    "  tricks 4-13": (0.9368, 6649),
}
"""The share of decisions in which world-class defenders lost nothing, and of how many: 1,506 tables of public records
of play of 2012, counted in the same way."""
WORLD_CLASS_LOST = {LEADS: 0.25, DEFENDS: 0.47, DECLARES: 0.714}
"""Tricks a board that they lost there, double dummy."""


def calibration_text(boards: Sequence[Sequence[Asked]], players: Sequence[str]) -> str:
    """A table for each kind of turn: people first, then every player, and what is known of world-class players."""
    turns = sum(map(len, boards))
    lines = [f"{len(boards)} boards, {turns} turns with a choice; double dummy, all hands seen"]
    width = max(len(name) for name in (PEOPLE, *players)) + 2
    heads = ("turns", "right", "tricks lost a board", "more than people", "both right", "CPU s")
    head = " " * width + "{:>7}  {:<18}{:<22}{:<18}{:>10}{:>8}".format(*heads)
    for group in GROUPS:
        found = scores(boards, group, len(players))
        if found[0] is None:
            continue
        if group in (LEADS, DEFENDS, DECLARES):
            lines += ["", head]
        lines.append(group + _known(group))
        for name, score in zip((PEOPLE, *players), found, strict=True):
            if score is not None:
                lines.append(f"{name:<{width}}{_figures(score, people=name == PEOPLE)}".rstrip())
    return "\n".join(lines)


def _known(group: str) -> str:
    known = []
    if group in WORLD_CLASS_RIGHT:
        known.append(f"{100 * WORLD_CLASS_RIGHT[group][0]:.0f} % right")
    if group in WORLD_CLASS_LOST:
        known.append(f"{WORLD_CLASS_LOST[group]:.2f} tricks")
    return f" (world class: {', '.join(known)})" if known else ""


def _figures(score: Score, *, people: bool) -> str:
    right = f"{100 * score.right.mean:.1f} %"
    if score.right.low is not None and score.right.high is not None:
        right += f" ({100 * score.right.low:.0f}-{100 * score.right.high:.0f})"
    told = f"{score.turns:>7}  {right:<18}{_unsigned(score.lost):<22}"
    return told if people else f"{told}{score.more!s:<18}{score.both:>10.1%}{score.seconds:>8.3f}"


def _unsigned(interval: Interval) -> str:
    half = interval.half_width
    return f"{interval.mean:.3f}" + ("" if half is None else f" ± {half:.3f}")


def calibration_json(boards: Sequence[Sequence[Asked]], players: Sequence[str]) -> dict[str, Any]:
    """The same for programs: by kind of turn, people first."""
    groups = []
    role = ""
    for group in GROUPS:
        role = role if group.startswith(" ") else group
        for name, score in zip((PEOPLE, *players), scores(boards, group, len(players)), strict=True):
            if score is not None:
                groups.append(
                    {
                        "role": role,
                        "turns_of": group.strip() if group.startswith(" ") else "all",
                        "player": name,
                        "turns": score.turns,
                        "right": score.right.mean,
                        "right_95": [score.right.low, score.right.high],
                        "lost_a_board": score.lost.mean,
                        "lost_half_width_95": score.lost.half_width,
                        "more_than_people": score.more.mean,
                        "more_half_width_95": score.more.half_width,
                        "both_right": score.both,
                        "seconds_a_turn": score.seconds,
                    }
                )
    return {"boards": len(boards), "turns": sum(map(len, boards)), "players": list(players), "groups": groups}
