"""What the API answers and refuses, kept: every key of an answer, and every message."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ddsolver.errors import BridgeError
from experiments.questions.serve.questions import answer
from tests.experiments.questions.serve.test_api import CARD, HAND, LEAD
from tests.kept import assert_kept, four_digits

QUESTIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "bid": ("bid", HAND),
    "bid, explained": (
        "bid",
        HAND | {"auction": ["1C", "1S", "?"], "dealer": "W", "vulnerable": "All", "explain": True},
    ),
    "bid against a system": ("bid", HAND | {"auction": "1D", "dealer": "W", "opponents": "sayc", "seed": 3}),
    "lead": ("lead", LEAD),
    "lead, explained": ("lead", LEAD | {"explain": True, "seed": 2}),
    "lead by contract": ("lead", {"hand": LEAD["hand"], "contract": "3NTS", "player": "monte-carlo:samples=5"}),
    "card": ("card", CARD),
    "card, explained": ("card", CARD | {"explain": True}),
    "card from the other hand": ("card", CARD | {"hand": CARD["dummy"], "dummy": CARD["hand"], "seat": "S"}),
    "card without plays": ("card", LEAD | {"plays": []}),
    "explain": ("explain", {"auction": "1NT P 2D {hearts}", "systems": "NS=sayc", "vulnerable": "EW"}),
}
WRONG: list[tuple[str, dict[str, Any]]] = [
    ("bid", {}),
    ("bid", HAND | {"hand": "AK2"}),
    ("bid", HAND | {"hand": 3}),
    ("bid", HAND | {"hand": "A" * 2001}),
    ("bid", HAND | {"colour": "red"}),
    ("bid", HAND | {"auction": 3}),
    ("bid", HAND | {"auction": "P " * 1001}),
    ("bid", HAND | {"auction": "P P P P"}),
    ("bid", HAND | {"dealer": "X"}),
    ("bid", HAND | {"vulnerable": "us"}),
    ("bid", HAND | {"opponents": "precision"}),
    ("bid", HAND | {"bidder": "engine:cmd=id"}),
    ("bid", HAND | {"seed": -1}),
    ("bid", HAND | {"seed": 2**64}),
    ("bid", HAND | {"seed": True}),
    ("bid", HAND | {"explain": "yes"}),
    ("lead", LEAD | {"auction": "P P P P"}),
    ("lead", LEAD | {"auction": ""}),
    ("lead", LEAD | {"contract": "4SS"}),
    ("lead", LEAD | {"contract": "4S"}),
    ("lead", LEAD | {"player": "optimized"}),
    ("lead", LEAD | {"player": "nobody"}),
    ("card", CARD | {"plays": 3}),
    ("card", CARD | {"plays": ["DX"]}),
    ("card", CARD | {"plays": "D2 " * 700}),
    ("card", CARD | {"seat": "E"}),
    ("card", CARD | {"plays": "D2 D4"}),
    ("card", CARD | {"player": "monte-carlo & payoff"}),
    ("explain", {"auction": "1S 1H"}),
    ("explain", {"auction": "1S", "systems": "sayc"}),
]


@pytest.mark.parametrize("name", QUESTIONS)
def test_an_answer_stays(name: str) -> None:
    question, fields = QUESTIONS[name]
    found = json.loads(json.dumps(answer(question, fields)), parse_float=four_digits)
    found.pop("seconds", None)
    assert_kept(f"answers/{name.replace(', ', '-').replace(' ', '-')}", found)


def test_a_refusal_stays() -> None:
    kept = []
    for question, fields in WRONG:
        with pytest.raises(BridgeError) as refused:
            answer(question, fields)
        kept.append([question, {name: str(value)[:60] for name, value in fields.items()}, str(refused.value)])
    assert_kept("answers/refused", kept)
