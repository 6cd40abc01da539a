/* The double-dummy solver of declarer: exact trick counts for bridge.

   A set of cards is a number with 16 bits for each suit: spades 0 to 15, hearts 16 to 31, diamonds 32 to 47, clubs 48
   to 63. In a suit, bit 0 is the two and bit 12 the ace. A card is the number of its bit. Seats are 0 to 3 for North,
   East, South and West. Strains are 0 to 4 for spades, hearts, diamonds, clubs and notrump.

   Every function that returns an int returns DECLARER_DONE, or a code below 0 (`declarer_message` has its sentence).
   Arguments are checked first: if one is wrong, nothing is written, and `declarer_wrong` says which layout, deal or card
   it was. After DECLARER_NO_MEMORY, DECLARER_STOPPED and DECLARER_OUT_OF_TIME, some results may have been written. Any
   number of threads may call all functions at the same time. */

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

/* The version of this header; `declarer_version` returns that of the library. */
#define DECLARER_VERSION_MAJOR 0
#define DECLARER_VERSION_MINOR 3
#define DECLARER_VERSION_PATCH 0
#define DECLARER_VERSION "0.3.0"

enum {
    DECLARER_DONE = 1,
    DECLARER_NO_CARDS = -2,       /* there are no cards left to play */
    DECLARER_CARD_TWICE = -4,     /* a card occurs twice */
    DECLARER_TOO_MANY_CARDS = -10, /* a hand has more than 13 cards */
    DECLARER_CARD = -12,          /* a card does not exist */
    DECLARER_CARD_ON_TABLE = -13, /* a card on the table is in a hand, too */
    DECLARER_CARD_COUNT = -14,    /* the hands do not have the same number of cards */
    DECLARER_TRUMP = -18,         /* the trump is not 0 to 4 */
    DECLARER_LEADER = -19,        /* the leader is not 0 to 3 */
    DECLARER_PLAY = -98,          /* a card of the play is not in the hand that is to play, or does not follow suit */
    DECLARER_TEXT = -99,          /* the text is not a deal */
    DECLARER_NULL = -401,         /* a pointer is NULL */
    DECLARER_NUMBER = -402,       /* a number of layouts, deals, cards, threads or seconds is out of range */
    DECLARER_NO_MEMORY = -403,    /* the system has no memory left */
    DECLARER_STOPPED = -404,      /* `declarer_stop` was called */
    DECLARER_OUT_OF_TIME = -405,  /* the call took longer than its seconds */
    DECLARER_CHOICE = -406,       /* `strains` or `declarers` has a bit for none */
    DECLARER_TABLE = -407,        /* a number in the table is not 0 to 13 */
    DECLARER_VULNERABLE = -408,   /* `vulnerable` is not 0 to 3 */
    DECLARER_DEALER = -409        /* the dealer is not 0 to 3 */
};

/* What holds for calls: seconds, threads, and that they can be stopped. Where a function takes a solver, NULL is one
   without a time limit. */
struct declarer_solver;

/* Returns a new solver, or NULL if the system has no memory left. */
DECLARER_API struct declarer_solver *declarer_new_solver(void);

/* Frees a solver that no call uses; NULL is allowed. */
DECLARER_API void declarer_free_solver(struct declarer_solver *solver);

/* Sets the time limit of each call that begins later; 0 for none, which is the default. */
DECLARER_API int declarer_set_seconds(struct declarer_solver *solver, double seconds);

/* Sets the most threads that a call uses. 0 is the default: one per processor for tables, one for layouts. */
DECLARER_API int declarer_set_threads(struct declarer_solver *solver, int threads);

/* Ends the calls in progress with this solver; they return DECLARER_STOPPED. Any thread may call this. */
DECLARER_API int declarer_stop(struct declarer_solver *solver);

/* The layouts of a call: cards that the four seats have not played yet. All layouts of a call have the same trump and
   the same trick on the table. */
struct declarer_layouts {
    const int64_t *hands; /* four numbers for each layout, North first */
    int64_t number;       /* of layouts */
    int trump;
    int leader;       /* who led, or is to lead, to the trick on the table */
    int placed;       /* how many cards are on the table, 0 to 3 */
    int64_t trick[3]; /* these cards, in order */
};

/* Writes the tricks that the side to play takes from here on with each card, in 52 numbers for each layout. The place
   of a card is 13 times its suit plus its rank (two 0, ace 12). Cards that may not be played get -1. */
DECLARER_API int declarer_card_values(
    struct declarer_solver *solver, const struct declarer_layouts *layouts, int8_t *values);

/* Writes the tricks that the side to play takes from here on, one number for each layout. */
DECLARER_API int declarer_tricks(
    struct declarer_solver *solver, const struct declarer_layouts *layouts, int8_t *tricks);

/* Writes 1 for each layout in which the side to play takes `goal` tricks or more from here on, else 0. This is the
   fastest question. */
DECLARER_API int declarer_reaches(
    struct declarer_solver *solver, const struct declarer_layouts *layouts, int goal, int8_t *answers);

/* Writes 1 for each card with which the side to play takes `goal` tricks or more from here on (-1: the most that can
   be taken), 0 for other cards that may be played, and -1 for the rest, placed as by `declarer_card_values`. */
DECLARER_API int declarer_cards_reaching(
    struct declarer_solver *solver, const struct declarer_layouts *layouts, int goal, int8_t *answers);

/* Writes the table of each deal: the tricks of the declarer, 20 numbers, strain first: table[strain][declarer]. `hands`
   has four numbers for each deal. `strains` and `declarers` have bit i for strain or seat i; 0 is all of them. Results
   that are not asked for are -1. */
DECLARER_API int declarer_tables(struct declarer_solver *solver, const int64_t *hands, int64_t number, int strains,
                                 int declarers, int8_t (*tables)[5][4]);

/* Writes the tricks of the declarer's side, those won included, before each of `number` cards that were played and after
   the last one: number + 1 numbers. `start` is one layout, from which the cards are played; the declarer sits on the
   right of its leader. */
DECLARER_API int declarer_analyse_play(struct declarer_solver *solver, const struct declarer_layouts *start,
                                       const int64_t *cards, int number, int8_t *tricks);

struct declarer_contract {
    int level; /* 1 to 7 */
    int strain;
    int declarer;
    int doubled; /* 1 if it fails */
    int tricks;  /* that the declarer takes */
};

/* Par: the result if both sides bid perfectly with all cards known. */
struct declarer_par {
    int score;  /* in points to North-South */
    int number; /* of contracts with this score: 0 if the deal is passed out */
    struct declarer_contract contracts[20]; /* the lowest of each strain and declarer */
};

/* Finds par. `table` has the 20 results of `declarer_tables`; `vulnerable` is 0 for none, 1 for North-South, 2 for
   East-West, 3 for both. The dealer matters on the few deals on which the side that bids first gets the better
   result. */
DECLARER_API int declarer_find_par(const int8_t *table, int vulnerable, int dealer, struct declarer_par *par);

/* Reads a deal such as "N:AK.QJ.T9.87 ... ... ...", in which all hands have the same number of cards, 1 to 13. */
DECLARER_API int declarer_read_deal(const char *text, int64_t hands[4]);

/* Limits the memory of each search that begins later, in megabytes; 30 unless this is called, and at least 0.1. */
DECLARER_API void declarer_limit_memory(double megabytes);

/* Gives the memory of all searches that have ended back to the system; the next search takes new memory. */
DECLARER_API void declarer_free_memory(void);

/* Returns the sentence for a code. */
DECLARER_API const char *declarer_message(int code);

/* Returns what was wrong with the last call of this thread: the index of the layout or deal, of the card of the play, of
   the number in the table, or of the character in the text; -1 if it was none of these. */
DECLARER_API int64_t declarer_wrong(void);

/* Returns the version of the library, such as "0.3.0". */
DECLARER_API const char *declarer_version(void);

#ifdef __cplusplus
}
#endif

#endif
