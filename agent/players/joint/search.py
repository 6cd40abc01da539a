"""The best joint strategy of a declarer over weighted layouts (thesis section 5.5, Algorithm 3), compiled.

The declarer must choose one card for all layouts that look alike; perfect defenders, who see the layout, play any card
that loses nothing, each as likely. The value of a set of layouts is the weighted sum of what the declarer gets in them.

No strategy gets more than the double-dummy values of the layouts (Theorem 5). So a card whose double-dummy sum does not
exceed what another card gets is not searched, and the cards of a defender not further once what they got and the
double-dummy sums of the rest cannot exceed what the declarer has elsewhere.
"""

from __future__ import annotations

from numba import float64

from agent.players.joint.situation import (
    LAST_LEFT,
    MOST_VISITED,
    NOTHING,
    SITUATION,
    STOP,
    VALUE,
    VISITED,
    WORKSPACE,
    Situation,
    Value,
    Workspace,
    bound,
    cards_in_play,
    copy_rows,
    declarer_takes,
    exceeds,
    key,
    play,
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
def strategy_value(work: Workspace, situation: Situation, at_least: float) -> Value:
    """The value of a situation: exact, or an upper bound that does not exceed ``at_least``.

    Nothing that is returned counts once ``work.state[STOP]`` is set.
    """
    rows, weights, tricks, state = work.rows, work.weights, work.tricks, work.state
    start, count, gone, won, moment = situation
    left = moment.left
    most = bound(work, start, count)
    if count == 1 or left <= 1 or left <= state[LAST_LEFT] or state[STOP] or state[VISITED] >= state[MOST_VISITED]:
        return Value(most.score, most.tricks, most.making, 1.0)
    total = 0.0
    for at in range(start, start + count):
        total += weights[at]
    nothing = work.rounding * total
    prune = work.prune
    if prune and not exceeds(most.score, at_least, nothing):
        return most
    state[VISITED] += 1
    one, other = key(work, situation)
    slot = one & (work.keys.shape[0] - 1)
    if work.keys[slot, 0] == one and work.keys[slot, 1] == other:
        kept = work.kept[slot]
        if kept[3] > 0 or not exceeds(kept[0] * total, at_least, nothing):
            return Value(kept[0] * total, kept[1] * total, kept[2] * total, kept[3])

    seat = to_play(moment)
    in_play = cards_in_play(work, situation)
    after = start + count
    if (seat ^ work.declarer) & 1 == 0:
        # One card of each run, the lowest, heads a block of rows: its double-dummy tricks in every layout.
        hand = work.hands[rows[start], seat] & ~gone
        rest = legal_cards(hand, moment.led) if moment.placed else hand
        block = count + 1
        cards = 0
        while rest:
            run = run_down(highest(rest), rest, in_play & ~hand)
            rest &= ~run
            rows[after + cards * block] = lowest(run)
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
                    for at in range(count):
                        goal = tricks[start + at] - won
                        while goal > 0 and not declarer_takes(work, situation, rows[start + at], goal, rows[head]):
                            goal -= 1
                        rows[head + 1 + at] = rows[start + at]
                        weights[head + 1 + at] = weights[start + at]
                        tricks[head + 1 + at] = won + goal
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
            elif value.score > open_.score:
                open_ = value
            if prune and not exceeds(most.score, found.score, nothing):
                break
        if exceeds(open_.score, found.score, nothing):
            found = open_
    else:
        # A block of rows for the correct cards of each layout, as masks; then the layouts of one card after another.
        everything = 0
        for at in range(count):
            row = rows[start + at]
            hand = work.hands[row, seat] & ~gone
            rest = legal_cards(hand, moment.led) if moment.placed else hand
            correct = 0
            goal = tricks[start + at] - won + 1
            while rest:
                run = run_down(highest(rest), rest, in_play & ~hand)
                rest &= ~run
                if goal > left or not declarer_takes(work, situation, row, goal, lowest(run)):
                    correct |= run
            rows[after + at] = correct
            everything |= correct
        child = after + count
        found = Value(0.0, 0.0, 0.0, 1.0)
        others = most
        while everything:
            # Touching cards that are played in the same layouts are one card with the weight of both.
            card = highest(everything)
            everything ^= 1 << card
            share = 1
            while True:
                next_card = highest(everything)
                if next_card < 0 or next_card >> 4 != card >> 4:
                    break
                if in_play & ((1 << card) - 1) & ~((2 << next_card) - 1):
                    break
                same = True
                for at in range(count):
                    if (rows[after + at] >> card ^ rows[after + at] >> next_card) & 1:
                        same = False
                        break
                if not same:
                    break
                everything ^= 1 << next_card
                card = next_card
                share += 1
            number = 0
            for at in range(count):
                if rows[after + at] >> card & 1:
                    rows[child + number] = rows[start + at]
                    weights[child + number] = weights[start + at] * share / popcount(rows[after + at])
                    tricks[child + number] = tricks[start + at]
                    number += 1
            promise = bound(work, child, number)
            others = _less(others, promise)
            following = play(work, situation, card, child, number)
            value = strategy_value(work, following, at_least - found.score - others.score if prune else NOTHING)
            found = _more(found, value, value.exact)
            hopeless = prune and everything and not exceeds(found.score + others.score, at_least, nothing)
            if hopeless or value.exact == 0:
                found = _more(found, others, 0.0)
                break
    if not state[STOP] and state[VISITED] < state[MOST_VISITED]:
        work.keys[slot, 0] = one
        work.keys[slot, 1] = other
        kept = work.kept[slot]
        kept[0] = found.score / total
        kept[1] = found.tricks / total
        kept[2] = found.making / total
        kept[3] = found.exact
    return found
