/* SPDX-License-Identifier: MIT
 *
 * generate.h - new puzzles from a seed: fill a board, then dig clues out while the solution stays
 * the only one.
 *
 *     hf_generator *generator;
 *     hf_generate_options options;
 *     hf_generate_options_init(&options, sizeof options);
 *     options.seed = 42;
 *     hf_generator_new(shape, &options, &generator);
 *     hf_generator_next(generator, puzzle, solution);
 *     hf_generator_free(generator);
 *
 * The same seed and options give the same puzzles on every machine, whatever its processor.
 *
 * Threads: a generator belongs to one thread, but for hf_generator_cancel; several of one seed share a
 * series by hf_generator_seek. Ownership: whoever makes one frees it. Errors: HF_END where no such puzzle
 * was found in time or the call was cancelled, HF_NO_MEMORY, HF_BAD_ARGUMENT, HF_UNSUPPORTED.
 */
#ifndef HOUSEFUL_GENERATE_H
#define HOUSEFUL_GENERATE_H

#include "houseful/solve.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct hf_generate_options {
    size_t size;   /* of this struct, as hf_generate_options_init set it */
    uint64_t seed; /* default 1 */
    uint32_t
        clues;    /* exactly so many clues, with `minimal` at most so many; 0: no wish (default) */
    bool minimal; /* every clue is needed, whatever the proof costs; default false: clues whose
                     removal is not soon proven harmless may stay. Up to 9x9 that makes no
                     difference; a minimal puzzle of 25x25 or more may take for ever. */
    uint32_t cpu; /* processor features to use; default hf_cpu_detect(); never changes the output */
    uint64_t time_limit_ns; /* give a call up after so long; 0: never (default) */
} hf_generate_options;

/* Fills in the defaults: hf_generate_options_init(&options, sizeof options). */
HF_API void hf_generate_options_init(hf_generate_options *options, size_t size);

typedef struct hf_generator hf_generator;

/* A generator for one shape, for one thread. `options` may be NULL. HF_BAD_ARGUMENT: more clues are
 * asked for than there are cells. */
HF_API hf_status hf_generator_new(const hf_shape *shape, const hf_generate_options *options,
                                  hf_generator **out);
HF_API void hf_generator_free(hf_generator *generator);

/* Jumps to puzzle number `index` of the seed's series, so that threads can share a series. */
HF_API void hf_generator_seek(hf_generator *generator, uint64_t index);

/* The next puzzle of the series, with its solution (either grid may be NULL). HF_END: no puzzle
 * with so few clues was found in a thousand attempts, or no solved board of this shape was, or time
 * ran out, or the call was cancelled; the next call goes on with the next puzzle. */
HF_API hf_status hf_generator_next(hf_generator *generator, hf_grid *puzzle, hf_grid *solution);

/* The next `count` puzzles of the series at once, 81 bytes each, one after the other, and their solutions (or
 * NULL) likewise: the same puzzles as by hf_generator_next, several times as fast. For the plain 9x9 shape
 * without a wish for `clues`; otherwise HF_UNSUPPORTED, and nothing is done. */
HF_API hf_status hf_generator_next_many(hf_generator *generator, size_t count, uint8_t *puzzles,
                                        uint8_t *solutions);

/* Makes the call that is running on this generator, if any, return soon with HF_END. The only call
 * that may come from another thread. It is forgotten when the next call starts. */
HF_API void hf_generator_cancel(hf_generator *generator);

/* A random solved board: the first half of the above, likewise the next of the series. */
HF_API hf_status hf_generator_fill(hf_generator *generator, hf_grid *solution);

#ifdef __cplusplus
}
#endif
#endif
