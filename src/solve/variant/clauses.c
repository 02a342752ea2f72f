/* SPDX-License-Identifier: MIT
 *
 * clauses.c - a puzzle as clauses (learn.h).
 *
 * What the root decided is no variable any more: a literal of it is true or false for good, and clauses that
 * hold are not made. A walk goes from state to state along its cells; only states that can be met on a way from the
 * beginning to an end that is wanted are variables, of which exactly one is true before each cell.
 */
#include "solve/variant/learn.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "grid/shape_data.h"

/* Above all variables, in the clauses below. */
#define ALWAYS UINT32_MAX
#define NEVER  (UINT32_MAX - 1)

enum {
    MOST_STATES = 512,        /* of one walk before one cell */
    MOST_VARIABLES = 1 << 15, /* of all walks */
    MOST_IN_GROUP = 64,       /* what a word holds: larger ones would make the learner slower */
    WORK_OF_CLAUSE = 16
};

typedef struct clauses {
    hf_learning *l;
    hf_variant *v;
    const hf_rules *rules;
    bool counting; /* only variables are counted, and groups made */
    uint32_t vars; /* so far */
    bool stopped;
} clauses;

/* ---- literals ----------------------------------------------------------------------------------- */

/* The cell holds the symbol. */
static hf_lit holds(const clauses *k, uint32_t cell, uint32_t symbol)
{
    uint32_t var = k->l->choice[cell * k->v->size + symbol];
    uint32_t mask = k->v->root[cell];
    if (var != HF_NO_CHOICE)
        return hf_lit_true(var);
    return mask == 1u << symbol ? ALWAYS : NEVER;
}

static hf_lit not(hf_lit lit)
{
    return lit == ALWAYS ? NEVER : lit == NEVER ? ALWAYS : hf_lit_not(lit);
}

static bool may_hold(const clauses *k, uint32_t cell, uint32_t symbol)
{
    return k->v->root[cell] >> symbol & 1;
}

static void any_of(clauses *k, const hf_lit *lits, uint32_t count)
{
    hf_lit kept[MOST_STATES];
    uint32_t n = 0;
    if (k->counting || k->stopped)
        return;
    for (uint32_t i = 0; i < count; i++) {
        if (lits[i] == ALWAYS)
            return;
        if (lits[i] != NEVER)
            kept[n++] = lits[i];
    }
    hf_learner_clause(&k->l->learner, kept, n);
    k->stopped = hf_search_work(k->v->search, WORK_OF_CLAUSE);
}

static void either(clauses *k, hf_lit a, hf_lit b)
{
    any_of(k, (hf_lit[]){a, b}, 2);
}

/* ---- groups ------------------------------------------------------------------------------------- */

static void open_group(clauses *k)
{
    hf_learning *l = k->l;
    if (hf_variant_room(k->v, (void **)&l->group_start, &l->group_room, l->group_count + 2,
                        sizeof *l->group_start))
        l->group_start[l->group_count] = l->member_count;
}

static void join_group(clauses *k, uint32_t var)
{
    hf_learning *l = k->l;
    if (hf_variant_room(k->v, (void **)&l->member, &l->member_room, l->member_count + 1,
                        sizeof *l->member))
        l->member[l->member_count++] = var;
}

static void close_group(clauses *k)
{
    if (!k->v->failed)
        k->l->group_start[++k->l->group_count] = k->l->member_count;
}

/* The places of a symbol in a house, unless the root has settled one: then it has struck all others. */
static void group_places(clauses *k, const uint32_t *cells, uint32_t symbol)
{
    for (uint32_t i = 0; i < k->v->size; i++) {
        if (holds(k, cells[i], symbol) == ALWAYS)
            return;
    }
    open_group(k);
    for (uint32_t i = 0; i < k->v->size; i++) {
        if (may_hold(k, cells[i], symbol))
            join_group(k, hf_lit_node(holds(k, cells[i], symbol)));
    }
    close_group(k);
    HF_ASSERT(k->v->failed ||
              k->l->group_start[k->l->group_count] - k->l->group_start[k->l->group_count - 1] >
                  1); /* the root finds the last place of a symbol */
}

static void group_board(clauses *k)
{
    const hf_variant *v = k->v;
    for (uint32_t cell = 0; cell < v->cell_count; cell++) {
        if (hf_is_one(v->root[cell]))
            continue;
        open_group(k);
        for (uint32_t s = 0; s < v->size; s++) {
            if (may_hold(k, cell, s))
                join_group(k, hf_lit_node(holds(k, cell, s)));
        }
        close_group(k);
    }
    for (uint32_t h = 0; h < v->shape->houses; h++) {
        for (uint32_t s = 0; s < v->size; s++)
            group_places(k, hf_house_cells(v->shape, h), s);
    }
}

/* ---- relations of two cells --------------------------------------------------------------------- */

/* No two of the cells are the same; those of one house are told apart by groups. */
static bool tell_apart(clauses *k, uint32_t a, uint32_t b)
{
    uint64_t *word = &k->l->apart[a][b / 64], bit = UINT64_C(1) << b % 64;
    bool known = (*word & bit) != 0;
    *word |= bit;
    k->l->apart[b][a / 64] |= UINT64_C(1) << a % 64;
    return !known;
}

static void add_different(clauses *k, const uint32_t *cells, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        for (uint32_t j = 0; j < i; j++) {
            bool is_new = tell_apart(k, cells[i], cells[j]);
            for (uint32_t s = 0; is_new && s < k->v->size; s++)
                either(k, not(holds(k, cells[i], s)), not(holds(k, cells[j], s)));
        }
    }
}

/* (That a symbol needs one in the other cell that goes with it follows only after a guess. To say it as a clause made the
 * learner no faster.) */
static void add_pair(clauses *k, const hf_primitive *p)
{
    const uint32_t *cells = hf_primitive_cells(k->rules, p);
    const uint16_t *row = k->rules->relations[p->data].row;
    for (uint32_t a = 0; a < k->v->size; a++) {
        for (uint32_t b = 0; b < k->v->size; b++) {
            if ((row[a] >> b & 1) == 0)
                either(k, not(holds(k, cells[0], a)), not(holds(k, cells[1], b)));
        }
    }
}

static void add_element(clauses *k, const hf_primitive *p)
{
    const uint32_t *cells = hf_primitive_cells(k->rules, p);
    for (uint32_t s = 0; s < k->v->size; s++) {
        int32_t place = (int32_t)s + k->rules->first;
        bool is_there = place >= 1 && place < (int32_t)p->count;
        either(k, not(holds(k, cells[0], s)),
               is_there ? holds(k, cells[place], p->data - 1) : NEVER);
    }
}

/* ---- walks -------------------------------------------------------------------------------------- */

enum { NOWHERE = -1 };

/* Before and behind each cell one of `states` states; of a sum, the sum so far less `least`. */
typedef struct walk {
    const hf_primitive *p;
    const uint32_t *cells;
    const hf_automaton *automaton;
    int32_t least;
    uint32_t states, starts;
} walk;

static int32_t value_of(const clauses *k, const walk *w, uint32_t i, uint32_t symbol)
{
    return k->rules->numbers[w->p->data + i] * ((int32_t)symbol + k->rules->first);
}

/* From the least sum of the cells before to the greatest. */
static void measure_sum(const clauses *k, walk *w)
{
    int32_t low = 0, high = 0, least = 0, greatest = 0;
    for (uint32_t i = 0; i < w->p->count; i++) {
        int32_t a = value_of(k, w, i, 0), b = value_of(k, w, i, k->v->size - 1);
        low += a < b ? a : b;
        high += a < b ? b : a;
        least = low < least ? low : least;
        greatest = high > greatest ? high : greatest;
    }
    w->least = least;
    w->states = (uint32_t)(greatest - least) + 1;
}

static bool is_walk(const hf_primitive *p)
{
    return p->type == HF_PRIMITIVE_SUM || p->type == HF_PRIMITIVE_COUNT ||
           p->type == HF_PRIMITIVE_LINE;
}

static walk survey(const clauses *k, const hf_primitive *p)
{
    walk w = {
        .p = p, .cells = hf_primitive_cells(k->rules, p), .states = p->count + 1, .starts = 1};
    if (p->type == HF_PRIMITIVE_SUM) {
        measure_sum(k, &w);
    } else if (p->type == HF_PRIMITIVE_LINE) {
        w.automaton = &k->rules->automata[p->data];
        w.states = w.automaton->states;
        w.starts = w.automaton->starts;
    }
    return w;
}

/* The state that a symbol in the i-th cell leads to. */
static int32_t step(const clauses *k, const walk *w, uint32_t i, uint32_t state, uint32_t symbol)
{
    if (w->p->type == HF_PRIMITIVE_SUM)
        return (int32_t)state + value_of(k, w, i, symbol);
    if (w->p->type == HF_PRIMITIVE_COUNT)
        return (int32_t)(state + (w->p->data >> symbol & 1));
    uint16_t next = w->automaton->next[(size_t)state * k->v->size + symbol];
    return next == HF_AUTOMATON_DEAD ? NOWHERE : next;
}

static bool may_end(const clauses *k, const walk *w, uint32_t state)
{
    if (w->p->type == HF_PRIMITIVE_SUM)
        return (int32_t)state + w->least == k->rules->numbers[w->p->data + w->p->count];
    if (w->p->type == HF_PRIMITIVE_COUNT) {
        HF_ASSERT(state < 64); /* no kind counts more cells (puzzle/rules.c) */
        return (w->p->counts >> state & 1) != 0;
    }
    return w->automaton->accepts[state];
}

static bool may_begin(const walk *w, uint32_t state)
{
    return w->p->type == HF_PRIMITIVE_SUM ? (int32_t)state == -w->least : state < w->starts;
}

/* Which states are met on a way from a beginning to an end? 1 there, 0 elsewhere. False: no memory. */
static bool find_alive(clauses *k, const walk *w)
{
    hf_learning *l = k->l;
    const uint32_t n = w->p->count, states = w->states;
    size_t wanted = (size_t)(n + 1) * states;
    if (wanted > l->alive_room) {
        free(l->alive);
        l->alive = malloc(2 * wanted);
        l->alive_room = l->alive != NULL ? 2 * wanted : 0;
        k->v->failed |= l->alive == NULL;
    }
    if (l->alive == NULL)
        return false;
    memset(l->alive, 0, wanted);
    for (uint32_t s = 0; s < states; s++)
        l->alive[s] = may_begin(w, s);
    for (uint32_t i = 0; i < n; i++) {
        const uint8_t *here = l->alive + (size_t)i * states;
        uint8_t *there = l->alive + (size_t)(i + 1) * states;
        for (uint32_t state = 0; state < states; state++) {
            for (uint32_t s = 0; here[state] && s < k->v->size; s++) {
                int32_t next = may_hold(k, w->cells[i], s) ? step(k, w, i, state, s) : NOWHERE;
                if (next != NOWHERE)
                    there[next] = 1;
            }
        }
    }
    for (uint32_t s = 0; s < states; s++)
        l->alive[(size_t)n * states + s] &= may_end(k, w, s);
    for (uint32_t i = n; i-- > 0;) {
        uint8_t *here = l->alive + (size_t)i * states;
        const uint8_t *there = l->alive + (size_t)(i + 1) * states;
        for (uint32_t state = 0; state < states; state++) {
            bool leads = false;
            for (uint32_t s = 0; here[state] && !leads && s < k->v->size; s++) {
                int32_t next = may_hold(k, w->cells[i], s) ? step(k, w, i, state, s) : NOWHERE;
                leads = next != NOWHERE && there[next];
            }
            here[state] = leads;
        }
    }
    return true;
}

/* The literals of the states before the i-th cell; there is no choice at the end, nor at a beginning with one state. */
static void number_states(clauses *k, const walk *w, uint32_t i, hf_lit *lits)
{
    const uint8_t *alive = k->l->alive + (size_t)i * w->states;
    uint32_t count = 0;
    for (uint32_t s = 0; s < w->states; s++)
        count += alive[s];
    bool told = count < 2 || i == w->p->count;
    for (uint32_t s = 0; s < w->states; s++)
        lits[s] = !alive[s] ? NEVER : told ? ALWAYS : hf_lit_true(k->vars++);
    if (told || !k->counting)
        return;
    /* Several beginnings may do for one solution. */
    if (w->starts > 1 || count > MOST_IN_GROUP)
        return;
    open_group(k);
    for (uint32_t s = 0; s < w->states; s++) {
        if (alive[s])
            join_group(k, hf_lit_node(lits[s]));
    }
    close_group(k);
}

static void add_steps(clauses *k, const walk *w, uint32_t i, const hf_lit *here,
                      const hf_lit *there)
{
    for (uint32_t state = 0; state < w->states; state++) {
        for (uint32_t s = 0; here[state] != NEVER && s < k->v->size; s++) {
            int32_t next = step(k, w, i, state, s);
            if (may_hold(k, w->cells[i], s))
                any_of(k,
                       (hf_lit[]){not(here[state]), not(holds(k, w->cells[i], s)),
                                  next != NOWHERE ? there[next] : NEVER},
                       3);
        }
    }
}

static void add_walk(clauses *k, const hf_primitive *p)
{
    const walk w = survey(k, p);
    hf_lit here[MOST_STATES], there[MOST_STATES];
    HF_ASSERT(w.states <= MOST_STATES);
    if (!find_alive(k, &w))
        return;
    number_states(k, &w, 0, here);
    any_of(k, here, w.states);
    for (uint32_t i = 0; i < p->count; i++) {
        number_states(k, &w, i + 1, there);
        add_steps(k, &w, i, here, there);
        memcpy(here, there, w.states * sizeof *here);
    }
}

/* ---- all of it ---------------------------------------------------------------------------------- */

static void add_primitive(clauses *k, const hf_primitive *p)
{
    const uint32_t *cells = hf_primitive_cells(k->rules, p);
    switch (p->type) {
    case HF_PRIMITIVE_UNARY: /* the root has seen to it */
        break;
    case HF_PRIMITIVE_DIFFERENT:
        if (!k->counting)
            add_different(k, cells, p->count);
        break;
    case HF_PRIMITIVE_PAIR:
        add_pair(k, p);
        break;
    case HF_PRIMITIVE_ELEMENT:
        add_element(k, p);
        break;
    default:
        add_walk(k, p);
    }
}

static void add_rules(clauses *k)
{
    for (uint32_t i = 0; i < k->rules->primitive_count && !k->v->failed && !k->stopped; i++)
        add_primitive(k, &k->rules->primitives[i]);
}

/* Reasons of long sums are long, and clauses that know none of the sums that follow from them are of no use: the tree
 * search is ten times as fast. */
static bool is_too_long(const clauses *k, const hf_primitive *p)
{
    enum { MOST_ADDED = 2 };
    return p->type == HF_PRIMITIVE_RANK || (p->type == HF_PRIMITIVE_SUM && p->count > MOST_ADDED) ||
           (is_walk(p) && survey(k, p).states > MOST_STATES);
}

bool hf_learning_suits(hf_variant *v)
{
    clauses k = {.v = v, .rules = v->rules};
    uint64_t states = 0;
    if (v->rules == NULL)
        return false; /* houses alone are the business of other engines */
    for (uint32_t i = 0; i < v->rules->primitive_count; i++) {
        const hf_primitive *p = &v->rules->primitives[i];
        if (is_too_long(&k, p))
            return false;
        states += is_walk(p) ? (uint64_t)survey(&k, p).states * p->count : 0;
    }
    return states <= MOST_VARIABLES;
}

bool hf_learning_build(hf_learning *l, hf_variant *v)
{
    clauses k = {l, v, v->rules, true, l->choices, false};
    l->group_count = l->member_count = 0;
    memcpy(l->apart, v->shape_peers, v->cell_count * sizeof *l->apart);
    group_board(&k);
    add_rules(&k);
    if (v->failed)
        return false;
    hf_model_parts parts = {k.vars, l->group_count, l->group_start, l->member};
    if (hf_learner_compose(&l->learner, &parts, l->choices) != HF_OK) {
        v->failed = true;
        return false;
    }
    k.counting = false;
    k.vars = l->choices;
    add_rules(&k);
    HF_ASSERT(k.stopped || v->failed || k.vars == parts.vars);
    hf_learner_settle(&l->learner);
    v->failed |= l->learner.no_memory;
    if (v->failed || k.stopped)
        return false;
    hf_learner_start(&l->learner);
    return true;
}
