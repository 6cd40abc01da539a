"""What an auction shows about hidden hands: the ranges of points and suit lengths, and likely cards; and its report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.calls.contract_network import contract_pairs
from agent.calls.hand_sample import hand_sample
from agent.calls.network import network_of
from agent.calls.reading import HandReading, read_hands
from agent.calls.system.file import Meaning
from agent.calls.system.words import meaning_words
from agent.knowledge.belief import Belief, effective_size
from agent.knowledge.evidence.calls import AuctionLikelihood, read_hidden_hands, reads_contract
from agent.knowledge.sampler import LayoutSampler
from agent.knowledge.view import View
from agent.rules.auction import Action, Auction, call_number
from agent.rules.conditions import Condition
from agent.rules.constraints import HandConstraint
from agent.rules.contract import Vulnerability
from ddsolver.cards import Card, Rank, Seat, Suit
from experiments.questions.explain.news import new_words
from experiments.questions.explain.notes import Ranges, note_of_last_call, read_own_call
from experiments.questions.explain.players import UNKNOWN_PLAYERS, Players

_OUTSIDE = 0.02
"""The share of hands that a range of an explained auction leaves out at each end."""
_DISAGREES = 0.05
"""A constraint disagrees with the calls if it allows less than this share of the hands that make the calls."""
_FEWEST = 10
"""If fewer hands of the sample count, in effect, nothing is estimated."""
_SURPRISING = 0.05
"""A call is surprising if the hands that it shows make it less often than this."""
_TAKES_OVER = 0.5
"""An unknown system is named from this probability on."""
_LIKELY = 0.7
"""An honour is likely from this probability on."""
_HONOURS = (Rank.ACE, Rank.KING)


@dataclass(frozen=True, slots=True)
class ShownCall:
    """What a call shows, over the hands that its earlier calls leave."""

    seat: Seat
    call: str
    after: Ranges | None
    """The ranges after the call; None if too few hands of the sample make it."""
    chance: float
    """How often the hands that made the earlier calls make this one, 0 to 1."""
    alert: str = ""
    is_read: bool = True
    """Whether the call has its usual meaning; if not, only the ranges of its alert are used."""
    is_used: bool = True
    """Whether the call says something that is used: its usual meaning, or what its alert states."""
    is_dropped: bool = False
    """Whether no layout fits its alert."""
    news: str = ""
    """What the call adds, in words (`explain.news`); empty if nothing."""
    consistency: float = 1.0
    """How often the hands that the call shows make it, 0 to 1."""
    meaning: str = ""
    """What the system of the side says of it, with the name of the convention; empty if no rule is about it."""
    note: str | None = None
    """The note of a call of our own bidders (`explain.notes`); None for calls of others."""
    unknown_system: float = 0.0
    """The probability that the side plays a system that is not known, 0 to 1; its calls then show nothing."""

    @property
    def line(self) -> str:
        """The seat, the call and what it shows, as a line."""
        return f"{self.seat.name.title()} {self.call}{self.words}"

    @property
    def words(self) -> str:
        """What the call shows, in words."""
        said = f" (alert {self.alert!r})" if self.alert else ""
        if self.note is not None:
            is_rare = self.after is None and self.call != str(Action.PASS)
            return f": {self.note or ('our bidders hardly ever call so' if is_rare else 'nothing new')}"
        if self.is_dropped:
            return f"{said}: no hand that is left fits the alert; the call is not used"
        if not self.is_used:
            return f"{said}: not the usual meaning, and the alert states no numbers; the call is not used"
        said += f": {self.meaning}" if self.meaning else ""
        if self.after is None:
            return f"{said}: too few hands call so; nothing{' more' if self.meaning else ''} is estimated"
        unusual = f"; only {100 * self.consistency:.1g} % of such hands call so" if self.is_unusual else ""
        return f"{said}: {self.news or 'nothing new'}{unusual}{self._of_unknown_system}"

    @property
    def _of_unknown_system(self) -> str:
        """The probability of an unknown system in words; empty if it is small."""
        if self.unknown_system < _TAKES_OVER:
            return ""
        side = "North-South" if self.seat.is_north_south else "East-West"
        return f"; {side} play an unknown system ({100 * self.unknown_system:.0f} %), so these calls show little"

    @property
    def is_unusual(self) -> bool:
        """Whether the call is a surprise."""
        return self.is_read and self.consistency < _SURPRISING


def shown_by_auction(
    auction: Auction, vulnerability: Vulnerability, players: Players = UNKNOWN_PLAYERS
) -> list[ShownCall]:
    """Return what each call of an auction shows, in order."""
    shown: dict[int, ShownCall] = {}
    for side, file in enumerate(players.files):
        network = network_of("imitating", file)
        readings = read_hands(auction, vulnerability, systems=players.systems, network=network)
        for seat, reading in readings.items():
            if seat % 2 == side and seat not in players.ours:
                shown |= {call.number: _shown(reading, row, row, _OUTSIDE) for row, call in enumerate(reading.calls)}
    return [
        _shown_by_ours(auction, number, vulnerability) if auction.seat_of(number) in players.ours else shown[number]
        for number in range(len(auction.calls))
    ]


def _shown_by_ours(auction: Auction, number: int, vulnerability: Vulnerability) -> ShownCall:
    seat, until = auction.seat_of(number), Auction(auction.dealer, auction.calls[: number + 1])
    note = note_of_last_call(until, vulnerability)
    return ShownCall(seat, str(auction.calls[number]), *read_own_call(until, vulnerability), note=note)


def _shown(reading: HandReading, first: int, last: int, outside: float = 0.05) -> ShownCall:
    """Return what the calls from ``first`` to ``last`` of a hand show, where it makes the same call each time.

    A range leaves out the share ``outside`` of the hands at each end.
    """
    call = reading.calls[last]
    before, after = (_weights_after(reading, number) for number in (first, last + 1))
    is_used = call.is_read or call.stated != HandConstraint()
    enough = is_used and reading.leaves_hands(last + 1) and effective_size(after) >= _FEWEST
    ranges, meaning = _ranges_after(reading, first, outside), _meaning(reading, last)
    narrower = _ranges_after(reading, last + 1, outside) if enough else None
    said = "" if meaning is None or not is_used else meaning_words(meaning)
    return ShownCall(
        seat=reading.seat,
        call=str(call.call),
        alert=call.alert,
        is_read=call.is_read,
        is_used=is_used,
        is_dropped=call.is_dropped,
        after=narrower,
        meaning=said,
        news="" if narrower is None else new_words(before, after, (ranges, narrower), call.call, said),
        chance=reading.chance(last),
        consistency=reading.consistency(last),
        unknown_system=reading.unknown_system(last + 1),
    )


@lru_cache(maxsize=64)
def _weights_after(reading: HandReading, number: int) -> NDArray[np.float64]:
    """Return the weights of the sample's hands after the first ``number`` calls, float64 (n,), by the side's system.

    Hands that the rules about these calls exclude have none, if enough others are left.
    """
    weights = reading.weights_after(number)
    bound = weights.copy()
    for row in range(number):
        meaning = _meaning(reading, row)
        if meaning is not None and meaning.shows is not None:
            bound *= _fitting(meaning.shows)
    return bound / bound.sum() if bound.any() and effective_size(bound) >= _FEWEST else weights


@lru_cache(maxsize=512)
def _fitting(condition: Condition) -> NDArray[np.bool_]:
    """Return which hands of the sample fulfil a condition, bool (n,)."""
    return np.asarray(condition.of_hands(hand_sample().hands))


def _ranges_after(reading: HandReading, number: int, outside: float) -> Ranges:
    """Return the ranges after the first ``number`` calls of a hand; a call widens no range of those before it."""
    ranges = Ranges.of(hand_sample().hands, _weights_after(reading, min(number, 1)), outside)
    for place in range(2, number + 1):
        ranges = Ranges.of(hand_sample().hands, _weights_after(reading, place), outside).within(ranges)
    return ranges


def _meaning(reading: HandReading, row: int) -> Meaning | None:
    """Return what the system of the reading's network says of a call; None if an alert states it, or it is not used."""
    if reading.network.system is None or not reading.calls[row].is_usual:
        return None
    calls = [call_number(call) for call in reading.auction.calls[: reading.calls[row].number + 1]]
    return reading.network.system.meaning(calls)


def sample_belief(view: View, layouts: int, generator: np.random.Generator) -> Belief:
    """Return a belief: ``layouts`` sampled layouts, weighted by how well they fit the auction."""
    return LayoutSampler(layouts, [AuctionLikelihood()], generator=generator).sample(view)


def describe_calls(view: View) -> list[str]:
    """Return a line for each call, except passes, that a hidden hand made.

    A line has the call and the ranges of points and suit lengths that it changes, for the central 90 % of the hands
    that make this call and the earlier ones. If a hand only passed, one line covers all its passes.
    """
    lines = []
    for seat, reading in read_hidden_hands(view).items():
        name = seat.name.title()
        bids = [row for row, each in enumerate(reading.calls) if each.call is not Action.PASS]
        if not bids:
            lines.append(f"{name} passes{_shown(reading, 0, len(reading.calls) - 1).words}")
        lines += [f"{name} {reading.calls[row].call}{_shown(reading, row, row).words}" for row in bids]
    return lines or _contract_lines(view)


def _contract_lines(view: View) -> list[str]:
    """Return a line for declarer and for dummy, if they are hidden and only their contract is known."""
    if not reads_contract(view):
        return []
    contract, pairs = view.contract, contract_pairs(view.contract)
    hands = {contract.declarer: ("declarer", pairs.declarers), contract.dummy: ("dummy", pairs.dummies)}
    lines = []
    for seat, (who, held) in hands.items():
        if view.hidden_sizes[seat]:
            shown = Ranges.of(held, pairs.weights).words()
            lines.append(f"{seat.name.title()}, {who} in {contract.level}{contract.strain}: probably {shown}")
    return lines


def describe_hidden_hands(view: View, belief: Belief) -> list[str]:
    """Return a line for each hidden hand that bid or has the contract: the central 90 % of its points and lengths.

    The ranges are those of the weighted layouts, so they take into account the cards that the player sees. Aces and
    kings that the hand probably holds are named.
    """
    lines = []
    shown = [*read_hidden_hands(view)]
    if reads_contract(view):
        shown = [seat for seat in (view.contract.declarer, view.contract.dummy) if view.hidden_sizes[seat]]
    for seat in shown:
        hands = belief.layouts[:, seat] | view.played_by(seat)
        words = Ranges.of(hands, belief.weights).words()
        held = _likely_honours(view, hands, belief.weights)
        lines.append(f"{seat.name.title()} probably has {words}{held}")
    return lines


def _likely_honours(view: View, hands: NDArray[np.int64], weights: NDArray[np.float64]) -> str:
    """Return the unseen aces and kings that a hand probably holds, in words."""
    chances = {}
    for suit in Suit:
        for rank in _HONOURS:
            card = Card(suit, rank)
            if view.unseen & card.mask:
                chances[card] = float(weights @ (hands & card.mask != 0))
    likely = sorted((card for card in chances if chances[card] >= _LIKELY), key=lambda card: -chances[card])
    return "".join(f", {card.symbol} {100 * chances[card]:.0f} %" for card in likely)


def describe_disagreements(view: View) -> list[str]:
    """Return a line for each seat whose constraint allows less than 5 % of the hands that make its calls."""
    lines = []
    for seat, reading in read_hidden_hands(replace(view, constraints={})).items():
        known = view.constraints.get(seat)
        if known is None:
            continue
        weights = reading.weights_after(len(reading.calls))
        if float(weights @ known.allows(hand_sample().hands)) < _DISAGREES:
            shown = Ranges.of(hand_sample().hands, weights).words()
            lines.append(
                f"the constraint {seat}:{known} disagrees with {seat.name.title()}'s calls, which show {shown}; "
                "the constraint is used"
            )
    return lines


def explain_text(shown: Sequence[ShownCall]) -> str:
    """Return a line for each call."""
    return "\n".join(each.line for each in shown) or "no call yet"


def explain_json(shown: Sequence[ShownCall]) -> dict[str, object]:
    """Return the calls as values for JSON."""
    return {"calls": [_values(each) for each in shown]}


def _values(shown: ShownCall) -> Mapping[str, Any]:
    return {
        "seat": str(shown.seat),
        "call": shown.call,
        "alert": shown.alert,
        "is_read": shown.is_read,
        "ranges": None if shown.after is None else shown.after.named,
        "chance": shown.chance,
        "words": shown.words.removeprefix(": ").strip(),
        "unknown_system": shown.unknown_system,
    }
