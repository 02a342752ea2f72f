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

/* "is at most 6", "are not 7 or 9": what cells that lose the same have left, as a bound where it is
 * one. */
static void say_bound(hf_writer *w, const hf_list *alike)
{
    uint32_t struck = struck_in(w, alike->at[0]), left = hf_gather_candidates(w, alike->at[0]);
    left &= ~struck;
    uint32_t low = hf_lowest32(left), high = highest(left);
    hf_say(w, alike->count > 1 ? " are " : " is ");
    if (low == high) {
        hf_say_symbol(w, low + 1);
    } else if (highest(struck) < low) {
        hf_say(w, "at least ");
        hf_say_symbol(w, low + 1);
    } else if (hf_lowest32(struck) > high) {
        hf_say(w, "at most ");
        hf_say_symbol(w, high + 1);
    } else {
        hf_say(w, "not ");
        hf_say_symbol_list(w, struck, "or");
    }
}

/* Those of the cells that had and lose the same as the first. */
static void take_equal(const hf_writer *w, hf_list *cells, hf_list *equal)
{
    uint32_t kept = 0, mask = struck_in(w, cells->at[0]);
    uint32_t had = hf_gather_candidates(w, cells->at[0]);
    equal->count = 0;
    for (uint32_t i = 0; i < cells->count; i++)
        if (struck_in(w, cells->at[i]) == mask && hf_gather_candidates(w, cells->at[i]) == had)
            hf_list_add(equal, cells->at[i]);
        else
            cells->at[kept++] = cells->at[i];
    cells->count = kept;
}

void hf_struck_say_left(hf_writer *w)
{
    hf_list cells, equal;
    hf_struck_cells(w, &cells);
    for (bool told = false; cells.count > 0; told = true) {
        take_equal(w, &cells, &equal);
        hf_say(w, !told ? "" : cells.count ? ", " : ", and ");
        hf_say_cell_list(w, &equal, "and");
        say_bound(w, &equal);
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
