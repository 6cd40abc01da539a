"""Rules of a system that contradict each other: no hand can keep to both."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from agent.calls.hand_sample import hand_sample
from agent.calls.system.file import Meaning, SystemFile
from agent.rules.auction import CALLS
from agent.rules.conditions import Condition
from ddsolver.deal import hand_to_pbn

_Place = tuple[object, ...]


def contradictions(file: SystemFile) -> list[str]:
    """Return a sentence for each two rules that demand two calls of one hand, or one that forbids what it demands.

    The hands are those of `hand_sample`, so a contradiction in very rare hands may be missed.
    """
    by_place: dict[_Place, dict[int, Meaning]] = {}
    for meaning in file.meanings():
        place = meaning.place
        calls = by_place.setdefault((place.agreed, place.passed, place.path), {})
        if place.call not in calls or meaning.is_before(calls[place.call]):
            calls[place.call] = meaning
    found = (each for calls in by_place.values() for each in _in_place(list(calls.values())))
    return [*dict.fromkeys(found)]


def _in_place(meanings: list[Meaning]) -> Iterator[str]:
    demanded = [(each, _fitting(each.must) & _fitting(each.shows)) for each in meanings if each.must is not None]
    for meaning, hands in demanded:
        if meaning.shows is not None and meaning.must != meaning.shows and not hands.any():
            yield f"{_said(meaning)} demands the call of hands that it forbids to make it"
    direct = [(meaning, hands) for meaning, hands in demanded if meaning.via is None]
    for (one, first), (other, second) in combinations(direct, 2):
        both = first & second
        if one.rule is not other.rule and both.any():  # of one rule, a call in either of two suits will do
            hand = hand_to_pbn(int(hand_sample().hands[both.argmax()]))
            yield f"{_said(one)} and {_said(other)} demand two calls of the same hand, such as {hand}"


def _fitting(condition: Condition | None) -> NDArray[np.bool_]:
    """Return which hands of the sample fulfil a condition, bool (n,)."""
    hands = hand_sample().hands
    return np.ones(len(hands), dtype=np.bool_) if condition is None else np.asarray(condition.of_hands(hands))


def _said(meaning: Meaning) -> str:
    after = f" after {meaning.rule.after}" if meaning.rule.after else ""
    return f"{meaning.rule.where} ({CALLS[meaning.place.call]}{after})"
