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
#include <string.h>

#include "logic/quiet.h"
#include "logic/rules/fish_boxes.h"
#include "logic/rules/rules.h"

enum { SMALLEST = 2, LARGEST = 7, SIZES = 6, BASIC = 0, FINNED = 6, SASHIMI = 12, MOST_KEPT = 64 };
enum { MOST_COVERS = 64 };

/* A fish on one base; kept while siamese pairs are looked for. */
typedef struct fish {
    uint32_t covers;
    const hf_rule *rule;
    hf_set fins;
    hf_set hit;
} fish;

typedef struct search {
    hf_find *find;
    uint32_t symbol;
    bool by_row; /* base lines are rows */
    uint32_t size;
    uint32_t line[HF_LOGIC_MAX_SIZE]; /* the positions of the symbol in each line */
    const hf_fish_boxes *boxes;
    uint32_t usable; /* lines that can be chosen */
    uint32_t base;   /* lines chosen */
    uint32_t joined; /* the union of their positions */
    fish *kept;
    uint32_t kept_count;
    uint32_t seen; /* variants met for this symbol, wanted or not */
} search;

static uint32_t cell_at(const search *s, uint32_t line, uint32_t position)
{
    uint32_t size = s->find->view->size;
    return s->by_row ? line * size + position : position * size + line;
}

static const hf_rule *rule_for(const search *s, int kind)
{
    return &hf_rule_fish[kind + (int)s->size - SMALLEST];
}

/* ---- telling --------------------------------------------------------------------------------- */

static void mark_houses(const search *s, hf_step *step, uint32_t lines, bool rows, hf_role role,
                        uint32_t group)
{
    SPOT_EACH (i, lines)
        hf_step_house(step, role, group, rows ? i : i + s->find->view->size);
}

static hf_step *begin(const search *s, const hf_rule *rule, const fish *f)
{
    hf_step *step = hf_find_begin(s->find, rule);
    hf_step_symbol(step, s->symbol);
    mark_houses(s, step, s->base, s->by_row, HF_ROLE_BASE, 0);
    mark_houses(s, step, f->covers, !s->by_row, HF_ROLE_COVER, 0);
    SPOT_EACH (i, s->base)
        SPOT_EACH (p, s->line[i] & f->covers)
            hf_step_mark(step, HF_ROLE_BASE, 0, cell_at(s, i, p), s->symbol);
    hf_step_mark_set(step, s->find->view, HF_ROLE_FIN, 0, f->fins, s->symbol);
    return step;
}

static bool report(const search *s, const fish *f)
{
    hf_step *step = begin(s, f->rule, f);
    hf_step_strike_set(step, s->find->view, f->hit, s->symbol);
    return hf_find_emit(s->find);
}

static bool report_siamese(const search *s, const fish *f, const fish *g, const hf_rule *rule)
{
    if (!find_wants(s->find, rule))
        return true;
    hf_step *step = begin(s, rule, f);
    step->merged = true;
    mark_houses(s, step, g->covers, !s->by_row, HF_ROLE_COVER, 1);
    hf_step_mark_set(step, s->find->view, HF_ROLE_FIN, 1, g->fins, s->symbol);
    hf_step_strike_set(step, s->find->view, f->hit, s->symbol);
    hf_step_strike_set(step, s->find->view, g->hit, s->symbol);
    return hf_find_emit(s->find);
}

/* All pairs of fish on this base that differ in fins and results. */
static bool report_pairs(const search *s)
{
    uint32_t words = s->find->view->words;
    for (uint32_t i = 0; i < s->kept_count; i++)
        for (uint32_t j = i + 1; j < s->kept_count; j++) {
            const fish *f = &s->kept[i], *g = &s->kept[j];
            if (set_equals(f->fins, g->fins, words) || set_equals(f->hit, g->hit, words))
                continue;
            if (!report_siamese(s, f, g, f->rule) ||
                (g->rule != f->rule && !report_siamese(s, f, g, g->rule)))
                return false;
        }
    return true;
}

/* ---- covers ---------------------------------------------------------------------------------- */

static void collect_fins(const search *s, fish *f)
{
    set_clear(f->fins, s->find->view->words);
    SPOT_EACH (i, s->base)
        SPOT_EACH (p, s->line[i] & ~f->covers)
            set_add(f->fins, cell_at(s, i, p));
}

/* Places in the covers and not in the base that see all fins. False: there are none. */
static bool collect_hits(const search *s, fish *f)
{
    const hf_view *v = s->find->view;
    set_copy(f->hit, view_cells_with(v, s->symbol), v->words);
    SET_EACH (fin, f->fins, v->words) {
        set_and(f->hit, f->hit, view_peers(v, fin), v->words);
        if (set_is_empty(f->hit, v->words))
            return false;
    }
    SET_EACH (cell, f->hit, v->words) {
        uint32_t row = cell / v->size, column = cell % v->size;
        uint32_t line = s->by_row ? row : column, position = s->by_row ? column : row;
        if ((s->base >> line & 1) || !(f->covers >> position & 1))
            set_drop(f->hit, cell);
    }
    return !set_is_empty(f->hit, v->words);
}

static bool is_sashimi(const search *s, uint32_t covers)
{
    SPOT_EACH (i, s->base)
        if (hf_popcount32(s->line[i] & covers) <= 1)
            return true;
    return false;
}

static uint32_t fin_count(const search *s, uint32_t covers)
{
    uint32_t n = 0;
    SPOT_EACH (i, s->base)
        n += hf_popcount32(s->line[i] & ~covers);
    return n;
}

static bool look_at_covers(search *s, uint32_t covers)
{
    fish f = {.covers = covers};
    uint32_t fins = fin_count(s, covers);
    if (fins == 0 || fins > s->find->options->max_fins)
        return true;
    f.rule = rule_for(s, is_sashimi(s, covers) ? SASHIMI : FINNED);
    bool wanted = find_wants(s->find, f.rule);
    if (!s->kept && !wanted && (s->seen >> f.rule->variant & 1))
        return true;
    collect_fins(s, &f);
    if (!collect_hits(s, &f))
        return true;
    s->seen |= UINT32_C(1) << f.rule->variant;
    if (s->kept && s->kept_count < MOST_KEPT)
        s->kept[s->kept_count++] = f;
    return !wanted || report(s, &f);
}

/* Chooses `left` covers among the positions of the base, from `from` on. */
static bool choose_covers(search *s, uint32_t covers, uint32_t from, uint32_t left)
{
    uint32_t free = s->joined >> from << from;
    if (left == 0)
        return look_at_covers(s, covers);
    while (hf_popcount32(free) >= left) {
        uint32_t p = hf_lowest32(free);
        free = hf_without_lowest32(free);
        if (!choose_covers(s, covers | UINT32_C(1) << p, p + 1, left - 1))
            return false;
    }
    return true;
}

/* Sets of covers in the order in which choose_covers meets them: the lowest
 * position that only one of two sets has decides. */
typedef struct cover_list {
    uint32_t count;
    uint32_t covers[MOST_COVERS];
} cover_list;

static void list_covers(cover_list *list, uint32_t covers)
{
    uint32_t i = 0;
    while (i < list->count) {
        uint32_t differ = list->covers[i] ^ covers;
        if (differ == 0)
            return;
        if (differ & (~differ + 1) & covers)
            break;
        i++;
    }
    if (list->count == MOST_COVERS)
        return;
    memmove(list->covers + i + 1, list->covers + i, (list->count - i) * sizeof *list->covers);
    list->covers[i] = covers;
    list->count++;
}

/* Has the box a place in the covers and in no base line: something that its
 * fins could strike? */
static bool has_target(const search *s, const uint32_t *part, uint32_t covers)
{
    for (uint32_t i = 0; i < s->find->view->size; i++)
        if (!(s->base >> i & 1) && (s->line[i] & part[i] & covers))
            return true;
    return false;
}

/* Adds `left` of the positions in `free` to the covers in all ways. */
static void list_choices(const search *s, const uint32_t *part, uint32_t covers, uint32_t free,
                         uint32_t left, cover_list *list)
{
    if (left == 0) {
        if (has_target(s, part, covers))
            list_covers(list, covers);
        return;
    }
    for (; hf_popcount32(free) >= left; free = hf_without_lowest32(free))
        list_choices(s, part, covers | (free & (~free + 1)), hf_without_lowest32(free), left - 1,
                     list);
}

/* A struck place sees each fin, but neither along a line (it is in no base
 * line) nor along a position (it is in a cover, a fin is not). On a plain board
 * it sees them in one box, then: all base places outside that box are covered,
 * and only what is left of the covers is to be chosen inside it. */
static bool covers_by_box(search *s, const hf_box_state *b)
{
    cover_list list;
    const hf_fish_boxes *all = s->boxes;
    const uint32_t *part = all->part[s->by_row];
    uint32_t size = s->find->view->size;
    list.count = 0;
    for (uint32_t w = 0; w < all->words; w++)
        for (uint64_t alive = fish_alive(all, b->outside[w], s->size); alive; alive &= alive - 1) {
            uint32_t at = hf_lowest64(alive) / all->lane, box = w * (64 / all->lane) + at;
            uint32_t outside = (uint32_t)(b->outside[w] >> at * all->lane) & s->find->view->all;
            list_choices(s, part + box * size, outside, s->joined & ~outside,
                         s->size - hf_popcount32(outside), &list);
        }
    for (uint32_t i = 0; i < list.count; i++)
        if (!look_at_covers(s, list.covers[i]))
            return false;
    return true;
}

/* ---- bases ----------------------------------------------------------------------------------- */

static bool look_at_base(search *s, const hf_box_state *b)
{
    uint32_t width = hf_popcount32(s->joined);
    if (width == s->size) {
        fish f = {.covers = s->joined, .rule = rule_for(s, BASIC)};
        set_clear(f.fins, s->find->view->words);
        if (!find_wants(s->find, f.rule) || !collect_hits(s, &f))
            return true;
        s->seen |= UINT32_C(1) << f.rule->variant;
        return report(s, &f);
    }
    s->kept_count = 0;
    return (s->boxes->boxes == 0 ? choose_covers(s, 0, 0, s->size) : covers_by_box(s, b)) &&
           (!s->kept || report_pairs(s));
}

/* How many positions the union may have: exactly n without fins; with fins, which all lie in one
 * house with what they strike, as many more as two houses can share. */
static uint32_t widest(const search *s, bool finned)
{
    const hf_view *v = s->find->view;
    if (!finned)
        return s->size;
    return s->size + (v->plain ? v->reach : s->find->options->max_fins);
}

/* The boxes with one line more in the base; false: no box can hold all fins. */
static bool add_line(const search *s, uint32_t line, const hf_box_state *before, hf_box_state *b)
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
static bool choose_base(search *s, uint32_t from, uint32_t left, uint32_t limit,
                        const hf_box_state *so_far)
{
    if (left == 0)
        return look_at_base(s, so_far);
    bool finned = limit > s->size;
    uint32_t before = s->joined;
    hf_box_state now;
    SPOT_EACH (i, s->usable >> from << from) {
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
static uint32_t usable_lines(const search *s, bool finned)
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
static bool search_symbol(search *s, uint32_t symbol, bool finned)
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

static uint32_t bit_for(const search *s, int kind)
{
    return UINT32_C(1) << rule_for(s, kind)->variant;
}

/* The variants in a mask for which a symbol is quiet. */
static uint32_t quiet_variants(const search *s, uint32_t mask, uint32_t symbol)
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
static bool search_size(search *s, bool finned)
{
    hf_find *find = s->find;
    uint32_t kinds = finned ? bit_for(s, FINNED) | bit_for(s, SASHIMI) : bit_for(s, BASIC);
    uint32_t looked_for = kinds | (find->wanted & bit_for(s, BASIC)), met = 0;
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
    search s = {.find = find};
    if (!view_is_square(find->view) || !(s.boxes = hf_fish_boxes_get(find)))
        return;
    for (s.size = SMALLEST; s.size <= LARGEST && s.size < find->view->size; s.size++) {
        uint32_t wanted = find->wanted & ~find->absent[HF_ABSENT_FISH];
        bool finned = (wanted & (bit_for(&s, FINNED) | bit_for(&s, SASHIMI))) != 0;
        if (!finned && !(wanted & bit_for(&s, BASIC)))
            continue;
        if (finned && find->options->siamese && !s.kept &&
            !(s.kept = hf_find_take(find, MOST_KEPT * sizeof *s.kept)))
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
