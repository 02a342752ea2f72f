/* SPDX-License-Identifier: MIT
 *
 * chains_kinds.c - written constraints, true candidates, wishes of generators, forms in bulk and of any
 * shape.
 */
#include <string.h>

#include "memory.h"

static const char solved[] = "754389126182465973639172854293714568817256439546938712"
                             "971823645425697381368541297";

/* ---- constraints ----------------------------------------------------------------------------- */

static hf_status add_constraints(hf_puzzle_maker *maker, uint32_t which)
{
    static const uint32_t cells[] = {0, 1, 2, 9, 10, 11, 18, 19, 20}, whole[] = {3, 0},
                          ends[] = {1, 2};
    static const int32_t sum[] = {12};
    uint32_t none = 0;
    switch (which) {
    case 0:
        return hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, cells, whole, 1, sum, 1);
    case 1:
        return hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_THERMOMETER, cells, whole, 1, NULL,
                                          0);
    case 2:
        return hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_ARROW, cells, ends, 2, NULL, 0);
    case 3:
        return hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_RENBAN, cells, whole, 1, NULL, 0);
    case 4:
        return hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_ANTI_KNIGHT, cells, &none, 0, NULL,
                                          0);
    default:
        return hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_WHISPER, cells, whole, 1, NULL, 0);
    }
}

static void write_and_read(chain *c, const hf_puzzle *puzzle, const char *name)
{
    static char text[20000];
    hf_read_options options;
    hf_reader *reader = NULL;
    hf_puzzle *again = NULL;
    hf_record record;
    size_t length;
    hf_read_options_init(&options, sizeof options);
    options.format = options.carry = hf_format_named(name);
    TRY(hf_format_write_puzzle(options.format, puzzle, NULL, text, sizeof text, &length));
    if (c->last != HF_OK)
        return;
    chain_tell(c, text, length);
    TRY(hf_reader_new(&options, &reader));
    TRY(hf_reader_parse(reader, text, hf_reader_cut(reader, text, length, true), &record));
    if (c->last == HF_OK)
        TRY(hf_reader_puzzle(reader, &record, &again));
    chain_number(c, again && hf_puzzle_same(puzzle, again));
    if (again)
        TRY(hf_format_write_record(options.format, &record, NULL, text + length + 1,
                                   sizeof text - length - 1, NULL));
out:
    hf_puzzle_free(again);
    hf_reader_free(reader);
}

/* A cage of three cells that hold 7, 5 and 4, and a sum that they are not. */
static void contradict(chain *c, const hf_shape *shape, hf_solver *solver)
{
    static const uint32_t cells[] = {0, 1, 2}, whole[] = {3};
    static const int32_t sum[] = {12};
    uint8_t constraints[1] = {0}, givens[81] = {0};
    hf_puzzle_maker *maker = NULL;
    hf_puzzle *puzzle = NULL;
    hf_contradiction found;
    TRY(hf_puzzle_maker_new(shape, &maker));
    for (uint32_t cell = 0; cell < 3; cell++)
        TRY(hf_puzzle_maker_clue(maker, cell, (uint32_t)(solved[cell] - '0')));
    TRY(hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, cells, whole, 1, sum, 1));
    TRY(hf_puzzle_maker_make(maker, &puzzle));
    TRY(hf_solver_contradiction(solver, puzzle, &found, constraints, givens));
    chain_number(c, (uint64_t)found.answer);
    chain_tell(c, constraints, sizeof constraints);
    chain_tell(c, givens, sizeof givens);
out:
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
}

static void kinds(chain *c, uint32_t which)
{
    static uint64_t sets[81];
    hf_shape *shape = NULL;
    hf_puzzle_maker *maker = NULL, *other = NULL;
    hf_puzzle *puzzle = NULL, *copy = NULL;
    hf_solver *solver = NULL;
    hf_grid *first = NULL, *minimal = NULL;
    hf_true_candidates some;
    hf_result r;
    TRY(hf_shape_new_square(9, &shape));
    TRY(hf_puzzle_maker_new(shape, &maker));
    for (uint32_t cell = 9; cell < 81; cell += 1 + which % 2)
        TRY(hf_puzzle_maker_clue(maker, cell, (uint32_t)(solved[cell] - '0')));
    TRY(add_constraints(maker, which));
    TRY(hf_puzzle_maker_make(maker, &puzzle));
    TRY(hf_puzzle_maker_new(shape, &other));
    TRY((hf_puzzle_maker_clear(other), hf_puzzle_maker_constraints_of(other, puzzle)));
    TRY(hf_puzzle_maker_make(other, &copy));
    chain_number(c, hf_puzzle_constraints(copy));
    TRY(hf_solver_new(shape, NULL, &solver));
    TRY(hf_grid_new(shape, &first));
    TRY(hf_grid_new(shape, &minimal));
    TRY(hf_solver_solve(solver, puzzle, &r, first, NULL));
    chain_number(c, (uint64_t)r.answer);
    TRY(hf_solver_candidates(solver, puzzle, &some, sets));
    chain_tell(c, sets, sizeof sets);
    if (which == 4)
        TRY(hf_solver_minimal(solver, puzzle, &r, minimal));
    contradict(c, shape, solver);
    if (c->last == HF_NO_MEMORY)
        goto out;
    write_and_read(c, puzzle, "iss");
    if (c->last != HF_NO_MEMORY)
        write_and_read(c, puzzle, "fpuzzles");
out:
    hf_grid_free(minimal);
    hf_grid_free(first);
    hf_solver_free(solver);
    hf_puzzle_free(copy);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(other);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* ---- wishes ---------------------------------------------------------------------------------- */

static void wish(hf_generate_options *options, uint32_t which)
{
    static uint8_t pattern[81];
    static uint16_t solution[81];
    static const hf_rule *technique[1];
    for (uint32_t cell = 0; cell < 81; cell++) {
        pattern[cell] = cell % 2 == 0;
        solution[cell] = (uint16_t)(solved[cell] - '0');
    }
    technique[0] = hf_rule_named("naked-pair");
    options->attempts = 20;
    switch (which) {
    case 0:
        options->level_least = options->level_most = HF_LEVEL_MEDIUM;
        break;
    case 1:
        options->rating_most = 60;
        break;
    case 2:
        options->technique = technique;
        options->techniques = 1;
        break;
    case 3:
        options->symmetry = HF_SYMMETRY_ROTATE180;
        break;
    case 4:
        options->pattern = pattern;
        break;
    case 5:
        options->solution = solution;
        break;
    case 6:
        options->from = solution;
        options->from_count = 1;
        options->swap = 1;
        break;
    case 7:
        options->clues_least = 24;
        options->clues_most = 26;
        break;
    case 8:
        options->unbiased = true;
        break;
    case 9:
        options->score_least = 100;
        options->score_most = 5000;
        break;
    case 10:
        options->pattern = pattern;
        options->minimal = true;
        break;
    default:
        options->technique = technique;
        options->techniques = 1;
        options->hardest = true;
        break;
    }
}

static void wishes(chain *c, uint32_t which)
{
    enum { COUNT = 2 };
    uint8_t puzzles[COUNT * 81] = {0}, solutions[COUNT * 81] = {0};
    hf_generate_options options;
    hf_shape *shape = NULL;
    hf_generator *generator = NULL;
    hf_grid *puzzle = NULL;
    hf_made made[COUNT];
    hf_generate_options_init(&options, sizeof options);
    wish(&options, which);
    TRY(hf_shape_new_square(9, &shape));
    TRY(hf_grid_new(shape, &puzzle));
    TRY(hf_generator_new(shape, &options, &generator));
    if (c->last != HF_OK)
        goto out;
    TRY((hf_generator_seek(generator, 3),
         hf_generator_make(generator, COUNT, puzzles, solutions, made)));
    chain_tell(c, puzzles, sizeof puzzles);
    TRY((hf_generator_seek(generator, 3), hf_generator_next(generator, puzzle, NULL)));
    if (c->last == HF_OK)
        chain_tell(c, hf_grid_values(puzzle), 81 * sizeof(uint16_t));
out:
    hf_generator_free(generator);
    hf_grid_free(puzzle);
    hf_shape_free(shape);
}

static void variants(chain *c, uint32_t which)
{
    static const hf_constraint_kind made[] = {HF_CONSTRAINT_CAGE, HF_CONSTRAINT_THERMOMETER,
                                              HF_CONSTRAINT_ANTI_KNIGHT,
                                              HF_CONSTRAINT_NON_CONSECUTIVE};
    hf_shape *shape = NULL;
    hf_puzzle *puzzle = NULL, *leveled = NULL, *wished = NULL;
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.symmetry = HF_SYMMETRY_ROTATE180;
    TRY(hf_shape_new_square(4, &shape));
    TRY(hf_generate_variant(shape, made[which], true, 1, 2, &puzzle));
    if (puzzle) {
        chain_tell(c, hf_puzzle_clues(puzzle), 16 * sizeof(uint16_t));
        chain_number(c, hf_puzzle_constraints(puzzle));
    }
    TRY(hf_generate_variant_level(shape, made[which], true, HF_LEVEL_EASY, HF_LEVEL_EXTREME, 1, 2,
                                  &leveled));
    if (leveled)
        chain_tell(c, hf_puzzle_clues(leveled), 16 * sizeof(uint16_t));
    TRY(hf_generate_variant_wished(shape, made[which], true, &options, 2, &wished));
    if (wished)
        chain_tell(c, hf_puzzle_clues(wished), 16 * sizeof(uint16_t));
out:
    hf_puzzle_free(wished);
    hf_puzzle_free(leveled);
    hf_puzzle_free(puzzle);
    hf_shape_free(shape);
}

/* ---- forms ----------------------------------------------------------------------------------- */

/* One of the three forms of some clues, or that of puzzles for two clues, which leave most open, and for a full board. */
static void forms(chain *c, uint32_t which)
{
    enum { COUNT = 3, TWO_CLUES = 3, FULL = 4 };
    uint8_t boards[COUNT * 81], found[COUNT * 81];
    uint64_t keys[COUNT][2];
    hf_status statuses[COUNT];
    hf_canon *canon = NULL;
    for (uint32_t i = 0; i < COUNT * 81; i++) {
        bool shown = which == TWO_CLUES
                         ? i % 81 == i / 81 || i % 81 == 40
                         : which == HF_FORM_SOLUTION || which == FULL || (i * 7 + i / 81) % 5 < 2;
        boards[i] = (uint8_t)(shown ? solved[i % 81] - '0' : 0);
    }
    TRY(hf_canon_new(which < TWO_CLUES ? (hf_form)which : HF_FORM_PUZZLE, &canon));
    if (which == TWO_CLUES) {
        TRY(hf_canon_keys(canon, COUNT, boards, keys, statuses));
        chain_tell(c, keys, sizeof keys);
    }
    TRY(hf_canon_many(canon, COUNT, boards, found, NULL, statuses));
    chain_tell(c, found, sizeof found);
    TRY(hf_canon_keys(canon, COUNT, boards, keys, statuses));
    if (c->last == HF_OK)
        chain_tell(c, keys, sizeof keys);
out:
    hf_canon_free(canon);
}

/* A number's board and back, or the other way round. */
static void ranks_from(chain *c, bool board_first)
{
    static const char last[] = "123456789457893612986217354274538196531964827698721435342685971"
                               "715349268869172543";
    uint8_t board[81] = {0};
    uint64_t rank = 0;
    hf_ranker *ranker = NULL;
    for (int i = 0; i < 81; i++)
        board[i] = (uint8_t)(last[i] - '0');
    TRY(hf_ranker_new(&ranker));
    if (!board_first)
        TRY(hf_ranker_unrank(ranker, HF_RANKS, board)); /* which little has to be counted for */
    chain_tell(c, board, sizeof board);
    TRY(hf_ranker_rank(ranker, board, &rank));
    chain_number(c, rank);
out:
    hf_ranker_free(ranker);
}

static void ranks(chain *c, uint32_t which)
{
    (void)which;
    ranks_from(c, false);
}

void chain_ranks_of_boards(chain *c, uint32_t which)
{
    (void)which;
    ranks_from(c, true);
}

static void labels(chain *c, uint32_t which)
{
    static const uint32_t sizes[] = {4, 9, 16,
                                     6}; /* the last empty, with all symmetries there are */
    uint16_t values[256] = {0}, form[256] = {0}, name[257] = {0};
    uint32_t place[256] = {0};
    uint64_t automorphisms = 0;
    hf_shape *shape = NULL;
    hf_labeller *labeller = NULL;
    uint32_t n = sizes[which];
    for (uint32_t cell = 0; cell < n * n; cell++)
        values[cell] = (uint16_t)(cell % 3 == 0 && which < 3 ? cell * 5 % n + 1 : 0);
    TRY(hf_shape_new_square(n, &shape));
    TRY(hf_labeller_new(shape, &labeller));
    TRY(hf_labeller_form(labeller, values, form, place, name, &automorphisms));
    chain_tell(c, form, n * n * sizeof *form);
    chain_number(c, automorphisms);
    TRY(hf_labeller_random(labeller, 1, 2, place, name));
    chain_tell(c, place, n * n * sizeof *place);
out:
    hf_labeller_free(labeller);
    hf_shape_free(shape);
}

const chain_kind chains_kinds[] = {{"constraints", kinds, 6},
                                   {"wishes", wishes, 12},
                                   {"variants made", variants, 4},
                                   {"forms in bulk", forms, 5},
                                   {"forms of any shape", labels, 4},
                                   {"ranks", ranks, 1},
                                   {NULL, NULL, 0}};
