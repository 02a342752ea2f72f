/* SPDX-License-Identifier: MIT
 *
 * kernels.h - the vector functions of one instruction set as data, for test_kernels.c.
 *
 * Every set is compiled from kernel_tpl.h over one vocabulary, and looks at vectors as arrays of
 * 16-bit numbers. Functions that keep to their lane, or to their 16 bytes, can be held against the
 * portable ones eight lanes at a time; that is all of them but the routes.
 */
#ifndef TESTS_KERNELS_H
#define TESTS_KERNELS_H

#include <stdbool.h>
#include <stdint.h>

enum { MAX_LANES = 32, STATE_ROWS = 83, WAY_ROWS = 36, CUT_ROWS = 54 };

/* A word of the vocabulary: three vectors and a number in, a vector out. A lane mask comes out as
 * all ones or zero per lane. */
typedef struct kernel_word {
    const char *name;
    void (*run)(const uint16_t *a, const uint16_t *b, const uint16_t *c, unsigned number,
                uint16_t *out);
} kernel_word;

/* What a sweep or a choice leaves, row by row. */
typedef struct kernel_notes {
    uint16_t way[WAY_ROWS][MAX_LANES];
    uint16_t single[27][MAX_LANES];
    uint16_t dead[MAX_LANES], open[MAX_LANES], moving[MAX_LANES], restless[MAX_LANES];
    uint16_t digit[MAX_LANES], chute[MAX_LANES], few[MAX_LANES];
    uint16_t cut[CUT_ROWS][MAX_LANES], twin[CUT_ROWS][MAX_LANES];
} kernel_notes;

typedef struct kernel_set {
    const char *name;
    uint32_t needs; /* HF_CPU_... */
    unsigned lanes;
    const kernel_word *word; /* ended by a NULL name */
    /* cells (and owner, depth) are rows of `lanes` numbers */
    void (*sweep)(uint16_t (*state)[MAX_LANES], kernel_notes *notes);
    void (*choose)(kernel_notes *notes, uint32_t loose, uint32_t seconds);
    void (*read)(const char *const *texts, uint16_t (*state)[MAX_LANES], uint32_t *bad);
    void (*write)(uint16_t (*state)[MAX_LANES], char *const *texts);
    void (*exchange)(uint16_t (*solution)[MAX_LANES], uint16_t (*puzzle)[MAX_LANES],
                     uint32_t *several);
    void (*move)(uint16_t (*to)[MAX_LANES], uint32_t to_lanes, uint16_t (*from)[MAX_LANES],
                 uint32_t from_lanes);
    void (*copy)(const uint16_t *in, uint32_t to, uint32_t from, uint16_t *out);
    void (*pair)(uint32_t from, uint32_t to, uint32_t *firsts, uint32_t *seconds);
    /* false: too much is open; else the solutions of a board of 81 candidate sets, or at least
     * `most` */
    bool (*count)(const uint16_t *cells, unsigned lane, uint64_t most, uint64_t *total);
    unsigned (*list)(uint64_t bits, uint8_t *numbers, uint8_t *marks, unsigned mark);
    void (*apart)(const uint64_t *eight, const uint64_t *list, unsigned n,
                  uint8_t *to); /* every 3rd */
} kernel_set;

/* The sets. */
extern const kernel_set kernels_portable;
extern const kernel_set kernels_sse41;
extern const kernel_set kernels_avx2;
extern const kernel_set kernels_avx512;
extern const kernel_set kernels_avx512_256;
extern const kernel_set kernels_neon;
extern const kernel_set kernels_emulated_512;
extern const kernel_set kernels_emulated_256;
extern const kernel_set kernels_tiny;

/* Engines that the library itself does not have. */
struct hf_engine;
extern const struct hf_engine kernels_emulated_512_engine;
extern const struct hf_engine kernels_emulated_256_engine;
extern const struct hf_engine kernels_tiny_engine;

#endif
