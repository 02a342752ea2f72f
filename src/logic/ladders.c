/* SPDX-License-Identifier: MIT
 *
 * ladders.c - the built-in ladders.
 *
 * Ladders are data: these are written in the same notation as a user's file and read by the same
 * reader (ladder_read.c). "a + b" on one rung means that one search looks for both and the better
 * result wins.
 */
#include <string.h>

#include "houseful/logic.h"

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

typedef struct built_in {
    const char *name;
    const char *text;
} built_in;

static const built_in ladders[] = {{"default", default_ladder}, {"hodoku", hodoku_ladder}};

hf_status hf_ladder_named(const char *name, hf_ladder *ladder)
{
    for (size_t i = 0; i < sizeof ladders / sizeof *ladders; i++)
        if (strcmp(name, ladders[i].name) == 0)
            return hf_ladder_read(ladders[i].text, strlen(ladders[i].text), ladder, NULL, NULL);
    return HF_BAD_ARGUMENT;
}
