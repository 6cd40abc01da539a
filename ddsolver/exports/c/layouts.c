/* The questions of declarer.h about layouts. */

#include <stdlib.h>

#include "internal.h"

enum { MOST_TRICKS = 14 }; /* more than any side can take */
enum { LEAST_DIVIDED = 20, LEAST_IN_PART = 10, PARTS_OF_A_THREAD = 4 };

/* Some layouts of a call, and where their results go. */
struct part {
    const int64_t *hands;
    int64_t number;
    int8_t *results;
};

struct question;
typedef int ask(const struct question *question, const struct part *part, int64_t arena);

struct question {
    const struct declarer_layouts *layouts;
    ask *ask;
    int goal;
    int width; /* how many results a layout has */
    int8_t *results;
    struct call call;
    int64_t in_part; /* how many layouts are solved one after the other, so that they share what is stored */
};

static int ask_values(const struct question *question, const struct part *part, int64_t arena) {
    const struct declarer_layouts *all = question->layouts;
    kernels_here()->value_cards(arena, part->hands, part->number, SEATS, all->trump, all->leader, all->trick,
                                all->placed, part->results, part->number, CARDS);
    return DECLARER_DONE;
}

static int ask_tricks(const struct question *question, const struct part *part, int64_t arena) {
    const struct declarer_layouts *all = question->layouts;
    kernels_here()->value_layouts(arena, part->hands, part->number, SEATS, all->trump, all->leader, all->trick,
                                  all->placed, part->results, part->number);
    return DECLARER_DONE;
}

static int64_t *goals_of(const struct question *question, int64_t number) {
    int64_t *goals = malloc((size_t)number * sizeof *goals);
    for (int64_t layout = 0; goals && layout < number; layout++) goals[layout] = question->goal;
    return goals;
}

static int ask_reaches(const struct question *question, const struct part *part, int64_t arena) {
    const struct declarer_layouts *all = question->layouts;
    int64_t *goals = goals_of(question, part->number);
    if (!goals) return DECLARER_NO_MEMORY;
    kernels_here()->reach_layouts(arena, part->hands, part->number, SEATS, all->trump, all->leader, all->trick,
                                  all->placed, goals, part->number, part->results, part->number);
    free(goals);
    return DECLARER_DONE;
}

static int ask_cards(const struct question *question, const struct part *part, int64_t arena) {
    const struct declarer_layouts *all = question->layouts;
    int64_t *goals = goals_of(question, part->number);
    if (!goals) return DECLARER_NO_MEMORY;
    kernels_here()->reach_cards(arena, part->hands, part->number, SEATS, all->trump, all->leader, all->trick,
                                all->placed, goals, part->number, -1, part->results, part->number, CARDS);
    free(goals);
    return DECLARER_DONE;
}

static int check_layouts(const struct declarer_layouts *layouts, const void *results) {
    if (!layouts || !layouts->hands || !results) return DECLARER_NULL;
    if (layouts->number < 0) return DECLARER_NUMBER;
    struct position position = {.trump = layouts->trump, .leader = layouts->leader, .placed = layouts->placed};
    for (int place = 0; place < 3; place++) position.trick[place] = layouts->trick[place];
    for (int64_t number = 0; number < layouts->number; number++) {
        for (int seat = 0; seat < SEATS; seat++) position.hands[seat] = layouts->hands[SEATS * number + seat];
        int code = check_position(&position);
        if (code == DECLARER_DONE) continue;
        set_wrong(number);
        return code;
    }
    return DECLARER_DONE;
}

static int one_part(void *data, int64_t number) {
    const struct question *question = data;
    int64_t first = number * question->in_part, left = question->layouts->number - first;
    struct part part = {.hands = question->layouts->hands + SEATS * first,
                        .number = left < question->in_part ? left : question->in_part,
                        .results = question->results + question->width * first};
    struct memory *memory;
    int code = begin_search(&question->call, &memory);
    if (code != DECLARER_DONE) return code;
    code = question->ask(question, &part, arena_of(memory));
    int end = end_search(&question->call, memory);
    return code == DECLARER_DONE ? end : code;
}

static int answer(struct declarer_solver *solver, struct question *question) {
    begin_call(solver, &question->call);
    int code = check_layouts(question->layouts, question->results);
    if (code != DECLARER_DONE || !question->layouts->number) return code;
    int64_t number = question->layouts->number, threads = question->call.threads;
    question->in_part = number;
    if (threads > 1 && number >= LEAST_DIVIDED) {
        int64_t size = number / (PARTS_OF_A_THREAD * threads);
        question->in_part = size < LEAST_IN_PART ? LEAST_IN_PART : size;
    }
    int64_t parts = (number - 1) / question->in_part + 1;
    return on_threads(parts, question->call.threads, one_part, question);
}

int declarer_card_values(struct declarer_solver *solver, const struct declarer_layouts *layouts, int8_t *values) {
    struct question question = {.layouts = layouts, .ask = ask_values, .width = CARDS, .results = values};
    return answer(solver, &question);
}

int declarer_tricks(struct declarer_solver *solver, const struct declarer_layouts *layouts, int8_t *tricks) {
    struct question question = {.layouts = layouts, .ask = ask_tricks, .width = 1, .results = tricks};
    return answer(solver, &question);
}

static int within(int goal, int least) { return goal < least ? least : goal > MOST_TRICKS ? MOST_TRICKS : goal; }

int declarer_reaches(struct declarer_solver *solver, const struct declarer_layouts *layouts, int goal,
                     int8_t *answers) {
    struct question question = {
        .layouts = layouts, .ask = ask_reaches, .goal = within(goal, 0), .width = 1, .results = answers};
    return answer(solver, &question);
}

int declarer_cards_reaching(struct declarer_solver *solver, const struct declarer_layouts *layouts, int goal,
                            int8_t *answers) {
    struct question question = {
        .layouts = layouts, .ask = ask_cards, .goal = within(goal, -1), .width = CARDS, .results = answers};
    return answer(solver, &question);
}
