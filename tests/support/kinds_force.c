/* SPDX-License-Identifier: MIT
 *
 * kinds_force.c - all filled boards, and how many of them keep what is told.
 */
#include "support/kinds_force_data.h"

static bool fits(const boards *b, const uint8_t *v, int cell, int symbol)
{
    int n = b->n, row = cell / n, column = cell % n;
    for (int i = 0; i < n * n; i++) {
        bool box = i / n / b->box_rows == row / b->box_rows &&
                   i % n / b->box_columns == column / b->box_columns;
        if (i != cell && v[i] == symbol && (i / n == row || i % n == column || box))
            return false;
    }
    return true;
}

static void fill_from(boards *b, uint8_t *v, int cell)
{
    if (cell == b->n * b->n) {
        b->full = b->full || b->count == MOST_GRIDS;
        if (!b->full)
            memcpy(b->grid[b->count++], v, (size_t)cell);
        return;
    }
    if (b->clue[cell] != 0) {
        fill_from(b, v, cell + 1);
        return;
    }
    for (int s = 1; s <= b->n && !b->full; s++) {
        if (!fits(b, v, cell, s))
            continue;
        v[cell] = (uint8_t)s;
        fill_from(b, v, cell + 1);
        v[cell] = 0;
    }
}

void force_list(boards *b)
{
    uint8_t v[MOST_CELLS];
    b->count = 0;
    b->full = false;
    memcpy(v, b->clue, sizeof v);
    fill_from(b, v, 0);
}

bool force_holds(const boards *b, const uint8_t *v, const told *t)
{
    meaning found = force_on_board(b, v, t);
    if (found == ELSEWHERE)
        found = force_on_cells(b, v, t);
    if (found == ELSEWHERE)
        found = force_on_sets(b, v, t);
    if (found == ELSEWHERE)
        fail_msg("kind %d is not known here", (int)t->kind);
    return found == HOLDS;
}

int force_count(const boards *b, const told *list, uint32_t count)
{
    int found = 0;
    for (int g = 0; g < b->count; g++) {
        uint32_t i = 0;
        while (i < count && force_holds(b, b->grid[g], &list[i]))
            i++;
        found += i == count;
    }
    return found;
}
