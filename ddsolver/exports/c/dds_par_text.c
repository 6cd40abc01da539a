/* Par as text, in the forms that programs written for DDS read. */

#include <stdio.h>
#include <string.h>

#include "internal.h"

enum { MOST_CONTRACTS = 10, TEXT = 128, LONG_TEXT = 200 };

static const char *const seats[] = {"N", "E", "S", "W", "NS", "EW"};
static const char *const strains[] = {"N", "S", "H", "D", "C"};
static const char *const long_strains[] = {"NT", "S", "H", "D", "C"};

/* A text that grows, and never beyond its end. */
struct line {
    char *text;
    size_t size;
    size_t used;
};

#define ADD(line, ...)                                                                                          \
    do {                                                                                                        \
        int added = snprintf((line)->text + (line)->used, (line)->size - (line)->used, __VA_ARGS__);            \
        size_t room = (line)->size - (line)->used - 1;                                                          \
        (line)->used += added < 0 ? 0 : (size_t)added < room ? (size_t)added : room;                            \
    } while (0)

static int is_contract(const struct contractType *contract) {
    return contract->level >= 0 && contract->level <= 7 && contract->denom >= 0 && contract->denom < STRAINS &&
           contract->seats >= 0 && contract->seats < 6 && contract->underTricks >= 0 && contract->underTricks <= 13 &&
           contract->overTricks >= 0 && contract->overTricks <= 6;
}

/* Such as 3N-NS+1 or 5H*-EW-2. */
static void write_contract(const struct contractType *contract, char text[10]) {
    struct line line = {text, 10, 0};
    ADD(&line, "%d%s%s-%s", contract->level, strains[contract->denom], contract->underTricks ? "*" : "",
        seats[contract->seats]);
    if (contract->underTricks) ADD(&line, "-%d", contract->underTricks);
    if (contract->overTricks) ADD(&line, "+%d", contract->overTricks);
}

static void write_contracts(const struct parResultsMaster *par, struct parResultsDealer *presp) {
    memset(presp, 0, sizeof *presp);
    presp->score = par->score;
    presp->number = par->number;
    for (int place = 0; place < par->number; place++) write_contract(&par->contracts[place], presp->contracts[place]);
}

/* Puts contracts into the order that only DealerPar of DDS has: those that make by their tricks, the most first, and
   sacrifices from clubs up. */
static void order_by_tricks(struct parResultsMaster *par) {
    for (int place = 1; place < par->number; place++) {
        struct contractType moved = par->contracts[place];
        int to = place;
        for (; to; to--) {
            struct contractType before = par->contracts[to - 1];
            if (!moved.underTricks && before.level + before.overTricks >= moved.level + moved.overTricks) break;
            par->contracts[to] = before;
        }
        par->contracts[to] = moved;
    }
}

int DealerPar(struct ddTableResults *tablep, struct parResultsDealer *presp, int dealer, int vulnerable) {
    struct parResultsMaster par;
    if (!presp) return RETURN_UNKNOWN_FAULT;
    int code = DealerParBin(tablep, &par, dealer, vulnerable);
    if (code != RETURN_NO_FAULT) return code;
    order_by_tricks(&par);
    write_contracts(&par, presp);
    if (!par.score) snprintf(presp->contracts[0], sizeof presp->contracts[0], "pass");
    return code;
}

int SidesPar(struct ddTableResults *tablep, struct parResultsDealer sidesRes[2], int vulnerable) {
    struct parResultsMaster par[2];
    if (!sidesRes) return RETURN_UNKNOWN_FAULT;
    int code = SidesParBin(tablep, par, vulnerable);
    for (int side = 0; code == RETURN_NO_FAULT && side < 2; side++) write_contracts(&par[side], &sidesRes[side]);
    return code;
}

/* Such as NS:NS 23S,NS 3H: all levels at which a contract has the score; x for doubled. */
static void write_levels(const struct parResultsMaster *par, char text[TEXT]) {
    struct line line = {text, TEXT, strlen(text)};
    for (int place = 0; place < par->number; place++) {
        const struct contractType *contract = &par->contracts[place];
        if (!contract->level) continue; /* passed out */
        ADD(&line, "%s%s ", place ? "," : "", seats[contract->seats]);
        for (int level = contract->level; level <= contract->level + contract->overTricks; level++)
            ADD(&line, "%d", level);
        ADD(&line, "%s%s", strains[contract->denom], contract->underTricks ? "x" : "");
    }
}

int Par(struct ddTableResults *tablep, struct parResults *presp, int vulnerable) {
    struct parResultsMaster par[2];
    if (!presp) return RETURN_UNKNOWN_FAULT;
    int code = SidesParBin(tablep, par, vulnerable);
    for (int side = 0; code == RETURN_NO_FAULT && side < 2; side++) {
        const char *name = seats[NORTH_SOUTH + side];
        snprintf(presp->parScore[side], sizeof presp->parScore[side], "%s %d", name, par[side].score);
        snprintf(presp->parContractsString[side], sizeof presp->parContractsString[side], "%s:", name);
        write_levels(&par[side], presp->parContractsString[side]);
    }
    return code;
}

/* Such as Par 110: NS 2S NS 2D+1. */
static void write_sentence(const struct parResultsMaster *par, const char *const names[], char *text, size_t size) {
    struct line line = {text, size, 0};
    ADD(&line, "Par %d", par->score);
    for (int place = 0; place < par->number; place++) {
        const struct contractType *contract = &par->contracts[place];
        if (!is_contract(contract)) continue;
        ADD(&line, "%s %s %d%s%s", place ? "" : ":", seats[contract->seats], contract->level, names[contract->denom],
            contract->underTricks ? "x" : "");
        if (contract->underTricks) ADD(&line, "-%d", contract->underTricks);
        if (contract->overTricks) ADD(&line, "+%d", contract->overTricks);
    }
}

static int is_par(const struct parResultsMaster *par) { return par->number >= 0 && par->number <= MOST_CONTRACTS; }

int ConvertToDealerTextFormat(struct parResultsMaster *parp, char *resp) {
    if (!parp || !resp || !is_par(parp)) return RETURN_UNKNOWN_FAULT;
    write_sentence(parp, strains, resp, LONG_TEXT);
    return RETURN_NO_FAULT;
}

/* `parp` has the two results of SidesParBin. */
int ConvertToSidesTextFormat(struct parResultsMaster *parp, struct parTextResults *resp) {
    if (!parp || !resp || !is_par(&parp[0]) || !is_par(&parp[1])) return RETURN_UNKNOWN_FAULT;
    memset(resp, 0, sizeof *resp);
    if (!parp[0].score) {
        snprintf(resp->parText[0], TEXT, "Par 0");
        return RETURN_NO_FAULT;
    }
    write_sentence(&parp[0], long_strains, resp->parText[0], TEXT);
    write_sentence(&parp[1], long_strains, resp->parText[1], TEXT);
    resp->equal = parp[0].score == -parp[1].score && parp[0].number == parp[1].number &&
                  !memcmp(parp[0].contracts, parp[1].contracts, sizeof parp[0].contracts);
    return RETURN_NO_FAULT;
}
