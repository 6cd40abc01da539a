/* Calls every function of the C library with arguments that are wrong in all ways but one: pointers are NULL, or to
   what the header says. Ends with 1 if a call returns a number that is no code.

       hostile_calls SEED CALLS THREADS */

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dds.h"

static int calls;

/* xorshift64 */
static uint64_t next(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static int below(uint64_t *state, int number) { return (int)(next(state) % (uint64_t)number); }

/* A number that is likely to be at an edge. */
static int odd(uint64_t *state) {
    static const int edges[] = {-2147483647 - 1, -301, -2, -1, 0,  1,   2,   3,         4, 5,
                                12,              13,   14, 15, 52, 53, 200, 201, 2147483647};
    return below(state, 4) ? edges[below(state, sizeof edges / sizeof edges[0])] : (int)next(state);
}

static void spoil(uint64_t *state, void *what, size_t size) {
    for (int times = below(state, 4); times; times--) {
        size_t place = next(state) % size;
        if (below(state, 2)) {
            ((unsigned char *)what)[place] = (unsigned char)next(state);
        } else {
            int number = odd(state);
            place = place / sizeof number * sizeof number;
            if (place + sizeof number <= size) memcpy((char *)what + place, &number, sizeof number);
        }
    }
}

/* A position of up to five cards a hand. */
static void deal_of(uint64_t *state, struct deal *dl) {
    int cards[52], size = 1 + below(state, 5), placed = below(state, 4);
    memset(dl, 0, sizeof *dl);
    dl->trump = below(state, 5);
    dl->first = below(state, 4);
    for (int card = 0; card < 52; card++) {
        int other = below(state, card + 1);
        cards[card] = cards[other];
        cards[other] = card;
    }
    for (int card = 0; card < 4 * size; card++) {
        int seat = card % 4, turn = (seat - dl->first) & 3;
        if (card / 4 == 0 && turn < placed) {
            dl->currentTrickSuit[turn] = cards[card] / 13;
            dl->currentTrickRank[turn] = cards[card] % 13 + 2;
        } else {
            dl->remainCards[seat][cards[card] / 13] |= 1u << (cards[card] % 13 + 2);
        }
    }
}

static void text_of(const struct deal *dl, char text[80]) {
    int used = 2;
    memset(text, 0, 80);
    memcpy(text, "N:", 2);
    for (int seat = 0; seat < 4; seat++) {
        for (int suit = 0; suit < 4; suit++) {
            for (int rank = 14; rank >= 2; rank--)
                if (dl->remainCards[seat][suit] >> rank & 1) text[used++] = "23456789TJQKA"[rank - 2];
            if (suit < 3) text[used++] = '.';
        }
        if (seat < 3) text[used++] = ' ';
    }
}

static void text_deal_of(uint64_t *state, struct dealPBN *text) {
    struct deal dl;
    deal_of(state, &dl);
    text->trump = dl.trump;
    text->first = dl.first;
    memcpy(text->currentTrickSuit, dl.currentTrickSuit, sizeof dl.currentTrickSuit);
    memcpy(text->currentTrickRank, dl.currentTrickRank, sizeof dl.currentTrickRank);
    text_of(&dl, text->remainCards);
    spoil(state, text, sizeof *text);
}

static void trace_of(uint64_t *state, struct playTraceBin *play) {
    play->number = below(state, 8) ? below(state, 10) : odd(state);
    for (int place = 0; place < 52; place++) {
        play->suit[place] = below(state, 4);
        play->rank[place] = 2 + below(state, 13);
    }
    spoil(state, play, sizeof *play);
}

static void text_trace_of(uint64_t *state, struct playTracePBN *play) {
    play->number = below(state, 8) ? below(state, 10) : odd(state);
    for (int place = 0; place < 53; place++) {
        play->cards[2 * place] = "SHDC"[below(state, 4)];
        play->cards[2 * place + 1] = "23456789TJQKA"[below(state, 13)];
    }
    spoil(state, play, sizeof *play);
}

static int a_number(uint64_t *state, int usual) { return below(state, 6) ? usual : odd(state); }

/* Everything that a thread gives and gets. */
struct work {
    uint64_t state;
    struct declarer_solver *solver, *other; /* its own, and that of another thread, which it may stop */
    int done;
    int wrong;
    struct boards boards;
    struct boardsPBN text_boards;
    struct playTracesBin plays;
    struct playTracesPBN text_plays;
    struct ddTableDeals deals;
    struct ddTableDealsPBN text_deals;
    struct solvedBoards solved;
    struct solvedPlays solved_plays;
    struct ddTablesRes tables;
    struct allParResults pars;
};

static void fill(struct work *w) {
    uint64_t *state = &w->state;
    for (int place = 0; place < 3; place++) {
        deal_of(state, &w->boards.deals[place]);
        memcpy(w->deals.deals[place].cards, w->boards.deals[place].remainCards, sizeof w->deals.deals[place].cards);
        text_of(&w->boards.deals[place], w->text_deals.deals[place].cards);
        spoil(state, &w->boards.deals[place], sizeof w->boards.deals[place]);
        spoil(state, &w->deals.deals[place], sizeof w->deals.deals[place]);
        spoil(state, &w->text_deals.deals[place], sizeof w->text_deals.deals[place]);
        text_deal_of(state, &w->text_boards.deals[place]);
        trace_of(state, &w->plays.plays[place]);
        text_trace_of(state, &w->text_plays.plays[place]);
        w->boards.target[place] = w->text_boards.target[place] = a_number(state, -1);
        w->boards.solutions[place] = w->text_boards.solutions[place] = a_number(state, 1 + below(state, 3));
        w->boards.mode[place] = w->text_boards.mode[place] = a_number(state, below(state, 3));
    }
    w->boards.noOfBoards = w->text_boards.noOfBoards = a_number(state, 1 + below(state, 3));
    w->plays.noOfBoards = w->text_plays.noOfBoards = a_number(state, w->boards.noOfBoards);
    w->deals.noOfTables = w->text_deals.noOfTables = a_number(state, 1 + below(state, 3));
}

#define OR_NULL(pointer) (below(&w->state, 25) ? (pointer) : NULL)

static int call_boards(struct work *w, int which) {
    struct futureTricks future;
    struct solvedPlay play;
    uint64_t *state = &w->state;
    int target = w->boards.target[0], solutions = w->boards.solutions[0], mode = w->boards.mode[0];
    int thread = a_number(state, 0), chunk = a_number(state, 1);
    switch (which) {
    case 0: return SolveBoard(w->boards.deals[0], target, solutions, mode, OR_NULL(&future), thread);
    case 1: return SolveBoardPBN(w->text_boards.deals[0], target, solutions, mode, OR_NULL(&future), thread);
    case 2: return SolveAllBoards(OR_NULL(&w->text_boards), OR_NULL(&w->solved));
    case 3: return SolveAllBoardsBin(OR_NULL(&w->boards), OR_NULL(&w->solved));
    case 4: return SolveAllChunks(OR_NULL(&w->text_boards), OR_NULL(&w->solved), chunk);
    case 5: return SolveAllChunksPBN(OR_NULL(&w->text_boards), OR_NULL(&w->solved), chunk);
    case 6: return SolveAllChunksBin(OR_NULL(&w->boards), OR_NULL(&w->solved), chunk);
    case 7: return AnalysePlayBin(w->boards.deals[0], w->plays.plays[0], OR_NULL(&play), thread);
    case 8: return AnalysePlayPBN(w->text_boards.deals[0], w->text_plays.plays[0], OR_NULL(&play), thread);
    case 9: return AnalyseAllPlaysBin(OR_NULL(&w->boards), OR_NULL(&w->plays), OR_NULL(&w->solved_plays), chunk);
    default:
        return AnalyseAllPlaysPBN(
            OR_NULL(&w->text_boards), OR_NULL(&w->text_plays), OR_NULL(&w->solved_plays), chunk);
    }
}

static void odd_table(struct work *w, struct ddTableResults *table) {
    for (int strain = 0; strain < 5; strain++)
        for (int seat = 0; seat < 4; seat++) table->resTable[strain][seat] = below(&w->state, 14);
    if (!below(&w->state, 3)) spoil(&w->state, table, sizeof *table);
}

static int call_par(struct work *w, int which) {
    struct ddTableResults table;
    struct parResults par;
    struct parResultsDealer text[2];
    struct parResultsMaster master[2];
    struct parTextResults sides;
    char line[200];
    uint64_t *state = &w->state;
    int vulnerable = a_number(state, below(state, 4)), dealer = a_number(state, below(state, 4));
    odd_table(w, &table);
    memset(master, 0, sizeof master);
    if (which > 4 && below(state, 2)) SidesParBin(&table, master, below(state, 4));
    spoil(state, master, sizeof master);
    switch (which) {
    case 0: return Par(OR_NULL(&table), OR_NULL(&par), vulnerable);
    case 1: return DealerPar(OR_NULL(&table), OR_NULL(&text[0]), dealer, vulnerable);
    case 2: return DealerParBin(OR_NULL(&table), OR_NULL(&master[0]), dealer, vulnerable);
    case 3: return SidesPar(OR_NULL(&table), OR_NULL(text), vulnerable);
    case 4: return SidesParBin(OR_NULL(&table), OR_NULL(master), vulnerable);
    case 5: return ConvertToDealerTextFormat(OR_NULL(master), OR_NULL(line));
    default: return ConvertToSidesTextFormat(OR_NULL(master), OR_NULL(&sides));
    }
}

static int call_tables(struct work *w, int which) {
    struct ddTableResults table;
    struct parResults par;
    uint64_t *state = &w->state;
    int filter[5], mode = a_number(state, -1 + below(state, 5));
    for (int strain = 0; strain < 5; strain++) filter[strain] = a_number(state, below(state, 2));
    switch (which) {
    case 0: return CalcDDtable(w->deals.deals[0], OR_NULL(&table));
    case 1: return CalcDDtablePBN(w->text_deals.deals[0], OR_NULL(&table));
    case 2: return CalcAllTables(OR_NULL(&w->deals), mode, OR_NULL(filter), OR_NULL(&w->tables), OR_NULL(&w->pars));
    case 3:
        return CalcAllTablesPBN(OR_NULL(&w->text_deals), mode, OR_NULL(filter), OR_NULL(&w->tables), OR_NULL(&w->pars));
    case 4: return CalcPar(w->deals.deals[0], mode, OR_NULL(&table), OR_NULL(&par));
    default: return CalcParPBN(w->text_deals.deals[0], OR_NULL(&table), mode, OR_NULL(&par));
    }
}

static int call_settings(struct work *w, int which) {
    struct DDSInfo info;
    char line[80];
    uint64_t *state = &w->state;
    switch (which) {
    case 0: SetMaxThreads(a_number(state, 2)); break;
    case 1: SetResources(a_number(state, 20), a_number(state, 2)); break;
    case 2: FreeMemory(); break;
    case 3: GetDDSInfo(OR_NULL(&info)); break;
    case 4: ErrorMessage(odd(state), OR_NULL(line)); break;
    case 5: declarer_limit_memory((double)odd(state)); declarer_limit_memory(1); break;
    default: return SetThreading(odd(state));
    }
    return RETURN_NO_FAULT;
}

/* A solver of a thread, now and then with another limit. */
static struct declarer_solver *solver_of(struct work *w) {
    uint64_t *state = &w->state;
    if (!below(state, 8)) declarer_set_threads(w->solver, a_number(state, below(state, 3)));
    if (!below(state, 8)) declarer_set_seconds(w->solver, below(state, 3) ? 0 : odd(state) * 1e-6);
    return OR_NULL(w->solver);
}

static int call_ours(struct work *w, int which) {
    int64_t hands[3][4], cards[53];
    int8_t values[3][52], tables[3][5][4];
    uint64_t *state = &w->state;
    struct declarer_layouts layouts = {.number = 1 + below(state, 3)};
    struct declarer_par par;
    struct deal dl;
    deal_of(state, &dl);
    for (; layouts.placed < 3 && dl.currentTrickRank[layouts.placed]; layouts.placed++)
        layouts.trick[layouts.placed] =
            16 * dl.currentTrickSuit[layouts.placed] + dl.currentTrickRank[layouts.placed] - 2;
    layouts.trump = a_number(state, dl.trump);
    layouts.leader = a_number(state, dl.first);
    layouts.placed = a_number(state, layouts.placed);
    layouts.trick[below(state, 3)] += !below(state, 5) ? odd(state) : 0;
    if (!below(state, 20)) layouts.number = -(int64_t)(next(state) >> 2);
    for (int seat = 0; seat < 4; seat++) {
        hands[0][seat] = 0;
        for (int suit = 0; suit < 4; suit++) hands[0][seat] |= (int64_t)(dl.remainCards[seat][suit] >> 2) << 16 * suit;
        hands[1][seat] = hands[2][seat] = hands[0][seat];
    }
    if (below(state, 2)) spoil(state, hands, sizeof hands);
    layouts.hands = OR_NULL(hands[0]);
    for (int card = 0; card < 53; card++) cards[card] = below(state, 9) ? below(state, 64) : odd(state);
    for (int place = 0; place < 60; place++) tables[place / 20][place / 4 % 5][place % 4] = (int8_t)below(state, 14);
    if (!below(state, 3)) spoil(state, tables, sizeof tables);
    const struct declarer_layouts *given = OR_NULL(&layouts);
    struct declarer_solver *solver = solver_of(w);
    int goal = a_number(state, below(state, 4)), number = a_number(state, below(state, 3));
    switch (which) {
    case 0: return declarer_card_values(solver, given, OR_NULL(values[0]));
    case 1: return declarer_tricks(solver, given, OR_NULL(values[0]));
    case 2: return declarer_reaches(solver, given, goal, OR_NULL(values[0]));
    case 3: return declarer_cards_reaching(solver, given, goal, OR_NULL(values[0]));
    case 4:
        return declarer_tables(solver, layouts.hands, layouts.number, a_number(state, below(state, 32)),
                               a_number(state, below(state, 16)), OR_NULL(tables));
    case 5:
        if (below(state, 4)) layouts.number = 1;
        return declarer_analyse_play(solver, given, OR_NULL(cards), number, OR_NULL(values[0]));
    case 6:
        return declarer_find_par(OR_NULL(tables[0][0]), a_number(state, below(state, 4)),
                                 a_number(state, below(state, 4)), OR_NULL(&par));
    case 7: return declarer_stop(below(state, 2) ? solver : w->other);
    default:
        w->text_deals.deals[0].cards[79] = 0;
        return declarer_read_deal(w->text_deals.deals[0].cards, OR_NULL(hands[0]));
    }
}

static void *run(void *given) {
    struct work *w = given;
    for (int call = 0; call < calls; call++) {
        fill(w);
        int code;
        switch (below(&w->state, 5)) {
        case 0: code = call_boards(w, below(&w->state, 11)); break;
        case 1: code = call_par(w, below(&w->state, 7)); break;
        case 2: code = call_tables(w, below(&w->state, 6)); break;
        case 3: code = call_settings(w, below(&w->state, 7)); break;
        default: code = call_ours(w, below(&w->state, 9));
        }
        if (code == RETURN_NO_FAULT) w->done++;
        if (!strcmp(declarer_message(code), "an unknown code")) {
            fprintf(stderr, "call %d returned %d\n", call, code);
            w->wrong++;
        }
    }
    return NULL;
}

int main(int number, char *arguments[]) {
    if (number != 4) return 2;
    int threads = atoi(arguments[3]), done = 0, wrong = 0;
    calls = atoi(arguments[2]);
    pthread_t started[8];
    struct work *works = calloc(8, sizeof *works);
    if (!works || threads < 1 || threads > 8) return 2;
    for (int thread = 0; thread < threads; thread++) works[thread].solver = declarer_new_solver();
    for (int thread = 0; thread < threads; thread++) {
        works[thread].other = works[(thread + 1) % threads].solver;
        works[thread].state = 0x9E3779B97F4A7C15u * (uint64_t)(atoi(arguments[1]) + thread + 1);
        pthread_create(&started[thread], NULL, run, &works[thread]);
    }
    for (int thread = 0; thread < threads; thread++) {
        pthread_join(started[thread], NULL);
        done += works[thread].done;
        wrong += works[thread].wrong;
    }
    for (int thread = 0; thread < threads; thread++) declarer_free_solver(works[thread].solver);
    free(works);
    declarer_free_memory();
    printf("%d calls, %d of them done, the others refused\n", calls * threads, done);
    return wrong ? 1 : 0;
}
