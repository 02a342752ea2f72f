/* SPDX-License-Identifier: MIT
 *
 * layouts.h - solutions counted by the layouts of digits, where a board has many and little of it
 * is open.
 *
 * A *layout* of a digit is a set of open cells: with the cells where the digit is decided, it is
 * once in each row, column and box. A solution is a layout for each digit, no two of them with a
 * common cell. So layouts are listed first, at most 64 of a digit, and then:
 *
 *      cells[d][t]      the open cells of layout t of digit d       bit = open cell
 *      fits[d][t][e]    layouts of digit e without a common cell    bit = layout
 *      alive[e]         those that fit all layouts taken so far     bit = layout
 *
 * To take a layout is to narrow `alive` by a row of `fits`: eight words. The digit with the fewest
 * layouts alive is next.
 *
 * One digit needs no layouts, and we take that with the most candidates. When all the others are
 * laid out, one cell is left in each row, column and box where it is missing. So it can be laid out,
 * in one way, if it has a candidate in each cell that is left; that is, if the others cover all
 * cells where it has none.
 *
 * Up to 20,000 solutions of boards with 14 clues: 35 ns for each where sweeps take 137. Without
 * the last digit's exemption it is 60; lists of layouts that are joined one after the other, 140.
 */
#ifndef HF_LANES_LAYOUTS_H
#define HF_LANES_LAYOUTS_H

enum {
    MOST_OPEN = 50,      /* with more cells open, a digit mostly has too many layouts */
    MOST_LAYOUTS = 64,   /* of a digit */
    LAID_OUT = 8,        /* digits */
    MOST_NODES = 1 << 14 /* some milliseconds: whoever waits may want to stop */
};

/* On pages and in node they would be 1.6 KB more to load, and nobody counts by the million there. */
#ifdef __wasm__
enum { HAVE_LAYOUTS = 0 };
#else
enum { HAVE_LAYOUTS = 1 };
#endif

typedef struct layouts {
    /* the board: its open cells by house, and by digit those where it has a candidate */
    unsigned open;
    uint64_t row[9], column[9], box[9];
    uint64_t can[9];
    uint64_t apart[MOST_OPEN]; /* not in the column or box of this one */
    unsigned missing[9];       /* by digit: rows where it is not decided */

    unsigned digits;
    unsigned count[LAID_OUT];
    uint64_t cells[LAID_OUT][MOST_LAYOUTS];
    uint64_t users[MOST_OPEN][LAID_OUT]; /* by digit, the layouts with this cell */
    uint64_t fits[LAID_OUT][MOST_LAYOUTS][LAID_OUT];

    uint64_t total, most; /* solutions found, and how many are of interest */
    unsigned nodes;
} layouts;

/* ---- the board ------------------------------------------------------------------------------- */

/* Digits that are decided in each house. */
typedef struct decided {
    unsigned row[9], column[9], box[9];
} decided;

LANES_INLINE unsigned box_of(unsigned cell)
{
    return cell / 27 * 3 + cell % 9 / 3;
}

/* Notes the cells with one candidate. False: two of them contradict each other, or a cell has none. */
static bool find_decided(const uint16_t cell[CELLS], decided *done, layouts *l)
{
    for (unsigned c = 0; c < CELLS; c++) {
        unsigned x = cell[c], r = c / 9, k = c % 9, b = box_of(c);
        if ((x & (x - 1)) != 0)
            continue;
        if (x == 0 || ((done->row[r] | done->column[k] | done->box[b]) & x) != 0)
            return false;
        done->row[r] |= x;
        done->column[k] |= x;
        done->box[b] |= x;
        l->missing[hf_lowest32(x)] &= ~(1u << r);
    }
    return true;
}

/* Notes the cells with more, less what decided ones have taken. False: nothing is left in one. */
static bool find_open(const uint16_t cell[CELLS], const decided *done, layouts *l)
{
    uint8_t at[MOST_OPEN];
    for (unsigned c = 0; c < CELLS; c++) {
        unsigned x = cell[c], r = c / 9, k = c % 9, b = box_of(c);
        if ((x & (x - 1)) == 0)
            continue;
        uint64_t bit = UINT64_C(1) << l->open;
        at[l->open++] = (uint8_t)c;
        x &= ~(done->row[r] | done->column[k] | done->box[b]);
        if (x == 0)
            return false;
        l->row[r] |= bit;
        l->column[k] |= bit;
        l->box[b] |= bit;
        for (; x != 0; x &= x - 1)
            l->can[hf_lowest32(x)] |= bit;
    }
    for (unsigned i = 0; i < l->open; i++)
        l->apart[i] = ~(l->column[at[i] % 9] | l->box[box_of(at[i])]);
    return true;
}

static bool has_few_open(const uint16_t cell[CELLS])
{
    unsigned open = 0;
    for (unsigned c = 0; c < CELLS; c++)
        open += (cell[c] & (cell[c] - 1)) != 0;
    return open <= MOST_OPEN;
}

/* ---- layouts --------------------------------------------------------------------------------- */

/* Adds the layouts of a digit that has candidates in `can` and is missing in `rows`, to `taken`.
 * Returns where the next one goes, or NULL if there is no room. */
static uint64_t *list_layouts(const layouts *l, uint64_t can, unsigned rows, uint64_t taken,
                              uint64_t *to, const uint64_t *end)
{
    uint64_t here = can & l->row[hf_lowest32(rows)];
    rows &= rows - 1;
    for (; here != 0; here &= here - 1) {
        uint64_t now = taken | (here & (~here + 1));
        if (rows != 0)
            to = list_layouts(l, can & l->apart[hf_lowest64(here)], rows, now, to, end);
        else if (to != end)
            *to++ = now;
        else
            to = NULL;
        if (to == NULL)
            return NULL;
    }
    return to;
}

/* Lists those of all digits but `last`. False: one has too many. */
static bool list_digits(layouts *l, unsigned last)
{
    for (unsigned d = 0; d < 9; d++) {
        if (d == last || l->missing[d] == 0)
            continue;
        uint64_t *list = l->cells[l->digits];
        uint64_t *end = list_layouts(l, l->can[d], l->missing[d], 0, list, list + MOST_LAYOUTS);
        if (end == NULL)
            return false;
        l->count[l->digits++] = (unsigned)(end - list);
    }
    return true;
}

static void find_fits(layouts *l)
{
    memset(l->users, 0, l->open * sizeof l->users[0]);
    for (unsigned d = 0; d < l->digits; d++)
        for (unsigned t = 0; t < l->count[d]; t++)
            for (uint64_t x = l->cells[d][t]; x != 0; x &= x - 1)
                l->users[hf_lowest64(x)][d] |= UINT64_C(1) << t;
    for (unsigned d = 0; d < l->digits; d++) {
        for (unsigned t = 0; t < l->count[d]; t++) {
            uint64_t met[LAID_OUT] = {0};
            for (uint64_t x = l->cells[d][t]; x != 0; x &= x - 1)
                for (unsigned e = 0; e < LAID_OUT; e++)
                    met[e] |= l->users[hf_lowest64(x)][e];
            for (unsigned e = 0; e < LAID_OUT; e++)
                l->fits[d][t][e] = ~met[e];
        }
    }
}

/* ---- solutions ------------------------------------------------------------------------------- */

/* In what follows `must` are the cells that are still to be covered. */

static uint64_t count_ones(const layouts *l, unsigned a, uint64_t alive, uint64_t must)
{
    uint64_t n = 0;
    for (uint64_t x = alive; x != 0; x &= x - 1)
        n += (must & ~l->cells[a][hf_lowest64(x)]) == 0;
    return n;
}

LANES_INLINE uint64_t count_twos(const layouts *l, unsigned a, uint64_t alive_a, unsigned b,
                                 uint64_t alive_b, uint64_t must)
{
    uint64_t n = 0;
    for (uint64_t x = alive_a; x != 0; x &= x - 1) {
        unsigned t = hf_lowest64(x);
        n += count_ones(l, b, alive_b & l->fits[a][t][b], must & ~l->cells[a][t]);
    }
    return n;
}

/* The same as count_on, for three digits: no copies of `alive`. That saves a quarter of the search. */
static uint64_t count_threes(const layouts *l, const uint64_t alive[LAID_OUT], unsigned a,
                             unsigned others, uint64_t must)
{
    unsigned b = hf_lowest32(others), c = hf_lowest32(others & (others - 1));
    uint64_t n = 0;
    for (uint64_t x = alive[a]; x != 0; x &= x - 1) {
        unsigned t = hf_lowest64(x);
        const uint64_t *fits = l->fits[a][t];
        n += count_twos(l, b, alive[b] & fits[b], c, alive[c] & fits[c], must & ~l->cells[a][t]);
    }
    return n;
}

/* Of the digits in `left` the one with the fewest layouts alive. */
static unsigned find_fewest(const uint64_t alive[LAID_OUT], unsigned left)
{
    unsigned best = 0, fewest = MOST_LAYOUTS + 1;
    for (; left != 0; left &= left - 1) {
        unsigned d = hf_lowest32(left), n = hf_popcount64(alive[d]);
        if (n < fewest) {
            fewest = n;
            best = d;
        }
    }
    return best;
}

/* Three digits or more are left. */
static void count_on(layouts *l, const uint64_t alive[LAID_OUT], unsigned left, uint64_t must)
{
    unsigned d = find_fewest(alive, left), others = left & ~(1u << d);
    if (hf_popcount32(others) == 2) {
        l->total += count_threes(l, alive, d, others, must);
        return;
    }
    for (uint64_t x = alive[d]; x != 0; x &= x - 1) {
        unsigned t = hf_lowest64(x);
        uint64_t next[LAID_OUT];
        if (l->total >= l->most || ++l->nodes > MOST_NODES)
            return;
        for (unsigned e = 0; e < LAID_OUT; e++)
            next[e] = alive[e] & l->fits[d][t][e];
        count_on(l, next, others, must & ~l->cells[d][t]);
    }
}

static void count_all(layouts *l, uint64_t must)
{
    uint64_t alive[LAID_OUT] = {0};
    for (unsigned d = 0; d < l->digits; d++)
        alive[d] = hf_low_bits64(l->count[d]);
    switch (l->digits) {
    case 0:
        l->total = must == 0;
        return;
    case 1:
        l->total = count_ones(l, 0, alive[0], must);
        return;
    case 2:
        l->total = count_twos(l, 0, alive[0], 1, alive[1], must);
        return;
    default:
        count_on(l, alive, (1u << l->digits) - 1, must);
    }
}

/* Counts the solutions of a board into l->total: all of them, or at least `most`. False: it would
 * take too long; the board is to be split. */
static bool count_by_layouts(layouts *l, const uint16_t cell[CELLS], uint64_t most)
{
    decided done;
    unsigned last = 0;
    if (!has_few_open(cell))
        return false;
    memset(&done, 0, sizeof done);
    memset(l, 0, offsetof(layouts, apart));
    for (unsigned d = 0; d < 9; d++)
        l->missing[d] = ALL_DIGITS; /* rows, as many as digits */
    l->digits = l->nodes = 0;
    l->total = 0;
    l->most = most;
    if (!find_decided(cell, &done, l) || !find_open(cell, &done, l))
        return true;
    for (unsigned d = 1; d < 9; d++)
        if (hf_popcount64(l->can[d]) > hf_popcount64(l->can[last]))
            last = d;
    if (!list_digits(l, last))
        return false;
    find_fits(l);
    count_all(l, hf_low_bits64(l->open) & ~l->can[last]);
    return l->nodes <= MOST_NODES || l->total >= most;
}

#endif
