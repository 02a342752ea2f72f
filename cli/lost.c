/* SPDX-License-Identifier: MIT
 *
 * lost.c - see lost.h.
 */
#include "lost.h"

#include <string.h>

#include "houseful/houseful.h"

bool hf_lost_is_odd(const hf_shape *shape)
{
    const hf_shape_spec *spec = hf_shape_spec_of(shape);
    return spec->layout != HF_LAYOUT_BOXES || spec->extras || spec->listed_houses;
}

bool hf_lost_was_said(const hf_board_args *asked)
{
    return asked->layout || asked->regions || asked->x || asked->windoku || asked->latin ||
           asked->jigsaw || asked->cube || asked->roxdoku;
}

/* Is each house of `a` one of `b`? Jigsaw pieces may be numbered otherwise there. */
static bool has_houses_of(const hf_shape *b, const hf_shape *a)
{
    const size_t length = hf_shape_size(a) * sizeof(uint32_t);
    for (uint32_t h = 0; h < hf_shape_houses(a); h++) {
        uint32_t k = h; /* usually the same place */
        for (uint32_t tries = 0; memcmp(hf_shape_house(a, h), hf_shape_house(b, k), length) != 0;) {
            if (++tries == hf_shape_houses(b))
                return false;
            k = (k + 1) % hf_shape_houses(b);
        }
    }
    return true;
}

bool hf_lost_same_houses(const hf_shape *a, const hf_shape *b)
{
    return hf_shape_size(a) == hf_shape_size(b) && hf_shape_houses(a) == hf_shape_houses(b) &&
           hf_shape_cells(a) == hf_shape_cells(b) && has_houses_of(a, b) && has_houses_of(b, a);
}

hf_puzzle *hf_lost_read(hf_work *work, const char *text)
{
    const size_t length = strlen(text);
    hf_reader *reader = NULL;
    hf_puzzle *puzzle = NULL;
    hf_record record;
    hf_status status = hf_reader_new(NULL, &reader);
    if (status == HF_OK) {
        hf_reader_look(reader, text, length);
        status = hf_reader_parse(reader, text, hf_reader_cut(reader, text, length, true), &record);
    }
    if (status == HF_OK)
        status = hf_reader_puzzle(reader, &record, &puzzle);
    work->no_memory |= status == HF_NO_MEMORY;
    hf_reader_free(reader);
    return puzzle;
}

void hf_lost_tell_text(hf_work *work, const hf_item *item, const hf_board_args *asked,
                       const hf_shape *shape, const char *text, const char *what)
{
    if (hf_lost_was_said(asked) || !hf_lost_is_odd(shape))
        return;
    hf_puzzle *again = hf_lost_read(work, text);
    if (again && !hf_lost_same_houses(hf_puzzle_shape(again), shape))
        hf_out_format(&work->messages,
                      "%s:%zu:1: the %s does not tell which houses this board has\n", item->source,
                      item->line, what);
    hf_puzzle_free(again);
}

void hf_lost_tell(hf_work *work, const hf_item *item, const hf_board_args *asked,
                  const hf_grid *grid)
{
    hf_out line = {0};
    if (hf_lost_was_said(asked) || !hf_lost_is_odd(hf_grid_shape(grid)))
        return;
    hf_out_line(&line, grid);
    hf_out_char(&line, '\0');
    work->no_memory |= line.failed;
    if (!line.failed)
        hf_lost_tell_text(work, item, asked, hf_grid_shape(grid), line.data, "line");
    hf_out_free(&line);
}
