"""A network for the probability of each call, given the caller's hand and the auction so far.

The first layer adds a part of the hand and a part of the auction. Two residual layers follow. The weights in
``data/calls.npz`` are fitted to auctions by `experiments.fitting.call_network`.
"""

from __future__ import annotations

import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agent.calls.context_features import CONTEXT_FEATURES, SYSTEMS, context_features
from agent.calls.hand_features import HAND_FEATURES, hand_features
from agent.calls.legality import CALLS, call_number, legal_calls
from agent.errors import AuctionError
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat
from ddsolver.errors import BridgeError

__all__ = ["FORMAT", "CallNetwork", "Systems", "call_network"]

FORMAT = 1
"""The format of the file of weights. A change of the features or of the layers needs a new number."""
FLAT_SHARE = 0.003
"""The usual `CallNetwork.flat_share` (`results/calls`)."""
Systems = tuple[str, str]
"""The systems of North-South and of East-West, from `agent.calls.context_features.SYSTEMS`."""
_UNKNOWN: Systems = (SYSTEMS[0], SYSTEMS[0])
_FILE = "calls.npz"


@dataclass(frozen=True, slots=True)
class CallNetwork:
    """The network: its weights, and how they were made."""

    weights: Mapping[str, NDArray[np.float32]]
    """The arrays, by name (`shapes`)."""
    note: str = ""
    """How the weights were made."""
    flat_share: float = FLAT_SHARE
    """The probability that a player draws lots among the legal calls; with it, no call is impossible."""

    @classmethod
    def load(cls, path: Path | None = None) -> CallNetwork:
        """Return the network of a file of weights; by default, of the file in this package.

        :raises BridgeError: if the file is missing or damaged, or has another format.
        """
        if path is None:
            with as_file(files("agent") / "data" / _FILE) as own:
                return cls.load(own)
        again = "install this package again, or write the file with experiments.fitting.call_network"
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
                arrays = {name: stored[name] for name in stored.files}
        except FileNotFoundError:
            raise BridgeError(f"the weights of the call network are missing: {path} ({again})") from None
        except (OSError, EOFError, ValueError, RuntimeError, zipfile.BadZipFile) as error:
            raise BridgeError(f"the weights of the call network are damaged: {path}: {error} ({again})") from None
        found = arrays.pop("format", None)
        if str(found) != str(FORMAT):
            raise BridgeError(f"{path} has weights of format {found}, but this version reads format {FORMAT} ({again})")
        note = str(arrays.pop("note", ""))
        width = arrays["first_bias"].size if "first_bias" in arrays else 0
        if {name: array.shape for name, array in arrays.items()} != shapes(width):
            raise BridgeError(f"the weights of the call network are damaged: {path}: wrong arrays ({again})")
        return cls({name: array.astype(np.float32) for name, array in arrays.items()}, note)

    def save(self, path: Path) -> None:
        """Write the weights to a file, as float16."""
        arrays = {name: array.astype(np.float16) for name, array in self.weights.items()}
        np.savez(path, allow_pickle=False, format=FORMAT, note=self.note, **arrays)

    def log_probabilities(
        self,
        hands: NDArray[np.int64],
        auction: Auction,
        vulnerability: Vulnerability,
        systems: Systems = _UNKNOWN,
    ) -> NDArray[np.float64]:
        """Return the log-probability of each next call, float64 (n, 38); -inf for illegal calls.

        Calls are in the order of `agent.calls.legality.CALLS`. ``hands`` are masks of 13 cards, int64 (n,).

        :raises AuctionError: if the auction is over.
        """
        if auction.is_over:
            raise AuctionError(f"nobody is to call: the auction is over ({auction})")
        calls = [call_number(call) for call in auction.calls]
        return self._next_call(self.hand_part(hands), calls, auction.to_call, vulnerability, systems)

    def log_likelihood(
        self,
        hands: NDArray[np.int64],
        seat: Seat,
        auction: Auction,
        vulnerability: Vulnerability,
        systems: Systems = _UNKNOWN,
    ) -> NDArray[np.float64]:
        """Return the log-probability of all calls that ``seat`` made, for each of its possible hands, float64 (n,).

        It is finite, and 0 if the seat made no call. ``hands`` are masks of 13 cards, int64 (n,).
        """
        return np.asarray(self.call_log_likelihoods(hands, seat, auction, vulnerability, systems).sum(axis=0))

    def call_log_likelihoods(
        self,
        hands: NDArray[np.int64],
        seat: Seat,
        auction: Auction,
        vulnerability: Vulnerability,
        systems: Systems = _UNKNOWN,
    ) -> NDArray[np.float64]:
        """Return the log-probability of each of the k calls that ``seat`` made, float64 (k, n)."""
        calls = [call_number(call) for call in auction.calls]
        part = self.hand_part(hands)
        own = range((seat - auction.dealer) % len(Seat), len(calls), len(Seat))
        found = np.empty((len(own), len(hands)))
        for row, number in enumerate(own):
            logs = self._next_call(part, calls[:number], seat, vulnerability, systems)
            found[row] = logs[:, calls[number]]
        return found

    def hand_part(self, hands: NDArray[np.int64]) -> NDArray[np.float32]:
        """Return the hands' part of the first layer, which is the same for all their calls, float32 (n, w)."""
        return hand_features(hands) @ self.weights["hand"] + self.weights["first_bias"]

    def _next_call(
        self,
        hand_part: NDArray[np.float32],
        calls: Sequence[int],
        seat: Seat,
        vulnerability: Vulnerability,
        systems: Systems,
    ) -> NDArray[np.float64]:
        vulnerable = vulnerability.includes(seat), vulnerability.includes(seat.left)
        sides = systems if seat.is_north_south else systems[::-1]
        context = self.weights["context"][context_features(calls, vulnerable, sides)].sum(axis=0)
        legal = legal_calls(calls)
        probabilities = np.exp(_log_softmax(self._logits(hand_part + context)[:, legal]))
        logs = np.full((len(hand_part), len(CALLS)), -np.inf)
        logs[:, legal] = np.log((1 - self.flat_share) * probabilities + self.flat_share / legal.sum())
        return logs

    def _logits(self, first: NDArray[np.float32]) -> NDArray[np.float32]:
        hidden = np.maximum(first, 0)
        for layer, bias in zip(self.weights["layers"], self.weights["biases"], strict=True):
            hidden += np.maximum(hidden @ layer + bias, 0)
        return hidden @ self.weights["output"] + self.weights["output_bias"]


def shapes(width: int) -> dict[str, tuple[int, ...]]:
    """Return the shape of each array of weights of a network with this width.

    ``hand``, ``context`` and ``first_bias`` are the first layer, ``layers`` and ``biases`` the two residual layers.
    """
    return {
        "hand": (HAND_FEATURES, width),
        "context": (CONTEXT_FEATURES, width),
        "first_bias": (width,),
        "layers": (2, width, width),
        "biases": (2, width),
        "output": (width, len(CALLS)),
        "output_bias": (len(CALLS),),
    }


def _log_softmax(logits: NDArray[np.float32]) -> NDArray[np.float64]:
    shifted = (logits - logits.max(axis=1, keepdims=True)).astype(np.float64)
    return np.asarray(shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True)))


@cache
def call_network() -> CallNetwork:
    """Return the network of this package, loaded once.

    :raises BridgeError: as `CallNetwork.load`.
    """
    return CallNetwork.load()
