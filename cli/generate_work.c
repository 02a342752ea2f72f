/* SPDX-License-Identifier: MIT
 *
 * generate_work.c - `houseful generate` at work: rounds of threads.
 *
 * Puzzle i of a seed needs nothing of those before it, so threads share a series by numbers: in
 * each round every thread makes one stretch of the series into a buffer of its own, and the buffers
 * are written in order. The output is the same with any number of threads. The first stretch is short, so
 * that slow wishes show something early; later ones are as long as takes about a second.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "document.h"
#include "generate_worker.h"
#include "output.h"
#include "processors.h"
#include "term.h"

enum {
    FIRST_STRETCH = 16,
    MOST_THREADS = 256,
    SAME_IN_A_ROW = 1000 /* puzzles that are not new, until there are no more */
};

/* ---- rounds ---------------------------------------------------------------------------------- */

typedef struct run {
    const generate_settings *settings;
    generate_worker *workers;
    unsigned threads;
    hf_distinct *distinct; /* NULL: not asked for */
    hf_out *gather;        /* pictures of one document go here; NULL: to standard output */
    uint64_t next;         /* number in the series of the next puzzle to make */
    uint64_t wanted;       /* puzzles still to be found */
    uint64_t found;
    uint64_t attempts;
    uint64_t same; /* not new, since the last that was */
    uint64_t all_the_same;
    uint64_t stretch;
    uint64_t ends_ns; /* hf_term_now() value; 0: no limit */
    bool given_up;    /* a puzzle was not to be had */
    bool late;        /* because time ran out */
} run;

/* Gives each worker its stretch; returns how many have something to do. */
static unsigned share_out(run *r)
{
    unsigned busy = 0;
    uint64_t end = r->next + r->wanted;
    uint64_t each = r->wanted / r->threads + (r->wanted % r->threads != 0);
    if (each > r->stretch)
        each = r->stretch;
    for (; busy < r->threads && r->next < end; busy++) {
        generate_worker *w = &r->workers[busy];
        w->from = r->next;
        w->count = end - r->next < each ? end - r->next : each;
        r->next += w->count;
        w->ends_ns = r->ends_ns;
    }
    return busy;
}

/* The calling thread does the first stretch itself, and those for which no thread could be had. */
static void in_threads(generate_worker *workers, unsigned busy, void *(*work)(void *))
{
    pthread_t thread[MOST_THREADS];
    bool started[MOST_THREADS] = {false};
    for (unsigned i = 1; i < busy; i++)
        started[i] = pthread_create(&thread[i], NULL, work, &workers[i]) == 0;
    for (unsigned i = 0; i < busy; i++)
        if (!started[i])
            work(&workers[i]);
    for (unsigned i = 1; i < busy; i++)
        if (started[i])
            pthread_join(thread[i], NULL);
}

/* Strikes the puzzles that were there before, in the order of the series. */
static void drop_known(run *r, unsigned busy)
{
    for (unsigned i = 0; i < busy; i++) {
        generate_worker *w = &r->workers[i];
        for (uint64_t k = 0; k < w->count && w->status == HF_OK; k++) {
            bool is_new = true;
            if (w->made[k].status != HF_OK)
                continue;
            w->status = hf_distinct_add(r->distinct, w->nine + k * HF_NINE_CELLS, &is_new);
            r->same = is_new ? 0 : r->same + 1;
            r->all_the_same += !is_new;
            if (!is_new)
                w->made[k].status = HF_BAD_ARGUMENT;
        }
    }
}

/* What became of a round's puzzles. */
static void count_round(run *r, unsigned busy)
{
    for (unsigned i = 0; i < busy; i++) {
        for (uint64_t k = 0; k < r->workers[i].count; k++) {
            const hf_made *made = &r->workers[i].made[k];
            r->attempts += made->attempts;
            r->found += made->status == HF_OK;
            r->given_up |= made->status == HF_END;
        }
    }
    r->wanted = r->settings->number.value - r->found;
    r->late = hf_term_is_up(r->ends_ns);
}

/* As hf_out_flush, to another buffer. */
static int gather(hf_out *to, hf_out *out)
{
    hf_out_bytes(to, out->data, out->length);
    out->length = 0;
    return to->failed || out->failed ? ENOMEM : 0;
}

/* Writes what a round has made; returns an exit status. */
static int write_round(run *r, unsigned busy)
{
    for (unsigned i = 0; i < busy; i++) {
        generate_worker *w = &r->workers[i];
        if (w->status != HF_OK) {
            hf_message("%s", hf_status_text(w->status));
            return HF_EXIT_IO;
        }
        int error = r->gather ? gather(r->gather, &w->out) : hf_out_flush(&w->out, STDOUT_FILENO);
        if (error != 0)
            return hf_stdout_status(error);
    }
    return HF_EXIT_OK;
}

/* The end of a stretch has few puzzles left to find, for which many attempts are made at once, most of them in vain: so
 * stretches are as long as may be. */
static void set_stretch(run *r, uint64_t took)
{
    enum { WHILE = 1000000000, GROWTH = 16 };
    uint64_t most = r->workers[0].nine != NULL ? STRETCH_OF_NINE : STRETCH;
    uint64_t each = took / r->workers[0].count + 1, fitting = WHILE / each;
    if (fitting > GROWTH * r->stretch)
        fitting = GROWTH * r->stretch;
    r->stretch = fitting < 1 ? 1 : fitting > most ? most : fitting;
}

static int one_round(run *r)
{
    uint64_t start = hf_term_now();
    unsigned busy = share_out(r);
    in_threads(r->workers, busy, generate_make_stretch);
    if (r->distinct != NULL) {
        drop_known(r, busy);
        in_threads(r->workers, busy, generate_write_stretch);
    }
    int status = write_round(r, busy);
    count_round(r, busy);
    set_stretch(r, hf_term_now() - start);
    return status;
}

/* Says why not all puzzles were found. */
static int report(const run *r)
{
    unsigned long long missing = r->wanted, number = r->settings->number.value;
    if (missing == 0)
        return HF_EXIT_OK;
    if (r->late)
        hf_message("%llu of %llu puzzles could not be made: time ran out; attempts made: %llu",
                   missing, number, (unsigned long long)r->attempts);
    else if (r->same >= SAME_IN_A_ROW)
        hf_message("%llu of %llu puzzles could not be made: there are no more different ones",
                   missing, number);
    else
        hf_message("%llu of %llu puzzles could not be made: not found; attempts made: %llu",
                   missing, number, (unsigned long long)r->attempts);
    return HF_EXIT_PUZZLES;
}

static int make_all(run *r)
{
    int status = HF_EXIT_OK;
    const generate_settings *s = r->settings;
    hf_progress progress;
    hf_progress_start(&progress, s->number.value, s->quiet);
    while (r->wanted > 0 && status == HF_EXIT_OK && !r->given_up && !r->late &&
           r->same < SAME_IN_A_ROW) {
        if (hf_output_stopping() && r->gather == NULL) {
            hf_output_break_off();
            return status;
        }
        hf_progress_clear(&progress);
        status = one_round(r);
        hf_output_reached(r->next);
        hf_progress_update(&progress, r->found, r->found);
    }
    hf_progress_clear(&progress);
    return status == HF_EXIT_OK ? report(r) : status;
}

/* The same as one document, where the format has such. */
static int make_document(run *r)
{
    const hf_format *format = r->workers[0].format;
    hf_document document;
    int error;
    if (r->settings->print != NULL || format == NULL || !hf_document_wanted(format))
        return make_all(r);
    r->gather = hf_document_begin(&document, format, &error);
    int status = error == 0 ? make_all(r) : HF_EXIT_IO;
    document.broken = status == HF_EXIT_IO;
    if (error == 0)
        error = hf_document_end(&document);
    return hf_document_status(error, status);
}

/* ---- all of it ------------------------------------------------------------------------------- */

static unsigned choose_threads(const generate_settings *s)
{
    uint64_t threads = s->threads.given ? s->threads.value : (uint64_t)hf_processors();
    if (threads > s->number.value)
        threads = s->number.value;
    if (threads > MOST_THREADS)
        threads = MOST_THREADS;
    return threads > 0 ? (unsigned)threads : 1;
}

/* Is every puzzle that is dug good enough? Then stretches need not be felt out. */
static bool is_quick(const generate_settings *s)
{
    return s->level == NULL && s->score == NULL && s->rating == NULL && s->technique == NULL &&
           s->pattern == NULL && s->from == NULL && s->clues == NULL && !s->unbiased;
}

int generate_all(const hf_shape *shape, const generate_settings *s,
                 const hf_generate_options *options)
{
    run r = {.settings = s,
             .threads = choose_threads(s),
             .next = s->first.value - 1,
             .wanted = s->number.value,
             .stretch = FIRST_STRETCH,
             .ends_ns = hf_term_ends(s->time_limit.value)};
    r.workers = calloc(r.threads, sizeof *r.workers);
    hf_status opened = r.workers != NULL ? HF_OK : HF_NO_MEMORY;
    if (opened == HF_OK && s->distinct)
        opened = hf_distinct_new(&r.distinct);
    for (unsigned i = 0; i < r.threads && opened == HF_OK; i++)
        opened = generate_worker_open(&r.workers[i], shape, s, options);
    if (opened == HF_OK && is_quick(s) && r.workers[0].nine != NULL)
        r.stretch = STRETCH_OF_NINE;
    int status = HF_EXIT_IO;
    if (opened == HF_OK)
        status = make_document(&r);
    else
        hf_message("%s", hf_status_text(opened));
    for (unsigned i = 0; i < r.threads && r.workers != NULL; i++)
        generate_worker_close(&r.workers[i]);
    free(r.workers);
    hf_distinct_free(r.distinct);
    return status;
}
