/* SPDX-License-Identifier: MIT
 *
 * cmd_bench_work.c - `houseful bench generate canon dedupe`: making and knowing puzzles.
 *
 * Each line of the table is a task, done some times over by one thread; the best time counts. Times are processor times:
 * of this thread where the library is called, of the process where a command is run, from text to text. Commands of
 * others are run likewise.
 */
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "cmd_bench.h"
#include "command.h"
#include "houseful/canon.h"
#include "houseful/generate.h"
#include "nine_text.h"

enum { CELLS = HF_NINE_CELLS, MOST_REPEATS = 1000 };

/* A task of one line. */
typedef struct task {
    const char *set;
    const char *name;
    uint64_t number; /* puzzles, of ten thousand in the set: slow tasks make fewer */
    uint32_t size;   /* generate: of the board */
    uint32_t extras;
    hf_level level;     /* 0: any */
    const char *option; /* commands: what stands behind `houseful`; NULL: a call */
    hf_form form;       /* canon */
} task;

static const task tasks[] = {
    {"generate", "minimal", 20000, 9, 0, 0, NULL, 0},
    {"generate", "X", 5000, 9, HF_EXTRA_DIAGONALS, 0, NULL, 0},
    {"generate", "windoku", 3000, 9, HF_EXTRA_WINDOWS, 0, NULL, 0},
    {"generate", "easy", 5000, 9, 0, HF_LEVEL_EASY, NULL, 0},
    {"generate", "medium", 4000, 9, 0, HF_LEVEL_MEDIUM, NULL, 0},
    {"generate", "hard", 1000, 9, 0, HF_LEVEL_HARD, NULL, 0},
    {"generate", "unfair", 200, 9, 0, HF_LEVEL_UNFAIR, NULL, 0},
    {"generate", "extreme", 200, 9, 0, HF_LEVEL_EXTREME, NULL, 0},
    {"generate", "16x16", 5, 16, 0, 0, NULL, 0},
    {"generate", "command", 100000, 9, 0, 0, "generate --minimal --seed 1 -q -t 1 -n $N", 0},
    {"canon", "puzzle", 10000, 9, 0, 0, NULL, HF_FORM_PUZZLE},
    {"canon", "pattern", 10000, 9, 0, 0, NULL, HF_FORM_PATTERN},
    {"canon", "solution", 10000, 9, 0, 0, NULL, HF_FORM_SOLUTION},
    {"canon", "command", 10000, 9, 0, 0, "canon -t 1", 0},
    {"dedupe", "command", 10000, 9, 0, 0, "dedupe -t 1", 0},
};
enum { TASKS = sizeof tasks / sizeof *tasks };

bool hf_bench_work_is(const char *name)
{
    for (size_t i = 0; i < TASKS; i++)
        if (strcmp(tasks[i].set, name) == 0)
            return true;
    return false;
}

/* The puzzles that are known: scrambled, so that none is its own form, and their solutions. */
typedef struct stock {
    size_t count;
    uint8_t *puzzles, *solutions, *forms;
    hf_status *statuses;
    char file[64]; /* for commands, many times over; "": none yet */
    size_t lines;  /* in it */
} stock;

static void stock_close(stock *s)
{
    free(s->puzzles);
    free(s->solutions);
    free(s->forms);
    free(s->statuses);
    if (s->file[0] != '\0')
        unlink(s->file);
}

static bool stock_open(stock *s, size_t count, uint64_t seed)
{
    hf_shape *shape = NULL;
    hf_generator *generator = NULL;
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.seed = seed;
    memset(s, 0, sizeof *s);
    s->count = count;
    s->puzzles = malloc(count * CELLS);
    s->solutions = malloc(count * CELLS);
    s->forms = malloc(count * CELLS);
    s->statuses = malloc(count * sizeof *s->statuses);
    bool ok = s->puzzles != NULL && s->solutions != NULL && s->forms != NULL &&
              s->statuses != NULL && hf_shape_new_square(9, &shape) == HF_OK &&
              hf_generator_new(shape, &options, &generator) == HF_OK &&
              hf_generator_next_many(generator, count, s->puzzles, s->solutions) == HF_OK;
    for (size_t i = 0; ok && i < count; i++) {
        uint8_t board[CELLS];
        hf_map map;
        hf_map_random(seed, i, &map);
        memcpy(board, s->puzzles + i * CELLS, CELLS);
        hf_map_apply(&map, board, s->puzzles + i * CELLS);
        memcpy(board, s->solutions + i * CELLS, CELLS);
        hf_map_apply(&map, board, s->solutions + i * CELLS);
    }
    hf_generator_free(generator);
    hf_shape_free(shape);
    return ok;
}

/* A file of two hundred thousand lines or more, so that a command's start does not count. */
static bool stock_write(stock *s)
{
    enum { ENOUGH = 200000 };
    if (s->file[0] != '\0')
        return true;
    snprintf(s->file, sizeof s->file, "/tmp/houseful-bench-XXXXXX");
    int descriptor = mkstemp(s->file);
    FILE *file = descriptor >= 0 ? fdopen(descriptor, "w") : NULL;
    for (s->lines = 0; file != NULL && s->lines < ENOUGH;) {
        for (size_t i = 0; i < s->count; i++, s->lines++) {
            char line[CELLS + 1];
            hf_map map;
            uint8_t board[CELLS];
            hf_map_random(7, s->lines, &map);
            hf_map_apply(&map, s->puzzles + i * CELLS, board);
            hf_nine_write(board, line);
            line[CELLS] = '\n';
            fwrite(line, 1, sizeof line, file);
        }
    }
    return file != NULL && fclose(file) == 0;
}

/* ---- one run of a task ------------------------------------------------------------------------- */

static double thread_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double children_seconds(void)
{
    struct rusage r;
    getrusage(RUSAGE_CHILDREN, &r);
    return (double)r.ru_utime.tv_sec + (double)r.ru_utime.tv_usec / 1e6 +
           (double)r.ru_stime.tv_sec + (double)r.ru_stime.tv_usec / 1e6;
}

static bool make_puzzles(const task *t, size_t count, uint64_t seed)
{
    hf_shape_spec spec;
    hf_shape *shape = NULL;
    hf_generator *generator = NULL;
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.seed = seed;
    options.minimal = true;
    options.level_least = options.level_most = t->level;
    hf_shape_spec_square(&spec, t->size);
    spec.extras = t->extras;
    bool ok = hf_shape_new(&spec, &shape) == HF_OK &&
              hf_generator_new(shape, &options, &generator) == HF_OK;
    for (size_t i = 0; ok && t->size != 9 && i < count; i++)
        ok = hf_generator_next(generator, NULL, NULL) == HF_OK;
    uint8_t *puzzles = t->size == 9 ? malloc(count * CELLS) : NULL;
    if (ok && t->size == 9)
        ok = puzzles != NULL && hf_generator_next_many(generator, count, puzzles, NULL) == HF_OK;
    free(puzzles);
    hf_generator_free(generator);
    hf_shape_free(shape);
    return ok;
}

static bool find_forms(hf_canon *canon, const task *t, stock *s)
{
    const uint8_t *boards = t->form == HF_FORM_SOLUTION ? s->solutions : s->puzzles;
    return hf_canon_many(canon, s->count, boards, s->forms, NULL, s->statuses) == HF_OK;
}

/* Lines that a command writes; negative: it failed. */
static long run_command(const char *command)
{
    long lines = 0;
    char text[1 << 12];
    fflush(stdout);
    FILE *pipe = popen(command, "r");
    if (pipe == NULL)
        return -1;
    for (size_t got; (got = fread(text, 1, sizeof text, pipe)) > 0;)
        for (size_t i = 0; i < got; i++)
            lines += text[i] == '\n';
    return pclose(pipe) == 0 ? lines : -1;
}

/* This program as a word of the shell. */
static void own_name(char *name, size_t size)
{
    ssize_t length = readlink("/proc/self/exe", name + 1, size - 3);
    if (length <= 0) {
        snprintf(name, size, "houseful");
        return;
    }
    name[0] = name[length + 1] = '\'';
    name[length + 2] = '\0';
}

/* How many puzzles a second a command does; 0: it failed. Generators make $N, the others read the puzzles. */
static double time_command(const char *command, const char *set, uint64_t number, const stock *s)
{
    char line[4096], count[32];
    bool generates = strcmp(set, "generate") == 0;
    snprintf(count, sizeof count, "%llu", (unsigned long long)number);
    setenv("N", count, 1);
    snprintf(line, sizeof line, "%s <%s", command, generates ? "/dev/null" : s->file);
    double start = children_seconds();
    long lines = run_command(line);
    double took = children_seconds() - start;
    if (lines <= 0 || took <= 0)
        return 0;
    return (generates ? (double)lines : (double)s->lines) / took;
}

/* ---- the table --------------------------------------------------------------------------------- */

static int compare_rates(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? 1 : x > y ? -1 : 0;
}

static void print_rates(const hf_bench_work *work, const char *set, const char *name,
                        const char *who, double *rates)
{
    unsigned n = work->repeats;
    qsort(rates, n, sizeof *rates, compare_rates);
    double spread = rates[0] > 0 ? 100 * (rates[0] - rates[n / 2]) / rates[0] : 0;
    if (work->json)
        printf("{\"set\":\"%s\",\"engine\":\"%s\",\"%s_per_second\":%.1f,\"middle\":%.1f}\n", name,
               who, set, rates[0], rates[n / 2]);
    else
        printf("%-10s %-10s %-12.12s %12.0f %6.1f%%\n", set, name, who, rates[0], spread);
    fflush(stdout);
}

static bool measure_task(const hf_bench_work *work, const task *t, stock *s)
{
    double rates[MOST_REPEATS];
    char command[4096], own[2048];
    hf_canon *canon = NULL;
    bool known = strcmp(t->set, "generate") != 0, ok = true;
    uint64_t number = t->number * work->number / 10000;
    number = number > 0 ? number : 1;
    if (known && t->option == NULL)
        ok = hf_canon_new(t->form, &canon) == HF_OK;
    own_name(own, sizeof own);
    snprintf(command, sizeof command, "%s %s", own, t->option != NULL ? t->option : "");
    for (unsigned i = 0; ok && i < work->repeats; i++) {
        double start = thread_seconds();
        if (t->option != NULL) {
            rates[i] = time_command(command, t->set, number, s);
            continue;
        }
        ok = known ? find_forms(canon, t, s) : make_puzzles(t, number, work->seed + i);
        rates[i] = (double)(known ? s->count : number) / (thread_seconds() - start);
    }
    hf_canon_free(canon);
    if (ok)
        print_rates(work, t->set, t->name, "houseful", rates);
    return ok;
}

static void measure_peer(const hf_bench_work *work, const char *set, const stock *s)
{
    enum { FEW = 500 }; /* most generators are slow */
    double rates[MOST_REPEATS];
    char name[64];
    const char *equals = strchr(work->command, '=');
    snprintf(name, sizeof name, "%.*s", (int)(equals - work->command), work->command);
    for (unsigned i = 0; i < work->repeats; i++)
        rates[i] = time_command(equals + 1, set, FEW, s);
    print_rates(work, set, strcmp(set, "generate") == 0 ? "minimal" : "command", name, rates);
}

bool hf_bench_work_run(const hf_bench_work *work, const char *set)
{
    stock s = {0};
    bool known = strcmp(set, "generate") != 0;
    size_t number = (size_t)work->number * (strcmp(set, "dedupe") == 0 ? 20 : 1); /* none twice */
    bool ok = !known || (stock_open(&s, number, work->seed) && stock_write(&s));
    if (ok && !work->json)
        printf("\n%-10s %-10s %-12s %12s %7s\n", "set", "task", "program", "puzzles/s", "spread");
    for (size_t i = 0; ok && i < TASKS; i++)
        if (strcmp(tasks[i].set, set) == 0)
            ok = measure_task(work, &tasks[i], &s);
    if (ok && work->command != NULL)
        measure_peer(work, set, &s);
    stock_close(&s);
    return ok;
}
