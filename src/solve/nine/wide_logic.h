/* SPDX-License-Identifier: MIT
 *
 * wide_logic.h - the logic of `nine` for all digits at once. A board is nine vectors of 16-bit
 * lanes, one for each row; a lane stands for a digit and holds the columns where it can be:
 *
 *     lane          0    1    2   ...   8    9 ... 15
 *     row[r]      | 1s | 2s | 3s | ... | 9s | 0 ... 0 |     nine bits each, bit = column
 *
 * Everything about one digit (its ways through bands and stacks) happens within a lane, for all
 * nine digits by the same instructions. Only single cells look across the lanes.
 *
 * A pass over bands needs, of each digit, which of the nine segments of each band it can be in. The
 * three bands share one vector for each of their three rows,
 *
 *     bit 3 * box + band            of row 0, row 1 or row 2 of all bands,
 *
 * so that to turn these nine bits by three is to go from box to box, in all bands at once. A pass
 * over stacks needs the columns of each band that a digit can be in: nine bits, and to turn each
 * group of three by one is to go from column to column, in all stacks at once:
 *
 *     bit 3 * stack + column        of band 0, band 1 or band 2.
 *
 * Both are the 3 x 3 square of board.h three times over, and a digit's way through a square
 * takes a step of one (even ways) or of two (odd ways) from each line to the next.
 */
#ifndef HF_NINE_WIDE_LOGIC_H
#define HF_NINE_WIDE_LOGIC_H

#include <stdbool.h>
#include <string.h>

enum { DIGITS = 9, NINE_BITS = 0x1ff };

typedef struct wide_board {
    vec row[9];
} wide_board;

/* The bits of all digits together, row by row: row r of the first eight in lane r of each half, so that it is soon
 * in every lane again; the last row in all lanes of a vector of its own. (Nine rows in one vector, odd and even ones in
 * its halves, take as many operations, but three cycles more to spread.) */
typedef struct sheet {
    vec rows, last;
} sheet;

/* What the last sweep knew; at rest it is true of the board. */
typedef struct wide_notes {
    vec band[3];  /* segments left, by row of a band */
    vec stack[3]; /* columns left, by band */
    sheet known;  /* cells whose digit is known */
} wide_notes;

/* Said vector by vector: compilers make a slow string instruction of a copy of this size. */
LANES_INLINE void copy_rows(vec to[9], const vec from[9])
{
    UNROLL(9)
    for (unsigned r = 0; r < 9; r++)
        to[r] = from[r];
}

/* ---- one digit: bands ------------------------------------------------------------------------ */

LANES_INLINE void look_at_bands(const vec row[9], vec line[3])
{
    UNROLL(3)
    for (unsigned i = 0; i < 3; i++)
        line[i] = any_of_threes(row[i], row[3 + i], row[6 + i]);
}

LANES_INLINE void keep_bands(vec row[9], const vec line[3])
{
    UNROLL(9)
    for (unsigned r = 0; r < 9; r++)
        row[r] = keep_threes(row[r], line[r % 3], r / 3);
}

/* ---- one digit: stacks ----------------------------------------------------------------------- */

LANES_INLINE void look_at_stacks(const vec row[9], vec line[3])
{
    UNROLL(3)
    for (unsigned b = 0; b < 3; b++)
        line[b] = vec_or3(row[3 * b], row[3 * b + 1], row[3 * b + 2]);
}

LANES_INLINE void keep_stacks(vec row[9], const vec line[3])
{
    UNROLL(9)
    for (unsigned r = 0; r < 9; r++)
        row[r] = vec_and(row[r], line[r / 3]);
}

/* ---- one digit: its ways --------------------------------------------------------------------- */

/* A line turned by one and by two steps. */
typedef struct turned {
    vec one, two;
} turned;

/* Of bands, where the boxes are three bits apart. */
LANES_INLINE turned turn_band(vec x)
{
    turned t;
    turn_nine(x, &t.one, &t.two);
    return t;
}

/* Of stacks, where the columns are side by side. */
LANES_INLINE turned turn_stack(vec x)
{
    turned t;
    turn_threes(x, &t.one, &t.two);
    return t;
}

/* What is left of each line: where the other two, further on, agree to an even or an odd way. */
LANES_INLINE void walk(vec line[3], turned a, turned b, turned c)
{
    line[0] = vec_and_or(line[0], vec_and(b.one, c.two), vec_and(b.two, c.one));
    line[1] = vec_and_or(line[1], vec_and(c.one, a.two), vec_and(c.two, a.one));
    line[2] = vec_and_or(line[2], vec_and(a.one, b.two), vec_and(a.two, b.one));
}
LANES_INLINE void walk_bands(vec line[3])
{
    walk(line, turn_band(line[0]), turn_band(line[1]), turn_band(line[2]));
}
LANES_INLINE void walk_stacks(vec line[3])
{
    walk(line, turn_stack(line[0]), turn_stack(line[1]), turn_stack(line[2]));
}

/* ---- across the digits: single cells --------------------------------------------------------- */

/* Bits that are in at least one lane, and in at least two. */
typedef struct tally {
    vec once, twice;
} tally;

typedef struct tallies {
    tally rows, last;
} tallies;

LANES_INLINE tally tally_join(vec low, vec high, vec low_twice, vec high_twice)
{
    tally t = {vec_or(low, high), vec_or3(low_twice, high_twice, vec_and(low, high))};
    return t;
}
LANES_INLINE tally tally_rows(vec a, vec b)
{
    vec low = zip1_low(a, b), high = zip1_high(a, b);
    tally t = {vec_or(low, high), vec_and(low, high)};
    return t;
}
LANES_INLINE tally tally_join2(tally a, tally b)
{
    return tally_join(zip2_low(a.once, b.once), zip2_high(a.once, b.once),
                      zip2_low(a.twice, b.twice), zip2_high(a.twice, b.twice));
}
LANES_INLINE tally tally_join4(tally a, tally b)
{
    return tally_join(zip4_low(a.once, b.once), zip4_high(a.once, b.once),
                      zip4_low(a.twice, b.twice), zip4_high(a.twice, b.twice));
}

/* Two vectors become one in every step: zipping puts partners next to each other, low against
 * high; in the end halves meet. */
LANES_INLINE tally gather_rows(const vec row[8])
{
    tally a = tally_join2(tally_rows(row[0], row[1]), tally_rows(row[2], row[3]));
    tally b = tally_join2(tally_rows(row[4], row[5]), tally_rows(row[6], row[7]));
    tally t = tally_join4(a, b);
    return tally_join(t.once, swap8(t.once), t.twice, swap8(t.twice));
}
LANES_INLINE tally gather_row(vec row)
{
    vec other = swap8(row);
    tally t = {vec_or(row, other), vec_and(row, other)};
    t = tally_join(t.once, swap4(t.once), t.twice, swap4(t.twice));
    t = tally_join(t.once, swap2(t.once), t.twice, swap2(t.twice));
    return tally_join(t.once, swap1(t.once), t.twice, swap1(t.twice));
}
LANES_INLINE tallies gather(const vec row[9])
{
    tallies t = {gather_rows(row), gather_row(row[8])};
    return t;
}

/* The bits of each row in every lane. */
LANES_INLINE void spread(const sheet *s, vec row[9])
{
    UNROLL(8)
    for (unsigned r = 0; r < 8; r++)
        row[r] = lane_everywhere(s->rows, r);
    row[8] = s->last;
}

/* A digit with one cell left in a row leaves that cell to no other digit. Returns the cells. */
LANES_INLINE sheet sweep_hidden(vec row[9])
{
    vec only[9], known[9];
    UNROLL(9)
    for (unsigned r = 0; r < 9; r++) {
        only[r] = vec_equal(vec_drop_lowest(row[r]), vec_zero());
        known[r] = vec_and(row[r], only[r]);
    }
    tallies t = gather(known);
    sheet all = {t.rows.once, t.last.once};
    spread(&all, known);
    UNROLL(9)
    for (unsigned r = 0; r < 9; r++)
        row[r] = here_alone(row[r], known[r], only[r]);
    return all;
}

LANES_INLINE vec renew(vec line[3], const vec seen[3])
{
    vec news =
        vec_or3(vec_xor(line[0], seen[0]), vec_xor(line[1], seen[1]), vec_xor(line[2], seen[2]));
    UNROLL(3)
    for (unsigned i = 0; i < 3; i++)
        line[i] = seen[i];
    return news;
}

/* Looks at segments and columns; true: some are no longer possible. */
LANES_INLINE bool look_again(const vec row[9], wide_notes *notes)
{
    vec bands[3], stacks[3];
    look_at_bands(row, bands);
    look_at_stacks(row, stacks);
    vec news = vec_or(renew(notes->band, bands), renew(notes->stack, stacks));
    return !is_zero(news);
}

typedef enum verdict { DEAD, AT_REST, GOES_ON } verdict;

/* A cell with one digit left takes that digit from the rest of its row; bands and stacks will see
 * to the rest of column and box. Two equal digits in a row: one cell becomes empty, and is found
 * so. A cell that is the only one of two digits is dead: to be known it had to lose all but its
 * own. */
LANES_INLINE verdict sweep_naked(vec row[9], const wide_notes *notes)
{
    tallies t = gather(row);
    const sheet *known = &notes->known;
    vec taken = vec_or(vec_and(t.rows.twice, known->rows), vec_and(t.last.twice, known->last));
    if (!is_zero(vec_or_xor(taken, vec_and(t.rows.once, t.last.once), vec_set(NINE_BITS))))
        return DEAD;
    sheet naked = {vec_without(t.rows.once, t.rows.twice), vec_without(t.last.once, t.last.twice)};
    if (is_zero(vec_or(vec_without(naked.rows, known->rows), vec_without(naked.last, known->last))))
        return AT_REST;
    vec alone[9];
    spread(&naked, alone);
    UNROLL(9)
    for (unsigned r = 0; r < 9; r++) {
        vec own = vec_and(row[r], alone[r]);
        vec lowest = vec_without(own, vec_drop_lowest(own));
        row[r] = vec_and(row[r], vec_or(lowest, vec_equal(own, vec_zero())));
    }
    return GOES_ON;
}

/* ---- across the digits: full segments ---------------------------------------------------------
 */

/* Counts of digits, for each segment: exactly three, at least four. */
typedef struct counts {
    half three, more;
} counts;

LANES_INLINE void add3(half a, half b, half c, half *sum, half *carry)
{
    half ab = a ^ b;
    *sum = ab ^ c;
    *carry = (a & b) | (ab & c);
}

/* Adders: nine ones to one one and four twos, these to one two and two fours. */
LANES_INLINE counts count_nine(const half x[9])
{
    half s[3], c[4], ones, twos, four, carry;
    UNROLL(3)
    for (unsigned i = 0; i < 3; i++)
        add3(x[3 * i], x[3 * i + 1], x[3 * i + 2], &s[i], &c[i]);
    add3(s[0], s[1], s[2], &ones, &c[3]);
    add3(c[0], c[1], c[2], &twos, &four);
    carry = twos & c[3];
    twos ^= c[3];
    counts n;
    n.more = four | carry;
    n.three = ones & twos & ~n.more;
    return n;
}

/* The six lines of squares turned about: one half for each digit, in its lanes lines 0, 1, 2 of
 * the bands, lines 0, 1, 2 of the stacks, and the last two again. */
LANES_INLINE void turn_about(const wide_notes *n, half digit[9])
{
    vec a0 = zip1_low(n->band[0], n->band[1]), a1 = zip1_high(n->band[0], n->band[1]);
    vec m0 = zip1_low(n->band[2], n->stack[0]), m1 = zip1_high(n->band[2], n->stack[0]);
    vec z0 = zip1_low(n->stack[1], n->stack[2]), z1 = zip1_high(n->stack[1], n->stack[2]);
    vec am[4] = {zip2_low(a0, m0), zip2_high(a0, m0), zip2_low(a1, m1), zip2_high(a1, m1)};
    vec zz[4] = {zip2_low(z0, z0), zip2_high(z0, z0), zip2_low(z1, z1), zip2_high(z1, z1)};
    UNROLL(4)
    for (unsigned i = 0; i < 4; i++) {
        digit[2 * i] = low_half(zip4_low(am[i], zz[i]));
        digit[2 * i + 1] = low_half(zip4_high(am[i], zz[i]));
    }
    digit[8] = high_half(zip4_low(am[0], zz[0]));
}

/* What reserved and full segments leave of three lines. A digit that has a segment reserved may not
 * be in the same box of another line; only digits that must be in a full one may. */
static void relieve(vec line[3], const uint16_t reserved[3], const uint16_t full[3])
{
    vec old[3] = {line[0], line[1], line[2]}, own[3];
    for (unsigned i = 0; i < 3; i++)
        own[i] = vec_and(old[i], vec_set(reserved[i]));
    for (unsigned i = 0; i < 3; i++) {
        unsigned j = (i + 1) % 3, k = (i + 2) % 3;
        vec may = vec_and(vec_or(old[j], old[k]), vec_set(full[i]));
        line[i] = vec_without2(old[i], vec_or(own[j], own[k]), may);
    }
}

/* See lock_triples in propagate.c. A digit must be in a segment if it can be in no other of
 * the same box. */
LANES_INLINE verdict sweep_segments(vec row[9], const wide_notes *notes)
{
    half can[9], must[9];
    turn_about(notes, can);
    UNROLL(9)
    for (unsigned d = 0; d < 9; d++)
        must[d] = can[d] & ~(threes_next(can[d]) | threes_after(can[d]));
    counts c = count_nine(can), m = count_nine(must);
    half reserved = c.three & ~m.three, full = m.three & c.more;
    if (!half_is_zero(m.more | ((c.three | c.more) ^ half_set(NINE_BITS))))
        return DEAD;
    if (half_is_zero(reserved | full))
        return AT_REST;
    uint16_t r[8], f[8];
    memcpy(r, &reserved, sizeof r);
    memcpy(f, &full, sizeof f);
    vec bands[3] = {notes->band[0], notes->band[1], notes->band[2]};
    vec stacks[3] = {notes->stack[0], notes->stack[1], notes->stack[2]};
    relieve(bands, r, f);
    relieve(stacks, r + 3, f + 3);
    keep_bands(row, bands);
    keep_stacks(row, stacks);
    return GOES_ON;
}

/* ---- all of it --------------------------------------------------------------------------------
 */

/* Has every digit a way in every band? A digit that has lost a row, or its way in a stack, has none
 * in some band by the next sweep. */
LANES_INLINE bool has_ways(vec line)
{
    vec bands = vec_set(7);
    vec ways = vec_and(vec_or3(line, shr(line, 3), shr(line, 6)), bands);
    return digits_are_true(vec_equal(ways, bands));
}

LANES_INLINE bool is_solved(const wide_notes *notes)
{
    return is_zero(vec_xor(vec_and(notes->known.rows, notes->known.last), vec_set(NINE_BITS)));
}

/* Draws all conclusions, the cheap before the dear. False: they contradict each other.
 *
 * Bands, stacks and cells known by them are at rest when no segment and no column was lost since
 * the last look. For then no way was lost; and a digit with a new single cell in its row had lost
 * either a segment there or, if it has no other in its box, a column. */
static bool reason(wide_board *board, wide_notes *notes)
{
    vec row[9];
    wide_notes now;
    copy_rows(row, board->row);
    look_at_bands(row, now.band);
    look_at_stacks(row, now.stack);
    for (;;) {
        walk_bands(now.band);
        walk_stacks(now.stack);
        if (!has_ways(now.band[0]))
            return false;
        keep_bands(row, now.band);
        keep_stacks(row, now.stack);
        now.known = sweep_hidden(row);
        if (look_again(row, &now))
            continue;
        verdict v = sweep_naked(row, &now);
        if (v == AT_REST && !is_solved(&now))
            v = sweep_segments(row, &now);
        if (v == DEAD)
            return false;
        if (v == AT_REST)
            break;
        look_at_bands(row, now.band);
        look_at_stacks(row, now.stack);
    }
    *notes = now;
    copy_rows(board->row, row);
    return true;
}

#endif
