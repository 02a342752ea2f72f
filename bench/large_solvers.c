/* SPDX-License-Identifier: MIT
 *
 * large_solvers.c - how each kind of solver is run and timed.
 */
#define _POSIX_C_SOURCE 200809L
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef HF_HAVE_CADICAL
#include <ccadical.h>
#endif

#include "grid/shape_data.h"
#include "large.h"

static double cpu_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* ---- in process ------------------------------------------------------------------------------ */

double large_engine(const char *name, const board *b)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    hf_solver *engine;
    hf_result result;
    double ms = 0;
    options.engine = hf_engine_named(name);
    options.time_limit_ns = (uint64_t)(large_limit_s * 1e9);
    if (hf_solver_new(hf_grid_shape(b->grid), &options, &engine) != HF_OK)
        return NOT_SOLVED;
    hf_status status = HF_OK;
    for (int i = 0; i < 5 && (i == 0 || ms < 5); i++) { /* short ones again: first it warms up */
        double begin = cpu_ms();
        status = hf_solver_solve_grid(engine, b->grid, &result, NULL, NULL);
        double taken = cpu_ms() - begin;
        ms = i == 0 || taken < ms ? taken : ms;
    }
    hf_solver_free(engine);
    return status == HF_OK && result.answer == HF_UNIQUE ? ms : NOT_SOLVED;
}

#ifdef HF_HAVE_CADICAL
static int is_late(void *deadline)
{
    return cpu_ms() > *(double *)deadline;
}

static void add_groups(CCaDiCaL *solver, const cnf *c)
{
    for (uint32_t g = 0; g < c->groups; g++) {
        const uint32_t *member = c->member + c->group_start[g];
        uint32_t n = c->group_start[g + 1] - c->group_start[g];
        for (uint32_t i = 0; i < n; i++)
            ccadical_add(solver, (int)member[i] + 1);
        ccadical_add(solver, 0);
        for (uint32_t i = 0; i < n; i++)
            for (uint32_t k = i + 1; k < n; k++) {
                ccadical_add(solver, -(int)member[i] - 1);
                ccadical_add(solver, -(int)member[k] - 1);
                ccadical_add(solver, 0);
            }
    }
}

/* Adds the clause that excludes the solution. All values are asked first: adding ends the state in
 * which they can be. */
static bool exclude_solution(CCaDiCaL *solver, uint32_t vars)
{
    int *value = malloc((vars + 1) * sizeof *value);
    for (uint32_t v = 0; value && v < vars; v++)
        value[v] = ccadical_val(solver, (int)v + 1);
    for (uint32_t v = 0; value && v < vars; v++)
        if (value[v] > 0)
            ccadical_add(solver, -value[v]);
    ccadical_add(solver, 0);
    free(value);
    return value != NULL;
}

static double cadical_once(const board *b)
{
    enum { SATISFIABLE = 10, UNSATISFIABLE = 20 };
    double begin = cpu_ms(), deadline = begin + large_limit_s * 1e3;
    bool proven = false;
    cnf c;
    if (!large_cnf_make(b->grid, FROM_BOARD, &c))
        return NOT_SOLVED;
    CCaDiCaL *solver = ccadical_init();
    ccadical_set_option(solver, "quiet", 1);
    ccadical_set_terminate(solver, &deadline, is_late);
    add_groups(solver, &c);
    if (ccadical_solve(solver) == SATISFIABLE && exclude_solution(solver, c.vars))
        proven = ccadical_solve(solver) == UNSATISFIABLE;
    ccadical_release(solver);
    large_cnf_free(&c);
    return proven ? cpu_ms() - begin : NOT_SOLVED;
}

double large_cadical(const board *b)
{
    double ms = cadical_once(b);
    for (int i = 0; i < 4 && ms >= 0 && ms < 5; i++) {
        double again = cadical_once(b);
        ms = again >= 0 && again < ms ? again : ms;
    }
    return ms;
}
#else
double large_cadical(const board *b)
{
    (void)b;
    return NOT_SOLVED;
}
#endif

/* ---- other processes ------------------------------------------------------------------------- */

/* A call: words of a command, then up to two more. */
typedef struct call {
    char text[1024];
    char *word[64];
} call;

static void make_call(call *c, const char *command, const char *option, const char *file)
{
    size_t count = 0;
    snprintf(c->text, sizeof c->text, "%s", command);
    for (char *w = strtok(c->text, " "); w && count < 60; w = strtok(NULL, " "))
        c->word[count++] = w;
    if (option)
        c->word[count++] = (char *)option;
    c->word[count++] = (char *)file;
    c->word[count] = NULL;
}

static void become(const call *c, int out)
{
    int nowhere = open("/dev/null", O_WRONLY);
    /* Lives on in the program and ends it. A limit on its processor time would make its own clock
     * of that time coarse. */
    alarm((unsigned)large_limit_s + 1);
    dup2(out, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    execvp(c->word[0], c->word);
    _exit(127);
}

/* Runs a process and returns what it wrote (to be freed) and its processor time. */
static char *run_process(const call *c, double *ms)
{
    size_t room = 1 << 16, length = 0;
    char *text = malloc(room + 1);
    int ends[2];
    if (!text || pipe(ends))
        exit(2);
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        become(c, ends[1]);
    }
    close(ends[1]);
    for (ssize_t got; (got = read(ends[0], text + length, room - length)) > 0;) {
        length += (size_t)got;
        if (length == room) {
            text = realloc(text, (room *= 2) + 1);
            if (!text)
                exit(2);
        }
    }
    close(ends[0]);
    text[length] = '\0';
    struct rusage used = {0};
    int status = 0;
    wait4(child, &status, 0, &used);
    *ms = (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) * 1e3 +
          (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e3;
    return text;
}

/* Runs a SAT solver; returns 1 with the negated solution in `clause`, 0 if there is none, -1 if it
 * does not say. */
static int ask(const char *command, const char *file, int *clause, int *count, double *ms)
{
    call c;
    int answer = -1;
    double taken;
    make_call(&c, command, NULL, file);
    char *text = run_process(&c, &taken), *rest = NULL;
    *ms += taken;
    *count = 0;
    for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        if (strstr(line, "UNSATISFIABLE"))
            answer = 0;
        else if (strstr(line, "SATISFIABLE"))
            answer = 1;
        if (line[0] != 'v')
            continue;
        for (char *w = strtok(line + 1, " "); w; w = strtok(NULL, " "))
            if (atoi(w) > 0)
                clause[(*count)++] = -atoi(w);
    }
    free(text);
    return answer;
}

/* A new file for a peer to read, among the system's temporary ones; its name is the caller's to
 * free. NULL: there is none to be had. */
static char *make_file(void)
{
    const char *folder = getenv("TMPDIR");
    size_t room;
    if (!folder || !*folder)
        folder = P_tmpdir;
    room = strlen(folder) + sizeof "/large-XXXXXX";
    char *name = malloc(room);
    int handle = -1;
    if (name) {
        snprintf(name, room, "%s/large-XXXXXX", folder);
        handle = mkstemp(name);
    }
    if (handle < 0) {
        free(name);
        return NULL;
    }
    close(handle);
    return name;
}

static void drop_file(char *name)
{
    unlink(name);
    free(name);
}

double large_sat(const char *command, const board *b, start from)
{
    char *file = make_file();
    int count = 0;
    double begin = cpu_ms(), encoding, ms = 0;
    bool proven = false;
    cnf c;
    if (!file)
        return NOT_SOLVED;
    if (!large_cnf_make(b->grid, from, &c)) {
        drop_file(file);
        return NOT_SOLVED;
    }
    int *clause = malloc((c.vars + 1) * sizeof *clause);
    large_cnf_write(&c, file, NULL, 0);
    encoding = cpu_ms() - begin;
    if (clause && ask(command, file, clause, &count, &ms) == 1) {
        begin = cpu_ms();
        large_cnf_write(&c, file, clause, count);
        encoding += cpu_ms() - begin;
        proven = ask(command, file, clause, &count, &ms) == 0;
    }
    free(clause);
    large_cnf_free(&c);
    drop_file(file);
    return proven ? encoding + ms : NOT_SOLVED;
}

/* ---- Sudoku programs ------------------------------------------------------------------------- */

/* Is the text this solution, once: numbers with blanks between, or one word of symbols? What
 * follows is in *rest. */
static bool is_solution(char *text, const hf_grid *solution, char **rest)
{
    uint32_t cells = hf_shape_cells(hf_grid_shape(solution));
    char *word = strtok_r(text, " \t\n", rest);
    if (word && strlen(word) == cells) {
        for (uint32_t c = 0; c < cells; c++)
            if (word[c] != hf_format_symbol(hf_grid_const_values(solution)[c]))
                return false;
        return true;
    }
    for (uint32_t c = 0; c < cells; c++, word = strtok_r(NULL, " \t\n", rest))
        if (!word || atoi(word) != hf_grid_const_values(solution)[c])
            return false;
        else if (c + 1 == cells)
            return true;
    return false;
}

static void write_board(const char *file, const hf_grid *grid)
{
    FILE *out = fopen(file, "w");
    uint32_t cells = hf_shape_cells(hf_grid_shape(grid));
    if (!out)
        exit(2);
    for (uint32_t c = 0; c < cells; c++)
        fprintf(out, hf_grid_const_values(grid)[c] ? "%u " : ". ", hf_grid_const_values(grid)[c]);
    fputs("\n", out);
    fclose(out);
}

double large_program(const char *command, const board *b, bool own)
{
    char *file = make_file(), *rest = NULL;
    double ms;
    call c;
    if (!file)
        return NOT_SOLVED;
    write_board(file, b->grid);
    make_call(&c, command, hf_shape_spec_of(hf_grid_shape(b->grid))->extras ? "-x" : NULL, file);
    char *text = run_process(&c, &ms);
    bool solved = b->solution && is_solution(text, b->solution, &rest);
    char *word = solved ? strtok_r(NULL, " \t\n", &rest) : NULL;
    if (own) { /* "time 1.25 ms" ends the text */
        solved = word && !strcmp(word, "time") && (word = strtok_r(NULL, " \t\n", &rest)) != NULL;
        ms = solved ? atof(word) : 0;
    } else {
        solved = solved && !word;
    }
    free(text);
    drop_file(file);
    return solved ? ms : NOT_SOLVED;
}
