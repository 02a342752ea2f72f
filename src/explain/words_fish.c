/* SPDX-License-Identifier: MIT
 *
 * words_fish.c - fish of every size and kind: so many base houses, as many cover houses, one
 * symbol.
 */
#include "explain/tale.h"

static void fin_lines(hf_tale *tale, uint32_t role, const char *letters)
{
    hf_list fins;
    hf_tale_marked(tale, role, HF_ANY, HF_ANY, &fins);
    for (uint32_t i = 0; i < fins.count; i++) {
        hf_tell(tale, letters);
        hf_tell_cell(tale, fins.at[i]);
    }
}

static void fish_line(hf_tale *tale)
{
    hf_list houses;
    hf_tell(tale, ": ");
    hf_tell_step_symbols(tale, ",");
    hf_tell(tale, " ");
    hf_tale_houses(tale, HF_ROLE_BASE, HF_ANY, &houses);
    hf_tell_houses(tale, &houses);
    hf_tale_houses(tale, HF_ROLE_COVER, 0, &houses);
    hf_tell(tale, " ");
    hf_tell_houses(tale, &houses);
    hf_tale_houses(tale, HF_ROLE_COVER, 1, &houses);
    if (tale->step->merged && houses.count) { /* the second fish of a siamese pair */
        hf_tell(tale, "/");
        hf_tell_houses(tale, &houses);
    }
    fin_lines(tale, HF_ROLE_FIN, " f");
    fin_lines(tale, HF_ROLE_ENDO_FIN, " ef");
}

/* All fins, of either kind. */
static void gather_fins(const hf_tale *tale, hf_list *fins)
{
    hf_list endo;
    hf_tale_marked(tale, HF_ROLE_FIN, HF_ANY, HF_ANY, fins);
    hf_tale_marked(tale, HF_ROLE_ENDO_FIN, HF_ANY, HF_ANY, &endo);
    for (uint32_t i = 0; i < endo.count; i++)
        hf_list_add(fins, endo.at[i]);
    hf_list_sort(fins);
}

static void fish_pattern(hf_tale *tale)
{
    hf_list base, cover, second, fins;
    hf_tale_houses(tale, HF_ROLE_BASE, HF_ANY, &base);
    hf_tale_houses(tale, HF_ROLE_COVER, 0, &cover);
    hf_tale_houses(tale, HF_ROLE_COVER, 1, &second);
    gather_fins(tale, &fins);
    hf_tell(tale, "In ");
    hf_tell_house_list(tale, &base);
    hf_tell(tale, ", every place for ");
    hf_tell_step_symbols(tale, ",");
    hf_tell(tale, " lies in ");
    if (tale->step->merged && second.count) {
        hf_tell_house_list(tale, &cover);
        hf_tell(tale, " but for a few fins, and likewise in ");
        hf_tell_house_list(tale, &second);
        hf_tell(tale, " but for others.");
        return;
    }
    if (!tale->step->merged || second.count == 0)
        hf_tell_house_list(tale, &cover);
    if (fins.count) {
        hf_tell(tale, fins.count == 1 ? ", but for one fin: " : ", but for the fins ");
        hf_tell_cell_list(tale, &fins, "and");
    }
    hf_tell(tale, ".");
}

static void count_houses(hf_tale *tale, const hf_list *houses)
{
    hf_tell(tale, "the ");
    hf_tell_count(tale, houses->count);
    hf_tell(tale, " of them");
}

static void fish_reason(hf_tale *tale)
{
    hf_list base, fins, cannibals;
    hf_tale_houses(tale, HF_ROLE_BASE, HF_ANY, &base);
    hf_tale_marked(tale, HF_ROLE_CANNIBAL, HF_ANY, HF_ANY, &cannibals);
    gather_fins(tale, &fins);
    if (fins.count) {
        hf_tell(tale, fins.count == 1 ? "If the fin is not " : "If no fin is ");
        hf_tell_step_symbols(tale, ",");
        hf_tell(tale, ", ");
    }
    size_t begin = tale->text.length;
    hf_tell_house_list(tale, &base);
    if (!fins.count)
        hf_tell_capital(tale, begin);
    hf_tell(tale, " need ");
    hf_tell_count(tale, base.count);
    hf_tell(tale, " ");
    hf_tell_step_symbols(tale, ",");
    hf_tell(tale, "s and find them all in the covering houses, which can hold no more than ");
    count_houses(tale, &base);
    hf_tell(tale, ": no other cell there is ");
    hf_tell_step_symbols(tale, ",");
    if (fins.count) {
        hf_tell(tale, fins.count == 1 ? ". If the fin is, no cell that sees it can be"
                                      : ". If one of the fins is, no cell that sees them all can "
                                        "be");
    }
    hf_tell(tale, ".");
    if (cannibals.count) {
        hf_tell(tale, " A place in two covering houses would use up both at once, which leaves "
                      "too few.");
    }
}

/* ---- Kraken fish ----------------------------------------------------------------------------- */

static void kraken_reason(hf_tale *tale)
{
    hf_tell(tale, "If no fin holds, the fish strikes as usual; and from each fin a chain leads to "
                  "the same end.");
    for (uint32_t i = 0, chain = UINT32_MAX; i < tale->step->links; i++) {
        if (tale->step->link[i].chain == chain)
            continue;
        chain = tale->step->link[i].chain;
        hf_tell(tale, " ");
        hf_tell_chain_links(tale, chain, true);
    }
}

const hf_words hf_words_fish[] = {{hf_rule_kraken, 2, fish_line, fish_pattern, kraken_reason},
                                  {hf_rule_fish, 18, fish_line, fish_pattern, fish_reason},
                                  {hf_rule_big_fish, 24, fish_line, fish_pattern, fish_reason},
                                  {NULL, 0, NULL, NULL, NULL}};
