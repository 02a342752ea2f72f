/* SPDX-License-Identifier: MIT
 *
 * w_wing.c - two cells with the same two candidates a and b, joined by a strong link on b: one of
 * the two is a.
 *
 *      [ab] - b ===== b - [ab]        were both b, the link would have no place: one is a,
 *                                     and cells that see both lose a
 *
 * The two places of the link lie outside the two cells; one sees the first, the other the second,
 * neither sees both.
 */
#include "logic/rules/rules.h"

typedef struct wing {
    uint32_t first, second; /* the two bivalue cells */
    uint32_t strike, link;  /* a, b */
} wing;

static bool report(hf_find *find, const wing *w, uint32_t house, uint32_t p, uint32_t q,
                   const uint64_t *seen)
{
    const hf_view *v = find->view;
    hf_step *step = hf_find_begin(find, &hf_rule_w_wing);
    hf_step_symbol(step, w->strike);
    hf_step_symbol(step, w->link);
    hf_step_mark(step, HF_ROLE_PINCER, 0, w->first, w->strike);
    hf_step_mark(step, HF_ROLE_PINCER, 0, w->second, w->strike);
    hf_step_mark(step, HF_ROLE_LINK, 0, p, w->link);
    hf_step_mark(step, HF_ROLE_LINK, 0, q, w->link);
    hf_step_house(step, HF_ROLE_LINK, 0, house);
    uint32_t n0 = hf_step_node_cell(step, w->first, w->strike);
    uint32_t n1 = hf_step_node_cell(step, w->first, w->link);
    uint32_t n2 = hf_step_node_cell(step, p, w->link);
    uint32_t n3 = hf_step_node_cell(step, q, w->link);
    uint32_t n4 = hf_step_node_cell(step, w->second, w->link);
    uint32_t n5 = hf_step_node_cell(step, w->second, w->strike);
    hf_step_link(step, true, n0, n1, HF_NO_HOUSE, 0);
    hf_step_link(step, false, n1, n2, hf_view_common_house(v, w->first, p), 0);
    hf_step_link(step, true, n2, n3, house, 0);
    hf_step_link(step, false, n3, n4, hf_view_common_house(v, q, w->second), 0);
    hf_step_link(step, true, n4, n5, HF_NO_HOUSE, 0);
    hf_step_strike_set(step, v, seen, w->strike);
    return hf_find_emit(find);
}

/* The first house whose two places of b join the cells; one step per pair of cells and symbol. */
static bool look_for_link(hf_find *find, const wing *w)
{
    const hf_view *v = find->view;
    hf_set seen;
    set_and(seen, view_peers(v, w->first), view_peers(v, w->second), v->words);
    if (!set_meets(seen, view_cells_with(v, w->strike), v->words))
        return true;
    for (uint32_t h = 0; h < v->houses; h++) {
        if (view_places(v, h, w->link) != 2)
            continue;
        uint32_t spots = view_spots(v, h, w->link);
        uint32_t p = view_cell(v, h, hf_lowest32(spots));
        uint32_t q = view_cell(v, h, hf_lowest32(hf_without_lowest32(spots)));
        if (p == w->first || p == w->second || q == w->first || q == w->second ||
            set_has(seen, p) || set_has(seen, q))
            continue;
        if (view_sees(v, p, w->first) && view_sees(v, q, w->second))
            return report(find, w, h, p, q, seen);
        if (view_sees(v, q, w->first) && view_sees(v, p, w->second))
            return report(find, w, h, q, p, seen);
    }
    return true;
}

static void find_w_wing(hf_find *find)
{
    const hf_view *v = find->view;
    SET_EACH (a, v->pairs, v->words) {
        uint32_t low = lowest_symbol(v->cand[a]);
        uint32_t high = lowest_symbol(hf_without_lowest32(v->cand[a]));
        for (uint32_t b = set_next(v->pairs, v->words, a + 1); b != HF_NO_CELL;
             b = set_next(v->pairs, v->words, b + 1)) {
            if (v->cand[b] != v->cand[a])
                continue;
            const wing one = {a, b, low, high}, other = {a, b, high, low};
            if (!look_for_link(find, &one) || !look_for_link(find, &other))
                return;
        }
    }
}

const hf_rule hf_rule_w_wing = {
    .name = "W-Wing", .key = "w-wing", .code = "0803", .brief = "w", .find = find_w_wing};
