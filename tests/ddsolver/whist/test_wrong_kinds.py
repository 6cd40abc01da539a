"""Whatever the public face of `ddsolver.whist` is given, it answers or raises an error of the tree."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from ddsolver.cards import Seat
from ddsolver.errors import BridgeError
from ddsolver.whist import (
    Side,
    SuitDeal,
    Value,
    best_lead,
    best_reply,
    deal_value,
    normalized_score,
    parse_deal,
    refined_score,
    rounded,
    suit_value,
    tricks,
)
from ddsolver.whist.conjectures import check_conjectures
from ddsolver.whist.single_suit import whist_tricks
from ddsolver.whist.strategy import normal_lead, normal_reply

DEAL = parse_deal("AQ.AK10 / KJ.QJ9")
SUIT = DEAL[0]
STRANGE: list[Any] = [
    None, True, -1, 99, "x", "\ud800", b"x", 1.5, float("nan"), 1j, [], [None], (), {}, object(), int,
    Fraction(1, 3), Seat.NORTH, Seat.WEST, Side.EAST, SUIT, DEAL, Value(Fraction(1)),
]  # fmt: skip

FACE: dict[str, Callable[[Any], object]] = {
    "tricks": lambda strange: tricks(strange, Side.WEST),
    "tricks by leader": lambda strange: tricks(DEAL, strange),
    "deal_value": deal_value,
    "best_lead": lambda strange: best_lead(strange, Side.WEST),
    "best_lead by leader": lambda strange: best_lead(DEAL, strange),
    "best_reply by leader": lambda strange: best_reply(DEAL, strange, 0, 14),
    "best_reply in a suit": lambda strange: best_reply(DEAL, Side.WEST, strange, 14),
    "best_reply to a card": lambda strange: best_reply(DEAL, Side.WEST, 0, strange),
    "normalized_score": lambda strange: normalized_score(strange, Side.WEST),
    "normalized_score by leader": lambda strange: normalized_score(DEAL, strange),
    "refined_score by leader": lambda strange: refined_score(DEAL, strange),
    "parse_deal": parse_deal,
    "suit_value": suit_value,
    "rounded": lambda strange: rounded(strange, Side.WEST),
    "rounded by leader": lambda strange: rounded(Value(Fraction(1)), strange),
    "rounded from": lambda strange: rounded(Value(Fraction(1)), Side.WEST, strange),
    "rounded in steps": lambda strange: rounded(Value(Fraction(1)), Side.WEST, 0, strange),
    "Value": Value,
    "Value with": lambda strange: Value(Fraction(1), strange),
    "Value.parse": Value.parse,
    "SuitDeal": SuitDeal,
    "SuitDeal of": lambda strange: SuitDeal.of(strange, [1]),
    "SuitDeal.parse": lambda strange: SuitDeal.parse(strange, "A"),
    "SuitDeal.from_pattern": lambda strange: SuitDeal.from_pattern(strange, 1),
    "SuitDeal.hand": SUIT.hand,
    "SuitDeal.play_trick": lambda strange: SUIT.play_trick(strange, 14, 13),
    "whist_tricks": lambda strange: whist_tricks(strange, Side.WEST),
    "whist_tricks by leader": lambda strange: whist_tricks(SUIT, strange),
    "normal_lead by leader": lambda strange: normal_lead(SUIT, strange),
    "normal_reply by leader": lambda strange: normal_reply(SUIT, strange, 14),
    "check_conjectures": check_conjectures,
}


def test_a_wrong_kind_is_refused_in_words() -> None:
    refused = dict.fromkeys(FACE, 0)
    for (place, answer), strange in product(FACE.items(), STRANGE):
        try:
            answer(strange)
        except BridgeError:
            refused[place] += 1
    assert [place for place, number in refused.items() if number < 14] == []


@pytest.mark.parametrize("leader", [None, "W", Seat.WEST, True])
def test_nobody_is_taken_for_east_who_is_not(leader: Any) -> None:
    with pytest.raises(BridgeError, match="the leader is .*: a Side is needed"):
        tricks(DEAL, leader)
    with pytest.raises(BridgeError, match="the leader is .*: a Side is needed"):
        best_lead(DEAL, leader)
