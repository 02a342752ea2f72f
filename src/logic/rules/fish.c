/* SPDX-License-Identifier: MIT
 *
 * fish.c - n rows that have all their places of a symbol in n columns: the symbol stands once in
 * each of these rows, and so once in each of these columns; elsewhere in the columns it goes.
 *
 *      X-wing (n = 2)                    finned X-wing
 *      .  -  .  .  -  .                  .  .  .  -  -  .      f: fins, places outside
 *      .  o  .  .  o  .   base row       .  o  .  o  f  .      the covers; what sees
 *      .  -  .  .  -  .                  .  .  .  -  .  .      all fins still goes
 *      .  o  .  .  o  .   base row       .  o  .  o  .  .
 *         ^        ^ cover columns
 *
 * Sizes 2 to 7: X-wing, swordfish, jellyfish, squirmbag, whale, leviathan; rows and columns may be
 * exchanged. With fins: either a fin is true, or the fish holds. *Sashimi*: without its fins some
 * base line has at most one place left. *Siamese*: two fish with the same base and different fins,
 * told as one step (when asked for).
 *
 * A line is a mask of positions here: on a square board row r's position p is column p.
 */
#include "logic/quiet.h"
#include "logic/rules/fish.h"

/* ---- bases ----------------------------------------------------------------------------------- */

static bool look_at_base(hf_fish_search *s, const hf_box_state *b)
{
    uint32_t width = hf_popcount32(s->joined);
    if (width == s->size) {
        hf_fish f = {.covers = s->joined, .rule = fish_rule(s, HF_FISH_BASIC)};
        set_clear(f.fins, s->find->view->words);
        if (!find_wants(s->find, f.rule) || !hf_fish_hits(s, &f))
            return true;
        s->seen |= UINT32_C(1) << f.rule->variant;
        return hf_fish_report(s, &f);
    }
    s->kept_count = 0;
    return hf_fish_covers(s, b) && (!s->kept || hf_fish_report_pairs(s));
}

/* How many positions the union may have: exactly n without fins; with fins, which all lie in one
 * house with what they strike, as many more as two houses can share. */
static uint32_t widest(const hf_fish_search *s, bool finned)
{
    const hf_view *v = s->find->view;
    if (!finned)
        return s->size;
    return s->size + (v->plain ? v->reach : s->find->options->max_fins);
}

/* The boxes with one line more in the base; false: no box can hold all fins. */
static bool add_line(const hf_fish_search *s, uint32_t line, const hf_box_state *before,
                     hf_box_state *b)
{
    const hf_fish_boxes *all = s->boxes;
    const uint64_t *apart = all->apart[s->by_row] + line * all->words;
    uint64_t places = fish_lanes(all, s->line[line]), alive = 0;
    for (uint32_t w = 0; w < all->words; w++) {
        b->outside[w] = before->outside[w] | (places & apart[w]);
        alive |= fish_alive(all, b->outside[w], s->size);
    }
    return all->words == 0 || alive;
}

/* Chooses `left` base lines, from number `from` on. */
static bool choose_base(hf_fish_search *s, uint32_t from, uint32_t left, uint32_t limit,
                        const hf_box_state *so_far)
{
    if (left == 0)
        return look_at_base(s, so_far);
    bool finned = limit > s->size;
    uint32_t before = s->joined;
    hf_box_state now;
    SPOT_EACH (i, (uint32_t)((uint64_t)s->usable >> from << from)) { /* from may be 32 */
        if (hf_popcount32(before | s->line[i]) > limit)
            continue;
        if (finned && !add_line(s, i, so_far, &now))
            continue;
        s->joined = before | s->line[i];
        s->base |= UINT32_C(1) << i;
        bool more = choose_base(s, i + 1, left - 1, limit, &now);
        s->joined = before;
        s->base &= ~(UINT32_C(1) << i);
        if (!more)
            return false;
    }
    return true;
}

/* The lines that can be in a base: all with places; without fins those with 2 to n. */
static uint32_t usable_lines(const hf_fish_search *s, bool finned)
{
    uint32_t usable = 0;
    for (uint32_t i = 0; i < s->find->view->size; i++) {
        uint32_t places = hf_popcount32(s->line[i]);
        if (places > 0 && (finned || (places >= 2 && places <= s->size)))
            usable |= UINT32_C(1) << i;
    }
    return usable;
}

/* One symbol, in rows and then in columns. */
static bool search_symbol(hf_fish_search *s, uint32_t symbol, bool finned)
{
    const hf_view *v = s->find->view;
    hf_box_state none;
    s->symbol = symbol;
    hf_fish_boxes_begin(s->boxes, v->all, &none);
    for (int columns = 0; columns < 2; columns++) {
        s->by_row = columns == 0;
        uint32_t lines = 0;
        for (uint32_t i = 0; i < v->size; i++) {
            s->line[i] = view_spots(v, s->by_row ? i : i + v->size, symbol);
            lines += s->line[i] != 0;
        }
        if (lines <= s->size) /* none is left in which a fish could strike */
            continue;
        s->usable = usable_lines(s, finned);
        if (!choose_base(s, 0, s->size, widest(s, finned), &none))
            return false;
    }
    return true;
}

static uint32_t bit_for(const hf_fish_search *s, int kind)
{
    return UINT32_C(1) << fish_rule(s, kind)->variant;
}

/* The variants in a mask for which a symbol is quiet. */
static uint32_t quiet_variants(const hf_fish_search *s, uint32_t mask, uint32_t symbol)
{
    uint32_t quiet = 0;
    SPOT_EACH (variant, mask)
        if (quiet_symbol(s->find, HF_QUIET_FISH + variant, symbol))
            quiet |= UINT32_C(1) << variant;
    return quiet;
}

/* All fish of one size. What a complete search has not met is noted, by symbol
 * (quiet.h) and, so that the rung for the other kind need not search again, for
 * the whole board as absent. */
static bool search_size(hf_fish_search *s, bool finned)
{
    hf_find *find = s->find;
    uint32_t kinds = finned ? bit_for(s, HF_FISH_FINNED) | bit_for(s, HF_FISH_SASHIMI)
                            : bit_for(s, HF_FISH_BASIC);
    uint32_t looked_for = kinds | (find->wanted & bit_for(s, HF_FISH_BASIC)), met = 0;
    for (uint32_t d = 1; d <= find->view->size; d++) {
        uint32_t quiet = quiet_variants(s, looked_for, d);
        if ((find->wanted & looked_for & ~quiet) == 0) {
            met |= looked_for & ~quiet; /* nobody has looked */
            continue;
        }
        s->seen = 0;
        if (!search_symbol(s, d, finned))
            return false;
        met |= s->seen;
        SPOT_EACH (variant, looked_for & ~s->seen)
            note_quiet_symbol(find, HF_QUIET_FISH + variant, d);
    }
    find->absent[HF_ABSENT_FISH] |= kinds & ~met;
    return true;
}

static void find_fish(hf_find *find)
{
    hf_fish_search s = {.find = find};
    if (!view_is_square(find->view) || !(s.boxes = hf_fish_boxes_get(find)))
        return;
    for (s.size = HF_FISH_SMALLEST; s.size <= HF_FISH_LARGEST && s.size < find->view->size;
         s.size++) {
        uint32_t wanted = find->wanted & ~find->absent[HF_ABSENT_FISH];
        bool finned = (wanted & (bit_for(&s, HF_FISH_FINNED) | bit_for(&s, HF_FISH_SASHIMI))) != 0;
        if (!finned && !(wanted & bit_for(&s, HF_FISH_BASIC)))
            continue;
        if (finned && find->options->siamese && !s.kept &&
            !(s.kept = hf_find_take(find, HF_FISH_MOST_KEPT * sizeof *s.kept)))
            return;
        if (!search_size(&s, finned))
            return;
    }
}

#define FISH(name_, key_, code_, brief_, size_, variant_)                                          \
    {                                                                                              \
        .name = name_, .key = key_, .code = code_, .brief = brief_, .size = size_,                 \
        .variant = variant_, .find = find_fish                                                     \
    }

const hf_rule hf_rule_fish[18] = {
    FISH("X-Wing", "x-wing", "0300", "bf2", 2, 0),
    FISH("Swordfish", "swordfish", "0301", "bf3", 3, 1),
    FISH("Jellyfish", "jellyfish", "0302", "bf4", 4, 2),
    FISH("Squirmbag", "squirmbag", "0303", "bf5", 5, 3),
    FISH("Whale", "whale", "0304", "bf6", 6, 4),
    FISH("Leviathan", "leviathan", "0305", "bf7", 7, 5),
    FISH("Finned X-Wing", "finned-x-wing", "0310", "fbf2", 2, 6),
    FISH("Finned Swordfish", "finned-swordfish", "0311", "fbf3", 3, 7),
    FISH("Finned Jellyfish", "finned-jellyfish", "0312", "fbf4", 4, 8),
    FISH("Finned Squirmbag", "finned-squirmbag", "0313", "fbf5", 5, 9),
    FISH("Finned Whale", "finned-whale", "0314", "fbf6", 6, 10),
    FISH("Finned Leviathan", "finned-leviathan", "0315", "fbf7", 7, 11),
    FISH("Sashimi X-Wing", "sashimi-x-wing", "0320", "sbf2", 2, 12),
    FISH("Sashimi Swordfish", "sashimi-swordfish", "0321", "sbf3", 3, 13),
    FISH("Sashimi Jellyfish", "sashimi-jellyfish", "0322", "sbf4", 4, 14),
    FISH("Sashimi Squirmbag", "sashimi-squirmbag", "0323", "sbf5", 5, 15),
    FISH("Sashimi Whale", "sashimi-whale", "0324", "sbf6", 6, 16),
    FISH("Sashimi Leviathan", "sashimi-leviathan", "0325", "sbf7", 7, 17)};
