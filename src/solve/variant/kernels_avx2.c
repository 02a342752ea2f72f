/* SPDX-License-Identifier: MIT
 *
 * kernels_avx2.c - kernels.h in AVX2.
 */
#include "solve/variant/kernels.h"

#if defined(__x86_64__)

#include <immintrin.h>
#include <string.h>

#include "base/bits.h"

#include "solve/variant/singles_avx2.h"

/* ---- sets of sets, in two registers ------------------------------------------------------------- */

typedef struct sets {
    __m256i low, high;
} sets;

static const uint64_t lacking[6] = {UINT64_C(0x5555555555555555), UINT64_C(0x3333333333333333),
                                    UINT64_C(0x0f0f0f0f0f0f0f0f), UINT64_C(0x00ff00ff00ff00ff),
                                    UINT64_C(0x0000ffff0000ffff), UINT64_C(0x00000000ffffffff)};

static inline sets no_sets(void)
{
    return (sets){_mm256_setzero_si256(), _mm256_setzero_si256()};
}

static inline sets first_set(void)
{
    return (sets){_mm256_set_epi64x(0, 0, 0, 1), _mm256_setzero_si256()};
}

static inline sets load(const hf_sets *from)
{
    return (sets){_mm256_loadu_si256((const __m256i *)from->word),
                  _mm256_loadu_si256((const __m256i *)(from->word + 4))};
}

static inline void store(hf_sets *to, sets from)
{
    _mm256_storeu_si256((__m256i *)to->word, from.low);
    _mm256_storeu_si256((__m256i *)(to->word + 4), from.high);
}

static inline sets meet(sets a, sets b)
{
    return (sets){_mm256_and_si256(a.low, b.low), _mm256_and_si256(a.high, b.high)};
}

static inline sets join(sets a, sets b)
{
    return (sets){_mm256_or_si256(a.low, b.low), _mm256_or_si256(a.high, b.high)};
}

static inline bool is_empty(sets a)
{
    __m256i any = _mm256_or_si256(a.low, a.high);
    return _mm256_testz_si256(any, any) != 0;
}

static inline sets only_if(__m256i chosen, __m256i low, __m256i high)
{
    return (sets){_mm256_and_si256(chosen, low), _mm256_and_si256(chosen, high)};
}

/* ---- one symbol at a time ----------------------------------------------------------------------- */

static inline sets add_symbol(sets before, unsigned s)
{
    __m256i none = _mm256_setzero_si256();
    __m128i by = _mm_cvtsi32_si128(1 << s);
    if (s == 8)
        return (sets){none, before.low};
    if (s == 7)
        return (sets){_mm256_permute2x128_si256(before.low, none, 0x08),
                      _mm256_permute2x128_si256(before.high, none, 0x08)};
    if (s == 6)
        return (sets){_mm256_slli_si256(before.low, 8), _mm256_slli_si256(before.high, 8)};
    sets from = only_if(_mm256_set1_epi64x((long long)lacking[s]), before.low, before.high);
    return (sets){_mm256_sll_epi64(from.low, by), _mm256_sll_epi64(from.high, by)};
}

static inline sets without_symbol(sets back, unsigned s)
{
    __m256i none = _mm256_setzero_si256();
    __m128i by = _mm_cvtsi32_si128(1 << s);
    if (s == 8)
        return (sets){back.high, none};
    if (s == 7)
        return (sets){_mm256_permute2x128_si256(back.low, none, 0x81),
                      _mm256_permute2x128_si256(back.high, none, 0x81)};
    if (s == 6)
        return (sets){_mm256_srli_si256(back.low, 8), _mm256_srli_si256(back.high, 8)};
    return only_if(_mm256_set1_epi64x((long long)lacking[s]), _mm256_srl_epi64(back.low, by),
                   _mm256_srl_epi64(back.high, by));
}

/* The sets before that lead to one of `back` by a symbol; returns the symbol as a bit, or 0. */
static inline uint32_t take_symbol(sets back, sets reached, unsigned s, sets *before)
{
    sets from = meet(without_symbol(back, s), reached);
    *before = join(*before, from);
    return (uint32_t)!is_empty(from) << s;
}

#include "solve/variant/subsets_avx2.h"
#include "solve/variant/hall_tpl.h"
#include "solve/variant/walk_tpl.h"

/* ---- two and three cells, in two registers ------------------------------------------------------ */

typedef struct lanes {
    __m256i low, high;
} lanes;

static inline lanes spread(uint32_t x)
{
    __m256i all = _mm256_set1_epi32((int)x);
    return (lanes){all, all};
}

static inline lanes numbers(void)
{
    return (lanes){_mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0),
                   _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8)};
}

static inline lanes raised(lanes a)
{
    lanes by = numbers();
    return (lanes){_mm256_sllv_epi32(a.low, by.low), _mm256_sllv_epi32(a.high, by.high)};
}

static inline lanes lowered(lanes a)
{
    lanes by = numbers();
    return (lanes){_mm256_srlv_epi32(a.low, by.low), _mm256_srlv_epi32(a.high, by.high)};
}

static inline lanes own(void)
{
    return raised(spread(1));
}

static inline lanes both(lanes a, lanes b)
{
    return (lanes){_mm256_and_si256(a.low, b.low), _mm256_and_si256(a.high, b.high)};
}

static inline lanes either(lanes a, lanes b)
{
    return (lanes){_mm256_or_si256(a.low, b.low), _mm256_or_si256(a.high, b.high)};
}

static inline lanes without(lanes a, lanes b)
{
    return (lanes){_mm256_andnot_si256(b.low, a.low), _mm256_andnot_si256(b.high, a.high)};
}

static inline lanes chosen(uint32_t mask)
{
    lanes bit = own(), has = both(spread(mask), bit);
    return (lanes){_mm256_cmpeq_epi32(has.low, bit.low), _mm256_cmpeq_epi32(has.high, bit.high)};
}

#define up(a, by)                                                                                  \
    (lanes)                                                                                        \
    {                                                                                              \
        _mm256_slli_epi32((a).low, by), _mm256_slli_epi32((a).high, by)                            \
    }
#define down(a, by)                                                                                \
    (lanes)                                                                                        \
    {                                                                                              \
        _mm256_srli_epi32((a).low, by), _mm256_srli_epi32((a).high, by)                            \
    }

static inline uint32_t folded(lanes a)
{
    __m256i x = _mm256_or_si256(a.low, a.high);
    __m128i y = _mm_or_si128(_mm256_castsi256_si128(x), _mm256_extracti128_si256(x, 1));
    y = _mm_or_si128(y, _mm_shuffle_epi32(y, 0x4e));
    y = _mm_or_si128(y, _mm_shuffle_epi32(y, 0xb1));
    return (uint32_t)_mm_cvtsi128_si32(y);
}

static inline uint32_t filled(lanes a)
{
    __m256i zero = _mm256_setzero_si256();
    __m256i packed =
        _mm256_packs_epi32(_mm256_cmpeq_epi32(a.low, zero), _mm256_cmpeq_epi32(a.high, zero));
    /* 0-3, 8-11, 4-7, 12-15: a packing goes by halves */
    __m256i ordered = _mm256_permute4x64_epi64(packed, 0xd8);
    __m128i bytes =
        _mm_packs_epi16(_mm256_castsi256_si128(ordered), _mm256_extracti128_si256(ordered, 1));
    return ~(uint32_t)_mm_movemask_epi8(bytes) & 0xffff;
}

static inline lanes loaded(const uint32_t *from)
{
    return (lanes){_mm256_loadu_si256((const __m256i *)from),
                   _mm256_loadu_si256((const __m256i *)(from + 8))};
}

#include "solve/variant/few_tpl.h"

/* Sets of four symbols with the sum, one by one: what the cells have of one is four bits each, and a
 * table knows the rest. */
static bool four(const hf_sets_tables *tables, uint16_t *mask, uint32_t total)
{
    uint32_t kept[4] = {0};
    if (total > HF_SETS_SUM)
        return false;
    for (const uint16_t *set = tables->fours[total]; *set != 0; set++) {
        uint32_t left =
            tables->matched[_pext_u32(mask[0], *set) | _pext_u32(mask[1], *set) << 4 |
                            _pext_u32(mask[2], *set) << 8 | _pext_u32(mask[3], *set) << 12];
        kept[0] |= _pdep_u32(left, *set);
        kept[1] |= _pdep_u32(left >> 4, *set);
        kept[2] |= _pdep_u32(left >> 8, *set);
        kept[3] |= _pdep_u32(left >> 12, *set);
    }
    for (uint32_t i = 0; i < 4; i++)
        mask[i] = (uint16_t)kept[i];
    return kept[0] != 0;
}

/* ---- sums of groups of cells --------------------------------------------------------------------- */

/* The masks of up to eight places; 0 in lanes that are not used. */
static inline __m256i masks_at(const uint16_t *board, const uint32_t *cells, __m256i used)
{
    __m256i place = _mm256_maskload_epi32((const int *)cells, used);
    __m256i two =
        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(), (const int *)board, place, used, 2);
    return _mm256_and_si256(two, _mm256_set1_epi32(511)); /* the place behind goes */
}

/* Symbol s as 8 - s, four bits at a time. */
static inline __m256i turn_masks(__m256i m)
{
    const __m256i turned = _mm256_setr_epi8(0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15, 0,
                                            8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15);
    __m256i first = _mm256_and_si256(m, _mm256_set1_epi32(15));
    __m256i second = _mm256_and_si256(_mm256_srli_epi32(m, 4), _mm256_set1_epi32(15));
    return _mm256_or_si256(
        _mm256_or_si256(_mm256_slli_epi32(_mm256_shuffle_epi8(turned, first), 5),
                        _mm256_slli_epi32(_mm256_shuffle_epi8(turned, second), 1)),
        _mm256_srli_epi32(m, 8));
}

/* The highest bit of each as a number, the exponent that it has as a fraction; 0 has none, and gets 0. */
static inline __m256i exponents(__m256i m)
{
    return _mm256_srli_epi32(_mm256_castps_si256(_mm256_cvtepi32_ps(m)), 23);
}

/* What eight cells have at least and at most, as exponents; and by how much these differ. */
typedef struct ends {
    __m256i both, range;
} ends;

static inline ends look_at_eight(const uint16_t *board, hf_groups *sum, uint32_t from)
{
    __m256i number =
        _mm256_add_epi32(_mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0), _mm256_set1_epi32((int)from));
    __m256i used = _mm256_cmpgt_epi32(_mm256_set1_epi32((int)sum->count), number);
    __m256i m = masks_at(board, sum->cells + from, used);
    if (sum->turned != 0) {
        __m256i turned = _mm256_srlv_epi32(_mm256_set1_epi32((int)sum->turned), number);
        turned = _mm256_cmpgt_epi32(_mm256_and_si256(turned, _mm256_set1_epi32(1)),
                                    _mm256_setzero_si256());
        m = _mm256_blendv_epi8(m, turn_masks(m), turned);
    }
    _mm256_storeu_si256((__m256i *)(sum->mask + from), m);
    __m256i low = exponents(_mm256_and_si256(m, _mm256_sub_epi32(_mm256_setzero_si256(), m)));
    __m256i high = exponents(m);
    return (ends){_mm256_or_si256(low, _mm256_slli_epi32(high, 16)), _mm256_sub_epi32(high, low)};
}

/* Is the total within what the cells can have, and near enough to its bounds? */
static inline hf_groups_answer look_at(const uint16_t *board, hf_groups *sum)
{
    enum { BIAS = 127 }; /* of exponents */
    ends e = look_at_eight(board, sum, 0);
    if (sum->count > 8) {
        ends more = look_at_eight(board, sum, 8);
        e.both = _mm256_add_epi32(e.both, more.both);
        e.range = _mm256_max_epi32(e.range, more.range);
    }
    __m128i x = _mm_add_epi32(_mm256_castsi256_si128(e.both), _mm256_extracti128_si256(e.both, 1));
    x = _mm_add_epi32(x, _mm_shuffle_epi32(x, 0x4e));
    x = _mm_add_epi32(x, _mm_shuffle_epi32(x, 0xb1));
    uint32_t both = (uint32_t)_mm_cvtsi128_si32(x);
    int32_t above = sum->total - (int32_t)(both & 0xffff) + BIAS * (int32_t)sum->count;
    int32_t below = (int32_t)(both >> 16) - BIAS * (int32_t)sum->count - sum->total;
    int32_t nearest = above < below ? above : below;
    if (nearest < 0)
        return HF_GROUPS_FAIL;
    if (above == 0 && below == 0)
        return HF_GROUPS_STAY;
    __m256i wide = _mm256_cmpgt_epi32(e.range, _mm256_set1_epi32(nearest - HF_GROUPS_SLACK));
    return _mm256_testz_si256(wide, wide) != 0 ? HF_GROUPS_STAY : HF_GROUPS_STRIKE;
}

#include "solve/variant/groups_tpl.h"

const hf_variant_kernels hf_variant_kernels_avx2 = {settle_rows, subsets,  reach,    four,  hall,
                                                    walk,        few_sums, few_keep, three, groups};

#endif
