/* SPDX-License-Identifier: MIT
 *
 * words_fish.c - fish of every size and kind: so many base houses, as many cover houses, one
 * symbol.
 */
#include "explain/writer.h"

static void fin_lines(hf_writer *w, uint32_t role, const char *letters)
{
    hf_list fins;
    hf_gather_marked(w, role, HF_ANY, HF_ANY, &fins);
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
    if (w->step->merged && houses.count) { /* the second fish of a siamese pair */
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
    hf_gather_marked(w, HF_ROLE_FIN, HF_ANY, HF_ANY, fins);
    hf_gather_marked(w, HF_ROLE_ENDO_FIN, HF_ANY, HF_ANY, &endo);
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
    if (w->step->merged && second.count) {
        hf_say_house_list(w, &cover);
        hf_say(w, " but for a few fins, and likewise in ");
        hf_say_house_list(w, &second);
        hf_say(w, " but for others.");
        return;
    }
    if (!w->step->merged || second.count == 0)
        hf_say_house_list(w, &cover);
    if (fins.count) {
        hf_say(w, fins.count == 1 ? ", but for one fin: " : ", but for the fins ");
        hf_say_cell_list(w, &fins, "and");
    }
    hf_say(w, ".");
}

static void count_houses(hf_writer *w, const hf_list *houses)
{
    hf_say(w, "the ");
    hf_say_count(w, houses->count);
    hf_say(w, " of them");
}

static void fish_reason(hf_writer *w)
{
    hf_list base, fins, cannibals;
    hf_gather_houses(w, HF_ROLE_BASE, HF_ANY, &base);
    hf_gather_marked(w, HF_ROLE_CANNIBAL, HF_ANY, HF_ANY, &cannibals);
    gather_fins(w, &fins);
    if (fins.count) {
        hf_say(w, fins.count == 1 ? "If the fin is not " : "If no fin is ");
        hf_say_step_symbols(w, ",");
        hf_say(w, ", ");
    }
    size_t begin = w->text.length;
    hf_say_house_list(w, &base);
    if (!fins.count)
        hf_say_capital(w, begin);
    hf_say(w, " need ");
    hf_say_count(w, base.count);
    hf_say(w, " ");
    hf_say_step_symbols(w, ",");
    hf_say(w, "s and find them all in the covering houses, which can hold no more than ");
    count_houses(w, &base);
    hf_say(w, ": no other cell there is ");
    hf_say_step_symbols(w, ",");
    if (fins.count) {
        hf_say(w, fins.count == 1 ? ". If the fin is, no cell that sees it can be"
                                  : ". If one of the fins is, no cell that sees them all can "
                                    "be");
    }
    hf_say(w, ".");
    if (cannibals.count) {
        hf_say(w, " A place in two covering houses would use up both at once, which leaves "
                  "too few.");
    }
}

/* ---- Kraken fish ----------------------------------------------------------------------------- */

static void kraken_reason(hf_writer *w)
{
    hf_say(w, "If no fin holds, the fish strikes as usual; and from each fin a chain leads to "
              "the same end.");
    for (uint32_t i = 0, chain = UINT32_MAX; i < w->step->links; i++) {
        if (w->step->link[i].chain == chain)
            continue;
        chain = w->step->link[i].chain;
        hf_say(w, " ");
        hf_say_chain_links(w, chain, true);
    }
}

const hf_words hf_words_fish[] = {{hf_rule_kraken, 2, fish_line, fish_pattern, kraken_reason},
                                  {hf_rule_fish, 18, fish_line, fish_pattern, fish_reason},
                                  {hf_rule_big_fish, 24, fish_line, fish_pattern, fish_reason},
                                  {NULL, 0, NULL, NULL, NULL}};
