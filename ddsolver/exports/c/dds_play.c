/* AnalysePlay and its forms: the tricks of the declarer's side after each card that was played. */

#include <string.h>

#include "internal.h"

static int read_trace(const struct playTraceBin *trace, int64_t cards[MOST_PLAYS]) {
    if (trace->number < 0 || trace->number > MOST_PLAYS) return RETURN_PLAY_FAULT;
    for (int place = 0; place < trace->number; place++) {
        cards[place] = card_of(trace->suit[place], trace->rank[place]);
        if (cards[place] < 0) return RETURN_PLAY_FAULT;
    }
    return RETURN_NO_FAULT;
}

/* Reads cards such as "SAhTd2". */
static int read_trace_text(const struct playTracePBN *trace, int64_t cards[MOST_PLAYS]) {
    if (trace->number < 0 || trace->number > MOST_PLAYS) return RETURN_PLAY_FAULT;
    for (int place = 0; place < trace->number; place++) {
        int64_t suit = suit_of(trace->cards[2 * place]), rank = rank_of(trace->cards[2 * place + 1]);
        if (suit < 0 || rank < 0) return RETURN_PLAY_FAULT;
        cards[place] = SUIT_BITS * suit + rank;
    }
    return RETURN_NO_FAULT;
}

/* As DDS, leaves out the cards of the last trick, because they are forced, and lets players revoke. */
static int analyse(struct position position, const int64_t cards[], int number, struct solvedPlay *solved) {
    static const struct call unlimited;
    int8_t tricks[MOST_PLAYS + 1];
    int before_last = count(in_hands(&position)) - SEATS;
    if (number > before_last) number = before_last < 0 ? 0 : before_last;
    int code = values_of_play(&unlimited, position, cards, number, 1, tricks);
    if (code != RETURN_NO_FAULT) return code;
    for (int place = 0; place <= number; place++) solved->tricks[place] = tricks[place];
    solved->number = number + 1;
    return code;
}

static int analyse_numbers(const struct deal *dl, const struct playTraceBin *play, struct solvedPlay *solved) {
    struct position position;
    int64_t cards[MOST_PLAYS];
    solved->number = 0;
    int code = position_of(dl, &position);
    if (code == RETURN_NO_FAULT) code = read_trace(play, cards);
    return code == RETURN_NO_FAULT ? analyse(position, cards, play->number, solved) : code;
}

static int analyse_texts(const struct dealPBN *text, const struct playTracePBN *play, struct solvedPlay *solved) {
    struct position position;
    struct deal dl;
    int64_t cards[MOST_PLAYS];
    solved->number = 0;
    int code = read_board(text, &dl);
    if (code == RETURN_NO_FAULT) code = read_trace_text(play, cards);
    if (code == RETURN_NO_FAULT) code = position_of(&dl, &position);
    return code == RETURN_NO_FAULT ? analyse(position, cards, play->number, solved) : code;
}

int AnalysePlayBin(struct deal dl, struct playTraceBin play, struct solvedPlay *solved, int threadIndex) {
    if (!solved) return RETURN_UNKNOWN_FAULT;
    return threadIndex < 0 ? RETURN_THREAD_INDEX : analyse_numbers(&dl, &play, solved);
}

int AnalysePlayPBN(struct dealPBN dlPBN, struct playTracePBN playPBN, struct solvedPlay *solvedp, int threadIndex) {
    if (!solvedp) return RETURN_UNKNOWN_FAULT;
    return threadIndex < 0 ? RETURN_THREAD_INDEX : analyse_texts(&dlPBN, &playPBN, solvedp);
}

/* Boards of either form with their plays, and where the answers go. */
struct batch {
    const struct boards *boards;
    const struct playTracesBin *plays;
    const struct boardsPBN *texts;
    const struct playTracesPBN *text_plays;
    struct solvedPlays *solved;
};

static int analyse_one(void *data, int64_t number) {
    const struct batch *batch = data;
    struct solvedPlay *solved = &batch->solved->solved[number];
    if (batch->boards) return analyse_numbers(&batch->boards->deals[number], &batch->plays->plays[number], solved);
    return analyse_texts(&batch->texts->deals[number], &batch->text_plays->plays[number], solved);
}

static int analyse_all(struct batch *batch, int number, int number_of_plays) {
    batch->solved->noOfBoards = 0;
    if (number < 0 || number > MAXNOOFBOARDS) return RETURN_TOO_MANY_BOARDS;
    if (number != number_of_plays) return RETURN_UNKNOWN_FAULT;
    batch->solved->noOfBoards = number;
    return on_threads(number, threads_allowed(), analyse_one, batch);
}

/* The size of chunks says nothing here: threads take one board after the other. */
int AnalyseAllPlaysBin(struct boards *bop, struct playTracesBin *plp, struct solvedPlays *solvedp, int chunkSize) {
    (void)chunkSize;
    if (!bop || !plp || !solvedp) return RETURN_UNKNOWN_FAULT;
    struct batch batch = {.boards = bop, .plays = plp, .solved = solvedp};
    return analyse_all(&batch, bop->noOfBoards, plp->noOfBoards);
}

int AnalyseAllPlaysPBN(struct boardsPBN *bopPBN, struct playTracesPBN *plpPBN, struct solvedPlays *solvedp,
                       int chunkSize) {
    (void)chunkSize;
    if (!bopPBN || !plpPBN || !solvedp) return RETURN_UNKNOWN_FAULT;
    struct batch batch = {.texts = bopPBN, .text_plays = plpPBN, .solved = solvedp};
    return analyse_all(&batch, bopPBN->noOfBoards, plpPBN->noOfBoards);
}
