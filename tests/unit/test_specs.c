/* SPDX-License-Identifier: MIT
 *
 * test_specs.c - descriptions of boards: which are the same, which are none, and what is said of it.
 */
#include "support/support.h"

static const uint16_t regions[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
static const uint16_t other_regions[16] = {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3};
static const uint16_t too_many[16] = {0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
static const uint16_t too_high[16] = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4};
static const uint16_t strip[8] = {0, 0, 0, 0, 1, 1, 1, 1};
static const uint16_t uneven_strip[8] = {0, 0, 0, 0, 0, 1, 1, 1};
static const uint16_t loose_strip[8] = {0, 0, 0, 0, HF_NO_REGION, HF_NO_REGION, HF_NO_REGION, 9};
static const uint32_t houses[] = {0, 1, 2, 2, 3, 4, 0, 4, 5};
static const uint32_t other_houses[] = {0, 1, 2, 2, 3, 5, 0, 4, 5};
static const uint32_t twice[] = {0, 1, 1, 2, 3, 4, 0, 4, 5};
static const uint32_t beyond[] = {0, 1, 6, 2, 3, 4, 0, 4, 5};
static const uint32_t diagonal[] = {0, 5, 10, 15}, other_diagonal[] = {3, 6, 9, 12};

#define CUSTOM(list, cells, count)                                                                 \
    {                                                                                              \
        .layout = HF_LAYOUT_CUSTOM, .size = 3, .custom = (list), .custom_cells = (cells),          \
        .custom_houses = (count)                                                                   \
    }
#define RECTANGLE(n, r, c, map)                                                                    \
    {                                                                                              \
        .layout = HF_LAYOUT_RECTANGLE, .size = (n), .rows = (r), .columns = (c), .regions = (map)  \
    }

/* All different, each a board. */
static const hf_shape_spec boards[] = {
    {.layout = HF_LAYOUT_BOXES, .size = 6, .box_rows = 2, .box_columns = 3},
    {.layout = HF_LAYOUT_BOXES, .size = 6, .box_rows = 3, .box_columns = 2},
    {.layout = HF_LAYOUT_BOXES, .size = 4, .box_rows = 2, .box_columns = 2},
    {.layout = HF_LAYOUT_BOXES,
     .size = 4,
     .box_rows = 2,
     .box_columns = 2,
     .extras = HF_EXTRA_DIAGONALS},
    {.layout = HF_LAYOUT_BOXES,
     .size = 4,
     .box_rows = 2,
     .box_columns = 2,
     .symbols = HF_SYMBOLS_ZERO},
    {.layout = HF_LAYOUT_BOXES,
     .size = 4,
     .box_rows = 2,
     .box_columns = 2,
     .listed = diagonal,
     .listed_houses = 1},
    {.layout = HF_LAYOUT_BOXES,
     .size = 4,
     .box_rows = 2,
     .box_columns = 2,
     .listed = other_diagonal,
     .listed_houses = 1},
    {.layout = HF_LAYOUT_LATIN, .size = 4},
    {.layout = HF_LAYOUT_LATIN, .size = 5},
    {.layout = HF_LAYOUT_CUBE, .size = 4, .box_rows = 2, .box_columns = 2},
    {.layout = HF_LAYOUT_ROXDOKU, .size = 9},
    {.layout = HF_LAYOUT_JIGSAW, .size = 4, .regions = regions},
    {.layout = HF_LAYOUT_JIGSAW, .size = 4, .regions = other_regions},
    CUSTOM(houses, 6, 3),
    CUSTOM(other_houses, 6, 3),
    CUSTOM(houses, 6, 2),
    CUSTOM(houses, 7, 3),
    RECTANGLE(4, 2, 4, strip),
    RECTANGLE(4, 2, 4, NULL),
    RECTANGLE(4, 4, 2, strip),
    RECTANGLE(4, 3, 4, NULL),
    RECTANGLE(4, 3, 3, NULL), /* none of its parts is a house */
};
enum { BOARDS = sizeof boards / sizeof *boards };

static void only_equals_are_the_same(void **state)
{
    (void)state;
    for (size_t a = 0; a < BOARDS; a++) {
        hf_shape *shape = test_shape(boards[a]);
        for (size_t b = 0; b < BOARDS; b++)
            assert_int_equal(hf_shape_same(hf_shape_spec_of(shape), &boards[b]), a == b);
        hf_shape_free(shape);
    }
}

static void what_is_no_board_is_refused(void **state)
{
    static const struct {
        hf_shape_spec spec;
        hf_status status;
    } cases[] = {
        {{.layout = HF_LAYOUT_BOXES, .size = 0}, HF_BAD_SHAPE},
        {{.layout = HF_LAYOUT_BOXES, .size = 7}, HF_BAD_SHAPE},
        {{.layout = HF_LAYOUT_BOXES, .size = 6, .box_columns = 7}, HF_BAD_SHAPE},
        {{.layout = HF_LAYOUT_BOXES, .size = 6, .box_rows = 7}, HF_BAD_SHAPE},
        {{.layout = HF_LAYOUT_BOXES, .size = 6, .box_rows = 6}, HF_BAD_SHAPE},
        {{.layout = HF_LAYOUT_BOXES, .size = 6, .box_columns = 6}, HF_BAD_SHAPE},
        {{.layout = HF_LAYOUT_BOXES, .size = 6, .box_rows = 2, .box_columns = 2}, HF_BAD_SHAPE},
        {{.layout = HF_LAYOUT_BOXES, .size = 6, .box_rows = 2}, HF_OK},
        {{.layout = HF_LAYOUT_BOXES, .size = 6, .box_columns = 2}, HF_OK},
        {{.layout = HF_LAYOUT_BOXES, .size = 1}, HF_OK},
        {{.layout = HF_LAYOUT_BOXES, .size = HF_MAX_SIZE + 1}, HF_TOO_LARGE},
        {{.layout = HF_LAYOUT_CUBE, .size = HF_MAX_SIZE}, HF_TOO_LARGE},
        {{.layout = HF_LAYOUT_CUBE, .size = 1}, HF_OK},
        {{.layout = HF_LAYOUT_ROXDOKU, .size = 8}, HF_BAD_SHAPE},
        {{.layout = HF_LAYOUT_ROXDOKU, .size = 9, .extras = HF_EXTRA_DIAGONALS}, HF_BAD_SHAPE},
        {{.layout = HF_LAYOUT_LATIN, .size = 9, .extras = 4}, HF_BAD_SHAPE},
        {{.layout = HF_LAYOUT_LATIN, .size = 8, .extras = HF_EXTRA_WINDOWS}, HF_BAD_SHAPE},
        {{.layout = HF_LAYOUT_LATIN, .size = 9, .extras = HF_EXTRA_WINDOWS}, HF_OK},
        {{.layout = HF_LAYOUT_JIGSAW, .size = 4}, HF_BAD_SHAPE},
        {{.layout = HF_LAYOUT_JIGSAW, .size = 4, .regions = too_many}, HF_BAD_SHAPE},
        {{.layout = HF_LAYOUT_JIGSAW, .size = 4, .regions = too_high}, HF_BAD_SHAPE},
        {CUSTOM(NULL, 6, 3), HF_BAD_SHAPE},
        {CUSTOM(houses, 0, 3), HF_BAD_SHAPE},
        {CUSTOM(houses, 6, 0), HF_BAD_SHAPE},
        {CUSTOM(twice, 6, 3), HF_BAD_SHAPE},
        {CUSTOM(beyond, 6, 3), HF_BAD_SHAPE},
        {CUSTOM(houses, HF_MAX_CELLS + 1u, 3), HF_TOO_LARGE},
        {CUSTOM(houses, 6, HF_MAX_CELLS + 1u), HF_TOO_LARGE},
        {RECTANGLE(4, 0, 4, strip), HF_BAD_SHAPE},
        {RECTANGLE(4, 2, 0, strip), HF_BAD_SHAPE},
        {RECTANGLE(4, 5, 2, NULL), HF_BAD_SHAPE},
        {RECTANGLE(4, 2, 5, NULL), HF_BAD_SHAPE},
        {RECTANGLE(4, 2, 4, uneven_strip), HF_BAD_SHAPE},
        {RECTANGLE(4, 2, 4, loose_strip), HF_BAD_SHAPE},
        {{.layout = HF_LAYOUT_LATIN, .size = 4, .listed_houses = 1}, HF_BAD_SHAPE},
        {{.layout = HF_LAYOUT_LATIN,
          .size = 4,
          .listed = diagonal,
          .listed_houses = HF_MAX_CELLS + 1u},
         HF_TOO_LARGE},
        {{.layout = HF_LAYOUT_LATIN, .size = 4, .unused = 1}, HF_UNSUPPORTED},
        {{.layout = HF_LAYOUT_LATIN, .size = 4, .symbols = HF_SYMBOLS_LETTERS + 1}, HF_UNSUPPORTED},
        {{.layout = (hf_layout)99, .size = 4}, HF_BAD_SHAPE},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hf_shape *shape = NULL;
        hf_status status = hf_shape_new(&cases[i].spec, &shape);
        if (status != cases[i].status)
            fail_msg("case %d: %s", (int)i, hf_status_text(status));
        assert_int_equal(shape != NULL, status == HF_OK);
        hf_shape_free(shape);
    }
}

/* Boxes so large that their product would not be a number of symbols are no board. */
static void large_boxes_are_none(void **state)
{
    static const uint32_t sides[][2] = {{HF_MAX_SIZE + 1, 2}, {2, HF_MAX_SIZE + 1}, {65536, 65536}};
    (void)state;
    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
        hf_shape_spec spec;
        hf_shape *shape;
        hf_shape_spec_boxes(&spec, sides[i][0], sides[i][1]);
        assert_int_equal(hf_shape_new(&spec, &shape), HF_BAD_SHAPE);
    }
}

/* Each status has words of its own, also one that a later version may add. */
static void every_status_has_words(void **state)
{
    (void)state;
    int texts = 0;
    for (int a = HF_STOPPED - 1; a <= HF_OK; a++, texts++) {
        assert_true(strlen(hf_status_text((hf_status)a)) > 1);
        for (int b = HF_STOPPED - 1; b < a; b++)
            assert_string_not_equal(hf_status_text((hf_status)a), hf_status_text((hf_status)b));
    }
    assert_int_equal(texts, 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_equals_are_the_same),
        cmocka_unit_test(what_is_no_board_is_refused),
        cmocka_unit_test(large_boxes_are_none),
        cmocka_unit_test(every_status_has_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
