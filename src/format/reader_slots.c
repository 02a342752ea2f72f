/* SPDX-License-Identifier: MIT
 *
 * reader_slots.c - the shapes a reader has met, with a grid each, so that a long file costs no
 * allocation per record; and which shape a text means that says only how many cells or columns.
 */
#include <stdlib.h>

#include "base/assert.h"
#include "format/rows/block.h"
#include "grid/grid_data.h"
#include "grid/spec.h"

/* ---- which shape ----------------------------------------------------------------------------- */

/* Completes a specification whose size or boxes are open. */
static hf_shape_spec with_size(const hf_reader *reader, uint32_t size)
{
    hf_shape_spec spec = reader->spec;
    if (!reader->options.spec)
        hf_shape_spec_square(&spec, size);
    else if ((spec.size == 0 || spec.box_rows == 0) && spec.layout == HF_LAYOUT_BOXES &&
             spec.box_rows * spec.box_columns != size) {
        hf_shape_spec usual;
        hf_shape_spec_square(&usual, size);
        spec.layout = usual.layout;
        spec.box_rows = usual.box_rows;
        spec.box_columns = usual.box_columns;
    }
    spec.size = size;
    return spec;
}

static bool size_fits(const hf_reader *reader, uint32_t size)
{
    return size >= 1 && size <= HF_MAX_SIZE &&
           (!reader->options.spec || reader->spec.size == 0 || reader->spec.size == size);
}

/* A board that is not N rows of N: the text has its measure or not. */
static bool take_as_asked(const hf_reader *reader, bool fits, hf_shape_spec *spec)
{
    *spec = reader->spec;
    return fits;
}

bool hf_reader_spec_for_cells(const hf_reader *reader, size_t cells, hf_shape_spec *spec)
{
    hf_layout layout = reader->options.spec ? reader->spec.layout : HF_LAYOUT_BOXES;
    uint32_t size = 0;
    if (layout == HF_LAYOUT_CUSTOM || layout == HF_LAYOUT_RECTANGLE)
        return take_as_asked(reader, cells == hf_spec_cells(&reader->spec), spec);
    if (layout == HF_LAYOUT_CUBE)
        size = hf_spec_cube_root(cells);
    else if (layout == HF_LAYOUT_ROXDOKU)
        size = hf_spec_cube_root(cells) * hf_spec_cube_root(cells);
    else
        size = hf_spec_square_root(cells);
    if (!size_fits(reader, size))
        return false;
    *spec = with_size(reader, size);
    return true;
}

bool hf_reader_spec_for_columns(const hf_reader *reader, uint32_t columns, hf_shape_spec *spec)
{
    hf_layout layout = reader->options.spec ? reader->spec.layout : HF_LAYOUT_BOXES;
    uint32_t size = columns;
    if (columns > HF_MAX_SIZE)
        return false;
    if (layout == HF_LAYOUT_CUSTOM || layout == HF_LAYOUT_RECTANGLE)
        return take_as_asked(reader, columns == hf_block_known_columns(reader), spec);
    if (layout == HF_LAYOUT_ROXDOKU)
        size = columns * columns;
    if (!size_fits(reader, size))
        return false;
    *spec = with_size(reader, size);
    return true;
}

/* ---- slots ----------------------------------------------------------------------------------- */

void hf_slot_close(hf_slot *slot)
{
    free(slot->marks);
    free(slot->placed);
    free(slot->allowed);
    hf_board_free(slot->board);
    hf_board_free(slot->plain);
    hf_grid_free(slot->grid);
    hf_shape_free(slot->shape);
    *slot = (hf_slot){0};
}

static hf_slot *find_slot(hf_reader *reader, const hf_shape_spec *spec)
{
    for (size_t i = 0; i < reader->slot_count; i++)
        if (hf_shape_same(hf_shape_spec_of(reader->slots[i].shape), spec))
            return &reader->slots[i];
    return NULL;
}

/* A slot to fill: a new one, or the one that has been idle longest. */
static hf_slot *free_slot(hf_reader *reader)
{
    if (reader->slot_count < HF_READER_SLOTS)
        return &reader->slots[reader->slot_count];
    hf_slot *idle = NULL;
    for (size_t i = 0; i < reader->slot_count; i++) {
        hf_slot *slot = &reader->slots[i];
        if (slot != reader->nine && (!idle || slot->used < idle->used))
            idle = slot;
    }
    return idle;
}

hf_status hf_reader_slot(hf_reader *reader, const hf_shape_spec *spec, hf_slot **out)
{
    hf_slot *slot = find_slot(reader, spec);
    if (!slot) {
        hf_slot made = {0};
        hf_status status = hf_shape_new(spec, &made.shape);
        if (status == HF_OK)
            status = hf_grid_new(made.shape, &made.grid);
        if (status != HF_OK) {
            hf_slot_close(&made);
            return status;
        }
        slot = find_slot(reader, hf_shape_spec_of(made.shape)); /* defaults are filled in now */
        if (slot) {
            hf_slot_close(&made);
        } else {
            slot = free_slot(reader);
            if (slot == &reader->slots[reader->slot_count])
                reader->slot_count++;
            hf_slot_close(slot);
            *slot = made;
        }
    }
    slot->used = ++reader->clock;
    slot->detailed = false;
    hf_grid_clear(slot->grid);
    *out = slot;
    return HF_OK;
}

hf_status hf_reader_open(hf_reader *reader, const hf_shape_spec *spec, hf_record *record,
                         hf_slot **slot)
{
    hf_status status = hf_reader_slot(reader, spec, slot);
    if (status == HF_BAD_SHAPE || status == HF_TOO_LARGE) {
        hf_text text = hf_record_fail(record, 1, 1);
        hf_text_add(&text, status == HF_TOO_LARGE ? "a board too large: " : "no such board: ");
        hf_text_number(&text, spec->size);
        hf_text_add(&text, " symbols");
        if (spec->box_rows) {
            hf_text_add(&text, " in boxes of ");
            hf_text_number(&text, spec->box_rows);
            hf_text_char(&text, 'x');
            hf_text_number(&text, spec->box_columns);
        }
        if (spec->extras & HF_EXTRA_WINDOWS)
            hf_text_add(&text, " with windows");
        return HF_BAD_TEXT;
    }
    return status;
}

hf_slot *hf_reader_slot_of(hf_reader *reader, const hf_grid *grid)
{
    size_t i = 0;
    for (; reader->slots[i].grid != grid; i++)
        HF_ASSERT(i + 1 < reader->slot_count); /* each grid is one's */
    return &reader->slots[i];
}
