/* CalcDDtable and its forms. */

#include <string.h>

#include "internal.h"

enum { NO_PAR = -1, EVERY_DECLARER = 15, MOST_RESULTS = MAXNOOFTABLES * DDS_STRAINS };

/* Deals in our form, the strains that are asked for, and where the tables go. */
struct job {
    int64_t hands[MOST_RESULTS][SEATS];
    int strains[STRAINS];
    int number_of_strains;
    struct ddTableResults *results;
};

static int one_strain(void *data, int64_t piece) {
    struct job *job = data;
    int64_t number = piece / job->number_of_strains;
    int trump = job->strains[piece % job->number_of_strains];
    static const struct call unlimited;
    int8_t tricks[SEATS];
    int code = strain_tricks(&unlimited, job->hands[number], trump, EVERY_DECLARER, tricks);
    for (int seat = 0; code == RETURN_NO_FAULT && seat < SEATS; seat++)
        job->results[number].resTable[trump][seat] = tricks[seat];
    return code;
}

static int read_deal_of(const struct ddTableDeal *deal, int64_t hands[SEATS]) {
    int code = RETURN_NO_FAULT;
    hands_of(deal->cards, hands, &code);
    return code == RETURN_NO_FAULT ? check_deal(hands) : code;
}

static int read_text_of(const struct ddTableDealPBN *deal, int64_t hands[SEATS]) {
    int code = read_text(deal->cards, sizeof deal->cards, hands);
    return code == RETURN_NO_FAULT ? check_deal(hands) : code;
}

/* Takes up the strains that the filter does not leave out, the one with the longest search first. */
static void take_strains(struct job *job, const int left_out[STRAINS]) {
    static const int order[STRAINS] = {NOTRUMP, 0, 1, 2, 3};
    job->number_of_strains = 0;
    for (int place = 0; place < STRAINS; place++)
        if (!left_out[order[place]]) job->strains[job->number_of_strains++] = order[place];
}

static int fill(struct job *job, int64_t number) {
    return on_threads(number * job->number_of_strains, threads_allowed(), one_strain, job);
}

static int one_table(struct job *job, struct ddTableResults *tablep) {
    static const int none[STRAINS];
    take_strains(job, none);
    job->results = tablep;
    return fill(job, 1);
}

int CalcDDtable(struct ddTableDeal tableDeal, struct ddTableResults *tablep) {
    struct job job;
    if (!tablep) return RETURN_UNKNOWN_FAULT;
    int code = read_deal_of(&tableDeal, job.hands[0]);
    return code == RETURN_NO_FAULT ? one_table(&job, tablep) : code;
}

int CalcDDtablePBN(struct ddTableDealPBN tableDealPBN, struct ddTableResults *tablep) {
    struct job job;
    if (!tablep) return RETURN_UNKNOWN_FAULT;
    int code = read_text_of(&tableDealPBN, job.hands[0]);
    return code == RETURN_NO_FAULT ? one_table(&job, tablep) : code;
}

/* Fills the tables of a number of deals, and finds their par if `mode` is a vulnerability and no strain is left out. */
static int all_tables(struct job *job, int number, int mode, struct ddTablesRes *resp, struct allParResults *presp) {
    job->results = resp->results;
    int code = fill(job, number);
    if (code != RETURN_NO_FAULT) return code;
    resp->noOfBoards = SEATS * job->number_of_strains * number;
    if (mode <= NO_PAR || mode > 3 || job->number_of_strains < STRAINS || !presp) return code;
    for (int table = 0; code == RETURN_NO_FAULT && table < number; table++)
        code = Par(&resp->results[table], &presp->presults[table], mode);
    return code;
}

/* Begins a job, after checking how much is asked for. */
static int begin(struct job *job, int number, const int left_out[STRAINS], struct ddTablesRes *resp) {
    resp->noOfBoards = 0;
    take_strains(job, left_out);
    if (!job->number_of_strains) return RETURN_NO_SUIT;
    return number < 0 || number > MOST_RESULTS / job->number_of_strains ? RETURN_TOO_MANY_TABLES : RETURN_NO_FAULT;
}

int CalcAllTables(struct ddTableDeals *dealsp, int mode, int trumpFilter[5], struct ddTablesRes *resp,
                  struct allParResults *presp) {
    struct job job;
    if (!dealsp || !trumpFilter || !resp) return RETURN_UNKNOWN_FAULT;
    int number = dealsp->noOfTables;
    int code = begin(&job, number, trumpFilter, resp);
    for (int table = 0; code == RETURN_NO_FAULT && table < number; table++)
        code = read_deal_of(&dealsp->deals[table], job.hands[table]);
    return code == RETURN_NO_FAULT ? all_tables(&job, number, mode, resp, presp) : code;
}

int CalcAllTablesPBN(struct ddTableDealsPBN *dealsp, int mode, int trumpFilter[5], struct ddTablesRes *resp,
                     struct allParResults *presp) {
    struct job job;
    if (!dealsp || !trumpFilter || !resp) return RETURN_UNKNOWN_FAULT;
    int number = dealsp->noOfTables;
    int code = begin(&job, number, trumpFilter, resp);
    for (int table = 0; code == RETURN_NO_FAULT && table < number; table++)
        code = read_text_of(&dealsp->deals[table], job.hands[table]);
    return code == RETURN_NO_FAULT ? all_tables(&job, number, mode, resp, presp) : code;
}

/* The order of the arguments differs between these two, as in DDS. */
int CalcPar(struct ddTableDeal tableDeal, int vulnerable, struct ddTableResults *tablep, struct parResults *presp) {
    int code = CalcDDtable(tableDeal, tablep);
    return code == RETURN_NO_FAULT ? Par(tablep, presp, vulnerable) : code;
}

int CalcParPBN(struct ddTableDealPBN tableDealPBN, struct ddTableResults *tablep, int vulnerable,
               struct parResults *presp) {
    int code = CalcDDtablePBN(tableDealPBN, tablep);
    return code == RETURN_NO_FAULT ? Par(tablep, presp, vulnerable) : code;
}
