/* SPDX-License-Identifier: MIT
 *
 * large.c - the general engine beside SAT solvers and other Sudoku programs, in one run.
 *
 *     large [-r REPEATS] [-t SECONDS] [-b HOUSEFUL] [-p|-s|-o NAME=COMMAND]... FILE...
 *
 * Every line of a file is a board: a name, a tab, N*N tokens (numbers, "." for a blank). A file
 * whose name starts with x has both diagonals. Each solver must find the solution and prove that it
 * is the only one. In the library's process:
 *
 *     any           the engine of this library
 *     cadical       CaDiCaL, if the library has it, on the candidates that our singles leave
 *     cadical board CaDiCaL from the board: on all candidates that no clue sees
 *
 * As processes of their own:
 *
 *     command       "houseful solve" (-b)
 *     NAME          a SAT solver that reads DIMACS and prints "v" lines (-p): on what singles leave
 *     NAME board    the same from the board
 *     NAME          a Sudoku program (-s) that reads the board from a file, with -x in front of it
 *                   for diagonals, and prints the solution, or two
 *     NAME          such a program that tells its own solving time by "time MS" at the end (-o):
 *                   then that counts, and it is one of the solvers in process
 *
 * SAT solvers get the extended encoding, the first time as it is and a second time with a clause
 * that excludes the solution; encoding counts. On boards that singles decide, those that get our
 * singles have nothing left to do and take no part. To leave out the candidates that clues see is
 * already a favour: with all candidates and the clues as units, a 16x16 board has 124,000 clauses.
 *
 * Times are processor times. Repeats are interleaved over the solvers, and each board counts with
 * the median of its repeats; a solver that fails is not asked again about that board. Ratios are
 * taken board by board, against the fastest peer of that board.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "grid/shape_data.h"
#include "large.h"

enum { MOST_SOLVERS = 16, MOST_BOARDS = 400, MOST_REPEATS = 15 };

typedef enum kind { ENGINE, CADICAL, SAT, PROGRAM, TIMED } kind;

typedef struct solver {
    char name[40];
    kind kind;
    start from;
    bool process; /* its time is that of a whole process */
    bool ours;
    const char *command;
} solver;

static solver solvers[MOST_SOLVERS];
static int solver_count;
static int repeats = 3;
double large_limit_s = 60;

/* ---- boards ---------------------------------------------------------------------------------- */

static hf_grid *read_board(char *tokens, bool diagonals, hf_shape **shape)
{
    static uint16_t cell[HF_MAX_CELLS];
    uint32_t count = 0, size = 1;
    hf_grid *grid = NULL;
    for (char *t = strtok(tokens, " \r\n"); t && count < HF_MAX_CELLS; t = strtok(NULL, " \r\n"))
        cell[count++] = (uint16_t)(*t == '.' ? 0 : atoi(t));
    while (size * size < count)
        size++;
    if (!*shape || hf_shape_size(*shape) != size) {
        hf_shape_spec spec;
        hf_shape_spec_square(&spec, size);
        spec.extras = diagonals ? HF_EXTRA_DIAGONALS : 0;
        if (hf_shape_new(&spec, shape) != HF_OK) /* the old one lives on: grids refer to it */
            return NULL;
    }
    if (size * size != count || hf_grid_new(*shape, &grid) != HF_OK)
        return NULL;
    memcpy(hf_grid_values(grid), cell, count * sizeof *cell);
    return grid;
}

/* The solution that the others' are compared with; NULL if it is not the only one. */
static hf_grid *solve_board(const hf_grid *grid)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    hf_solver *engine;
    hf_grid *solution = NULL;
    hf_result result = {0};
    options.engine = hf_engine_named("any");
    options.time_limit_ns = (uint64_t)(large_limit_s * 1e9);
    if (hf_solver_new(hf_grid_shape(grid), &options, &engine) != HF_OK)
        return NULL;
    if (hf_grid_new(hf_grid_shape(grid), &solution) == HF_OK)
        hf_solver_solve_grid(engine, grid, &result, solution, NULL);
    hf_solver_free(engine);
    if (result.answer == HF_UNIQUE)
        return solution;
    hf_grid_free(solution);
    return NULL;
}

static int read_boards(const char *path, board *boards)
{
    FILE *file = fopen(path, "r");
    const char *slash = strrchr(path, '/');
    bool diagonals = (slash ? slash[1] : path[0]) == 'x';
    char *line = NULL;
    size_t room = 0;
    int count = 0;
    hf_shape *shape = NULL;
    if (!file) {
        perror(path);
        exit(2);
    }
    while (count < MOST_BOARDS && getline(&line, &room, file) > 0) {
        char *tab = strchr(line, '\t');
        if (!tab)
            continue;
        *tab = '\0';
        hf_grid *grid = read_board(tab + 1, diagonals, &shape);
        if (!grid) {
            fprintf(stderr, "%s: %s is no board\n", path, line);
            exit(2);
        }
        boards[count++] = (board){strdup(line), grid, solve_board(grid), large_singles_decide(grid),
                                  calloc(MOST_SOLVERS, sizeof(double))};
    }
    free(line);
    fclose(file);
    return count;
}

/* ---- measuring ------------------------------------------------------------------------------- */

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

/* Sorts, too. */
static double median(double *v, int count)
{
    qsort(v, (size_t)count, sizeof *v, by_value);
    return count ? (v[(count - 1) / 2] + v[count / 2]) / 2 : 0;
}

static double run(const solver *s, const board *b)
{
    if (b->singles && s->from == FROM_SINGLES && !s->ours)
        return NOTHING_LEFT;
    switch (s->kind) {
    case ENGINE:
        return large_engine(s->name, b);
    case CADICAL:
        return large_cadical(b);
    case SAT:
        return large_sat(s->command, b, s->from);
    case PROGRAM:
    case TIMED:
        return large_program(s->command, b, s->kind == TIMED);
    }
    return NOT_SOLVED;
}

static void run_board(board *b)
{
    double times[MOST_SOLVERS][MOST_REPEATS];
    for (int r = 0; r < repeats; r++)
        for (int s = 0; s < solver_count; s++)
            times[s][r] = r > 0 && times[s][r - 1] < 0 ? times[s][r - 1] : run(&solvers[s], b);
    for (int s = 0; s < solver_count; s++)
        b->ms[s] = times[s][repeats - 1] < 0 ? times[s][repeats - 1] : median(times[s], repeats);
}

/* ---- the table ------------------------------------------------------------------------------- */

static void print_solver(int s, const board *boards, int count)
{
    double values[MOST_BOARDS];
    int solved = 0, failed = 0;
    for (int i = 0; i < count; i++) {
        failed += boards[i].ms[s] == NOT_SOLVED;
        if (boards[i].ms[s] >= 0)
            values[solved++] = boards[i].ms[s];
    }
    double middle = median(values, solved);
    printf("  %-16s %-10s", solvers[s].name, solvers[s].process ? "process" : "in process");
    if (solved)
        printf("  median %10.3f ms  worst %10.3f ms", middle, values[solved - 1]);
    if (failed)
        printf("  %d not solved", failed);
    if (solved + failed < count)
        printf("  nothing left to do on %d", count - solved - failed);
    printf("\n");
}

typedef bool is_peer(const solver *s);

static bool gets_singles(const solver *s)
{
    return !s->ours && s->from == FROM_SINGLES;
}
static bool starts_from_board(const solver *s)
{
    return !s->ours && s->from == FROM_BOARD;
}
static bool is_process(const solver *s)
{
    return !s->ours && s->process;
}

/* One of ours against the fastest of some others, board by board. */
static void print_ratios(int ours, is_peer *peer, const char *which, const board *boards, int count)
{
    double ratio[MOST_BOARDS];
    int ratios = 0, alone = 0;
    for (int i = 0; i < count; i++) {
        double best = -1;
        bool asked = false;
        for (int s = 0; s < solver_count; s++) {
            double ms = boards[i].ms[s];
            asked = asked || (peer(&solvers[s]) && ms != NOTHING_LEFT);
            if (peer(&solvers[s]) && ms >= 0 && (best < 0 || ms < best))
                best = ms;
        }
        alone += asked && best < 0;
        if (best >= 0 && boards[i].ms[ours] > 0)
            ratio[ratios++] = best / boards[i].ms[ours];
    }
    double middle = median(ratio, ratios);
    if (ratios)
        printf("  %s against the best %s: median x%.2f, least x%.2f on %d\n", solvers[ours].name,
               which, middle, ratio[0], ratios);
    if (alone)
        printf("  no %s solved %d\n", which, alone);
}

static void print_set(const char *path, const board *boards, int count)
{
    const char *slash = strrchr(path, '/');
    printf("%s (%d)\n", slash ? slash + 1 : path, count);
    for (int s = 0; s < solver_count; s++)
        print_solver(s, boards, count);
    print_ratios(0, gets_singles, "peer that gets our singles", boards, count);
    print_ratios(0, starts_from_board, "peer that starts from the board", boards, count);
    for (int s = 1; s < solver_count; s++)
        if (solvers[s].ours)
            print_ratios(s, is_process, "other process", boards, count);
    fflush(stdout);
}

/* ---- the call -------------------------------------------------------------------------------- */

static void add_solver(const char *name, kind k, start from, bool process, const char *command)
{
    if (solver_count == MOST_SOLVERS) {
        fprintf(stderr, "large: at most %d solvers\n", MOST_SOLVERS);
        exit(2);
    }
    solver *s = &solvers[solver_count++];
    *s = (solver){"", k, from, process, false, command};
    snprintf(s->name, sizeof s->name, "%s%s", name,
             from == FROM_BOARD && (k == SAT || k == CADICAL) ? " board" : "");
}

/* An option of the form NAME=COMMAND. */
static bool add_named(int option, char *text)
{
    char *equals = strchr(text, '=');
    if (!equals)
        return false;
    *equals = '\0';
    if (option == 'p') {
        add_solver(text, SAT, FROM_SINGLES, true, equals + 1);
        add_solver(text, SAT, FROM_BOARD, true, equals + 1);
    } else {
        add_solver(text, option == 's' ? PROGRAM : TIMED, FROM_BOARD, option == 's', equals + 1);
    }
    return true;
}

static bool read_option(int option, char *text)
{
    static char command[1024];
    switch (option) {
    case 'r':
        repeats = atoi(text);
        return repeats > 0 && repeats <= MOST_REPEATS;
    case 't':
        large_limit_s = atof(text);
        return large_limit_s > 0;
    case 'b':
        snprintf(command, sizeof command, "%s solve --threads 1", text);
        add_solver("command", PROGRAM, FROM_BOARD, true, command);
        solvers[solver_count - 1].ours = true;
        return true;
    case 'p':
    case 's':
    case 'o':
        return add_named(option, text);
    default:
        return false;
    }
}

int main(int argc, char **argv)
{
    static board boards[MOST_BOARDS];
    int option;
    add_solver("any", ENGINE, FROM_SINGLES, false, NULL);
    solvers[0].ours = true;
    if (hf_engine_named("cadical")) {
        add_solver("cadical", ENGINE, FROM_SINGLES, false, NULL);
        add_solver("cadical", CADICAL, FROM_BOARD, false, NULL);
    }
    while ((option = getopt(argc, argv, "r:t:b:p:s:o:")) != -1)
        if (!read_option(option, optarg)) {
            fprintf(stderr, "large: see the head of bench/large.c\n");
            return 2;
        }
    for (int i = optind; i < argc; i++) {
        int count = read_boards(argv[i], boards);
        for (int k = 0; k < count; k++)
            run_board(&boards[k]);
        print_set(argv[i], boards, count);
    }
    return 0;
}
