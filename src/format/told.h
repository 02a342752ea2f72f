/* SPDX-License-Identifier: MIT
 *
 * told.h - a puzzle with constraints while a format reads it: the maker, and where an error is.
 */
#ifndef HF_FORMAT_TOLD_H
#define HF_FORMAT_TOLD_H

#include "format/table.h"
#include "puzzle/kind.h"

enum { HF_TOLD_CELLS = HF_RULES_CELLS, HF_TOLD_NUMBERS = 64 };

typedef struct hf_told {
    hf_puzzle_maker *maker;
    hf_record *record;
    size_t column;  /* of what is being read, for messages */
    const char *at; /* or its place in the text */
    /* the board */
    uint32_t size; /* symbols */
    uint32_t rows, columns;
    uint32_t box;                  /* cells of its boxes, where these are no houses; 0: they are */
    int32_t first;                 /* the value of symbol 1 */
    uint64_t given[HF_TOLD_CELLS]; /* values told of each cell so far; 0: nothing */
    /* the constraint being read */
    uint32_t cells[HF_TOLD_CELLS];
    uint32_t cell_count;
    uint32_t parts[HF_TOLD_CELLS];
    uint32_t part_count;
    int32_t numbers[HF_TOLD_NUMBERS];
    uint32_t number_count;
} hf_told;

/* The board it will be a puzzle of. */
void hf_told_board(hf_told *told, const hf_shape *shape);
/* Forgets the constraint being read. */
void hf_told_clear(hf_told *told);
/* One more cell, or number; false: too many. */
bool hf_told_cell(hf_told *told, uint32_t cell);
bool hf_told_number(hf_told *told, int32_t number);
/* So many cells, the first of all, were written. */
void hf_told_added(hf_told *told, uint32_t count);
/* Begins a part; the cells before belong to those before. The first begins by itself. */
void hf_told_part(hf_told *told);
/* Writes the constraint down. HF_BAD_TEXT: what is wrong, and where, is in the record. */
hf_status hf_told_add(hf_told *told, hf_constraint_kind kind);
/* All has been told, or this went wrong: the puzzle, with the comment of the record, is the record's; the maker is
 * freed. */
hf_status hf_told_end(hf_told *told, hf_reader *reader, hf_slot *slot, hf_status status);
/* HF_BAD_TEXT with a message at the place being read: "what" and perhaps the piece of text. */
hf_status hf_told_fail(hf_told *told, const char *what, hf_span piece);

/* Do two cells of a board with so many columns lie side by side, or one above the other? */
static inline bool hf_told_beside(uint32_t a, uint32_t b, uint32_t columns)
{
    uint32_t low = a < b ? a : b, high = a < b ? b : a;
    return high - low == columns || (high - low == 1 && low / columns == high / columns);
}

/* Adds a field to those that were passed over. */
void hf_record_ignore(hf_record *record, hf_span field);

#endif
