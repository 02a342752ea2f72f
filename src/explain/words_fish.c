/* SPDX-License-Identifier: MIT
 *
 * words_fish.c - fish of every size and kind: so many base houses, as many cover houses, one
 * symbol.
 */
#include "explain/proof.h"

#include "base/assert.h"

static void fin_lines(hf_writer *w, uint32_t role, const char *letters)
{
    hf_list fins;
    hf_gather_marked(w, role, HF_ANY, &fins);
    for (uint32_t i = 0; i < fins.count; i++) {
        hf_say(w, letters);
        hf_say_cell(w, fins.at[i]);
    }
}

static void fish_line(hf_writer *w)
{
    hf_list houses;
    hf_say(w, ": ");
    hf_say_step_symbols(w, ",");
    hf_say(w, " ");
    hf_gather_houses(w, HF_ROLE_BASE, HF_ANY, &houses);
    hf_say_houses(w, &houses);
    hf_gather_houses(w, HF_ROLE_COVER, 0, &houses);
    hf_say(w, " ");
    hf_say_houses(w, &houses);
    hf_gather_houses(w, HF_ROLE_COVER, 1, &houses);
    HF_ASSERT(!w->step->merged || houses.count > 0);
    if (w->step->merged) { /* the second fish of a siamese pair */
        hf_say(w, "/");
        hf_say_houses(w, &houses);
    }
    fin_lines(w, HF_ROLE_FIN, " f");
    fin_lines(w, HF_ROLE_ENDO_FIN, " ef");
}

/* All fins, of either kind. */
static void gather_fins(const hf_writer *w, hf_list *fins)
{
    hf_list endo;
    hf_gather_marked(w, HF_ROLE_FIN, HF_ANY, fins);
    hf_gather_marked(w, HF_ROLE_ENDO_FIN, HF_ANY, &endo);
    for (uint32_t i = 0; i < endo.count; i++)
        hf_list_add(fins, endo.at[i]);
    hf_list_sort(fins);
}

static void fish_pattern(hf_writer *w)
{
    hf_list base, cover, second, fins;
    hf_gather_houses(w, HF_ROLE_BASE, HF_ANY, &base);
    hf_gather_houses(w, HF_ROLE_COVER, 0, &cover);
    hf_gather_houses(w, HF_ROLE_COVER, 1, &second);
    gather_fins(w, &fins);
    hf_say(w, "In ");
    hf_say_house_list(w, &base);
    hf_say(w, ", every place for ");
    hf_say_step_symbols(w, ",");
    hf_say(w, " lies in ");
    HF_ASSERT(!w->step->merged || second.count > 0);
    if (w->step->merged) {
        hf_say_house_list(w, &cover);
        hf_say(w, " but for a few fins, and likewise in ");
        hf_say_house_list(w, &second);
        hf_say(w, " but for others.");
        return;
    }
    hf_say_house_list(w, &cover);
    if (fins.count) {
        hf_say(w, fins.count == 1 ? ", but for one fin: " : ", but for the fins ");
        hf_say_cell_list(w, &fins, "and");
    }
    hf_say(w, ".");
}

/* What houses of one kind are called together, or of several. */
static const char *kind_of(const hf_writer *w, const hf_list *houses)
{
    static const char *const plural[] = {"rows", "columns", "boxes", "regions"};
    hf_house_kind kind = hf_shape_house_kind(w->shape, houses->at[0]);
    for (uint32_t i = 0; i < houses->count; i++)
        if (kind > HF_HOUSE_REGION || hf_shape_house_kind(w->shape, houses->at[i]) != kind)
            return "houses";
    return plural[kind];
}

/* "four rows" */
static void count_houses(hf_writer *w, const hf_list *houses)
{
    hf_say_count(w, houses->count);
    hf_say(w, " ");
    hf_say(w, kind_of(w, houses));
}

static void fish_reason(hf_writer *w)
{
    hf_list base, cover, fins, cannibals;
    hf_gather_houses(w, HF_ROLE_BASE, HF_ANY, &base);
    hf_gather_houses(w, HF_ROLE_COVER, 0, &cover);
    hf_gather_marked(w, HF_ROLE_CANNIBAL, HF_ANY, &cannibals);
    gather_fins(w, &fins);
    if (fins.count) {
        hf_say(w, fins.count == 1 ? "If the fin is not " : "If no fin is ");
        hf_say_step_symbols(w, ",");
        hf_say(w, ", the ");
    } else {
        hf_say(w, "The ");
    }
    count_houses(w, &base);
    hf_say(w, " need one ");
    hf_say_step_symbols(w, ",");
    hf_say(w, " each, and the ");
    count_houses(w, &cover);
    hf_say(w,
           " that cover them can hold only one each: all are used up, so no other cell in those ");
    hf_say(w, kind_of(w, &cover));
    hf_say(w, " is ");
    hf_say_step_symbols(w, ",");
    if (fins.count) {
        hf_say(w, fins.count == 1 ? ". If the fin is, no cell that sees it can be"
                                  : ". If one of the fins is, no cell that sees them all can "
                                    "be");
    }
    hf_say(w, ".");
    if (cannibals.count) {
        hf_say(w, " A place that two of them cover would use up both at once, which leaves too "
                  "few.");
    }
}

/* ---- Kraken fish ----------------------------------------------------------------------------- */

/* Type 1 speaks of the place that the fish would strike; type 2 of all places in one cover house. */
static void kraken_pattern(hf_writer *w)
{
    fish_pattern(w);
    if (w->step->rule == &hf_rule_kraken[0])
        hf_say(w, " If no fin holds, the fish strikes as usual; and from each fin a chain leads "
                  "to the same end.");
    else
        hf_say(w, " If no fin holds, each of the covering houses has its symbol in one of these "
                  "places. From the fins and from the places in one such house chains lead to "
                  "the same end.");
}

static void kraken_reason(hf_writer *w)
{
    hf_proof proof = {.w = w};
    for (uint32_t i = 0, chain = UINT32_MAX; i < w->step->links; i++) {
        if (w->step->link[i].chain == chain)
            continue;
        chain = w->step->link[i].chain;
        hf_proof_begin_case(&proof);
        hf_proof_take_chain(&proof, chain, true);
        hf_proof_say(&proof);
    }
    hf_say_break(w);
    hf_say(w, HF_PROOF_ALIKE);
}

const hf_words hf_words_fish[] = {{hf_rule_kraken, 2, fish_line, kraken_pattern, kraken_reason},
                                  {hf_rule_fish, 18, fish_line, fish_pattern, fish_reason},
                                  {hf_rule_big_fish, 24, fish_line, fish_pattern, fish_reason},
                                  {NULL, 0, NULL, NULL, NULL}};
