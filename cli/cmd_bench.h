/* SPDX-License-Identifier: MIT
 *
 * cmd_bench.h - the parts of `houseful bench`: sets of puzzles, contestants, measuring, reporting.
 */
#ifndef HF_CLI_CMD_BENCH_H
#define HF_CLI_CMD_BENCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "houseful/solve.h"
#include "human.h"

enum {
    HF_BENCH_CELLS = 81,
    HF_BENCH_TEXT = HF_BENCH_CELLS + 1,
    HF_BENCH_PENCIL_TEXT = 9 * HF_BENCH_CELLS + 1
};

/* ---- sets (cmd_bench_sets.c) ----------------------------------------------------------------- */

/* Puzzles of one shape. */
typedef struct hf_bench_set {
    char name[64];
    char about[96];
    hf_shape *shape;
    hf_grid *grid; /* where hf_bench_set_grid puts a puzzle */
    uint32_t cells;
    bool plain; /* 9x9 with rows, columns and boxes: `text` is there too */
    size_t count;
    size_t room;
    uint16_t *values; /* count * cells */
    char *text;       /* count * text_step: characters and a zero each */
    size_t text_step; /* HF_BENCH_TEXT; HF_BENCH_PENCIL_TEXT where candidates are given: nine
                         characters for each cell, a digit or a dot */
    /* Puzzles given by candidates have these instead of values; else NULL. */
    uint16_t *candidates; /* count * 81 sets, bit d - 1 for digit d */
    hf_puzzle **puzzles;  /* count */
} hf_bench_set;

/* Fills a zeroed set: the built-in one of this name (hf_bench_set_names), with
 * `count` puzzles of `seed`, or the file of this name. False: a message was printed. */
bool hf_bench_set_open(hf_bench_set *set, const char *name, size_t count, uint64_t seed);
void hf_bench_set_close(hf_bench_set *set);
/* The built-in sets, as words. */
extern const char hf_bench_set_names[];
/* Adds a puzzle (one value per cell); false: no memory. */
bool hf_bench_set_add(hf_bench_set *set, const uint16_t *values);
/* An empty set of square boards; false: no memory. */
bool hf_bench_set_start(hf_bench_set *set, const char *name, uint32_t size);
/* Fills an empty set of 9x9 boards with puzzles given by candidates alone (cmd_bench_pencil.c); false:
 * no memory. */
bool hf_bench_set_pencil(hf_bench_set *set, size_t count, uint64_t seed);
/* A number below `bound` by chance. */
uint32_t hf_bench_draw(uint64_t *state, uint32_t bound);
/* Puzzle i as a grid: the set's own, until the next call. */
const hf_grid *hf_bench_set_grid(const hf_bench_set *set, size_t i);

/* ---- contestants (cmd_bench_contestant.c, cmd_bench_peer.c) ---------------------------------- */

typedef size_t (*hf_bench_peer_fn)(const char *input, size_t limit, uint32_t configuration,
                                   char *solution, size_t *guesses);

/* An engine of ours, the rules a person uses, or a foreign library with tdoku's interface. */
typedef struct hf_bench_contestant {
    char name[64];
    const hf_engine *engine; /* NULL: one of the others */
    hf_solver *solver;       /* while it is open */
    bool is_human;
    hf_human human; /* while it is open */
    hf_bench_peer_fn peer;
    void *library;
} hf_bench_contestant;

typedef struct hf_bench_tally {
    uint64_t solutions;
    uint64_t guesses;
    size_t unfinished;
} hf_bench_tally;

/* An engine; NULL: the rules a person uses. */
void hf_bench_contestant_init(hf_bench_contestant *who, const hf_engine *engine);
/* Makes it ready for a set; false: it does not take these puzzles. */
bool hf_bench_contestant_open(hf_bench_contestant *who, const hf_bench_set *set,
                              uint64_t give_up_ns);
void hf_bench_contestant_close(hf_bench_contestant *who);
/* Solves puzzle i up to its second solution and adds to the tally. */
void hf_bench_contestant_solve(const hf_bench_contestant *who, const hf_bench_set *set, size_t i,
                               hf_bench_tally *tally);

/* Loads a peer; false: a message was printed. */
bool hf_bench_peer_open(hf_bench_contestant *contestant, const char *path);
void hf_bench_peer_close(hf_bench_contestant *contestant);

/* ---- measuring (cmd_bench_measure.c) --------------------------------------------------------- */

/* What a contestant did with a set. */
typedef struct hf_bench_score {
    bool serves;           /* can it take this set at all? */
    size_t step;           /* every step-th puzzle was measured */
    size_t count;          /* so many */
    hf_bench_tally batch;  /* of the batch, if that was measured */
    hf_lane_work work;     /* of the lanes, for the batch */
    hf_bench_tally single; /* of the puzzles one by one, likewise */
    uint64_t batch_best;   /* nanoseconds for the batch, the best and the middle of the repeats; */
    uint64_t batch_middle; /* 0: not measured */
    uint64_t single_sum;   /* the same puzzles one by one, each at its best */
    uint64_t median;       /* of the single times */
    uint64_t percent99;
    uint64_t worst;
    size_t worst_puzzle; /* its number in the set, from 0 */
} hf_bench_score;

typedef struct hf_bench_plan {
    unsigned repeats;
    bool batch;          /* measure batches */
    bool single;         /* measure puzzles one by one */
    uint64_t budget_ns;  /* for one contestant and one set; larger sets are sampled */
    uint64_t give_up_ns; /* for one puzzle */
} hf_bench_plan;

/* Measures all contestants on a set, the repeats interleaved. False: no memory. */
bool hf_bench_measure(const hf_bench_set *set, hf_bench_contestant *contestants, size_t count,
                      const hf_bench_plan *plan, hf_bench_score *scores);

/* ---- each puzzle by itself (cmd_bench_each.c) ------------------------------------------------ */

typedef enum hf_bench_form { HF_BENCH_TABLE, HF_BENCH_MARKDOWN, HF_BENCH_JSON } hf_bench_form;

/* Measures and prints; plan->repeats runs of each puzzle, fewer if plan->budget_ns does not suffice.
 * False: no memory. */
bool hf_bench_each(const hf_bench_set *set, hf_bench_contestant *list, size_t count,
                   const hf_bench_plan *plan, hf_bench_form form);

/* ---- ways in (cmd_bench_entries.c) ------------------------------------------------------------ */

/* Measures and prints the ways in which batches of a set may come, for our own engines; nothing for sets that have
 * but one. False: no memory. */
bool hf_bench_entries(const hf_bench_set *set, const hf_bench_contestant *list, size_t count,
                      unsigned repeats, bool json);

/* ---- reporting ------------------------------------------------------------------------------- */

void hf_bench_print_machine(bool json);
/* With `work`: how hard the lanes worked, too. */
void hf_bench_print_table(const hf_bench_set *set, const hf_bench_contestant *contestants,
                          const hf_bench_score *scores, size_t count, bool work);
void hf_bench_print_json(const hf_bench_set *set, const hf_bench_contestant *contestants,
                         const hf_bench_score *scores, size_t count);

/* The signature: solutions and guesses of the deterministic engines over a fixed list. */
int hf_bench_signature(bool json);

/* ---- making and knowing (cmd_bench_work.c) --------------------------------------------------- */

typedef struct hf_bench_work {
    uint64_t number; /* puzzles of a set; slow tasks make fewer */
    uint64_t seed;
    unsigned repeats;
    const char *command; /* "NAME=COMMAND" of another program, or NULL */
    bool json;
} hf_bench_work;

/* Is this one of the sets generate, canon, dedupe? */
bool hf_bench_work_is(const char *name);
/* Measures and prints; false: no memory, or no room for a file. */
bool hf_bench_work_run(const hf_bench_work *work, const char *set);

/* The story: every engine from the simplest to the best, on one set and on one hard puzzle. */
int hf_bench_story(const char *file, const char *peer, uint64_t budget_ns);

#endif
