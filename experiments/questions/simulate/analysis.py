"""Samples deals consistent with known hands and constraints, and computes the results of contracts on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from agent.errors import LayoutError
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.players.objective import Objective
from agent.rules.constraints import Constraints, DealConditions, HandConstraint, format_constraints
from agent.rules.contract import Contract, Vulnerability
from agent.rules.dealing import fitting_deals
from agent.rules.imps import imps
from ddsolver.batch import dd_tables_stream
from ddsolver.cards import EVERY_CARD, Seat, Strain
from ddsolver.deal import Deal, any_deal, hand_to_pbn
from ddsolver.errors import DealError, InputError, as_whole_number
from ddsolver.position import Position
from experiments.boards.hands import hands_of_pbn
from experiments.errors import check_seed
from experiments.questions.situation import typed_hand
from experiments.statistics.interval import (
    MATCHPOINTS,
    Interval,
    imp_spread,
    mean_interval,
    score_spread,
    share_interval,
)

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["Simulation", "simulate"]

_TRIES, _BATCH = 200_000, 20_000
"""If hands are known: the most deals to check against conditions on several hands, and the most at a time."""
_USUAL_TRICKS = 1.7
"""Prior standard deviation of a strain's tricks over deals."""


def deals_with(
    known: Mapping[Seat, int], conditions: DealConditions, number: int, generator: np.random.Generator
) -> NDArray[np.int64]:
    """Return deals, int64 (n, 4), drawn uniformly from all deals that have the ``known`` hands and fit the conditions.

    Known hands are masks of 13 cards. If a hand is known, no deal occurs twice. If there are not enough deals, or not
    enough are found, fewer than ``number`` are returned.

    :raises LayoutError: if no deal fits, or no fitting deal is found.
    :raises InputError: if ``number`` is no whole number or below 1.
    """
    if as_whole_number(number, "the number of deals", InputError) < 1:
        raise InputError(f"the number of deals is {number}: at least 1 is needed")
    hidden = [seat for seat in Seat if seat not in known]
    hands = dict(known) | {hidden[0]: EVERY_CARD & ~sum(known.values())} if len(hidden) == 1 else dict(known)
    for seat, hand in hands.items():
        limits = conditions.hands.get(seat, HandConstraint())
        if not limits.allows(np.array([hand]))[0]:
            raise LayoutError(f"{seat.name.title()}'s hand does not satisfy {format_constraints({seat: limits})}")
    if not known:
        return fitting_deals(conditions, number, generator)
    if len(hands) == 4:
        deals = np.array([[hands[seat] for seat in Seat]], dtype=np.int64)
        if not conditions.allows(deals)[0]:
            raise LayoutError(f"the deal of the known hands does not satisfy {conditions}")
        return deals
    return _with_known(LayoutSpace(_knowing(known, conditions.hands)), conditions, number, generator)


def _with_known(
    space: LayoutSpace, conditions: DealConditions, number: int, generator: np.random.Generator
) -> NDArray[np.int64]:
    """Return ``number`` different deals that fit the conditions on several hands, or fewer if fewer are found."""
    if not conditions.together:
        return space.sample(number, generator)
    found = np.empty((0, 4), dtype=np.int64)
    tried = 0
    while len(found) < number and tried < min(_TRIES, space.count):
        is_whole = space.count <= _BATCH
        deals = space.sample(space.count if is_whole else _BATCH, generator)
        found = np.concatenate([found, generator.permutation(deals[conditions.allows(deals)])])
        _, first = np.unique(found, axis=0, return_index=True)
        found = found[np.sort(first)]
        tried += space.count if is_whole else _BATCH  # not len(deals): conditions on points leave deals out
    if not len(found):
        raise LayoutError(f"none of {tried:,} deals with the known hands fits {conditions}; give wider conditions")
    return found[:number]


def _knowing(known: Mapping[Seat, int], constraints: Constraints) -> View:
    """Return a view with the known hands and the constraints."""
    unseen = EVERY_CARD & ~sum(known.values())
    contract = Contract(1, Strain.NOTRUMP, next(iter(known)))
    view = View.of(Position(any_deal(known, unseen), contract.strain, contract.leader), contract, Vulnerability.NONE)
    north, east, south, west = (known.get(seat) for seat in Seat)
    sizes = [0 if seat in known else 13 for seat in Seat]
    return replace(
        view,
        held=(north, east, south, west),
        unseen=unseen,
        hidden_sizes=(sizes[0], sizes[1], sizes[2], sizes[3]),
        constraints={seat: limits for seat, limits in constraints.items() if seat not in known},
    )


@dataclass(frozen=True, slots=True)
class Outlook:
    """The results of a contract on the sampled deals."""

    contract: Contract
    makes: Interval
    """The share of deals on which the contract makes double dummy."""
    tricks: Interval
    score: Interval
    """Points to the declarer's side."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Two contracts compared deal by deal."""

    first: Contract
    second: Contract
    imps: Interval
    """IMPs per deal that the first contract gains over the second; both are scored for the first declarer's side."""
    matchpoints: Interval
    """Mean gain of the first contract over the second, in per cent of a matchpoint top.

    A deal counts 50 if the first contract scores more, -50 if it scores less, and 0 if they tie."""


@dataclass(frozen=True, slots=True, eq=False)
class Simulation:
    """Sampled deals, and the double-dummy tricks on them."""

    assumptions: str
    """The known hands and constraints, in words."""
    vulnerability: Vulnerability
    deals: NDArray[np.int64]
    """The hands, int64 (n, 4), North first."""
    tricks: NDArray[np.int64]
    """The double-dummy tricks, int64 (n, 4, 5), by declarer and strain; -1 in strains that were not solved."""
    strains: tuple[Strain, ...] = tuple(Strain)
    """The strains that were solved, in the order of `Strain`."""

    def __repr__(self) -> str:
        strains = " ".join(map(str, self.strains))
        asked = f"strains={strains}, vulnerability={self.vulnerability}"
        return f"<Simulation: {self.assumptions}, deals={len(self.deals)}, {asked}>"

    def to_frame(self) -> pd.DataFrame:
        """Return a row for every deal: ``deal`` as PBN text, and the tricks of each declarer in each solved strain.

        The columns of tricks are such as ``tricks_N_NT``: North declares notrump.
        """
        import pandas as pd  # slow, and only frames need it

        columns: dict[str, Any] = {"deal": [Deal((n, e, s, w)).to_pbn() for n, e, s, w in self.deals.tolist()]}
        for seat in Seat:
            for strain in self.strains:
                columns[f"tricks_{seat}_{strain}"] = self.tricks[:, seat, strain]
        return pd.DataFrame(columns)

    def outlook(self, contract: Contract) -> Outlook:
        """Return the results of a contract."""
        taken = self.tricks[:, contract.declarer, contract.strain]
        return Outlook(
            contract,
            share_interval([taken >= contract.tricks_needed], [1.0]),
            mean_interval(taken.astype(np.float64), _USUAL_TRICKS),
            mean_interval(self._points(contract), score_spread(contract, self.vulnerability).usual),
        )

    def declarer(self, side: Seat, strain: Strain) -> Seat:
        """Return the player of a side who takes more tricks as declarer on average; in a tie, North or East."""
        partners = sorted((side, side.partner))
        return max(partners, key=lambda seat: (self.tricks[:, seat, strain].mean(), -seat))

    def best_level(self, side: Seat, strain: Strain) -> Outlook:
        """Return the results of a side's contract in a strain, at the level with the highest mean score."""
        declarer = self.declarer(side, strain)
        return max(
            (self.outlook(Contract(level, strain, declarer)) for level in range(1, 8)),
            key=lambda each: each.score.mean,
        )

    def duel(self, first: Contract, second: Contract) -> Duel:
        """Return the comparison of two contracts, deal by deal."""
        difference = self._points(first) - self._points(second) * (
            1 if first.declarer.same_side(second.declarer) else -1
        )
        spread = max(imp_spread(contract, self.vulnerability).usual for contract in (first, second))
        return Duel(
            first,
            second,
            mean_interval([imps(int(each)) for each in difference], spread),
            mean_interval(50.0 * np.sign(difference).astype(np.float64), MATCHPOINTS.usual),
        )

    def _points(self, contract: Contract) -> NDArray[np.float64]:
        """Return the points of a contract on each deal, float64 (n,)."""
        return Objective("points", contract, self.vulnerability).payoffs[
            self.tricks[:, contract.declarer, contract.strain]
        ]


def simulate(
    deal: str = "N:- - - -",
    constraints: str = "",
    samples: int = 1000,
    *,
    vulnerable: Vulnerability | str = "None",
    strains: Sequence[Strain | str] = tuple(Strain),
    seed: int = 1,
    threads: int | None = None,
) -> Simulation:
    """Deal unknown hands at random, and solve the deals double dummy.

    Parameters
    ----------
    deal
        The known hands as PBN text, with ``-`` for each unknown hand: ``N:AKQ32.K2.A43.QJ5 - - -``.
    constraints
        Conditions on the hands, such as ``S:bal,hcp=15-17; N:hcp=8+ or S=5+``.
    samples
        The number of deals; there are fewer if no more fit, or no more are found.
    vulnerable, strains, seed, threads
        Who is vulnerable, which strains are solved, the seed of the random deals, and the number of threads.

    Returns
    -------
    Simulation
        The deals with their tricks; `Simulation.outlook` rates a contract, `Simulation.to_frame` has a row for each
        deal.

    Raises
    ------
    DealError
        If a hand does not have 13 cards, or two hands share a card.
    ConstraintError
        If the conditions are not valid.
    LayoutError
        If no deal fits.
    InputError
        If ``samples`` or ``seed`` is no whole number or too small.

    """
    check_seed(seed)
    known, conditions = known_hands(deal), DealConditions.parse(constraints)
    drawn = deals_with(known, conditions, samples, np.random.default_rng(seed))
    asked = tuple(Strain.parse(strain) for strain in strains)
    return solved(drawn, assumptions(known, conditions), Vulnerability.parse(vulnerable), asked, threads)


def known_hands(text: str) -> dict[Seat, int]:
    """Return the known hands (all that are not ``-``) as masks, by seat.

    :raises DealError: if a hand does not have 13 cards, or two hands share a card.
    """
    known = hands_of_pbn(text, typed_hand)
    for one, other in combinations(known, 2):
        if known[one] & known[other]:
            raise DealError(f"{other.name.title()} and {one.name.title()} hold the same card in {text!r}")
    return known


def assumptions(known: Mapping[Seat, int], conditions: DealConditions) -> str:
    """Return the known hands and the conditions in words."""
    hands = " ".join(f"{seat}:{hand_to_pbn(hand)}" for seat, hand in known.items())
    return "; ".join(filter(None, (hands, str(conditions)))) or "no conditions"


def solved(
    drawn: NDArray[np.int64],
    assumed: str,
    vulnerability: Vulnerability,
    strains: tuple[Strain, ...],
    threads: int | None = None,
    on_solved: Callable[[int], object] = lambda _number: None,
) -> Simulation:
    """Solve deals, int64 (n, 4), for all declarers in some strains; ``assumed`` says what they have in common.

    ``on_solved`` is called with the number of deals in each part that has been solved.
    """
    parts = []
    stream = dd_tables_stream(drawn, strains, threads=threads)
    with closing(stream):
        for part in stream:
            parts.append(part.astype(np.int64))
            on_solved(len(part))
    return Simulation(assumed, vulnerability, drawn, np.concatenate(parts), strains)


def compared(found: Simulation, contracts: Sequence[Contract]) -> list[Duel]:
    """Return the comparisons of all pairs of contracts."""
    return [found.duel(one, other) for at, one in enumerate(contracts) for other in contracts[at + 1 :]]
