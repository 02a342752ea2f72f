/* SPDX-License-Identifier: MIT
 *
 * test_clauses.c - the learner on clauses and groups that are no board's, beside all assignments tried one by one.
 */
#include "support/support.h"

#include "base/rng.h"
#include "solve/learn/learner.h"

enum { MOST_VARS = 12, MOST_GROUPS = 4, MOST_CLAUSES = 16, MOST_LITS = 5 };

typedef struct formula {
    uint32_t vars, groups, clauses;
    uint32_t group_start[MOST_GROUPS + 1];
    uint32_t member[MOST_GROUPS * MOST_VARS];
    hf_lit lit[MOST_CLAUSES][MOST_LITS];
    uint32_t lits[MOST_CLAUSES];
} formula;

static uint32_t below(hf_rng *rng, uint32_t n)
{
    return (uint32_t)hf_rng_below(rng, n);
}

/* Groups of two members or more; clauses of any length, now and then of none. */
static void draw(formula *f, hf_rng *rng)
{
    uint32_t members = 0;
    f->vars = 2 + below(rng, MOST_VARS - 1);
    f->groups = 1 + below(rng, MOST_GROUPS);
    f->clauses = below(rng, MOST_CLAUSES + 1);
    for (uint32_t g = 0; g < f->groups; g++) {
        uint32_t first = below(rng, f->vars - 1), count = 2 + below(rng, f->vars - first - 1);
        f->group_start[g] = members;
        for (uint32_t i = 0; i < count; i++)
            f->member[members++] = first + i;
    }
    f->group_start[f->groups] = members;
    for (uint32_t c = 0; c < f->clauses; c++) {
        f->lits[c] = below(rng, 40) == 0 ? 0 : 1 + below(rng, MOST_LITS);
        for (uint32_t i = 0; i < f->lits[c]; i++) {
            uint32_t var = below(rng, f->vars);
            f->lit[c][i] = below(rng, 2) != 0 ? hf_lit_true(var) : hf_lit_false(var);
        }
    }
}

/* A clause does not name a variable twice. */
static void tidy(formula *f)
{
    for (uint32_t c = 0; c < f->clauses; c++) {
        uint32_t kept = 0, seen = 0;
        for (uint32_t i = 0; i < f->lits[c]; i++) {
            uint32_t bit = 1u << hf_lit_node(f->lit[c][i]);
            if ((seen & bit) == 0)
                f->lit[c][kept++] = f->lit[c][i];
            seen |= bit;
        }
        f->lits[c] = kept;
    }
}

static bool holds(const formula *f, uint32_t values)
{
    for (uint32_t g = 0; g < f->groups; g++) {
        uint32_t found = 0;
        for (uint32_t i = f->group_start[g]; i < f->group_start[g + 1]; i++)
            found += values >> f->member[i] & 1;
        if (found != 1)
            return false;
    }
    for (uint32_t c = 0; c < f->clauses; c++) {
        bool any = false;
        for (uint32_t i = 0; i < f->lits[c]; i++) {
            uint32_t var = hf_lit_node(f->lit[c][i]);
            any = any || (values >> var & 1) == (f->lit[c][i] == hf_lit_true(var));
        }
        if (!any)
            return false;
    }
    return true;
}

static uint32_t count_by_force(const formula *f)
{
    uint32_t count = 0;
    for (uint32_t values = 0; values < 1u << f->vars; values++)
        count += holds(f, values);
    return count;
}

static void tell(hf_learner *l, formula *f)
{
    hf_model_parts parts = {f->vars, f->groups, f->group_start, f->member};
    assert_int_equal(hf_learner_compose(l, &parts, f->vars), HF_OK);
    for (uint32_t c = 0; c < f->clauses; c++)
        hf_learner_clause(l,
                          (hf_lit[MOST_LITS]){f->lit[c][0], f->lit[c][1], f->lit[c][2],
                                              f->lit[c][3], f->lit[c][4]},
                          f->lits[c]);
    hf_learner_settle(l);
    hf_learner_start(l);
}

/* Each solution is one, and none comes twice. */
static uint32_t count_learned(hf_learner *l, formula *f)
{
    static bool met[1u << MOST_VARS];
    uint32_t count = 0;
    atomic_bool never = false;
    hf_search search = {.max_solutions = UINT64_MAX,
                        .max_guesses = UINT64_MAX,
                        .deadline_ns = UINT64_MAX,
                        .cancelled = &never};
    memset(met, 0, sizeof met);
    tell(l, f);
    while (hf_learner_search(l, &search) == HF_VERDICT_FOUND) {
        uint32_t values = 0;
        for (uint32_t var = 0; var < f->vars; var++)
            values |= (l->now.value[hf_lit_true(var)] > 0 ? 1u : 0u) << var;
        assert_true(holds(f, values) && !met[values]);
        met[values] = true;
        count++;
        hf_learner_exclude(l);
    }
    assert_false(search.stopped);
    return count;
}

static void groups_and_clauses(void **state)
{
    hf_rng rng = hf_rng_make(12, 3);
    hf_learner l;
    formula f;
    int with = 0, rounds = test_is_soak() ? 2000000 : test_is_short() ? 2000 : 20000;
    (void)state;
    memset(&f, 0, sizeof f);
    hf_learner_open(&l);
    for (int i = 0; i < rounds; i++) {
        draw(&f, &rng);
        tidy(&f);
        uint32_t count = count_by_force(&f);
        assert_int_equal(count_learned(&l, &f), count);
        with += count > 0;
    }
    print_message("%d of %d formulas have a solution\n", with, rounds);
    assert_true(with > rounds / 10 && with < rounds - rounds / 10);
    hf_learner_close(&l);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {cmocka_unit_test(groups_and_clauses)};
    return cmocka_run_group_tests_name("clauses", tests, NULL, NULL);
}
