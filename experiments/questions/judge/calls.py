"""Judges calls: what each cost in likely layouts, against what our bidder would have called, and why.

Every call can be judged: the bidder bids on from any call, also from one that it would never make.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.calls.network import DEFAULT_SYSTEM, CallNetwork, imitating_network, network_of, without_system
from agent.calls.system.file import Meaning
from agent.calls.system.words import condition_words
from agent.players.bidding.bidder import BiddingView
from agent.players.bidding.bidders import FEWEST, NetSettings, candidates_of
from agent.players.bidding.outcomes import frequent_contracts, likely_layouts, outcomes_of, reader_of
from agent.registry import BidderSpec
from agent.rules.auction import Call, call_number
from agent.rules.contract import Contract
from agent.rules.imps import imps_of
from ddsolver.cards import Seat, count_cards
from experiments.boards.board import Board
from experiments.boards.double_dummy import common_solver
from experiments.questions.judge.call_facts import CallFact, decisive_fact
from experiments.questions.judge.choices import name_at
from experiments.show.board import call_text, contract_words

_LIKELY = 0.05
"""Calls that our network finds at least this likely are tried in place of the one that was made."""
_MOST = 4
"""The largest number of calls that are considered."""
_OWN = 0.1
"""A call that our network makes at least this often is not judged. Of 140 calls by people on whom this was chosen,
19 of the 48 that could be judged were such, and none of them was costly; judging them took a quarter of the time."""
_ASKED = 0.01
"""Nobody asks about a call that the network finds less likely than this."""
_CHOSEN, _JUDGED = 24, 32
"""The number of layouts from which the better call is chosen, and of others on which its gain is measured."""
_COMPARED = 64
"""The number of layouts in which two given calls are compared."""
_DOUBT = 3.0
"""If few layouts explain the calls, a reader at this many times its temperature draws others."""
_MARGIN = 1.0
"""A call is costly if another one gains at least this many IMPs, and twice the standard error."""
_SEEN = 0.05
"""Smaller gains disappear in the rounding of printed figures."""


class CallJudge(NamedTuple):
    """The network that bids on from the calls that are judged, and the one that reads the calls of others."""

    network: CallNetwork
    reader: CallNetwork

    @classmethod
    def of_bidder(cls, bidder: BidderSpec) -> CallJudge:
        """Return the judge at a table with this bidder; one without a network of ours is judged by our own bidder."""
        settings = bidder.settings if isinstance(bidder.settings, NetSettings) else NetSettings()
        network = network_of(settings.network, settings.system)
        return cls(network, reader_of(network))


@cache
def judge_of_people() -> CallJudge:
    """Return the judge of calls by people: our bidder bids on, and the network that imitates people reads the calls."""
    return CallJudge(network_of("learned", DEFAULT_SYSTEM), imitating_network())


@dataclass(frozen=True, slots=True)
class ComparedCalls:
    """A call beside a better one, or one that somebody asks about: what it costs in layouts that chose neither."""

    call: Call
    instead: Call
    names: tuple[str, str]
    """What the system calls both, such as ``Stayman``; empty without a name."""
    imps: float
    """The mean IMPs of ``instead`` over the call, if the network bids on from both; negative if it is worse."""
    error: float
    """The standard error of the IMPs."""
    layouts: int
    """The number of layouts."""
    leads_to: tuple[str, str]
    """The most frequent contracts after the call and after ``instead``, as in ``4SN``; ``Pass`` if all passed."""
    makes: tuple[float, float]
    """The shares of the layouts in which these contracts make, of those in which each is reached by one call only."""
    fact: CallFact | None
    """What decides between them; None if no single fact does, or ``instead`` does not gain clearly."""
    promise: str
    """What the call would show by the system, if the hand does not have it; else empty."""

    @property
    def is_clear(self) -> bool:
        """Whether ``instead`` gains by more than the error of the sample."""
        return self.imps > max(_SEEN, 2 * self.error)

    @property
    def is_worse(self) -> bool:
        """Whether ``instead`` loses by more than the error of the sample."""
        return -self.imps > max(_SEEN, 2 * self.error)

    @property
    def cost(self) -> str:
        """What the call cost beside ``instead``, as in ``1.2 ± 0.4 IMPs on average``."""
        return f"{self.imps:.1f} ± {2 * self.error:.1f} IMPs on average"

    @property
    def preference(self) -> str:
        """What our bidder prefers, the contracts to which both calls most often lead, and why."""
        made, other = map(_contract_words, self.leads_to)
        leads = f"most often {other} in place of {made}" if other != made else f"both most often lead to {made}"
        return f"our bidder prefers {self.named_instead} ({leads}){self._why}"

    @property
    def verdict(self) -> str:
        """What the call scores beside ``instead``, and why, as in ``3NT scores 1.2 ± 0.4 IMPs less in 64 layouts``."""
        more = f"{abs(self.imps):.1f} ± {2 * self.error:.1f} IMPs {'less' if self.imps >= 0 else 'more'}"
        is_same = abs(self.imps) < _SEEN
        text = f"{self.named_call} scores {'the same' if is_same else more} in {self.layouts} layouts"
        if not (is_same or self.is_clear or self.is_worse):
            text += ", which is within the error"
        return f"{self.named_instead}: {text}{self._why}"

    @property
    def named_call(self) -> str:
        """The call with its name."""
        return _named(self.call, self.names[0])

    @property
    def named_instead(self) -> str:
        """The other call with its name, as in ``2♣ (Stayman)``."""
        return _named(self.instead, self.names[1])

    @property
    def _why(self) -> str:
        """What decides between the calls: a fact, or else how often the contracts make; and a promise that fails."""
        reason = self._because if self.fact is not None else self._contracts
        return f"{reason}; {call_text(self.call)} would show {self.promise}" if self.promise else reason

    @property
    def _because(self) -> str:
        assert self.fact is not None
        share, inside, outside = self.fact.share, self.fact.inside, self.fact.outside
        rest = f"{abs(outside):.1f} {'less' if outside > 0 else 'more'}"
        where = f"{100 * share:.0f} % of them ({inside:.1f} less there, {rest} in the others)"
        return f", because {self.fact.words} in {where}"

    @property
    def _contracts(self) -> str:
        if not self.is_clear or self.leads_to[0] == self.leads_to[1] or "Pass" in self.leads_to:
            return ""
        made, other = (
            f"{_contract_words(contract)} makes in {100 * share:.0f} %"
            for contract, share in zip(self.leads_to, self.makes, strict=True)
        )
        return f"; where they differ, {other}, {made}"


@dataclass(frozen=True, slots=True)
class JudgedCall:
    """A call that cost IMPs on average."""

    board: str
    number: int
    """The place of the call in the auction, from 0."""
    seat: Seat
    player: str
    """The name of the player, or else of the seat."""
    compared: ComparedCalls

    @property
    def imps(self) -> float:
        """The mean IMPs that it cost."""
        return self.compared.imps


def judge_calls(board: Board, seed: int) -> tuple[JudgedCall, ...]:
    """Return the costly calls of a board, in order; none if its auction or its hands are unknown."""
    hands = [hand for hand in board.hands if hand is not None and count_cards(hand) == 13]
    if board.auction is None or len(hands) < len(Seat):
        return ()
    found = []
    for number, call in enumerate(board.auction.calls):
        so_far = board.auction.upto(number)
        view = BiddingView(hands[so_far.to_call], so_far, board.vulnerability)
        compared = judge_call(judge_of_people(), view, call, np.random.default_rng([seed, number]))
        if compared is not None:
            found.append(JudgedCall(board.name, number, view.seat, name_at(board, view.seat), compared))
    return tuple(found)


def costliest_calls(judged: Iterable[JudgedCall], number: int) -> list[JudgedCall]:
    """Return the ``number`` calls that cost most; of equals, the earliest first."""
    return sorted(judged, key=lambda each: -each.imps)[:number]


def judge_call(judge: CallJudge, view: BiddingView, made: Call, generator: np.random.Generator) -> ComparedCalls | None:
    """Return a call beside a better one if it is costly, else None.

    The better call is chosen on some layouts, and judged on others.
    """
    network = judge.network
    candidates = candidates_of(network, view, _LIKELY)
    likely = [each.call for each in candidates[:_MOST] if each.call != made]
    if not likely or any(each.call == made and each.probability >= _OWN for each in candidates):
        return None
    layouts = _layouts(judge, view, _CHOSEN + _JUDGED, generator)
    chosen, others = layouts[:_CHOSEN], layouts[_CHOSEN:]
    # A likely layout may have been drawn several times.
    others = others[(others[:, None] != chosen[None]).any(axis=2).all(axis=1)]
    if len(others) < FEWEST:
        return None
    first = outcomes_of(network, view, [made, *likely], chosen, generator, common_solver())
    # As our bidder does, leave the likeliest call only for one that gains enough over it.
    gains, errors = first.gains(over=1)
    best = int(gains[1:].argmax()) + 1
    best = best if _is_costly(gains[best], errors[best]) else 1
    if first.gains()[0][best] < _MARGIN:
        return None
    compared = _compared(judge, view, made, likely[best - 1], others, generator)
    return compared if _is_costly(compared.imps, compared.error) else None


def compare_calls(
    judge: CallJudge, view: BiddingView, call: Call, instead: Call, generator: np.random.Generator
) -> ComparedCalls | None:
    """Return two calls of a hand in layouts of their own; None if no layout explains the calls so far."""
    layouts = _layouts(judge, view, _COMPARED, generator)
    return _compared(judge, view, call, instead, layouts, generator) if len(layouts) else None


def _layouts(judge: CallJudge, view: BiddingView, number: int, generator: np.random.Generator) -> NDArray[np.int64]:
    """Return likely layouts, int64 (n, 4); if the calls leave few, those of a reader that doubts the calls more."""
    layouts, effective = likely_layouts(judge.reader, view, number, generator)
    return layouts if effective >= FEWEST else likely_layouts(_doubting(judge.reader), view, number, generator)[0]


@cache
def _doubting(reader: CallNetwork) -> CallNetwork:
    return reader.at_temperature(_DOUBT * reader.temperature)


def _compared(
    judge: CallJudge,
    view: BiddingView,
    call: Call,
    instead: Call,
    layouts: NDArray[np.int64],
    generator: np.random.Generator,
) -> ComparedCalls:
    outcomes = outcomes_of(judge.network, view, [call, instead], layouts, generator, common_solver())
    gains, errors = outcomes.gains()
    reached = [frequent_contracts(each)[0][0] for each in outcomes.contracts]
    made = outcomes.made(view.seat)
    meanings = [_meaning(judge.network, view, each) for each in (call, instead)]
    compared = ComparedCalls(
        call=call,
        instead=instead,
        names=(_name(meanings[0]), _name(meanings[1])),
        imps=float(gains[1]),
        error=float(errors[1]),
        layouts=len(layouts),
        leads_to=(reached[0], reached[1]),
        makes=(made[0], made[1]),
        fact=None,
        promise=_promise(meanings[0], view.hand),
    )
    if not compared.is_clear:
        return compared
    return replace(compared, fact=decisive_fact(view, layouts, imps_of(outcomes.points[1] - outcomes.points[0])))


def rival_of(judge: CallJudge, view: BiddingView, call: Call) -> Call | None:
    """Return the likeliest other call of the network, whatever its system says; None if no other comes near."""
    candidates = candidates_of(without_system(judge.network), view, _ASKED)
    return next((each.call for each in candidates if each.call != call), None)


def _meaning(network: CallNetwork, view: BiddingView, call: Call) -> Meaning | None:
    if network.system is None:
        return None
    return network.system.meaning([call_number(each) for each in (*view.auction.calls, call)])


def _name(meaning: Meaning | None) -> str:
    return "" if meaning is None else meaning.rule.name


def _promise(meaning: Meaning | None, hand: int) -> str:
    """Return what a call shows by the system, if the hand does not have it; else an empty text."""
    if meaning is None or meaning.shows is None or meaning.shows.of_hands(np.array([hand]))[0]:
        return ""
    return meaning.rule.says or condition_words(meaning.shows)


def _contract_words(contract: str) -> str:
    return "a pass-out" if contract == "Pass" else contract_words(Contract.parse(contract))


def _named(call: Call, name: str) -> str:
    return f"{call_text(call)} ({name})" if name else call_text(call)


def _is_costly(gain: float, error: float) -> bool:
    return bool(gain >= max(_MARGIN, 2 * error))
