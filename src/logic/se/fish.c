/* SPDX-License-Identifier: MIT
 *
 * fish.c - k lines in which a digit has its places in the same k crossing lines.
 *
 * The order is by lines first, then by digit: so every digit is searched for its first set of
 * lines, and the smallest set wins. Columns are tried before rows.
 */
#include "logic/se/hint.h"

typedef struct se_fish {
    unsigned base, cover; /* first region of either kind of line */
    unsigned digit;
    unsigned lines, across; /* which */
} se_fish;

static bool clears(const se_field *f, const se_fish *fish)
{
    BIT_EACH (l, fish->across)
        if (f->spots[fish->cover + l][fish->digit] & ~fish->lines)
            return true;
    return false;
}

/* The first set of lines, below `limit`, that is a fish and clears something. */
static bool find_lines(const se_field *f, unsigned size, unsigned limit, se_fish *fish)
{
    unsigned fit = 0;
    for (unsigned l = 0; l < 9; l++) {
        unsigned spots = f->spots[fish->base + l][fish->digit];
        if (se_is_many(spots) && se_count(spots) <= size)
            fit |= 1u << l;
    }
    if (se_count(fit) < size)
        return false;
    for (unsigned set = se_next_subset(0, fit); set && set < limit;
         set = se_next_subset(set, fit)) {
        if (se_count(set) != size)
            continue;
        fish->lines = set;
        fish->across = 0;
        BIT_EACH (l, set)
            fish->across |= f->spots[fish->base + l][fish->digit];
        if (se_count(fish->across) == size && clears(f, fish))
            return true;
    }
    return false;
}

static void tell(const se_field *f, const se_fish *fish, se_hint *hint)
{
    BIT_EACH (l, fish->across)
        BIT_EACH (s, f->spots[fish->cover + l][fish->digit] & ~fish->lines)
            hf_se_hint_strike(hint, f, hf_se_cell[fish->cover + l][s], 1u << fish->digit);
    BIT_EACH (l, fish->lines) {
        hf_se_hint_house(hint, SE_ROLE_BASE, fish->base + l);
        BIT_EACH (s, f->spots[fish->base + l][fish->digit])
            hf_se_hint_mark(hint, SE_ROLE_BASE, hf_se_cell[fish->base + l][s], 1u << fish->digit);
    }
    BIT_EACH (l, fish->across)
        hf_se_hint_house(hint, SE_ROLE_COVER, fish->cover + l);
}

bool hf_se_fish(const se_position *p, unsigned size, se_hint *hint)
{
    static const se_kind kind[] = {SE_X_WING, SE_SWORDFISH, SE_JELLYFISH};
    static const double rating[] = {3.2, 3.8, 5.2};
    for (unsigned pass = 0; pass < 2; pass++) {
        se_fish best = {.lines = SE_ALL + 1};
        for (unsigned d = 0; d < 9; d++) {
            se_fish fish = {.base = pass ? 9 : 18, .cover = pass ? 18 : 9, .digit = d};
            if (p->placed[d] + 2 * size <= 9 && find_lines(&p->field, size, best.lines, &fish))
                best = fish;
        }
        if (best.lines > SE_ALL)
            continue;
        tell(&p->field, &best, hint);
        return hf_se_hint_found(hint, kind[size - 2], rating[size - 2]);
    }
    return false;
}
