/* SPDX-License-Identifier: MIT
 *
 * animate.c - noting what happens; animate_svg.c draws it.
 */
#include "animate.h"

#include <stdlib.h>
#include <string.h>

enum { LARGEST = 16 };

bool hf_animation_open(hf_animation *a, const hf_shape *shape)
{
    const hf_shape_spec *spec = hf_shape_spec_of(shape);
    uint32_t cells = hf_shape_cells(shape);

    *a = (hf_animation){.shape = shape, .size = hf_shape_size(shape)};
    if (a->size > LARGEST || cells != a->size * a->size ||
        (spec->layout != HF_LAYOUT_BOXES && spec->layout != HF_LAYOUT_LATIN &&
         spec->layout != HF_LAYOUT_JIGSAW))
        return false;
    a->rows = a->columns = a->size;
    a->leaves = calloc((size_t)cells * a->size, sizeof *a->leaves);
    a->arrives = calloc(cells, sizeof *a->arrives);
    a->no_memory = !a->leaves || !a->arrives || hf_grid_new(shape, &a->end) != HF_OK;
    return !a->no_memory;
}

void hf_animation_close(hf_animation *a)
{
    free(a->leaves);
    free(a->arrives);
    hf_grid_free(a->end);
    free(a->steps);
    free(a->cells);
    *a = (hf_animation){0};
}

/* What stands on the board before step `number`. A bet that fails takes things back; then the last
 * time counts. */
static void note_position(hf_animation *a, const hf_board *board, uint32_t number)
{
    uint32_t cells = hf_shape_cells(a->shape);

    for (uint32_t c = 0; c < cells; c++) {
        if (hf_board_value(board, c))
            continue;
        a->arrives[c] = number;
        for (uint32_t d = 1; d <= a->size; d++)
            if (hf_board_has(board, c, d))
                a->leaves[c * a->size + d - 1] = number;
    }
}

static void add_cell(hf_animation *a, uint32_t cell)
{
    if (a->cell_count == a->cell_room) {
        uint32_t room = a->cell_room ? 2 * a->cell_room : 256;
        uint32_t *cells = realloc(a->cells, room * sizeof *cells);
        if (!cells) {
            a->no_memory = true;
            return;
        }
        a->cells = cells;
        a->cell_room = room;
    }
    a->cells[a->cell_count++] = cell;
}

static hf_animation_step *add_step(hf_animation *a)
{
    if (a->count == a->room) {
        uint32_t room = a->room ? 2 * a->room : 64;
        hf_animation_step *steps = realloc(a->steps, room * sizeof *steps);
        if (!steps) {
            a->no_memory = true;
            return NULL;
        }
        a->steps = steps;
        a->room = room;
    }
    a->steps[a->count] = (hf_animation_step){.from = a->cell_count, .place = HF_ANIMATION_NONE};
    return &a->steps[a->count++];
}

void hf_animation_step_next(hf_animation *a, const hf_scene *scene)
{
    const hf_step *step = scene->step;
    hf_animation_step *s = a->no_memory ? NULL : add_step(a);

    if (!s)
        return;
    note_position(a, scene->board, a->count);
    hf_explain_write(scene, HF_PART_TITLE, s->title, sizeof s->title);
    hf_explain_write(scene, HF_PART_LINE, s->line, sizeof s->line);
    for (uint32_t i = 0; i < step->marks; i++)
        add_cell(a, step->mark[i].cell);
    s->marked = a->cell_count - s->from;
    for (uint32_t i = 0; i < step->eliminations; i++)
        add_cell(a, step->eliminate[i].cell * a->size + step->eliminate[i].symbol - 1);
    s->struck = a->cell_count - s->from - s->marked;
    if (step->places > 0)
        s->place = step->place[0].cell;
}
