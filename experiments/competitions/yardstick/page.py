"""Results of `declarer calibrate players` as a self-contained page with a picture, and as the files of a report."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pandas as pd

from experiments.competitions.yardstick.comparisons import BY_ROLE, Calibration, Comparison
from experiments.competitions.yardstick.report import (
    CSV_HEAD,
    NOTE,
    ROLE_NAMES,
    TOGETHER,
    Mistake,
    calibration_json,
    calibration_tables,
    calibration_text,
    cards_in_short,
    comparisons_table,
    costliest,
    hands_seen,
    heading,
    mistake_place,
    turn_rows,
    yardstick_tables,
)
from experiments.questions.review.analysis import ROLES
from experiments.runs.provenance import Provenance
from experiments.show.board import marked_suits
from experiments.show.exports import Exports, csv_of, facts_markdown
from experiments.show.plots import COLOURS, Picture, has_matplotlib, legend_below, panels
from experiments.show.rendering import render, template_source
from experiments.show.report import RunReport
from experiments.show.table import Table, markdown_text

PICTURE = "differences"
_ALT = (
    "Tricks lost a board by role, ours minus theirs. Thin lines are simultaneous 95 % intervals, and thick lines are "
    "single ones."
)
_INCHES_A_ROW = 0.32
_MOST_ROWS = 40


def turns_csv(found: Calibration) -> str:
    """Return a CSV file with a row for each turn and player."""
    return csv_of(_turns_frame(found))


def _turns_frame(found: Calibration) -> pd.DataFrame:
    return pd.DataFrame(turn_rows(found), columns=list(CSV_HEAD)).astype({"cpu_seconds": float})


def calibration_page(found: Calibration, provenance: Provenance | None = None) -> str:
    """Return all results as a web page; it has a picture if matplotlib is installed."""
    return _page(found, _picture(found), provenance)


def _picture(found: Calibration) -> Picture | None:
    """Return `differences_picture`; None if matplotlib is not installed."""
    return differences_picture(found.comparisons, found.players) if has_matplotlib() else None


def _page(found: Calibration, picture: Picture | None, provenance: Provenance | None) -> str:
    return render(
        "competitions/yardstick/page.html.j2",
        styles=template_source("show/page.css"),
        heading=heading(found),
        programs=", ".join(found.programs),
        together=TOGETHER,
        note=NOTE,
        picture=picture.page_svg if picture else "",
        alt=_ALT,
        facts=provenance.lines() if provenance else [],
        tables=yardstick_tables(found.comparisons, found.players),
        groups=_titled(calibration_tables(found.tables, found.players).values()),
        players=[_player(found, place) for place in range(len(found.players))],
    )


def _titled(tables: Any) -> list[Table]:
    return [replace(table, title=table.title[0].upper() + table.title[1:]) for table in tables]


def _player(found: Calibration, place: int) -> dict[str, Any]:
    """Return a player's costliest mistakes as the values that the page's template needs."""
    by_role = [(ROLE_NAMES[role], costliest(found.tables, place, role)) for role in ROLES]
    return {
        "name": found.players[place],
        "costliest": [(role, [_moment(each) for each in listed]) for role, listed in by_role if listed],
    }


def _moment(mistake: Mistake) -> dict[str, Any]:
    """Return a mistake as the values that the page's template needs."""
    turn = mistake.turn.turn
    played = " ".join(card.symbol for card in turn.position.trick)
    marks = {turn.card: "better", mistake.ours: "mistake"}
    cost = "a trick" if mistake.cost == 1 else f"{mistake.cost} tricks"
    return {
        "title": mistake_place(mistake),
        "words": f"{cards_in_short(mistake)} ({turn.player}) costs {cost}",
        "trick": f"played to the trick: {played}" if played else "",
        "hands": [
            (
                seat.name.title(),
                "dummy" if seat is turn.contract.dummy else "",
                marked_suits(turn.position.hands[seat], marks),
            )
            for seat in hands_seen(mistake)
        ],
    }


def differences_picture(compared: Sequence[Comparison], players: Sequence[str]) -> Picture:
    """Return a picture of the tricks that our players lost, minus those that the people or programs lost.

    There is a panel for each role and a colour for each of our players. There is a row for all tables,
    for each program and for each match. Thin lines are simultaneous intervals, and thick lines are single intervals.
    """
    rows = list(dict.fromkeys((each.kind, each.name) for each in compared))[:_MOST_ROWS]
    height = 1.6 + _INCHES_A_ROW * len(rows) * max(1.0, 0.6 * len(players))
    figure, drawn = panels(len(BY_ROLE), height)
    for panel, group in zip(drawn, BY_ROLE, strict=True):
        for place, player in enumerate(players):
            own = [each for each in compared if each.group == group and each.player == place]
            colour, shift = COLOURS[place % len(COLOURS)], 0.7 * ((place + 0.5) / len(players) - 0.5)
            for each in own:
                if (each.kind, each.name) in rows:
                    at = rows.index((each.kind, each.name)) + shift
                    for interval, width in ((each.difference.together, 1.0), (each.difference.alone, 3.0)):
                        if interval.low is not None and interval.high is not None:
                            panel.hlines(at, interval.low, interval.high, color=colour, linewidth=width)
                    panel.plot(each.difference.together.mean, at, "o", color=colour, markersize=4)
            panel.plot([], [], "o", color=colour, label=player)
        panel.axvline(0, color="black", linewidth=0.8)
        panel.set_title(ROLE_NAMES[group.role], fontsize=10)
    names = [name if kind != "match" else f"match {name}" for kind, name in rows]
    drawn[0].set_yticks(range(len(rows)), [name or "all tables" for name in names], fontsize=8)
    drawn[0].set_ylim(len(rows) - 0.5, -0.5)
    drawn[1].set_xlabel("tricks lost a board, ours minus theirs; below 0, ours is better")
    legend_below(figure, drawn[0])
    return Picture(figure, _ALT)


@dataclass(frozen=True, slots=True)
class CalibrationReport(RunReport):
    """The report of players compared with people or programs."""

    found: Calibration

    def text(self) -> str:
        """Return all results as text."""
        return calibration_text(self.found)

    def to_json(self) -> dict[str, Any]:
        """Return all results as JSON."""
        return calibration_json(self.found)

    def exports(self, provenance: Provenance | None = None) -> Exports:
        """Return the tables for papers and programs."""
        found = self.found
        tables = [
            *yardstick_tables(found.comparisons, found.players),
            *calibration_tables(found.tables, found.players).values(),
        ]
        comparisons = comparisons_table(found.comparisons, found.players)
        return Exports(tables, {"comparisons": comparisons, "turns": _turns_frame(found)}, provenance)

    def files(self, provenance: Provenance | None = None) -> dict[str, bytes]:
        """Return ``index.html``, JSON, tables in several formats, and (with matplotlib) the picture."""
        exports = self.exports(provenance)
        picture = _picture(self.found)
        parts = [
            heading(self.found),
            TOGETHER,
            *(f"## {markdown_text(each.title)}\n\n{each.to_markdown()}" for each in exports.tables),
        ]
        values = self.to_json() | ({"provenance": provenance.to_json()} if provenance else {})
        return {
            "index.html": _page(self.found, picture, provenance).encode(),
            "tables.md": ("\n\n".join([*parts, *facts_markdown(exports)]) + "\n").encode(),
            "calibration.json": f"{json.dumps(values, ensure_ascii=False)}\n".encode(),
            **exports.files({PICTURE: picture} if picture else {}),
        }
