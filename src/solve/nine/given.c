/* SPDX-License-Identifier: MIT
 *
 * given.c - puzzles of batches, one by one: read, written, judged.
 */
#include "solve/nine/given.h"

#include <string.h>

#include "base/assert.h"
#include "base/bits.h"
#include "grid/alphabet.h"

enum { CELLS = HF_NINE_CELLS };

/* The first cell whose value has the bit of those that are none. */
static unsigned first_other(const uint8_t *value)
{
    unsigned all = 0, cell = 0;
    for (unsigned i = 0; i < CELLS; i++)
        all |= value[i];
    if ((all & HF_ALPHABET_OTHER) == 0)
        return CELLS;
    while ((value[cell] & HF_ALPHABET_OTHER) == 0)
        cell++;
    return cell;
}

/* Digits and points, which most texts have alone, are told without the table: this loop becomes
 * vectors. 500 instructions less for a puzzle, 4 % of 17clue. */
static bool read_plain(const char *restrict text, uint8_t *restrict value)
{
    uint8_t others = 0;
    for (unsigned i = 0; i < CELLS; i++) {
        uint8_t x = (uint8_t)text[i], digit = (uint8_t)(x - '0');
        bool none = digit > 9;
        value[i] = none ? 0 : digit;
        others = (uint8_t)(others | (none & (x != '.')));
    }
    return others == 0;
}

static unsigned read_text(const char *text, uint8_t *value)
{
    if (read_plain(text, value))
        return CELLS;
    for (unsigned i = 0; i < CELLS; i++)
        value[i] = hf_alphabet_nine[(unsigned char)text[i]];
    return first_other(value);
}

static unsigned read_values(const uint8_t *bytes, uint8_t *value)
{
    for (unsigned i = 0; i < CELLS; i++)
        value[i] = bytes[i] <= 9 ? bytes[i] : HF_ALPHABET_OTHER;
    return first_other(value);
}

static unsigned read_candidates(const void *sets, hf_nine_given *out)
{
    memcpy(out->candidates, sets, sizeof out->candidates);
    for (unsigned i = 0; i < CELLS; i++) {
        unsigned x = out->candidates[i];
        bool single = x != 0 && (x & (x - 1)) == 0;
        out->value[i] = single ? (uint8_t)(hf_lowest32(x) + 1) : 0;
        if (x > HF_NINE_DIGITS)
            out->value[i] = HF_ALPHABET_OTHER;
    }
    return first_other(out->value);
}

void hf_nine_from_grid(const uint16_t *values, const hf_search *search, hf_nine_given *out)
{
    out->listed = search->puzzle != NULL;
    for (unsigned i = 0; i < CELLS; i++)
        out->value[i] = (uint8_t)values[i];
    for (unsigned i = 0; out->listed && i < CELLS; i++) {
        const uint64_t *given = hf_puzzle_candidates(search->puzzle, i);
        HF_ASSERT(given != NULL); /* nothing else of a puzzle is asked of this engine */
        unsigned sets = (unsigned)given[0] & HF_NINE_DIGITS;
        unsigned clue = values[i] != 0 ? 1u << (values[i] - 1) : HF_NINE_DIGITS;
        out->candidates[i] = (uint16_t)(sets & clue);
    }
}

unsigned hf_nine_read(hf_batch_form form, const void *puzzle, hf_nine_given *out)
{
    out->listed = form == HF_BATCH_CANDIDATES;
    switch (form) {
    case HF_BATCH_TEXT:
        return read_text(puzzle, out->value);
    case HF_BATCH_VALUES:
        return read_values(puzzle, out->value);
    default:
        return read_candidates(puzzle, out);
    }
}

bool hf_nine_clash(const hf_nine_given *given)
{
    unsigned row[9] = {0}, column[9] = {0}, box[9] = {0};
    for (unsigned c = 0; c < CELLS; c++) {
        if (given->value[c] == 0)
            continue;
        unsigned bit = 1u << given->value[c], r = c / 9, k = c % 9, b = r / 3 * 3 + k / 3;
        if ((row[r] | column[k] | box[b]) & bit)
            return true;
        row[r] |= bit;
        column[k] |= bit;
        box[b] |= bit;
    }
    return false;
}

void hf_nine_write(hf_batch_form form, const uint16_t *values, char *out)
{
    int zero = form == HF_BATCH_TEXT ? '0' : 0;
    for (unsigned i = 0; i < CELLS; i++)
        out[i] = (char)(zero + values[i]);
}

void hf_nine_brief(unsigned found, hf_batch_form form, const void *puzzle, hf_brief *brief)
{
    static const uint8_t answer[3] = {HF_NONE, HF_UNIQUE, HF_MULTIPLE};
    hf_nine_given given;
    brief->answer = answer[found];
    if (found > 0)
        return;
    unsigned read = hf_nine_read(form, puzzle, &given);
    HF_ASSERT(read == CELLS); /* it was read before: hf_nine_brief_unreadable is for the others */
    if (hf_nine_clash(&given))
        brief->answer = HF_INVALID;
}

void hf_nine_brief_unreadable(hf_batch_form form, const void *puzzle, hf_brief *brief)
{
    hf_nine_given given;
    brief->answer = HF_UNREADABLE;
    brief->where = (uint8_t)hf_nine_read(form, puzzle, &given);
}
