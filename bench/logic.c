/* SPDX-License-Identifier: MIT
 *
 * logic.c - measures the human-style solver: bench/logic.sh [-n PUZZLES] FILE...
 *
 * For each file of 9x9 lines, two passes with the default ladder. *Path*: the time from loading a
 * puzzle to its end, and what it took (shares solved without nets, and without bets). *Hint*: the
 * time for the first step of the puzzle, loading included. Times are processor time of this one
 * thread, so that other work on the machine disturbs little; each puzzle is timed three times and
 * the least counts.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "houseful/houseful.h"

enum { REPEATS = 3, MOST = 100000 };

typedef struct bench {
    hf_logic *logic;
    hf_board *board;
    hf_grid *grid;
    hf_step *step;
    double *path, *hint; /* milliseconds by puzzle */
    size_t puzzles;
    size_t no_bets, no_nets, steps;
} bench;

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static void load(bench *b)
{
    hf_board_load(b->board, b->grid);
    hf_logic_load(b->logic, b->board);
}

static double time_hint(bench *b, const hf_facts *facts)
{
    double start = now_ms();
    load(b);
    hf_logic_next(b->logic, NULL, facts, b->step);
    return now_ms() - start;
}

static double time_path(bench *b, const hf_facts *facts, bool *nets, bool *bets)
{
    double start = now_ms();
    load(b);
    *nets = *bets = false;
    while (hf_logic_next(b->logic, NULL, facts, b->step) == HF_OK) {
        *nets |= strncmp(hf_rule_key(b->step->rule), "forcing-net", 11) == 0;
        *bets |= strcmp(hf_rule_key(b->step->rule), "bet") == 0;
        hf_logic_apply(b->logic, b->step);
        b->steps++;
    }
    return now_ms() - start;
}

static void measure(bench *b)
{
    const hf_facts facts = {.unique = true};
    bool nets = false, bets = false;
    double path = 1e9, hint = 1e9;
    for (int i = 0; i < REPEATS; i++) {
        double p = time_path(b, &facts, &nets, &bets), h = time_hint(b, &facts);
        path = p < path ? p : path;
        hint = h < hint ? h : hint;
    }
    if (hf_logic_state(b->logic) == HF_LOGIC_BROKEN)
        fprintf(stderr, "logic: a puzzle without a solution\n");
    b->path[b->puzzles] = path;
    b->hint[b->puzzles++] = hint;
    b->no_bets += !bets;
    b->no_nets += !bets && !nets;
}

static void report(bench *b, const char *name)
{
    size_t n = b->puzzles;
    if (n == 0)
        return;
    qsort(b->path, n, sizeof *b->path, by_size);
    qsort(b->hint, n, sizeof *b->hint, by_size);
    printf("%s: %zu puzzles\n", name, n);
    printf("  path: median %.3f ms, 90 %% %.3f, 99 %% %.3f, most %.3f\n", b->path[n / 2],
           b->path[n * 9 / 10], b->path[n * 99 / 100], b->path[n - 1]);
    printf("  hint: median %.3f ms, 90 %% %.3f, 99 %% %.3f, most %.3f\n", b->hint[n / 2],
           b->hint[n * 9 / 10], b->hint[n * 99 / 100], b->hint[n - 1]);
    printf("  solved without bets %.2f %%, without nets and bets %.2f %%\n",
           100.0 * (double)b->no_bets / (double)n, 100.0 * (double)b->no_nets / (double)n);
}

/* Every `step`-th line, so that few puzzles still come from the whole file. */
static void run_file(bench *b, const char *name, size_t wanted)
{
    char line[1024];
    FILE *file = fopen(name, "r");
    size_t lines = 0, at = 0;
    if (!file) {
        fprintf(stderr, "logic: cannot read %s\n", name);
        return;
    }
    while (fgets(line, sizeof line, file))
        lines++;
    size_t step = lines / wanted + (lines % wanted != 0);
    rewind(file);
    b->puzzles = b->no_bets = b->no_nets = b->steps = 0;
    while (b->puzzles < MOST && fgets(line, sizeof line, file)) {
        if (at++ % step || strlen(line) < 81 || line[0] == '#')
            continue;
        for (int c = 0; c < 81; c++)
            hf_grid_values(b->grid)[c] =
                (uint16_t)(line[c] >= '1' && line[c] <= '9' ? line[c] - '0' : 0);
        measure(b);
    }
    fclose(file);
    report(b, name);
}

int main(int argc, char **argv)
{
    bench b = {0};
    hf_shape_spec spec;
    hf_shape_spec_square(&spec, 9);
    hf_shape *shape;
    size_t wanted = 1000;
    int first = 1;
    if (argc > 2 && strcmp(argv[1], "-n") == 0) {
        wanted = (size_t)strtoul(argv[2], NULL, 10);
        first = 3;
    }
    b.path = malloc(MOST * sizeof *b.path);
    b.hint = malloc(MOST * sizeof *b.hint);
    if (wanted == 0 || !b.path || !b.hint || hf_shape_new(&spec, &shape) != HF_OK ||
        hf_logic_new(shape, &b.logic) != HF_OK || hf_board_new(shape, &b.board) != HF_OK ||
        hf_grid_new(shape, &b.grid) != HF_OK || hf_step_new(&b.step) != HF_OK)
        return 2;
    for (int i = first; i < argc; i++)
        run_file(&b, argv[i], wanted);
    hf_step_free(b.step);
    hf_grid_free(b.grid);
    hf_board_free(b.board);
    hf_logic_free(b.logic);
    hf_shape_free(shape);
    free(b.path);
    free(b.hint);
    return 0;
}
