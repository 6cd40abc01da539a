"""Cards of one turn, each played out to the end by a player who sees no hidden hand.

    python -m tests.bench.finished_play FILE BOARD CARDS -o rows.csv [--player PLAYER] [--layouts 100] [--seed 1]

The turn is the one after the play of the board; CARDS are separated by commas. Layouts that fit the view and the
constraints of the board are equally likely; in each, every card is played, and the player finishes the play against
arbitrary and against careful defenders. A row has a layout, a card, a kind of defender, and the declarer's tricks and
IMPs. Lines of play (`tests.bench.played_lines`) do the same in a hundredth of the time, with a simpler declarer.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.players.objective import Objective
from agent.registry import Role, parse_player
from agent.table import ask
from ddsolver.cards import Card, Seat, mask_of
from ddsolver.deal import Deal
from ddsolver.position import Position
from experiments.boards.board import Board
from experiments.boards.files import read_file
from tests.bench.played_lines import DEFENDERS

COLUMNS = ("board", "layout", "card", "defender", "tricks", "imps")


def _tricks(position: Position, board: Board, player: str, defender: str, seed: tuple[int, ...]) -> int:
    """Return the declarer's tricks if the players finish the play."""
    assert board.contract is not None
    declaring = parse_player(player, Role.DECLARER).make(np.random.SeedSequence(seed))
    defending = parse_player(defender, Role.DEFENDER).make(np.random.SeedSequence(seed))
    while not position.is_over:
        mine = position.to_play.same_side(board.contract.declarer)
        decision = ask(declaring if mine else defending, position, board.contract, board.vulnerability)
        position = position.play(decision.card)
    return position.tricks_won.of(board.contract.declarer)


def rows(board: Board, cards: tuple[Card, ...], player: str, layouts: int, seed: int) -> Iterator[tuple[object, ...]]:
    """Yield a row for each layout, card and kind of defender."""
    contract, plays = board.contract, tuple(board.plays)
    assert contract is not None
    known = board.deal.hands
    turn = Position(board.deal, contract.strain, contract.leader, plays)
    view = View.of(turn, contract, board.vulnerability, constraints=board.constraints)
    payoffs = Objective("imps", contract, board.vulnerability).payoffs
    for number, drawn in enumerate(LayoutSpace(view).sample(layouts, np.random.default_rng(seed))):
        north, east, south, west = (int(drawn[seat]) | known[seat] & mask_of(plays) for seat in Seat)
        deal = Deal((north, east, south, west))
        for card in cards:
            for defender in DEFENDERS:
                led = Position(deal, contract.strain, contract.leader, (*plays, card))
                tricks = _tricks(led, board, player, defender, (seed, number))
                yield board.name, number, card, defender, tricks, round(float(payoffs[tricks]), 2)


def main() -> None:
    """Write the rows of a board, after those that the file has."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("board")
    parser.add_argument("cards")
    parser.add_argument("--player", default="payoff:samples=60,classes=yes,situations=200000")
    parser.add_argument("--layouts", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", "--output", type=Path, required=True)
    given = parser.parse_args()
    is_new = not given.output.exists()
    board = read_file(given.file).find(given.board)
    cards = tuple(Card.parse(text) for text in given.cards.split(","))
    with given.output.open("a", newline="", encoding="utf-8") as stream:
        writer = csv.writer(stream)
        if is_new:
            writer.writerow(COLUMNS)
        for row in rows(board, cards, given.player, given.layouts, given.seed):
            writer.writerow(row)
            stream.flush()


if __name__ == "__main__":
    main()
