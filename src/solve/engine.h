/* SPDX-License-Identifier: MIT
 *
 * engine.h - the seam between the entry points (solve.c) and the ways of solving.
 *
 * An engine is one constant of type hf_engine, listed in dispatch.c. It is told what is wanted
 * through an hf_search, and reports through it: every solution with hf_search_found, every guess
 * with hf_search_guess. Both say whether to go on, so that limits, budgets and cancellation are the
 * business of search.c alone.
 *
 * Constraints. Every engine honours the clues and the houses of the shape. What else a puzzle demands
 * comes as search->puzzle, and only to engines that say in `honours` that they know what to do with
 * all it demands; dispatch.c and solver.c see to that.
 */
#ifndef HF_SOLVE_ENGINE_H
#define HF_SOLVE_ENGINE_H

#include <stdatomic.h>

#include "houseful/solve.h"

/* For `honours`: what a puzzle may demand besides clues and houses. */
enum {
    HF_HONOURS_CANDIDATES = 1, /* cells that may not hold every symbol (hf_puzzle_candidates) */
    HF_HONOURS_RULES = 2       /* the primitives of written constraints (puzzle/rules.h) */
};

/* One puzzle's orders and findings. */
typedef struct hf_search {
    /* orders */
    const hf_puzzle *puzzle; /* a solution must honour its constraints; NULL: there are none but the
                                houses of the shape. Only engines that honour all it demands ever
                                see one */
    const hf_shape *shape;   /* with the next, for checking what is found; NULL: unchecked */
    const uint16_t *clues;
    uint32_t cells;
    uint64_t max_solutions; /* at least 1 */
    uint64_t max_guesses;   /* UINT64_MAX: no limit */
    uint64_t deadline_ns;   /* hf_clock_ns() value; UINT64_MAX: no limit */
    uint32_t dead_ends;     /* contradictions left until the search is to stop; 0: no limit */
    uint64_t max_looks;     /* for tests: stop at this look at the clock; 0: no limit */
    const atomic_bool *cancelled;
    hf_solution_fn on_solution;
    void *user;
    uint16_t *first;  /* room for the first solution, or NULL */
    uint16_t *second; /* room for the second, or NULL */
    bool unseen;      /* nobody will look at the solutions of a puzzle that has several */
    /* findings */
    uint64_t count;
    uint64_t guesses;
    uint64_t steps;      /* of work since the last look at the clock and the flag */
    uint64_t most_steps; /* between two looks, so far */
    uint64_t looks;
    bool stopped; /* told to stop by a limit on guesses or time, by cancellation or by the caller */
    bool complete; /* set by the engine: the whole search space was covered */
    bool ordered;  /* set by an engine that is not deterministic: this time it was */
} hf_search;

/* A solution was found. True: go on searching. */
bool hf_search_found(hf_search *search, const uint16_t *values);

/* A guess is about to be taken. True: take it. The clock and the flag are looked at now and then.
 */
bool hf_search_guess(hf_search *search);

/* A board contradicts itself. True: go on with others. Only `nine` tells of this. */
bool hf_search_dead_end(hf_search *search);

/* A look at the clock and the flag: is it time to stop? */
bool hf_search_expired(hf_search *search);

/* For whoever works long without guessing: so many steps were done, or are about to be; a step is
 * some nanoseconds, such as striking a candidate. True: it is time to stop. Every loop that a large
 * board makes long tells of its work, in portions far below the millions of steps that 50 ms are. */
enum { HF_SEARCH_LOOK_STEPS = 1 << 16 };
static inline bool hf_search_work(hf_search *search, uint64_t steps)
{
    search->steps += steps;
    return search->stopped || (search->steps >= HF_SEARCH_LOOK_STEPS && hf_search_expired(search));
}

/* How the puzzles of a batch are written. */
typedef enum hf_batch_form {
    HF_BATCH_TEXT,      /* 81 characters; solutions likewise */
    HF_BATCH_VALUES,    /* 81 bytes 0-9; solutions likewise */
    HF_BATCH_CANDIDATES /* 81 sets of candidates in 16 bits, bit d - 1 for digit d; solutions as
                           bytes */
} hf_batch_form;

/* Houses of nine cells besides the rows, columns and boxes of a 9x9 board. */
enum { HF_NINE_EXTRAS = 8 };
typedef struct hf_nine_extra {
    unsigned count;
    uint8_t cell[HF_NINE_EXTRAS][9];
} hf_nine_extra;

/* A batch of plain 9x9 puzzles; see hf_solve_many. */
typedef struct hf_batch {
    size_t count;
    hf_batch_form form;
    const char *const *texts; /* where each puzzle is; or NULL: one after the other */
    const void *puzzles;      /* from here on, */
    size_t step;              /* so many bytes apart */
    hf_brief *brief;
    char *solutions; /* or NULL; that of a puzzle with one solution is written */
    size_t stride;   /* bytes from one to the next */
    uint64_t max_solutions;
    hf_search *watched; /* whose clock and flag may stop the batch. Puzzles that are not
                           done by then have the answer HF_LIMIT */
    bool trusted;       /* no two values clash: that is not looked for where nothing was found */
    bool shared;        /* all are parts of one puzzle, whose brief and solution are the first ones:
                           they share max_solutions. Candidates only, for the lanes only */
    uint64_t known;     /* solutions of that puzzle that were found before, beside max_solutions */
    bool tight; /* hardly any puzzle has many solutions, even where one is enough: guesses are to
                           fail soon rather than to succeed */
    const hf_nine_extra
        *extra; /* houses that must be complete, too; NULL: none. Only for engines that
                                   take them, and where one solution is asked for */
} hf_batch;

static inline const void *hf_batch_puzzle(const hf_batch *batch, size_t i)
{
    return batch->texts != NULL ? batch->texts[i] : (const char *)batch->puzzles + i * batch->step;
}

struct hf_engine {
    const char *name;
    const char *summary;
    unsigned width;     /* puzzles worked on at once */
    uint32_t needs;     /* HF_CPU_... */
    bool reference;     /* to be read or compared with: chosen by name only */
    bool deterministic; /* same order of solutions, same guesses, always */
    uint32_t honours;   /* HF_HONOURS_... that `solve` obeys; houses go unsaid */
    bool takes_clashes; /* givens that clash are just unsolvable: no need to look for them first */
    bool (*serves)(const hf_shape *shape);
    /* Takes all memory the engine will need for this shape. *state may stay NULL. */
    hf_status (*open)(const hf_shape *shape, const hf_solve_options *options, void **state);
    void (*close)(void *state);
    /* `givens` has one value per cell, 0 for empty, all in range and, but for engines that take
     * them, free of clashes. HF_NO_MEMORY is the only failure. */
    hf_status (*solve)(void *state, const uint16_t *givens, hf_search *search);
    /* NULL: many.c feeds the batch to `solve` one by one. */
    void (*solve_many)(void *state, const hf_batch *batch);
    bool takes_extra; /* solve_many obeys batch->extra */
    /* Bytes held now. NULL: an engine of fixed and small memory. */
    size_t (*memory)(const void *state);
    /* See hf_solver_lane_work. NULL: an engine without lanes. */
    void (*lane_work)(const void *state, hf_lane_work *work);
};

/* For `serves`: any shape; plain 9x9 boards with rows, columns and 3x3 boxes only. */
bool hf_engine_serves_all(const hf_shape *shape);
bool hf_engine_serves_nine(const hf_shape *shape);

/* The built-in engines, one constant per file; dispatch.c lists them. */
extern const hf_engine hf_engine_any;
extern const hf_engine hf_engine_trail;
extern const hf_engine hf_engine_nine;
extern const hf_engine hf_engine_variant;
extern const hf_engine hf_engine_naive;
extern const hf_engine hf_engine_bitfield;
extern const hf_engine hf_engine_fewest;
extern const hf_engine hf_engine_blacklist;
extern const hf_engine hf_engine_tightest_line;
extern const hf_engine hf_engine_lanes_avx512;
extern const hf_engine hf_engine_lanes_avx512_256;
extern const hf_engine hf_engine_lanes_avx2;
extern const hf_engine hf_engine_lanes_sse41;
extern const hf_engine hf_engine_lanes_neon;
extern const hf_engine hf_engine_lanes_wasm;
extern const hf_engine hf_engine_lanes_portable;
extern const hf_engine hf_engine_cadical;

#endif
