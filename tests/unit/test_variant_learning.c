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

/* ---- turns -------------------------------------------------------------------------------------- */

typedef struct turns {
    uint64_t pause; /* steps before the learner's first turn; 0: it has none */
    uint64_t most;  /* solutions wanted */
    bool learned;
} turns;

static bool is_right(const uint16_t *values, void *puzzle)
{
    assert_true(hf_puzzle_is_solution(puzzle, values));
    return true;
}

/* How many solutions a puzzle has, each of which is one. */
static uint64_t count_solutions(hf_puzzle *puzzle, turns *t)
{
    atomic_bool never = false;
    hf_search search = searching(puzzle, &never);
    hf_variant *v;
    bool open;
    search.max_solutions = t->most;
    search.on_solution = is_right;
    search.user = puzzle;
    assert_int_equal(hf_variant_open(hf_puzzle_shape(puzzle), hf_cpu_detect(), &v), HF_OK);
    v->hasty = true;
    assert_int_equal(hf_variant_root(v, hf_puzzle_clues(puzzle), &search, &open), HF_OK);
    assert_true(open);
    hf_variant_await_turn(v);
    v->pause = t->pause;
    bool ended = hf_variant_branch(v, 0) || v->settled;
    assert_int_equal(ended, search.count < t->most);
    t->learned = v->learning != NULL;
    hf_variant_end_turns(v);
    hf_variant_close(v);
    return search.count;
}

/* Whenever the learner has its first turn, before, between or behind the solutions that the tree search finds, there are as
 * many, and no more than are wanted. */
static void a_turn_at_any_time(void **state)
{
    enum { STEP = 16, LAST = 10000 };
    static const uint64_t most[] = {1, 2, HF_VARIANT_KNOWN - 1, HF_VARIANT_KNOWN + 1, UINT64_MAX};
    hf_puzzle *puzzle = hf_puzzle_from_string(".Shape~4x4.Whisper~2~R1C1~R1C2");
    const uint64_t all = count_solutions(puzzle, &(turns){0, UINT64_MAX, false});
    int learned = 0;
    (void)state;
    assert_true(all > 2 * HF_VARIANT_KNOWN);
    for (uint64_t pause = 1; pause < LAST; pause += STEP) {
        for (size_t i = 0; i < sizeof most / sizeof *most; i++) {
            turns t = {pause, most[i], false};
            assert_int_equal(count_solutions(puzzle, &t), most[i] < all ? most[i] : all);
            learned += t.learned;
        }
    }
    print_message("%d of those learned\n", learned);
    assert_true(learned > 0);
    hf_puzzle_free(puzzle);
}

/* X-sums pass through more states than a group holds, those of a large board through more than the learner takes on: there
 * the tree search goes on alone. */
static void states_without_number(void **state)
{
    static const struct {
        const char *text;
        uint64_t most, count;
        bool learned;
    } puzzles[] = {
        {".XSum~R1~9~45.XSum~R5~19~1.XSum~R9~36~17.~R1C5_8~R2C5_4~R2C7_3~R3C6_3~R3C8_8~R4C5_6~R4C6_"
         "4~R5C2_9~R5C9_1~R6C1_1~R6C3_4~R7C6_6~R8C3_6~R8C5_1~R9C4_8~R9C8_5",
         UINT64_MAX, 246, true},
        {".Shape~12x12.XSum~R1~70~", 3, 3, false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof puzzles / sizeof *puzzles; i++) {
        hf_puzzle *puzzle = hf_puzzle_from_string(puzzles[i].text);
        turns alone = {0, puzzles[i].most, false}, both = {1, puzzles[i].most, false};
        assert_int_equal(count_solutions(puzzle, &alone), puzzles[i].count);
        assert_int_equal(count_solutions(puzzle, &both), puzzles[i].count);
        assert_int_equal(both.learned, puzzles[i].learned);
        hf_puzzle_free(puzzle);
    }
}

/* A 4x4 whose first cell tells the place of a symbol among so many cells of the first row, from its first cell on. */
static hf_puzzle *numbered_room(hf_symbols symbols, uint32_t count, int32_t value)
{
    hf_shape_spec spec = test_square(4);
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    spec.symbols = symbols;
    hf_shape *shape = test_shape(spec);
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_NUMBERED_ROOM,
                                                (uint32_t[]){0, 1, 2, 3}, &count, 1, &value, 1),
                     HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
    return puzzle;
}

/* The first row is any order of four symbols, of twelve boards each. */
static uint64_t count_rooms(int first, int count, int value)
{
    uint64_t found = 0;
    for (int order = 0; order < 256; order++) {
        int row[4] = {order & 3, order >> 2 & 3, order >> 4 & 3, order >> 6}, seen = 0;
        for (int i = 0; i < 4; i++)
            seen |= 1 << row[i];
        int place = row[0] + first;
        if (seen == 15 && place >= 1 && place <= count && row[place - 1] + first == value)
            found += 12;
    }
    return found;
}

/* It may tell none of the places. */
static void rooms_of_few_cells(void **state)
{
    (void)state;
    for (int first = 0; first < 2; first++) {
        for (int count = 2; count <= 4; count++) {
            for (int value = first; value < first + 4; value++) {
                turns t = {1, UINT64_MAX, false};
                hf_puzzle *puzzle = numbered_room(first == 0 ? HF_SYMBOLS_ZERO : HF_SYMBOLS_USUAL,
                                                  (uint32_t)count, value);
                assert_int_equal(count_solutions(puzzle, &t), count_rooms(first, count, value));
                assert_true(t.learned);
                hf_puzzle_free(puzzle);
            }
        }
    }
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

/* Stops at one look at the clock after the other, and at once. */
static void stop_everywhere(const char *text, uint64_t pause, uint64_t most, uint64_t step)
{
    hf_puzzle *puzzle = hf_puzzle_from_string(text);
    atomic_bool never = false;
    hf_variant *v;
    bool open;
    assert_int_equal(hf_variant_open(hf_puzzle_shape(puzzle), hf_cpu_detect(), &v), HF_OK);
    v->hasty = true;
    for (uint64_t looks = 1; looks < most; looks += step) {
        hf_search search = searching(puzzle, &never);
        search.max_looks = looks;
        assert_int_equal(hf_variant_root(v, hf_puzzle_clues(puzzle), &search, &open), HF_OK);
        hf_variant_await_turn(v);
        v->pause = pause;
        if (!hf_variant_branch(v, 0))
            assert_true(v->settled || (search.stopped && search.looks == looks));
        hf_variant_end_turns(v);
    }
    hf_variant_close(v);
    hf_puzzle_free(puzzle);
}

/* Its turn may end by cancelling, a limit or too little memory, as that of the tree search; so may the making of the
 * clauses, which takes long where there are many states. */
static void limits_hold(void **state)
{
    (void)state;
    stop_everywhere(".AntiKnight.AntiKing.~R1C1_1", 1000, 200, 7);
    stop_everywhere(".XSum~R1~40~40.XSum~R5~35~35.XSum~R9~30~30", 1, 40, 1);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(four_by_four),       cmocka_unit_test(six_by_six),
        cmocka_unit_test(a_turn_at_any_time), cmocka_unit_test(states_without_number),
        cmocka_unit_test(rooms_of_few_cells), cmocka_unit_test(rings_of_renban),
        cmocka_unit_test(limits_hold),
    };
    return cmocka_run_group_tests_name("variant_learning", tests, NULL, NULL);
}
