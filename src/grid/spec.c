/* SPDX-License-Identifier: MIT
 *
 * spec.c - specifications of boards: the usual ones by size, defaults, and whether the numbers make
 * a board at all.
 */
#include "grid/spec.h"

#include <string.h>

uint32_t hf_spec_square_root(size_t n)
{
    size_t r = 0;
    while (r <= HF_MAX_SIZE && r * r < n)
        r++;
    return r * r == n ? (uint32_t)r : 0;
}

uint32_t hf_spec_cube_root(size_t n)
{
    size_t r = 0;
    while (r * r * r <= HF_MAX_CELLS && r * r * r < n)
        r++;
    return r * r * r == n ? (uint32_t)r : 0;
}

/* The rows of the most nearly square box for n symbols: the largest divisor up to the root. */
static uint32_t usual_box_rows(uint32_t n)
{
    uint32_t rows = 1;
    for (uint32_t d = 1; d * d <= n; d++) {
        if (n % d == 0)
            rows = d;
    }
    return rows;
}

void hf_shape_spec_square(hf_shape_spec *spec, uint32_t size)
{
    memset(spec, 0, sizeof *spec);
    spec->size = size;
    if (size == 0)
        return;
    spec->box_rows = usual_box_rows(size);
    spec->box_columns = size / spec->box_rows;
    spec->layout = spec->box_rows > 1 ? HF_LAYOUT_BOXES : HF_LAYOUT_LATIN;
}

void hf_shape_spec_boxes(hf_shape_spec *spec, uint32_t box_rows, uint32_t box_columns)
{
    memset(spec, 0, sizeof *spec);
    spec->layout = HF_LAYOUT_BOXES;
    spec->size = box_rows <= HF_MAX_SIZE && box_columns <= HF_MAX_SIZE ? box_rows * box_columns : 0;
    spec->box_rows = box_rows;
    spec->box_columns = box_columns;
}

static bool same_list(const uint32_t *a, const uint32_t *b, size_t count)
{
    return count == 0 || memcmp(a, b, count * sizeof *a) == 0;
}

static bool same_regions(const hf_shape_spec *a, const hf_shape_spec *b, size_t cells)
{
    if (a->regions == NULL || b->regions == NULL)
        return a->regions == b->regions;
    return memcmp(a->regions, b->regions, cells * sizeof *a->regions) == 0;
}

bool hf_shape_same(const hf_shape_spec *a, const hf_shape_spec *b)
{
    if (a->layout != b->layout || a->size != b->size || a->extras != b->extras ||
        a->symbols != b->symbols || a->listed_houses != b->listed_houses ||
        !same_list(a->listed, b->listed, (size_t)a->listed_houses * a->size))
        return false;
    switch (a->layout) {
    case HF_LAYOUT_BOXES:
    case HF_LAYOUT_CUBE:
        return a->box_rows == b->box_rows && a->box_columns == b->box_columns;
    case HF_LAYOUT_JIGSAW:
        return same_regions(a, b, (size_t)a->size * a->size);
    case HF_LAYOUT_CUSTOM:
        return a->custom_cells == b->custom_cells && a->custom_houses == b->custom_houses &&
               same_list(a->custom, b->custom, (size_t)a->custom_houses * a->size);
    case HF_LAYOUT_RECTANGLE:
        return a->rows == b->rows && a->columns == b->columns &&
               same_regions(a, b, (size_t)a->rows * a->columns);
    case HF_LAYOUT_LATIN:
    case HF_LAYOUT_ROXDOKU:
        return true;
    }
    return false;
}

/* ---- completing ---------------------------------------------------------------------------------
 */

/* Boxes of one row or one column are rows or columns again, so both sides must be at least two
 * (the one-symbol board aside). */
static hf_status complete_boxes(hf_shape_spec *spec)
{
    if (spec->box_rows == 0 && spec->box_columns == 0)
        spec->box_rows = usual_box_rows(spec->size);
    if (spec->box_rows == 0 && spec->box_columns <= spec->size)
        spec->box_rows = spec->size / spec->box_columns;
    if (spec->box_columns == 0 && spec->box_rows <= spec->size)
        spec->box_columns = spec->size / spec->box_rows;
    if (spec->box_rows > spec->size || spec->box_columns > spec->size ||
        spec->box_rows * spec->box_columns != spec->size)
        return HF_BAD_SHAPE;
    if (spec->size > 1 && (spec->box_rows < 2 || spec->box_columns < 2))
        return HF_BAD_SHAPE;
    return HF_OK;
}

/* Every region must have exactly N cells. */
static hf_status check_regions(const hf_shape_spec *spec)
{
    uint32_t cells = spec->size * spec->size;
    uint32_t counts[HF_MAX_SIZE] = {0};
    if (spec->regions == NULL)
        return HF_BAD_SHAPE;
    for (uint32_t c = 0; c < cells; c++) {
        if (spec->regions[c] >= spec->size || counts[spec->regions[c]] == spec->size)
            return HF_BAD_SHAPE;
        counts[spec->regions[c]]++;
    }
    return HF_OK; /* N*N cells and none of the N regions over N: each has exactly N */
}

/* The regions of a rectangle, numbered without gaps; false: one has not N cells. */
static bool count_regions(const hf_shape_spec *spec, uint32_t *count)
{
    uint32_t counts[HF_MAX_SIZE] = {0};
    *count = 0;
    for (uint32_t c = 0; spec->regions != NULL && c < spec->rows * spec->columns; c++) {
        uint32_t region = spec->regions[c];
        if (region == HF_NO_REGION)
            continue;
        if (region >= spec->size)
            return false;
        counts[region]++;
        *count = region + 1 > *count ? region + 1 : *count;
    }
    for (uint32_t r = 0; r < *count; r++) {
        if (counts[r] != spec->size)
            return false;
    }
    return true;
}

static uint32_t houses_of_rectangle(const hf_shape_spec *spec)
{
    uint32_t regions;
    count_regions(spec, &regions);
    return (spec->columns == spec->size ? spec->rows : 0) +
           (spec->rows == spec->size ? spec->columns : 0) + regions;
}

static hf_status check_rectangle(const hf_shape_spec *spec)
{
    uint32_t regions;
    if (spec->rows == 0 || spec->columns == 0 || spec->rows > spec->size ||
        spec->columns > spec->size || !count_regions(spec, &regions))
        return HF_BAD_SHAPE;
    return HF_OK; /* none of its parts need be a house */
}

/* Every listed cell must exist, and no house may list a cell twice or out of order. */
static hf_status check_list(const hf_shape_spec *spec, const uint32_t *list, uint32_t houses)
{
    uint32_t cells = hf_spec_cells(spec);
    if (houses > 0 && list == NULL)
        return HF_BAD_SHAPE;
    for (uint32_t h = 0; h < houses; h++) {
        const uint32_t *house = list + (size_t)h * spec->size;
        for (uint32_t i = 0; i < spec->size; i++) {
            if (house[i] >= cells || (i > 0 && house[i] <= house[i - 1]))
                return HF_BAD_SHAPE;
        }
    }
    return HF_OK;
}

static hf_status check_custom(const hf_shape_spec *spec)
{
    if (spec->custom_houses == 0 || spec->custom_cells == 0)
        return HF_BAD_SHAPE;
    return check_list(spec, spec->custom, spec->custom_houses);
}

static hf_status check_size(const hf_shape_spec *spec)
{
    uint64_t n = spec->size;
    if (n == 0)
        return HF_BAD_SHAPE;
    if (n > HF_MAX_SIZE || (spec->layout == HF_LAYOUT_CUBE && n * n * n > HF_MAX_CELLS))
        return HF_TOO_LARGE;
    if (spec->listed_houses > HF_MAX_CELLS)
        return HF_TOO_LARGE;
    if (spec->layout == HF_LAYOUT_CUSTOM &&
        (spec->custom_cells > HF_MAX_CELLS || spec->custom_houses > HF_MAX_CELLS))
        return HF_TOO_LARGE;
    return HF_OK;
}

/* What a later version may say in the spare words, this one does not understand. */
static hf_status check_spare(const hf_shape_spec *spec)
{
    for (size_t i = 0; i < sizeof spec->spare / sizeof *spec->spare; i++) {
        if (spec->spare[i] != 0)
            return HF_UNSUPPORTED;
    }
    return spec->unused == 0 && spec->symbols <= HF_SYMBOLS_LETTERS ? HF_OK : HF_UNSUPPORTED;
}

static hf_status check_extras(const hf_shape_spec *spec)
{
    bool flat = spec->layout == HF_LAYOUT_BOXES || spec->layout == HF_LAYOUT_LATIN ||
                spec->layout == HF_LAYOUT_JIGSAW;
    if (spec->extras == 0)
        return HF_OK;
    if (!flat || spec->extras > (HF_EXTRA_DIAGONALS | HF_EXTRA_WINDOWS))
        return HF_BAD_SHAPE;
    if ((spec->extras & HF_EXTRA_WINDOWS) && hf_spec_square_root(spec->size) < 2)
        return HF_BAD_SHAPE;
    return HF_OK;
}

static hf_status complete_layout(hf_shape_spec *spec)
{
    switch (spec->layout) {
    case HF_LAYOUT_BOXES:
    case HF_LAYOUT_CUBE:
        return complete_boxes(spec);
    case HF_LAYOUT_LATIN:
        return HF_OK;
    case HF_LAYOUT_JIGSAW:
        return check_regions(spec);
    case HF_LAYOUT_ROXDOKU:
        return hf_spec_square_root(spec->size) > 0 ? HF_OK : HF_BAD_SHAPE;
    case HF_LAYOUT_CUSTOM:
        return check_custom(spec);
    case HF_LAYOUT_RECTANGLE:
        return check_rectangle(spec);
    }
    return HF_BAD_SHAPE;
}

hf_status hf_spec_complete(hf_shape_spec *spec)
{
    hf_status status = check_spare(spec);
    if (status == HF_OK)
        status = check_size(spec);
    if (status == HF_OK)
        status = check_extras(spec);
    if (status == HF_OK)
        status = complete_layout(spec);
    if (status == HF_OK)
        status = check_list(spec, spec->listed, spec->listed_houses);
    return status;
}

/* ---- counting ------------------------------------------------------------------------------ */

uint32_t hf_spec_cells(const hf_shape_spec *spec)
{
    uint32_t n = spec->size;
    switch (spec->layout) {
    case HF_LAYOUT_CUBE:
        return n * n * n;
    case HF_LAYOUT_ROXDOKU:
        return n * hf_spec_square_root(n);
    case HF_LAYOUT_CUSTOM:
        return spec->custom_cells;
    case HF_LAYOUT_RECTANGLE:
        return spec->rows * spec->columns;
    default:
        return n * n;
    }
}

static uint32_t houses_of_layout(const hf_shape_spec *spec)
{
    uint32_t n = spec->size;
    uint32_t k = hf_spec_square_root(n);
    switch (spec->layout) {
    case HF_LAYOUT_CUBE:
        return n > 1 ? 6 * n * n : 3;
    case HF_LAYOUT_ROXDOKU:
        return 3 * k;
    case HF_LAYOUT_CUSTOM:
        return spec->custom_houses;
    case HF_LAYOUT_RECTANGLE:
        return houses_of_rectangle(spec);
    default:
        break;
    }
    uint32_t houses = spec->layout == HF_LAYOUT_LATIN ? 2 * n : 3 * n;
    if (spec->extras & HF_EXTRA_DIAGONALS)
        houses += 2;
    if (spec->extras & HF_EXTRA_WINDOWS)
        houses += (k - 1) * (k - 1);
    return houses;
}

uint32_t hf_spec_houses(const hf_shape_spec *spec)
{
    return houses_of_layout(spec) + spec->listed_houses;
}
