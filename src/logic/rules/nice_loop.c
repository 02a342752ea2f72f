/* SPDX-License-Identifier: MIT
 *
 * nice_loop.c - chains of consequences that close, and chains whose ends are seen together.
 *
 * Everything that follows from a premise stands in its row of the table (see table.h). If something
 * about the premise's own cell follows, the chain is a loop:
 *
 *      discontinuous   c true  -> ... -> c false         c goes
 *                      c false -> ... -> c true          the other candidates of the cell go
 *                      c true  -> ... -> d true          c goes: both cannot be in the cell
 *                      c false -> ... -> d false         d goes
 *      continuous      c false -> ... -> d true          all along the loop exactly one end of each
 *                                                        link is true
 *
 * What a continuous loop strikes: loop_strikes.h.
 *
 *      AIC             c false -> ... -> c true elsewhere: one of the two is true, c leaves what
 *                      sees both; or d true in a cell that is seen: d leaves the first cell, and c
 *                      leaves the other
 *
 *          r1c1 =5= r1c7 -5- r3c8 =5= r7c8 -5- ...       =5= strong link, -5- weak link
 *
 * Chains with group nodes or almost locked sets are called grouped. No chain may run through a cell
 * twice. An AIC that strikes a single candidate is left to the loops, which find it from there.
 */
#include <string.h>

#include "base/assert.h"
#include "logic/follow.h"
#include "logic/rules/loop_strikes.h"
#include "logic/rules/rules.h"

#define EVEN_BITS UINT64_C(0x5555555555555555)

enum { CONTINUOUS, DISCONTINUOUS, AIC, GROUPED };

/* What is looked for. Only the best is wanted most of the time, which is one with the most
 * eliminations: so those with several are looked for first. A premise that holds never gives more
 * than one, and where several are found, single ones need not be looked for. */
typedef enum wish { ALL, SEVERAL, SINGLE } wish;

typedef struct search {
    hf_find *find;
    const hf_table *table;
    hf_follow follow; /* what follows at all, to skip what is not worth a row */
    hf_row row;
    hf_collect collect;
    uint16_t *chain; /* from the premise on */
    uint32_t count;
    wish wish;
    uint32_t best; /* the least cell + symbol of a single elimination found; none: UINT32_MAX */
} search;

typedef struct told {
    const hf_table *table;
    uint32_t count;
    uint16_t chain[];
} told;

static void tell(hf_find *find, hf_step *step, const hf_finding *finding)
{
    const told *what = finding->data;
    for (uint32_t i = 0; i < finding->count; i++)
        if (i == 0 || finding->result[i].symbol != finding->result[i - 1].symbol)
            hf_step_symbol(step, finding->result[i].symbol);
    hf_table_tell(step, find->view, what->table, what->chain, what->count, 0);
}

/* ---- chains ---------------------------------------------------------------------------------- */

/* Writes down the chain to a literal, from the premise on. */
static void trace(search *s, uint32_t to)
{
    s->count = hf_row_trace(&s->row, to, s->chain);
    for (uint32_t i = 0; i < s->count / 2; i++) {
        uint16_t other = s->chain[s->count - 1 - i];
        s->chain[s->count - 1 - i] = s->chain[i];
        s->chain[i] = other;
    }
}

/* Does the chain come back to a cell it has left? A loop may come back to its start. */
static bool crosses_itself(const search *s, bool loop)
{
    const hf_view *v = s->find->view;
    uint32_t start = hf_table_cell(s->table, s->chain[0]);
    hf_set left;
    set_clear(left, v->words);
    for (uint32_t i = 1; i < s->count; i++) {
        uint32_t before = hf_table_cell(s->table, s->chain[i - 1]);
        if (set_has(left, hf_table_cell(s->table, s->chain[i])))
            return true;
        if (before != start || !loop)
            hf_table_cells(s->table, v, s->chain[i - 1], left);
    }
    return false;
}

static bool is_grouped(const search *s)
{
    for (uint32_t i = 0; i < s->count; i++)
        if (!table_is_candidate(s->table, s->chain[i]))
            return true;
    return false;
}

/* Single eliminations are told in this order. */
static uint32_t single_weight(hf_candidate c)
{
    return (uint32_t)c.cell + c.symbol;
}

/* Need a result of so many eliminations not be looked at? A single one is named. */
static bool is_idle(const search *s, uint32_t count, uint32_t cell, uint32_t symbol)
{
    if (s->wish == SEVERAL)
        return count < 2;
    return s->wish == SINGLE && (count > 1 || cell + symbol > s->best);
}

/* Keeps the chain with the result that was collected. */
static void record(search *s, uint32_t kind)
{
    const hf_rule *rule = &hf_rule_nice_loops[kind + (is_grouped(s) ? GROUPED : 0)];
    if (s->wish == SEVERAL && s->collect.count < 2)
        hf_collect_drop(&s->collect);
    if (!hf_collect_keeps(&s->collect, rule, s->count))
        return;
    told *what = hf_find_take(s->find, sizeof *what + s->count * sizeof *what->chain);
    if (!what)
        return;
    what->table = s->table;
    what->count = s->count;
    memcpy(what->chain, s->chain, s->count * sizeof *what->chain);
    if (s->collect.count == 1 && single_weight(s->collect.result[0]) < s->best)
        s->best = single_weight(s->collect.result[0]);
    hf_collect_keep(&s->collect, rule, s->count, what);
}

/* ---- loops ----------------------------------------------------------------------------------- */

/* Does the loop leave its cell at once, and come back from outside? */
static bool is_loop(const search *s, const hf_loop *l)
{
    uint32_t start = loop_cell(l, 0);
    HF_ASSERT(l->count >= 3); /* what follows directly is not looked at */
    return loop_cell(l, 1) != start && loop_cell(l, l->count - 2) != start &&
           !crosses_itself(s, true);
}

static void try_loop(search *s, uint32_t end)
{
    const hf_view *v = s->find->view;
    uint32_t premise = s->row.lit[0], cell = hf_table_cell(s->table, premise);
    uint32_t c = hf_table_symbol(s->table, premise), d = hf_table_symbol(s->table, end);
    bool assumed = premise & 1, follows = end & 1;
    bool closed = c != d && !assumed && follows;
    bool others = c == d && follows; /* all but c leave the cell */
    uint32_t rest = v->cand[cell] & ~symbol_bit(c);
    HF_ASSERT(c == d || !assumed || follows); /* that d is false is direct */
    if (others && rest == 0)
        return;
    if (!closed && is_idle(s, others ? v->count[cell] - 1u : 1, cell,
                           others    ? lowest_symbol(rest)
                           : assumed ? c
                                     : d))
        return;
    trace(s, end);
    hf_loop loop = {v, s->table, s->chain, s->count, &s->collect};
    if (!is_loop(s, &loop))
        return;
    if (closed) {
        hf_loop_strike(&loop, end);
        record(s, CONTINUOUS);
        return;
    }
    if (others)
        hf_loop_strike_others(&loop, cell, c, c);
    else
        hf_collect_strike(&s->collect, cell, assumed ? c : d);
    record(s, DISCONTINUOUS);
}

/* ---- AIC ------------------------------------------------------------------------------------- */

/* Would an AIC between two candidates strike enough? */
static bool would_strike(const hf_view *v, hf_candidate a, hf_candidate b)
{
    if (a.symbol != b.symbol)
        return view_sees(v, a.cell, b.cell) && view_has(v, a.cell, b.symbol) &&
               view_has(v, b.cell, a.symbol);
    hf_set both;
    set_and(both, view_peers(v, a.cell), view_peers(v, b.cell), v->words);
    set_and(both, both, view_cells_with(v, a.symbol), v->words);
    return set_has_two(both, v->words);
}

/* Strikes what an AIC between two candidates strikes; false: not enough. */
static bool strike_ends(search *s, hf_candidate a, hf_candidate b)
{
    const hf_view *v = s->find->view;
    if (!would_strike(v, a, b))
        return false;
    if (a.symbol != b.symbol) {
        hf_collect_strike(&s->collect, a.cell, b.symbol);
        hf_collect_strike(&s->collect, b.cell, a.symbol);
        return true;
    }
    hf_set both;
    set_and(both, view_peers(v, a.cell), view_peers(v, b.cell), v->words);
    hf_collect_strike_set(&s->collect, both, a.symbol);
    return true;
}

static void try_aic(search *s, uint32_t end)
{
    const hf_table *t = s->table;
    if (!strike_ends(s, t->candidate[s->row.lit[0] / 2], t->candidate[end / 2]))
        return;
    trace(s, end);
    if (crosses_itself(s, false))
        hf_collect_drop(&s->collect);
    else
        record(s, AIC);
}

/* ---- all of them ----------------------------------------------------------------------------- */

static bool is_direct(const hf_table *t, uint32_t from, uint32_t to)
{
    for (uint32_t i = t->edge_at[from]; i < t->edge_at[from + 1]; i++)
        if (t->edge[i].to == to)
            return true;
    return false;
}

/* Can a premise lead to a loop or an AIC at all? From a true candidate, only if it leads to its own
 * being false, as it does by way of another of its cell being true: anything else about the cell is
 * direct. From a false one, only if something is true that does not follow directly, or another candidate of the
 * cell is false. */
static bool is_worth(const search *s, uint32_t premise)
{
    const hf_table *t = s->table;
    const hf_view *v = s->find->view;
    const uint64_t *row = s->follow.reach + (size_t)premise * s->follow.words;
    hf_candidate own = t->candidate[premise / 2];
    if (premise & 1)
        return !is_idle(s, 1, own.cell, own.symbol) && set_has(row, premise ^ 1);
    SYMBOL_EACH (e, v->cand[own.cell] & ~symbol_bit(own.symbol))
        if (!is_idle(s, 1, own.cell, e) &&
            set_has(row, literal(table_candidate(t, v, own.cell, e), false)))
            return true;
    for (uint32_t w = 0; w * 64 < 2 * t->candidates; w++)
        for (uint64_t on = row[w] & ~EVEN_BITS; on; on &= on - 1) {
            uint32_t lit = w * 64 + hf_lowest64(on);
            if (lit < 2 * t->candidates &&
                (t->candidate[lit / 2].cell == own.cell ||
                 (s->wish != SINGLE && would_strike(v, own, t->candidate[lit / 2]))) &&
                !is_direct(t, premise, lit))
                return true;
        }
    return false;
}

static void try_premise(search *s, uint32_t premise)
{
    const hf_table *t = s->table;
    uint32_t cell = hf_table_cell(t, premise);
    if (!is_worth(s, premise))
        return;
    hf_row_fill(t, premise, &s->row);
    for (uint32_t i = 1; i < s->row.count; i++) {
        uint32_t end = s->row.lit[i];
        if (!table_is_candidate(t, end) || s->row.far[end] <= 2)
            continue;
        if (t->candidate[end / 2].cell == cell)
            try_loop(s, end);
        else if (!(premise & 1) && (end & 1) && s->wish != SINGLE)
            try_aic(s, end);
    }
}

static void try_premises(search *s, bool hold)
{
    for (uint32_t n = 0; n < s->table->candidates; n++)
        try_premise(s, literal(n, hold));
}

/* Loops before AICs with an equal weight, as if they had been looked for first. */
static int order(const void *a, const void *b, const void *context)
{
    const hf_finding *x = a, *y = b;
    int first = hf_collect_by_weight(a, b, context);
    if (first)
        return first;
    return (x->rule->variant % GROUPED == AIC) - (y->rule->variant % GROUPED == AIC);
}

static void find_nice_loops(hf_find *find)
{
    search *s = hf_find_take(find, sizeof *s);
    bool grouped = find->wanted >> GROUPED;
    if (!s)
        return;
    s->find = find;
    s->table = hf_table_get(find, !grouped                   ? HF_TABLE_PLAIN
                                  : find->options->als_nodes ? HF_TABLE_SETS
                                                             : HF_TABLE_GROUPS);
    s->collect = hf_collect_begin(find, tell);
    if (!s->table || !hf_follow_begin(find, s->table, &s->follow))
        return;
    hf_row_take(find, s->table, &s->row);
    s->chain = hf_find_take(find, (s->table->literals + 1) * sizeof *s->chain);
    if (find->failed)
        return;
    s->best = UINT32_MAX;
    if (find->first_only) {
        s->wish = SEVERAL;
        try_premises(s, false);
        s->wish = SINGLE;
    }
    if (s->collect.findings == 0) {
        try_premises(s, true);
        try_premises(s, false);
    }
    hf_collect_emit(&s->collect, order);
}

#define NICE_LOOP(name_, key_, code_, brief_, variant_)                                            \
    {                                                                                              \
        .name = name_, .key = key_, .code = code_, .brief = brief_, .variant = variant_,           \
        .find = find_nice_loops                                                                    \
    }

const hf_rule hf_rule_nice_loops[6] = {
    NICE_LOOP("Continuous Nice Loop", "continuous-nice-loop", "0706", "cnl", CONTINUOUS),
    NICE_LOOP("Discontinuous Nice Loop", "discontinuous-nice-loop", "0707", "dnl", DISCONTINUOUS),
    NICE_LOOP("AIC", "aic", "0708", "aic", AIC),
    NICE_LOOP("Grouped Continuous Nice Loop", "grouped-continuous-nice-loop", "0709", "gcnl",
              GROUPED + CONTINUOUS),
    NICE_LOOP("Grouped Discontinuous Nice Loop", "grouped-discontinuous-nice-loop", "0710", "gdnl",
              GROUPED + DISCONTINUOUS),
    NICE_LOOP("Grouped AIC", "grouped-aic", "0711", "gaic", GROUPED + AIC)};
