/* SPDX-License-Identifier: MIT
 *
 * inference.c - which inferences make a line, and the words of each.
 */
#include "explain/inference.h"

#include "base/assert.h"
#include "base/bits.h"
#include "explain/proof.h"

/* ---- numbering ------------------------------------------------------------------------------- */

static const hf_inference *at(const hf_writer *w, uint32_t i)
{
    return &w->step->inference[i];
}

/* What proves the same as an inference that is proved: the first that the same proof proves. */
static uint32_t proof_of(const hf_writer *w, uint32_t i)
{
    const hf_inference *t = at(w, i), *by = at(w, w->step->reference[t->first]);
    while (t->count == 1 && by->ground == HF_GROUND_PROVED && by->depth == t->depth) {
        i = w->step->reference[t->first];
        t = by;
        by = at(w, w->step->reference[t->first]);
    }
    return i;
}

/* Found by one use of a rule, one right after the other. */
static bool goes_together(const hf_writer *w, uint32_t i)
{
    const hf_inference *a, *b;
    if (i == 0)
        return false;
    a = at(w, i - 1);
    b = at(w, i);
    if (a->ground != b->ground || a->depth != b->depth)
        return false;
    if (b->ground == HF_GROUND_PROVED)
        return proof_of(w, i) == proof_of(w, i - 1);
    return b->ground >= HF_GROUND_LOCKED && a->house == b->house && a->other == b->other &&
           a->symbols == b->symbols && (b->ground != HF_GROUND_LOCKED || a->symbol == b->symbol);
}

bool hf_inferences_number(hf_inferences *proof, hf_writer *w)
{
    proof->w = w;
    proof->lines = 0;
    if (w->step->inferences > HF_INFERENCES_MOST)
        return false;
    for (uint32_t i = 0; i < w->step->inferences; i++) {
        const hf_inference *t = at(w, i);
        HF_ASSERT(t->ground == HF_GROUND_SUPPOSED || t->count > 0);
        if (t->ground == HF_GROUND_SEEN)
            proof->line[i] = proof->line[w->step->reference[t->first]];
        else if (goes_together(w, i))
            proof->line[i] = proof->line[i - 1];
        else
            proof->line[i] = (uint16_t)++proof->lines;
    }
    return true;
}

bool hf_inference_leads(const hf_inferences *proof, uint32_t i)
{
    return at(proof->w, i)->ground != HF_GROUND_SEEN && !goes_together(proof->w, i);
}

/* ---- references ------------------------------------------------------------------------------ */

static bool is_in(const uint16_t *list, uint32_t count, uint32_t number)
{
    for (uint32_t i = 0; i < count; i++)
        if (list[i] == number)
            return true;
    return false;
}

/* " (by 1, 2 and 5)": the lines that the first inference of a line rests on, ascending. */
static void say_references(const hf_inferences *proof, uint32_t inference)
{
    const hf_step *step = proof->w->step;
    const hf_inference *t = at(proof->w, inference);
    uint16_t list[48];
    uint32_t count = 0;
    for (uint32_t k = 0; k < t->count; k++) {
        uint16_t number = proof->line[step->reference[t->first + k]];
        uint32_t i = count;
        HF_ASSERT(number < proof->line[inference]);
        if (is_in(list, count, number) || HF_NEVER(count == 48)) /* two cells or places that seven
                                                                    others have left, at most */
            continue;
        for (; i > 0 && list[i - 1] > number; i--)
            list[i] = list[i - 1];
        list[i] = number;
        count++;
    }
    for (uint32_t i = 0; i < count; i++) {
        hf_say(proof->w, i == 0 ? " (by " : i + 1 < count ? ", " : " and ");
        hf_say_number(proof->w, list[i]);
    }
    hf_say(proof->w, ")");
}

/* ---- words ----------------------------------------------------------------------------------- */

static void say_candidate(hf_writer *w, const hf_inference *t)
{
    hf_say_cell(w, t->cell);
    hf_say(w, t->holds ? " is " : " is not ");
    hf_say_symbol(w, t->symbol);
}

static void say_last(const hf_inferences *proof, uint32_t i)
{
    hf_writer *w = proof->w;
    const hf_inference *t = at(w, i);
    say_candidate(w, t);
    if (t->house == HF_NO_HOUSE) {
        hf_say(w, ", its only candidate left");
    } else {
        hf_say(w, ", the only place left in ");
        hf_say_house_name(w, t->house);
    }
    say_references(proof, i);
}

/* What the inferences of one rule rule out: "r1c2 and r1c3 are not 5". */
static void say_ruled_out(const hf_inferences *proof, uint32_t first)
{
    hf_writer *w = proof->w;
    uint32_t end = first + 1;
    const char *between = "";
    while (end < w->step->inferences && goes_together(w, end))
        end++;
    for (uint32_t d = 1; d <= HF_LOGIC_MAX_SIZE; d++) {
        hf_list cells = {0};
        for (uint32_t i = first; i < end; i++)
            if (at(w, i)->symbol == d)
                hf_list_add(&cells, at(w, i)->cell);
        if (cells.count == 0)
            continue;
        hf_say(w, between);
        hf_say_cell_list(w, &cells, "and");
        hf_say(w, cells.count > 1 ? " are not " : " is not ");
        hf_say_symbol(w, d);
        between = ", ";
    }
}

static void say_locked(const hf_inferences *proof, uint32_t i)
{
    hf_writer *w = proof->w;
    hf_say(w, "In ");
    hf_say_house_name(w, at(w, i)->house);
    hf_say(w, ", ");
    hf_say_symbol(w, at(w, i)->symbol);
    hf_say(w, " is left only in ");
    hf_say_house_name(w, at(w, i)->other);
    say_references(proof, i);
}

static void say_pair(const hf_inferences *proof, uint32_t i)
{
    hf_writer *w = proof->w;
    bool hidden = at(w, i)->ground == HF_GROUND_HIDDEN_PAIR;
    hf_say(w, hidden ? "In " : "Two cells of ");
    hf_say_house_name(w, at(w, i)->house);
    hf_say(w, hidden ? ", " : " have only ");
    hf_say_symbol_list(w, at(w, i)->symbols, "and");
    hf_say(w, hidden ? " are left with the same two cells" : " left");
    say_references(proof, i);
}

static void say_x_wing(const hf_inferences *proof, uint32_t i)
{
    hf_writer *w = proof->w;
    hf_list houses = {0};
    hf_list_add(&houses, at(w, i)->house);
    hf_list_add(&houses, at(w, i)->other);
    hf_say_symbol(w, at(w, i)->symbol);
    hf_say(w, " forms an X-Wing in ");
    hf_say_house_list(w, &houses);
    say_references(proof, i);
}

/* Does the proof that ends here lead back to what it supposed, at its beginning? */
static bool closes_circle(const hf_writer *w, uint32_t end)
{
    uint32_t i = end;
    while (at(w, i)->ground != HF_GROUND_SUPPOSED || at(w, i)->depth != at(w, end)->depth)
        i--;
    return at(w, i)->cell == at(w, end)->cell && at(w, i)->symbol == at(w, end)->symbol &&
           at(w, i)->holds == at(w, end)->holds;
}

/* Is inference i what a proof inside the proof comes to, one that leads in a circle? */
static bool is_circle(const hf_writer *w, uint32_t i)
{
    return at(w, i)->ground == HF_GROUND_PROVED &&
           closes_circle(w, w->step->reference[at(w, proof_of(w, i))->first]);
}

/* The suppositions of the proof right before inference i, if there is one; gives back how many. */
static uint32_t gather_cases(const hf_writer *w, uint32_t i, hf_list *cells, uint32_t *symbols)
{
    uint32_t cases = 0, depth = at(w, i)->depth;
    cells->count = *symbols = 0;
    for (uint32_t k = i - 1; at(w, k)->depth > depth; k--) {
        if (at(w, k)->depth > depth + 1u || at(w, k)->ground != HF_GROUND_SUPPOSED)
            continue;
        hf_list_add(cells, at(w, k)->cell);
        *symbols |= UINT32_C(1) << (at(w, k)->symbol - 1);
        cases++;
    }
    hf_list_sort(cells);
    return cases;
}

/* ", whatever r4c6 is", ", wherever 2 goes in row 4": several cases lead to the same. */
static void say_cases(hf_writer *w, uint32_t i)
{
    hf_list cells;
    uint32_t symbols;
    if (gather_cases(w, i, &cells, &symbols) < 2)
        return;
    if (cells.count == 1 && hf_popcount32(symbols) == 1) {
        hf_say(w, " either way");
    } else if (cells.count == 1) {
        hf_say(w, ", whatever ");
        hf_say_cell(w, cells.at[0]);
        hf_say(w, " is");
    } else {
        hf_say(w, ", wherever ");
        hf_say_symbols(w, symbols, "");
        hf_say(w, " goes in ");
        hf_say_house_name(w, hf_gather_only_house(w, &cells, hf_lowest32(symbols) + 1));
    }
}

static void say_proved(const hf_inferences *proof, uint32_t i)
{
    if (is_circle(proof->w, i)) {
        hf_say(proof->w, "In this circle one of any two neighbours is true");
    } else {
        hf_say(proof->w, "So ");
        say_ruled_out(proof, i);
        say_cases(proof->w, i);
    }
    say_references(proof, i);
}

/* ---- a line ---------------------------------------------------------------------------------- */

/* Where a line clears a symbol: in cells that see its conclusion and in its own; by a pattern, what
 * the inferences of one use of it say. */
static void list_cleared(const void *of, uint32_t leader, uint32_t symbol, hf_list *cells)
{
    const hf_inferences *proof = of;
    const hf_writer *w = proof->w;
    uint8_t ground = at(w, leader)->ground;
    bool pattern =
        (ground >= HF_GROUND_LOCKED && ground != HF_GROUND_PROVED) || is_circle(w, leader);
    cells->count = 0;
    for (uint32_t i = pattern ? leader : leader + 1; i < w->step->inferences; i++) {
        const hf_inference *t = at(w, i);
        bool seen = t->ground == HF_GROUND_SEEN && w->step->reference[t->first] == leader;
        if (pattern && i > leader && !goes_together(w, i))
            break;
        if ((pattern || seen) && t->symbol == symbol)
            hf_list_add(cells, t->cell);
    }
}

/* " (case 2)", if the outermost proof has several. */
static void say_case(hf_writer *w, const hf_inference *t)
{
    if (t->depth > 0 || hf_gather_groups(w, HF_ROLE_PREMISE) < 2)
        return;
    hf_say(w, " (case ");
    hf_say_number(w, t->branch + 1u);
    hf_say(w, ")");
}

void hf_inference_say(const hf_inferences *proof, uint32_t i)
{
    switch (at(proof->w, i)->ground) {
    case HF_GROUND_SUPPOSED:
        hf_say(proof->w, "Suppose ");
        say_candidate(proof->w, at(proof->w, i));
        say_case(proof->w, at(proof->w, i));
        break;
    case HF_GROUND_LOCKED:
        say_locked(proof, i);
        break;
    case HF_GROUND_HIDDEN_PAIR:
    case HF_GROUND_NAKED_PAIR:
        say_pair(proof, i);
        break;
    case HF_GROUND_X_WING:
        say_x_wing(proof, i);
        break;
    case HF_GROUND_PROVED:
        say_proved(proof, i);
        break;
    default:
        say_last(proof, i);
        break;
    }
    hf_say(proof->w, ".");
    hf_proof_say_cleared(proof->w, list_cleared, proof, i);
}
