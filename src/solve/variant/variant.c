/* SPDX-License-Identifier: MIT
 *
 * variant.c - the engine "variant": puzzles with cages, thermometers, arrows and whatever else can be
 * written, on boards of up to 16 symbols.
 *
 * It is a tree search over exact propagators. Learning was tried on the same propagators elsewhere
 * and lost to it: explanations of sums are long. Where there are none, clause learning takes turns with it (learn.h).
 */
#include "solve/variant/model.h"

#include "grid/shape_data.h"
#include "puzzle/puzzle_data.h"

static bool serves(const hf_shape *shape)
{
    return shape->size <= HF_RULES_SYMBOLS && shape->cells <= HF_RULES_CELLS;
}

static void close_variant(void *state)
{
    hf_variant_close(state);
}

static hf_status open_variant(const hf_shape *shape, const hf_solve_options *options, void **state)
{
    hf_variant *v = NULL;
    hf_status status = hf_variant_open(shape, options->cpu, &v);
    if (status != HF_OK) {
        hf_variant_close(v);
        v = NULL;
    }
    *state = v;
    return status;
}

/* The next that is added while the root is not the end. Houses with their cages settle most of what the short
 * sums of single houses and pairs leave, those with cages that hold much of them above all: a run in four strikes
 * something, of the others one in seven, of long sums one in twenty. False: no memory. */
enum { STEPS = 8, SHORT = 4, MUCH = 4 };
static bool add_more(hf_variant *v, uint32_t step)
{
    const uint32_t most = HF_VARIANT_MOST_LEFT;
    switch (step) {
    case 0:
    case 1:
        return hf_variant_derive(v, step + 1, 0, SHORT);
    case 2:
        return hf_variant_pack(v, MUCH);
    case 3:
        return hf_variant_pack(v, 1);
    case 4:
        hf_variant_band(v); /* what has failed fails at the end, too */
        hf_variant_derive(v, 1, SHORT + 1, most);
        return hf_variant_derive(v, 2, SHORT + 1, most);
    case 5:
    case 6:
        return hf_variant_derive(v, step - 2, 0, most);
    default:
        return hf_variant_finish(v);
    }
}

hf_status hf_variant_start(hf_variant *v, const uint16_t *givens, const uint64_t *allowed,
                           hf_search *search, bool *open)
{
    hf_variant_board *root = &v->boards[0];
    v->search = search;
    v->work = 0;
    v->pause = v->known_count = 0;
    v->thorough = true;
    *open = false;
    if (!hf_variant_load(v, search->puzzle))
        return HF_NO_MEMORY;
    if (!hf_variant_begin(v, root, givens, allowed) || !hf_variant_propagate(v, root))
        return HF_OK;
    *open = true;
    for (uint32_t step = 0; step < STEPS && *open && !hf_variant_is_full(v, root); step++) {
        if (!add_more(v, step))
            return HF_NO_MEMORY;
        *open = !v->hopeless && hf_variant_propagate(v, root);
    }
    v->thorough = false;
    if (*open && !hf_variant_is_full(v, root))
        hf_variant_leave_root(v);
    return HF_OK;
}

hf_status hf_variant_root(hf_variant *v, const uint16_t *givens, hf_search *search, bool *open)
{
    const hf_puzzle *puzzle = search->puzzle;
    return hf_variant_start(v, givens, puzzle != NULL ? puzzle->candidates : NULL, search, open);
}

static hf_status solve(void *state, const uint16_t *givens, hf_search *search)
{
    hf_variant *v = state;
    bool open;
    v->seen = NULL;
    hf_status status = hf_variant_root(v, givens, search, &open);
    if (status != HF_OK)
        return status;
    if (open) {
        hf_variant_await_turn(v);
        open = !hf_variant_branch(v, 0) && !v->settled;
        hf_variant_end_turns(v);
    }
    search->complete = !open;
    return v->failed ? HF_NO_MEMORY : HF_OK;
}

const hf_engine hf_engine_variant = {
    .name = "variant",
    .summary = "variants, up to 16 symbols: exact propagators and a tree search",
    .width = 1,
    .deterministic = true,
    .honours = HF_HONOURS_CANDIDATES | HF_HONOURS_RULES,
    .takes_clashes = true, /* every propagator is exact once its cells are settled */
    .serves = serves,
    .open = open_variant,
    .close = close_variant,
    .solve = solve,
};
