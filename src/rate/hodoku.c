/* SPDX-License-Identifier: MIT
 *
 * hodoku.c - HoDoKu's scale: the sum of the scores of all steps, and the level of the hardest one,
 * raised while the sum is too great for it. Levels, scores and places in the order are HoDoKu's
 * defaults; it knows no bets, so they weigh what its brute force weighs.
 */
#include "logic/rules/rules.h"
#include "rate/scale.h"

#define EASY    HF_LEVEL_EASY
#define MEDIUM  HF_LEVEL_MEDIUM
#define HARD    HF_LEVEL_HARD
#define UNFAIR  HF_LEVEL_UNFAIR
#define EXTREME HF_LEVEL_EXTREME

static void find_nothing(hf_find *find)
{
    (void)find;
}

const hf_rule hf_rule_brute_force = {
    .name = "Brute Force", .key = "brute-force", .code = "", .brief = "bf", .find = find_nothing};

/* rule, level, score, place in the order */
/* clang-format off */
static const hf_weight weights[] = {
    {&hf_rule_full_house,         EASY,    4,     100},  /* Full House */
    {&hf_rule_naked_single,       EASY,    4,     200},  /* Naked Single */
    {&hf_rule_hidden_single,      EASY,    14,    300},  /* Hidden Single */
    {&hf_rule_naked[3],           MEDIUM,  40,    1000}, /* Locked Pair */
    {&hf_rule_naked[4],           MEDIUM,  60,    1100}, /* Locked Triple */
    {&hf_rule_locked[0],          MEDIUM,  50,    1200}, /* Locked Candidates Type 1 (Pointing) */
    {&hf_rule_locked[1],          MEDIUM,  50,    1210}, /* Locked Candidates Type 2 (Claiming) */
    {&hf_rule_naked[0],           MEDIUM,  60,    1300}, /* Naked Pair */
    {&hf_rule_naked[1],           MEDIUM,  80,    1400}, /* Naked Triple */
    {&hf_rule_hidden[0],          MEDIUM,  70,    1500}, /* Hidden Pair */
    {&hf_rule_hidden[1],          MEDIUM,  100,   1600}, /* Hidden Triple */
    {&hf_rule_naked[2],           HARD,    120,   2000}, /* Naked Quadruple */
    {&hf_rule_hidden[2],          HARD,    150,   2100}, /* Hidden Quadruple */
    {&hf_rule_fish[0],            HARD,    140,   2200}, /* X-Wing */
    {&hf_rule_fish[1],            HARD,    150,   2300}, /* Swordfish */
    {&hf_rule_fish[2],            HARD,    160,   2400}, /* Jellyfish */
    {&hf_rule_fish[3],            UNFAIR,  470,   2500}, /* Squirmbag */
    {&hf_rule_fish[4],            UNFAIR,  470,   2600}, /* Whale */
    {&hf_rule_fish[5],            UNFAIR,  470,   2700}, /* Leviathan */
    {&hf_rule_remote_pair,        HARD,    110,   2800}, /* Remote Pair */
    {&hf_rule_bug,                HARD,    100,   2900}, /* Bivalue Universal Grave + 1 */
    {&hf_rule_skyscraper,         HARD,    130,   3000}, /* Skyscraper */
    {&hf_rule_kite[0],            HARD,    150,   3100}, /* 2-String Kite */
    {&hf_rule_kite[1],            HARD,    150,   3100}, /* Dual 2-String Kite */
    {&hf_rule_turbot,             HARD,    120,   3120}, /* Turbot Fish */
    {&hf_rule_er[0],              HARD,    120,   3170}, /* Empty Rectangle */
    {&hf_rule_er[1],              HARD,    120,   3170}, /* Dual Empty Rectangle */
    {&hf_rule_w_wing,             HARD,    150,   3200}, /* W-Wing */
    {&hf_rule_xy_wing[0],         HARD,    160,   3300}, /* XY-Wing */
    {&hf_rule_xy_wing[1],         HARD,    180,   3400}, /* XYZ-Wing */
    {&hf_rule_uniqueness[0],      HARD,    100,   3500}, /* Uniqueness Test 1 */
    {&hf_rule_uniqueness[1],      HARD,    100,   3600}, /* Uniqueness Test 2 */
    {&hf_rule_uniqueness[2],      HARD,    100,   3700}, /* Uniqueness Test 3 */
    {&hf_rule_uniqueness[3],      HARD,    100,   3800}, /* Uniqueness Test 4 */
    {&hf_rule_uniqueness[4],      HARD,    100,   3900}, /* Uniqueness Test 5 */
    {&hf_rule_uniqueness[5],      HARD,    100,   4000}, /* Uniqueness Test 6 */
    {&hf_rule_uniqueness[6],      HARD,    100,   4010}, /* Hidden Rectangle */
    {&hf_rule_avoidable[0],       HARD,    100,   4020}, /* Avoidable Rectangle Type 1 */
    {&hf_rule_avoidable[1],       HARD,    100,   4030}, /* Avoidable Rectangle Type 2 */
    {&hf_rule_fish[6],            HARD,    130,   4100}, /* Finned X-Wing */
    {&hf_rule_fish[12],           HARD,    150,   4200}, /* Sashimi X-Wing */
    {&hf_rule_fish[7],            UNFAIR,  200,   4300}, /* Finned Swordfish */
    {&hf_rule_fish[13],           UNFAIR,  240,   4400}, /* Sashimi Swordfish */
    {&hf_rule_fish[8],            UNFAIR,  250,   4500}, /* Finned Jellyfish */
    {&hf_rule_fish[14],           UNFAIR,  260,   4600}, /* Sashimi Jellyfish */
    {&hf_rule_fish[9],            UNFAIR,  470,   4700}, /* Finned Squirmbag */
    {&hf_rule_fish[15],           UNFAIR,  470,   4800}, /* Sashimi Squirmbag */
    {&hf_rule_fish[10],           UNFAIR,  470,   4900}, /* Finned Whale */
    {&hf_rule_fish[16],           UNFAIR,  470,   5000}, /* Sashimi Whale */
    {&hf_rule_fish[11],           UNFAIR,  470,   5100}, /* Finned Leviathan */
    {&hf_rule_fish[17],           UNFAIR,  470,   5200}, /* Sashimi Leviathan */
    {&hf_rule_sue_de_coq,         UNFAIR,  250,   5300}, /* Sue de Coq */
    {&hf_rule_simple_colours[0],  HARD,    150,   5330}, /* Simple Colors Trap */
    {&hf_rule_simple_colours[1],  HARD,    150,   5330}, /* Simple Colors Wrap */
    {&hf_rule_multi_colours[0],   HARD,    200,   5360}, /* Multi Colors 1 */
    {&hf_rule_multi_colours[1],   HARD,    200,   5360}, /* Multi Colors 2 */
    {&hf_rule_x_chain,            UNFAIR,  260,   5400}, /* X-Chain */
    {&hf_rule_xy_chain,           UNFAIR,  260,   5500}, /* XY-Chain */
    {&hf_rule_nice_loops[0],      UNFAIR,  280,   5600}, /* Continuous Nice Loop */
    {&hf_rule_nice_loops[1],      UNFAIR,  280,   5600}, /* Discontinuous Nice Loop */
    {&hf_rule_nice_loops[2],      UNFAIR,  280,   5600}, /* AIC */
    {&hf_rule_nice_loops[3],      UNFAIR,  300,   5650}, /* Grouped Continuous Nice Loop */
    {&hf_rule_nice_loops[4],      UNFAIR,  300,   5650}, /* Grouped Discontinuous Nice Loop */
    {&hf_rule_nice_loops[5],      UNFAIR,  300,   5650}, /* Grouped AIC */
    {&hf_rule_als_xz,             UNFAIR,  300,   5700}, /* Almost Locked Set XZ-Rule */
    {&hf_rule_als_xy_wing,        UNFAIR,  320,   5800}, /* Almost Locked Set XY-Wing */
    {&hf_rule_als_chain,          UNFAIR,  340,   5900}, /* Almost Locked Set Chain */
    {&hf_rule_death_blossom,      UNFAIR,  360,   6000}, /* Death Blossom */
    {&hf_rule_big_fish[0],        UNFAIR,  300,   6100}, /* Franken X-Wing */
    {&hf_rule_big_fish[1],        UNFAIR,  350,   6200}, /* Franken Swordfish */
    {&hf_rule_big_fish[2],        UNFAIR,  370,   6300}, /* Franken Jellyfish */
    {&hf_rule_big_fish[3],        EXTREME, 470,   6400}, /* Franken Squirmbag */
    {&hf_rule_big_fish[4],        EXTREME, 470,   6500}, /* Franken Whale */
    {&hf_rule_big_fish[5],        EXTREME, 470,   6600}, /* Franken Leviathan */
    {&hf_rule_big_fish[6],        UNFAIR,  390,   6700}, /* Finned Franken X-Wing */
    {&hf_rule_big_fish[7],        UNFAIR,  410,   6800}, /* Finned Franken Swordfish */
    {&hf_rule_big_fish[8],        UNFAIR,  430,   6900}, /* Finned Franken Jellyfish */
    {&hf_rule_big_fish[9],        EXTREME, 470,   7000}, /* Finned Franken Squirmbag */
    {&hf_rule_big_fish[10],       EXTREME, 470,   7100}, /* Finned Franken Whale */
    {&hf_rule_big_fish[11],       EXTREME, 470,   7200}, /* Finned Franken Leviathan */
    {&hf_rule_big_fish[12],       EXTREME, 450,   7300}, /* Mutant X-Wing */
    {&hf_rule_big_fish[13],       EXTREME, 450,   7400}, /* Mutant Swordfish */
    {&hf_rule_big_fish[14],       EXTREME, 450,   7500}, /* Mutant Jellyfish */
    {&hf_rule_big_fish[15],       EXTREME, 470,   7600}, /* Mutant Squirmbag */
    {&hf_rule_big_fish[16],       EXTREME, 470,   7700}, /* Mutant Whale */
    {&hf_rule_big_fish[17],       EXTREME, 470,   7800}, /* Mutant Leviathan */
    {&hf_rule_big_fish[18],       EXTREME, 470,   7900}, /* Finned Mutant X-Wing */
    {&hf_rule_big_fish[19],       EXTREME, 470,   8000}, /* Finned Mutant Swordfish */
    {&hf_rule_big_fish[20],       EXTREME, 470,   8100}, /* Finned Mutant Jellyfish */
    {&hf_rule_big_fish[21],       EXTREME, 470,   8200}, /* Finned Mutant Squirmbag */
    {&hf_rule_big_fish[22],       EXTREME, 470,   8300}, /* Finned Mutant Whale */
    {&hf_rule_big_fish[23],       EXTREME, 470,   8400}, /* Finned Mutant Leviathan */
    {&hf_rule_kraken[0],          EXTREME, 500,   8450}, /* Kraken Fish Type 1 */
    {&hf_rule_kraken[1],          EXTREME, 500,   8450}, /* Kraken Fish Type 2 */
    {&hf_rule_forcing_chain[0],   EXTREME, 500,   8500}, /* Forcing Chain Contradiction */
    {&hf_rule_forcing_chain[1],   EXTREME, 500,   8500}, /* Forcing Chain Verity */
    {&hf_rule_forcing_net[0],     EXTREME, 700,   8600}, /* Forcing Net Contradiction */
    {&hf_rule_forcing_net[1],     EXTREME, 700,   8600}, /* Forcing Net Verity */
    {&hf_rule_templates[0],       EXTREME, 10000, 8700}, /* Template Set */
    {&hf_rule_templates[1],       EXTREME, 10000, 8800}, /* Template Delete */
    /* Not HoDoKu's: weighed like what they resemble, for steps of other ladders. */
    {&hf_rule_direct[0],          MEDIUM,  50,    0},    /* Direct Pointing */
    {&hf_rule_direct[1],          MEDIUM,  50,    0},    /* Direct Claiming */
    {&hf_rule_direct[2],          MEDIUM,  70,    0},    /* Direct Hidden Pair */
    {&hf_rule_direct[3],          MEDIUM,  100,   0},    /* Direct Hidden Triple */
    {&hf_rule_unique_loop[0],     HARD,    100,   0},    /* Unique Loop Type 1 */
    {&hf_rule_unique_loop[1],     HARD,    100,   0},    /* Unique Loop Type 2 */
    {&hf_rule_unique_loop[2],     HARD,    100,   0},    /* Unique Loop Type 3 */
    {&hf_rule_unique_loop[3],     HARD,    100,   0},    /* Unique Loop Type 4 */
    {&hf_rule_bug_more[0],        HARD,    100,   0},    /* BUG Type 2 */
    {&hf_rule_bug_more[1],        HARD,    100,   0},    /* BUG Type 3 */
    {&hf_rule_bug_more[2],        HARD,    100,   0},    /* BUG Type 4 */
    {&hf_rule_aligned[0],         UNFAIR,  300,   0},    /* Aligned Pair Exclusion */
    {&hf_rule_aligned[1],         UNFAIR,  340,   0},    /* Aligned Triplet Exclusion */
    {&hf_rule_cycle[0],           UNFAIR,  260,   0},    /* X-Cycle */
    {&hf_rule_cycle[1],           UNFAIR,  260,   0},    /* Y-Cycle */
    {&hf_rule_cycle[2],           UNFAIR,  280,   0},    /* XY-Cycle */
    {&hf_rule_forcing_line[0],    UNFAIR,  260,   0},    /* Forcing X-Chain */
    {&hf_rule_forcing_line[1],    UNFAIR,  280,   0},    /* Forcing XY-Chain */
    {&hf_rule_forcing_more[0],    EXTREME, 500,   0},    /* Nishio */
    {&hf_rule_forcing_more[1],    EXTREME, 500,   0},    /* Multiple Forcing Chains */
    {&hf_rule_forcing_more[2],    EXTREME, 700,   0},    /* Dynamic Forcing Chains */
    {&hf_rule_forcing_more[3],    EXTREME, 800,   0},    /* Dynamic Forcing Chains Plus */
    {&hf_rule_forcing_more[4],    EXTREME, 1000,  0},    /* Nested Forcing Chains 2 */
    {&hf_rule_forcing_more[5],    EXTREME, 1200,  0},    /* Nested Forcing Chains 3 */
    {&hf_rule_forcing_more[6],    EXTREME, 1500,  0},    /* Nested Forcing Chains 4 */
    {&hf_rule_forcing_more[7],    EXTREME, 2000,  0},    /* Nested Forcing Chains 5 */
    {&hf_rule_bet,                EXTREME, 10000, 0},    /* Bet */
    {&hf_rule_bet_lost,           EXTREME, 0,     0},    /* Bet Taken Back */
    {&hf_rule_brute_force,        EXTREME, 10000, 8900}, /* a value looked up */
    /* constraints of variants, which HoDoKu does not know: ours */
    {&hf_rule_relation[0],        EASY,    30,    5100}, /* Pair Relation */
    {&hf_rule_relation[1],        EASY,    30,    5110}, /* Thermometer */
    {&hf_rule_sums[0],            EASY,    40,    5120}, /* Cage Combinations */
    {&hf_rule_sums[1],            EASY,    50,    5130}, /* Arrow */
    {&hf_rule_sums[2],            MEDIUM,  60,    5140}, /* Sum */
    {&hf_rule_forty_five[0],      MEDIUM,  60,    5150}, /* Innies */
    {&hf_rule_forty_five[1],      MEDIUM,  80,    5160}, /* Outies */
    {&hf_rule_sight[0],           HARD,    100,   5170}, /* Common Sight */
    {&hf_rule_sight[1],           HARD,    100,   5180}, /* Cage Needs */
    {&hf_rule_clue,               HARD,    120,   5190}, /* Clue */
};
/* clang-format on */

const hf_scale hf_scale_hodoku = {
    .name = "hodoku",
    .about = "HoDoKu's levels and scores: the sum over all steps",
    .ladder = "hodoku",
    .weight = weights,
    .weights = sizeof weights / sizeof *weights,
    .most = {[HF_LEVEL_EASY] = 800,
             [HF_LEVEL_MEDIUM] = 1000,
             [HF_LEVEL_HARD] = 1600,
             [HF_LEVEL_UNFAIR] = 1800,
             [HF_LEVEL_EXTREME] = UINT32_MAX},
};
