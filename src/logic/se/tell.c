/* SPDX-License-Identifier: MIT
 *
 * tell.c - patterns as steps: roles and houses in the words of logic.h, for the same pictures and
 * sentences as all other rules. Chains add their proof (proof.c).
 */
#include "logic/se/tell.h"

#include "logic/rule.h"
#include "logic/rules/rules.h"

static hf_role role_of(unsigned role)
{
    static const hf_role roles[] = {
        [SE_ROLE_PATTERN] = HF_ROLE_PATTERN, [SE_ROLE_BASE] = HF_ROLE_BASE,
        [SE_ROLE_COVER] = HF_ROLE_COVER,     [SE_ROLE_PIVOT] = HF_ROLE_PIVOT,
        [SE_ROLE_WING] = HF_ROLE_PINCER,     [SE_ROLE_CORNER] = HF_ROLE_CORNER,
        [SE_ROLE_EXTRA] = HF_ROLE_EXTRA,     [SE_ROLE_SUPPORT] = HF_ROLE_SUPPORT,
        [SE_ROLE_TARGET] = HF_ROLE_PATTERN,  [SE_ROLE_EXCLUDER] = HF_ROLE_SUPPORT,
    };
    return roles[role];
}

/* BUG + 1 is told with the candidate that stays, and its houses. */
static void tell_bug_1(const se_hint *hint, hf_step *step)
{
    unsigned cell = hint->mark[0].cell;
    hf_step_symbols(step, hint->mark[0].digits);
    hf_step_mark_mask(step, HF_ROLE_PATTERN, 0, cell, hint->mark[0].digits);
    for (unsigned t = 0; t < SE_TYPES; t++)
        hf_step_house(step, HF_ROLE_PATTERN, 0, hf_se_house_of(hf_se_region[cell][t]));
}

static void tell_marks(const se_hint *hint, hf_step *step)
{
    unsigned wings = 0;
    for (unsigned i = 0; i < hint->marks; i++) {
        const se_mark *m = &hint->mark[i];
        hf_step_mark_mask(step, role_of(m->role), m->role == SE_ROLE_WING ? wings++ : 0, m->cell,
                          m->digits);
    }
    for (unsigned i = 0; i < hint->houses; i++) {
        hf_role role = role_of(hint->house[i].role);
        if (step->rule == &hf_rule_uniqueness[2])
            role = HF_ROLE_SUPPORT; /* the house of the subset */
        hf_step_house(step, role, 0, hf_se_house_of(hint->house[i].region));
    }
}

/* The digits that the pattern is about. */
static unsigned digits_of(const se_hint *hint)
{
    unsigned digits = 0;
    bool unique = hint->kind >= SE_UNIQUE_1 && hint->kind <= SE_UNIQUE_4;
    for (unsigned i = 0; i < hint->marks; i++)
        if (!unique || hint->mark[i].role == SE_ROLE_CORNER)
            digits |= hint->mark[i].digits;
    return digits;
}

static void tell_symbols(const se_hint *hint, hf_step *step)
{
    unsigned wings = 0, pivot = 0, digits = digits_of(hint);
    for (unsigned i = 0; i < hint->marks; i++) {
        if (hint->mark[i].role == SE_ROLE_PIVOT)
            pivot = hint->mark[i].digits;
        if (hint->mark[i].role == SE_ROLE_WING)
            wings = wings ? wings & hint->mark[i].digits : hint->mark[i].digits;
    }
    hf_step_symbols(step, pivot ? pivot : digits);
    if (pivot && (wings & ~pivot))
        hf_step_symbol(step, hf_lowest32(wings) + 1);
}

/* Symbol by symbol, as steps are told everywhere. A chain that ends in a placement strikes the cell's
 * other candidates besides, as the original counts it. */
static void tell_result(const se_hint *hint, hf_step *step)
{
    for (unsigned d = 0; d < 9; d++)
        for (unsigned c = 0; c < SE_CELLS; c++)
            if (hint->strike[c] >> d & 1)
                hf_step_strike(step, c, d + 1);
    if (hint->cell != SE_NOWHERE)
        hf_step_place(step, hint->cell, hint->digit + 1u);
}

/* As the original prints it: a tenth that is short by rounding counts. */
static unsigned tenths(double rating)
{
    return (unsigned)((rating + 0.05) * 10);
}

void hf_se_tell(hf_se *se, const se_hint *hint, hf_step *step)
{
    step->rating = (uint16_t)tenths(hint->rating);
    tell_result(hint, step);
    if (hint->kind == SE_BUG_1) {
        tell_bug_1(hint, step);
        return;
    }
    if (hint->kind >= SE_X_CYCLE && hint->kind <= SE_XY_FORCING) {
        hf_se_prove_chain(se, &se->chains[0].chain[0], step);
    } else if (hint->kind >= SE_NISHIO) {
        hf_se_prove_forcing(se, &se->forcings[0].forcing[0], step);
    } else {
        tell_symbols(hint, step);
        tell_marks(hint, step);
    }
}
