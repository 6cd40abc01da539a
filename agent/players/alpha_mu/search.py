"""alpha-mu: the results of fixed plans against defenders who see all cards and know the plan; compiled.

The algorithm is that of Cazenave and Ventos (arXiv 1911.07960, and with Legras, arXiv 2101.12639), here for weighted
layouts and any payoff. The declarer chooses one card for all layouts, so his front is the union of the fronts of his
cards. The defenders choose a card in each layout, so their front has the pairwise minima of the fronts of their cards.
At the end of the search, double-dummy values replace the rest of the play; no plan gets more (Theorem 5 of the thesis).
"""

from __future__ import annotations

from typing import NamedTuple

from agent.players.alpha_mu.front_table import find, keep, recall
from agent.players.alpha_mu.pareto_front import (
    DEEP,
    DEPTH,
    EARLY,
    EMPTY,
    FIRST,
    FLAGS,
    FRONTS,
    IS_EXACT,
    NO_CUT,
    NUMBER,
    ONE_LEFT,
    TABLE,
    USELESS,
    WIN,
    Fronts,
    at_most,
    copy_vectors,
    covered_by,
    fill,
    insert,
    join,
    limit,
    nothing_more,
    open_first,
    settle,
)
from agent.players.joint_search.defenders import played_together, shown_cards
from agent.players.joint_search.double_dummy import tricks_with, value_card
from agent.players.joint_search.information_set import (
    INFORMATION_SET,
    MOST_EFFORT,
    NOTHING,
    SEARCHED,
    STOP,
    WORKSPACE,
    InformationSet,
    Workspace,
    bound,
    cards_in_play,
    copy_rows,
    effort,
    exchange,
    play,
)
from ddsolver.kernels import fragment, highest, kernel, legal_cards, lowest, popcount, run_down, to_play
from ddsolver.native import types
from ddsolver.native.types import int64

_SPARE = 4
"""The search stops if the stack of vectors has no more free places than this."""


class _Node(NamedTuple):
    """A node of the search: an information set and the parameters of its search."""

    situation: InformationSet
    """The information set, with only the layouts in which something can still be won."""
    cards: int
    """The depth of the search, in cards of the declarer's side."""
    ancestors: int
    """The number of declarer nodes before this node on the path."""
    base: int
    """The place on the stack of the vector of double-dummy results, which the node's front replaces later."""
    slot: int
    """The node's slot in the transposition table; -1 if there is no table."""
    seat: int
    """The seat to play."""
    in_play: int


@fragment
def _is_leaf(work: Workspace, fronts: Fronts, situation: InformationSet, cards: int) -> bool:
    """Whether double-dummy values replace the search of this information set."""
    if situation.number == 0 or cards <= 0 or situation.moment.left <= 1 or work.state[STOP]:
        return True
    if situation.number == 1 and fronts.state[FLAGS] >> ONE_LEFT & 1:
        fronts.counts[ONE_LEFT] += 1
        return True
    return False


@fragment
def _exceeds_limit(work: Workspace, more: int) -> bool:
    """Add ``more`` to the effort; return True and stop the search if the effort exceeds its limit."""
    work.state[SEARCHED] += more
    if effort(work) > work.state[MOST_EFFORT]:
        work.state[STOP] = 1
        return True
    return False


@fragment
def _value_choices(work: Workspace, node: _Node) -> int:
    """Put a block of rows on the stack for each run of legal cards; return the number of blocks.

    The first row of a block holds the lowest card of the run. The other rows hold all layouts, each with its
    double-dummy tricks after this card.
    """
    situation = node.situation
    after = situation.start + situation.number
    hand = work.hands[work.rows[situation.start], node.seat] & ~situation.played
    rest = legal_cards(hand, situation.moment.led) if situation.moment.placed else hand
    choices = 0
    while rest:
        run = run_down(highest(rest), rest, node.in_play & ~hand)
        rest &= ~run
        head = after + choices * (situation.number + 1)
        work.rows[head] = lowest(run)
        value_card(work, situation, head, after, 0)
        choices += 1
    return choices


@fragment
def _most_promising(work: Workspace, fronts: Fronts, node: _Node, choices: int, tried: int) -> int:
    """Return the number of the card to try next.

    This is the card that was best at an earlier visit, or else the untried card with the highest bound.
    """
    count = node.situation.number
    remembered = fronts.entries[node.slot, FIRST] if node.slot >= 0 else -1
    chosen, most = -1, NOTHING
    for choice in range(choices):
        if tried >> choice & 1:
            continue
        head = node.situation.start + count + choice * (count + 1)
        hope = bound(work, head + 1, count).score
        if popcount(node.in_play & ((1 << work.rows[head]) - 1)) == remembered:
            hope = -NOTHING
        if hope > most:
            chosen, most = choice, hope
    return chosen


@fragment
def _is_dominated(work: Workspace, fronts: Fronts, node: _Node, number: int, rows: int) -> bool:
    """Whether the front so far covers the double-dummy results of a card, which begin at row ``rows``."""
    top = node.base + 1 + number
    if not number or not fronts.state[FLAGS] >> EARLY & 1 or top + 1 >= fronts.vectors.shape[0]:
        return False
    fill(work, fronts, top, rows, node.situation.number)
    if covered_by(fronts, top, 1, node.ancestors + 1) != node.ancestors:
        return False
    fronts.counts[EARLY] += 1
    return True


@fragment
def _wins_all(fronts: Fronts, node: _Node, number: int) -> bool:
    """Whether some vector found so far is as good as double dummy in every layout; no search can improve on it."""
    if not fronts.state[FLAGS] >> WIN & 1:
        return False
    wins = 0
    for vector in range(node.base + 1, node.base + 1 + number):
        wins |= at_most(fronts, node.base, vector)
    if wins:
        fronts.counts[WIN] += 1
    return wins != 0


@fragment
def _declarers_front(work: Workspace, fronts: Fronts, node: _Node) -> tuple[int, int, int]:
    """Write the union of the fronts of the declarer's cards.

    Return the number of vectors in the union, its cut (see `front`), and the best card.
    """
    situation, base, ancestors = node.situation, node.base, node.ancestors
    start, count = situation.start, situation.number
    choices = _value_choices(work, node)
    union = base + 1
    fronts.ancestors[ancestors, 0] = union
    number = tried = 0
    cut, first = NO_CUT, -1
    for _ in range(choices):
        chosen = _most_promising(work, fronts, node, choices, tried)
        tried |= 1 << chosen
        head = start + count + chosen * (count + 1)
        fronts.ancestors[ancestors, 1] = number
        if _is_dominated(work, fronts, node, number, head + 1):
            continue
        child = copy_rows(work, head + 1, start + count + choices * (count + 1), count)
        following = play(work, situation, work.rows[head], child, count)
        found, its_cut = front(work, fronts, following, node.cards - 1, ancestors + 1, union + number)
        if work.state[STOP]:
            break
        cut = min(cut, its_cut)
        before = number
        for vector in range(found):
            number = insert(fronts, union, number, union + before + vector)
        if first < 0 or number > before:
            first = work.rows[head]
        if _wins_all(fronts, node, number):
            break
    return number, NO_CUT if cut >= ancestors else cut, first


@fragment
def _defenders_bound(fronts: Fronts, node: _Node) -> int:
    """Find an upper bound of the node's front; return how many vectors it has, written after ``node.base``.

    The bound is the front of a shallower search if the transposition table has one, else the double-dummy vector.
    """
    if node.slot >= 0 and fronts.entries[node.slot, NUMBER]:
        number = recall(fronts, node.slot, node.base + 1, node.base)
        if number:
            return number
    copy_vectors(fronts, node.base, node.base + 1, 1)
    return 1


@fragment
def _covering(fronts: Fronts, node: _Node, number: int) -> int:
    """Return the result of `covered_by` for the front after ``node.base``; count the cut, if any."""
    covering = covered_by(fronts, node.base + 1, number, node.ancestors)
    if covering >= 0:
        fronts.counts[EARLY if covering == node.ancestors - 1 else DEEP] += 1
    return covering


@fragment
def _drop_useless(work: Workspace, fronts: Fronts, node: _Node, number: int, live: int) -> int:
    """Drop layouts in which the front after ``node.base`` can win nothing more; return how many layouts are left.

    The dropped layouts and their masks (`_show_cards`) move behind the others.
    """
    if not fronts.state[FLAGS] >> USELESS & 1:
        return live
    start, after = node.situation.start, node.situation.start + node.situation.number
    settled = fronts.levels[node.situation.won]
    at = 0
    while at < live:
        if nothing_more(fronts, node.base + 1, number, work.rows[start + at], settled):
            fronts.counts[USELESS] += 1
            live -= 1
            exchange(work, start + at, start + live)
            work.rows[after + at], work.rows[after + live] = work.rows[after + live], work.rows[after + at]
            limit(fronts, node.base, work.rows[start + live], settled)
        else:
            at += 1
    return live


@fragment
def _show_cards(work: Workspace, node: _Node, live: int) -> int:
    """Write for each layout a mask of legal cards, one of each class (`shown_cards`); return the union of the masks."""
    situation = node.situation
    everything = 0
    for at in range(live):
        hand = work.hands[work.rows[situation.start + at], node.seat] & ~situation.played
        legal = legal_cards(hand, situation.moment.led) if situation.moment.placed else hand
        shown = shown_cards(work, node.seat, legal)
        work.rows[situation.start + situation.number + at] = shown
        everything |= shown
    return everything


@fragment
def _rows_with(work: Workspace, situation: InformationSet, card: int, live: int) -> int:
    """Copy the layouts in which a defender may show ``card`` (`_show_cards`); return their number.

    The copies are written to ``work.rows``, after the masks.
    """
    rows, after = work.rows, situation.start + situation.number
    child = after + situation.number
    having = 0
    for at in range(live):
        if rows[after + at] >> card & 1:
            rows[child + having] = rows[situation.start + at]
            work.weights[child + having] = work.weights[situation.start + at]
            work.tricks[child + having] = tricks_with(work, situation, situation.start + at, card)
            having += 1
    return having


@fragment
def _join_fronts(work: Workspace, fronts: Fronts, joined: int, number: int, found: int) -> int:
    """Replace a front by its join with the front that follows it in the stack.

    Return the size of the join, or 0 if the search has to stop.
    """
    if not number:
        return found
    other = joined + number
    # Comparisons of vectors count as effort too, since there may be very many.
    if _exceeds_limit(work, number * found):
        return 0
    together = join(fronts, joined, number, other, found, other + found)
    if together < 0:
        work.state[STOP] = 1
        return 0
    copy_vectors(fronts, other + found, joined, together)
    return together


@fragment
def _defenders_front(work: Workspace, fronts: Fronts, node: _Node, bounds: int) -> tuple[int, int]:
    """Replace the bound after ``node.base`` by the front against the best defence; return the front's size and its cut.

    The bound has ``bounds`` vectors.
    """
    situation, base, ancestors = node.situation, node.base, node.ancestors
    after = situation.start + situation.number
    child = after + situation.number
    live = _drop_useless(work, fronts, node, bounds, situation.number)
    everything = _show_cards(work, node, live)
    number, cut = 0, NO_CUT
    while everything and live:
        # Touching cards that can be played in the same layouts count as one card.
        alike = played_together(work.rows, after, live, everything, node.in_play)
        everything ^= alike
        card = lowest(alike)
        having = _rows_with(work, situation, card, live)
        if not having:
            continue
        following = play(work, situation, card, child, having)
        found, its_cut = front(work, fronts, following, node.cards, ancestors, base + 1 + number)
        if work.state[STOP]:
            break
        cut = min(cut, its_cut)
        number = _join_fronts(work, fronts, base + 1, number, found)
        if work.state[STOP]:
            break
        live = _drop_useless(work, fronts, node, number, live)
        covering = _covering(fronts, node, number) if everything and live else -1
        if covering >= 0:
            cut = min(cut, covering)
            break
    if not number:
        copy_vectors(fronts, base, base + 1, 1)
        number = 1
    return number, cut


@kernel(types.UniTuple(int64, 2)(WORKSPACE, FRONTS, INFORMATION_SET, int64, int64, int64), entry=True)
def front(
    work: Workspace, fronts: Fronts, whole: InformationSet, cards: int, ancestors: int, base: int
) -> tuple[int, int]:
    """Write the front of an information set on the stack at ``base``; return (its number of vectors, its cut).

    The search ends when the declarer's side has played ``cards`` more cards. See `NO_CUT` for the meaning of the cut.
    Ignore the result once ``work.state[STOP]`` is set.
    """
    if base + _SPARE >= fronts.vectors.shape[0]:
        work.state[STOP] = 1
        return 1, NO_CUT
    fill(work, fronts, base, whole.start, whole.number)
    count = open_first(work, fronts, whole)
    situation = InformationSet(whole.start, count, whole.played, whole.won, whole.moment)
    if _is_leaf(work, fronts, situation, cards) or _exceeds_limit(work, 1):
        return 1, NO_CUT
    seat = to_play(situation.moment)
    is_declarers = (seat ^ work.declarer) & 1 == 0
    flags = fronts.state[FLAGS]
    slot = -1
    if flags >> TABLE & 1:
        slot = find(work, fronts, situation)
        if fronts.entries[slot, DEPTH] == cards and fronts.entries[slot, IS_EXACT]:
            fronts.counts[TABLE] += 1
            number = recall(fronts, slot, base + 1, base)
            if not number:  # there is no room for the front
                work.state[STOP] = 1
                return 1, NO_CUT
            settle(fronts, base, base + 1, number, base)
            return number, NO_CUT
        if not is_declarers and cards > 1 and fronts.entries[slot, DEPTH] < 0 and flags >> EMPTY & 1:
            fronts.counts[EMPTY] += 1
            front(work, fronts, situation, cards - 1, ancestors, base + 1)
            slot = find(work, fronts, situation)
        if fronts.entries[slot, DEPTH] > cards:
            # The front of a deeper search is no upper bound at this depth.
            fronts.entries[slot, DEPTH] = -1
            fronts.entries[slot, NUMBER] = 0
    node = _Node(situation, cards, ancestors, base, slot, seat, cards_in_play(work, situation))
    first = -1
    if is_declarers:
        number, cut, first = _declarers_front(work, fronts, node)
    else:
        bounds = _defenders_bound(fronts, node)
        covering = _covering(fronts, node, bounds)
        if covering >= 0:
            settle(fronts, base, base + 1, bounds, base)
            return bounds, covering
        number, cut = _defenders_front(work, fronts, node, bounds)
    if work.state[STOP]:
        return 1, NO_CUT
    settle(fronts, base, base + 1, number, base)
    if slot >= 0:
        best = popcount(node.in_play & ((1 << first) - 1)) if first >= 0 else -1
        # Another information set may have taken the slot during the search.
        slot = find(work, fronts, situation)
        keep(fronts, slot, base, number, cards, int(cut == NO_CUT), best)
    return number, cut
