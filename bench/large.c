/* SPDX-License-Identifier: MIT
 *
 * large.c - the general engine beside SAT solvers, in one run.
 *
 *     large [-r REPEATS] [-t SECONDS] [-b HOUSEFUL] [-p NAME=COMMAND]... FILE...
 *
 * Every line of a file is a board: a name, a tab, N*N tokens (numbers, "." for a blank). A file
 * whose name starts with x has both diagonals. Each solver must find the solution and prove that it
 * is the only one:
 *
 *     any       the engine of this library, in process
 *     cadical   CaDiCaL, in process, if the library has it: extended encoding after singles, then a
 *               second call with the solution excluded; encoding included
 *     command   "houseful solve" as a whole process (-b)
 *     NAME      a SAT solver that reads DIMACS and prints "v" lines (-p): the same encoding in a
 * file, called twice, the second time with the excluding clause; processor time of the two
 *               processes, and the encoding
 *
 * Times are processor times. Repeats are interleaved over the solvers, and each board counts with
 * the median of its repeats. "against the best peer" is, board by board, the fastest peer's time
 * over ours, where peers are all but "any" and "command".
 */
#define _POSIX_C_SOURCE 200809L
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "solve/any/cdcl.h"

enum { MOST_SOLVERS = 8, MOST_BOARDS = 400, MOST_REPEATS = 15 };

typedef struct board {
    char *name;
    hf_grid *grid;
    double best_ms[MOST_SOLVERS]; /* median of the repeats; negative: not solved */
} board;

typedef struct solver {
    const char *name;
    const char *command; /* NULL: an engine in process */
    bool whole;          /* the command is houseful itself */
} solver;

static solver solvers[MOST_SOLVERS];
static int solver_count;
static int repeats = 3;
static double limit_s = 60;

static double cpu_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static double children_ms(void)
{
    struct rusage u;
    getrusage(RUSAGE_CHILDREN, &u);
    return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) * 1e3 +
           (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) / 1e3;
}

/* ---- boards ------------------------------------------------------------------------------------
 */

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
        hf_shape_spec spec = hf_shape_spec_square(size);
        spec.extras = diagonals ? HF_EXTRA_DIAGONALS : 0;
        if (hf_shape_new(&spec, shape) != HF_OK) /* the old one lives on: grids refer to it */
            return NULL;
    }
    if (size * size != count || hf_grid_new(*shape, &grid) != HF_OK)
        return NULL;
    memcpy(grid->cell, cell, count * sizeof *cell);
    return grid;
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
        boards[count].grid = read_board(tab + 1, diagonals, &shape);
        boards[count].name = strdup(line);
        if (!boards[count].grid) {
            fprintf(stderr, "%s: %s is no board\n", path, line);
            exit(2);
        }
        count++;
    }
    free(line);
    fclose(file);
    return count;
}

/* ---- in process --------------------------------------------------------------------------------
 */

static double run_engine(const char *name, const board *b)
{
    hf_solve_options options = hf_solve_defaults();
    hf_solver *engine;
    hf_result result;
    double begin, ms;
    options.engine = hf_engine_named(name);
    options.time_limit_ns = (uint64_t)(limit_s * 1e9);
    if (hf_solve_new(b->grid->shape, &options, &engine) != HF_OK)
        return -1;
    begin = cpu_ms();
    hf_status status = hf_solve_grid(engine, b->grid, &result, NULL, NULL);
    ms = cpu_ms() - begin;
    for (int i = 0; i < 4 && ms < 5; i++) { /* short ones again: the first time warms the caches */
        begin = cpu_ms();
        status = hf_solve_grid(engine, b->grid, &result, NULL, NULL);
        double again = cpu_ms() - begin;
        ms = again < ms ? again : ms;
    }
    hf_solve_free(engine);
    return status == HF_OK && result.answer == HF_UNIQUE ? ms : -1;
}

/* ---- other processes ---------------------------------------------------------------------------
 */

/* Writes the clauses of the open groups, and `excluded` (a clause) if there is one. */
static void write_cnf(const char *path, const hf_cdcl *m, const int *excluded, int excluded_count)
{
    FILE *out = fopen(path, "w");
    size_t clauses = excluded_count > 0;
    if (!out) {
        perror(path);
        exit(2);
    }
    for (uint32_t g = 0; g < m->groups; g++) {
        size_t n = m->group_start[g + 1] - m->group_start[g];
        clauses += 1 + n * (n - 1) / 2;
    }
    fprintf(out, "p cnf %u %zu\n", m->vars, clauses);
    for (uint32_t g = 0; g < m->groups; g++) {
        const uint32_t *member = m->member + m->group_start[g];
        uint32_t n = m->group_start[g + 1] - m->group_start[g];
        for (uint32_t i = 0; i < n; i++)
            fprintf(out, "%u ", member[i] + 1);
        fputs("0\n", out);
        for (uint32_t i = 0; i < n; i++)
            for (uint32_t k = i + 1; k < n; k++)
                fprintf(out, "-%u -%u 0\n", member[i] + 1, member[k] + 1);
    }
    for (int i = 0; i < excluded_count; i++)
        fprintf(out, "%d ", excluded[i]);
    fputs(excluded_count ? "0\n" : "", out);
    fclose(out);
}

/* Runs a SAT solver; returns 1 with the negated solution in `clause`, 0 if there is none, -1 else.
 */
static int run_sat(const char *command, const char *cnf, int *clause, int *count)
{
    char line[1 << 16], call[2048];
    int answer = -1;
    snprintf(call, sizeof call, "timeout %.0f %s %s 2>/dev/null", limit_s, command, cnf);
    FILE *in = popen(call, "r");
    *count = 0;
    while (in && fgets(line, sizeof line, in)) {
        if (strstr(line, "UNSATISFIABLE"))
            answer = 0;
        else if (strstr(line, "SATISFIABLE"))
            answer = 1;
        if (line[0] != 'v')
            continue;
        for (char *t = strtok(line + 1, " \n"); t; t = strtok(NULL, " \n"))
            if (atoi(t) > 0)
                clause[(*count)++] = -atoi(t);
    }
    if (in)
        pclose(in);
    return answer;
}

static double run_peer(const char *command, const board *b)
{
    char cnf[] = "/tmp/large-XXXXXX";
    hf_singles singles;
    hf_cdcl model;
    int file = mkstemp(cnf), answer = -1, count = 0;
    double begin = cpu_ms() + children_ms(), ms = -1;
    if (file < 0 || hf_singles_open(&singles, b->grid->shape) != HF_OK)
        return -1;
    close(file);
    hf_cdcl_open(&model);
    if (hf_singles_load(&singles, b->grid->cell) && hf_singles_solved(&singles)) {
        ms = cpu_ms() + children_ms() - begin;
    } else if (hf_cdcl_build(&model, &singles) == HF_OK) {
        int *clause = malloc((model.vars + 1) * sizeof *clause);
        write_cnf(cnf, &model, NULL, 0);
        answer = clause ? run_sat(command, cnf, clause, &count) : -1;
        if (answer == 1) {
            write_cnf(cnf, &model, clause, count);
            answer = run_sat(command, cnf, clause, &count);
            ms = answer == 0 ? cpu_ms() + children_ms() - begin : -1;
        }
        free(clause);
    }
    hf_cdcl_close(&model);
    hf_singles_close(&singles);
    unlink(cnf);
    return ms;
}

/* "houseful solve" on a file with this one board; the answer must be a solution, not a word. */
static double run_whole(const char *command, const board *b)
{
    char path[] = "/tmp/large-XXXXXX", call[2048], word[64] = "";
    int file = mkstemp(path);
    FILE *out = file < 0 ? NULL : fdopen(file, "w");
    uint32_t cells = hf_shape_cells(b->grid->shape);
    if (!out)
        return -1;
    fputs("board\t", out);
    for (uint32_t c = 0; c < cells; c++)
        fprintf(out, b->grid->cell[c] ? "%u " : ". ", b->grid->cell[c]);
    fputs("\n", out);
    fclose(out);
    snprintf(call, sizeof call, "timeout %.0f %s solve --threads 1 --print %%a %s %s 2>/dev/null",
             limit_s, command, hf_shape_spec_of(b->grid->shape)->extras ? "--x" : "", path);
    double begin = children_ms();
    FILE *in = popen(call, "r");
    if (!in || !fgets(word, sizeof word, in))
        word[0] = '\0';
    if (in)
        pclose(in);
    unlink(path);
    return strncmp(word, "unique", 6) == 0 ? children_ms() - begin : -1;
}

/* ---- the table ---------------------------------------------------------------------------------
 */

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static double median(double *v, int count)
{
    qsort(v, (size_t)count, sizeof *v, by_value);
    return count ? (v[(count - 1) / 2] + v[count / 2]) / 2 : 0;
}

static void run_board(board *b)
{
    double times[MOST_SOLVERS][MOST_REPEATS];
    for (int r = 0; r < repeats; r++)
        for (int s = 0; s < solver_count; s++)
            times[s][r] = solvers[s].whole     ? run_whole(solvers[s].command, b)
                          : solvers[s].command ? run_peer(solvers[s].command, b)
                                               : run_engine(solvers[s].name, b);
    for (int s = 0; s < solver_count; s++)
        b->best_ms[s] = median(times[s], repeats);
}

static void print_set(const char *path, board *boards, int count)
{
    double values[MOST_BOARDS], ours[MOST_BOARDS];
    const char *slash = strrchr(path, '/');
    printf("%s (%d)\n", slash ? slash + 1 : path, count);
    for (int s = 0; s < solver_count; s++) {
        int solved = 0, ratios = 0;
        double worst = 0;
        for (int i = 0; i < count; i++)
            if (boards[i].best_ms[s] >= 0) {
                values[solved++] = boards[i].best_ms[s];
                worst = boards[i].best_ms[s] > worst ? boards[i].best_ms[s] : worst;
                if (boards[i].best_ms[0] > 0)
                    ours[ratios++] = boards[i].best_ms[s] / boards[i].best_ms[0];
            }
        double middle = median(values, solved), ratio = median(ours, ratios);
        printf("  %-24s median %10.3f ms  worst %10.3f ms", solvers[s].name, middle, worst);
        if (s > 0 && ratios)
            printf("  x%.2f of any (least x%.2f)", ratio, ours[0]);
        printf(solved < count ? "  %d not solved\n" : "\n", count - solved);
    }
    int ratios = 0;
    for (int i = 0; i < count; i++) {
        double best = -1;
        for (int s = 1; s < solver_count; s++)
            if (!solvers[s].whole && boards[i].best_ms[s] >= 0 &&
                (best < 0 || boards[i].best_ms[s] < best))
                best = boards[i].best_ms[s];
        if (best >= 0 && boards[i].best_ms[0] > 0)
            ours[ratios++] = best / boards[i].best_ms[0];
    }
    if (ratios) {
        double ratio = median(ours, ratios);
        printf("  against the best peer of each board: median x%.2f, least x%.2f\n", ratio,
               ours[0]);
    }
    fflush(stdout);
}

int main(int argc, char **argv)
{
    static board boards[MOST_BOARDS];
    int option;
    solvers[solver_count++] = (solver){"any", NULL, false};
    if (hf_engine_named("cadical"))
        solvers[solver_count++] = (solver){"cadical", NULL, false};
    while ((option = getopt(argc, argv, "r:t:b:p:")) != -1) {
        char *equals = option == 'p' ? strchr(optarg, '=') : NULL;
        if (option == 'r' && atoi(optarg) > 0 && atoi(optarg) <= MOST_REPEATS)
            repeats = atoi(optarg);
        else if (option == 't' && atof(optarg) > 0)
            limit_s = atof(optarg);
        else if (option == 'b' && solver_count < MOST_SOLVERS)
            solvers[solver_count++] = (solver){"command", optarg, true};
        else if (equals && solver_count < MOST_SOLVERS) {
            *equals = '\0';
            solvers[solver_count++] = (solver){optarg, equals + 1, false};
        } else {
            fprintf(stderr, "large: see the head of bench/large.c\n");
            return 2;
        }
    }
    for (int i = optind; i < argc; i++) {
        int count = read_boards(argv[i], boards);
        for (int k = 0; k < count; k++)
            run_board(&boards[k]);
        print_set(argv[i], boards, count);
    }
    return 0;
}
