/* SPDX-License-Identifier: MIT
 *
 * fpuzzles.h - the constraints in the JSON of f-puzzles: reading and writing. Which field belongs to
 * which kind, and what it holds, stands with the kind (puzzle/kinds).
 */
#ifndef HF_FORMAT_FPUZZLES_H
#define HF_FORMAT_FPUZZLES_H

#include "format/table.h"
#include "puzzle/kind.h"

/* The kind that a field is about; HF_CONSTRAINT_KINDS: none. */
hf_constraint_kind hf_fpuzzles_kind(hf_span field);
/* Has the object a field with constraints in it? */
bool hf_fpuzzles_any(hf_span object);
/* Tells the maker all constraints of an object about a board of `size` symbols. HF_BAD_TEXT: what is
 * wrong is in the record, and its place in *wrong; with `ignore`, the field is named there and passed over. */
hf_status hf_fpuzzles_read(hf_span object, uint32_t size, bool ignore, hf_puzzle_maker *maker,
                           hf_record *record, const char **wrong);

/* The number of a kind where none is told on a board of `size` symbols; 0: that is no number. */
int32_t hf_fpuzzles_usual(const hf_kind *kind, uint32_t size);

/* Does it stand on the border of two cells? */
bool hf_is_sign(hf_constraint_kind kind);
/* Are the cells all those that are seen from a place beside the board, straight on or, for little
 * killers, slantwise? Only such a line can be told by its place. */
bool hf_is_seen_from_outside(uint32_t rows, uint32_t columns, const hf_written *written,
                             bool slantwise);
/* Has every constraint of a puzzle, and its board, a place in this format? */
bool hf_fpuzzles_has_place(const hf_puzzle *puzzle);
/* A puzzle as an object of f-puzzles. HF_UNSUPPORTED: something in it has no field there. */
hf_status hf_fpuzzles_write_object(const hf_puzzle *puzzle, hf_text *text);
/* The same as a link. */
hf_status hf_fpuzzles_write_link(const hf_puzzle *puzzle, const hf_write_options *options,
                                 hf_text *text);

/* A link with such an object in it. HF_NO_MEMORY. */
hf_status hf_fpuzzles_link(hf_span object, hf_text *text);

#endif
