/* SPDX-License-Identifier: MIT
 *
 * loop_types.c - what a unique rectangle or loop concludes. If all its cells had only the two
 * digits, these could be exchanged around the loop: two solutions. So an extra candidate is true.
 *
 * Type 1: one cell has extras: it is neither of the two. Type 2: the extras are one digit: what
 * sees them all is not it. Type 3: the extras of two cells take part in a subset of a shared
 * region. Type 4: in a shared region one of the two digits has no place outside the two cells: so
 * the other one is in neither.
 */
#include "logic/se/loops.h"

static double base_rating(unsigned cells)
{
    return cells == 4 ? 4.5 : cells == 6 ? 4.6 : cells == 8 ? 4.7 : 5.0;
}

/* Keeps a conclusion that strikes something, if it is asked for and better than the one before. */
static void add(const se_loop *loop, const se_loop_hint *hint, se_loop_best *best)
{
    const uint16_t *cand = loop->position->field.cand;
    unsigned any = 0;
    for (unsigned c = 0; c < SE_CELLS; c++)
        any |= hint->strike[c] & cand[c];
    if (!any || !(best->kinds >> loop_kind(hint) & 1))
        return;
    if (best->found && (hint->rating > best->hint.rating ||
                        (hint->rating >= best->hint.rating && hint->type >= best->hint.type)))
        return;
    best->found = true;
    best->hint = *hint;
    for (unsigned c = 0; c < SE_CELLS; c++)
        best->hint.strike[c] &= cand[c];
}

static se_loop_hint begin(const se_loop *loop, unsigned type)
{
    return (se_loop_hint){.rating = base_rating(loop->cells),
                          .type = (uint8_t)type,
                          .region = SE_NOWHERE,
                          .set = loop->set,
                          .pair = (uint16_t)loop->pair};
}

static void type_2(const se_loop *loop, const uint8_t *extra, unsigned extras, unsigned digit,
                   se_loop_best *best)
{
    se_loop_hint hint = begin(loop, 2);
    se_cells seen = hf_se_seen[extra[0]];
    for (unsigned i = 1; i < extras; i++) {
        seen.low &= hf_se_seen[extra[i]].low;
        seen.high &= hf_se_seen[extra[i]].high;
    }
    while (!se_empty(&seen))
        hint.strike[se_take(&seen)] = (uint16_t)digit;
    add(loop, &hint, best);
}

/* ---- type 3 ---------------------------------------------------------------------------------- */

/* The two cells with extras, in a region they share. */
typedef struct se_roof {
    const se_loop *loop;
    unsigned extra; /* digits */
    unsigned both;  /* those that both cells have */
    unsigned region;
    unsigned first, second; /* spots, as masks */
} se_roof;

static void naked(const se_roof *roof, unsigned k, unsigned set, se_loop_best *best)
{
    const se_field *f = &roof->loop->position->field;
    unsigned in_set = roof->both, digits = roof->extra;
    BIT_EACH (s, set) {
        unsigned cand = f->cand[hf_se_cell[roof->region][s]];
        if (!se_is_many(cand))
            return;
        in_set |= cand;
        digits |= cand;
    }
    if (se_count(in_set) != k || se_count(digits) != k)
        return;
    se_loop_hint hint = begin(roof->loop, 3);
    hint.rating += 0.1 * (k - 1);
    hint.region = (uint8_t)roof->region;
    hint.digits = (uint16_t)digits;
    hint.spots = (uint16_t)set;
    BIT_EACH (s, SE_ALL & ~(set | roof->first | roof->second))
        hint.strike[hf_se_cell[roof->region][s]] = (uint16_t)digits;
    add(roof->loop, &hint, best);
}

static void hidden(const se_roof *roof, unsigned k, unsigned set, se_loop_best *best)
{
    const se_field *f = &roof->loop->position->field;
    unsigned digits = set | roof->loop->pair, spots = 0;
    BIT_EACH (d, digits) {
        unsigned has = f->spots[roof->region][d] & ~roof->second;
        if (!has)
            return;
        spots |= has;
    }
    if (se_count(spots) != k)
        return;
    se_loop_hint hint = begin(roof->loop, 3);
    spots &= ~(roof->first | roof->second);
    hint.form = 1;
    hint.rating += 0.1 * ((int)se_count(spots) - 1);
    hint.region = (uint8_t)roof->region;
    hint.digits = (uint16_t)digits;
    hint.spots = (uint16_t)spots;
    BIT_EACH (s, spots)
        hint.strike[hf_se_cell[roof->region][s]] = (uint16_t)(SE_ALL & ~digits);
    add(roof->loop, &hint, best);
}

static void type_3_in(const se_roof *roof, unsigned k, se_loop_best *best)
{
    unsigned empty = roof->loop->position->empty[roof->region];
    unsigned spots = SE_ALL & ~(roof->first | roof->second);
    unsigned digits = SE_ALL & ~(roof->loop->pair | roof->extra);
    if (2 * k <= empty)
        for (unsigned set = se_next_subset(0, spots); set; set = se_next_subset(set, spots))
            if (se_count(set) == k - 1)
                naked(roof, k, set, best);
    if (2 * k >= empty)
        return;
    unsigned set = 0;
    do {
        if (se_count(set) == k - 2)
            hidden(roof, k, set, best);
        set = se_next_subset(set, digits);
    } while (set);
}

static void type_3(const se_loop *loop, const uint8_t *extra, unsigned digits, se_loop_best *best)
{
    const uint16_t *cand = loop->position->field.cand;
    unsigned both = digits & cand[extra[0]] & cand[extra[1]];
    for (unsigned k = se_count(digits); k <= 7; k++)
        for (unsigned t = 0; t < SE_TYPES; t++) {
            unsigned region = hf_se_region[extra[0]][t];
            if (region != hf_se_region[extra[1]][t])
                continue;
            se_roof roof = {loop,
                            digits,
                            both,
                            region,
                            1u << hf_se_spot[extra[0]][t],
                            1u << hf_se_spot[extra[1]][t]};
            type_3_in(&roof, k, best);
        }
}

static void type_4(const se_loop *loop, const uint8_t *extra, se_loop_best *best)
{
    const se_field *f = &loop->position->field;
    se_loop_hint hint = begin(loop, 4);
    bool low = false, high = false;
    for (unsigned t = 0; t < SE_TYPES; t++) {
        unsigned region = hf_se_region[extra[0]][t];
        unsigned spots = 1u << hf_se_spot[extra[0]][t] | 1u << hf_se_spot[extra[1]][t];
        if (region != hf_se_region[extra[1]][t])
            continue;
        low |= !(f->spots[region][loop->low] & ~spots);
        high |= !(f->spots[region][loop->high] & ~spots);
    }
    if (!low && !high)
        return;
    hint.strike[extra[0]] = hint.strike[extra[1]] =
        (uint16_t)(1u << (low ? loop->high : loop->low));
    add(loop, &hint, best);
}

void hf_se_loop_conclude(const se_loop *loop, se_loop_best *best)
{
    const uint16_t *cand = loop->position->field.cand;
    uint8_t extra[SE_CELLS];
    unsigned extras = 0, digits = 0;
    for (unsigned i = 0; i < loop->cells; i++)
        if (!se_is_two(cand[loop->cell[i]])) {
            extra[extras++] = loop->cell[i];
            digits |= cand[loop->cell[i]] & ~loop->pair;
        }
    if (extras == 1) {
        se_loop_hint hint = begin(loop, 1);
        hint.strike[extra[0]] = (uint16_t)loop->pair;
        add(loop, &hint, best);
        return;
    }
    if (extras >= 3 || (extras == 2 && se_is_one(digits)))
        type_2(loop, extra, extras, digits, best);
    if (extras != 2)
        return;
    if (se_is_many(digits))
        type_3(loop, extra, digits, best);
    type_4(loop, extra, best);
}
