"""Matches: every declarer plays every board at its own table, against the same defenders with the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from joblib import Parallel, delayed

from agent.contract import Contract
from agent.imps import best_makeable, imps
from agent.registry import PlayerSpec
from agent.table import BoardRecord, play_board
from ddsolver.cards import Seat, Strain
from ddsolver.errors import BridgeError
from ddsolver.position import Position
from ddsolver.solver import Solver, warm_up
from experiments.board import Board
from experiments.errors import FormatError
from experiments.stats import Interval, mean_interval

DECLARER_ROLE, DEFENDER_ROLE = 0, 1
"""Places in the spawn keys of the players' seeds."""


@dataclass(frozen=True, slots=True)
class PreparedBoard:
    """A board ready to be played: its contract, None if it is passed out, and what double dummy makes of it."""

    board: Board
    contract: Contract | None
    double_dummy: int | None
    """The tricks of the declarer's side when all four hands are seen."""
    table: dict[Seat, dict[Strain, int]] | None


@dataclass(frozen=True, slots=True)
class BoardResult:
    """One board at all tables, in the order of the declarers; no records if it was passed out."""

    prepared: PreparedBoard
    records: tuple[BoardRecord, ...]

    def imps(self) -> list[float]:
        """Each declarer's IMPs: the mean over the other declarers of the IMPs against them."""
        scores = [record.score for record in self.records]
        if len(scores) < 2:
            return [0.0] * len(scores)
        return [
            sum(imps(score - other) for place, other in enumerate(scores) if place != own) / (len(scores) - 1)
            for own, score in enumerate(scores)
        ]


@dataclass(frozen=True, slots=True)
class Standing:
    """How one declarer did over all boards."""

    declarer: str
    imps: float
    """Total over the boards, as `BoardResult.imps`."""
    imps_a_board: Interval
    made: int
    played: int
    points: int
    tricks_lost: int
    """Tricks fewer than double dummy, over all boards."""
    seconds_a_board: float


@dataclass(frozen=True, slots=True)
class Failure:
    """A board that could not be played, and why."""

    board: str
    declarer: str
    message: str


@dataclass(frozen=True, slots=True)
class Match:
    """The results, board by board, and what failed."""

    declarers: tuple[PlayerSpec, ...]
    defender: PlayerSpec
    results: tuple[BoardResult, ...]
    failures: tuple[Failure, ...]
    interrupted: bool
    """Whether boards are missing because the user stopped the match."""

    def standings(self) -> list[Standing]:
        """One for each declarer, in the order given."""
        standings = []
        for place, declarer in enumerate(self.declarers):
            records = [result.records[place] for result in self.results if result.records]
            won = [result.imps()[place] if result.records else 0.0 for result in self.results]
            lost = [
                (result.prepared.double_dummy or 0) - result.records[place].tricks
                for result in self.results
                if result.records
            ]
            standings.append(
                Standing(
                    declarer=declarer.text,
                    imps=sum(won),
                    imps_a_board=mean_interval(won),
                    made=sum(record.tricks >= record.contract.tricks_needed for record in records),
                    played=len(records),
                    points=sum(record.score for record in records),
                    tricks_lost=sum(lost),
                    seconds_a_board=sum(record.declarer_seconds for record in records) / max(1, len(records)),
                )
            )
        return standings


def play_match(
    boards: Sequence[Board],
    declarers: Sequence[PlayerSpec],
    defender: PlayerSpec,
    seed: int,
    jobs: int = 1,
    *,
    tables: bool = False,
    progress: Callable[[], Any] = lambda: None,
) -> Match:
    """Play all boards with all declarers; the result does not depend on ``jobs``.

    With ``tables`` every board gets its double-dummy table. ``progress`` is called after each board prepared and each
    board played at a table: ``len(boards) * (1 + len(declarers))`` times.
    """
    if jobs != 1:
        warm_up()
    prepared: list[PreparedBoard | Failure] = []
    outcomes: list[BoardRecord | Failure | None] = []
    interrupted = False
    try:
        with Parallel(n_jobs=jobs, return_as="generator") as parallel:
            for made in parallel(delayed(_prepare)(board, tables) for board in boards):
                prepared.append(made)
                progress()
            tasks = [
                (made, declarer, defender, seed, number)
                for number, made in enumerate(prepared)
                if isinstance(made, PreparedBoard)
                for declarer in declarers
            ]
            for outcome in parallel(delayed(_play)(*task) for task in tasks):
                outcomes.append(outcome)
                progress()
    except KeyboardInterrupt:
        interrupted = True
    failures = [made for made in prepared if isinstance(made, Failure)]
    results = []
    ready = [made for made in prepared if isinstance(made, PreparedBoard)]
    for place, made in enumerate(ready):
        at_tables = outcomes[place * len(declarers) : (place + 1) * len(declarers)]
        failures += [outcome for outcome in at_tables if isinstance(outcome, Failure)]
        records = tuple(outcome for outcome in at_tables if isinstance(outcome, BoardRecord))
        if len(records) == len(declarers) or (made.contract is None and not interrupted):
            results.append(BoardResult(made, records))
    return Match(tuple(declarers), defender, tuple(results), tuple(failures), interrupted)


def prepare(board: Board, *, table: bool = False, contract: Contract | None = None) -> PreparedBoard:
    """Settle a board's contract, by default its own or else North-South's best makeable one, and solve it.

    :raises FormatError: if hands are hidden, or hold fewer than 13 cards.
    """
    deal = board.deal
    if deal.cards_each != 13:
        raise FormatError(f"board {board.name} has {deal.cards_each} cards a hand; a whole deal of 13 is needed")
    solver = Solver()
    contract = contract or board.contract
    solved = solver.dd_table(deal) if table or (contract is None and not board.passed_out) else None
    if contract is None and not board.passed_out and solved is not None:
        contract = best_makeable(solved, board.vulnerability)
    tricks = None
    if contract is not None:
        if solved is not None:
            tricks = solved[contract.declarer][contract.strain]
        else:
            tricks = deal.cards_each - solver.tricks(Position(deal, contract.strain, contract.leader))
    return PreparedBoard(board, contract, tricks, solved)


def play_prepared(
    prepared: PreparedBoard, declarer: PlayerSpec, defender: PlayerSpec, seed: int, number: int
) -> BoardRecord:
    """Play a prepared board that has a contract; ``number`` is its place in the match, for the seeds.

    :raises PlayError: if it is not a full deal.
    """
    assert prepared.contract is not None, "a board that was passed out is not played"
    # The seeds do not depend on the declarer, so that all of them meet the same luck.
    return play_board(
        prepared.board.deal,
        prepared.contract,
        prepared.board.vulnerability,
        declarer.make(np.random.SeedSequence(seed, spawn_key=(number, DECLARER_ROLE))),
        defender.make(np.random.SeedSequence(seed, spawn_key=(number, DEFENDER_ROLE))),
        prepared.board.auction,
    )


def _prepare(board: Board, table: bool) -> PreparedBoard | Failure:
    try:
        return prepare(board, table=table)
    except BridgeError as error:
        return Failure(board.name, "", str(error))


def _play(
    prepared: PreparedBoard, declarer: PlayerSpec, defender: PlayerSpec, seed: int, number: int
) -> BoardRecord | Failure | None:
    if prepared.contract is None:
        return None
    try:
        return play_prepared(prepared, declarer, defender, seed, number)
    except Exception as error:
        return Failure(prepared.board.name, declarer.text, f"{type(error).__name__}: {error}")


def record_board(result: BoardResult, place: int, match: Match) -> Board:
    """The board as played at one table, for a file."""
    prepared = result.prepared
    board = prepared.board
    tags = {"Event": board.tags.get("Event", "?"), "Scoring": "IMP", "Table": str(place + 1)}
    if prepared.contract is not None:
        for seat in Seat:
            declares = seat.same_side(prepared.contract.declarer)
            tags[seat.name.title()] = (match.declarers[place] if declares else match.defender).text
    record = result.records[place] if result.records else None
    return replace(
        board,
        contract=prepared.contract,
        passed_out=prepared.contract is None,
        trump=prepared.contract.strain if prepared.contract else None,
        leader=prepared.contract.leader if prepared.contract else None,
        auction=board.auction if board.contract == prepared.contract else None,
        plays=record.plays if record else (),
        tricks=record.tricks if record else None,
        tags=tags,
        table=prepared.table,
    )
