from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from agent.knowledge.beliefs import Beliefs
from agent.knowledge.conventions import SIGNALS, ours
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.signals import signal_likelihood, signals_of
from agent.knowledge.view import View
from agent.knowledge.weights import Weights
from agent.players.monte_carlo import MonteCarlo
from agent.registry import Role, parse_player
from agent.rules.contract import Contract, Vulnerability
from agent.table import play_board, seated
from ddsolver import Card, Deal, Position, Seat, Solver, Suit
from tests.agent.players.test_conventions import preferred
from tests.strategies import random_deal

CONTRACT = Contract.parse("3NTS")
ENDING = "N:J53.A.. Q82.7.. T76.4.. AK94..."
"""West leads a high spade against South's notrump; East's spades are to be told."""


def view(deal: str, plays: str, seat: str = "W") -> View:
    position = Position(Deal.from_pbn(deal), "NT", "W", plays)
    return View.of(position, CONTRACT, Vulnerability.NONE, seat=Seat.parse(seat))


@pytest.mark.parametrize(
    ("deal", "leader", "plays", "plain", "signals", "told"),
    [
        (ENDING, "W", "SA S3", "S2", ("attitude",), "S8"),
        ("N:J53.A.. T82.7.. Q76.4.. AK94...", "W", "SA S3", "S2", ("attitude",), "S2"),
        (ENDING, "W", "SA S3", "S2", ("count",), "S2"),
        ("N:AKQ.3.. 8642... J75.4.. T93.5..", "N", "SA", "S2", ("count",), "S8"),
        ("N:AKQ.3.. 862.9.. J75.4.. T943...", "N", "SA", "S2", ("count",), "S2"),
        ("N:AKQ.3.. 8642... J75.4.. T93.5..", "N", "SA", "S2", ("attitude",), "S2"),
        ("N:.3.AK.2 ..Q862. .5.J7.3 .6.T9.4", "N", "C2", "D2", ("attitude",), "D8"),
    ],
)
def test_spot_cards_tell_what_was_agreed(
    deal: str, leader: str, plays: str, plain: str, signals: tuple[str, ...], told: str
) -> None:
    assert preferred(deal, plays, leader) == plain
    assert preferred(deal, plays, leader, signals=signals) == told


def test_a_card_that_covers_or_wins_is_no_signal() -> None:
    cover = "N:QJ2... K84... A93... T76..."
    table = replace(ours(), cover=True)
    assert preferred(cover, "SQ", "N", table, ("count",)) == "SK"
    assert preferred(cover, "SQ", "N", None, ("count",)) == "S4"
    wins = "N:87... A9... 65... 43..."
    assert preferred(wins, "S6 S3 S7", "S", None, ("count",)) == preferred(wins, "S6 S3 S7", "S") == "S9"
    seen = view(ENDING, "S4 S3 S8 S6")
    assert not list(signals_of(seen, SIGNALS))


@pytest.mark.parametrize(("attitude", "told"), [("high", "S8"), ("low", "S2")])
def test_what_a_high_card_means_is_the_tables(attitude: str, told: str) -> None:
    table = replace(ours(), attitude=attitude)  # type: ignore[arg-type]
    assert preferred(ENDING, "SA S3", "W", table, ("attitude",)) == told


def test_of_a_holding_the_chances_of_all_its_spot_cards_add_up_to_one() -> None:
    for east in ("Q82", "T82", "862", "Q87", "T76", "QT6"):
        south = "".join(rank for rank in "QT8762" if rank not in east)
        deal = f"N:J53.A.. {east}.7.. {south}.4.. AK94..."
        total = 0.0
        for spot in (rank for rank in east if rank in "98765432"):
            seen = view(deal, f"SA S3 S{spot}")
            dealt = np.array([Deal.from_pbn(deal).hands], dtype=np.int64)
            total += signal_likelihood(seen, SIGNALS, ours(), dealt)[0]
        assert total == pytest.approx(1)


def test_a_signal_makes_layouts_as_much_likelier_as_the_table_says_and_none_impossible() -> None:
    seen = view(ENDING, "SA S3 S8")
    assert [(each.card, each.kind) for each in signals_of(seen, SIGNALS)] == [(Card.parse("S8"), "attitude")]
    generator = np.random.default_rng(1)
    beliefs = Beliefs(
        None, Weights(), refill=True, generator=generator, solver=Solver(), signals=SIGNALS, conventions=ours()
    )
    found = beliefs.at(seen)
    assert len(found.layouts) == LayoutSpace(seen).count
    queen = found.layouts[:, Seat.EAST] & Card.parse("SQ").mask != 0
    others = np.bitwise_count(found.layouts[:, Seat.EAST] & 0xFF << 13 * Suit.SPADES)
    one_spot_left = others == 1
    assert queen.any()
    assert (~queen & one_spot_left).any()
    higher, lower = found.weights[queen & one_spot_left], found.weights[~queen & one_spot_left]
    assert higher.min() / lower.max() == pytest.approx(ours().certainty / (1 - ours().certainty))


def test_weights_that_are_carried_on_take_each_signal_once() -> None:
    deal = "N:J53.A4.. Q82.73.. T76.K2.. AK94.5.."
    weights = {}
    for way in ("carried", "fresh"):
        beliefs = Beliefs(
            None,
            Weights("random-play"),
            refill=True,
            generator=np.random.default_rng(1),
            solver=Solver(),
            signals=SIGNALS,
            conventions=ours(),
        )
        if way == "carried":
            beliefs.at(view(deal, "SA S3 S8 S6"))
        found = beliefs.at(view(deal, "SA S3 S8 S6 SK S5 S2 S7"))
        weights[way] = {
            int(hands[Seat.EAST]): weight for hands, weight in zip(found.layouts, found.weights, strict=True)
        }
    assert weights["carried"] == pytest.approx(weights["fresh"])
    assert len({round(weight, 9) for weight in weights["fresh"].values()}) > 1


def test_own_cards_and_honours_and_trumps_tell_nothing() -> None:
    assert not list(signals_of(view(ENDING, "SA S3 S8", seat="E"), SIGNALS))
    assert not list(signals_of(view(ENDING, "SA S3 SQ"), SIGNALS))
    position = Position(Deal.from_pbn(ENDING), "S", "W", "SA S3 S8")
    trumps = View.of(position, Contract.parse("3SS"), Vulnerability.NONE, seat=Seat.WEST)
    assert not list(signals_of(trumps, SIGNALS))


def test_a_pair_signals_through_a_whole_board_and_a_declarer_reads_it() -> None:
    names = "monte-carlo:signals=attitude,count,samples=3", "monte-carlo:samples=3,signals=count"
    defender = parse_player(names[0], Role.DEFENDER)
    assert defender.values["signals"] == SIGNALS
    left, right = (defender.make(np.random.SeedSequence(seed)) for seed in (1, 2))
    declarer = parse_player(names[1], Role.DECLARER).make(np.random.SeedSequence(3))
    assert isinstance(declarer, MonteCarlo)
    deal = random_deal(np.random.default_rng(5))
    record = play_board(deal, CONTRACT, Vulnerability.NONE, seated(CONTRACT, declarer, left, right))
    assert len(set(record.plays)) == 52
