/* The interface of DDS, the double-dummy solver by Bo Haglund and Soren Hein, version 2.9, as declarer speaks it.

   Seats are 0 to 3 for N, E, S, W; suits and strains 0 to 4 for S, H, D, C, NT; ranks 2 to 14. A holding has bit r for
   the card of rank r. Names, numbers and layouts are those that programs written for DDS use; the rest is ours. */

#ifndef DECLARER_DDS_H
#define DECLARER_DDS_H

#include <stdbool.h>

#include "declarer.h"

#ifdef __cplusplus
extern "C" {
#endif

#define DDS_VERSION 20900
#define DDS_HANDS 4
#define DDS_SUITS 4
#define DDS_STRAINS 5
#define MAXNOOFBOARDS 200
#define MAXNOOFTABLES 40

#define RETURN_NO_FAULT 1
#define RETURN_UNKNOWN_FAULT -1
#define RETURN_ZERO_CARDS -2
#define RETURN_TARGET_TOO_HIGH -3
#define RETURN_DUPLICATE_CARDS -4
#define RETURN_TARGET_WRONG_LO -5
#define RETURN_TARGET_WRONG_HI -7
#define RETURN_SOLNS_WRONG_LO -8
#define RETURN_SOLNS_WRONG_HI -9
#define RETURN_TOO_MANY_CARDS -10
#define RETURN_SUIT_OR_RANK -12
#define RETURN_PLAYED_CARD -13
#define RETURN_CARD_COUNT -14
#define RETURN_THREAD_INDEX -15
#define RETURN_MODE_WRONG_LO -16
#define RETURN_MODE_WRONG_HI -17
#define RETURN_TRUMP_WRONG -18
#define RETURN_FIRST_WRONG -19
#define RETURN_PLAY_FAULT -98
#define RETURN_PBN_FAULT -99
#define RETURN_TOO_MANY_BOARDS -101
#define RETURN_THREAD_CREATE -102
#define RETURN_THREAD_WAIT -103
#define RETURN_THREAD_MISSING -104
#define RETURN_NO_SUIT -201
#define RETURN_TOO_MANY_TABLES -202
#define RETURN_CHUNK_SIZE -301

struct futureTricks {
    int nodes;
    int cards;
    int suit[13];
    int rank[13];
    int equals[13];
    int score[13];
};

struct deal {
    int trump;
    int first;
    int currentTrickSuit[3];
    int currentTrickRank[3];
    unsigned int remainCards[DDS_HANDS][DDS_SUITS];
};

struct dealPBN {
    int trump;
    int first;
    int currentTrickSuit[3];
    int currentTrickRank[3];
    char remainCards[80];
};

struct boards {
    int noOfBoards;
    struct deal deals[MAXNOOFBOARDS];
    int target[MAXNOOFBOARDS];
    int solutions[MAXNOOFBOARDS];
    int mode[MAXNOOFBOARDS];
};

struct boardsPBN {
    int noOfBoards;
    struct dealPBN deals[MAXNOOFBOARDS];
    int target[MAXNOOFBOARDS];
    int solutions[MAXNOOFBOARDS];
    int mode[MAXNOOFBOARDS];
};

struct solvedBoards {
    int noOfBoards;
    struct futureTricks solvedBoard[MAXNOOFBOARDS];
};

struct ddTableDeal {
    unsigned int cards[DDS_HANDS][DDS_SUITS];
};

struct ddTableDealPBN {
    char cards[80];
};

struct ddTableDeals {
    int noOfTables;
    struct ddTableDeal deals[MAXNOOFTABLES * DDS_STRAINS];
};

struct ddTableDealsPBN {
    int noOfTables;
    struct ddTableDealPBN deals[MAXNOOFTABLES * DDS_STRAINS];
};

struct ddTableResults {
    int resTable[DDS_STRAINS][DDS_HANDS];
};

struct ddTablesRes {
    int noOfBoards;
    struct ddTableResults results[MAXNOOFTABLES * DDS_STRAINS];
};

struct parResults {
    char parScore[2][16];
    char parContractsString[2][128];
};

struct allParResults {
    struct parResults presults[MAXNOOFTABLES];
};

struct parResultsDealer {
    int number;
    int score;
    char contracts[10][10];
};

struct contractType {
    int underTricks;
    int overTricks;
    int level;
    int denom; /* 0 to 4 for NT, S, H, D, C */
    int seats; /* 0 to 3 for N, E, S, W; 4 for NS; 5 for EW */
};

struct parResultsMaster {
    int score;
    int number;
    struct contractType contracts[10];
};

struct parTextResults {
    char parText[2][128];
    bool equal;
};

struct playTraceBin {
    int number;
    int suit[52];
    int rank[52];
};

struct playTracePBN {
    int number;
    char cards[106];
};

struct playTracesBin {
    int noOfBoards;
    struct playTraceBin plays[MAXNOOFBOARDS];
};

struct playTracesPBN {
    int noOfBoards;
    struct playTracePBN plays[MAXNOOFBOARDS];
};

struct solvedPlay {
    int number;
    int tricks[53];
};

struct solvedPlays {
    int noOfBoards;
    struct solvedPlay solved[MAXNOOFBOARDS];
};

struct DDSInfo {
    int major, minor, patch;
    char versionString[10];
    int system;
    int numBits;
    int compiler;
    int constructor;
    int numCores;
    int threading;
    int noOfThreads;
    char threadSizes[128];
    char systemString[1024];
};

DECLARER_API void SetMaxThreads(int userThreads);
DECLARER_API int SetThreading(int code);
DECLARER_API void SetResources(int maxMemoryMB, int maxThreads);
DECLARER_API void FreeMemory(void);
DECLARER_API void GetDDSInfo(struct DDSInfo *info);
DECLARER_API void ErrorMessage(int code, char line[80]);

DECLARER_API int SolveBoard(
    struct deal dl, int target, int solutions, int mode, struct futureTricks *futp, int threadIndex);
DECLARER_API int SolveBoardPBN(
    struct dealPBN dlpbn, int target, int solutions, int mode, struct futureTricks *futp, int threadIndex);
DECLARER_API int SolveAllBoards(struct boardsPBN *bop, struct solvedBoards *solvedp);
DECLARER_API int SolveAllBoardsBin(struct boards *bop, struct solvedBoards *solvedp);
DECLARER_API int SolveAllChunks(struct boardsPBN *bop, struct solvedBoards *solvedp, int chunkSize);
DECLARER_API int SolveAllChunksPBN(struct boardsPBN *bop, struct solvedBoards *solvedp, int chunkSize);
DECLARER_API int SolveAllChunksBin(struct boards *bop, struct solvedBoards *solvedp, int chunkSize);

DECLARER_API int CalcDDtable(struct ddTableDeal tableDeal, struct ddTableResults *tablep);
DECLARER_API int CalcDDtablePBN(struct ddTableDealPBN tableDealPBN, struct ddTableResults *tablep);
DECLARER_API int CalcAllTables(struct ddTableDeals *dealsp, int mode, int trumpFilter[DDS_STRAINS],
                               struct ddTablesRes *resp, struct allParResults *presp);
DECLARER_API int CalcAllTablesPBN(struct ddTableDealsPBN *dealsp, int mode, int trumpFilter[DDS_STRAINS],
                                  struct ddTablesRes *resp, struct allParResults *presp);

/* Of par, `vulnerable` is 0 for none, 1 for both, 2 for NS, 3 for EW. */
DECLARER_API int Par(struct ddTableResults *tablep, struct parResults *presp, int vulnerable);
DECLARER_API int CalcPar(
    struct ddTableDeal tableDeal, int vulnerable, struct ddTableResults *tablep, struct parResults *presp);
DECLARER_API int CalcParPBN(
    struct ddTableDealPBN tableDealPBN, struct ddTableResults *tablep, int vulnerable, struct parResults *presp);
DECLARER_API int DealerPar(
    struct ddTableResults *tablep, struct parResultsDealer *presp, int dealer, int vulnerable);
DECLARER_API int DealerParBin(
    struct ddTableResults *tablep, struct parResultsMaster *presp, int dealer, int vulnerable);
DECLARER_API int SidesPar(struct ddTableResults *tablep, struct parResultsDealer sidesRes[2], int vulnerable);
DECLARER_API int SidesParBin(struct ddTableResults *tablep, struct parResultsMaster sidesRes[2], int vulnerable);
DECLARER_API int ConvertToDealerTextFormat(struct parResultsMaster *parp, char *resp);
DECLARER_API int ConvertToSidesTextFormat(struct parResultsMaster *parp, struct parTextResults *resp);

DECLARER_API int AnalysePlayBin(struct deal dl, struct playTraceBin play, struct solvedPlay *solved, int threadIndex);
DECLARER_API int AnalysePlayPBN(
    struct dealPBN dlPBN, struct playTracePBN playPBN, struct solvedPlay *solvedp, int threadIndex);
DECLARER_API int AnalyseAllPlaysBin(
    struct boards *bop, struct playTracesBin *plp, struct solvedPlays *solvedp, int chunkSize);
DECLARER_API int AnalyseAllPlaysPBN(
    struct boardsPBN *bopPBN, struct playTracesPBN *plpPBN, struct solvedPlays *solvedp, int chunkSize);

#ifdef __cplusplus
}
#endif

#endif
