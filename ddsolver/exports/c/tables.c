/* Double-dummy tables. */

#include <string.h>

#include "internal.h"

enum { EVERY_STRAIN = (1 << STRAINS) - 1, EVERY_DECLARER = (1 << SEATS) - 1 };

/* Writes the tricks of the declarers whose bits are set, North first, in a strain. */
int strain_tricks(const struct call *call, const int64_t hands[SEATS], int trump, int declarers,
                  int8_t tricks[SEATS]) {
    int8_t north_south[STRAINS][SEATS];
    struct memory *memory;
    int code = begin_search(call, &memory);
    if (code != DECLARER_DONE) return code;
    int size = count(hands[0]);
    int leaders = (declarers << 1 | declarers >> 3) & EVERY_DECLARER; /* the seats on the declarers' left */
    kernels_here()->value_table(arena_of(memory), hands, SEATS, size, (int64_t)leaders << SEATS * trump,
                                north_south[0], STRAINS, SEATS);
    code = end_search(call, memory);
    for (int declarer = 0; code == DECLARER_DONE && declarer < SEATS; declarer++) {
        if (!(declarers >> declarer & 1)) continue;
        int ours = north_south[trump][(declarer + 1) & 3];
        tricks[declarer] = (int8_t)(declarer & 1 ? size - ours : ours);
    }
    return code;
}

struct tables {
    struct call call;
    const int64_t *hands;
    int strains[STRAINS]; /* those that are asked for, the one with the longest search first */
    int number_of_strains;
    int declarers;
    int8_t (*results)[STRAINS][SEATS];
};

/* A piece of work is one strain of one deal. */
static int one_strain(void *data, int64_t piece) {
    struct tables *tables = data;
    int64_t number = piece / tables->number_of_strains;
    int trump = tables->strains[piece % tables->number_of_strains];
    return strain_tricks(&tables->call, tables->hands + SEATS * number, trump, tables->declarers,
                         tables->results[number][trump]);
}

static int check(const struct tables *tables, int64_t number, int strains, int declarers) {
    if (!tables->hands || !tables->results) return DECLARER_NULL;
    if (number < 0 || number > INT64_MAX / STRAINS) return DECLARER_NUMBER;
    if (strains & ~EVERY_STRAIN || declarers & ~EVERY_DECLARER) return DECLARER_CHOICE;
    for (int64_t deal = 0; deal < number; deal++) {
        int code = check_deal(tables->hands + SEATS * deal);
        if (code == DECLARER_DONE) continue;
        set_wrong(deal);
        return code;
    }
    return DECLARER_DONE;
}

int declarer_tables(struct declarer_solver *solver, const int64_t *hands, int64_t number, int strains, int declarers,
                    int8_t (*results)[5][4]) {
    static const int order[STRAINS] = {NOTRUMP, 0, 1, 2, 3};
    struct tables tables = {.hands = hands, .declarers = declarers ? declarers : EVERY_DECLARER, .results = results};
    begin_call(solver, &tables.call);
    int code = check(&tables, number, strains, declarers);
    if (code != DECLARER_DONE) return code;
    for (int place = 0; place < STRAINS; place++)
        if (!strains || strains >> order[place] & 1) tables.strains[tables.number_of_strains++] = order[place];
    memset(results, -1, (size_t)number * sizeof *results);
    int threads = tables.call.threads;
    return on_threads(number * tables.number_of_strains, threads ? threads : processors(), one_strain, &tables);
}
