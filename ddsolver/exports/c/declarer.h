/* The double-dummy solver of declarer: exact trick counts for bridge.

   A set of cards is a number with 16 bits for each suit: spades 0 to 15, hearts 16 to 31, diamonds 32 to 47, clubs 48
   to 63. In a suit, bit 0 is the two and bit 12 the ace. A card is the number of its bit. Seats are 0 to 3 for North,
   East, South and West. Strains are 0 to 4 for spades, hearts, diamonds, clubs and notrump.

   Every function that returns an int returns DECLARER_DONE, or a code below 0 (`declarer_message` has its sentence)
   and then has written no result (`declarer_tables` may have written some if memory ran out). Any number of threads may call all functions at the same time. */

#ifndef DECLARER_H
#define DECLARER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define DECLARER_API __attribute__((visibility("default")))
#else
#define DECLARER_API
#endif

enum { DECLARER_DONE = 1 };

/* The layouts of a call: cards that the four seats have not played yet, North first. All layouts of a call have the
   same trump and the same trick on the table. */
struct declarer_layouts {
    const int64_t (*hands)[4];
    int64_t number;
    int trump;
    int leader;       /* who led, or is to lead, to the trick on the table */
    int placed;       /* how many cards are on the table, 0 to 3 */
    int64_t trick[3]; /* these cards, in order */
};

/* Writes the tricks that the side to play takes from here on with each card, in 52 numbers for each layout. The place
   of a card is 13 times its suit plus its rank (two 0, ace 12). Cards that may not be played get -1. */
DECLARER_API int declarer_card_values(const struct declarer_layouts *layouts, int8_t *values);

/* Writes the tricks that the side to play takes from here on, one number for each layout. */
DECLARER_API int declarer_tricks(const struct declarer_layouts *layouts, int8_t *tricks);

/* Writes 1 for each layout in which the side to play takes `goal` tricks or more from here on, else 0. This is the
   fastest question. */
DECLARER_API int declarer_reaches(const struct declarer_layouts *layouts, int goal, int8_t *answers);

/* Writes 1 for each card with which the side to play takes `goal` tricks or more from here on (-1: the most that can
   be taken), 0 for other cards that may be played, and -1 for the rest, placed as by `declarer_card_values`. */
DECLARER_API int declarer_cards_reaching(const struct declarer_layouts *layouts, int goal, int8_t *answers);

/* Writes the table of each deal: the tricks of the declarer, 20 numbers, strain first: table[strain][declarer]. Uses
   at most `threads` threads, 0 for one per processor. */
DECLARER_API int declarer_tables(const int64_t (*hands)[4], int64_t number, int threads, int8_t (*tables)[5][4]);

/* Reads a deal such as "N:AK.QJ.T9.87 ... ... ...", in which all hands have the same number of cards, 1 to 13. */
DECLARER_API int declarer_read_deal(const char *text, int64_t hands[4]);

/* Limits the memory of each search that begins later, in megabytes; 30 unless this is called, and at least 0.1. */
DECLARER_API void declarer_limit_memory(double megabytes);

/* Gives the memory of all searches that have ended back to the system; the next search takes new memory. */
DECLARER_API void declarer_free_memory(void);

/* Returns the sentence for a code. */
DECLARER_API const char *declarer_message(int code);

/* Returns the version, such as "0.1.0". */
DECLARER_API const char *declarer_version(void);

#ifdef __cplusplus
}
#endif

#endif
