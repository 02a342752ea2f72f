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
 * layouts alive is next (tally.h).
 *
 * One digit needs no layouts, and we take that with the most candidates. When all the others are
 * laid out, one cell is left in each row, column and box where it is missing. So it can be laid out,
 * in one way, if it has a candidate in each cell that is left; that is, if the others cover all
 * cells where it has none.
 *
 * Up to 20,000 solutions of boards with 14 clues took 35 ns each where sweeps take 137. Without
 * the last digit's exemption it was 60; lists of layouts that are joined one after the other, 140.
 */
#ifndef HF_LANES_LAYOUTS_H
#define HF_LANES_LAYOUTS_H

enum {
    MOST_OPEN = 50,       /* with more cells open, a digit mostly has too many layouts */
    MOST_LAYOUTS = 64,    /* of a digit */
    LAID_OUT = 8,         /* digits */
    MOST_NODES = 1 << 14, /* some milliseconds: whoever waits may want to stop */
    QUEUE = 64,           /* steps that are worked through at once */
    NO_CELL = 63,         /* in place of an open cell's number */
    OPEN_MARK = 0x200     /* beside the candidates of an open cell */
};

/* On pages and in node they would be 1.6 KB more to load, and nobody counts by the million there. */
#ifdef __wasm__
enum { HAVE_LAYOUTS = 0 };
#else
enum { HAVE_LAYOUTS = 1 };
#endif

/* Branches that wait to be followed (tally.h), in as many rooms as digits can be left. With one to
 * three left, a branch has the digits a, b and c in this order, and of a nothing but the steps. */
typedef struct one_left {
    uint64_t must;
    uint32_t a;
} one_left;

typedef struct two_left {
    uint64_t alive_b, must;
    uint32_t a, b;
} two_left;

typedef struct three_left {
    uint64_t alive_b, alive_c, must;
    uint32_t a, b, c;
} three_left;

typedef struct tally_branch {
    uint64_t alive[LAID_OUT];
    uint64_t must;
    uint32_t digit, left; /* the one whose layouts are the steps; the digits that are left */
} tally_branch;

typedef struct tally_steps {
    uint8_t branch[QUEUE + MOST_LAYOUTS], layout[QUEUE + MOST_LAYOUTS];
} tally_steps;

typedef struct tally_rooms {
    one_left one[QUEUE];
    two_left two[QUEUE];
    three_left three[QUEUE];
    tally_branch more[LAID_OUT + 1][QUEUE];
    tally_steps steps[LAID_OUT + 1];
} tally_rooms;

typedef struct layouts {
    /* the board: its open cells by row, by digit those where it has a candidate */
    unsigned open;
    uint64_t row[9];
    uint64_t can[9];
    uint64_t
        apart[NO_CELL + 1]; /* not in the column or box of this one; nothing at all at NO_CELL */

    unsigned digits;
    unsigned count[LAID_OUT];                   /* layouts of a digit, */
    unsigned size[LAID_OUT];                    /* and cells of each */
    uint64_t cells[LAID_OUT][MOST_LAYOUTS + 2]; /* two are written before they are counted */
    uint64_t users[MOST_OPEN][LAID_OUT];        /* by digit, the layouts with this cell */
    uint64_t fits[LAID_OUT][MOST_LAYOUTS][LAID_OUT];

    uint64_t total, most; /* solutions found, and how many are of interest */
    unsigned nodes;
    tally_rooms rooms;
} layouts;

/* ---- the board ------------------------------------------------------------------------------- */

LANES_INLINE unsigned box_of(unsigned cell)
{
    return cell / 27 * 3 + cell % 9 / 3;
}

/* The boards of all lanes, made ready: a cell that is decided is 0, an open one has OPEN_MARK and the
 * candidates that no decided cell of its houses has taken. Side by side that costs a tenth of what it
 * takes board by board. An empty cell counts as open, and can then not be covered. */
static LANES_APART void mark_open(const state *from, vec to[CELLS])
{
    vec row[9], column[9], box[9];
    memset(row, 0, sizeof row);
    memset(column, 0, sizeof column);
    memset(box, 0, sizeof box);
    for (unsigned c = 0; c < CELLS; c++) {
        vec value = vec_single(from->cell[c]);
        row[c / 9] = vec_or(row[c / 9], value);
        column[c % 9] = vec_or(column[c % 9], value);
        box[box_of(c)] = vec_or(box[box_of(c)], value);
    }
    for (unsigned c = 0; c < CELLS; c++) {
        vec x = from->cell[c], taken = vec_or3(row[c / 9], column[c % 9], box[box_of(c)]);
        vec open = vec_equal(vec_single(x), vec_zero());
        to[c] = vec_and(vec_or(vec_without(x, taken), vec_set(OPEN_MARK)), open);
    }
}

/* Eight rows of eight bits become columns: three rounds exchange what is beside the diagonal, of
 * single bits, of squares of four bits, and of sixteen. */
LANES_INLINE uint64_t turn_bits(uint64_t x)
{
    uint64_t t = (x ^ x >> 7) & UINT64_C(0x00aa00aa00aa00aa);
    x ^= t ^ t << 7;
    t = (x ^ x >> 14) & UINT64_C(0x0000cccc0000cccc);
    x ^= t ^ t << 14;
    t = (x ^ x >> 28) & UINT64_C(0x00000000f0f0f0f0);
    return x ^ t ^ t << 28;
}

/* Open cells, as they are numbered. */
typedef struct open_cells {
    uint8_t at[MOST_OPEN + 9];
    uint16_t candidates[MOST_OPEN + 9]; /* 0 after the last, to a multiple of eight */
} open_cells;

/* By digit, the cells where it can be: eight cells and eight digits at a time, then the ninth. */
static void find_places(const open_cells *o, layouts *l)
{
    memset(l->can, 0, sizeof l->can);
    for (unsigned first = 0; first < l->open; first += 8) {
        uint64_t x = 0, ninth = 0;
        for (unsigned i = 0; i < 8; i++) {
            x |= (uint64_t)(o->candidates[first + i] & 0xff) << 8 * i;
            ninth |= (uint64_t)(o->candidates[first + i] >> 8 & 1) << i;
        }
        x = turn_bits(x);
        for (unsigned d = 0; d < 8; d++)
            l->can[d] |= (x >> 8 * d & 0xff) << first;
        l->can[8] |= ninth << first;
    }
}

static void find_apart(const open_cells *o, layouts *l)
{
    l->apart[NO_CELL] = 0;
    uint64_t column[9] = {0}, box[9] = {0};
    for (unsigned i = 0; i < l->open; i++) {
        column[o->at[i] % 9] |= UINT64_C(1) << i;
        box[box_of(o->at[i])] |= UINT64_C(1) << i;
    }
    for (unsigned i = 0; i < l->open; i++)
        l->apart[i] = ~(column[o->at[i] % 9] | box[box_of(o->at[i])]);
}

/* What a lane of mark_open has: a board for layouts, one with too many open cells, or one without a
 * solution, for it has a row with fewer candidates than open cells. (With a digit that has none in a
 * row where it is missing, that is.) */
typedef enum { BOARD_FINE, BOARD_LARGE, BOARD_DEAD } board_kind;

static board_kind find_open(const vec board[CELLS], unsigned lane, layouts *l)
{
    open_cells o;
    unsigned n = 0, digits = 0;
    for (unsigned r = 0; r < 9; r++) {
        unsigned before = n, any = 0;
        for (unsigned k = 0; k < 9; k++) {
            unsigned x = lane_get(&board[9 * r + k], lane);
            o.at[n] = (uint8_t)(9 * r + k);
            o.candidates[n] = (uint16_t)x;
            any |= x;
            n += x / OPEN_MARK;
        }
        if (n > MOST_OPEN)
            return BOARD_LARGE;
        l->row[r] = hf_low_bits64(n) & ~hf_low_bits64(before);
        digits += hf_popcount32(any & ALL_DIGITS);
    }
    if (digits != n)
        return BOARD_DEAD;
    l->open = n;
    memset(o.candidates + n, 0, 8 * sizeof o.candidates[0]);
    find_places(&o, l);
    find_apart(&o, l);
    return BOARD_FINE;
}

/* ---- layouts --------------------------------------------------------------------------------- */

/* A digit that is missing in n rows is missing in n columns and n boxes, too: in the last row there is
 * one cell left at most, in the last but one two. So with two rows to go there is nothing to be
 * searched, and nothing that a processor would have to foresee. */
LANES_INLINE uint64_t *list_two_rows(const layouts *l, uint64_t can, unsigned rows, uint64_t taken,
                                     uint64_t *to)
{
    uint64_t here = can & l->row[hf_lowest32(rows)], below = l->row[hf_lowest32(rows & (rows - 1))];
    uint64_t cell[2] = {here & (~here + 1), here & (here - 1)};
    UNROLL(2)
    for (unsigned i = 0; i < 2; i++) {
        uint64_t last = can & below & l->apart[hf_lowest64(cell[i] | UINT64_C(1) << NO_CELL)];
        *to = taken | cell[i] | last;
        to += last != 0;
    }
    return to;
}

/* Adds the layouts of a digit that has candidates in `can` and is missing in `rows`, two or more, to
 * `taken`. Returns where the next one goes, or NULL if there is no room. */
static uint64_t *list_layouts(const layouts *l, uint64_t can, unsigned rows, uint64_t taken,
                              uint64_t *to, const uint64_t *end)
{
    uint64_t here = can & l->row[hf_lowest32(rows)];
    unsigned below = rows & (rows - 1);
    if ((below & (below - 1)) == 0) {
        to = list_two_rows(l, can, rows, taken, to);
        return to <= end ? to : NULL;
    }
    for (; here != 0 && to != NULL; here &= here - 1) {
        uint64_t now = taken | (here & (~here + 1));
        to = list_layouts(l, can & l->apart[hf_lowest64(here)], below, now, to, end);
    }
    return to;
}

/* The same from the beginning, for one row, too. */
static uint64_t *list_digit(const layouts *l, uint64_t can, unsigned rows, uint64_t *list)
{
    list[0] = can;
    if ((rows & (rows - 1)) == 0)
        return list + 1;
    return list_layouts(l, can, rows, 0, list, list + MOST_LAYOUTS);
}

/* Lists those of all digits but `last`. False: one has too many. */
static bool list_digits(layouts *l, unsigned last)
{
    l->digits = 0;
    for (unsigned d = 0; d < 9; d++) {
        unsigned rows = 0, n = l->digits;
        if (d == last || l->can[d] == 0)
            continue;
        for (unsigned r = 0; r < 9; r++)
            rows |= (unsigned)((l->can[d] & l->row[r]) != 0) << r;
        uint64_t *list = l->cells[n], *end = list_digit(l, l->can[d], rows, list);
        if (end == NULL)
            return false;
        l->size[n] = hf_popcount32(rows);
        l->count[n] = (unsigned)(end - list);
        l->digits++;
    }
    return true;
}

static void find_users(layouts *l)
{
    memset(l->users, 0, l->open * sizeof l->users[0]);
    for (unsigned d = 0; d < l->digits; d++) {
        for (unsigned t = 0; t < l->count[d]; t++) {
            uint64_t x = l->cells[d][t];
            for (unsigned n = l->size[d]; n > 0; n--, x &= x - 1)
                l->users[hf_lowest64(x)][d] |= UINT64_C(1) << t;
        }
    }
}

/* By the users of a layout's cells. */
static void find_fits_by_users(layouts *l)
{
    find_users(l);
    for (unsigned d = 0; d < l->digits; d++) {
        for (unsigned t = 0; t < l->count[d]; t++) {
            uint64_t x = l->cells[d][t], met[LAID_OUT] = {0};
            for (unsigned n = l->size[d]; n > 0; n--, x &= x - 1)
                for (unsigned e = 0; e < LAID_OUT; e++)
                    met[e] |= l->users[hf_lowest64(x)][e];
            for (unsigned e = 0; e < LAID_OUT; e++)
                l->fits[d][t][e] = ~met[e];
        }
    }
}

/* By looking at all pairs, eight at a time: each eight are a byte of a word. (That the first layouts are the
 * first byte is so wherever WORDS_ARE_FAST.) What it says of layouts beyond the last is never asked. */
static void find_fits_by_pairs(layouts *l)
{
    for (unsigned e = 0; e < l->digits; e++)
        for (unsigned u = 0; u < l->count[e]; u += 8)
            for (unsigned d = 0; d < l->digits; d++)
                words_apart(&l->cells[e][u], l->cells[d], l->count[d],
                            (uint8_t *)&l->fits[d][0][e] + u / 8, sizeof l->fits[d][0]);
}

static void find_fits(layouts *l)
{
    if (WORDS_ARE_FAST)
        find_fits_by_pairs(l);
    else
        find_fits_by_users(l);
}

#endif
