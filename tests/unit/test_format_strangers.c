/* SPDX-License-Identifier: MIT
 *
 * test_format_strangers.c - boards as people wrote them who knew none of our formats.
 */
#include "support/typed.h"

#include "stranger_texts.h"

#include "stranger_odds.h"

#include "stranger_brinks.h"

#include "stranger_ends.h"

static void check(const stranger_text *texts, size_t count)
{
    unsigned wrong = 0;
    for (size_t i = 0; i < count; i++) {
        const stranger_text *t = &texts[i];
        typed_outcome all = typed_read_all(t->text);
        bool jigsaw = all.layout == HF_LAYOUT_JIGSAW;
        bool good = all.boards == t->boards && (all.mistakes > 0) == (t->boards == 0) &&
                    (t->boards == 0 || (strcmp(all.line, t->last) == 0 && jigsaw == t->jigsaw));
        if (!good) {
            print_message("# %s\n# read as %s: %s\n", t->text, all.line, all.message);
            wrong++;
        }
    }
    assert_int_equal(wrong, 0);
}

#define THEME(name)                                                                                \
    static void test_##name(void **state)                                                          \
    {                                                                                              \
        (void)state;                                                                               \
        check(name, sizeof name / sizeof *name);                                                   \
    }

THEME(tables_with_margins)
THEME(maps_behind_lines)
THEME(objects_with_maps)
THEME(wide_blanks)
THEME(numbers_with_a_base)
THEME(boards_of_other_sizes_on_a_line)
THEME(rulers_beside_frames)
THEME(what_programs_print)
THEME(boards_that_follow_each_other)
THEME(remarks_of_other_languages)
THEME(odd_relatives)
THEME(boards_in_attributes)
THEME(rows_or_something_else)
THEME(objects_of_other_programs)
THEME(lines_joined_and_fenced)
THEME(tables_of_databases)
THEME(names_beside_frames)
THEME(rows_below_their_size)
THEME(words_for_empty_cells)
THEME(headings_and_what_they_say)
THEME(lists_and_their_ends)
THEME(tables_of_other_widths)
THEME(boards_in_tags)
THEME(frames_that_end_twice)
THEME(remarks_and_rules)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tables_with_margins),
        cmocka_unit_test(test_maps_behind_lines),
        cmocka_unit_test(test_objects_with_maps),
        cmocka_unit_test(test_wide_blanks),
        cmocka_unit_test(test_numbers_with_a_base),
        cmocka_unit_test(test_boards_of_other_sizes_on_a_line),
        cmocka_unit_test(test_rulers_beside_frames),
        cmocka_unit_test(test_what_programs_print),
        cmocka_unit_test(test_boards_that_follow_each_other),
        cmocka_unit_test(test_remarks_of_other_languages),
        cmocka_unit_test(test_odd_relatives),
        cmocka_unit_test(test_boards_in_attributes),
        cmocka_unit_test(test_rows_or_something_else),
        cmocka_unit_test(test_objects_of_other_programs),
        cmocka_unit_test(test_lines_joined_and_fenced),
        cmocka_unit_test(test_tables_of_databases),
        cmocka_unit_test(test_names_beside_frames),
        cmocka_unit_test(test_rows_below_their_size),
        cmocka_unit_test(test_words_for_empty_cells),
        cmocka_unit_test(test_headings_and_what_they_say),
        cmocka_unit_test(test_lists_and_their_ends),
        cmocka_unit_test(test_tables_of_other_widths),
        cmocka_unit_test(test_boards_in_tags),
        cmocka_unit_test(test_frames_that_end_twice),
        cmocka_unit_test(test_remarks_and_rules),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
