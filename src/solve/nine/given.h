/* SPDX-License-Identifier: MIT
 *
 * given.h - the one form in which a single 9x9 puzzle is searched, however it came: its 81 values,
 * and where candidates are given as clues, those.
 */
#ifndef HF_NINE_GIVEN_H
#define HF_NINE_GIVEN_H

#include "solve/engine.h"
#include "solve/nine/chutes.h"

typedef struct hf_nine_given {
    uint8_t value[HF_NINE_CELLS]; /* 1-9, 0 for an empty cell */
    bool listed;                  /* are candidates given? Then `value` has the cells with one */
    uint16_t candidates[HF_NINE_CELLS]; /* if so: bit d - 1 for digit d */
} hf_nine_given;

/* Takes over a puzzle that comes as the values of a grid. */
void hf_nine_from_grid(const uint16_t *values, const hf_search *search, hf_nine_given *out);

/* Reads a puzzle of a batch. Returns the first cell that is none, or HF_NINE_CELLS. */
unsigned hf_nine_read(hf_batch_form form, const void *puzzle, hf_nine_given *out);

/* Do two values contradict each other? */
bool hf_nine_clash(const hf_nine_given *given);

/* Writes a solution in the form of the batch. */
void hf_nine_write(hf_batch_form form, const uint16_t *values, char *out);

/* What is told of a puzzle when it is done with: `found` solutions, 0, 1 or 2 and more. Without any,
 * the puzzle is looked at once more: if two of its values clash it is not a puzzle at all. Engines
 * need not look for that before: clashes can only make a puzzle unsolvable. */
void hf_nine_brief(unsigned found, hf_batch_form form, const void *puzzle, hf_brief *brief);

/* The puzzle cannot be read. */
void hf_nine_brief_unreadable(hf_batch_form form, const void *puzzle, hf_brief *brief);

#endif
