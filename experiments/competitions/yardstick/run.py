"""Runs `declarer calibrate players`: asks players at the tables of files, and keeps the answers of every table.

Without files, they are the tables of the bench of card play, which two robots played; the answers of its entrants are
kept. docs/reference/play-bench.md says how both were made.
"""

from __future__ import annotations

import csv
import gzip
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, ClassVar, NamedTuple

from pydantic import Field, field_validator

from ddsolver.cards import Card, Seat, parse_cards
from ddsolver.position import Position
from experiments.boards.board import Board
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.writer import to_pbn
from experiments.competitions.yardstick.comparisons import Calibration
from experiments.errors import SettingsError, StoreError
from experiments.questions.judge.asked import AskedTable, ask_at, check_players, specs_of
from experiments.questions.judge.choices import Answer, CardChoice, choice_at, name_at
from experiments.runs.code_version import code_of
from experiments.runs.processes.pool import ONE_PROCESS, Pool, WorkerDied, stream
from experiments.runs.progress import Progress
from experiments.runs.rows import FILE, Answers, BoardKey, FailedBoard, StoredTable
from experiments.runs.session import KeptSettings, open_run, refuse_without_results
from experiments.runs.store import Store
from experiments.runs.tasks import load, load_kernels, traceback_of

__all__ = ["Calibration", "CalibrationSettings", "run_calibration"]

NAME = "play_bench"
"""The name of the bench as a match."""
_DATA = files("experiments") / "data"


@cache
def bench_boards() -> tuple[Board, ...]:
    """Return the boards of the bench, one table of each deal."""
    return parse_pbn((_DATA / f"{NAME}.pbn").read_text(encoding="utf-8"), NAME).boards


@dataclass(frozen=True, slots=True)
class Entrants:
    """The players whose answers at the turns of the bench are kept."""

    names: tuple[str, ...]
    answers: dict[tuple[str, str, int], Answer]
    """The answers by player, board and number of cards played before; a player is not asked in every role."""


@cache
def bench_entrants() -> Entrants:
    """Return the entrants; their file has the columns of the file that ``--turns`` writes."""
    text = gzip.decompress((_DATA / f"{NAME}.csv.gz").read_bytes()).decode()
    answers = {}
    for row in csv.DictReader(io.StringIO(text)):
        turn = 4 * (int(row["trick"]) - 1) + int(row["place"]) - 1
        answer = Answer(Card.parse(row["own_card"]), int(row["own_cost"]), float(row["cpu_seconds"]))
        answers[row["player"], row["board"], turn] = answer
    return Entrants(tuple(dict.fromkeys(player for player, _, _ in answers)), answers)


def with_entrants(turn: CardChoice) -> CardChoice:
    """Return a turn of the bench with the entrants' answers after those that it has."""
    entrants = bench_entrants()
    place = turn.board, len(turn.position.plays)
    return replace(turn, answers=(*turn.answers, *(entrants.answers.get((name, *place)) for name in entrants.names)))


Group = tuple[str, tuple[str, ...]]


def parse_group(text: str) -> Group:
    """Return the name and the patterns of a group such as ``BEN=thor*,BEN-*``; ``*`` and ``?`` are wildcards.

    :raises SettingsError: if the name or the patterns are missing.
    """
    name, _, rest = text.partition("=")
    patterns = tuple(filter(None, (part.strip() for part in rest.split(","))))
    if not name.strip() or not patterns:
        raise SettingsError(f"{text!r} is not a group; give a name and patterns of players' names, as in 'BEN=thor*'")
    return name.strip(), patterns


def group_of(name: str, groups: Sequence[Group]) -> str:
    """Return the first group that a player's name belongs to; without one, the name itself.

    Case is ignored.
    """
    folded = name.casefold()
    for group, patterns in groups:
        if any(fnmatchcase(folded, pattern.casefold()) for pattern in patterns):
            return group
    return name


class CalibrationSettings(KeptSettings):
    """The settings of a run: the players to ask, and names for groups of those who played."""

    kind: ClassVar[str] = "calibrate"

    players: Annotated[tuple[str, ...], Field(min_length=1)]
    groups: tuple[str, ...] = ()
    """Groups, written as in ``BEN=thor*,BEN-*``."""
    bench: bool = False
    """Whether the tables are those of the bench of card play, so that its entrants are compared too."""

    @field_validator("players")
    @classmethod
    def _players_exist(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        return check_players(values)

    @field_validator("groups")
    @classmethod
    def _groups_have_patterns(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        for value in values:
            parse_group(value)
        return values


def stored_tables(matches: Iterable[tuple[str, Sequence[Board]]]) -> list[StoredTable]:
    """Return the tables of files. Boards without card play are left out.

    ``matches`` are pairs of a file's name and its boards.
    """
    tables: list[StoredTable] = []
    seen: dict[tuple[str, str], int] = {}
    for match, boards in matches:
        for board in boards:
            if board.plays:
                key = match, board.name
                seen[key] = seen.get(key, 0) + 1
                tables.append(StoredTable(len(tables), match, seen[key], to_pbn([board])))
    return tables


def bench_tables() -> list[StoredTable]:
    """Return the tables of the bench of card play."""
    return stored_tables([(NAME, bench_boards())])


def run_calibration(
    settings: CalibrationSettings,
    matches: Mapping[str, Sequence[Board]] | None = None,
    folder: Path | str | None = None,
    pool: Pool = ONE_PROCESS,
    progress: Progress | None = None,
) -> Calibration:
    """Ask players at the turns of played boards in one call; ``matches`` are the boards of each match by its name.

    Without ``matches``, the players are asked at the tables of the bench of card play, and compared with its entrants.
    ``folder`` keeps the answers; if it has some of them already, the run is resumed.

    :raises StoreError: if the folder holds another run or cannot be written to, or no board has card play.
    :raises FailedRunError: if the players failed at every table.
    """
    settings = settings.model_copy(update={"bench": matches is None})
    tables = bench_tables() if matches is None else stored_tables(matches.items())
    if not tables:
        raise StoreError("there is nothing to ask: no board has card play")
    with open_run(folder, settings.first_facts) as store:
        found = play_run(settings, store, (), pool, progress or Progress(), tables)
        refuse_without_results(store, has_results=bool(found.tables), interrupted=found.interrupted)
        return found


def play_run(
    settings: CalibrationSettings,
    store: Store,
    boards: Sequence[Board],  # noqa: ARG001 - the tables are kept apart by file
    pool: Pool,
    progress: Progress,
    tables: Sequence[StoredTable] = (),
) -> Calibration:
    """Ask the players for all answers that the store does not have yet.

    ``tables`` may be empty if the store already has the tables.

    :raises StoreError: if the store has other tables, has answers of another code version (unless it may mix them), or
        cannot be written to.
    """
    _keep_tables(store, tables)
    settings.keep(store)
    _check_programs(settings, store)
    work = list(_missing(settings, store))
    if work:
        load(pool, (spec for item in work for player in item.players for spec in specs_of(player)))
    failures = 0
    total = len(store.rows(StoredTable))
    with progress.playing("asking", total, total - len(work)) as stage:
        for item, result in stream(_ask, work, pool):
            for answer in _died(item) if isinstance(result, WorkerDied) else result:
                if isinstance(answer, FailedBoard):
                    store.add_failure(answer)
                    progress.failed(answer, item.name)
                    failures += 1
                else:
                    store.add_rows([answer], BoardKey(FILE, answer.number, answer.player, ""))
            stage.step()
    return replace(read_run(settings, store), failures=failures, interrupted=stage.is_interrupted)


def read_run(settings: CalibrationSettings, store: Store) -> Calibration:
    """Return the results of a run so far, without asking any player."""
    answers: dict[int, dict[str, Answers]] = {}
    for answer in store.rows(Answers):
        answers.setdefault(answer.number, {})[answer.player] = answer
    groups = [parse_group(text) for text in settings.groups]
    tables = store.rows(StoredTable)
    if settings.bench and tables != bench_tables():
        raise StoreError(f"{store.folder} has the tables of another version's bench of card play; start a new run")
    complete = [
        (table, [answers[table.number][player] for player in settings.players])
        for table in tables
        if answers.get(table.number, {}).keys() >= set(settings.players)
    ]
    return Calibration(
        players=settings.players,
        tables=tuple(_asked_table(table, given, groups, is_bench=settings.bench) for table, given in complete),
        total=len(tables),
        programs=tuple(sorted({answer.program for _, given in complete for answer in given})),
        entrants=bench_entrants().names if settings.bench else (),
    )


def _keep_tables(store: Store, tables: Sequence[StoredTable]) -> None:
    kept = store.rows(StoredTable)
    if not kept:
        store.add_rows(tables)
    elif tables and list(tables) != kept:
        raise StoreError(
            f"{store.folder} was started with other boards ({len(kept)} tables; these files have {len(tables)}); give "
            "the same files in the same order, or name another folder"
        )


def _check_programs(settings: CalibrationSettings, store: Store) -> None:
    if store.may_mix_programs:
        return
    now = {player: code_of(specs_of(player)) for player in settings.players}
    for answer in store.rows(Answers):
        if answer.player in now and answer.program != now[answer.player]:
            raise StoreError(
                f"{store.folder}: the answers of {answer.player} come from {answer.program}, but this is "
                f"{now[answer.player]}, which may play different cards. Add --mix to keep both in one run, or name "
                "another folder"
            )


class _Work(NamedTuple):
    """A table, and the players that have not yet answered at it."""

    table: StoredTable
    players: tuple[str, ...]
    seed: int

    @property
    def name(self) -> str:
        """The name of the board, with its match and the number of the table."""
        return f"{_board_of(self.table).name} of {self.table.match}, table {self.table.place}"


def _missing(settings: CalibrationSettings, store: Store) -> Iterator[_Work]:
    answered = {(answer.number, answer.player) for answer in store.rows(Answers)}
    for table in store.rows(StoredTable):
        players = tuple(player for player in settings.players if (table.number, player) not in answered)
        if players:
            yield _Work(table, players, settings.seed)


def _died(work: _Work) -> list[Answers | FailedBoard]:
    return [
        _failure(work, player, "every worker process that asked the players at this board died")
        for player in work.players
    ]


def _failure(work: _Work, player: str, error: str) -> FailedBoard:
    return FailedBoard(FILE, work.table.number, player, "", error=error)


def _ask(work: _Work) -> list[Answers | FailedBoard]:
    """Return each player's answers at a table; for a player that raises an exception, a failure instead."""
    try:
        load_kernels(spec for player in work.players for spec in specs_of(player))
        turns = ask_at(_board_of(work.table), work.players, work.seed)
        return [
            Answers(
                number=work.table.number,
                player=player,
                program=code_of(specs_of(player)),
                seconds=sum(answer.seconds for turn in turns if (answer := turn.answers[place])),
                turns=json.dumps([_turn_json(turn, turn.answers[place]) for turn in turns]),
            )
            for place, player in enumerate(work.players)
        ]
    except Exception as error:
        if len(work.players) > 1:
            return [answer for player in work.players for answer in _ask(work._replace(players=(player,)))]
        return [_failure(work, work.players[0], traceback_of(error))]


def _turn_json(turn: CardChoice, answer: Answer | None) -> dict[str, Any]:
    return {
        "at": len(turn.position.plays),
        "cost": turn.cost,
        "free": " ".join(map(str, turn.free)),
        "card": "" if answer is None else str(answer.card),
        "own": None if answer is None else answer.cost,
        "seconds": 0.0 if answer is None else round(answer.seconds, 6),
    }


def _board_of(table: StoredTable) -> Board:
    (board,) = parse_pbn(table.pbn, table.match).boards
    return board


def _asked_table(
    table: StoredTable, answers: Sequence[Answers], groups: Sequence[Group], *, is_bench: bool
) -> AskedTable:
    board = _board_of(table)
    names = {seat: group_of(name_at(board, seat), groups) for seat in Seat}
    positions = list(_positions(board))
    by_player = [json.loads(answer.turns) for answer in answers]
    turns = [_asked_turn(board, positions, given, names) for given in zip(*by_player, strict=True)]
    if is_bench:
        turns = [with_entrants(turn) for turn in turns]
    return AskedTable(
        match=table.match,
        table=table.place,
        board=board,
        names=(names[Seat.NORTH], names[Seat.EAST], names[Seat.SOUTH], names[Seat.WEST]),
        turns=tuple(turns),
    )


def _positions(board: Board) -> Iterator[Position]:
    """Yield the position before each card that was played on a board."""
    contract = board.contract
    assert contract is not None, "a played board has a contract"
    position = Position(board.deal, contract.strain, contract.leader)
    for card in board.plays:
        yield position
        position = position.play(card)


def _asked_turn(
    board: Board, positions: Sequence[Position], given: Sequence[Mapping[str, Any]], names: Mapping[Seat, str]
) -> CardChoice:
    """Return a turn with the players' cards; ``given`` has the answer of each player."""
    at, cost, free = given[0]["at"], given[0]["cost"], parse_cards(given[0]["free"])
    answers = (
        Answer(Card.parse(each["card"]), each["own"], each["seconds"]) if each["card"] else None for each in given
    )
    turn = choice_at(board, positions[at], cost, tuple(free))
    return replace(turn, player=names[turn.seat], partner=names[turn.seat.partner], answers=tuple(answers))
