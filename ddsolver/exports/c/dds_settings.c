/* The functions of DDS that set or say something about the library as a whole. */

#include <limits.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "internal.h"

enum { LINUX = 3, GNU = 3, AT_LOADING = 2, STL = 5, LINE = 80 };
enum { MOST_MB_OF_A_THREAD = 30 }; /* more memory does not make a search faster */

static atomic_int threads;

/* How many threads the calls for many boards use. */
int threads_allowed(void) {
    int allowed = atomic_load(&threads);
    return allowed > 0 ? allowed : processors();
}

void SetMaxThreads(int userThreads) { atomic_store(&threads, userThreads < 0 ? 0 : userThreads); }

/* DDS can choose among kinds of threads; the system's are the only one here. */
int SetThreading(int code) { return code < 0 ? RETURN_THREAD_MISSING : RETURN_NO_FAULT; }

void SetResources(int maxMemoryMB, int maxThreads) {
    SetMaxThreads(maxThreads);
    if (maxMemoryMB <= 0) return;
    double share = (double)maxMemoryMB / threads_allowed();
    declarer_limit_memory(share < MOST_MB_OF_A_THREAD ? share : MOST_MB_OF_A_THREAD);
}

void FreeMemory(void) { declarer_free_memory(); }

void ErrorMessage(int code, char line[80]) {
    if (line) snprintf(line, LINE, "%s", declarer_message(code));
}

void GetDDSInfo(struct DDSInfo *info) {
    if (!info) return;
    memset(info, 0, sizeof *info);
    info->major = DDS_VERSION / 10000;
    info->minor = DDS_VERSION / 100 % 100;
    info->patch = DDS_VERSION % 100;
    snprintf(info->versionString, sizeof info->versionString, "%d.%d.%d", info->major, info->minor, info->patch);
    info->system = LINUX;
    info->numBits = CHAR_BIT * (int)sizeof(void *);
    info->compiler = GNU;
    info->constructor = AT_LOADING;
    info->numCores = processors();
    info->threading = STL;
    info->noOfThreads = threads_allowed();
    snprintf(info->threadSizes, sizeof info->threadSizes, "%d", info->noOfThreads);
    snprintf(info->systemString, sizeof info->systemString, "declarer %s, which speaks the interface of DDS %s",
             DECLARER_VERSION, info->versionString);
}
