/* SPDX-License-Identifier: MIT
 *
 * bridge.h - the board that the page is asking about (bridge.c), and the parts of the bridge: shape.c tells what the
 * board looks like, variant.c what else it demands, opened.c what it holds, texts.c reads and writes, check.c says how
 * many solutions it has, learn.c the next steps, rules.c how hard it is and which techniques there are, make.c makes
 * new ones. The calls themselves are in calls.c and logic.c, for two modules (tools/build_web).
 */
#ifndef HF_WEB_BRIDGE_H
#define HF_WEB_BRIDGE_H

#include <houseful/houseful.h>

#include "answer.h"

enum { BRIDGE_LARGEST = 25 /* cells beside each other, at most */ };

/* Marks a set of candidates as given, which an empty one may be too; above all symbols. */
#define BRIDGE_GIVEN (UINT32_C(1) << 30)

typedef struct bridge {
    void *input;
    size_t input_room;
    answer out;
    /* what belongs to the current shape; made anew when it changes */
    hf_shape *shape;
    hf_grid *clues;    /* as they came */
    hf_grid *all;      /* clues and what was entered */
    hf_board *board;   /* the same with candidates, less those struck */
    hf_grid *solution; /* of the puzzle, if there is one */
    hf_grid *second;   /* another one, if there are several */
    /* what the page last asked about: clues (where there are none, what was entered), candidates
     * given, entries, and struck candidates as marks */
    hf_puzzle *puzzle;
    hf_ladder *ladder; /* the techniques that are used; NULL: all of the usual ones */
    bool lone;         /* it is one technique, to be shown wherever it is */
} bridge;

#define EXPORT(name) __attribute__((export_name(#name)))

/* One page, one thread, one board at a time. */
extern bridge bridge_page;

/* Take what the page wrote, of so many words: a shape, and how many words it has; a whole board. False: it
 * is none. */
bool bridge_take_shape(const uint32_t *words, size_t count, size_t *used);
bool bridge_take_board(size_t count);

/* Ends an answer: its length, or that of an error if memory ran out on the way; an error instead. */
size_t bridge_finish(void);
size_t bridge_refuse(const char *why);

/* Tells the page how far a long call is: so much done, of so much (0: nobody knows), looking for what (NULL:
 * nothing that has a name). The page ends such a call by ending its worker. */
__attribute__((import_module("env"), import_name("progress"))) void
web_progress(uint32_t done, uint32_t of, const char *what);

/* Makes everything fit for boards of this shape. False: no such shape, or no memory. */
bool bridge_use_shape(bridge *page, const hf_shape_spec *spec);

/* Writes for each cell the number of its box or region, 0 where it has none: where two differ, a line is drawn. */
void bridge_regions(bridge *page, const hf_shape *shape);
/* Writes the geometry of page->shape as a JSON object, with the constraints of a puzzle unless that is NULL. */
void bridge_geometry(bridge *page, const hf_puzzle *puzzle);

/* Tells a maker the constraints that words describe. False: they are none. */
bool bridge_take_constraints(hf_puzzle_maker *maker, const uint32_t *at, size_t count);
/* "rules": the written constraints of a puzzle; none if it is NULL. */
void bridge_constraints(bridge *page, const hf_puzzle *puzzle);

/* Solves the puzzle within a time. */
hf_result bridge_solve(bridge *page, uint32_t limit_ms);

/* The answer as a JSON object: which it is, and why where that can be said; the page has the words. */
void bridge_tell(bridge *page, const hf_result *result);

/* The first puzzle of a seed's series that meets the wishes: level, symmetry, least and most rating in
 * tenths, number of a technique + 1; 0 where there is none. */
void bridge_make(bridge *page, uint64_t seed, const uint32_t *wishes, size_t count);

/* Can the page show such boards? */
bool bridge_can_show(const hf_shape *shape);
/* No puzzle: where, and why. */
void bridge_bad_text(bridge *page, size_t line, size_t column, const char *message);
/* A puzzle that was read or made, with all that the page needs to show it. */
void bridge_opened(bridge *page, const hf_puzzle *puzzle, const char *title);

/* The calls of the same names. */
void bridge_variant(bridge *page, hf_constraint_kind kind, bool clues, hf_level level,
                    hf_symmetry symmetry, uint64_t seed);
void bridge_read(bridge *page, size_t length, uint32_t number);
void bridge_list(bridge *page, size_t length, uint32_t most);
void bridge_sample(bridge *page, uint32_t number);
void bridge_samples(bridge *page);
void bridge_formats(bridge *page);
void bridge_write(bridge *page, const hf_format *format);
void bridge_check(bridge *page, uint32_t limit_ms);
void bridge_hint(bridge *page);
void bridge_path(bridge *page, uint32_t limit_ms);
void bridge_all(bridge *page, uint32_t most);
void bridge_rate(bridge *page);
void bridge_explainer(bridge *page);
void bridge_rules(bridge *page);
void bridge_without(bridge *page, const char *names, size_t length);

#endif
