/* SPDX-License-Identifier: MIT
 *
 * cmd_generate.c - `houseful generate`: new puzzles from a seed.
 *
 * Puzzle i of a seed needs nothing of those before it, so threads share a series by numbers: in
 * each round every thread makes one stretch of the series into a buffer of its own, and the buffers
 * are written in order. The output is the same with any number of threads.
 */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "format_args.h"
#include "houseful/generate.h"
#include "input.h"
#include "out.h"
#include "print.h"
#include "term.h"

typedef struct settings {
    hf_board_args board;
    hf_number number;
    hf_number seed;
    hf_number first;
    hf_number clues;
    hf_number time_limit; /* nanoseconds */
    bool minimal;
    bool quiet;
    hf_number threads;
    const char *to;
    const char *print;
} settings;

/* Puzzles of one thread in one round: enough to keep it busy for a while, few enough to show
 * progress. Plain 9x9 boards are made many at a time. */
enum { STRETCH = 64, STRETCH_OF_NINE = 8192, CELLS_OF_NINE = 81, MOST_THREADS = 256 };

typedef struct worker {
    const settings *settings;
    const hf_format *format; /* NULL: one line each */
    hf_generator *generator;
    hf_grid *puzzle;
    hf_grid *solution;
    uint8_t *nine; /* puzzles of a stretch, then their solutions; NULL: made one by one */
    uint64_t from; /* the stretch */
    uint64_t count;
    uint64_t missing; /* puzzles that were not found */
    hf_status status;
    hf_out out;
} worker;

/* ---- one stretch ----------------------------------------------------------------------------- */

/* What --print shows. */
typedef struct made {
    const worker *worker;
    uint64_t number;
} made;

static void print_field(hf_out *out, char letter, const void *record)
{
    const made *m = record;
    switch (letter) {
    case 'p':
        hf_out_line(out, m->worker->puzzle);
        break;
    case 's':
        hf_out_line(out, m->worker->solution);
        break;
    case 'c':
        hf_out_number(out, hf_grid_clues(m->worker->puzzle));
        break;
    default:
        hf_out_number(out, m->number);
        break;
    }
}

static void write_puzzle(worker *w, uint64_t number)
{
    made m = {w, number + 1};
    if (w->settings->print != NULL) {
        hf_print(&w->out, w->settings->print, print_field, &m);
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
        if (status == HF_OK)
            write_puzzle(w, w->from + i);
        else if (status == HF_END)
            w->missing++;
        else
            w->status = status;
    }
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

static void make_many(worker *w)
{
    const uint8_t *puzzles = w->nine;
    const uint8_t *solutions = w->nine + STRETCH_OF_NINE * CELLS_OF_NINE;
    w->status = hf_generator_next_many(w->generator, w->count, w->nine,
                                       w->nine + STRETCH_OF_NINE * CELLS_OF_NINE);
    for (uint64_t i = 0; i < w->count && w->status == HF_OK; i++) {
        if (w->settings->print == NULL && w->format == NULL) {
            write_nine(&w->out, puzzles + i * CELLS_OF_NINE);
            continue;
        }
        for (size_t c = 0; c < CELLS_OF_NINE; c++) {
            hf_grid_values(w->puzzle)[c] = puzzles[i * CELLS_OF_NINE + c];
            hf_grid_values(w->solution)[c] = solutions[i * CELLS_OF_NINE + c];
        }
        write_puzzle(w, w->from + i);
    }
}

static void *make_stretch(void *context)
{
    worker *w = context;
    hf_generator_seek(w->generator, w->from);
    if (w->nine != NULL)
        make_many(w);
    else
        make_one_by_one(w);
    return NULL;
}

/* ---- rounds ---------------------------------------------------------------------------------- */

/* Gives each worker its stretch; returns how many have something to do. */
static unsigned share_out(worker *workers, unsigned threads, uint64_t *next, uint64_t end)
{
    unsigned busy = 0;
    uint64_t left = end - *next;
    uint64_t each = left / threads + (left % threads != 0);
    uint64_t most = workers[0].nine != NULL ? STRETCH_OF_NINE : STRETCH;
    if (each > most)
        each = most;
    for (; busy < threads && *next < end; busy++) {
        workers[busy].from = *next;
        workers[busy].count = end - *next < each ? end - *next : each;
        *next += workers[busy].count;
    }
    return busy;
}

/* The calling thread does the first stretch itself, and those for which no thread could be had. */
static void run_round(worker *workers, unsigned busy)
{
    pthread_t thread[MOST_THREADS];
    bool started[MOST_THREADS] = {false};
    for (unsigned i = 1; i < busy; i++)
        started[i] = pthread_create(&thread[i], NULL, make_stretch, &workers[i]) == 0;
    for (unsigned i = 0; i < busy; i++)
        if (!started[i])
            make_stretch(&workers[i]);
    for (unsigned i = 1; i < busy; i++)
        if (started[i])
            pthread_join(thread[i], NULL);
}

/* Writes what a round has made; returns an exit status. */
static int write_round(worker *workers, unsigned busy)
{
    for (unsigned i = 0; i < busy; i++) {
        if (workers[i].status != HF_OK) {
            hf_message("%s", hf_status_text(workers[i].status));
            return HF_EXIT_IO;
        }
        int error = hf_out_flush(&workers[i].out, STDOUT_FILENO);
        if (error != 0) {
            hf_message("cannot write to standard output: %s", hf_error_text(error));
            return HF_EXIT_IO;
        }
    }
    return HF_EXIT_OK;
}

static int make_all(worker *workers, unsigned threads, const settings *s)
{
    int status = HF_EXIT_OK;
    uint64_t next = s->first.value - 1;
    uint64_t end = next + s->number.value;
    uint64_t missing = 0;
    hf_progress progress;
    hf_progress_start(&progress, s->number.value, s->quiet);
    while (next < end && status == HF_EXIT_OK) {
        unsigned busy = share_out(workers, threads, &next, end);
        run_round(workers, busy);
        uint64_t done = next - (s->first.value - 1);
        hf_progress_clear(&progress);
        status = write_round(workers, busy);
        hf_progress_update(&progress, done, done);
    }
    hf_progress_clear(&progress);
    for (unsigned i = 0; i < threads; i++)
        missing += workers[i].missing;
    if (missing == 0)
        return status;
    hf_message("%llu of %llu puzzles could not be made: %s", (unsigned long long)missing,
               (unsigned long long)s->number.value,
               s->time_limit.given ? "time ran out"
               : s->clues.given    ? "so few clues are too rare"
                                   : "no solved board was found");
    return status == HF_EXIT_OK ? HF_EXIT_PUZZLES : status;
}

/* ---- settings -------------------------------------------------------------------------------- */

static hf_status make_shape(hf_asked_shape *asked, hf_shape **shape)
{
    hf_shape_spec spec = asked->spec;
    if (spec.size == 0)
        spec.size = 9;
    if (spec.layout == HF_LAYOUT_BOXES && spec.box_rows == 0) {
        hf_shape_spec_square(&spec, spec.size);
        spec.extras = asked->spec.extras;
    }
    return hf_shape_new(&spec, shape);
}

static hf_status open_worker(worker *w, const hf_shape *shape, const settings *s)
{
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.seed = s->seed.value;
    options.clues = (uint32_t)s->clues.value;
    options.minimal = s->minimal;
    options.time_limit_ns = s->time_limit.value;
    options.cpu = hf_cli_cpu();
    w->settings = s;
    w->format = s->to != NULL ? hf_format_named(s->to) : NULL;
    hf_status status = hf_grid_new(shape, &w->puzzle);
    if (status == HF_OK)
        status = hf_grid_new(shape, &w->solution);
    if (status == HF_OK)
        status = hf_generator_new(shape, &options, &w->generator);
    /* The limit is each puzzle's: then they are made one by one. */
    if (status == HF_OK && !s->time_limit.given &&
        hf_generator_next_many(w->generator, 0, NULL, NULL) == HF_OK) {
        w->nine = malloc((size_t)2 * STRETCH_OF_NINE * CELLS_OF_NINE);
        status = w->nine != NULL ? HF_OK : HF_NO_MEMORY;
    }
    return status;
}

static void close_worker(worker *w)
{
    hf_generator_free(w->generator);
    hf_grid_free(w->puzzle);
    hf_grid_free(w->solution);
    free(w->nine);
    hf_out_free(&w->out);
}

static unsigned choose_threads(const settings *s)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    uint64_t threads =
        s->threads.given ? s->threads.value : (uint64_t)(processors > 0 ? processors : 1);
    if (threads > s->number.value)
        threads = s->number.value;
    if (threads > MOST_THREADS)
        threads = MOST_THREADS;
    return threads > 0 ? (unsigned)threads : 1;
}

static int generate(const hf_shape *shape, const settings *s)
{
    unsigned threads = choose_threads(s);
    worker *workers = calloc(threads, sizeof *workers);
    hf_status opened = workers != NULL ? HF_OK : HF_NO_MEMORY;
    for (unsigned i = 0; i < threads && opened == HF_OK; i++)
        opened = open_worker(&workers[i], shape, s);
    int status = HF_EXIT_IO;
    if (opened == HF_OK)
        status = make_all(workers, threads, s);
    else
        hf_message("%s", hf_status_text(opened));
    for (unsigned i = 0; i < threads && workers != NULL; i++)
        close_worker(&workers[i]);
    free(workers);
    return status;
}

static bool settings_are_sound(const settings *s, const hf_operands *operands)
{
    if (operands->count > 0) {
        hf_usage_error("generate", "it takes no arguments, but there is '%.40s'", operands->at[0]);
        return false;
    }
    if (s->first.value == 0 || s->first.value - 1 > UINT64_MAX - s->number.value) {
        hf_usage_error("generate", "--first: puzzles are numbered from 1");
        return false;
    }
    if (s->to != NULL && hf_format_to_write("generate", s->to) == NULL)
        return false;
    return s->print == NULL || hf_print_check("generate", s->print, hf_command_generate.fields);
}

static int run(void *command_settings, const hf_operands *operands)
{
    settings *s = command_settings;
    hf_asked_shape asked;
    hf_shape *shape = NULL;
    if (!settings_are_sound(s, operands))
        return HF_EXIT_USAGE;
    int status = hf_asked_shape_read("generate", &s->board, &asked);
    if (status != HF_EXIT_OK)
        return status;
    hf_status built = make_shape(&asked, &shape);
    if (built == HF_NO_MEMORY) {
        hf_message("out of memory");
        status = HF_EXIT_IO;
    } else if (built != HF_OK) {
        status = hf_usage_error("generate", "there is no such board: %s", hf_status_text(built));
    } else if (s->clues.value > hf_shape_cells(shape)) {
        status = hf_usage_error("generate", "--clues: the board has %u cells",
                                (unsigned)hf_shape_cells(shape));
    } else {
        status = hf_seed_read(&s->seed) ? generate(shape, s) : HF_EXIT_IO;
    }
    hf_shape_free(shape);
    hf_asked_shape_free(&asked);
    return status;
}

/* ---- the command ----------------------------------------------------------------------------- */

static const settings defaults = {.number = {1, false}, .first = {1, false}};

static const hf_option making_options[] = {
    {'n', "number", HF_ARG_NUMBER, "N", "how many puzzles (default 1)", offsetof(settings, number),
     NULL},
    {0, "seed", HF_ARG_NUMBER, "S",
     "which series of puzzles (default: from the system, and reported)", offsetof(settings, seed),
     NULL},
    {0, "first", HF_ARG_NUMBER, "I", "begin with puzzle I of the series (default 1)",
     offsetof(settings, first), NULL},
    {'c', "clues", HF_ARG_NUMBER, "N", "exactly N clues; with --minimal at most N",
     offsetof(settings, clues), NULL},
    {0, "time-limit", HF_ARG_SECONDS, "T", "give a puzzle up after T seconds (also 300ms, 2m)",
     offsetof(settings, time_limit), NULL},
    {'m', "minimal", HF_ARG_FLAG, NULL,
     "every clue is needed (always so up to 9x9, unless --clues asks for more)",
     offsetof(settings, minimal), NULL},
    {'t', "threads", HF_ARG_NUMBER, "N", "work with N threads (default: one for each processor)",
     offsetof(settings, threads), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option output_options[] = {
    {0, "to", HF_ARG_TEXT, "FORMAT", "write this format (default: one line each)",
     offsetof(settings, to), "@formats"},
    {'p', "print", HF_ARG_TEXT, "TEXT", "write these fields", offsetof(settings, print), NULL},
    {'q', "quiet", HF_ARG_FLAG, NULL, "show no progress", offsetof(settings, quiet), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Making", making_options, 0},
    {"Board", hf_board_options, offsetof(settings, board)},
    {"Output", output_options, 0},
    {NULL, NULL, 0},
};

static const hf_field fields[] = {
    {'p', "the puzzle"},
    {'s', "its solution"},
    {'c', "number of clues"},
    {'l', "number in the series"},
    {0, NULL},
};

static const hf_example examples[] = {
    {"generate", "One puzzle."},
    {"generate -n 1000 --seed 42", "A thousand, the same on every machine."},
    {"generate --clues 30 --print '%p %s'", "An easier one, and its solution."},
    {"generate --size 16", "A large board."},
    {"generate -x", "A Sudoku X."},
    {NULL, NULL},
};

const hf_command hf_command_generate = {
    .name = "generate",
    .synopsis = "[OPTION...]",
    .summary = "make new puzzles",
    .about =
        "Fills a board at random and takes clues out, in random order, while the solution stays "
        "the only one. Every puzzle has exactly one solution.\n\n"
        "A seed names a series of puzzles. The same seed and options give the same puzzles on "
        "every machine and with any number of threads. Without --seed, a seed comes from the "
        "system and is written to standard error.",
    .groups = groups,
    .fields = fields,
    .examples = examples,
    .settings_size = sizeof(settings),
    .defaults = &defaults,
    .run = run,
};
