/* SPDX-License-Identifier: MIT
 *
 * hall_tpl.h - different cells, exactly: k cells that have k symbols among them keep these to themselves
 * (Hall's theorem: if no k cells have fewer, and nothing is left to keep, every symbol has its place in some
 * way to fill the cells).
 *
 * All 512 sets of symbols are looked at at once: a cell is a bit in each of the sets it lies within, and
 * bits are counted side by side, by adders of whole words.
 */

/* The sum and the carry of three bits, in each place. */
#define ADD_BITS(a, b, c, sum, carry)                                                              \
    do {                                                                                           \
        (sum) = (a) ^ (b) ^ (c);                                                                   \
        (carry) = ((a) & (b)) | ((c) & ((a) ^ (b)));                                               \
    } while (0)

/* Sets that too many cells lie within, or'ed; and in *full those that hold as many cells as symbols and that
 * another cell meets. */
static uint64_t count_cells(const hf_sets_tables *tables, const uint16_t *mask, hf_sets *full)
{
    const uint64_t *in[HF_SETS_CELLS];
    const uint64_t *by[HF_SETS_CELLS];
    uint64_t over = 0;
    for (uint32_t i = 0; i < HF_SETS_CELLS; i++) {
        in[i] = tables->within[mask[i]].word;
        by[i] = tables->meets[mask[i]].word;
    }
    for (uint32_t w = 0; w < HF_SETS_WORDS; w++) {
        uint64_t s1, s2, s3, c1, c2, c3, one, c4, two, d1;
        ADD_BITS(in[0][w], in[1][w], in[2][w], s1, c1);
        ADD_BITS(in[3][w], in[4][w], in[5][w], s2, c2);
        ADD_BITS(in[6][w], in[7][w], in[8][w], s3, c3);
        ADD_BITS(s1, s2, s3, one, c4);
        ADD_BITS(c1, c2, c3, two, d1);
        uint64_t d2 = two & c4;
        two ^= c4;
        uint64_t four = d1 ^ d2, eight = d1 & d2;
        uint64_t e1 = one ^ tables->size[0].word[w], e2 = two ^ tables->size[1].word[w];
        uint64_t e4 = four ^ tables->size[2].word[w], e8 = eight ^ tables->size[3].word[w];
        over |= (eight & e8) | (~e8 & ((four & e4) | (~e4 & ((two & e2) | (~e2 & (one & e1))))));
        uint64_t met = by[0][w] | by[1][w] | by[2][w] | by[3][w] | by[4][w] | by[5][w] | by[6][w] |
                       by[7][w] | by[8][w];
        full->word[w] = met & ~(e1 | e2 | e4 | e8);
    }
    return over;
}

static bool hall(const hf_sets_tables *tables, uint16_t *mask, uint32_t count)
{
    uint16_t padded[HF_SETS_CELLS] = {0}; /* 0 lies within no set and meets none in the tables */
    hf_sets full;
    for (uint32_t i = 0; i < count; i++)
        padded[i] = mask[i];
    if (count_cells(tables, padded, &full) != 0)
        return false;
    for (uint32_t w = 0; w < HF_SETS_WORDS; w++) {
        for (uint64_t rest = full.word[w]; rest != 0; rest &= rest - 1) {
            uint32_t set = w * 64 + hf_lowest64(rest);
            for (uint32_t i = 0; i < count; i++)
                mask[i] &= (uint16_t)((padded[i] & ~set) != 0 ? ~set : 0xffffu);
        }
    }
    return true;
}
