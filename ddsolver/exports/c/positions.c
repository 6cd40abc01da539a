/* The rules of a trick, and the checks that kernels rely on: they read and write outside of their memory if a position
   is impossible. */

#include "internal.h"

int count(int64_t cards) { return __builtin_popcountll((uint64_t)cards); }

int64_t highest(int64_t cards) { return 63 - __builtin_clzll((uint64_t)cards); }

int to_play(const struct position *position) { return (position->leader + position->placed) & 3; }

int place_of(int64_t card) { return (int)(13 * (card >> 4) + (card & 15)); }

int64_t in_hands(const struct position *position) {
    return position->hands[0] | position->hands[1] | position->hands[2] | position->hands[3];
}

int64_t legal(const struct position *position) {
    int64_t hand = position->hands[to_play(position)];
    if (!position->placed) return hand;
    int64_t following = hand & SUIT_MASK << (position->trick[0] & 48);
    return following ? following : hand;
}

static int check_numbers(const struct position *position) {
    if (position->trump < 0 || position->trump > NOTRUMP) return RETURN_TRUMP_WRONG;
    if (position->leader < 0 || position->leader >= SEATS) return RETURN_FIRST_WRONG;
    if (position->placed < 0 || position->placed > 3) return RETURN_SUIT_OR_RANK;
    for (int place = 0; place < position->placed; place++) {
        int64_t card = position->trick[place];
        if (card < 0 || card > 63 || (card & 15) >= MOST_CARDS) return RETURN_SUIT_OR_RANK;
    }
    return RETURN_NO_FAULT;
}

int check_position(const struct position *position) {
    int code = check_numbers(position);
    if (code != RETURN_NO_FAULT) return code;
    int64_t seen = 0, on_table = 0;
    for (int place = 0; place < position->placed; place++) {
        int64_t card = INT64_C(1) << position->trick[place];
        if (on_table & card) return RETURN_DUPLICATE_CARDS;
        on_table |= card;
    }
    int left = count(position->hands[to_play(position)]);
    for (int seat = 0; seat < SEATS; seat++) {
        int64_t hand = position->hands[seat];
        if (hand & ~EVERY_CARD) return RETURN_SUIT_OR_RANK;
        if (count(hand) > MOST_CARDS) return RETURN_TOO_MANY_CARDS;
        if (hand & on_table) return RETURN_PLAYED_CARD;
        if (hand & seen) return RETURN_DUPLICATE_CARDS;
        seen |= hand;
    }
    if (!seen) return RETURN_ZERO_CARDS;
    for (int seat = 0; seat < SEATS; seat++) {
        int played = ((seat - position->leader) & 3) < position->placed;
        if (count(position->hands[seat]) + played != left) return RETURN_CARD_COUNT;
    }
    return RETURN_NO_FAULT;
}

int check_deal(const int64_t hands[SEATS]) {
    struct position position = {.hands = {hands[0], hands[1], hands[2], hands[3]}};
    return check_position(&position);
}

static int beats(int64_t card, int64_t best, int trump) {
    return card >> 4 == best >> 4 ? card > best : card >> 4 == trump;
}

/* Returns the seat that wins the cards on the table so far. */
static int winner(const struct position *position) {
    int best = 0;
    for (int place = 1; place < position->placed && place < 3; place++)
        if (beats(position->trick[place], position->trick[best], position->trump)) best = place;
    return best;
}

/* Plays a card, which must be legal. Returns the seat that won a trick with it, or -1. */
int play(struct position *position, int64_t card) {
    int seat = to_play(position);
    position->hands[seat] &= ~(INT64_C(1) << card);
    if (position->placed < 3) {
        position->trick[position->placed++] = card;
        return -1;
    }
    int best = winner(position);
    if (!beats(card, position->trick[best], position->trump)) seat = (position->leader + best) & 3;
    position->leader = seat;
    position->placed = 0;
    return seat;
}

/* Returns the tricks that the side to play takes; 0 when the play is over. */
int value_of(struct memory *memory, const struct position *position) {
    if (!in_hands(position)) return 0;
    int8_t value;
    kernels_here()->value_layouts(arena_of(memory), position->hands, 1, SEATS, position->trump, position->leader,
                                  position->trick, position->placed, &value, 1);
    return value;
}
