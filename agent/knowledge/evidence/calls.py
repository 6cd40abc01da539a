"""The auction as evidence: the likelihood of hidden hands given their calls.

Without an auction, the contract alone is evidence.
"""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from agent.calls.contract_network import contract_network
from agent.calls.hand_sample import hand_sample
from agent.calls.network import NetworkName, call_network, network_of
from agent.calls.reading import HandReading
from agent.knowledge.evidence.heard_calls import HeardCalls, heard_calls
from agent.knowledge.likely_deals import draw_likely_deals
from agent.knowledge.view import View
from ddsolver.cards import Seat

__all__ = ["AuctionLikelihood", "load_model", "read_hidden_hands", "reads_contract"]


_SLAM = 6
"""The level from which a contract is evidence beside its auction."""


def load_model(network: NetworkName = "imitating") -> None:
    """Load the networks, before a clock starts; later calls return at once."""
    network_of(network)
    contract_network()
    hand_sample()


def is_read(view: View) -> bool:
    """Return whether the bidding is used as evidence.

    An auction is used if it leads to the contract; without one, the contract is. The calls say nothing about an ending,
    whose hands are not those that made them.
    """
    return view.is_whole if view.auction is None else not view.contradiction


def read_hidden_hands(view: View, network: NetworkName = "imitating") -> dict[Seat, HandReading]:
    """Return the reading of each hidden hand that made a call; empty if the auction is unknown or not used."""
    return _heard(view, network).readings


def _heard(view: View, network: NetworkName) -> HeardCalls:
    if not is_read(view):
        return HeardCalls({}, ())
    return heard_calls(view, network_of(network), opponents=None if network == "imitating" else call_network())


def reads_contract(view: View) -> bool:
    """Return whether the contract alone is evidence: its auction is unknown, and declarer or dummy is hidden."""
    return view.auction is None and _counts_contract(view)


def contract_logs(view: View, dealt: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return the log-likelihood of the contract for each layout, float64 (n,); 0 where it is not used.

    It is used if the auction is unknown, and for slams: in few auctions that were fitted a slam was bid, so their last
    calls show too little of what both hands hold together.
    """
    if not _counts_contract(view):
        return np.zeros(len(dealt))
    contract = view.contract
    return contract_network().log_likelihood(dealt[:, contract.declarer], dealt[:, contract.dummy], contract)


def _counts_contract(view: View) -> bool:
    contract = view.contract
    hidden = view.hidden_sizes[contract.declarer] or view.hidden_sizes[contract.dummy]
    return bool(hidden) and (view.auction is None or contract.level >= _SLAM) and is_read(view)


class AuctionLikelihood:
    """The likelihood of the auction for each layout. The play does not change it.

    ``network`` reads the calls: the one that imitates people and other programs, or the one by which our bidders call.
    With the latter, partner bids by it, and opponents by either network.
    """

    def __init__(self, network: NetworkName = "imitating") -> None:
        self._network = network

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        """Return the likelihood of each layout given the auction, float64 (n,).

        The auction is older than any turn of the play, so all likelihoods are 1 if ``since`` is above 0.
        """
        if since:
            return np.ones(len(dealt))
        return np.asarray(np.exp(_heard(view, self._network).log_likelihood(dealt) + contract_logs(view, dealt)))

    def rough(self, view: View, dealt: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return nearly the same likelihood, in a tenth of the time: by the small networks, float64 (n,)."""
        return np.asarray(np.exp(self._rough_logs(view, dealt)))

    def refinement(self, view: View, dealt: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the likelihood of layouts that are not impossible divided by the rough one, float64 (n,)."""
        heard = _heard(view, self._network)
        return np.asarray(np.exp(heard.log_likelihood(dealt) - heard.rough.log_likelihood(dealt)))

    def _rough_logs(self, view: View, dealt: NDArray[np.int64]) -> NDArray[np.float64]:
        return _heard(view, self._network).rough.log_likelihood(dealt) + contract_logs(view, dealt)

    def draw(
        self, view: View, number: int, generator: np.random.Generator
    ) -> tuple[NDArray[np.int64], NDArray[np.float64]] | None:
        """Return likely deals and their rough weights (`draw_likely_deals`).

        Return None if no call of a hidden hand was heard, or if other than three hands of 13 cards are hidden.
        """
        likely = _heard(view, self._network).rough.likely
        if not likely or sorted(view.hidden_sizes) != [0, 13, 13, 13]:
            return None
        return draw_likely_deals(view.held, likely, number, generator, partial(self._rough_logs, view))

    def is_informative(self, view: View) -> bool:
        """Return whether the calls show anything about a hidden hand."""
        return bool(read_hidden_hands(view, self._network)) or reads_contract(view)

    def ignored(self, view: View) -> str:
        """Return which calls are not used because no layout fits their alerts, as a remark; empty if there are none."""
        return _heard(view, self._network).remark
