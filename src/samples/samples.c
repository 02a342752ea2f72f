/* SPDX-License-Identifier: MIT
 *
 * samples.c - the built-in puzzles of samples.def. They are lines of one character per cell,
 * checked by the tests, so that reading them needs none of the care that foreign text does.
 */
#include <string.h>

#include "houseful/sample.h"

#include "grid/alphabet.h"
#include "grid/grid_data.h"

/* What a puzzle needs to be known beside its text. */
typedef struct sample_kind {
    hf_layout layout;
    uint32_t extras;
    uint32_t size;
} sample_kind;

#define KIND_PLAIN                                      HF_LAYOUT_BOXES, 0
#define KIND_DIAGONALS                                  HF_LAYOUT_BOXES, HF_EXTRA_DIAGONALS
#define KIND_WINDOWS                                    HF_LAYOUT_BOXES, HF_EXTRA_WINDOWS
#define KIND_JIGSAW                                     HF_LAYOUT_JIGSAW, 0
#define KIND_CUBE                                       HF_LAYOUT_CUBE, 0
#define KIND_ROXDOKU                                    HF_LAYOUT_ROXDOKU, 0

#define SAMPLE(kind, size, layout, name, about, puzzle) {KIND_##kind, size},
static const sample_kind kinds[] = {
#include "samples/samples.def"
};
#undef SAMPLE

#define SAMPLE(kind, size, layout, name, about, puzzle) {name, about, puzzle, layout},
static const hf_sample samples[] = {
#include "samples/samples.def"
};
#undef SAMPLE

/* The largest board with a map. */
enum { MAP_SIZE = 9 };

const hf_sample *hf_sample_at(size_t i)
{
    return i >= 1 && i <= sizeof samples / sizeof *samples ? &samples[i - 1] : NULL;
}

/* Anything but a digit or a letter is an empty cell. */
static uint16_t symbol_of(char c)
{
    uint32_t number = hf_alphabet_number(c);
    return number == HF_ALPHABET_OTHER ? 0 : (uint16_t)number;
}

hf_status hf_sample_shape(const hf_sample *sample, hf_shape **out)
{
    const sample_kind *kind = &kinds[sample - samples];
    const char *map = strchr(sample->puzzle, ' ');
    uint16_t regions[MAP_SIZE * MAP_SIZE];
    hf_shape_spec spec = {0};
    if (kind->layout == HF_LAYOUT_BOXES)
        hf_shape_spec_square(&spec, kind->size);
    spec.layout = kind->layout;
    spec.size = kind->size;
    spec.extras = kind->extras;
    if (map) {
        for (size_t i = 0; i < sizeof regions / sizeof *regions; i++)
            regions[i] = (uint16_t)(symbol_of(map[i + 1]) - 1);
        spec.regions = regions;
    }
    return hf_shape_new(&spec, out);
}

/* Is `shape` what the sample says of itself, the map of a jigsaw included? */
static hf_status compare_shape(const hf_sample *sample, const hf_shape *shape)
{
    hf_shape *own;
    hf_status status = hf_sample_shape(sample, &own);
    if (status == HF_OK && !hf_shape_same(hf_shape_spec_of(own), hf_shape_spec_of(shape)))
        status = HF_BAD_ARGUMENT;
    hf_shape_free(own);
    return status;
}

hf_status hf_sample_grid(const hf_sample *sample, const hf_shape *shape, hf_grid **out)
{
    *out = NULL;
    hf_status status = compare_shape(sample, shape);
    if (status == HF_OK)
        status = hf_grid_new(shape, out);
    for (uint32_t i = 0; status == HF_OK && i < hf_shape_cells(shape); i++)
        (*out)->cell[i] = symbol_of(sample->puzzle[i]);
    return status;
}
