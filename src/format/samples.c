/* SPDX-License-Identifier: MIT
 *
 * samples.c - the built-in puzzles of samples.def.
 */
#include <string.h>

#include "format/format_data.h"

/* What a puzzle needs to be known beside its text. */
typedef struct kind {
    hf_layout layout;
    uint32_t extras;
} kind;

#define KIND_PLAIN                                                                                 \
    {                                                                                              \
        HF_LAYOUT_BOXES, 0                                                                         \
    }
#define KIND_DIAGONALS                                                                             \
    {                                                                                              \
        HF_LAYOUT_BOXES, HF_EXTRA_DIAGONALS                                                        \
    }
#define KIND_WINDOWS                                                                               \
    {                                                                                              \
        HF_LAYOUT_BOXES, HF_EXTRA_WINDOWS                                                          \
    }
#define KIND_JIGSAW                                                                                \
    {                                                                                              \
        HF_LAYOUT_JIGSAW, 0                                                                        \
    }
#define KIND_CUBE                                                                                  \
    {                                                                                              \
        HF_LAYOUT_CUBE, 0                                                                          \
    }
#define KIND_ROXDOKU                                                                               \
    {                                                                                              \
        HF_LAYOUT_ROXDOKU, 0                                                                       \
    }

#define SAMPLE(kind, layout, name, about, puzzle) KIND_##kind,
static const kind kinds[] = {
#include "format/samples.def"
};
#undef SAMPLE

#define SAMPLE(kind, layout, name, about, puzzle) {name, about, puzzle, layout},
static const hf_sample samples[] = {
#include "format/samples.def"
};
#undef SAMPLE

const hf_sample *hf_sample_at(size_t i)
{
    return i >= 1 && i <= sizeof samples / sizeof *samples ? &samples[i - 1] : NULL;
}

/* Reads a sample as the text it is. */
static hf_status read_sample(const hf_sample *sample, hf_reader **reader, hf_record *record)
{
    const kind *what = &kinds[sample - samples];
    hf_shape_spec spec = {0};
    hf_read_options options = hf_read_defaults();
    spec.layout = what->layout;
    spec.extras = what->extras;
    options.spec = &spec;
    options.format = &hf_format_line;
    hf_status status = hf_reader_new(&options, reader);
    if (status == HF_OK)
        status = hf_reader_parse(*reader, sample->puzzle, strlen(sample->puzzle), record);
    return status;
}

hf_status hf_sample_shape(const hf_sample *sample, hf_shape **out)
{
    hf_reader *reader;
    hf_record record;
    *out = NULL;
    hf_status status = read_sample(sample, &reader, &record);
    if (status == HF_OK)
        status = hf_shape_new(hf_shape_spec_of(record.grid->shape), out);
    hf_reader_free(reader);
    return status;
}

hf_status hf_sample_grid(const hf_sample *sample, const hf_shape *shape, hf_grid **out)
{
    hf_reader *reader;
    hf_record record;
    *out = NULL;
    hf_status status = read_sample(sample, &reader, &record);
    if (status == HF_OK &&
        !hf_shape_same(hf_shape_spec_of(shape), hf_shape_spec_of(record.grid->shape)))
        status = HF_BAD_ARGUMENT;
    if (status == HF_OK)
        status = hf_grid_new(shape, out);
    if (status == HF_OK)
        memcpy((*out)->cell, record.grid->cell, hf_shape_cells(shape) * sizeof *(*out)->cell);
    hf_reader_free(reader);
    return status;
}
