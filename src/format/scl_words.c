/* SPDX-License-Identifier: MIT
 *
 * scl_words.c - rules in words that say no more than the board does: "Normal sudoku rules apply."
 *
 * Only what is nothing but that: "normal", "sudoku", "rules", "apply", each of them once at most and in this order, and
 * the size of the board. Anything else may be a constraint.
 */
#include <string.h>

#include "base/assert.h"
#include "format/scl.h"

/* The next word, of letters and digits; signs and line ends, as JSON writes them, part words. */
static hf_span next_word(hf_span text, size_t *at)
{
    while (*at < text.length && !hf_is_letter(text.at[*at]) && !hf_is_digit(text.at[*at]))
        *at += text.at[*at] == '\\' ? 2 : 1; /* a character follows */
    if (HF_NEVER(*at > text.length))
        *at = text.length;
    size_t start = *at;
    while (*at < text.length && (hf_is_letter(text.at[*at]) || hf_is_digit(text.at[*at])))
        (*at)++;
    return hf_span_part(text, start, *at - start);
}

static bool is_one_of(hf_span word, const char *const *words)
{
    for (; *words; words++)
        if (word.length == strlen(*words) && hf_scan_starts_any_case(word, *words))
            return true;
    return false;
}

/* "6x6" */
static bool is_size(hf_span word, uint32_t size)
{
    uint32_t rows, columns;
    size_t at = 0;
    if (!hf_scan_number(word, &at, &rows) || at == word.length || (word.at[at] | 0x20) != 'x')
        return false;
    at++;
    return hf_scan_number(word, &at, &columns) && at == word.length && rows == size &&
           columns == size;
}

bool hf_scl_says_nothing(hf_span words, uint32_t size)
{
    enum { PLACES = 4 };
    static const char *const known[PLACES][10] = {{"normal", "standard", "classic", "classical",
                                                   "regular", "usual", "ordinary", "basic", NULL},
                                                  {"sudoku", NULL},
                                                  {"rules", "rule", NULL},
                                                  {"apply", "applies", NULL}};
    size_t at = 0, place = 0;
    hf_span word = next_word(words, &at);
    if (word.length == 3 && hf_scan_starts_any_case(word, "the"))
        word = next_word(words, &at);
    for (; word.length > 0; word = next_word(words, &at)) {
        if (is_size(word, size))
            continue; /* wherever it stands */
        while (place < PLACES && !is_one_of(word, known[place]))
            place++;
        if (place++ == PLACES)
            return false;
    }
    return true;
}
