/* SPDX-License-Identifier: MIT
 *
 * test_odd_texts.c - texts in the notations of other programs, whole, damaged and strange: what each comes to, or
 * what is told of it, to the letter.
 */
#include "support/support.h"

#include "base/text.h"

typedef struct odd_text {
    const char *format; /* that is asked for; NULL: none. "rows:cube4", ":9": a shape is, too */
    const char *text, *told;
} odd_text;

#include "brink_texts.h"
#include "damaged_texts.h"
#include "edge_texts.h"
#include "found_texts.h"
#include "further_texts.h"
#include "joined_texts.h"
#include "odd_texts.h"
#include "rare_texts.h"
#include "rarer_texts.h"
#include "seldom_texts.h"
#include "written_texts.h"

static void put_count(hf_text *told, const char *what, uint32_t count)
{
    if (count == 0)
        return;
    hf_text_add(told, ", ");
    hf_text_add(told, what);
    hf_text_char(told, ' ');
    hf_text_number(told, count);
}

/* "4x4: 1..............., houses 12, killer cage 1, entries 1" */
static void put_puzzle(const hf_puzzle *puzzle, hf_text *told)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    uint32_t counts[HF_CONSTRAINT_KINDS] = {0}, entries = 0, marks = 0;
    hf_text_number(told, hf_shape_rows(shape));
    hf_text_char(told, 'x');
    hf_text_number(told, hf_shape_columns(shape));
    hf_text_add(told, ": ");
    for (uint32_t cell = 0; cell < hf_shape_cells(shape); cell++) {
        uint32_t value = hf_puzzle_value(puzzle, cell);
        if (cell < 81)
            hf_text_char(told, value == 0 ? '.' : hf_format_symbol(value));
        entries += value != 0 && hf_puzzle_clue(puzzle, cell) == 0;
        marks += hf_puzzle_marks(puzzle, cell) != NULL;
    }
    put_count(told, "houses", hf_shape_houses(shape));
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++)
        counts[hf_puzzle_constraint_kind(puzzle, i)]++;
    for (int k = 0; k < HF_CONSTRAINT_KINDS; k++)
        put_count(told, hf_constraint_kind_name((hf_constraint_kind)k), counts[k]);
    put_count(told, "entries", entries);
    put_count(told, "marks", marks);
}

/* The puzzle, its comment and what was passed over; or the message with its place. */
static void put_outcome(hf_reader *reader, const hf_record *record, hf_status status, hf_text *told)
{
    hf_puzzle *puzzle;
    if (status == HF_END) {
        hf_text_add(told, "nothing");
        return;
    }
    if (status != HF_OK) {
        hf_text_number(told, record->line);
        hf_text_char(told, ':');
        hf_text_number(told, record->column);
        hf_text_add(told, ": ");
        hf_text_add(told, record->message);
        return;
    }
    assert_int_equal(hf_reader_puzzle(reader, record, &puzzle), HF_OK);
    put_puzzle(puzzle, told);
    hf_puzzle_free(puzzle);
    if (record->comment_length > 0) {
        hf_text_add(told, ", comment ");
        hf_text_bytes(told, record->comment, record->comment_length);
    }
    if (record->ignored[0] != '\0') {
        hf_text_add(told, ", ignored ");
        hf_text_add(told, record->ignored);
    }
}

/* "rows:cube4", ":9", ":2x3": the format, the shape; a shape of no size leaves it open. ":ignore", ":zero": these
 * options. */
static void set_options(const char *asked, hf_read_options *options, hf_shape_spec *spec)
{
    static const struct {
        const char *name;
        hf_layout layout;
    } layouts[] = {{"cube", HF_LAYOUT_CUBE},     {"roxdoku", HF_LAYOUT_ROXDOKU},
                   {"jigsaw", HF_LAYOUT_JIGSAW}, {"latin", HF_LAYOUT_LATIN},
                   {"boxes", HF_LAYOUT_BOXES},   {"rectangle", HF_LAYOUT_RECTANGLE}};
    char name[40];
    const char *shape = asked ? strchr(asked, ':') : NULL, *by = shape ? strchr(shape, 'x') : NULL;
    size_t length = shape ? (size_t)(shape - asked) : asked ? strlen(asked) : 0;
    assert_true(length < sizeof name);
    memcpy(name, asked ? asked : "", length);
    name[length] = '\0';
    options->format = length ? hf_format_named(name) : NULL;
    assert_true(options->format || length == 0);
    if (!shape)
        return;
    options->ignore_constraints = strcmp(shape, ":ignore") == 0;
    options->zero_is_symbol = strcmp(shape, ":zero") == 0;
    if (options->ignore_constraints || options->zero_is_symbol)
        return;
    options->spec = spec;
    if (strchr("123456789", *++shape)) {
        hf_shape_spec_square(spec, (uint32_t)atoi(shape));
        if (by)
            hf_shape_spec_boxes(spec, (uint32_t)atoi(shape), (uint32_t)atoi(by + 1));
        return;
    }
    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++)
        if (strncmp(shape, layouts[i].name, strlen(layouts[i].name)) == 0) {
            spec->layout = layouts[i].layout;
            spec->size = (uint32_t)atoi(shape + strlen(layouts[i].name));
            return;
        }
    fail_msg("no such shape: %s", asked);
}

/* What is told of the first record of a text, which lies in memory of its own length: a sanitizer sees what is read
 * beyond it. */
static void tell(const odd_text *odd, char *buffer, size_t size)
{
    hf_text told = hf_text_make(buffer, size);
    hf_read_options options;
    hf_shape_spec spec = {0};
    hf_reader *reader;
    hf_record record;
    size_t length = strlen(odd->text);
    char *text = malloc(length + 1);
    assert_non_null(text);
    memcpy(text, odd->text, length);
    hf_read_options_init(&options, sizeof options);
    set_options(odd->format, &options, &spec);
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    size_t cut = hf_reader_cut(reader, text, length, true);
    assert_true(cut > 0 || length == 0);
    size_t early = hf_reader_cut(reader, text, length, false); /* while more may come */
    while (early > 0 && early < cut && strchr(" \t\r\n", text[early]))
        early++; /* the end of the line may come by itself */
    if (early != 0 && early != cut)
        print_message("# %s: cut at %zu instead of %zu\n", odd->text, early, cut);
    assert_true(early == 0 || early == cut);
    put_outcome(reader, &record, hf_reader_parse(reader, text, cut, &record), &told);
    if (cut < length) {
        hf_text_add(&told, " + ");
        hf_text_number(&told, length - cut);
        hf_text_add(&told, " bytes");
    }
    hf_reader_free(reader);
    free(text);
}

static void judge(const odd_text *odd, size_t count)
{
    unsigned wrong = 0;
    for (size_t i = 0; i < count; i++) {
        char told[500];
        tell(&odd[i], told, sizeof told);
        if (strcmp(told, odd[i].told) == 0)
            continue;
        print_message("# %s\n%s\n", odd[i].format ? odd[i].format : "", odd[i].text);
        print_message("#   told: %s\n#   expected: %s\n", told, odd[i].told);
        wrong++;
    }
    assert_int_equal(wrong, 0);
}

#define TEST(name)                                                                                 \
    static void texts_of_##name(void **state)                                                      \
    {                                                                                              \
        (void)state;                                                                               \
        judge(name##_texts, sizeof name##_texts / sizeof *name##_texts);                           \
    }

TEST(json)
TEST(scl)
TEST(killer)
TEST(sgt)
TEST(hodoku)
TEST(marks)
TEST(sdk)
TEST(opensudoku)
TEST(url)
TEST(line)
TEST(tokens)
TEST(csv)
TEST(fold)
TEST(sudokupad)
TEST(rare)
TEST(rarer)
TEST(found)
TEST(joined)
TEST(seldom)
TEST(brink)
TEST(damaged)
TEST(further)
TEST(edge)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_of_json),    cmocka_unit_test(texts_of_scl),
        cmocka_unit_test(texts_of_killer),  cmocka_unit_test(texts_of_sgt),
        cmocka_unit_test(texts_of_hodoku),  cmocka_unit_test(texts_of_marks),
        cmocka_unit_test(texts_of_sdk),     cmocka_unit_test(texts_of_opensudoku),
        cmocka_unit_test(texts_of_url),     cmocka_unit_test(texts_of_line),
        cmocka_unit_test(texts_of_tokens),  cmocka_unit_test(texts_of_csv),
        cmocka_unit_test(texts_of_fold),    cmocka_unit_test(texts_of_sudokupad),
        cmocka_unit_test(texts_of_rare),    cmocka_unit_test(texts_of_rarer),
        cmocka_unit_test(texts_of_found),   cmocka_unit_test(texts_of_joined),
        cmocka_unit_test(texts_of_seldom),  cmocka_unit_test(texts_of_damaged),
        cmocka_unit_test(texts_of_further), cmocka_unit_test(texts_of_edge),
        cmocka_unit_test(texts_of_brink),
    };
    return cmocka_run_group_tests_name("odd_texts", tests, NULL, NULL);
}
