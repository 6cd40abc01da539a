"""alpha-mu: the results of fixed plans against defenders who see all cards and know the plan; compiled.

The algorithm is that of Cazenave and Ventos (arXiv 1911.07960, and with Legras, arXiv 2101.12639), here for weighted
layouts and any payoff. The declarer chooses one card for all layouts, so his front is the union of the fronts of his
cards. The defenders choose a card in each layout, so their front has the pairwise minima of the fronts of their cards.
At the end of the search, double-dummy values replace the rest of the play; no plan gets more (Theorem 5 of the thesis).

Two cuts save time and change no value: the front of the last declarer node covers a bound (`covers`), so that nothing
is added to it; or something can be won in only one layout. The table keeps the fronts found before.
"""

from __future__ import annotations

from typing import NamedTuple

import agent.players.alpha_mu.pareto_front as pareto
import agent.players.joint_search.information_set as infosets
from agent.players.joint_search.defenders import played_together, shown_cards
from agent.players.joint_search.double_dummy import put_cards, tricks_with, value_card
from agent.players.joint_search.information_set import InformationSet, Workspace
from ddsolver.kernels import fragment, kernel, lowest, popcount, to_play

_SPARE = 4
"""The search stops if the stack of vectors has no more free places than this."""


class _Node(NamedTuple):
    """A node of the search: an information set and the parameters of its search."""

    infoset: InformationSet
    """The information set, with only the layouts in which something can still be won."""
    cards: int
    """The depth of the search, in cards of the declarer's side."""
    ancestors: int
    """The number of declarer nodes before this node on the path."""
    base: int
    """The place on the stack of the vector of double-dummy results, which the node's front replaces later."""
    slot: int
    """The node's slot in the transposition table."""
    seat: int
    """The seat to play."""
    in_play: int


@fragment
def _is_leaf(work: Workspace, infoset: InformationSet, cards: int) -> bool:
    """Whether double-dummy values replace the search of this information set."""
    # With one layout left, the plan knows it.
    return infoset.number <= 1 or cards <= 0 or infoset.trick_state.left <= 1 or work.state[infosets.STOP] != 0


@fragment
def _exceeds_limit(work: Workspace, more: int) -> bool:
    """Add ``more`` to the effort; return True and stop the search if the effort exceeds its limit."""
    work.state[infosets.SEARCHED] += more
    if infosets.effort(work) > work.state[infosets.MOST_EFFORT]:
        work.state[infosets.STOP] = 1
        return True
    return False


@fragment
def _most_promising(work: Workspace, fronts: pareto.Fronts, node: _Node, choices: int, tried: int) -> int:
    """Return the number of the card to try next.

    This is the card that was best at an earlier visit, or else the untried card with the highest bound.
    """
    count = node.infoset.number
    remembered = fronts.entries[node.slot, pareto.FIRST]
    chosen, most = -1, infosets.LOWEST
    for choice in range(choices):
        if tried >> choice & 1:
            continue
        head = node.infoset.start + count + choice * (count + 1)
        hope = infosets.bound(work, head + 1, count).score
        if popcount(node.in_play & ((1 << work.rows[head]) - 1)) == remembered:
            hope = -infosets.LOWEST
        if hope > most:
            chosen, most = choice, hope
    return chosen


@fragment
def _is_dominated(work: Workspace, fronts: pareto.Fronts, node: _Node, number: int, rows: int) -> bool:
    """Whether the front so far covers the double-dummy results of a card, which begin at row ``rows``."""
    top = node.base + 1 + number
    if not number or top + 1 >= fronts.vectors.shape[0]:
        return False
    pareto.fill(work, fronts, top, rows, node.infoset.number)
    return pareto.covers(fronts, node.ancestors, top, 1) != 0


@fragment
def _declarers_front(work: Workspace, fronts: pareto.Fronts, node: _Node) -> tuple[int, int]:
    """Write the union of the fronts of the declarer's cards; return its number of vectors, and the best card."""
    infoset, base, ancestors = node.infoset, node.base, node.ancestors
    start, count = infoset.start, infoset.number
    choices = put_cards(work, infoset, -1)
    for choice in range(choices):
        value_card(work, infoset, start + count + choice * (count + 1), start + count, 0)
    union = base + 1
    fronts.ancestors[ancestors, 0] = union
    number = tried = 0
    first = -1
    for _ in range(choices):
        chosen = _most_promising(work, fronts, node, choices, tried)
        tried |= 1 << chosen
        head = start + count + chosen * (count + 1)
        fronts.ancestors[ancestors, 1] = number
        if _is_dominated(work, fronts, node, number, head + 1):
            continue
        child = infosets.copy_rows(work, head + 1, start + count + choices * (count + 1), count)
        following = infosets.play(work, infoset, work.rows[head], child, count)
        found, _ = front(work, fronts, following, node.cards - 1, ancestors + 1, union + number)
        if work.state[infosets.STOP]:
            break
        before = number
        for vector in range(found):
            number = pareto.insert(fronts, union, number, union + before + vector)
        if first < 0 or number > before:
            first = work.rows[head]
    return number, first


@fragment
def _defenders_bound(fronts: pareto.Fronts, node: _Node) -> int:
    """Find an upper bound of the node's front; return how many vectors it has, written after ``node.base``.

    The bound is the front of a shallower search if the transposition table has one, else the double-dummy vector.
    """
    if fronts.entries[node.slot, pareto.NUMBER]:
        number = pareto.recall(fronts, node.slot, node.base + 1, node.base)
        if number:
            return number
    pareto.copy_vectors(fronts, node.base, node.base + 1, 1)
    return 1


@fragment
def _adds_nothing(fronts: pareto.Fronts, node: _Node, number: int) -> bool:
    """Whether the front of the last declarer node covers the ``number`` vectors after ``node.base``."""
    if not node.ancestors:
        return False
    return pareto.covers(fronts, node.ancestors - 1, node.base + 1, number) != 0


@fragment
def _show_cards(work: Workspace, node: _Node) -> int:
    """Write for each layout a mask of legal cards, one of each class (`shown_cards`); return the union of the masks."""
    infoset = node.infoset
    everything = 0
    for at in range(infoset.number):
        hand = infosets.hand_to_play(work, infoset, work.rows[infoset.start + at])
        shown = shown_cards(work, node.seat, infosets.legal(infoset, hand))
        work.rows[infoset.start + infoset.number + at] = shown
        everything |= shown
    return everything


@fragment
def _rows_with(work: Workspace, infoset: InformationSet, card: int) -> int:
    """Copy the layouts in which a defender may show ``card`` (`_show_cards`); return their number.

    The copies are written to ``work.rows``, after the masks.
    """
    rows, after = work.rows, infoset.start + infoset.number
    child = after + infoset.number
    having = 0
    for at in range(infoset.number):
        if rows[after + at] >> card & 1:
            rows[child + having] = rows[infoset.start + at]
            work.weights[child + having] = work.weights[infoset.start + at]
            work.tricks[child + having] = tricks_with(work, infoset, infoset.start + at, card)
            having += 1
    return having


@fragment
def _join_fronts(work: Workspace, fronts: pareto.Fronts, joined: int, number: int, found: int) -> int:
    """Replace a front by its join with the front that follows it in the stack.

    Return the size of the join, or 0 if the search has to stop.
    """
    if not number:
        return found
    other = joined + number
    # Comparisons of vectors count as effort too, since there may be very many.
    if _exceeds_limit(work, number * found):
        return 0
    together = pareto.join(fronts, joined, number, other, found, other + found)
    if together < 0:
        work.state[infosets.STOP] = 1
        return 0
    pareto.copy_vectors(fronts, other + found, joined, together)
    return together


@fragment
def _defenders_front(work: Workspace, fronts: pareto.Fronts, node: _Node) -> tuple[int, int]:
    """Replace the bound after ``node.base`` by the front against the best defence.

    Return its number of vectors, and 1 if the front is exact, 0 if it is an upper bound.
    """
    infoset, base = node.infoset, node.base
    after = infoset.start + infoset.number
    child = after + infoset.number
    everything = _show_cards(work, node)
    number, exact = 0, 1
    while everything:
        # Touching cards that can be played in the same layouts count as one card.
        alike = played_together(work.rows, after, infoset.number, everything, node.in_play)
        everything ^= alike
        card = lowest(alike)
        having = _rows_with(work, infoset, card)
        following = infosets.play(work, infoset, card, child, having)
        found, its_exact = front(work, fronts, following, node.cards, node.ancestors, base + 1 + number)
        if work.state[infosets.STOP]:
            break
        exact &= its_exact
        number = _join_fronts(work, fronts, base + 1, number, found)
        if work.state[infosets.STOP]:
            break
        if everything and _adds_nothing(fronts, node, number):
            exact = 0
            break
    return number, exact


@kernel(entry=True)
def front(
    work: Workspace, fronts: pareto.Fronts, whole: InformationSet, cards: int, ancestors: int, base: int
) -> tuple[int, int]:
    """Write the front of an information set on the stack at ``base``.

    Return its number of vectors, and 1 if it is exact, 0 if it is only an upper bound. The search ends when the
    declarer's side has played ``cards`` more cards. Ignore the result once ``work.state[STOP]`` is set.
    """
    if base + _SPARE >= fronts.vectors.shape[0]:
        work.state[infosets.STOP] = 1
        return 1, 1
    pareto.fill(work, fronts, base, whole.start, whole.number)
    count = infosets.settled_last(work, whole, pareto.most_of_level(fronts, whole.won))
    infoset = InformationSet(whole.start, count, whole.played, whole.won, whole.trick_state)
    if _is_leaf(work, infoset, cards) or _exceeds_limit(work, 1):
        return 1, 1
    slot = pareto.find(work, fronts, infoset)
    if fronts.entries[slot, pareto.DEPTH] == cards and fronts.entries[slot, pareto.IS_EXACT]:
        number = pareto.recall(fronts, slot, base + 1, base)
        if not number:  # there is no room for the front
            work.state[infosets.STOP] = 1
            return 1, 1
        pareto.settle(fronts, base, base + 1, number, base)
        return number, 1
    if fronts.entries[slot, pareto.DEPTH] > cards:
        # The front of a deeper search is no upper bound at this depth.
        fronts.entries[slot, pareto.DEPTH] = -1
        fronts.entries[slot, pareto.NUMBER] = 0
    seat = to_play(infoset.trick_state)
    node = _Node(infoset, cards, ancestors, base, slot, seat, infosets.cards_in_play(work, infoset))
    first, exact = -1, 1
    if (seat ^ work.declarer) & 1 == 0:
        number, first = _declarers_front(work, fronts, node)
    else:
        bounds = _defenders_bound(fronts, node)
        if _adds_nothing(fronts, node, bounds):
            pareto.settle(fronts, base, base + 1, bounds, base)
            return bounds, 0
        number, exact = _defenders_front(work, fronts, node)
    if work.state[infosets.STOP]:
        return 1, 1
    pareto.settle(fronts, base, base + 1, number, base)
    best = popcount(node.in_play & ((1 << first) - 1)) if first >= 0 else -1
    # Another information set may have taken the slot during the search.
    pareto.keep(fronts, pareto.find(work, fronts, infoset), base, number, cards, exact, best)
    return number, exact
