/* What the files of the library share. */

#ifndef INTERNAL_H
#define INTERNAL_H

#include <stddef.h>
#include <stdint.h>

#include "dds.h"
#include "declarer.h"
#include "kernels.h"
#include "names.h"

enum { SUITS = 4, SEATS = 4, STRAINS = 5, NOTRUMP = 4, CARDS = 52, SUIT_BITS = 16, MOST_CARDS = 13 };
#define SUIT_MASK INT64_C(0x1FFF)
#define EVERY_CARD INT64_C(0x1FFF1FFF1FFF1FFF)

/* The kernels of one kind of processor. */
struct kernels {
    int64_t (*fits)(void);
    value_layouts_kernel *value_layouts;
    reach_layouts_kernel *reach_layouts;
    value_cards_kernel *value_cards;
    reach_cards_kernel *reach_cards;
    card_reaching_kernel *card_reaching;
    value_table_kernel *value_table;
    prepare_arena_kernel *prepare_arena;
};

/* One layout. */
struct position {
    int64_t hands[SEATS];
    int trump;
    int leader;
    int placed;
    int64_t trick[3];
};

/* The memory of one search at a time. */
struct memory {
    int64_t *arena;
    void *pages;
    size_t size;
    struct memory *next, *previous; /* of those that search for the same solver */
};

/* A call in progress: its solver, which may be NULL, and what held when it began. */
struct call {
    struct declarer_solver *solver;
    int threads;      /* 0 for the default */
    int64_t stops;    /* how often the solver had been stopped */
    int64_t deadline; /* on the clock of the kernels; 0 for none */
};

/* memory.c */
const struct kernels *kernels_here(void);
struct memory *take_memory(void);
void give_memory(struct memory *memory);
void release_memory(struct memory *memory);
int64_t arena_of(const struct memory *memory);

/* solvers.c */
void set_wrong(int64_t place);
void begin_call(struct declarer_solver *solver, struct call *call);
int begin_search(const struct call *call, struct memory **memory);
int end_search(const struct call *call, struct memory *memory);

/* threads.c */
typedef int work(void *data, int64_t number);
int on_threads(int64_t number, int threads, work *do_piece, void *data);
int processors(void);

/* positions.c */
int count(int64_t cards);
int64_t highest(int64_t cards); /* of at least one */
int to_play(const struct position *position);
int check_position(const struct position *position);
int check_deal(const int64_t hands[SEATS]);
int64_t legal(const struct position *position);
int64_t in_hands(const struct position *position);
int play(struct position *position, int64_t card);
int place_of(int64_t card);
int value_of(struct memory *memory, const struct position *position);

/* text.c */
int read_text(const char *text, int most, int64_t hands[SEATS]);
int64_t rank_of(char letter);
int64_t suit_of(char letter);

/* tables.c */
int strain_tricks(const struct call *call, const int64_t hands[SEATS], int trump, int declarers, int8_t tricks[SEATS]);

/* plays.c */
enum { MOST_PLAYS = CARDS };
int values_of_play(const struct call *call, struct position position, const int64_t cards[], int number,
                   int may_revoke, int8_t tricks[MOST_PLAYS + 1]);

/* par.c */
enum { LEVELS = 7, BIDS = LEVELS * STRAINS, NORTH_SOUTH = 4 };

/* What a side gets for a bid: its points, its tricks less those of the contract, and who declares. */
struct worth {
    int points; /* to North-South */
    int difference;
    int seats; /* one seat, or NORTH_SOUTH or the next for two that take as many tricks */
};

/* All bids of both sides. */
struct bids {
    struct worth of[BIDS][2];
};

void value_bids(const int table[STRAINS][SEATS], const int vulnerable[2], struct bids *bids);
int score_if_first(const struct bids *bids, int side);

/* dds_settings.c */
int threads_allowed(void);

/* dds_boards.c */
void hands_of(const unsigned int cards[SEATS][SUITS], int64_t hands[SEATS], int *code);
int position_of(const struct deal *dl, struct position *position);
int read_board(const struct dealPBN *text, struct deal *dl);
int64_t card_of(int suit, int rank);

#endif
