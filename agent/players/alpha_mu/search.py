"""alpha-mu: what fixed plans take against defenders who see all cards and know the plan, compiled.

Cazenave and Ventos, arXiv 1911.07960, and with Legras, arXiv 2101.12639; here for weighted layouts and any payoff. The
declarer's side chooses one card for all layouts that look alike and gets the front of what its cards get; the defenders
choose in each layout the card that is worst for the plan, and leave the worse of each two vectors. After so many cards
of the declarer's side double-dummy values stand for the rest, which are no less than any plan gets (Theorem 5).
"""

from __future__ import annotations

from numba import int64

from agent.players.alpha_mu.pareto_front import (
    CUT,
    DEEP,
    DEPTH,
    EARLY,
    EMPTY,
    FIRST,
    FLAGS,
    FRONTS,
    IS_EXACT,
    KEPT_TOP,
    NO_CUT,
    NUMBER,
    ONE_LEFT,
    START,
    TABLE,
    TOP,
    USELESS,
    WIN,
    Fronts,
    at_most,
    covered_by,
    fill,
    insert,
    join,
    nothing_more,
    open_first,
    settle,
)
from agent.players.joint_search.defenders import played_alike, shown_cards
from agent.players.joint_search.double_dummy import tricks_with, value_card
from agent.players.joint_search.situation import (
    MOST_EFFORT,
    NOTHING,
    SEARCHED,
    SITUATION,
    STOP,
    WORKSPACE,
    Situation,
    Workspace,
    bound,
    cards_in_play,
    copy_rows,
    effort,
    exchange,
    mixed,
    play,
)
from ddsolver.kernels import highest, kernel, legal_cards, lowest, popcount, run_down, to_play

_SPARE = 4
"""Vectors that a node needs at least."""


@kernel(int64(WORKSPACE, FRONTS, SITUATION))
def _find(work: Workspace, fronts: Fronts, situation: Situation) -> int:
    """The slot of a situation in the table, which is its own from now on; its entry is empty if it is new."""
    moment = situation.moment
    asked = mixed(situation.gone, moment.on_table)
    play = moment.leader << 12 | moment.placed << 8 | situation.won
    one, other = mixed(asked, play), mixed(play + 1, asked)
    for at in range(situation.start, situation.start + situation.number):
        # Sums: the order of the layouts must not matter.
        one += mixed(work.rows[at] + 1, asked)
        other += mixed(asked ^ 0x2545F4914F6CDD1D, work.rows[at] + 1)
    slot: int = one & (fronts.keys.shape[0] - 1)
    if fronts.keys[slot, 0] != one or fronts.keys[slot, 1] != other:
        fronts.keys[slot, 0] = one
        fronts.keys[slot, 1] = other
        fronts.entries[slot, NUMBER] = 0
        fronts.entries[slot, DEPTH] = -1
        fronts.entries[slot, FIRST] = -1
    return slot


@kernel(int64(FRONTS, int64, int64, int64))
def _recall(fronts: Fronts, slot: int, target: int, most: int) -> int:
    """Copy a kept front into the stack, none of it above the vector ``most``; return how many vectors it has."""
    start: int = fronts.entries[slot, START]
    number: int = fronts.entries[slot, NUMBER]
    if target + number >= fronts.vectors.shape[0]:
        return 0
    for vector in range(number):
        for word in range(fronts.vectors.shape[1]):
            fronts.vectors[target + vector, word] = fronts.kept[start + vector, word] & fronts.vectors[most, word]
    return number


@kernel(int64(FRONTS, int64, int64, int64, int64, int64))
def _keep(fronts: Fronts, slot: int, front: int, number: int, cards: int, first: int) -> int:
    """Keep a front; what was kept before is forgotten where there is no room for more."""
    if fronts.state[KEPT_TOP] + number > fronts.kept.shape[0]:
        one, other = fronts.keys[slot, 0], fronts.keys[slot, 1]
        for place in range(fronts.keys.shape[0]):
            fronts.keys[place, 0] = 0
        fronts.state[KEPT_TOP] = 0
        fronts.keys[slot, 0], fronts.keys[slot, 1] = one, other
    entry = fronts.entries[slot]
    entry[START] = fronts.state[KEPT_TOP]
    entry[NUMBER] = number
    entry[DEPTH] = cards
    entry[IS_EXACT] = int(fronts.state[CUT] == NO_CUT)
    entry[FIRST] = first
    for vector in range(number):
        for word in range(fronts.vectors.shape[1]):
            fronts.kept[entry[START] + vector, word] = fronts.vectors[front + vector, word]
    fronts.state[KEPT_TOP] += number
    return number


# Both sides in one function, since each goes on to the other: numba compiles a function that calls itself, not two that
# call each other.
@kernel(int64(WORKSPACE, FRONTS, SITUATION, int64, int64))
def front(work: Workspace, fronts: Fronts, whole: Situation, cards: int, ancestors: int) -> int:
    """Put the front of a situation at the top of the stack and return how many vectors it has.

    It looks ``cards`` of the declarer's side's cards ahead, and is only as good as ``fronts.state[CUT]`` says: a bound
    that is no better than what a node before, of ``ancestors`` on the way, has already. Nothing that is returned counts
    once ``work.state[STOP]`` is set.
    """
    rows, weights, tricks, state = work.rows, work.weights, work.tricks, fronts.state
    vectors, flags, counts = fronts.vectors, fronts.state[FLAGS], fronts.counts
    base = state[TOP]
    state[CUT] = NO_CUT
    if base + _SPARE >= vectors.shape[0]:
        work.state[STOP] = 1
        return 1
    fill(work, fronts, base, whole.start, whole.number)
    state[TOP] = base + 1
    count = open_first(work, fronts, whole)
    situation = Situation(whole.start, count, whole.gone, whole.won, whole.moment)
    start, gone, moment = situation.start, situation.gone, situation.moment
    if count == 0 or cards <= 0 or moment.left <= 1 or work.state[STOP]:
        return 1
    if count == 1 and flags >> ONE_LEFT & 1:
        counts[ONE_LEFT] += 1
        return 1
    work.state[SEARCHED] += 1
    if effort(work) > work.state[MOST_EFFORT]:
        work.state[STOP] = 1
        return 1
    seat = to_play(moment)
    in_play = cards_in_play(work, situation)
    after = start + count
    is_declarers = (seat ^ work.declarer) & 1 == 0
    slot = -1
    number = 0
    if flags >> TABLE & 1:
        slot = _find(work, fronts, situation)
        if fronts.entries[slot, DEPTH] == cards and fronts.entries[slot, IS_EXACT]:
            counts[TABLE] += 1
            number = _recall(fronts, slot, base + 1, base)
            if not number:  # there is no room for it
                work.state[STOP] = 1
                return 1
            settle(fronts, base, base + 1, number, base)
            state[TOP] = base + number
            return number
        if not is_declarers and cards > 1 and fronts.entries[slot, DEPTH] < 0 and flags >> EMPTY & 1:
            counts[EMPTY] += 1
            front(work, fronts, situation, cards - 1, ancestors)
            state[CUT] = NO_CUT
            slot = _find(work, fronts, situation)
        if fronts.entries[slot, DEPTH] > cards:
            # One that looked farther is no bound of this depth.
            fronts.entries[slot, DEPTH] = -1
            fronts.entries[slot, NUMBER] = 0
    first = -1
    cut = NO_CUT
    if is_declarers:
        # One card of each run, the lowest, heads a block of rows: its double-dummy tricks in every layout.
        hand = work.hands[rows[start], seat] & ~gone
        rest = legal_cards(hand, moment.led) if moment.placed else hand
        block = count + 1
        choices = 0
        while rest:
            run = run_down(highest(rest), rest, in_play & ~hand)
            rest &= ~run
            rows[after + choices * block] = lowest(run)
            value_card(work, situation, after + choices * block, after, 0)
            choices += 1
        remembered = fronts.entries[slot, FIRST] if slot >= 0 else -1
        union = base + 1
        fronts.ancestors[ancestors, 0] = union
        tried = 0
        for _ in range(choices):
            # The card that gave most when this was met before, then the most promising.
            chosen, most = -1, NOTHING
            for choice in range(choices):
                if tried >> choice & 1:
                    continue
                head = after + choice * block
                hope = bound(work, head + 1, count).score
                if popcount(in_play & ((1 << rows[head]) - 1)) == remembered:
                    hope = -NOTHING
                if hope > most:
                    chosen, most = choice, hope
            tried |= 1 << chosen
            head = after + chosen * block
            fronts.ancestors[ancestors, 1] = number
            state[TOP] = union + number
            if number and flags >> EARLY & 1 and union + number + 1 < vectors.shape[0]:
                fill(work, fronts, union + number, head + 1, count)
                if covered_by(fronts, union + number, 1, ancestors + 1) == ancestors:
                    counts[EARLY] += 1
                    continue
            child = copy_rows(work, head + 1, after + choices * block, count)
            following = play(work, situation, rows[head], child, count)
            found = front(work, fronts, following, cards - 1, ancestors + 1)
            if work.state[STOP]:
                return 1
            cut = min(cut, state[CUT])
            before = number
            for vector in range(found):
                number = insert(fronts, union, number, union + before + vector)
            if first < 0 or number > before:
                first = rows[head]
            if flags >> WIN & 1:
                wins = 0
                for vector in range(union, union + number):
                    wins |= at_most(fronts, base, vector)
                if wins:
                    counts[WIN] += 1
                    break
        if cut >= ancestors:
            cut = NO_CUT
    else:
        joined = base + 1
        live = count
        # What is known of this node by a shallower search, or else double dummy, is what it gives at most.
        bounds = _recall(fronts, slot, joined, base) if slot >= 0 and fronts.entries[slot, NUMBER] else 0
        if not bounds:
            bounds = 1
            for word in range(vectors.shape[1]):
                vectors[joined, word] = vectors[base, word]
        covering = covered_by(fronts, joined, bounds, ancestors)
        if covering >= 0:
            counts[EARLY if covering == ancestors - 1 else DEEP] += 1
            settle(fronts, base, joined, bounds, base)
            state[TOP] = base + bounds
            state[CUT] = covering
            return bounds
        settled = fronts.levels[situation.won]
        # Beside each layout the legal cards of it that are shown, as masks.
        everything = 0
        at = start
        while at < start + live:
            if flags >> USELESS & 1 and nothing_more(fronts, joined, bounds, rows[at] << 4 | settled):
                counts[USELESS] += 1
                live -= 1
                exchange(work, at, start + live)
                row = rows[start + live]
                for plane in range(settled, vectors.shape[1] // fronts.words):
                    vectors[base, plane * fronts.words + (row >> 6)] &= ~(1 << (row & 63))
            else:
                at += 1
        for at in range(live):
            hand = work.hands[rows[start + at], seat] & ~gone
            legal = legal_cards(hand, moment.led) if moment.placed else hand
            rows[after + at] = shown_cards(work, seat, legal)
            everything |= rows[after + at]
        child = after + count
        while everything and live:
            # Touching cards that can be played in the same layouts are one card.
            alike = played_alike(rows, after, live, everything, in_play)
            everything ^= alike
            card = lowest(alike)
            having = 0
            for at in range(live):
                if rows[after + at] >> card & 1:
                    rows[child + having] = rows[start + at]
                    weights[child + having] = weights[start + at]
                    tricks[child + having] = tricks_with(work, situation, start + at, card)
                    having += 1
            if not having:
                continue
            state[TOP] = joined + number
            following = play(work, situation, card, child, having)
            found = front(work, fronts, following, cards, ancestors)
            if work.state[STOP]:
                return 1
            cut = min(cut, state[CUT])
            if number:
                other = joined + number
                # To compare vectors is work too, and there may be very many.
                work.state[SEARCHED] += number * found
                if effort(work) > work.state[MOST_EFFORT]:
                    work.state[STOP] = 1
                    return 1
                together = join(fronts, joined, number, other, found, other + found)
                if together < 0:
                    work.state[STOP] = 1
                    return 1
                for vector in range(together):
                    for word in range(vectors.shape[1]):
                        vectors[joined + vector, word] = vectors[other + found + vector, word]
                number = together
            else:
                number = found
            at = 0
            while at < live and flags >> USELESS & 1:
                if nothing_more(fronts, joined, number, rows[start + at] << 4 | settled):
                    counts[USELESS] += 1
                    live -= 1
                    exchange(work, start + at, start + live)
                    rows[after + at], rows[after + live] = rows[after + live], rows[after + at]
                else:
                    at += 1
            if everything and live:
                covering = covered_by(fronts, joined, number, ancestors)
                if covering >= 0:
                    counts[EARLY if covering == ancestors - 1 else DEEP] += 1
                    cut = min(cut, covering)
                    break
        if not number:
            number = 1
            for word in range(vectors.shape[1]):
                vectors[joined, word] = vectors[base, word]
    settle(fronts, base, base + 1, number, base)
    state[TOP] = base + number
    state[CUT] = cut
    if slot >= 0:
        place = popcount(in_play & ((1 << first) - 1)) if first >= 0 else -1
        # The slot may have become another's on the way.
        slot = _find(work, fronts, Situation(start, count, gone, situation.won, moment))
        _keep(fronts, slot, base, number, cards, place)
    return number
