/* SPDX-License-Identifier: MIT
 *
 * iss.h - the notation of the Interactive Sudoku Solver in seven files: the record and what is given
 * (iss.c), lines and links (iss_text.c), words, numbers and cells (iss_piece.c), what it says of the
 * board (iss_board.c) and of constraints (iss_constraint.c, iss_values.c), and how it is written (iss_write.c).
 */
#ifndef HF_FORMAT_ISS_H
#define HF_FORMAT_ISS_H

#include "format/table.h"
#include "format/told.h"

/* Does a line of this notation begin here: dots, then a tilde or a name? */
bool hf_iss_begins(hf_span text);
/* The length of a record that begins with such a line, or HF_CUT_MORE. */
size_t hf_iss_cut(hf_span text, bool last);
/* Its lines as one, in reader->unpacked; and a mistake's place, told as of that one. HF_NO_MEMORY. */
hf_status hf_iss_join(hf_reader *reader, hf_span piece, hf_span *line);
void hf_iss_place(hf_span piece, hf_record *record);
/* How much of a line is constraints; the rest is the comment. */
size_t hf_iss_length(hf_span text);
/* Is this a link with constraints in it? */
bool hf_iss_is_link(hf_span text);
/* Takes them out of it, into reader->unpacked: *content from the link to what it holds, *rest to what
 * follows the link, *column to where they begin. HF_NO_MEMORY. */
hf_status hf_iss_open_link(hf_reader *reader, hf_span *content, hf_span *rest, size_t *column);
/* Which ranks of lines may be equal, by the number of the constraint. */
extern const char *const hf_iss_ties[3];
/* The next piece up to `mark`; false: the text is used up, and the piece is empty. */
bool hf_iss_next(hf_span *text, char mark, hf_span *piece);
bool hf_iss_is_word(hf_span text, const char *word);
/* A whole number, perhaps below 0, and nothing behind it. */
bool hf_iss_number(hf_span piece, int32_t *number);
/* "R1C2", with *at moved behind it. */
bool hf_iss_cell(const hf_told *told, hf_span text, size_t *at, uint32_t *cell);
/* All cells of the rest of a constraint, added to it; where parts are meant, an empty piece or a
 * dash begins one. */
hf_status hf_iss_cells(hf_told *told, hf_span rest, bool parts);
/* Adds the cells of "R3" or "C3", from its beginning or from its end. */
bool hf_iss_line(hf_told *told, hf_span name, bool backwards);

/* Is this the name of a piece that speaks of the board? */
bool hf_iss_is_board(hf_span name);
/* Parts of a board in which nothing comes twice, but which are too small to be houses. */
typedef struct hf_iss_loose {
    uint32_t box; /* cells of a box */
    bool any;     /* of these: */
    bool boxes, pieces, rising, falling, windows, disjoint;
    uint16_t piece[HF_RULES_CELLS]; /* of a jigsaw, by cell; HF_NO_REGION: in none */
} hf_iss_loose;
/* The board of a whole line. Houses go into reader->listed, regions into reader->regions. */
hf_status hf_iss_board(hf_reader *reader, hf_span content, size_t column, hf_record *record,
                       hf_shape_spec *spec, hf_iss_loose *loose);
/* On boards of N x N cells disjoint groups are houses; elsewhere the first cells of all boxes hold
 * nothing twice, the second ones, and so on. */
hf_status hf_iss_add_disjoint(hf_told *told, const uint16_t *regions);
/* Tells the puzzle of them. */
hf_status hf_iss_add_loose(hf_told *told, const hf_iss_loose *loose);
/* The boxes of so many cells that such a board has by default, numbered; false: none fit. */
bool hf_iss_boxes(uint32_t rows, uint32_t columns, uint32_t cells, uint16_t *regions);
/* The constraint of this name, with what follows it. */
hf_status hf_iss_named(hf_told *told, hf_span name, hf_span rest);
/* The same where several numbers stand in front of the cells (iss_values.c); is a sum one of those? */
hf_status hf_iss_values(hf_told *told, hf_constraint_kind kind, hf_span rest);
bool hf_iss_has_weights(hf_span rest);
hf_status hf_iss_weights(hf_told *told, hf_span rest);
/* What is given of a cell: candidates; and odd and even, which are candidates in this notation. */
uint64_t hf_iss_given(const hf_puzzle *puzzle, uint32_t cell);
hf_status hf_iss_write(const hf_puzzle *puzzle, const hf_write_options *options, hf_text *text);

#endif
