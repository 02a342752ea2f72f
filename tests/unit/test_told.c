/* SPDX-License-Identifier: MIT
 *
 * test_told.c - words that are seldom needed: steps made by hand, and puzzles that call for them.
 */
#include "explain/svg.h"
#include "support/stage.h"
#include "support/telling.h"

static void has(const char *told, const char *words)
{
    if (!strstr(told, words))
        fail_msg("wanted: %s\ntold:   %s", words, told);
}

static void paragraph_has(const stage *s, const char *words)
{
    const char *told = tell(s, HF_PART_PARAGRAPH, HF_NAMES_RC);
    if (!telling_reads_well(told))
        fail_msg("%s", told);
    has(told, words);
    assert_true(telling_is_json(tell(s, HF_PART_JSON, HF_NAMES_RC)));
}

/* Row and column in one number: 37 is r3c7. */
static uint32_t rc(uint32_t both)
{
    return at(both / 10, both % 10);
}

static void mark(const stage *s, hf_role role, uint32_t group, uint32_t cell, uint32_t symbol)
{
    hf_step_mark(s->step, role, group, rc(cell), symbol);
}

/* ---- patterns -------------------------------------------------------------------------------- */

/* The link of a W-Wing may hold in the box alone, though its cells lie in one row too: the row was told,
 * where the symbol has other places. */
static void a_w_wing_names_its_house(void **state)
{
    (void)state;
    stage s = open_stage(test_square(9));
    begin(&s, "w-wing");
    hf_step_symbol(s.step, 3);
    hf_step_symbol(s.step, 8);
    mark(&s, HF_ROLE_PINCER, 0, 41, 3);
    mark(&s, HF_ROLE_PINCER, 0, 52, 3);
    mark(&s, HF_ROLE_LINK, 0, 11, 8);
    mark(&s, HF_ROLE_LINK, 0, 12, 8);
    hf_step_house(s.step, HF_ROLE_LINK, 0, 18);
    hf_step_strike(s.step, rc(61), 3);
    paragraph_has(&s, "3 and 8. In box 1, 8 can only be in r1c1 or r1c2, each of which");
    close_stage(&s);
}

/* Cells may see each other by a rule of the puzzle alone. */
static void sight_by_a_rule(void **state)
{
    static const uint8_t colours[] = {11, 15, 23, 28};
    (void)state;
    stage s = open_stage(test_square(9));
    begin(&s, "skyscraper");
    hf_step_symbol(s.step, 7);
    hf_step_house(s.step, HF_ROLE_BASE, 0, 0);
    hf_step_house(s.step, HF_ROLE_BASE, 1, 1);
    mark(&s, HF_ROLE_LINK, 0, 13, 7);
    mark(&s, HF_ROLE_LINK, 0, 24, 7);
    mark(&s, HF_ROLE_PINCER, 0, 18, 7);
    mark(&s, HF_ROLE_PINCER, 0, 27, 7);
    hf_step_strike(s.step, rc(37), 7);
    paragraph_has(&s,
                  "One of each, r1c3 and r2c4, see each other; the other two are r1c8 and r2c7.");
    begin(&s, "multi-colors-1");
    hf_step_symbol(s.step, 7);
    for (uint32_t i = 0; i < 4; i++)
        mark(&s, HF_ROLE_COLOUR, i, colours[i], 7);
    hf_step_strike(s.step, rc(99), 7);
    paragraph_has(&s,
                  "A cell of one pair sees a cell of the other, so these two colours cannot both "
                  "be true");
    close_stage(&s);
}

/* The subset of a third uniqueness test may strike in its row and in its box. */
static void a_subset_in_two_houses(void **state)
{
    static const uint8_t corners[] = {11, 12, 41, 42};
    (void)state;
    stage s = open_stage(test_square(9));
    begin(&s, "uniqueness-3");
    hf_step_symbol(s.step, 1);
    hf_step_symbol(s.step, 2);
    for (uint32_t i = 0; i < 4; i++)
        mark(&s, HF_ROLE_CORNER, 0, corners[i], 1);
    mark(&s, HF_ROLE_EXTRA, 0, 11, 3);
    mark(&s, HF_ROLE_EXTRA, 0, 12, 4);
    mark(&s, HF_ROLE_SUPPORT, 0, 13, 3);
    hf_step_strike(s.step, rc(19), 3);
    paragraph_has(&s, "which uses up its candidates in row 1.");
    hf_step_strike(s.step, rc(33), 3);
    paragraph_has(&s, "which uses up its candidates in all houses that they share.");
    close_stage(&s);
}

/* Sudoku Explainer also finds a grave with two candidates too many in one cell: it was told as if it had
 * three, and must be the lower of the two. */
static void a_grave_with_two_to_spare(void **state)
{
    (void)state;
    stage s = open_stage(test_square(9));
    for (uint32_t d = 5; d <= 9; d++)
        hf_board_eliminate(s.board, rc(55), d);
    begin(&s, "bug-plus-1");
    mark(&s, HF_ROLE_PATTERN, 0, 55, 2);
    mark(&s, HF_ROLE_PATTERN, 0, 55, 4);
    hf_step_strike(s.step, rc(55), 1);
    hf_step_strike(s.step, rc(55), 3);
    paragraph_has(&s, "except r5c5, which has four; and without 2 and 4 there, every");
    paragraph_has(&s, "The cell must be 2 or 4.");
    close_stage(&s);
}

/* ---- chains ---------------------------------------------------------------------------------- */

/* Adds cells that are linked strongly and weakly in turn. */
static void add_chain(const stage *s, const uint8_t *cells, uint32_t symbol)
{
    uint32_t before = 0;
    for (uint32_t i = 0; cells[i]; i++) {
        uint32_t node = hf_step_node_cell(s->step, rc(cells[i]), symbol);
        if (i > 0)
            hf_step_link(s->step, i % 2, before, node, cells[i] / 10u - 1, 0);
        before = node;
    }
}

/* "So r1c1 or r1c1 is 2" was said of a chain that comes back to its beginning. */
static void a_chain_comes_back(void **state)
{
    static const uint8_t cells[] = {11, 14, 54, 52, 22, 11, 0};
    (void)state;
    stage s = open_stage(test_square(9));
    begin(&s, "x-chain");
    hf_step_symbol(s.step, 2);
    add_chain(&s, cells, 2);
    hf_step_strike(s.step, rc(19), 2);
    paragraph_has(&s, "\nSo r1c1 is 2 after all, and no cell that sees it can be. So 2 can");
    close_stage(&s);
}

/* On boards without candidates a cell of a chain is marked as a whole. */
static void chains_on_large_boards(void **state)
{
    (void)state;
    stage s = open_stage(test_square(16));
    begin(&s, "grouped-aic");
    hf_step_symbol(s.step, 1);
    uint32_t first = hf_step_node_cell(s.step, 0, 1), second = hf_step_node_cell(s.step, 5, 1);
    hf_step_link(s.step, true, first, second, 0, 0);
    hf_step_strike(s.step, 2, 1);
    has(tell(&s, HF_PART_DRAWING, HF_NAMES_RC), "r1 │ .+  .   .x  . │ .   .* ");
    close_stage(&s);
}

/* More than 256 facts are not told: the last of them was given as the end of the proof. */
static void long_proofs_are_cut(void **state)
{
    (void)state;
    stage s = open_stage(test_square(25));
    begin(&s, "forcing-net-contradiction");
    uint32_t before = hf_step_node_cell(s.step, 0, 1);
    hf_step_strike(s.step, 0, 1);
    for (uint32_t i = 1; i < 300; i++) {
        uint32_t node = hf_step_node_cell(s.step, i, 1);
        hf_step_link(s.step, i % 2 == 0, before, node, i / 25, 0);
        before = node;
    }
    mark(&s, HF_ROLE_CONFLICT, 0, 11, 1);
    paragraph_has(&s,
                  "\n128. r11c5 is 1, the only place left in row 11 (by 127). That clears 1 from "
                  "r11c6.\nThe rest is too long to be told.\n"
                  "Then r1c1 must be 1 and cannot be, so the supposition is wrong.");
    close_stage(&s);
}

/* The cases of a verity are counted through. Beyond 320 lines the reasons were written past their place. */
static void cases_of_many_lines(void **state)
{
    (void)state;
    stage s = open_stage(test_square(9));
    begin(&s, "forcing-net-verity");
    hf_step_symbol(s.step, 1);
    for (uint32_t chain = 0; chain < 9; chain++) {
        uint32_t before = hf_step_node_cell(s.step, chain, 2);
        mark(&s, HF_ROLE_PREMISE, chain, 11 + chain, 2);
        for (uint32_t i = 0; i < 80; i++) {
            uint32_t node = hf_step_node_cell(s.step, 80 - i, i == 79 ? 1 : 3 + i % 2);
            hf_step_link(s.step, i % 2, before, node, 8 - i / 9, chain);
            before = node;
        }
    }
    hf_step_house(s.step, HF_ROLE_PREMISE, 0, 0);
    hf_step_place(s.step, 1, 1);
    paragraph_has(&s,
                  "\n369. r1c2 is 1, the only place left in row 1 (by 368).\nAll cases end alike.");
    has(tell(&s, HF_PART_PARAGRAPH, HF_NAMES_RC),
        "\n329. Suppose r1c9 is 2 (case 9). That clears 3 from r9c9.\n"
        "330. r9c8 is 4, the only place left in row 9 (by 329). That clears 3 from r9c7.\n");
    close_stage(&s);
}

/* ---- proofs inside proofs -------------------------------------------------------------------- */

typedef struct thought {
    uint8_t ground; /* an hf_ground */
    uint8_t depth, branch;
    uint8_t cell, symbol;
    bool holds;
    uint8_t by[2]; /* numbers of thoughts from 1; 0: none */
} thought;

static void add_thoughts(const stage *s, const thought *list, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        hf_inference t = {.cell = (uint16_t)rc(list[i].cell),
                          .symbol = list[i].symbol,
                          .holds = list[i].holds,
                          .ground = list[i].ground,
                          .depth = list[i].depth,
                          .branch = list[i].branch,
                          .house = (uint16_t)(list[i].cell / 10u - 1),
                          .other = HF_NO_HOUSE};
        hf_step_infer(s->step, &t);
        for (size_t k = 0; k < 2 && list[i].by[k]; k++)
            hf_step_refer(s->step, list[i].by[k] - 1u);
    }
}

enum { SUPPOSED = HF_GROUND_SUPPOSED, SEEN = HF_GROUND_SEEN, LAST = HF_GROUND_LAST };
enum { PROVED = HF_GROUND_PROVED };

/* Line 15 rests on the proof of line 11. It was told together with line 14, as proved by line 13. */
static void proofs_inside_proofs(void **state)
{
    static const thought list[] = {
        {SUPPOSED, 0, 0, 11, 1, true, {0}},   {SUPPOSED, 1, 0, 22, 2, true, {0}},
        {SUPPOSED, 2, 0, 33, 3, true, {0}},   {LAST, 2, 0, 34, 5, true, {3}},
        {PROVED, 1, 0, 25, 6, false, {4}},    {SUPPOSED, 1, 1, 22, 2, false, {0}},
        {LAST, 1, 1, 26, 6, true, {6}},       {SEEN, 1, 1, 25, 6, false, {7}},
        {PROVED, 0, 0, 25, 6, false, {5, 8}}, {SUPPOSED, 1, 0, 71, 1, true, {0}},
        {LAST, 1, 0, 72, 2, true, {10}},      {SEEN, 1, 0, 73, 2, false, {11}},
        {PROVED, 0, 0, 73, 2, false, {12}},   {SUPPOSED, 1, 0, 81, 1, true, {0}},
        {LAST, 1, 0, 82, 2, true, {14}},      {SEEN, 1, 0, 83, 2, false, {15}},
        {PROVED, 0, 0, 83, 2, false, {16}},   {PROVED, 0, 0, 74, 2, false, {13}},
        {SUPPOSED, 1, 0, 55, 5, true, {0}},   {SUPPOSED, 2, 0, 66, 6, true, {0}},
        {LAST, 2, 0, 67, 7, true, {20}},      {PROVED, 1, 0, 57, 7, false, {21}},
        {PROVED, 0, 0, 58, 7, false, {22}},   {LAST, 0, 0, 29, 6, true, {9, 23}},
    };
    (void)state;
    stage s = open_stage(test_square(9));
    begin(&s, "nested-forcing-chains-2");
    hf_step_symbol(s.step, 1);
    mark(&s, HF_ROLE_PREMISE, 0, 11, 1);
    add_thoughts(&s, list, sizeof list / sizeof *list);
    hf_step_strike(s.step, rc(11), 1);
    paragraph_has(&s, "");
    assert_string_equal(
        tell(&s, HF_PART_PARAGRAPH, HF_NAMES_RC),
        "1. Suppose r1c1 is 1.\n"
        "    2. Suppose r2c2 is 2.\n"
        "        3. Suppose r3c3 is 3.\n"
        "        4. r3c4 is 5, the only place left in row 3 (by 3).\n"
        "    5. So r2c5 is not 6 (by 4).\n"
        "    6. Suppose r2c2 is not 2.\n"
        "    7. r2c6 is 6, the only place left in row 2 (by 6). That clears 6 from "
        "r2c5.\n"
        "8. So r2c5 is not 6 either way (by 5 and 7).\n"
        "    9. Suppose r7c1 is 1.\n"
        "    10. r7c2 is 2, the only place left in row 7 (by 9). That clears 2 from "
        "r7c3.\n"
        "11. So r7c3 is not 2 (by 10).\n"
        "    12. Suppose r8c1 is 1.\n"
        "    13. r8c2 is 2, the only place left in row 8 (by 12). That clears 2 "
        "from r8c3.\n"
        "14. So r8c3 is not 2 (by 13).\n"
        "15. So r7c4 is not 2 (by 11).\n"
        "    16. Suppose r5c5 is 5.\n"
        "        17. Suppose r6c6 is 6.\n"
        "        18. r6c7 is 7, the only place left in row 6 (by 17).\n"
        "    19. So r5c7 is not 7 (by 18).\n"
        "20. So r5c8 is not 7 (by 19).\n"
        "21. r2c9 is 6, the only place left in row 2 (by 8 and 20).\n"
        "That contradicts line 1, so the supposition is wrong. So 1 can be struck "
        "from r1c1.");
    close_stage(&s);
}

/* Nobody reads six thousand thoughts. */
static void endless_proofs_are_not_told(void **state)
{
    static const thought first = {SUPPOSED, 0, 0, 11, 1, true, {0}};
    static const thought next = {LAST, 0, 0, 22, 2, true, {1}};
    (void)state;
    stage s = open_stage(test_square(9));
    begin(&s, "nishio");
    hf_step_symbol(s.step, 1);
    mark(&s, HF_ROLE_PREMISE, 0, 11, 1);
    add_thoughts(&s, &first, 1);
    for (uint32_t i = 0; i < 6000; i++)
        add_thoughts(&s, &next, 1);
    hf_step_strike(s.step, rc(11), 1);
    paragraph_has(&s,
                  "Suppose that r1c1 were 1, and see where that leads. The proof is too long to be "
                  "told. So 1 can be struck from r1c1.");
    assert_null(strstr(text, "\"proof\""));
    close_stage(&s);
}

/* ---- bets ------------------------------------------------------------------------------------ */

static void bets_are_told(void **state)
{
    (void)state;
    stage s = open_stage(test_square(16));
    begin(&s, "bet");
    s.step->depth = 3;
    hf_step_mark(s.step, HF_ROLE_BET, 0, 17, 5);
    hf_step_place(s.step, 17, 5);
    assert_string_equal(tell(&s, HF_PART_WHERE, HF_NAMES_RC), "Look at r2c2.");
    has(tell(&s, HF_PART_JSON, HF_NAMES_RC), ",\"depth\":3}");
    begin(&s, "bet-taken-back");
    s.step->depth = 3;
    hf_step_mark(s.step, HF_ROLE_BET, 0, 17, 5);
    hf_step_strike(s.step, 17, 5);
    paragraph_has(
        &s, "A constraint of the puzzle is broken, so the third bet was wrong: r2c2 is not 5.");
    assert_string_equal(tell(&s, HF_PART_LINE, HF_NAMES_RC), "Bet Taken Back 3 => r2c2<>5");
    hf_step_mark(s.step, HF_ROLE_CONFLICT, 0, 2, 0);
    paragraph_has(&s, "r1c3 has no candidate left, so the third bet was wrong");
    has(tell(&s, HF_PART_DRAWING, HF_NAMES_RC), "r1 │ .   .   .# ");
    close_stage(&s);
}

/* A hidden single that is a full house, if only hidden ones are asked for. */
static void the_last_cell_of_a_house(void **state)
{
    hf_ladder *ladder;
    (void)state;
    stage s = open_stage(test_square(4));
    for (uint32_t c = 0; c < 3; c++)
        hf_grid_values(s.grid)[c] = (uint16_t)(c + 1);
    assert_true(hf_board_load(s.board, s.grid));
    hf_logic_load(s.logic, s.board);
    assert_int_equal(hf_ladder_new(&ladder), HF_OK);
    hf_ladder_of_rule(hf_rule_named("hidden-single"), ladder);
    assert_int_equal(hf_logic_next(s.logic, ladder, NULL, s.step), HF_OK);
    assert_string_equal(tell(&s, HF_PART_PARAGRAPH, HF_NAMES_RC),
                        "In row 1 there is only one cell left for 4: r1c4. All its other cells are "
                        "filled. So r1c4 is 4.");
    hf_ladder_free(ladder);
    close_stage(&s);
}

/* ---- boards ---------------------------------------------------------------------------------- */

static void naked_pair(stage *s, uint32_t a, uint32_t b)
{
    begin(s, "naked-pair");
    hf_step_symbols(s->step, 3);
    hf_step_mark(s->step, HF_ROLE_PATTERN, 0, a, 1);
    hf_step_mark(s->step, HF_ROLE_PATTERN, 0, b, 1);
    hf_step_strike(s->step, 0, 1);
}

/* Few rows, but twelve columns: cells are listed one by one. Eight symbols leave a place of nine free. Numbers of
 * three digits stand side by side. A picture of three columns has its legend in one. */
static void odd_boards_are_told(void **state)
{
    uint32_t houses[100];
    (void)state;
    stage s = open_stage(
        (hf_shape_spec){.layout = HF_LAYOUT_RECTANGLE, .size = 12, .rows = 4, .columns = 12});
    naked_pair(&s, 1, 2);
    assert_string_equal(tell(&s, HF_PART_LINE, HF_NAMES_RC),
                        "Naked Pair: 1,2 in r1c2,r1c3 => r1c1<>1");
    close_stage(&s);
    s = open_stage(test_square(8));
    naked_pair(&s, 1, 2);
    has(tell(&s, HF_PART_DRAWING, HF_NAMES_RC),
        "     │ 7 8     7 8     7 8     7 8   │ 7 8 "); /* and no ninth */
    close_stage(&s);
    for (uint32_t i = 0; i < 100; i++)
        houses[i] = i;
    s = open_stage((hf_shape_spec){.layout = HF_LAYOUT_CUSTOM,
                                   .size = 10,
                                   .custom = houses,
                                   .custom_cells = 100,
                                   .custom_houses = 10});
    naked_pair(&s, 1, 99);
    assert_string_equal(tell(&s, HF_PART_LINE, HF_NAMES_RC),
                        "Naked Pair: 1,2 in r1c2,r1c100 => r1c1<>1");
    has(tell(&s, HF_PART_DRAWING, HF_NAMES_RC), " 98  99  100\n");
    close_stage(&s);
    s = open_stage((hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = 3});
    naked_pair(&s, 1, 2);
    has(tell(&s, HF_PART_SVG, HF_NAMES_RC), "x=\"51\" y=\"265\">struck</text>");
    has(text, "x=\"51\" y=\"282\">the pattern</text>");
    close_stage(&s);
}

/* The rows of a cube are numbered through, whatever cells are called. */
static void rows_of_a_cube(void **state)
{
    (void)state;
    stage s = open_stage(
        (hf_shape_spec){.layout = HF_LAYOUT_CUBE, .size = 4, .box_rows = 2, .box_columns = 2});
    begin(&s, "pointing");
    hf_step_symbol(s.step, 1);
    hf_step_house(s.step, HF_ROLE_BASE, 0, 5);
    hf_step_mark(s.step, HF_ROLE_PATTERN, 0, 20, 1);
    hf_step_mark(s.step, HF_ROLE_PATTERN, 0, 21, 1);
    hf_step_strike(s.step, 0, 1);
    has(tell(&s, HF_PART_LINE, HF_NAMES_A1), ": 1 in r6 => l1A1<>1");
    has(tell(&s, HF_PART_PATTERN, HF_NAMES_A1), "In layer 2 row 2, 1 can only be in l2B1 or l2B2.");
    close_stage(&s);
}

static void pictures_are_well_formed(void **state)
{
    char written[40];
    hf_writer w = {.text = hf_text_make(written, sizeof written)};
    (void)state;
    hf_svg_escaped(&w, "a<b & c>d", 9);
    assert_string_equal(written, "a&lt;b &amp; c&gt;d");
}

/* ---- variants -------------------------------------------------------------------------------- */

/* The first step of a rule on a puzzle, told. */
static void rule_tells(const char *puzzle_text, const char *rule, const char *words)
{
    hf_puzzle *puzzle = hf_puzzle_from_string(puzzle_text);
    hf_ladder *ladder;
    assert_non_null(puzzle);
    stage s = open_stage(*hf_shape_spec_of(hf_puzzle_shape(puzzle)));
    hf_logic_free(s.logic);
    assert_int_equal(hf_logic_new(hf_puzzle_shape(puzzle), &s.logic), HF_OK);
    assert_int_equal(hf_ladder_new(&ladder), HF_OK);
    hf_ladder_of_rule(hf_rule_named(rule), ladder);
    assert_int_equal(hf_logic_load_puzzle(s.logic, puzzle), HF_OK);
    assert_int_equal(hf_logic_next(s.logic, ladder, NULL, s.step), HF_OK);
    hf_logic_save(s.logic, s.board);
    paragraph_has(&s, words);
    hf_ladder_free(ladder);
    hf_puzzle_free(puzzle);
    close_stage(&s);
}

static void variants_are_told(void **state)
{
    static const struct {
        const char *puzzle, *rule, *words;
    } told[] = {
        /* beyond nine symbols combinations are not listed */
        {".Shape~12x12.Cage~4~R1C1~R1C2", "cage-combinations",
         " can be filled only with symbols that add up to this. No way to fill it so, with the "
         "candidates there are, has B, D, E, F, G, H, I, J, K or L in r1c1 or r1c2."},
        /* nothing is left where nothing fits */
        {".Arrow~R1C1~R1C2~R2C2~R2C3~R1C3~R1C4~R2C4~R2C5~R2C6~R2C7~R2C8", "arrow",
         " With the candidates there are, the sum cannot come out. So 1, 2, 3, 4, 5, 6, 7, 8 and 9 "
         "can be "
         "struck from r1c1, "},
        {".~R1C1_9.Thermo~R1C1~R1C2", "thermometer",
         "With the candidates there are, the symbols cannot grow along it. So 1, 2, 3, 4, 5, 6, 7 "
         "and 8 "
         "can be struck from r1c2."},
        /* cages that hold more than their row */
        {".Cage~24~R1C1~R1C2~R1C3.Cage~24~R1C4~R1C5~R1C6", "innies",
         "Row 1 adds up to 45, and the cages inside to 48. The cells left over, r1c7, r1c8 and "
         "r1c9, "
         "add up to -3."},
        {".Cage~10~R1C1~R2C1.Cage~10~R1C2~R2C2.Cage~10~R1C3~R2C3.Cage~10~R1C4~R2C4.Cage~10~R1C5~"
         "R2C5"
         ".Cage~10~R1C6~R2C6.Cage~10~R1C7~R2C7.Cage~10~R1C8~R2C8.Cage~13~R1C9~R2C9~R3C9",
         "outies",
         "Rows 1 and 2 add up to 90, and the cages that reach into them to 93. Their one cell "
         "outside, r3c9, is 3."},
        /* sums that must be equal, and no number to come to */
        {".~R1C1_1.RegionSumLine~R1C1~R1C4~R1C5", "sum",
         "With the candidates there are, its sums cannot be equal. So 2, 3, 4, 5, 6, 7, 8 and 9 "
         "can "
         "be struck from r1c4 and r1c5."},
        {".Shape~4x4.~R1C1_1.Zipper~R1C1~R1C2~R2C3~R2C4~R3C4", "sum",
         "its sums are equal only if r2c3 is at least 2, and r3c4 is at most 3."},
        {".Shape~4x4.~R1C1_1.EqualSum~R1C1~R1C2~~R3C2~R3C1", "sum",
         "its sums are equal only if r3c2 is at most 3."},
        /* places that are seen in other ways than by houses; a sum is none */
        {".~R1C2_1~R1C3_2~R1C5_3~R1C6_4~R1C7_6~R1C8_7~R1C9_8.Cage~0~R1C1~R1C4~R5C5", "common-sight",
         "r5c5 sees all of these places, r1c1 and r1c4 by a cage: it cannot be 5."},
        {".~R1C2_1~R1C3_2~R1C5_3~R1C6_4~R1C7_6~R1C8_7~R1C9_8.Sum~10_=_1_1~R1C1~R5C5.AllDifferent~"
         "R1C1~R1C4~R5C5",
         "common-sight",
         "r5c5 sees all of these places, r1c1 and r1c4 by an extra region: it cannot be 5."},
        {".~R1C2_1~R1C3_2~R1C5_3~R1C6_4~R1C7_6~R1C8_7~R1C9_8.Whisper~5~R1C1~R5C5~R1C4",
         "common-sight",
         "r5c5 sees all of these places, r1c1 and r1c4 by a whisper: it cannot be 5."},
        {".AntiKing.AntiKnight.~R1C1_1~R1C2_2~R1C5_3~R1C6_4~R1C7_6~R1C8_7~R1C9_8", "common-sight",
         "see all of these places, by houses, a knight's move or a king's move: they cannot be "
         "5."},
        /* where columns are too short to be houses */
        {".Shape~4x6.~R1C2_1~R1C3_2~R2C2_3~R2C3_4", "common-sight",
         "r3c1 and r4c1 see all of these places, by houses or a row or column: they cannot be 5."},
    };
    (void)state;
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        rule_tells(told[i].puzzle, told[i].rule, told[i].words);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_w_wing_names_its_house),
        cmocka_unit_test(sight_by_a_rule),
        cmocka_unit_test(a_subset_in_two_houses),
        cmocka_unit_test(a_grave_with_two_to_spare),
        cmocka_unit_test(a_chain_comes_back),
        cmocka_unit_test(chains_on_large_boards),
        cmocka_unit_test(long_proofs_are_cut),
        cmocka_unit_test(cases_of_many_lines),
        cmocka_unit_test(proofs_inside_proofs),
        cmocka_unit_test(endless_proofs_are_not_told),
        cmocka_unit_test(bets_are_told),
        cmocka_unit_test(the_last_cell_of_a_house),
        cmocka_unit_test(odd_boards_are_told),
        cmocka_unit_test(rows_of_a_cube),
        cmocka_unit_test(pictures_are_well_formed),
        cmocka_unit_test(variants_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
