/* SPDX-License-Identifier: MIT
 *
 * sample.h - the built-in puzzles, numbered from 1.
 *
 *     const hf_sample *sample;
 *     for (size_t i = 1; (sample = hf_sample_at(i)) != NULL; i++)
 *         printf("%zu: %s, %s\n", i, sample->name, sample->about);
 *
 * Samples are constants: any thread may read them at any time.
 *
 * Ownership: what hf_sample_shape and its kin make is the caller's to free. Errors: HF_NO_MEMORY,
 * and HF_BAD_ARGUMENT for a grid of another shape.
 */
#ifndef HOUSEFUL_SAMPLE_H
#define HOUSEFUL_SAMPLE_H

#include "houseful/grid.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct hf_sample {
    const char *name;   /* "Inkala 2012" */
    const char *about;  /* one line: who, when, how hard */
    const char *puzzle; /* one character per cell; of a jigsaw a blank and the map of its regions */
    const char *layout; /* "9x9", "6x6 boxes 2x3", "9x9 X", "jigsaw", "cube" ...: for people */
} hf_sample;

/* Sample number i from 1; NULL past the last. */
HF_API const hf_sample *hf_sample_at(size_t i);
/* The shape of a sample; free it with hf_shape_free. HF_NO_MEMORY. */
HF_API hf_status hf_sample_shape(const hf_sample *sample, hf_shape **out);
/* The grid of a sample, of that shape; free it with hf_grid_free. HF_BAD_ARGUMENT: another shape;
 * HF_NO_MEMORY. On failure *out is NULL. */
HF_API hf_status hf_sample_grid(const hf_sample *sample, const hf_shape *shape, hf_grid **out);

#ifdef __cplusplus
}
#endif
#endif
