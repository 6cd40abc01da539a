"""Sources of deals for matches and runs: contract sets, board files, and random deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
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
from experiments.runs.rows import FILE, RANDOM, StoredDeal, deal_row
from experiments.runs.store import Store
from experiments.runs.tasks import load

_ORDER_ROLE = 3
"""The last number of the spawn keys that order the deals of a file; `DEAL_ROLE` names the other roles."""


def file_deals(
    boards: Sequence[Board], pool: Pool = ONE_PROCESS, on_deal: Callable[[], object] = lambda: None
) -> tuple[list[StoredDeal], list[BridgeError]]:
    """Return the playable boards of a file as deals, and the errors of the other boards.

    ``on_deal`` is called after each board.
    """
    load(pool)
    by_number: dict[int, StoredDeal | BridgeError] = {}
    for (number, _), deal in stream(_prepare, list(enumerate(boards)), pool):
        assert isinstance(deal, (StoredDeal, BridgeError)), "preparing a board kills no process"
        by_number[number] = deal
        on_deal()
    results = [by_number[number] for number in sorted(by_number)]
    problems = [result for result in results if isinstance(result, BridgeError)]
    return [result for result in results if isinstance(result, StoredDeal)], problems


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


def random_deals(
    number: int,
    seed: int,
    pool: Pool = ONE_PROCESS,
    on_deal: Callable[[], object] = lambda: None,
    store: Store | None = None,
    where: str = "",
) -> list[StoredDeal]:
    """Return ``number`` uniformly random deals; the board number determines dealer and vulnerability.

    ``where`` are conditions that they fulfil (`DealConditions`).

    `prepare` chooses the contracts. The same seed and board number give the same deal in every version; with ``where``,
    a new version of numpy may give others. A ``store`` keeps each deal as soon as it is prepared. ``on_deal`` is called
    after each new deal.

    :raises StoreError: if the deals cannot be stored, or the store has random deals of other settings.
    :raises LayoutError: if no random deal fulfils the conditions.
    """
    deals: dict[int, StoredDeal] = {}
    if store is not None:
        deals = check_random_deals(store, number, seed, where)
    missing = [(at, random_board(at, seed, where)) for at in range(number) if at not in deals]
    if missing:
        load(pool)
    for (at, _), prepared in stream(_prepare, missing, pool):
        assert isinstance(prepared, StoredDeal), "a random deal is complete, and preparing it kills no process"
        deals[at] = replace(prepared, source=RANDOM)
        if store is not None:
            store.add_deal(deals[at])
        on_deal()
    return [deals[at] for at in range(number)]


def check_random_deals(store: Store, number: int, seed: int, where: str = "") -> dict[int, StoredDeal]:
    """Return those of the first ``number`` random deals that a store has, by their numbers.

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
    return deals


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


def unbid_deal(board: Board, source: str, number: int) -> StoredDeal:
    """Return a board as a deal without auction and contract.

    :raises BridgeError: if the board does not show all four hands.
    """
    bare = replace(board, auction=None, contract=None, passed_out=False, constraints={}, double_dummy=None)
    return stored_deal(bare, source, number)


def first_deals(names: Iterable[str], number: int) -> list[tuple[str, int]]:
    """Return set name and number of the first ``number`` deals of every set: deal 0 of each set, then deal 1, ..."""
    return [(name, at) for at in range(number) for name in names]


def find_set_deals(
    store: Store,
    wanted: Sequence[tuple[str, int]],
    seed: int,
    pool: Pool,
    progress: Progress | None = None,
    *,
    limits: bool = False,
    auctions: Mapping[str, AuctionSet] | None = None,
) -> list[StoredDeal]:
    """Return the ``wanted`` deals, each given by the name of its set and its number from 0.

    ``auctions`` are the auction sets, by name; other sets are contract sets. ``limits`` keeps deals of contract sets
    within `BIDDABLE`. Deals that the store lacks are found and stored.

    :raises StoreError: if a deal cannot be stored.
    :raises SettingsError: if no deal fits the constraints of an auction set.
    """
    known = store.deals()
    missing = [each for each in wanted if each not in known]
    find = partial(_find, seed=seed, limits=limits, auctions=auctions or {})
    if missing:
        load(pool)
    with (progress or Progress()).stage("finding deals", "deal", len(wanted), len(wanted) - len(missing)) as stage:
        for _, deal in stream(find, missing, pool):
            assert isinstance(deal, StoredDeal), "finding a deal kills no process"
            store.add_deal(deal)
            known[deal.source, deal.number] = deal
            stage.step()
    return [known[key] for key in wanted]


def _find(wanted: tuple[str, int], seed: int, *, limits: bool, auctions: Mapping[str, AuctionSet]) -> StoredDeal:
    name, number = wanted
    if name in auctions:
        board = find_auction_deal(auctions[name], seed, number)
    else:
        board = find_deal(name, seed, number, BIDDABLE[name] if limits else NO_LIMITS)
    return stored_deal(board, name, number)


def _prepare(numbered: tuple[int, Board]) -> StoredDeal | BridgeError:
    number, board = numbered
    try:
        return stored_deal(prepare(board), FILE, number)
    except BridgeError as error:
        return error
