/* SPDX-License-Identifier: MIT
 *
 * test_variant_learning.c - the engine "variant" where the learner takes its turn at once, beside the brute force of
 * kinds_force.h; and a puzzle that the tree search alone does not end.
 */
#include "support/kinds_force.h"

#include "puzzle/puzzle_data.h"
#include "solve/variant/learn.h"

static uint32_t below(hf_rng *rng, uint32_t n)
{
    return (uint32_t)hf_rng_below(rng, n);
}

typedef struct asked {
    const boards *b;
    const told *list;
    uint32_t count;
    int found;
    int turns; /* at most, so far */
} asked;

static bool check_solution(const uint16_t *values, void *user)
{
    asked *a = user;
    uint8_t v[MOST_CELLS];
    for (int c = 0; c < a->b->n * a->b->n; c++)
        v[c] = (uint8_t)values[c];
    for (uint32_t i = 0; i < a->count; i++)
        assert_true(force_holds(a->b, v, &a->list[i]));
    a->found++;
    return true;
}

static hf_search searching(const hf_puzzle *puzzle, atomic_bool *never)
{
    return (hf_search){.puzzle = puzzle,
                       .cells = hf_shape_cells(hf_puzzle_shape(puzzle)),
                       .max_solutions = UINT64_MAX,
                       .max_guesses = UINT64_MAX,
                       .deadline_ns = UINT64_MAX,
                       .cancelled = never};
}

/* ---- small boards ------------------------------------------------------------------------------- */

/* Kinds without long sums, that clauses can tell, and others now and then. */
static hf_constraint_kind choose_kind(hf_rng *rng)
{
    return (hf_constraint_kind)(HF_CONSTRAINT_CAGE +
                                below(rng, HF_CONSTRAINT_KINDS - HF_CONSTRAINT_CAGE));
}

static uint32_t draw_list(const boards *b, hf_rng *rng, told *list)
{
    uint32_t count = 0, wanted = 1 + below(rng, 4);
    const uint8_t *model = b->grid[below(rng, (uint32_t)b->count)];
    for (int tries = 0; count < wanted && tries < 40; tries++) {
        told *t = &list[count];
        memset(t, 0, sizeof *t);
        t->kind = choose_kind(rng);
        draw_cells(b, rng, t);
        draw_numbers(b, rng, model, t);
        bool needs_thirds =
            t->kind == HF_CONSTRAINT_ENTROPIC || t->kind == HF_CONSTRAINT_GLOBAL_ENTROPY;
        if (draws_with(t->kind, list, count) && !(needs_thirds && b->n % 3 != 0) &&
            (force_holds(b, model, t) || below(rng, 12) == 0))
            count++;
    }
    return count;
}

/* Solves with short turns; whether the learner had one is in v->learning until the turns end, so that the parts of
 * the engine are called one by one. */
static bool solve_in_turns(hf_variant *v, const hf_puzzle *puzzle, hf_search *search)
{
    bool open, learned = false;
    assert_int_equal(hf_variant_root(v, hf_puzzle_clues(puzzle), search, &open), HF_OK);
    if (open) {
        hf_variant_await_turn(v);
        bool ended = hf_variant_branch(v, 0) || v->settled;
        assert_true(ended);
        learned = v->learning != NULL;
        hf_variant_end_turns(v);
    }
    return learned;
}

static int one_puzzle(const hf_shape *shape, const boards *b, hf_variant *v, hf_rng *rng)
{
    told list[MOST_TOLD];
    atomic_bool never = false;
    uint32_t count = draw_list(b, rng, list);
    hf_puzzle *puzzle = draw_puzzle(shape, b, list, &count);
    asked a = {b, list, count, 0, 0};
    hf_search search = searching(puzzle, &never);
    search.on_solution = check_solution;
    search.user = &a;
    bool learned = solve_in_turns(v, puzzle, &search);
    assert_int_equal(a.found, force_count(b, list, count));
    hf_puzzle_free(puzzle);
    return learned;
}

static void four_by_four(void **state)
{
    static boards b = {.n = 4, .box_rows = 2, .box_columns = 2};
    hf_shape *shape = test_shape(test_boxes(2, 2));
    hf_rng rng = hf_rng_make(44, 4);
    hf_variant *v;
    int learned = 0, rounds = test_is_soak() ? 500000 : test_is_short() ? 1000 : 10000;
    (void)state;
    force_list(&b);
    assert_int_equal(hf_variant_open(shape, hf_cpu_detect(), &v), HF_OK);
    v->hasty = true;
    for (int i = 0; i < rounds; i++)
        learned += one_puzzle(shape, &b, v, &rng);
    print_message("%d of %d puzzles of 4x4 learned\n", learned, rounds);
    assert_true(learned > rounds / 20);
    hf_variant_close(v);
    hf_shape_free(shape);
}

/* A solved 6x6, with so many cells taken out that the completions can be listed. */
static void take_out(boards *b, hf_rng *rng)
{
    static const uint8_t solved[37] = "123456456123231564564231312645645312";
    do {
        for (uint32_t c = 0; c < 36; c++)
            b->clue[c] = (uint8_t)(below(rng, 9) < 4 ? solved[c] - '0' : 0);
        force_list(b);
    } while (b->full);
}

static void six_by_six(void **state)
{
    static boards b = {.n = 6, .box_rows = 2, .box_columns = 3};
    hf_shape *shape = test_shape(test_boxes(2, 3));
    hf_rng rng = hf_rng_make(66, 6);
    hf_variant *v;
    int learned = 0, rounds = test_is_soak() ? 10000 : test_is_short() ? 30 : 200;
    (void)state;
    assert_int_equal(hf_variant_open(shape, hf_cpu_detect(), &v), HF_OK);
    v->hasty = true;
    for (int i = 0; i < rounds; i++) {
        take_out(&b, &rng);
        for (int k = 0; k < 30; k++)
            learned += one_puzzle(shape, &b, v, &rng);
    }
    print_message("%d of %d puzzles of 6x6 learned\n", learned, 30 * rounds);
    assert_true(learned > rounds / 2);
    hf_variant_close(v);
    hf_shape_free(shape);
}

/* ---- large boards ------------------------------------------------------------------------------- */

static hf_answer answer_of(const char *text, uint64_t most_guesses)
{
    hf_puzzle *puzzle = hf_puzzle_from_string(text);
    hf_solve_options options;
    hf_solver *solver;
    hf_result result;
    assert_non_null(puzzle);
    hf_solve_options_init(&options, sizeof options);
    options.max_guesses = most_guesses;
    assert_int_equal(hf_solver_new(hf_puzzle_shape(puzzle), &options, &solver), HF_OK);
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_OK);
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    return result.answer;
}

/* A ring of four cells in each box, without a clue. */
static void rings_of_renban(void **state)
{
    (void)state;
    if (test_is_short())
        skip();
    assert_int_equal(
        answer_of(".Renban~R7C2~R8C1~R9C2~R8C3.Renban~R7C5~R8C6~R9C5~R8C4.Renban~R8C7~R9C8~R8C9~R7"
                  "C8.Renban~R6C8~R5C9~R4C8~R5C7.Renban~R3C2~R2C1~R1C2~R2C3.Renban~R3C5~R2C4~R1C5~"
                  "R2C6.Renban~R2C7~R1C8~R2C9~R3C8.Renban~R5C4~R4C5~R5C6~R6C5.Renban~R4C2~R5C1~R6C"
                  "2~R5C3",
                  4000000),
        HF_NONE);
}

/* Its turn may end by cancelling, a limit or too little memory, as that of the tree search. */
static void limits_hold(void **state)
{
    hf_puzzle *puzzle = hf_puzzle_from_string(".AntiKnight.AntiKing.~R1C1_1");
    atomic_bool never = false;
    hf_search search = searching(puzzle, &never);
    hf_variant *v;
    bool open;
    (void)state;
    assert_int_equal(hf_variant_open(hf_puzzle_shape(puzzle), hf_cpu_detect(), &v), HF_OK);
    v->hasty = true;
    for (uint64_t looks = 1; looks < 200; looks += 7) {
        search = searching(puzzle, &never);
        search.max_looks = looks;
        assert_int_equal(hf_variant_root(v, hf_puzzle_clues(puzzle), &search, &open), HF_OK);
        hf_variant_await_turn(v);
        if (!hf_variant_branch(v, 0))
            assert_true(search.stopped || v->settled);
        hf_variant_end_turns(v);
    }
    hf_variant_close(v);
    hf_puzzle_free(puzzle);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(four_by_four),
        cmocka_unit_test(six_by_six),
        cmocka_unit_test(rings_of_renban),
        cmocka_unit_test(limits_hold),
    };
    return cmocka_run_group_tests_name("variant_learning", tests, NULL, NULL);
}
