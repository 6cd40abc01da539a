"""Decisions of every kind of player in endings, against stored ones: no card, mean or weight changes by accident."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from agent.knowledge.view import View
from agent.player import Decision, PerfectPlayer
from agent.registry import Role, parse_player
from agent.rules.auction import Auction
from agent.rules.constraints import parse_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Position, Seat
from tests.kept import assert_kept
from tests.strategies import random_deal

DECLARERS = (
    "monte-carlo:samples=8",
    "monte-carlo:samples=all",
    "monte-carlo:samples=8,aim=imps,ties=cheapest",
    "monte-carlo:samples=8,aim=make,ties=random",
    "monte-carlo:samples=8,weights=random-play",
    "monte-carlo:samples=8,weights=real",
    "monte-carlo:samples=8,weights=real,auction=read",
    "monte-carlo:samples=auto,patience=0.01",
    "payoff:samples=6",
    "payoff:samples=6,relocation=yes",
    "payoff:samples=20,searched=6,classes=yes",
    "payoff:samples=12,situations=40",
    "payoff:samples=20,situations=40,plan=10000",
    "alpha-mu:samples=6",
    "alpha-mu:samples=6,m=1,classes=yes",
)
WEIGHING_PLAYS = (
    "monte-carlo:samples=8,weights=correct-play",
    "monte-carlo:samples=8,weights=correct-play,p=0.9,refill=no",
    "payoff:samples=6,weights=correct-play,auction=read",
)
"""Declarers that solve the play so far in many layouts, which takes seconds."""
DEFENDERS = (
    "arbitrary",
    "careful",
    "monte-carlo:samples=8",
    "monte-carlo:samples=8,habits=yes,weights=real",
    "monte-carlo:samples=8,auction=read,habits=yes",
    "optimized:repeats=2",
)


def views(role: Role) -> list[tuple[View, Position]]:
    """Two turns of a side within seven tricks of a deal, one after the other, and what all hands hold."""
    contract = Contract.parse("1HS" if role is Role.DECLARER else "2NTN")
    seats = (Seat.SOUTH, Seat.NORTH) if role is Role.DECLARER else (Seat.EAST,)
    deal = random_deal(np.random.default_rng(26 if role is Role.DECLARER else 8), 13)
    position = Position(deal, contract.strain, contract.leader)
    found: list[tuple[View, Position]] = []
    auction = Auction("S", "1H Pass Pass Pass" if role is Role.DECLARER else "Pass Pass 1NT Pass 2NT Pass Pass Pass")
    limits = parse_constraints("W:H=3-") if role is Role.DECLARER else {}
    while len(found) < 2:
        legal = position.legal()
        if len(position.plays) >= 24 and position.to_play in seats and len(legal) > 2:
            seat = None if role is Role.DECLARER else Seat.EAST
            view = View.of(position, contract, Vulnerability.BOTH, auction, seat=seat, constraints=limits)
            found.append((view, position))
        position = position.play(legal[len(position.plays) % len(legal)])
    return found


def plain(decision: Decision) -> dict[str, Any]:
    """Return a decision without what the table measures."""
    return {
        "card": str(decision.card),
        "candidates": [
            [str(each.card), each.score, each.tricks, each.make, each.bound] for each in decision.candidates
        ],
        "layouts": [decision.layouts, decision.drawn, decision.effective, decision.exhaustive],
        "remark": decision.remark,
    }


@pytest.mark.parametrize(
    ("kept", "role", "names"),
    [
        ("declarer", Role.DECLARER, DECLARERS),
        pytest.param("declarer-correct-play", Role.DECLARER, WEIGHING_PLAYS, marks=pytest.mark.slow),
        ("defender", Role.DEFENDER, DEFENDERS),
    ],
)
def test_every_player_decides_as_it_decided(kept: str, role: Role, names: Sequence[str]) -> None:
    decisions = {}
    for name in names:
        player = parse_player(name, role).aiming("points").make(np.random.SeedSequence(5))
        decisions[name] = [
            plain(
                player.decide_double_dummy(view, position) if isinstance(player, PerfectPlayer) else player.decide(view)
            )
            for view, position in views(role)
        ]
    assert_kept(f"decisions-{kept}", decisions)
