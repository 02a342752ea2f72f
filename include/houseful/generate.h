/* SPDX-License-Identifier: MIT
 *
 * generate.h - new puzzles from a seed: fill a board, then dig clues out while the solution stays
 * the only one; and wishes, which a puzzle must meet to be given out.
 *
 *     hf_generator *generator;
 *     hf_generate_options options;
 *     hf_generate_options_init(&options, sizeof options);
 *     options.seed = 42;
 *     options.level_least = options.level_most = HF_LEVEL_HARD;
 *     options.symmetry = HF_SYMMETRY_ROTATE180;
 *     hf_generator_new(shape, &options, &generator);
 *     hf_generator_next(generator, puzzle, solution);
 *     hf_generator_free(generator);
 *
 * The same seed and options give the same puzzles on every machine, whatever its processor: attempt
 * a at puzzle i of a seed has random numbers of its own, and puzzle i is what the first attempt that
 * meets the wishes made. Only a limit of time can make a difference: a puzzle less.
 *
 * Threads: a generator belongs to one thread, but for hf_generator_cancel; several of one seed share a
 * series by hf_generator_seek. Ownership: whoever makes one frees it; options are copied, with all they
 * point to. Errors: HF_END where no such puzzle was found in time or the call was cancelled,
 * HF_NO_MEMORY, HF_BAD_ARGUMENT, HF_UNSUPPORTED.
 */
#ifndef HOUSEFUL_GENERATE_H
#define HOUSEFUL_GENERATE_H

#include "houseful/rate.h"
#include "houseful/solve.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- wishes ---------------------------------------------------------------------------------- */

/* How the cells with clues lie. */
typedef enum hf_symmetry {
    HF_SYMMETRY_NONE,
    HF_SYMMETRY_ROTATE180,
    HF_SYMMETRY_ROTATE90,
    HF_SYMMETRY_MIRROR, /* left and right */
    HF_SYMMETRY_FLIP,   /* top and bottom */
    HF_SYMMETRY_DIAGONAL,
    HF_SYMMETRY_ANTIDIAGONAL,
    HF_SYMMETRY_FULL /* all of them at once */
} hf_symmetry;

/* "none", "rotate180", "rotate90", "mirror", "flip", "diagonal", "antidiagonal", "full"; NULL past the last. */
HF_API const char *hf_symmetry_name(hf_symmetry symmetry);
/* The symmetry of this name; false if there is none. */
HF_API bool hf_symmetry_named(const char *name, hf_symmetry *symmetry);

typedef struct hf_generate_options {
    size_t size;   /* of this struct, as hf_generate_options_init set it */
    uint64_t seed; /* default 1 */
    uint32_t
        clues;    /* exactly so many clues, with `minimal` at most so many; 0: no wish (default) */
    bool minimal; /* every clue is needed, whatever the proof costs; default false: clues whose
                     removal is not soon proven harmless may stay. Up to 9x9 that makes no
                     difference; a minimal puzzle of 25x25 or more may take for ever. With a symmetry:
                     no clues can go without breaking it. */
    uint32_t cpu; /* processor features to use; default hf_cpu_detect(); never changes the output */
    uint64_t time_limit_ns; /* give a call up after so long; 0: never (default) */

    /* Wishes. Ranges include both ends; 0 is no wish. */
    uint32_t clues_least, clues_most; /* where `clues` is 0. Without `minimal`, digging ends at a
                                         number of clues in this range, each as likely */
    hf_symmetry symmetry;             /* boards of rows and columns; default none */
    const uint8_t *pattern; /* one byte per cell: clues exactly where it is not 0; NULL: no wish */
    const uint16_t *solution; /* one value per cell: puzzles of this solved board; NULL: of any */
    const uint16_t *from; /* neighbours of these puzzles: `from_count` times one value per cell; */
    size_t from_count;    /* 0: no wish */
    uint32_t swap;        /* their distance: so many clues go, as many or fewer others come */
    hf_level level_least, level_most;   /* HoDoKu's levels */
    uint32_t score_least, score_most;   /* HoDoKu's scores */
    uint32_t rating_least, rating_most; /* Sudoku Explainer's rating in tenths; plain 9x9 only */
    const hf_rule *const *technique;    /* `techniques` rules, each of which HoDoKu's way to the */
    size_t techniques;                  /* solution must use; 0: no wish */
    bool hardest;      /* the first of these must also be the hardest on that way */
    bool unbiased;     /* plain 9x9 minimal puzzles, all of the same number of clues equally likely:
                          see hf_made.weight. Some a second */
    uint64_t attempts; /* give a puzzle up after so many; 0 (default): a million for plain 9x9
                          boards, a thousand for others */
    hf_progress_fn
        on_progress; /* called now and then with how many attempts were made in this call,
                                   and 0; false: stop */
    void *user;
} hf_generate_options;

/* Fills in the defaults: hf_generate_options_init(&options, sizeof options). */
HF_API void hf_generate_options_init(hf_generate_options *options, size_t size);

/* Why no puzzle of this shape can meet these wishes, as a sentence without a full stop; NULL: nothing speaks
 * against it. hf_generator_new refuses what this does. */
HF_API const char *hf_generate_options_refusal(const hf_generate_options *options,
                                               const hf_shape *shape);

/* ---- the series ------------------------------------------------------------------------------ */

typedef struct hf_generator hf_generator;

/* A generator for one shape, for one thread. `options` may be NULL. HF_BAD_ARGUMENT: the wishes are
 * refused. HF_UNSUPPORTED, HF_TOO_LARGE: they need a rating that this shape cannot have. */
HF_API hf_status hf_generator_new(const hf_shape *shape, const hf_generate_options *options,
                                  hf_generator **out);
HF_API void hf_generator_free(hf_generator *generator);

/* Jumps to puzzle number `index` of the seed's series, so that threads can share a series. */
HF_API void hf_generator_seek(hf_generator *generator, uint64_t index);

/* Another limit of time from the next call on; 0: none. */
HF_API void hf_generator_set_time_limit(hf_generator *generator, uint64_t time_limit_ns);

/* What became of a puzzle of the series. */
typedef struct hf_made {
    hf_status status; /* HF_OK; HF_END: not found */
    uint32_t clues;
    uint64_t index;    /* in the series, from 0 */
    uint64_t attempts; /* that were made for it, the successful one included */
    double
        weight; /* unbiased: puzzles of k clues are reached more or less easily; counted with this
                      weight each is as likely as any other. 1 for 26 clues, and where not asked for */
    uint64_t spare[4]; /* zero */
} hf_made;

/* The next puzzle of the series, with its solution (either grid may be NULL). HF_END: no puzzle
 * that meets the wishes was found in the attempts allowed, or no solved board of this shape was, or time
 * ran out, or the call was cancelled; the next call goes on with the next puzzle. */
HF_API hf_status hf_generator_next(hf_generator *generator, hf_grid *puzzle, hf_grid *solution);

/* About the puzzle that the last hf_generator_next made, or did not. */
HF_API void hf_generator_last(const hf_generator *generator, hf_made *made);

/* The next `count` puzzles of the series at once, 81 bytes each, one after the other, and their solutions (or
 * NULL) likewise, and what became of each (or NULL): the same puzzles as by hf_generator_next, several times
 * as fast. For plain 9x9 shapes, and those with diagonals, windows or a few more houses of nine cells where no
 * pattern and no neighbours are wished; otherwise HF_UNSUPPORTED, and nothing is done. HF_END: some were not found;
 * `made` says which, their bytes are 0. */
HF_API hf_status hf_generator_make(hf_generator *generator, size_t count, uint8_t *puzzles,
                                   uint8_t *solutions, hf_made *made);

/* hf_generator_make without `made`. */
HF_API hf_status hf_generator_next_many(hf_generator *generator, size_t count, uint8_t *puzzles,
                                        uint8_t *solutions);

/* Makes the call that is running on this generator, if any, return soon with HF_END. The only call
 * that may come from another thread. It is forgotten when the next call starts. */
HF_API void hf_generator_cancel(hf_generator *generator);

/* A random solved board: the first half of the above, likewise the next of the series. */
HF_API hf_status hf_generator_fill(hf_generator *generator, hf_grid *solution);

/* ---- no two the same ------------------------------------------------------------------------- */

/* The plain 9x9 puzzles met so far, up to symmetry (canon.h). For one thread. */
typedef struct hf_distinct hf_distinct;

HF_API hf_status hf_distinct_new(hf_distinct **out);
HF_API void hf_distinct_free(hf_distinct *distinct);
/* Adds a puzzle; *is_new: none so far is the same. HF_BAD_ARGUMENT, HF_TOO_LARGE as hf_canon_form; HF_NO_MEMORY. */
HF_API hf_status hf_distinct_add(hf_distinct *distinct, const uint8_t puzzle[81], bool *is_new);

/* ---- variants ----------------------------------------------------------------------------------
 */

/* A new variant with exactly one solution, yours to free: number `number` of the series `seed`, the same
 * on every machine. Kinds: HF_CONSTRAINT_CAGE (killers, the whole board in cages; with `clues` clues
 * may be given, without a cage may have one cell), HF_CONSTRAINT_THERMOMETER, HF_CONSTRAINT_ANTI_KNIGHT,
 * HF_CONSTRAINT_ANTI_KING, HF_CONSTRAINT_NON_CONSECUTIVE; none of their clues can be spared. Boards of N x N
 * cells, N from 4 to 16. HF_UNSUPPORTED: another kind or board; HF_END: none was found, as where no board
 * keeps the constraint; HF_NO_MEMORY. Any thread, at any time. */
HF_API hf_status hf_generate_variant(const hf_shape *shape, hf_constraint_kind kind, bool clues,
                                     uint64_t seed, uint64_t number, hf_puzzle **puzzle);
/* The same of a level on the scale "hodoku", from `least` to `most`: it can be solved by rules alone, and
 * the hardest it needs is of such a level (hf_rater_rate). Clues are then spared only while that holds;
 * where the rules do not suffice, more cells are told. HF_END also if none was found. */
HF_API hf_status hf_generate_variant_level(const hf_shape *shape, hf_constraint_kind kind,
                                           bool clues, hf_level least, hf_level most, uint64_t seed,
                                           uint64_t number, hf_puzzle **puzzle);

/* The same with wishes of hf_generate_options: `seed`, `level_least` and `level_most` as above, and
 *   symmetry        how clues lie; cages and thermometers lie so as well, and no clues can go without breaking it;
 *   attempts        give it up after so many; 0: 300;
 *   time_limit_ns   give it up after so long; 0: never;
 *   on_progress     called now and then with the number of attempts, and 0; false: stop.
 * `minimal` changes nothing. HF_BAD_ARGUMENT: hf_generate_variant_refusal says why. */
HF_API hf_status hf_generate_variant_wished(const hf_shape *shape, hf_constraint_kind kind,
                                            bool clues, const hf_generate_options *options,
                                            uint64_t number, hf_puzzle **puzzle);
/* Why no variant of this kind and shape can meet these wishes, as hf_generate_options_refusal says it. */
HF_API const char *hf_generate_variant_refusal(const hf_generate_options *options,
                                               const hf_shape *shape, hf_constraint_kind kind);

#ifdef __cplusplus
}
#endif
#endif
