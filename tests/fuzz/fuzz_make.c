/* SPDX-License-Identifier: MIT
 *
 * fuzz_make.c - puzzles made with any options, and canonical forms of any boards. What must hold: a
 * puzzle that is made has its solution and no other, as many clues as asked for, and is the same when it
 * is made again; a canonical form is that of every image of the board, and the map leads there.
 */
#include "board.h"

static uint32_t count_clues(const hf_grid *grid)
{
    uint32_t clues = 0;
    for (uint32_t cell = 0; cell < hf_shape_cells(hf_grid_shape(grid)); cell++)
        clues += hf_grid_const_values(grid)[cell] != 0;
    return clues;
}

static void check_puzzle(const hf_grid *puzzle, const hf_grid *solution,
                         const hf_generate_options *options)
{
    const hf_shape *shape = hf_grid_shape(puzzle);
    hf_solver *solver;
    hf_solve_options how;
    hf_result result;
    hf_solve_options_init(&how, sizeof how);
    how.max_guesses = 300;
    FUZZ_REQUIRE(hf_solver_new(shape, &how, &solver) == HF_OK);
    FUZZ_REQUIRE(hf_solver_solve_grid(solver, puzzle, &result, NULL, NULL) == HF_OK);
    FUZZ_REQUIRE(result.answer == HF_UNIQUE || result.answer == HF_LIMIT);
    FUZZ_REQUIRE(hf_grid_is_solved(solution) && hf_grid_extends(solution, puzzle));
    if (options->clues)
        FUZZ_REQUIRE(options->minimal ? count_clues(puzzle) <= options->clues
                                      : count_clues(puzzle) == options->clues);
    hf_solver_free(solver);
}

static void make(fuzz_bytes *b)
{
    hf_generate_options options;
    hf_generator *generator;
    hf_grid *puzzle, *solution, *again;
    uint32_t bits = fuzz_byte(b);
    hf_shape *shape = fuzz_shape(b, bits & 16 ? 81 : 36);
    if (!shape)
        return;
    hf_generate_options_init(&options, sizeof options);
    options.seed = fuzz_byte(b);
    options.minimal = bits & 1;
    options.clues = bits & 2 ? fuzz_below(b, hf_shape_cells(shape) + 2) : 0;
    options.time_limit_ns = 20000000; /* whether it is reached changes nothing of what must hold */
    FUZZ_REQUIRE(hf_grid_new(shape, &puzzle) == HF_OK && hf_grid_new(shape, &solution) == HF_OK &&
                 hf_grid_new(shape, &again) == HF_OK);
    hf_status status = hf_generator_new(shape, &options, &generator);
    FUZZ_REQUIRE(status ==
                 (hf_generate_options_refusal(&options, shape) ? HF_BAD_ARGUMENT : HF_OK));
    FUZZ_REQUIRE(status == HF_OK || options.clues > 0);
    if (status == HF_OK) {
        uint64_t index = fuzz_byte(b);
        hf_generator_seek(generator, index);
        status = hf_generator_next(generator, puzzle, solution);
        FUZZ_REQUIRE(status == HF_OK || status == HF_END);
        if (status == HF_OK) {
            check_puzzle(puzzle, solution, &options);
            hf_generator_seek(generator, index);
            if (hf_generator_next(generator, again, NULL) == HF_OK)
                FUZZ_REQUIRE(hf_grid_extends(again, puzzle) && hf_grid_extends(puzzle, again));
        }
        hf_generator_free(generator);
    }
    hf_grid_free(again);
    hf_grid_free(solution);
    hf_grid_free(puzzle);
    hf_shape_free(shape);
}

/* The context of a form is dear: it is kept. */
static hf_canon *canon_of(hf_form form)
{
    static hf_canon *kept[HF_FORM_PATTERN + 1];
    if (!kept[form])
        FUZZ_REQUIRE(hf_canon_new(form, &kept[form]) == HF_OK);
    return kept[form];
}

static void canonise(fuzz_bytes *b)
{
    /* one without symmetries of its own: boards that have many take long, and are tested elsewhere */
    static const char solved[] = "754389126182465973639172854293714568817256439546938712"
                                 "971823645425697381368541297";
    uint8_t board[81] = {0}, image[81], form[81], other[81], led[81];
    uint32_t clues = 0;
    hf_map random, map, there;
    uint32_t bits = fuzz_byte(b);
    hf_form which = (hf_form)(bits % 3);
    for (uint32_t cell = 0; cell < 81; cell++) {
        uint32_t byte = fuzz_byte(b);
        uint32_t value = (uint32_t)(solved[cell] - '0');
        board[cell] = (uint8_t)(bits & 4 || byte & 128 ? value : byte & 64 ? byte % 11 : 0);
        clues += board[cell] != 0;
    }
    if (clues < 24) /* nearly empty boards have so many symmetries that the search takes long */
        return;
    if (which == HF_FORM_PATTERN && clues > 40) /* nearly full ones likewise */
        which = HF_FORM_PUZZLE;
    hf_map_random(fuzz_byte(b), fuzz_byte(b), &random);
    FUZZ_REQUIRE(hf_map_is_symmetry(&random));
    hf_status status = hf_canon_form(canon_of(which), board, form, &map, NULL);
    if (status != HF_OK) {
        FUZZ_REQUIRE(status == HF_BAD_ARGUMENT || status == HF_TOO_LARGE);
        return;
    }
    FUZZ_REQUIRE(hf_map_is_symmetry(&map));
    hf_map_apply(&map, board, led);
    FUZZ_REQUIRE(memcmp(led, form, 81) == 0);
    hf_map_apply(&random, board, image);
    status = hf_canon_form(canon_of(which), image, other, NULL, NULL);
    FUZZ_REQUIRE(status == HF_OK || status == HF_TOO_LARGE);
    if (status == HF_OK)
        FUZZ_REQUIRE(memcmp(other, form, 81) == 0);
    hf_map_invert(&random, &there);
    hf_map_apply(&there, image, led);
    FUZZ_REQUIRE(memcmp(led, board, 81) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_bytes b = {data, size};
    if (fuzz_below(&b, 2))
        make(&b);
    else
        canonise(&b);
    return 0;
}
