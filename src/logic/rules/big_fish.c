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
 * Searching all bases and covers is too slow, so the search starts from what is struck. Let x be a
 * place that a fish strikes. All places of a cover through x see x, and so do all fins: hence every
 * base place that does not see x must lie in the *other* covers. For each x and each choice of
 * these others (n - 1 of them, or n - 2 if x is a cannibal, which lies in two covers), only houses
 * whose places away from x are all in these covers can be base houses; few are. The bases found
 * this way are sorted, and their covers then gone through in order.
 *
 * Limits: symbols with more than 64 places and boards of more than 16 symbols are left alone.
 */
#include "logic/quiet.h"
#include "base/sort.h"
#include "logic/rules/rules.h"

enum {
    SMALLEST = 2,
    LARGEST = 7,
    MOST_PLACES = 64,
    MOST_HOUSES = 96,
    MOST_SYMBOLS = 16,
    MOST_BASES = 1024,
    MOST_KEPT = 64,
    MOST_THROUGH = 6
};
enum { FRANKEN = 0, FINNED_FRANKEN = 6, MUTANT = 12, FINNED_MUTANT = 18 };
/* Kinds of houses, as bits. */
enum { LINE = 1, COLUMN = 2, BOX = 4 };

typedef struct pool_house {
    uint64_t places; /* of the symbol, by number */
    uint16_t house;
    uint8_t kind;
} pool_house;

typedef struct fish {
    uint64_t fins; /* endo fins included */
    uint64_t hit;
    uint64_t cannibals;
    uint8_t cover[LARGEST];
} fish;

typedef struct search {
    hf_find *find;
    uint32_t symbol;
    uint32_t size;
    bool mutant;
    uint32_t places;
    uint32_t cell[MOST_PLACES];
    uint64_t peers[MOST_PLACES]; /* among the places */
    pool_house base_pool[MOST_HOUSES];
    uint32_t base_pool_size;
    pool_house cover_pool[MOST_HOUSES];
    uint32_t cover_pool_size;
    uint64_t through[MOST_PLACES][MOST_THROUGH]; /* the covers through a place; 0 ends them */

    /* bases found: the numbers of the houses in the pool, the first in the highest byte */
    uint64_t *bases;
    uint32_t base_count;

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
    s->places = 0;
    SET_EACH (cell, view_cells_with(v, s->symbol), v->words) {
        if (s->places == MOST_PLACES)
            return false;
        s->cell[s->places++] = cell;
    }
    for (uint32_t i = 0; i < s->places; i++) {
        s->peers[i] = 0;
        for (uint32_t j = 0; j < s->places; j++)
            if (view_sees(v, s->cell[i], s->cell[j]))
                s->peers[i] |= UINT64_C(1) << j;
    }
    return s->places > 0;
}

static uint64_t places_in(const search *s, uint32_t house)
{
    uint64_t mask = 0;
    for (uint32_t i = 0; i < s->places; i++)
        if (view_in_house(s->find->view, house, s->cell[i]))
            mask |= UINT64_C(1) << i;
    return mask;
}

/* Base from rows and boxes, cover from columns and boxes (or exchanged); mutants from all. */
static void fill_pools(search *s, bool by_row)
{
    const hf_view *v = s->find->view;
    uint8_t base_line = by_row ? LINE : COLUMN;
    s->base_pool_size = s->cover_pool_size = 0;
    for (uint32_t h = 0; h < v->houses; h++) {
        pool_house p = {places_in(s, h), (uint16_t)h, kind_of(v, h)};
        if (p.places == 0)
            continue;
        if (s->mutant || p.kind == BOX || p.kind == base_line)
            s->base_pool[s->base_pool_size++] = p;
        if (s->mutant || p.kind == BOX || p.kind != base_line)
            s->cover_pool[s->cover_pool_size++] = p;
    }
}

/* The covers through each place, at most MOST_THROUGH of them: rows, columns, boxes, two diagonals
 * and a window are six. */
static void fill_through(search *s)
{
    for (uint32_t i = 0; i < s->places; i++) {
        uint32_t n = 0;
        for (uint32_t k = 0; k < s->cover_pool_size && n < MOST_THROUGH; k++)
            if (s->cover_pool[k].places >> i & 1)
                s->through[i][n++] = s->cover_pool[k].places;
        if (n < MOST_THROUGH)
            s->through[i][n] = 0;
    }
}

/* ---- bases, from what they could strike ------------------------------------------------------ */

/* What is fixed while bases for one target are collected. */
typedef struct target {
    search *s;
    uint64_t away;    /* places that do not see x (nor are x) */
    uint64_t near;    /* x's peers */
    uint64_t self;    /* x */
    uint64_t covered; /* by the covers chosen */
    uint16_t cover[LARGEST];
    uint32_t covers;
    bool inside;               /* x is in the base */
    uint8_t able[MOST_HOUSES]; /* houses that can still become base houses */
    uint32_t ables;
} target;

static void note_base(search *s, const uint8_t *base)
{
    uint64_t code = 0;
    for (uint32_t i = 0; i < LARGEST; i++)
        code = code << 8 | (i < s->size ? base[i] : 0);
    for (uint32_t i = 0; i < s->base_count; i++)
        if (s->bases[i] == code)
            return;
    if (s->base_count < MOST_BASES)
        s->bases[s->base_count++] = code;
}

static bool is_cover(const target *t, uint32_t house)
{
    for (uint32_t i = 0; i < t->covers; i++)
        if (t->cover[i] == house)
            return true;
    return false;
}

/* Chooses base houses among the good ones. */
static void choose_base(target *t, const uint8_t *good, uint32_t goods, uint32_t from,
                        uint32_t count, uint8_t *base, uint64_t joined, uint64_t endo)
{
    search *s = t->s;
    if (count == s->size) {
        if (!t->inside || (joined & t->self))
            note_base(s, base);
        return;
    }
    for (uint32_t i = from; i + (s->size - count) <= goods; i++) {
        uint64_t places = s->base_pool[good[i]].places;
        uint64_t twice = endo | (joined & places);
        if ((twice & ~t->near) || hf_popcount64(twice) > s->find->options->max_endo_fins)
            continue;
        base[count] = good[i];
        choose_base(t, good, goods, i + 1, count + 1, base, joined | places, twice);
    }
}

static void collect_bases(target *t)
{
    search *s = t->s;
    uint8_t good[MOST_HOUSES], base[LARGEST];
    uint32_t goods = 0;
    for (uint32_t i = 0; i < t->ables; i++) {
        const pool_house *p = &s->base_pool[t->able[i]];
        if (!(p->places & t->away & ~t->covered) && !is_cover(t, p->house))
            good[goods++] = t->able[i];
    }
    if (goods >= s->size)
        choose_base(t, good, goods, 0, 0, base, 0, 0);
}

/* Is there one cover that holds all these places? Only those through the first place can. */
static bool one_cover_holds(const search *s, uint64_t places)
{
    const uint64_t *cover = s->through[hf_lowest64(places)];
    for (uint32_t i = 0; i < MOST_THROUGH && cover[i]; i++)
        if (!(places & ~cover[i]))
            return true;
    return false;
}

/* With one cover to go, keeps the houses that it can complete. False: too few are left. */
static bool narrow(target *t)
{
    const search *s = t->s;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < t->ables; i++) {
        uint64_t open = s->base_pool[t->able[i]].places & t->away & ~t->covered;
        if (open == 0 || one_cover_holds(s, open))
            t->able[kept++] = t->able[i];
    }
    t->ables = kept;
    return kept >= s->size;
}

static void choose_others(target *t, uint32_t from, uint32_t left);

/* Tries each cover in turn as the next one. */
static void try_covers(target *t, uint32_t from, uint32_t left)
{
    search *s = t->s;
    for (uint32_t i = from; i + left <= s->cover_pool_size; i++) {
        const pool_house *p = &s->cover_pool[i];
        uint64_t covered = t->covered;
        if (!(p->places & t->away & ~covered))
            continue; /* covers nothing new: a fish with fewer covers has it */
        t->covered |= p->places;
        t->cover[t->covers++] = p->house;
        choose_others(t, i + 1, left - 1);
        t->covers--;
        t->covered = covered;
    }
}

/* Chooses the covers that do not go through x. */
static void choose_others(target *t, uint32_t from, uint32_t left)
{
    if (left == 0) {
        collect_bases(t);
        return;
    }
    if (left > 1) {
        try_covers(t, from, left);
        return;
    }
    target last = *t;
    if (narrow(&last))
        try_covers(&last, from, 1);
}

/* Houses that may be in the base: without x, unless x may be a cannibal. */
static void find_able(target *t)
{
    t->ables = 0;
    for (uint32_t i = 0; i < t->s->base_pool_size; i++)
        if (t->inside || !(t->s->base_pool[i].places & t->self))
            t->able[t->ables++] = (uint8_t)i;
}

static int by_code(const void *a, const void *b, const void *context)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    (void)context;
    return x < y ? -1 : x > y;
}

static void find_bases(search *s)
{
    uint64_t all = hf_low_bits64(s->places);
    s->base_count = 0;
    for (uint32_t x = 0; x < s->places; x++) {
        uint64_t self = UINT64_C(1) << x;
        target t = {.s = s, .near = s->peers[x], .self = self};
        t.away = all & ~(s->peers[x] | self);
        find_able(&t);
        for (uint32_t left = 0; left < s->size; left++)
            choose_others(&t, 0, left);
        t.inside = true;
        find_able(&t);
        for (uint32_t left = 0; left + 1 < s->size; left++)
            choose_others(&t, 0, left);
    }
    hf_sort(s->bases, s->base_count, sizeof *s->bases, s->bases + MOST_BASES, by_code, NULL);
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
    for (uint32_t i = 0; i < s->size; i++)
        hf_step_house(step, HF_ROLE_COVER, group, s->cover_pool[f->cover[i]].house);
    mark_places(s, step, f->fins & ~s->endo, HF_ROLE_FIN, group);
    mark_places(s, step, f->cannibals & f->hit, HF_ROLE_CANNIBAL, group);
    strike_places(s, step, f->hit);
}

static const hf_rule *rule_for(const search *s, bool finned)
{
    int kind = s->mutant ? (finned ? FINNED_MUTANT : MUTANT) : (finned ? FINNED_FRANKEN : FRANKEN);
    return &hf_rule_big_fish[kind + (int)s->size - SMALLEST];
}

static hf_step *begin(const search *s, const fish *f)
{
    hf_step *step = hf_find_begin(s->find, rule_for(s, f->fins != 0));
    hf_step_symbol(step, s->symbol);
    for (uint32_t i = 0; i < s->size; i++)
        hf_step_house(step, HF_ROLE_BASE, 0, s->base_pool[s->base[i]].house);
    mark_places(s, step, s->base_places & ~f->fins, HF_ROLE_BASE, 0);
    mark_places(s, step, s->endo, HF_ROLE_ENDO_FIN, 0);
    tell_covers(s, step, f, 0);
    return step;
}

static bool report_pairs(const search *s)
{
    for (uint32_t i = 0; i < s->kept_count; i++)
        for (uint32_t j = i + 1; j < s->kept_count; j++) {
            const fish *f = &s->kept[i], *g = &s->kept[j];
            if (f->fins == g->fins || f->hit == g->hit || !(f->fins | g->fins))
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
    for (uint32_t i = 0; i < s->size; i++)
        c |= s->cover_pool[f->cover[i]].kind;
    bool basic = (b == LINE && c == COLUMN) || (b == COLUMN && c == LINE);
    bool franken = (!(b & COLUMN) && !(c & LINE)) || (!(b & LINE) && !(c & COLUMN));
    return s->mutant ? !franken : franken && !basic;
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
        seen &= s->peers[hf_lowest64(rest)];
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
    for (uint32_t i = 0; i < s->size; i++)
        if (s->base_pool[s->base[i]].house == house)
            return true;
    return false;
}

static bool choose_covers(search *s, uint32_t from, uint32_t count, uint64_t covered,
                          uint64_t twice)
{
    if (count == s->size)
        return look_at_covers(s, covered, twice);
    for (uint32_t i = from; i + (s->size - count) <= s->cover_pool_size; i++) {
        const pool_house *p = &s->cover_pool[i];
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
    for (uint32_t i = 0; i < s->size; i++) {
        s->base[i] = (uint8_t)(code >> (8 * (LARGEST - 1 - i)));
        const pool_house *p = &s->base_pool[s->base[i]];
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
    fill_through(s);
    find_bases(s);
    for (uint32_t i = 0; i < s->base_count; i++)
        if (!look_at_base(s, s->bases[i]))
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
    s->bases = hf_find_take_raw(s->find, 2 * MOST_BASES * sizeof *s->bases);
    if (s->bases && s->find->options->siamese)
        s->kept = hf_find_take(s->find, MOST_KEPT * sizeof *s->kept);
    return s->bases && (s->kept || !s->find->options->siamese);
}

static void find_big_fish(hf_find *find)
{
    search *s = hf_find_take(find, sizeof *s);
    if (!s || !view_is_square(find->view) || find->view->size > MOST_SYMBOLS ||
        find->view->houses > MOST_HOUSES)
        return;
    s->find = find;
    if (!prepare(s))
        return;
    for (int mutant = 0; mutant < 2; mutant++)
        for (s->size = SMALLEST; s->size <= LARGEST; s->size++) {
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
