/* SPDX-License-Identifier: MIT
 *
 * row_words.h - the pieces of a board as words of the command line.
 */
#ifndef HF_CLI_ROW_WORDS_H
#define HF_CLI_ROW_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* Are these words the rows of a board, perhaps with those of a jigsaw's map behind them, its boxes, bands or cells, or a
 * board and a map, and none of them a file? */
bool hf_row_words(char *const *words, size_t count);
/* Is the second half of a word the map of a jigsaw? */
bool hf_word_has_map(const char *word);
/* The words as lines of one text, to be freed; NULL: no memory. */
char *hf_row_words_join(char *const *words, size_t count);

#endif
