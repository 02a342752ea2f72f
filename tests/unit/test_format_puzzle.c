/* SPDX-License-Identifier: MIT
 *
 * test_format_puzzle.c - what is more than values: candidates that are clues, what a player entered
 * and marked. It is read as what it is, and written wherever a format has a place for it.
 */
#include "support/support.h"

static const char puzzle[] =
    "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6";

/* Reads the first board of a text, as a puzzle. */
static hf_puzzle *puzzle_of(const char *text, bool *plain)
{
    hf_reader *reader;
    hf_record record;
    hf_puzzle *out;
    size_t length = strlen(text);
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_int_equal(hf_reader_cut(reader, text, length, true), length);
    if (hf_reader_parse(reader, text, length, &record) != HF_OK)
        fail_msg("%s\n%s", record.message, text);
    *plain = record.puzzle == NULL;
    assert_int_equal(hf_reader_puzzle(reader, &record, &out), HF_OK);
    hf_reader_free(reader);
    return out;
}

static char *written(const char *format, const hf_puzzle *p)
{
    size_t length;
    if (hf_format_write_puzzle(hf_format_named(format), p, NULL, NULL, 0, &length) != HF_OK)
        return NULL;
    char *text = malloc(length + 1);
    assert_non_null(text);
    assert_int_equal(
        hf_format_write_puzzle(hf_format_named(format), p, NULL, text, length + 1, NULL), HF_OK);
    return text;
}

/* Our puzzle with two digits entered, and a candidate struck in a third cell. */
static hf_puzzle *position(bool struck)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker;
    hf_puzzle *out;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (uint32_t i = 0; i < 81; i++)
        if (puzzle[i] != '.')
            hf_puzzle_maker_clue(maker, i, (uint32_t)(puzzle[i] - '0'));
    assert_int_equal(hf_puzzle_maker_entry(maker, 3, 4), HF_OK);
    assert_int_equal(hf_puzzle_maker_entry(maker, 0, 9), HF_OK);
    if (struck) {
        uint64_t marks = UINT64_C(1) << 4 | UINT64_C(1) << 5; /* 5 and 6 of 5, 6, 7 */
        assert_int_equal(hf_puzzle_maker_marks(maker, 1, &marks), HF_OK);
    }
    assert_int_equal(hf_puzzle_maker_make(maker, &out), HF_OK);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
    return out;
}

/* The same candidates in every empty cell? */
static bool same_position(const hf_puzzle *a, const hf_puzzle *b)
{
    hf_board *left, *right;
    bool same = true;
    assert_int_equal(hf_board_new(hf_puzzle_shape(a), &left), HF_OK);
    assert_int_equal(hf_board_new(hf_puzzle_shape(b), &right), HF_OK);
    hf_puzzle_position(a, left);
    hf_puzzle_position(b, right);
    for (uint32_t i = 0; i < 81; i++) {
        same = same && hf_board_value(left, i) == hf_board_value(right, i);
        same = same && hf_board_candidates(left, i)[0] == hf_board_candidates(right, i)[0];
    }
    hf_board_free(left);
    hf_board_free(right);
    return same;
}

static void what_was_entered_stays_entered(void **state)
{
    (void)state;
    for (size_t i = 0; hf_format_at(i); i++) {
        const hf_format *format = hf_format_at(i);
        unsigned keeps = hf_format_keeps(format);
        if (!(keeps & HF_KEEPS_ENTRIES))
            continue;
        bool struck = (keeps & HF_KEEPS_CANDIDATES) != 0, plain;
        hf_puzzle *before = position(struck);
        char *text = written(hf_format_name(format), before);
        assert_non_null(text);
        hf_puzzle *after = puzzle_of(text, &plain);
        assert_false(plain);
        for (uint32_t c = 0; c < 81; c++) {
            assert_int_equal(hf_puzzle_clue(before, c), hf_puzzle_clue(after, c));
            assert_int_equal(hf_puzzle_value(before, c), hf_puzzle_value(after, c));
        }
        if (!same_position(before, after))
            fail_msg("%s: %s", hf_format_name(format), text);
        assert_null(hf_puzzle_candidates(after, 0)); /* marks are the player's here */
        free(text);
        hf_puzzle_free(before);
        hf_puzzle_free(after);
    }
}

static void candidates_alone_are_given(void **state)
{
    char text[730];
    bool plain;
    (void)state;
    for (int cell = 0; cell < 81; cell++)
        for (int digit = 0; digit < 9; digit++) {
            char c = puzzle[cell];
            bool has = c == '.' ? !(cell == 1 && digit == 4) : c == '1' + digit;
            text[cell * 9 + digit] = (char)(has ? '1' + digit : '.');
        }
    text[729] = '\0';
    hf_puzzle *p = puzzle_of(text, &plain);
    assert_false(plain);
    assert_true(hf_puzzle_constraint_kinds(p) & 1u << HF_CONSTRAINT_CANDIDATES);
    assert_false(hf_puzzle_allows(p, 1, 5));
    assert_true(hf_puzzle_allows(p, 1, 6));
    assert_null(hf_puzzle_marks(p, 0));
    hf_puzzle_free(p);
}

static void all_candidates_are_no_constraint(void **state)
{
    static const char *const formats[] = {"pencilmarks", "sukaku", "sdx"};
    bool plain;
    (void)state;
    hf_puzzle *before = puzzle_of(puzzle, &plain);
    assert_true(plain);
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        char *text = written(formats[i], before);
        hf_puzzle *after = puzzle_of(text, &plain);
        assert_true(hf_puzzle_is_plain(after));
        assert_true(same_position(before, after));
        hf_puzzle_free(after);
        free(text);
    }
    hf_puzzle_free(before);
}

static void a_comment_becomes_the_puzzles(void **state)
{
    char text[200];
    bool plain;
    (void)state;
    snprintf(text, sizeof text, "%s # a fine one", puzzle);
    hf_puzzle *p = puzzle_of(text, &plain);
    assert_string_equal(hf_puzzle_comment(p), "a fine one");
    hf_puzzle_free(p);
}

/* An f-puzzles object with our puzzle and these fields; cell r1c1 also has `first`. */
static const char *object_with(const char *fields, const char *first)
{
    static char text[8000];
    size_t n = (size_t)snprintf(text, sizeof text, "{\"size\":9,\"title\":\"Ours\",\"grid\":[");
    for (int i = 0; i < 81; i++) {
        n += (size_t)snprintf(text + n, sizeof text - n, "%s{", i % 9 ? "," : i ? ",[" : "[");
        if (puzzle[i] != '.')
            n += (size_t)snprintf(text + n, sizeof text - n, "\"value\":%c,\"given\":true",
                                  puzzle[i]);
        else if (i == 0)
            n += (size_t)snprintf(text + n, sizeof text - n, "%s", first);
        n += (size_t)snprintf(text + n, sizeof text - n, "}%s", i % 9 == 8 ? "]" : "");
    }
    snprintf(text + n, sizeof text - n, "]%s}", fields);
    return text;
}

static hf_status read_object(const char *text, bool ignore, hf_record *record, hf_reader **reader)
{
    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    options.ignore_constraints = ignore;
    assert_int_equal(hf_reader_new(&options, reader), HF_OK);
    assert_int_equal(hf_reader_cut(*reader, text, strlen(text), true), strlen(text));
    return hf_reader_parse(*reader, text, strlen(text), record);
}

/* Also within an object, or beside it, that is not the outermost. */
static void constraints_within_objects_are_refused(void **state)
{
    static const char *const objects[][2] = {
        {"{\"data\":{\"puzzle\":\"%s\",\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"5\"}]}}",
         "killercage"},
        {"{\"cages\":[{\"cells\":[[0,0]],\"sum\":3}],\"data\":{\"puzzle\":\"%s\"}}", "cages"},
        {"{\"puzzles\":[{\"puzzle\":\"%s\",\"zipper\":[{\"cells\":[1]}]}]}", "zipper"},
        {"{\"data\":{\"puzzle\":\"%s\",\"diagonal+\":true}}", "diagonal+"},
        {"{\"data\":{\"puzzle\":\"%s\",\"cages\":[],\"killer\":false}}", NULL},
        {"{\"data\":{\"puzzle\":\"%s\",\"line\":[{\"lines\":[[\"R1C1\"]]}]}}", NULL},
    };
    char text[400];
    (void)state;
    for (size_t i = 0; i < sizeof objects / sizeof *objects; i++) {
        hf_reader *reader;
        hf_record record;
        snprintf(text, sizeof text, objects[i][0], puzzle);
        bool plain = objects[i][1] == NULL;
        assert_int_equal(read_object(text, false, &record, &reader), plain ? HF_OK : HF_BAD_TEXT);
        if (!plain && !strstr(record.message, objects[i][1]))
            fail_msg("%s: %s", objects[i][1], record.message);
        hf_reader_free(reader);
        assert_int_equal(read_object(text, true, &record, &reader), HF_OK);
        assert_string_equal(test_line(record.grid), puzzle);
        hf_reader_free(reader);
    }
}

static void foreign_constraints_are_refused_by_name(void **state)
{
    static const char *const fields[][2] = {
        {",\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"many\"}]", "killercage"},
        {",\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C0\"]]}]", "thermometer"},
        {",\"arrows\":[[\"R1C1\"]]", "arrows"},
        {",\"neverheardof\":[{\"cells\":[\"R1C1\"]}]", "neverheardof"},
        {",\"regions\":\"111222333\"", "regions"},
        {",\"regions\":[[0,0,1,1],[0,0,1,1]]", "regions"},
        {",\"jigsaw\":true", "jigsaw"},
        {",\"killer\":true", "killer"},
        {",\"diagonal\":true", "diagonal"},
        {",\"diagonals\":[1,2]", "diagonals"},
        {",\"windoku\":true", "windoku"},
        {",\"thermometers\":[[[0,0],[0,1]]]", "thermometers"},
        {",\"constraints\":[\"knight\"]", "constraints"},
        {",\"diagonal+\":1", "diagonal+"},
        {",\"diagonal-\":\"true\"", "diagonal-"},
        {",\"disjointgroups\":\"yes\"", "disjointgroups"},
        {",\"extraregion\":2", "extraregion"}};
    (void)state;
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        hf_reader *reader;
        hf_record record;
        const char *text = object_with(fields[i][0], "");
        assert_int_equal(read_object(text, false, &record, &reader), HF_BAD_TEXT);
        if (!strstr(record.message, fields[i][1]))
            fail_msg("%s: %s", fields[i][1], record.message);
        hf_reader_free(reader);
        assert_int_equal(read_object(text, true, &record, &reader), HF_OK);
        assert_string_equal(record.ignored, fields[i][1]);
        assert_string_equal(test_line(record.grid), puzzle);
        hf_reader_free(reader);
    }
}

static void constraints_with_a_kind_are_read(void **state)
{
    static const struct {
        const char *fields;
        hf_constraint_kind kind;
        uint32_t cells;
        int32_t number;
    } cases[] = {
        {",\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"9\"}]", HF_CONSTRAINT_CAGE, 2,
         9},
        {",\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"9\",\"glow\":1}]",
         HF_CONSTRAINT_CAGE, 2, 9},
        {",\"antiknight\":true", HF_CONSTRAINT_ANTI_KNIGHT, 0, 0},
        {",\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]", HF_CONSTRAINT_THERMOMETER, 2, 0},
        {",\"negative\":[\"xv\"]", HF_CONSTRAINT_NEGATIVE_SUM, 0, 0},
        {",\"extraregion\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]", HF_CONSTRAINT_REGION, 2, 0},
        {",\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]", HF_CONSTRAINT_DIFFERENCE, 2, 1},
        {",\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"V\"}]", HF_CONSTRAINT_PAIR_SUM, 2, 5},
        {",\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\"]]}]",
         HF_CONSTRAINT_ARROW, 3, 0},
        {",\"sandwichsum\":[{\"cell\":\"R0C3\",\"value\":\"12\"}]", HF_CONSTRAINT_SANDWICH, 9, 12},
        {",\"littlekillersum\":[{\"cell\":\"R10C4\",\"direction\":\"UR\",\"value\":\"30\"}]",
         HF_CONSTRAINT_LITTLE_KILLER, 5, 30},
        {",\"clone\":[{\"cells\":[\"R1C1\"],\"cloneCells\":[\"R4C4\"]}]", HF_CONSTRAINT_CLONE, 2,
         0},
        {",\"quadruple\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"values\":[3,4]}]",
         HF_CONSTRAINT_QUADRUPLE, 4, 3},
        {",\"odd\":[{\"cell\":\"R1C1\"}]", HF_CONSTRAINT_ODD, 1, 0}};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hf_reader *reader;
        hf_record record;
        uint32_t count;
        assert_int_equal(read_object(object_with(cases[i].fields, ""), false, &record, &reader),
                         HF_OK);
        const hf_puzzle *p = record.puzzle;
        assert_non_null(p);
        assert_int_equal(hf_puzzle_constraints(p), 1);
        assert_int_equal(hf_puzzle_constraint_kind(p, 0), cases[i].kind);
        hf_puzzle_constraint_cells(p, 0, &count);
        assert_int_equal(count, cases[i].cells);
        const int32_t *numbers = hf_puzzle_constraint_numbers(p, 0, &count);
        assert_int_equal(count > 0 ? numbers[0] : 0, cases[i].number);
        /* written and read again, as an object and as a link */
        static const char *const formats[] = {"json", "fpuzzles"};
        for (size_t f = 0; f < 2; f++) {
            bool plain;
            char *text = written(formats[f], p);
            assert_non_null(text);
            hf_puzzle *again = puzzle_of(text, &plain);
            assert_true(hf_puzzle_same(p, again));
            hf_puzzle_free(again);
            free(text);
        }
        hf_reader_free(reader);
    }
}

static void constraints_not_in_use_do_no_harm(void **state)
{
    hf_reader *reader;
    hf_record record;
    (void)state;
    const char *text =
        object_with(",\"killercage\":[],\"antiking\":false,\"line\":[{\"lines\":[]}],"
                    "\"author\":\"me\",\"cage\":[{\"cells\":[\"R1C1\"]}]",
                    "");
    assert_int_equal(read_object(text, false, &record, &reader), HF_OK);
    assert_string_equal(test_line(record.grid), puzzle);
    assert_int_equal(record.comment_length, 4); /* the title */
    assert_null(record.puzzle);
    hf_reader_free(reader);
}

/* What f-puzzles can only tell by a place beside the board must be all that is seen from there; and sums of
 * which the first is 0 are sums. */
static void what_has_no_place_is_not_written(void **state)
{
    static const struct {
        hf_constraint_kind kind;
        uint32_t cells[4], count;
        int32_t numbers[2];
        uint32_t number_count;
        hf_status status;
    } cases[] = {
        {HF_CONSTRAINT_SANDWICH, {0, 1, 2, 3}, 4, {3}, 1, HF_OK},
        {HF_CONSTRAINT_NUMBERED_ROOM, {12, 8, 4, 0}, 4, {3}, 1, HF_OK},
        {HF_CONSTRAINT_NUMBERED_ROOM, {0, 1, 2}, 3, {3}, 1, HF_UNSUPPORTED},
        {HF_CONSTRAINT_NUMBERED_ROOM, {1, 2, 3}, 3, {3}, 1, HF_UNSUPPORTED},
        {HF_CONSTRAINT_NUMBERED_ROOM, {0, 1, 2, 7}, 4, {3}, 1, HF_UNSUPPORTED},
        {HF_CONSTRAINT_LITTLE_KILLER, {1, 6, 11}, 3, {7}, 1, HF_OK},
        {HF_CONSTRAINT_LITTLE_KILLER, {6, 11}, 2, {7}, 1, HF_UNSUPPORTED},
        {HF_CONSTRAINT_LITTLE_KILLER, {1, 2}, 2, {7}, 1, HF_UNSUPPORTED},
        {HF_CONSTRAINT_CAGE, {1, 2}, 2, {0, 5}, 2, HF_OK},
        {HF_CONSTRAINT_CAGE, {1, 2}, 2, {5, -5}, 2, HF_UNSUPPORTED},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        static char text[4000];
        hf_shape *shape = test_shape(test_square(4));
        hf_puzzle_maker *maker;
        hf_puzzle *made, *again;
        size_t length;
        assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
        assert_int_equal(hf_puzzle_maker_constraint(maker, cases[i].kind, cases[i].cells,
                                                    &cases[i].count, 1, cases[i].numbers,
                                                    cases[i].number_count),
                         HF_OK);
        assert_int_equal(hf_puzzle_maker_make(maker, &made), HF_OK);
        assert_int_equal(hf_format_write_puzzle(hf_format_named("fpuzzles"), made, NULL, text,
                                                sizeof text, &length),
                         cases[i].status);
        if (cases[i].status == HF_OK) {
            again = hf_puzzle_from_string(text);
            assert_non_null(again);
            assert_true(hf_puzzle_same(made, again));
            hf_puzzle_free(again);
        }
        hf_puzzle_free(made);
        hf_puzzle_maker_free(maker);
        hf_shape_free(shape);
    }
}

/* A name with nothing behind it is a mistake, and nothing is read that is not there. */
/* In iss a sign stands between neighbours: what was written for others could not be read again. */
/* For f-puzzles a white dot is an exception from "nonconsecutive"; in iss the two contradict each other. */
static void exceptions_are_not_written(void **state)
{
    static const char front[] = "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],"
                                "[{},{},{},{}]],\"nonconsecutive\":true";
    static const char dot[] = ",\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]";
    (void)state;
    for (int dots = 0; dots < 2; dots++) {
        char text[400], written[400];
        size_t length;
        snprintf(text, sizeof text, "%s%s}", front, dots ? dot : "");
        hf_puzzle *read = hf_puzzle_from_string(text);
        assert_non_null(read);
        assert_int_equal(hf_format_write_puzzle(hf_format_named("iss"), read, NULL, written,
                                                sizeof written, &length),
                         dots ? HF_UNSUPPORTED : HF_OK);
        assert_int_equal(hf_format_write_puzzle(hf_format_named("json"), read, NULL, written,
                                                sizeof written, &length),
                         HF_OK);
        hf_puzzle_free(read);
    }
}

static void signs_between_distant_cells_are_not_written(void **state)
{
    static const struct {
        uint32_t cells[2];
        hf_status status;
    } cases[] = {{{0, 1}, HF_OK},
                 {{5, 1}, HF_OK},
                 {{6, 0}, HF_UNSUPPORTED},
                 {{3, 4}, HF_UNSUPPORTED},
                 {{0, 8}, HF_UNSUPPORTED}};
    static const uint32_t whole = 2;
    static const int32_t two = 2;
    (void)state;
    for (size_t k = 0; k < 2 * sizeof cases / sizeof *cases; k++) {
        size_t i = k / 2;
        uint32_t fpuzzles = k % 2;
        char text[2000];
        hf_shape *shape = test_shape(test_square(4));
        hf_puzzle_maker *maker;
        hf_puzzle *made;
        size_t length;
        assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
        assert_int_equal(hf_puzzle_maker_constraint(
                             maker, fpuzzles ? HF_CONSTRAINT_RATIO : HF_CONSTRAINT_GREATER,
                             cases[i].cells, &whole, 1, &two, fpuzzles),
                         HF_OK);
        assert_int_equal(hf_puzzle_maker_make(maker, &made), HF_OK);
        assert_int_equal(hf_format_write_puzzle(hf_format_named(fpuzzles ? "fpuzzles" : "iss"),
                                                made, NULL, text, sizeof text, &length),
                         cases[i].status);
        hf_puzzle_free(made);
        hf_puzzle_maker_free(maker);
        hf_shape_free(shape);
    }
}

static void names_need_what_follows_them(void **state)
{
    static const char *const names[] = {
        "Cage",    "Sum",        "Thermo",       "Arrow",    "Renban",     "Whisper", "Sandwich",
        "XSum",    "Quad",       "LittleKiller", "WhiteDot", "PillArrow",  "Clone",   "Lunchbox",
        "SumLine", "Skyscraper", "Jigsaw",       "Shape",    "LookAndSay", "EqualSum"};
    static const char *const ends[] = {"", "~", "~~", ".", "~.Cage", "~R"};
    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        for (size_t k = 0; k < sizeof ends / sizeof *ends; k++) {
            char text[80];
            hf_read_options options;
            hf_reader *reader;
            hf_record record;
            size_t length = (size_t)snprintf(text, sizeof text, ".%s%s\n", names[i], ends[k]);
            hf_read_options_init(&options, sizeof options);
            options.format = hf_format_named("iss");
            assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
            assert_int_equal(hf_reader_parse(reader, text, length, &record), HF_BAD_TEXT);
            assert_true(record.message[0] != '\0');
            hf_reader_free(reader);
        }
}

static void houses_become_the_shapes(void **state)
{
    static const struct {
        const char *fields;
        uint32_t extras, listed;
    } cases[] = {
        {",\"diagonal+\":true,\"diagonal-\":true", HF_EXTRA_DIAGONALS, 0},
        {",\"diagonal-\":true", 0, 1},
        {",\"disjointgroups\":true", 0, 9},
        {",\"extraregion\":[{\"cells\":[\"R1C2\",\"R2C4\",\"R3C6\",\"R4C8\",\"R5C1\",\"R6C3\","
         "\"R7C5\",\"R8C7\",\"R9C9\"]}]",
         0, 1}};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hf_reader *reader;
        hf_record record;
        assert_int_equal(read_object(object_with(cases[i].fields, ""), false, &record, &reader),
                         HF_OK);
        const hf_shape_spec *spec = hf_shape_spec_of(hf_grid_shape(record.grid));
        assert_int_equal(spec->extras, cases[i].extras);
        assert_int_equal(spec->listed_houses, cases[i].listed);
        hf_reader_free(reader);
    }
}

static void candidates_of_a_cell_are_given(void **state)
{
    hf_reader *reader;
    hf_record record;
    (void)state;
    const char *text = object_with(",\"even\":[{\"cell\":\"R1C2\"}]", "\"givenPencilMarks\":[7,9]");
    assert_int_equal(read_object(text, false, &record, &reader), HF_OK);
    assert_non_null(record.puzzle);
    for (uint32_t symbol = 1; symbol <= 9; symbol++) {
        assert_int_equal(hf_puzzle_allows(record.puzzle, 0, symbol), symbol == 7 || symbol == 9);
        assert_int_equal(hf_puzzle_allows(record.puzzle, 1, symbol), symbol % 2 == 0);
        assert_true(hf_puzzle_allows(record.puzzle, 2, symbol));
    }
    hf_reader_free(reader);
}

static void refusals_are_no_memory_failures(void **state)
{
    size_t length = 7;
    (void)state;
    hf_shape *shape = test_shape(test_square(16));
    hf_grid *grid;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    assert_int_equal(hf_format_write(hf_format_named("classic"), grid, NULL, NULL, 0, &length),
                     HF_UNSUPPORTED);
    assert_int_equal(length, 0);
    assert_int_equal(hf_format_write(hf_format_named("line"), grid, NULL, NULL, 0, &length), HF_OK);
    assert_int_equal(length, 256);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* Odd and even cells are candidates there, which a clue stands in for: one that is none of them cannot be told. */
static void iss_keeps_clues_that_contradict(void **state)
{
    static const uint32_t cell = 5, one = 1;
    (void)state;
    for (uint32_t clue = 1; clue <= 4; clue++) {
        char text[200];
        hf_shape *shape = test_shape(test_square(4));
        hf_puzzle_maker *maker;
        hf_puzzle *made;
        size_t length;
        assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
        assert_int_equal(hf_puzzle_maker_clue(maker, cell, clue), HF_OK);
        assert_int_equal(
            hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_ODD, &cell, &one, 1, NULL, 0), HF_OK);
        assert_int_equal(hf_puzzle_maker_make(maker, &made), HF_OK);
        assert_int_equal(
            hf_format_write_puzzle(hf_format_named("iss"), made, NULL, text, sizeof text, &length),
            clue % 2 != 0 ? HF_OK : HF_UNSUPPORTED);
        if (clue % 2 != 0)
            assert_string_equal(text, clue == 1 ? ".Shape~4x4.~R2C2_1" : ".Shape~4x4.~R2C2_3");
        hf_puzzle_free(made);
        hf_puzzle_maker_free(maker);
        hf_shape_free(shape);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_entered_stays_entered),
        cmocka_unit_test(candidates_alone_are_given),
        cmocka_unit_test(all_candidates_are_no_constraint),
        cmocka_unit_test(a_comment_becomes_the_puzzles),
        cmocka_unit_test(foreign_constraints_are_refused_by_name),
        cmocka_unit_test(constraints_within_objects_are_refused),
        cmocka_unit_test(constraints_with_a_kind_are_read),
        cmocka_unit_test(constraints_not_in_use_do_no_harm),
        cmocka_unit_test(what_has_no_place_is_not_written),
        cmocka_unit_test(exceptions_are_not_written),
        cmocka_unit_test(signs_between_distant_cells_are_not_written),
        cmocka_unit_test(iss_keeps_clues_that_contradict),
        cmocka_unit_test(names_need_what_follows_them),
        cmocka_unit_test(houses_become_the_shapes),
        cmocka_unit_test(candidates_of_a_cell_are_given),
        cmocka_unit_test(refusals_are_no_memory_failures),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
