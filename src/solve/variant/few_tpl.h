/* SPDX-License-Identifier: MIT
 *
 * few_tpl.h - two or three different cells of up to nine symbols: the sums that they can have, and what is
 * left of them if their sum must be one of some.
 *
 * A lane for each symbol of the first cell, and all symbols of the second one after the other, whether a cell
 * has them or not: loops over the symbols that are there end where nobody can foresee it.
 *
 * The file that includes this one says what `lanes` are, 16 of 32 bits: spread (the same in all), own (the
 * bit of the lane's number), chosen (all bits in the lanes of a mask), both, either, without (a & ~b),
 * raised and lowered (by the lane's number), up and down (by a constant), folded (all lanes, or'ed), filled (the
 * lanes that are not 0, as a mask), loaded (from memory).
 */

/* The lanes of the first cell's symbols but for s, if the second has s. */
static inline uint32_t beside(uint32_t first, uint32_t second, unsigned s)
{
    return first & ~(1u << s) & (0u - (second >> s & 1));
}

#define HF_EACH_SECOND(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8)

static uint64_t few_sums(const uint32_t *m, uint32_t count)
{
    lanes last = without(spread(m[count - 1]), own());
    if (count == 2)
        return folded(raised(both(last, chosen(m[0]))));
    lanes sums = spread(0);
#define ADD(s)                                                                                     \
    sums = either(                                                                                 \
        sums, both(up(without(last, spread(1u << (s))), (s)), chosen(beside(m[0], m[1], (s)))));
    HF_EACH_SECOND(ADD)
#undef ADD
    return folded(raised(sums));
}

static void few_keep(const uint32_t *m, uint32_t count, uint64_t sums, uint32_t *kept)
{
    lanes last = without(spread(m[count - 1]), own());
    lanes left = lowered(spread((uint32_t)sums)), any = spread(0);
    if (count == 2) {
        any = both(both(last, left), chosen(m[0]));
        kept[0] = filled(any);
        kept[1] = folded(any);
        return;
    }
    uint32_t second = 0;
#define KEEP(s)                                                                                    \
    {                                                                                              \
        lanes third = both(both(without(last, spread(1u << (s))), down(left, (s))),                \
                           chosen(beside(m[0], m[1], (s))));                                       \
        any = either(any, third);                                                                  \
        second |= (uint32_t)(filled(third) != 0) << (s);                                           \
    }
    HF_EACH_SECOND(KEEP)
#undef KEEP
    kept[0] = filled(any);
    kept[1] = second;
    kept[2] = folded(any);
}

/* total - s for all symbols s of a mask; the total is at most HF_SETS_THREES. */
static inline uint32_t rests(const hf_sets_tables *tables, uint32_t mask, uint32_t total)
{
    return (uint32_t)tables->turned[mask] << 13 >> (HF_SETS_THREES - total);
}

/* Three different cells with one sum: if lane a is the symbol of the first, the second has total - a - c, for the
 * symbols c of the third. A sixth of the instructions of few_keep. */
static void three(const hf_sets_tables *tables, const uint32_t *m, uint32_t total, uint32_t *kept)
{
    kept[0] = kept[1] = kept[2] = 0;
    if (total > HF_SETS_THREES)
        return;
    lanes first = without(chosen(m[0]), loaded(tables->alike[total]));
    lanes second = both(both(lowered(spread(rests(tables, m[2], total))), spread(m[1])), first);
    lanes third = both(both(lowered(spread(rests(tables, m[1], total))), spread(m[2])), first);
    kept[0] = filled(second);
    kept[1] = folded(second);
    kept[2] = folded(third);
}
