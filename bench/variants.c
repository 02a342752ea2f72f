/* SPDX-License-Identifier: MIT
 *
 * variants.c - measures puzzles with cages and other constraints: bench/variants.sh
 *
 *     variants [-c] [-r REPEATS] [-l SECONDS] [-v] FILE...
 *
 * A file holds one puzzle per line, in any notation that is read. Timed is the way from the text to the
 * answer, by one thread: reading, building, and the search up to the second solution, which proves
 * whether the puzzle is unique. With -c: true candidates instead. The solver is kept from puzzle to
 * puzzle as long as their shape is the same. The best of the repeats counts.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "houseful/houseful.h"

enum { MOST = 100000 };

typedef struct bench {
    bool candidates; /* true candidates, not answers */
    bool verbose;
    unsigned repeats;
    double limit; /* seconds for one puzzle; 0: none */
    hf_reader *reader;
    hf_shape *shape; /* of the solver */
    hf_solver *solver;
    uint64_t *sets;
    double *ms; /* by puzzle */
    size_t puzzles, unread;
    size_t answers[HF_LIMIT + 1];
    uint64_t guesses;
} bench;

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static void die(const char *what)
{
    fprintf(stderr, "variants: %s\n", what);
    exit(1);
}

static void change_shape(bench *b, const hf_puzzle *puzzle)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    hf_solve_options options;
    if (b->shape != NULL && hf_shape_same(hf_shape_spec_of(b->shape), hf_shape_spec_of(shape)))
        return;
    hf_solver_free(b->solver);
    hf_shape_free(b->shape);
    free(b->sets);
    b->shape = hf_shape_share(shape);
    hf_solve_options_init(&options, sizeof options);
    options.time_limit_ns = (uint64_t)(b->limit * 1e9);
    if (hf_solver_new(shape, &options, &b->solver) != HF_OK)
        die("no solver for this shape");
    b->sets = calloc((size_t)hf_shape_cells(shape) * hf_puzzle_words(puzzle), sizeof *b->sets);
    if (b->sets == NULL)
        die("no memory");
}

/* False: not a puzzle that is read. */
static bool once(bench *b, const char *line, size_t length, hf_answer *answer, uint64_t *guesses)
{
    hf_record record;
    hf_puzzle *puzzle;
    hf_result result;
    hf_true_candidates found;
    size_t cut = hf_reader_cut(b->reader, line, length, true);
    if (hf_reader_parse(b->reader, line, cut, &record) != HF_OK ||
        hf_reader_puzzle(b->reader, &record, &puzzle) != HF_OK)
        return false;
    change_shape(b, puzzle);
    hf_status status = b->candidates ? hf_solver_candidates(b->solver, puzzle, &found, b->sets)
                                     : hf_solver_solve(b->solver, puzzle, &result, NULL, NULL);
    hf_puzzle_free(puzzle);
    if (status != HF_OK)
        return false;
    *answer = b->candidates ? found.answer : result.answer;
    *guesses = b->candidates ? found.guesses : result.guesses;
    return true;
}

static void measure(bench *b, const char *line, size_t length)
{
    double best = 1e99;
    hf_answer answer = HF_LIMIT;
    uint64_t guesses = 0;
    for (unsigned r = 0; r < b->repeats; r++) {
        double start = now_ms();
        if (!once(b, line, length, &answer, &guesses)) {
            b->unread++;
            if (b->verbose)
                printf("not read: %.60s\n", line);
            return;
        }
        double taken = now_ms() - start;
        best = taken < best ? taken : best;
        if (taken > 3000)
            break;
    }
    if (b->verbose)
        printf("%10.3f ms %9llu guesses  %-8s %.50s\n", best, (unsigned long long)guesses,
               hf_answer_text(answer), line);
    b->answers[answer]++;
    b->guesses += guesses;
    if (b->puzzles < MOST)
        b->ms[b->puzzles++] = best;
}

static void report(bench *b, const char *name)
{
    double total = 0;
    size_t n = b->puzzles;
    for (size_t i = 0; i < n; i++)
        total += b->ms[i];
    qsort(b->ms, n, sizeof *b->ms, by_size);
    printf("%s: %zu puzzles, %zu unique, %zu not read; %llu guesses\n", name, n,
           b->answers[HF_UNIQUE], b->unread, (unsigned long long)b->guesses);
    if (n > 0)
        printf("  total %.2f ms (%.0f/s), median %.4f, 95 %% %.3f, worst %.3f ms\n", total,
               1e3 * (double)n / total, b->ms[n / 2], b->ms[n * 95 / 100], b->ms[n - 1]);
    b->puzzles = b->unread = 0;
    b->guesses = 0;
    memset(b->answers, 0, sizeof b->answers);
}

static void run_file(bench *b, const char *name)
{
    static char line[1 << 20];
    FILE *f = strcmp(name, "-") == 0 ? stdin : fopen(name, "r");
    if (f == NULL)
        die("cannot open a file");
    while (fgets(line, sizeof line, f) != NULL)
        measure(b, line, strlen(line));
    if (f != stdin)
        fclose(f);
    report(b, name);
}

int main(int argc, char **argv)
{
    bench b = {.repeats = 3};
    int i = 1;
    for (; i < argc && argv[i][0] == '-' && argv[i][1] != 0; i++) {
        if (strcmp(argv[i], "-c") == 0)
            b.candidates = true;
        else if (strcmp(argv[i], "-v") == 0)
            b.verbose = true;
        else if (strcmp(argv[i], "-r") == 0 && i + 1 < argc)
            b.repeats = (unsigned)atoi(argv[++i]);
        else if (strcmp(argv[i], "-l") == 0 && i + 1 < argc)
            b.limit = atof(argv[++i]);
        else
            die("usage: variants [-c] [-v] [-r REPEATS] [-l SECONDS] FILE...");
    }
    b.ms = malloc(MOST * sizeof *b.ms);
    if (b.ms == NULL || hf_reader_new(NULL, &b.reader) != HF_OK)
        die("no memory");
    for (; i < argc; i++)
        run_file(&b, argv[i]);
    hf_solver_free(b.solver);
    hf_shape_free(b.shape);
    hf_reader_free(b.reader);
    free(b.sets);
    free(b.ms);
    return 0;
}
