/* SPDX-License-Identifier: MIT
 *
 * groups_tpl.h - a long sum of small groups of cells, near one of its bounds: which sums of each group the others
 * complete.
 *
 * A sum is looked at only if it is nearer to its least or greatest than the widest cell and HF_GROUPS_SLACK, by ten
 * at most, so of each group's sums only those as near to its own least or greatest count. A set of such numbers is one
 * of 64 bits, a digit of four bits, 1 or 0, for each number. Two sets are added by multiplying: digit n of the product
 * tells in how many ways n is the sum of a number of each. That is at most n + 1, and so no digit up to the 14th runs
 * over into the next; those behind are never asked for.
 *
 *     {0, 2}  0x101     {0, 1, 2}  0x111     0x101 * 0x111 = 0x11211     {0, 1, 2, 3, 4}
 *
 * The file that includes this one has few_sums, and says in look_at whether a sum is worth a look.
 */

enum { DIGITS = 16 };
static const uint64_t digit_ones = UINT64_C(0x1111111111111111);

/* Digits that are not 0 become 1. */
static inline uint64_t some_digits(uint64_t x)
{
    x |= x >> 1;
    x |= x >> 2;
    return x & digit_ones;
}

/* The first becomes the last. */
static inline uint64_t turn_digits(uint64_t x)
{
    const uint64_t low = UINT64_C(0x0f0f0f0f0f0f0f0f);
    x = __builtin_bswap64(x);
    return (x >> 4 & low) | (x & low) << 4;
}

/* By group what the others complete, if all of them begin with digit 0 and have `total` together. */
static inline void complete(const uint64_t *own, uint32_t count, uint32_t total, uint64_t *kept)
{
    uint64_t before[HF_GROUPS_CELLS], behind[HF_GROUPS_CELLS];
    before[0] = behind[count - 1] = 1;
    for (uint32_t i = 1; i < count; i++) {
        before[i] = some_digits(before[i - 1] * own[i - 1]);
        behind[count - 1 - i] = some_digits(behind[count - i] * own[count - i]);
    }
    for (uint32_t i = 0; i < count; i++) {
        uint64_t others = some_digits(before[i] * behind[i]);
        kept[i] = own[i] & turn_digits(others) >> 4 * (DIGITS - 1 - total);
    }
}

/* Counted from the least of each group. */
static inline void complete_above(hf_groups *sum, uint32_t above)
{
    uint64_t own[HF_GROUPS_CELLS], kept[HF_GROUPS_CELLS];
    for (uint32_t g = 0; g < sum->groups; g++)
        own[g] = _pdep_u64(sum->own[g] >> hf_lowest64(sum->own[g]), digit_ones);
    complete(own, sum->groups, above, kept);
    for (uint32_t g = 0; g < sum->groups; g++)
        sum->kept[g] = _pext_u64(kept[g], digit_ones) << hf_lowest64(sum->own[g]);
}

/* Counted from the greatest down, which is below the 48th bit. */
static inline void complete_below(hf_groups *sum, uint32_t below)
{
    uint64_t own[HF_GROUPS_CELLS], kept[HF_GROUPS_CELLS];
    for (uint32_t g = 0; g < sum->groups; g++) {
        uint64_t last = sum->own[g] << (DIGITS - 1) >> hf_highest64(sum->own[g]);
        own[g] = turn_digits(_pdep_u64(last, digit_ones));
    }
    complete(own, sum->groups, below, kept);
    for (uint32_t g = 0; g < sum->groups; g++) {
        uint64_t last = _pext_u64(turn_digits(kept[g]), digit_ones);
        sum->kept[g] = last << hf_highest64(sum->own[g]) >> (DIGITS - 1);
    }
}

/* Groups that all have runs of sums have one together, so that bounds tell everything. */
static inline void complete_runs(hf_groups *sum, uint32_t above, uint32_t below)
{
    for (uint32_t g = 0; g < sum->groups; g++) {
        uint32_t up_to = hf_lowest64(sum->own[g]) + above, high = hf_highest64(sum->own[g]);
        uint32_t from = below < high ? high - below : 0;
        uint64_t within = up_to < 63 ? (UINT64_C(2) << up_to) - 1 : UINT64_MAX;
        sum->kept[g] = sum->own[g] & within >> from << from;
    }
}

static hf_groups_answer groups(const uint16_t *board, hf_groups *sum)
{
    hf_groups_answer answer = look_at(board, sum);
    int32_t above = sum->total, below = -sum->total;
    uint64_t holes = 0, struck = 0;
    if (answer != HF_GROUPS_STRIKE)
        return answer;
    for (uint32_t g = 0, at = 0; g < sum->groups; at += sum->group[g].count, g++) {
        const uint32_t *m = sum->mask + at;
        uint64_t own = sum->group[g].count == 1 ? m[0] : few_sums(m, sum->group[g].count);
        if (own == 0)
            return HF_GROUPS_FAIL;
        sum->own[g] = own;
        above -= (int32_t)hf_lowest64(own);
        below += (int32_t)hf_highest64(own);
        holes |= (own + (own & (~own + 1))) & own;
    }
    if (above < 0 || below < 0)
        return HF_GROUPS_FAIL;
    if (holes == 0)
        complete_runs(sum, (uint32_t)above, (uint32_t)below);
    else if (above <= below)
        complete_above(sum, (uint32_t)above);
    else
        complete_below(sum, (uint32_t)below);
    for (uint32_t g = 0; g < sum->groups; g++)
        struck |= sum->kept[g] ^ sum->own[g];
    return sum->kept[0] == 0 ? HF_GROUPS_FAIL : struck == 0 ? HF_GROUPS_STAY : HF_GROUPS_STRIKE;
}
