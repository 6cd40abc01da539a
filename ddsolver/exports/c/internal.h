/* What the files of the library share. */

#ifndef INTERNAL_H
#define INTERNAL_H

#include <stdint.h>

#include "dds.h"
#include "declarer.h"
#include "kernels.h"

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
struct memory;

/* memory.c */
const struct kernels *kernels_here(void);
struct memory *take_memory(void);
void give_memory(struct memory *memory);
int64_t arena_of(const struct memory *memory);
int64_t visited(const struct memory *memory);

/* threads.c */
typedef int work(void *data, int64_t number);
int on_threads(int64_t number, int threads, work *do_piece, void *data);
int processors(void);

/* positions.c */
int count(int64_t cards);
int64_t highest(int64_t cards); /* of at least one */
int to_play(const struct position *position);
int check_position(const struct position *position);
int64_t legal(const struct position *position);
int64_t in_hands(const struct position *position);
int play(struct position *position, int64_t card);
int place_of(int64_t card);
int value_of(struct memory *memory, const struct position *position);

/* text.c */
int read_text(const char *text, int most, int64_t hands[SEATS]);
int64_t rank_of(char letter);
int64_t suit_of(char letter);

/* layouts.c */
int check_deal(const int64_t hands[SEATS]);
int strain_tricks(const int64_t hands[SEATS], int trump, int8_t tricks[SEATS]);

/* dds_settings.c */
int threads_allowed(void);

/* dds_boards.c */
void hands_of(const unsigned int cards[SEATS][SUITS], int64_t hands[SEATS], int *code);
int position_of(const struct deal *dl, struct position *position);
int read_board(const struct dealPBN *text, struct deal *dl);
int64_t card_of(int suit, int rank);

#endif
