/* SPDX-License-Identifier: MIT
 *
 * test_format_maps.c - the maps of jigsaws beside, below and above their boards.
 */
#include "support/typed.h"

static void a_map_may_stand_below_the_rows(void **state)
{
    static const char map[] = "CCCCCCBBICCAAACBBIDAAAAABIIDEAEEEBIIDEEEHEBBI"
                              "DDDEHHHBIDGHHHFFFIDGGHHGFFFDGGGGGFFF";
    static const char *const between[] = {"", "\n", "\nRegions:\n"};
    (void)state;
    for (size_t b = 0; b < sizeof between / sizeof *between; b++) {
        char text[2000];
        size_t n = typed_put_rows(text, 0, 0, 9);
        n += (size_t)sprintf(text + n, "%s", between[b]);
        for (unsigned r = 0; r < 9; r++)
            n += (size_t)sprintf(text + n, "%.9s\n", map + r * 9);
        typed_outcome all = typed_read_all(text);
        assert_int_equal(all.boards, 1);
        assert_int_equal(all.mistakes, 0);
        assert_int_equal(all.layout, HF_LAYOUT_JIGSAW);
        assert_string_equal(all.line, typed_puzzle);
    }
}

/* The same map with digits from 1, from 0, spaced, as fields, below words, and beside the rows. */
static void a_map_may_be_written_in_many_ways(void **state)
{
    static const char map[] = "CCCCCCBBICCAAACBBIDAAAAABIIDEAEEEBIIDEEEHEBBI"
                              "DDDEHHHBIDGHHHFFFIDGGHHGFFFDGGGGGFFF";
    (void)state;
    for (unsigned style = 0; style < 12; style++) {
        char text[2000], base = "1Aa0"[style % 4];
        size_t n = style / 4 == 2 ? 0 : typed_put_rows(text, 0, 0, 9);
        if (style / 4 == 1)
            n += (size_t)sprintf(text + n, "\nRegions\n");
        for (unsigned r = 0; r < 9; r++) {
            if (style / 4 == 2)
                n += (size_t)sprintf(text + n, "%.9s   ", typed_puzzle + r * 9);
            for (unsigned c = 0; c < 9; c++)
                n += (size_t)sprintf(text + n, style / 4 == 1 ? "%c " : "%c",
                                     map[r * 9 + c] - 'A' + base);
            n += (size_t)sprintf(text + n, "\n");
        }
        typed_outcome all = typed_read_all(text);
        assert_int_equal(all.boards, 1);
        assert_int_equal(all.mistakes, 0);
        assert_int_equal(all.layout, HF_LAYOUT_JIGSAW);
        assert_string_equal(all.line, typed_puzzle);
        assert_string_not_equal(all.guess, "");
    }
}

/* How a board or a map is written: one character per cell from `cells`, rows and all of it between strings. */
typedef struct written {
    const char *before, *row, *gap, *row_end, *after;
} written;

static size_t put_written(char *text, size_t n, const written *w, const char *cells, unsigned size)
{
    n = typed_put(text, n, w->before);
    for (unsigned i = 0; i < size * size; i++) {
        n = typed_put(text, n, i % size ? w->gap : w->row);
        text[n++] = cells[i] == '.' && *w->gap == ',' ? '0' : cells[i];
        text[n] = '\0';
        if (i % size == size - 1)
            n = typed_put(text, n, i == size * size - 1 ? "" : w->row_end);
    }
    return typed_put(text, n, w->after);
}

/* A board and a map that are records each, in whatever way, are one jigsaw; a map alone is refused. Neither
 * is ever a plain board. */
static void a_map_belongs_to_its_board(void **state)
{
    static const char map[] = "333333229331113229411111299451555299455585229"
                              "444588829478886669477887666477777666";
    static const written boards[] = {{"", "", "", "", "\n"},
                                     {"puzzle = [", "[", ",", "],", "]]\n"},
                                     {"", "[", ",", "],\n ", "]\n"},
                                     {"", "", "", "\n", "\n"}};
    static const written maps[] = {{"", "", "", "", "\n"},
                                   {"\nRegions: ", "", "", "", "\n"},
                                   {"regions = [", "[", ",", "],", "]]\n"},
                                   {"[", "[", ", ", "],\n ", "]]\n"},
                                   {"[", "\"", "", "\", ", "\"]\n"},
                                   {"\nMap\n", "", " ", "\n", "\n"},
                                   {"\n", "", "", "\n", "\n\n"}};
    (void)state;
    for (size_t m = 0; m < sizeof maps / sizeof *maps; m++) {
        char text[4000];
        put_written(text, 0, &maps[m], map, 9);
        typed_outcome alone = typed_read_all(text);
        assert_int_equal(alone.boards, 0);
        assert_int_equal(alone.mistakes, 1);
        assert_non_null(strstr(alone.message, "a map of regions"));
        for (size_t b = 0; b < 2 * sizeof boards / sizeof *boards; b++) {
            const written *board = &boards[b / 2];
            if (b / 2 == 2)
                continue; /* lists without brackets around them are lines of their own */
            size_t n = b % 2 ? put_written(text, 0, &maps[m], map, 9) : 0;
            n = put_written(text, n, board, typed_puzzle, 9);
            if (b % 2 == 0)
                put_written(text, n, &maps[m], map, 9);
            typed_outcome all = typed_read_all(text);
            if (all.boards != 1 || all.mistakes || all.layout != HF_LAYOUT_JIGSAW)
                fail_msg("%u boards, %u mistakes of\n%s%s", all.boards, all.mistakes, text,
                         all.message);
            assert_string_equal(all.line, typed_puzzle);
        }
    }
}

/* Maps of other sizes; one that names the usual boxes; and one that does not fit. */
static void maps_have_sizes(void **state)
{
    (void)state;
    typed_outcome all = typed_read_all("1...2...3......4\nAAABAABBCDBBCDDDCCCD\n");
    assert_int_equal(all.boards, 1); /* 20 characters are no map */
    assert_int_equal(all.mistakes, 1);
    all = typed_read_all("1...2...3......4\nAAABABBBCDDDCCCD\n");
    assert_int_equal(all.boards, 1);
    assert_int_equal(all.mistakes, 0);
    assert_int_equal(all.layout, HF_LAYOUT_JIGSAW);
    all = typed_read_all("1...2...3......4\n1122112233443344\n");
    assert_int_equal(all.boards, 1);
    assert_int_equal(all.mistakes, 0);
    assert_int_equal(all.layout, HF_LAYOUT_BOXES);
    char text[400];
    snprintf(text, sizeof text, "%s\nAAABABBBCDDDCCCD\n", typed_puzzle);
    all = typed_read_all(text);
    assert_int_equal(all.boards, 0);
    assert_int_equal(all.mistakes, 1);
}

static void a_solution_below_is_no_map(void **state)
{
    char text[2000];
    (void)state;
    size_t n = typed_put_rows(text, 0, 0, 9);
    for (unsigned r = 0; r < 9; r++) { /* a full board, of shifted rows */
        for (unsigned c = 0; c < 9; c++)
            n += (size_t)sprintf(text + n, "%u", (r * 3 + r / 3 + c) % 9 + 1);
        n += (size_t)sprintf(text + n, "\n");
    }
    typed_outcome all = typed_read_all(text);
    assert_int_equal(all.boards, 2);
    assert_int_equal(all.mistakes, 0);
    assert_int_equal(all.layout, HF_LAYOUT_BOXES);
}

/* A jigsaw that was asked for may have its map below or above, as one that was not. */
static void a_jigsaw_may_be_asked_for(void **state)
{
    static const char *const texts[] = {
        "1...\n..3.\n.4..\n...2\n\nAAAB\nCABB\nCCBD\nCDDD\n",
        "1.....3..4.....2\nAAABCABBCCBDCDDD\n", "AAABCABBCCBDCDDD\n1.....3..4.....2\n",
        "int g[4][4] = {\n{1,0,0,0},\n{0,0,3,0},\n{0,4,0,0},\n{0,0,0,2}};\n"
        "int map[4][4] = {\n{0,0,0,1},\n{2,0,1,1},\n{2,2,1,3},\n{2,3,3,3}};\n",
        "g = [[1,0,0,0],[0,0,3,0],[0,4,0,0],[0,0,0,2]]\n"
        "regions = [[0,0,0,1],[2,0,1,1],[2,2,1,3],[2,3,3,3]]\n"};
    hf_shape_spec spec = {.layout = HF_LAYOUT_JIGSAW};
    (void)state;
    for (size_t i = 0; i < 2 * sizeof texts / sizeof *texts; i++) {
        const char *text = texts[i / 2];
        hf_read_options options;
        hf_reader *reader;
        hf_record record;
        hf_read_options_init(&options, sizeof options);
        options.spec = i % 2 ? &spec : NULL;
        assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
        assert_int_equal(hf_reader_cut(reader, text, strlen(text), true), strlen(text));
        assert_int_equal(hf_reader_parse(reader, text, strlen(text), &record), HF_OK);
        assert_string_equal(test_line(record.grid), "1.....3..4.....2");
        assert_int_equal(hf_shape_spec_of(hf_grid_shape(record.grid))->layout, HF_LAYOUT_JIGSAW);
        hf_reader_free(reader);
    }
}

/* A row may be a region; all rows, or all columns, are none. */
static void a_row_may_be_a_region(void **state)
{
    (void)state;
    typed_outcome all = typed_read_all("1...\n..3.\n.4..\n...2\n\nAAAA\nBBCC\nBDDC\nBDDC\n");
    assert_int_equal(all.boards, 1);
    assert_int_equal(all.mistakes, 0);
    assert_int_equal(all.layout, HF_LAYOUT_JIGSAW);
    all = typed_read_all("1...\n..3.\n.4..\n...2\n\nAAAA\nBBBB\nCCCC\nDDDD\n");
    assert_int_not_equal(all.layout, HF_LAYOUT_JIGSAW);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_map_may_stand_below_the_rows),
        cmocka_unit_test(a_map_may_be_written_in_many_ways),
        cmocka_unit_test(a_map_belongs_to_its_board),
        cmocka_unit_test(maps_have_sizes),
        cmocka_unit_test(a_solution_below_is_no_map),
        cmocka_unit_test(a_jigsaw_may_be_asked_for),
        cmocka_unit_test(a_row_may_be_a_region),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
