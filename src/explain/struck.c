/* SPDX-License-Identifier: MIT
 *
 * struck.c - what a step strikes, cells alike told together, and what it leaves them.
 */
#include "explain/struck.h"

#include "base/bits.h"

static uint32_t struck_in(const hf_writer *w, uint32_t cell)
{
    uint32_t mask = 0;
    for (uint32_t i = 0; i < w->step->eliminations; i++)
        if (w->step->eliminate[i].cell == cell)
            mask |= UINT32_C(1) << (w->step->eliminate[i].symbol - 1);
    return mask;
}

void hf_struck_cells(const hf_writer *w, hf_list *cells)
{
    cells->count = 0;
    for (uint32_t i = 0; i < w->step->eliminations; i++)
        hf_list_add(cells, w->step->eliminate[i].cell);
    hf_list_sort(cells);
}

/* Takes the cells that lose the same as the first of them. */
static void take_alike(const hf_writer *w, hf_list *cells, hf_list *alike)
{
    uint32_t kept = 0, mask = struck_in(w, cells->at[0]);
    alike->count = 0;
    for (uint32_t i = 0; i < cells->count; i++)
        if (struck_in(w, cells->at[i]) == mask)
            hf_list_add(alike, cells->at[i]);
        else
            cells->at[kept++] = cells->at[i];
    cells->count = kept;
}

void hf_struck_say(hf_writer *w)
{
    hf_list cells, alike;
    hf_struck_cells(w, &cells);
    for (bool told = false; cells.count > 0; told = true) {
        uint32_t mask = struck_in(w, cells.at[0]);
        take_alike(w, &cells, &alike);
        hf_say(w, !told ? "" : cells.count ? ", " : ", or ");
        hf_say_symbol_list(w, mask, "or");
        hf_say(w, " in ");
        hf_say_cell_list(w, &alike, "or");
    }
}

static uint32_t highest(uint32_t mask)
{
    uint32_t high = 0;
    for (; mask > 1; mask >>= 1)
        high++;
    return high;
}

typedef enum relation { IS, AT_LEAST, AT_MOST, IS_NOT } relation;

/* What is told of a cell: its last symbol or few last ones, a bound, or the symbols it loses. */
typedef struct bound {
    relation relation;
    uint32_t symbols;
} bound;

static bound bound_of(const hf_writer *w, uint32_t cell)
{
    uint32_t struck = struck_in(w, cell), left = hf_gather_candidates(w, cell) & ~struck;
    uint32_t low = hf_lowest32(left), high = highest(left);
    if (low == high)
        return (bound){IS, left};
    if (highest(struck) < low)
        return (bound){AT_LEAST, UINT32_C(1) << low};
    if (hf_lowest32(struck) > high)
        return (bound){AT_MOST, UINT32_C(1) << high};
    if (hf_popcount32(left) < 4 && hf_popcount32(left) < hf_popcount32(struck))
        return (bound){IS, left};
    return (bound){IS_NOT, struck};
}

/* "is at most 6", "are not 7 or 9" */
static void say_bound(hf_writer *w, bound b, bool several)
{
    static const char *const words[] = {
        [IS] = "", [AT_LEAST] = "at least ", [AT_MOST] = "at most ", [IS_NOT] = "not "};
    hf_say(w, several ? " are " : " is ");
    hf_say(w, words[b.relation]);
    hf_say_symbol_list(w, b.symbols, "or");
}

/* Those of the cells of which the same is told as of the first. */
static bound take_equal(const hf_writer *w, hf_list *cells, hf_list *equal)
{
    uint32_t kept = 0;
    const bound first = bound_of(w, cells->at[0]);
    equal->count = 0;
    for (uint32_t i = 0; i < cells->count; i++) {
        const bound other = bound_of(w, cells->at[i]);
        if (other.relation == first.relation && other.symbols == first.symbols)
            hf_list_add(equal, cells->at[i]);
        else
            cells->at[kept++] = cells->at[i];
    }
    cells->count = kept;
    return first;
}

void hf_struck_say_left(hf_writer *w)
{
    hf_list cells, equal;
    hf_struck_cells(w, &cells);
    for (bool told = false; cells.count > 0; told = true) {
        const bound b = take_equal(w, &cells, &equal);
        hf_say(w, !told ? "" : cells.count ? ", " : ", and ");
        hf_say_cell_list(w, &equal, "and");
        say_bound(w, b, equal.count > 1);
    }
}

bool hf_struck_all(const hf_writer *w)
{
    hf_list cells;
    hf_struck_cells(w, &cells);
    for (uint32_t i = 0; i < cells.count; i++)
        if ((hf_gather_candidates(w, cells.at[i]) & ~struck_in(w, cells.at[i])) == 0)
            return true;
    return false;
}
