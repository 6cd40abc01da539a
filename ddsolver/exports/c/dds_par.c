/* Par, in the forms of DDS. */

#include <string.h>

#include "internal.h"

enum { MOST_CONTRACTS = 10 };

static int least(int one, int other) { return one < other ? one : other; }

static int most(int one, int other) { return one > other ? one : other; }

/* Returns when the first of the players who may declare is on turn. */
static int turn_of(int seats, const int turns[SEATS]) {
    return seats < NORTH_SOUTH ? turns[seats] : least(turns[seats - NORTH_SOUTH], turns[seats - NORTH_SOUTH + 2]);
}

/* Returns whether the other side does better by a higher bid, or by this very bid if it is on turn before. */
static int can_be_outbid(const struct bids *bids, int bid, int side, const int turns[SEATS], int score) {
    struct worth ours = bids->of[bid][side], theirs = bids->of[bid][!side];
    int they_are_before = turn_of(theirs.seats, turns) < turn_of(ours.seats, turns);
    for (int other = they_are_before ? bid : bid + 1; other < BIDS; other++) {
        int points = bids->of[other][!side].points;
        if (side ? points > score : points < score) return 1;
    }
    return 0;
}

/* Lists the lowest contract of each strain and side that has the score and cannot be outbid. */
static void list_contracts(const struct bids *bids, const int turns[SEATS], struct parResultsMaster *presp) {
    int score = presp->score;
    for (int denomination = 0; denomination < STRAINS; denomination++) {
        for (int side = 0; side < 2; side++) {
            for (int level = 1; level <= LEVELS; level++) {
                int bid = (level - 1) * STRAINS + (STRAINS - 1 - denomination);
                struct worth worth = bids->of[bid][side];
                if (worth.points != score || can_be_outbid(bids, bid, side, turns, score)) continue;
                if (presp->number == MOST_CONTRACTS) return;
                presp->contracts[presp->number++] = (struct contractType){
                    .underTricks = most(0, -worth.difference), .overTricks = most(0, worth.difference), .level = level,
                    .denom = denomination, .seats = worth.seats};
                break;
            }
        }
    }
}

static int check(const struct ddTableResults *table, const void *presp, int vulnerable) {
    if (!table || !presp || vulnerable < 0 || vulnerable > 3) return RETURN_UNKNOWN_FAULT;
    for (int strain = 0; strain < STRAINS; strain++)
        for (int seat = 0; seat < SEATS; seat++)
            if (table->resTable[strain][seat] < 0 || table->resTable[strain][seat] > MOST_CARDS)
                return RETURN_UNKNOWN_FAULT;
    return RETURN_NO_FAULT;
}

/* Finds par if a side bids first; `turns` says when each seat is on turn. */
static void find_par(const struct ddTableResults *table, int first, const int turns[SEATS], int vulnerable,
                     struct parResultsMaster *presp) {
    const int sides[2] = {vulnerable == 1 || vulnerable == 2, vulnerable == 1 || vulnerable == 3};
    struct bids bids;
    memset(presp, 0, sizeof *presp);
    value_bids((const int(*)[SEATS])table->resTable, sides, &bids);
    presp->score = score_if_first(&bids, first);
    if (presp->score) list_contracts(&bids, turns, presp);
    if (!presp->number) presp->number = 1; /* passed out: one contract of level 0 */
}

static void find_par_of_side(const struct ddTableResults *table, int first, int vulnerable,
                             struct parResultsMaster *presp) {
    const int turns[SEATS] = {first, !first, first, !first};
    find_par(table, first, turns, vulnerable, presp);
}

static int may_declare(const struct parResultsMaster *par, int seat) {
    for (int place = 0; place < par->number; place++) {
        int seats = par->contracts[place].seats;
        if (seats == seat || seats == NORTH_SOUTH + (seat & 1)) return 1;
    }
    return 0;
}

/* If the sides differ in what they get by bidding first, the player nearest to the dealer who can declare decides. */
int DealerParBin(struct ddTableResults *tablep, struct parResultsMaster *presp, int dealer, int vulnerable) {
    struct parResultsMaster first[2];
    int code = check(tablep, presp, vulnerable);
    if (code == RETURN_NO_FAULT && (dealer < 0 || dealer >= SEATS)) code = RETURN_UNKNOWN_FAULT;
    if (code != RETURN_NO_FAULT) return code;
    for (int side = 0; side < 2; side++) find_par_of_side(tablep, side, vulnerable, &first[side]);
    int seat = dealer, turns[SEATS];
    for (int turn = 0; turn < SEATS; turn++) turns[(dealer + turn) & 3] = turn;
    while (first[0].score != first[1].score && turns[seat] < SEATS - 1 && !may_declare(&first[seat & 1], seat))
        seat = (seat + 1) & 3;
    find_par(tablep, seat & 1, turns, vulnerable, presp);
    return code;
}

/* The second result is for East-West bidding first, its score to East-West. */
int SidesParBin(struct ddTableResults *tablep, struct parResultsMaster sidesRes[2], int vulnerable) {
    int code = check(tablep, sidesRes, vulnerable);
    if (code != RETURN_NO_FAULT) return code;
    for (int side = 0; side < 2; side++) find_par_of_side(tablep, side, vulnerable, &sidesRes[side]);
    sidesRes[1].score = -sidesRes[1].score;
    return RETURN_NO_FAULT;
}
