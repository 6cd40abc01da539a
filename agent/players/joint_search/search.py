"""The best joint strategy of a declarer over weighted layouts (thesis section 5.5, Algorithm 3), compiled.

The declarer must play the same card in all layouts that it cannot distinguish. Perfect defenders, who see the layout,
choose at random among the cards that lose nothing. The value of a set of layouts is the weighted sum of the declarer's
results in them.

No strategy beats the double-dummy values of the layouts (Theorem 5), so their weighted sum is an upper bound. A branch
is not searched if its bound does not exceed the value of another choice.
"""

from __future__ import annotations

from typing import NamedTuple

import agent.players.joint_search.information_set as infosets
from agent.players.joint_search.defenders import after_defender, all_of, played_together, show_correct_cards
from agent.players.joint_search.double_dummy import put_cards, value_card
from agent.players.joint_search.information_set import InformationSet, StrategyValue, Workspace
from ddsolver.kernels import fragment, kernel, lowest, popcount, to_play

SCORE, TRICKS, MAKING, EXACT, BEST = range(5)
"""The columns of ``Workspace.kept``: the four fields of a `StrategyValue`, and the place of the best card among the
cards in play."""


@kernel()
def _more(one: StrategyValue, other: StrategyValue, exact: float) -> StrategyValue:
    """Return the sum of two values, marked as exact (1) or as an upper bound (0)."""
    return StrategyValue(one.score + other.score, one.tricks + other.tricks, one.making + other.making, exact)


@kernel()
def _less(one: StrategyValue, other: StrategyValue) -> StrategyValue:
    """Return one value minus another, marked as an upper bound."""
    return StrategyValue(one.score - other.score, one.tricks - other.tricks, one.making - other.making, 0.0)


class _Question(NamedTuple):
    """An information set to search, and the bounds that can end its search early."""

    infoset: InformationSet
    """The information set, with only the layouts in which the declarer can still get tricks."""
    at_least: float
    """If the value does not exceed this, an upper bound is enough."""
    ceiling: float
    """No card of the declarer's side is worth more than this."""
    nothing: float
    """Values that differ by at most this count as equal."""
    remembered: int
    """The card that was best in an earlier search of this set, as its place among the cards in play; -1 for none."""
    seat: int
    """The seat to play."""
    in_play: int


@fragment
def _most_promising(
    work: Workspace, question: _Question, most: StrategyValue, cards: int, tried: int, valued: int
) -> tuple[int, StrategyValue, int]:
    """Return the number of the untried card with the highest bound, this bound, and how many cards have been valued.

    No card can have a higher bound than ``most``. As soon as an untried card has this highest bound, the others need
    not be valued.
    """
    infoset = question.infoset
    after = infoset.start + infoset.number
    promise = StrategyValue(infosets.LOWEST, 0.0, 0.0, 0.0)
    chosen = 0
    for number in range(cards):
        head = after + number * (infoset.number + 1)
        if number == valued:
            valued += 1
            value_card(work, infoset, head, after, int(valued == cards))
        if not tried >> number & 1:
            hope = infosets.bound(work, head + 1, infoset.number)
            if hope.score > promise.score:
                promise = hope
                chosen = number
            if not infosets.exceeds(most.score, hope.score, question.nothing):
                break
    return chosen, promise, valued


@fragment
def _declarers_value(work: Workspace, question: _Question, most: StrategyValue) -> tuple[StrategyValue, int]:
    """Return the value of the declarer's best card (or an upper bound of it), and the best card (-1 if unknown)."""
    infoset, nothing = question.infoset, question.nothing
    count = infoset.number
    after = infoset.start + count
    cards = put_cards(work, infoset, question.remembered)
    found = StrategyValue(infosets.LOWEST, 0.0, 0.0, 1.0)
    # The highest bound among the cards whose exact value is not known.
    open_ = StrategyValue(infosets.LOWEST, 0.0, 0.0, 0.0)
    best = -1
    tried = valued = 0
    for _ in range(cards):
        chosen, promise, valued = _most_promising(work, question, most, cards, tried, valued)
        known = max(question.at_least, found.score)
        if not infosets.exceeds(promise.score, known, nothing):
            if promise.score > open_.score:
                open_ = promise
            break
        tried |= 1 << chosen
        head = after + chosen * (count + 1)
        # The rows after the last block are free for deeper nodes.
        child = infosets.copy_rows(work, head + 1, after + cards * (count + 1), count)
        following = infosets.play(work, infoset, work.rows[head], child, count)
        value = strategy_value(work, following, known)
        if value.exact > 0:
            if value.score > found.score:
                found = value
                best = work.rows[head]
        elif value.score > open_.score:
            open_ = value
        if not infosets.exceeds(question.ceiling, found.score, nothing):
            break
    if infosets.exceeds(open_.score, found.score, nothing):
        found = open_
    return found, best


@fragment
def _defenders_value(work: Workspace, question: _Question, most: StrategyValue) -> StrategyValue:
    """Return the value against random correct defence: exact, or an upper bound that does not exceed ``at_least``."""
    infoset, at_least = question.infoset, question.at_least
    after = infoset.start + infoset.number
    everything = show_correct_cards(work, infoset, question.seat)
    child = after + infoset.number
    found = StrategyValue(0.0, 0.0, 0.0, 1.0)
    others = most
    while everything:
        # Touching cards that are played in the same layouts count as one card, and their weights are added.
        alike = played_together(work.tricks, after, infoset.number, everything, question.in_play)
        everything ^= alike
        card = lowest(alike)
        number = after_defender(work, infoset, after, card, all_of(work, alike), child)
        promise = infosets.bound(work, child, number)
        others = _less(others, promise)
        following = infosets.play(work, infoset, card, child, number)
        value = strategy_value(work, following, at_least - found.score - others.score)
        found = _more(found, value, value.exact)
        hopeless = everything and not infosets.exceeds(found.score + others.score, at_least, question.nothing)
        if hopeless or value.exact == 0:
            found = _more(found, others, 0.0)
            break
    return found


@fragment
def _keep(work: Workspace, slot: int, keys: tuple[int, int], value: StrategyValue, total: float, place: int) -> None:
    """Store an information set's value, divided by ``total`` (the set's weight), and the place of the best card."""
    work.keys[slot, 0], work.keys[slot, 1] = keys
    kept = work.kept[slot]
    kept[SCORE] = value.score / total
    kept[TRICKS] = value.tricks / total
    kept[MAKING] = value.making / total
    kept[EXACT] = value.exact
    kept[BEST] = place


@kernel(entry=True)
def strategy_value(work: Workspace, whole: InformationSet, at_least: float) -> StrategyValue:
    """Return the value of an information set: exact, or an upper bound that does not exceed ``at_least``.

    The call may reorder the rows of the set. Ignore the result once ``work.state[STOP]`` is set.
    """
    count = infosets.settled_last(work, whole, whole.won)
    infoset = InformationSet(whole.start, count, whole.played, whole.won, whole.trick_state)
    settled = infosets.bound(work, whole.start + count, whole.number - count)
    most = infosets.bound(work, whole.start, count)
    if count <= 1 or infoset.trick_state.left <= 1 or work.state[infosets.STOP]:
        return _more(most, settled, 1.0)
    at_least -= settled.score
    total = infosets.total_weight(work, infoset)
    nothing = work.rounding * total
    if not infosets.exceeds(most.score, at_least, nothing):
        return _more(most, settled, 0.0)
    work.state[infosets.SEARCHED] += 1
    keys = infosets.key(work, infoset)
    slot = keys[0] & (work.keys.shape[0] - 1)
    ceiling, remembered = most.score, -1
    if work.keys[slot, 0] == keys[0] and work.keys[slot, 1] == keys[1]:
        kept = work.kept[slot]
        if kept[EXACT] > 0 or not infosets.exceeds(kept[SCORE] * total, at_least, nothing):
            value = StrategyValue(
                kept[SCORE] * total,
                kept[TRICKS] * total,
                kept[MAKING] * total,
                kept[EXACT],
            )
            return _more(value, settled, kept[EXACT])
        ceiling, remembered = min(ceiling, kept[SCORE] * total), int(kept[BEST])
    seat, in_play = to_play(infoset.trick_state), infosets.cards_in_play(work, infoset)
    question = _Question(infoset, at_least, ceiling, nothing, remembered, seat, in_play)
    best = -1
    if (seat ^ work.declarer) & 1 == 0:
        found, best = _declarers_value(work, question, most)
    else:
        found = _defenders_value(work, question, most)
    if not work.state[infosets.STOP]:
        _keep(work, slot, keys, found, total, popcount(in_play & ((1 << best) - 1)) if best >= 0 else -1)
    return _more(found, settled, found.exact)
