"""How informative a belief is: how much more weight it gives to the true hands than to random hands.

    python -m tests.bench.beliefs FILE.pbn ... [--belief OPTIONS] [--layouts 200] [--seed 1] [--jobs 1] [--json]

A belief is a weight for every layout of the hidden hands: ``--belief auction=read``, or
``--belief weights=correct-play,p=0.9`` (options of monte-carlo; repeatable). At a turn, the true layout's weight is
divided by the mean weight of layouts drawn uniformly. The measure is the mean logarithm of this ratio. A belief with a
measure above 0 is informative; one with a measure below 0 misleads. The mean of few layouts makes the ratio too high,
the more so the fewer of them the belief finds likely: at opening leads, take thousands. On every board, the ratio is
computed at the opening lead, at one turn of the declarer, and at one turn of a defender.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agent.errors import LayoutError
from agent.knowledge.evidence.likelihood import LayoutLikelihood
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View, played_cards
from agent.players.settings import MonteCarloSettings
from agent.registry import Role, parse_player
from experiments.boards.board import Board
from experiments.boards.double_dummy import common_solver
from experiments.command_line.board_options import read_boards
from experiments.command_line.parallel import each_board
from experiments.questions.judge.asked import walk
from experiments.questions.judge.choices import CardChoice, deal_code, deal_luck, view_at
from experiments.show.table import Column, Table, as_text, number
from experiments.statistics.clusters import clustered_mean
from experiments.statistics.interval import Interval

FLOOR = 1e-6
"""Smaller ratios count as this one, because the logarithm of 0 is not finite."""
_USUAL_SCATTER = 1.0
"""Prior standard deviation of the log ratio."""
_COLUMNS = (
    Column("belief", words=True),
    Column("turns"),
    Column("log ratio", key="log_ratio"),
    Column("effective share", number(".3f"), key="effective_share"),
)


@dataclass(frozen=True, slots=True)
class BeliefVariant:
    """A way to weight layouts: by a model of the defenders' cards, by the auction, by both or by neither."""

    name: str
    likelihoods: tuple[LayoutLikelihood, ...]

    @classmethod
    def parse(cls, text: str) -> BeliefVariant:
        """Parse options of monte-carlo, as in ``weights=correct-play,auction=read``; other options keep their defaults.

        :raises PlayerError: if an option is unknown, or a value is out of range.
        """
        settings = parse_player(f"monte-carlo:{text}" if text else "monte-carlo", Role.DECLARER).settings
        assert isinstance(settings, MonteCarloSettings), "the text has options of monte-carlo"
        return cls(text or "weights=uniform", tuple(settings.likelihoods(common_solver())))

    def weigh(self, view: View, layouts: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the weights of layouts that fit a view, float64 (n,).

        ``layouts``, int64 (n, 4), are masks of the cards still held.
        """
        dealt = layouts | played_cards(view)
        found = np.ones(len(dealt))
        for each in self.likelihoods:
            found *= each.of(view, dealt)
        return found


@dataclass(frozen=True, slots=True)
class Measured:
    """The log ratios of several beliefs at one turn."""

    group: str
    deal: str
    """A code of the deal; its tables are one observation in intervals."""
    ratios: tuple[float, ...]
    """The log ratio of each belief."""
    effective: tuple[float, ...]
    """The effective sample size (Kish) of each belief, divided by the number of layouts drawn."""


GROUPS = (
    "opening lead",
    *(f"{who}, tricks {when}" for who in ("declarer", "defender") for when in ("1-4", "5-8", "9-13")),
)
"""The groups of turns, by role and trick."""


def measure(board: Board, beliefs: Sequence[BeliefVariant], seed: int, layouts: int) -> list[Measured]:
    """Measure beliefs on a board: at the opening lead, at one turn of the declarer, and at one turn of a defender.

    For each of the three, one turn with a choice is drawn at random, if there is one, and ``layouts`` layouts are drawn
    at this turn. The seed and the deal determine the random numbers.

    :raises FormatError: as `experiments.questions.judge.choices.valued_turns`.
    """
    generator = np.random.default_rng([seed, deal_luck(board.deal)])
    listed = [turn for turn in walk(board) if turn.is_choice]
    found = []
    for role in ("lead", "declarer", "defence"):
        turns = [turn for turn in listed if turn.role == role]
        if turns:
            measured = _at(board, turns[int(generator.integers(len(turns)))], beliefs, generator, layouts)
            found += [measured] if measured else []
    return found


def _at(
    board: Board, turn: CardChoice, beliefs: Sequence[BeliefVariant], generator: np.random.Generator, wanted: int
) -> Measured | None:
    view = view_at(board, turn)
    try:
        layouts = LayoutSpace(view).sample(wanted, generator)
    except LayoutError:
        return None
    true = np.array([turn.position.hands], dtype=np.int64)
    ratios, effective = [], []
    for belief in beliefs:
        weights = belief.weigh(view, np.concatenate([true, layouts]))
        mean = float(weights[1:].mean())
        # If the belief excludes every drawn layout, the mean is 0. Then the ratio is 0 if the belief excludes the true
        # layout too, and 1 otherwise.
        ratio = weights[0] / mean if mean > 0 else float(weights[0] > 0)
        ratios.append(float(np.log(max(ratio, FLOOR))))
        effective.append(float(weights[1:].sum() ** 2 / (weights[1:] ** 2).sum() / len(layouts)) if mean > 0 else 0.0)
    who = "declarer" if turn.role == "declarer" else "defender"
    when = "1-4" if turn.trick <= 4 else "5-8" if turn.trick <= 8 else "9-13"
    group = "opening lead" if turn.role == "lead" else f"{who}, tricks {when}"
    return Measured(group, deal_code(board.deal), tuple(ratios), tuple(effective))


def knowledge(measured: Sequence[Measured], group: str, place: int) -> tuple[Interval, float] | None:
    """Return a belief's mean log ratio, with its interval, and its mean ``effective`` over a group of turns.

    The result is None if the group is empty. ``place`` is the index of the belief.
    """
    chosen = [each for each in measured if each.group == group]
    if not chosen:
        return None
    ratio = clustered_mean([each.ratios[place] for each in chosen], [each.deal for each in chosen], _USUAL_SCATTER)
    return ratio, sum(each.effective[place] for each in chosen) / len(chosen)


def tables(measured: Sequence[Measured], beliefs: Sequence[BeliefVariant]) -> list[Table]:
    """Return a table for each group of turns, with a row for each belief."""
    found = []
    for group in GROUPS:
        known = {belief.name: knowledge(measured, group, place) for place, belief in enumerate(beliefs)}
        rows = tuple((name, each[0].number, *each) for name, each in known.items() if each is not None)
        if rows:
            found.append(Table(_COLUMNS, rows, group))
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure beliefs on the played boards of files, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--belief", action="append")
    parser.add_argument("--layouts", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    beliefs = [BeliefVariant.parse(text) for text in given.belief or ["auction=read"]]
    played = [board for board in read_boards(given.files).boards if board.plays]
    work = partial(measure, beliefs=beliefs, seed=given.seed, layouts=given.layouts)
    boards = [each for each in each_board(work, played, given.jobs, "measuring") if each is not None]
    measured = [each for board in boards for each in board]
    found = tables(measured, beliefs)
    if given.json:
        rows = [{"turns_of": table.title, **row} for table in found for row in table.to_json()]
        print(json.dumps({"boards": len(boards), "turns": len(measured), "beliefs": rows}))
    else:
        print(f"{len(boards)} boards, {len(measured)} turns; log of (weight of the true layout / mean weight)\n")
        print(as_text(found))


if __name__ == "__main__":
    main()
