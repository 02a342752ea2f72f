/* SPDX-License-Identifier: MIT
 *
 * solve.h - how many solutions has a puzzle, and which?
 *
 *     hf_solver *solver;
 *     hf_result result;
 *     hf_solver_new(shape, NULL, &solver);
 *     hf_solver_solve(solver, puzzle, &result, solution, NULL);
 *     if (result.answer == HF_UNIQUE)
 *         printf("solved with %llu guesses\n", (unsigned long long)result.guesses);
 *     hf_solver_free(solver);
 *
 * A solver is a context for one thread: all its memory is taken by hf_solver_new, none by solving
 * (the general engine, which learns, may grow within its documented bound). Use one per thread; any
 * number of them may share a shape.
 *
 * Threads: a solver belongs to one thread, but for hf_solver_cancel; engines are constants. Ownership:
 * a solver is its maker's; puzzles and grids that are passed stay the caller's. Errors: HF_UNSUPPORTED
 * where an engine does not serve a shape, a processor or a constraint, HF_NO_MEMORY, HF_BAD_ARGUMENT;
 * everything about the puzzle itself is an answer.
 */
#ifndef HOUSEFUL_SOLVE_H
#define HOUSEFUL_SOLVE_H

#include "houseful/cpu.h"
#include "houseful/puzzle.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- answers ------------------------------------------------------------------------------- */

typedef enum hf_answer {
    HF_UNIQUE,   /* exactly one solution, proven */
    HF_MULTIPLE, /* at least two */
    HF_NONE,     /* the givens are consistent, but no solution exists: proven */
    HF_INVALID,  /* two givens contradict each other in a house, or a given is out of range or not
                    among the candidates given for its cell */
    HF_LIMIT,    /* a budget ran out (or hf_solver_cancel was called) before the answer was known */
    HF_UNREADABLE /* hf_solve_many only: a character that is neither a digit nor a blank */
} hf_answer;

/* "unique", "multiple", "none", "invalid", "limit", "unreadable". */
HF_API const char *hf_answer_text(hf_answer answer);

typedef struct hf_result {
    hf_answer answer;
    uint64_t count;      /* solutions found, at most options.max_solutions */
    uint64_t guesses;    /* decisions the search took; 0 means that logic sufficed */
    bool exhausted;      /* the whole search space was covered: `count` is exact */
    hf_clash clash;      /* the first contradiction, if the answer is HF_INVALID */
    uint32_t constraint; /* with the status HF_UNSUPPORTED: the first constraint of the puzzle that
                            is not served, from 1 */
    uint64_t spare[4];   /* zero; later versions may say more here */
} hf_result;

/* ---- engines ------------------------------------------------------------------------------- */

/* An engine is a way of solving. hf_engine_at lists all that were built in, the best first;
 * which of them a machine can use depends on its processor, and which a shape on its form. */
typedef struct hf_engine hf_engine;

/* The engine with number i (0, 1, 2 ...), or NULL past the last. */
HF_API const hf_engine *hf_engine_at(size_t i);
/* The engine with this name, or NULL. */
HF_API const hf_engine *hf_engine_named(const char *name);
HF_API const char *hf_engine_name(const hf_engine *engine);
/* One line about it. */
HF_API const char *hf_engine_summary(const hf_engine *engine);
/* How many puzzles it works on at once; a good batch for hf_solve_many is a multiple of it. */
HF_API unsigned hf_engine_width(const hf_engine *engine);
/* Is it there to be read or compared with (the classics, one per description; other people's solvers)?
 * Such an engine is right but rarely the best, and chosen by name only. */
HF_API bool hf_engine_is_reference(const hf_engine *engine);
/* Does it always find solutions in the same order with the same number of guesses? */
HF_API bool hf_engine_is_deterministic(const hf_engine *engine);
/* Does this engine serve this shape? */
HF_API bool hf_engine_serves(const hf_engine *engine, const hf_shape *shape);
/* Does it honour all constraints of this puzzle? If not, *constraint (which may be NULL) receives the
 * number of the first one that it does not serve, counted from 0. */
HF_API bool hf_engine_honours(const hf_engine *engine, const hf_puzzle *puzzle,
                              uint32_t *constraint);
/* The processor features (HF_CPU_...) it needs. */
HF_API uint32_t hf_engine_needs(const hf_engine *engine);

/* ---- options ------------------------------------------------------------------------------- */

/* Called for each solution found, `values` being one symbol per cell. Return false to stop. */
typedef bool (*hf_solution_fn)(const uint16_t *values, void *user);

/* Called between parts of a batch: `done` of `count` puzzles have their answer. Return false to stop
 * there. */
typedef bool (*hf_progress_fn)(size_t done, size_t count, void *user);

typedef struct hf_solve_options {
    size_t size;                /* of this struct, as hf_solve_options_init set it */
    const hf_engine *engine;    /* NULL: the best for the shape and the processor */
    uint32_t cpu;               /* features engines may use; default hf_cpu_detect() */
    uint64_t max_solutions;     /* stop after so many; default 2: enough to prove uniqueness */
    uint64_t max_guesses;       /* give up after so many guesses; 0: never (default) */
    uint64_t time_limit_ns;     /* give up after so long, per puzzle; 0: never (default) */
    uint64_t seed;              /* for engines that use chance; default 0 */
    unsigned threads;           /* for one hard puzzle, where the engine can; default 1. Changes
                                   neither answer nor solutions, only the number of guesses */
    hf_solution_fn on_solution; /* default NULL; if set, an engine that finds solutions in
                                   any order leaves the search to a deterministic one */
    void *user;                 /* handed to on_solution and on_progress */
    uint64_t
        batch_time_limit_ns; /* hf_solve_many: give up after so long in all; 0: never (default) */
    hf_progress_fn on_progress; /* hf_solve_many: how far it is, every few thousand puzzles and at
                                     the end; default NULL */
} hf_solve_options;

/* Fills in the defaults: hf_solve_options_init(&options, sizeof options). */
HF_API void hf_solve_options_init(hf_solve_options *options, size_t size);

/* ---- solving ------------------------------------------------------------------------------- */

typedef struct hf_solver hf_solver;

/* Makes a solver for one shape. `options` may be NULL for the defaults and is copied.
 * HF_UNSUPPORTED: the engine asked for does not serve the shape or needs a better processor;
 * HF_BAD_ARGUMENT: max_solutions is 0. */
HF_API hf_status hf_solver_new(const hf_shape *shape, const hf_solve_options *options,
                               hf_solver **out);
HF_API void hf_solver_free(hf_solver *solver);

/* The engine that was chosen. */
HF_API const hf_engine *hf_solver_engine(const hf_solver *solver);

/* Solves one puzzle: its clues and constraints; entries and marks, which are the player's, play no
 * part. `first` and `second` (grids of the same shape, or NULL) receive the first two solutions as
 * far as they exist. The same build gives the same two on every machine and for every lane engine.
 * A solver whose engine was not asked for by name opens another one if a constraint needs it.
 * HF_BAD_ARGUMENT: the puzzle has another shape; HF_UNSUPPORTED: no engine (or not the one asked for)
 * serves a constraint, result->constraint says which; HF_NO_MEMORY. */
HF_API hf_status hf_solver_solve(hf_solver *solver, const hf_puzzle *puzzle, hf_result *result,
                                 hf_grid *first, hf_grid *second);

/* The same for clues alone, as the values of a grid. */
HF_API hf_status hf_solver_solve_grid(hf_solver *solver, const hf_grid *grid, hf_result *result,
                                      hf_grid *first, hf_grid *second);

/* Bytes the solver's engine holds now. Only the general engines grow: "any" with what it learns, up
 * to 1 GiB of clauses (hf_solver_solve then returns HF_NO_MEMORY), and with the open
 * candidates of a puzzle, some 150 bytes each up to four million of them (beyond, it searches
 * without learning); "trail" by 4 bytes per candidate struck. 0: an engine of fixed and small
 * memory. */
HF_API size_t hf_solver_memory(const hf_solver *solver);

/* How hard the lanes of a lane engine worked since the solver was made, for those who measure it. */
typedef struct hf_lane_work {
    uint64_t sweeps; /* over all lanes */
    uint64_t acts;   /* of these, how many were followed by taking out, splitting and filling up */
    uint32_t lanes;  /* swept at once; 0: the engine has none */
    uint32_t spare;  /* zero */
} hf_lane_work;

HF_API void hf_solver_lane_work(const hf_solver *solver, hf_lane_work *work);

/* Which clues can go? For a puzzle with exactly one solution, leaves in `minimal` (a grid of the
 * same shape) clues of the puzzle that still have that solution alone, and none of which can be
 * taken away; what else the puzzle demands stays as it is. Which clues are tried first depends on options.seed. result->answer is that of the
 * puzzle: `minimal` is written only if it is HF_UNIQUE. result->exhausted is false if a budget ran
 * out on the way: `minimal` then has only one solution all the same, but may have clues to spare.
 * Needs options.max_solutions of 2 or more, and takes memory for the time of the call. Boards of
 * more than four million candidates (160 x 160): HF_TOO_LARGE. */
HF_API hf_status hf_solver_minimal(hf_solver *solver, const hf_puzzle *puzzle, hf_result *result,
                                   hf_grid *minimal);

/* What occurs in some solution? */
typedef struct hf_true_candidates {
    hf_answer answer;
    uint64_t count;  /* solutions, up to options.max_solutions */
    bool exact;      /* there are no more than these */
    bool complete;   /* no budget ran out before every candidate was decided */
    double estimate; /* about how many solutions there are, where there are more; else 0 */
    uint64_t guesses;
    uint64_t spare[4]; /* zero */
} hf_true_candidates;

/* The true candidates of a puzzle: sets[cell * hf_puzzle_words(puzzle) ...] receives the symbols that
 * the cell has in some solution, clues and constraints honoured. Budgets and cancellation as for
 * hf_solver_solve; what was found before one ran out is true all the same. Boards of up to 16 symbols
 * and 256 cells. HF_BAD_ARGUMENT: the puzzle has another shape; HF_UNSUPPORTED: a larger board, or an
 * engine asked for by name other than "variant"; HF_NO_MEMORY. */
HF_API hf_status hf_solver_candidates(hf_solver *solver, const hf_puzzle *puzzle,
                                      hf_true_candidates *result, uint64_t *sets);

/* Why is there no solution? */
typedef struct hf_contradiction {
    hf_answer answer;  /* HF_NONE: a set was found; HF_LIMIT: the puzzle has a solution, or a budget
                          ran out before it was refuted */
    uint32_t count;    /* constraints, clues and cells with given candidates in the set */
    bool minimal;      /* none of them can be spared: else this could not be shown for all */
    uint64_t spare[4]; /* zero */
} hf_contradiction;

/* For `cells` below. */
enum { HF_IN_CLUE = 1, HF_IN_CANDIDATES = 2 };

/* A small set of written constraints and givens that no board satisfies, houses aside, which always
 * count: constraints[i], for each of hf_puzzle_constraints, becomes 1 for those in the set, and
 * cells[c] HF_IN_... or'ed. hf_puzzle_contradiction_text says it in words. Both arrays are written
 * only if result->answer is HF_NONE. Boards, time limits, cancellation and errors as for
 * hf_solver_candidates; options.max_guesses limits what is spent on refuting the puzzle, and as much
 * once more on making the set small. */
HF_API hf_status hf_solver_contradiction(hf_solver *solver, const hf_puzzle *puzzle,
                                         hf_contradiction *result, uint8_t *constraints,
                                         uint8_t *cells);

/* Makes the call that is running on this solver, if any, return soon: a single puzzle, or those of a
 * batch that are not done, with HF_LIMIT. The only call that may come from another thread. It is forgotten when the next call
 * starts. */
HF_API void hf_solver_cancel(hf_solver *solver);

/* ---- many 9x9 puzzles at once ------------------------------------------------------------------
 */

/* What hf_solve_many tells of one puzzle. */
typedef struct hf_brief {
    uint8_t answer;   /* an hf_answer */
    uint8_t where;    /* HF_UNREADABLE: the first bad character, 0..80 */
    uint16_t spare;   /* zero */
    uint32_t guesses; /* saturating */
    uint64_t count;   /* solutions, up to max_solutions */
} hf_brief;

/* Solves `count` puzzles of 81 characters each: '1'-'9', and any of . 0 * _ - x X ? for a blank.
 * The texts need no terminator and are not changed. The solver must have been made for the plain
 * 9x9 shape (otherwise HF_BAD_ARGUMENT). `brief` receives one record per puzzle. `solutions`, if not
 * NULL, receives at solutions + i * stride the 81 digits of puzzle i when its answer is HF_UNIQUE
 * (otherwise those bytes are left in any state); stride is at least 81, and only 81 bytes per puzzle
 * are written. The time limit per puzzle and on_solution do not apply. hf_solver_cancel, the time limit
 * for batches and on_progress stop a batch early: puzzles that were not done by then have the answer
 * HF_LIMIT, or HF_MULTIPLE if two solutions had been met. Any engine will do; a lane engine
 * does it fastest, and best in batches of some thousands.
 *
 * With max_solutions of 2 (the default) puzzles are told apart by the number of their solutions:
 * none, one, several. With more, solutions are counted. With 1 the search ends at the first, which
 * answers whether there is any (count 1, HF_LIMIT) or none. */
HF_API hf_status hf_solve_many(hf_solver *solver, size_t count, const char *const *texts,
                               hf_brief *brief, char *solutions, size_t stride);

/* The same for puzzles that follow each other in memory, `step` bytes (81 at least) apart. */
HF_API hf_status hf_solve_many_lines(hf_solver *solver, size_t count, const char *text, size_t step,
                                     hf_brief *brief, char *solutions, size_t stride);

/* The same for puzzles as bytes: 81 values 0..9 each, one after the other; the solutions likewise,
 * without gaps. A value above 9 makes a puzzle HF_UNREADABLE. */
HF_API hf_status hf_solve_many_bytes(hf_solver *solver, size_t count, const uint8_t *puzzles,
                                     hf_brief *brief, uint8_t *solutions);

/* The same for puzzles that give candidates: 81 sets each, one after the other, bit d - 1 standing
 * for digit d; solutions as bytes. A given cell is a set of one. A bit above the ninth makes a puzzle
 * HF_UNREADABLE, a cell without any HF_NONE. HF_UNSUPPORTED: neither a lane engine nor "nine". */
HF_API hf_status hf_solve_many_candidates(hf_solver *solver, size_t count, const uint16_t *puzzles,
                                          hf_brief *brief, uint8_t *solutions);

#ifdef __cplusplus
}
#endif
#endif
