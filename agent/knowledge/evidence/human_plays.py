"""The model of human plays: how likely people are to play each card of a hand.

The options ``weights=real`` and ``habits`` use it. It is a multinomial logit over features of the legal cards
(`agent.knowledge.evidence.human_plays_features`). Its weights, ``data/human_plays.toml``, are fitted to real play by
`experiments.fitting.human_plays`. It needs no double-dummy search, so a layout takes only microseconds.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.evidence.human_plays_features import feature_index, features_by_name
from agent.knowledge.evidence.human_plays_turns import HumanTurn, human_turns, kind_of
from agent.knowledge.evidence.likelihood import others_turns
from agent.knowledge.view import View
from agent.rules.auction import Auction
from agent.rules.contract import Contract
from ddsolver.cards import SUIT_BITS, SUIT_CARDS, SUIT_MASK, Card, Seat, Suit, mask_of

__all__ = ["HumanPlays"]

_POWER = 0.8
"""The exponent of the likelihoods; it is below 1 because the model is incomplete (`results/experts`)."""


@dataclass(frozen=True, slots=True)
class HumanPlays:
    """The likelihood of the other players' cards under the model of human plays, raised to the power 0.8.

    Cards that dummy plays to a trick led by another hand are not used.
    """

    auction: bool = False
    """Whether opening leads are read by the suits that were bid."""
    is_cheap: ClassVar[bool] = True

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        """Return the likelihood of each layout, float64 (n,)."""
        auction = heard_auction(view) if self.auction else None
        logs = log_likelihood(view.contract, view.players, view.plays, dealt, others_turns(view, since), auction)
        return np.asarray(np.exp(_POWER * logs))

    def smoothed(self) -> HumanPlays:
        """Return this likelihood itself, since it makes no layout impossible."""
        return self


def heard_auction(view: View) -> Auction | None:
    """Return the auction by which leads are read; None if it is unknown or does not lead to the contract."""
    return None if view.contradiction else view.auction


def log_likelihood(
    contract: Contract,
    players: Sequence[Seat],
    plays: Sequence[Card],
    dealt: NDArray[np.int64],
    turns: Sequence[int],
    auction: Auction | None = None,
) -> NDArray[np.float64]:
    """Return the log-likelihood of each layout given the cards played at some turns, float64 (n,).

    ``dealt``, int64 (n, 4), are the hands before the first card of the play; dummy's hand is the same in all layouts.
    """
    total = np.zeros(len(dealt))
    if not len(dealt) or not turns:
        return total
    relevant = set(turns)
    played = np.cumsum([0, *(card.mask for card in plays)])
    dummy, everything = int(dealt[0, contract.dummy]), int(dealt[0].sum())
    for human_turn in human_turns(contract, players, plays, dummy, everything, auction):
        if human_turn.turn in relevant:
            total += log_probabilities(human_turn, dealt[:, human_turn.hidden_seat] & ~played[human_turn.turn])
    return total


def log_probabilities(human_turn: HumanTurn, hands: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return the log-probability of the card that was played, for each hand, float64 (n,)."""
    logs = np.zeros(len(hands))
    following = human_turn.follows(hands)
    for follows in (True, False):
        rows = np.flatnonzero(following == follows)
        if len(rows):
            logs[rows] = _log_probability_of_card(human_turn, hands[rows], follows=follows)
    return logs


def _log_probability_of_card(human_turn: HumanTurn, hands: NDArray[np.int64], *, follows: bool) -> NDArray[np.float64]:
    """Return the log-probability of the card that was played, float64 (n,).

    The utility of a card depends only on what its hand holds in its suit, so each holding is computed once.
    """
    suits = [human_turn.led] if follows and human_turn.led is not None else list(Suit)
    holdings = [hands >> SUIT_BITS * suit & SUIT_MASK for suit in suits]
    different = [np.flatnonzero(np.bincount(each)) for each in holdings]
    together = np.zeros(max(map(len, different)), dtype=np.int64)
    for suit, each in zip(suits, different, strict=True):
        together[: len(each)] |= each << SUIT_BITS * suit
    utilities = _utilities(human_turn, together, follows=follows)
    largest = utilities.max()
    weights = np.exp(utilities - largest).sum(axis=2)
    total = np.zeros(len(hands))
    for place, (held, each) in enumerate(zip(holdings, different, strict=True)):
        total += _spread(each, weights[: len(each), place])[held]
    own, rank = feature_index(human_turn.card, follows=follows)
    chosen = _spread(different[own], utilities[: len(different[own]), own, rank])[holdings[own]]
    return np.asarray(chosen - largest - np.log(total))


def _spread(holdings: NDArray[np.int64], values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the value of each holding, by its mask in its suit."""
    spread = np.empty(SUIT_MASK + 1)
    spread[holdings] = values
    return spread


def card_probabilities(view: View, *, auction: bool) -> dict[Card, float]:
    """Return the probability of each legal card if the defender to play is a human, who may use the ``auction``."""
    seat, contract = view.to_play, view.contract
    hand, dummy = view.held[seat] or 0, view.held[contract.dummy]
    # Before the opening lead, only the number of dummy's cards is used, so any 13 cards will do.
    before = SUIT_CARDS[Suit.SPADES] if dummy is None else dummy | view.played_by(contract.dummy)
    everything = view.unseen | sum(held or 0 for held in view.held) | mask_of(view.plays)
    legal = view.legal()
    players, plays = (*view.players, seat), (*view.plays, legal[0])
    heard = heard_auction(view) if auction else None
    *_, human_turn = human_turns(contract, players, plays, before, everything, heard)
    hands = np.array([hand])
    follows = bool(human_turn.follows(hands)[0])
    chances = np.exp(_log_softmax(human_turn, hands, follows=follows)[0])
    return {card: float(chances[feature_index(card, follows=follows)]) for card in legal}


def _log_softmax(human_turn: HumanTurn, hands: NDArray[np.int64], *, follows: bool) -> NDArray[np.float64]:
    """Return the log probability of each card, float64 (n, suits, 13)."""
    utilities = _utilities(human_turn, hands, follows=follows)
    utilities -= utilities.max(axis=(1, 2), keepdims=True)
    return np.asarray(utilities - np.log(np.exp(utilities).sum(axis=(1, 2), keepdims=True)))


def _utilities(human_turn: HumanTurn, hands: NDArray[np.int64], *, follows: bool) -> NDArray[np.float64]:
    """Return the utility of each card, float64 (n, suits, 13), from `features_by_name`; -inf for illegal cards."""
    features, legal = features_by_name(human_turn, hands, follows=follows)
    weights = _fitted()[kind_of(human_turn, follows=follows)]
    utilities = np.zeros(legal.shape)
    for name, values in features.items():
        utilities += weights[name] * values
    utilities[~legal] = -np.inf
    return utilities


@cache
def _fitted() -> Mapping[str, Mapping[str, float]]:
    """Return the weight of each feature, by kind of choice."""
    text = (files("agent") / "data" / "human_plays.toml").read_text(encoding="utf-8")
    return {kind: values for kind, values in tomllib.loads(text).items() if isinstance(values, dict)}
