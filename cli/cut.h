/* SPDX-License-Identifier: MIT
 *
 * cut.h - what can be told of a piece of text without a reader.
 */
#ifndef HF_CLI_CUT_H
#define HF_CLI_CUT_H

#include "stream.h"

/* The length of the line at the front, with its end, if it holds a plain puzzle (81 digits and
 * points) with or without a comment; else 0. `last`: the text is over there. */
size_t hf_cut_plain(const char *text, size_t available, bool last);

/* May this be the map of a jigsaw, or a title above one, rather than the next puzzle of a list? A plain
 * line is one if each cell has a neighbour of its own region; in a puzzle the first clue has none. */
bool hf_cut_may_be_map(const char *text, size_t available);

/* How many plain puzzles without comments, lines of 82 characters, follow one another here, no more than
 * `most`: each of them with the beginning of the next in sight, so that none is followed by a map. */
size_t hf_cut_plain_lines(const char *text, size_t available, size_t most);

/* Is it more than a blank or comment line? */
bool hf_cut_holds_record(const hf_piece *piece);

/* The number of line ends: LF, CR LF, or CR alone. */
size_t hf_cut_lines(const char *text, size_t length);

#endif
