/* Work shared among threads. */

#define _GNU_SOURCE

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

#include "internal.h"

enum { MOST_THREADS = 256, STACK = 1 << 20 };

struct job {
    atomic_llong next;
    int64_t number;
    work *do_piece;
    void *data;
    pthread_mutex_t mutex;
    int64_t failed; /* the first piece that failed, and its code */
    int code;
};

int processors(void) {
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set)) return 1;
    int found = CPU_COUNT(&set);
    return found < 1 ? 1 : found > MOST_THREADS ? MOST_THREADS : found;
}

static void *run(void *given) {
    struct job *job = given;
    for (;;) {
        int64_t piece = atomic_fetch_add(&job->next, 1);
        if (piece >= job->number) return NULL;
        int code = job->do_piece(job->data, piece);
        if (code == RETURN_NO_FAULT) continue;
        pthread_mutex_lock(&job->mutex);
        if (piece < job->failed) {
            job->failed = piece;
            job->code = code;
        }
        pthread_mutex_unlock(&job->mutex);
    }
}

/* Calls `do_piece` for the numbers from 0 on. Does all of them, also if some fail; returns the code of the first that
   failed. Where the system gives fewer threads than asked for, those that there are do the work. */
int on_threads(int64_t number, int threads, work *do_piece, void *data) {
    struct job job = {.number = number, .do_piece = do_piece, .data = data, .failed = number, .code = RETURN_NO_FAULT};
    atomic_init(&job.next, 0);
    pthread_mutex_init(&job.mutex, NULL);
    pthread_t started[MOST_THREADS];
    int most = threads > MOST_THREADS ? MOST_THREADS : threads;
    int helpers = 0;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    while (helpers + 1 < most && helpers + 1 < number &&
           !pthread_create(&started[helpers], &attributes, run, &job))
        helpers++;
    pthread_attr_destroy(&attributes);
    run(&job);
    while (helpers) pthread_join(started[--helpers], NULL);
    pthread_mutex_destroy(&job.mutex);
    return job.code;
}
