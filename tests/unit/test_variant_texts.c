/* SPDX-License-Identifier: MIT
 *
 * test_variant_texts.c - boards and constraints in the notations of other programs, the ordinary and the odd: what
 * each text comes to, or what is told of it; and what was read, written in every format that has room for it, is
 * read back equal.
 */
#include "support/support.h"

#include "base/text.h"
#include "unit/texts/formats_kinds.h"

/* "4x4, 12 houses, 2 clues, 1 killer cage" */
static void put_summary(const hf_puzzle *puzzle, hf_text *text)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    uint32_t counts[HF_CONSTRAINT_KINDS] = {0}, clues = 0;
    hf_text_number(text, hf_shape_rows(shape));
    hf_text_char(text, 'x');
    hf_text_number(text, hf_shape_columns(shape));
    hf_text_add(text, " of ");
    hf_text_number(text, hf_shape_size(shape));
    hf_text_add(text, ", houses ");
    hf_text_number(text, hf_shape_houses(shape));
    for (uint32_t cell = 0; cell < hf_shape_cells(shape); cell++)
        clues += hf_puzzle_clue(puzzle, cell) != 0;
    if (clues > 0) {
        hf_text_add(text, ", clues ");
        hf_text_number(text, clues);
    }
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++)
        counts[hf_puzzle_constraint_kind(puzzle, i)]++;
    for (int k = 0; k < HF_CONSTRAINT_KINDS; k++) {
        if (counts[k] == 0)
            continue;
        hf_text_add(text, ", ");
        hf_text_add(text, hf_constraint_kind_name((hf_constraint_kind)k));
        hf_text_char(text, ' ');
        hf_text_number(text, counts[k]);
    }
}

static uint64_t mix(uint64_t sum, uint64_t number)
{
    sum = (sum ^ number) * UINT64_C(0x9E3779B97F4A7C15);
    return sum ^ sum >> 29;
}

/* Cells in any order. */
static uint64_t mix_cells(uint64_t sum, const uint32_t *cells, uint32_t count)
{
    uint64_t all = 0;
    for (uint32_t i = 0; i < count; i++)
        all += mix(3, cells[i]);
    return mix(sum, all);
}

/* What a constraint demands. A region of N cells is a house, a diagonal has the same sum from either end. */
static uint64_t demand(const hf_puzzle *puzzle, uint32_t i)
{
    uint32_t cells, parts, numbers;
    const uint32_t *cell = hf_puzzle_constraint_cells(puzzle, i, &cells);
    const uint32_t *part = hf_puzzle_constraint_parts(puzzle, i, &parts);
    const int32_t *number = hf_puzzle_constraint_numbers(puzzle, i, &numbers);
    hf_constraint_kind kind = hf_puzzle_constraint_kind(puzzle, i);
    uint64_t sum = mix(2, kind);
    if (kind == HF_CONSTRAINT_HOUSE || kind == HF_CONSTRAINT_CANDIDATES)
        return 0; /* told by the shape, and by the cells */
    if (kind == HF_CONSTRAINT_REGION && cells == hf_shape_size(hf_puzzle_shape(puzzle)))
        return mix_cells(1, cell, cells);
    if (kind == HF_CONSTRAINT_LITTLE_KILLER)
        sum = mix_cells(sum, cell, cells);
    else
        for (uint32_t k = 0; k < cells; k++)
            sum = mix(sum, cell[k]);
    for (uint32_t k = 0; k < parts; k++)
        sum = mix(sum, part[k]);
    for (uint32_t k = 0; k < numbers; k++)
        sum = mix(sum, (uint64_t)number[k]);
    return sum;
}

/* All of a puzzle in one number, whatever the order of its constraints. */
static uint64_t digest(const hf_puzzle *puzzle)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    uint64_t sum = mix(hf_shape_cells(shape), hf_shape_size(shape)), all = 0;
    for (uint32_t h = 0; h < hf_shape_houses(shape); h++)
        all += mix_cells(1, hf_shape_house(shape, h), hf_shape_size(shape));
    for (uint32_t cell = 0; cell < hf_shape_cells(shape); cell++) {
        const uint64_t *set = hf_puzzle_candidates(puzzle, cell);
        sum = mix(sum, hf_puzzle_clue(puzzle, cell));
        sum = mix(sum, set ? *set : 0);
    }
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++)
        all += demand(puzzle, i);
    return mix(sum, all);
}

/* Reads a text; what it comes to, or what is told. `spec` may be NULL. */
static hf_puzzle *read_text(const char *text, size_t length, const hf_format *format,
                            const hf_shape_spec *spec, bool ignore, hf_text *told)
{
    hf_read_options options;
    hf_reader *reader;
    hf_record record;
    hf_puzzle *puzzle = NULL;
    hf_read_options_init(&options, sizeof options);
    options.format = format;
    options.spec = spec;
    options.ignore_constraints = ignore;
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    assert_int_equal(hf_reader_cut(reader, text, length, true), length);
    if (hf_reader_parse(reader, text, length, &record) == HF_OK) {
        assert_int_equal(hf_reader_puzzle(reader, &record, &puzzle), HF_OK);
        put_summary(puzzle, told);
        hf_text_add(told, record.ignored[0] ? ", ignored " : "");
        hf_text_add(told, record.ignored);
    } else {
        hf_text_add(told, record.message);
    }
    hf_reader_free(reader);
    return puzzle;
}

/* In iss copies are pairs of equal cells, and odd and even ones have candidates. */
static bool is_retold(const hf_puzzle *puzzle, const hf_format *format)
{
    bool retold = false;
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++) {
        hf_constraint_kind kind = hf_puzzle_constraint_kind(puzzle, i);
        retold = retold || kind == HF_CONSTRAINT_CLONE || kind == HF_CONSTRAINT_ODD ||
                 kind == HF_CONSTRAINT_EVEN;
    }
    return retold && strcmp(hf_format_name(format), "iss") == 0;
}

static bool has_same_clues(const hf_puzzle *a, const hf_puzzle *b)
{
    for (uint32_t cell = 0; cell < hf_shape_cells(hf_puzzle_shape(a)); cell++)
        if (hf_puzzle_clue(a, cell) != hf_puzzle_clue(b, cell))
            return false;
    return hf_shape_cells(hf_puzzle_shape(a)) == hf_shape_cells(hf_puzzle_shape(b));
}

/* Every format that keeps constraints reads what it wrote as the same puzzle; scl draws most of them, and keeps the
 * clues. */
static unsigned count_changed(const hf_puzzle *puzzle, const char *from)
{
    static char text[1 << 16];
    char told[300];
    unsigned changed = 0;
    for (size_t i = 0; hf_format_at(i); i++) {
        const hf_format *format = hf_format_at(i);
        size_t length;
        if (!hf_format_can_read(format) || !(hf_format_keeps(format) & HF_KEEPS_CONSTRAINTS) ||
            is_retold(puzzle, format) ||
            hf_format_write_puzzle(format, puzzle, NULL, text, sizeof text, &length) != HF_OK)
            continue;
        hf_text words = hf_text_make(told, sizeof told);
        const hf_shape_spec *spec = hf_shape_spec_of(hf_puzzle_shape(puzzle));
        bool values = hf_puzzle_constraints(puzzle) == 0; /* then the board may have to be told */
        bool drawn = strcmp(hf_format_name(format), "scl") == 0;
        hf_puzzle *again = read_text(text, length, format, values ? spec : NULL, false, &words);
        if (!again || !(drawn ? has_same_clues(again, puzzle) : digest(again) == digest(puzzle))) {
            print_message("# %s\n#   as %s: %s\n#   read back: %s\n", from, hf_format_name(format),
                          text, told);
            changed++;
        }
        hf_puzzle_free(again);
    }
    return changed;
}

/* Where what is not supported is to be passed over, nothing else changes: a puzzle stays the same, and a mistake is
 * told, or its field is named. */
static unsigned count_ignored(const hf_puzzle *puzzle, const char *before, const char *text)
{
    char told[300];
    hf_text words = hf_text_make(told, sizeof told);
    hf_puzzle *again = read_text(text, strlen(text), NULL, NULL, true, &words);
    bool good = puzzle ? again && digest(again) == digest(puzzle) && strcmp(told, before) == 0
                       : !again || strstr(told, "ignored ");
    if (!good)
        print_message("# %s\n#   ignoring constraints: %s\n", text, told);
    hf_puzzle_free(again);
    return !good;
}

/* Is it well-formed as far as brackets go, and ended? */
static bool is_closed(const char *svg)
{
    long open = 0;
    for (const char *c = svg; *c; c++) {
        open += (*c == '<') - (*c == '>');
        if (open < 0 || open > 1)
            return false;
    }
    return open == 0 && strstr(svg, "</svg>") != NULL;
}

/* Pictures of a puzzle with its constraints: as long as was foretold, in ASCII where that was asked for, with lines
 * of equal width then, and whole. */
static unsigned count_bad_pictures(const hf_puzzle *puzzle, const char *from)
{
    static char text[1 << 18];
    unsigned bad = 0;
    for (unsigned form = 0; form < 3; form++) {
        hf_write_options options;
        size_t length = 0, foretold;
        hf_write_options_init(&options, sizeof options);
        options.ascii = form == 1;
        const hf_format *format = hf_format_named(form == 2 ? "svg" : "draw");
        if (hf_format_write_puzzle(format, puzzle, &options, NULL, 0, &foretold) != HF_OK ||
            hf_format_write_puzzle(format, puzzle, &options, text, sizeof text, &length) != HF_OK)
            fail_msg("no picture of %s", from);
        bool good = length == foretold && length == strlen(text);
        for (size_t i = 0; i < length && form == 1; i++)
            good = good && (unsigned char)text[i] < 128;
        good = good && (form != 2 || is_closed(text));
        if (!good)
            print_message("# %s\n%s\n", from, text);
        bad += !good;
    }
    return bad;
}

static unsigned count_wrong(const char *text, const char *expected)
{
    char told[300];
    hf_text words = hf_text_make(told, sizeof told);
    hf_puzzle *puzzle = read_text(text, strlen(text), NULL, NULL, false, &words);
    unsigned wrong = strcmp(told, expected) != 0;
    if (wrong)
        print_message("# %s\n#   told: %s\n#   expected: %s\n", text, told, expected);
    if (puzzle)
        wrong += count_changed(puzzle, text) + count_bad_pictures(puzzle, text);
    wrong += count_ignored(puzzle, told, text);
    hf_puzzle_free(puzzle);
    return wrong;
}

static void lines_of_iss(void **state)
{
    unsigned wrong = 0;
    (void)state;
    for (size_t i = 0; i < sizeof iss_texts / sizeof *iss_texts; i++)
        wrong += count_wrong(iss_texts[i].text, iss_texts[i].told);
    assert_int_equal(wrong, 0);
}

/* Each as one more field of an empty board of four. */
static void fields_of_fpuzzles(void **state)
{
    unsigned wrong = 0;
    (void)state;
    for (size_t i = 0; i < sizeof fpuzzles_texts / sizeof *fpuzzles_texts; i++) {
        char text[2000];
        snprintf(text, sizeof text, "%s%s}", FPUZZLES_FOUR, fpuzzles_texts[i].text);
        wrong += count_wrong(text, fpuzzles_texts[i].told);
    }
    assert_int_equal(wrong, 0);
}

/* More cells, numbers or parts than a constraint can have, in each notation. */
static void lists_without_end(void **state)
{
    static const struct {
        const char *front, *again, *end, *told;
    } lists[] = {
        {".Sum~9~R1C1", "~R1C1", "", "too many cells: R1C1"},
        {".Quad~R1C1", "~1", "", "expected a value: 1"},
        {".LookAndSay~", "1", "~R1C1", "expected digits: 1111"},
        {".EqualSum~R1C1", "~", "", "equal sums at r1c1: too few cells"},
        {FPUZZLES_FOUR "\"killercage\":[{\"value\":\"3\",\"cells\":[\"R1C1\"", ",\"R1C1\"", "]}]}",
         "killer cage (field \"killercage\"): expected a list of cells"},
        {FPUZZLES_FOUR "\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"1", ",1", "\"}]}",
         "killer cage (field \"killercage\"): expected a number"},
        {FPUZZLES_FOUR "\"arrow\":[{\"cells\":[\"R1C1\"],\"lines\":[[\"R1C1\"", ",\"R1C2\"",
         "]]}]}", "arrow (field \"arrow\"): expected a list of cells"},
        {"scl{\"cells\":[[{},{}],[{},{}]],\"cages\":[{\"cells\":[[0,0]", ",[0,1]", "]}]}",
         "a cage with a cell outside the board"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        static char text[8000];
        char told[300];
        hf_text all = hf_text_make(text, sizeof text), words = hf_text_make(told, sizeof told);
        hf_text_add(&all, lists[i].front);
        for (unsigned k = 0; k < 300; k++)
            hf_text_add(&all, lists[i].again);
        hf_text_add(&all, lists[i].end);
        assert_null(read_text(text, all.length, NULL, NULL, false, &words));
        if (strncmp(told, lists[i].told, strlen(lists[i].told)) != 0)
            fail_msg("%.40s...: %s", text, told);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_of_iss),
        cmocka_unit_test(fields_of_fpuzzles),
        cmocka_unit_test(lists_without_end),
    };
    return cmocka_run_group_tests_name("variant_texts", tests, NULL, NULL);
}
