/* What each card of a play gained or lost. */

#include "internal.h"

/* Writes the tricks of the declarer's side at the beginning and after each card. */
int values_of_play(const struct call *call, struct position position, const int64_t cards[], int number,
                   int may_revoke, int8_t tricks[MOST_PLAYS + 1]) {
    struct memory *memory;
    int code = begin_search(call, &memory);
    if (code != DECLARER_DONE) return code;
    int declarer = (position.leader - 1) & 1, won = 0;
    for (int place = 0;; place++) {
        int seat = to_play(&position), left = count(position.hands[seat]), value = value_of(memory, &position);
        tricks[place] = (int8_t)(won + ((seat & 1) == declarer ? value : left - value));
        if (place == number) break;
        int64_t card = cards[place], allowed = may_revoke ? position.hands[seat] : legal(&position);
        if (card < 0 || card > 63 || !(allowed >> card & 1)) {
            set_wrong(place);
            code = DECLARER_PLAY;
            break;
        }
        int winner = play(&position, card);
        if (winner >= 0 && (winner & 1) == declarer) won++;
    }
    int end = end_search(call, memory);
    return code == DECLARER_DONE ? end : code;
}

int declarer_analyse_play(struct declarer_solver *solver, const struct declarer_layouts *start, const int64_t *cards,
                          int number, int8_t *tricks) {
    struct call call;
    begin_call(solver, &call);
    if (!start || !start->hands || !tricks || (number && !cards)) return DECLARER_NULL;
    if (start->number != 1 || number < 0 || number > MOST_PLAYS) return DECLARER_NUMBER;
    struct position position = {.trump = start->trump, .leader = start->leader, .placed = start->placed};
    for (int place = 0; place < 3; place++) position.trick[place] = start->trick[place];
    for (int seat = 0; seat < SEATS; seat++) position.hands[seat] = start->hands[seat];
    int8_t found[MOST_PLAYS + 1];
    int code = check_position(&position);
    if (code == DECLARER_DONE) code = values_of_play(&call, position, cards, number, 0, found);
    for (int place = 0; code == DECLARER_DONE && place <= number; place++) tricks[place] = found[place];
    return code;
}
