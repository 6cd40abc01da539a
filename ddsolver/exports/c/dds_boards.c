/* SolveBoard and its forms. */

#include <string.h>

#include "internal.h"

enum { BEST_ONE = 1, BEST_ALL = 2, EVERY_CARD_VALUED = 3 };
enum { UNLESS_FORCED = 0, FORCED = -2, NOT_REACHED = -1, LOWEST_RANK = 2, HIGHEST_RANK = 14 };

/* The numbers that say what is asked about a board. */
struct asked {
    int target;
    int solutions;
    int mode;
};

/* A card and those equivalent to it, which DDS returns as one. */
struct run {
    int64_t top;
    int64_t cards;
    int score;
};

/* Adds up a holding of DDS, or sets the code. */
void hands_of(const unsigned int cards[SEATS][SUITS], int64_t hands[SEATS], int *code) {
    for (int seat = 0; seat < SEATS; seat++) {
        hands[seat] = 0;
        for (int suit = 0; suit < SUITS; suit++) {
            unsigned int holding = cards[seat][suit];
            if (holding & ~(unsigned int)(SUIT_MASK << LOWEST_RANK)) *code = RETURN_SUIT_OR_RANK;
            hands[seat] |= ((int64_t)(holding >> LOWEST_RANK) & SUIT_MASK) << SUIT_BITS * suit;
        }
    }
}

/* Returns the bit of a card, or -1 if there is none. */
int64_t card_of(int suit, int rank) {
    if (suit < 0 || suit >= SUITS || rank < LOWEST_RANK || rank > HIGHEST_RANK) return -1;
    return SUIT_BITS * suit + rank - LOWEST_RANK;
}

/* Reads the trick on the table. As in DDS, the hands tell how many cards it has, so that programs may leave cards of
   earlier tricks in the places after them; a rank of 0 is no card. */
static int read_trick(const int suits[3], const int ranks[3], struct position *position) {
    int missing = (SEATS - count(in_hands(position)) % SEATS) % SEATS;
    for (int place = 0; place < 3; place++) {
        if (!ranks[place]) continue;
        int64_t card = card_of(suits[place], ranks[place]);
        if (card < 0 || (place < missing && place != position->placed)) return RETURN_SUIT_OR_RANK;
        if (place < missing) position->trick[position->placed++] = card;
    }
    return RETURN_NO_FAULT;
}

int position_of(const struct deal *dl, struct position *position) {
    int code = RETURN_NO_FAULT;
    *position = (struct position){.trump = dl->trump, .leader = dl->first};
    hands_of(dl->remainCards, position->hands, &code);
    if (code == RETURN_NO_FAULT) code = read_trick(dl->currentTrickSuit, dl->currentTrickRank, position);
    return code == RETURN_NO_FAULT ? check_position(position) : code;
}

/* Turns a board with a text into one with numbers. */
int read_board(const struct dealPBN *text, struct deal *dl) {
    int64_t hands[SEATS];
    *dl = (struct deal){.trump = text->trump, .first = text->first};
    memcpy(dl->currentTrickSuit, text->currentTrickSuit, sizeof dl->currentTrickSuit);
    memcpy(dl->currentTrickRank, text->currentTrickRank, sizeof dl->currentTrickRank);
    int code = read_text(text->remainCards, sizeof text->remainCards, hands);
    for (int seat = 0; code == RETURN_NO_FAULT && seat < SEATS; seat++)
        for (int suit = 0; suit < SUITS; suit++)
            dl->remainCards[seat][suit] = (unsigned int)(hands[seat] >> SUIT_BITS * suit & SUIT_MASK) << LOWEST_RANK;
    return code;
}

static int check_asked(const struct asked *asked, int left) {
    if (asked->target < -1) return RETURN_TARGET_WRONG_LO;
    if (asked->target > MOST_CARDS) return RETURN_TARGET_WRONG_HI;
    if (asked->solutions < BEST_ONE) return RETURN_SOLNS_WRONG_LO;
    if (asked->solutions > EVERY_CARD_VALUED) return RETURN_SOLNS_WRONG_HI;
    if (asked->mode < 0) return RETURN_MODE_WRONG_LO;
    if (asked->mode > 2) return RETURN_MODE_WRONG_HI;
    return asked->target > left ? RETURN_TARGET_TOO_HIGH : RETURN_NO_FAULT;
}

/* Finds the runs of equivalent cards that may be played; returns their number. */
static int runs_of(const struct position *position, struct run runs[MOST_CARDS]) {
    int64_t cards = legal(position);
    int64_t others = in_hands(position) & ~position->hands[to_play(position)];
    for (int place = 0; place < position->placed; place++) others |= INT64_C(1) << position->trick[place];
    int number = 0;
    while (cards) {
        int64_t top = highest(cards), lane = SUIT_MASK << (top & 48);
        int64_t below = others & lane & ((INT64_C(1) << top) - 1);
        int64_t run = cards & lane;
        if (below) run &= -(INT64_C(2) << highest(below));
        cards &= ~run;
        runs[number++] = (struct run){.top = top, .cards = run};
    }
    return number;
}

/* Sorts by score, the highest first, then by rank, the lowest first: so the first card is the cheapest of the best. */
static void sort(struct run runs[], int number) {
    for (int place = 1; place < number; place++) {
        struct run moved = runs[place];
        int to = place;
        for (; to; to--) {
            struct run before = runs[to - 1];
            if (before.score > moved.score) break;
            if (before.score == moved.score && (before.top & 15) <= (moved.top & 15)) break;
            runs[to] = before;
        }
        runs[to] = moved;
    }
}

static void write_runs(const struct run runs[], int number, struct futureTricks *futp) {
    futp->cards = number;
    for (int place = 0; place < number; place++) {
        int64_t top = runs[place].top;
        int64_t others = (runs[place].cards & ~(INT64_C(1) << top)) >> (top & 48);
        futp->suit[place] = (int)(top >> 4);
        futp->rank[place] = (int)(top & 15) + LOWEST_RANK;
        futp->equals[place] = (int)(others << LOWEST_RANK);
        futp->score[place] = runs[place].score;
    }
}

/* Leaves one run that reaches the goal, if there is one. */
static int search_one(struct memory *memory, const struct position *position, int goal, struct run runs[], int number) {
    int64_t card = kernels_here()->card_reaching(arena_of(memory), position->hands, SEATS, position->trump,
                                                 position->leader, position->trick, position->placed, goal);
    for (int place = 0; card >= 0 && place < number; place++) {
        if (!(runs[place].cards >> card & 1)) continue;
        runs[0] = runs[place];
        runs[0].score = goal;
        return 1;
    }
    return 0;
}

/* Leaves the runs that reach the goal. */
static int search_all(struct memory *memory, const struct position *position, int goal, struct run runs[], int number) {
    int8_t found[CARDS];
    int64_t goals[1] = {goal};
    int kept = 0;
    kernels_here()->reach_cards(arena_of(memory), position->hands, 1, SEATS, position->trump, position->leader,
                                position->trick, position->placed, goals, 1, -1, found, 1, CARDS);
    for (int place = 0; place < number; place++) {
        if (found[place_of(runs[place].top)] <= 0) continue;
        runs[kept] = runs[place];
        runs[kept++].score = goal;
    }
    return kept;
}

static void search_values(struct memory *memory, const struct position *position, struct run runs[], int number) {
    int8_t found[CARDS];
    kernels_here()->value_cards(arena_of(memory), position->hands, 1, SEATS, position->trump, position->leader,
                                position->trick, position->placed, found, 1, CARDS);
    for (int place = 0; place < number; place++) runs[place].score = found[place_of(runs[place].top)];
}

/* Leaves the runs that answer the question; returns their number. */
static int search(struct memory *memory, const struct position *position, const struct asked *asked,
                  struct run runs[], int number) {
    if (asked->solutions == EVERY_CARD_VALUED) {
        search_values(memory, position, runs, number);
        return number;
    }
    int goal = asked->target < 0 ? value_of(memory, position) : asked->target;
    if (asked->solutions == BEST_ONE) return search_one(memory, position, goal, runs, number);
    return search_all(memory, position, goal, runs, number);
}

/* Answers without a search, as DDS does; returns the number of runs, or -1 if a search is needed. */
static int without_search(const struct position *position, const struct asked *asked, struct run runs[], int number) {
    int left = count(position->hands[to_play(position)]);
    if (left > 1 && asked->mode == UNLESS_FORCED && number == 1) {
        runs[0].score = FORCED;
        return 1;
    }
    return asked->target == 0 && asked->solutions != EVERY_CARD_VALUED ? number : -1; /* all scores are 0 then */
}

static int solve_position(const struct position *position, const struct asked *asked, struct futureTricks *futp) {
    struct run runs[MOST_CARDS];
    int left = count(position->hands[to_play(position)]);
    int number = runs_of(position, runs);
    struct asked real = *asked;
    if (left == 1 && asked->target) real.target = -1; /* DDS always says how the last trick ends */
    int kept = without_search(position, &real, runs, number);
    if (kept < 0) {
        static const struct call unlimited;
        struct memory *memory;
        int code = begin_search(&unlimited, &memory);
        if (code != RETURN_NO_FAULT) return code;
        int64_t before = memory->arena[VISITED];
        kept = search(memory, position, &real, runs, number);
        futp->nodes = (int)(memory->arena[VISITED] - before);
        end_search(&unlimited, memory);
    }
    sort(runs, kept);
    write_runs(runs, kept && asked->solutions == BEST_ONE ? 1 : kept, futp);
    if (!kept) futp->score[0] = asked->target > 1 ? NOT_REACHED : 0; /* who does not take one takes none */
    return RETURN_NO_FAULT;
}

static int solve(const struct deal *dl, const struct asked *asked, struct futureTricks *futp) {
    struct position position;
    if (!futp) return RETURN_UNKNOWN_FAULT;
    memset(futp, 0, sizeof *futp);
    int code = position_of(dl, &position);
    if (code == RETURN_NO_FAULT) code = check_asked(asked, count(position.hands[to_play(&position)]));
    return code == RETURN_NO_FAULT ? solve_position(&position, asked, futp) : code;
}

/* Every thread may use any index: memories are given out by need. */
int SolveBoard(struct deal dl, int target, int solutions, int mode, struct futureTricks *futp, int threadIndex) {
    struct asked asked = {target, solutions, mode};
    return threadIndex < 0 ? RETURN_THREAD_INDEX : solve(&dl, &asked, futp);
}

int SolveBoardPBN(struct dealPBN dlpbn, int target, int solutions, int mode, struct futureTricks *futp,
                  int threadIndex) {
    struct deal dl;
    int code = read_board(&dlpbn, &dl);
    return code == RETURN_NO_FAULT ? SolveBoard(dl, target, solutions, mode, futp, threadIndex) : code;
}

/* Boards of either form, and where the answers go. */
struct batch {
    const struct boards *boards;
    const struct boardsPBN *texts;
    struct solvedBoards *solved;
};

static int solve_one(void *data, int64_t number) {
    const struct batch *batch = data;
    struct futureTricks *futp = &batch->solved->solvedBoard[number];
    if (batch->boards) {
        const struct boards *given = batch->boards;
        struct asked asked = {given->target[number], given->solutions[number], given->mode[number]};
        return solve(&given->deals[number], &asked, futp);
    }
    const struct boardsPBN *given = batch->texts;
    struct asked asked = {given->target[number], given->solutions[number], given->mode[number]};
    struct deal dl;
    int code = read_board(&given->deals[number], &dl);
    return code == RETURN_NO_FAULT ? solve(&dl, &asked, futp) : code;
}

static int solve_all(struct batch *batch, int number) {
    batch->solved->noOfBoards = 0;
    if (number < 0 || number > MAXNOOFBOARDS) return RETURN_TOO_MANY_BOARDS;
    batch->solved->noOfBoards = number;
    return on_threads(number, threads_allowed(), solve_one, batch);
}

int SolveAllBoards(struct boardsPBN *bop, struct solvedBoards *solvedp) {
    struct batch batch = {.texts = bop, .solved = solvedp};
    return bop && solvedp ? solve_all(&batch, bop->noOfBoards) : RETURN_UNKNOWN_FAULT;
}

int SolveAllBoardsBin(struct boards *bop, struct solvedBoards *solvedp) {
    struct batch batch = {.boards = bop, .solved = solvedp};
    return bop && solvedp ? solve_all(&batch, bop->noOfBoards) : RETURN_UNKNOWN_FAULT;
}

int SolveAllChunks(struct boardsPBN *bop, struct solvedBoards *solvedp, int chunkSize) {
    return chunkSize < 1 ? RETURN_CHUNK_SIZE : SolveAllBoards(bop, solvedp);
}

int SolveAllChunksPBN(struct boardsPBN *bop, struct solvedBoards *solvedp, int chunkSize) {
    return SolveAllChunks(bop, solvedp, chunkSize);
}

int SolveAllChunksBin(struct boards *bop, struct solvedBoards *solvedp, int chunkSize) {
    return chunkSize < 1 ? RETURN_CHUNK_SIZE : SolveAllBoardsBin(bop, solvedp);
}
