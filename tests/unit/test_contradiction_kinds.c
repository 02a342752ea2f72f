/* SPDX-License-Identifier: MIT
 *
 * test_contradiction_kinds.c - puzzles without solution, of constraints of every kind: what is said to clash is
 * judged by a brute force that knows what the kinds mean. It has all 288 filled boards of 4x4 cells.
 */
#include "support/kinds_force.h"

enum { CELLS = 16 };

typedef struct clashing {
    boards b;
    told list[MOST_TOLD];
    uint32_t count;
    uint8_t constraints[MOST_TOLD + 2];
    uint8_t cells[CELLS];
    uint32_t met[HF_CONSTRAINT_KINDS]; /* in how many sets */
} clashing;

static uint32_t below(hf_rng *rng, uint32_t n)
{
    return (uint32_t)hf_rng_below(rng, n);
}

/* Constraints that each hold on another board, and clues of yet another. */
static void draw_list(clashing *x, hf_rng *rng)
{
    const uint8_t *model = x->b.grid[below(rng, (uint32_t)x->b.count)];
    uint32_t wanted = 3 + below(rng, 8);
    x->count = 0;
    for (uint32_t c = 0; c < CELLS; c++)
        x->b.clue[c] = below(rng, 5) == 0 ? model[c] : 0;
    for (int tries = 0; x->count < wanted && tries < 60; tries++) {
        told *t = &x->list[x->count];
        model = x->b.grid[below(rng, (uint32_t)x->b.count)];
        memset(t, 0, sizeof *t);
        t->kind = (hf_constraint_kind)(HF_CONSTRAINT_CAGE +
                                       below(rng, HF_CONSTRAINT_KINDS - HF_CONSTRAINT_CAGE));
        if (t->kind == HF_CONSTRAINT_ENTROPIC || t->kind == HF_CONSTRAINT_GLOBAL_ENTROPY ||
            !draws_with(t->kind, x->list, x->count))
            continue; /* four symbols have no thirds */
        draw_cells(&x->b, rng, t);
        draw_numbers(&x->b, rng, model, t);
        x->count += force_holds(&x->b, model, t) || below(rng, 8) == 0;
    }
}

/* How many boards keep what is in the set; the part of this number left out. */
static int count_set(const clashing *x, const hf_puzzle *puzzle, uint32_t spared)
{
    uint32_t before = hf_puzzle_constraints(puzzle) - x->count;
    int found = 0;
    for (int g = 0; g < x->b.count; g++) {
        uint32_t met = 0;
        bool good = true;
        for (uint32_t i = 0; i < x->count && good; i++) {
            if (x->constraints[before + i] != 0 && met++ != spared)
                good = force_holds(&x->b, x->b.grid[g], &x->list[i]);
        }
        for (uint32_t c = 0; c < CELLS && good; c++) {
            if (x->cells[c] != 0 && met++ != spared)
                good = x->b.clue[c] == x->b.grid[g][c];
        }
        found += good;
    }
    return found;
}

/* For whoever has to find out why. */
static void tell_set(const clashing *x, const hf_puzzle *puzzle)
{
    char text[400];
    for (uint32_t i = 0; i < x->count; i++) {
        hf_puzzle_constraint_text(puzzle, i, text, sizeof text);
        print_message("%s %s\n", x->constraints[i] ? "*" : " ", text);
    }
    hf_puzzle_contradiction_text(puzzle, x->constraints, x->cells, text, sizeof text);
    print_message("%s\n", text);
}

static void judge_set(clashing *x, const hf_puzzle *puzzle, const hf_contradiction *found)
{
    uint32_t before = hf_puzzle_constraints(puzzle) - x->count, told_of = 0;
    assert_int_equal(before, 0);
    for (uint32_t i = 0; i < x->count; i++) {
        x->met[x->list[i].kind] += x->constraints[i] != 0;
        told_of += x->constraints[i] != 0;
    }
    for (uint32_t c = 0; c < CELLS; c++)
        told_of += x->cells[c] != 0;
    assert_int_equal(told_of, found->count);
    assert_true(found->minimal); /* such small boards are decided within the budget */
    if (count_set(x, puzzle, UINT32_MAX) != 0) {
        tell_set(x, puzzle);
        fail_msg("what is said to clash has a solution");
    }
    for (uint32_t i = 0; i < told_of; i++) {
        if (count_set(x, puzzle, i) == 0)
            tell_set(x, puzzle);
        if (count_set(x, puzzle, i) == 0)
            fail_msg("part %u of %u can be spared", i, told_of);
    }
}

static int count_all(const clashing *x)
{
    int found = 0;
    for (int g = 0; g < x->b.count; g++) {
        bool good = true;
        for (uint32_t c = 0; c < CELLS && good; c++)
            good = x->b.clue[c] == 0 || x->b.clue[c] == x->b.grid[g][c];
        for (uint32_t i = 0; i < x->count && good; i++)
            good = force_holds(&x->b, x->b.grid[g], &x->list[i]);
        found += good;
    }
    return found;
}

static void every_kind_clashes(void **state)
{
    static clashing x = {.b = {.n = 4, .box_rows = 2, .box_columns = 2}};
    hf_shape *shape = test_shape(test_boxes(2, 2));
    hf_solver *solver;
    hf_contradiction found;
    hf_rng rng = hf_rng_make(13, 4);
    int rounds = test_is_soak() ? 100000 : test_is_short() ? 500 : 3000, without = 0;
    (void)state;
    force_list(&x.b);
    assert_int_equal(hf_solver_new(shape, NULL, &solver), HF_OK);
    for (int i = 0; i < rounds; i++) {
        draw_list(&x, &rng);
        hf_puzzle *puzzle = draw_puzzle(shape, &x.b, x.list, &x.count);
        memset(x.constraints, 0, sizeof x.constraints);
        memset(x.cells, 0, sizeof x.cells);
        assert_int_equal(hf_solver_contradiction(solver, puzzle, &found, x.constraints, x.cells),
                         HF_OK);
        bool none = count_all(&x) == 0;
        assert_int_equal(found.answer, none ? HF_NONE : HF_LIMIT);
        if (none)
            judge_set(&x, puzzle, &found);
        without += none;
        hf_puzzle_free(puzzle);
    }
    hf_solver_free(solver);
    hf_shape_free(shape);
    print_message("%d of %d without solution\n", without, rounds);
    assert_true(without > rounds / 3);
    for (int kind = HF_CONSTRAINT_CAGE; kind < HF_CONSTRAINT_KINDS && !test_is_short(); kind++) {
        bool left_out = kind == HF_CONSTRAINT_ENTROPIC || kind == HF_CONSTRAINT_GLOBAL_ENTROPY ||
                        kind == HF_CONSTRAINT_LINES;
        if (x.met[kind] == 0 && !left_out)
            fail_msg("in no set: %s", hf_constraint_kind_name((hf_constraint_kind)kind));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_kind_clashes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
