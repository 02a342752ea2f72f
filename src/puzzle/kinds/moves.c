/* SPDX-License-Identifier: MIT
 *
 * moves.c - cells that see each other across the whole board: by a chess piece's move, or a walk.
 */
#include "puzzle/kind.h"

static void expand_anti_knight(hf_rules *rules, const hf_written *written)
{
    (void)written;
    hf_each_apart(rules, 1, 2, hf_relation_differ, 0);
    hf_each_apart(rules, 2, 1, hf_relation_differ, 0);
    hf_each_apart(rules, 1, -2, hf_relation_differ, 0);
    hf_each_apart(rules, 2, -1, hf_relation_differ, 0);
}

const hf_kind hf_kind_anti_knight = {
    .name = "anti-knight",
    .plural = "anti-knight",
    .iss = "AntiKnight",
    .iss_form = HF_ISS_GLOBAL,
    .fpuzzles = "antiknight",
    .fpuzzles_form = HF_FPUZZLES_GLOBAL,
    .expand = expand_anti_knight,
};

/* Neighbours in a row or column see each other anyway. */
static void expand_anti_king(hf_rules *rules, const hf_written *written)
{
    (void)written;
    hf_each_apart(rules, 1, 1, hf_relation_differ, 0);
    hf_each_apart(rules, 1, -1, hf_relation_differ, 0);
}

const hf_kind hf_kind_anti_king = {
    .name = "anti-king",
    .plural = "anti-king",
    .iss = "AntiKing",
    .iss_form = HF_ISS_GLOBAL,
    .fpuzzles = "antiking",
    .fpuzzles_form = HF_FPUZZLES_GLOBAL,
    .expand = expand_anti_king,
};

static bool not_both(int32_t a, int32_t b, int32_t number)
{
    return a != number || b != number;
}

/* Two equal symbols are never as many steps apart as they say. */
static void expand_anti_taxicab(hf_rules *rules, const hf_written *written)
{
    int32_t top = rules->first + (int32_t)rules->size - 1;
    (void)written;
    for (int32_t far = 2; far <= top; far++) {
        for (int32_t down = 1; down < far; down++) {
            hf_each_apart(rules, down, far - down, not_both, far);
            hf_each_apart(rules, down, down - far, not_both, far);
        }
    }
}

const hf_kind hf_kind_anti_taxicab = {
    .name = "anti-taxicab",
    .plural = "anti-taxicab",
    .iss = "AntiTaxicab",
    .iss_form = HF_ISS_GLOBAL,
    .expand = expand_anti_taxicab,
};

static bool not_consecutive(int32_t a, int32_t b, int32_t number)
{
    return a - b != number && b - a != number;
}

static void expand_diagonal(hf_rules *rules, const hf_written *written)
{
    (void)written;
    hf_each_apart(rules, 1, 1, not_consecutive, 1);
    hf_each_apart(rules, 1, -1, not_consecutive, 1);
}

const hf_kind hf_kind_diagonal_non_consecutive = {
    .name = "diagonally non-consecutive",
    .plural = "diagonally non-consecutive",
    .fpuzzles = "diagonalnonconsecutive",
    .fpuzzles_form = HF_FPUZZLES_GLOBAL,
    .expand = expand_diagonal,
};
