/* SPDX-License-Identifier: MIT
 *
 * tally.h - solutions counted by the layouts of digits (layouts.h): a search without surprises.
 *
 * Of a digit one or two layouts are alive, mostly, sometimes none, sometimes five: whether a loop over
 * them goes on cannot be foreseen, and a processor that guesses wrong at every node loses more time
 * than a node takes. So branches are not followed one by one. They wait in rooms, one room for each
 * number of digits left, beside a list of *steps*, each a branch and a layout to take there:
 *
 *      five left                    four left                      three left
 *      branches   b0  b1      ==>   b0+7  b0+9  b1+2  b1+4   ==>   ...
 *      steps      b0:7 b0:9         (dead ends are
 *                 b1:2 b1:4          overwritten by the next)
 *
 * A room is worked through when it has QUEUE steps or when there are no more to come. Then nothing is
 * left to guess but the ends of long loops. With loops over the layouts at each branch it is half as
 * fast, by the same operations.
 *
 * `must` are cells that are still to be covered.
 */
#ifndef HF_LANES_TALLY_H
#define HF_LANES_TALLY_H

/* Adds the layouts of `alive`, to be taken in a branch, to n steps. Returns how many there are now. */
LANES_INLINE unsigned add_steps(tally_steps *steps, unsigned n, unsigned branch, uint64_t alive)
{
    return n + word_list(alive, steps->layout + n, steps->branch + n, branch);
}

/* ---- the last three digits --------------------------------------------------------------------- */

static void tally_ones(layouts *l, unsigned steps)
{
    const tally_rooms *rooms = &l->rooms;
    uint64_t n = 0;
    for (unsigned i = 0; i < steps; i++) {
        const one_left *b = &rooms->one[rooms->steps[1].branch[i]];
        n += (b->must & ~l->cells[b->a][rooms->steps[1].layout[i]]) == 0;
    }
    l->total += n;
}

static void tally_twos(layouts *l, unsigned steps)
{
    tally_rooms *rooms = &l->rooms;
    unsigned n = 0, next = 0;
    for (unsigned i = 0; i < steps; i++) {
        const two_left *b = &rooms->two[rooms->steps[2].branch[i]];
        unsigned t = rooms->steps[2].layout[i];
        uint64_t alive = b->alive_b & l->fits[b->a][t][b->b];
        rooms->one[n] = (one_left){b->must & ~l->cells[b->a][t], b->b};
        next = add_steps(&rooms->steps[1], next, n, alive);
        n += alive != 0;
        if (next >= QUEUE) {
            tally_ones(l, next);
            n = next = 0;
        }
    }
    tally_ones(l, next);
}

static void tally_threes(layouts *l, unsigned steps)
{
    tally_rooms *rooms = &l->rooms;
    unsigned n = 0, next = 0;
    for (unsigned i = 0; i < steps; i++) {
        const three_left *b = &rooms->three[rooms->steps[3].branch[i]];
        unsigned t = rooms->steps[3].layout[i];
        const uint64_t *fits = l->fits[b->a][t];
        uint64_t alive_c = b->alive_c & fits[b->c];
        uint64_t alive_b = b->alive_b & fits[b->b] & (0 - (uint64_t)(alive_c != 0));
        rooms->two[n] = (two_left){alive_c, b->must & ~l->cells[b->a][t], b->b, b->c};
        next = add_steps(&rooms->steps[2], next, n, alive_b);
        n += alive_b != 0;
        if (next >= QUEUE) {
            tally_twos(l, next);
            n = next = 0;
        }
    }
    tally_twos(l, next);
}

/* ---- four digits and more ---------------------------------------------------------------------- */

typedef struct candidate_digit {
    uint64_t alive;
    unsigned digit, count;
} candidate_digit;

/* Takes the lowest digit of `left`. */
LANES_INLINE candidate_digit take_digit(const tally_branch *b, const uint64_t *fits, unsigned *left)
{
    unsigned d = hf_lowest32(*left);
    uint64_t alive = b->alive[d] & fits[d];
    *left &= *left - 1;
    return (candidate_digit){alive, d, hf_popcount64(alive)};
}

/* The one with fewer layouts becomes the first; without a jump. */
LANES_INLINE void put_fewer_first(candidate_digit *a, candidate_digit *b)
{
    uint64_t swap = 0 - (uint64_t)(b->count < a->count);
    uint64_t alive = (a->alive ^ b->alive) & swap;
    unsigned digit = (a->digit ^ b->digit) & (unsigned)swap;
    unsigned count = (a->count ^ b->count) & (unsigned)swap;
    a->alive ^= alive;
    b->alive ^= alive;
    a->digit ^= digit;
    b->digit ^= digit;
    a->count ^= count;
    b->count ^= count;
}

static void tally_fours(layouts *l, unsigned steps)
{
    tally_rooms *rooms = &l->rooms;
    unsigned n = 0, next = 0;
    for (unsigned i = 0; i < steps; i++) {
        const tally_branch *from = &rooms->more[4][rooms->steps[4].branch[i]];
        unsigned t = rooms->steps[4].layout[i], left = from->left & ~(1u << from->digit);
        const uint64_t *fits = l->fits[from->digit][t];
        candidate_digit a = take_digit(from, fits, &left), b = take_digit(from, fits, &left);
        candidate_digit c = take_digit(from, fits, &left);
        put_fewer_first(&a, &b);
        put_fewer_first(&a, &c);
        rooms->three[n] = (three_left){b.alive, c.alive, from->must & ~l->cells[from->digit][t],
                                       a.digit, b.digit, c.digit};
        next = add_steps(&rooms->steps[3], next, n, a.alive);
        n += a.alive != 0;
        if (next >= QUEUE) {
            tally_threes(l, next);
            n = next = 0;
        }
    }
    tally_threes(l, next);
}

/* Chooses the digit with the fewest layouts alive; returns them. */
LANES_INLINE uint64_t choose_fewest(tally_branch *b, const uint64_t alive[LAID_OUT])
{
    enum { NOT_LEFT = 1 << 12 };
    unsigned best = 2 * NOT_LEFT;
    for (unsigned d = 0; d < LAID_OUT; d++) {
        unsigned n = (b->left >> d & 1 ? 0 : NOT_LEFT) + LAID_OUT * hf_popcount64(alive[d]) + d;
        best = n < best ? n : best;
    }
    b->digit = best % LAID_OUT;
    return alive[b->digit];
}

/* Steps of branches with `left` digits, four or more. */
static void tally_more(layouts *l, unsigned left, unsigned steps)
{
    tally_rooms *rooms = &l->rooms;
    unsigned n = 0, next = 0;
    if (l->total >= l->most || (l->nodes += steps) > MOST_NODES || steps == 0)
        return;
    if (left == 4) {
        tally_fours(l, steps);
        return;
    }
    for (unsigned i = 0; i < steps; i++) {
        const tally_branch *from = &rooms->more[left][rooms->steps[left].branch[i]];
        tally_branch *to = &rooms->more[left - 1][n];
        unsigned t = rooms->steps[left].layout[i], d = from->digit;
        uint64_t alive[LAID_OUT]; /* beside the room: whether `to` moves must not be waited for */
        for (unsigned e = 0; e < LAID_OUT; e++)
            to->alive[e] = alive[e] = from->alive[e] & l->fits[d][t][e];
        to->must = from->must & ~l->cells[d][t];
        to->left = from->left & ~(1u << d);
        uint64_t first = choose_fewest(to, alive);
        next = add_steps(&rooms->steps[left - 1], next, n, first);
        n += first != 0;
        if (next >= QUEUE) {
            tally_more(l, left - 1, next);
            n = next = 0;
        }
    }
    tally_more(l, left - 1, next);
}

/* ---- a board ----------------------------------------------------------------------------------- */

static void tally_all(layouts *l, uint64_t must)
{
    tally_rooms *rooms = &l->rooms;
    uint64_t alive[LAID_OUT] = {0};
    for (unsigned d = 0; d < l->digits; d++)
        alive[d] = hf_low_bits64(l->count[d]);
    tally_branch *b = &rooms->more[l->digits][0];
    switch (l->digits) {
    case 0:
        l->total = must == 0;
        return;
    case 1:
        rooms->one[0] = (one_left){must, 0};
        tally_ones(l, add_steps(&rooms->steps[1], 0, 0, alive[0]));
        return;
    case 2:
        rooms->two[0] = (two_left){alive[1], must, 0, 1};
        tally_twos(l, add_steps(&rooms->steps[2], 0, 0, alive[0]));
        return;
    case 3:
        rooms->three[0] = (three_left){alive[1], alive[2], must, 0, 1, 2};
        tally_threes(l, add_steps(&rooms->steps[3], 0, 0, alive[0]));
        return;
    default:
        memcpy(b->alive, alive, sizeof alive);
        b->must = must;
        b->left = (1u << l->digits) - 1;
        tally_more(l, l->digits,
                   add_steps(&rooms->steps[l->digits], 0, 0, choose_fewest(b, alive)));
    }
}

/* Counts the solutions of a lane of mark_open, in which no decided cells clash, into l->total: all of
 * them, or at least `most`. False: it would take too long; the board is to be split. */
static bool count_by_layouts(layouts *l, const vec board[CELLS], unsigned lane, uint64_t most)
{
    unsigned last = 0;
    l->nodes = 0;
    l->total = 0;
    l->most = most;
    board_kind kind = find_open(board, lane, l);
    if (kind != BOARD_FINE)
        return kind == BOARD_DEAD;
    for (unsigned d = 1; d < 9; d++)
        if (hf_popcount64(l->can[d]) > hf_popcount64(l->can[last]))
            last = d;
    if (!list_digits(l, last))
        return false;
    find_fits(l);
    tally_all(l, hf_low_bits64(l->open) & ~l->can[last]);
    return l->nodes <= MOST_NODES;
}

#endif
