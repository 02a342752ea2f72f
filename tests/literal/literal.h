/* SPDX-License-Identifier: MIT
 *
 * literal.h - Sudoku Explainer's rating written down as it is defined, with no cleverness at all: every
 * list is complete, every ancestor is walked to, nothing is remembered or ruled out beforehand. Slow;
 * the library's searches are compared with it, step by step.
 *
 * It shares no code with the library. Cells are 0..80, digits 1..9, regions blocks 0..8, rows 9..17,
 * columns 18..26.
 */
#ifndef HF_TESTS_LITERAL_H
#define HF_TESTS_LITERAL_H

#include <stdbool.h>
#include <stddef.h>

typedef struct grid {
    int value[81];
    bool can[81][10];
} grid;

struct hint;

/* A candidate that is on or off, and why. */
typedef struct thought {
    int cell, digit;
    bool on;
    int cause; /* 0: assumed; 1: its cell; 2, 3, 4: its block, row, column */
    struct thought **parent;
    int parents;
    const struct hint *nested; /* comes from a chain inside an assumption */
} thought;

/* An ordered set of thoughts: at most one for each cell, digit and state. */
typedef struct thoughts {
    int count;
    thought *at[1458];
    int number[81][10][2]; /* 1 + place in `at`; 0: not in it */
} thoughts;

typedef struct hint {
    double rating;
    int complexity, key;
    int cell, digit; /* placed; cell -1: nothing */
    bool strike[81][10];
    /* chains: the last thought of each branch */
    const thought *target[18];
    int targets;
    int begin; /* the cause that the assumptions of a cell or region chain count as; 0: none */
} hint;

typedef struct hints {
    hint **at;
    int count, room;
} hints;

/* Where things lie. */
int lit_cell(int region, int spot);
int lit_region(int cell, int type);
bool lit_sees(int a, int b);
int lit_peer(int cell, int k); /* k-th of 20, block first */
int lit_count(const grid *g, int cell);
int lit_places(const grid *g, int region, int digit);
int lit_empty(const grid *g, int region);
extern const int lit_bcr[3];

/* Memory that is all freed at once; running out ends the program. */
void *lit_take(size_t bytes);
void lit_free_all(void);

hint *lit_hint(void);
bool lit_strikes(const hint *h);
void lit_strike(const grid *g, hint *h, int cell, int digit);
void lit_add(hints *all, hint *h);
/* Stable, by rating, complexity, key. */
void lit_sort(hints *all);
double lit_added(int complexity);

/* The first hint of the patterns (producers 1 to 20, and 22); false: none. */
bool lit_pattern(const grid *g, int producer, hint *h);
bool lit_loops(const grid *g, hint *h);
bool lit_bug(const grid *g, hint *h);
bool lit_aligned(const grid *g, int degree, hint *h);
/* All hints of static chains; of forcing chains: in their order. */
void lit_chains(const grid *g, hints *all);
void lit_forcing(const grid *g, bool dynamic, bool nishio, int level, double base, hints *all);

/* Implications and ancestors. */
void lit_on_to_off(const grid *g, thought *p, bool use_y, thoughts *out);
void lit_off_to_on(const grid *g, const grid *start, const thoughts *off, thought *p, bool use_y,
                   bool use_x, thoughts *out);
bool lit_set_add(thoughts *set, thought *p);
thought *lit_set_find(const thoughts *set, int cell, int digit, bool on);
thought *lit_thought(int cell, int digit, bool on, int cause, thought *parent);
void lit_add_parent(thought *p, thought *parent);
void lit_ancestors(const thought *p, thoughts *out);
int lit_complexity(const hint *h);
void lit_drop_equal_strikes(hints *all);

/* The next step of the whole; false: stuck. */
bool lit_next(const grid *g, hint *h);
void lit_start(grid *g, const char *puzzle);
void lit_apply(grid *g, const hint *h);
bool lit_done(const grid *g);

#endif
