/* The questions of declarer.h. */

#include <stddef.h>
#include <stdlib.h>

#include "internal.h"

enum { MOST_TRICKS = 14 }; /* more than any side can take */

static int check_layouts(const struct declarer_layouts *layouts, const void *results) {
    if (!layouts || layouts->number < 0 || !layouts->hands || !results) return RETURN_UNKNOWN_FAULT;
    struct position position = {.trump = layouts->trump, .leader = layouts->leader, .placed = layouts->placed};
    for (int place = 0; place < 3; place++) position.trick[place] = layouts->trick[place];
    for (int64_t number = 0; number < layouts->number; number++) {
        for (int seat = 0; seat < SEATS; seat++) position.hands[seat] = layouts->hands[number][seat];
        int code = check_position(&position);
        if (code != RETURN_NO_FAULT) return code;
    }
    return RETURN_NO_FAULT;
}

/* Checks the layouts, and finds a memory for their search; `*memory` is NULL if there is nothing to search. */
static int begin(const struct declarer_layouts *layouts, const void *results, struct memory **memory) {
    *memory = NULL;
    int code = check_layouts(layouts, results);
    if (code != RETURN_NO_FAULT || !layouts->number) return code;
    *memory = take_memory();
    return *memory ? RETURN_NO_FAULT : RETURN_UNKNOWN_FAULT;
}

static int64_t *goals_of(int64_t number, int goal) {
    int64_t *goals = malloc((size_t)number * sizeof *goals);
    for (int64_t layout = 0; goals && layout < number; layout++) goals[layout] = goal;
    return goals;
}

int declarer_card_values(const struct declarer_layouts *layouts, int8_t *values) {
    struct memory *memory;
    int code = begin(layouts, values, &memory);
    if (!memory) return code;
    kernels_here()->value_cards(arena_of(memory), layouts->hands[0], layouts->number, SEATS, layouts->trump,
                                layouts->leader, layouts->trick, layouts->placed, values, layouts->number, CARDS);
    give_memory(memory);
    return RETURN_NO_FAULT;
}

int declarer_tricks(const struct declarer_layouts *layouts, int8_t *tricks) {
    struct memory *memory;
    int code = begin(layouts, tricks, &memory);
    if (!memory) return code;
    kernels_here()->value_layouts(arena_of(memory), layouts->hands[0], layouts->number, SEATS, layouts->trump,
                                  layouts->leader, layouts->trick, layouts->placed, tricks, layouts->number);
    give_memory(memory);
    return RETURN_NO_FAULT;
}

int declarer_reaches(const struct declarer_layouts *layouts, int goal, int8_t *answers) {
    struct memory *memory;
    int code = begin(layouts, answers, &memory);
    if (!memory) return code;
    int64_t *goals = goals_of(layouts->number, goal < 0 ? 0 : goal > MOST_TRICKS ? MOST_TRICKS : goal);
    if (goals)
        kernels_here()->reach_layouts(arena_of(memory), layouts->hands[0], layouts->number, SEATS, layouts->trump,
                                      layouts->leader, layouts->trick, layouts->placed, goals, layouts->number,
                                      answers, layouts->number);
    free(goals);
    give_memory(memory);
    return goals ? RETURN_NO_FAULT : RETURN_UNKNOWN_FAULT;
}

int declarer_cards_reaching(const struct declarer_layouts *layouts, int goal, int8_t *answers) {
    struct memory *memory;
    int code = begin(layouts, answers, &memory);
    if (!memory) return code;
    int64_t *goals = goals_of(layouts->number, goal < 0 ? -1 : goal > MOST_TRICKS ? MOST_TRICKS : goal);
    if (goals)
        kernels_here()->reach_cards(arena_of(memory), layouts->hands[0], layouts->number, SEATS, layouts->trump,
                                    layouts->leader, layouts->trick, layouts->placed, goals, layouts->number, -1,
                                    answers, layouts->number, CARDS);
    free(goals);
    give_memory(memory);
    return goals ? RETURN_NO_FAULT : RETURN_UNKNOWN_FAULT;
}

int check_deal(const int64_t hands[SEATS]) {
    struct position position = {.hands = {hands[0], hands[1], hands[2], hands[3]}};
    return check_position(&position);
}

/* Writes the tricks of each declarer in a strain, North first. */
int strain_tricks(const int64_t hands[SEATS], int trump, int8_t tricks[SEATS]) {
    int8_t north_south[STRAINS][SEATS];
    int size = count(hands[0]);
    struct memory *memory = take_memory();
    if (!memory) return RETURN_UNKNOWN_FAULT;
    int64_t asked = (int64_t)15 << (SEATS * trump); /* all leaders */
    kernels_here()->value_table(arena_of(memory), hands, SEATS, size, asked, north_south[0], STRAINS, SEATS);
    give_memory(memory);
    for (int declarer = 0; declarer < SEATS; declarer++) {
        int ours = north_south[trump][(declarer + 1) & 3]; /* the seat on the declarer's left leads */
        tricks[declarer] = (int8_t)(declarer & 1 ? size - ours : ours);
    }
    return RETURN_NO_FAULT;
}

struct tables {
    const int64_t (*hands)[4];
    int8_t (*results)[5][4];
};

/* A piece of work is one strain of one deal; notrump comes first, because its search is usually the longest. */
static int one_strain(void *data, int64_t piece) {
    struct tables *tables = data;
    int64_t number = piece / STRAINS;
    int trump = (int)((piece + NOTRUMP) % STRAINS);
    return strain_tricks(tables->hands[number], trump, tables->results[number][trump]);
}

int declarer_tables(const int64_t (*hands)[4], int64_t number, int threads, int8_t (*results)[5][4]) {
    if (!hands || !results || number < 0 || number > INT64_MAX / STRAINS || threads < 0) return RETURN_UNKNOWN_FAULT;
    for (int64_t deal = 0; deal < number; deal++) {
        int code = check_deal(hands[deal]);
        if (code != RETURN_NO_FAULT) return code;
    }
    struct tables tables = {hands, results};
    return on_threads(number * STRAINS, threads ? threads : processors(), one_strain, &tables);
}
