/* SPDX-License-Identifier: MIT
 *
 * test_format_asked.c - notations that tell of their board by themselves (iss, scl, sgt, killer, JSON), read by
 * someone who asks for one: houses are added, another board is refused, and nothing is passed over.
 */
#include "support/support.h"

#include "houseful/format.h"
#include "houseful/solve.h"

static const char iss[] = ".Shape~4x4.~R1C1_1", sgt[] = "2x2:1o",
                  scl[] = "scl{ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]],"
                          "[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],"
                          "[3,3]]]}",
                  bare[] = "scl{ce:[[{v:1},,,],[,,,],[,,,],[,,,]]}",
                  jigsaw[] = ".Shape~4x4.NoBoxes.Jigsaw~1112133223342444.~R1C1_1",
                  small[] = ".Shape~3x3~4.~R1C1_1",
                  killer[] = "G<<N<J<H<^O>^>^K^^>^GI<A^<L^>^^E^<>^FF<E^<C^I^^E^<>^>^^C^<GH<^QF^<>^"
                             "^E<^^<J<<>^>^";

/* JSON as f-puzzles has it: a board that tells nothing of its parts, its regions, houses that it lists. */
#define ROW "[{},{},{},{}]"
static const char object[] =
    "{\"size\":4,\"grid\":[[{\"value\":1},{},{},{}]," ROW "," ROW "," ROW "]}",
                  regional[] = "{\"size\":4,\"grid\":[[{\"value\":1,\"region\":0},{\"region\":0},"
                               "{\"region\":0},{\"region\":1}],[{\"region\":2},{\"region\":2},"
                               "{\"region\":0},{\"region\":1}],[{\"region\":2},{\"region\":3},"
                               "{\"region\":1},{\"region\":1}],[{\"region\":2},{\"region\":3},"
                               "{\"region\":3},{\"region\":3}]]}",
                  grouped[] = "{\"size\":4,\"grid\":[[{\"value\":1},{},{},{}]," ROW "," ROW "," ROW
                              "],\"disjointgroups\":true}";

static hf_status count(const hf_puzzle *puzzle, uint64_t *solutions)
{
    hf_solver *solver;
    hf_solve_options options;
    hf_result result;
    hf_solve_options_init(&options, sizeof options);
    options.max_solutions = 100000;
    hf_status status = hf_solver_new(hf_puzzle_shape(puzzle), &options, &solver);
    if (status == HF_OK)
        status = hf_solver_solve(solver, puzzle, &result, NULL, NULL);
    hf_solver_free(solver);
    *solutions = result.count;
    return status;
}

/* Reads a text as the board that is asked for: it has so many solutions, or is refused in these words at a column. */
static void judge(const char *text, const hf_shape_spec *asked, uint64_t solutions,
                  const char *message, size_t column)
{
    hf_read_options options;
    hf_reader *reader;
    hf_record record;
    hf_puzzle *puzzle;
    uint64_t found = 0;
    hf_read_options_init(&options, sizeof options);
    options.spec = asked;
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    assert_int_equal(hf_reader_cut(reader, text, strlen(text), true), strlen(text));
    hf_status status = hf_reader_parse(reader, text, strlen(text), &record);
    if (message != NULL) {
        assert_int_equal(status, HF_BAD_TEXT);
        assert_string_equal(record.message, message);
        assert_null(record.grid);
        assert_int_equal(record.line, 1);
        assert_int_equal(record.column, column);
    } else {
        if (status != HF_OK)
            fail_msg("%s: %s", text, record.message);
        assert_int_equal(hf_reader_puzzle(reader, &record, &puzzle), HF_OK);
        assert_int_equal(count(puzzle, &found), HF_OK);
        if (found != solutions)
            fail_msg("%s: %u solutions, not %u", text, (unsigned)found, (unsigned)solutions);
        hf_puzzle_free(puzzle);
    }
    hf_reader_free(reader);
}

static void expect(const char *text, const hf_shape_spec *asked, uint64_t solutions,
                   const char *message)
{
    judge(text, asked, solutions, message, 1);
}

static void expect_at(const char *text, const hf_shape_spec *asked, size_t column,
                      const char *message)
{
    judge(text, asked, 0, message, column);
}

/* Diagonals and windows were once passed over, and the answers those of another puzzle. */
static void houses_are_added(void **state)
{
    static const char *const texts[] = {iss, sgt, scl};
    static const uint32_t diagonal[] = {0, 5, 10, 15};
    const hf_shape_spec x = {.extras = HF_EXTRA_DIAGONALS}, w = {.extras = HF_EXTRA_WINDOWS};
    const hf_shape_spec listed = {.size = 4, .listed = diagonal, .listed_houses = 1};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        expect(texts[i], NULL, 72, NULL);
        expect(texts[i], &x, 12, NULL);
        expect(texts[i], &w, 42, NULL);
        expect(texts[i], &listed, 12, NULL);
    }
    expect(".Shape~4x4.Diagonal~1.~R1C1_1", &x, 12, NULL);
    expect(".Shape~4x4.Diagonal~-1.~R1C1_1", &listed, 12, NULL);
    expect(killer, NULL, 1, NULL);
    expect(killer, &x, 0, NULL);
    expect(small, NULL, 264, NULL);
    expect(small, &x, 0, NULL);
    expect(".Shape~3x4.~R1C1_1", &x, 0, "diagonals and windows need a board as high as it is wide");
}

/* An object's regions, and the houses that it lists, were once taken whatever was asked for, or passed over. */
static void objects_heed_what_is_asked(void **state)
{
    static const uint16_t pieces[] = {2, 2, 2, 1, 0, 0, 2, 1, 0, 3, 1, 1, 0, 3, 3, 3};
    static const uint32_t diagonal[] = {0, 5, 10, 15};
    static const char lists[] = "{\"cells\":[1,0,0,0,0,0,0,0],\"diagonal+\":true}";
    const hf_shape_spec x = {.extras = HF_EXTRA_DIAGONALS}, latin = {.layout = HF_LAYOUT_LATIN};
    const hf_shape_spec windows = {.extras = HF_EXTRA_WINDOWS};
    const hf_shape_spec own = {.layout = HF_LAYOUT_JIGSAW};
    const hf_shape_spec regions = {.layout = HF_LAYOUT_JIGSAW, .size = 4, .regions = pieces};
    const hf_shape_spec square = {
        .layout = HF_LAYOUT_RECTANGLE, .size = 4, .rows = 4, .columns = 4};
    const hf_shape_spec cube = {.layout = HF_LAYOUT_CUBE};
    const hf_shape_spec listed = {.size = 4, .listed = diagonal, .listed_houses = 1};
    (void)state;
    expect(object, NULL, 72, NULL);
    expect(object, &latin, 144, NULL);
    expect(object, &x, 12, NULL);
    expect(object, &listed, 12, NULL);
    expect(regional, NULL, 30, NULL);
    expect(regional, &own, 30, NULL);
    expect(regional, &regions, 30, NULL);
    expect(regional, &x, 0, NULL);
    expect(regional, &latin, 0,
           "a board of 4 symbols in regions: not the board that was asked for, a Latin square");
    expect(grouped, NULL, 42, NULL);
    expect(grouped, &x, 12, NULL);
    expect(grouped, &listed, 0,
           "a board of 4 symbols in boxes of 2x2: not the board that was asked for, one with other "
           "houses or symbols");
    expect(grouped, &square, 0,
           "a board of 4 symbols in boxes of 2x2: not the board that was asked for, one of other "
           "sides or regions");
    expect_at(lists, &cube, 10, "not a board: expected a list of N lists of N cells");
    expect("{\"size\":3,\"grid\":[[{},{},{}],[{},{},{}],[{},{},{}]],\"diagonal+\":true}", &windows,
           0, "no such board: 3 symbols in boxes of 1x3 with windows");
}

/* A board that the text tells of as well goes on being read, however its parts are numbered. */
static void the_same_board(void **state)
{
    static const uint16_t pieces[] = {3, 3, 3, 2, 3, 1, 1, 2, 2, 1, 1, 0, 2, 0, 0, 0};
    static const uint16_t boxes[] = {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3};
    const hf_shape_spec size = {.size = 4}, latin = {.layout = HF_LAYOUT_LATIN};
    const hf_shape_spec sides = {.size = 4, .box_rows = 2, .box_columns = 2};
    const hf_shape_spec boxes_alone = {.box_rows = 2, .box_columns = 2};
    const hf_shape_spec one_side = {.size = 4, .box_columns = 2};
    const hf_shape_spec other = {.box_rows = 3, .box_columns = 3}; /* if there are nine symbols */
    const hf_shape_spec own = {.layout = HF_LAYOUT_JIGSAW};
    const hf_shape_spec regions = {.layout = HF_LAYOUT_JIGSAW, .size = 4, .regions = pieces};
    const hf_shape_spec boxed = {.layout = HF_LAYOUT_JIGSAW, .size = 4, .regions = boxes};
    const hf_shape_spec square = {
        .layout = HF_LAYOUT_RECTANGLE, .size = 4, .rows = 4, .columns = 4};
    const hf_shape_spec pieced = {
        .layout = HF_LAYOUT_RECTANGLE, .size = 4, .regions = pieces, .rows = 4, .columns = 4};
    const hf_shape_spec flat = {.layout = HF_LAYOUT_RECTANGLE, .size = 4, .rows = 3, .columns = 3};
    (void)state;
    expect(iss, &size, 72, NULL);
    expect(sgt, &sides, 72, NULL);
    expect(sgt, &boxes_alone, 72, NULL);
    expect(sgt, &one_side, 72, NULL);
    expect(scl, &other, 72, NULL);
    expect(sgt, &boxed, 72, NULL);
    expect(iss, &latin, 144, NULL);
    expect(bare, &latin, 144, NULL);
    expect(jigsaw, &size, 24, NULL);
    expect(jigsaw, &own, 24, NULL);
    expect(jigsaw, &regions, 24, NULL);
    expect(small, &flat, 264, NULL);
    expect(bare, &square, 144, NULL);
    expect(jigsaw, &pieced, 24, NULL);
}

static void another_board_is_refused(void **state)
{
    static const uint16_t rows[] = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
    static const uint16_t far[] = {9, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3}; /* no region */
    static const uint32_t diagonal[] = {0, 5, 10, 15}, house[] = {0, 1, 2, 3};
    static const struct {
        const char *text;
        hf_shape_spec asked;
        const char *board, *wanted;
    } cases[] = {
        {iss, {.size = 9}, "a board of 4 symbols in boxes of 2x2", "one of 9 symbols"},
        {sgt,
         {.layout = HF_LAYOUT_LATIN},
         "a board of 4 symbols in boxes of 2x2",
         "a Latin square"},
        {scl,
         {.layout = HF_LAYOUT_LATIN},
         "a board of 4 symbols in boxes of 2x2",
         "a Latin square"},
        {killer,
         {.layout = HF_LAYOUT_LATIN},
         "a board of 9 symbols in boxes of 3x3",
         "a Latin square"},
        {jigsaw, {.layout = HF_LAYOUT_LATIN}, "a board of 4 symbols in regions", "a Latin square"},
        {small, {.layout = HF_LAYOUT_LATIN}, "a board of 4 symbols on 3x3 cells", "a Latin square"},
        {iss, {.layout = HF_LAYOUT_JIGSAW}, "a board of 4 symbols in boxes of 2x2", "a jigsaw"},
        {iss, {.layout = HF_LAYOUT_CUBE}, "a board of 4 symbols in boxes of 2x2", "a cube"},
        {sgt, {.layout = HF_LAYOUT_ROXDOKU}, "a board of 4 symbols in boxes of 2x2", "a Roxdoku"},
        {iss,
         {.layout = HF_LAYOUT_CUSTOM,
          .size = 4,
          .custom = diagonal,
          .custom_cells = 16,
          .custom_houses = 1},
         "a board of 4 symbols in boxes of 2x2",
         "one of listed houses"},
        {small,
         {.layout = HF_LAYOUT_RECTANGLE, .size = 4, .rows = 3, .columns = 2},
         "a board of 4 symbols on 3x3 cells",
         "one of other sides or regions"},
        {sgt,
         {.layout = HF_LAYOUT_RECTANGLE, .size = 4, .rows = 4, .columns = 4},
         "a board of 4 symbols in boxes of 2x2",
         "one of other sides or regions"},
        {jigsaw,
         {.layout = HF_LAYOUT_JIGSAW, .size = 4, .regions = rows},
         "a board of 4 symbols in regions",
         "one with other regions"},
        {jigsaw,
         {.layout = HF_LAYOUT_JIGSAW, .size = 4, .regions = far},
         "a board of 4 symbols in regions",
         "one with other regions"},
        {jigsaw,
         {.layout = HF_LAYOUT_JIGSAW, .regions = rows}, /* of how many is not said */
         "a board of 4 symbols in regions",
         "one with other regions"},
        {small,
         {.layout = HF_LAYOUT_JIGSAW, .size = 4, .regions = rows},
         "a board of 4 symbols on 3x3 cells",
         "one with other regions"},
        {small,
         {.size = 4, .box_rows = 2, .box_columns = 2},
         "a board of 4 symbols on 3x3 cells",
         "one with other boxes"},
        {iss,
         {.size = 4, .box_rows = 3},
         "a board of 4 symbols in boxes of 2x2",
         "one with other boxes"},
        {iss,
         {.layout = HF_LAYOUT_RECTANGLE, .size = 4, .rows = 3, .columns = 4},
         "a board of 4 symbols in boxes of 2x2",
         "one of other sides or regions"},
        {iss,
         {.layout = HF_LAYOUT_RECTANGLE, .size = 4, .rows = 4, .columns = 3},
         "a board of 4 symbols in boxes of 2x2",
         "one of other sides or regions"},
        {iss,
         {.listed = house, .listed_houses = 1},
         "a board of 4 symbols in boxes of 2x2",
         "one with other houses or symbols"},
        {".Shape~4x4.Diagonal~-1",
         {.listed = diagonal, .listed_houses = 1},
         "a board of 4 symbols in boxes of 2x2",
         "one with other houses or symbols"},
        {".Shape~4x4.RegionSize~4.~R1C1_1",
         {.layout = HF_LAYOUT_LATIN},
         "a board of 4 symbols in boxes of 2x2",
         "a Latin square"},
        {"3x2:1zi",
         {.size = 6, .box_rows = 3, .box_columns = 2},
         "a board of 6 symbols in boxes of 2x3",
         "one with other boxes"},
        {bare,
         {.size = 4, .box_rows = 2},
         "a board of 4 symbols without boxes",
         "one with other boxes"},
        {".Shape~4x4.Diagonal~-1",
         {.size = 4, .listed = house, .listed_houses = 1},
         "a board of 4 symbols in boxes of 2x2",
         "one with other houses or symbols"},
        {iss,
         {.symbols = HF_SYMBOLS_ZERO},
         "a board of 4 symbols in boxes of 2x2",
         "one with other houses or symbols"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char message[200];
        snprintf(message, sizeof message, "%s: not the board that was asked for, %s",
                 cases[i].board, cases[i].wanted);
        expect(cases[i].text, &cases[i].asked, 0, message);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(houses_are_added),
        cmocka_unit_test(objects_heed_what_is_asked),
        cmocka_unit_test(the_same_board),
        cmocka_unit_test(another_board_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
