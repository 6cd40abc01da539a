"""Finds out why a card is better than another: in which layouts it gains, and what these have in common.

The reason is the feature of the hidden hands (`reasons.features`) that explains most of the difference.
`reasons.report` puts it into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import Belief
from agent.knowledge.view import View
from agent.player import Candidate, SamplesLayouts
from agent.players.objective import Aim, Objective
from ddsolver.cards import Card, Suit
from experiments.boards.double_dummy import common_solver
from experiments.questions.reasons.card_roles import CardRole, role_of
from experiments.questions.reasons.features import (
    Both,
    Feature,
    Features,
    about,
    complexity,
    features_of,
    negated,
    suits_of,
)
from experiments.statistics.explained import explained_by_chance, explained_variance

Measure = Literal["contract", "tricks"]

_LEAST_EXPLAINED = 0.12
"""A feature is named only if it explains at least this share of the variance between layouts."""
_AS_GOOD = 0.03
"""A simpler feature is preferred if it explains at most this much less than the best one."""
_WORTH_A_SECOND = 0.1
"""A second feature is named only if it adds at least this much to what the first one explains."""
_FEWEST_EVENTS = 8
"""A reason is sought only if at least this many sampled layouts differ from the most common outcome."""
LEAST_DIFFERENCE = 0.005
"""Smaller differences disappear in the rounding of printed figures."""
_BEST_KEPT = 6
_DIGITS = 9
"""Sums of the same weights in another order differ in their last bits, so means are rounded before comparisons."""
_STANDARD_ERRORS = 2.0
_LEAST_CHANCE = 0.02
"""If the chances of the contract differ by less, cards are usually compared by tricks (`_is_about_contract`)."""


class SolvedLayouts(NamedTuple):
    """Weighted layouts, with the double-dummy tricks of every card."""

    layouts: NDArray[np.int64]
    """The hands of each layout as masks, North first, int64 (n, 4)."""
    weights: NDArray[np.float64]
    """The weight of each layout, float64 (n,); the weights sum to 1."""
    tricks: NDArray[np.int64]
    """The tricks that the side to play still takes after each card, int64 (n, 52); -1 if the card is not legal."""
    exhaustive: bool
    """Whether these are all layouts that fit the view."""


@dataclass(frozen=True, slots=True)
class Separation:
    """A feature, and how often an event happens with and without it.

    The event is that the card is better than its rival. In ``Reason.risk``, it is that the card is worse.
    """

    feature: Feature
    share: float
    """The share of layouts that have the feature."""
    inside: float
    """Among the layouts with the feature, the share in which the event happens."""
    outside: float
    """Among the layouts without the feature, the share in which the event happens."""
    opposite: float
    """Among the layouts without the feature, the share in which the card is worse (in ``Reason.risk``: better)."""
    explained: float
    """The share (0 to 1) of the variance of outcomes that the feature explains."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A comparison of two cards, from the point of view of the side that plays them."""

    view: View
    """What the player on turn knows."""
    card: CardRole
    rival: CardRole
    measure: Measure
    value: float
    """The card's chance of success, or the declarer's mean tricks, as ``measure`` says.

    Success means that the contract makes or, if a defender plays the card, is beaten."""
    rival_value: float
    gains: float
    """The share of layouts in which the card is better than its rival."""
    losses: float
    """The share of layouts in which the card is worse than its rival."""
    largest_loss: int
    """The most tricks that the card loses to its rival in a layout."""
    is_clear: bool
    """Whether the card is better by more than the error of the sample."""
    is_worse: bool
    """Whether the card is worse by more than the error of the sample."""
    separation: Separation | None
    """The feature that best explains in which layouts the card is better than its rival; None if no feature does."""
    risk: Separation | None
    """The feature that best explains in which layouts the card is worse than its rival.

    None if no feature does, or if ``separation`` already shows it."""
    layouts: int
    exhaustive: bool
    estimates: tuple[float, float] | None = None
    """The player's own values of both cards, in the unit of ``value``.

    None if the player does not plan for later guesses, or if one of its values is only a bound."""
    worth_more: Aim | None = None
    """What the player maximises, if the card is worth more of it although the values favour the rival."""
    ahead: int = 0
    """The tricks that the declarer's side won before the ending. Printed texts leave them out."""
    unsearched: float = 0.0
    """The share of the layouts in which ``estimates`` are double-dummy values, with all cards seen."""
    found: tuple[Separation, ...] = ()
    """The features that each explain most on their own, the best first."""


def belief_behind(player: object) -> Belief | None:
    """Return the layouts behind a player's last decision; None if it does not remember them."""
    return player.last_belief if isinstance(player, SamplesLayouts) else None


def solve_belief(view: View, belief: Belief) -> SolvedLayouts:
    """Return the layouts of a belief with the double-dummy results of all cards."""
    tricks = common_solver().layout_values(belief.layouts, view.contract.strain, view.trick_leader, view.trick)
    return SolvedLayouts(belief.layouts, belief.weights, tricks.astype(np.int64), belief.exhaustive)


def compare_cards(
    view: View,
    solved: SolvedLayouts,
    card: Card,
    rival: Card,
    *,
    scored: bool = True,
    aim: Aim = "points",
    estimates: tuple[Candidate, Candidate] | None = None,
) -> Reason:
    """Return why ``card`` is better or worse than ``rival``, as far as features of the hidden hands explain it.

    The cards are compared by tricks or by the chance of the contract: `_is_about_contract` decides. If ``scored`` is
    false, only tricks count. ``aim`` is what the player maximises.
    ``estimates`` are the values of both cards from a player that plans for later guesses.
    """
    one, other = (declarer_tricks(view, solved, each) for each in (card, rival))
    weights = solved.weights
    target = view.contract.tricks_needed
    made, made_other = (
        (each >= target if view.declares else each < target).astype(np.float64) for each in (one, other)
    )
    tricks = (one - other if view.declares else other - one).astype(np.float64)
    objective = Objective(aim, view.contract, view.vulnerability)
    by_contract = scored and _is_about_contract(view, solved, (one, other), objective, estimates)
    difference = made - made_other if by_contract else tricks
    gains, losses = difference > 0, difference < 0
    suits = {card.suit, rival.suit}
    features = features_of(view, solved.layouts)
    search, near = _Search(features, solved, suits), _Search(about(features, suits), solved, suits)
    sign, own_gains, own_losses = np.sign(difference), gains.astype(np.float64), losses.astype(np.float64)
    # Fewer features explain less by chance, so those of the cards' own suits may say what all together cannot.
    found = search.best(sign) or near.best(sign) or search.best(own_gains)
    separation = _described(found[0], gains, losses, solved) if found else None
    risk = None
    if separation is None or separation.opposite < 0.5:
        of_risk = search.best(own_losses) or near.best(own_losses)
        risk = _described(of_risk[0], losses, gains, solved) if of_risk else None
    return Reason(
        view=view,
        card=role_of(view, card),
        rival=role_of(view, rival),
        measure="contract" if by_contract else "tricks",
        value=_share(made > 0, weights) if by_contract else float(weights @ one),
        rival_value=_share(made_other > 0, weights) if by_contract else float(weights @ other),
        gains=_share(gains, weights),
        losses=_share(losses, weights),
        largest_loss=int(max(0, -tricks.min())),
        is_clear=_is_clear(difference, solved),
        is_worse=_is_clear(-difference, solved),
        separation=separation,
        risk=risk,
        layouts=len(weights),
        exhaustive=solved.exhaustive,
        estimates=_estimates(estimates, view, by_contract=by_contract),
        found=tuple(_described(each, gains, losses, solved) for each in found[1:]),
    )


def _is_about_contract(
    view: View,
    solved: SolvedLayouts,
    results: tuple[NDArray[np.int64], NDArray[np.int64]],
    objective: Objective,
    estimates: tuple[Candidate, Candidate] | None,
) -> bool:
    """Return whether to compare two cards by the chance of the contract rather than by tricks.

    If the chance favours one card and tricks the other, the measure that agrees with the player's objective is used.
    ``results`` are the declarer's tricks after each card.
    """
    sign, target = (1 if view.declares else -1), view.contract.tricks_needed
    made, tricks, score = (
        sign * (value[results[0]] - value[results[1]]).astype(np.float64)
        for value in ((np.arange(14) >= target).astype(int), np.arange(14), objective.payoffs)
    )
    if estimates is None:
        chance, mean, gained = (float(solved.weights @ each) for each in (made, tricks, score))
    else:
        first, second = estimates
        chance, mean = sign * (first.make - second.make), sign * (first.tricks - second.tricks)
        gained = sign * (first.score - second.score)
    chance, mean, gained = (round(each, _DIGITS) for each in (chance, mean, gained))
    if chance * mean < 0:
        return chance * gained > 0
    only_tricks_clear = estimates is None and _is_clear(tricks, solved) and not _is_clear(made, solved)
    return abs(chance) >= _LEAST_CHANCE and not only_tricks_clear


def _estimates(
    candidates: tuple[Candidate, Candidate] | None, view: View, *, by_contract: bool
) -> tuple[float, float] | None:
    if candidates is None or (not by_contract and any(each.at_least for each in candidates)):
        return None
    one, other = (round(each.make if by_contract else each.tricks, _DIGITS) for each in candidates)
    if by_contract and not view.declares:
        return 1 - one, 1 - other
    return one, other


def _is_clear(difference: NDArray[np.float64], solved: SolvedLayouts) -> bool:
    """Return whether a mean difference is above 0 by more than the error of the sample."""
    mean = float(solved.weights @ difference)
    error = 0.0 if solved.exhaustive else float(np.sqrt(solved.weights**2 @ (difference - mean) ** 2))
    return mean > max(_STANDARD_ERRORS * error, LEAST_DIFFERENCE)


def declarer_tricks(view: View, solved: SolvedLayouts, card: Card) -> NDArray[np.int64]:
    """Return the declarer's side's tricks in the whole deal if a card is played, int64 (n,)."""
    own = solved.tricks[:, card.index]
    return view.declarer_tricks + (own if view.declares else view.tricks_left - own)


class _Found(NamedTuple):
    feature: Feature
    present: NDArray[np.bool_]
    explained: float


class _Search:
    """A search for the feature that best explains an outcome: one number per layout, such as 1 for a gain.

    The feature must explain more than chance does. Layouts with the feature have larger numbers, on average, than
    layouts without it.
    """

    def __init__(self, features: Features, solved: SolvedLayouts, suits: set[Suit]) -> None:
        self._listed, self._present = features
        self._matrix = self._present.astype(np.float64)
        self._weights = solved.weights
        self._exhaustive = solved.exhaustive
        self._suits = suits

    def best(self, outcome: NDArray[np.float64]) -> list[_Found]:
        """Return the feature to name, then the single features that explain most, the best first.

        The feature to name may be a combination of two. If no feature explains enough, the list is empty.
        """
        everywhere = np.ones(len(outcome), dtype=np.bool_)
        every = self._every(everywhere, outcome)
        chosen = self._significant(every, everywhere, outcome)
        if chosen is None:
            return []
        second = self._with_a_second(chosen, outcome)
        return [second or chosen, *sorted(every, key=lambda each: -each.explained)[:_BEST_KEPT]]

    def _every(self, among: NDArray[np.bool_], outcome: NDArray[np.float64]) -> list[_Found]:
        """Return every feature, or its absence, with what it explains of the outcome in the layouts ``among``."""
        explained, signs = explained_variance(self._matrix[:, among], self._weights[among], outcome[among])
        return [
            _Found(feature, present, share) if sign >= 0 else _Found(negated(feature), ~present, share)
            for feature, present, share, sign in zip(
                self._listed, self._present, explained.tolist(), signs.tolist(), strict=True
            )
        ]

    def _significant(
        self, every: Sequence[_Found], among: NDArray[np.bool_], outcome: NDArray[np.float64]
    ) -> _Found | None:
        """Return the simplest feature that explains about as much as the best one.

        Only the layouts in ``among``, bool (n,), count. Return None if the best feature explains too little, or if
        nearly all outcomes are equal.
        """
        counts = np.unique(outcome[among], return_counts=True)[1]
        rare = counts.sum() - counts.max() if len(counts) else 0
        if not every or not rare or (rare < _FEWEST_EVENTS and not self._exhaustive):
            return None
        best = max(each.explained for each in every)
        if best < max(_LEAST_EXPLAINED, self._by_chance(among, outcome)):
            return None

        def key(found: _Found) -> tuple[int, bool, float]:
            return complexity(found.feature), not suits_of(found.feature) & self._suits, -found.explained

        return min((each for each in every if each.explained >= best - _AS_GOOD), key=key)

    def _with_a_second(self, first: _Found, outcome: NDArray[np.float64]) -> _Found | None:
        """Return ``first`` together with a second feature; None if both explain hardly more than ``first`` alone."""
        second = self._significant(self._every(first.present, outcome), first.present, outcome)
        if second is None:
            return None
        both = first.present & second.present
        together = float(explained_variance(both[None, :].astype(np.float64), self._weights, outcome)[0][0])
        if together < first.explained + _WORTH_A_SECOND:
            return None
        return _Found(Both(first.feature, second.feature), both, together)

    def _by_chance(self, among: NDArray[np.bool_], outcome: NDArray[np.float64]) -> float:
        """Return the most that any feature explains by chance, when outcomes are shuffled; 0 for exhaustive layouts."""
        if self._exhaustive:
            return 0.0
        return explained_by_chance(self._matrix[:, among], self._weights[among], outcome[among])


def _described(
    found: _Found, event: NDArray[np.bool_], opposite: NDArray[np.bool_], solved: SolvedLayouts
) -> Separation:
    weights, present = solved.weights, found.present
    return Separation(
        feature=found.feature,
        share=_share(present, weights),
        inside=_share(event[present], weights[present]),
        outside=_share(event[~present], weights[~present]),
        opposite=_share(opposite[~present], weights[~present]),
        explained=found.explained,
    )


def _share(event: NDArray[np.bool_], weights: NDArray[np.float64]) -> float:
    """Return the weighted share of layouts with an event; exactly 1 if all layouts have it."""
    if event.all():
        return 1.0
    total = float(weights.sum())
    return float(weights @ event) / total if total > 0 else 0.0
