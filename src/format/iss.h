/* SPDX-License-Identifier: MIT
 *
 * iss.h - the notation of the Interactive Sudoku Solver in three files: what it says of the board
 * (iss_board.c), of constraints (iss.c), and how it is written (iss_write.c).
 */
#ifndef HF_FORMAT_ISS_H
#define HF_FORMAT_ISS_H

#include "format/table.h"

/* Is this the name of a piece that speaks of the board? */
bool hf_iss_is_board(hf_span name);
/* The board of a whole line. Houses go into reader->listed, regions into reader->regions. */
hf_status hf_iss_board(hf_reader *reader, hf_span content, size_t column, hf_record *record,
                       hf_shape_spec *spec);
/* The boxes of so many cells that such a board has by default, numbered; false: none fit. */
bool hf_iss_boxes(uint32_t rows, uint32_t columns, uint32_t cells, uint16_t *regions);
hf_status hf_iss_write(const hf_puzzle *puzzle, const hf_write_options *options, hf_text *text);

#endif
