/* SPDX-License-Identifier: MIT
 *
 * test_texts.c - texts as people type and paste them and as programs write them, whole, damaged and strange: what each
 * comes to, or what is told of it, to the letter (unit/texts/).
 */
#include "support/told.h"

#include "unit/texts/asked.h"
#include "unit/texts/below.h"
#include "unit/texts/cells.h"
#include "unit/texts/constraints.h"
#include "unit/texts/damaged.h"
#include "unit/texts/formats.h"
#include "unit/texts/formats_constraints.h"
#include "unit/texts/frames.h"
#include "unit/texts/fuzzed.h"
#include "unit/texts/headings.h"
#include "unit/texts/labels.h"
#include "unit/texts/lines.h"
#include "unit/texts/lists.h"
#include "unit/texts/maps.h"
#include "unit/texts/markup.h"
#include "unit/texts/objects.h"
#include "unit/texts/rows.h"
#include "unit/texts/sections.h"
#include "unit/texts/several.h"
#include "unit/texts/tables.h"

/* Each text is told of as it says; and, if it does not wait for what stands below it, however it arrives. */
static void judge(const told_text *texts, size_t count, bool waits)
{
    static char told[1 << 14];
    unsigned wrong = 0;
    for (size_t i = 0; i < count; i++) {
        hf_read_options options;
        hf_shape_spec spec;
        told_options(&texts[i], &options, &spec);
        wrong += waits ? 0 : told_pieces("text", texts[i].text, strlen(texts[i].text), &options);
        told_tell(&texts[i], told, sizeof told);
        if (strcmp(told, texts[i].told) == 0)
            continue;
        print_message("# %s\n%s\n", texts[i].asked ? texts[i].asked : "", texts[i].text);
        print_message("#   told: %s\n#   expected: %s\n", told, texts[i].told);
        wrong++;
    }
    assert_int_equal(wrong, 0);
}

#define TEST(name)                                                                                 \
    static void texts_of_##name(void **state)                                                      \
    {                                                                                              \
        (void)state;                                                                               \
        judge(name##_texts, sizeof name##_texts / sizeof *name##_texts,                            \
              strcmp(#name, "below") == 0);                                                        \
    }

TEST(json)
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
TEST(scl)
TEST(killer)
TEST(sgt)
TEST(rows)
TEST(lines)
TEST(headings)
TEST(labels)
TEST(frames)
TEST(tables)
TEST(lists)
TEST(objects)
TEST(markup)
TEST(cells)
TEST(several)
TEST(sections)
TEST(maps)
TEST(below)
TEST(constraints)
TEST(asked)
TEST(damaged)
TEST(fuzzed)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_of_json),        cmocka_unit_test(texts_of_hodoku),
        cmocka_unit_test(texts_of_marks),       cmocka_unit_test(texts_of_sdk),
        cmocka_unit_test(texts_of_opensudoku),  cmocka_unit_test(texts_of_url),
        cmocka_unit_test(texts_of_line),        cmocka_unit_test(texts_of_tokens),
        cmocka_unit_test(texts_of_csv),         cmocka_unit_test(texts_of_fold),
        cmocka_unit_test(texts_of_sudokupad),   cmocka_unit_test(texts_of_scl),
        cmocka_unit_test(texts_of_killer),      cmocka_unit_test(texts_of_sgt),
        cmocka_unit_test(texts_of_rows),        cmocka_unit_test(texts_of_lines),
        cmocka_unit_test(texts_of_headings),    cmocka_unit_test(texts_of_labels),
        cmocka_unit_test(texts_of_frames),      cmocka_unit_test(texts_of_tables),
        cmocka_unit_test(texts_of_lists),       cmocka_unit_test(texts_of_objects),
        cmocka_unit_test(texts_of_markup),      cmocka_unit_test(texts_of_cells),
        cmocka_unit_test(texts_of_several),     cmocka_unit_test(texts_of_sections),
        cmocka_unit_test(texts_of_maps),        cmocka_unit_test(texts_of_below),
        cmocka_unit_test(texts_of_constraints), cmocka_unit_test(texts_of_asked),
        cmocka_unit_test(texts_of_damaged),     cmocka_unit_test(texts_of_fuzzed),
    };
    return cmocka_run_group_tests_name("texts", tests, NULL, NULL);
}
