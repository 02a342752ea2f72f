/* SPDX-License-Identifier: MIT
 *
 * generate_work.c - `houseful generate` at work: threads, rounds, and what is written.
 *
 * Puzzle i of a seed needs nothing of those before it, so threads share a series by numbers: in
 * each round every thread makes one stretch of the series into a buffer of its own, and the buffers
 * are written in order. The output is the same with any number of threads. Stretches grow while a round
 * is soon done, so that slow wishes show their first puzzles early.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cmd_generate.h"
#include "document.h"
#include "output.h"
#include "processors.h"
#include "format_args.h"
#include "out.h"
#include "print.h"
#include "rate_write.h"
#include "term.h"

enum {
    STRETCH = 64,           /* puzzles of one thread in one round, at most */
    STRETCH_OF_NINE = 8192, /* the same of plain 9x9 boards, which are made many at a time */
    FIRST_STRETCH = 16,
    CELLS_OF_NINE = 81,
    MOST_THREADS = 256,
    SAME_IN_A_ROW = 1000 /* puzzles that are not new, until there are no more */
};

typedef struct worker {
    const generate_settings *settings;
    const hf_format *format; /* NULL: one line each */
    hf_generator *generator;
    hf_rater *hodoku, *se; /* for --print; NULL: not asked for */
    hf_grid *puzzle;
    hf_grid *solution;
    uint8_t *nine; /* puzzles of a stretch, then their solutions; NULL: made one by one */
    hf_made *made; /* of the stretch */
    uint64_t from; /* the stretch */
    uint64_t count;
    hf_status status;
    hf_out out;
} worker;

/* ---- one stretch ----------------------------------------------------------------------------- */

/* What --print shows. */
typedef struct record {
    const worker *worker;
    const hf_made *made;
    const rated *rated;
} record;

static void print_field(hf_out *out, char letter, const void *user)
{
    const record *r = user;
    switch (letter) {
    case 'p':
        hf_out_line(out, r->worker->puzzle);
        break;
    case 's':
        hf_out_line(out, r->worker->solution);
        break;
    case 'c':
        hf_out_number(out, r->made->clues);
        break;
    case 'l':
        hf_out_number(out, r->made->index + 1);
        break;
    case 't':
        hf_out_number(out, r->made->attempts);
        break;
    case 'w':
        hf_out_format(out, "%.6g", r->made->weight);
        break;
    default:
        rate_write_field(out, letter, r->rated);
        break;
    }
}

/* Rates the puzzle as far as the fields ask for it. */
static void write_printed(worker *w, const hf_made *made)
{
    const hf_scale *scale[] = {hf_scale_named("hodoku"), hf_scale_named("se")};
    hf_rater *const rater[] = {w->hodoku, w->se};
    size_t first = w->hodoku != NULL ? 0 : 1;
    rated r = {.answer = HF_UNIQUE, .scale = scale + first};
    for (size_t i = first; i < 2 && rater[i] != NULL && w->status == HF_OK; i++)
        w->status = hf_rater_rate_grid(rater[i], w->puzzle, &r.rating[r.scales++]);
    record rec = {w, made, &r};
    hf_print(&w->out, w->settings->print, print_field, &rec);
}

static void write_puzzle(worker *w, const hf_made *made)
{
    if (w->settings->print != NULL) {
        write_printed(w, made);
    } else if (w->format != NULL) {
        size_t before = w->out.length;
        hf_out_grid(&w->out, w->format, w->puzzle, NULL);
        if (w->out.length > before && w->out.data[w->out.length - 1] != '\n')
            hf_out_char(&w->out, '\n');
    } else {
        hf_out_line(&w->out, w->puzzle);
        hf_out_char(&w->out, '\n');
    }
}

static void make_one_by_one(worker *w)
{
    for (uint64_t i = 0; i < w->count && w->status == HF_OK; i++) {
        hf_status status = hf_generator_next(w->generator, w->puzzle, w->solution);
        hf_generator_last(w->generator, &w->made[i]);
        if (status == HF_OK)
            write_puzzle(w, &w->made[i]);
        else if (status != HF_END)
            w->status = status;
    }
}

static void make_many(worker *w)
{
    hf_status status = hf_generator_make(w->generator, w->count, w->nine,
                                         w->nine + STRETCH_OF_NINE * CELLS_OF_NINE, w->made);
    if (status != HF_OK && status != HF_END)
        w->status = status;
}

/* The line of a plain 9x9 puzzle, which is what most runs write. */
static void write_nine(hf_out *out, const uint8_t *puzzle)
{
    char *line = hf_out_room(out, CELLS_OF_NINE + 1);
    if (line == NULL)
        return;
    for (size_t c = 0; c < CELLS_OF_NINE; c++)
        line[c] = (char)(puzzle[c] == 0 ? '.' : '0' + puzzle[c]);
    line[CELLS_OF_NINE] = '\n';
    out->length += CELLS_OF_NINE + 1;
}

static void write_many(worker *w)
{
    bool lines = w->settings->print == NULL && w->format == NULL;
    for (uint64_t i = 0; i < w->count && w->status == HF_OK; i++) {
        const uint8_t *puzzle = w->nine + i * CELLS_OF_NINE;
        const uint8_t *solution = puzzle + STRETCH_OF_NINE * CELLS_OF_NINE;
        if (w->made[i].status != HF_OK)
            continue;
        if (lines) {
            write_nine(&w->out, puzzle);
            continue;
        }
        for (size_t c = 0; c < CELLS_OF_NINE; c++) {
            hf_grid_values(w->puzzle)[c] = puzzle[c];
            hf_grid_values(w->solution)[c] = solution[c];
        }
        write_puzzle(w, &w->made[i]);
    }
}

static void *make_stretch(void *context)
{
    worker *w = context;
    hf_generator_seek(w->generator, w->from);
    if (w->nine == NULL)
        make_one_by_one(w);
    else
        make_many(w);
    if (w->nine != NULL && !w->settings->distinct)
        write_many(w);
    return NULL;
}

static void *write_stretch(void *context)
{
    write_many(context);
    return NULL;
}

/* ---- rounds ---------------------------------------------------------------------------------- */

typedef struct run {
    const generate_settings *settings;
    worker *workers;
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
    uint64_t ends_ns; /* UINT64_MAX: no limit */
    bool given_up;    /* a puzzle was not to be had */
    bool late;        /* because time ran out */
} run;

static uint64_t now_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

/* Gives each worker its stretch; returns how many have something to do. */
static unsigned share_out(run *r)
{
    unsigned busy = 0;
    uint64_t end = r->next + r->wanted;
    uint64_t each = r->wanted / r->threads + (r->wanted % r->threads != 0);
    if (each > r->stretch)
        each = r->stretch;
    for (; busy < r->threads && r->next < end; busy++) {
        worker *w = &r->workers[busy];
        w->from = r->next;
        w->count = end - r->next < each ? end - r->next : each;
        r->next += w->count;
        if (r->ends_ns != UINT64_MAX) {
            uint64_t now = now_ns();
            hf_generator_set_time_limit(w->generator, now < r->ends_ns ? r->ends_ns - now : 1);
        }
    }
    return busy;
}

/* The calling thread does the first stretch itself, and those for which no thread could be had. */
static void in_threads(worker *workers, unsigned busy, void *(*work)(void *))
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
        worker *w = &r->workers[i];
        for (uint64_t k = 0; k < w->count && w->status == HF_OK; k++) {
            bool is_new = true;
            if (w->made[k].status != HF_OK)
                continue;
            w->status = hf_distinct_add(r->distinct, w->nine + k * CELLS_OF_NINE, &is_new);
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
    r->late = r->ends_ns != UINT64_MAX && now_ns() >= r->ends_ns;
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
        worker *w = &r->workers[i];
        if (w->status != HF_OK) {
            hf_message("%s", hf_status_text(w->status));
            return HF_EXIT_IO;
        }
        int error = r->gather ? gather(r->gather, &w->out) : hf_out_flush(&w->out, STDOUT_FILENO);
        if (error != 0) {
            hf_message("cannot write to standard output: %s", hf_error_text(error));
            return HF_EXIT_IO;
        }
    }
    return HF_EXIT_OK;
}

static int one_round(run *r)
{
    uint64_t start = now_ns();
    unsigned busy = share_out(r);
    in_threads(r->workers, busy, make_stretch);
    if (r->distinct != NULL) {
        drop_known(r, busy);
        in_threads(r->workers, busy, write_stretch);
    }
    int status = write_round(r, busy);
    count_round(r, busy);
    uint64_t took = now_ns() - start, most = r->workers[0].nine != NULL ? STRETCH_OF_NINE : STRETCH;
    if (took < 300000000 && r->stretch < most)
        r->stretch *= 2;
    else if (took > 1000000000 && r->stretch > 1)
        r->stretch /= 2;
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

/* ---- workers --------------------------------------------------------------------------------- */

/* Does --print ask for one of these fields? */
static bool prints(const generate_settings *s, const char *letters)
{
    for (const char *p = s->print; p != NULL && (p = strchr(p, '%')) != NULL; p += 2) {
        if (p[1] == '\0')
            return false;
        if (strchr(letters, p[1]) != NULL)
            return true;
    }
    return false;
}

static hf_status open_worker(worker *w, const hf_shape *shape, const generate_settings *s,
                             const hf_generate_options *options)
{
    w->settings = s;
    w->format = s->to != NULL ? hf_format_named(s->to) : NULL;
    hf_status status = hf_grid_new(shape, &w->puzzle);
    if (status == HF_OK)
        status = hf_grid_new(shape, &w->solution);
    if (status == HF_OK)
        status = hf_generator_new(shape, options, &w->generator);
    if (status == HF_OK && prints(s, "vrhk"))
        status = hf_rater_new(shape, hf_scale_named("hodoku"), &w->hodoku);
    if (status == HF_OK && prints(s, "e"))
        status = hf_rater_new(shape, hf_scale_named("se"), &w->se);
    if (status != HF_OK)
        return status;
    bool many = hf_generator_make(w->generator, 0, NULL, NULL, NULL) == HF_OK;
    if (many)
        w->nine = malloc((size_t)2 * STRETCH_OF_NINE * CELLS_OF_NINE);
    w->made = malloc((many ? STRETCH_OF_NINE : STRETCH) * sizeof *w->made);
    return w->made != NULL && (!many || w->nine != NULL) ? HF_OK : HF_NO_MEMORY;
}

static void close_worker(worker *w)
{
    hf_generator_free(w->generator);
    hf_rater_free(w->hodoku);
    hf_rater_free(w->se);
    hf_grid_free(w->puzzle);
    hf_grid_free(w->solution);
    free(w->nine);
    free(w->made);
    hf_out_free(&w->out);
}

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
             .ends_ns = s->time_limit.given ? now_ns() + s->time_limit.value : UINT64_MAX};
    r.workers = calloc(r.threads, sizeof *r.workers);
    hf_status opened = r.workers != NULL ? HF_OK : HF_NO_MEMORY;
    if (opened == HF_OK && s->distinct)
        opened = hf_distinct_new(&r.distinct);
    for (unsigned i = 0; i < r.threads && opened == HF_OK; i++)
        opened = open_worker(&r.workers[i], shape, s, options);
    if (opened == HF_OK && is_quick(s) && r.workers[0].nine != NULL)
        r.stretch = STRETCH_OF_NINE;
    int status = HF_EXIT_IO;
    if (opened == HF_OK)
        status = make_document(&r);
    else
        hf_message("%s", hf_status_text(opened));
    for (unsigned i = 0; i < r.threads && r.workers != NULL; i++)
        close_worker(&r.workers[i]);
    free(r.workers);
    hf_distinct_free(r.distinct);
    return status;
}
