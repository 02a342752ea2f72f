/* SPDX-License-Identifier: MIT
 *
 * ladder.c - all rules in one table, and the built-in ladders.
 *
 * Ladders are data: the built-in ones are written in the same notation as a user's file and read by
 * the same reader (ladder_read.c). "a + b" on one rung means that one search looks for both and the
 * better result wins.
 */
#include <string.h>

#include "logic/rules/rules.h"

/* In HoDoKu's order, one a line: */
/* clang-format off */
static const hf_rule *const rules[] = {
    &hf_rule_full_house,
    &hf_rule_naked_single,
    &hf_rule_hidden_single,
    &hf_rule_naked[3],
    &hf_rule_naked[4],
    &hf_rule_locked[0],
    &hf_rule_locked[1],
    &hf_rule_naked[0],
    &hf_rule_naked[1],
    &hf_rule_hidden[0],
    &hf_rule_hidden[1],
    &hf_rule_naked[2],
    &hf_rule_hidden[2],
    &hf_rule_fish[0],
    &hf_rule_fish[1],
    &hf_rule_fish[2],
    &hf_rule_fish[3],
    &hf_rule_fish[4],
    &hf_rule_fish[5],
    &hf_rule_remote_pair,
    &hf_rule_bug,
    &hf_rule_skyscraper,
    &hf_rule_kite[0],
    &hf_rule_kite[1],
    &hf_rule_turbot,
    &hf_rule_er[0],
    &hf_rule_er[1],
    &hf_rule_w_wing,
    &hf_rule_xy_wing[0],
    &hf_rule_xy_wing[1],
    &hf_rule_uniqueness[0],
    &hf_rule_uniqueness[1],
    &hf_rule_uniqueness[2],
    &hf_rule_uniqueness[3],
    &hf_rule_uniqueness[4],
    &hf_rule_uniqueness[5],
    &hf_rule_uniqueness[6],
    &hf_rule_avoidable[0],
    &hf_rule_avoidable[1],
    &hf_rule_fish[6],
    &hf_rule_fish[12],
    &hf_rule_fish[7],
    &hf_rule_fish[13],
    &hf_rule_fish[8],
    &hf_rule_fish[14],
    &hf_rule_fish[9],
    &hf_rule_fish[15],
    &hf_rule_fish[10],
    &hf_rule_fish[16],
    &hf_rule_fish[11],
    &hf_rule_fish[17],
    &hf_rule_sue_de_coq,
    &hf_rule_simple_colours[0],
    &hf_rule_simple_colours[1],
    &hf_rule_multi_colours[0],
    &hf_rule_multi_colours[1],
    &hf_rule_x_chain,
    &hf_rule_xy_chain,
    &hf_rule_nice_loops[0],
    &hf_rule_nice_loops[1],
    &hf_rule_nice_loops[2],
    &hf_rule_nice_loops[3],
    &hf_rule_nice_loops[4],
    &hf_rule_nice_loops[5],
    &hf_rule_als_xz,
    &hf_rule_als_xy_wing,
    &hf_rule_als_chain,
    &hf_rule_death_blossom,
    &hf_rule_big_fish[0],
    &hf_rule_big_fish[1],
    &hf_rule_big_fish[2],
    &hf_rule_big_fish[3],
    &hf_rule_big_fish[4],
    &hf_rule_big_fish[5],
    &hf_rule_big_fish[6],
    &hf_rule_big_fish[7],
    &hf_rule_big_fish[8],
    &hf_rule_big_fish[9],
    &hf_rule_big_fish[10],
    &hf_rule_big_fish[11],
    &hf_rule_big_fish[12],
    &hf_rule_big_fish[13],
    &hf_rule_big_fish[14],
    &hf_rule_big_fish[15],
    &hf_rule_big_fish[16],
    &hf_rule_big_fish[17],
    &hf_rule_big_fish[18],
    &hf_rule_big_fish[19],
    &hf_rule_big_fish[20],
    &hf_rule_big_fish[21],
    &hf_rule_big_fish[22],
    &hf_rule_big_fish[23],
    &hf_rule_kraken[0],
    &hf_rule_kraken[1],
    &hf_rule_forcing_chain[0],
    &hf_rule_forcing_chain[1],
    &hf_rule_forcing_net[0],
    &hf_rule_forcing_net[1],
    &hf_rule_templates[0],
    &hf_rule_templates[1],
    &hf_rule_bet,
    &hf_rule_bet_lost,
};
/* clang-format on */

static const char hodoku_ladder[] = "option queued-singles yes\n"
                                    "full-house\n"
                                    "naked-single\n"
                                    "hidden-single\n"
                                    "locked-pair\n"
                                    "locked-triple\n"
                                    "pointing\n"
                                    "claiming\n"
                                    "naked-pair\n"
                                    "naked-triple\n"
                                    "hidden-pair\n"
                                    "hidden-triple\n"
                                    "naked-quad\n"
                                    "hidden-quad\n"
                                    "x-wing\n"
                                    "swordfish\n"
                                    "jellyfish\n"
                                    "remote-pair\n"
                                    "bug-plus-1\n"
                                    "skyscraper\n"
                                    "2-string-kite + dual-2-string-kite\n"
                                    "turbot-fish\n"
                                    "empty-rectangle + dual-empty-rectangle\n"
                                    "w-wing\n"
                                    "xy-wing\n"
                                    "xyz-wing\n"
                                    "uniqueness-1\n"
                                    "uniqueness-2\n"
                                    "uniqueness-3\n"
                                    "uniqueness-4\n"
                                    "uniqueness-5\n"
                                    "uniqueness-6\n"
                                    "hidden-rectangle\n"
                                    "avoidable-rectangle-1\n"
                                    "avoidable-rectangle-2\n"
                                    "finned-x-wing\n"
                                    "sashimi-x-wing\n"
                                    "finned-swordfish\n"
                                    "sashimi-swordfish\n"
                                    "finned-jellyfish\n"
                                    "sashimi-jellyfish\n"
                                    "sue-de-coq\n"
                                    "simple-colors-trap + simple-colors-wrap\n"
                                    "multi-colors-1 + multi-colors-2\n"
                                    "x-chain\n"
                                    "xy-chain\n"
                                    "continuous-nice-loop + discontinuous-nice-loop + aic\n"
                                    "grouped-continuous-nice-loop + "
                                    "grouped-discontinuous-nice-loop + grouped-aic\n"
                                    "als-xz\n"
                                    "als-xy-wing\n"
                                    "als-chain\n"
                                    "franken-x-wing\n"
                                    "franken-swordfish\n"
                                    "finned-franken-x-wing\n"
                                    "finned-franken-swordfish\n"
                                    "forcing-chain-contradiction + forcing-chain-verity\n"
                                    "forcing-net-contradiction + forcing-net-verity\n";

/* A person fills in what is obvious, looks at where symbols can go before counting what a cell may
 * hold, tries small patterns before large ones and one symbol before several; uniqueness counts as
 * easy to spot; chains come by length of thought; nets and then bets are the very last. */
static const char default_ladder[] = "full-house\n"
                                     "hidden-single\n"
                                     "naked-single\n"
                                     "pointing\n"
                                     "claiming\n"
                                     "locked-pair\n"
                                     "naked-pair\n"
                                     "hidden-pair\n"
                                     "locked-triple\n"
                                     "naked-triple\n"
                                     "hidden-triple\n"
                                     "x-wing\n"
                                     "naked-quad\n"
                                     "hidden-quad\n"
                                     "skyscraper\n"
                                     "2-string-kite + dual-2-string-kite\n"
                                     "xy-wing\n"
                                     "bug-plus-1\n"
                                     "uniqueness-1\n"
                                     "uniqueness-2\n"
                                     "uniqueness-4\n"
                                     "uniqueness-6\n"
                                     "hidden-rectangle\n"
                                     "avoidable-rectangle-1\n"
                                     "avoidable-rectangle-2\n"
                                     "swordfish\n"
                                     "empty-rectangle + dual-empty-rectangle\n"
                                     "turbot-fish\n"
                                     "w-wing\n"
                                     "xyz-wing\n"
                                     "remote-pair\n"
                                     "uniqueness-3\n"
                                     "uniqueness-5\n"
                                     "simple-colors-trap + simple-colors-wrap\n"
                                     "finned-x-wing\n"
                                     "sashimi-x-wing\n"
                                     "jellyfish\n"
                                     "multi-colors-1 + multi-colors-2\n"
                                     "finned-swordfish\n"
                                     "sashimi-swordfish\n"
                                     "finned-jellyfish\n"
                                     "sashimi-jellyfish\n"
                                     "sue-de-coq\n"
                                     "x-chain\n"
                                     "xy-chain\n"
                                     "continuous-nice-loop + discontinuous-nice-loop + aic\n"
                                     "als-xz\n"
                                     "grouped-continuous-nice-loop + "
                                     "grouped-discontinuous-nice-loop + grouped-aic\n"
                                     "als-xy-wing\n"
                                     "als-chain\n"
                                     "death-blossom\n"
                                     "franken-x-wing\n"
                                     "finned-franken-x-wing\n"
                                     "franken-swordfish\n"
                                     "finned-franken-swordfish\n"
                                     "forcing-chain-contradiction + forcing-chain-verity\n"
                                     "forcing-net-contradiction + forcing-net-verity\n"
                                     "bet\n";

const hf_rule *hf_rule_at(size_t i)
{
    return i < sizeof rules / sizeof *rules ? rules[i] : NULL;
}

const hf_rule *hf_rule_named(const char *name)
{
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        const hf_rule *rule = rules[i];
        if (strcmp(name, rule->key) == 0 || strcmp(name, rule->brief) == 0 ||
            strcmp(name, rule->name) == 0 || (rule->code[0] && strcmp(name, rule->code) == 0))
            return rule;
    }
    return NULL;
}

hf_logic_options hf_logic_defaults(void)
{
    return (hf_logic_options){
        .max_fins = 5, .max_endo_fins = 2, .max_chain = 20, .missing_candidates = true};
}

hf_status hf_ladder_named(const char *name, hf_ladder *ladder)
{
    if (strcmp(name, "default") == 0)
        return hf_ladder_read(default_ladder, strlen(default_ladder), ladder, NULL, NULL);
    if (strcmp(name, "hodoku") == 0)
        return hf_ladder_read(hodoku_ladder, strlen(hodoku_ladder), ladder, NULL, NULL);
    return HF_BAD_ARGUMENT;
}
