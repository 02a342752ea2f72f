/* SPDX-License-Identifier: MIT
 *
 * style.c - see style.h.
 */
#include "explain/style.h"

#include "base/assert.h"

static hf_style style_of_role(const hf_role_mark *mark)
{
    switch (mark->role) {
    case HF_ROLE_PINCER:
    case HF_ROLE_LINE:
    case HF_ROLE_SUPPORT:
        return HF_STYLE_COVER;
    case HF_ROLE_LINK:
    case HF_ROLE_FIN:
    case HF_ROLE_ENDO_FIN:
    case HF_ROLE_EXTRA:
    case HF_ROLE_BOX:
    case HF_ROLE_CONFLICT:
        return HF_STYLE_FIN;
    case HF_ROLE_SET:
    case HF_ROLE_PETAL:
    case HF_ROLE_COLOUR:
        return (hf_style)(HF_STYLE_SET + mark->group % 4);
    default:
        return HF_STYLE_BASE;
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
static hf_style style_of_nodes(const hf_writer *w, uint32_t cell, uint32_t symbol)
{
    for (uint32_t i = 0; i < w->step->links; i++) {
        const hf_link *link = &w->step->link[i];
        for (uint32_t end = 0; end < 2; end++) {
            const hf_node *node = &w->step->node[end ? link->to : link->from];
            bool is = end ? link->strong : !link->strong;
            bool member = false;
            for (uint32_t k = 0; k < node->count; k++)
                member |= w->step->member[node->first + k] == cell;
            if (!member)
                continue;
            if (node->kind == HF_NODE_ALS) /* with all its candidates */
                return HF_STYLE_SET;
            if (symbol == 0 || node->symbol == symbol)
                return is ? HF_STYLE_BASE : HF_STYLE_COVER;
        }
    }
    return HF_STYLE_NONE;
}

hf_style hf_style_of(const hf_writer *w, uint32_t cell, uint32_t symbol)
{
    const hf_step *step = w->step;
    if (!w->scene->quiet) {
        if (is_result(step->eliminate, step->eliminations, cell, symbol))
            return HF_STYLE_STRUCK;
        if (is_result(step->place, step->places, cell, symbol))
            return HF_STYLE_PLACED;
    }
    hf_style style = style_of_nodes(w, cell, symbol);
    for (uint32_t i = 0; style == HF_STYLE_NONE && i < step->marks; i++) {
        const hf_role_mark *mark = &step->mark[i];
        if (mark->cell == cell && (symbol == 0 || mark->symbol == symbol ||
                                   (mark->symbol == 0 && symbol == hf_board_value(w->board, cell))))
            style = style_of_role(mark);
    }
    for (uint32_t i = 0; i < step->marks; i++) /* what ties sets together outshines the sets */
        if (symbol && step->mark[i].cell == cell && step->mark[i].symbol == symbol &&
            (step->mark[i].role == HF_ROLE_COMMON || step->mark[i].role == HF_ROLE_ENDO_FIN))
            style = HF_STYLE_FIN;
    return style;
}

hf_style hf_style_house(const hf_writer *w, uint32_t house)
{
    uint32_t i = 0;
    while (w->step->house[i].house != house)
        i++;
    HF_ASSERT(i < w->step->houses);
    switch (w->step->house[i].role) {
    case HF_ROLE_COVER:
    case HF_ROLE_LINE:
        return HF_STYLE_COVER;
    case HF_ROLE_CONFLICT:
    case HF_ROLE_LINK:
        return HF_STYLE_FIN;
    default:
        return HF_STYLE_BASE;
    }
}

char hf_style_mark(hf_style style)
{
    return " x!*+#abcd"[style];
}

static bool uses_style(const hf_writer *w, hf_style style)
{
    for (uint32_t c = 0; c < hf_shape_cells(w->shape); c++) {
        uint32_t value = hf_board_value(w->board, c);
        for (uint32_t d = 1; d <= hf_shape_size(w->shape); d++)
            if ((value ? value == d : hf_board_has(w->board, c, d)) &&
                hf_style_of(w, c, d) == style)
                return true;
    }
    return false;
}

/* The same colour means different things in different rules. */
static const char *words_of(const hf_writer *w, hf_style style)
{
    static const char *const sets[] = {"set A", "set B", "set C", "set D"};
    static const char *const colours[] = {"colour A", "colour B", "colour C", "colour D"};
    bool coloured = hf_gather_groups(w, HF_ROLE_COLOUR) > 0;
    bool chain = w->step->links > 0;
    switch (style) {
    case HF_STYLE_STRUCK:
        return "struck";
    case HF_STYLE_PLACED:
        return "placed";
    case HF_STYLE_BASE:
        return chain ? "true along the chain" : "the pattern";
    case HF_STYLE_COVER:
        return chain ? "false along the chain" : "its ends";
    case HF_STYLE_FIN:
        return hf_gather_groups(w, HF_ROLE_FIN) || hf_gather_groups(w, HF_ROLE_ENDO_FIN)
                   ? "fin"
                   : "what ties them";
    default:
        return coloured ? colours[style - HF_STYLE_SET] : sets[style - HF_STYLE_SET];
    }
}

const char *hf_style_words(const hf_writer *w, hf_style style)
{
    return style != HF_STYLE_NONE && uses_style(w, style) ? words_of(w, style) : NULL;
}

/* ---- the board ------------------------------------------------------------------------------- */

bool hf_style_border(const hf_writer *w, uint32_t a, uint32_t b)
{
    return hf_shape_region(w->shape, a) != hf_shape_region(w->shape, b);
}

uint32_t hf_style_width(const hf_writer *w)
{
    uint32_t n = hf_shape_size(w->shape), width = 1;
    while (width * width < n)
        width++;
    return width;
}
