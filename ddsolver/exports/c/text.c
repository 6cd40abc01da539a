/* Texts: deals, messages, the version. */

#include "internal.h"

enum { LONGEST = 4096, LONGEST_OF_DDS = 80, PLACES_OF_SEAT = 3 };

static int upper(char letter) { return letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter; }

static int64_t place_in(const char *letters, char letter) {
    for (int place = 0; letters[place]; place++)
        if (letters[place] == upper(letter)) return place;
    return -1;
}

/* Returns 0 for the two, 12 for the ace, -1 for no rank. */
int64_t rank_of(char letter) { return place_in("23456789TJQKA", letter); }

int64_t suit_of(char letter) { return place_in("SHDC", letter); }

/* Reads one hand, and moves the place behind it. */
static int read_hand(const char *text, int end, int *place, int64_t *hand) {
    int suit = 0;
    *hand = 0;
    for (; *place < end && text[*place] != ' '; ++*place) {
        char letter = text[*place];
        int64_t rank = rank_of(letter);
        if (letter == '.') {
            if (++suit == SUITS) return RETURN_PBN_FAULT;
        } else if (rank >= 0) {
            int64_t card = INT64_C(1) << (SUIT_BITS * suit + rank);
            if (*hand & card) return RETURN_DUPLICATE_CARDS;
            *hand |= card;
        } else if (letter != '-') {
            return RETURN_PBN_FAULT;
        }
    }
    return RETURN_NO_FAULT;
}

/* Reads a deal from at most `most` characters, and moves the place to what is wrong. A hand may be shorter, as "AK.." or
   "-". */
static int read_deal(const char *text, int most, int *place, int64_t hands[SEATS]) {
    int end = 0;
    while (end < most && text[end]) end++;
    int64_t seat = end < 2 || text[1] != ':' ? -1 : place_in("NESW", text[0]);
    *place = seat < 0 ? 0 : 2;
    if (seat < 0) return RETURN_PBN_FAULT;
    for (int turn = 0; turn <= SEATS; turn++) {
        while (*place < end && text[*place] == ' ') ++*place;
        if ((turn == SEATS) != (*place == end)) return RETURN_PBN_FAULT; /* too few or too many hands */
        if (turn == SEATS) break;
        int code = read_hand(text, end, place, &hands[(seat + turn) & 3]);
        if (code != RETURN_NO_FAULT) return code;
    }
    return RETURN_NO_FAULT;
}

/* Reads a deal as DDS does: the seat is one of the first three characters, and those that mean nothing are left out. */
int read_text(const char *text, int most, int64_t hands[SEATS]) {
    char kept[LONGEST_OF_DDS] = {0};
    int place = 0, end = 2;
    while (place < PLACES_OF_SEAT && text[place] && place_in("NESW", text[place]) < 0) place++;
    if (place == PLACES_OF_SEAT || !text[place]) return RETURN_PBN_FAULT;
    kept[0] = text[place];
    kept[1] = ':'; /* whatever stands there */
    for (place += text[place + 1] ? 2 : 1; place < most && text[place]; place++)
        if (rank_of(text[place]) >= 0 || place_in(".- ", text[place]) >= 0) kept[end++] = text[place];
    return read_deal(kept, end, &place, hands);
}

int declarer_read_deal(const char *text, int64_t hands[4]) {
    int64_t found[SEATS];
    int place;
    set_wrong(-1);
    if (!text || !hands) return DECLARER_NULL;
    int code = read_deal(text, LONGEST, &place, found);
    if (code != RETURN_NO_FAULT) {
        set_wrong(place);
        return code;
    }
    code = check_deal(found);
    for (int seat = 0; code == RETURN_NO_FAULT && seat < SEATS; seat++) hands[seat] = found[seat];
    return code;
}

struct message {
    int code;
    const char *text;
};

/* At most 79 characters each: callers give 80. */
static const struct message messages[] = {
    {RETURN_NO_FAULT, "no error"},
    {RETURN_UNKNOWN_FAULT, "an argument is missing or out of range"},
    {RETURN_ZERO_CARDS, "there are no cards left to play"},
    {RETURN_TARGET_TOO_HIGH, "the target is higher than the number of tricks left"},
    {RETURN_DUPLICATE_CARDS, "a card occurs twice"},
    {RETURN_TARGET_WRONG_LO, "the target is lower than -1"},
    {RETURN_TARGET_WRONG_HI, "the target is higher than 13"},
    {RETURN_SOLNS_WRONG_LO, "solutions is lower than 1"},
    {RETURN_SOLNS_WRONG_HI, "solutions is higher than 3"},
    {RETURN_TOO_MANY_CARDS, "a hand has more than 13 cards"},
    {RETURN_SUIT_OR_RANK, "a card does not exist: its suit or its rank is wrong"},
    {RETURN_PLAYED_CARD, "a card on the table is in a hand, too"},
    {RETURN_CARD_COUNT, "the hands do not have the same number of cards, those on the table included"},
    {RETURN_THREAD_INDEX, "the index of the thread is below 0 or too high"},
    {RETURN_MODE_WRONG_LO, "the mode is lower than 0"},
    {RETURN_MODE_WRONG_HI, "the mode is higher than 2"},
    {RETURN_TRUMP_WRONG, "the trump is not 0 to 4 (S H D C NT)"},
    {RETURN_FIRST_WRONG, "the leader is not 0 to 3 (N E S W)"},
    {RETURN_PLAY_FAULT, "a card of the play is not in the hand that is to play, or does not follow suit"},
    {RETURN_PBN_FAULT, "the text is not a deal such as N:AK.QJ.T9.87 and three more hands"},
    {RETURN_TOO_MANY_BOARDS, "the number of boards is not 0 to 200"},
    {RETURN_THREAD_CREATE, "the system gives no threads"},
    {RETURN_THREAD_WAIT, "a thread did not end"},
    {RETURN_THREAD_MISSING, "there are no threads on this system"},
    {RETURN_NO_SUIT, "every strain is left out"},
    {RETURN_TOO_MANY_TABLES, "the number of tables is below 0, or there are more than 200 results"},
    {RETURN_CHUNK_SIZE, "the size of a chunk is lower than 1"},
    {DECLARER_NULL, "a pointer is NULL"},
    {DECLARER_NUMBER, "a number of layouts, deals, cards, threads or seconds is out of range"},
    {DECLARER_NO_MEMORY, "the system has no memory left"},
    {DECLARER_STOPPED, "the call was stopped before it had its answer"},
    {DECLARER_OUT_OF_TIME, "the call took longer than its seconds"},
    {DECLARER_CHOICE, "strains has a bit above 4, or declarers one above 3"},
    {DECLARER_TABLE, "a number in the table is not 0 to 13"},
    {DECLARER_VULNERABLE, "vulnerable is not 0 to 3 (none, NS, EW, both)"},
    {DECLARER_DEALER, "the dealer is not 0 to 3 (N E S W)"},
};

const char *declarer_message(int code) {
    for (size_t place = 0; place < sizeof messages / sizeof messages[0]; place++)
        if (messages[place].code == code) return messages[place].text;
    return "an unknown code";
}

const char *declarer_version(void) { return DECLARER_VERSION; }
