/* SPDX-License-Identifier: MIT
 *
 * rule_list.h - every rule of the library, one line each, and nothing else: rules.h makes
 * declarations of these lines, rule.c the table.
 *
 *     RULE(name)       the rule hf_rule_name
 *     KIN(name, i)     the rule hf_rule_name[i] of a family that shares one search
 *
 * This is the order in which rules are listed to people and in which ratings count them. It says
 * nothing about when they are tried (ladders.c) or how hard they are (src/rate/). No include guard:
 * it is read several times with other meanings of RULE and KIN.
 */
/* clang-format off */
RULE(full_house)
RULE(naked_single)
RULE(hidden_single)
KIN(naked, 3)               /* Locked Pair */
KIN(naked, 4)               /* Locked Triple */
KIN(locked, 0)              /* Locked Candidates Type 1 (Pointing) */
KIN(locked, 1)              /* Locked Candidates Type 2 (Claiming) */
KIN(naked, 0)               /* Naked Pair */
KIN(naked, 1)               /* Naked Triple */
KIN(hidden, 0)              /* Hidden Pair */
KIN(hidden, 1)              /* Hidden Triple */
KIN(naked, 2)               /* Naked Quadruple */
KIN(hidden, 2)              /* Hidden Quadruple */
KIN(fish, 0)                /* X-Wing */
KIN(fish, 1)                /* Swordfish */
KIN(fish, 2)                /* Jellyfish */
KIN(fish, 3)                /* Squirmbag */
KIN(fish, 4)                /* Whale */
KIN(fish, 5)                /* Leviathan */
RULE(remote_pair)
RULE(bug)
RULE(skyscraper)
KIN(kite, 0)                /* 2-String Kite */
KIN(kite, 1)                /* Dual 2-String Kite */
RULE(turbot)
KIN(er, 0)                  /* Empty Rectangle */
KIN(er, 1)                  /* Dual Empty Rectangle */
RULE(w_wing)
KIN(xy_wing, 0)             /* XY-Wing */
KIN(xy_wing, 1)             /* XYZ-Wing */
KIN(uniqueness, 0)          /* Uniqueness Test 1 */
KIN(uniqueness, 1)          /* Uniqueness Test 2 */
KIN(uniqueness, 2)          /* Uniqueness Test 3 */
KIN(uniqueness, 3)          /* Uniqueness Test 4 */
KIN(uniqueness, 4)          /* Uniqueness Test 5 */
KIN(uniqueness, 5)          /* Uniqueness Test 6 */
KIN(uniqueness, 6)          /* Hidden Rectangle */
KIN(avoidable, 0)           /* Avoidable Rectangle Type 1 */
KIN(avoidable, 1)           /* Avoidable Rectangle Type 2 */
KIN(fish, 6)                /* Finned X-Wing */
KIN(fish, 12)               /* Sashimi X-Wing */
KIN(fish, 7)                /* Finned Swordfish */
KIN(fish, 13)               /* Sashimi Swordfish */
KIN(fish, 8)                /* Finned Jellyfish */
KIN(fish, 14)               /* Sashimi Jellyfish */
KIN(fish, 9)                /* Finned Squirmbag */
KIN(fish, 15)               /* Sashimi Squirmbag */
KIN(fish, 10)               /* Finned Whale */
KIN(fish, 16)               /* Sashimi Whale */
KIN(fish, 11)               /* Finned Leviathan */
KIN(fish, 17)               /* Sashimi Leviathan */
RULE(sue_de_coq)
KIN(simple_colours, 0)      /* Simple Colors Trap */
KIN(simple_colours, 1)      /* Simple Colors Wrap */
KIN(multi_colours, 0)       /* Multi Colors 1 */
KIN(multi_colours, 1)       /* Multi Colors 2 */
RULE(x_chain)
RULE(xy_chain)
KIN(nice_loops, 0)          /* Continuous Nice Loop */
KIN(nice_loops, 1)          /* Discontinuous Nice Loop */
KIN(nice_loops, 2)          /* AIC */
KIN(nice_loops, 3)          /* Grouped Continuous Nice Loop */
KIN(nice_loops, 4)          /* Grouped Discontinuous Nice Loop */
KIN(nice_loops, 5)          /* Grouped AIC */
RULE(als_xz)
RULE(als_xy_wing)
RULE(als_chain)
RULE(death_blossom)
KIN(big_fish, 0)            /* Franken X-Wing */
KIN(big_fish, 1)            /* Franken Swordfish */
KIN(big_fish, 2)            /* Franken Jellyfish */
KIN(big_fish, 3)            /* Franken Squirmbag */
KIN(big_fish, 4)            /* Franken Whale */
KIN(big_fish, 5)            /* Franken Leviathan */
KIN(big_fish, 6)            /* Finned Franken X-Wing */
KIN(big_fish, 7)            /* Finned Franken Swordfish */
KIN(big_fish, 8)            /* Finned Franken Jellyfish */
KIN(big_fish, 9)            /* Finned Franken Squirmbag */
KIN(big_fish, 10)           /* Finned Franken Whale */
KIN(big_fish, 11)           /* Finned Franken Leviathan */
KIN(big_fish, 12)           /* Mutant X-Wing */
KIN(big_fish, 13)           /* Mutant Swordfish */
KIN(big_fish, 14)           /* Mutant Jellyfish */
KIN(big_fish, 15)           /* Mutant Squirmbag */
KIN(big_fish, 16)           /* Mutant Whale */
KIN(big_fish, 17)           /* Mutant Leviathan */
KIN(big_fish, 18)           /* Finned Mutant X-Wing */
KIN(big_fish, 19)           /* Finned Mutant Swordfish */
KIN(big_fish, 20)           /* Finned Mutant Jellyfish */
KIN(big_fish, 21)           /* Finned Mutant Squirmbag */
KIN(big_fish, 22)           /* Finned Mutant Whale */
KIN(big_fish, 23)           /* Finned Mutant Leviathan */
KIN(kraken, 0)              /* Kraken Fish Type 1 */
KIN(kraken, 1)              /* Kraken Fish Type 2 */
KIN(forcing_chain, 0)       /* Forcing Chain Contradiction */
KIN(forcing_chain, 1)       /* Forcing Chain Verity */
KIN(forcing_net, 0)         /* Forcing Net Contradiction */
KIN(forcing_net, 1)         /* Forcing Net Verity */
KIN(templates, 0)           /* Template Set */
KIN(templates, 1)           /* Template Delete */
KIN(direct, 0)              /* Direct Pointing */
KIN(direct, 1)              /* Direct Claiming */
KIN(direct, 2)              /* Direct Hidden Pair */
KIN(direct, 3)              /* Direct Hidden Triple */
KIN(unique_loop, 0)         /* Unique Loop Type 1 */
KIN(unique_loop, 1)         /* Unique Loop Type 2 */
KIN(unique_loop, 2)         /* Unique Loop Type 3 */
KIN(unique_loop, 3)         /* Unique Loop Type 4 */
KIN(bug_more, 0)            /* BUG Type 2 */
KIN(bug_more, 1)            /* BUG Type 3 */
KIN(bug_more, 2)            /* BUG Type 4 */
KIN(aligned, 0)             /* Aligned Pair Exclusion */
KIN(aligned, 1)             /* Aligned Triplet Exclusion */
KIN(cycle, 0)               /* X-Cycle */
KIN(cycle, 1)               /* Y-Cycle */
KIN(cycle, 2)               /* XY-Cycle */
KIN(forcing_line, 0)        /* Forcing X-Chain */
KIN(forcing_line, 1)        /* Forcing XY-Chain */
KIN(forcing_more, 0)        /* Nishio */
KIN(forcing_more, 1)        /* Multiple Forcing Chains */
KIN(forcing_more, 2)        /* Dynamic Forcing Chains */
KIN(forcing_more, 3)        /* Dynamic Forcing Chains Plus */
KIN(forcing_more, 4)        /* Nested Forcing Chains 2 */
KIN(forcing_more, 5)        /* Nested Forcing Chains 3 */
KIN(forcing_more, 6)        /* Nested Forcing Chains 4 */
KIN(forcing_more, 7)        /* Nested Forcing Chains 5 */
KIN(relation, 0)            /* Pair Relation */
KIN(relation, 1)            /* Thermometer */
KIN(sums, 0)                /* Cage Combinations */
KIN(sums, 1)                /* Arrow */
KIN(sums, 2)                /* Sum */
KIN(forty_five, 0)          /* Innies */
KIN(forty_five, 1)          /* Outies */
KIN(sight, 0)               /* Common Sight */
KIN(sight, 1)               /* Cage Needs */
RULE(clue)
RULE(bet)
RULE(bet_lost)
/* clang-format on */
