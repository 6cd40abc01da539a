/* The worth of bids, and par: the result if both sides bid perfectly with all cards known. */

#include "internal.h"

enum { LARGE = 100000 };

/* Bids go from clubs up. */
static const int upwards[STRAINS] = {3, 2, 1, 0, NOTRUMP};

static int made(int level, int strain, int tricks, int vulnerable) {
    int a_trick = strain == 2 || strain == 3 ? 20 : 30;
    int for_contract = a_trick * level + (strain == NOTRUMP ? 10 : 0);
    int bonus = for_contract < 100 ? 50 : vulnerable ? 500 : 300;
    if (level == 6) bonus += vulnerable ? 750 : 500;
    if (level == 7) bonus += vulnerable ? 1500 : 1000;
    return for_contract + a_trick * (tricks - 6 - level) + bonus;
}

/* The points for tricks missing in a doubled contract. */
static int lost(int missing, int vulnerable) {
    if (vulnerable) return 300 * missing - 100;
    return missing <= 3 ? 200 * missing - 100 : 300 * missing - 400;
}

static int points_of(int level, int strain, int tricks, int vulnerable) {
    int missing = level + 6 - tricks;
    return missing > 0 ? -lost(missing, vulnerable) : made(level, strain, tricks, vulnerable);
}

static struct worth worth_of(const int table[STRAINS][SEATS], int bid, int side, int vulnerable) {
    int level = bid / STRAINS + 1, strain = upwards[bid % STRAINS];
    int first = table[strain][side], second = table[strain][side + 2];
    int tricks = first > second ? first : second;
    int points = points_of(level, strain, tricks, vulnerable);
    int seats = first == second ? NORTH_SOUTH + side : first > second ? side : side + 2;
    return (struct worth){side ? -points : points, tricks - 6 - level, seats};
}

void value_bids(const int table[STRAINS][SEATS], const int vulnerable[2], struct bids *bids) {
    for (int bid = 0; bid < BIDS; bid++)
        for (int side = 0; side < 2; side++) bids->of[bid][side] = worth_of(table, bid, side, vulnerable[side]);
}

static int least(int one, int other) { return one < other ? one : other; }

static int most(int one, int other) { return one > other ? one : other; }

/* Returns the points to North-South if a side bids first. From the highest bid down: the best that each side gets if
   it must make this bid or a higher one, and the other side may then bid higher or leave it in. */
int score_if_first(const struct bids *bids, int side) {
    int ours = -LARGE, theirs = LARGE;
    for (int bid = BIDS - 1; bid >= 0; bid--) {
        int left_in_ours = least(bids->of[bid][0].points, theirs);
        int left_in_theirs = most(bids->of[bid][1].points, ours);
        ours = most(ours, left_in_ours);
        theirs = least(theirs, left_in_theirs);
    }
    return side ? least(theirs, most(0, ours)) : most(ours, least(0, theirs));
}

static int can_be_outbid(const struct bids *bids, int bid, int side, int score) {
    for (int other = bid + 1; other < BIDS; other++) {
        int points = bids->of[other][!side].points;
        if (side ? points > score : points < score) return 1;
    }
    return 0;
}

/* Adds a contract, unless there is a lower one of the same strain and declarer. */
static void add(struct declarer_par *par, const struct declarer_contract *contract) {
    for (int place = 0; place < par->number; place++)
        if (par->contracts[place].strain == contract->strain && par->contracts[place].declarer == contract->declarer)
            return;
    par->contracts[par->number++] = *contract;
}

static void list_contracts(const struct bids *bids, struct declarer_par *par) {
    for (int bid = 0; bid < BIDS; bid++) {
        for (int side = 0; side < 2; side++) {
            struct worth worth = bids->of[bid][side];
            if (worth.points != par->score || can_be_outbid(bids, bid, side, par->score)) continue;
            struct declarer_contract contract = {.level = bid / STRAINS + 1, .strain = upwards[bid % STRAINS]};
            contract.doubled = worth.difference < 0;
            contract.tricks = contract.level + 6 + worth.difference;
            for (contract.declarer = side; contract.declarer < SEATS; contract.declarer += 2)
                if (worth.seats == contract.declarer || worth.seats >= NORTH_SOUTH) add(par, &contract);
        }
    }
}

int declarer_find_par(const int8_t *table, int vulnerable, int dealer, struct declarer_par *par) {
    int tricks[STRAINS][SEATS];
    set_wrong(-1);
    if (!table || !par) return DECLARER_NULL;
    if (vulnerable < 0 || vulnerable > 3) return DECLARER_VULNERABLE;
    if (dealer < 0 || dealer >= SEATS) return DECLARER_DEALER;
    for (int place = 0; place < STRAINS * SEATS; place++) {
        tricks[place / SEATS][place % SEATS] = table[place];
        if (table[place] >= 0 && table[place] <= MOST_CARDS) continue;
        set_wrong(place);
        return DECLARER_TABLE;
    }
    const int sides[2] = {vulnerable & 1, vulnerable >> 1};
    struct bids bids;
    value_bids((const int(*)[SEATS])tricks, sides, &bids);
    *par = (struct declarer_par){.score = score_if_first(&bids, dealer & 1)};
    if (par->score) list_contracts(&bids, par);
    return DECLARER_DONE;
}
