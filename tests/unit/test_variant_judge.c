/* SPDX-License-Identifier: MIT
 *
 * test_variant_judge.c - the engine "variant" beside the engine "judge", which shares no code with it, and beside
 * kinds_judge.h, which does not even share the primitives: the same answer, and the same solution where there is
 * one. Only in builds with CaDiCaL.
 */
#include "support/kinds_judge.h"
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

static const hf_answer answer_of[] = {[VERDICT_REFUSED] = HF_LIMIT,
                                      [VERDICT_UNKNOWN] = HF_LIMIT,
                                      [VERDICT_NONE] = HF_NONE,
                                      [VERDICT_UNIQUE] = HF_UNIQUE,
                                      [VERDICT_SEVERAL] = HF_MULTIPLE};

/* What the kinds mean is what the engine finds. Returns the verdict. */
static verdict compare(const hf_puzzle *puzzle, int most_conflicts, uint64_t most_guesses)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_result result;
    hf_grid *first;
    uint16_t values[256];
    verdict found = judge_kinds(puzzle, most_conflicts, values);
    if (found == VERDICT_UNKNOWN || found == VERDICT_REFUSED)
        return found;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("variant");
    options.max_guesses = most_guesses;
    assert_int_equal(hf_solver_new(hf_puzzle_shape(puzzle), &options, &solver), HF_OK);
    assert_int_equal(hf_grid_new(hf_puzzle_shape(puzzle), &first), HF_OK);
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, first, NULL), HF_OK);
    if (result.answer == HF_INVALID) /* none, seen at a glance */
        result.answer = HF_NONE;
    if (result.answer == HF_LIMIT)
        found = VERDICT_UNKNOWN;
    else
        assert_int_equal(result.answer, answer_of[found]);
    if (found == VERDICT_UNIQUE)
        assert_memory_equal(hf_grid_const_values(first), values,
                            hf_shape_cells(hf_puzzle_shape(puzzle)) * sizeof *values);
    hf_grid_free(first);
    hf_solver_free(solver);
    return found;
}

static void the_kinds_mean_it(void **state)
{
    (void)state;
    if (hf_engine_named("judge") == NULL)
        skip();
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        hf_puzzle *puzzle = hf_puzzle_from_string(texts[i]);
        assert_non_null(puzzle);
        assert_true(compare(puzzle, 1000000, 1000000) > VERDICT_UNKNOWN);
        hf_puzzle_free(puzzle);
    }
}

/* The fourth field of a line, if the second says "core"; NULL else. */
static char *puzzle_of(char *line)
{
    char *field[5] = {line};
    for (int i = 1; i < 5; i++) {
        field[i] = field[i - 1] != NULL ? strchr(field[i - 1], '\t') : NULL;
        if (field[i] != NULL)
            *field[i]++ = '\0';
    }
    return field[4] != NULL && strcmp(field[1], "core") == 0 ? field[3] : NULL;
}

static void those_of_other_people(void **state)
{
    static char line[1 << 16];
    int decided = 0, open = 0, number = 0;
    (void)state;
    FILE *file = hf_engine_named("judge") != NULL ? test_shared("variants/iss.tsv") : NULL;
    if (file == NULL)
        skip();
    while (fgets(line, sizeof line, file) != NULL) {
        const char *text = number++ % (test_is_short() ? 8 : 1) == 0 ? puzzle_of(line) : NULL;
        hf_puzzle *puzzle = text != NULL ? hf_puzzle_from_string(text) : NULL;
        if (puzzle == NULL)
            continue;
        int most = test_is_soak() ? 1000000 : test_is_short() ? 300 : 3000;
        bool known = compare(puzzle, most, (uint64_t)most * 10) > VERDICT_UNKNOWN;
        decided += known;
        open += !known;
        hf_puzzle_free(puzzle);
    }
    fclose(file);
    print_message("%d judged, %d not decided\n", decided, open);
    assert_true(decided > 2);
}

/* ---- what is said to clash ----------------------------------------------------------------------- */

/* The puzzle with one clue more, which its solution has not; NULL: it has no cell for it. */
static hf_puzzle *spoil(const hf_puzzle *puzzle, const char *solution, uint32_t from)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    const uint32_t n = hf_shape_size(shape), cells = hf_shape_cells(shape);
    hf_puzzle_maker *maker;
    hf_puzzle *spoilt;
    uint32_t at = from % cells;
    while (hf_puzzle_clue(puzzle, at) != 0)
        at = (at + 1) % cells;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (uint32_t c = 0; c < cells; c++)
        assert_int_equal(hf_puzzle_maker_clue(maker, c, (uint16_t)hf_puzzle_clue(puzzle, c)),
                         HF_OK);
    const int symbol = solution[at] - '0' - (int)hf_shape_first(shape) + 1;
    assert_int_equal(hf_puzzle_maker_clue(maker, at, (uint16_t)((uint32_t)symbol % n + 1)), HF_OK);
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++) {
        uint32_t cell_count, parts, numbers;
        const hf_constraint_kind kind = hf_puzzle_constraint_kind(puzzle, i);
        const uint32_t *list = hf_puzzle_constraint_cells(puzzle, i, &cell_count);
        const uint32_t *part = hf_puzzle_constraint_parts(puzzle, i, &parts);
        const int32_t *number = hf_puzzle_constraint_numbers(puzzle, i, &numbers);
        for (uint32_t c = 0; kind == HF_CONSTRAINT_CANDIDATES && c < cell_count; c++)
            assert_int_equal(
                hf_puzzle_maker_candidates(maker, list[c], hf_puzzle_candidates(puzzle, list[c])),
                HF_OK);
        if (kind > HF_CONSTRAINT_HOUSE)
            assert_int_equal(
                hf_puzzle_maker_constraint(maker, kind, list, part, parts, number, numbers), HF_OK);
    }
    assert_int_equal(hf_puzzle_maker_make(maker, &spoilt), HF_OK);
    hf_puzzle_maker_free(maker);
    return spoilt;
}

/* How sets were judged. */
typedef struct judged {
    int sets, parts;
    int refused, open;           /* kinds without clauses; too many conflicts */
    int not_proven, spared_open; /* sets, parts */
} judged;

static void judge_clash(hf_puzzle *puzzle, int most, judged *all)
{
    uint8_t constraints[200] = {0}, cells[256] = {0};
    uint16_t values[256];
    hf_contradiction found;
    hf_solver *solver;
    assert_true(hf_puzzle_constraints(puzzle) <= sizeof constraints);
    assert_int_equal(hf_solver_new(hf_puzzle_shape(puzzle), NULL, &solver), HF_OK);
    assert_int_equal(hf_solver_contradiction(solver, puzzle, &found, constraints, cells), HF_OK);
    hf_solver_free(solver);
    if (found.answer != HF_NONE) {
        all->not_proven++;
        return;
    }
    verdict v = judge_set(puzzle, constraints, cells, most, values);
    all->refused += v == VERDICT_REFUSED;
    all->open += v == VERDICT_UNKNOWN;
    if (v <= VERDICT_UNKNOWN)
        return;
    assert_int_equal(v, VERDICT_NONE);
    all->sets++;
    for (uint32_t i = 0; found.minimal && i < sizeof constraints + 2 * sizeof cells; i++) {
        const uint32_t cell = (uint32_t)((i - sizeof constraints) / 2);
        uint8_t *part = i < sizeof constraints ? constraints + i : cells + cell;
        const uint8_t kept = *part, bit = i < sizeof constraints ? 1 : (uint8_t)(1 + i % 2);
        if ((kept & bit) == 0)
            continue;
        *part = (uint8_t)(kept & ~bit);
        v = judge_set(puzzle, constraints, cells, most, values);
        assert_int_not_equal(v, VERDICT_NONE);
        all->spared_open += v == VERDICT_UNKNOWN;
        all->parts += v > VERDICT_UNKNOWN;
        *part = kept;
    }
}

static void what_clashes(void **state)
{
    static char line[1 << 16];
    judged all = {0};
    uint32_t met = 0;
    (void)state;
    FILE *file = hf_engine_named("judge") != NULL ? test_shared("variants/iss.tsv") : NULL;
    if (file == NULL)
        skip();
    while (fgets(line, sizeof line, file) != NULL &&
           (test_is_soak() || met < (test_is_short() ? 5 : 12))) {
        char *text = puzzle_of(line);
        hf_puzzle *puzzle = text != NULL ? hf_puzzle_from_string(text) : NULL;
        char *solution = text != NULL ? text + strlen(text) + 1 : NULL;
        if (puzzle != NULL && strlen(solution) >= hf_shape_cells(hf_puzzle_shape(puzzle)) &&
            hf_shape_size(hf_puzzle_shape(puzzle)) <= 9) {
            hf_puzzle *spoilt = spoil(puzzle, solution, 37 * met++);
            judge_clash(spoilt, test_is_soak() ? 100000 : 3000, &all);
            hf_puzzle_free(spoilt);
        }
        hf_puzzle_free(puzzle);
    }
    fclose(file);
    print_message("of %u puzzles %d sets clash, %d parts cannot be spared; not judged: %d of other "
                  "kinds, %d too hard, %d parts; %d without a set\n",
                  met, all.sets, all.parts, all.refused, all.open, all.spared_open, all.not_proven);
    assert_true(all.sets > 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_judge_confirms), cmocka_unit_test(the_kinds_mean_it),
        cmocka_unit_test(what_clashes), cmocka_unit_test(those_of_other_people)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
