"""Runs with made-up boards, as long as a test or a benchmark needs them."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np

from agent.rules.contract import Contract
from ddsolver.cards import EVERY_CARD, cards_of
from experiments.boards.board import Board
from experiments.competitions.match.settings import MatchRun
from experiments.runs import checksums
from experiments.runs.code_version import program_of
from experiments.runs.deals import random_board
from experiments.runs.rows import RANDOM, StoredDeal, deal_row
from experiments.runs.store import FORMAT, SETTINGS_FILE
from experiments.runs.store_files import BOARDS_FILE, create_database

_CONTRACTS = ("3NTS", "4HN", "2SE", "5CW", "1NTN", "6DS")
_DECISIONS = 1900
"""The size of a board's decisions in bytes, as a match of Monte-Carlo players keeps them."""


def made_up_match(
    folder: Path,
    rows: int,
    *,
    declarers: tuple[str, ...] = ("monte-carlo:fast,samples=1", "monte-carlo:fast,samples=2"),
    missing: int = 0,
    decisions: bool = False,
    **settings: Any,
) -> MatchRun:
    """Make a run of a match on random deals with about ``rows`` boards; its last ``missing`` deals have no boards yet.

    The deals are those of the seed. Contracts, tricks, times and the order of the cards are made up.
    """
    number = rows // len(declarers)
    run = MatchRun(declarers=declarers, random=number + missing, **settings)
    players = run
    generator = np.random.default_rng(rows)
    folder.mkdir(parents=True)
    path = folder / BOARDS_FILE
    create_database(path, {"format": FORMAT, **run.facts})
    (folder / SETTINGS_FILE).write_text(run.to_toml(), encoding="utf-8")
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("BEGIN")
        for at in range(number + missing):
            deal = _deal(at, run.seed, generator)
            _insert(database, "deals", deal_row(deal))
            if at < number:
                _add_boards(database, players, deal, generator, decisions=decisions)
        for table in ("deals", "boards", "measures", "decisions"):
            database.execute("DELETE FROM checksums WHERE name = ?", (table,))
            checksums.add(database, table)
        database.execute("COMMIT")
    return run


def _deal(at: int, seed: int, generator: np.random.Generator) -> StoredDeal:
    board = random_board(at, seed)
    contract = Contract.parse(_CONTRACTS[int(generator.integers(len(_CONTRACTS)))])
    tricks = contract.tricks_needed + int(generator.integers(-2, 2))
    return StoredDeal(RANDOM, at, board.name, board.deal, board.dealer, board.vulnerability, contract, min(tricks, 13))


def _add_boards(
    database: sqlite3.Connection,
    players: MatchRun,
    deal: StoredDeal,
    generator: np.random.Generator,
    *,
    decisions: bool,
) -> None:
    contract, (defence,) = deal.played_contract, players.defending
    names = [str(card) for card in cards_of(EVERY_CARD)]
    for declarer in players.declaring:
        key = {"source": deal.source, "number": deal.number, "player": declarer.key, "defender": defence.key}
        tricks = min(13, max(0, deal.double_dummy + int(generator.integers(-2, 2))))
        seconds = [round(float(each), 6) for each in generator.gamma(2, 0.05, 4)]
        values = {
            "tricks": tricks,
            "score": contract.score(tricks, deal.vulnerability),
            "seconds": seconds[0],
            "defender_seconds": seconds[1],
            "play": " ".join(names[place] for place in generator.permutation(52)),
            "remarks": "",
            "program": program_of(declarer, defence),
        }
        measured = {"wall_seconds": seconds[2], "defender_wall_seconds": seconds[3], "fault": "", "said": ""}
        _insert(database, "boards", key | values)
        _insert(database, "measures", key | measured)
        if decisions:
            blob = zlib.compress(generator.bytes(_DECISIONS))
            _insert(database, "decisions", key | {"decisions": blob})


def _insert(database: sqlite3.Connection, table: str, values: dict[str, object]) -> None:
    marks = ", ".join("?" * len(values))
    database.execute(f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})", tuple(values.values()))


def random_boards(number: int) -> Iterator[Board]:
    """Yield random boards without auction and play."""
    return (random_board(at, 1) for at in range(number))
