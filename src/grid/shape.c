/* SPDX-License-Identifier: MIT
 *
 * shape.c - building a shape: from the specification to houses, from houses to the tables that lead
 * from a cell to its houses and to the cells it sees.
 */
#include "houseful/shape.h"

#include <stdlib.h>
#include <string.h>

#include "grid/houses.h"
#include "grid/shape_data.h"
#include "grid/spec.h"

/* Above so many entries (4 MB, reached at about 64 x 64) the table of peers is left out: at 400 x
 * 400 it would take 750 MB. Whoever needs the peers there goes through the houses. */
enum { PEER_LIMIT = 1024 * 1024 };

static bool set_extent(hf_shape *shape)
{
    uint32_t k = hf_spec_root(shape->size);
    switch (shape->spec.layout) {
    case HF_LAYOUT_BOXES:
    case HF_LAYOUT_LATIN:
    case HF_LAYOUT_JIGSAW:
        shape->layers = 1;
        shape->rows = shape->columns = shape->size;
        return true;
    case HF_LAYOUT_CUBE:
        shape->layers = shape->rows = shape->columns = shape->size;
        return true;
    case HF_LAYOUT_ROXDOKU:
        shape->layers = shape->rows = shape->columns = k;
        return true;
    case HF_LAYOUT_CUSTOM:
        shape->layers = shape->rows = 1;
        shape->columns = shape->cells;
        return true;
    }
    return false;
}

/* Copies what the specification points to, so that the shape depends on nothing of the caller's. */
static bool copy_regions(hf_shape *shape)
{
    size_t bytes = (size_t)shape->cells * sizeof *shape->regions;
    if (shape->spec.layout != HF_LAYOUT_JIGSAW) {
        shape->spec.regions = NULL;
        return true;
    }
    shape->regions = malloc(bytes);
    if (shape->regions == NULL)
        return false;
    memcpy(shape->regions, shape->spec.regions, bytes);
    shape->spec.regions = shape->regions;
    return true;
}

static bool allocate_houses(hf_shape *shape)
{
    shape->house_cells = malloc((size_t)shape->houses * shape->size * sizeof *shape->house_cells);
    shape->house_kind = malloc(shape->houses);
    shape->house_number = malloc((size_t)shape->houses * sizeof *shape->house_number);
    return shape->house_cells && shape->house_kind && shape->house_number;
}

/* Turns "which cells has a house" around into "which houses has a cell": count, sum up, fill. Going
 * through the houses in order leaves each cell's list ascending. */
static bool index_cells(hf_shape *shape)
{
    size_t entries = (size_t)shape->houses * shape->size;
    shape->cell_start = calloc((size_t)shape->cells + 2, sizeof *shape->cell_start);
    shape->cell_houses = malloc(entries * sizeof *shape->cell_houses);
    if (shape->cell_start == NULL || shape->cell_houses == NULL)
        return false;
    /* Counted two places up, so that filling moves each start to where the next one began. */
    uint32_t *fill = shape->cell_start + 1;
    for (size_t i = 0; i < entries; i++)
        fill[shape->house_cells[i] + 1]++;
    for (uint32_t c = 0; c < shape->cells; c++) {
        if (fill[c + 1] > shape->most_houses)
            shape->most_houses = fill[c + 1];
        fill[c + 1] += fill[c];
    }
    for (size_t i = 0; i < entries; i++)
        shape->cell_houses[fill[shape->house_cells[i]]++] = (uint32_t)(i / shape->size);
    return true;
}

/* Writes the cells seen by `cell`, ascending, to `out` (or only counts them if it is NULL): merges
 * the sorted houses of the cell by taking the smallest next cell until none is left. */
static uint32_t merge_peers(const hf_shape *shape, uint32_t cell, uint32_t *next, uint32_t *out)
{
    const uint32_t *houses = shape->cell_houses + shape->cell_start[cell];
    uint32_t count = shape->cell_start[cell + 1] - shape->cell_start[cell];
    uint32_t peers = 0;
    memset(next, 0, count * sizeof *next);
    for (;;) {
        uint32_t least = UINT32_MAX;
        for (uint32_t i = 0; i < count; i++) {
            const uint32_t *cells = hf_house_cells(shape, houses[i]);
            if (next[i] < shape->size && cells[next[i]] < least)
                least = cells[next[i]];
        }
        if (least == UINT32_MAX)
            return peers;
        for (uint32_t i = 0; i < count; i++) {
            if (next[i] < shape->size && hf_house_cells(shape, houses[i])[next[i]] == least)
                next[i]++;
        }
        if (least != cell) {
            if (out != NULL)
                out[peers] = least;
            peers++;
        }
    }
}

static bool index_peers(hf_shape *shape)
{
    if ((uint64_t)shape->houses * shape->size * shape->size > PEER_LIMIT)
        return true;
    uint32_t *next = malloc(((size_t)shape->most_houses + 1) * sizeof *next);
    shape->peer_start = malloc(((size_t)shape->cells + 1) * sizeof *shape->peer_start);
    bool ready = next != NULL && shape->peer_start != NULL;
    if (ready) {
        shape->peer_start[0] = 0;
        for (uint32_t c = 0; c < shape->cells; c++)
            shape->peer_start[c + 1] = shape->peer_start[c] + merge_peers(shape, c, next, NULL);
        shape->peers = malloc(((size_t)shape->peer_start[shape->cells] + 1) * sizeof *shape->peers);
        ready = shape->peers != NULL;
    }
    for (uint32_t c = 0; ready && c < shape->cells; c++)
        merge_peers(shape, c, next, shape->peers + shape->peer_start[c]);
    free(next);
    return ready;
}

/* A custom shape's own list of houses is its table of houses. */
static void own_custom(hf_shape *shape)
{
    if (shape->spec.layout == HF_LAYOUT_CUSTOM)
        shape->spec.custom = shape->house_cells;
    else
        shape->spec.custom = NULL;
}

hf_status hf_shape_new(const hf_shape_spec *spec, hf_shape **out)
{
    hf_shape_spec whole = *spec;
    *out = NULL;
    hf_status status = hf_spec_complete(&whole);
    if (status != HF_OK)
        return status;
    hf_shape *shape = calloc(1, sizeof *shape);
    if (shape == NULL)
        return HF_NO_MEMORY;
    shape->spec = whole;
    shape->size = whole.size;
    shape->cells = hf_spec_cells(&whole);
    shape->houses = hf_spec_houses(&whole);
    shape->words = (shape->size + 63) / 64;
    if (!set_extent(shape) || !copy_regions(shape) || !allocate_houses(shape)) {
        hf_shape_free(shape);
        return HF_NO_MEMORY;
    }
    hf_houses_fill(shape);
    own_custom(shape);
    if (!index_cells(shape) || !index_peers(shape)) {
        hf_shape_free(shape);
        return HF_NO_MEMORY;
    }
    *out = shape;
    return HF_OK;
}

void hf_shape_free(hf_shape *shape)
{
    if (shape == NULL)
        return;
    free(shape->house_cells);
    free(shape->house_kind);
    free(shape->house_number);
    free(shape->cell_start);
    free(shape->cell_houses);
    free(shape->peer_start);
    free(shape->peers);
    free(shape->regions);
    free(shape);
}
