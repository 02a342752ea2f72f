/* SPDX-License-Identifier: MIT
 *
 * propagate.c - the logic of the engine `nine`: three kinds of conclusions, the cheap before
 * the dear, until none of them finds anything more.
 *
 *   1. One digit by itself (`settle`): the ways it can lie in its three bands and three stacks.
 *      This finds hidden singles in all houses and locked candidates in both directions at once.
 *   2. All digits in one cell (`fix_naked_singles`): cells with one digit left.
 *   3. All digits in one segment (`lock_triples`): three digits for the three cells of a segment
 *      may be nowhere else in its line and box; three digits that must be in a segment leave no
 *      room for a fourth.
 *
 * A digit that loses a cell is marked dirty and looked at again. Cells are only ever removed, so
 * this ends.
 */
#include "solve/nine/board.h"

#include "base/bits.h"

/* The cell of a bit in word 0: band 1 starts at bit 32, but at cell 27. */
static unsigned cell_in_word0(unsigned bit)
{
    return bit < 32 ? bit : bit - 5;
}

/* ---- between cells and segments ------------------------------------------------------------ */

/* The segments of a band in which the cells lie. */
static inline unsigned segments_of(const hf_nine_tables *t, uint32_t band)
{
    return t->touched[band & 511] | (unsigned)t->touched[band >> 9 & 511] << 3 |
           (unsigned)t->touched[band >> 18] << 6;
}

/* The columns in which the cells of a band lie. */
static inline uint32_t columns_of(uint32_t band)
{
    return (band | band >> 9 | band >> 18) & 511;
}

/* From columns by band (bit 9 * band + column) the segments of one stack: every ninth triple of
 * bits, packed. The triples start at 0, 9 and 18; the shifts by 6 and 12 bring them to 0, 3 and 6,
 * and what else they move lands above bit 8 or below bit 0. */
static inline unsigned segments_of_stack(uint32_t columns, unsigned stack)
{
    uint32_t triples = columns >> (3 * stack) & (7u | 7u << 9 | 7u << 18);
    return (triples | triples >> 6 | triples >> 12) & 511;
}

/* One set of columns in all three rows of a band; 0x40201 is 1 + 2^9 + 2^18, and the three copies
 * of nine bits do not overlap. */
static inline uint32_t in_all_rows(uint32_t columns)
{
    return (columns & 511) * HF_NINE_ROWS;
}

/* ---- one digit ----------------------------------------------------------------------------- */

/* The digit of these cells is known: no other digit can be there. */
static inline void fix(hf_nine_board *board, unsigned digit, uint64_t cells0, uint64_t cells1)
{
    uint32_t hit = 0;
    board->fixed[0] |= cells0;
    board->fixed[1] |= cells1;
    for (unsigned d = 0; d < 9; d++) {
        uint64_t lost = (board->cells[d][0] & cells0) | (board->cells[d][1] & cells1);
        hit |= (uint32_t)(lost != 0) << d;
        board->cells[d][0] &= ~cells0;
        board->cells[d][1] &= ~cells1;
    }
    board->dirty |= hit & ~(1u << digit);
}

/* Removes all cells of a digit that are in none of its ways, first by bands, then by stacks, until
 * the stacks remove nothing. Then fixes the digit in every box where one segment of the band and
 * one of the stack are left: their crossing is its only cell there. That includes the hidden
 * singles of rows and columns, since a line with one cell left leaves its box one segment each way.
 *
 * False: no way is left in some chute. It is enough to look at the first band. A chute without a
 * way loses all its cells, so each chute that crosses it has a box without cells and therefore no
 * way either, and so all chutes. */
static inline bool settle(const hf_nine_tables *t, hf_nine_board *board, unsigned digit)
{
    uint32_t x0 = (uint32_t)board->cells[digit][0];
    uint32_t x1 = (uint32_t)(board->cells[digit][0] >> 32);
    uint32_t x2 = (uint32_t)board->cells[digit][1];
    unsigned b0, b1, b2, s0, s1, s2;
    for (;;) {
        b0 = segments_of(t, x0);
        b1 = segments_of(t, x1);
        b2 = segments_of(t, x2);
        x0 &= t->band[b0].allowed;
        x1 &= t->band[b1].allowed;
        x2 &= t->band[b2].allowed;
        uint32_t columns = columns_of(x0) | columns_of(x1) << 9 | columns_of(x2) << 18;
        s0 = segments_of_stack(columns, 0);
        s1 = segments_of_stack(columns, 1);
        s2 = segments_of_stack(columns, 2);
        uint32_t allowed =
            t->stack[s0].allowed | t->stack[s1].allowed << 3 | t->stack[s2].allowed << 6;
        if (allowed == columns)
            break;
        x0 &= in_all_rows(allowed);
        x1 &= in_all_rows(allowed >> 9);
        x2 &= in_all_rows(allowed >> 18);
    }
    if (x0 == 0)
        return false;

    uint32_t alone = t->stack[s0].alone | t->stack[s1].alone << 3 | t->stack[s2].alone << 6;
    uint32_t f0 = x0 & t->band[b0].alone & in_all_rows(alone);
    uint32_t f1 = x1 & t->band[b1].alone & in_all_rows(alone >> 9);
    uint32_t f2 = x2 & t->band[b2].alone & in_all_rows(alone >> 18);
    uint64_t new0 = (f0 | (uint64_t)f1 << 32) & ~board->fixed[0];
    uint64_t new1 = f2 & ~board->fixed[1];
    if ((new0 | new1) != 0)
        fix(board, digit, new0, new1);
    board->cells[digit][0] = x0 | (uint64_t)x1 << 32;
    board->cells[digit][1] = x2;
    board->segments[digit] = (b0 | b1 << 9 | b2 << 18) | (uint64_t)(s0 | s1 << 9 | s2 << 18) << 27;
    return true;
}

/* ---- all digits in one cell ---------------------------------------------------------------- */

/* Removes `digit` from all that its new cells see. */
static inline void clear_peers(const hf_nine_tables *t, hf_nine_board *board, unsigned digit,
                               uint64_t cells0, uint64_t cells1)
{
    uint64_t keep0 = UINT64_MAX;
    uint64_t keep1 = UINT64_MAX;
    for (; cells0 != 0; cells0 = hf_without_lowest64(cells0)) {
        unsigned cell = cell_in_word0(hf_lowest64(cells0));
        keep0 &= t->unseen[cell][0];
        keep1 &= t->unseen[cell][1];
    }
    for (; cells1 != 0; cells1 = hf_without_lowest64(cells1)) {
        unsigned cell = 54 + hf_lowest64(cells1);
        keep0 &= t->unseen[cell][0];
        keep1 &= t->unseen[cell][1];
    }
    board->cells[digit][0] &= keep0;
    board->cells[digit][1] &= keep1;
    board->dirty |= 1u << digit;
}

/* Fixes the cells that have one digit left. False: a cell has none. Two equal digits that see each
 * other strike each other here; their cells are then empty when we come by again. */
static inline bool fix_naked_singles(const hf_nine_tables *t, hf_nine_board *board)
{
    uint64_t once0 = 0, once1 = 0;   /* cells with at least one digit */
    uint64_t twice0 = 0, twice1 = 0; /* with at least two */
    for (unsigned d = 0; d < 9; d++) {
        twice0 |= once0 & board->cells[d][0];
        twice1 |= once1 & board->cells[d][1];
        once0 |= board->cells[d][0];
        once1 |= board->cells[d][1];
    }
    if (once0 != HF_NINE_WORD0 || once1 != HF_NINE_BAND)
        return false;
    uint64_t new0 = once0 & ~twice0 & ~board->fixed[0];
    uint64_t new1 = once1 & ~twice1 & ~board->fixed[1];
    if ((new0 | new1) == 0)
        return true;
    board->fixed[0] |= new0;
    board->fixed[1] |= new1;
    for (unsigned d = 0; d < 9; d++) {
        uint64_t own0 = board->cells[d][0] & new0;
        uint64_t own1 = board->cells[d][1] & new1;
        if ((own0 | own1) != 0)
            clear_peers(t, board, d, own0, own1);
    }
    return true;
}

/* ---- all digits in one segment ------------------------------------------------------------- */

#define ALL_SEGMENTS (((uint64_t)1 << 54) - 1)
#define FIRSTS       (UINT64_C(0x9249249249249249) & ALL_SEGMENTS) /* bits 0, 3, 6 ... */
#define LASTS        (FIRSTS << 2)                                 /* bits 2, 5, 8 ... */

/* The two others of each triple 0-1-2, 3-4-5 ... that has a segment in the set: each bit moved one
 * and two places around within its triple. */
static inline uint64_t rest_of_triples(uint64_t segments)
{
    return (segments << 1 & ALL_SEGMENTS & ~FIRSTS) | (segments >> 2 & FIRSTS) |
           (segments << 2 & LASTS) | (segments >> 1 & ~LASTS);
}

/* The segments of a digit. `settle` keeps those of the bands as they were before their last
 * reduction, which allows the same ways but may hold more. */
static inline uint64_t segments_left(const hf_nine_tables *t, const hf_nine_board *board,
                                     unsigned digit)
{
    uint64_t s = board->segments[digit];
    return (s & ~(uint64_t)HF_NINE_BAND) | t->allowed[s & 511] |
           (uint64_t)t->allowed[s >> 9 & 511] << 9 | (uint64_t)t->allowed[s >> 18 & 511] << 18;
}

static inline void keep_segments(const hf_nine_tables *t, hf_nine_board *board, unsigned digit,
                                 uint64_t s)
{
    uint32_t columns = t->stack[s >> 27 & 511].allowed | t->stack[s >> 36 & 511].allowed << 3 |
                       t->stack[s >> 45].allowed << 6;
    uint32_t x0 = t->band[s & 511].allowed & in_all_rows(columns);
    uint32_t x1 = t->band[s >> 9 & 511].allowed & in_all_rows(columns >> 9);
    uint32_t x2 = t->band[s >> 18 & 511].allowed & in_all_rows(columns >> 18);
    board->cells[digit][0] &= x0 | (uint64_t)x1 << 32;
    board->cells[digit][1] &= x2;
    board->dirty |= 1u << digit;
}

/* Counts, for all 54 segments at once, the digits that can be in it and those that must (the only
 * segment of its triple; since the sets are unions of ways, it is then also the only one across).
 * False: fewer than three can, or more than three must. */
static inline bool lock_triples(const hf_nine_tables *t, hf_nine_board *board)
{
    uint64_t can[9], must[9];
    uint64_t can1 = 0, can2 = 0, can3 = 0,
             can4 = 0; /* segments that 1, 2, 3, 4 or more can be in */
    uint64_t must1 = 0, must2 = 0, must3 = 0, must4 = 0;
    for (unsigned d = 0; d < 9; d++) {
        uint64_t c = segments_left(t, board, d);
        uint64_t m = c & ~rest_of_triples(c);
        can4 |= can3 & c;
        can3 |= can2 & c;
        can2 |= can1 & c;
        can1 |= c;
        must4 |= must3 & m;
        must3 |= must2 & m;
        must2 |= must1 & m;
        must1 |= m;
        can[d] = c;
        must[d] = m;
    }
    if (can3 != ALL_SEGMENTS || must4 != 0)
        return false;
    uint64_t reserved = can3 & ~can4 & ~must3; /* three can, so all three must */
    uint64_t full = must3 & can4;              /* three must, so no other can */
    if ((reserved | full) == 0)
        return true;
    for (unsigned d = 0; d < 9; d++) {
        uint64_t left = can[d] & ~rest_of_triples(can[d] & reserved) & ~(full & ~must[d]);
        if (left != can[d])
            keep_segments(t, board, d, left);
    }
    return true;
}

/* ---- all of it ----------------------------------------------------------------------------- */

bool hf_nine_propagate(const hf_nine_tables *tables, hf_nine_board *board)
{
    for (;;) {
        while (board->dirty != 0) {
            unsigned digit = hf_lowest32(board->dirty);
            board->dirty = hf_without_lowest32(board->dirty);
            if (!settle(tables, board, digit))
                return false;
        }
        if (!fix_naked_singles(tables, board))
            return false;
        if (board->dirty != 0)
            continue;
        if (hf_nine_is_solved(board))
            return true;
        if (!lock_triples(tables, board))
            return false;
        if (board->dirty == 0)
            return true;
    }
}

/* The clues of a puzzle as a list. It is written without a branch per cell (write, then count if it
 * was a clue), because which cells are given is what a processor cannot predict: that halves the
 * time from values to board, a fifth of the whole on easy puzzles. */
typedef struct clue_list {
    unsigned count;
    uint8_t cell[HF_NINE_CELLS];
    uint8_t digit[HF_NINE_CELLS]; /* 1-9 */
} clue_list;

static void list_clues(const hf_nine_given *given, clue_list *clues)
{
    clues->count = 0;
    for (unsigned cell = 0; cell < HF_NINE_CELLS; cell++) {
        clues->cell[clues->count] = (uint8_t)cell; /* count <= cell <= 80 */
        clues->digit[clues->count] = given->value[cell];
        clues->count += given->value[cell] != 0;
    }
}

/* Where candidates are given, logic alone finds what they exclude. */
static void load_candidates(const hf_nine_tables *tables, hf_nine_board *board,
                            const uint16_t *candidates)
{
    for (unsigned d = 0; d < 9; d++) {
        board->cells[d][0] = board->cells[d][1] = 0;
        for (unsigned cell = 0; cell < HF_NINE_CELLS; cell++) {
            uint64_t here = -(uint64_t)(candidates[cell] >> d & 1);
            board->cells[d][0] |= tables->bit[cell][0] & here;
            board->cells[d][1] |= tables->bit[cell][1] & here;
        }
    }
}

bool hf_nine_load(const hf_nine_tables *tables, hf_nine_board *board, const hf_nine_given *puzzle)
{
    uint64_t given[9][2] = {{0}};
    clue_list clues;
    board->fixed[0] = 0;
    board->fixed[1] = 0;
    board->dirty = 511;
    if (puzzle->listed) {
        load_candidates(tables, board, puzzle->candidates);
        return true;
    }
    list_clues(puzzle, &clues);
    for (unsigned d = 0; d < 9; d++) {
        board->cells[d][0] = HF_NINE_WORD0;
        board->cells[d][1] = HF_NINE_BAND;
    }
    for (unsigned i = 0; i < clues.count; i++) {
        unsigned cell = clues.cell[i];
        unsigned d = clues.digit[i] - 1u;
        given[d][0] |= tables->bit[cell][0];
        given[d][1] |= tables->bit[cell][1];
        board->fixed[0] |= tables->bit[cell][0];
        board->fixed[1] |= tables->bit[cell][1];
        board->cells[d][0] &= tables->unseen[cell][0];
        board->cells[d][1] &= tables->unseen[cell][1];
    }
    /* A given that another one of its digit sees was struck by it. */
    uint64_t struck = 0;
    for (unsigned d = 0; d < 9; d++) {
        struck |= (given[d][0] & ~board->cells[d][0]) | (given[d][1] & ~board->cells[d][1]);
        board->cells[d][0] &= ~(board->fixed[0] & ~given[d][0]);
        board->cells[d][1] &= ~(board->fixed[1] & ~given[d][1]);
    }
    return struck == 0;
}

void hf_nine_restrict(const hf_nine_tables *tables, hf_nine_board *board, unsigned digit,
                      unsigned chute, unsigned segments)
{
    uint64_t all = ALL_SEGMENTS & ~((uint64_t)511 << (9 * chute));
    keep_segments(tables, board, digit, all | (uint64_t)segments << (9 * chute));
}

void hf_nine_values(const hf_nine_board *board, uint16_t *values)
{
    for (unsigned d = 0; d < 9; d++) {
        for (uint64_t x = board->cells[d][0]; x != 0; x = hf_without_lowest64(x))
            values[cell_in_word0(hf_lowest64(x))] = (uint16_t)(d + 1);
        for (uint64_t x = board->cells[d][1]; x != 0; x = hf_without_lowest64(x))
            values[54 + hf_lowest64(x)] = (uint16_t)(d + 1);
    }
}

void hf_nine_candidates(const hf_nine_board *board, uint16_t candidates[HF_NINE_CELLS])
{
    for (unsigned cell = 0; cell < HF_NINE_CELLS; cell++) {
        unsigned bit = cell < 27 ? cell : cell < 54 ? cell + 5 : cell - 54;
        unsigned set = 0;
        for (unsigned d = 0; d < 9; d++)
            set |= (unsigned)(board->cells[d][cell >= 54] >> bit & 1) << d;
        candidates[cell] = (uint16_t)set;
    }
}
