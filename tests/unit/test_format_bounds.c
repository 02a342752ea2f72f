/* SPDX-License-Identifier: MIT
 *
 * test_format_bounds.c - what lies at the bounds of formats: shapes that are asked for and are not those of the text,
 * limits of records, boards larger than a notation holds, drawings of more than a grid.
 */
#include "support/support.h"

#include "base/text.h"
#include "format/lzstring.h"

static char buffer[1 << 22];

static const char puzzle[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* The first record of a text, read by these options; its status. */
static hf_status read_with(const hf_read_options *options, const char *text, size_t length,
                           hf_reader **reader, hf_record *record)
{
    assert_int_equal(hf_reader_new(options, reader), HF_OK);
    size_t cut = hf_reader_cut(*reader, text, length, true);
    return hf_reader_parse(*reader, text, cut, record);
}

static void expect_refused(const hf_read_options *options, const char *text, size_t length,
                           const char *why)
{
    hf_reader *reader;
    hf_record record;
    hf_status status = read_with(options, text, length, &reader, &record);
    assert_int_equal(status, HF_BAD_TEXT);
    if (!strstr(record.message, why))
        print_message("# %.80s: %s\n", text, record.message);
    assert_non_null(strstr(record.message, why));
    hf_reader_free(reader);
}

/* 81 cells, but three symbols: not the board of formats that know 9x9 alone, nor of lists of nine candidates. */
static void cells_of_another_shape(void **state)
{
    static uint32_t houses[27 * 3];
    hf_shape_spec spec = {.layout = HF_LAYOUT_CUSTOM,
                          .size = 3,
                          .custom = houses,
                          .custom_cells = 81,
                          .custom_houses = 27};
    hf_read_options options;
    hf_text text = hf_text_make(buffer, sizeof buffer);
    (void)state;
    for (uint32_t i = 0; i < 81; i++)
        houses[i] = i;
    hf_read_options_init(&options, sizeof options);
    options.spec = &spec;
    hf_text_add(&text, "<game data=\"version: 3&#10;");
    for (unsigned i = 0; i < 81; i++)
        hf_text_add(&text, "0|0|1|");
    hf_text_add(&text, "\" />\n");
    expect_refused(&options, buffer, text.length, "not the board that was asked for");
    text = hf_text_make(buffer, sizeof buffer);
    hf_text_add(&text, "S9B");
    hf_text_repeat(&text, '0', 162);
    expect_refused(&options, buffer, text.length, "not the board that was asked for");
    text = hf_text_make(buffer, sizeof buffer);
    for (unsigned i = 0; i < 81; i++)
        hf_text_add(&text, i == 80 ? "19" : "123 ");
    expect_refused(&options, buffer, text.length, "'9' is no symbol here");
    static const char classic[] =
        "https://sudokupad.app/classicU1I3CE36b3S5J4bb6NQ195iha8YED7C9L25d6";
    expect_refused(&options, classic, strlen(classic), "is no symbol here");
    options.format = hf_format_named("rows");
    expect_refused(&options, "123\n123\n", 8, "expected");
    text = hf_text_make(buffer, sizeof buffer);
    hf_text_repeat(&text, '1', 81);
    hf_text_char(&text, '\n');
    hf_text_repeat(&text, '1', 80);
    expect_refused(&options, buffer, text.length, "2 rows of 81 cells; expected 1 row");
    text = hf_text_make(buffer, sizeof buffer);
    hf_text_repeat(&text, '1', 81);
    hf_reader *reader;
    hf_record record;
    assert_int_equal(read_with(&options, buffer, text.length, &reader, &record), HF_OK);
    assert_int_equal(hf_shape_cells(hf_grid_shape(record.grid)), 81);
    hf_reader_free(reader);
}

/* Boxes may be asked for without a size; a text that has it has them. */
static void boxes_without_a_size(void **state)
{
    hf_shape_spec spec = {.layout = HF_LAYOUT_BOXES, .box_rows = 3, .box_columns = 2};
    hf_read_options options;
    hf_reader *reader;
    hf_record record;
    (void)state;
    hf_read_options_init(&options, sizeof options);
    options.spec = &spec;
    assert_int_equal(
        read_with(&options, "1.....2.....3.....4.....5.....6.....", 36, &reader, &record), HF_OK);
    assert_int_equal(hf_shape_spec_of(hf_grid_shape(record.grid))->box_rows, 3);
    hf_reader_free(reader);
    assert_int_equal(read_with(&options, puzzle, 81, &reader, &record), HF_OK);
    assert_int_equal(hf_shape_spec_of(hf_grid_shape(record.grid))->box_columns, 3);
    hf_reader_free(reader);
}

/* More cells than any board has, as a cube that is asked for. */
static void a_board_too_large(void **state)
{
    hf_shape_spec spec = {.layout = HF_LAYOUT_CUBE};
    hf_read_options options;
    (void)state;
    hf_read_options_init(&options, sizeof options);
    options.spec = &spec;
    options.format = hf_format_named("tokens");
    for (size_t i = 0; i < 2 * 102 * 102 * 102; i++)
        buffer[i] = i % 2 ? ' ' : '0';
    expect_refused(&options, buffer, 2 * 102 * 102 * 102, "a board too large: 102 symbols");
}

/* Rows, lines and maps of more symbols than there are letters for. */
static void more_symbols_than_letters(void **state)
{
    enum { N = 62 };
    hf_text text = hf_text_make(buffer, sizeof buffer);
    hf_read_options options;
    (void)state;
    hf_read_options_init(&options, sizeof options);
    options.format = hf_format_named("json");
    for (unsigned r = 0; r < N; r++) {
        hf_text_add(&text, r ? ",\"" : "[\"");
        hf_text_repeat(&text, '.', N);
        hf_text_char(&text, '"');
    }
    hf_text_add(&text, "]\n");
    expect_refused(&options, buffer, text.length, "rows too long for one character per cell");
    text = hf_text_make(buffer, sizeof buffer);
    hf_text_add(&text, "{\"puzzle\":\"");
    hf_text_repeat(&text, '.', 4000);
    hf_text_add(&text, "\"}");
    expect_refused(&options, buffer, text.length, "4000 characters, more than the 3721");
    text = hf_text_make(buffer, sizeof buffer);
    hf_text_repeat(&text, '.', N * N);
    hf_text_char(&text, ' ');
    hf_text_repeat(&text, 'a', N * N);
    options.format = hf_format_named("line");
    expect_refused(&options, buffer, text.length,
                   "a board of 62 symbols; beyond 61, write numbers");
}

/* A record that fits to the byte is whole; one that ends before the limit leaves what follows. */
static void records_at_the_limit(void **state)
{
    hf_read_options options;
    hf_reader *reader;
    hf_record record;
    hf_text text = hf_text_make(buffer, sizeof buffer);
    (void)state;
    for (unsigned i = 0; i < 3; i++) {
        hf_text_add(&text, puzzle);
        hf_text_char(&text, '\n');
    }
    hf_read_options_init(&options, sizeof options);
    options.format = hf_format_named("line");
    for (size_t limit = 82; limit < 100; limit += 9) {
        options.max_record = limit;
        assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
        assert_int_equal(hf_reader_cut(reader, buffer, text.length, true), 82);
        assert_int_equal(hf_reader_rest(reader), HF_REST_NONE);
        assert_int_equal(hf_reader_parse(reader, buffer, 82, &record), HF_OK);
        hf_reader_free(reader);
    }
}

/* Without a mark at the front, the high bytes first. */
static void utf16_is_named(void **state)
{
    char wide[2 * sizeof puzzle] = {0};
    hf_reader *reader;
    hf_record record;
    (void)state;
    for (size_t i = 0; i + 1 < sizeof puzzle; i++)
        wide[2 * i + 1] = puzzle[i];
    assert_int_equal(read_with(NULL, wide, sizeof wide - 2, &reader, &record), HF_BAD_TEXT);
    assert_non_null(strstr(record.message, "UTF-16"));
    hf_reader_free(reader);
}

/* ---- writing ------------------------------------------------------------------------------------ */

static hf_puzzle *puzzle_of(const char *text)
{
    hf_reader *reader;
    hf_record record;
    hf_puzzle *made;
    hf_status status = read_with(NULL, text, strlen(text), &reader, &record);
    if (status != HF_OK)
        print_message("# %s: %s\n", text, record.message);
    assert_int_equal(status, HF_OK);
    assert_int_equal(hf_reader_puzzle(reader, &record, &made), HF_OK);
    hf_reader_free(reader);
    return made;
}

/* What constraints come to in a format: a part of the text, or NULL: they are refused. */
static void constraints_are_written(void **state)
{
    static const struct {
        const char *text, *format, *part;
    } cases[] = {
        {".Shape~4x4.ContainAtLeast~1_2~R1C1~R1C2~R1C3", "svg", ">1,2</text>"},
        {".Shape~4x4.Sum~5_=_1_1~R1C1~R1C2", "svg", ">5=1,1</text>"},
        {".Shape~4x4.LookAndSay~1112~R1C1~R1C2", "svg", ">1112</text>"},
        {".Sandwich~10~R1.Skyscraper~R1~3~.XSum~R1~20~", "svg", "class=\"outside many\""},
        {".Between~R1C1~R1C2~R1C3", "scl", "https://sudokupad.app/scl"},
        {"{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
         "\"even\":[{\"cell\":\"R1C1\"}],\"odd\":[{\"cell\":\"R1C2\"}]}",
         "iss", ".Shape~4x4.~R1C1_2_4~R1C2_1_3"},
        {"1..............4 AAABACBBCCDBCDDD", "fpuzzles", "https://f-puzzles.com"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hf_puzzle *made = puzzle_of(cases[i].text);
        hf_write_options how;
        hf_write_options_init(&how, sizeof how);
        assert_int_equal(hf_format_write_puzzle(hf_format_named(cases[i].format), made, &how,
                                                buffer, sizeof buffer, NULL),
                         HF_OK);
        if (!strstr(buffer, cases[i].part))
            print_message("# %s: %s\n", cases[i].text, buffer);
        assert_non_null(strstr(buffer, cases[i].part));
        hf_puzzle_free(made);
    }
}

/* Marks and candidates of the caller's stand before those of the puzzle; a puzzle of clues alone shows nothing else. */
static void drawings_of_more_than_a_grid(void **state)
{
    hf_shape *shape = test_shape(test_square(4));
    hf_grid *grid = test_grid(shape, "1..............4");
    hf_puzzle *made;
    hf_board *board;
    hf_write_options how;
    uint8_t marks[16] = {HF_MARK_WRONG};
    const hf_format *draw = hf_format_named("draw");
    (void)state;
    assert_int_equal(hf_puzzle_new(shape, hf_grid_const_values(grid), &made), HF_OK);
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    hf_board_load(board, grid);
    assert_true(hf_board_place(board, 1, 2));
    hf_write_options_init(&how, sizeof how);
    how.ascii = true;
    how.marks = marks;
    assert_int_equal(hf_format_write_puzzle(draw, made, &how, buffer, sizeof buffer, NULL), HF_OK);
    assert_non_null(strstr(buffer, "*1*"));
    how.board = board;
    assert_int_equal(hf_format_write_puzzle(draw, made, &how, buffer, sizeof buffer, NULL), HF_OK);
    assert_non_null(strstr(buffer, "|*1*   .   |"));
    hf_write_options_init(&how, sizeof how);
    how.puzzle = made;
    assert_int_equal(hf_format_write(draw, grid, &how, buffer, sizeof buffer, NULL), HF_OK);
    assert_non_null(strstr(buffer, "│ 1 · │ · · │"));
    hf_board_free(board);
    hf_puzzle_free(made);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* One row of 1200 cells: longer than rows that are read, and than a table of widths. */
static void a_row_of_many_cells(void **state)
{
    enum { CELLS = 1200 };
    static uint32_t houses[CELLS];
    hf_shape_spec spec = {.layout = HF_LAYOUT_CUSTOM,
                          .size = 4,
                          .custom = houses,
                          .custom_cells = CELLS,
                          .custom_houses = CELLS / 4};
    hf_write_options how;
    hf_grid *grid;
    hf_board *board;
    size_t length;
    (void)state;
    for (uint32_t i = 0; i < CELLS; i++)
        houses[i] = i;
    hf_shape *shape = test_shape(spec);
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    hf_board_load(board, grid);
    hf_write_options_init(&how, sizeof how);
    assert_int_equal(
        hf_format_write(hf_format_named("rows"), grid, &how, buffer, sizeof buffer, &length),
        HF_UNSUPPORTED);
    how.board = board;
    assert_int_equal(
        hf_format_write(hf_format_named("draw"), grid, &how, buffer, sizeof buffer, &length),
        HF_OK);
    assert_non_null(strstr(buffer, " 1234 1234 "));
    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    options.spec = &spec;
    options.format = hf_format_named("rows");
    memset(buffer, '1', CELLS);
    expect_refused(&options, buffer, CELLS, "up to 1024");
    hf_board_free(board);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* Candidates of so many symbols that a cell has no room for them are as small as can be. */
static void candidates_of_many_symbols(void **state)
{
    static uint32_t house[196];
    hf_shape_spec spec = {.layout = HF_LAYOUT_CUSTOM,
                          .size = 196,
                          .custom = house,
                          .custom_cells = 196,
                          .custom_houses = 1};
    hf_write_options how;
    hf_grid *grid;
    hf_board *board;
    (void)state;
    for (uint32_t i = 0; i < 196; i++)
        house[i] = i;
    hf_shape *shape = test_shape(spec);
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    for (uint32_t i = 1; i < 196; i++)
        hf_grid_values(grid)[i] = (uint16_t)i;
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    hf_board_load(board, grid);
    hf_write_options_init(&how, sizeof how);
    how.board = board;
    assert_int_equal(
        hf_format_write(hf_format_named("svg"), grid, &how, buffer, sizeof buffer, NULL), HF_OK);
    assert_non_null(strstr(buffer, "font-size: 2px\">196</text>"));
    hf_board_free(board);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* ---- packed ------------------------------------------------------------------------------------- */

/* More words than are kept are no puzzle; half of a pair of UTF-16 stands for itself. */
static void packed_texts_have_bounds(void **state)
{
    static char text[80000], packed[200000], out[80000];
    uint32_t seed = 1;
    hf_text to = hf_text_make(packed, sizeof packed);
    (void)state;
    for (size_t i = 0; i < sizeof text; i++) {
        seed = seed * 1103515245 + 12345;
        text[i] = (char)('!' + (seed >> 16) % 90);
    }
    assert_true(hf_lzstring_pack((hf_span){text, sizeof text}, &to));
    assert_int_equal(hf_lzstring_unpack((hf_span){packed, to.length}, out, sizeof out), 0);
    assert_false(hf_lzstring_pack((hf_span){text, (size_t)1 << 23}, &to)); /* it is not looked at */
    to = hf_text_make(packed, sizeof packed);
    assert_true(hf_lzstring_pack((hf_span){text, 20000}, &to));
    assert_int_equal(hf_lzstring_unpack((hf_span){packed, to.length}, out, sizeof out), 20000);
    assert_memory_equal(out, text, 20000);
    for (uint32_t i = 0; i < 8400; i++) { /* as many characters, all different */
        uint32_t point = 0x4e00 + i;
        text[3 * i] = (char)(0xe0 | point >> 12);
        text[3 * i + 1] = (char)(0x80 | (point >> 6 & 0x3f));
        text[3 * i + 2] = (char)(0x80 | (point & 0x3f));
    }
    to = hf_text_make(packed, sizeof packed);
    assert_true(hf_lzstring_pack((hf_span){text, 3 * 8400}, &to));
    assert_int_equal(hf_lzstring_unpack((hf_span){packed, to.length}, out, sizeof out), 0);
    to = hf_text_make(packed, sizeof packed);
    assert_true(hf_lzstring_pack((hf_span){text, 3 * 100}, &to));
    assert_int_equal(hf_lzstring_unpack((hf_span){packed, to.length}, out, sizeof out), 300);
}

/* A link longer than one needs memory for, with a title that long; the same reader reads a short one after it. */
static void links_of_any_length(void **state)
{
    static const char object[] =
        "{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],"
        "[{},{},{},{}]],\"title\":\"";
    static char json[40000];
    hf_text text = hf_text_make(json, sizeof json), link = hf_text_make(buffer, sizeof buffer);
    hf_reader *reader;
    hf_record record;
    uint32_t seed = 7;
    (void)state;
    hf_text_add(&text, object);
    for (unsigned i = 0; i < 16000; i++) {
        seed = seed * 1103515245 + 12345;
        hf_text_char(&text, (char)('a' + (seed >> 16) % 26));
    }
    hf_text_add(&text, "\"}");
    hf_text_add(&link, "https://f-puzzles.com/?load=");
    assert_true(hf_lzstring_pack((hf_span){json, text.length}, &link));
    hf_status status = read_with(NULL, buffer, link.length, &reader, &record);
    if (status != HF_OK)
        print_message("# %s\n", record.message);
    assert_int_equal(status, HF_OK);
    assert_int_equal(record.comment_length, 16000);
    assert_int_equal(hf_grid_const_values(record.grid)[0], 1);
    static const char *const iss[] = {
        "https://example.org/?q=.Shape~4x4.Cage~3~R1C1~R1C2.Cage~7~R1C3~R1C4.~R4C4_2",
        "https://example.org/?q=.Shape~4x4.~R4C4_3"};
    for (unsigned i = 0; i < 2; i++) {
        assert_int_equal(hf_reader_parse(reader, iss[i], strlen(iss[i]), &record), HF_OK);
        assert_int_equal(hf_grid_const_values(record.grid)[15], 2 + i);
    }
    hf_reader_free(reader);
}

/* What a packed code without a link holds is known by what it says. */
static void packed_codes(void **state)
{
    static const struct {
        const char *text, *why; /* NULL: a board */
    } codes[] = {
        {"{\"a\":1}", "no \"size\" or no \"grid\""},
        {"{\"@ize\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
         "\"whi@per@\":[{\"line@\":[[\"R1C1\",\"R1C2\"]]}]}",
         "no \"size\" or no \"grid\""},
        {"{\"cells\":[[{\"value\":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}", NULL},
        {"{\"id\":1,ce:[[{v:1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}", NULL},
    };
    (void)state;
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
        hf_text code = hf_text_make(buffer, sizeof buffer);
        hf_reader *reader;
        hf_record record;
        assert_true(hf_lzstring_pack((hf_span){codes[i].text, strlen(codes[i].text)}, &code));
        hf_status status = read_with(NULL, buffer, code.length, &reader, &record);
        if (status != (codes[i].why ? HF_BAD_TEXT : HF_OK))
            print_message("# %s %s: %s\n", codes[i].text, buffer, record.message);
        assert_int_equal(status, codes[i].why ? HF_BAD_TEXT : HF_OK);
        if (codes[i].why)
            assert_non_null(strstr(record.message, codes[i].why));
        hf_reader_free(reader);
    }
}

/* ---- more than is looked at --------------------------------------------------------------------- */

/* A list that has no end within the text that is looked at; cells by name, with blanks up to its end: neither waits
 * for more. */
static void texts_longer_than_is_looked_at(void **state)
{
    hf_text text = hf_text_make(buffer, sizeof buffer);
    hf_reader *reader;
    (void)state;
    hf_text_add(&text, "b = f([[1, 2, 3, 4],\n");
    while (text.length < 20000)
        hf_text_add(&text, "                    \n");
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_true(hf_reader_cut(reader, buffer, text.length, false) > 0);
    text = hf_text_make(buffer, sizeof buffer);
    for (unsigned cell = 0; cell < 256; cell++) {
        size_t end = text.length + 150;
        hf_text_add(&text, "r");
        hf_text_number(&text, cell / 16 + 1);
        while (text.length < end - 100)
            hf_text_char(&text, ' ');
        hf_text_add(&text, "c");
        hf_text_number(&text, cell % 16 + 1);
        while (text.length < end - 50)
            hf_text_char(&text, ' ');
        hf_text_add(&text, "= ");
        hf_text_number(&text, cell % 16 + 1);
        while (text.length < end)
            hf_text_char(&text, text.length + 1 < end ? ' ' : '\n');
    }
    assert_true(hf_reader_cut(reader, buffer, text.length, false) > 0);
    hf_reader_free(reader);
}

/* Tables of tables with more fields than a board has, and with one that is longer than all is looked at. */
static void pages_of_too_much(void **state)
{
    static const struct {
        unsigned cells, length;
    } pages[] = {{700, 1}, {2, 9000}};
    (void)state;
    for (size_t i = 0; i < sizeof pages / sizeof *pages; i++) {
        hf_text text = hf_text_make(buffer, sizeof buffer);
        hf_text_add(&text, "<table><tr><td>1</td></tr><tr><td><table><tr><td>1</td></tr><tr>");
        hf_text_add(&text, pages[i].cells > 2 ? "" : "<td>5</td>");
        for (unsigned cell = 0; cell < pages[i].cells; cell++) {
            hf_text_add(&text, "<td>");
            for (unsigned k = 0; k < pages[i].length; k++)
                hf_text_char(&text, '5');
            hf_text_add(&text, pages[i].cells > 2 ? "</td></tr><tr>" : "</td>");
        }
        hf_text_add(&text, "</tr></table></td></tr></table>\n");
        expect_refused(NULL, buffer, text.length, "no board");
    }
}

/* Cells by name, where a board of another form is asked for. */
static void names_of_a_rectangle(void **state)
{
    static const char text[] = "A1=1\nB2=2\nC3=3\nD4=4\n";
    hf_shape_spec spec = {.layout = HF_LAYOUT_RECTANGLE, .size = 4, .rows = 3, .columns = 4};
    hf_read_options options;
    hf_reader *reader;
    hf_record record;
    (void)state;
    hf_read_options_init(&options, sizeof options);
    options.spec = &spec;
    assert_int_not_equal(read_with(&options, text, sizeof text - 1, &reader, &record), HF_OK);
    hf_reader_free(reader);
    static const char lettered[] =
        "[12:03] > 123456789U\n[12:03] > 23456789U1\n[12:03] > 3456789U12\n[12:03] > 456789U123\n"
        "[12:03] > 56789U1234\n[12:03] > 6789U12345\n[12:03] > 789U123456\n[12:03] > 89U1234567\n"
        "[12:03] > 9U12345678\n[12:03] > U123456789\n";
    hf_shape_spec one = {.layout = HF_LAYOUT_RECTANGLE, .size = 10, .rows = 10, .columns = 1};
    options.spec = &one;
    assert_int_not_equal(read_with(&options, lettered, sizeof lettered - 1, &reader, &record),
                         HF_OK);
    hf_reader_free(reader);
    static const uint32_t cells[10] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    hf_shape_spec custom = {.layout = HF_LAYOUT_CUSTOM,
                            .size = 10,
                            .custom = cells,
                            .custom_cells = 10,
                            .custom_houses = 1};
    options.spec = &custom;
    assert_int_not_equal(read_with(&options, lettered, sizeof lettered - 1, &reader, &record),
                         HF_OK);
    hf_reader_free(reader);
    options.spec = &spec;
    spec.rows = 4;
    assert_int_equal(read_with(&options, text, sizeof text - 1, &reader, &record), HF_OK);
    assert_int_equal(hf_grid_const_values(record.grid)[15], 4);
    hf_reader_free(reader);
}

/* A row of more bars than there are columns; pencil marks that begin with U; a frame around 289 columns. */
static void rows_of_many_columns(void **state)
{
    hf_text text = hf_text_make(buffer, sizeof buffer);
    hf_reader *reader;
    hf_record record;
    (void)state;
    hf_text_add(&text, "|1|");
    for (unsigned i = 0; i < 1100; i++)
        hf_text_add(&text, " |");
    hf_text_add(&text, "\n|1|\n");
    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    options.format = hf_format_named("rows");
    assert_int_not_equal(read_with(&options, buffer, text.length, &reader, &record), HF_OK);
    hf_reader_free(reader);
    assert_int_not_equal(read_with(NULL, buffer, text.length, &reader, &record), HF_OK);
    hf_reader_free(reader);
    text = hf_text_make(buffer, sizeof buffer);
    for (unsigned i = 0; i < 36 * 36; i++)
        hf_text_add(&text, i == 0 ? "UV" : i == 1 ? " ZA" : i % 36 ? " ." : "\n.");
    hf_text_add(&text, "\n");
    assert_int_equal(read_with(NULL, buffer, text.length, &reader, &record), HF_OK);
    assert_int_equal(hf_shape_size(hf_grid_shape(record.grid)), 36);
    assert_non_null(record.puzzle);
    hf_reader_free(reader);
    text = hf_text_make(buffer, sizeof buffer);
    for (unsigned i = 0; i < 289 * 289; i++)
        hf_text_add(&text, i == 0 ? "| 7" : i % 289 == 0 ? " |\n| ." : i % 17 ? " ." : " | .");
    hf_text_add(&text, " |\n");
    assert_int_equal(read_with(NULL, buffer, text.length, &reader, &record), HF_OK);
    assert_int_equal(hf_shape_size(hf_grid_shape(record.grid)), 289);
    assert_int_equal(hf_grid_const_values(record.grid)[0], 7);
    hf_reader_free(reader);
}

/* What is open is decided by the boards of the first size; a map with nothing below it but a remark is no board. */
static void what_comes_first_counts(void **state)
{
    static const char map[] = "AABB\nAABB\nCCDD\nCCDD\n# that was it\n";
    hf_text text = hf_text_make(buffer, sizeof buffer);
    hf_reader *reader;
    hf_record record;
    (void)state;
    for (unsigned i = 0; i < 256; i++)
        hf_text_char(&text, "0123456789ABCDEF"[(i % 16 + i / 16 * 4 + i / 64) % 16]);
    hf_text_char(&text, '\n');
    for (unsigned i = 0; i < 625; i++)
        hf_text_char(&text, i == 0 ? 'P' : '.');
    hf_text_char(&text, '\n');
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    hf_reader_look(reader, buffer, text.length);
    assert_non_null(hf_reader_decision(reader));
    assert_non_null(strstr(hf_reader_decision(reader), "first symbol"));
    hf_status status = hf_reader_parse(reader, map, sizeof map - 1, &record);
    assert_true(status == HF_END || status == HF_BAD_TEXT);
    hf_reader_free(reader);
}

/* Cages of two sums, entries on a jigsaw, and houses that are listed beside its regions. */
static void what_a_format_has_no_place_for(void **state)
{
    static const uint16_t regions[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
    static const uint32_t cells[2] = {0, 1}, parts[1] = {2}, listed[4] = {0, 5, 10, 15};
    static const int32_t sums[2] = {3, 4};
    hf_shape_spec spec = {.layout = HF_LAYOUT_JIGSAW, .size = 4, .regions = regions};
    hf_shape *nine = test_shape(test_square(9));
    hf_puzzle_maker *maker;
    hf_puzzle *made;
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(nine, &maker), HF_OK);
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, cells, parts, 1, sums, 2), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &made), HF_OK);
    assert_int_equal(
        hf_format_write_puzzle(hf_format_named("killer"), made, NULL, buffer, sizeof buffer, NULL),
        HF_UNSUPPORTED);
    hf_puzzle_free(made);
    hf_puzzle_maker_free(maker);
    hf_shape_free(nine);
    for (unsigned houses = 0; houses < 2; houses++) {
        spec.listed = listed;
        spec.listed_houses = houses;
        hf_shape *shape = test_shape(spec);
        assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
        assert_int_equal(hf_puzzle_maker_clue(maker, 0, 1), HF_OK);
        assert_int_equal(hf_puzzle_maker_entry(maker, 5, 2), HF_OK);
        assert_int_equal(hf_puzzle_maker_make(maker, &made), HF_OK);
        assert_int_equal(
            hf_format_write_puzzle(hf_format_named("sdk"), made, NULL, buffer, sizeof buffer, NULL),
            HF_UNSUPPORTED);
        assert_int_equal(hf_format_write_puzzle(hf_format_named("fpuzzles"), made, NULL, buffer,
                                                sizeof buffer, NULL),
                         HF_OK);
        assert_non_null(strstr(buffer, "?load=N4Ig"));
        hf_puzzle_free(made);
        hf_puzzle_maker_free(maker);
        hf_shape_free(shape);
    }
}

/* What is carried over is not told as passed over; a puzzle that is long and not packed; a packed list. */
static void what_is_carried(void **state)
{
    hf_read_options options;
    hf_reader *reader;
    hf_record record;
    (void)state;
    hf_read_options_init(&options, sizeof options);
    options.format = hf_format_named("scl");
    for (unsigned carried = 0; carried < 2; carried++) {
        hf_text text = hf_text_make(buffer, sizeof buffer);
        hf_text_add(&text,
                    "https://sudokupad.app/"
                    "scl{\"foo\":[1],\"cages\":[{\"cells\":[[0,0],[0,1]],\"value\":\"words\"}],"
                    "\"bar\":\"");
        for (unsigned i = 0; i < 11000; i++)
            hf_text_char(&text, 'a');
        hf_text_add(&text, "\",\"cells\":[[{\"value\":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],"
                           "[{},{},{},{}]]}");
        options.carry = carried ? options.format : NULL;
        hf_status status = read_with(&options, buffer, text.length, &reader, &record);
        if (status != HF_OK)
            print_message("# %s\n", record.message);
        assert_int_equal(status, HF_OK);
        assert_int_equal(hf_grid_const_values(record.grid)[0], 1);
        assert_int_equal(strstr(record.ignored, "foo") != NULL, !carried);
        assert_int_equal(strstr(record.ignored, "words") != NULL, !carried);
        hf_reader_free(reader);
    }
    hf_text link = hf_text_make(buffer, sizeof buffer);
    hf_text_add(&link, "https://f-puzzles.com/?load=");
    assert_true(hf_lzstring_pack((hf_span){"[1,2]", 5}, &link));
    options.carry = NULL;
    options.format = hf_format_named("fpuzzles");
    expect_refused(&options, buffer, link.length, "no \"size\" or no \"grid\"");
}

/* Halves of pairs of UTF-16 that are packed stand for themselves. */
static void halves_of_pairs(void **state)
{
    static const char *const texts[] = {"a\xED\xA0\xBD", "\xED\xA0\xBDz"};
    char out[20];
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        hf_text code = hf_text_make(buffer, sizeof buffer);
        assert_true(hf_lzstring_pack((hf_span){texts[i], 4}, &code));
        assert_int_equal(hf_lzstring_unpack((hf_span){buffer, code.length}, out, sizeof out), 4);
        assert_memory_equal(out, texts[i], 4);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cells_of_another_shape),
        cmocka_unit_test(boxes_without_a_size),
        cmocka_unit_test(a_board_too_large),
        cmocka_unit_test(more_symbols_than_letters),
        cmocka_unit_test(records_at_the_limit),
        cmocka_unit_test(utf16_is_named),
        cmocka_unit_test(constraints_are_written),
        cmocka_unit_test(drawings_of_more_than_a_grid),
        cmocka_unit_test(a_row_of_many_cells),
        cmocka_unit_test(candidates_of_many_symbols),
        cmocka_unit_test(packed_texts_have_bounds),
        cmocka_unit_test(links_of_any_length),
        cmocka_unit_test(packed_codes),
        cmocka_unit_test(texts_longer_than_is_looked_at),
        cmocka_unit_test(pages_of_too_much),
        cmocka_unit_test(names_of_a_rectangle),
        cmocka_unit_test(rows_of_many_columns),
        cmocka_unit_test(what_comes_first_counts),
        cmocka_unit_test(what_a_format_has_no_place_for),
        cmocka_unit_test(what_is_carried),
        cmocka_unit_test(halves_of_pairs),
    };
    return cmocka_run_group_tests_name("format_bounds", tests, NULL, NULL);
}
