/* SPDX-License-Identifier: MIT
 *
 * steps.h - a puzzle from bytes with the solutions that are found quickly, for the targets about logic.
 */
#ifndef TESTS_FUZZ_STEPS_H
#define TESTS_FUZZ_STEPS_H

#include "board.h"

enum { FUZZ_SOLUTIONS = 4, FUZZ_CELLS = 81 };

typedef struct fuzz_case {
    hf_shape *shape;
    hf_puzzle *puzzle;
    hf_logic *logic;
    hf_step *step;
    hf_ladder *ladder;
    hf_facts facts;
    uint32_t solutions;
    uint16_t solution[FUZZ_SOLUTIONS][FUZZ_CELLS];
} fuzz_case;

static bool fuzz_keep(const uint16_t *values, void *user)
{
    fuzz_case *c = user;
    FUZZ_REQUIRE(c->solutions < FUZZ_SOLUTIONS && fuzz_solves(c->puzzle, values));
    memcpy(c->solution[c->solutions++], values, hf_shape_cells(c->shape) * sizeof *values);
    return true;
}

static void fuzz_solutions(fuzz_case *c)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_result result;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("fewest");
    options.max_solutions = FUZZ_SOLUTIONS;
    options.max_guesses = 100;
    options.on_solution = fuzz_keep;
    options.user = c;
    FUZZ_REQUIRE(hf_solver_new(c->shape, &options, &solver) == HF_OK);
    FUZZ_REQUIRE(hf_solver_solve(solver, c->puzzle, &result, NULL, NULL) == HF_OK);
    c->facts.unique = result.answer == HF_UNIQUE;
    hf_solver_free(solver);
}

/* A built-in ladder as far as it is quick; made once, because reading one takes longer than using it. */
static const hf_ladder *fuzz_built_in(unsigned which)
{
    static hf_ladder *kept[2];
    if (!kept[which]) {
        FUZZ_REQUIRE(hf_ladder_new(&kept[which]) == HF_OK);
        FUZZ_REQUIRE(hf_ladder_named(which ? "hodoku" : "default", kept[which]) == HF_OK);
        FUZZ_REQUIRE(hf_ladder_max_rule(kept[which], which ? "xy-chain" : "als-xz") == HF_OK);
    }
    return kept[which];
}

static bool fuzz_is_slow(const hf_rule *rule)
{
    static signed char known[HF_RULES_MOST]; /* 0: not asked yet */
    static const char *const words[] = {"leviathan", "whale", "mutant", "squirmbag",
                                        "nested",    "net",   "bet",    "franken"};
    signed char *answer = &known[hf_rule_number(rule)];
    if (*answer == 0) {
        *answer = -1;
        for (size_t i = 0; i < sizeof words / sizeof *words; i++)
            if (strstr(hf_rule_key(rule), words[i]))
                *answer = 1;
    }
    return *answer > 0;
}

/* Any few rules in any order, as a text. */
static void fuzz_own_ladder(fuzz_bytes *b, uint32_t rules, hf_ladder *ladder)
{
    char text[400] = "";
    uint32_t line;
    const char *why;
    for (uint32_t i = 1 + fuzz_below(b, 5); i > 0; i--) {
        const hf_rule *rule = hf_rule_at(fuzz_below(b, rules));
        if (!fuzz_is_slow(rule))
            strcat(strcat(text, hf_rule_key(rule)), "\n");
    }
    FUZZ_REQUIRE(hf_ladder_read(text, strlen(text), ladder, &line, &why) == HF_OK);
}

static void fuzz_ladder(fuzz_bytes *b, hf_ladder *ladder)
{
    static uint32_t rules;
    uint32_t kind = fuzz_below(b, 16);
    while (hf_rule_at(rules))
        rules++;
    const hf_rule *rule = hf_rule_at(fuzz_below(b, rules));
    if (kind == 15)
        fuzz_own_ladder(b, rules, ladder);
    else if (kind < 4 || fuzz_is_slow(rule))
        hf_ladder_copy(ladder, fuzz_built_in(kind & 1));
    else
        hf_ladder_of_rule(rule, ladder);
}

/* False: the bytes make no board that logic serves. */
static bool fuzz_open(fuzz_bytes *b, fuzz_case *c)
{
    memset(c, 0, sizeof *c);
    c->shape = fuzz_shape(b, FUZZ_CELLS);
    if (!c->shape)
        return false;
    FUZZ_REQUIRE(hf_logic_new(c->shape, &c->logic) == HF_OK && hf_step_new(&c->step) == HF_OK &&
                 hf_ladder_new(&c->ladder) == HF_OK);
    fuzz_ladder(b, c->ladder);
    c->puzzle = fuzz_puzzle(b, c->shape);
    fuzz_solutions(c);
    return true;
}

static void fuzz_close(fuzz_case *c)
{
    hf_ladder_free(c->ladder);
    hf_step_free(c->step);
    hf_logic_free(c->logic);
    hf_puzzle_free(c->puzzle);
    hf_shape_free(c->shape);
}

#endif
