/* SPDX-License-Identifier: MIT
 *
 * row_words.h - the rows of a board as words of the command line.
 */
#ifndef HF_CLI_ROW_WORDS_H
#define HF_CLI_ROW_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* Are these N words of N cells each, and none of them a file? */
bool hf_row_words(char *const *words, size_t count);
/* The words as lines of one text, to be freed; NULL: no memory. */
char *hf_row_words_join(char *const *words, size_t count);

#endif
