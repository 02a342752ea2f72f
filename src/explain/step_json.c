/* SPDX-License-Identifier: MIT
 *
 * step_json.c - a step as one JSON object: the words and the data behind them, for any front end.
 *
 *     {"rule":"xy-wing","title":"XY-Wing","code":"0800","level":"hard","score":160,
 *      "line":"XY-Wing: 1/5/3 in r26c2,r3c1 => r1c2,r4c1<>3",
 *      "paragraph":"The pivot ...",
 *      "hints":[five texts, one per stage],
 *      "symbols":[1,5,3],
 *      "places":[],
 *      "eliminations":[{"cell":1,"name":"r1c2","symbol":3}, ...],
 *      "marks":[{"cell":10,"name":"r2c2","symbol":1,"role":"pivot","group":0}, ...],
 *      "houses":[{"house":3,"name":"row 4","role":"base","group":0}, ...],
 *      "nodes":[{"kind":"cell","cells":[10],"names":"r2c2","symbol":1}, ...],
 *      "links":[{"from":0,"to":1,"strong":true,"house":3,"chain":0}, ...]}
 *
 * Cells and houses are numbers from 0 as in shape.h; symbol 0 in a mark means the whole cell. None
 * of our words holds a quote, a backslash or a control character, so nothing needs escaping.
 */
#include "base/bits.h"
#include "explain/tale.h"

static const char *role_name(uint32_t role)
{
    static const char *const names[] = {
        "pattern", "base",   "cover", "fin",     "endo-fin", "cannibal", "pivot", "pincer",
        "link",    "corner", "extra", "support", "set",      "common",   "stem",  "petal",
        "colour",  "line",   "box",   "premise", "conflict", "bet"};
    return role < sizeof names / sizeof *names ? names[role] : "other";
}

static void text_field(hf_tale *tale, const char *name, void (*tell)(hf_tale *))
{
    hf_tell(tale, ",\"");
    hf_tell(tale, name);
    hf_tell(tale, "\":\"");
    tell(tale);
    hf_tell(tale, "\"");
}

static void number_field(hf_tale *tale, const char *name, uint32_t number)
{
    hf_tell(tale, "\"");
    hf_tell(tale, name);
    hf_tell(tale, "\":");
    hf_tell_number(tale, number);
}

static void open_list(hf_tale *tale, const char *name)
{
    hf_tell(tale, ",\"");
    hf_tell(tale, name);
    hf_tell(tale, "\":[");
}

static void tell_hints(hf_tale *tale)
{
    open_list(tale, "hints");
    hf_tell(tale, "\"");
    hf_tell_where(tale);
    hf_tell(tale, "\",\"");
    hf_tell_technique(tale);
    hf_tell(tale, "\",\"");
    hf_tell_pattern(tale);
    hf_tell(tale, "\",\"");
    hf_tell_paragraph(tale);
    hf_tell(tale, "\",\"");
    hf_tell_line(tale);
    hf_tell(tale, "\"]");
}

static void tell_symbols(hf_tale *tale)
{
    open_list(tale, "symbols");
    for (uint32_t i = 0; i < tale->step->symbol_count; i++) {
        hf_tell(tale, i ? "," : "");
        hf_tell_number(tale, tale->step->symbol[i]);
    }
    hf_tell(tale, "]");
}

/* {"cell":10,"name":"r2c2","symbol":1 without the closing brace */
static void tell_candidate(hf_tale *tale, uint32_t cell, uint32_t symbol)
{
    hf_tell(tale, "{");
    number_field(tale, "cell", cell);
    hf_tell(tale, ",\"name\":\"");
    hf_tell_cell(tale, cell);
    hf_tell(tale, "\",");
    number_field(tale, "symbol", symbol);
}

static void tell_candidates(hf_tale *tale, const char *name, const hf_candidate *list,
                            uint32_t count)
{
    open_list(tale, name);
    for (uint32_t i = 0; i < count; i++) {
        hf_tell(tale, i ? "," : "");
        tell_candidate(tale, list[i].cell, list[i].symbol);
        hf_tell(tale, "}");
    }
    hf_tell(tale, "]");
}

static void tell_role(hf_tale *tale, uint32_t role, uint32_t group)
{
    hf_tell(tale, ",\"role\":\"");
    hf_tell(tale, role_name(role));
    hf_tell(tale, "\",");
    number_field(tale, "group", group);
    hf_tell(tale, "}");
}

static void tell_marks(hf_tale *tale)
{
    open_list(tale, "marks");
    for (uint32_t i = 0; i < tale->step->marks; i++) {
        const hf_role_mark *mark = &tale->step->mark[i];
        hf_tell(tale, i ? "," : "");
        tell_candidate(tale, mark->cell, mark->symbol);
        tell_role(tale, mark->role, mark->group);
    }
    hf_tell(tale, "]");
    open_list(tale, "houses");
    for (uint32_t i = 0; i < tale->step->houses; i++) {
        const hf_house_mark *mark = &tale->step->house[i];
        hf_tell(tale, i ? ",{" : "{");
        number_field(tale, "house", mark->house);
        hf_tell(tale, ",\"name\":\"");
        hf_tell_house_name(tale, mark->house);
        hf_tell(tale, "\"");
        tell_role(tale, mark->role, mark->group);
    }
    hf_tell(tale, "]");
}

static void tell_node(hf_tale *tale, const hf_node *node)
{
    static const char *const kinds[] = {"cell", "group", "als"};
    hf_list cells;
    hf_tale_members(tale, node, &cells);
    hf_tell(tale, "{\"kind\":\"");
    hf_tell(tale, kinds[node->kind]);
    hf_tell(tale, "\",\"cells\":[");
    for (uint32_t i = 0; i < cells.count; i++) {
        hf_tell(tale, i ? "," : "");
        hf_tell_number(tale, cells.at[i]);
    }
    hf_tell(tale, "],\"names\":\"");
    hf_tell_cells(tale, &cells);
    hf_tell(tale, "\",");
    number_field(tale, "symbol", node->symbol);
    if (node->kind == HF_NODE_ALS) {
        hf_tell(tale, ",");
        number_field(tale, "leaves", node->leaves);
        open_list(tale, "candidates");
        for (uint32_t rest = node->candidates; rest; rest &= rest - 1) {
            hf_tell(tale, rest == node->candidates ? "" : ",");
            hf_tell_number(tale, hf_lowest32(rest) + 1);
        }
        hf_tell(tale, "]");
    }
    hf_tell(tale, "}");
}

static void tell_links(hf_tale *tale)
{
    open_list(tale, "nodes");
    for (uint32_t i = 0; i < tale->step->nodes; i++) {
        hf_tell(tale, i ? "," : "");
        tell_node(tale, &tale->step->node[i]);
    }
    hf_tell(tale, "]");
    open_list(tale, "links");
    for (uint32_t i = 0; i < tale->step->links; i++) {
        const hf_link *link = &tale->step->link[i];
        hf_tell(tale, i ? ",{" : "{");
        number_field(tale, "from", link->from);
        hf_tell(tale, ",");
        number_field(tale, "to", link->to);
        hf_tell(tale, link->strong ? ",\"strong\":true," : ",\"strong\":false,");
        if (link->house != HF_NO_HOUSE) {
            number_field(tale, "house", link->house);
            hf_tell(tale, ",");
        }
        number_field(tale, "chain", link->chain);
        hf_tell(tale, "}");
    }
    hf_tell(tale, "]");
}

static void tell_weight(hf_tale *tale)
{
    if (!tale->scene->level)
        return;
    hf_tell(tale, ",\"level\":\"");
    hf_tell(tale, tale->scene->level);
    hf_tell(tale, "\",");
    number_field(tale, "score", tale->scene->score);
}

void hf_tell_json(hf_tale *tale)
{
    const hf_step *step = tale->step;
    hf_tell(tale, "{\"rule\":\"");
    hf_tell(tale, hf_rule_key(step->rule));
    hf_tell(tale, "\"");
    text_field(tale, "title", hf_tell_title);
    hf_tell(tale, ",\"code\":\"");
    hf_tell(tale, hf_rule_code(step->rule));
    hf_tell(tale, "\"");
    tell_weight(tale);
    text_field(tale, "line", hf_tell_line);
    text_field(tale, "paragraph", hf_tell_paragraph);
    tell_hints(tale);
    tell_symbols(tale);
    tell_candidates(tale, "places", step->place, step->places);
    tell_candidates(tale, "eliminations", step->eliminate, step->eliminations);
    tell_marks(tale);
    tell_links(tale);
    if (step->depth) {
        hf_tell(tale, ",");
        number_field(tale, "depth", step->depth);
    }
    hf_tell(tale, "}");
}
