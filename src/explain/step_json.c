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
#include "base/assert.h"
#include "base/bits.h"
#include "explain/inference.h"

static const char *role_name(uint32_t role)
{
    static const char *const names[] = {
        "pattern", "base",   "cover", "fin",     "endo-fin", "cannibal", "pivot", "pincer",
        "link",    "corner", "extra", "support", "set",      "common",   "stem",  "petal",
        "colour",  "line",   "box",   "premise", "conflict", "bet"};
    HF_ASSERT(role < sizeof names / sizeof *names);
    return names[role];
}

static void text_field(hf_writer *w, const char *name, void (*tell)(hf_writer *))
{
    hf_say(w, ",\"");
    hf_say(w, name);
    hf_say(w, "\":\"");
    tell(w);
    hf_say(w, "\"");
}

static void number_field(hf_writer *w, const char *name, uint32_t number)
{
    hf_say(w, "\"");
    hf_say(w, name);
    hf_say(w, "\":");
    hf_say_number(w, number);
}

static void open_list(hf_writer *w, const char *name)
{
    hf_say(w, ",\"");
    hf_say(w, name);
    hf_say(w, "\":[");
}

static void say_hints(hf_writer *w)
{
    open_list(w, "hints");
    hf_say(w, "\"");
    hf_say_where(w);
    hf_say(w, "\",\"");
    hf_say_technique(w);
    hf_say(w, "\",\"");
    hf_say_pattern(w);
    hf_say(w, "\",\"");
    hf_say_paragraph(w);
    hf_say(w, "\",\"");
    hf_say_line(w);
    hf_say(w, "\"]");
}

static void say_symbols(hf_writer *w)
{
    open_list(w, "symbols");
    for (uint32_t i = 0; i < w->step->symbol_count; i++) {
        hf_say(w, i ? "," : "");
        hf_say_number(w, w->step->symbol[i]);
    }
    hf_say(w, "]");
}

/* {"cell":10,"name":"r2c2","symbol":1 without the closing brace */
static void say_candidate(hf_writer *w, uint32_t cell, uint32_t symbol)
{
    hf_say(w, "{");
    number_field(w, "cell", cell);
    hf_say(w, ",\"name\":\"");
    hf_say_cell(w, cell);
    hf_say(w, "\",");
    number_field(w, "symbol", symbol);
}

static void say_candidates(hf_writer *w, const char *name, const hf_candidate *list, uint32_t count)
{
    open_list(w, name);
    for (uint32_t i = 0; i < count; i++) {
        hf_say(w, i ? "," : "");
        say_candidate(w, list[i].cell, list[i].symbol);
        hf_say(w, "}");
    }
    hf_say(w, "]");
}

static void say_role(hf_writer *w, uint32_t role, uint32_t group)
{
    hf_say(w, ",\"role\":\"");
    hf_say(w, role_name(role));
    hf_say(w, "\",");
    number_field(w, "group", group);
    hf_say(w, "}");
}

static void say_marks(hf_writer *w)
{
    open_list(w, "marks");
    for (uint32_t i = 0; i < w->step->marks; i++) {
        const hf_role_mark *mark = &w->step->mark[i];
        hf_say(w, i ? "," : "");
        say_candidate(w, mark->cell, mark->symbol);
        say_role(w, mark->role, mark->group);
    }
    hf_say(w, "]");
    open_list(w, "houses");
    for (uint32_t i = 0; i < w->step->houses; i++) {
        const hf_house_mark *mark = &w->step->house[i];
        hf_say(w, i ? ",{" : "{");
        number_field(w, "house", mark->house);
        hf_say(w, ",\"name\":\"");
        hf_say_house_name(w, mark->house);
        hf_say(w, "\"");
        say_role(w, mark->role, mark->group);
    }
    hf_say(w, "]");
}

static void say_node(hf_writer *w, const hf_node *node)
{
    static const char *const kinds[] = {"cell", "group", "als"};
    hf_list cells;
    hf_gather_members(w, node, &cells);
    hf_say(w, "{\"kind\":\"");
    hf_say(w, kinds[node->kind]);
    hf_say(w, "\",\"cells\":[");
    for (uint32_t i = 0; i < cells.count; i++) {
        hf_say(w, i ? "," : "");
        hf_say_number(w, cells.at[i]);
    }
    hf_say(w, "],\"names\":\"");
    hf_say_cells(w, &cells);
    hf_say(w, "\",");
    number_field(w, "symbol", node->symbol);
    if (node->kind == HF_NODE_ALS) {
        hf_say(w, ",");
        number_field(w, "leaves", node->leaves);
        open_list(w, "candidates");
        for (uint32_t rest = node->candidates; rest; rest &= rest - 1) {
            hf_say(w, rest == node->candidates ? "" : ",");
            hf_say_number(w, hf_lowest32(rest) + 1);
        }
        hf_say(w, "]");
    }
    hf_say(w, "}");
}

static void say_links(hf_writer *w)
{
    open_list(w, "nodes");
    for (uint32_t i = 0; i < w->step->nodes; i++) {
        hf_say(w, i ? "," : "");
        say_node(w, &w->step->node[i]);
    }
    hf_say(w, "]");
    open_list(w, "links");
    for (uint32_t i = 0; i < w->step->links; i++) {
        const hf_link *link = &w->step->link[i];
        hf_say(w, i ? ",{" : "{");
        number_field(w, "from", link->from);
        hf_say(w, ",");
        number_field(w, "to", link->to);
        hf_say(w, link->strong ? ",\"strong\":true," : ",\"strong\":false,");
        if (link->house != HF_NO_HOUSE) {
            number_field(w, "house", link->house);
            hf_say(w, ",");
        }
        number_field(w, "chain", link->chain);
        hf_say(w, "}");
    }
    hf_say(w, "]");
}

static void say_weight(hf_writer *w)
{
    if (!w->scene->level)
        return;
    hf_say(w, ",\"level\":\"");
    hf_say(w, w->scene->level);
    hf_say(w, "\",");
    number_field(w, "score", w->scene->score);
}

/* The lines as they are told, and what each says: the candidates that it makes true or false. */
static void tell_proof_line(const hf_inferences *proof, uint32_t leader)
{
    hf_writer *w = proof->w;
    const hf_inference *t = &w->step->inference[leader];
    hf_say(w, "{");
    number_field(w, "number", proof->line[leader]);
    hf_say(w, ",");
    number_field(w, "depth", t->depth);
    hf_say(w, ",");
    number_field(w, "branch", t->branch);
    hf_say(w, ",\"text\":\"");
    hf_inference_say(proof, leader);
    hf_say(w, "\",\"says\":[");
    for (uint32_t i = leader, told = 0; i < w->step->inferences; i++) {
        if (proof->line[i] != proof->line[leader])
            continue;
        hf_say(w, told++ ? ",{" : "{");
        number_field(w, "cell", w->step->inference[i].cell);
        hf_say(w, ",");
        number_field(w, "symbol", w->step->inference[i].symbol);
        hf_say(w, w->step->inference[i].holds ? ",\"holds\":true}" : ",\"holds\":false}");
    }
    hf_say(w, "]}");
}

static void tell_proof(hf_writer *w)
{
    hf_inferences proof;
    if (!hf_inferences_number(&proof, w))
        return;
    open_list(w, "proof");
    for (uint32_t i = 0, told = 0; i < w->step->inferences; i++) {
        if (!hf_inference_leads(&proof, i))
            continue;
        hf_say(w, told++ ? "," : "");
        tell_proof_line(&proof, i);
    }
    hf_say(w, "]");
}

void hf_say_json(hf_writer *w)
{
    const hf_step *step = w->step;
    w->escaped = true;
    hf_say(w, "{\"rule\":\"");
    hf_say(w, hf_rule_key(step->rule));
    hf_say(w, "\"");
    text_field(w, "title", hf_say_title);
    hf_say(w, ",\"code\":\"");
    hf_say(w, hf_rule_code(step->rule));
    hf_say(w, "\"");
    say_weight(w);
    if (step->rating) {
        hf_say(w, ",\"rating\":");
        hf_say_number(w, step->rating / 10u);
        hf_say(w, ".");
        hf_say_number(w, step->rating % 10u);
    }
    text_field(w, "line", hf_say_line);
    text_field(w, "paragraph", hf_say_paragraph);
    say_hints(w);
    say_symbols(w);
    say_candidates(w, "places", step->place, step->places);
    say_candidates(w, "eliminations", step->eliminate, step->eliminations);
    say_marks(w);
    say_links(w);
    if (step->depth) {
        hf_say(w, ",");
        number_field(w, "depth", step->depth);
    }
    if (step->inferences)
        tell_proof(w);
    hf_say(w, "}");
}
