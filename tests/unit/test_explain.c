/* SPDX-License-Identifier: MIT
 *
 * Steps in notation and in words: the notation for steps made by hand, the words for every step of
 * whole paths on boards of many kinds.
 */
#include "base/rng.h"
#include "explain/writer.h"
#include "logic/ladder.h"
#include "support/stage.h"
#include "support/telling.h"

static void is_line(const stage *s, const char *line)
{
    assert_string_equal(tell(s, HF_PART_LINE, HF_NAMES_RC), line);
}

/* ---- notation -------------------------------------------------------------------------------- */

static void wing_in_notation(void **state)
{
    (void)state;
    stage s = open_stage(test_square(9));
    begin(&s, "xy-wing");
    hf_step_symbol(s.step, 1);
    hf_step_symbol(s.step, 5);
    hf_step_symbol(s.step, 3);
    hf_step_mark_mask(s.step, HF_ROLE_PIVOT, 0, at(2, 2), 0x11);
    hf_step_mark_mask(s.step, HF_ROLE_PINCER, 0, at(3, 1), 0x05);
    hf_step_mark_mask(s.step, HF_ROLE_PINCER, 1, at(6, 2), 0x14);
    hf_step_strike(s.step, at(1, 2), 3);
    hf_step_strike(s.step, at(4, 1), 3);
    is_line(&s, "XY-Wing: 1/5/3 in r26c2,r3c1 => r1c2,r4c1<>3");
    assert_string_equal(tell(&s, HF_PART_LINE, HF_NAMES_A1),
                        "XY-Wing: 1/5/3 in BF2,C1 => A2,D1<>3");
    assert_string_equal(tell(&s, HF_PART_TITLE, HF_NAMES_RC), "XY-Wing");
    assert_string_equal(tell(&s, HF_PART_WHERE, HF_NAMES_RC), "Look around r2c2.");
    close_stage(&s);
}

/* A cell joins the first later cell on its row or column, which decides the direction. */
static void lists_are_compressed(void **state)
{
    (void)state;
    stage s = open_stage(test_square(9));
    static const struct {
        uint8_t cells[8];
        const char *list;
    } lists[] = {
        {{11, 12, 21}, "r1c12,r2c1"},      {{66, 76, 74, 84, 94, 95}, "r67c6,r789c4,r9c5"},
        {{24, 25, 34, 35}, "r2c45,r3c45"}, {{47, 57, 67, 68, 69}, "r456c7,r6c89"},
        {{11, 22, 33}, "r1c1,r2c2,r3c3"},
    };
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        char line[100];
        begin(&s, "naked-pair");
        hf_step_symbols(s.step, 3);
        for (size_t k = 0; k < 8 && lists[i].cells[k]; k++)
            hf_step_mark(s.step, HF_ROLE_PATTERN, 0,
                         at(lists[i].cells[k] / 10u, lists[i].cells[k] % 10u), 1);
        hf_step_strike(s.step, at(9, 9), 1);
        snprintf(line, sizeof line, "Naked Pair: 1,2 in %s => r9c9<>1", lists[i].list);
        is_line(&s, line);
    }
    close_stage(&s);
}

static void results_go_by_symbol(void **state)
{
    (void)state;
    stage s = open_stage(test_square(9));
    begin(&s, "hidden-pair");
    hf_step_symbols(s.step, 0x0c);
    hf_step_house(s.step, HF_ROLE_PATTERN, 0, 0);
    hf_step_mark(s.step, HF_ROLE_PATTERN, 0, at(1, 8), 3);
    hf_step_mark(s.step, HF_ROLE_PATTERN, 0, at(1, 9), 4);
    hf_step_strike(s.step, at(1, 8), 6);
    hf_step_strike(s.step, at(1, 9), 6);
    hf_step_strike(s.step, at(1, 8), 9);
    hf_step_strike(s.step, at(1, 8), 7);
    is_line(&s, "Hidden Pair: 3,4 in r1c89 => r1c89<>6, r1c8<>7, r1c8<>9");
    assert_string_equal(tell(&s, HF_PART_CONCLUSION, HF_NAMES_RC),
                        "So 6 can be struck from r1c8 and r1c9, and 7 and 9 from r1c8.");
    close_stage(&s);
}

static void fish_with_fins(void **state)
{
    (void)state;
    stage s = open_stage(test_square(9));
    begin(&s, "sashimi-x-wing");
    hf_step_symbol(s.step, 6);
    hf_step_house(s.step, HF_ROLE_BASE, 0, 1);
    hf_step_house(s.step, HF_ROLE_BASE, 0, 8);
    hf_step_house(s.step, HF_ROLE_COVER, 0, 9 + 3);
    hf_step_house(s.step, HF_ROLE_COVER, 0, 9 + 6);
    hf_step_mark(s.step, HF_ROLE_FIN, 0, at(2, 8), 6);
    hf_step_mark(s.step, HF_ROLE_FIN, 0, at(2, 9), 6);
    hf_step_strike(s.step, at(3, 7), 6);
    is_line(&s, "Sashimi X-Wing: 6 r29 c47 fr2c8 fr2c9 => r3c7<>6");
    assert_string_equal(
        tell(&s, HF_PART_PATTERN, HF_NAMES_A1),
        "In rows B and I, every place for 6 lies in columns 4 and 7, but for the fins B8 and B9.");
    begin(&s, "finned-franken-swordfish");
    hf_step_symbol(s.step, 5);
    hf_step_house(s.step, HF_ROLE_BASE, 0, 9 + 2);
    hf_step_house(s.step, HF_ROLE_BASE, 0, 9 + 4);
    hf_step_house(s.step, HF_ROLE_BASE, 0, 18 + 5);
    for (uint32_t row = 4; row <= 7; row++)
        if (row != 6)
            hf_step_house(s.step, HF_ROLE_COVER, 0, row);
    hf_step_mark(s.step, HF_ROLE_ENDO_FIN, 0, at(4, 3), 5);
    hf_step_strike(s.step, at(5, 1), 5);
    is_line(&s, "Finned Franken Swordfish: 5 c35b6 r568 efr4c3 => r5c1<>5");
    close_stage(&s);
}

static void add_chain(stage *s, const uint8_t (*nodes)[3], size_t count, bool strong)
{
    uint32_t before = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t node = hf_step_node_cell(s->step, at(nodes[i][0], nodes[i][1]), nodes[i][2]);
        if (i > 0)
            hf_step_link(s->step, strong == (i % 2 == 1), before, node,
                         nodes[i][0] == nodes[i - 1][0] ? nodes[i][0] - 1u : 9u + nodes[i][1] - 1u,
                         0);
        before = node;
    }
}

/* Houses listed on top of a layout have a letter too: a fish on them was told from beyond the table. */
static void fish_on_listed_houses(void **state)
{
    static const uint32_t listed[] = {0, 3, 12, 15, 5, 6, 9, 10};
    hf_shape_spec spec = test_square(4);
    (void)state;
    spec.listed = listed;
    spec.listed_houses = 2;
    stage s = open_stage(spec);
    uint32_t last = hf_shape_houses(s.shape) - 1;
    begin(&s, "franken-x-wing");
    hf_step_symbol(s.step, 2);
    hf_step_house(s.step, HF_ROLE_BASE, 0, last - 1);
    hf_step_house(s.step, HF_ROLE_BASE, 0, last);
    hf_step_house(s.step, HF_ROLE_COVER, 0, 0);
    hf_step_house(s.step, HF_ROLE_COVER, 0, 1);
    hf_step_strike(s.step, 1, 2);
    is_line(&s, "Franken X-Wing: 2 e12 r12 => r1c2<>2");
    for (uint32_t part = HF_PART_TITLE; part <= HF_PART_PROOF; part++)
        tell(&s, (hf_part)part, HF_NAMES_RC);
    close_stage(&s);
}

static void chains_in_notation(void **state)
{
    (void)state;
    stage s = open_stage(test_square(9));
    static const uint8_t x[][3] = {{7, 3, 2}, {7, 4, 2}, {3, 4, 2}, {3, 2, 2}};
    begin(&s, "x-chain");
    hf_step_symbol(s.step, 2);
    add_chain(&s, x, 4, true);
    hf_step_strike(s.step, at(9, 3), 2);
    is_line(&s, "X-Chain: 2 r7c3 =2= r7c4 -2- r3c4 =2= r3c2 => r9c3<>2");
    assert_string_equal(
        tell(&s, HF_PART_PARAGRAPH, HF_NAMES_RC),
        "1. Suppose r7c3 is not 2.\n"
        "2. r7c4 is 2, the only place left in row 7 (by 1). That clears 2 from r3c4.\n"
        "3. r3c2 is 2, the only place left in row 3 (by 2).\n"
        "So r7c3 or r3c2 is 2, and no cell that sees both can be. So 2 can be struck from r9c3.");
    static const uint8_t xy[][3] = {{1, 6, 6}, {1, 6, 2}, {4, 6, 2},
                                    {4, 6, 1}, {4, 3, 1}, {4, 3, 6}};
    begin(&s, "xy-chain");
    hf_step_symbol(s.step, 6);
    add_chain(&s, xy, 6, true);
    hf_step_strike(s.step, at(1, 3), 6);
    is_line(&s, "XY-Chain: 6 6- r1c6 -2- r4c6 -1- r4c3 -6 => r1c3<>6");
    assert_non_null(
        strstr(tell(&s, HF_PART_PARAGRAPH, HF_NAMES_RC),
               "2. r1c6 is 2, its only candidate left (by 1). That clears 2 from r4c6.\n"));
    close_stage(&s);
}

static void sets_in_notation(void **state)
{
    (void)state;
    stage s = open_stage(test_square(9));
    begin(&s, "als-xz");
    hf_step_symbol(s.step, 2);
    hf_step_mark_mask(s.step, HF_ROLE_SET, 0, at(7, 7), 0x06);
    hf_step_mark_mask(s.step, HF_ROLE_SET, 1, at(7, 1), 0x102);
    hf_step_mark_mask(s.step, HF_ROLE_SET, 1, at(8, 3), 0x14);
    hf_step_mark_mask(s.step, HF_ROLE_SET, 1, at(9, 3), 0x06);
    hf_step_mark(s.step, HF_ROLE_COMMON, 0, at(7, 7), 3);
    hf_step_strike(s.step, at(7, 2), 2);
    is_line(&s, "Almost Locked Set XZ-Rule: A=r7c7 {23}, B=r7c1,r89c3 {2359}, X=3, Z=2 => r7c2<>2");
    close_stage(&s);
}

/* Beyond nine rows r12c3 would mean two things: cells are listed one by one. */
static void large_boards_list_cells(void **state)
{
    (void)state;
    stage s = open_stage(test_square(16));
    begin(&s, "naked-pair");
    hf_step_symbols(s.step, 0x8001);
    hf_step_mark(s.step, HF_ROLE_PATTERN, 0, 11 * 16 + 2, 1);
    hf_step_mark(s.step, HF_ROLE_PATTERN, 0, 12 * 16 + 2, 1);
    hf_step_strike(s.step, 15 * 16 + 2, 16);
    is_line(&s, "Naked Pair: 1,G in r12c3,r13c3 => r16c3<>G");
    assert_string_equal(tell(&s, HF_PART_LINE, HF_NAMES_A1), "Naked Pair: 1,G in L3,M3 => P3<>G");
    close_stage(&s);
}

/* Row 27 is AA wherever it is named: pictures began again with A. */
static void rows_beyond_z(void **state)
{
    (void)state;
    stage s = open_stage(test_boxes(4, 8));
    begin(&s, "naked-pair");
    hf_step_symbols(s.step, 3);
    hf_step_mark(s.step, HF_ROLE_PATTERN, 0, 26 * 32, 1);
    hf_step_strike(s.step, 31 * 32, 1);
    assert_string_equal(tell(&s, HF_PART_LINE, HF_NAMES_A1), "Naked Pair: 1,2 in AA1 => AF1<>1");
    assert_non_null(strstr(tell(&s, HF_PART_DRAWING, HF_NAMES_A1), "\n  AA │ .* "));
    assert_null(strstr(text, "\n   A │ .* "));
    hf_scene scene = {.board = s.board, .step = s.step, .names = HF_NAMES_A1};
    size_t room = hf_explain_write(&scene, HF_PART_SVG, NULL, 0) + 1;
    char *picture = malloc(room);
    assert_non_null(picture);
    hf_explain_write(&scene, HF_PART_SVG, picture, room);
    assert_non_null(strstr(picture, ">AA</text>"));
    free(picture);
    close_stage(&s);
}

/* ---- words ----------------------------------------------------------------------------------- */

static void reads_well(const char *words, const char *line)
{
    if (!telling_reads_well(words))
        fail_msg("%s\n%s", line, words);
}

static void is_json(const char *json)
{
    if (!telling_is_json(json))
        fail_msg("%s", json);
}

static void check_step(stage *s, hf_cell_names names)
{
    static char line[4096];
    snprintf(line, sizeof line, "%.4000s", tell(s, HF_PART_LINE, names));
    assert_null(strstr(line, "  "));
    assert_non_null(strpbrk(line, "=<"));
    reads_well(tell(s, HF_PART_PARAGRAPH, names), line);
    reads_well(tell(s, HF_PART_WHERE, names), line);
    reads_well(tell(s, HF_PART_PATTERN, names), line);
    reads_well(tell(s, HF_PART_TECHNIQUE, names), line);
    reads_well(tell(s, HF_PART_CONCLUSION, names), line);
    is_json(tell(s, HF_PART_JSON, names));
}

static void walk(stage *s, const char *ladder_name, unsigned most)
{
    hf_ladder ladder;
    hf_facts facts = {.unique = true};
    hf_board *start;
    assert_int_equal(hf_ladder_named(ladder_name, &ladder), HF_OK);
    assert_int_equal(hf_board_new(s->shape, &start), HF_OK);
    assert_true(hf_board_load(start, s->grid));
    hf_logic_load(s->logic, start);
    for (unsigned i = 0; i < most && hf_logic_next(s->logic, &ladder, &facts, s->step) == HF_OK;
         i++) {
        hf_board_copy(s->board, start);
        hf_logic_save(s->logic, s->board);
        check_step(s, i % 2 ? HF_NAMES_A1 : HF_NAMES_RC);
        if (i % 8 == 0) {
            assert_true(strlen(tell(s, HF_PART_DRAWING, HF_NAMES_RC)) > 100);
            assert_non_null(strstr(tell(s, HF_PART_SVG, HF_NAMES_RC), "</svg>"));
        }
        assert_int_equal(hf_logic_apply(s->logic, s->step), HF_OK);
    }
    hf_board_free(start);
}

static void every_sample_reads_well(void **state)
{
    (void)state;
    const hf_sample *sample;
    for (size_t i = 1; (sample = hf_sample_at(i)); i++) {
        hf_shape *shape;
        hf_grid *grid;
        assert_int_equal(hf_sample_shape(sample, &shape), HF_OK);
        assert_int_equal(hf_sample_grid(sample, shape, &grid), HF_OK);
        if (hf_shape_size(shape) <= HF_LOGIC_MAX_SIZE) {
            stage s = open_stage(*hf_shape_spec_of(shape));
            memcpy(hf_grid_values(s.grid), hf_grid_values(grid),
                   hf_shape_cells(shape) * sizeof(uint16_t));
            walk(&s, "default", test_is_soak() ? 400 : test_is_short() ? 3 : 30);
            close_stage(&s);
        }
        hf_grid_free(grid);
        hf_shape_free(shape);
    }
}

/* Puzzles of our own that need many rules. */
static void hard_paths_read_well(void **state)
{
    (void)state;
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    hf_generator *generator;
    stage s = open_stage(test_square(9));
    options.minimal = true;
    options.seed = 7;
    assert_int_equal(hf_generator_new(s.shape, &options, &generator), HF_OK);
    for (int i = 0; i < (test_is_soak() ? 200 : test_is_short() ? 5 : 40); i++) {
        assert_int_equal(hf_generator_next(generator, s.grid, NULL), HF_OK);
        walk(&s, i % 2 ? "hodoku" : "default", 200);
    }
    hf_generator_free(generator);
    close_stage(&s);
}

/* What does not fit is cut off and counted, at every length. */
static void short_buffers_are_safe(void **state)
{
    (void)state;
    stage s = open_stage(test_square(9));
    hf_scene scene = {.board = s.board, .step = s.step, .colour = true};
    begin(&s, "hidden-pair");
    hf_step_symbols(s.step, 0x0c);
    hf_step_house(s.step, HF_ROLE_PATTERN, 0, 0);
    hf_step_mark(s.step, HF_ROLE_PATTERN, 0, at(1, 8), 3);
    hf_step_strike(s.step, at(1, 8), 6);
    for (int part = HF_PART_TITLE; part <= HF_PART_SVG; part++) {
        size_t whole = hf_explain_write(&scene, (hf_part)part, NULL, 0);
        for (size_t size = 1; size <= whole + 1; size += size < 200 ? 1 : whole / 7) {
            char *buffer = malloc(size);
            assert_non_null(buffer);
            assert_int_equal(hf_explain_write(&scene, (hf_part)part, buffer, size), whole);
            assert_int_equal(strlen(buffer), size - 1 < whole ? size - 1 : whole);
            free(buffer);
        }
    }
    close_stage(&s);
}

/* A proof is numbered lines, each of which names lines above it; what is struck on the way is told
 * by the number of what strikes it. */
static void proofs_are_numbered_lines(void **state)
{
    (void)state;
    stage s = open_stage(test_square(9));
    begin(&s, "forcing-net-contradiction");
    hf_step *step = s.step;
    hf_step_strike(step, 0, 1);
    uint32_t premise = hf_step_node_cell(step, 0, 1); /* r1c1 is 1 */
    uint32_t struck = hf_step_node_cell(step, 8, 1);  /* so r1c9 is not */
    uint32_t placed = hf_step_node_cell(step, 80, 1); /* so r9c9 is 1 */
    uint32_t clash = hf_step_node_cell(step, 0, 1);   /* so r1c1 is not 1 */
    hf_step_link(step, false, premise, struck, 0, 0);
    hf_step_link(step, true, struck, placed, 17, 0);
    hf_step_link(step, false, placed, clash, 18, 0);
    hf_step_mark(step, HF_ROLE_CONFLICT, 0, 0, 1);
    assert_string_equal(tell(&s, HF_PART_PARAGRAPH, HF_NAMES_RC),
                        "1. Suppose r1c1 is 1. That clears 1 from r1c9.\n"
                        "2. r9c9 is 1, the only place left in column 9 (by 1). That clears 1 from "
                        "r1c1.\n"
                        "Then r1c1 must be 1 and cannot be (by 1 and 2), so the supposition is "
                        "wrong. So 1 can be struck from r1c1.");
    is_json(tell(&s, HF_PART_JSON, HF_NAMES_RC));
    assert_non_null(strstr(tell(&s, HF_PART_JSON, HF_NAMES_RC), "from r1c9.\\n2. r9c9"));
    close_stage(&s);
}

/* Each rule has an entry of its own, among which it is found. */
static void every_rule_has_words(void **state)
{
    (void)state;
    for (size_t i = 0; hf_rule_at(i); i++)
        assert_non_null(hf_words_for(hf_rule_at(i))->rule);
}

/* Every mark is a character, whether there is colour or not. */
static void drawing_needs_no_colour(void **state)
{
    (void)state;
    stage s = open_stage(test_square(9));
    hf_scene scene = {.board = s.board, .step = s.step, .ascii = true};
    begin(&s, "finned-x-wing");
    hf_step_symbol(s.step, 6);
    hf_step_mark(s.step, HF_ROLE_BASE, 0, at(2, 4), 6);
    hf_step_mark(s.step, HF_ROLE_FIN, 0, at(2, 8), 6);
    hf_step_strike(s.step, at(3, 7), 6);
    hf_explain_write(&scene, HF_PART_DRAWING, text, sizeof text);
    assert_non_null(strstr(text, "6*"));
    assert_non_null(strstr(text, "6#"));
    assert_non_null(strstr(text, "6x"));
    assert_non_null(strstr(text, "# fin"));
    assert_null(strstr(text, "\033"));
    for (const char *c = text; *c; c++)
        assert_true((unsigned char)*c < 128);
    scene.quiet = true; /* a hint shows the pattern, not what follows */
    hf_explain_write(&scene, HF_PART_DRAWING, text, sizeof text);
    assert_null(strstr(text, "6x"));
    close_stage(&s);
}

/* First to fifth in words; beyond them the end goes by the last digit. */
static void bets_are_counted(void **state)
{
    static const struct {
        uint32_t depth;
        const char *words;
    } bets[] = {{1, " the first bet."}, {5, " the fifth bet that stands."},
                {6, " the 6th bet "},   {11, " the 11th bet "},
                {13, " the 13th bet "}, {21, " the 21st bet "},
                {22, " the 22nd bet "}, {33, " the 33rd bet "},
                {44, " the 44th bet "}, {112, " the 112th bet "}};
    (void)state;
    stage s = open_stage(test_square(16));
    for (size_t i = 0; i < sizeof bets / sizeof *bets; i++) {
        begin(&s, "bet");
        s.step->depth = bets[i].depth;
        hf_step_place(s.step, 0, 1);
        if (!strstr(tell(&s, HF_PART_PARAGRAPH, HF_NAMES_RC), bets[i].words))
            fail_msg("%s\n%s", bets[i].words, text);
    }
    close_stage(&s);
}

/* ---- large boards ---------------------------------------------------------------------------- */

/* A board by formula from which every third cell or so is taken. */
static void plant(const stage *s, uint32_t high, uint32_t wide, uint32_t taken)
{
    uint32_t size = high * wide;
    hf_rng rng = hf_rng_make(size, 0);
    for (uint32_t c = 0; c < size * size; c++) {
        uint32_t row = c / size, symbol = (row % high * wide + row / high + c % size) % size + 1;
        hf_grid_values(s->grid)[c] = (uint16_t)(hf_rng_below(&rng, 100) < taken ? 0 : symbol);
    }
    hf_board_load(s->board, s->grid);
    hf_logic_load(s->logic, s->board);
}

/* The first steps of one rule; what follows them is told by the next rule. */
static uint32_t tell_some(const stage *s, const hf_ladder *ladder, uint32_t most)
{
    const hf_facts facts = {.unique = false};
    uint32_t told = 0;
    while (told < most && hf_logic_next(s->logic, ladder, &facts, s->step) == HF_OK) {
        hf_logic_save(s->logic, s->board);
        const char *fault = telling_find_fault(s->board, s->step);
        if (fault)
            fail_msg("%s", fault);
        assert_int_equal(hf_logic_apply(s->logic, s->step), HF_OK);
        told++;
    }
    return told;
}

/* Names beyond Z, symbols beyond 9, rows that are wider than a terminal. */
static void large_boards_are_told(void **state)
{
    static const uint8_t boxes[][3] = {{3, 4, 55}, {4, 4, 52}, {5, 5, 56}, {4, 8, 62}};
    static const char *const rules[] = {"naked-pair", "hidden-pair",  "pointing",
                                        "claiming",   "naked-triple", "naked-single",
                                        "x-wing",     "hidden-single"};
    (void)state;
    for (size_t i = test_is_short() ? 2 : 0; i < sizeof boxes / sizeof *boxes;
         i += test_is_short() ? 2 : 1) {
        stage s = open_stage(test_boxes(boxes[i][0], boxes[i][1]));
        hf_ladder *ladder;
        uint32_t told = 0;
        assert_int_equal(hf_ladder_new(&ladder), HF_OK);
        plant(&s, boxes[i][0], boxes[i][1], boxes[i][2]);
        for (size_t k = 0; k < sizeof rules / sizeof *rules; k++) {
            hf_ladder_of_rule(hf_rule_named(rules[k]), ladder);
            told += tell_some(&s, ladder, 3) > 0;
        }
        assert_true(told >= 4);
        hf_ladder_free(ladder);
        close_stage(&s);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wing_in_notation),        cmocka_unit_test(lists_are_compressed),
        cmocka_unit_test(results_go_by_symbol),    cmocka_unit_test(fish_with_fins),
        cmocka_unit_test(fish_on_listed_houses),   cmocka_unit_test(chains_in_notation),
        cmocka_unit_test(sets_in_notation),        cmocka_unit_test(large_boards_list_cells),
        cmocka_unit_test(every_sample_reads_well), cmocka_unit_test(hard_paths_read_well),
        cmocka_unit_test(short_buffers_are_safe),  cmocka_unit_test(drawing_needs_no_colour),
        cmocka_unit_test(every_rule_has_words),    cmocka_unit_test(proofs_are_numbered_lines),
        cmocka_unit_test(large_boards_are_told),   cmocka_unit_test(rows_beyond_z),
        cmocka_unit_test(bets_are_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
