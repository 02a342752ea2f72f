/* SPDX-License-Identifier: MIT
 *
 * test_variant_judge.c - the engine "variant" beside the engine "judge", which shares no code with it: the
 * same answer, and the same solution where there is one. Only in builds with CaDiCaL.
 */
#include "support/support.h"

#include <string.h>

static const char *const texts[] = {
    ".Cage~25~R6C1~R7C1~R8C1~R9C1.Cage~9~R5C4~R6C4.Cage~17~R4C2~R5C2~R5C3.Cage~10~R2C1~R3C1~R"
    "4C1.Cage~28~R4C5~R5C5~R5C6~R6C5.Cage~27~R1C2~R1C3~R2C2~R3C2~R3C3.Cage~8~R4C3~R4C4.Cage~2"
    "0~R8C2~R8C3~R9C2~R9C3.Cage~10~R9C6~R9C7.Cage~4~R1C8~R1C9.Cage~7~R9C8~R9C9.Cage~16~R6C2~R"
    "6C3~R7C2.Cage~4~R3C4~R3C5.Cage~12~R1C4~R2C4.Cage~8~R1C1.Cage~15~R1C7~R2C7.Cage~29~R2C6~R"
    "3C6~R3C7~R4C6~R4C7.Cage~11~R2C8~R2C9.Cage~21~R3C8~R4C8~R5C8~R5C9.Cage~26~R7C4~R7C5~R7C6~"
    "R8C5~R9C5.Cage~21~R7C8~R7C9~R8C9.Cage~12~R3C9~R4C9.Cage~19~R6C7~R6C8~R6C9~R7C7.Cage~6~R8"
    "C6~R8C7.Cage~2~R5C1.Cage~3~R8C8.Cage~4~R5C7.Cage~1~R7C3.Cage~12~R8C4~R9C4.Cage~1~R6C6.Ca"
    "ge~12~R1C5~R1C6.Cage~3~R2C3.Cage~2~R2C5",
    ".Thermo~R9C4~R8C3~R7C4~R7C3.Thermo~R5C3~R4C3~R5C4.Thermo~R7C2~R8C2~R7C1~R6C1.Thermo~R7C6"
    "~R7C5~R6C6~R6C5.Thermo~R4C4~R3C4~R2C5~R2C4.Thermo~R9C7~R9C8~R9C9.Thermo~R1C4~R1C5~R2C6~R"
    "3C5~R3C6.Thermo~R4C9~R5C8~R6C8.Thermo~R4C5~R5C6~R5C5.Thermo~R7C7~R7C8~R8C7.~R1C3_3~R1C7_"
    "7~R2C9_8~R3C1_8~R3C3_1~R4C1_9~R5C6_4~R6C2_4~R7C2_3~R7C7_5~R9C3_2",
    ".AntiKnight.~R1C9_6~R2C1_4~R2C7_9~R2C8_5~R3C5_8~R4C8_2~R5C5_5~R5C6_3~R6C1_8~R8C6_2~R9C2_"
    "4~R9C5_7~R9C8_1",
    ".Shape~6x6.Arrow~R1C1~R1C2~R1C3.Sandwich~5~R2.XSum~R3~9~.Skyscraper~C4~3~.Quad~R3C3~1~6."
    "LittleKiller~11~R1C2.WhiteDot~R5C5~R5C6",
    ".Shape~4x4.NumberedRoom~C1~2~.Renban~R1C2~R2C2~R2C3.Indexing~R~R1C1.Cage~5~R1C1~R1C2"};

static hf_answer ask(const hf_puzzle *puzzle, const char *engine, hf_grid *first)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_result result;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named(engine);
    assert_int_equal(hf_solver_new(hf_puzzle_shape(puzzle), &options, &solver), HF_OK);
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, first, NULL), HF_OK);
    hf_solver_free(solver);
    return result.answer;
}

static void the_judge_confirms(void **state)
{
    (void)state;
    if (hf_engine_named("judge") == NULL)
        skip();
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        hf_puzzle *puzzle = hf_puzzle_from_string(texts[i]);
        hf_grid *ours, *theirs;
        assert_non_null(puzzle);
        const hf_shape *shape = hf_puzzle_shape(puzzle);
        assert_int_equal(hf_grid_new(shape, &ours), HF_OK);
        assert_int_equal(hf_grid_new(shape, &theirs), HF_OK);
        hf_answer answer = ask(puzzle, "variant", ours);
        assert_int_equal(ask(puzzle, "judge", theirs), answer);
        if (answer == HF_UNIQUE)
            assert_memory_equal(hf_grid_const_values(ours), hf_grid_const_values(theirs),
                                hf_shape_cells(shape) * sizeof(uint16_t));
        hf_grid_free(ours);
        hf_grid_free(theirs);
        hf_puzzle_free(puzzle);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_judge_confirms)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
