"""Sources of deals for matches and runs: contract sets, board files, and random deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from agent.rules.constraints import DealConditions
from agent.rules.contract import Vulnerability, dealer_of_board
from agent.rules.dealing import numbered_fitting
from ddsolver.errors import BridgeError
from experiments.boards.board import Board
from experiments.errors import StoreError
from experiments.runs.best_contract import prepare
from experiments.runs.contract_sets import (
    BIDDABLE,
    DEAL_ROLE,
    NO_LIMITS,
    AuctionSet,
    find_auction_deal,
    find_deal,
    shuffled,
)
from experiments.runs.processes.pool import ONE_PROCESS, Pool, stream
from experiments.runs.progress import Progress
from experiments.runs.records import stored_deal
from experiments.runs.rows import FILE, RANDOM, BoardKey, FailedBoard, StoredDeal, deal_row
from experiments.runs.store import Store
from experiments.runs.tasks import do_all, load

_ORDER_ROLE = 3
"""The last number of the spawn keys that order the deals of a file; `DEAL_ROLE` names the other roles."""


def file_deals(
    boards: Sequence[Board],
    pool: Pool = ONE_PROCESS,
    on_deal: Callable[[], object] = lambda: None,
    *,
    unbid: bool = False,
) -> tuple[list[StoredDeal], list[BridgeError]]:
    """Return the playable boards of a file as deals, and the errors of the other boards.

    ``on_deal`` is called after each board. With ``unbid``, the players bid, so the deals have no contracts.
    """
    load(pool)
    by_number: dict[int, StoredDeal | BridgeError] = {}
    for (number, _), deal in stream(partial(_stored, unbid=unbid), list(enumerate(boards)), pool):
        assert isinstance(deal, (StoredDeal, BridgeError)), "preparing a board kills no process"
        by_number[number] = deal
        on_deal()
    results = [by_number[number] for number in sorted(by_number)]
    problems = [result for result in results if isinstance(result, BridgeError)]
    return [result for result in results if isinstance(result, StoredDeal)], problems


def _stored(numbered: tuple[int, Board], *, unbid: bool) -> StoredDeal | BridgeError:
    number, board = numbered
    try:
        return stored_deal(without_auction(board) if unbid else prepare(board), FILE, number)
    except BridgeError as error:
        return error


def without_auction(board: Board) -> Board:
    """Return a board without auction and contract, for players who bid."""
    return replace(board, auction=None, contract=None, passed_out=False, constraints={}, double_dummy=None)


def keep_boards(
    store: Store, boards: Sequence[Board], pool: Pool, progress: Progress, *, unbid: bool
) -> tuple[list[StoredDeal], list[BridgeError]]:
    """Return what `file_deals` returns; keep the deals in a store, and report the errors.

    :raises StoreError: as `keep_deals`.
    """
    with progress.stage("solving", "board", len(boards)) as stage:
        deals, problems = file_deals(boards, pool, stage.step, unbid=unbid)
    keep_deals(store, deals)
    for problem in problems:
        progress.say(str(problem))
    return deals, problems


def shuffle_key(seed: int, number: int) -> int:
    """Return a random number for a deal of a file; deals sorted by it are in random order, whichever of them there are.

    The same seed and number give the same key in every version.
    """
    return int(np.random.SeedSequence(seed, spawn_key=(number, _ORDER_ROLE)).generate_state(1, np.uint64)[0])


def keep_deals(store: Store, deals: Iterable[StoredDeal]) -> None:
    """Add the deals that a store lacks.

    :raises StoreError: if the store has a different deal with the same source and number, or cannot be written to.
    """
    known = store.deals()
    for deal in deals:
        before = known.get((deal.source, deal.number))
        if before is not None and deal_row(before) != deal_row(deal):
            raise StoreError(
                f"{store.folder} already has deal {deal.number + 1} from {deal.source}, which differs from the deal of "
                f"board {deal.name}; name another folder"
            )
        if (deal.source, deal.number) not in known:
            store.add_deal(deal)


@dataclass(frozen=True, slots=True)
class DealTask:
    """A deal to find: one of a contract set or of an auction set, or a random one."""

    source: str
    """The name of the set, or `RANDOM`."""
    number: int
    """The number of the deal in its source, from 0."""
    seed: int
    limits: bool = False
    """Whether a deal of a contract set must be within `BIDDABLE`."""
    auction: AuctionSet | None = None
    """The auction set."""
    where: str = ""
    """The conditions that a random deal fulfils (`DealConditions`)."""
    unbid: bool = False
    """Whether a random deal has no contract, because the players bid."""

    @property
    def key(self) -> BoardKey:
        """The key of a board of this deal that nobody plays."""
        return BoardKey(self.source, self.number, "", "")

    @property
    def players(self) -> tuple[()]:
        """Nobody: to find a deal needs the solver only."""
        return ()

    def do(self) -> StoredDeal:
        """Return the deal. The same source, seed and number give the same deal in every version.

        With ``where``, a new version of numpy may give another one.

        :raises SettingsError: if no deal fits the constraints of an auction set.
        :raises LayoutError: if no random deal fulfils the conditions.
        """
        if self.source == RANDOM:
            drawn = random_board(self.number, self.seed, self.where)
            board = drawn if self.unbid else prepare(drawn)
        elif self.auction is not None:
            board = find_auction_deal(self.auction, self.seed, self.number)
        else:
            board = find_deal(self.source, self.seed, self.number, BIDDABLE[self.source] if self.limits else NO_LIMITS)
        return stored_deal(board, self.source, self.number)

    def keep(self, result: StoredDeal | FailedBoard, store: Store) -> None:
        """Store the deal."""
        assert isinstance(result, StoredDeal), "finding a deal kills no process"
        store.add_deal(result)


def find_deals(
    store: Store, wanted: Sequence[DealTask], pool: Pool, progress: Progress | None = None, what: str = "finding deals"
) -> list[StoredDeal]:
    """Return deals; those that the store lacks are found and stored. ``what`` names the stage of progress.

    :raises StoreError: if a deal cannot be stored.
    :raises BridgeError: as `DealTask.do`.
    """
    known = store.deals()
    missing = [each for each in wanted if (each.source, each.number) not in known]
    with (progress or Progress()).stage(what, "deal", len(wanted), len(wanted) - len(missing)) as stage:
        for each, deal in do_all(store, missing, pool):
            known[each.source, each.number] = deal
            stage.step()
    return [known[each.source, each.number] for each in wanted]


def random_deals(
    store: Store,
    number: int,
    seed: int,
    pool: Pool,
    progress: Progress | None = None,
    where: str = "",
    *,
    unbid: bool = False,
) -> list[StoredDeal]:
    """Return ``number`` uniformly random deals; the board number determines dealer and vulnerability.

    ``where`` are conditions that they fulfil (`DealConditions`). `prepare` chooses the contracts; with ``unbid``, the
    players bid, so there are none.

    :raises StoreError: if the deals cannot be stored, or the store has random deals of other settings.
    :raises LayoutError: if no random deal fulfils the conditions.
    """
    check_random_deals(store, number, seed, where)
    wanted = [DealTask(RANDOM, at, seed, where=where, unbid=unbid) for at in range(number)]
    return find_deals(store, wanted, pool, progress, "dealing")


def check_random_deals(store: Store, number: int, seed: int, where: str = "") -> None:
    """Check the first ``number`` random deals of a store.

    :raises StoreError: if they are of another seed or other conditions.
    """
    deals = {at: deal for (source, at), deal in store.deals().items() if source == RANDOM and at < number}
    # Two deals show the seed, but deals may fulfil two conditions: a run that does not say its own is checked whole.
    is_known = not where or "where" in store.facts()
    checked = {min(deals), max(deals)} if deals and is_known else set(deals)
    if any(deals[at].deal != random_board(at, seed, where).deal for at in sorted(checked)):
        raise StoreError(
            f"{store.folder} has random deals of another seed than {seed}, or other conditions; name another folder"
        )


def random_board(at: int, seed: int, where: str = "") -> Board:
    """Return a random deal as board ``at`` + 1; the number determines dealer and vulnerability.

    ``where`` are conditions that it fulfils (`DealConditions`).

    :raises LayoutError: if no random deal fulfils them.
    """
    raw = np.random.PCG64(np.random.SeedSequence(seed, spawn_key=(at, DEAL_ROLE)))
    conditions = DealConditions.parse(where)
    if conditions:
        north, east, south, west = map(int, numbered_fitting(conditions, at, np.random.Generator(raw)))
        hands = north, east, south, west
    else:
        hands = shuffled(raw).hands
    return Board(
        name=str(at + 1),
        hands=hands,
        dealer=dealer_of_board(at + 1),
        vulnerability=Vulnerability.of_board(at + 1),
    )


def first_deals(names: Iterable[str], number: int) -> list[tuple[str, int]]:
    """Return set name and number of the first ``number`` deals of every set: deal 0 of each set, then deal 1, ..."""
    return [(name, at) for at in range(number) for name in names]


def find_set_deals(
    store: Store,
    wanted: Iterable[tuple[str, int]],
    seed: int,
    pool: Pool,
    progress: Progress | None = None,
    *,
    limits: bool = False,
) -> list[StoredDeal]:
    """Return deals of contract sets, each given by the name of its set and its number from 0, as `find_deals`."""
    return find_deals(store, [DealTask(name, at, seed, limits) for name, at in wanted], pool, progress)
