/* SPDX-License-Identifier: MIT
 *
 * test_rules_alone.c - every rule by itself, on boards of many shapes: it tells its own steps and no others, none of
 * them contradicts the solution, and a search that is broken off has told the beginning of what it tells whole.
 */
#include "logic/ladder.h"
#include "logic/logic_data.h"
#include "support/support.h"

#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "base/rng.h"
#include "logic/rule.h"
#include "logic/rules/rules.h"

enum { MOST_HEARD = 3000 };

typedef struct lab {
    hf_shape *shape;
    hf_logic *logic;
    hf_board *board;
    hf_grid *puzzle, *solution;
    hf_step *step;
    hf_facts facts;
    bool solved; /* the solution is known */
    /* what is listened to */
    const hf_ladder *ladder;
    uint64_t heard[MOST_HEARD];
    uint32_t count, most;
} lab;

static lab *open_lab(hf_shape_spec spec)
{
    lab *l = calloc(1, sizeof *l);
    assert_non_null(l);
    l->shape = test_shape(spec);
    assert_int_equal(hf_logic_new(l->shape, &l->logic), HF_OK);
    assert_int_equal(hf_board_new(l->shape, &l->board), HF_OK);
    assert_int_equal(hf_grid_new(l->shape, &l->puzzle), HF_OK);
    assert_int_equal(hf_grid_new(l->shape, &l->solution), HF_OK);
    assert_int_equal(hf_step_new(&l->step), HF_OK);
    return l;
}

static void close_lab(lab *l)
{
    hf_step_free(l->step);
    hf_grid_free(l->solution);
    hf_grid_free(l->puzzle);
    hf_board_free(l->board);
    hf_logic_free(l->logic);
    hf_shape_free(l->shape);
    free(l);
}

static void mix(uint64_t *hash, uint64_t number)
{
    *hash = (*hash ^ number) * UINT64_C(0x9e3779b97f4a7c15);
    *hash ^= *hash >> 29;
}

static uint64_t hash_of(const hf_step *step)
{
    uint64_t hash = hf_rule_number(step->rule);
    for (uint32_t i = 0; i < step->places; i++)
        mix(&hash, (uint64_t)step->place[i].cell << 8 | step->place[i].symbol | 1u << 20);
    for (uint32_t i = 0; i < step->eliminations; i++)
        mix(&hash, (uint64_t)step->eliminate[i].cell << 8 | step->eliminate[i].symbol);
    for (uint32_t i = 0; i < step->marks; i++)
        mix(&hash, (uint64_t)step->mark[i].cell << 16 | (uint64_t)step->mark[i].symbol << 8 |
                       step->mark[i].role);
    return hash;
}

/* A rectangle is the shortest loop, and has a name of its own. */
static bool is_of_ladder(const lab *l, const hf_rule *told)
{
    for (int type = 0; type < 4; type++)
        if (told == &hf_rule_uniqueness[type] &&
            hf_ladder_has(l->ladder, &hf_rule_unique_loop[type]))
            return true;
    return hf_ladder_has(l->ladder, told);
}

static bool listen(const hf_step *step, void *user)
{
    lab *l = user;
    assert_true(step->places + step->eliminations > 0);
    if (!is_of_ladder(l, step->rule))
        fail_msg("%s was asked for, %s told", hf_rule_key(l->ladder->rung[0].rule),
                 hf_rule_key(step->rule));
    for (uint32_t i = 0; l->solved && i < step->places; i++)
        if (hf_grid_values(l->solution)[step->place[i].cell] != step->place[i].symbol)
            fail_msg("%s places wrongly", hf_rule_key(step->rule));
    for (uint32_t i = 0; l->solved && i < step->eliminations; i++)
        if (hf_grid_values(l->solution)[step->eliminate[i].cell] == step->eliminate[i].symbol)
            fail_msg("%s strikes wrongly", hf_rule_key(step->rule));
    l->heard[l->count++] = hash_of(step);
    return l->count < l->most;
}

static uint32_t hear(lab *l, const hf_ladder *ladder, uint32_t most)
{
    l->ladder = ladder;
    l->count = 0;
    l->most = most;
    assert_int_equal(hf_logic_all(l->logic, ladder, &l->facts, listen, l), HF_OK);
    return l->count;
}

/* Whole, and broken off after some. Gives back how many steps there are. */
static uint32_t hear_beginnings(lab *l, const hf_ladder *ladder)
{
    static uint64_t whole[MOST_HEARD];
    uint32_t count = hear(l, ladder, MOST_HEARD);
    memcpy(whole, l->heard, count * sizeof *whole);
    const uint32_t ends[] = {1, 2, 3, count / 2, count - 1};
    for (unsigned i = 0; i < sizeof ends / sizeof *ends; i++) {
        if (ends[i] == 0 || ends[i] >= count)
            continue;
        assert_int_equal(hear(l, ladder, ends[i]), ends[i]);
        assert_memory_equal(l->heard, whole, ends[i] * sizeof *whole);
    }
    if (count > 0 &&
        ladder->rung[0].rule != &hf_rule_als_chain) { /* one is looked for forwards only */
        if (hf_logic_next(l->logic, ladder, &l->facts, l->step) != HF_OK)
            fail_msg("%s is told among all and not as the next", hf_rule_key(ladder->rung[0].rule));
        assert_true(is_of_ladder(l, l->step->rule));
    }
    return count;
}

/* Too slow for every board. */
static bool takes_long(const hf_rule *rule)
{
    static const char *const words[] = {"mutant",    "whale",  "leviathan", "squirmbag",
                                        "jellyfish", "kraken", "nested",    "dynamic"};
    for (unsigned i = 0; i < sizeof words / sizeof *words; i++)
        if (strstr(hf_rule_key(rule), words[i]))
            return true;
    return false;
}

/* Each rule alone, then each family in one rung; with options that tell more. */
static uint32_t hear_all(lab *l, bool slow)
{
    uint32_t count = 0;
    hf_logic_options options;
    hf_logic_options_init(&options, sizeof options);
    options.siamese = options.duals = options.two_candidate_er = options.als_overlap = true;
    for (size_t i = 0; hf_rule_at(i); i++) {
        const hf_rule *rule = hf_rule_at(i);
        hf_ladder ladder;
        if (rule == &hf_rule_bet || rule == &hf_rule_bet_lost || (takes_long(rule) && !slow))
            continue;
        hf_ladder_of_rule(rule, &ladder);
        assert_int_equal(hf_ladder_set_options(&ladder, &options), HF_OK);
        count += hear_beginnings(l, &ladder);
        for (size_t k = 0; hf_rule_at(k); k++)
            if (hf_rule_at(k)->find == rule->find && (slow || !takes_long(hf_rule_at(k))))
                ladder.rung[0].variants |= UINT32_C(1) << hf_rule_at(k)->variant;
        if (rule->variant == 0)
            hear_beginnings(l, &ladder);
    }
    return count;
}

static hf_ladder of_names(const char *names)
{
    hf_ladder ladder;
    assert_int_equal(hf_ladder_named("default", &ladder), HF_OK);
    assert_int_equal(hf_ladder_only(&ladder, names), HF_OK);
    return ladder;
}

static uint32_t take_steps(lab *l, const hf_ladder *ladder, uint32_t most)
{
    uint32_t steps = 0;
    for (; steps < most && hf_logic_next(l->logic, ladder, &l->facts, l->step) == HF_OK; steps++)
        assert_int_equal(hf_logic_apply(l->logic, l->step), HF_OK);
    return steps;
}

/* Where a generated puzzle comes to a stop with the simplest rules; if it does not (false), on the way. */
static bool generate(lab *l, uint64_t seed)
{
    hf_ladder simple = of_names("naked-single,hidden-single,pointing,claiming");
    hf_generator *generator;
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.seed = seed;
    options.minimal = true;
    assert_int_equal(hf_generator_new(l->shape, &options, &generator), HF_OK);
    assert_int_equal(hf_generator_next(generator, l->puzzle, l->solution), HF_OK);
    hf_generator_free(generator);
    l->solved = l->facts.unique = true;
    hf_board_load(l->board, l->puzzle);
    hf_logic_load(l->logic, l->board);
    uint32_t steps = take_steps(l, &simple, UINT32_MAX);
    bool stops = hf_logic_state(l->logic) == HF_LOGIC_OPEN;
    if (!stops) {
        hf_logic_load(l->logic, l->board);
        take_steps(l, &simple, steps * 3 / 4);
    }
    return stops;
}

/* ---- shapes ---------------------------------------------------------------------------------- */

static void hear_on(hf_shape_spec spec, uint64_t seed, bool slow)
{
    lab *l = open_lab(spec);
    generate(l, seed);
    assert_true(hear_all(l, slow) > 0);
    close_lab(l);
}

/* Rows, columns and boxes by other names: rules that speak of them say nothing. */
static void test_houses_of_no_kind(void **state)
{
    static uint32_t houses[12 * 4];
    (void)state;
    for (uint32_t h = 0; h < 4; h++)
        for (uint32_t i = 0; i < 4; i++) {
            houses[h * 4 + i] = h * 4 + i;
            houses[(4 + h) * 4 + i] = i * 4 + h;
            houses[(8 + h) * 4 + i] = (h / 2 * 2 + i / 2) * 4 + h % 2 * 2 + i % 2;
        }
    hf_shape_spec spec = {.layout = HF_LAYOUT_CUSTOM, .size = 4};
    spec.custom_cells = 16;
    spec.custom = houses;
    spec.custom_houses = 12;
    hear_on(spec, 1, true);
}

static void test_cubes(void **state)
{
    (void)state;
    hf_shape_spec cube = {.layout = HF_LAYOUT_CUBE, .size = 4};
    hear_on(cube, 1, false);
    hf_shape_spec roxdoku = {.layout = HF_LAYOUT_ROXDOKU, .size = 9};
    hear_on(roxdoku, 1, false);
}

static void test_flat_boards(void **state)
{
    static const uint16_t crooked[81] = {
        0, 0, 0, 1, 1, 1, 1, 2, 2, 0, 0, 0, 1, 1, 1, 2, 2, 2, 0, 0, 3, 3, 1, 1, 2, 2, 2,
        0, 3, 3, 3, 4, 4, 5, 5, 2, 3, 3, 4, 4, 4, 4, 4, 5, 5, 6, 3, 3, 4, 4, 5, 5, 5, 8,
        6, 6, 6, 7, 7, 5, 5, 8, 8, 6, 6, 6, 7, 7, 7, 8, 8, 8, 6, 6, 7, 7, 7, 7, 8, 8, 8};
    (void)state;
    hf_shape_spec jigsaw = {.layout = HF_LAYOUT_JIGSAW, .size = 9, .regions = crooked};
    hear_on(jigsaw, 1, false);
    hf_shape_spec x = test_square(9);
    x.extras = HF_EXTRA_DIAGONALS | HF_EXTRA_WINDOWS;
    hear_on(x, 1, false);
    hear_on(test_square(4), 3, true);
}

/* ---- large boards ---------------------------------------------------------------------------- */

static const hf_ladder *alone(const char *key)
{
    static hf_ladder ladder;
    hf_ladder_of_rule(hf_rule_named(key), &ladder);
    return &ladder;
}

/* 25 symbols: a board by formula, of which nearly half of the cells are empty. */
static void test_large_boards_are_sound(void **state)
{
    static const char *const rules[] = {"x-wing",         "finned-swordfish", "als-xz",
                                        "naked-triple",   "sue-de-coq",       "franken-x-wing",
                                        "empty-rectangle"};
    lab *l = open_lab(test_square(25));
    hf_rng rng = hf_rng_make(1, 0);
    uint32_t count = 0;
    (void)state;
    for (uint32_t c = 0; c < 625; c++) {
        uint32_t row = c / 25;
        hf_grid_values(l->solution)[c] = (uint16_t)((row % 5 * 5 + row / 5 + c % 25) % 25 + 1);
        hf_grid_values(l->puzzle)[c] =
            hf_rng_below(&rng, 100) < 45 ? 0 : hf_grid_values(l->solution)[c];
    }
    l->solved = true;
    assert_true(hf_board_load(l->board, l->puzzle));
    hf_logic_load(l->logic, l->board);
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        count += hear(l, alone(rules[i]), MOST_HEARD);
    assert_true(count > 0);
    close_lab(l);
}

/* Chains number what they speak of in 16 bits. Of an empty board of 30 or 32 symbols they say nothing, where they
 * once went by numbers that had run over. */
static void test_too_many_candidates_for_chains(void **state)
{
    static const char *const plain[] = {"aic", "continuous-nice-loop"};
    static const char *const grouped[] = {"grouped-aic", "forcing-chain-verity",
                                          "forcing-net-contradiction", "kraken-fish-1"};
    (void)state;
#ifdef __GLIBC__
    mallopt(M_PERTURB, 0x55); /* memory that nobody has written to is not zero */
#endif
    lab *l = open_lab(test_boxes(4, 8));
    hf_board_load(l->board, l->puzzle);
    hf_logic_load(l->logic, l->board);
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        assert_int_equal(hear(l, alone(plain[i]), 1), 0);
    close_lab(l);
    l = open_lab(test_boxes(5, 6));
    hf_board_load(l->board, l->puzzle);
    hf_logic_load(l->logic, l->board);
    for (size_t i = 0; i < sizeof grouped / sizeof *grouped; i++)
        assert_int_equal(hear(l, alone(grouped[i]), 1), 0);
    close_lab(l);
#ifdef __GLIBC__
    mallopt(M_PERTURB, 0);
#endif
}

static void test_boards_too_large(void **state)
{
    hf_shape_spec cube = {.layout = HF_LAYOUT_CUBE, .size = 16};
    hf_shape *shape = test_shape(cube);
    hf_logic *logic;
    (void)state;
    assert_int_equal(hf_logic_new(shape, &logic), HF_TOO_LARGE);
    assert_null(logic);
    hf_shape_free(shape);
    /* more houses than are numbered: pairs of 400 cells */
    static uint32_t pairs[UINT16_MAX * 2];
    uint32_t count = 0;
    for (uint32_t a = 0; a < 400; a++)
        for (uint32_t b = a + 1; b < 400 && count < UINT16_MAX; b++, count++) {
            pairs[2 * count] = a;
            pairs[2 * count + 1] = b;
        }
    shape = test_shape((hf_shape_spec){.layout = HF_LAYOUT_CUSTOM,
                                       .size = 2,
                                       .custom = pairs,
                                       .custom_cells = 400,
                                       .custom_houses = count});
    assert_int_equal(hf_logic_new(shape, &logic), HF_TOO_LARGE);
    hf_shape_free(shape);
}

/* Cells in a row, each in a house with the next, and a last one in a house with both ends. The cells of the row have
 * two of the symbols 1 to 3, the last has all three, and what fills the houses has the other seven. So there is one
 * chain of almost locked sets, from end to end, of one or two cells each. */
static void lay_row(lab **out, uint32_t row)
{
    enum { SIZE = 10, MOST = 700 };
    static uint32_t houses[(MOST + 1) * SIZE];
    uint32_t target = row, rest = row + 1;
    for (uint32_t h = 0; h <= row; h++) {
        houses[h * SIZE] = h == row ? 0 : h;
        houses[h * SIZE + 1] = h + 1 < row ? h + 1 : target;
        for (uint32_t i = 2; i < SIZE; i++)
            houses[h * SIZE + i] = rest + i - 2;
    }
    lab *l = open_lab((hf_shape_spec){.layout = HF_LAYOUT_CUSTOM,
                                      .size = SIZE,
                                      .custom = houses,
                                      .custom_cells = rest + SIZE - 2,
                                      .custom_houses = row + 1});
    hf_board_load(l->board, l->puzzle);
    for (uint32_t c = 0; c < rest + SIZE - 2; c++)
        for (uint32_t d = 1; d <= SIZE; d++)
            if (c > target ? d <= 3 : d > 3 || (c < target && d == (c + 2) % 3 + 1))
                hf_board_eliminate(l->board, c, d);
    hf_logic_load(l->logic, l->board);
    *out = l;
}

/* A chain of any length is told with all its sets and ties; where marks have no numbers for so many, not at all. */
static void test_long_chains_of_sets(void **state)
{
    lab *l;
    char text[8192];
    (void)state;
    lay_row(&l, 60);
    assert_int_equal(hf_logic_next(l->logic, alone("als-chain"), NULL, l->step), HF_OK);
    assert_int_equal(l->step->eliminations, 1);
    assert_int_equal(l->step->eliminate[0].cell, 60);
    assert_int_equal(l->step->eliminate[0].symbol, 1);
    uint32_t sets = 0, ties = 0;
    for (uint32_t i = 0; i < l->step->marks; i++) {
        const hf_role_mark *m = &l->step->mark[i];
        assert_true(m->cell < 60);
        if (m->role == HF_ROLE_SET && m->group >= sets)
            sets = m->group + 1u;
        if (m->role == HF_ROLE_COMMON && m->group >= ties)
            ties = m->group + 1u;
    }
    assert_int_equal(sets, 31);
    assert_int_equal(ties, 30);
    hf_explain_write(&(hf_scene){.board = l->board, .step = l->step}, HF_PART_PARAGRAPH, text,
                     sizeof text);
    assert_non_null(strstr(text, "set Z holds"));
    assert_non_null(strstr(text, "set E1 holds 1."));
    close_lab(l);
    lay_row(&l, 600);
    assert_int_equal(hf_logic_next(l->logic, alone("als-chain"), NULL, l->step), HF_END);
    close_lab(l);
}

/* Houses through one cell, each of nine cells that hold all symbols in the board by formula. */
static uint32_t list_houses(const hf_grid *solution, uint32_t through, uint32_t most,
                            uint32_t *houses)
{
    const uint16_t *value = hf_grid_const_values(solution);
    hf_rng rng = hf_rng_make(3, 0);
    for (uint32_t h = 0; h < most; h++) {
        bool taken[81] = {false};
        uint32_t seen = 1u << value[through], count = 0;
        taken[through] = true;
        while (seen != 0x3fe) {
            uint32_t c = hf_rng_below(&rng, 81);
            taken[c] |= !(seen >> value[c] & 1);
            seen |= 1u << value[c];
        }
        for (uint32_t c = 0; c < 81; c++)
            if (taken[c])
                houses[h * 9 + count++] = c;
    }
    return most;
}

/* More houses through a cell than rows, columns, boxes, diagonals and windows make, and more than fish look at. */
static void test_boards_of_many_houses(void **state)
{
    static uint32_t houses[80 * 9];
    lab *plain = open_lab(test_square(9));
    uint32_t told[2] = {0};
    (void)state;
    generate(plain, 1);
    for (uint32_t many = 0; many < 2; many++) {
        hf_shape_spec spec = test_square(9);
        spec.listed = houses;
        spec.listed_houses = list_houses(plain->solution, 40, many ? 80 : 5, houses);
        lab *l = open_lab(spec);
        hf_grid_copy(l->puzzle, plain->puzzle);
        hf_grid_values(l->puzzle)[40] = 0;
        memcpy(hf_grid_values(l->solution), hf_grid_values(plain->solution), 81 * sizeof(uint16_t));
        l->solved = l->facts.unique = true;
        assert_true(hf_board_load(l->board, l->puzzle));
        hf_logic_load(l->logic, l->board);
        told[many] = hear(l, alone("finned-mutant-x-wing"), MOST_HEARD);
        told[many] += hear(l, alone("mutant-swordfish"), MOST_HEARD);
        close_lab(l);
    }
    close_lab(plain);
    assert_true(told[0] > 0);
    assert_int_equal(told[1], 0);
}

/* ---- limits ---------------------------------------------------------------------------------- */

/* An empty board has more templates than are counted: nothing is known of them. */
static void test_too_many_templates(void **state)
{
    lab *l = open_lab(test_square(9));
    (void)state;
    hf_board_load(l->board, l->puzzle);
    hf_logic_load(l->logic, l->board);
    assert_int_equal(hear(l, alone("template-delete"), 1), 0);
    assert_int_equal(hear(l, alone("template-set"), 1), 0);
    close_lab(l);
}

/* Everywhere the same two candidates: more chains than are followed. */
static void test_pairs_everywhere(void **state)
{
    lab *l = open_lab(test_square(9));
    (void)state;
    hf_board_load(l->board, l->puzzle);
    for (uint32_t cell = 0; cell < 81; cell++)
        for (uint32_t symbol = 3; symbol <= 9; symbol++)
            hf_board_eliminate(l->board, cell, symbol);
    hf_logic_load(l->logic, l->board);
    hear(l, alone("remote-pair"), MOST_HEARD);
    close_lab(l);
}

static void test_nothing_to_bet_on(void **state)
{
    lab *l = open_lab(test_square(4));
    (void)state;
    generate(l, 1);
    hf_grid_copy(l->puzzle, l->solution);
    hf_grid_values(l->puzzle)[0] = 0;
    hf_board_load(l->board, l->puzzle);
    hf_logic_load(l->logic, l->board);
    assert_int_equal(hf_logic_next(l->logic, alone("bet"), NULL, l->step), HF_END);
    assert_int_equal(hf_logic_next(l->logic, alone("full-house"), NULL, l->step), HF_OK);
    close_lab(l);
}

/* Of two peers a step cannot fill the second: what it says is not possible any more. */
static void test_a_step_that_fills_peers(void **state)
{
    lab *l = open_lab(test_square(4));
    (void)state;
    hf_board_load(l->board, l->puzzle);
    hf_logic_load(l->logic, l->board);
    hf_step_clear(l->step);
    l->step->rule = &hf_rule_naked_single;
    hf_step_place(l->step, 0, 1);
    hf_step_place(l->step, 1, 1);
    assert_int_equal(hf_logic_apply(l->logic, l->step), HF_OK);
    assert_int_equal(hf_logic_value(l->logic, 0), 1);
    assert_int_equal(hf_logic_value(l->logic, 1), 0);
    close_lab(l);
}

/* Leaves out of the solution four cells of two digits; false: there are none in the first band. */
static bool dig_rectangle(lab *l)
{
    const uint16_t *value = hf_grid_values(l->solution);
    hf_grid_copy(l->puzzle, l->solution);
    for (uint32_t a = 0; a < 9 && value[0]; a++)
        for (uint32_t b = 0; b < 9; b++)
            if (a / 3 != b / 3 && value[a] == value[9 + b] && value[b] == value[9 + a]) {
                uint16_t *left = hf_grid_values(l->puzzle);
                left[a] = left[b] = left[9 + a] = left[9 + b] = 0;
                return true;
            }
    return false;
}

/* Cut short, a search tells less, and nothing that is wrong. */
static void test_searches_in_a_hurry(void **state)
{
    static const char *const texts[] = {
        "x-chain\n", "xy-chain\n", "death-blossom\n",
        "option siamese yes\nfinned-x-wing\nsashimi-x-wing\nfinned-swordfish\n"};
    static const unsigned hurries[] = {0, 5, 12, 31};
    hf_ladder *ladder;
    (void)state;
    assert_int_equal(hf_ladder_new(&ladder), HF_OK);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        uint32_t told[4] = {0}, line;
        const char *why;
        assert_int_equal(hf_ladder_read(texts[i], strlen(texts[i]), ladder, &line, &why), HF_OK);
        for (uint64_t seed = 1; seed < 14; seed++) {
            hf_shape_spec spec = test_square(9);
            if (seed >= 12) /* fins need not lie in one box */
                spec.extras = HF_EXTRA_DIAGONALS;
            lab *l = open_lab(spec);
            generate(l, seed);
            for (size_t k = 0; k < 4; k++) {
                l->logic->pool.hurry = hurries[k];
                told[k] += hear(l, ladder, MOST_HEARD);
            }
            close_lab(l);
        }
        assert_true(told[0] >= told[1] && told[1] >= told[2] && told[2] >= told[3]);
        assert_true(i < 1 || told[0] > told[3]); /* of most X-chains the shortest is a proper one */
    }
    hf_ladder_free(ladder);
}

/* Twenty-five cells with the same two candidates, far more than a board with a solution has: there are so many rows
 * of them that not all are followed. What is told is told all the same. */
static void test_remote_pairs_everywhere(void **state)
{
    static const uint32_t lines[] = {0, 1, 3, 4, 6};
    hf_ladder ladder;
    hf_logic_options options;
    lab *l = open_lab(test_square(9));
    (void)state;
    hf_logic_options_init(&options, sizeof options);
    options.max_chain = 14; /* seven cells */
    hf_ladder_of_rule(hf_rule_named("remote-pair"), &ladder);
    assert_int_equal(hf_ladder_set_options(&ladder, &options), HF_OK);
    hf_board_load(l->board, l->puzzle);
    for (uint32_t i = 0; i < 25; i++)
        for (uint32_t symbol = 3; symbol <= 9; symbol++)
            hf_board_eliminate(l->board, 9 * lines[i / 5] + lines[i % 5], symbol);
    hf_logic_load(l->logic, l->board);
    assert_true(hear(l, &ladder, MOST_HEARD) > 0);
    close_lab(l);
}

/* An avoidable rectangle, of cells that were filled in (+), beside a cell of which candidates are given. */
static void test_rectangles_beside_given_candidates(void **state)
{
    static const char text[] =
        "+9+3+6+28+41+5+7+14+8+57+3+62+92+5.+6+9+1.43..39+42+5.64+257+1+6+93+86.."
        "+8+3+5+2.+4+57+236.+4.+13.1+4+2..6+5.+6+4+1+5+7+3.2";
    const uint64_t all_but_1 = 0x1fe;
    lab *l = open_lab(test_square(9));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    uint16_t entry[81] = {0};
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(l->shape, &maker), HF_OK);
    for (uint32_t cell = 0, i = 0; cell < 81; cell++, i++) {
        bool placed = text[i] == '+';
        i += placed;
        if (text[i] == '.')
            continue;
        if (placed)
            entry[cell] = (uint16_t)(text[i] - '0');
        else
            assert_int_equal(hf_puzzle_maker_clue(maker, cell, (uint32_t)(text[i] - '0')), HF_OK);
    }
    assert_int_equal(hf_puzzle_maker_candidates(maker, 0, &all_but_1), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_int_equal(hf_logic_load_puzzle(l->logic, puzzle), HF_OK);
    hf_puzzle_board(puzzle, l->board);
    for (uint32_t cell = 0; cell < 81; cell++)
        if (entry[cell])
            hf_board_place(l->board, cell, entry[cell]);
    hf_logic_reload(l->logic, l->board);
    l->facts.unique = true;
    assert_int_equal(hear(l, alone("avoidable-rectangle-1"), MOST_HEARD), 1);
    assert_int_equal(hf_logic_next(l->logic, alone("avoidable-rectangle-1"), &l->facts, l->step),
                     HF_OK);
    assert_int_equal(l->step->eliminations, 1);
    assert_int_equal(l->step->eliminate[0].cell, 5 * 9 + 1);
    assert_int_equal(l->step->eliminate[0].symbol, 9);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    close_lab(l);
}

/* Where all four cells of an avoidable rectangle are filled in there is nothing to avoid. */
static void test_rectangles_that_are_full(void **state)
{
    lab *l = open_lab(test_square(9));
    (void)state;
    hf_board_load(l->board, l->puzzle);
    for (uint32_t cell = 0; cell < 2; cell++) {
        hf_board_place(l->board, 3 * cell, 1 + cell);
        hf_board_place(l->board, 9 + 3 * cell, 2 - cell);
    }
    hf_logic_load(l->logic, l->board);
    l->facts.unique = true;
    assert_int_equal(hear(l, alone("avoidable-rectangle-1"), 1), 0);
    assert_int_equal(hear(l, alone("avoidable-rectangle-2"), 1), 0);
    close_lab(l);
}

/* Two digits that can be exchanged around four cells: whoever says that the solution is unique is wrong, and no
 * loop is told. */
static void test_a_loop_without_extras(void **state)
{
    lab *l = open_lab(test_square(9));
    (void)state;
    for (uint64_t seed = 1; !dig_rectangle(l); seed++)
        generate(l, seed);
    l->solved = false;
    l->facts.unique = true;
    assert_true(hf_board_load(l->board, l->puzzle));
    hf_logic_load(l->logic, l->board);
    for (char key[] = "unique-loop-1"; key[12] <= '4'; key[12]++)
        assert_int_equal(hear(l, alone(key), 1), 0);
    close_lab(l);
}

/* A ladder in Sudoku Explainer's manner with a rule that it does not know. */
static void test_rules_that_the_explainer_lacks(void **state)
{
    static const char text[] = "option explainer yes\nx-chain\n";
    lab *l = open_lab(test_square(9));
    hf_ladder ladder;
    uint32_t count = 0;
    (void)state;
    assert_int_equal(hf_ladder_read(text, strlen(text), &ladder, NULL, NULL), HF_OK);
    for (uint64_t seed = 1; count == 0; seed++) {
        generate(l, seed);
        count = hear(l, &ladder, MOST_HEARD);
        assert_int_equal(hear(l, alone("x-chain"), MOST_HEARD), count);
    }
    close_lab(l);
}

/* A rule that a ladder names again and again leaves no room; it is kept once. */
static void test_a_ladder_of_one_rule_over_and_over(void **state)
{
    static char text[HF_RULES_MOST * 5];
    hf_ladder ladder;
    (void)state;
    for (unsigned i = 0; i < HF_RULES_MOST; i++)
        memcpy(text + 5 * i, "0400\n", 5);
    assert_int_equal(hf_ladder_read(text, HF_RULES_MOST * 5, &ladder, NULL, NULL), HF_OK);
    assert_int_equal(hf_ladder_rungs(&ladder), HF_RULES_MOST);
    assert_int_equal(hf_ladder_only(&ladder, "skyscraper,x-wing"), HF_OK);
    assert_int_equal(hf_ladder_rungs(&ladder), 2);
    assert_true(hf_ladder_has(&ladder, hf_rule_named("x-wing")));
}

/* ---- stopping -------------------------------------------------------------------------------- */

typedef struct patience {
    uint32_t left, asked;
} patience;

static bool go_on(const hf_logic_progress *progress, void *user)
{
    patience *p = user;
    (void)progress;
    p->asked++;
    return p->left-- > 1;
}

/* Stopped whenever it asks, a search says so, and after it a whole one tells the same as before. */
static void test_stopped_whenever_it_asks(void **state)
{
    static const char *const rules[] = {"forcing-net-contradiction", "forcing-net-verity",
                                        "forcing-chain-verity"};
    lab *l = open_lab(test_square(9));
    (void)state;
    for (uint64_t seed = 1; !generate(l, seed);)
        seed++;
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        hf_ladder ladder = *alone(rules[i]);
        uint32_t count = hear(l, &ladder, MOST_HEARD);
        patience p = {UINT32_MAX, 0};
        hf_logic_watch(l->logic, go_on, &p);
        assert_int_equal(hear(l, &ladder, MOST_HEARD), count);
        for (uint32_t after = 1, asked = p.asked; after <= asked && after < 40; after++) {
            p.left = after;
            l->count = 0;
            assert_int_equal(hf_logic_all(l->logic, &ladder, &l->facts, listen, l), HF_STOPPED);
            assert_true(l->count <= count);
        }
        hf_logic_watch(l->logic, NULL, NULL);
        assert_int_equal(hear(l, &ladder, MOST_HEARD), count);
    }
    close_lab(l);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_houses_of_no_kind),
        cmocka_unit_test(test_cubes),
        cmocka_unit_test(test_flat_boards),
        cmocka_unit_test(test_large_boards_are_sound),
        cmocka_unit_test(test_too_many_candidates_for_chains),
        cmocka_unit_test(test_boards_too_large),
        cmocka_unit_test(test_long_chains_of_sets),
        cmocka_unit_test(test_boards_of_many_houses),
        cmocka_unit_test(test_too_many_templates),
        cmocka_unit_test(test_pairs_everywhere),
        cmocka_unit_test(test_nothing_to_bet_on),
        cmocka_unit_test(test_a_step_that_fills_peers),
        cmocka_unit_test(test_a_loop_without_extras),
        cmocka_unit_test(test_searches_in_a_hurry),
        cmocka_unit_test(test_remote_pairs_everywhere),
        cmocka_unit_test(test_rectangles_beside_given_candidates),
        cmocka_unit_test(test_rectangles_that_are_full),
        cmocka_unit_test(test_rules_that_the_explainer_lacks),
        cmocka_unit_test(test_a_ladder_of_one_rule_over_and_over),
        cmocka_unit_test(test_stopped_whenever_it_asks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
