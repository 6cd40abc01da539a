"""The best joint strategy of a declarer over weighted layouts (thesis section 5.5, Algorithm 3), compiled.

The declarer must choose one card for all layouts that look alike; perfect defenders, who see the layout, play any card
that loses nothing, each as likely. The value of a set of layouts is the weighted sum of what the declarer gets in them.

No strategy gets more than the double-dummy values of the layouts (Theorem 5). So a card whose double-dummy sum does not
exceed what another card gets is not searched, and the cards of a defender not further once what they got and the
double-dummy sums of the rest cannot exceed what the declarer has elsewhere.
"""

from __future__ import annotations

from numba import float64, types

from agent.players.joint_search.defenders import after_defender, all_of, played_alike, shown_cards
from agent.players.joint_search.double_dummy import correct_cards, value_card
from agent.players.joint_search.situation import (
    BEST,
    EXACT,
    MAKING,
    NOTHING,
    SCORE,
    SEARCHED,
    SITUATION,
    STOP,
    TRICKS,
    VALUE,
    WORKSPACE,
    Situation,
    Value,
    Workspace,
    bound,
    cards_in_play,
    copy_rows,
    exceeds,
    key,
    play,
    settled_last,
)
from ddsolver.kernels import highest, kernel, legal_cards, lowest, popcount, run_down, to_play


@kernel(VALUE(VALUE, VALUE, float64))
def _more(one: Value, other: Value, exact: float) -> Value:
    """Two values together."""
    return Value(one.score + other.score, one.tricks + other.tricks, one.making + other.making, exact)


@kernel(VALUE(VALUE, VALUE))
def _less(one: Value, other: Value) -> Value:
    """A bound without a part of it."""
    return Value(one.score - other.score, one.tricks - other.tricks, one.making - other.making, 0.0)


# Both sides in one function, since each goes on to the other: numba compiles a function that calls itself, not two that
# call each other.
@kernel(VALUE(WORKSPACE, SITUATION, float64))
def strategy_value(work: Workspace, whole: Situation, at_least: float) -> Value:
    """The value of a situation: exact, or an upper bound that does not exceed ``at_least``.

    The layouts of the situation may change places in the stack. Nothing that is returned counts once
    ``work.state[STOP]`` is set.
    """
    rows, weights, tricks, state = work.rows, work.weights, work.tricks, work.state
    count = settled_last(work, whole) if work.prune else whole.number
    situation = Situation(whole.start, count, whole.gone, whole.won, whole.moment)
    start, gone, moment = situation.start, situation.gone, situation.moment
    settled = bound(work, start + count, whole.number - count)
    most = bound(work, start, count)
    if count <= 1 or moment.left <= 1 or state[STOP]:
        return _more(most, settled, 1.0)
    at_least -= settled.score
    total = 0.0
    for at in range(start, start + count):
        total += weights[at]
    nothing = work.rounding * total
    prune = work.prune
    if prune and not exceeds(most.score, at_least, nothing):
        return _more(most, settled, 0.0)
    state[SEARCHED] += 1
    one, other = key(work, situation)
    slot = one & (work.keys.shape[0] - 1)
    # The most that a card may get, and the place among the cards in play of the one that was best when last met.
    ceiling, remembered = most.score, -1
    if work.keys[slot, 0] == one and work.keys[slot, 1] == other:
        kept = work.kept[slot]
        if kept[EXACT] > 0 or not exceeds(kept[SCORE] * total, at_least, nothing):
            value = Value(kept[SCORE] * total, kept[TRICKS] * total, kept[MAKING] * total, kept[EXACT])
            return _more(value, settled, kept[EXACT])
        ceiling, remembered = min(ceiling, kept[SCORE] * total), int(kept[BEST])

    seat = to_play(moment)
    in_play = cards_in_play(work, situation)
    after = start + count
    best = -1
    if (seat ^ work.declarer) & 1 == 0:
        # One card of each run, the lowest, heads a block of rows: its double-dummy tricks in every layout. The one
        # that was best when this was last met comes first.
        hand = work.hands[rows[start], seat] & ~gone
        rest = legal_cards(hand, moment.led) if moment.placed else hand
        block = count + 1
        cards = 0
        while rest:
            run = run_down(highest(rest), rest, in_play & ~hand)
            rest &= ~run
            card = lowest(run)
            if popcount(in_play & ((1 << card) - 1)) == remembered:
                card, rows[after] = rows[after] if cards else card, card
            rows[after + cards * block] = card
            cards += 1
        found = Value(NOTHING, 0.0, 0.0, 1.0)
        # The most that a card may get of which the exact value is not known.
        open_ = Value(NOTHING, 0.0, 0.0, 0.0)
        tried = 0
        valued = 0
        for _ in range(cards):
            # The most promising card that was not tried yet. Cards are valued when they are looked at: one that keeps
            # all there is in every layout is looked no further than.
            promise = Value(NOTHING, 0.0, 0.0, 0.0)
            chosen = 0
            for number in range(cards):
                head = after + number * block
                if number == valued:
                    valued += 1
                    value_card(work, situation, head, after, int(prune and valued == cards))
                if not tried >> number & 1:
                    hope = bound(work, head + 1, count)
                    if hope.score > promise.score:
                        promise = hope
                        chosen = number
                    if not exceeds(most.score, hope.score, nothing):
                        break
            head = after + chosen * block
            known = max(at_least, found.score)
            if prune and not exceeds(promise.score, known, nothing):
                if promise.score > open_.score:
                    open_ = promise
                break
            tried |= 1 << chosen
            # The rows after the last block are free for what comes deeper.
            child = copy_rows(work, head + 1, after + cards * block, count)
            following = play(work, situation, rows[head], child, count)
            value = strategy_value(work, following, known if prune else NOTHING)
            if value.exact > 0:
                if value.score > found.score:
                    found = value
                    best = rows[head]
            elif value.score > open_.score:
                open_ = value
            if prune and not exceeds(ceiling, found.score, nothing):
                break
        if exceeds(open_.score, found.score, nothing):
            found = open_
    else:
        # A block of rows for the correct cards of each layout and those that are shown, as masks; then the layouts of
        # one shown card after another.
        everything = 0
        for at in range(count):
            correct = correct_cards(work, situation, start + at)
            rows[after + at] = correct
            tricks[after + at] = shown_cards(work, seat, correct)
            everything |= tricks[after + at]
        child = after + count
        found = Value(0.0, 0.0, 0.0, 1.0)
        others = most
        while everything:
            # Touching cards that are played in the same layouts are one card with the weight of both.
            alike = played_alike(tricks, after, count, everything, in_play)
            everything ^= alike
            card = lowest(alike)
            number = after_defender(work, situation, after, card, all_of(work, alike), child)
            promise = bound(work, child, number)
            others = _less(others, promise)
            following = play(work, situation, card, child, number)
            value = strategy_value(work, following, at_least - found.score - others.score if prune else NOTHING)
            found = _more(found, value, value.exact)
            hopeless = prune and everything and not exceeds(found.score + others.score, at_least, nothing)
            if hopeless or value.exact == 0:
                found = _more(found, others, 0.0)
                break
    if not state[STOP]:
        work.keys[slot, 0] = one
        work.keys[slot, 1] = other
        kept = work.kept[slot]
        kept[SCORE] = found.score / total
        kept[TRICKS] = found.tricks / total
        kept[MAKING] = found.making / total
        kept[EXACT] = found.exact
        kept[BEST] = popcount(in_play & ((1 << best) - 1)) if best >= 0 else -1
    return _more(found, settled, found.exact)


@kernel(types.UniTuple(float64, 4)(WORKSPACE, SITUATION, float64))
def told_value(work: Workspace, whole: Situation, at_least: float) -> tuple[float, ...]:
    """For Python: the fields of `strategy_value`."""
    value = strategy_value(work, whole, at_least)
    return (value.score, value.tricks, value.making, value.exact)
