/* SPDX-License-Identifier: MIT
 *
 * moves_solve.c - moves that solve: with budgets, cancelled from another thread, in threads, in batches.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

#include "world.h"

static const char *engine_name(const world_solver *s)
{
    return hf_engine_name(hf_solver_engine(s->solver));
}

/* Engines that are quick on every small board; the others get a budget. */
static bool is_quick(const char *name)
{
    return !strcmp(name, "any") || !strcmp(name, "trail") || !strcmp(name, "fewest") ||
           !strcmp(name, "nine") || !strncmp(name, "lanes", 5);
}

/* Every solution is one, and none comes twice. */
static bool hear_solution(const uint16_t *values, void *user)
{
    world *w = user;
    if (!w->asked)
        return true; /* one of a batch, which is judged as a whole */
    const plain_truth *truth = &w->asked->truth;
    uint32_t known = 0;
    EXPECT(plain_solves(&w->plain, &w->asked->plain, values));
    for (uint32_t i = 0; i < truth->count; i++)
        known += !memcmp(truth->solution[i], values, w->plain.cells * sizeof *values);
    EXPECT(!truth->known || truth->count == MODEL_SOLUTIONS || known == 1);
    w->told++;
    return true;
}

void move_solver(world *w, const uint32_t *n)
{
    world_solver *s = &w->solver[n[0] % WORLD_SOLVERS];
    hf_solve_options *o = &s->options;
    size_t engines = 0;
    while (hf_engine_at(engines))
        engines++;
    hf_solver_free(s->solver);
    s->solver = NULL;
    hf_solve_options_init(o, sizeof *o);
    s->named = n[1] % 4 != 0;
    o->engine = s->named ? hf_engine_at(n[1] / 4 % engines) : NULL;
    o->max_solutions = 1 + n[2] % 5;
    o->max_guesses = n[3] % 3 == 1 ? 1 + n[3] % 50 : 0;
    o->time_limit_ns = n[3] % 7 == 3 ? 1 + n[3] % 100000 : 0;
    o->seed = n[3];
    if (n[2] % 16 == 8)
        o->threads = 2 + n[3] % 2;
    if (n[2] % 8 == 5 && (!o->engine || hf_engine_is_deterministic(o->engine))) {
        o->on_solution = hear_solution;
        o->user = w;
    }
    hf_status status = hf_solver_new(w->shape, o, &s->solver);
    EXPECT(status == HF_OK || (s->named && status == HF_UNSUPPORTED));
    EXPECT((status == HF_OK) == (s->solver != NULL));
    if (s->solver && !is_quick(engine_name(s)) && o->max_guesses == 0) {
        o->max_guesses = 3000;
        hf_solver_free(s->solver);
        EXPECT(hf_solver_new(w->shape, o, &s->solver) == HF_OK);
    }
}

static hf_answer answer_for(uint32_t count)
{
    return count == 0 ? HF_NONE : count == 1 ? HF_UNIQUE : HF_MULTIPLE;
}

/* What was answered, against what is true; `free`: nothing could have ended it early. */
static void judge(world *w, const world_puzzle *p, const world_solver *s, const hf_result *r,
                  bool free)
{
    const plain_truth *truth = &p->truth;
    uint64_t most = s->options.max_solutions;
    uint64_t count = truth->count < most ? truth->count : most;
    if (truth->invalid) {
        EXPECT(r->answer == HF_INVALID);
        return;
    }
    EXPECT(r->answer != HF_INVALID && r->count <= most);
    if (truth->known)
        EXPECT(r->count <= count);
    if (r->count > 0)
        EXPECT(plain_solves(&w->plain, &p->plain, hf_grid_const_values(w->first)));
    if (r->count > 1) {
        EXPECT(plain_solves(&w->plain, &p->plain, hf_grid_const_values(w->second)));
        EXPECT(memcmp(hf_grid_values(w->first), hf_grid_values(w->second),
                      w->plain.cells * sizeof(uint16_t)) != 0);
    }
    EXPECT(!r->exhausted || !truth->known || r->count == count);
    if (r->answer != HF_LIMIT && truth->known)
        EXPECT(r->answer == answer_for((uint32_t)count) || (most == 1 && r->count == 1));
    if (free && truth->known)
        EXPECT(r->count == count && (r->answer != HF_LIMIT || most == 1));
    if (r->answer == HF_UNIQUE || r->answer == HF_NONE)
        EXPECT(r->exhausted);
}

static bool is_free(const world_solver *s, const plain_truth *truth)
{
    return truth->known && !s->options.max_guesses && !s->options.time_limit_ns;
}

/* False: the engine does not serve the puzzle's candidates, and said so. */
static bool ask(world *w, world_solver *s, world_puzzle *p, hf_result *r)
{
    w->told = 0;
    w->asked = p;
    /* Where counting was given up, so might be the search: a puzzle like that needs a budget. */
    if (!p->truth.known && !s->options.max_guesses && !s->options.time_limit_ns)
        return false;
    hf_status status = hf_solver_solve(s->solver, p->made, r, w->first, w->second);
    if (status == HF_UNSUPPORTED) {
        EXPECT(s->named && r->constraint == 1 && hf_puzzle_constraints(p->made) == 1);
        return false;
    }
    if (!EXPECT(status == HF_OK))
        return false;
    if (w->fault && r->answer == HF_MULTIPLE && hf_puzzle_clue_count(p->made) >= 2)
        r->answer = HF_UNIQUE; /* the fault that the test of this test plants */
    if (s->options.on_solution)
        EXPECT(r->answer == HF_INVALID || w->told == r->count);
    return true;
}

void move_solve(world *w, const uint32_t *n)
{
    world_solver *s = &w->solver[n[0] % WORLD_SOLVERS];
    world_puzzle *p = &w->puzzle[n[1] % WORLD_PUZZLES];
    hf_result r;
    if (!s->solver || !world_make_puzzle(w, p))
        return;
    if (n[2] % 4 == 1)
        hf_solver_cancel(s->solver); /* nothing is running: it is forgotten */
    if (ask(w, s, p, &r))
        judge(w, p, s, &r, is_free(s, &p->truth));
}

typedef struct canceller {
    hf_solver *solver;
    atomic_bool end;
} canceller;

static void *keep_cancelling(void *user)
{
    canceller *c = user;
    do
        hf_solver_cancel(c->solver);
    while (!atomic_load(&c->end));
    return NULL;
}

/* Another thread cancels at any moment: the answer is right, or HF_LIMIT. */
void move_race(world *w, const uint32_t *n)
{
    world_solver *s = &w->solver[n[0] % WORLD_SOLVERS];
    world_puzzle *p = &w->puzzle[n[1] % WORLD_PUZZLES];
    canceller c;
    pthread_t thread;
    hf_result r;
    if (!s->solver || !world_make_puzzle(w, p))
        return;
    c.solver = s->solver;
    atomic_init(&c.end, false);
    if (pthread_create(&thread, NULL, keep_cancelling, &c) != 0)
        return;
    for (uint32_t rounds = 1 + n[2] % 8; rounds > 0; rounds--)
        if (ask(w, s, p, &r))
            judge(w, p, s, &r, false);
    atomic_store(&c.end, true);
    pthread_join(thread, NULL);
}

void move_minimal(world *w, const uint32_t *n)
{
    world_solver *s = &w->solver[n[0] % WORLD_SOLVERS];
    world_puzzle *p = &w->puzzle[n[1] % WORLD_PUZZLES];
    plain_puzzle less;
    plain_truth *truth;
    hf_result r;
    if (!s->solver || s->options.max_solutions < 2 || s->options.on_solution ||
        !world_make_puzzle(w, p) || !p->truth.known)
        return;
    hf_status status = hf_solver_minimal(s->solver, p->made, &r, w->first);
    if (status == HF_UNSUPPORTED) {
        EXPECT(s->named);
        return;
    }
    if (!EXPECT(status == HF_OK) || r.answer != HF_UNIQUE)
        return;
    less = p->plain;
    for (uint32_t cell = 0; cell < w->plain.cells; cell++) {
        uint16_t clue = hf_grid_values(w->first)[cell];
        EXPECT(clue == 0 || clue == p->plain.clue[cell]);
        less.clue[cell] = clue;
    }
    static plain_truth found; /* large; one thread plays */
    truth = &found;
    plain_truth_find(&w->plain, &less, truth);
    EXPECT(!truth->known || truth->count == 1);
    for (uint32_t cell = 0; r.exhausted && cell < w->plain.cells; cell++) {
        uint16_t clue = less.clue[cell];
        if (!clue)
            continue;
        less.clue[cell] = 0;
        plain_truth_find(&w->plain, &less, truth);
        EXPECT(!truth->known || truth->count != 1);
        less.clue[cell] = clue;
    }
}

/* A batch, where the board is the one batches are for. */
void move_many(world *w, const uint32_t *n)
{
    enum { COUNT = 7 };
    world_solver *s = &w->solver[n[0] % WORLD_SOLVERS];
    uint8_t values[COUNT * 81], solved[COUNT * 81];
    hf_brief brief[COUNT];
    if (!s->solver || w->plain.cells != 81 || w->plain.size != 9)
        return;
    for (uint32_t i = 0; i < COUNT; i++)
        for (uint32_t cell = 0; cell < 81; cell++)
            values[i * 81 + cell] = (uint8_t)w->puzzle[i % WORLD_PUZZLES].plain.clue[cell];
    w->asked = NULL;
    hf_status status = hf_solve_many_bytes(s->solver, COUNT, values, brief, solved);
    if (w->plain.spec.extras) {
        EXPECT(status == HF_BAD_ARGUMENT);
        return;
    }
    if (!EXPECT(status == HF_OK))
        return;
    for (uint32_t i = 0; i < COUNT; i++) {
        plain_puzzle plain = w->puzzle[i % WORLD_PUZZLES].plain;
        static plain_truth truth;
        for (uint32_t cell = 0; cell < 81; cell++)
            plain.allowed[cell] = 511;
        plain_truth_find(&w->plain, &plain, &truth);
        if (truth.invalid)
            EXPECT(brief[i].answer == HF_INVALID);
        else if (truth.known && brief[i].answer != HF_LIMIT && s->options.max_solutions > 1)
            EXPECT(brief[i].answer == answer_for(truth.count));
        for (uint32_t cell = 0; brief[i].answer == HF_UNIQUE && truth.known && cell < 81; cell++)
            EXPECT(solved[i * 81 + cell] == truth.solution[0][cell]);
    }
}
