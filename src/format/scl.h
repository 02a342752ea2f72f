/* SPDX-License-Identifier: MIT
 *
 * scl.h - SudokuPad's own puzzles in three files: the short spelling of their JSON (scl_zip.c), what it
 * means (scl.c), and how it is written (scl_write.c).
 */
#ifndef HF_FORMAT_SCL_H
#define HF_FORMAT_SCL_H

#include "format/table.h"

/* Spells shortened JSON out: quotes around names and words, objects where nothing stands. Writes up to
 * `room` bytes; returns the length, 0 if it does not fit. Plain JSON stays as it is. */
size_t hf_scl_unzip(hf_span text, char *out, size_t room);

/* Is this, unpacked, one of SudokuPad's own puzzles? */
bool hf_scl_is_packed(hf_span object);
/* Reads what stands behind "scl", from a column of its line. */
hf_status hf_scl_parse_packed(hf_reader *reader, hf_span code, size_t column, hf_record *record);

hf_status hf_scl_write(const hf_puzzle *puzzle, const hf_write_options *options, hf_text *text);

/* Do rules in words say nothing that a board of this size, with its regions, does not? (scl_words.c) */
bool hf_scl_says_nothing(hf_span words, uint32_t size);

#endif
