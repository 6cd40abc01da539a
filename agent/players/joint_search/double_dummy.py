"""Double-dummy searches in the layouts of an information set, with a cache; compiled."""

from __future__ import annotations

import agent.players.joint_search.information_set as infosets
from agent.players.joint_search.information_set import InformationSet, Workspace
from ddsolver.kernels import fragment, highest, kernel, lowest, ns_reaches, popcount, run_down


@kernel()
def _question(infoset: InformationSet, row: int) -> int:
    """Return a hash of the position that an information set has in the layout ``row``; the hash is never 0."""
    trick_state = infoset.trick_state
    asked = infosets.mixed(infoset.played, trick_state.on_table)
    return infosets.mixed(asked, row << 8 | trick_state.leader << 4 | trick_state.placed) | 1


@kernel()
def declarer_takes(work: Workspace, infoset: InformationSet, row: int, goal: int, only: int) -> int:
    """Return 1 if the declarer's side can take ``goal`` more tricks double dummy in layout ``row``, else 0.

    ``only`` is the card to play (bit number), or -1 for any card. The result is also 1 if the search has to stop.
    """
    state = work.state
    if infosets.effort(work) > state[infosets.MOST_EFFORT]:
        state[infosets.STOP] = 1
    if state[infosets.STOP]:
        return 1
    dealt, held = work.hands[row], ~infoset.played
    hands = dealt[0] & held, dealt[1] & held, dealt[2] & held, dealt[3] & held
    against = work.declarer & 1
    target = infoset.trick_state.left - goal + 1 if against else goal
    answer = ns_reaches(work.memory, hands, work.trump, infoset.trick_state, target, only)
    return 1 - answer if against else answer


@kernel()
def correct_cards(work: Workspace, infoset: InformationSet, at: int) -> int:
    """Return a mask of the defender's cards that lose nothing in the layout at place ``at`` of the stack."""
    row, answers = work.rows[at], work.answers
    asked = _question(infoset, row)
    slot = asked >> 1 & (answers.shape[0] - 1)
    if answers[slot, 0] == asked:
        known: int = answers[slot, 1]
        return known
    hand = infosets.hand_to_play(work, infoset, row)
    others = infosets.cards_in_play(work, infoset) & ~hand
    rest = infosets.legal(infoset, hand)
    goal = work.tricks[at] - infoset.won + 1
    correct = rest if goal > infoset.trick_state.left else 0
    while rest and goal <= infoset.trick_state.left:
        run = run_down(highest(rest), rest, others)
        rest &= ~run
        # At least one card is correct; if no other card was, the last one is, and needs no search.
        if not (rest or correct) or not declarer_takes(work, infoset, row, goal, lowest(run)):
            correct |= run
    if not work.state[infosets.STOP]:
        answers[slot, 0] = asked
        answers[slot, 1] = correct
    return correct


@kernel()
def most_tricks(work: Workspace, infoset: InformationSet, at: int, card: int, most: int) -> int:
    """Return how many more tricks the declarer's side takes double dummy after a card; ``most`` is an upper bound."""
    row, answers = work.rows[at], work.answers
    asked = _question(infoset, row) + (card << 1) * 0x9E3779B97F4A7C1
    slot = asked >> 1 & (answers.shape[0] - 1)
    if answers[slot, 0] == asked:
        known: int = answers[slot, 1]
        return known
    while most > 0 and not declarer_takes(work, infoset, row, most, card):
        most -= 1
    if not work.state[infosets.STOP]:
        answers[slot, 0] = asked
        answers[slot, 1] = most
    return most


@kernel()
def tricks_with(work: Workspace, infoset: InformationSet, at: int, card: int) -> int:
    """Return the declarer's double-dummy tricks in the whole play after a defender's card, which may be a mistake."""
    least: int = work.tricks[at]
    if correct_cards(work, infoset, at) >> card & 1:
        return least
    row, answers = work.rows[at], work.answers
    # ``card + 1``, so that the hash for card 0 differs from that of `correct_cards`.
    asked = _question(infoset, row) + (card + 1 << 1) * 0x9E3779B97F4A7C1
    slot = asked >> 1 & (answers.shape[0] - 1)
    if answers[slot, 0] == asked:
        given: int = answers[slot, 1]
        return infoset.won + given
    # The solver values only the lowest of equivalent cards.
    hand = infosets.hand_to_play(work, infoset, row)
    card = lowest(run_down(card, hand, infosets.cards_in_play(work, infoset) & ~hand))
    more = least - infoset.won + 1
    while more < infoset.trick_state.left and declarer_takes(work, infoset, row, more + 1, card):
        more += 1
    if not work.state[infosets.STOP]:
        answers[slot, 0] = asked
        answers[slot, 1] = more
    return infoset.won + more


@fragment
def put_cards(work: Workspace, infoset: InformationSet, remembered: int) -> int:
    """Write the cards that the hand on turn may try, one of each run, behind the layouts; return their number.

    The card ``remembered``, given as its place among the cards in play (-1 for none), comes first. Behind each card,
    one row for each layout is left free, where `value_card` writes the card's double-dummy tricks.
    """
    rows, in_play = work.rows, infosets.cards_in_play(work, infoset)
    after = infoset.start + infoset.number
    hand = infosets.hand_to_play(work, infoset, rows[infoset.start])
    rest = infosets.legal(infoset, hand)
    cards = 0
    while rest:
        run = run_down(highest(rest), rest, in_play & ~hand)
        rest &= ~run
        card = lowest(run)
        if popcount(in_play & ((1 << card) - 1)) == remembered:
            card, rows[after] = rows[after] if cards else card, card
        rows[after + cards * (infoset.number + 1)] = card
        cards += 1
    return cards


@kernel()
def value_card(work: Workspace, infoset: InformationSet, head: int, earlier: int, last: int) -> None:
    """Write all layouts behind the card at ``head``, each with its double-dummy tricks after that card.

    ``last`` is 1 for the last card. If all earlier cards lose a trick in a layout, the last card loses none there and
    needs no search. The blocks of the earlier cards begin at ``earlier``.
    """
    rows, weights, tricks = work.rows, work.weights, work.tricks
    count = infoset.number
    for place in range(count):
        at = infoset.start + place
        goal = tricks[at] - infoset.won
        known = last
        if last:
            for block in range(earlier, head, count + 1):
                if tricks[block + 1 + place] == tricks[at]:
                    known = 0
        if not known:
            goal = most_tricks(work, infoset, at, rows[head], goal)
        rows[head + 1 + place] = rows[at]
        weights[head + 1 + place] = weights[at]
        tricks[head + 1 + place] = infoset.won + goal
