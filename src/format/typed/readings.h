/* SPDX-License-Identifier: MIT
 *
 * readings.h - the ways in which a sheet can be a board, the likely before the merely possible.
 *
 *     one line       a run of 81 cells somewhere, or 81 cells in all             readings.c
 *     beside         N lines of N cells, beside them the rows of a jigsaw's map  reading_beside.c
 *     rows           N lines of N cells, perhaps in bands, with labels, numbers,
 *                    quotes or brackets                                          reading_rows.c
 *     fields         N lines of N fields; an empty field is an empty cell        reading_fields.c
 *     columns        nine lines in which a blank is an empty cell                reading_columns.c
 *     one per line   N * N lines                                                 reading_lines.c
 *     stream         81 cells in lines of any length                             reading_lines.c
 *
 * Each reading either explains every cell of the lines it takes, or is none. Behind rows, the rows
 * of a jigsaw's map may follow.
 */
#ifndef HF_FORMAT_TYPED_READINGS_H
#define HF_FORMAT_TYPED_READINGS_H

#include "format/typed/sheet.h"

enum { HF_TYPED_CELLS = HF_TYPED_SIZE * HF_TYPED_SIZE };

typedef struct hf_reading {
    uint32_t size;        /* number of symbols; 0: no reading */
    uint32_t lines;       /* of the sheet that belong to the board */
    bool more;            /* cannot be told before more lines are there */
    bool jigsaw;          /* a map was found */
    bool named;           /* rows have numbers or names */
    const char *guess;    /* what it was read as, for people */
    uint32_t zeros;       /* cells that are written as 0 */
    const char *question; /* two readings are equally likely: what to ask; else NULL */
    uint32_t first;       /* the line that the cells begin in */
    uint32_t title;       /* the line of a heading, HF_SHEET_LINES if there is none */
    uint16_t cell[HF_TYPED_CELLS];
    uint16_t regions[HF_TYPED_CELLS];
} hf_reading;

/* Finds the first of the readings above that holds. */
void hf_reading_find(const hf_sheet *sheet, hf_reading *reading);

/* The parts of it: true if the reading holds; reading->more if that depends on what follows. */
bool hf_reading_line(const hf_sheet *sheet, hf_reading *reading);
bool hf_reading_beside(const hf_sheet *sheet, hf_reading *reading);
bool hf_reading_rows(const hf_sheet *sheet, hf_reading *reading);
bool hf_reading_fields(const hf_sheet *sheet, hf_reading *reading);
bool hf_reading_columns(const hf_sheet *sheet, hf_reading *reading);
bool hf_reading_singles(const hf_sheet *sheet, hf_reading *reading);
bool hf_reading_stream(const hf_sheet *sheet, hf_reading *reading);
/* 81 characters, digits and blanks of any kind (those of ASCII alone come here in quotes only): each is a cell. */
bool hf_reading_spaced(const hf_sheet *sheet, const hf_sheet_line *line, hf_reading *reading);
/* Does the separator part a line into rows of n cells? */
bool hf_reading_parts(const hf_sheet *sheet, const hf_sheet_line *line, uint32_t n, char separator);
/* Are there as many separators as a board of nine has rows, or one less, and parts between them that are none? */
bool hf_reading_is_torn(const hf_sheet *sheet, const hf_sheet_line *line);
/* The last resort, which looks at the text itself (reading_odd.c); *bytes receives the length. */
bool hf_reading_odd(hf_span text, bool last, hf_reading *reading, size_t *bytes);
/* Puts cells of lines that are said to be columns or boxes where they belong, or asks (reading_turned.c). */
void hf_reading_turn(const hf_sheet *sheet, hf_reading *reading);
/* How many lines of cells follow each other from this one on, nothing between them. */
uint32_t hf_reading_run(const hf_sheet *sheet, uint32_t first);
/* Is the line "1 2 3 ... N", or from 0 on: the names of the columns? */
bool hf_reading_names(const hf_sheet *sheet, const hf_sheet_line *line);

/* Writes the cells of a token from `place` on; a number is one cell where `numbers` says so. Returns
 * the next place, or 0 if a symbol is out of range or there is no room. */
uint32_t hf_reading_put(const hf_sheet *sheet, const hf_token *token, bool numbers,
                        hf_reading *reading, uint32_t place);
/* What to ask where 0 may be a symbol; NULL: nothing (hf_zero_doubt). */
const char *hf_reading_zero_doubt(const hf_reading *reading);
/* Puts all cells of the lines from `from` to `to`; true if they are exactly the board's. */
bool hf_reading_put_lines(const hf_sheet *sheet, uint32_t from, uint32_t to, bool numbers,
                          hf_reading *reading);

#endif
