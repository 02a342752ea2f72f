/* SPDX-License-Identifier: MIT
 *
 * kernels_avx512.c - kernels.h in AVX-512: a set of sets is one register.
 *
 * Where AVX2 goes from symbol to symbol of a mask, all nine are done here without a jump: symbols that a mask
 * lacks are moved under an empty mask. The 42 extreme killers of docs/performance.md take a sixth less
 * time so than with AVX2.
 */
#include "solve/variant/kernels.h"

#if defined(__x86_64__)

#include <immintrin.h>
#include <string.h>

#include "base/bits.h"

#include "solve/variant/singles_avx2.h"

/* ---- sets of sets, in one register -------------------------------------------------------------- */

typedef __m512i sets;

/* None, and the sets that lack a symbol below 6. From memory they are spread over a register by the port that
 * loads, of which there are more than of those that could move a number there. */
static const uint64_t lack[6][2] = {
    {0, UINT64_C(0x5555555555555555)}, {0, UINT64_C(0x3333333333333333)},
    {0, UINT64_C(0x0f0f0f0f0f0f0f0f)}, {0, UINT64_C(0x00ff00ff00ff00ff)},
    {0, UINT64_C(0x0000ffff0000ffff)}, {0, UINT64_C(0x00000000ffffffff)},
};

static inline sets no_sets(void)
{
    return _mm512_setzero_si512();
}

static inline sets first_set(void)
{
    return _mm512_set_epi64(0, 0, 0, 0, 0, 0, 0, 1);
}

static inline sets load(const hf_sets *from)
{
    return _mm512_loadu_si512(from->word);
}

static inline void store(hf_sets *to, sets from)
{
    _mm512_storeu_si512(to->word, from);
}

static inline sets meet(sets a, sets b)
{
    return _mm512_and_si512(a, b);
}

static inline sets drop(sets a, sets b)
{
    return _mm512_andnot_si512(b, a);
}

static inline sets join(sets a, sets b)
{
    return _mm512_or_si512(a, b);
}

static inline bool is_empty(sets a)
{
    return _mm512_test_epi64_mask(a, a) == 0;
}

/* The sets that lack symbol s if the mask has it, else none. */
static inline sets lacking(uint32_t mask, unsigned s)
{
    return _mm512_set1_epi64((long long)lack[s][mask >> s & 1]);
}

/* Words of a symbol above 5, if the mask has it. Symbol 6 is bit 0 of a word's number, 7 bit 1, 8 bit 2. */
static inline __mmask8 words_of(uint32_t mask, unsigned s, uint32_t words)
{
    return (__mmask8)(words & (0u - (mask >> s & 1)));
}

static inline sets any_of_three(sets a, sets b, sets c)
{
    return _mm512_ternarylogic_epi64(a, b, c, 0xfe);
}

/* Those that lack symbol s below 6, if the mask has it, with the symbol. */
#define WITH(s) _mm512_slli_epi64(meet(a, lacking(mask, s)), 1u << (s))

/* The sets behind one more cell. */
static inline sets add_cell(sets a, uint32_t mask)
{
    sets x0 = WITH(0), x1 = WITH(1), x2 = WITH(2), x3 = WITH(3), x4 = WITH(4), x5 = WITH(5);
    sets x6 = _mm512_maskz_permutex_epi64(words_of(mask, 6, 0xaa), a, 0xb1);
    sets x7 = _mm512_maskz_permutex_epi64(words_of(mask, 7, 0xcc), a, 0x4e);
    sets x8 = _mm512_maskz_shuffle_i64x2(words_of(mask, 8, 0xf0), a, a, 0x4e);
    return any_of_three(any_of_three(x0, x1, x2), any_of_three(x3, x4, x5),
                        any_of_three(x6, x7, x8));
}

static inline __mmask8 some(sets a)
{
    return _mm512_test_epi64_mask(a, a);
}

/* The sets of `reached` that come to one of `back` by symbol s below 6, if the mask has it. */
#define BEFORE(s)                                                                                  \
    _mm512_ternarylogic_epi64(_mm512_srli_epi64(back, 1u << (s)), lacking(mask, s), reached, 0x80)

/* The sets before a cell that lead to one of `back`; returns the symbols that lead there. */
static inline uint32_t take_cell(sets back, sets reached, uint32_t mask, sets *before)
{
    sets x0 = BEFORE(0), x1 = BEFORE(1), x2 = BEFORE(2);
    sets x3 = BEFORE(3), x4 = BEFORE(4), x5 = BEFORE(5);
    sets x6 = meet(_mm512_maskz_permutex_epi64(words_of(mask, 6, 0x55), back, 0xb1), reached);
    sets x7 = meet(_mm512_maskz_permutex_epi64(words_of(mask, 7, 0x33), back, 0x4e), reached);
    sets x8 = meet(_mm512_maskz_shuffle_i64x2(words_of(mask, 8, 0x0f), back, back, 0x4e), reached);
    *before = join(*before, any_of_three(any_of_three(x0, x1, x2), any_of_three(x3, x4, x5),
                                         any_of_three(x6, x7, x8)));
    /* eight bits for each of eight symbols side by side; then one for each */
    __mmask16 k01 = _mm512_kunpackb(some(x1), some(x0)), k23 = _mm512_kunpackb(some(x3), some(x2));
    __mmask16 k45 = _mm512_kunpackb(some(x5), some(x4)), k67 = _mm512_kunpackb(some(x7), some(x6));
    __mmask64 all = _mm512_kunpackd(_mm512_kunpackw(k67, k45), _mm512_kunpackw(k23, k01));
    const uint64_t tops = UINT64_C(0x8080808080808080);
    uint64_t flags = (((uint64_t)all & ~tops) + ~tops) | (uint64_t)all;
    return (uint32_t)_pext_u64(flags, tops) | (uint32_t)(some(x8) != 0) << 8;
}

/* One symbol at a time. */
static inline sets add_symbol(sets before, unsigned s)
{
    return add_cell(before, 1u << s);
}

static inline uint32_t take_symbol(sets back, sets reached, unsigned s, sets *before)
{
    return take_cell(back, reached, 1u << s, before);
}

#include "solve/variant/subsets_tpl.h"
#include "solve/variant/walk_tpl.h"

/* ---- two and three cells ------------------------------------------------------------------------ */

typedef __m512i lanes;

static inline lanes spread(uint32_t x)
{
    return _mm512_set1_epi32((int)x);
}

static inline lanes numbers(void)
{
    return _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
}

static inline lanes own(void)
{
    return _mm512_sllv_epi32(_mm512_set1_epi32(1), numbers());
}

static inline lanes chosen(uint32_t mask)
{
    return _mm512_movm_epi32((__mmask16)mask);
}

static inline lanes both(lanes a, lanes b)
{
    return _mm512_and_si512(a, b);
}

static inline lanes either(lanes a, lanes b)
{
    return _mm512_or_si512(a, b);
}

static inline lanes without(lanes a, lanes b)
{
    return _mm512_andnot_si512(b, a);
}

static inline lanes raised(lanes a)
{
    return _mm512_sllv_epi32(a, numbers());
}

static inline lanes lowered(lanes a)
{
    return _mm512_srlv_epi32(a, numbers());
}

#define up(a, by)   _mm512_slli_epi32(a, by)
#define down(a, by) _mm512_srli_epi32(a, by)

static inline uint32_t folded(lanes a)
{
    return (uint32_t)_mm512_reduce_or_epi32(a);
}

static inline uint32_t filled(lanes a)
{
    return _mm512_test_epi32_mask(a, a);
}

static inline lanes loaded(const uint32_t *from)
{
    return _mm512_loadu_si512(from);
}

#include "solve/variant/few_tpl.h"

/* ---- Hall sets, as in hall_tpl.h ---------------------------------------------------------------- */

/* The sum and the carry of three bits, in each place. */
static inline sets sum_of(sets a, sets b, sets c)
{
    return _mm512_ternarylogic_epi64(a, b, c, 0x96);
}

static inline sets carry_of(sets a, sets b, sets c)
{
    return _mm512_ternarylogic_epi64(a, b, c, 0xe8);
}

/* Where `differs`, the bit itself, else what lower bits say. */
static inline sets decide(sets differs, sets bit, sets lower)
{
    return _mm512_ternarylogic_epi64(differs, bit, lower, 0xca);
}

static bool hall(const hf_sets_tables *tables, uint16_t *mask, uint32_t count)
{
    uint16_t m[HF_SETS_CELLS] = {0}; /* 0 lies within no set and meets none in the tables */
    sets in[HF_SETS_CELLS], by[HF_SETS_CELLS];
    for (uint32_t i = 0; i < count; i++)
        m[i] = mask[i];
    for (uint32_t i = 0; i < HF_SETS_CELLS; i++) {
        in[i] = load(&tables->within[m[i]]);
        by[i] = load(&tables->meets[m[i]]);
    }
    sets s1 = sum_of(in[0], in[1], in[2]), c1 = carry_of(in[0], in[1], in[2]);
    sets s2 = sum_of(in[3], in[4], in[5]), c2 = carry_of(in[3], in[4], in[5]);
    sets s3 = sum_of(in[6], in[7], in[8]), c3 = carry_of(in[6], in[7], in[8]);
    sets one = sum_of(s1, s2, s3), c4 = carry_of(s1, s2, s3);
    sets half = sum_of(c1, c2, c3), d1 = carry_of(c1, c2, c3);
    sets two = _mm512_xor_si512(half, c4), d2 = meet(half, c4);
    sets four = _mm512_xor_si512(d1, d2), eight = meet(d1, d2);
    sets e1 = _mm512_xor_si512(one, load(&tables->size[0]));
    sets e2 = _mm512_xor_si512(two, load(&tables->size[1]));
    sets e4 = _mm512_xor_si512(four, load(&tables->size[2]));
    sets e8 = _mm512_xor_si512(eight, load(&tables->size[3]));
    sets over = decide(e8, eight, decide(e4, four, decide(e2, two, meet(e1, one))));
    if (!is_empty(over))
        return false;
    sets met = any_of_three(any_of_three(by[0], by[1], by[2]), any_of_three(by[3], by[4], by[5]),
                            any_of_three(by[6], by[7], by[8]));
    sets full = drop(met, join(any_of_three(e1, e2, e4), e8));
    if (is_empty(full))
        return true;
    hf_sets left;
    store(&left, full);
    for (uint32_t w = 0; w < HF_SETS_WORDS; w++) {
        for (uint64_t rest = left.word[w]; rest != 0; rest &= rest - 1) {
            uint32_t set = w * 64 + hf_lowest64(rest);
            for (uint32_t i = 0; i < count; i++)
                mask[i] &= (uint16_t)((m[i] & ~set) != 0 ? ~set : 0xffffu);
        }
    }
    return true;
}

/* ---- sums of groups of cells --------------------------------------------------------------------- */

/* The masks of up to 16 places among 128, from 64 at a time. */
static inline __m512i masks_at(const uint16_t *board, __m512i place)
{
    __m512i low =
        _mm512_permutex2var_epi16(_mm512_loadu_si512(board), place, _mm512_loadu_si512(board + 32));
    __m512i high = _mm512_permutex2var_epi16(_mm512_loadu_si512(board + 64), place,
                                             _mm512_loadu_si512(board + 96));
    __mmask16 is_high = _mm512_test_epi32_mask(place, _mm512_set1_epi32(64));
    return _mm512_and_si512(_mm512_mask_mov_epi32(low, is_high, high), _mm512_set1_epi32(511));
}

/* Symbol s as 8 - s, four bits at a time. */
static inline __m512i turn_masks(__m512i m)
{
    const __m512i turned =
        _mm512_broadcast_i32x4(_mm_setr_epi8(0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15));
    __m512i first = _mm512_and_si512(m, _mm512_set1_epi32(15));
    __m512i second = _mm512_and_si512(_mm512_srli_epi32(m, 4), _mm512_set1_epi32(15));
    return any_of_three(_mm512_slli_epi32(_mm512_shuffle_epi8(turned, first), 5),
                        _mm512_slli_epi32(_mm512_shuffle_epi8(turned, second), 1),
                        _mm512_srli_epi32(m, 8));
}

/* The highest bit of each, in the lanes that are used: the exponent of the number, as a fraction is written. */
enum { BIAS = 127, FRACTION = 23 };
static inline __m512i exponents(__mmask16 used, __m512i m)
{
    return _mm512_maskz_srli_epi32(used, _mm512_castps_si512(_mm512_cvtepi32_ps(m)), FRACTION);
}

/* Is the total within what the cells can have, and near enough to its bounds? */
static inline hf_groups_answer look_at(const uint16_t *board, hf_groups *sum)
{
    __mmask16 used = (__mmask16)((1u << sum->count) - 1);
    __m512i m = masks_at(board, _mm512_maskz_loadu_epi32(used, sum->cells));
    if (sum->turned != 0)
        m = _mm512_mask_mov_epi32(m, (__mmask16)sum->turned, turn_masks(m));
    _mm512_storeu_si512(sum->mask, m);
    __m512i low = exponents(used, _mm512_and_si512(m, _mm512_sub_epi32(_mm512_setzero_si512(), m)));
    __m512i high = exponents(used, m);
    uint32_t both =
        (uint32_t)_mm512_reduce_add_epi32(_mm512_or_si512(low, _mm512_slli_epi32(high, 16)));
    int32_t above = sum->total - (int32_t)(both & 0xffff) + BIAS * (int32_t)sum->count;
    int32_t below = (int32_t)(both >> 16) - BIAS * (int32_t)sum->count - sum->total;
    int32_t nearest = above < below ? above : below;
    if (nearest < 0)
        return HF_GROUPS_FAIL;
    if (above == 0 && below == 0)
        return HF_GROUPS_STAY;
    __m512i wide = _mm512_set1_epi32(nearest - HF_GROUPS_SLACK);
    return _mm512_cmpgt_epi32_mask(_mm512_sub_epi32(high, low), wide) == 0 ? HF_GROUPS_STAY
                                                                           : HF_GROUPS_STRIKE;
}

#include "solve/variant/groups_tpl.h"

const hf_variant_kernels hf_variant_kernels_avx512 = {
    settle_rows, subsets, reach, NULL, hall, walk, few_sums, few_keep, three, groups};

#endif
