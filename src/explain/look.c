/* SPDX-License-Identifier: MIT
 *
 * look.c - see look.h.
 */
#include "explain/look.h"

static hf_look look_of_role(const hf_role_mark *mark)
{
    switch (mark->role) {
    case HF_ROLE_COVER:
    case HF_ROLE_PINCER:
    case HF_ROLE_LINE:
        return HF_LOOK_COVER;
    case HF_ROLE_LINK:
    case HF_ROLE_FIN:
    case HF_ROLE_ENDO_FIN:
    case HF_ROLE_EXTRA:
    case HF_ROLE_BOX:
    case HF_ROLE_CONFLICT:
        return HF_LOOK_FIN;
    case HF_ROLE_SUPPORT:
        return HF_LOOK_COVER;
    case HF_ROLE_SET:
    case HF_ROLE_PETAL:
    case HF_ROLE_COLOUR:
        return (hf_look)(HF_LOOK_SET + mark->group % 4);
    case HF_ROLE_COMMON:
        return HF_LOOK_FIN;
    default:
        return HF_LOOK_BASE;
    }
}

static bool is_result(const hf_candidate *list, uint32_t count, uint32_t cell, uint32_t symbol)
{
    for (uint32_t i = 0; i < count; i++)
        if (list[i].cell == cell && (symbol == 0 || list[i].symbol == symbol))
            return true;
    return false;
}

/* Chains mark their candidates by nodes: true and false take turns, told as base and cover. */
static hf_look look_of_nodes(const hf_tale *tale, uint32_t cell, uint32_t symbol)
{
    for (uint32_t i = 0; i < tale->step->links; i++) {
        const hf_link *link = &tale->step->link[i];
        for (uint32_t end = 0; end < 2; end++) {
            const hf_node *node = &tale->step->node[end ? link->to : link->from];
            bool is = end ? link->strong : !link->strong;
            bool member = false;
            for (uint32_t k = 0; k < node->count; k++)
                member |= tale->step->member[node->first + k] == cell;
            if (!member)
                continue;
            if (node->kind == HF_NODE_ALS ? symbol == 0 || (node->candidates >> (symbol - 1) & 1)
                                          : symbol == 0 || node->symbol == symbol)
                return node->kind == HF_NODE_ALS ? HF_LOOK_SET : is ? HF_LOOK_BASE : HF_LOOK_COVER;
        }
    }
    return HF_LOOK_NONE;
}

hf_look hf_look_at(const hf_tale *tale, uint32_t cell, uint32_t symbol)
{
    const hf_step *step = tale->step;
    if (!tale->scene->quiet) {
        if (is_result(step->eliminate, step->eliminations, cell, symbol))
            return HF_LOOK_STRUCK;
        if (is_result(step->place, step->places, cell, symbol))
            return HF_LOOK_PLACED;
    }
    hf_look look = look_of_nodes(tale, cell, symbol);
    for (uint32_t i = 0; look == HF_LOOK_NONE && i < step->marks; i++) {
        const hf_role_mark *mark = &step->mark[i];
        if (mark->cell == cell &&
            (symbol == 0 || mark->symbol == symbol ||
             (mark->symbol == 0 && symbol == hf_board_value(tale->board, cell))))
            look = look_of_role(mark);
    }
    for (uint32_t i = 0; i < step->marks; i++) /* what ties sets together outshines the sets */
        if (symbol && step->mark[i].cell == cell && step->mark[i].symbol == symbol &&
            (step->mark[i].role == HF_ROLE_COMMON || step->mark[i].role == HF_ROLE_ENDO_FIN))
            look = HF_LOOK_FIN;
    return look;
}

hf_look hf_look_house(const hf_tale *tale, uint32_t house)
{
    for (uint32_t i = 0; i < tale->step->houses; i++) {
        if (tale->step->house[i].house != house)
            continue;
        switch (tale->step->house[i].role) {
        case HF_ROLE_COVER:
        case HF_ROLE_LINE:
            return HF_LOOK_COVER;
        case HF_ROLE_CONFLICT:
        case HF_ROLE_LINK:
            return HF_LOOK_FIN;
        default:
            return HF_LOOK_BASE;
        }
    }
    return HF_LOOK_NONE;
}

char hf_look_mark(hf_look look)
{
    return " x!*+#abcd"[look];
}

static bool uses_look(const hf_tale *tale, hf_look look)
{
    for (uint32_t c = 0; c < hf_shape_cells(tale->shape); c++) {
        uint32_t value = hf_board_value(tale->board, c);
        for (uint32_t d = 1; d <= hf_shape_size(tale->shape); d++)
            if ((value ? value == d : hf_board_has(tale->board, c, d)) &&
                hf_look_at(tale, c, d) == look)
                return true;
    }
    return false;
}

/* The same colour means different things in different rules. */
static const char *words_of(const hf_tale *tale, hf_look look)
{
    static const char *const sets[] = {"set A", "set B", "set C", "set D"};
    static const char *const colours[] = {"colour A", "colour B", "colour C", "colour D"};
    bool coloured = hf_tale_groups(tale, HF_ROLE_COLOUR) > 0;
    bool chain = tale->step->links > 0;
    switch (look) {
    case HF_LOOK_STRUCK:
        return "struck";
    case HF_LOOK_PLACED:
        return "placed";
    case HF_LOOK_BASE:
        return chain ? "true along the chain" : "the pattern";
    case HF_LOOK_COVER:
        return chain ? "false along the chain" : "its ends";
    case HF_LOOK_FIN:
        return hf_tale_groups(tale, HF_ROLE_FIN) || hf_tale_groups(tale, HF_ROLE_ENDO_FIN)
                   ? "fin"
                   : "what ties them";
    default:
        return coloured ? colours[look - HF_LOOK_SET] : sets[look - HF_LOOK_SET];
    }
}

const char *hf_look_words(const hf_tale *tale, hf_look look)
{
    return look != HF_LOOK_NONE && uses_look(tale, look) ? words_of(tale, look) : NULL;
}

/* ---- the board ------------------------------------------------------------------------------- */

static uint32_t region_of(const hf_tale *tale, uint32_t cell)
{
    uint32_t count;
    const uint32_t *houses = hf_shape_houses_of(tale->shape, cell, &count);
    for (uint32_t i = 0; i < count; i++)
        if (hf_shape_house_kind(tale->shape, houses[i]) == HF_HOUSE_BOX ||
            hf_shape_house_kind(tale->shape, houses[i]) == HF_HOUSE_REGION)
            return houses[i];
    return HF_NO_HOUSE;
}

bool hf_look_border(const hf_tale *tale, uint32_t a, uint32_t b)
{
    return region_of(tale, a) != region_of(tale, b);
}

uint32_t hf_look_width(const hf_tale *tale)
{
    uint32_t n = hf_shape_size(tale->shape), width = 1;
    while (width * width < n)
        width++;
    return width;
}
