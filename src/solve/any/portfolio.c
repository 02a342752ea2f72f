/* SPDX-License-Identifier: MIT
 *
 * portfolio.c - several threads on one hard board, each with another seed and another memory; the
 * first to finish decides. The only file of the library that knows threads.
 *
 * What is told must not depend on who is first. Worker 0 searches exactly as a single thread would,
 * and what it finds always counts. Another worker decides only where there is nothing to choose: it
 * proved that there is one solution, or none. If it found several, worker 0 goes on alone until it
 * has two of its own.
 */
#include "base/assert.h"
#include "solve/any/any.h"

#if defined(__wasm__) || defined(HF_NO_THREADS)

hf_status hf_portfolio_open(hf_portfolio **out, const hf_shape *shape, uint64_t seed,
                            unsigned threads)
{
    (void)shape;
    (void)seed;
    (void)threads;
    *out = NULL; /* no threads here: the answer is the same with one */
    return HF_OK;
}

void hf_portfolio_close(hf_portfolio *p)
{
    (void)p;
}

size_t hf_portfolio_memory(const hf_portfolio *p)
{
    (void)p;
    return 0;
}

hf_status hf_portfolio_solve(hf_portfolio *p, const uint16_t *givens, hf_search *search)
{
    (void)p;
    (void)givens;
    (void)search;
    return HF_UNSUPPORTED;
}

#else

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_THREADS = 64 };
/* How often the caller's cancellation is looked at while the workers work. */
enum { LOOK_NS = 2000000 };

typedef struct member {
    hf_portfolio *of;
    unsigned number;
    hf_worker worker;
    hf_search search;
    hf_status status;
    atomic_bool stop;
    bool done;
    uint16_t *first;
    uint16_t *second;
    pthread_t thread;
} member;

struct hf_portfolio {
    unsigned count;
    uint32_t cells;
    member *members;
    uint16_t *values; /* first and second of each member */
    const uint16_t *givens;
    pthread_mutex_t lock; /* guards `done` and `winner` */
    pthread_cond_t changed;
    int winner; /* the member whose findings count; -1: none yet */
};

void hf_portfolio_close(hf_portfolio *p)
{
    if (!p)
        return;
    for (unsigned i = 0; p->members && i < p->count; i++)
        hf_worker_close(&p->members[i].worker);
    free(p->members);
    free(p->values);
    pthread_mutex_destroy(&p->lock);
    pthread_cond_destroy(&p->changed);
    free(p);
}

hf_status hf_portfolio_open(hf_portfolio **out, const hf_shape *shape, uint64_t seed,
                            unsigned threads)
{
    /* A longer or a shorter memory suits some boards better than ours; other seeds do the rest. */
    static const double decays[] = {0.997, 0.995, 0.998, 0.99};
    hf_portfolio *p = calloc(1, sizeof *p);
    *out = NULL;
    if (!p)
        return HF_NO_MEMORY;
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->changed, NULL);
    p->count = threads < MOST_THREADS ? threads : MOST_THREADS;
    p->cells = shape->cells;
    p->members = calloc(p->count, sizeof *p->members);
    p->values = malloc(2 * (size_t)p->count * p->cells * sizeof *p->values);
    hf_status status = p->members && p->values ? HF_OK : HF_NO_MEMORY;
    for (unsigned i = 0; status == HF_OK && i < p->count; i++) {
        member *m = &p->members[i];
        m->of = p;
        m->number = i;
        m->first = p->values + 2 * (size_t)i * p->cells;
        m->second = m->first + p->cells;
        atomic_init(&m->stop, false);
        status = hf_worker_open(&m->worker, shape, seed + i);
        m->worker.learner.order.decay = decays[i % (sizeof decays / sizeof *decays)];
    }
    if (status != HF_OK) {
        hf_portfolio_close(p);
        return status;
    }
    *out = p;
    return HF_OK;
}

size_t hf_portfolio_memory(const hf_portfolio *p)
{
    size_t bytes = 2 * (size_t)p->count * p->cells * sizeof *p->values;
    for (unsigned i = 0; i < p->count; i++)
        bytes += hf_worker_memory(&p->members[i].worker);
    return bytes;
}

static void stop_all_but(hf_portfolio *p, unsigned spared)
{
    for (unsigned i = 0; i < p->count; i++)
        if (i != spared)
            atomic_store_explicit(&p->members[i].stop, true, memory_order_relaxed);
}

static void *work(void *of)
{
    member *m = of;
    hf_portfolio *p = m->of;
    m->status = hf_worker_solve(&m->worker, p->givens, &m->search);
    pthread_mutex_lock(&p->lock);
    m->done = true;
    bool proven = m->status == HF_OK && m->search.complete && m->search.count <= 1;
    if (p->winner < 0 && (m->number == 0 || proven)) {
        p->winner = (int)m->number;
        stop_all_but(p, p->count);
    } else if (p->winner < 0 && m->search.count >= 2) {
        stop_all_but(p, 0);
    }
    pthread_cond_signal(&p->changed);
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

/* Waits for the workers, and hands the caller's cancellation on to them. */
static void wait_for_all(hf_portfolio *p, hf_search *search, unsigned started)
{
    pthread_mutex_lock(&p->lock);
    for (;;) {
        struct timespec until;
        unsigned done = 0;
        for (unsigned i = 0; i < started; i++)
            done += p->members[i].done;
        if (done == started)
            break;
        if (atomic_load_explicit(search->cancelled, memory_order_relaxed))
            stop_all_but(p, p->count);
        timespec_get(&until, TIME_UTC);
        until.tv_nsec += LOOK_NS;
        until.tv_sec += until.tv_nsec / 1000000000;
        until.tv_nsec %= 1000000000;
        pthread_cond_timedwait(&p->changed, &p->lock, &until);
    }
    pthread_mutex_unlock(&p->lock);
    for (unsigned i = 0; i < started; i++)
        pthread_join(p->members[i].thread, NULL);
}

/* Takes over what the winner found. */
static hf_status tell(hf_portfolio *p, hf_search *search)
{
    /* All that were started are done, and the first of them wins if none did before. */
    HF_ASSERT(p->winner >= 0);
    const member *m = &p->members[p->winner];
    size_t bytes = p->cells * sizeof *p->values;
    if (m->search.count >= 1)
        memcpy(search->first, m->first, bytes);
    if (m->search.count >= 2)
        memcpy(search->second, m->second, bytes);
    search->count = m->search.count;
    search->guesses = m->search.guesses;
    search->stopped = m->search.stopped;
    search->complete = m->search.complete;
    return m->status;
}

hf_status hf_portfolio_solve(hf_portfolio *p, const uint16_t *givens, hf_search *search)
{
    unsigned started = 0;
    p->givens = givens;
    p->winner = -1;
    for (unsigned i = 0; i < p->count; i++) { /* all of them before the first can stop the others */
        member *m = &p->members[i];
        m->search = *search;
        m->search.first = m->first;
        m->search.second = m->second;
        m->search.cancelled = &m->stop;
        m->done = false;
        atomic_store_explicit(&m->stop, false, memory_order_relaxed);
    }
    for (; started < p->count; started++) {
        member *m = &p->members[started];
        if (pthread_create(&m->thread, NULL, work, m) != 0)
            break;
    }
    if (!started) /* not one thread to be had: do it here */
        return hf_worker_solve(&p->members[0].worker, givens, search);
    wait_for_all(p, search, started);
    return tell(p, search);
}

#endif
