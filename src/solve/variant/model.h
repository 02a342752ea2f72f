/* SPDX-License-Identifier: MIT
 *
 * model.h - a puzzle as the engine "variant" sees it: masks of symbols, and propagators that strike
 * what cannot be.
 *
 *     board        a mask of symbols per place, and which are settled. A place is a cell, but on plain
 *                  9x9 boards three cells take four places (singles.c)
 *     peers        per cell, the cells that cannot hold the same symbol; far: those that must be told, by
 *                  place
 *     arcs         per cell, other cells it stands in a relation with, and the table of the relation
 *     propagators  houses, cages, sums, counts, lines, elements, the cheapest first
 *     triggers     per cell, the propagators that a change of it wakes
 *
 * Far peers and arcs are followed at once when a cell changes; then come the houses of plain 9x9
 * boards, all at once; propagators wait as bits of `dirty`, and
 * the lowest bit goes first. Every propagator is sound, and exact once its cells are settled, so a
 * full board on which nothing is dirty is a solution.
 */
#ifndef HF_VARIANT_MODEL_H
#define HF_VARIANT_MODEL_H

#include <string.h>

#include "base/bits.h"
#include "puzzle/rules.h"
#include "solve/engine.h"
#include "solve/variant/kernels.h"

enum { HF_VARIANT_CELLS = HF_RULES_CELLS, HF_VARIANT_WORDS = HF_VARIANT_CELLS / 64 };
enum { HF_VARIANT_KNOWN = 8 }; /* where more solutions are found the tree search goes on alone */

typedef struct hf_variant_board {
    union {
        uint16_t mask[HF_VARIANT_CELLS];
        uint64_t words[HF_VARIANT_CELLS / 4]; /* of plain 9x9 boards (singles.c) */
    };
    uint64_t settled[HF_VARIANT_WORDS]; /* one symbol left, and its peers know */
} hf_variant_board;

typedef enum hf_propagator_type {
    HF_PROPAGATE_HOUSE,   /* the only place of a symbol */
    HF_PROPAGATE_LOCKED,  /* all places of a symbol in another house */
    HF_PROPAGATE_CAGE,    /* different cells with a total */
    HF_PROPAGATE_ELEMENT, /* */
    HF_PROPAGATE_COUNT,   /* */
    HF_PROPAGATE_TALLY,   /* counts of the same cells, together */
    HF_PROPAGATE_SUM,     /* any sum */
    HF_PROPAGATE_LINE,    /* an automaton */
    HF_PROPAGATE_WALK,    /* an automaton along different cells, exactly */
    HF_PROPAGATE_HALL,    /* different cells: cells that keep symbols to themselves */
    HF_PROPAGATE_PACKED,  /* a house and the sums of the cages in it, at once */
    HF_PROPAGATE_RANK     /* a line among all lines */
} hf_propagator_type;

typedef struct hf_propagator {
    uint8_t type;
    uint16_t count;  /* cells */
    uint32_t cells;  /* where they stand in hf_variant.cells */
    int32_t total;   /* cages, sums: in symbols from 0 */
    uint32_t data;   /* counts: the set; lines: the automaton; elements: the symbol's bit;
                               sums: where its groups stand; houses: first of its overlaps;
                               packed houses: first of its stretches; ranks: as hf_rules_rank;
                               different cells: 1 if they are a run; tallies: the first count */
    uint32_t more;   /* sums: groups; houses: overlaps, stretches; lines: words in a set of states;
                               tallies: counts */
    uint16_t runs;   /* since they were last looked at (tight.c), */
    uint16_t hits;   /* and those that struck something */
    uint64_t counts; /* counts; lines: HF_LINE_WALKED; sums: HF_SUM_... */
} hf_propagator;

/* Words of `dirty` that are woken at once. */
enum { HF_VARIANT_STEP = 4 };

enum { HF_LINE_WALKED = 1 }; /* another propagator does its work */
enum {
    HF_SUM_IN_TWO = 1,   /* two groups of up to three cells, of nine symbols, all counted once */
    HF_SUM_IN_GROUPS = 2 /* as hf_groups; from HF_SUM_TURNED on, which cells are turned, as bits */
};
enum { HF_SUM_TURNED = 8 };

/* A house's cells that lie in another house too, as bits of their places, and the rest of that. */
typedef struct hf_overlap {
    uint16_t within; /* places in the house */
    uint16_t count;  /* cells of the other house outside of it */
    uint32_t rest;   /* where they stand in hf_variant.cells */
} hf_overlap;

/* Cells of a house up to `end` that lie in one cage, behind those of the stretch before. */
typedef struct hf_stretch {
    uint16_t end;
    uint16_t count;        /* cells of the cage; 0: none of them is outside the house */
    int32_t total;         /* of the cage, in symbols from 0 */
    const uint32_t *cells; /* of the cage, not by place */
} hf_stretch;

typedef struct hf_arc {
    uint16_t other;
    uint16_t table;
} hf_arc;

/* The symbols that some symbol of a mask allows: low[mask & 255] | high[mask >> 8]. */
typedef struct hf_support {
    uint16_t low[256];
    uint16_t high[256];
} hf_support;

typedef struct hf_derivation hf_derivation;
typedef struct hf_learning hf_learning;

typedef struct hf_variant {
    const hf_shape *shape;
    uint32_t size;
    uint32_t cell_count;
    uint32_t places;                  /* on a board, empty ones included */
    uint32_t words;                   /* of 64 places */
    uint16_t place[HF_VARIANT_CELLS]; /* of a cell */
    uint16_t cell[HF_VARIANT_CELLS];  /* of a place */
    uint64_t empty[HF_VARIANT_WORDS]; /* places without a cell */
    bool nine;                        /* rows, columns and boxes are those of a 9x9 board */
    uint16_t full;

    /* of the puzzle; those of the shape come first and stay */
    const hf_rules *rules;  /* NULL: none */
    const uint8_t *without; /* per written constraint: is it left out? NULL: none is */
    hf_propagator *props;
    uint32_t prop_count, prop_room, shape_props;
    uint32_t told_props; /* with those of the puzzle, before any are derived */
    uint32_t *cells;
    uint32_t cells_count, cells_room, shape_cells;
    hf_sum_group *groups;
    uint32_t group_count, group_room;
    hf_stretch *stretches;
    uint32_t stretch_count, stretch_room;
    uint64_t unpacked; /* of the first 64 houses, those that hf_variant_pack has not added */
    hf_overlap *overlaps;
    uint32_t overlap_count, overlap_room;
    uint64_t (*peers)[HF_VARIANT_WORDS];       /* per cell */
    uint64_t (*shape_peers)[HF_VARIANT_WORDS]; /* from houses alone */
    uint64_t (*near)[HF_VARIANT_WORDS];        /* from the houses that singles.c looks after */
    uint64_t (*far)[HF_VARIANT_WORDS];         /* peers that are not near; by place */
    uint64_t sees[HF_VARIANT_WORDS];           /* places with far peers, to be told of one symbol */
    uint64_t tells[HF_VARIANT_WORDS];          /* places with arcs, to be told of every change */
    uint32_t *arc_start;                       /* per cell, and one past the last */
    hf_arc *arcs;
    uint32_t arc_room;
    hf_support *supports; /* two per relation: from row to column and back */
    uint32_t support_room;
    uint64_t *triggers; /* per cell, dirty_words words */
    size_t trigger_room;
    uint32_t dirty_words; /* with room for what is derived */
    uint32_t woken_words; /* of them, those that propagators have now */
    uint64_t *dirty;
    uint32_t dirty_room;
    uint64_t *leads; /* by automaton of up to 64 states, state and symbol: the next, as a set */
    uint32_t lead_room;
    uint32_t *lead_start; /* by automaton */
    uint32_t lead_start_room;
    uint64_t *states; /* for lines: sets of states along one */
    uint32_t state_room;
    hf_sets *walk_sets; /* for automata along different cells */
    uint32_t walk_room;
    bool failed;           /* no memory */
    hf_propagator refused; /* what could not be added then: written to, never looked at */
    bool hopeless;         /* a primitive that nothing satisfies */

    /* tables */
    uint8_t reversed[256];
    hf_sets_tables *sets; /* up to 9 symbols; else NULL */
    const hf_variant_kernels *kernels;
    const hf_variant_kernels *few; /* those whose few_sums and few_keep take this many symbols */
    hf_derivation *derivation;     /* derive.c's own */

    /* the search */
    uint64_t changed[HF_VARIANT_WORDS]; /* places whose peers and arcs have to be told */
    uint64_t waiting;                   /* not 0: there are such */
    bool stale;                         /* something changed since singles.c looked */
    bool urgent;                        /* and a cell was settled */
    uint32_t last;                      /* the place that changed last */
    uint32_t hot;                       /* the propagator that failed last: it goes first */
    bool thorough;                      /* at the root: packed houses are looked at */
    hf_variant_board *boards;           /* one per depth */
    float *score;                       /* per cell: failures it had part in */
    float *house_score;                 /* per house and symbol, likewise */
    bool has_sums;                      /* the puzzle's sums are no cages */
    bool by_places;                     /* no sums, no runs: a symbol's places are guessed, too */
    float step;                         /* what a failure counts now */
    uint32_t failing;                   /* the propagator that failed now; UINT32_MAX: none */
    uint32_t culprit;                   /* the cell at which the last failure showed */
    hf_search *search;
    uint64_t work;                   /* told to the search now and then */
    hf_learning *learning;           /* takes turns with the search; NULL: not yet */
    uint64_t pause;                  /* steps until it is its turn; 0: never */
    bool hasty;                      /* for tests: turns are short */
    bool settled;                    /* it has found out that there are no more solutions */
    uint16_t root[HF_VARIANT_CELLS]; /* for it: per cell, what the root left */
    uint32_t known_count;            /* solutions told so far, up to HF_VARIANT_KNOWN */
    uint16_t known[HF_VARIANT_KNOWN][HF_VARIANT_CELLS];
    uint16_t
        *seen; /* per cell, the symbols met in solutions, of which others are tried first; NULL:
                       nobody asks */
} hf_variant;

static inline bool hf_is_one(uint32_t mask)
{
    return (mask & (mask - 1)) == 0;
}
/* A place has changed. One with nobody to tell is settled as soon as it has one symbol. */
static inline void hf_variant_note(hf_variant *v, hf_variant_board *b, uint32_t cell)
{
    uint32_t w = cell / 64;
    uint64_t bit = UINT64_C(1) << (cell % 64), one = 0 - (uint64_t)hf_is_one(b->mask[cell]);
    uint64_t news =
        bit & (v->tells[w] | (v->sees[w] & one)); /* without a jump: half of them are one */
    v->changed[w] |= news;
    v->waiting |= news;
    b->settled[w] |= bit & one & ~news;
}
static inline bool hf_variant_fail(hf_variant *v, uint32_t cell)
{
    v->culprit = cell;
    return false;
}
/* Whoever wants to know that a place has changed goes again. */
static inline void hf_variant_wake(hf_variant *v, uint32_t cell)
{
    const uint64_t *restrict woken = v->triggers + (size_t)cell * v->dirty_words;
    uint64_t *restrict dirty = v->dirty;
    for (uint32_t w = 0; w < v->woken_words; w += HF_VARIANT_STEP) {
        for (uint32_t k = 0; k < HF_VARIANT_STEP; k++)
            dirty[w + k] |= woken[w + k];
    }
}
/* Keeps of a place what is in the mask. False: nothing is left. */
static inline bool hf_variant_put(hf_variant *v, hf_variant_board *b, uint32_t cell, uint16_t mask)
{
    if (mask == 0)
        return hf_variant_fail(v, cell);
    b->mask[cell] = mask;
    v->stale = true;
    v->urgent |= hf_is_one(mask);
    v->last = cell;
    hf_variant_note(v, b, cell);
    hf_variant_wake(v, cell);
    return true;
}
static inline bool hf_variant_keep(hf_variant *v, hf_variant_board *b, uint32_t cell, uint32_t mask)
{
    uint16_t kept = (uint16_t)(b->mask[cell] & mask);
    return kept == b->mask[cell] || hf_variant_put(v, b, cell, kept);
}
/* Is every cell settled? */
static inline bool hf_variant_is_full(const hf_variant *v, const hf_variant_board *b)
{
    for (uint32_t w = 0; w < v->words; w++) {
        if ((b->settled[w] | v->empty[w]) != UINT64_MAX)
            return false;
    }
    return true;
}
/* ---- building (build.c, derive.c) --------------------------------------------------------------- */

hf_status hf_variant_open(const hf_shape *shape, uint32_t cpu, hf_variant **out);
void hf_variant_close(hf_variant *v);
/* Loads the constraints of a puzzle, which may be NULL. False: no memory. */
bool hf_variant_load(hf_variant *v, const hf_puzzle *puzzle);
/* The root is done: what is only for it is woken no more. */
void hf_variant_leave_root(hf_variant *v);
/* Fills a board: givens, and what is allowed in each cell (NULL: everything); all is dirty. False: a
 * cell is empty. */
bool hf_variant_begin(hf_variant *v, hf_variant_board *b, const uint16_t *givens,
                      const uint64_t *allowed);
static inline bool hf_variant_skips(const hf_variant *v, const hf_primitive *p)
{
    return v->without != NULL && (v->without[p->owner] != 0 || v->without[p->partner] != 0);
}
/* Adds the sums that unions of so many houses and the cages in them leave, of so many cells. False: no memory. */
enum { HF_VARIANT_MOST_HOUSES = 4, HF_VARIANT_MOST_LEFT = 5 };
bool hf_variant_derive(hf_variant *v, uint32_t houses, uint32_t least, uint32_t most);
/* The same, as far as there are no more than so many propagators (derive.c); one house and 0 cells first, then two ... */
hf_derivation *hf_derivation_new(hf_variant *v); /* to be freed; NULL: no memory */
void hf_variant_find_sums(hf_variant *v, uint32_t houses, uint32_t least, uint32_t most,
                          uint32_t most_props);
/* Adds houses with their cages, those that have this many cells at least in cages that do not stick out and were not
 * added before (pack.c). False: no memory. */
bool hf_variant_pack(hf_variant *v, uint32_t least);
void hf_variant_pack_houses(hf_variant *v, uint32_t least, uint32_t most_props);
/* Adds the sums that diagonals with sums leave together (bands.c). False: no memory. */
bool hf_variant_band(hf_variant *v);
void hf_variant_find_bands(hf_variant *v, uint32_t most_props);
/* Adds what is looked at after all else: houses as such, walks along lines (pack.c). False: no memory. */
bool hf_variant_finish(hf_variant *v);
void hf_variant_add_last(hf_variant *v, uint32_t most_props);
/* Lines along different cells once more, exactly, instead of the former (walk.c). */
void hf_variant_add_walks(hf_variant *v, uint32_t most_props);
/* A propagator over some cells, all else zero; v->refused where there is no memory. */
hf_propagator *hf_variant_add(hf_variant *v, hf_propagator_type type, const uint32_t *cells,
                              uint32_t count);
/* Room for so many elements in an array. False: no memory. */
bool hf_variant_room(hf_variant *v, void **array, uint32_t *room, uint32_t wanted, size_t element);
/* Adds cells with coefficients and one total, in values, as the propagator that fits it best. */
void hf_variant_add_sum(hf_variant *v, const uint32_t *cells, const int32_t *weights,
                        uint32_t count, int64_t total);
static inline bool hf_variant_apart(const hf_variant *v, uint32_t a, uint32_t b)
{
    return (v->peers[a][b / 64] >> (b % 64) & 1) != 0;
}
bool hf_variant_all_apart(const hf_variant *v, const uint32_t *cells, uint32_t count);
/* From now on no two of the cells are the same. */
void hf_variant_set_apart(uint64_t (*peers)[HF_VARIANT_WORDS], const uint32_t *cells,
                          uint32_t count);
/* The relations of the puzzle, as arcs or as peers (relate.c). */
void hf_variant_add_arcs(hf_variant *v);
/* What the automata of the puzzle lead to (line.c). */
void hf_variant_fill_leads(hf_variant *v);
/* Room for so many words in v->states. */
void hf_variant_room_for_states(hf_variant *v, size_t wanted);

/* ---- sums that are no cages (tight.c) ------------------------------------------------------------ */

/* Have they more cells than the cages of the puzzle? */
bool hf_variant_has_sums(const hf_variant *v);
/* How closely each place is bound by them, by the number of its symbols: 1 for a place in none. */
void hf_variant_tightness(const hf_variant *v, const uint8_t *ways, float *tight);
/* A propagator has run: one that the puzzle can spare and that hardly ever strikes is woken no more. */
void hf_variant_count_run(hf_variant *v, uint32_t i, bool hit);

/* ---- propagators. False: a contradiction -------------------------------------------------------- */

bool hf_variant_propagate(hf_variant *v, hf_variant_board *b);
/* `locked`: also symbols that are locked in a part of a house. */
bool hf_variant_singles(hf_variant *v, hf_variant_board *b, bool locked);
bool hf_variant_house(hf_variant *v, hf_variant_board *b, const hf_propagator *p);
bool hf_variant_locked(hf_variant *v, hf_variant_board *b, const hf_propagator *p);
bool hf_variant_cage(hf_variant *v, hf_variant_board *b, const hf_propagator *p);
/* More than three cells, of nine symbols at most. */
bool hf_variant_large_cage(hf_variant *v, hf_variant_board *b, const hf_propagator *p);
bool hf_variant_sum(hf_variant *v, hf_variant_board *b, const hf_propagator *p);
/* A sum with HF_SUM_IN_GROUPS in its counts (groups.c). */
bool hf_variant_groups(hf_variant *v, hf_variant_board *b, const hf_propagator *p);
/* That and the cells that are turned, if it is such a sum; else 0. */
uint64_t hf_variant_as_groups(const hf_variant *v, const hf_propagator *p);
bool hf_variant_hall(hf_variant *v, hf_variant_board *b, const hf_propagator *p);
bool hf_variant_packed(hf_variant *v, hf_variant_board *b, const hf_propagator *p);
bool hf_variant_count(hf_variant *v, hf_variant_board *b, const hf_propagator *p);
/* The same with other counts. */
bool hf_variant_count_as(hf_variant *v, hf_variant_board *b, const hf_propagator *p,
                         uint64_t counts);
bool hf_variant_tally(hf_variant *v, hf_variant_board *b, const hf_propagator *p);
bool hf_variant_rank(hf_variant *v, hf_variant_board *b, const hf_propagator *p);
bool hf_variant_element(hf_variant *v, hf_variant_board *b, const hf_propagator *p);
bool hf_variant_line(hf_variant *v, hf_variant_board *b, const hf_propagator *p);
bool hf_variant_walk(hf_variant *v, hf_variant_board *b, const hf_propagator *p);

/* ---- the search (branch.c) ---------------------------------------------------------------------- */

/* All solutions below the board at a depth, told to v->search. False: told to stop. */
bool hf_variant_branch(hf_variant *v, uint32_t depth);
/* The root: loads the puzzle, begins, propagates, derives, propagates. *open: not refuted yet. */
hf_status hf_variant_root(hf_variant *v, const uint16_t *givens, hf_search *search, bool *open);
/* The same with what is allowed in each cell told apart. */
hf_status hf_variant_start(hf_variant *v, const uint16_t *givens, const uint64_t *allowed,
                           hf_search *search, bool *open);

/* ---- turns of the learner (learn.c) ------------------------------------------------------------- */

/* After the root, where the search may be the learner's as well; and when it is over. */
void hf_variant_await_turn(hf_variant *v);
void hf_variant_end_turns(hf_variant *v);
/* A solution, by either. False: told to stop. */
bool hf_variant_found(hf_variant *v, const uint16_t *values);
/* The learner's turn. False: the search is over: all is settled, no memory, or told to stop. */
bool hf_variant_learn(hf_variant *v);

/* ---- true candidates (truth.c) ------------------------------------------------------------------ */

/* The symbols that each cell has in some solution, into v->seen (truth.c). Leaves the root board
 * without all others. False: told to stop on the way, some may be missing. */
bool hf_variant_true_candidates(hf_variant *v);
/* About how many solutions are below the root board, from so many random descents. */
double hf_variant_estimate(hf_variant *v, uint32_t descents);

#endif
