"""What replayed divergences save: variance times CPU of the comparison of two declarers, beside that of plain deals.

    python -m tests.bench.bench_replay [--deals N] [-o FOLDER]

Plays the first N deals of the kept league that ``replay.csv`` lacks, appends each as it finishes, and writes
``replay.md`` from all rows. `tests.bench.replayed` has the estimator.
"""

from __future__ import annotations

import argparse
import time
from math import nan
from pathlib import Path

import numpy as np

from agent.knowledge.answer_cache import AnswerCache, sharing
from agent.registry import Role, parse_player
from agent.rules.imps import imps
from ddsolver import Solver
from ddsolver.cards import parse_cards
from experiments.runs.contract_sets import find_deal, spawn_key
from experiments.runs.rows import PlayedBoard, StoredDeal
from experiments.runs.store import Store
from experiments.runs.tasks import load_kernels
from tests.bench.replay_rows import Row, append, read
from tests.bench.replay_tables import Pilot, page
from tests.bench.replayed import (
    Board,
    Divergence,
    Players,
    find_divergence,
    finish_both,
    play_together,
    replay,
)
from tests.kept_rows import RESULTS

SEED = 1
"""The league's."""
PAIRS = (
    ("payoff:samples=20", "monte-carlo:samples=20"),
    ("monte-carlo:samples=5", "monte-carlo:samples=2"),
)
POOL, MOST = 16, 8
"""Layouts in a pool, and replays."""
PLAYED = 5
"""Every fifth deal whose play is kept is played again, to measure the CPU."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=0, help="deals of each pair; those missing are played")
    parser.add_argument("--pairs", type=int, nargs="*", default=[0, 1], help="numbers of the pairs, from 0")
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    arguments = parser.parse_args()
    file = arguments.output / "replay.csv"
    known = {(row.pair, row.name, row.number) for row in read(file)}
    load_kernels()
    with Store.to_read(RESULTS / "league") as store:
        deals = sorted(store.deals().values(), key=lambda deal: (deal.number, deal.source))[: arguments.deals]
        boards = {
            (board.player, board.source, board.number): board
            for board in store.boards()
            if board.defender == "arbitrary"
        }
    for pair in arguments.pairs:
        players = PAIRS[pair]
        for place, deal in enumerate(deals):
            if (pair, deal.source, deal.number) in known:
                continue
            kept = [boards.get((player, deal.source, deal.number)) for player in players]
            append(file, measure(pair, deal, [board for board in kept if board], plays=place % PLAYED == 0))
    rows = list(read(file))
    pilots = {
        " against ".join(f"`{player}`" for player in players): Pilot.of([row for row in rows if row.pair == pair])
        for pair, players in enumerate(PAIRS)
        if any(row.pair == pair for row in rows)
    }
    (arguments.output / "replay.md").write_text(page(list(pilots), list(pilots.values())), encoding="utf-8")


def measure(pair: int, deal: StoredDeal, kept: list[PlayedBoard], *, plays: bool) -> Row:
    """Measure a deal with a pair; without the ``kept`` boards of both, or if ``plays``, play it first."""
    contract = deal.played_contract
    board = Board(deal.deal, contract, deal.vulnerability, contract.tricks_needed)
    root = np.random.SeedSequence(SEED, spawn_key=spawn_key(deal.source, deal.number))
    first, second = (parse_player(text, Role.DECLARER).aiming("points") for text in PAIRS[pair])

    def gain(first: int, second: int) -> float:
        return imps(contract.score(first, deal.vulnerability) - contract.score(second, deal.vulnerability))

    find = together = rest = plain = nan
    divergence: Divergence | None = None
    if plays or len(kept) < len(PAIRS[pair]):
        started = time.process_time()
        find_deal(deal.source, SEED, deal.number, solver=Solver())
        find = time.process_time() - started
        started = time.process_time()
        players = Players.make((first.make, second.make), root, Solver())
        with sharing(AnswerCache()):
            divergence = play_together(board, players)
            together = time.process_time() - started
            plain = gain(*finish_both(board, divergence, players)) if divergence else 0.0
        rest = time.process_time() - started - together
    else:
        one, other = (parse_cards(each.play) for each in kept)
        divergence, plain = find_divergence(board, (one, other)), imps(kept[0].score - kept[1].score)
    if divergence is None:
        return Row(pair, deal.source, deal.number, 0, plain, None, find, together, rest)
    replays = replay(board, divergence, (first.make, second.make), root, gain, (POOL, MOST))
    return Row(pair, deal.source, deal.number, divergence.trick, plain, replays, find, together, rest)


if __name__ == "__main__":
    main()
