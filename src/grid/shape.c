/* SPDX-License-Identifier: MIT
 *
 * shape.c - building a shape: from the specification to houses, from houses to the tables that lead
 * from a cell to its houses and to the cells it sees.
 */
#include "houseful/shape.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "grid/houses.h"
#include "grid/shape_data.h"
#include "grid/spec.h"

/* Above so many entries (4 MB, reached at about 64 x 64) the table of peers is left out: at 400 x
 * 400 it would take 750 MB. Whoever needs the peers there goes through the houses. */
enum { PEER_LIMIT = 1024 * 1024 };

static void set_extent(hf_shape *shape)
{
    uint32_t k = hf_spec_square_root(shape->size);
    switch (shape->spec.layout) {
    case HF_LAYOUT_CUBE:
        shape->layers = shape->rows = shape->columns = shape->size;
        break;
    case HF_LAYOUT_ROXDOKU:
        shape->layers = shape->rows = shape->columns = k;
        break;
    case HF_LAYOUT_CUSTOM:
        shape->layers = shape->rows = 1;
        shape->columns = shape->cells;
        break;
    case HF_LAYOUT_RECTANGLE:
        shape->layers = 1;
        shape->rows = shape->spec.rows;
        shape->columns = shape->spec.columns;
        break;
    default:
        shape->layers = 1;
        shape->rows = shape->columns = shape->size;
        break;
    }
}

/* Copies what the specification points to, so that the shape depends on nothing of the caller's. */
static bool copy_regions(hf_shape *shape)
{
    size_t bytes = (size_t)shape->cells * sizeof *shape->regions;
    bool regions = shape->spec.layout == HF_LAYOUT_JIGSAW ||
                   (shape->spec.layout == HF_LAYOUT_RECTANGLE && shape->spec.regions != NULL);
    if (!regions) {
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
    size_t room = (size_t)shape->houses + 1; /* a rectangle may have no house at all */
    shape->house_cells = malloc(room * shape->size * sizeof *shape->house_cells);
    shape->house_kind = malloc(room);
    shape->house_number = malloc(room * sizeof *shape->house_number);
    return shape->house_cells && shape->house_kind && shape->house_number;
}

/* Turns "which cells has a house" around into "which houses has a cell": count, sum up, fill. Going
 * through the houses in order leaves each cell's list ascending. */
static bool index_cells(hf_shape *shape)
{
    size_t entries = (size_t)shape->houses * shape->size;
    shape->cell_start = calloc((size_t)shape->cells + 2, sizeof *shape->cell_start);
    shape->cell_houses = malloc((entries + 1) * sizeof *shape->cell_houses);
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

/* Is this cell in the list of the house, which ascends? */
static inline bool lists_cell(const hf_shape *shape, uint32_t house, uint32_t cell)
{
    const uint32_t *cells = hf_house_cells(shape, house);
    uint32_t from = 0, to = shape->size;
    while (from < to) {
        uint32_t middle = from + (to - from) / 2;
        if (cells[middle] < cell)
            from = middle + 1;
        else
            to = middle;
    }
    return from < shape->size && cells[from] == cell;
}

/* Do the two tables say the same, each in ascending order? Counting both ways makes sure that
 * neither holds more than the other. */
static inline bool tables_agree(const hf_shape *shape)
{
    for (uint32_t h = 0; h < shape->houses; h++) {
        const uint32_t *cells = hf_house_cells(shape, h);
        for (uint32_t i = 0; i < shape->size; i++) {
            if (cells[i] >= shape->cells || (i > 0 && cells[i] <= cells[i - 1]))
                return false;
        }
    }
    for (uint32_t c = 0; c < shape->cells; c++) {
        for (uint32_t i = shape->cell_start[c]; i < shape->cell_start[c + 1]; i++) {
            if (!lists_cell(shape, shape->cell_houses[i], c) ||
                (i > shape->cell_start[c] && shape->cell_houses[i] <= shape->cell_houses[i - 1]))
                return false;
        }
    }
    return shape->cell_start[shape->cells] == (size_t)shape->houses * shape->size;
}

/* A set of cells in two layers, so that few members far apart are found as fast as many near each
 * other. It is empty whenever no cell is being worked on.
 *
 *     cell     cell c is in the set:             bit c % 64 of word c / 64
 *     filled   word w of `cell` is not empty:    bit w % 64 of word w / 64
 */
typedef struct cell_set {
    uint64_t *cell;
    uint64_t *filled;
    uint32_t filled_words;
} cell_set;

static bool cell_set_open(cell_set *set, uint32_t cells)
{
    uint32_t words = cells / 64 + 1;
    set->filled_words = words / 64 + 1;
    set->cell = calloc((size_t)words + set->filled_words, sizeof *set->cell);
    set->filled = set->cell ? set->cell + words : NULL;
    return set->cell != NULL;
}

static void cell_set_add(cell_set *set, uint32_t cell)
{
    set->cell[cell / 64] |= UINT64_C(1) << cell % 64;
    set->filled[cell / 4096] |= UINT64_C(1) << cell / 64 % 64;
}

/* Moves the members to `out`, ascending, all but `cell`; returns how many. */
static uint32_t cell_set_take(cell_set *set, uint32_t cell, uint32_t *out)
{
    uint32_t count = 0;
    for (uint32_t f = 0; f < set->filled_words; f++) {
        for (; set->filled[f]; set->filled[f] = hf_without_lowest64(set->filled[f])) {
            uint32_t w = f * 64 + hf_lowest64(set->filled[f]);
            for (; set->cell[w]; set->cell[w] = hf_without_lowest64(set->cell[w])) {
                out[count] = w * 64 + hf_lowest64(set->cell[w]);
                count += out[count] != cell;
            }
        }
    }
    return count;
}

/* The cells that share a house with `cell`, ascending; returns how many. */
static uint32_t find_peers(const hf_shape *shape, uint32_t cell, cell_set *set, uint32_t *out)
{
    for (uint32_t i = shape->cell_start[cell]; i < shape->cell_start[cell + 1]; i++) {
        const uint32_t *cells = hf_house_cells(shape, shape->cell_houses[i]);
        for (uint32_t k = 0; k < shape->size; k++)
            cell_set_add(set, cells[k]);
    }
    return cell_set_take(set, cell, out);
}

static bool index_peers(hf_shape *shape)
{
    uint64_t most = (uint64_t)shape->houses * shape->size * shape->size;
    cell_set set;
    if (most > PEER_LIMIT)
        return true;
    /* A cell's list may hold the cell itself for a moment, hence one place more. */
    shape->peer_start = malloc(((size_t)shape->cells + 1) * sizeof *shape->peer_start);
    shape->peers = malloc(((size_t)most + 1) * sizeof *shape->peers);
    if (!shape->peer_start || !shape->peers || !cell_set_open(&set, shape->cells))
        return false;
    shape->peer_start[0] = 0;
    for (uint32_t c = 0; c < shape->cells; c++)
        shape->peer_start[c + 1] =
            shape->peer_start[c] + find_peers(shape, c, &set, shape->peers + shape->peer_start[c]);
    free(set.cell);
    return true;
}

/* The lists of houses that the specification points to are parts of the table of houses. */
static void own_lists(hf_shape *shape)
{
    uint32_t before = shape->houses - shape->spec.listed_houses;
    bool custom = shape->spec.layout == HF_LAYOUT_CUSTOM;
    shape->spec.custom = custom ? shape->house_cells : NULL;
    shape->spec.listed = shape->spec.listed_houses > 0 ? hf_house_cells(shape, before) : NULL;
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
    atomic_init(&shape->holders, 1);
    shape->spec = whole;
    shape->size = whole.size;
    shape->cells = hf_spec_cells(&whole);
    shape->houses = hf_spec_houses(&whole);
    shape->words = (shape->size + 63) / 64;
    set_extent(shape);
    if (!copy_regions(shape) || !allocate_houses(shape)) {
        hf_shape_free(shape);
        return HF_NO_MEMORY;
    }
    hf_houses_fill(shape);
    own_lists(shape);
    if (!index_cells(shape) || !index_peers(shape)) {
        hf_shape_free(shape);
        return HF_NO_MEMORY;
    }
    HF_ASSERT(tables_agree(shape));
    *out = shape;
    return HF_OK;
}

hf_status hf_shape_new_square(uint32_t size, hf_shape **out)
{
    hf_shape_spec spec;
    hf_shape_spec_square(&spec, size);
    return hf_shape_new(&spec, out);
}

/* The count is the one thing that changes in a shape, which is read-only to everybody who holds it.
 */
static hf_shape *writable(const hf_shape *shape)
{
    return (hf_shape *)(uintptr_t)shape;
}

hf_shape *hf_shape_share(const hf_shape *shape)
{
    hf_shape *shared = writable(shape);
    if (shared != NULL)
        atomic_fetch_add_explicit(&shared->holders, 1, memory_order_relaxed);
    return shared;
}

static void free_all(hf_shape *shape)
{
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

void hf_shape_free(const hf_shape *shape)
{
    hf_shape *held = writable(shape);
    /* Acquire and release: what other holders did with the shape has been done when it goes. */
    if (held != NULL && atomic_fetch_sub_explicit(&held->holders, 1, memory_order_acq_rel) == 1)
        free_all(held);
}
