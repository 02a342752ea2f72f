/* SPDX-License-Identifier: MIT
 *
 * listed.c - houses that a text adds to its board, cell by cell.
 */
#include <stdlib.h>

#include "format/table.h"

uint32_t *hf_reader_next_house(hf_reader *reader, uint32_t size)
{
    size_t wanted = (size_t)(reader->listed_houses + 1) * size;
    if (wanted > reader->listed_room) {
        size_t room = wanted * 2;
        uint32_t *listed = realloc(reader->listed, room * sizeof *listed);
        if (!listed)
            return NULL;
        reader->listed = listed;
        reader->listed_room = room;
    }
    return reader->listed + (size_t)reader->listed_houses++ * size;
}

hf_status hf_reader_add_diagonal(hf_reader *reader, uint32_t size, bool rising)
{
    uint32_t *house = hf_reader_next_house(reader, size);
    for (uint32_t i = 0; house && i < size; i++)
        house[i] = i * size + (rising ? size - 1 - i : i);
    return house ? HF_OK : HF_NO_MEMORY;
}

/* The cell in a place of a box. */
static uint32_t cell_of(const hf_shape_spec *spec, uint32_t box, uint32_t place)
{
    const uint32_t across = spec->size / spec->box_columns;
    return (box / across * spec->box_rows + place / spec->box_columns) * spec->size +
           box % across * spec->box_columns + place % spec->box_columns;
}

hf_status hf_reader_add_disjoint(hf_reader *reader, uint32_t size)
{
    hf_shape_spec spec;
    hf_shape_spec_square(&spec, size);
    if (spec.layout != HF_LAYOUT_BOXES)
        return HF_UNSUPPORTED;
    for (uint32_t place = 0; place < size; place++) {
        uint32_t *house = hf_reader_next_house(reader, size);
        if (!house)
            return HF_NO_MEMORY;
        for (uint32_t box = 0; box < size; box++)
            house[box] = cell_of(&spec, box, place);
    }
    return HF_OK;
}

bool hf_listed_is_disjoint(const hf_shape_spec *spec, uint32_t from)
{
    if (spec->layout != HF_LAYOUT_BOXES || from + spec->size > spec->listed_houses)
        return false;
    for (uint32_t place = 0; place < spec->size; place++) {
        const uint32_t *house = spec->listed + (size_t)(from + place) * spec->size;
        for (uint32_t box = 0; box < spec->size; box++)
            if (house[box] != cell_of(spec, box, place))
                return false;
    }
    return true;
}
