/* SPDX-License-Identifier: MIT
 *
 * brief.c - answers of the lane engines, and the checks that only hopeless puzzles need.
 *
 * The lanes need not look for clashing givens: they can only make a puzzle unsolvable. So the check
 * is left to the few puzzles for which no solution was found.
 */
#include "solve/nine/brief.h"

#include <string.h>

enum { CELLS = 81 };

bool hf_nine_clash(const char *text)
{
    unsigned row[9] = {0}, column[9] = {0}, box[9] = {0};
    for (unsigned c = 0; c < CELLS; c++) {
        if (text[c] < '1' || text[c] > '9')
            continue;
        unsigned bit = 1u << (text[c] - '1'), r = c / 9, k = c % 9, b = r / 3 * 3 + k / 3;
        if ((row[r] | column[k] | box[b]) & bit)
            return true;
        row[r] |= bit;
        column[k] |= bit;
        box[b] |= bit;
    }
    return false;
}

static uint8_t first_bad(const char *text)
{
    uint8_t c = 0;
    while (c < CELLS - 1 && text[c] != '\0' && strchr("123456789.0*_-xX?", text[c]) != NULL)
        c++;
    return c;
}

void hf_nine_brief(unsigned found, const char *text, hf_brief *brief)
{
    brief->count = found <= 2 ? found : 0;
    switch (found) {
    case 0:
        brief->answer = hf_nine_clash(text) ? HF_INVALID : HF_NONE;
        break;
    case 1:
        brief->answer = HF_UNIQUE;
        break;
    case 2:
        brief->answer = HF_MULTIPLE;
        break;
    default:
        brief->answer = HF_UNREADABLE;
        brief->where = first_bad(text);
    }
}
