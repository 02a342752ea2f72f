/* SPDX-License-Identifier: MIT
 *
 * block.h - boards over several lines: where such a board ends, how many cells it has, and which
 * characters belong to which cell. What the characters mean is for the formats to say.
 */
#ifndef HF_FORMAT_BLOCK_H
#define HF_FORMAT_BLOCK_H

#include "format/table.h"

/* How the cells of a row are told apart. */
typedef enum hf_row_mode {
    HF_ROW_CHARS, /* one character each, blanks between do not matter */
    HF_ROW_WORDS, /* separated by white space or bars */
    HF_ROW_FIELDS /* separated by commas, possibly empty */
} hf_row_mode;

/* What one pass over a line of text tells. Bars are vertical lines. */
typedef struct hf_row_facts {
    size_t width;        /* characters, without white space around */
    uint32_t bars;       /* vertical lines */
    uint32_t segments;   /* stretches between bars */
    uint32_t words;      /* separated by white space, bars, commas */
    uint32_t longest;    /* word */
    uint32_t shortest;   /* word */
    uint32_t characters; /* in words */
    uint32_t commas;
    uint32_t max_number; /* the largest word that is a number */
    uint32_t max_symbol; /* the largest symbol, in 1-9 A-Z */
    uint32_t max_letter; /* the largest letter, A = 1 */
    bool digits;         /* 1-9 occur */
    bool numbers;        /* every word is a number or a single mark for blank */
    bool mixed;          /* a word of several characters with a mark for blank among them */
    bool repeated;       /* a symbol occurs twice */
    bool braces;         /* pencil marks in braces */
    bool odd;            /* a character that belongs to no board */
    bool blank;          /* nothing but white space */
    bool border;         /* a horizontal line of a drawing */
    bool dashes;         /* nothing but '-' */
    bool closing;        /* begins like the lower edge of a drawing */
    bool begins_with_bar;
} hf_row_facts;

void hf_row_look(hf_span line, hf_row_facts *facts);

/* Is this a vertical line, after folding? */
static inline bool hf_is_bar(char c)
{
    return c == '|' || c == '!';
}

/* Mode and number of cells of a row that stands alone; 0 cells if it cannot be a row. */
uint32_t hf_row_count(const hf_reader *reader, const hf_row_facts *facts, hf_row_mode *mode);

/* The heading above a layer: "cube, layer 2 of 9". */
typedef struct hf_heading {
    bool found, cube, roxdoku;
    uint32_t layer, layers;
} hf_heading;
hf_heading hf_heading_read(hf_span line);

/* A board of several lines, as surveyed. */
typedef struct hf_block {
    uint32_t layers; /* headings seen; 0: none */
    bool cube;       /* the headings say "cube" */
    bool roxdoku;    /* the headings say "roxdoku" */
    uint32_t rows;   /* in all layers together */
    uint32_t columns;
    hf_row_mode mode;
    bool framed; /* rows have bars */
    bool marks;  /* some cell holds several symbols */
    bool whole;  /* dashes in full width are rows, not borders */
    bool ruled;  /* the only line drawn is the one below the first row */
    bool plain;  /* no line is drawn */
    bool ajar;   /* not both above and below */
    bool sketch; /* constraints are drawn */
} hf_block;

/* The columns, and the layers, that the options ask for; 0 if they leave it open. A cube of open
 * size asks for HF_MAX_SIZE layers. */
uint32_t hf_block_known_columns(const hf_reader *reader);
uint32_t hf_block_layers(const hf_reader *reader);
/* The rows that a layer of so many columns has: as many, unless the options say otherwise. */
uint32_t hf_block_rows(const hf_reader *reader, uint32_t columns);
/* Is a first line of dashes a row of blanks? *more: cannot be told yet. */
bool hf_block_dashes_are_row(hf_span text, bool last, bool *more);

#define HF_SKETCH                                                                                  \
    "a drawing that shows constraints is not read; expected the puzzle as iss or fpuzzles have it"

/* Is this a line below the first row of a drawing with constraints (draw_kinds.c, in ASCII), which is not read
 * back? The upper edge has a crossing for every cell there, the lines inside have gaps and fewer, or points. */
bool hf_block_is_sketch(hf_span top, hf_span line);

/* Length of the board at the front of the text, HF_CUT_NO, HF_CUT_MORE. */
size_t hf_block_cut(const hf_reader *reader, hf_span text, bool last);

/* Measures a piece that hf_block_cut cut. HF_OK, or HF_BAD_TEXT with a message. */
hf_status hf_block_survey(const hf_reader *reader, hf_span piece, hf_block *block,
                          hf_record *record);

/* Does every row of a piece that was surveyed fall into its cells, with nothing in them that no
 * board has? (Rows too long for a person's are not looked at.) */
bool hf_block_fits(hf_span piece, const hf_block *block);

/* The characters of one cell: reader->folded[start .. start + length). */
typedef struct hf_cell_text {
    uint32_t start;
    uint32_t length;
} hf_cell_text;

/* Splits a folded row; returns the number of cells found, of which block->columns are written. */
uint32_t hf_row_split(const char *text, size_t length, const hf_block *block, hf_cell_text *cells);

/* Walks the rows of a piece. */
typedef struct hf_block_walk {
    hf_span left;
    size_t line;  /* number of the line last delivered, from 1 */
    hf_span text; /* that line */
    uint32_t row; /* rows delivered */
} hf_block_walk;

hf_block_walk hf_block_start(hf_span piece);
/* The next row, folded into the reader and split into block->columns cells. HF_END after the last;
 * HF_BAD_TEXT with a message if it has another number of cells; HF_NO_MEMORY. */
hf_status hf_block_next(hf_reader *reader, const hf_block *block, hf_block_walk *walk,
                        hf_cell_text *cells, hf_record *record);

/* The regions of a jigsaw drawn as a lattice, into reader->regions (lattice.c). */
hf_status hf_lattice_regions(hf_reader *reader, hf_span piece, const hf_block *block, bool *found);

/* What to ask about a board of N rows of N that may be less than that, with a number before each row, or
 * with the head of a table above (`ruled`: a line is drawn below the first row alone); NULL: no doubt. */
const char *hf_rows_doubt(const uint16_t *cell, uint32_t n, bool numbers, bool ruled);

/* What to ask where 0 may be a symbol: another mark stands for empty cells, and all symbols are there but the last of
 * up to nine; NULL: no doubt. */
const char *hf_zero_doubt(const uint16_t *cell, uint32_t n, uint32_t zeros, bool marks);

/* Counts the characters of all rows, for choosing the notation (rows.c). */
void hf_rows_tally(hf_span piece, hf_tally *tally);
/* Parses any such board (rows.c). */
hf_status hf_rows_parse(hf_reader *reader, hf_span piece, hf_record *record);

#endif
