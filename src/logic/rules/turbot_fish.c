/* SPDX-License-Identifier: MIT
 *
 * turbot_fish.c - three links on one symbol, strong - weak - strong, in any houses: one of the two
 * ends is true, so a cell that sees both cannot have the symbol.
 *
 *      A =====  B        A = B strong, B - C weak, C = D strong:
 *               |        if A is false, B is true, C is false, D is true
 *          D == C
 *
 * Skyscrapers and two-string kites are the turbot fish whose strong links lie in lines; this rule
 * finds the others too. Of all that are found, the one that strikes most comes first.
 */
#include "logic/links.h"
#include "logic/quiet.h"
#include "logic/rules/chain_step.h"
#include "logic/rules/rank.h"
#include "logic/rules/rules.h"

typedef struct turbot {
    uint32_t symbol;
    uint32_t cell[4];
} turbot;

static bool look_from(hf_find *find, hf_rank *rank, const hf_links *links, uint32_t symbol,
                      uint32_t a)
{
    const hf_view *v = find->view;
    hf_set weak, hit;
    SET_EACH (b, links_mates(links, v, a, symbol), v->words) {
        links_weak(v, b, symbol, weak);
        SET_EACH (c, weak, v->words) {
            if (c == a)
                continue;
            SET_EACH (d, links_mates(links, v, c, symbol), v->words) {
                /* Each fish is met from both ends: keep the way that starts lower. */
                if (d == b || d <= a)
                    continue;
                set_and(hit, view_peers(v, a), view_peers(v, d), v->words);
                set_and(hit, hit, view_cells_with(v, symbol), v->words);
                if (set_is_empty(hit, v->words))
                    continue;
                turbot t = {symbol, {a, b, c, d}};
                if (!hf_rank_add(find, rank, &t, hit, symbol))
                    return false;
            }
        }
    }
    return true;
}

static bool report(hf_find *find, const void *pattern, const uint64_t *hit)
{
    const turbot *t = pattern;
    hf_step *step = hf_find_begin(find, &hf_rule_turbot);
    hf_step_symbol(step, t->symbol);
    hf_step_mark(step, HF_ROLE_PINCER, 0, t->cell[0], t->symbol);
    hf_step_mark(step, HF_ROLE_PINCER, 0, t->cell[3], t->symbol);
    hf_step_mark(step, HF_ROLE_LINK, 0, t->cell[1], t->symbol);
    hf_step_mark(step, HF_ROLE_LINK, 0, t->cell[2], t->symbol);
    hf_step_chain_of_four(step, find->view, t->symbol, t->cell);
    hf_step_strike_set(step, find->view, hit, t->symbol);
    return hf_find_emit(find);
}

static void find_turbot(hf_find *find)
{
    const hf_view *v = find->view;
    const hf_links *links = hf_links_get(find);
    hf_rank rank = {.size = sizeof(turbot)};
    if (!links)
        return;
    for (uint32_t d = 1; d <= v->size; d++) {
        uint32_t before = rank.count;
        if (quiet_symbol(find, HF_QUIET_TURBOT, d))
            continue;
        SET_EACH (a, view_cells_with(v, d), v->words)
            if (!look_from(find, &rank, links, d, a))
                return;
        if (rank.count == before)
            note_quiet_symbol(find, HF_QUIET_TURBOT, d);
    }
    hf_rank_report(find, &rank, report);
}

const hf_rule hf_rule_turbot = {.name = "Turbot Fish",
                                .key = "turbot-fish",
                                .code = "0403",
                                .brief = "tf",
                                .find = find_turbot};
