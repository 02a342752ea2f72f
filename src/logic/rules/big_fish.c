/* SPDX-License-Identifier: MIT
 *
 * big_fish.c - fish whose base and cover sets are not only lines (see fish.c for the plain ones).
 *
 *      base: n houses, each of which holds the symbol once; cover: n other houses.
 *      If the covers hold all base places, each cover gets its symbol from the base.
 *
 *      Franken: rows and boxes by columns and boxes (or with rows and columns exchanged)
 *      Mutant:  anything else
 *
 *      c1 b9 \ r7 r9, say:       base places in no cover are fins; places in two base houses
 *        . . .   . . .           are endo fins; either a fin is true or the fish holds, so what
 *        o . .   o o .           is in a cover (not in the base) and sees all fins goes, and so
 *        - - -   o o o           does a place in two covers (a cannibal)
 *
 * Which houses can be bases at all is found out by big_fish_bases.c; the covers of each base are then
 * gone through in order.
 *
 * Limits: symbols with more than 64 places and boards of more than 16 symbols are left alone.
 */
#include "base/assert.h"
#include "logic/quiet.h"
#include "logic/rules/big_fish_bases.h"
#include "logic/rules/rules.h"

enum { SMALLEST = 2, LARGEST = HF_BIG_LARGEST, MOST_SYMBOLS = 16, MOST_KEPT = 64 };
enum { FRANKEN = 0, FINNED_FRANKEN = 6, MUTANT = 12, FINNED_MUTANT = 18 };
/* Kinds of houses, as bits. */
enum { LINE = 1, COLUMN = 2, BOX = 4 };

typedef struct fish {
    uint64_t fins; /* endo fins included */
    uint64_t hit;
    uint64_t cannibals;
    uint8_t cover[LARGEST];
} fish;

typedef struct search {
    hf_find *find;
    uint32_t symbol;
    bool mutant;
    uint32_t cell[HF_BIG_PLACES]; /* of each place */
    hf_big_pool pool;

    /* the base at hand */
    uint8_t base[LARGEST];
    uint64_t base_places;
    uint64_t endo;
    uint32_t base_kinds;
    fish now;
    uint32_t seen; /* variants met for this symbol, wanted or not */
    fish *kept;
    uint32_t kept_count;
} search;

/* ---- the symbol's places and houses ---------------------------------------------------------- */

static uint8_t kind_of(const hf_view *v, uint32_t house)
{
    if (v->kind[house] == HF_HOUSE_ROW)
        return LINE;
    return v->kind[house] == HF_HOUSE_COLUMN ? COLUMN : BOX;
}

static bool number_places(search *s)
{
    const hf_view *v = s->find->view;
    s->pool.places = 0;
    SET_EACH (cell, view_cells_with(v, s->symbol), v->words) {
        if (s->pool.places == HF_BIG_PLACES)
            return false;
        s->cell[s->pool.places++] = cell;
    }
    for (uint32_t i = 0; i < s->pool.places; i++) {
        s->pool.peers[i] = 0;
        for (uint32_t j = 0; j < s->pool.places; j++)
            if (view_sees(v, s->cell[i], s->cell[j]))
                s->pool.peers[i] |= UINT64_C(1) << j;
    }
    return s->pool.places > 0;
}

static uint64_t places_in(const search *s, uint32_t house)
{
    uint64_t mask = 0;
    for (uint32_t i = 0; i < s->pool.places; i++)
        if (view_in_house(s->find->view, house, s->cell[i]))
            mask |= UINT64_C(1) << i;
    return mask;
}

/* Base from rows and boxes, cover from columns and boxes (or exchanged); mutants from all. */
static void fill_pools(search *s, bool by_row)
{
    const hf_view *v = s->find->view;
    uint8_t base_line = by_row ? LINE : COLUMN;
    s->pool.bases = s->pool.covers = 0;
    for (uint32_t h = 0; h < v->houses; h++) {
        hf_pool_house p = {places_in(s, h), (uint16_t)h, kind_of(v, h)};
        if (p.places == 0)
            continue;
        if (s->mutant || p.kind == BOX || p.kind == base_line)
            s->pool.base[s->pool.bases++] = p;
        if (s->mutant || p.kind == BOX || p.kind != base_line)
            s->pool.cover[s->pool.covers++] = p;
    }
}

/* ---- telling --------------------------------------------------------------------------------- */

static void mark_places(const search *s, hf_step *step, uint64_t places, hf_role role,
                        uint32_t group)
{
    for (; places; places &= places - 1)
        hf_step_mark(step, role, group, s->cell[hf_lowest64(places)], s->symbol);
}

static void strike_places(const search *s, hf_step *step, uint64_t places)
{
    for (; places; places &= places - 1)
        hf_step_strike(step, s->cell[hf_lowest64(places)], s->symbol);
}

static void tell_covers(const search *s, hf_step *step, const fish *f, uint32_t group)
{
    for (uint32_t i = 0; i < s->pool.size; i++)
        hf_step_house(step, HF_ROLE_COVER, group, s->pool.cover[f->cover[i]].house);
    mark_places(s, step, f->fins & ~s->endo, HF_ROLE_FIN, group);
    mark_places(s, step, f->cannibals & f->hit, HF_ROLE_CANNIBAL, group);
    strike_places(s, step, f->hit);
}

static const hf_rule *rule_for(const search *s, bool finned)
{
    int kind = s->mutant ? (finned ? FINNED_MUTANT : MUTANT) : (finned ? FINNED_FRANKEN : FRANKEN);
    return &hf_rule_big_fish[kind + (int)s->pool.size - SMALLEST];
}

static hf_step *begin(const search *s, const fish *f)
{
    hf_step *step = hf_find_begin(s->find, rule_for(s, f->fins != 0));
    hf_step_symbol(step, s->symbol);
    for (uint32_t i = 0; i < s->pool.size; i++)
        hf_step_house(step, HF_ROLE_BASE, 0, s->pool.base[s->base[i]].house);
    mark_places(s, step, s->base_places & ~f->fins, HF_ROLE_BASE, 0);
    mark_places(s, step, s->endo, HF_ROLE_ENDO_FIN, 0);
    tell_covers(s, step, f, 0);
    return step;
}

/* One of two that differ in their fins has some: a step of the finned rule, if that is asked for. */
static bool report_pairs(const search *s)
{
    uint32_t count = find_wants(s->find, rule_for(s, true)) ? s->kept_count : 0;
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = i + 1; j < count; j++) {
            const fish *f = &s->kept[i], *g = &s->kept[j];
            if (f->fins == g->fins || f->hit == g->hit)
                continue;
            hf_step *step = begin(s, f->fins ? f : g);
            step->merged = true;
            tell_covers(s, step, f->fins ? g : f, 1);
            if (!hf_find_emit(s->find))
                return false;
        }
    return true;
}

/* ---- covers of a base ------------------------------------------------------------------------ */

/* Is it really of the kind that is looked for? Plain fish and Franken fish are no mutants. */
static bool right_kind(const search *s, const fish *f)
{
    uint32_t b = s->base_kinds, c = 0;
    for (uint32_t i = 0; i < s->pool.size; i++)
        c |= s->pool.cover[f->cover[i]].kind;
    bool basic = (b == LINE && c == COLUMN) || (b == COLUMN && c == LINE);
    bool franken = (!(b & COLUMN) && !(c & LINE)) || (!(b & LINE) && !(c & COLUMN));
    HF_ASSERT(s->mutant || franken); /* fill_pools */
    return s->mutant ? !franken : !basic;
}

static bool look_at_covers(search *s, uint64_t covered, uint64_t twice)
{
    fish *f = &s->now;
    uint64_t seen = ~UINT64_C(0);
    f->fins = (s->base_places & ~covered) | s->endo;
    const hf_rule *rule = rule_for(s, f->fins != 0);
    bool wanted = find_wants(s->find, rule);
    if (hf_popcount64(f->fins) > s->find->options->max_fins ||
        !(s->kept || wanted || !(s->seen >> rule->variant & 1)))
        return true;
    for (uint64_t rest = f->fins; rest && seen; rest &= rest - 1)
        seen &= s->pool.peers[hf_lowest64(rest)];
    f->cannibals = twice & s->base_places;
    f->hit = ((covered & ~s->base_places) | twice) & seen;
    if (f->hit == 0 || !right_kind(s, f))
        return true;
    s->seen |= UINT32_C(1) << rule->variant;
    if (s->kept && s->kept_count < MOST_KEPT)
        s->kept[s->kept_count++] = *f;
    if (!wanted)
        return true;
    begin(s, f);
    return hf_find_emit(s->find);
}

static bool is_base(const search *s, uint32_t house)
{
    for (uint32_t i = 0; i < s->pool.size; i++)
        if (s->pool.base[s->base[i]].house == house)
            return true;
    return false;
}

static bool choose_covers(search *s, uint32_t from, uint32_t count, uint64_t covered,
                          uint64_t twice)
{
    if (count == s->pool.size)
        return look_at_covers(s, covered, twice);
    for (uint32_t i = from; i + (s->pool.size - count) <= s->pool.covers; i++) {
        const hf_pool_house *p = &s->pool.cover[i];
        if (!(p->places & s->base_places) || is_base(s, p->house))
            continue;
        s->now.cover[count] = (uint8_t)i;
        if (!choose_covers(s, i + 1, count + 1, covered | p->places, twice | (covered & p->places)))
            return false;
    }
    return true;
}

static bool look_at_base(search *s, uint64_t code)
{
    s->base_places = s->endo = 0;
    s->base_kinds = 0;
    s->kept_count = 0;
    for (uint32_t i = 0; i < s->pool.size; i++) {
        s->base[i] = (uint8_t)(code >> (8 * (LARGEST - 1 - i)));
        const hf_pool_house *p = &s->pool.base[s->base[i]];
        s->endo |= s->base_places & p->places;
        s->base_places |= p->places;
        s->base_kinds |= p->kind;
    }
    return choose_covers(s, 0, 0, 0, 0) && report_pairs(s);
}

/* ---- the search ------------------------------------------------------------------------------ */

static bool search_symbol(search *s, bool by_row)
{
    fill_pools(s, by_row);
    if (!hf_big_pool_bases(&s->pool))
        return false;
    for (uint32_t i = 0; i < s->pool.found; i++)
        if (!hf_find_goes_on(s->find) || !look_at_base(s, s->pool.code[i]))
            return false;
    return true;
}

static uint32_t kinds(const search *s)
{
    return UINT32_C(1) << rule_for(s, false)->variant | UINT32_C(1) << rule_for(s, true)->variant;
}

/* The variants in a mask for which the symbol is quiet. */
static uint32_t quiet_variants(const search *s, uint32_t mask)
{
    uint32_t quiet = 0;
    SPOT_EACH (variant, mask)
        if (quiet_symbol(s->find, HF_QUIET_BIG_FISH + variant, s->symbol))
            quiet |= UINT32_C(1) << variant;
    return quiet;
}

/* All fish of one size; what was not met is noted as in fish.c. */
static bool search_size(search *s)
{
    hf_find *find = s->find;
    uint32_t looked_for = kinds(s), met = 0;
    for (s->symbol = 1; s->symbol <= find->view->size; s->symbol++) {
        uint32_t quiet = quiet_variants(s, looked_for);
        if ((find->wanted & looked_for & ~quiet) == 0) {
            met |= looked_for & ~quiet; /* nobody has looked */
            continue;
        }
        s->seen = 0;
        if (number_places(s) &&
            (!search_symbol(s, true) || (!s->mutant && !search_symbol(s, false))))
            return false;
        met |= s->seen;
        SPOT_EACH (variant, looked_for & ~s->seen)
            note_quiet_symbol(find, HF_QUIET_BIG_FISH + variant, s->symbol);
    }
    find->absent[HF_ABSENT_BIG_FISH] |= looked_for & ~met;
    return true;
}

static bool prepare(search *s)
{
    s->pool.code = hf_find_take_raw(s->find, 2 * HF_BIG_BASES * sizeof *s->pool.code);
    if (s->find->options->siamese)
        s->kept = hf_find_take(s->find, MOST_KEPT * sizeof *s->kept);
    return !s->find->failed;
}

static void find_big_fish(hf_find *find)
{
    search *s = hf_find_take(find, sizeof *s);
    if (!s || !view_is_square(find->view) || find->view->size > MOST_SYMBOLS ||
        find->view->houses > HF_BIG_HOUSES)
        return;
    s->find = s->pool.find = find;
    s->pool.max_endo_fins = find->options->max_endo_fins;
    if (!prepare(s))
        return;
    for (int mutant = 0; mutant < 2; mutant++)
        for (s->pool.size = SMALLEST; s->pool.size <= LARGEST; s->pool.size++) {
            s->mutant = mutant != 0;
            if ((find->wanted & ~find->absent[HF_ABSENT_BIG_FISH] & kinds(s)) && !search_size(s))
                return;
        }
}

#define BIG(name_, key_, code_, brief_, size_, variant_)                                           \
    {                                                                                              \
        .name = name_, .key = key_, .code = code_, .brief = brief_, .size = size_,                 \
        .variant = variant_, .find = find_big_fish                                                 \
    }

const hf_rule hf_rule_big_fish[24] = {
    BIG("Franken X-Wing", "franken-x-wing", "0330", "ff2", 2, 0),
    BIG("Franken Swordfish", "franken-swordfish", "0331", "ff3", 3, 1),
    BIG("Franken Jellyfish", "franken-jellyfish", "0332", "ff4", 4, 2),
    BIG("Franken Squirmbag", "franken-squirmbag", "0333", "ff5", 5, 3),
    BIG("Franken Whale", "franken-whale", "0334", "ff6", 6, 4),
    BIG("Franken Leviathan", "franken-leviathan", "0335", "ff7", 7, 5),
    BIG("Finned Franken X-Wing", "finned-franken-x-wing", "0340", "fff2", 2, 6),
    BIG("Finned Franken Swordfish", "finned-franken-swordfish", "0341", "fff3", 3, 7),
    BIG("Finned Franken Jellyfish", "finned-franken-jellyfish", "0342", "fff4", 4, 8),
    BIG("Finned Franken Squirmbag", "finned-franken-squirmbag", "0343", "fff5", 5, 9),
    BIG("Finned Franken Whale", "finned-franken-whale", "0344", "fff6", 6, 10),
    BIG("Finned Franken Leviathan", "finned-franken-leviathan", "0345", "fff7", 7, 11),
    BIG("Mutant X-Wing", "mutant-x-wing", "0350", "mf2", 2, 12),
    BIG("Mutant Swordfish", "mutant-swordfish", "0351", "mf3", 3, 13),
    BIG("Mutant Jellyfish", "mutant-jellyfish", "0352", "mf4", 4, 14),
    BIG("Mutant Squirmbag", "mutant-squirmbag", "0353", "mf5", 5, 15),
    BIG("Mutant Whale", "mutant-whale", "0354", "mf6", 6, 16),
    BIG("Mutant Leviathan", "mutant-leviathan", "0355", "mf7", 7, 17),
    BIG("Finned Mutant X-Wing", "finned-mutant-x-wing", "0360", "fmf2", 2, 18),
    BIG("Finned Mutant Swordfish", "finned-mutant-swordfish", "0361", "fmf3", 3, 19),
    BIG("Finned Mutant Jellyfish", "finned-mutant-jellyfish", "0362", "fmf4", 4, 20),
    BIG("Finned Mutant Squirmbag", "finned-mutant-squirmbag", "0363", "fmf5", 5, 21),
    BIG("Finned Mutant Whale", "finned-mutant-whale", "0364", "fmf6", 6, 22),
    BIG("Finned Mutant Leviathan", "finned-mutant-leviathan", "0365", "fmf7", 7, 23)};
