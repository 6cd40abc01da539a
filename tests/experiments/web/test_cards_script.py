"""What the scripts of pages say about cards, seats, tricks and calls, in Node; Python says the same in its own way."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product
from typing import Any

from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from ddsolver import Deal, Position, Seat, Strain
from ddsolver.cards import Card, Suit, cards_of
from ddsolver.position import tricks_of
from experiments.show.board import call_text, suit_class
from experiments.web.auction import auction_rows
from tests.node import NEEDS_NODE, run_node

pytestmark = NEEDS_NODE
DEAL = Deal.from_pbn("N:AJ.QJ6.T62.QJ976 KT4.AT52.J9754.5 Q82.K9843.AKQ.K3 97653.7.83.AT842")


def answers(expression: str, given: Sequence[object]) -> list[Any]:
    """Return the values of an expression, in which ``it`` is one of the given things after the other."""
    script = f'import * as cards from "./web/cards.js";\nconsole.log(JSON.stringify(given.map((it) => {expression})));'
    found: list[Any] = run_node(script, given)
    return found


def test_a_card_gives_away_what_the_best_one_for_its_side_gains_over_it() -> None:
    """Values are the declarer's, so the defenders' best card has the lowest; without a contract they are the seat's."""
    values = {"SA": 1, "SK": 1, "H2": 0, "D3": -2}
    given, costs = [], []
    for seat, declarer in product(Seat, (Seat.NORTH, Seat.EAST, None)):
        best = min(values.values()) if declarer is not None and not seat.same_side(declarer) else max(values.values())
        moment, name = {"to_play": str(seat), "values": values}, None if declarer is None else str(declarer)
        given += [{"moment": moment, "card": card, "declarer": name} for card in values]
        costs += [abs(best - value) for value in values.values()]
    assert answers("cards.lost(it.moment, it.card, it.declarer)", given) == costs


def test_every_call_stands_under_its_seat() -> None:
    calls = ["1C", "1D", "1H", "1S", "1NT", "Pass", "2D", "2H", "2S"]
    auctions = [Auction(dealer, calls[:number]) for dealer, number in product(Seat, (0, 1, 3, 4, 5, 9))]
    given = [{"dealer": str(auction.dealer), "number": len(auction.calls)} for auction in auctions]
    for auction, rows in zip(auctions, answers("cards.callRows(it.dealer, it.number)", given), strict=True):
        shown = [["" if call is None else call_text(auction.calls[call]) for call in row] for row in rows]
        assert shown == [[call for call, _ in row] for row in auction_rows(auction, {})]
        columns = {call: "WNES"[column] for row in rows for column, call in enumerate(row) if call is not None}
        assert columns == {call: str(Seat((auction.dealer + call) % 4)) for call in range(len(auction.calls))}


def test_the_seats_call_in_turn() -> None:
    given = [{"dealer": str(dealer), "at": at} for dealer, at in product(Seat, range(5))]
    callers = [str(Seat((dealer + at) % 4)) for dealer, at in product(Seat, range(5))]
    assert answers("cards.callerOf(it.dealer, it.at)", given) == callers


def test_tricks_have_the_leaders_and_winners_of_the_rules() -> None:
    luck = random.Random(1)
    given, expected = [], []
    for trump, length in product(Strain, (0, 1, 4, 7, 52)):
        position = Position(DEAL, trump, Seat.EAST)
        while len(position.plays) < length:
            position = position.play(luck.choice(position.legal()))
        players = [str(seat) for seat in position.players()]
        given.append({"plays": [str(card) for card in position.plays], "players": players, "trump": str(trump)})
        expected.append(
            [
                {
                    "leader": str(trick.players[0]),
                    "cards": [
                        {"card": str(card), "seat": str(seat)}
                        for card, seat in zip(trick.cards, trick.players, strict=False)
                    ],
                    "winner": str(trick.winner(trump)) if len(trick.cards) == 4 else None,
                }
                for trick in tricks_of(position.plays, trump, Seat.EAST)
            ]
        )
    assert answers("cards.tricksOf(it.plays, it.players, it.trump)", given) == expected


def test_the_vulnerable_seats_are_those_of_the_rules() -> None:
    pairs = list(product(Seat, Vulnerability))
    given = [{"seat": str(seat), "vulnerable": str(vulnerability)} for seat, vulnerability in pairs]
    expected = [vulnerability.includes(seat) for seat, vulnerability in pairs]
    assert answers("cards.isVulnerable(it.seat, it.vulnerable)", given) == expected


def test_the_table_turns_until_a_seat_is_at_the_bottom_and_its_left_neighbour_on_the_left() -> None:
    assert answers("cards.areaOf(it)", list("NESW")) == list("nesw")
    turned = [(bottom, Seat((bottom + step) % 4)) for bottom, step in product(Seat, range(4))]
    given = [{"seat": str(seat), "bottom": str(bottom)} for bottom, seat in turned]
    assert answers("cards.areaOf(it.seat, it.bottom)", given) == list("swne") * 4


def test_hands_of_a_deal_begin_with_norths_whoever_is_named_first() -> None:
    def text(hand: int) -> str:
        return ".".join("".join(str(card.rank) for card in cards_of(hand) if card.suit is suit) for suit in Suit)

    deals = [f"{first}:" + " ".join(text(DEAL.hands[(first + step) % 4]) for step in range(4)) for first in Seat]
    assert answers("cards.handsOf(it)", deals) == [[[str(card) for card in cards_of(hand)] for hand in DEAL.hands]] * 4


def test_cards_and_calls_have_the_class_of_their_suit_in_both_languages() -> None:
    texts = ["♠", "4♥", "♦7", "2♣", "1NT", "NT", "Pass", "X", "", "North's 3♣"]
    classes = ["spades", "hearts", "diamonds", "clubs", "", "", "", "", "", "clubs"]
    assert answers("cards.suitClass(it)", texts) == classes
    assert [suit_class(text) for text in texts] == classes


def test_cards_and_values_are_shown_and_read_out_as_players_say_them() -> None:
    cards = ["SA", "HK", "DQ", "CJ", "ST", "H2"]
    words = ["ace of spades", "king of hearts", "queen of diamonds", "jack of clubs", "ten of spades", "2 of hearts"]
    assert answers("[cards.spoken(it), cards.symbol(it)]", cards) == [
        [spoken, Card.parse(card).symbol] for card, spoken in zip(cards, words, strict=True)
    ]
    values = [["=", "0"], ["+2", "2"], ["\N{MINUS SIGN}1", "-1"]]
    assert answers("[cards.worth(it, true), cards.worth(it, false)]", [0, 2, -1]) == values
