"""What `declarer calibrate` finds, as text and as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from experiments.analysis.calibrate import Asked, Score, scores
from experiments.analysis.people import WORLD_CLASS
from experiments.analysis.review import GROUPS, Group, Role

PEOPLE = "people"
_TITLES: Mapping[Role, str] = {"lead": "opening lead", "defence": "defence after it", "declarer": "declarer"}


def calibration_text(boards: Sequence[Sequence[Asked]], players: Sequence[str]) -> str:
    """A table for each kind of turn: people first, then every player, and what is known of world-class players."""
    turns = sum(map(len, boards))
    lines = [f"{len(boards)} boards, {turns} turns with a choice; double dummy, all hands seen"]
    width = max(len(name) for name in (PEOPLE, *players)) + 2
    heads = ("turns", "right", "tricks lost a board", "more than people", "both right", "CPU s")
    head = " " * width + "{:>7}  {:<18}{:<22}{:<18}{:>10}{:>8}".format(*heads)
    head += "  more than the first" if len(players) > 1 else ""
    for group in GROUPS:
        found = scores(boards, group, len(players))
        if found[0] is None:
            continue
        if not group.part:
            lines += ["", head]
        lines.append(_title(group))
        for name, score in zip((PEOPLE, *players), found, strict=True):
            if score is not None:
                lines.append(f"{name:<{width}}{_figures(score, people=name == PEOPLE)}".rstrip())
    return "\n".join(lines)


def _title(group: Group) -> str:
    """What the kind of turns is called, and what is known of world-class players."""
    known = []
    if (share := WORLD_CLASS.right.get((group.role, group.part))) is not None:
        known.append(f"{100 * share:.0f} % right")
    if not group.part:
        known.append(f"{WORLD_CLASS.lost[group.role]:.2f} tricks")
    title = f"  {group.part}" if group.part else _TITLES[group.role]
    return f"{title} (world class: {', '.join(known)})" if known else title


def _figures(score: Score, *, people: bool) -> str:
    told = f"{score.turns:>7}  {score.right.per_cent(1):<18}{score.lost.told(3):<22}"
    first = "" if score.more_than_first is None else f"  {score.more_than_first}"
    return told if people else f"{told}{score.more!s:<18}{score.both:>10.1%}{score.seconds:>8.3f}{first}"


def calibration_json(boards: Sequence[Sequence[Asked]], players: Sequence[str]) -> dict[str, Any]:
    """The same for programs: by kind of turn, people first."""
    groups = []
    for group in GROUPS:
        for name, score in zip((PEOPLE, *players), scores(boards, group, len(players)), strict=True):
            if score is not None:
                groups.append(
                    {
                        "role": _TITLES[group.role],
                        "turns_of": group.part or "all",
                        "player": name,
                        "turns": score.turns,
                        "right": score.right.mean,
                        "right_95": [score.right.low, score.right.high],
                        "lost_a_board": score.lost.mean,
                        "lost_half_width_95": score.lost.half_width,
                        "more_than_people": score.more.mean,
                        "more_half_width_95": score.more.half_width,
                        "more_than_first": None if score.more_than_first is None else score.more_than_first.mean,
                        "more_than_first_half_width_95": None
                        if score.more_than_first is None
                        else score.more_than_first.half_width,
                        "both_right": score.both,
                        "seconds_a_turn": score.seconds,
                    }
                )
    return {"boards": len(boards), "turns": sum(map(len, boards)), "players": list(players), "groups": groups}
