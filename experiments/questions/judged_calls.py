"""Judges the calls of a board: which of them cost IMPs on average, and what our bidder would have called."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from agent.calls.network import bidding_network, call_network
from agent.players.bidding.bidder import BiddingView
from agent.players.bidding.monte_carlo import FEWEST
from agent.players.bidding.net import candidates_of
from agent.players.bidding.outcomes import frequent_contracts, likely_layouts, outcomes_of
from agent.rules.auction import Action, Auction, Call
from agent.rules.contract import Contract
from ddsolver.cards import Seat, count_cards
from experiments.boards.board import Board
from experiments.boards.double_dummy import common_solver
from experiments.questions.review.analysis import name_at
from experiments.show.board import call_text, contract_words

_LIKELY = 0.05
"""Calls that our network finds at least this likely are tried in place of the one that was made."""
_UNDERSTOOD = 0.01
"""A bid or double that our network makes less often than this is not judged: it would not know how to go on."""
_MOST = 4
"""The largest number of calls that are considered."""
_CHOSEN, _JUDGED = 24, 32
"""The number of layouts from which the better call is chosen, and of others on which its gain is measured."""
_MARGIN = 1.0
"""A call is costly if another one gains at least this many IMPs, and twice the standard error."""


@dataclass(frozen=True, slots=True)
class JudgedCall:
    """A call that cost IMPs on average."""

    board: str
    number: int
    """The place of the call in the auction, from 0."""
    seat: Seat
    player: str
    """The name of the player, or else of the seat."""
    call: Call
    instead: Call
    """What our bidder prefers."""
    imps: float
    """The mean IMPs of the other call over this one, over likely layouts, if our network bids on from there."""
    error: float
    """The standard error of the IMPs."""
    leads_to: tuple[str, str]
    """The most frequent contracts after the call and after the other one, as in ``4SN``; ``Pass`` if all passed."""

    @property
    def preference(self) -> str:
        """What our bidder prefers, in words, and the contracts to which both calls most often lead."""
        made, other = (
            "a pass-out" if contract == "Pass" else contract_words(Contract.parse(contract))
            for contract in self.leads_to
        )
        return f"our bidder prefers {call_text(self.instead)} (most often {other} in place of {made})"


def judge_calls(board: Board, seed: int) -> tuple[JudgedCall, ...]:
    """Return the costly calls of a board, in order; none if its auction or its hands are unknown."""
    hands = [hand for hand in board.hands if hand is not None and count_cards(hand) == 13]
    if board.auction is None or len(hands) < len(Seat):
        return ()
    found = []
    so_far, alerts = Auction(board.auction.dealer), dict(board.auction.alerts)
    for number, call in enumerate(board.auction.calls):
        view = BiddingView(hands[so_far.to_call], so_far, board.vulnerability)
        judged = judge_call(board, view, call, np.random.default_rng([seed, number]))
        if judged is not None:
            found.append(judged)
        so_far = so_far.call(call)
        so_far = so_far.alert(alerts[number]) if number in alerts else so_far
    return tuple(found)


def costliest_calls(judged: Iterable[JudgedCall], number: int) -> list[JudgedCall]:
    """Return the ``number`` calls that cost most; of equals, the earliest first."""
    return sorted(judged, key=lambda each: -each.imps)[:number]


def judge_call(board: Board, view: BiddingView, made: Call, generator: np.random.Generator) -> JudgedCall | None:
    """Return a call if it is costly, else None. The better call is chosen on some layouts, and judged on others."""
    network = bidding_network()
    candidates = candidates_of(network, view, _UNDERSTOOD)
    likely = [each.call for each in candidates[:_MOST] if each.probability >= _LIKELY and each.call != made]
    if not likely or likeliest_if_strange(view, made) is not None:
        return None
    # People make the calls that are read here.
    layouts, effective = likely_layouts(call_network(), view, _CHOSEN + _JUDGED, generator)
    chosen, others = layouts[:_CHOSEN], layouts[_CHOSEN:]
    # A likely layout may have been drawn several times.
    others = others[(others[:, None] != chosen[None]).any(axis=2).all(axis=1)]
    if effective < FEWEST or len(others) < FEWEST:
        return None
    solver = common_solver()
    first = outcomes_of(network, view, [made, *likely], chosen, generator, solver)
    # As our bidder does, leave the likeliest call only for one that gains enough over it.
    gains, errors = first.gains(over=1)
    best = int(gains[1:].argmax()) + 1
    best = best if _is_costly(gains[best], errors[best]) else 1
    if first.gains()[0][best] < _MARGIN:
        return None
    instead = likely[best - 1]
    judged = outcomes_of(network, view, [made, instead], others, generator, solver)
    gains, errors = judged.gains()
    if not _is_costly(gains[1], errors[1]):
        return None
    reached = [frequent_contracts(each)[0][0] for each in judged.contracts]
    return JudgedCall(
        board=board.name,
        number=len(view.auction.calls),
        seat=view.seat,
        player=name_at(board, view.seat),
        call=made,
        instead=instead,
        imps=float(gains[1]),
        error=float(errors[1]),
        leads_to=(reached[0], reached[1]),
    )


def likeliest_if_strange(view: BiddingView, made: Call) -> Call | None:
    """Return the likeliest call of our network if it would hardly make this one, so that it cannot judge it.

    It is None if the network understands the call; a pass is always understood.
    """
    candidates = candidates_of(bidding_network(), view, _UNDERSTOOD)
    if made is Action.PASS or made in {each.call for each in candidates}:
        return None
    return candidates[0].call


def _is_costly(gain: float, error: float) -> bool:
    return bool(gain >= max(_MARGIN, 2 * error))
