/* SPDX-License-Identifier: MIT
 *
 * stage.h - a board, and a step that is made by hand to be told.
 */
#ifndef TESTS_SUPPORT_STAGE_H
#define TESTS_SUPPORT_STAGE_H

#include "logic/rule.h"
#include "support/support.h"

typedef struct stage {
    hf_shape *shape;
    hf_logic *logic;
    hf_board *board;
    hf_grid *grid;
    hf_step *step;
} stage;

static inline stage open_stage(hf_shape_spec spec)
{
    stage s = {.shape = test_shape(spec)};
    assert_int_equal(hf_logic_new(s.shape, &s.logic), HF_OK);
    assert_int_equal(hf_board_new(s.shape, &s.board), HF_OK);
    assert_int_equal(hf_grid_new(s.shape, &s.grid), HF_OK);
    assert_int_equal(hf_step_new(&s.step), HF_OK);
    hf_board_load(s.board, s.grid);
    return s;
}

static inline void close_stage(stage *s)
{
    hf_step_free(s->step);
    hf_grid_free(s->grid);
    hf_board_free(s->board);
    hf_logic_free(s->logic);
    hf_shape_free(s->shape);
}

/* A cell of a board of nine columns. */
static inline uint32_t at(uint32_t row, uint32_t column)
{
    return (row - 1) * 9 + column - 1;
}

static inline void begin(stage *s, const char *key)
{
    hf_step_clear(s->step);
    s->step->rule = hf_rule_named(key);
    assert_non_null(s->step->rule);
}

static char text[1 << 20];

static inline const char *tell(const stage *s, hf_part part, hf_cell_names names)
{
    hf_scene scene = {.board = s->board, .step = s->step, .names = names};
    assert_true(hf_explain_write(&scene, part, text, sizeof text) < sizeof text);
    return text;
}

#endif
