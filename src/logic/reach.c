/* SPDX-License-Identifier: MIT
 *
 * reach.c - the transitive closure of rows of bits.
 *
 * Literals that follow from each other (the two ends of a strong link, told as false and true) have
 * the same consequences: they form a *knot*, and there are many. Knots are found by Tarjan's
 * algorithm, a depth-first walk in which each literal remembers the earliest one on the path that
 * it leads back to. A knot is finished when everything that it leads to is: its row then is itself
 * and the rows it leads to, of which those already taken in with another are left out.
 *
 *      path:  a -> b -> c -> d        d leads back to b: b, c and d are a knot; it is finished
 *                  ^--------'         before a, whose row takes in theirs
 *
 * 450 literals of an ordinary position take 0.1 million instructions, a sixth of what finishing
 * them one by one took.
 */
#include "logic/reach.h"

#include <string.h>

#include "base/assert.h"
#include "base/bits.h"
#include "logic/rule.h"

enum { BETWEEN_LOOKS = 256 }; /* rows: those of the largest table have 8 KB */

typedef struct walk {
    hf_find *find;
    const uint64_t *direct;
    uint64_t *all;
    uint32_t words;
    uint16_t *number; /* [literal]: in the order of the walk; 0: not met yet */
    uint16_t *low;    /* [literal]: the lowest number that it leads back to */
    uint16_t *open;   /* literals whose knot is not finished */
    uint16_t *path;   /* literals from the start of the walk to where it is */
    uint32_t met, opened, length;
    uint32_t rows;                  /* gone through */
    uint64_t seen[HF_REACH_WORDS];  /* the literals that were met */
    uint64_t waits[HF_REACH_WORDS]; /* those of `open` */
} walk;

/* Another row is to be gone through; false: the search is to stop. */
static bool goes_on(walk *w)
{
    return ++w->rows % BETWEEN_LOOKS != 0 || hf_find_goes_on(w->find);
}

static void enter(walk *w, uint32_t lit)
{
    w->number[lit] = w->low[lit] = (uint16_t)++w->met;
    w->open[w->opened++] = (uint16_t)lit;
    w->path[w->length++] = (uint16_t)lit;
    w->seen[lit / 64] |= UINT64_C(1) << lit % 64;
    w->waits[lit / 64] |= UINT64_C(1) << lit % 64;
}

/* Enters a consequence of the last literal of the path that was not met yet; false: there is none.
 */
static bool enter_next(walk *w, uint32_t lit)
{
    const uint64_t *row = w->direct + (size_t)lit * w->words;
    for (uint32_t i = 0; i < w->words; i++) {
        uint64_t fresh = row[i] & ~w->seen[i];
        if (fresh) {
            enter(w, i * 64 + hf_lowest64(fresh));
            return true;
        }
    }
    return false;
}

static void look_back(walk *w, uint32_t lit)
{
    const uint64_t *row = w->direct + (size_t)lit * w->words;
    for (uint32_t i = 0; i < w->words; i++)
        for (uint64_t back = row[i] & w->waits[i]; back; back &= back - 1) {
            uint32_t other = i * 64 + hf_lowest64(back);
            if (w->number[other] < w->low[lit])
                w->low[lit] = w->number[other];
        }
}

/* Takes in what one literal of the knot leads to outside. */
static void take_in(const walk *w, uint32_t lit, uint64_t *row)
{
    const uint64_t *direct = w->direct + (size_t)lit * w->words;
    for (uint32_t i = 0; i < w->words; i++)
        for (uint64_t news = direct[i] & ~row[i]; news; news = direct[i] & ~row[i]) {
            const uint64_t *more = w->all + (size_t)(i * 64 + hf_lowest64(news)) * w->words;
            for (uint32_t k = 0; k < w->words; k++)
                row[k] |= more[k];
        }
}

/* The literals from `first` on in `open` are a knot. */
static bool finish(walk *w, uint32_t first)
{
    uint64_t *row = w->all + (size_t)w->open[first] * w->words;
    memset(row, 0, w->words * sizeof *row);
    for (uint32_t i = first; i < w->opened; i++) {
        uint32_t lit = w->open[i];
        row[lit / 64] |= UINT64_C(1) << lit % 64;
        w->waits[lit / 64] &= ~(UINT64_C(1) << lit % 64);
    }
    for (uint32_t i = first; i < w->opened; i++) {
        if (!goes_on(w))
            return false;
        take_in(w, w->open[i], row);
    }
    for (uint32_t i = first + 1; i < w->opened; i++) {
        if (!goes_on(w))
            return false;
        memcpy(w->all + (size_t)w->open[i] * w->words, row, w->words * sizeof *row);
    }
    w->opened = first;
    return true;
}

/* Leaves the last literal of the path; false: the search is to stop. */
static bool leave(walk *w)
{
    uint32_t lit = w->path[--w->length];
    look_back(w, lit);
    if (w->low[lit] == w->number[lit]) {
        uint32_t first = w->opened;
        while (w->open[--first] != lit)
            HF_ASSERT(first > 0);
        if (!finish(w, first))
            return false;
    }
    if (w->length > 0) {
        uint32_t before = w->path[w->length - 1];
        if (w->low[lit] < w->low[before])
            w->low[before] = w->low[lit];
    }
    return true;
}

uint64_t *hf_reach_rows(hf_find *find, uint32_t rows, uint32_t words)
{
    uint64_t *all = hf_find_take_raw(find, (size_t)rows * words * sizeof *all + 8);
    for (uint32_t i = 0; i < rows && !find->stopped; i++) {
        memset(all + (size_t)i * words, 0, words * sizeof *all);
        if (i % BETWEEN_LOOKS == 0)
            hf_find_goes_on(find);
    }
    return all;
}

bool hf_reach_close(hf_find *find, const uint64_t *direct, uint64_t *all, uint16_t *scratch,
                    uint32_t count, uint32_t words)
{
    walk w;
    HF_ASSERT(words <= HF_REACH_WORDS); /* HF_TABLE_LITERALS */
    w.find = find;
    w.direct = direct;
    w.all = all;
    w.words = words;
    w.met = w.opened = w.length = w.rows = 0;
    memset(w.seen, 0, words * sizeof *w.seen);
    memset(w.waits, 0, words * sizeof *w.waits);
    w.number = scratch;
    w.low = scratch + count;
    w.open = scratch + 2 * (size_t)count;
    w.path = scratch + 3 * (size_t)count;
    memset(w.number, 0, count * sizeof *w.number);
    for (uint32_t start = 0; start < count; start++) {
        if (w.number[start])
            continue;
        enter(&w, start);
        while (w.length > 0)
            if (!goes_on(&w) || (!enter_next(&w, w.path[w.length - 1]) && !leave(&w)))
                return false;
    }
    return true;
}
