"""Compares opening leads double dummy, on layouts that the leader cannot rule out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import Belief
from agent.knowledge.view import View
from agent.players.objective import Objective
from agent.rules.auction import Auction
from agent.rules.constraints import Constraints
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from ddsolver.cards import EVERY_CARD, Card, cards_of
from ddsolver.errors import InputError, as_whole_number, check_kind
from ddsolver.position import runs_of
from ddsolver.solver import Solver
from ddsolver.threads import threads_of_one_question
from experiments.boards.scoring import FieldScoring, parse_scoring
from experiments.questions.explain.analysis import (
    describe_calls,
    describe_disagreements,
    describe_hidden_hands,
    sample_belief,
)
from experiments.show.table import Column, Table, plus_minus
from experiments.statistics.interval import MATCHPOINTS, Interval, imp_spread, mean_interval, repeated_share

UNITS: dict[FieldScoring, str] = {"imps": "IMPs", "matchpoints": "% of a top"}
"""The unit of the gain over the other leads."""
_IN_A_CHUNK = 20
"""The number of layouts per thread that are solved between two reports of progress."""
_USUAL_TRICKS = 1.7
"""Prior standard deviation of a lead's tricks over layouts."""


@dataclass(frozen=True, slots=True)
class Lead:
    """The defenders' results when one card is led."""

    card: Card
    beats: Interval
    """The share of layouts in which the contract is beaten."""
    tricks: Interval
    """The defenders' tricks."""
    against_others: Interval
    """The mean gain over the other leads, in IMPs or in per cent of a matchpoint top."""
    best: Interval
    """The share of layouts in which no other lead takes more tricks."""
    as_good: bool
    """Whether the card is equivalent to the best lead, or not significantly worse."""


@dataclass(frozen=True, slots=True, eq=False)
class LeadAnalysis:
    """The results of all leads, the best first."""

    contract: Contract
    vulnerability: Vulnerability
    constraints: Constraints
    scoring: FieldScoring
    leads: tuple[Lead, ...]
    layouts: NDArray[np.int64]
    """The hands of the layouts, int64 (n, 4), North first. A likely layout has several rows."""
    auction: Auction | None = None
    """The auction that weights the layouts; None if only the contract is known."""
    read: tuple[str, ...] = ()
    """Lines of text: what the calls show, and the hidden hands' points and suit lengths."""
    remarks: tuple[str, ...] = ()
    """One message for each seat whose constraint disagrees with the seat's calls."""

    def __repr__(self) -> str:
        best = self.leads[0].card if self.leads else None
        numbers = f"leads={len(self.leads)}, layouts={len(self.layouts)}"
        return f"<LeadAnalysis: against {self.contract}, best={best}, {numbers}>"

    @property
    def different(self) -> int:
        """The number of different layouts."""
        return len(np.unique(self.layouts, axis=0))

    @property
    def table(self) -> Table:
        """The leads, the best first: chance to beat the contract, tricks, gain over the other leads."""
        columns = (
            Column("lead", lambda card: card.symbol, words=True, key="card"),
            Column("", lambda as_good: "=" if as_good else "", words=True, key="as_good"),
            Column("beats contract", lambda beats: f"{per_cent(beats)} {share_range(beats):<8}", key="beats"),
            Column("tricks", plus_minus(2)),
            Column(f"{UNITS[self.scoring]} vs others", plus_minus(2, "+"), key=self.scoring),
            Column("best", per_cent),
        )
        best = self.leads[0]
        rows = tuple(
            (each.card, each.as_good and each is not best, each.beats, each.tricks, each.against_others, each.best)
            for each in self.leads
        )
        return Table(columns, rows)

    def to_text(self) -> str:
        """Return the table of the leads as text."""
        return self.table.to_text()

    def _repr_html_(self) -> str:
        return self.table.to_html()


def per_cent(interval: Interval) -> str:
    """Return the mean of a share, as in ``62.0 %``."""
    return f"{100 * interval.mean:.1f} %"


def share_range(share: Interval) -> str:
    """Return the range of a share in per cent, as in ``(52-71)``; empty if it is unknown."""
    return "" if share.low is None or share.high is None else f"({100 * share.low:.0f}-{100 * share.high:.0f})"


def repeats(belief: Belief, samples: int) -> NDArray[np.int64]:
    """Return how often to count each layout, int64 (n,), in proportion to its weight.

    The counts add up to about ``samples``, or to less for an exhaustive belief. For example, all 10 of 10 equally
    likely layouts count once, even if ``samples`` is 500.
    """
    number = 1 / belief.weights.min() if belief.exhaustive else samples
    return np.rint(belief.weights * min(number, samples)).astype(np.int64)


def compare_leads(
    view: View,
    samples: int,
    seed: int,
    scoring: FieldScoring = "imps",
    on_layouts: Callable[[int], object] = lambda _: None,
) -> LeadAnalysis:
    """Compare all leads on sampled layouts.

    The layouts are weighted by the auction, or by the contract if the auction is unknown.

    ``on_layouts`` receives the size of each solved chunk of layouts, and at the end the number missing from
    ``samples``.

    :raises InputError: if ``view`` is no `View` or does not show the leader's hand, a card is played already, there is
        no such scoring, or ``samples`` or ``seed`` is no whole number or too small.
    :raises LayoutError: if no layout is consistent with the view.
    """
    check_kind(view, View, "the view", InputError)
    if view.plays:
        raise InputError(f"{len(view.plays)} cards are played: leads are compared before the first one")
    if view.held[view.to_play] is None:
        raise InputError(f"the view is that of {view.seat}: {view.to_play} is to lead")
    if as_whole_number(samples, "samples", InputError) < 1 or as_whole_number(seed, "seed", InputError) < 0:
        raise InputError(f"samples is {samples} and seed is {seed}: at least 1 and at least 0 are needed")
    parse_scoring(scoring)
    generator, solver = np.random.default_rng(seed), Solver()
    belief = sample_belief(view, samples, generator)
    layouts, times = belief.layouts, repeats(belief, samples)
    solved = []
    size = _IN_A_CHUNK * threads_of_one_question()
    for start in range(0, len(layouts), size):
        chunk = layouts[start : start + size]
        solved.append(solver.layout_values(chunk, view.contract.strain, view.to_play))
        on_layouts(len(chunk))
    on_layouts(samples - len(layouts))
    hand = view.held[view.to_play] or 0
    cards = cards_of(hand)
    tricks = np.concatenate(solved)[:, [card.index for card in cards]].astype(np.int64)
    won = _against_others(tricks, view, scoring)
    spread = _spread(view, scoring)
    means = [np.average(each, axis=0, weights=times) for each in (won, tricks)]
    order = sorted(range(len(cards)), key=lambda place: (-means[0][place], -means[1][place], place))
    first = order[0]
    runs = {card: number for number, run in enumerate(runs_of(hand, EVERY_CARD & ~hand)) for card in run}
    leads = []
    for place in order:
        behind = mean_interval(won[:, first] - won[:, place], spread, times)
        same = runs[cards[place]] == runs[cards[first]]
        leads.append(
            Lead(
                card=cards[place],
                beats=repeated_share(tricks[:, place] > 13 - view.contract.tricks_needed, times),
                tricks=mean_interval(tricks[:, place].astype(np.float64), _USUAL_TRICKS, times),
                against_others=mean_interval(won[:, place], spread, times),
                best=repeated_share(tricks[:, place] == tricks.max(axis=1), times),
                as_good=same or behind.low is None or behind.low <= 0,
            )
        )
    return LeadAnalysis(
        contract=view.contract,
        vulnerability=view.vulnerability,
        constraints=view.constraints,
        scoring=scoring,
        leads=tuple(leads),
        layouts=layouts.repeat(times, axis=0),
        auction=view.auction,
        read=(*describe_calls(view), *describe_hidden_hands(view, belief)),
        remarks=tuple(describe_disagreements(view)),
    )


def _spread(view: View, scoring: FieldScoring) -> float:
    return (MATCHPOINTS if scoring == "matchpoints" else imp_spread(view.contract, view.vulnerability)).usual


def _against_others(tricks: NDArray[np.int64], view: View, scoring: FieldScoring) -> NDArray[np.float64]:
    """Return, for each layout, the mean gain of each lead over the other twelve, float64 (n, 13).

    ``tricks``, int64 (n, 13), are the defenders' tricks by layout and lead.
    """
    points = -Objective("points", view.contract, view.vulnerability).payoffs[::-1]
    if scoring == "imps":
        gains = np.array([[float(imps(int(own - other))) for other in points] for own in points])
    else:
        gains = 50.0 * np.sign(points[:, None] - points[None, :]).astype(np.float64)
    counts = np.stack([(tricks == taken).sum(axis=1) for taken in range(14)], axis=1)
    # The sum over all 13 leads is a sum over the other twelve, because a lead gains nothing over itself.
    of_tricks = counts @ gains.T / (tricks.shape[1] - 1)
    return np.take_along_axis(of_tricks, tricks, axis=1)
