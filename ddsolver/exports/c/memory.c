/* The memories of searches, and the kernels for the processor at hand.

   A search needs a memory of its own. The library keeps those that no search uses, and lends the first of them: a
   thread that asks again about the same deal usually gets what it has stored. There are no locks, which a process that
   is forked by a busy one might never get. */

#define _GNU_SOURCE

#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "internal.h"

#define KERNELS(form)                                                                                              \
    static const struct kernels form##_kernels = {form##_declarer_fits, form##_value_layouts, form##_reach_layouts, \
                                                  form##_value_cards,   form##_reach_cards,   form##_card_reaching, \
                                                  form##_value_table,   form##_prepare_arena};
FORMS(KERNELS)
#define ADDRESS(form) &form##_kernels,
static const struct kernels *const forms[] = {FORMS(ADDRESS)}; /* the best first; the last fits every processor */

enum { ALIGNED = 16, LEAST_WORDS = CUTOFFS + 1024, DEFAULT_MB = 30, MOST_KEPT = 64 };
static const double LEAST_MB = 0.1, MOST_MB = 16000;

static const struct kernels *chosen;
static _Atomic(struct memory *) kept[MOST_KEPT];
static _Atomic double megabytes = DEFAULT_MB;

/* Chooses when the library is loaded, so that no thread has to wait for another. */
__attribute__((constructor)) static void choose(void) {
    size_t form = 0;
    while (form + 1 < sizeof forms / sizeof forms[0] && !forms[form]->fits()) form++;
    chosen = forms[form];
}

const struct kernels *kernels_here(void) { return chosen; }

int64_t arena_of(const struct memory *memory) { return (int64_t)memory->arena; }

void release_memory(struct memory *memory) {
    munmap(memory->pages, memory->size);
    free(memory);
}

static size_t size_of(int64_t words) { return 8 * (size_t)(words + ALIGNED - 1); }

static int64_t words_within(double limit) {
    int64_t words = (int64_t)(limit * 1e6 / 8);
    return words < LEAST_WORDS ? LEAST_WORDS : words;
}

static struct memory *new_memory(int64_t words) {
    struct memory *memory = malloc(sizeof *memory);
    if (!memory) return NULL;
    memory->size = size_of(words);
    memory->pages = mmap(NULL, memory->size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory->pages == MAP_FAILED) {
        free(memory);
        return NULL;
    }
#ifdef MADV_HUGEPAGE
    madvise(memory->pages, memory->size, MADV_HUGEPAGE);
#endif
    /* A set of buckets is one cache line then, and a group of nodes two. */
    memory->arena = (int64_t *)(((uintptr_t)memory->pages + 8 * ALIGNED - 1) & ~(uintptr_t)(8 * ALIGNED - 1));
    chosen->prepare_arena(arena_of(memory), words);
    return memory;
}

/* Returns NULL if the system has no memory left. */
struct memory *take_memory(void) {
    int64_t words = words_within(atomic_load(&megabytes));
    for (int place = 0; place < MOST_KEPT; place++) {
        struct memory *memory = atomic_load(&kept[place]) ? atomic_exchange(&kept[place], NULL) : NULL;
        if (memory && memory->size == size_of(words)) return memory;
        if (memory) release_memory(memory); /* from before a change of the limit */
    }
    return new_memory(words);
}

void give_memory(struct memory *memory) {
    for (int place = 0; place < MOST_KEPT; place++) {
        struct memory *none = NULL;
        if (atomic_compare_exchange_strong(&kept[place], &none, memory)) return;
    }
    release_memory(memory);
}

void declarer_limit_memory(double limit) {
    if (!(limit >= LEAST_MB)) limit = LEAST_MB; /* also if it is not a number */
    atomic_store(&megabytes, limit > MOST_MB ? MOST_MB : limit);
}

void declarer_free_memory(void) {
    for (int place = 0; place < MOST_KEPT; place++) {
        struct memory *memory = atomic_exchange(&kept[place], NULL);
        if (memory) release_memory(memory);
    }
}
