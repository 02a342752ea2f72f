/* SPDX-License-Identifier: MIT
 *
 * rules.c - the rules that come from Sudoku Explainer, and how a rung of a ladder becomes a search.
 *
 * Techniques that the library had before keep their identity: a naked pair is a naked pair, whoever
 * looks for it. A ladder with the option `explainer` has every rung searched here, in the original's
 * manner; elsewhere only the rules below come here, and work in any ladder. All need a plain 9x9
 * board and are silent on others.
 */
#include "logic/se/rules.h"

#include "base/assert.h"
#include "logic/rules/rules.h"
#include "logic/se/tell.h"
#include "logic/watch.h"

#define RULE_OF(title, key_, brief_, variant_, unique_)                                            \
    {                                                                                              \
        .name = title, .key = key_, .code = "", .brief = brief_, .variant = variant_,              \
        .unique = unique_, .find = find_explained                                                  \
    }

/* Variants count through all of them, since they share one search. */
static void find_explained(hf_find *find);

const hf_rule hf_rule_direct[] = {
    RULE_OF("Direct Pointing", "direct-pointing", "dlp", 0, false),
    RULE_OF("Direct Claiming", "direct-claiming", "dlc", 1, false),
    RULE_OF("Direct Hidden Pair", "direct-hidden-pair", "dh2", 2, false),
    RULE_OF("Direct Hidden Triple", "direct-hidden-triple", "dh3", 3, false),
};
const hf_rule hf_rule_unique_loop[] = {
    RULE_OF("Unique Loop Type 1", "unique-loop-1", "ul1", 4, true),
    RULE_OF("Unique Loop Type 2", "unique-loop-2", "ul2", 5, true),
    RULE_OF("Unique Loop Type 3", "unique-loop-3", "ul3", 6, true),
    RULE_OF("Unique Loop Type 4", "unique-loop-4", "ul4", 7, true),
};
const hf_rule hf_rule_bug_more[] = {
    RULE_OF("BUG Type 2", "bug-type-2", "bug2", 8, true),
    RULE_OF("BUG Type 3", "bug-type-3", "bug3", 9, true),
    RULE_OF("BUG Type 4", "bug-type-4", "bug4", 10, true),
};
const hf_rule hf_rule_aligned[] = {
    RULE_OF("Aligned Pair Exclusion", "aligned-pair", "ape", 11, false),
    RULE_OF("Aligned Triplet Exclusion", "aligned-triplet", "ate", 12, false),
};
const hf_rule hf_rule_cycle[] = {
    RULE_OF("X-Cycle", "x-cycle", "xcy", 13, false),
    RULE_OF("Y-Cycle", "y-cycle", "ycy", 14, false),
    RULE_OF("XY-Cycle", "xy-cycle", "xycy", 15, false),
};
const hf_rule hf_rule_forcing_line[] = {
    RULE_OF("Forcing X-Chain", "forcing-x-chain", "fxc", 16, false),
    RULE_OF("Forcing XY-Chain", "forcing-xy-chain", "fxyc", 17, false),
};
const hf_rule hf_rule_forcing_more[] = {
    RULE_OF("Nishio", "nishio", "nis", 18, false),
    RULE_OF("Multiple Forcing Chains", "multiple-forcing-chains", "mfc", 19, false),
    RULE_OF("Dynamic Forcing Chains", "dynamic-forcing-chains", "dfc", 20, false),
    RULE_OF("Dynamic Forcing Chains Plus", "dynamic-forcing-chains-plus", "dfc1", 21, false),
    RULE_OF("Nested Forcing Chains 2", "nested-forcing-chains-2", "nfc2", 22, false),
    RULE_OF("Nested Forcing Chains 3", "nested-forcing-chains-3", "nfc3", 23, false),
    RULE_OF("Nested Forcing Chains 4", "nested-forcing-chains-4", "nfc4", 24, false),
    RULE_OF("Nested Forcing Chains 5", "nested-forcing-chains-5", "nfc5", 25, false),
};

/* Every rule that a search can report, with the kind of its hints. */
static const struct {
    const hf_rule *rule;
    se_search search;
    se_kind kind;
} known[] = {
    {&hf_rule_full_house, SE_FIND_FULL_HOUSE, SE_FULL_HOUSE},
    {&hf_rule_hidden_single, SE_FIND_HIDDEN_SINGLE, SE_HIDDEN_SINGLE},
    {&hf_rule_direct[0], SE_FIND_DIRECT_POINTING, SE_DIRECT_POINTING},
    {&hf_rule_direct[1], SE_FIND_DIRECT_CLAIMING, SE_DIRECT_CLAIMING},
    {&hf_rule_direct[2], SE_FIND_DIRECT_HIDDEN_PAIR, SE_DIRECT_HIDDEN_PAIR},
    {&hf_rule_naked_single, SE_FIND_NAKED_SINGLE, SE_NAKED_SINGLE},
    {&hf_rule_direct[3], SE_FIND_DIRECT_HIDDEN_TRIPLE, SE_DIRECT_HIDDEN_TRIPLE},
    {&hf_rule_locked[0], SE_FIND_POINTING, SE_POINTING},
    {&hf_rule_locked[1], SE_FIND_CLAIMING, SE_CLAIMING},
    {&hf_rule_naked[0], SE_FIND_NAKED_PAIR, SE_NAKED_PAIR},
    {&hf_rule_fish[0], SE_FIND_X_WING, SE_X_WING},
    {&hf_rule_hidden[0], SE_FIND_HIDDEN_PAIR, SE_HIDDEN_PAIR},
    {&hf_rule_naked[1], SE_FIND_NAKED_TRIPLE, SE_NAKED_TRIPLE},
    {&hf_rule_fish[1], SE_FIND_SWORDFISH, SE_SWORDFISH},
    {&hf_rule_hidden[1], SE_FIND_HIDDEN_TRIPLE, SE_HIDDEN_TRIPLE},
    {&hf_rule_xy_wing[0], SE_FIND_XY_WING, SE_XY_WING},
    {&hf_rule_xy_wing[1], SE_FIND_XYZ_WING, SE_XYZ_WING},
    {&hf_rule_unique_loop[0], SE_FIND_UNIQUE, SE_UNIQUE_1},
    {&hf_rule_unique_loop[1], SE_FIND_UNIQUE, SE_UNIQUE_2},
    {&hf_rule_unique_loop[2], SE_FIND_UNIQUE, SE_UNIQUE_3},
    {&hf_rule_unique_loop[3], SE_FIND_UNIQUE, SE_UNIQUE_4},
    {&hf_rule_naked[2], SE_FIND_NAKED_QUAD, SE_NAKED_QUAD},
    {&hf_rule_fish[2], SE_FIND_JELLYFISH, SE_JELLYFISH},
    {&hf_rule_hidden[2], SE_FIND_HIDDEN_QUAD, SE_HIDDEN_QUAD},
    {&hf_rule_bug, SE_FIND_BUG, SE_BUG_1},
    {&hf_rule_bug_more[0], SE_FIND_BUG, SE_BUG_2},
    {&hf_rule_bug_more[1], SE_FIND_BUG, SE_BUG_3},
    {&hf_rule_bug_more[2], SE_FIND_BUG, SE_BUG_4},
    {&hf_rule_aligned[0], SE_FIND_ALIGNED_PAIR, SE_ALIGNED_PAIR},
    {&hf_rule_cycle[0], SE_FIND_CHAIN, SE_X_CYCLE},
    {&hf_rule_cycle[1], SE_FIND_CHAIN, SE_Y_CYCLE},
    {&hf_rule_cycle[2], SE_FIND_CHAIN, SE_XY_CYCLE},
    {&hf_rule_forcing_line[0], SE_FIND_CHAIN, SE_X_FORCING},
    {&hf_rule_forcing_line[1], SE_FIND_CHAIN, SE_XY_FORCING},
    {&hf_rule_aligned[1], SE_FIND_ALIGNED_TRIPLE, SE_ALIGNED_TRIPLE},
    {&hf_rule_forcing_more[0], SE_FIND_NISHIO, SE_NISHIO},
    {&hf_rule_forcing_more[1], SE_FIND_MULTIPLE, SE_MULTIPLE},
    {&hf_rule_forcing_more[2], SE_FIND_DYNAMIC, SE_DYNAMIC},
    {&hf_rule_forcing_more[3], SE_FIND_DYNAMIC_PLUS, SE_DYNAMIC_PLUS},
    {&hf_rule_forcing_more[4], SE_FIND_NESTED_2, SE_NESTED_2},
    {&hf_rule_forcing_more[5], SE_FIND_NESTED_3, SE_NESTED_3},
    {&hf_rule_forcing_more[6], SE_FIND_NESTED_4, SE_NESTED_4},
    {&hf_rule_forcing_more[7], SE_FIND_NESTED_5, SE_NESTED_5},
};

enum { KNOWN = sizeof known / sizeof *known };

uint64_t hf_se_searches_of(const hf_rung *rung, uint64_t *kinds)
{
    uint64_t searches = 0;
    for (unsigned i = 0; i < KNOWN; i++)
        if (hf_rung_has(rung, known[i].rule)) {
            searches |= UINT64_C(1) << known[i].search;
            *kinds |= UINT64_C(1) << known[i].kind;
        }
    return searches;
}

/* Rectangles are uniqueness tests that have names already. */
const hf_rule *hf_se_rule_of(const se_hint *hint)
{
    unsigned corners = 0;
    for (unsigned i = 0; i < hint->marks; i++)
        corners += hint->mark[i].role == SE_ROLE_CORNER;
    if (corners == 4)
        return &hf_rule_uniqueness[hint->kind - SE_UNIQUE_1];
    unsigned i = 0;
    while (known[i].kind != hint->kind)
        i++;
    HF_ASSERT(i < KNOWN);
    return known[i].rule;
}

/* ---- searching ------------------------------------------------------------------------------- */

/* Are the houses of the shape those of map.h? */
static bool is_plain(const hf_view *v)
{
    if (v->size != 9 || v->cells != SE_CELLS || v->houses != SE_REGIONS)
        return false;
    for (unsigned r = 0; r < SE_REGIONS; r++)
        for (unsigned s = 0; s < 9; s++)
            if (view_cell(v, hf_se_house_of(r), s) != hf_se_cell[r][s])
                return false;
    return true;
}

static void load(hf_se *se, const hf_view *v)
{
    uint8_t value[SE_CELLS];
    uint16_t cand[SE_CELLS];
    for (unsigned c = 0; c < SE_CELLS; c++) {
        value[c] = (uint8_t)v->value[c];
        cand[c] = (uint16_t)v->cand[c];
    }
    hf_se_load(&se->position, value, cand);
}

/* The context with the view's position in it; NULL: not a plain board, or no memory. */
static hf_se *context_of(hf_find *find)
{
    hf_se *se = *find->explainer;
    if (find->view->rules) /* it knows no constraints, and without them would not come to an end */
        return NULL;
    if (!se) {
        if (!is_plain(find->view))
            return NULL;
        se = *find->explainer = hf_se_new();
        if (!se) {
            find->failed = find->stopped = true;
            return NULL;
        }
        hf_se_begin(se);
    }
    if (se->version != find->view->version + 1) {
        se->version = find->view->version + 1;
        load(se, find->view);
    }
    return se;
}

static bool asked_to_stop(void *user)
{
    hf_find *find = user;
    find->watch->progress.assumptions = (*find->explainer)->spent;
    return !hf_find_goes_on(find);
}

/* Assumptions prove something almost everywhere on a board with one solution, and take their time.
 * Where every step is asked for, they are only followed if there was nothing simpler; where nobody
 * knows that there is one solution they could go on for minutes and find nothing: not at all. */
static void search(hf_find *find, uint64_t searches, uint64_t kinds)
{
    se_hint hint;
    if (!find->facts->unique || (!find->first_only && find->emitted))
        searches &= (UINT64_C(1) << SE_FIND_NISHIO) - 1;
    hf_se *se = searches ? context_of(find) : NULL;
    if (!se)
        return;
    se->kinds = kinds;
    se->asked = asked_to_stop;
    se->user = find;
    se->spent = 0;
    if (hf_se_next(se, searches, &hint)) {
        hf_se_tell(se, &hint, hf_find_begin(find, hf_se_rule_of(&hint)));
        if (!se->stopped)
            hf_find_emit(find);
    }
    if (se->stopped) {
        find->failed |= se->status == HF_NO_MEMORY;
        find->stopped = true;
        hf_se_begin(se); /* so that the next one is whole again */
    }
}

static void find_explained(hf_find *find)
{
    hf_rung rung = {&hf_rule_direct[0], find->wanted};
    uint64_t kinds = 0, searches = hf_se_searches_of(&rung, &kinds);
    search(find, searches, kinds);
}

void hf_se_climb(hf_find *find, const hf_rung *rung)
{
    uint64_t kinds = 0, searches = hf_se_searches_of(rung, &kinds);
    if (searches)
        search(find, searches, kinds);
    else
        rung->rule->find(find); /* a rule that the original does not know */
}
