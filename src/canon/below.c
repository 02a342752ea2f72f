/* SPDX-License-Identifier: MIT
 *
 * below.c - middle and lower bands joined to boards, and the boards that are canonical.
 */
#include "canon/below.h"

#include <string.h>

#include "base/assert.h"

/* Two lists that are being joined: the middle bands of these splits, the lower ones of the opposite. */
typedef struct join {
    hf_below *below;
    hf_below_search *search;
    uint8_t middle[3], lower[3]; /* splits */
} join;

/* ---- is a board canonical? --------------------------------------------------------------------- */

/* Compares the row that comes first in an image with the board's own: it is the one that begins with the same digit,
 * which is the least there is. Negative: the image is less. 0 also if that row is none of these. */
static int compare_first(const hf_below_map *map, uint8_t (*rows)[9], int count)
{
    int r = 0;
    while (r < count && map->name[rows[r][map->column[0]]] != rows[0][0])
        r++;
    if (r == count)
        return 0;
    for (int c = 1; c < 9; c++) {
        int difference = map->name[rows[r][map->column[c]]] - rows[0][c];
        if (difference != 0)
            return difference;
    }
    return 0;
}

/* The number of its automorphisms; 0: it is not canonical. */
static uint32_t ask_engine(const hf_below *b, uint8_t rows[6][9])
{
    static const uint8_t one_less[16] = {15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 15, 15, 15, 15, 15};
    uint8_t board[81];
    hf_canon_lines lines;
    hf_canon_found found;
    for (int i = 0; i < 27; i++)
        board[i] = (uint8_t)(b->bands->least[b->class].at[i / 9][i % 9] + 1);
    for (int i = 0; i < 54; i++)
        board[27 + i] = (uint8_t)(rows[i / 9][i % 9] + 1);
    b->engine->lay(board, one_less, &lines);
    b->engine->solution(b->bands, &lines, &found);
    return memcmp(found.form, board, sizeof board) == 0 ? found.automorphisms : 0;
}

static uint32_t automorphisms_of(const hf_below *b, uint8_t rows[6][9], bool ties)
{
    for (uint32_t m = 0; m < b->maps; m++) {
        int order = compare_first(&b->map[m], rows, 6);
        if (order < 0)
            return 0;
        ties |= order == 0;
    }
    return ties ? ask_engine(b, rows) : 1;
}

/* Does a middle band alone show that no board with it is canonical? Of bands with many maps that leaves few. */
static bool is_hopeless(const hf_below *b, uint8_t rows[3][9])
{
    for (uint32_t m = 0; m < b->maps; m++) {
        if (compare_first(&b->map[m], rows, 3) < 0)
            return true;
    }
    return false;
}

/* ---- pairs ------------------------------------------------------------------------------------- */

/* Looks at a pair whose bands and stacks are all at least the given band; true: it is a canonical board. */
static bool take_pair(join *j, const hf_below_band *middle, const hf_below_band *lower, bool ties)
{
    uint8_t rows[6][9];
    hf_below_rows(j->below, j->middle, middle, rows);
    hf_below_rows(j->below, j->lower, lower, rows + 3);
    uint32_t automorphisms = automorphisms_of(j->below, rows, ties);
    if (automorphisms == 0)
        return false;
    j->search->by_automorphisms[automorphisms]++;
    if (j->search->tell_board != NULL)
        j->search->tell_board(j->search->user, rows);
    return true;
}

/* All boards with one middle band. Where a band has no maps to itself and nobody wants to see boards, most pairs are
 * counted without being looked at. */
static uint64_t join_band(join *j, const hf_below_band *middle, const hf_below_band *lower,
                          size_t count)
{
    const hf_below *b = j->below;
    const uint8_t *x = middle->stacking;
    uint64_t fits[3], ties[3], plain = 0, looked_at = 0;
    uint64_t look = b->maps > 0 || j->search->tell_board != NULL || middle->ties ? 1 : 0;
    for (int s = 0; s < 3; s++) {
        fits[s] = b->stack[s].fits[j->middle[s]][x[s]];
        ties[s] = b->stack[s].ties[j->middle[s]][x[s]];
    }
    for (size_t i = 0; i < count; i++) {
        const uint8_t *y = lower[i].stacking;
        uint64_t fit = fits[0] >> y[0] & fits[1] >> y[1] & fits[2] >> y[2] & 1;
        uint64_t tie =
            (ties[0] >> y[0] | ties[1] >> y[1] | ties[2] >> y[2] | (lower[i].ties ? 1 : 0)) & 1;
        plain += fit & ~(tie | look);
        if ((fit & (tie | look)) != 0 && take_pair(j, middle, &lower[i], tie != 0 || middle->ties))
            looked_at++;
    }
    j->search->by_automorphisms[1] += plain;
    return plain + looked_at;
}

static void join_lists(join *j, const hf_below_list *middles, const hf_below_list *lowers)
{
    const hf_below *b = j->below;
    for (uint8_t u = 0; u < HF_SPLITS; u++) {
        uint8_t v = b->stack[2].opposite[u];
        const hf_below_band *lower = lowers->band + lowers->start[v];
        size_t count = lowers->start[v + 1] - lowers->start[v];
        j->middle[2] = u;
        j->lower[2] = v;
        for (size_t i = middles->start[u]; count > 0 && i < middles->start[u + 1]; i++) {
            const hf_below_band *middle = &middles->band[i];
            uint8_t rows[3][9];
            hf_below_rows(b, j->middle, middle, rows);
            if (is_hopeless(b, rows))
                continue;
            uint64_t boards = join_band(j, middle, lower, count);
            j->search->boards += boards;
            if (boards > 0 && j->search->tell_row != NULL)
                j->search->tell_row(j->search->user, rows[0], boards);
        }
    }
}

/* The bands of the two lists. */
static hf_status make_lists(const join *j)
{
    const hf_below *b = j->below;
    hf_below_list *middles = b->list[0];
    bool wanted[HF_SPLITS];
    hf_status status = hf_below_make(b, j->middle[0], j->middle[1], j->search, NULL, middles);
    if (status != HF_OK || middles->count == 0)
        return status;
    for (unsigned u = 0; u < HF_SPLITS; u++)
        wanted[b->stack[2].opposite[u]] = middles->start[u + 1] > middles->start[u];
    return hf_below_make(b, j->lower[0], j->lower[1], NULL, wanted, b->list[1]);
}

hf_status hf_below_run(hf_below *below, hf_below_search *search)
{
    const hf_below_stack *first = &below->stack[0], *second = &below->stack[1];
    join j = {.below = below, .search = search};
    hf_status status = HF_OK;
    for (uint8_t u = 0; u < HF_SPLITS; u++) {
        j.middle[0] = u;
        j.lower[0] = first->opposite[u];
        if (first->box[u][0].cell[0] > first->box[j.lower[0]][0].cell[0])
            continue; /* the middle band is the one with the least first cell */
        for (uint8_t v = 0; v < HF_SPLITS; v++) {
            j.middle[1] = v;
            j.lower[1] = second->opposite[v];
            status = make_lists(&j);
            if (status != HF_OK)
                return status;
            if (below->list[0]->count > 0)
                join_lists(&j, below->list[0], below->list[1]);
        }
    }
    return HF_OK;
}
