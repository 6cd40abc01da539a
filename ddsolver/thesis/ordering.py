"""Move ordering: which cards a search tries, and in what order (thesis section 4.6).

Only one card of each run of equivalent cards is tried. A card's score follows rules of thumb of bridge players. Two
cards get a bonus: the killer move, which last caused a cutoff at this depth, and the hash move, which is stored for
this position.
"""

from __future__ import annotations

from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.native.kernel import kernel
from ddsolver.native.types import Ints
from ddsolver.search.intrinsics import highest, lowest, popcount
from ddsolver.search.trick_state import TrickState, beats, legal_cards, to_play
from ddsolver.thesis.transposition import NO_MOVE, relative_card

_HASH_MOVE = 4000
_KILLER = 1000


@kernel()
def _equivalent(lower: int, higher: int, others: int) -> int:
    """Return 1 if two cards (bit numbers) are of one suit and no card of ``others`` is between them, else 0.

    ``lower`` may be -1 for no card; the result is then 0.
    """
    if lower < 0 or lower // SUIT_BITS != higher // SUIT_BITS:
        return 0
    return 0 if others & ((1 << higher) - (1 << lower)) else 1


@kernel()
def _highest_reply(hand: int, led: int, best: int, trump: int) -> int:
    """Return the strongest card with which a hand can beat ``best`` (a bit number), or -1 if it cannot."""
    following = hand & SUIT_MASK << (SUIT_BITS * led)
    if following:
        card = highest(following)
        return card if beats(card, best, trump) else -1
    if trump < 4:
        trumps = hand & SUIT_MASK << (SUIT_BITS * trump)
        if trumps and beats(highest(trumps), best, trump):
            return highest(trumps)
    return -1


@kernel()
def _lead_score(hands: Ints, seat: int, card: int, others: int, trump: int) -> int:
    """Return the score of a lead.

    A lead that the partner can ruff scores most. Then follow winners, leads to a high card of the partner, and leads
    through a high card of the left opponent. Leads to a high card of the right opponent score little, and so do leads
    that an opponent can ruff. ``others`` are the cards in play that the leader does not hold.
    """
    suit = card // SUIT_BITS
    at = SUIT_BITS * suit
    rank = card - at
    left = hands[(seat + 1) & 3] >> at & SUIT_MASK
    partner = hands[seat ^ 2] >> at & SUIT_MASK
    right = hands[(seat + 3) & 3] >> at & SUIT_MASK
    top_outside = highest(others >> at & SUIT_MASK)
    score = 0
    if trump < 4 and suit != trump:
        trumps = SUIT_MASK << (SUIT_BITS * trump)
        if (left == 0 and hands[(seat + 1) & 3] & trumps) or (right == 0 and hands[(seat + 3) & 3] & trumps):
            score -= 150
        elif partner == 0 and hands[seat ^ 2] & trumps:
            score += 140
    if rank > top_outside:
        return score + 120 - rank
    if partner > left and partner > right:
        # The partner can win; a low lead is best.
        return score + 90 - rank
    if right > left and right > partner:
        return score - 20 - rank
    return score + 20 + (highest(left) if left else 0) - rank - 2 * popcount(right)


@kernel()
def _follow_score(hands: Ints, trump: int, trick_state: TrickState, card: int) -> int:
    """Return the score of the second to fourth card of a trick.

    The cheapest card with which the player's side seems to win the trick scores most. Otherwise, a low card does.
    """
    seat = to_play(trick_state)
    led = trick_state.led
    suit = card // SUIT_BITS
    rank = card - SUIT_BITS * suit
    wins = beats(card, trick_state.best, trump)
    winner = card if wins else trick_state.best
    ours = wins or trick_state.winner & 1 == seat & 1
    # After second hand, an opponent and then the partner play; after third hand, an opponent; after fourth, nobody.
    overtaken = 0
    if trick_state.placed < 3:
        reply = _highest_reply(hands[(seat + 1) & 3], led, winner, trump)
        if reply >= 0:
            overtaken = 1
            winner = reply
        if trick_state.placed == 1 and (overtaken or not ours):
            rescue = _highest_reply(hands[seat ^ 2], led, winner, trump)
            if rescue >= 0:
                overtaken = 0
                ours = 1
    cost = rank + (13 if suit == trump and led != trump else 0)
    if ours and not overtaken:
        return 100 - cost
    # The trick is lost, so play a low card, and discard from a long suit.
    length = popcount(hands[seat] >> (SUIT_BITS * suit) & SUIT_MASK)
    return 50 - 3 * cost + (length if suit != led else 0)


@kernel()
def order_moves(
    hands: Ints, trump: int, trick_state: TrickState, killer: int, hash_move: int, moves: Ints, scores: Ints
) -> int:
    """Write to ``moves`` the cards (bit numbers) that are worth a trial, the best first; return their number.

    ``hands`` is int64 (4,); ``moves`` and ``scores`` are int64 arrays with at least 13 places. ``killer`` is a bit
    number, -1 for none, and ``hash_move`` a `relative_card` or `NO_MOVE`.
    """
    seat = to_play(trick_state)
    in_play = hands[0] | hands[1] | hands[2] | hands[3] | trick_state.on_table
    others = in_play & ~hands[seat]
    legal = hands[seat] if trick_state.placed == 0 else legal_cards(hands[seat], trick_state.led)
    count = 0
    previous = -1
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        repeated = _equivalent(previous, card, others)
        previous = card
        if repeated:
            continue
        if trick_state.placed == 0:
            score = _lead_score(hands, seat, card, others, trump)
        else:
            score = _follow_score(hands, trump, trick_state, card)
        if card == killer:
            score += _KILLER
        if hash_move != NO_MOVE and relative_card(card, in_play) == hash_move:
            score += _HASH_MOVE
        at = count
        while at > 0 and scores[at - 1] < score:
            scores[at] = scores[at - 1]
            moves[at] = moves[at - 1]
            at -= 1
        scores[at] = score
        moves[at] = card
        count += 1
    return count
