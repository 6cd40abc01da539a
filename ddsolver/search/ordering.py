"""Move ordering: which cards the search tries, and in which order.

The search is exact in any order, but a good order makes it short. Only the highest card of each run of equivalent cards
is tried. A rule orders the cards that follow suit. Leads, discards and ruffs are ordered by a score: a sum of weights
(`ordering_weights`) for features of the card and its suit. Most constants below are places in a group of weights.

``arena`` is the search's memory (`search_memory`). Cards are written to a row of this memory, the best first; the score
of a card is sixteen words after it.
"""

from __future__ import annotations

import ddsolver.search.search_memory as memory
from ddsolver.cards import SUIT_BITS, SUIT_MASK
from ddsolver.native.kernel import kernel
from ddsolver.search.intrinsics import get, highest, lowest, popcount, put
from ddsolver.search.trick_state import NOTRUMP, TrickState, all_alike, beats, to_play

# Leads have one group of weights for notrump, one for side suits, and one for the trump suit.
_LEAD_GROUP = 50
_TOP_TWO = 0  # 16 weights: the holders of the two highest cards, 4 * first + second; own 0, left 1, partner 2, right 3
_THIRD = 16  # 4 weights: the holder of the third highest card
_OPPONENTS_LENGTH, _OWN_LENGTH, _PARTNERS_LENGTH = 20, 21, 22
_LEFT_VOID, _RIGHT_VOID, _PARTNER_VOID = 23, 24, 25
_LEFT_RUFFS, _RIGHT_RUFFS, _PARTNER_RUFFS, _SINGLETON = 26, 27, 28, 29
_WINNERS = 30  # our cards above all of theirs
_STOPPERS = 31  # their cards above all of ours
_STOPPERS_FALL = 32  # neither opponent has more cards than they have stoppers
_LONGER = 33  # one of us has more cards than either opponent
_PLACE = 34  # 12 weights, three for each holder of the highest card: our highest card, our lowest, another
_RUN, _MASTER = 46, 47  # equivalent cards below this one; this card is the highest in play
_OPPONENT_RUFFS_BY_VOIDS, _PARTNER_RUFFS_BY_VOIDS = 48, 49  # added to the weights of ruffs for each void of the deal

# Discards and ruffs have a group of weights for each combination of: notrump or trumps; second, third or fourth hand;
# discarding or ruffing.
_OFF_SUIT_GROUP = 16
_OUTCOME = 0  # 8 weights: the result of the trick, see `_outcome`
_SUIT_LENGTH, _TOP_CARD, _RANK = 8, 9, 10
_LAST_GUARD, _UNGUARDED = 11, 12  # the card is the last guard of a high card; the high card has too few guards already
_PARTNER_HOLDS, _OPPONENTS_HOLD = 13, 14  # cards of the suit elsewhere
_WINS = 32  # for a winning card that follows suit: more than any difference of ranks


@kernel()
def _strongest(hand: int, led: int, trump: int) -> int:
    """Return a hand's strongest card for a trick: the highest of the suit led, else the highest trump, else -1."""
    following = hand & SUIT_MASK << (SUIT_BITS * led)
    if following:
        return highest(following)
    return highest(hand & SUIT_MASK << (SUIT_BITS * trump)) if trump < NOTRUMP else -1


@kernel()
def _insert(arena: int, row: int, count: int, card: int, score: int) -> None:
    """Insert a card into a row of ``count`` cards, ordered by score."""
    at = row + count
    while at > row and get(arena, at + memory.MOVES - 1) < score:
        put(arena, at, get(arena, at - 1))
        put(arena, at + memory.MOVES, get(arena, at + memory.MOVES - 1))
        at -= 1
    put(arena, at, card)
    put(arena, at + memory.MOVES, score)


@kernel()
def _without_weighing(arena: int, row: int, hand: int, left: int, others: int) -> int:
    """Write to a row which cards of the mask ``left`` to try; return their number, or -1 if scores must order them."""
    if not left:
        return 0
    if all_alike(left, others):
        put(arena, row, highest(left))
        return 1
    if popcount(hand) > 2:
        return -1
    # Two tricks before the end, a wrong order costs less than the search for the right one.
    put(arena, row, highest(left))
    put(arena, row + 1, lowest(left))
    return 2


@kernel()
def _holder(card: int, own: int, left: int, partner: int) -> int:
    """Return who holds a card of a suit: 0 own hand, 1 left opponent, 2 partner, 3 right opponent."""
    if own >> card & 1:
        return 0
    if left >> card & 1:
        return 1
    return 2 if partner >> card & 1 else 3


@kernel()
def _suit_score(arena: int, group: int, own: int, left: int, partner: int, right: int, top_holder: int) -> int:
    """Return the part of the score that all leads of a suit share, given its four holdings (13 bits each)."""
    cards = own | left | partner | right
    below = cards ^ (1 << highest(cards))
    second = highest(below)
    score = get(arena, group + _TOP_TWO + 4 * top_holder)
    if second >= 0:
        score = get(arena, group + _TOP_TWO + 4 * top_holder + _holder(second, own, left, partner))
        third = highest(below ^ (1 << second))
        if third >= 0:
            score += get(arena, group + _THIRD + _holder(third, own, left, partner))
    own_length = popcount(own)
    partners_length = popcount(partner)
    longest = max(popcount(left), popcount(right))
    score += get(arena, group + _OPPONENTS_LENGTH) * (popcount(left) + popcount(right))
    score += get(arena, group + _OWN_LENGTH) * own_length + get(arena, group + _PARTNERS_LENGTH) * partners_length
    if own_length > longest or partners_length > longest:
        score += get(arena, group + _LONGER)
    if not left:
        score += get(arena, group + _LEFT_VOID)
    if not right:
        score += get(arena, group + _RIGHT_VOID)
    if not partner:
        score += get(arena, group + _PARTNER_VOID)
    stoppers = popcount((left | right) >> (highest(own | partner) + 1))
    score += get(arena, group + _WINNERS) * popcount((own | partner) >> (highest(left | right) + 1))
    score += get(arena, group + _STOPPERS) * stoppers
    if stoppers and longest <= stoppers:
        score += get(arena, group + _STOPPERS_FALL)
    return score


@kernel()
def order_leads(arena: int, row: int, seat: int, trump: int, done: int) -> int:
    """Write to a row the cards that ``seat`` may sensibly lead, except those in ``done``; return their number."""
    own_hand = get(arena, seat)
    left_hand = get(arena, (seat + 1) & 3)
    partner_hand = get(arena, seat ^ 2)
    right_hand = get(arena, (seat + 3) & 3)
    count = _without_weighing(arena, row, own_hand, own_hand & ~done, left_hand | partner_hand | right_hand)
    if count >= 0:
        return count
    trumps = SUIT_MASK << (SUIT_BITS * trump) if trump < NOTRUMP else 0
    voids = get(arena, memory.VOIDS)
    count = 0
    for suit in range(4):
        at = SUIT_BITS * suit
        own = own_hand >> at & SUIT_MASK
        if not own & ~(done >> at):
            continue
        left = left_hand >> at & SUIT_MASK
        partner = partner_hand >> at & SUIT_MASK
        right = right_hand >> at & SUIT_MASK
        rest = left | partner | right
        group = memory.LEAD_WEIGHTS
        if trump < NOTRUMP:
            group += 2 * _LEAD_GROUP if suit == trump else _LEAD_GROUP
        top_holder = _holder(highest(own | rest), own, left, partner)
        suit_score = _suit_score(arena, group, own, left, partner, right, top_holder)
        if suit != trump:
            against = voids * get(arena, group + _OPPONENT_RUFFS_BY_VOIDS)
            if not left and left_hand & trumps:
                suit_score += get(arena, group + _LEFT_RUFFS) + against
            if not right and right_hand & trumps:
                suit_score += get(arena, group + _RIGHT_RUFFS) + against
            if not partner and partner_hand & trumps:
                suit_score += get(arena, group + _PARTNER_RUFFS) + voids * get(arena, group + _PARTNER_RUFFS_BY_VOIDS)
            if own & (own - 1) == 0 and own_hand & trumps:
                suit_score += get(arena, group + _SINGLETON)
        place = group + _PLACE + 3 * top_holder
        cards = own
        while cards:
            card = highest(cards)
            between = highest(rest & ((1 << card) - 1))
            run = cards & ~((2 << between) - 1) if between >= 0 else cards
            if done >> at + card & 1:
                cards ^= run
                continue
            score = suit_score + get(arena, group + _RUN) * (popcount(run) - 1)
            if cards == own:
                score += get(arena, place)
            else:
                score += get(arena, place + 1) if run == cards else get(arena, place + 2)
            if rest < 1 << card:
                score += get(arena, group + _MASTER)
            cards ^= run
            _insert(arena, row, count, at + card, 16 * score - card)
            count += 1
    return count


@kernel()
def _outcome(place: int, wins: int, partner_wins: int, winner: int, reply: int, rescue: int, trump: int) -> int:
    """Return which of the `_OUTCOME` weights (from 0) a card gets for the result of the trick.

    ``place`` is 1 to 3 for second to fourth hand. ``winner`` is the card that wins after this card. At places 1 and 2,
    ``reply`` is the next opponent's strongest card. At place 1, ``rescue`` is the partner's strongest card. If there is
    no such card, they are -1.
    """
    if place == 3:
        if wins:
            return 3 if partner_wins else 0
        return 1 if partner_wins else 2
    overtaken = reply >= 0 and beats(reply, winner, trump)
    if place == 2:
        if wins:
            return (1 if overtaken else 0) + (5 if partner_wins else 0)
        if partner_wins:
            return 3 if overtaken else 2
        return 4
    strongest = reply if overtaken else winner
    rescued = rescue >= 0 and beats(rescue, strongest, trump)
    if wins:
        if not overtaken:
            return 0
        return 1 if rescued else 2
    return 3 if rescued else 4


@kernel()
def _higher(cards: int, suit: int, card: int) -> int:
    """Return the cards of a suit above one of its cards (a bit number)."""
    return cards & SUIT_MASK << SUIT_BITS * suit & ~((2 << card) - 1)


@kernel()
def _order_in_suit(arena: int, row: int, trick_state: TrickState, own: int, others: int, done: int) -> int:
    """Write to a row the cards that follow suit, in order; return their number.

    Low cards come first if the hand cannot win the trick, or if the partner's best card does as well as our highest.
    Otherwise, winning cards come first: from the cheapest up if the left opponent cannot beat the cheapest, else from
    the highest down.
    """
    seat, place, led, best = to_play(trick_state), trick_state.placed, trick_state.led, trick_state.best
    lane = SUIT_MASK << SUIT_BITS * led
    left = get(arena, (seat + 1) & 3) & lane if place < 3 else 0
    winners = _higher(own, led, best) if best >> 4 == led else 0
    partners_best = -1
    if trick_state.winner & 1 == seat & 1:
        partners_best = best
    elif place == 1 and best >> 4 == led:
        partners_best = highest(_higher(get(arena, seat ^ 2), led, best))
    if winners and partners_best >= 0:
        threats = _higher(left, led, partners_best)
        if not threats or threats == _higher(left, led, highest(own)):
            winners = 0
    cheapest_first = lowest(winners) > highest(left)
    count = 0
    while own:
        card = highest(own)
        between = highest(others & lane & ((1 << card) - 1))
        run = own & ~((2 << between) - 1) if between >= 0 else own
        own ^= run
        if not done >> card & 1:
            rank = card & 15
            if not winners >> card & 1:
                score = -rank
            else:
                score = _WINS - rank if cheapest_first else _WINS + rank
            _insert(arena, row, count, card, score)
            count += 1
    return count


@kernel()
def _order_off_suit(arena: int, row: int, trump: int, trick_state: TrickState, others: int, done: int) -> int:
    """Write to a row the discards and ruffs of a hand that is void in the suit led, in order; return their number."""
    seat, place, led, best = to_play(trick_state), trick_state.placed, trick_state.led, trick_state.best
    partner_wins = 1 if trick_state.winner & 1 == seat & 1 else 0
    reply = _strongest(get(arena, (seat + 1) & 3), led, trump) if place < 3 else -1
    rescue = _strongest(get(arena, seat ^ 2), led, trump) if place == 1 else -1
    groups = (
        memory.OFF_SUIT_WEIGHTS + (6 * _OFF_SUIT_GROUP if trump < NOTRUMP else 0) + 2 * (place - 1) * _OFF_SUIT_GROUP
    )
    hand = get(arena, seat)
    count = 0
    for turn in range(4):
        suit = 3 - turn
        at = SUIT_BITS * suit
        own = hand >> at & SUIT_MASK
        if not own:
            continue
        rest = others >> at & SUIT_MASK
        group = groups + _OFF_SUIT_GROUP if suit == trump else groups
        partners = popcount(get(arena, seat ^ 2) >> at & SUIT_MASK)
        opponents = popcount((get(arena, (seat + 1) & 3) | get(arena, (seat + 3) & 3)) >> at & SUIT_MASK)
        suit_score = get(arena, group + _PARTNER_HOLDS) * partners + get(arena, group + _OPPONENTS_HOLD) * opponents
        above = popcount(rest >> (highest(own) + 1))
        if popcount(own) - 1 == above:
            suit_score += get(arena, group + _LAST_GUARD)
        elif popcount(own) - 1 < above:
            suit_score += get(arena, group + _UNGUARDED)
        suit_score += get(arena, group + _SUIT_LENGTH) * popcount(own)
        while own:
            card = highest(own)
            between = highest(rest & ((1 << card) - 1))
            run = own & ~((2 << between) - 1) if between >= 0 else own
            own ^= run
            if done >> at + card & 1:
                continue
            wins = beats(at + card, best, trump)
            outcome = _outcome(place, wins, partner_wins, at + card if wins else best, reply, rescue, trump)
            score = suit_score + get(arena, group + _OUTCOME + outcome)
            if rest < 1 << card:
                score += get(arena, group + _TOP_CARD)
            _insert(arena, row, count, at + card, 16 * score - get(arena, group + _RANK) * card)
            count += 1
    return count


@kernel()
def order_follow(arena: int, row: int, trump: int, trick_state: TrickState, in_play: int, done: int) -> int:
    """Write to a row the cards that may sensibly follow in a trick; return their number.

    ``in_play`` are all cards of the hands and of this trick. The cards in ``done`` are left out.
    """
    seat = to_play(trick_state)
    hand = get(arena, seat)
    following = hand & SUIT_MASK << (SUIT_BITS * trick_state.led)
    legal = following if following else hand
    others = in_play & ~hand
    count = _without_weighing(arena, row, hand, legal & ~done, others)
    if count >= 0:
        return count
    if following:
        return _order_in_suit(arena, row, trick_state, following, others, done)
    return _order_off_suit(arena, row, trump, trick_state, others, done)
