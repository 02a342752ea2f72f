/* SPDX-License-Identifier: MIT
 *
 * symbols.c - which character means which symbol.
 *
 * Up to nine symbols there is no question. Beyond, three notations are about:
 *
 *                      1  2  3 ...  9 10 11 ... 16 ... 25
 *     HF_NOTATION_ONE    1  2  3 ...  9  A  B ...  G ...  P
 *     HF_NOTATION_ZERO   0  1  2 ...  8  9  A ...  F ...  O
 *     HF_NOTATION_LETTER A  B  C ...  I  J  K ...  P ...  Y
 *
 * Small letters mean the same as capitals, unless the capitals do not suffice. x and X are blanks
 * wherever they are no symbols.
 */
#include <string.h>

#include "base/assert.h"
#include "format/table.h"

/* Gives the characters from `first` to `last` the values from `value` on, as far as there are so
 * many symbols; returns the next value. */
static uint32_t assign(hf_alphabet *alphabet, char first, char last, uint32_t value)
{
    for (int c = first; c <= last; c++, value++)
        if (value <= alphabet->size)
            alphabet->value[c] = (uint8_t)value;
    return value;
}

void hf_alphabet_make(hf_alphabet *alphabet, uint32_t size, hf_notation notation)
{
    uint32_t next = 1;
    alphabet->size = size;
    alphabet->notation = notation;
    memset(alphabet->value, HF_NOT_A_SYMBOL, sizeof alphabet->value);
    alphabet->value['0'] = 0;
    if (notation == HF_NOTATION_ZERO)
        next = assign(alphabet, '0', '9', next);
    else if (notation == HF_NOTATION_ONE)
        next = assign(alphabet, '1', '9', next);
    uint32_t letters = next;
    next = assign(alphabet, 'A', 'Z', next);
    assign(alphabet, 'a', 'z', size >= next ? next : letters);
    for (const char *c = ".*_-?"; *c; c++)
        alphabet->value[(unsigned char)*c] = 0;
    for (const char *c = "xX"; *c; c++)
        if (alphabet->value[(unsigned char)*c] == HF_NOT_A_SYMBOL)
            alphabet->value[(unsigned char)*c] = 0;
}

void hf_tally_add(hf_tally *tally, hf_span cells)
{
    for (size_t i = 0; i < cells.length; i++) {
        unsigned char c = (unsigned char)cells.at[i];
        if (c < 128)
            tally->count[c]++;
    }
}

static uint64_t counted(const hf_tally *tally, const char *characters)
{
    uint64_t sum = 0;
    for (; *characters; characters++)
        sum += tally->count[(unsigned char)*characters];
    return sum;
}

static uint64_t counted_range(const hf_tally *tally, char first, char last)
{
    uint64_t sum = 0;
    for (int c = first; c <= last; c++)
        sum += tally->count[c];
    return sum;
}

/* Is every character seen a symbol or a blank in this notation? */
static bool explains(const hf_tally *tally, hf_notation notation)
{
    hf_alphabet alphabet;
    hf_alphabet_make(&alphabet, tally->size, notation);
    for (int c = '0'; c <= 'z'; c++)
        if (tally->count[c] && (hf_is_digit((char)c) || hf_is_letter((char)c)) &&
            alphabet.value[c] == HF_NOT_A_SYMBOL)
            return false;
    return true;
}

hf_notation hf_tally_notation(const hf_tally *tally, bool *open)
{
    uint64_t digits = counted_range(tally, '1', '9');
    uint64_t letters =
        counted_range(tally, 'A', 'Z') + counted_range(tally, 'a', 'z') - counted(tally, "xX");
    uint64_t zeros = tally->count['0'];
    uint64_t blanks = counted(tally, ".*_-?");
    *open = false;
    HF_ASSERT(tally->size > 9);
    if (digits == 0 && letters > 0 && explains(tally, HF_NOTATION_LETTER)) {
        /* Letters that would do for both are what we write of a board whose symbols are all above 9; a
         * whole board in letters alone has others too. */
        *open = explains(tally, HF_NOTATION_ONE);
        return *open ? HF_NOTATION_ONE : HF_NOTATION_LETTER;
    }
    if (zeros == 0 || !explains(tally, HF_NOTATION_ZERO))
        return HF_NOTATION_ONE;
    if (!explains(tally, HF_NOTATION_ONE))
        return HF_NOTATION_ZERO; /* of 36 symbols it has a single small letter */
    /* Both would do. Beside another blank, 0 can hardly be a blank too; without one, it is a symbol
     * only on boards that are full: then it is as frequent as the others together, divided. */
    *open = true;
    bool full = zeros * tally->size == zeros + digits + letters + counted(tally, "xX");
    return blanks > 0 || full ? HF_NOTATION_ZERO : HF_NOTATION_ONE;
}

bool hf_tally_settled(const hf_tally *tally)
{
    return explains(tally, HF_NOTATION_ONE) + explains(tally, HF_NOTATION_ZERO) +
               explains(tally, HF_NOTATION_LETTER) <=
           1;
}

char hf_format_symbol(uint32_t symbol)
{
    if (symbol >= 1 && symbol <= 9)
        return (char)('0' + symbol);
    if (symbol >= 10 && symbol <= 35)
        return (char)('A' + (symbol - 10));
    if (symbol >= 36 && symbol <= HF_MAX_LETTERED)
        return (char)('a' + (symbol - 36));
    return '?';
}

void hf_text_symbol(hf_text *text, const hf_shape *shape, uint32_t symbol)
{
    if (hf_shape_size(shape) <= HF_MAX_LETTERED)
        hf_text_char(text, hf_shape_symbol(shape, symbol));
    else
        hf_text_number(text, symbol);
}

void hf_text_shown(hf_text *text, char c)
{
    static const char hex[] = "0123456789ABCDEF";
    unsigned char u = (unsigned char)c;
    if (u >= 0x20 && u < 0x7F) {
        hf_text_char(text, '\'');
        hf_text_char(text, c);
        hf_text_char(text, '\'');
        return;
    }
    hf_text_add(text, "byte 0x");
    hf_text_char(text, hex[u >> 4]);
    hf_text_char(text, hex[u & 15]);
}

void hf_text_expected(hf_text *text, uint32_t size, hf_notation notation)
{
    hf_alphabet alphabet;
    char last[3] = {0, 0, 0};
    hf_alphabet_make(&alphabet, size, notation);
    for (int c = 0; c < 256; c++)
        if (alphabet.value[c] == size && !last[0])
            last[0] = (char)c;
    hf_text_add(text, "expected ");
    if (notation == HF_NOTATION_LETTER)
        hf_text_add(text, "A-");
    else if (size <= 9)
        hf_text_add(text, "1-");
    else if (size == 10 && notation == HF_NOTATION_ZERO)
        hf_text_add(text, "0-");
    else
        hf_text_add(text, notation == HF_NOTATION_ZERO ? "0-9, A-" : "1-9, A-");
    hf_text_add(text, last);
    hf_text_add(text, notation == HF_NOTATION_ZERO ? " or a blank (. * _ - ?)"
                                                   : " or a blank (. 0 * _ - x X ?)");
}
