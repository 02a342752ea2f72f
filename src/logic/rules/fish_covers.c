/* SPDX-License-Identifier: MIT
 *
 * fish_covers.c - given the base lines of a fish with fins: which positions can cover them, so that what is left over,
 * the fins, is seen by something in the covers.
 */
#include <string.h>

#include "base/assert.h"
#include "logic/rules/fish.h"

enum { MOST_COVERS = 64 };

static void collect_fins(const hf_fish_search *s, hf_fish *f)
{
    set_clear(f->fins, s->find->view->words);
    SPOT_EACH (i, s->base)
        SPOT_EACH (p, s->line[i] & ~f->covers)
            set_add(f->fins, fish_cell(s, i, p));
}

bool hf_fish_hits(const hf_fish_search *s, hf_fish *f)
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

static bool is_sashimi(const hf_fish_search *s, uint32_t covers)
{
    SPOT_EACH (i, s->base)
        if (hf_popcount32(s->line[i] & covers) <= 1)
            return true;
    return false;
}

static uint32_t fin_count(const hf_fish_search *s, uint32_t covers)
{
    uint32_t n = 0;
    SPOT_EACH (i, s->base)
        n += hf_popcount32(s->line[i] & ~covers);
    return n;
}

static bool look_at_covers(hf_fish_search *s, uint32_t covers)
{
    hf_fish f = {.covers = covers};
    uint32_t fins = fin_count(s, covers);
    HF_ASSERT(fins > 0); /* the base is wider than its covers */
    if (fins > s->find->options->max_fins)
        return true;
    f.rule = fish_rule(s, is_sashimi(s, covers) ? HF_FISH_SASHIMI : HF_FISH_FINNED);
    bool wanted = find_wants(s->find, f.rule);
    if (!s->kept && !wanted && (s->seen >> f.rule->variant & 1))
        return true;
    collect_fins(s, &f);
    if (!hf_fish_hits(s, &f))
        return true;
    s->seen |= UINT32_C(1) << f.rule->variant;
    if (s->kept && s->kept_count < find_limit(s->find, HF_FISH_MOST_KEPT))
        s->kept[s->kept_count++] = f;
    return !wanted || hf_fish_report(s, &f);
}

/* Chooses `left` covers among the positions of the base, from `from` on. */
static bool choose_covers(hf_fish_search *s, uint32_t covers, uint32_t from, uint32_t left)
{
    uint32_t free = (uint32_t)((uint64_t)s->joined >> from << from); /* from may be 32 */
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
    uint32_t count, most;
    uint32_t covers[MOST_COVERS];
} cover_list;

static void list_covers(cover_list *list, uint32_t covers)
{
    uint32_t i = 0;
    while (i < list->count) {
        uint32_t differ = list->covers[i] ^ covers;
        HF_ASSERT(differ); /* their fins are in different boxes */
        if (differ & (~differ + 1) & covers)
            break;
        i++;
    }
    if (list->count == list->most)
        return;
    memmove(list->covers + i + 1, list->covers + i, (list->count - i) * sizeof *list->covers);
    list->covers[i] = covers;
    list->count++;
}

/* Has the box a place in the covers and in no base line: something that its
 * fins could strike? */
static bool has_target(const hf_fish_search *s, const uint32_t *part, uint32_t covers)
{
    for (uint32_t i = 0; i < s->find->view->size; i++)
        if (!(s->base >> i & 1) && (s->line[i] & part[i] & covers))
            return true;
    return false;
}

/* Adds `left` of the positions in `free` to the covers in all ways. */
static void list_choices(const hf_fish_search *s, const uint32_t *part, uint32_t covers,
                         uint32_t free, uint32_t left, cover_list *list)
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
static bool covers_by_box(hf_fish_search *s, const hf_box_state *b)
{
    cover_list list;
    const hf_fish_boxes *all = s->boxes;
    const uint32_t *part = all->part[s->by_row];
    uint32_t size = s->find->view->size;
    list.count = 0;
    list.most = find_limit(s->find, MOST_COVERS);
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

bool hf_fish_covers(hf_fish_search *s, const hf_box_state *b)
{
    return s->boxes->boxes == 0 ? choose_covers(s, 0, 0, s->size) : covers_by_box(s, b);
}
