/* SPDX-License-Identifier: MIT
 *
 * fuzz_logic.c - steps of any rules on any small board. What must hold: a step does something; what it
 * strikes is a candidate and stands in no solution, what it places stands in all; carried out, it leaves
 * what it says; a position that is called solved is solved.
 */
#include "steps.h"

static void judge(const fuzz_case *c, const hf_step *step)
{
    FUZZ_REQUIRE(step->places + step->eliminations > 0);
    for (uint32_t i = 0; i < step->places; i++) {
        hf_candidate p = step->place[i];
        FUZZ_REQUIRE(hf_logic_candidates(c->logic, p.cell) >> (p.symbol - 1) & 1);
        for (uint32_t n = 0; n < c->solutions; n++)
            FUZZ_REQUIRE(c->solution[n][p.cell] == p.symbol);
    }
    for (uint32_t i = 0; i < step->eliminations; i++) {
        hf_candidate e = step->eliminate[i];
        FUZZ_REQUIRE(hf_logic_candidates(c->logic, e.cell) >> (e.symbol - 1) & 1);
        for (uint32_t n = 0; n < c->solutions; n++)
            FUZZ_REQUIRE(c->solution[n][e.cell] != e.symbol);
    }
}

static void check_carried_out(const fuzz_case *c, const hf_step *step)
{
    for (uint32_t i = 0; i < step->places; i++)
        FUZZ_REQUIRE(hf_logic_value(c->logic, step->place[i].cell) == step->place[i].symbol);
    for (uint32_t i = 0; i < step->eliminations; i++)
        FUZZ_REQUIRE(!(hf_logic_candidates(c->logic, step->eliminate[i].cell) >>
                           (step->eliminate[i].symbol - 1) &
                       1));
}

static bool judge_one(const hf_step *step, void *user)
{
    fuzz_case *c = user;
    judge(c, step);
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_bytes b = {data, size};
    fuzz_case c;
    uint32_t manner = fuzz_byte(&b);
    if (!fuzz_open(&b, &c)) {
        fuzz_close(&c);
        return 0;
    }
    FUZZ_REQUIRE(hf_logic_load_puzzle(c.logic, c.puzzle) == HF_OK);
    if (manner & 1)
        FUZZ_REQUIRE(hf_logic_all(c.logic, c.ladder, &c.facts, judge_one, &c) == HF_OK);
    for (uint32_t steps = manner >> 2; steps > 0; steps--) {
        hf_status status = hf_logic_next(c.logic, c.ladder, &c.facts, c.step);
        FUZZ_REQUIRE(status == HF_OK || status == HF_END);
        if (status == HF_END)
            break;
        judge(&c, c.step);
        FUZZ_REQUIRE(hf_logic_apply(c.logic, c.step) == HF_OK);
        check_carried_out(&c, c.step);
    }
    if (hf_logic_state(c.logic) == HF_LOGIC_SOLVED) {
        uint16_t values[FUZZ_CELLS];
        for (uint32_t cell = 0; cell < hf_shape_cells(c.shape); cell++)
            values[cell] = (uint16_t)hf_logic_value(c.logic, cell);
        FUZZ_REQUIRE(fuzz_solves(c.puzzle, values));
    }
    fuzz_close(&c);
    return 0;
}
