"""The deals of a match: random ones, those of contract sets, or the boards of a file, with the results of people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ddsolver.errors import BridgeError
from experiments.boards.board import Board
from experiments.competitions.match.settings import MatchRun
from experiments.runs.deals import find_set_deals, first_deals, keep_boards, random_deals, shuffle_key
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import FILE, PEOPLE, RANDOM, BoardKey, PlayedBoard, StoredDeal, tables_of_deals
from experiments.runs.store import Store


def find_deals(
    settings: MatchRun, store: Store, boards: Sequence[Board], pool: Pool, progress: Progress
) -> tuple[list[StoredDeal], list[BridgeError]]:
    """Return the deals to play, and the errors of boards that cannot be played."""
    unbid = settings.robots_bid
    if settings.contracts:
        wanted = first_deals(settings.contracts, settings.deals)
        return find_set_deals(store, wanted, settings.seed, pool, progress), []
    if settings.random:
        deals = random_deals(store, settings.random, settings.seed, pool, progress, settings.where, unbid=unbid)
        return deals, []
    if not boards:
        if settings.against_people:
            known = {(row.source, row.number): row for row in people_of(store).values()}
            keep_results(store, known.values(), settings.opponents)  # also against defences that are new
        return stored_deals(settings, store), []
    if settings.against_people:
        boards = _with_results(boards, progress)
    deals, problems = keep_boards(store, boards, pool, progress, unbid=unbid)
    deals = _in_order(settings, deals)
    if settings.against_people:
        keep_results(store, (result_of(boards[deal.number], deal) for deal in deals), settings.opponents)
    return deals, problems


def _with_results(boards: Sequence[Board], progress: Progress) -> list[Board]:
    """Return the boards that have a contract and a result; report the number of others."""
    found = [board for board in boards if board.contract is not None and board.tricks is not None]
    if len(found) < len(boards):
        number = len(boards) - len(found)
        progress.say(f"{number} board{'' if number == 1 else 's'} without contract or result left out")
    return found


def stored_deals(settings: MatchRun, store: Store) -> list[StoredDeal]:
    """Return the deals of a run that are in its store, in the order of play."""
    deals = store.deals()
    if settings.contracts:
        return [deals[key] for key in first_deals(settings.contracts, settings.deals) if key in deals]
    source = RANDOM if settings.random else FILE
    of_source = sorted((deal for deal in deals.values() if deal.source == source), key=lambda deal: deal.number)
    return of_source[: settings.random] if settings.random else _in_order(settings, of_source)


def _in_order(settings: MatchRun, deals: list[StoredDeal]) -> list[StoredDeal]:
    """Return the deals of a file in the order of play: a random one if a sequential test may end the match.

    A sequential test needs an order that has nothing to do with the results; a file may have its easy boards first.
    Boards with the same cards are played one after another, because a deal counts when all of them are finished.
    """
    if settings.sprt is None:
        return deals
    by_cards = tables_of_deals(sorted(deals, key=lambda deal: deal.number))
    by_cards.sort(key=lambda same: shuffle_key(settings.seed, same[0].number))
    return [deal for same in by_cards for deal in same]


def keep_results(store: Store, results: Iterable[PlayedBoard], opponents: Sequence[str]) -> None:
    """Store people's results, once against each defence in ``opponents`` (keys); they replace others that it has.

    :raises StoreError: if the store cannot be written to.
    """
    kept = people_of(store)
    for row in results:
        for defender in opponents:
            against = replace(row, defender=defender)
            if kept.get(against.key) != against:
                store.add_board(against)


def people_of(store: Store) -> dict[BoardKey, PlayedBoard]:
    """Return people's results that a store has, by their keys."""
    return {row.key: row for row in store.boards() if row.player == PEOPLE}


def result_of(board: Board, deal: StoredDeal) -> PlayedBoard:
    """Return people's result on a board, which has one; ``deal`` is the board as a deal of the run."""
    assert board.tricks is not None, "only boards with results are replayed"
    play = " ".join(map(str, board.plays))
    score = deal.score(board.tricks)
    return PlayedBoard(deal.source, deal.number, PEOPLE, "", board.tricks, score, 0.0, 0.0, play, remarks="")
