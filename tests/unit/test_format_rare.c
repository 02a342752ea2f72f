/* SPDX-License-Identifier: MIT
 *
 * test_format_rare.c - what formats are seldom asked: shapes and constraints that most of them cannot write, options
 * of no size, more shapes than a reader keeps, texts longer than anybody types.
 */
#include "support/support.h"

#include "base/text.h"

static char buffer[1 << 18];

/* ---- writing ------------------------------------------------------------------------------------ */

static uint32_t custom_houses[27 * 9];

/* Boards of the size that formats for 9x9 alone write, or nearly, that are none of theirs. */
static size_t odd_shapes(hf_shape_spec *specs)
{
    static const uint32_t diagonal[] = {0, 10, 20, 30, 40, 50, 60, 70, 80};
    size_t count = 0;
    for (uint32_t i = 0; i < 27 * 9; i++)
        custom_houses[i] = i % 81;
    specs[count++] = (hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = 9};
    specs[count++] = (hf_shape_spec){.layout = HF_LAYOUT_BOXES,
                                     .size = 9,
                                     .box_rows = 3,
                                     .box_columns = 3,
                                     .listed = diagonal,
                                     .listed_houses = 1};
    specs[count++] = (hf_shape_spec){.layout = HF_LAYOUT_BOXES,
                                     .size = 9,
                                     .box_rows = 3,
                                     .box_columns = 3,
                                     .extras = HF_EXTRA_WINDOWS};
    specs[count++] =
        (hf_shape_spec){.layout = HF_LAYOUT_RECTANGLE, .size = 9, .rows = 9, .columns = 8};
    specs[count++] =
        (hf_shape_spec){.layout = HF_LAYOUT_RECTANGLE, .size = 12, .rows = 9, .columns = 9};
    specs[count++] =
        (hf_shape_spec){.layout = HF_LAYOUT_RECTANGLE, .size = 9, .rows = 9, .columns = 9};
    specs[count++] = (hf_shape_spec){.layout = HF_LAYOUT_CUSTOM,
                                     .size = 3,
                                     .custom = custom_houses,
                                     .custom_cells = 81,
                                     .custom_houses = 27};
    specs[count++] = (hf_shape_spec){.layout = HF_LAYOUT_CUBE, .size = 4};
    specs[count++] = (hf_shape_spec){.layout = HF_LAYOUT_ROXDOKU, .size = 9};
    specs[count++] = (hf_shape_spec){.layout = HF_LAYOUT_BOXES, .size = 64};
    specs[count++] =
        (hf_shape_spec){.layout = HF_LAYOUT_BOXES, .size = 9, .symbols = HF_SYMBOLS_ZERO};
    specs[count++] = (hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = 7};
    return count;
}

/* Is a text a board with these values again, if the reader is told the shape? */
static void expect_again(const hf_format *format, const hf_shape *shape, const uint16_t *values,
                         size_t length)
{
    hf_read_options options;
    hf_reader *reader;
    hf_record record;
    hf_read_options_init(&options, sizeof options);
    options.format = format;
    options.spec = hf_shape_spec_of(shape);
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    size_t cut = hf_reader_cut(reader, buffer, length, true);
    hf_status status = hf_reader_parse(reader, buffer, cut, &record);
    if (status != HF_OK)
        print_message("# %s: %s\n%.2000s\n", hf_format_name(format), record.message, buffer);
    assert_int_equal(status, HF_OK);
    if (memcmp(hf_grid_const_values(record.grid), values, hf_shape_cells(shape) * sizeof *values) !=
        0)
        print_message("# %s:\n%.2000s\n", hf_format_name(format), buffer);
    assert_memory_equal(hf_grid_const_values(record.grid), values,
                        hf_shape_cells(shape) * sizeof *values);
    hf_reader_free(reader);
}

/* A format writes such a board, and reads it again if it reads at all, or says that it cannot. */
static void odd_shapes_are_written_or_refused(void **state)
{
    hf_shape_spec specs[20];
    size_t shapes = odd_shapes(specs);
    (void)state;
    for (size_t i = 0; i < shapes; i++) {
        hf_shape *shape = test_shape(specs[i]);
        hf_grid *grid;
        hf_board *board;
        hf_write_options how;
        assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
        assert_int_equal(hf_board_new(shape, &board), HF_OK);
        hf_grid_values(grid)[1] = 3;
        hf_board_load(board, grid);
        for (size_t f = 0; hf_format_at(f); f++) {
            const hf_format *format = hf_format_at(f);
            size_t length;
            if (!hf_format_can_write(format))
                continue;
            for (unsigned way = 0; way < 4; way++) {
                hf_write_options_init(&how, sizeof how);
                how.ascii = way & 1;
                how.board = way & 2 ? board : NULL;
                hf_status status =
                    hf_format_write(format, grid, &how, buffer, sizeof buffer, &length);
                assert_true(status == HF_OK || (status == HF_UNSUPPORTED && length == 0));
                if (status == HF_OK && way < 2 && hf_format_can_read(format) &&
                    length < sizeof buffer)
                    expect_again(format, shape, hf_grid_const_values(grid), length);
            }
        }
        hf_board_free(board);
        hf_grid_free(grid);
        hf_shape_free(shape);
    }
}

/* A board that is asked for and is not N rows of N takes no text of another measure. */
static void texts_have_the_measure_that_is_asked_for(void **state)
{
    static const hf_shape_spec spec = {
        .layout = HF_LAYOUT_RECTANGLE, .size = 9, .rows = 9, .columns = 8};
    static const char *const texts[] = {
        "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6\n",
        "1..4.678\n1..4.678\n1..4.678\n1..4.678\n1..4.678\n1..4.678\n1..4.678\n1..4.678\n",
        "....18.3\n.4.367..\n38..59.4\n",
    };
    hf_read_options options;
    hf_reader *reader;
    hf_record record;
    (void)state;
    static const char right[] = "....18.3\n.4.367..\n38..59.4\n...7...6\n..6..195\n....3...\n6..."
                                "84..\n4.3.72.9\n..259...\n";
    hf_read_options_init(&options, sizeof options);
    options.spec = &spec;
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    assert_int_equal(hf_reader_parse(reader, right, strlen(right), &record), HF_OK);
    assert_int_equal(hf_grid_const_values(record.grid)[8 * 8 + 4], 9);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        assert_int_equal(hf_reader_parse(reader, texts[i], strlen(texts[i]), &record), HF_BAD_TEXT);
    hf_reader_free(reader);
}

/* What shows constraints is for looking at: it is not taken for the puzzle without them. */
static void drawings_of_constraints_are_not_read(void **state)
{
    static const char *const texts[] = {
        ".Shape~4x3.NoBoxes.~R1C1_1",
        ".Shape~4x4.AntiKnight.~R1C4_1~R4C4_2",
        ".Shape~4x4.Cage~3~R1C1~R2C1.~R1C4_1~R4C4_2",
        ".Shape~4x4.Cage~3~R1C1~R1C2.Cage~7~R1C3~R1C4.Cage~3~R3C1~R3C2.~R4C4_2",
        ".Shape~6x6.AntiKing.~R1C4_1~R4C4_2",
        ".Shape~9x9.Thermo~R1C1~R2C1~R3C1.~R1C5_1~R4C4_5~R9C9_2",
        ".Shape~9x9.Cage~15~R1C1~R1C2~R1C3.Cage~18~R1C4~R1C5~R1C6.Cage~12~R1C7~R1C8~R1C9",
        ".Shape~16x16.AntiKnight.~R1C4_1~R4C4_2",
        ".Shape~9x9.BlackDot~R8C5~R9C5.~R1C2_4~R5C5_4",
        ".Shape~4x4.Thermo~R1C1~R1C2.~R1C1_1~R1C2_2~R1C3_3~R1C4_4~R2C1_3~R2C2_4~R2C3_1~R2C4_2~R3C1_"
        "2~R3C2_1"
        "~R3C3_4~R3C4_3~R4C1_4~R4C2_3~R4C3_2~R4C4_1",
    };
    const hf_format *draw = hf_format_named("draw");
    (void)state;
    for (size_t i = 0; i < 2 * sizeof texts / sizeof *texts; i++) {
        hf_reader *reader;
        hf_record record;
        hf_puzzle *puzzle;
        hf_write_options how;
        size_t length;
        assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
        assert_int_equal(hf_reader_parse(reader, texts[i / 2], strlen(texts[i / 2]), &record),
                         HF_OK);
        assert_int_equal(hf_reader_puzzle(reader, &record, &puzzle), HF_OK);
        hf_write_options_init(&how, sizeof how);
        how.ascii = i % 2;
        assert_int_equal(hf_format_write_puzzle(draw, puzzle, &how, buffer, sizeof buffer, &length),
                         HF_OK);
        hf_puzzle_free(puzzle);
        for (int named = 0; named < 2; named++) {
            hf_read_options options;
            hf_read_options_init(&options, sizeof options);
            options.format = named ? draw : NULL;
            hf_reader_free(reader);
            assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
            size_t cut = hf_reader_cut(reader, buffer, length, true);
            assert_int_equal(hf_reader_parse(reader, buffer, cut, &record), HF_BAD_TEXT);
            if (!strstr(record.message, "shows constraints"))
                print_message("# %s: %s\n%s", texts[i / 2], record.message, buffer);
            assert_non_null(strstr(record.message, "shows constraints"));
            assert_int_equal(cut, length);
        }
        hf_reader_free(reader);
    }
}

/* Nor is a board with empty rows taken for such a drawing. */
static void empty_rows_in_frames_are_rows(void **state)
{
    static const struct {
        const char *text;
        uint32_t cell;
    } boards[] = {
        {"┌─────┬─────┐\n│ 1 2 │ 3 4 │\n│     │     │\n├─────┼─────┤\n│ 2 1 │ 4 3 │\n"
         "│     │     │\n└─────┴─────┘\n",
         0},
        {"┏━━━━━┳━━━━━┓\n┃     ┃     ┃\n┃ 1 2 ┃ 3 4 ┃\n┣━━━━━╋━━━━━┫\n┃ 2 1 ┃ 4 3 ┃\n"
         "┃     ┃     ┃\n┗━━━━━┻━━━━━┛\n",
         4},
    };
    (void)state;
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        hf_reader *reader;
        hf_record record;
        assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
        assert_int_equal(hf_reader_parse(reader, boards[i].text, strlen(boards[i].text), &record),
                         HF_OK);
        assert_int_equal(hf_grid_const_values(record.grid)[boards[i].cell], 1);
        assert_int_equal(hf_grid_clues(record.grid), 8);
        hf_reader_free(reader);
    }
}

static void add(hf_puzzle_maker *maker, hf_constraint_kind kind, const uint32_t *cells,
                uint32_t count, const int32_t *numbers, uint32_t number_count)
{
    hf_status status =
        hf_puzzle_maker_constraint(maker, kind, cells, &count, 1, numbers, number_count);
    if (status != HF_OK)
        print_message("# kind %d: %s\n", (int)kind, hf_puzzle_maker_fault(maker));
    assert_int_equal(status, HF_OK);
}

/* Cages whose cells come in any order, the first of them filled; signs on both borders and between cells that are no
 * neighbours; what is odd and even. */
static hf_puzzle *strange_puzzle(const hf_shape *shape, const char *title)
{
    static const uint32_t falling[] = {10, 9, 1, 0}, row[] = {4, 3}, filled[] = {6, 7},
                          lone[] = {80, 71, 72};
    static const uint32_t pair[] = {31, 30}, upright[] = {40, 49}, apart[] = {54, 56},
                          wrapped[] = {17, 18};
    static const uint32_t odd[] = {60}, even[] = {61};
    static const int32_t sums[] = {10, 20}, ten[] = {10}, twelve[] = {12}, three[] = {3};
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_clue(maker, 6, 1), HF_OK);
    assert_int_equal(hf_puzzle_maker_clue(maker, 10, 2), HF_OK);
    add(maker, HF_CONSTRAINT_CAGE, falling, 4, ten, 1);
    add(maker, HF_CONSTRAINT_CAGE, row, 2, sums, 2);
    add(maker, HF_CONSTRAINT_CAGE, filled, 2, ten, 1);
    add(maker, HF_CONSTRAINT_CAGE, filled, 2, twelve, 1);
    add(maker, HF_CONSTRAINT_CAGE, lone, 3, NULL, 0);
    add(maker, HF_CONSTRAINT_RATIO, pair, 2, three, 1);
    add(maker, HF_CONSTRAINT_DIFFERENCE, upright, 2, three, 1);
    add(maker, HF_CONSTRAINT_DIFFERENCE, upright, 2, three, 1);
    add(maker, HF_CONSTRAINT_DIFFERENCE, apart, 2, three, 1);
    add(maker, HF_CONSTRAINT_DIFFERENCE, wrapped, 2, three, 1);
    add(maker, HF_CONSTRAINT_PAIR_SUM, pair, 2, ten, 1);
    add(maker, HF_CONSTRAINT_ODD, odd, 1, NULL, 0);
    add(maker, HF_CONSTRAINT_EVEN, even, 1, NULL, 0);
    assert_int_equal(hf_puzzle_maker_title(maker, title, SIZE_MAX), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle_maker_free(maker);
    return puzzle;
}

/* All formats: those that read what they write read the same puzzle. */
static void strange_constraints_are_written_or_refused(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle *puzzle = strange_puzzle(shape, "one \"quoted\" \\ title\twith a tab");
    (void)state;
    for (size_t f = 0; hf_format_at(f); f++) {
        hf_write_options how;
        size_t length;
        hf_write_options_init(&how, sizeof how);
        for (unsigned ascii = 0; ascii < 2 && hf_format_can_write(hf_format_at(f)); ascii++) {
            how.ascii = ascii;
            hf_status status = hf_format_write_puzzle(hf_format_at(f), puzzle, &how, buffer,
                                                      sizeof buffer, &length);
            assert_true(status == HF_OK || (status == HF_UNSUPPORTED && length == 0));
        }
    }
    hf_puzzle_free(puzzle);
    hf_shape_free(shape);
}

static void sums_stand_in_empty_cells_of_a_drawing(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle *puzzle = strange_puzzle(shape, NULL);
    hf_grid *grid = test_grid(
        shape, "......1...2......................................................................");
    hf_write_options how;
    (void)state;
    hf_write_options_init(&how, sizeof how);
    how.ascii = true;
    how.puzzle = puzzle;
    test_write(hf_format_named("draw"), grid, &how, buffer, sizeof buffer);
    char *first = strchr(buffer, '\n') + 1;
    *strchr(first, '\n') = '\0';
    assert_string_equal(first, "|10       :    |         :    |  1  10  :    |");
    hf_puzzle_free(puzzle);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* Candidates make room in a picture for what else stands in a cell, whatever kind it is of. */
static void candidates_beside_each_kind(void **state)
{
    static const struct {
        hf_constraint_kind kind;
        uint32_t cells;
        int32_t number; /* 0: it has none */
    } kinds[] = {{HF_CONSTRAINT_CAGE, 2, 7},        {HF_CONSTRAINT_DIFFERENCE, 2, 1},
                 {HF_CONSTRAINT_PAIR_SUM, 2, 5},    {HF_CONSTRAINT_THERMOMETER, 3, 0},
                 {HF_CONSTRAINT_BETWEEN, 4, 0},     {HF_CONSTRAINT_ARROW, 0, 0},
                 {HF_CONSTRAINT_MINIMUM, 1, 0},     {HF_CONSTRAINT_MAXIMUM, 1, 0},
                 {HF_CONSTRAINT_ANTI_KNIGHT, 0, 0}, {HF_CONSTRAINT_ODD, 1, 0}};
    static const uint32_t cells[] = {30, 31, 32, 33}, parts[] = {1, 2};
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid = test_grid(
        shape, ".................................................................................");
    hf_board *board;
    (void)state;
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        hf_puzzle_maker *maker;
        hf_puzzle *puzzle;
        hf_write_options how;
        bool arrow = kinds[i].kind == HF_CONSTRAINT_ARROW;
        assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
        for (unsigned twice = 0; twice < 2; twice++)
            assert_int_equal(hf_puzzle_maker_constraint(
                                 maker, kinds[i].kind, cells, arrow ? parts : &kinds[i].cells,
                                 arrow ? 2 : 1, &kinds[i].number, kinds[i].number != 0),
                             HF_OK);
        assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
        hf_write_options_init(&how, sizeof how);
        how.board = board;
        how.puzzle = puzzle;
        assert_true(test_write(hf_format_named("svg"), grid, &how, buffer, sizeof buffer) > 0);
        assert_non_null(strstr(buffer, "</svg>"));
        hf_puzzle_free(puzzle);
        hf_puzzle_maker_free(maker);
    }
    hf_board_free(board);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

static void options_of_no_size_are_refused(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid;
    hf_puzzle *puzzle;
    hf_write_options how;
    size_t length = 7;
    (void)state;
    memset(&how, 0, sizeof how);
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    assert_int_equal(hf_puzzle_new(shape, hf_grid_const_values(grid), &puzzle), HF_OK);
    const hf_format *line = hf_format_named("line");
    assert_int_equal(hf_format_write(line, grid, &how, buffer, sizeof buffer, &length),
                     HF_BAD_ARGUMENT);
    assert_int_equal(length, 0);
    assert_int_equal(hf_format_write_puzzle(line, puzzle, &how, buffer, sizeof buffer, &length),
                     HF_BAD_ARGUMENT);
    hf_puzzle_free(puzzle);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

static void symbols_beyond_the_letters_are_a_question_mark(void **state)
{
    (void)state;
    assert_int_equal(hf_format_symbol(0), '?');
    assert_int_equal(hf_format_symbol(61), 'z');
    assert_int_equal(hf_format_symbol(62), '?');
}

/* ---- reading ------------------------------------------------------------------------------------ */

static hf_status read_text(hf_reader *reader, const char *text, size_t length, hf_record *record)
{
    size_t cut = hf_reader_cut(reader, text, length, true);
    assert_true(cut > 0);
    return hf_reader_parse(reader, text, cut, record);
}

/* A reader keeps 64 shapes; of more it forgets the one that was idle longest, never the plain 9x9. */
static void many_shapes_one_after_the_other(void **state)
{
    char line[82];
    hf_reader *reader;
    hf_record record;
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    memset(line, '.', 81);
    memcpy(line, "53..7....6..195....98", 21);
    line[81] = '\n';
    assert_int_equal(read_text(reader, line, 82, &record), HF_OK);
    for (unsigned turn = 0; turn < 140; turn++) {
        uint32_t n = 4 + turn % 70;
        hf_text text = hf_text_make(buffer, sizeof buffer);
        for (uint32_t i = 0; i < n * n; i++) {
            hf_text_add(&text, i == 0 ? "[[" : i % n == 0 ? "],[" : ",");
            hf_text_char(&text, i == turn % n ? '1' : '0');
        }
        hf_text_add(&text, "]]\n");
        assert_int_equal(read_text(reader, buffer, text.length, &record), HF_OK);
        assert_int_equal(hf_shape_size(hf_grid_shape(record.grid)), n);
        assert_int_equal(hf_grid_const_values(record.grid)[turn % n], 1);
    }
    assert_int_equal(read_text(reader, line, 82, &record), HF_OK);
    hf_reader_free(reader);
}

/* Boards of more symbols than there are letters: what is wrong with a cell. */
static void mistakes_on_boards_of_numbers(void **state)
{
    static const struct {
        const char *cell, *told;
    } cells[] = {{"65", "'6' is no symbol here; expected a number from 1 to 64"},
                 {"{1,2,2}", "twice in one cell; expected a number from 1 to 64"},
                 {"{1,65}", "'6' is no symbol here; expected a number from 1 to 64"},
                 {"{1,@}", "'@' is no symbol here; expected a number from 1 to 64"}};
    hf_read_options options;
    (void)state;
    hf_read_options_init(&options, sizeof options);
    options.format = hf_format_named("rows");
    for (size_t k = 0; k < sizeof cells / sizeof *cells; k++) {
        hf_reader *reader;
        hf_record record;
        hf_text text = hf_text_make(buffer, sizeof buffer);
        for (uint32_t i = 0; i < 64 * 64; i++) {
            if (i == 70)
                hf_text_add(&text, cells[k].cell);
            else
                hf_text_number(&text, i % 64 + 1);
            hf_text_char(&text, (i + 1) % 64 ? ' ' : '\n');
        }
        assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
        hf_status status = read_text(reader, buffer, text.length, &record);
        if (status == HF_OK)
            print_message("# %s is read\n", cells[k].cell);
        assert_int_equal(status, HF_BAD_TEXT);
        assert_string_equal(record.message, cells[k].told);
        hf_reader_free(reader);
    }
}

/* Texts that go on like a board for longer than anybody types end somewhere, and not as a board. */
static void texts_without_end(void **state)
{
    static const struct {
        const char *front, *again;
    } texts[] = {{"array(\n", "[0] => 5\n"},
                 {"- - 5\n", "  - 5\n"},
                 {"{| class=x\n", "|-\n| 5 || 3\n"},
                 {"Puzzle\n", "=====\n"},
                 {"[[1,2],", "[3,4],"},
                 {"{\"a\": [", "1,"},
                 {"<table>", "<tr><td>5</td></tr>\n"},
                 {"<table>", "<td>5"},
                 {"[table]", "[tr][td]5[/td][/tr]"},
                 {"|===\n", "| 5 | 3 | 4 | 5 | 3 | 4 | 5 | 3 | 4 | 5 | 3 | 4 | 5 | 3 | 4 | 5 | 3 "},
                 {"r1: 5 3 . . 7\n", "5 3 . . 7 . . . . 5 3 . . 7 . . . . 5 3 . . 7 . . . .\n"},
                 {"p(1, [[5, 3],\n", "[4, _],\n"},
                 {"--\n", "--\n"},
                 {"--------------------------------------------\n",
                  "--------------------------------------------\n"}};
    (void)state;
    for (size_t k = 0; k < sizeof texts / sizeof *texts; k++) {
        hf_reader *reader;
        hf_record record;
        hf_text text = hf_text_make(buffer, sizeof buffer);
        hf_text_add(&text, texts[k].front);
        while (text.length < 70000)
            hf_text_add(&text, texts[k].again);
        assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
        hf_reader_cut(reader, buffer, text.length, false);
        hf_status status = read_text(reader, buffer, text.length, &record);
        if (status == HF_OK)
            print_message("# a board: %s\n", texts[k].front);
        assert_int_not_equal(status, HF_OK);
        hf_reader_free(reader);
    }
}

/* Texts that take ways which few do, as they come in pieces of any length: how many records they are, and how many
 * of them boards. */
static void ways_that_few_take(void **state)
{
#define NINE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
    static const struct {
        const char *text;
        unsigned records, boards;
    } texts[] = {
        {"[\n" NINE, 1, 1},
        {"1234567812345678\nthis is no row..\n", 2, 0},
        {"[Puzzle]\n\t" NINE, 2, 1},
        {"[table]\n\t" NINE, 2, 1},
        {"<https://a.b/c<d>\n", 1, 0},
        {"<https://nobody.knows/this>\n", 1, 0},
        {"<https://nobody.knows/puzzles/3>\n", 1, 0},
        {"Puzzle: 1\n---------\n" NINE, 2, 1},
        {"Two\n" NINE, 2, 1},
        {"abc\nacb\nbca\n", 3, 0},
        {"53..7....\n6..195...\n\n.98....6.\n\n8...6...3\n4..8.3..1\n7...2...6\n\n.6....28.\n"
         "...419..5\n....8..79\n",
         7, 0},
        {"{|\n|-\n| *5* || 3 || . || . || 7 || . || . || . || .\n|}\n", 1, 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        const char *text = texts[i].text;
        unsigned records = 0, boards = 0;
        hf_reader *reader;
        hf_record record;
        assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
        for (size_t length = strlen(text); length > 0;) {
            for (size_t k = 1; k <= length; k++)
                hf_reader_cut(reader, text, k, false);
            size_t cut = hf_reader_cut(reader, text, length, true);
            boards += hf_reader_parse(reader, text, cut, &record) == HF_OK;
            records++;
            text += cut;
            length -= cut;
        }
        if (records != texts[i].records || boards != texts[i].boards)
            fail_msg("%u records, %u boards: %s", records, boards, texts[i].text);
        hf_reader_free(reader);
    }
}

/* What is called JSON, and has only begun. */
static void an_object_that_has_begun(void **state)
{
    static const char text[] = "[\n";
    hf_read_options options;
    hf_reader *reader;
    (void)state;
    hf_read_options_init(&options, sizeof options);
    options.format = hf_format_named("json");
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    assert_int_equal(hf_reader_cut(reader, text, 2, false), 0);
    assert_int_equal(hf_reader_cut(reader, text, 2, true), 2);
    hf_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(odd_shapes_are_written_or_refused),
        cmocka_unit_test(texts_have_the_measure_that_is_asked_for),
        cmocka_unit_test(drawings_of_constraints_are_not_read),
        cmocka_unit_test(empty_rows_in_frames_are_rows),
        cmocka_unit_test(strange_constraints_are_written_or_refused),
        cmocka_unit_test(sums_stand_in_empty_cells_of_a_drawing),
        cmocka_unit_test(candidates_beside_each_kind),
        cmocka_unit_test(options_of_no_size_are_refused),
        cmocka_unit_test(symbols_beyond_the_letters_are_a_question_mark),
        cmocka_unit_test(many_shapes_one_after_the_other),
        cmocka_unit_test(mistakes_on_boards_of_numbers),
        cmocka_unit_test(texts_without_end),
        cmocka_unit_test(ways_that_few_take),
        cmocka_unit_test(an_object_that_has_begun),
    };
    return cmocka_run_group_tests_name("format_rare", tests, NULL, NULL);
}
