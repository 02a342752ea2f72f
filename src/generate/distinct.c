/* SPDX-License-Identifier: MIT
 *
 * distinct.c - which puzzles are new up to symmetry: a table of their canonical forms.
 *
 * Of each form 127 bits are kept, mixed so that two of a thousand million forms are alike by chance once in 10^20.
 */
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "houseful/canon.h"
#include "houseful/generate.h"

enum { CELLS = 81, FIRST_ROOM = 1024 };

typedef struct print {
    uint64_t low, high; /* low is odd; 0: an empty place */
} print;

struct hf_distinct {
    hf_canon *canon;
    print *table; /* open addressing; a power of two */
    size_t room;
    size_t count;
};

hf_status hf_distinct_new(hf_distinct **out)
{
    hf_distinct *d = calloc(1, sizeof *d);
    *out = NULL;
    if (d == NULL)
        return HF_NO_MEMORY;
    hf_status status = hf_canon_new(HF_FORM_PUZZLE, &d->canon);
    d->room = FIRST_ROOM;
    d->table = calloc(d->room, sizeof *d->table);
    if (status == HF_OK && d->table == NULL)
        status = HF_NO_MEMORY;
    if (status != HF_OK) {
        hf_distinct_free(d);
        return status;
    }
    *out = d;
    return HF_OK;
}

void hf_distinct_free(hf_distinct *distinct)
{
    if (distinct == NULL)
        return;
    hf_canon_free(distinct->canon);
    free(distinct->table);
    free(distinct);
}

static print print_of(const uint8_t form[CELLS])
{
    print p = {1, 2};
    for (unsigned c = 0; c < CELLS; c++) {
        p.low = hf_rng_mix(p.low + form[c] + HF_RNG_GOLDEN);
        p.high = hf_rng_mix(p.high * 10 + form[c]);
    }
    p.low |= 1;
    return p;
}

/* The place of a print, or the empty one where it belongs. */
static print *find(print *table, size_t room, const print *p)
{
    size_t at = (size_t)p->high & (room - 1);
    while (table[at].low != 0 && ((table[at].low ^ p->low) | (table[at].high ^ p->high)) != 0)
        at = (at + 1) & (room - 1);
    return &table[at];
}

static bool grow(hf_distinct *d)
{
    print *table = calloc(2 * d->room, sizeof *table);
    if (table == NULL)
        return false;
    for (size_t i = 0; i < d->room; i++) {
        if (d->table[i].low != 0)
            *find(table, 2 * d->room, &d->table[i]) = d->table[i];
    }
    free(d->table);
    d->table = table;
    d->room *= 2;
    return true;
}

hf_status hf_distinct_add(hf_distinct *d, const uint8_t puzzle[CELLS], bool *is_new)
{
    uint8_t form[CELLS];
    hf_status status = hf_canon_form(d->canon, puzzle, form, NULL, NULL);
    if (status != HF_OK)
        return status;
    if (2 * d->count >= d->room && !grow(d))
        return HF_NO_MEMORY;
    print p = print_of(form), *place = find(d->table, d->room, &p);
    *is_new = place->low == 0;
    if (*is_new) {
        *place = p;
        d->count++;
    }
    return HF_OK;
}
