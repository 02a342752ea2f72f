/* SPDX-License-Identifier: MIT
 *
 * subsets_avx2.h - subsets_tpl.h in one register.
 *
 * Behind n cells all sets have n symbols. So a set is known by those of the symbols 0 to 7 that it has: it has
 * symbol 8 if they are n - 1, and lacks it if they are n. A set of such sets is 256 bits:
 *
 *     word 0   neither 6 nor 7     word 1   6     word 2   7     word 3   6 and 7
 *
 * Adding a symbol below 8 moves bits as in subsets_tpl.h; adding symbol 8 leaves those where they are that
 * lack it. Half of the instructions of two registers.
 */

typedef __m256i level;

static inline level load_level(const uint64_t *from)
{
    return _mm256_loadu_si256((const __m256i *)from);
}

static inline level both_of_levels(level a, level b)
{
    return _mm256_and_si256(a, b);
}

/* Which symbols a cell has is hard to foresee: all nine are looked at, without a jump. The sets that lack a symbol
 * below 6, or no sets if the cell does not have it, come from a table. */
typedef struct choice {
    const uint64_t *low, *high; /* by symbol below 6, and from 6 on */
} choice;

static inline choice choose(const hf_sets_tables *tables, uint32_t mask)
{
    return (choice){tables->low_symbols[mask & 63], tables->high_symbols[mask >> 6]};
}

static inline level only(level a, uint64_t chosen)
{
    return _mm256_and_si256(a, _mm256_set1_epi64x((long long)chosen));
}

#define HF_EACH_LOW(X) X(0) X(1) X(2) X(3) X(4) X(5)

/* The sets behind one more cell, of those behind n cells. lacking8: those that lack symbol 8, n symbols below it. */
static inline level add_cell(level before, choice cell, level lacking8)
{
    level next = only(both_of_levels(before, lacking8), cell.high[2]);
    next = any_of(next, only(_mm256_slli_si256(before, 8), cell.high[0]));
    next = any_of(next, only(_mm256_permute2x128_si256(before, before, 0x08), cell.high[1]));
#define ADD(s) next = any_of(next, _mm256_slli_epi64(only(before, cell.low[s]), 1 << (s)));
    HF_EACH_LOW(ADD)
#undef ADD
    return next;
}

/* Bits for the four of these that are not 0. */
static inline uint32_t filled_of_four(const level *x)
{
    level a = any_of(_mm256_unpacklo_epi64(x[0], x[1]), _mm256_unpackhi_epi64(x[0], x[1]));
    level b = any_of(_mm256_unpacklo_epi64(x[2], x[3]), _mm256_unpackhi_epi64(x[2], x[3]));
    level all =
        any_of(_mm256_permute2x128_si256(a, b, 0x20), _mm256_permute2x128_si256(a, b, 0x31));
    level zero = _mm256_cmpeq_epi64(all, _mm256_setzero_si256());
    return ~(uint32_t)_mm256_movemask_pd(_mm256_castsi256_pd(zero)) & 15;
}

/* Of the sets before a cell, `reached`, those that lead to one of `back`; *kept: the symbols that lead there. */
static inline level take_cell(level back, level reached, choice cell, level lacking8,
                              uint16_t *kept)
{
    level from[9];
    from[8] = both_of_levels(reached, only(both_of_levels(back, lacking8), cell.high[2]));
    from[7] =
        both_of_levels(reached, only(_mm256_permute2x128_si256(back, back, 0x81), cell.high[1]));
    from[6] = both_of_levels(reached, only(_mm256_srli_si256(back, 8), cell.high[0]));
#define TAKE(s)                                                                                    \
    from[s] = both_of_levels(reached, only(_mm256_srli_epi64(back, 1 << (s)), cell.low[s]));
    HF_EACH_LOW(TAKE)
#undef TAKE
    level all = from[0];
    for (unsigned s = 1; s < 9; s++)
        all = any_of(all, from[s]);
    *kept = (uint16_t)((uint32_t)!is_zero(from[8]) << 8 | filled_of_four(from + 4) << 4 |
                       filled_of_four(from));
    return all;
}

/* Of some sets those of n symbols; lacking8 as above. */
static inline level of_size(const hf_sets *all, level lacking8)
{
    level without = load_level(all->word), with = load_level(all->word + 4);
    return any_of(both_of_levels(without, lacking8), less(with, lacking8));
}

static inline level lacking_eight(const hf_sets_tables *tables, uint32_t n)
{
    return load_level(tables->sized[n]);
}

static inline level keep_sums(const hf_sets_tables *tables, level reached, uint32_t n,
                              int32_t least, int32_t most)
{
    uint32_t low = least > 0 ? (uint32_t)least : 0;
    uint32_t above = most < HF_SETS_SUM ? (uint32_t)most + 1 : HF_SETS_SUM + 1;
    level lacking8 = lacking_eight(tables, n);
    return both_of_levels(reached, less(of_size(&tables->at_least[low], lacking8),
                                        of_size(&tables->at_least[above], lacking8)));
}

static inline level no_symbols(void)
{
    return _mm256_set_epi64x(0, 0, 0, 1);
}

static void reach(const hf_sets_tables *tables, const uint16_t *mask, uint32_t count,
                  hf_sets *reached)
{
    level so_far = no_symbols();
    for (uint32_t i = 0; i < count; i++)
        so_far = add_cell(so_far, choose(tables, mask[i]), lacking_eight(tables, i));
    level lacking8 = lacking_eight(tables, count);
    _mm256_storeu_si256((__m256i *)reached->word, both_of_levels(so_far, lacking8));
    _mm256_storeu_si256((__m256i *)(reached->word + 4), less(so_far, lacking8));
}

static bool subsets(const hf_sets_tables *tables, hf_row_of_cells *line)
{
    level reached[HF_SETS_CELLS + 1];
    reached[0] = no_symbols();
    for (uint32_t i = 0; i < line->count; i++) {
        if (line->least[i] > HF_SETS_SUM || line->most[i] < 0)
            return false;
        level next = add_cell(reached[i], choose(tables, line->mask[i]), lacking_eight(tables, i));
        reached[i + 1] = keep_sums(tables, next, i + 1, line->least[i], line->most[i]);
    }
    level back = reached[line->count];
    if (line->ends != NULL)
        back = both_of_levels(back, of_size(line->ends, lacking_eight(tables, line->count)));
    if (is_zero(back))
        return false;
    for (uint32_t i = line->count; i-- > 0;)
        back = take_cell(back, reached[i], choose(tables, line->mask[i]), lacking_eight(tables, i),
                         &line->mask[i]);
    return true;
}
