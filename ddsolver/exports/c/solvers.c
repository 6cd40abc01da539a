/* Solvers: how long a call may take, how many threads it uses, and how another thread stops it. */

#define _GNU_SOURCE

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "internal.h"

struct declarer_solver {
    pthread_mutex_t mutex;
    double seconds;
    int threads;
    int64_t stops;
    struct memory *searching;
};

static const double MOST_SECONDS = 1e6;

/* What was wrong, plus one, in each thread. (A variable of a thread would need a symbol that musl does not have.) */
static pthread_key_t wrong;
static int has_wrong;

__attribute__((constructor)) static void make_wrong(void) { has_wrong = !pthread_key_create(&wrong, NULL); }

void set_wrong(int64_t place) {
    if (has_wrong) pthread_setspecific(wrong, (void *)(intptr_t)(place + 1));
}

int64_t declarer_wrong(void) { return has_wrong ? (int64_t)(intptr_t)pthread_getspecific(wrong) - 1 : -1; }

struct declarer_solver *declarer_new_solver(void) {
    struct declarer_solver *solver = calloc(1, sizeof *solver);
    if (solver) pthread_mutex_init(&solver->mutex, NULL);
    return solver;
}

void declarer_free_solver(struct declarer_solver *solver) {
    if (solver) pthread_mutex_destroy(&solver->mutex);
    free(solver);
}

int declarer_set_seconds(struct declarer_solver *solver, double seconds) {
    set_wrong(-1);
    if (!solver) return DECLARER_NULL;
    if (!(seconds >= 0 && seconds <= MOST_SECONDS)) return DECLARER_NUMBER;
    pthread_mutex_lock(&solver->mutex);
    solver->seconds = seconds;
    pthread_mutex_unlock(&solver->mutex);
    return DECLARER_DONE;
}

int declarer_set_threads(struct declarer_solver *solver, int threads) {
    set_wrong(-1);
    if (!solver) return DECLARER_NULL;
    if (threads < 0) return DECLARER_NUMBER;
    pthread_mutex_lock(&solver->mutex);
    solver->threads = threads;
    pthread_mutex_unlock(&solver->mutex);
    return DECLARER_DONE;
}

int declarer_stop(struct declarer_solver *solver) {
    set_wrong(-1);
    if (!solver) return DECLARER_NULL;
    pthread_mutex_lock(&solver->mutex);
    solver->stops++;
    for (struct memory *memory = solver->searching; memory; memory = memory->next)
        __atomic_store_n(&memory->arena[STOP], STOPPED, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&solver->mutex);
    return DECLARER_DONE;
}

/* Returns the time on the clock of the kernels, in nanoseconds. */
static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

void begin_call(struct declarer_solver *solver, struct call *call) {
    set_wrong(-1);
    *call = (struct call){.solver = solver};
    if (!solver) return;
    pthread_mutex_lock(&solver->mutex);
    call->threads = solver->threads;
    call->stops = solver->stops;
    if (solver->seconds > 0) call->deadline = now() + (int64_t)(solver->seconds * 1e9);
    pthread_mutex_unlock(&solver->mutex);
}

/* Adds a search to those that the solver can stop; returns 0 if the call has been stopped. */
static int add(const struct call *call, struct memory *memory) {
    struct declarer_solver *solver = call->solver;
    pthread_mutex_lock(&solver->mutex);
    int goes_on = solver->stops == call->stops;
    if (goes_on) {
        memory->previous = NULL;
        memory->next = solver->searching;
        if (memory->next) memory->next->previous = memory;
        solver->searching = memory;
    }
    pthread_mutex_unlock(&solver->mutex);
    return goes_on;
}

static void take_out(struct declarer_solver *solver, struct memory *memory) {
    pthread_mutex_lock(&solver->mutex);
    if (memory->next) memory->next->previous = memory->previous;
    if (memory->previous) memory->previous->next = memory->next;
    if (solver->searching == memory) solver->searching = memory->next;
    pthread_mutex_unlock(&solver->mutex);
}

/* Finds a memory for a search of a call, unless the call is over. */
int begin_search(const struct call *call, struct memory **memory) {
    *memory = NULL;
    if (call->deadline && now() > call->deadline) return DECLARER_OUT_OF_TIME;
    struct memory *taken = take_memory();
    if (!taken) return DECLARER_NO_MEMORY;
    taken->arena[STOP] = 0;
    taken->arena[DEADLINE] = call->deadline;
    if (call->solver && !add(call, taken)) {
        give_memory(taken);
        return DECLARER_STOPPED;
    }
    *memory = taken;
    return DECLARER_DONE;
}

/* Gives the memory of a search back; returns why the search ended before it had its answer, if it did. */
int end_search(const struct call *call, struct memory *memory) {
    if (call->solver) take_out(call->solver, memory);
    int64_t reason = memory->arena[STOP];
    if (!reason) {
        give_memory(memory);
        return DECLARER_DONE;
    }
    release_memory(memory); /* what a search stores while it is stopped is wrong */
    return reason == OUT_OF_TIME ? DECLARER_OUT_OF_TIME : DECLARER_STOPPED;
}
