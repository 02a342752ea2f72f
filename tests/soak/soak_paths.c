/* SPDX-License-Identifier: MIT
 *
 * soak_paths.c - whole paths through hard puzzles: no bet, and no step against the solution.
 *
 *     soak-paths [--number N] [--seed S] FILE
 *
 * Takes N lines of a file of 9x9 puzzles at random, walks each to its end with the default ladder,
 * and compares every step with the solution that the solver found. At the end it tells how long the
 * first hint and the longest step of a puzzle took (processor time), and how many puzzles needed
 * which rule at most. The exit status is 1 if a step was wrong, a bet was needed, or a puzzle was
 * not solved.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "houseful/houseful.h"

enum { LINE = 1024 };

typedef struct soak {
    hf_solver *solver;
    hf_logic *logic;
    hf_board *board;
    hf_grid *puzzle, *solution;
    hf_step *step;
    double *first, *longest; /* milliseconds by puzzle */
    size_t puzzles, wanted;
    unsigned long steps, wrong, bets, unsolved, refused;
    unsigned long deepest[HF_RULES_MOST];
} soak;

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* ---- one puzzle ------------------------------------------------------------------------------ */

static bool agrees(const soak *s)
{
    const uint16_t *solution = hf_grid_const_values(s->solution);
    const hf_step *step = s->step;
    bool right = step->places + step->eliminations > 0;
    for (uint32_t i = 0; i < step->places; i++)
        right &= solution[step->place[i].cell] == step->place[i].symbol;
    for (uint32_t i = 0; i < step->eliminations; i++)
        right &= solution[step->eliminate[i].cell] != step->eliminate[i].symbol;
    return right;
}

static void walk(soak *s, const char *line)
{
    const hf_facts facts = {.unique = true};
    double most = 0, first = 0, start = now_ms();
    size_t deepest = 0;
    unsigned long steps = 0;
    hf_board_load(s->board, s->puzzle);
    hf_logic_load(s->logic, s->board);
    while (hf_logic_next(s->logic, NULL, &facts, s->step) == HF_OK) {
        double took = now_ms() - start;
        size_t rule = hf_rule_number(s->step->rule);
        first = steps++ == 0 ? took : first;
        most = took > most ? took : most;
        deepest = rule > deepest ? rule : deepest;
        s->bets += strncmp(hf_rule_key(s->step->rule), "bet", 3) == 0;
        if (!agrees(s)) {
            s->wrong++;
            printf("wrong: %s in %s\n", hf_rule_name(s->step->rule), line);
            break;
        }
        start = now_ms();
        if (hf_logic_apply(s->logic, s->step) != HF_OK)
            break;
    }
    s->steps += steps;
    if (hf_logic_state(s->logic) != HF_LOGIC_SOLVED) {
        s->unsolved++;
        printf("not solved: %s\n", line);
    }
    s->deepest[deepest]++;
    s->first[s->puzzles] = first;
    s->longest[s->puzzles++] = most;
}

static void take(soak *s, char *line)
{
    hf_result result;
    line[81] = 0;
    for (int c = 0; c < 81; c++)
        hf_grid_values(s->puzzle)[c] =
            (uint16_t)(line[c] >= '1' && line[c] <= '9' ? line[c] - '0' : 0);
    if (hf_solver_solve_grid(s->solver, s->puzzle, &result, s->solution, NULL) != HF_OK ||
        result.answer != HF_UNIQUE)
        s->refused++;
    else
        walk(s, line);
}

/* ---- the lines of a file --------------------------------------------------------------------- */

static bool is_puzzle(const char *line)
{
    return strlen(line) > 81 && line[0] != '#';
}

static uint64_t next_random(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static void tell(const soak *s);

/* Of `left` lines to come `wanted` are still to be taken: so each is taken with that chance. */
static bool run(soak *s, const char *name, uint64_t seed)
{
    char line[LINE];
    size_t left = 0, wanted = s->wanted;
    FILE *file = fopen(name, "r");
    if (!file)
        return false;
    while (fgets(line, sizeof line, file))
        left += is_puzzle(line);
    rewind(file);
    while (wanted > 0 && fgets(line, sizeof line, file)) {
        if (!is_puzzle(line) || next_random(&seed) % left-- >= wanted)
            continue;
        wanted--;
        take(s, line);
        if (s->puzzles % 100 == 0)
            tell(s);
    }
    fclose(file);
    return true;
}

/* ---- figures --------------------------------------------------------------------------------- */

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static void tell_times(const char *what, double *ms, size_t n)
{
    qsort(ms, n, sizeof *ms, by_size);
    if (n > 0)
        printf("%s: median %.1f ms, 99 %% %.1f, most %.1f\n", what, ms[n / 2], ms[n * 99 / 100],
               ms[n - 1]);
}

static void tell(const soak *s)
{
    printf("%zu puzzles, %lu steps, %lu wrong, %lu bets, %lu not solved, %lu refused\n", s->puzzles,
           s->steps, s->wrong, s->bets, s->unsolved, s->refused);
    fflush(stdout);
}

static int finish(soak *s)
{
    tell(s);
    tell_times("first hint", s->first, s->puzzles);
    tell_times("longest step of a puzzle", s->longest, s->puzzles);
    for (size_t i = 0; i < HF_RULES_MOST; i++)
        if (s->deepest[i])
            printf("%6lu need at most %s\n", s->deepest[i], hf_rule_name(hf_rule_at(i)));
    return s->wrong || s->bets || s->unsolved;
}

int main(int argc, char **argv)
{
    soak s = {.wanted = 1000};
    uint64_t seed = 1;
    hf_shape *shape;
    int at = 1;
    for (; at + 2 < argc; at += 2)
        if (strcmp(argv[at], "--number") == 0)
            s.wanted = strtoul(argv[at + 1], NULL, 10);
        else if (strcmp(argv[at], "--seed") == 0)
            seed = strtoull(argv[at + 1], NULL, 10);
    s.first = calloc(s.wanted + 1, sizeof *s.first);
    s.longest = calloc(s.wanted + 1, sizeof *s.longest);
    if (at >= argc || !s.first || !s.longest || hf_shape_new_square(9, &shape) != HF_OK ||
        hf_solver_new(shape, NULL, &s.solver) != HF_OK || hf_logic_new(shape, &s.logic) != HF_OK ||
        hf_board_new(shape, &s.board) != HF_OK || hf_grid_new(shape, &s.puzzle) != HF_OK ||
        hf_grid_new(shape, &s.solution) != HF_OK || hf_step_new(&s.step) != HF_OK) {
        fprintf(stderr, "usage: soak-paths [--number N] [--seed S] FILE\n");
        return 2;
    }
    if (!run(&s, argv[at], seed))
        return 2;
    int status = finish(&s);
    hf_step_free(s.step);
    hf_grid_free(s.solution);
    hf_grid_free(s.puzzle);
    hf_board_free(s.board);
    hf_logic_free(s.logic);
    hf_solver_free(s.solver);
    hf_shape_free(shape);
    free(s.first);
    free(s.longest);
    return status;
}
