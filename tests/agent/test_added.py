"""Beliefs and likelihoods of others: named by options of players, checked, and a part of a player's key and code."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.errors import PlayerError
from agent.knowledge.belief import Belief
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.options import Settings, option, whole_number
from agent.player import Entry, Role, SamplesLayouts
from agent.players.monte_carlo import MonteCarlo
from agent.players.settings import MonteCarloSettings
from agent.registry import parse_player, register
from ddsolver import Card, Deal, Position, Seat
from ddsolver.limit import NO_LIMIT, Limit
from experiments.runs.code_version import code_of

DEAL = Deal.from_pbn("N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3")
LEAD = View.of(Position(DEAL, "H", Seat.WEST).play("S6"), "4HS", "None")
KING = Card.parse("SK").mask


@dataclass(frozen=True, kw_only=True)
class FewSettings(Settings):
    layouts: int = option(3, whole_number(1, 100), "number of layouts")


class Few:
    """A belief in some equally likely layouts."""

    def __init__(self, settings: FewSettings, generator: np.random.Generator) -> None:
        self._settings, self._generator = settings, generator

    def sample(self, view: View, limit: Limit = NO_LIMIT) -> Belief:
        layouts = LayoutSpace(view).sample(self._settings.layouts, self._generator)
        return Belief(layouts, np.full(len(layouts), 2.0))


class EastHasTheKing:
    """A likelihood that excludes layouts in which West holds the king of spades."""

    is_cheap = True

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        return (dealt[:, Seat.EAST] & KING > 0).astype(np.float64)

    def smoothed(self) -> EastHasTheKing:
        return self


@pytest.fixture(autouse=True)
def _parts() -> None:
    register("few", Entry(Role.BELIEF, "samples a few layouts", FewSettings, Few))
    register("king", Entry(Role.LIKELIHOOD, "places a king", Settings, lambda _settings, _generator: EastHasTheKing()))


def belief_of(text: str) -> Belief:
    player = parse_player(text, Role.DECLARER).make(np.random.SeedSequence(1))
    player.decide(LEAD)  # type: ignore[union-attr]
    assert isinstance(player, SamplesLayouts)
    assert player.last_belief is not None
    return player.last_belief


@pytest.mark.parametrize(
    "text",
    [
        "monte-carlo:belief=few:layouts=7",
        "payoff:belief='few:layouts=7',samples=50",
        "monte-carlo:belief='few:layouts=7',samples=auto",
    ],
)
def test_a_player_decides_on_the_layouts_of_a_belief_that_it_names(text: str) -> None:
    belief = belief_of(text)
    assert belief.weights == pytest.approx(np.full(7, 1 / 7))


def test_a_likelihood_that_a_player_names_weighs_its_layouts() -> None:
    assert (belief_of("monte-carlo:samples=30,likelihood=king").layouts[:, Seat.EAST] & KING > 0).all()
    assert not (belief_of("monte-carlo:samples=30").layouts[:, Seat.EAST] & KING > 0).all()


def test_a_sampler_in_python_replaces_that_of_the_settings() -> None:
    generator = np.random.default_rng(1)
    player = MonteCarlo(MonteCarloSettings(), generator, sampler=Few(FewSettings(layouts=2), generator))
    assert player.decide(LEAD).layouts == 2
    with pytest.raises(PlayerError, match="Few'> cannot sample layouts: an object with a method sample"):
        MonteCarlo(MonteCarloSettings(), generator, sampler=Few)  # type: ignore[arg-type]


def test_the_key_names_a_belief_with_the_options_that_are_set() -> None:
    for text, key in (
        ("monte-carlo:belief=few", "monte-carlo:samples=20,belief=few"),
        ("monte-carlo:belief=few:layouts=3", "monte-carlo:samples=20,belief=few"),
        ("monte-carlo:belief=few:layouts=4", "monte-carlo:samples=20,belief=few:layouts=4"),
        ("monte-carlo:belief=ours,likelihood=none", "monte-carlo:samples=20"),
    ):
        assert parse_player(text, Role.DEFENDER).key == key
        assert parse_player(key, Role.DEFENDER).key == key


def test_the_code_of_a_player_is_also_that_of_its_parts() -> None:
    player = parse_player("monte-carlo", Role.DECLARER)
    own = code_of([player])
    assert code_of([player.replace(belief="few")]).startswith(f"{own}+few-")
    assert code_of([player.replace(likelihood="king")]).startswith(f"{own}+king-")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("belief=many", "option belief is 'many': unknown belief: 'many' .choose from few"),
        ("belief=king", "'king' is a likelihood, not a belief"),
        ("likelihood=few", "'few' is a belief, not a likelihood"),
        ("belief=few:layouts=0", "few: option layouts is '0': a number from 1 to 100 is needed"),
        ("belief=few,auction=read", "option belief is 'few': it brings its own evidence; leave out weights, auction"),
        ("strong,belief=few", "after a preset that has them, write weights=uniform,auction=ignore"),
    ],
)
def test_a_wrong_part_is_refused_with_what_would_be_right(text: str, message: str) -> None:
    with pytest.raises(PlayerError, match=message):
        parse_player(f"monte-carlo:{text}", Role.DECLARER)


def test_a_belief_is_no_player() -> None:
    with pytest.raises(PlayerError, match="'few' is a belief, not a declarer"):
        parse_player("few", Role.DECLARER)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"layouts": np.zeros((0, 4), dtype=np.int64)}, r"layouts of int64 \(0, 4\); int64 \(n, 4\) is needed, n at"),
        ({"layouts": np.zeros((3, 4))}, "layouts of float64"),
        ({"weights": np.ones(2)}, "a positive weight is needed for each of the 3 layouts"),
        ({"weights": np.array([1.0, 0.0, 1.0])}, "a positive weight is needed"),
    ],
)
def test_a_belief_of_the_wrong_shape_is_refused(change: dict[str, NDArray[np.float64]], message: str) -> None:
    class Wrong(Few):
        def sample(self, view: View, limit: Limit = NO_LIMIT) -> Belief:
            return replace(super().sample(view, limit), **change)  # type: ignore[arg-type]

    refused(Wrong, message)


def test_a_layout_that_does_not_fit_is_refused_with_the_seat() -> None:
    def moved(view: View, seats: tuple[Seat, Seat], cards: int) -> Belief:
        layouts = LayoutSpace(view).sample(3, np.random.default_rng(1))
        for place, seat in enumerate(seats):
            layouts[2, seat] = layouts[2, seat] & ~KING | (KING if place == cards else 0)
        return Belief(layouts, np.ones(3))

    class Seen(Few):
        def sample(self, view: View, limit: Limit = NO_LIMIT) -> Belief:
            return moved(view, (Seat.EAST, Seat.NORTH), 1)

    class Rotated(Few):
        def sample(self, view: View, limit: Limit = NO_LIMIT) -> Belief:
            return Belief(LayoutSpace(view).sample(3, np.random.default_rng(1))[:, [0, 3, 2, 1]], np.ones(3))

    class Twice(Few):
        def sample(self, view: View, limit: Limit = NO_LIMIT) -> Belief:
            layouts = LayoutSpace(view).sample(1, np.random.default_rng(1))
            layouts[0, Seat.WEST] = layouts[0, Seat.EAST] & (layouts[0, Seat.EAST] - 1)
            return Belief(layouts, np.ones(1))

    refused(Seen, "layout 2 does not fit: North must hold its hand|layout 2 does not fit: East must hold 13")
    refused(Rotated, "layout 0 does not fit: East must hold 13 of the unseen cards, none of a suit that it")
    refused(Twice, "a layout holds a card twice")


def test_what_is_no_belief_is_refused() -> None:
    class Nothing(Few):
        def sample(self, view: View, limit: Limit = NO_LIMIT) -> Belief:
            return None  # type: ignore[return-value]

    refused(Nothing, "Nothing answered None instead of an agent.knowledge.belief.Belief")


def refused(kind: type[Few], message: str) -> None:
    generator = np.random.default_rng(1)
    player = MonteCarlo(MonteCarloSettings(), generator, sampler=kind(FewSettings(), generator))
    with pytest.raises(PlayerError, match=message):
        player.decide(LEAD)
