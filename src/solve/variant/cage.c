/* SPDX-License-Identifier: MIT
 *
 * cage.c - different cells with a total, exactly: a symbol stays where some way to fill the cage has
 * it.
 *
 * Settled cells drop out. Up to three free cells go by pairs: the partners of a mask for a sum are
 * the mask turned around and shifted. More go through the sets of symbols used so far, all at once:
 * a set of sets is a word of bits, one per set, and adding symbol s to all of them is a shift by 2^s
 * of those that lack it, so no carry ever happens. Cells whose free symbols are six or fewer need one
 * word of 64 bits; with nine there are 512 sets, eight words. On boards of more than nine symbols
 * cages with many of them left are handed to the sums.
 */
#include "solve/variant/model.h"

#include <string.h>

/* The partners w = total - v of the symbols v of a mask, other than v itself. */
static inline uint32_t partners(const hf_variant *v, uint32_t mask, int32_t total)
{
    if (total < 0 || total > 30)
        return 0;
    uint32_t turned = (uint32_t)v->reversed[mask & 255] << 8 | v->reversed[mask >> 8];
    uint32_t moved = total <= 15 ? turned >> (15 - total) : turned << (total - 15);
    uint32_t itself = (total & 1) != 0 ? 0 : 1u << (total / 2);
    return moved & ~itself & v->full;
}

typedef struct free_cells {
    uint32_t count;
    int32_t total;
    uint32_t all; /* the symbols of all of them */
    uint32_t cell[HF_RULES_SYMBOLS];
    uint32_t mask[HF_RULES_SYMBOLS];
} free_cells;

/* False: more is settled than the total allows. */
static bool gather(hf_variant_board *b, const uint32_t *cells, const hf_propagator *p,
                   free_cells *f)
{
    uint32_t used = 0;
    f->count = 0;
    f->all = 0;
    f->total = p->total;
    for (uint32_t i = 0; i < p->count; i++) {
        uint32_t mask = b->mask[cells[i]];
        if (hf_is_one(mask)) {
            f->total -= (int32_t)hf_lowest32(mask);
            used |= mask;
        } else {
            f->cell[f->count] = cells[i];
            f->mask[f->count++] = mask;
        }
    }
    for (uint32_t i = 0; i < f->count; i++) {
        f->mask[i] &= ~used;
        f->all |= f->mask[i];
    }
    return f->total >= 0;
}

static void three(const hf_variant *v, const free_cells *f, uint32_t *kept)
{
    kept[0] = kept[1] = kept[2] = 0;
    for (uint32_t rest = f->mask[0]; rest != 0; rest &= rest - 1) {
        uint32_t bit = rest & (~rest + 1);
        int32_t left = f->total - (int32_t)hf_lowest32(rest);
        uint32_t third = f->mask[2] & ~bit;
        uint32_t second = f->mask[1] & ~bit & partners(v, third, left);
        if (second == 0)
            continue;
        kept[0] |= bit;
        kept[1] |= second;
        kept[2] |= third & partners(v, second, left);
    }
}

/* ---- sets of sets in one word ------------------------------------------------------------------- */

/* The sets that lack symbol s. */
static const uint64_t lacking[6] = {UINT64_C(0x5555555555555555), UINT64_C(0x3333333333333333),
                                    UINT64_C(0x0f0f0f0f0f0f0f0f), UINT64_C(0x00ff00ff00ff00ff),
                                    UINT64_C(0x0000ffff0000ffff), UINT64_C(0x00000000ffffffff)};

/* The sets whose symbols add up to the total, of those in a word. */
static uint64_t with_total(uint64_t sets, const uint8_t *symbol, uint32_t count, int32_t total)
{
    int32_t low[8] = {0};
    int32_t high[8] = {0};
    uint64_t kept = 0;
    for (uint32_t i = 0; i < 8; i++) {
        for (uint32_t s = 0; s < 3; s++) {
            low[i] += (i >> s & 1) != 0 && s < count ? symbol[s] : 0;
            high[i] += (i >> s & 1) != 0 && s + 3 < count ? symbol[s + 3] : 0;
        }
    }
    for (uint64_t rest = sets; rest != 0; rest &= rest - 1) {
        unsigned set = hf_lowest64(rest);
        if (low[set & 7] + high[set >> 3] == total)
            kept |= rest & (~rest + 1);
    }
    return kept;
}

static bool by_word(const free_cells *f, uint32_t *kept)
{
    uint8_t symbol[6];
    uint8_t place[HF_RULES_SYMBOLS];
    uint64_t reached[HF_RULES_SYMBOLS + 1];
    uint32_t count = 0;
    for (uint32_t rest = f->all; rest != 0; rest &= rest - 1) {
        unsigned s = hf_lowest32(rest);
        place[s] = (uint8_t)count;
        symbol[count++] = (uint8_t)s;
    }
    reached[0] = 1;
    for (uint32_t i = 0; i < f->count; i++) {
        uint64_t next = 0;
        for (uint32_t rest = f->mask[i]; rest != 0; rest &= rest - 1) {
            unsigned s = place[hf_lowest32(rest)];
            next |= (reached[i] & lacking[s]) << (1u << s);
        }
        reached[i + 1] = next;
    }
    uint64_t back = with_total(reached[f->count], symbol, count, f->total);
    if (back == 0)
        return false;
    for (uint32_t i = f->count; i-- > 0;) {
        uint64_t before = 0;
        kept[i] = 0;
        for (uint32_t rest = f->mask[i]; rest != 0; rest &= rest - 1) {
            unsigned s = place[hf_lowest32(rest)];
            uint64_t from = back >> (1u << s) & lacking[s] & reached[i];
            before |= from;
            kept[i] |= from != 0 ? rest & (~rest + 1) : 0;
        }
        back = before;
    }
    return true;
}

/* ---- sets of sets in eight words ---------------------------------------------------------------- */

/* Adds symbol s to all sets that lack it. */
static inline void add_symbol(uint64_t *to, const uint64_t *from, unsigned s)
{
    if (s < 6) {
        for (unsigned w = 0; w < 8; w++)
            to[w] |= (from[w] & lacking[s]) << (1u << s);
        return;
    }
    unsigned step = 1u << (s - 6);
    for (unsigned w = 0; w < 8; w++)
        to[w] |= (w & step) != 0 ? from[(w - step) & 7] : 0;
}

/* The sets among `known` that give one of `back` when s is added; are there any? */
static inline bool take_symbol(uint64_t *to, const uint64_t *back, const uint64_t *known,
                               unsigned s)
{
    uint64_t any = 0;
    if (s < 6) {
        for (unsigned w = 0; w < 8; w++) {
            uint64_t from = back[w] >> (1u << s) & lacking[s] & known[w];
            to[w] |= from;
            any |= from;
        }
        return any != 0;
    }
    unsigned step = 1u << (s - 6);
    for (unsigned w = 0; w < 8; w++) {
        uint64_t from = (w & step) == 0 ? back[(w + step) & 7] & known[w] : 0;
        to[w] |= from;
        any |= from;
    }
    return any != 0;
}

static bool by_eight_words(const hf_variant *v, const free_cells *f, uint32_t *kept)
{
    uint64_t reached[10][8];
    uint64_t back[8];
    uint64_t any = 0;
    memset(reached, 0, (f->count + 1) * sizeof *reached);
    reached[0][0] = 1;
    for (uint32_t i = 0; i < f->count; i++) {
        for (uint32_t rest = f->mask[i]; rest != 0; rest &= rest - 1)
            add_symbol(reached[i + 1], reached[i], hf_lowest32(rest));
    }
    for (unsigned w = 0; w < 8; w++) {
        back[w] = reached[f->count][w] & v->sum_sets[f->total][w];
        any |= back[w];
    }
    if (any == 0)
        return false;
    for (uint32_t i = f->count; i-- > 0;) {
        uint64_t before[8] = {0};
        kept[i] = 0;
        for (uint32_t rest = f->mask[i]; rest != 0; rest &= rest - 1) {
            if (take_symbol(before, back, reached[i], hf_lowest32(rest)))
                kept[i] |= rest & (~rest + 1);
        }
        memcpy(back, before, sizeof back);
    }
    return true;
}

/* ---- many symbols: the least and the greatest that different cells can have ---------------------- */

/* Different cells have at least 0 + 1 + ... more than the least of each would say; a bound that is
 * exact once all are settled. */
static bool by_bounds(const free_cells *f, uint32_t *kept)
{
    int32_t least = 0;
    int32_t greatest = 0;
    for (uint32_t i = 0; i < f->count; i++) {
        if (f->mask[i] == 0)
            return false;
        least += (int32_t)hf_lowest32(f->mask[i]);
        greatest += (int32_t)hf_highest32(f->mask[i]);
    }
    if (least > f->total || greatest < f->total)
        return false;
    for (uint32_t i = 0; i < f->count; i++) {
        int32_t low = (int32_t)hf_lowest32(f->mask[i]);
        int32_t high = (int32_t)hf_highest32(f->mask[i]);
        int32_t from = f->total - (greatest - high);
        int32_t to = f->total - (least - low);
        uint32_t below = from > 0 ? (1u << from) - 1 : 0;
        uint32_t upto = to < 31 ? (2u << to) - 1 : UINT32_MAX;
        kept[i] = f->mask[i] & ~below & upto;
    }
    return true;
}

static bool keep(hf_variant *v, hf_variant_board *b, const free_cells *f, const uint32_t *kept)
{
    for (uint32_t i = 0; i < f->count; i++) {
        if (kept[i] != b->mask[f->cell[i]] && !hf_variant_put(v, b, f->cell[i], (uint16_t)kept[i]))
            return false;
    }
    return true;
}

bool hf_variant_cage(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    free_cells f;
    uint32_t kept[HF_RULES_SYMBOLS];
    const uint32_t *cells = v->cells + p->cells;
    bool possible = gather(b, cells, p, &f);
    if (possible) {
        switch (f.count) {
        case 0:
            possible = f.total == 0;
            break;
        case 1:
            kept[0] = f.total < 16 ? f.mask[0] & 1u << f.total : 0;
            break;
        case 2:
            kept[0] = f.mask[0] & partners(v, f.mask[1], f.total);
            kept[1] = f.mask[1] & partners(v, kept[0], f.total);
            break;
        case 3:
            three(v, &f, kept);
            break;
        default:
            if (hf_popcount32(f.all) <= 6)
                possible = by_word(&f, kept);
            else if (v->size <= 9)
                possible = f.total <= 36 && by_eight_words(v, &f, kept);
            else
                possible = by_bounds(&f, kept);
        }
    }
    return possible ? keep(v, b, &f, kept) : hf_variant_fail(v, cells[0]);
}
