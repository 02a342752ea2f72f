/* SPDX-License-Identifier: MIT
 *
 * rules.h - every rule's constant, by file. ladder.c lists them.
 */
#ifndef HF_LOGIC_RULES_H
#define HF_LOGIC_RULES_H

#include "logic/rule.h"

extern const hf_rule hf_rule_full_house;
extern const hf_rule hf_rule_naked_single;
extern const hf_rule hf_rule_hidden_single;
extern const hf_rule hf_rule_locked[2];    /* pointing, claiming */
extern const hf_rule hf_rule_naked[5];     /* pair, triple, quad, locked pair, locked triple */
extern const hf_rule hf_rule_hidden[3];    /* pair, triple, quad */
extern const hf_rule hf_rule_fish[18];     /* basic 2..7, finned 2..7, sashimi 2..7 */
extern const hf_rule hf_rule_big_fish[24]; /* franken, finned franken, mutant, finned mutant */
extern const hf_rule hf_rule_skyscraper;
extern const hf_rule hf_rule_kite[2]; /* one, dual */
extern const hf_rule hf_rule_turbot;
extern const hf_rule hf_rule_er[2]; /* one, dual */
extern const hf_rule hf_rule_w_wing;
extern const hf_rule hf_rule_xy_wing[2];    /* XY, XYZ */
extern const hf_rule hf_rule_uniqueness[7]; /* tests 1..6, hidden rectangle */
extern const hf_rule hf_rule_avoidable[2];  /* types 1, 2 */
extern const hf_rule hf_rule_bug;
extern const hf_rule hf_rule_remote_pair;
extern const hf_rule hf_rule_sue_de_coq;
extern const hf_rule hf_rule_simple_colours[2]; /* trap, wrap */
extern const hf_rule hf_rule_multi_colours[2];  /* 1, 2 */
extern const hf_rule hf_rule_x_chain;
extern const hf_rule hf_rule_xy_chain;
extern const hf_rule hf_rule_nice_loops[6]; /* continuous, discontinuous, AIC; grouped likewise */
extern const hf_rule hf_rule_als_xz;
extern const hf_rule hf_rule_als_xy_wing;
extern const hf_rule hf_rule_als_chain;
extern const hf_rule hf_rule_death_blossom;
extern const hf_rule hf_rule_kraken[2];        /* types 1, 2 */
extern const hf_rule hf_rule_forcing_chain[2]; /* contradiction, verity */
extern const hf_rule hf_rule_forcing_net[2];   /* contradiction, verity */
extern const hf_rule hf_rule_templates[2];     /* set, delete */
extern const hf_rule hf_rule_bet;
extern const hf_rule hf_rule_bet_lost;

#endif
