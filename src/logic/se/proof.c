/* SPDX-License-Identifier: MIT
 *
 * proof.c - a chain's proof as thoughts of a step: only what the conclusion rests on, in the order in
 * which it follows, and for every nested hint its own proof just before what it proves.
 *
 * Searches keep of a nested hint only what it strikes and a fingerprint. Its proof is found again
 * when it is told: the field in which it was found is known (all that had been switched off by
 * then), the same search is run there, and the hint with the same fingerprint is the one.
 */
#include <string.h>

#include "base/assert.h"
#include "logic/rule.h"
#include "logic/se/shorten.h"

enum { MOST_SHOWN = 64, MOST_NODES = 100, NOT_TOLD = 0xffff };

typedef struct se_proof {
    hf_se *se;
    hf_step *step;
    /* nested hints proved so far, the thoughts that say so, and the scopes in which they hold */
    int32_t nest[MOST_SHOWN];
    uint16_t at[MOST_SHOWN];
    uint32_t in[MOST_SHOWN];
    unsigned shown;
    uint32_t scopes;
} se_proof;

/* What is being told: a spread, or a chain, in a field that another spread left. */
typedef struct se_scope {
    const struct se_scope *outer;
    const se_field *start;
    const se_spread *spread;
    unsigned depth, branch;
    uint32_t number;                  /* no two are the same */
    uint16_t told[SE_POTENTIALS + 2]; /* thought of the spread -> thought of the step */
} se_scope;

/* ---- thoughts -------------------------------------------------------------------------------- */

static uint16_t house_of(unsigned cell, unsigned cause)
{
    if (cause < SE_CAUSE_BLOCK || cause > SE_CAUSE_COLUMN)
        return HF_NO_HOUSE;
    return (uint16_t)hf_se_house_of(hf_se_region[cell][cause - SE_CAUSE_BLOCK]);
}

static hf_inference thought_of(const se_scope *scope, unsigned what, unsigned cause)
{
    unsigned cell = what / 18;
    return (hf_inference){.cell = (uint16_t)cell,
                          .symbol = (uint16_t)(what / 2 % 9 + 1),
                          .holds = what & 1,
                          .ground = cause == SE_CAUSE_NONE ? HF_GROUND_SUPPOSED
                                    : what & 1             ? HF_GROUND_LAST
                                                           : HF_GROUND_SEEN,
                          .depth = (uint8_t)scope->depth,
                          .branch = (uint8_t)scope->branch,
                          .house = house_of(cell, cause),
                          .other = HF_NO_HOUSE};
}

/* A rule beyond links, from what the thought says of where it was found. */
static void say_rule(hf_inference *t, const se_field *now, unsigned cause, uint32_t where)
{
    unsigned region = where & 0xff, rest = where >> 8;
    t->house = (uint16_t)hf_se_house_of(region);
    if (cause == SE_CAUSE_LOCKING) {
        t->ground = HF_GROUND_LOCKED;
        t->other = (uint16_t)hf_se_house_of(rest & 0xff);
    } else if (cause == SE_CAUSE_HIDDEN) {
        t->ground = HF_GROUND_HIDDEN_PAIR;
        t->symbols = rest;
    } else if (cause == SE_CAUSE_NAKED) {
        t->ground = HF_GROUND_NAKED_PAIR;
        t->symbols = now->cand[hf_se_cell[region][hf_lowest32(rest)]];
    } else {
        t->ground = HF_GROUND_X_WING;
        t->other = (uint16_t)hf_se_house_of(rest & 0xff);
    }
}

static void refer(se_proof *p, unsigned thought)
{
    if (thought != NOT_TOLD)
        hf_step_refer(p->step, thought);
}

/* Inside a nested proof a cell or region may be down to its last because of what an assumption
 * around it has switched off. */
static void refer_outside(se_proof *p, const se_scope *scope, unsigned what, unsigned cause)
{
    unsigned cell = what / 18, d = what / 2 % 9;
    if (!(what & 1) || cause == SE_CAUSE_NONE)
        return;
    for (; scope->outer; scope = scope->outer) {
        const se_scope *outer = scope->outer;
        unsigned r = cause == SE_CAUSE_CELL ? 0 : hf_se_region[cell][cause - SE_CAUSE_BLOCK];
        unsigned gone = cause == SE_CAUSE_CELL
                            ? outer->start->cand[cell] & ~(unsigned)scope->start->cand[cell]
                            : outer->start->spots[r][d] & ~(unsigned)scope->start->spots[r][d];
        BIT_EACH (k, gone) {
            unsigned candidate =
                cause == SE_CAUSE_CELL ? se_candidate(cell, k) : se_candidate(hf_se_cell[r][k], d);
            int at = outer->spread->index[se_potential(candidate, false)];
            HF_ASSERT(at >= 0); /* field_before */
            refer(p, outer->told[at]);
        }
    }
}

/* ---- chains ---------------------------------------------------------------------------------- */

/* From its beginning to its conclusion; gives back the last thought. A cycle ends where it began,
 * and its list leaves the beginning out. */
static unsigned tell_chain(se_proof *p, const se_scope *scope, const se_chain *chain)
{
    unsigned last = NOT_TOLD;
    if (chain->cycle) {
        hf_inference t = thought_of(scope, chain->link[0].what, SE_CAUSE_NONE);
        last = hf_step_infer(p->step, &t);
    }
    for (unsigned i = chain->links; i-- > 0;) {
        const se_link *link = &chain->link[i];
        hf_inference t = thought_of(scope, link->what, link->cause);
        unsigned number = hf_step_infer(p->step, &t);
        refer(p, last);
        refer_outside(p, scope, link->what, link->cause);
        last = number;
    }
    return last;
}

/* ---- spreads --------------------------------------------------------------------------------- */

static unsigned tell_forcing(se_proof *p, const se_scope *outer, const se_field *start,
                             const se_forcing *f, unsigned depth, uint16_t *ends);

/* The field that a spread had come to when it knew so many thoughts. */
static se_field field_before(const se_scope *scope, unsigned before)
{
    se_field f = *scope->start;
    for (unsigned i = 0; i < before; i++) {
        unsigned what = scope->spread->thought[i].what;
        if (!(what & 1))
            se_strike(&f, what / 18, what / 2 % 9);
    }
    return f;
}

static const se_chain *find_chain(hf_se *se, const se_field *f, int32_t nest)
{
    se_gather g;
    if (!hf_se_chain_all(se, f))
        return NULL;
    for (uint32_t i = 0;; i++) {
        HF_ASSERT(i < se->chains[1].count); /* it was found so */
        hf_se_chain_gather(&se->chains[1].chain[i], &g);
        if (hf_se_nest_number(se, g.fingerprint, 0) == nest)
            return &se->chains[1].chain[i];
    }
}

static const se_forcing *find_forcing(hf_se *se, const se_field *f, unsigned kind, unsigned depth,
                                      int32_t nest)
{
    se_gather g;
    if (!hf_se_forcing_all(se, f, (se_list_kind)kind, depth))
        return NULL;
    for (uint32_t i = 0;; i++) {
        HF_ASSERT(i < se->forcings[depth].count); /* it was found so */
        hf_se_forcing_gather(se, &se->forcings[depth].forcing[i], &g);
        if (hf_se_nest_number(se, g.fingerprint, 0) == nest)
            return &se->forcings[depth].forcing[i];
    }
}

/* The proof of a nested hint; gives back how many ends it has. */
static unsigned tell_nested(se_proof *p, const se_scope *scope, const se_thought *t, uint16_t *ends)
{
    se_field field = field_before(scope, t->before);
    if (t->where == SE_LIST_CHAINS) {
        const se_chain *chain = find_chain(p->se, &field, t->nest);
        se_scope inner = {.outer = scope, .start = &field, .depth = scope->depth + 1};
        if (!chain)
            return 0;
        ends[0] = (uint16_t)tell_chain(p, &inner, chain);
        return 1;
    }
    const se_forcing *found = find_forcing(p->se, &field, t->where, scope->depth + 1, t->nest);
    if (!found)
        return 0;
    se_forcing forcing = *found; /* deeper searches use the same list */
    return tell_forcing(p, scope, &field, &forcing, scope->depth + 1, ends);
}

/* Has this nested hint been proved before, under the same assumptions? */
static unsigned shown_at(const se_proof *p, const se_scope *scope, int32_t nest)
{
    HF_ASSERT(scope->number > 0); /* a spread's; places that are not taken have 0 */
    for (unsigned i = 0; i < MOST_SHOWN; i++)
        if (p->nest[i] == nest && p->in[i] == scope->number)
            return p->at[i];
    return NOT_TOLD;
}

static unsigned tell_proved(se_proof *p, const se_scope *scope, const se_thought *t)
{
    uint16_t ends[9];
    unsigned shown = shown_at(p, scope, t->nest);
    unsigned count = shown == NOT_TOLD ? tell_nested(p, scope, t, ends) : 0;
    hf_inference told = thought_of(scope, t->what, SE_CAUSE_CHAIN);
    told.ground = HF_GROUND_PROVED;
    unsigned number = hf_step_infer(p->step, &told);
    for (unsigned i = 0; i < count; i++)
        hf_step_refer(p->step, ends[i]);
    refer(p, shown);
    if (shown == NOT_TOLD) { /* in the place of the one that was shown longest ago */
        unsigned at = p->shown++ % MOST_SHOWN;
        p->nest[at] = t->nest;
        p->in[at] = scope->number;
        p->at[at] = (uint16_t)number;
    }
    return number;
}

static void tell_thought(se_proof *p, se_scope *scope, unsigned i)
{
    const se_spread *s = scope->spread;
    const se_thought *t = &s->thought[i];
    if (t->cause == SE_CAUSE_CHAIN) {
        scope->told[i] = (uint16_t)tell_proved(p, scope, t);
        return;
    }
    bool assumed = t->reasons == t[1].reasons;
    hf_inference told = thought_of(scope, t->what, assumed ? SE_CAUSE_NONE : t->cause);
    if (t->cause >= SE_CAUSE_LOCKING) {
        se_field now = field_before(scope, t->before);
        say_rule(&told, &now, t->cause, t->where);
    }
    scope->told[i] = (uint16_t)hf_step_infer(p->step, &told);
    for (uint32_t r = t->reasons; r < t[1].reasons; r++)
        hf_step_refer(p->step, scope->told[s->reason[r]]);
    refer_outside(p, scope, t->what, assumed ? SE_CAUSE_NONE : t->cause);
}

/* All that these thoughts of one spread rest on, and they themselves. */
static void tell_spread(se_proof *p, se_scope *scope, unsigned first, unsigned second)
{
    const se_spread *s = scope->spread;
    uint64_t need[SE_POTENTIALS / 64 + 2] = {0};
    memset(scope->told, 0xff, sizeof scope->told);
    need[first / 64] |= UINT64_C(1) << (first % 64);
    need[second / 64] |= UINT64_C(1) << (second % 64);
    for (unsigned i = (first > second ? first : second) + 1; i-- > 0;)
        if (need[i / 64] >> (i % 64) & 1)
            for (uint32_t r = s->thought[i].reasons; r < s->thought[i + 1].reasons; r++)
                need[s->reason[r] / 64] |= UINT64_C(1) << (s->reason[r] % 64);
    for (unsigned i = 0; i <= (first > second ? first : second); i++)
        if (need[i / 64] >> (i % 64) & 1)
            tell_thought(p, scope, i);
}

/* Every branch; gives back how many ends there are. */
static unsigned tell_forcing(se_proof *p, const se_scope *outer, const se_field *start,
                             const se_forcing *f, unsigned depth, uint16_t *ends)
{
    bool one = f->form == SE_FORM_CONTRADICTION;
    for (unsigned i = 0; i < (one ? 1 : f->targets); i++) {
        const se_target *a = &f->target[i], *b = &f->target[one ? 1 : i];
        se_scope scope = {.outer = outer,
                          .start = start,
                          .spread = a->spread,
                          .depth = depth,
                          .branch = i,
                          .number = ++p->scopes};
        tell_spread(p, &scope, a->thought, b->thought);
        ends[i] = scope.told[a->thought];
        if (one)
            ends[1] = scope.told[b->thought];
    }
    return f->targets;
}

/* ---- pictures -------------------------------------------------------------------------------- */

static unsigned place_in(const uint16_t *list, unsigned wanted)
{
    unsigned i = 0;
    while (list[i] != wanted) /* it is there */
        i++;
    return i;
}

/* The outermost proof as nodes and links, unless it is too much for a picture. */
static void draw(hf_step *step)
{
    uint16_t outermost[MOST_NODES], node[MOST_NODES];
    unsigned count = 0;
    for (uint32_t i = 0; i < step->inferences; i++)
        count += step->inference[i].depth == 0;
    if (count > MOST_NODES)
        return;
    count = 0;
    for (uint32_t i = 0; i < step->inferences; i++) {
        const hf_inference *t = &step->inference[i];
        if (t->depth)
            continue;
        outermost[count] = (uint16_t)i;
        node[count] = (uint16_t)hf_step_node_cell(step, t->cell, t->symbol);
        for (unsigned k = 0; k < t->count; k++) {
            unsigned from = step->reference[t->first + k];
            if (step->inference[from].depth == 0)
                hf_step_link(step, t->holds, node[place_in(outermost, from)], node[count], t->house,
                             t->branch);
        }
        count++;
    }
}

static void mark_premise(hf_step *step, unsigned group, unsigned what)
{
    hf_step_mark(step, HF_ROLE_PREMISE, group, what / 18, what / 2 % 9 + 1);
    if (!(step->symbols >> (what / 2 % 9) & 1))
        hf_step_symbol(step, what / 2 % 9 + 1);
}

void hf_se_prove_chain(hf_se *se, const se_chain *chain, hf_step *step)
{
    se_proof proof = {.se = se, .step = step};
    se_scope scope = {.start = &se->position.field};
    tell_chain(&proof, &scope, chain);
    mark_premise(step, 0, chain->link[chain->cycle ? 0 : chain->links - 1].what);
    draw(step);
}

void hf_se_prove_forcing(hf_se *se, const se_forcing *found, hf_step *step)
{
    se_proof proof = {.se = se, .step = step};
    se_forcing f = *found;
    uint16_t ends[9];
    unsigned count = tell_forcing(&proof, NULL, &se->position.field, &f, 0, ends);
    hf_se_shorten(se, step, ends, count);
    for (unsigned i = 0; i < (f.form == SE_FORM_CONTRADICTION ? 1 : f.targets); i++)
        mark_premise(step, i, f.target[i].spread->thought[0].what);
    if (f.form == SE_FORM_REGION)
        hf_step_house(step, HF_ROLE_PREMISE, 0,
                      house_of(f.target[0].spread->thought[0].what / 18, f.begin));
    if (f.form == SE_FORM_CONTRADICTION) {
        unsigned what = f.target[0].spread->thought[f.target[0].thought].what;
        hf_step_mark(step, HF_ROLE_CONFLICT, 0, what / 18, what / 2 % 9 + 1);
    }
    draw(step);
}
