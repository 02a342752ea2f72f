/* SPDX-License-Identifier: MIT
 *
 * chains_solve.c - solving by every engine, digging, batches, generating, canonical forms.
 */
#include <string.h>

#include "memory.h"
#include "solve/spread.h"

static const char hard[] = "4.....8.5.3..........7......2.....6....."
                           "8.4......1.......6.3.7.5..2.....1.4......";

static void fill_in(hf_grid *grid, const char *text)
{
    for (uint32_t cell = 0; cell < hf_shape_cells(hf_grid_shape(grid)); cell++)
        hf_grid_values(grid)[cell] =
            (uint16_t)(text[cell] >= '1' && text[cell] <= '9' ? text[cell] - '0' : 0);
}

static void engines(chain *c, uint32_t which)
{
    hf_solve_options options;
    const hf_engine *engine = hf_engine_at(which);
    hf_shape *shape = NULL;
    hf_solver *solver = NULL;
    hf_grid *grid = NULL, *first = NULL, *second = NULL;
    hf_puzzle_maker *maker = NULL;
    hf_puzzle *puzzle = NULL;
    hf_result r;
    uint64_t set = 0x0ff;
    if (!engine)
        return;
    hf_solve_options_init(&options, sizeof options);
    options.engine = engine;
    options.max_guesses = 500;
    TRY(hf_shape_new_square(9, &shape));
    TRY(hf_solver_new(shape, &options, &solver));
    if (!solver)
        goto out;
    TRY(hf_grid_new(shape, &grid));
    TRY(hf_grid_new(shape, &first));
    TRY(hf_grid_new(shape, &second));
    fill_in(grid, hard);
    TRY(hf_solver_solve_grid(solver, grid, &r, first, second));
    chain_number(c, (uint64_t)r.answer);
    chain_tell(c, hf_grid_values(first), 81 * sizeof(uint16_t));
    TRY(hf_puzzle_maker_new(shape, &maker));
    TRY(hf_puzzle_maker_clues(maker, hf_grid_values(grid)));
    TRY(hf_puzzle_maker_candidates(maker, 1, &set));
    TRY(hf_puzzle_maker_make(maker, &puzzle));
    TRY(hf_solver_solve(solver, puzzle, &r, first, second));
    if (c->last == HF_OK)
        chain_number(c, (uint64_t)r.answer);
out:
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_grid_free(second);
    hf_grid_free(first);
    hf_grid_free(grid);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

/* In threads, digging, wide, nearly empty, without a choice; or one house of more symbols than a word has bits. */
enum { IN_THREADS, DUG, ONE_SYMBOL = 5, ONE_HOUSE = 6, SHAPES = 7 };

static hf_status make_shape(uint32_t which, hf_shape **shape)
{
    static const uint32_t sizes[SHAPES] = {16, 6, 12, 25, 30, 1, 70};
    uint32_t house[70];
    for (uint32_t i = 0; i < 70; i++)
        house[i] = i;
    hf_shape_spec spec = {.layout = HF_LAYOUT_CUSTOM,
                          .size = sizes[which],
                          .custom = house,
                          .custom_cells = 70,
                          .custom_houses = 1};
    return which == ONE_HOUSE ? hf_shape_new(&spec, shape)
                              : hf_shape_new_square(sizes[which], shape);
}

/* The general engine on other shapes; an engine of its own choice for constraints. */
static void shapes(chain *c, uint32_t which)
{
    hf_solve_options options;
    hf_shape *shape = NULL;
    hf_solver *solver = NULL;
    hf_grid *grid = NULL, *minimal = NULL;
    hf_puzzle *puzzle = NULL;
    hf_result r;
    hf_solve_options_init(&options, sizeof options);
    options.threads = which == IN_THREADS ? 2 : 1;
    TRY(make_shape(which, &shape));
    TRY(hf_solver_new(shape, &options, &solver));
    TRY(hf_grid_new(shape, &grid));
    TRY(hf_grid_new(shape, &minimal));
    TRY(hf_solver_solve_grid(solver, grid, &r, grid, NULL));
    chain_number(c, (uint64_t)r.answer);
    for (uint32_t cell = 0; cell < hf_shape_cells(shape); cell += 3)
        hf_grid_values(grid)[cell] = 0;
    TRY(hf_puzzle_new(shape, hf_grid_values(grid), &puzzle));
    TRY(hf_solver_solve(solver, puzzle, &r, NULL, NULL));
    chain_number(c, (uint64_t)r.answer);
    if (which == DUG || which == ONE_SYMBOL) {
        TRY(hf_solver_minimal(solver, puzzle, &r, minimal));
        chain_tell(c, hf_grid_values(minimal), hf_shape_cells(shape) * sizeof(uint16_t));
    }
out:
    hf_puzzle_free(puzzle);
    hf_grid_free(minimal);
    hf_grid_free(grid);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

/* More than are set aside while they are looked for. */
static void many_solutions(chain *c, uint32_t which)
{
    hf_solve_options options;
    hf_shape *shape = NULL;
    hf_solver *solver = NULL;
    hf_grid *grid = NULL;
    hf_result r;
    (void)which;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("any");
    options.max_solutions = 1100;
    TRY(hf_shape_new_square(6, &shape));
    TRY(hf_solver_new(shape, &options, &solver));
    TRY(hf_grid_new(shape, &grid));
    TRY(hf_solver_solve_grid(solver, grid, &r, NULL, NULL));
    chain_number(c, r.count);
out:
    hf_grid_free(grid);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

static void batches(chain *c, uint32_t which)
{
    enum { COUNT = 40 };
    static uint8_t values[COUNT * 81], solved[COUNT * 81];
    static uint16_t sets[COUNT * 81];
    static char lines[COUNT * 81], answers[COUNT * 81];
    const char *texts[COUNT];
    hf_brief brief[COUNT];
    hf_shape *shape = NULL;
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.max_solutions = which == 1 ? 20 : 2;
    if (which ==
        2) /* one by one, by an engine that needs memory for each; it honours no candidates in bulk */
        options.engine = hf_engine_named("any");
    for (uint32_t i = 0; i < COUNT * 81; i++) {
        char text = hard[i % 81];
        lines[i] = i % (81 * 7) < 81 && i % 5 == 0 ? '.' : text;
        values[i] = (uint8_t)(lines[i] == '.' ? 0 : lines[i] - '0');
        sets[i] = (uint16_t)(values[i] ? 1u << (values[i] - 1) : 511);
    }
    for (uint32_t i = 0; i < COUNT; i++)
        texts[i] = lines + i * 81;
    TRY(hf_shape_new_square(9, &shape));
    TRY(hf_solver_new(shape, &options, &solver));
    TRY(hf_solve_many_bytes(solver, COUNT, values, brief, solved));
    for (uint32_t i = 0; i < COUNT; i++)
        chain_number(c, brief[i].answer);
    TRY(hf_solve_many(solver, COUNT, texts, brief, answers, 81));
    TRY(hf_solve_many_lines(solver, COUNT, lines, 81, brief, answers, 81));
    for (uint32_t i = 0; i < COUNT; i++)
        chain_number(c, brief[i].answer);
    TRY(hf_solve_many_candidates(solver, COUNT, sets, brief, solved));
    for (uint32_t i = 0; i < COUNT; i++)
        chain_number(c, brief[i].answer);
out:
    hf_solver_free(solver);
    hf_shape_free(shape);
}

/* A board of candidates in parts for the lanes. */
static void parts(chain *c, uint32_t which)
{
    uint64_t set = 0x0ff;
    hf_shape *shape = NULL;
    hf_solver *solver = NULL;
    hf_grid *grid = NULL;
    hf_puzzle_maker *maker = NULL;
    hf_puzzle *puzzle = NULL;
    hf_search search;
    (void)which;
    TRY(hf_shape_new_square(9, &shape));
    TRY(hf_solver_new(shape, NULL, &solver));
    TRY(hf_grid_new(shape, &grid));
    fill_in(grid, hard);
    TRY(hf_puzzle_maker_new(shape, &maker));
    TRY(hf_puzzle_maker_clues(maker, hf_grid_values(grid)));
    TRY(hf_puzzle_maker_candidates(maker, 1, &set));
    TRY(hf_puzzle_maker_make(maker, &puzzle));
    search = hf_solver_orders(solver, puzzle);
    TRY(hf_spread_parts(solver, hf_puzzle_clues(puzzle), &search));
    chain_number(c, search.count);
    chain_tell(c, solver->first, 81 * sizeof *solver->first);
out:
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_grid_free(grid);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

/* A minimal puzzle of 10x10. */
static const char ten[] = "A.9....85..5.71........8..4.7593.......A7...8914.."
                          "6.......3.........8...6.917..3.7....35..1........2";

static uint16_t symbol_of(char c)
{
    return (uint16_t)(c == 'A' ? 10 : c == '.' ? 0 : c - '0');
}

static void generators(chain *c, uint32_t which)
{
    static const uint32_t sizes[] = {9, 6, 7, 9, 9, 10, 10, 10, 10, 10, 10, 10};
    static uint8_t pattern[100];
    static uint16_t from[100], board[100];
    uint8_t many[81 * 3], solutions[81 * 3];
    hf_generate_options options;
    hf_shape *shape = NULL;
    hf_generator *generator = NULL;
    hf_grid *puzzle = NULL, *solution = NULL;
    hf_generate_options_init(&options, sizeof options);
    options.minimal = which == 3 || which == 6 || which == 7 || which == 9 || which == 10;
    options.clues_most = which == 4 ? 40 : 0; /* not as it comes */
    options.attempts = which > 4 ? 2 : 0;
    for (uint32_t cell = 0; cell < 100;
         cell++) { /* three clues of four of a board by formula, or fewer */
        uint32_t row = cell / 10, symbol = (row % 2 * 5 + row / 2 + cell) % 10 + 1;
        /* 10: the first clue alone tells how four cells stand that could be exchanged */
        pattern[cell] = which == 10  ? cell != 5 && cell != 10 && cell != 15
                        : which == 9 ? cell % 3 == 0
                                     : cell % 4 != 0;
        board[cell] = (uint16_t)symbol;
        from[cell] = which == 11 ? symbol_of(ten[cell]) : (uint16_t)(pattern[cell] ? symbol : 0);
    }
    options.solution = which == 10 ? board : NULL;
    options.pattern = which == 7 || which == 9 || which == 10 ? pattern : NULL;
    options.from = which == 8 || which == 11 ? from : NULL;
    options.from_count = which == 8 || which == 11;
    options.swap = which == 8 ? 1 : which == 11 ? 9 : 0;
    TRY(hf_shape_new_square(sizes[which], &shape));
    TRY(hf_grid_new(shape, &puzzle));
    TRY(hf_grid_new(shape, &solution));
    TRY(hf_generator_new(shape, &options, &generator));
    /* Each call takes the next of the series, also one that fails: so it is told where to be. */
    TRY((hf_generator_seek(generator, 5), hf_generator_next(generator, puzzle, solution)));
    chain_tell(c, hf_grid_values(puzzle), hf_shape_cells(shape) * sizeof(uint16_t));
    TRY((hf_generator_seek(generator, 7), hf_generator_fill(generator, solution)));
    chain_tell(c, hf_grid_values(solution), hf_shape_cells(shape) * sizeof(uint16_t));
    if (sizes[which] == 9) {
        TRY((hf_generator_seek(generator, 9),
             hf_generator_next_many(generator, 3, many, solutions)));
        if (c->last == HF_OK)
            chain_tell(c, many, sizeof many);
    }
out:
    hf_generator_free(generator);
    hf_grid_free(solution);
    hf_grid_free(puzzle);
    hf_shape_free(shape);
}

/* Wishes that cannot be met: without memory nobody is told that they can. */
static void refused_wishes(chain *c, uint32_t which)
{
    const hf_rule *technique = hf_rule_named("xy-wing");
    const bool of_thermometers = which == 2;
    uint8_t pattern[81] = {0};
    hf_generate_options options;
    hf_shape *shape = NULL;
    hf_generator *generator = NULL;
    hf_puzzle *puzzle = NULL;
    hf_generate_options_init(&options, sizeof options);
    for (uint32_t cell = 0; cell < 81; cell++)
        pattern[cell] = cell != 1;
    options.symmetry = which == 1 ? HF_SYMMETRY_NONE : HF_SYMMETRY_FULL;
    options.pattern = which == 0 ? pattern : NULL;
    options.technique = &technique;
    options.techniques = which == 1;
    options.level_most = which == 1 ? HF_LEVEL_EASY : 0;
    TRY(hf_shape_new_square(of_thermometers ? 4 : 9, &shape));
    if (of_thermometers)
        TRY(hf_generate_variant_wished(shape, HF_CONSTRAINT_THERMOMETER, true, &options, 1,
                                       &puzzle));
    else
        TRY(hf_generator_new(shape, &options, &generator));
out:
    hf_puzzle_free(puzzle);
    hf_generator_free(generator);
    hf_shape_free(shape);
}

/* A shape that neither chance nor a formula fills. */
static void solved_boards(chain *c, uint32_t which)
{
    hf_shape_spec spec = {.layout = HF_LAYOUT_LATIN, .size = 20, .extras = HF_EXTRA_DIAGONALS};
    hf_shape *shape = NULL;
    hf_generator *generator = NULL;
    hf_grid *solution = NULL;
    (void)which;
    TRY(hf_shape_new(&spec, &shape));
    TRY(hf_grid_new(shape, &solution));
    TRY(hf_generator_new(shape, NULL, &generator));
    TRY((hf_generator_seek(generator, 7), hf_generator_fill(generator, solution)));
    chain_tell(c, hf_grid_values(solution), hf_shape_cells(shape) * sizeof(uint16_t));
out:
    hf_generator_free(generator);
    hf_grid_free(solution);
    hf_shape_free(shape);
}

static void canons(chain *c, uint32_t which)
{
    static const char solved[] = "754389126182465973639172854293714568817256439546938712"
                                 "971823645425697381368541297";
    uint8_t board[81], image[81], form[81];
    uint16_t bands[6] = {0};
    uint64_t key[2] = {0};
    hf_map map;
    hf_canon *canon = NULL;
    hf_distinct *distinct = NULL;
    uint32_t automorphisms = 0;
    bool same = false, is_new = false;
    for (uint32_t cell = 0; cell < 81; cell++)
        board[cell] = (uint8_t)(which == HF_FORM_SOLUTION ? solved[cell] - '0'
                                : hard[cell] == '.'       ? 0
                                                          : hard[cell] - '0');
    hf_map_random(1, 2, &map);
    hf_map_apply(&map, board, image);
    TRY(hf_canon_new((hf_form)which, &canon));
    TRY(hf_canon_form(canon, board, form, &map, &automorphisms));
    chain_tell(c, form, sizeof form);
    TRY(hf_canon_same(canon, board, image, &same, NULL));
    chain_number(c, same);
    TRY(hf_canon_key(canon, board, key));
    if (which == HF_FORM_SOLUTION)
        TRY(hf_canon_bands(canon, board, bands));
    chain_tell(c, bands, sizeof bands);
    TRY(hf_distinct_new(&distinct));
    if (which != HF_FORM_SOLUTION) {
        TRY(hf_distinct_add(distinct, board, &is_new));
        chain_number(c, is_new);
        TRY(hf_distinct_add(distinct, image, &is_new));
        chain_number(c, is_new);
    }
out:
    hf_distinct_free(distinct);
    hf_canon_free(canon);
}

const chain_kind chains_solve[] = {{"engines", engines, 24},
                                   {"shapes solved", shapes, SHAPES},
                                   {"many solutions", many_solutions, 1},
                                   {"batches", batches, 3},
                                   {"parts", parts, 1},
                                   {"generators", generators, 12},
                                   {"solved boards", solved_boards, 1},
                                   {"refusals", refused_wishes, 3},
                                   {"canonical forms", canons, 3},
                                   {NULL, NULL, 0}};
