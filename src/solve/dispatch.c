/* SPDX-License-Identifier: MIT
 *
 * dispatch.c - the list of engines, and which of them is the best for a shape and a processor.
 *
 * The order of the list is the order of preference: the first engine that serves the shape, and
 * whose instructions the processor has, is chosen. References come last and are chosen by name only.
 */
#include <string.h>

#include "base/assert.h"
#include "grid/shape_data.h"
#include "puzzle/puzzle_data.h"
#include "solve/dispatch.h"
#include "solve/variant/sat.h"

static const hf_engine *const engines[] = {
/* 9x9, many at once; a page that shows one puzzle at a time is built without them */
#ifndef HF_WITHOUT_LANES
#if defined(__x86_64__)
    &hf_engine_lanes_avx512,
    &hf_engine_lanes_avx512_256,
    &hf_engine_lanes_avx2,
    &hf_engine_lanes_sse41,
#elif defined(__aarch64__)
    &hf_engine_lanes_neon,
#elif defined(__wasm_simd128__)
    &hf_engine_lanes_wasm,
#endif
#ifndef HF_ONLY_NINE
    &hf_engine_lanes_portable,
#endif
#endif
    /* 9x9, one at a time */
    &hf_engine_nine,
#ifndef HF_ONLY_NINE /* a small module for batches of 9x9 is built without all that follows */
    /* any board */
    &hf_engine_any,
    &hf_engine_trail,
    /* whatever else a puzzle demands, on boards of up to 16 symbols */
    &hf_engine_variant,
#ifdef HF_HAVE_CADICAL
    &hf_engine_cadical,
    &hf_engine_judge,
#endif
    /* the classics: the quickest first */
    &hf_engine_blacklist,
    &hf_engine_fewest,
    &hf_engine_tightest_line,
    &hf_engine_bitfield,
    &hf_engine_naive,
#endif
    NULL,
};

bool hf_engine_serves_all(const hf_shape *shape)
{
    (void)shape;
    return true;
}

bool hf_engine_serves_nine(const hf_shape *shape)
{
    const hf_shape_spec *spec = &shape->spec;
    HF_ASSERT(spec->layout != HF_LAYOUT_BOXES || spec->size != 9 || spec->box_rows == 3);
    return spec->layout == HF_LAYOUT_BOXES && spec->size == 9 && spec->extras == 0 &&
           spec->listed_houses == 0;
}

const hf_engine *hf_engine_at(size_t i)
{
    return i < sizeof engines / sizeof *engines ? engines[i] : NULL;
}

const hf_engine *hf_engine_named(const char *name)
{
    for (size_t i = 0; hf_engine_at(i) != NULL; i++) {
        if (strcmp(engines[i]->name, name) == 0)
            return engines[i];
    }
    return NULL;
}

bool hf_engine_usable(const hf_engine *engine, const hf_shape *shape, uint32_t cpu)
{
    return (engine->needs & ~cpu) == 0 && engine->serves(shape);
}

static const hf_engine *first_usable(const hf_shape *shape, uint32_t cpu, bool ordered,
                                     uint32_t demands)
{
    for (size_t i = 0; hf_engine_at(i) != NULL; i++) {
        const hf_engine *engine = engines[i];
        if ((engine->deterministic || !ordered) && (demands & ~engine->honours) == 0 &&
            hf_engine_usable(engine, shape, cpu))
            return engine;
    }
    return NULL;
}

/* No reference: `any`, which serves every shape, stands before them. */
const hf_engine *hf_engine_best(const hf_shape *shape, uint32_t cpu)
{
    return first_usable(shape, cpu, false, 0);
}

/* ---- constraints ------------------------------------------------------------------------------ */

uint32_t hf_engine_demands(const hf_puzzle *puzzle)
{
    return (puzzle->candidates != NULL ? HF_HONOURS_CANDIDATES : 0u) |
           (puzzle->ruled ? HF_HONOURS_RULES : 0u);
}

const hf_engine *hf_engine_ordered(const hf_shape *shape, uint32_t cpu, uint32_t demands)
{
    return first_usable(shape, cpu, true, demands);
}

/* What the engine must honour for one constraint other than a house. */
static uint32_t demanded_by(const hf_puzzle *puzzle, uint32_t constraint)
{
    hf_constraint_kind kind = hf_puzzle_constraint_kind(puzzle, constraint);
    return kind == HF_CONSTRAINT_CANDIDATES || !puzzle->ruled ? HF_HONOURS_CANDIDATES
                                                              : HF_HONOURS_RULES;
}

bool hf_engine_honours(const hf_engine *engine, const hf_puzzle *puzzle, uint32_t *constraint)
{
    bool serves = engine->serves(hf_puzzle_shape(puzzle));
    uint32_t count = hf_puzzle_constraints(puzzle);
    for (uint32_t i = 0; i < count; i++) {
        bool house = hf_puzzle_constraint_kind(puzzle, i) == HF_CONSTRAINT_HOUSE;
        if (house ? serves : (demanded_by(puzzle, i) & ~engine->honours) == 0)
            continue;
        if (constraint != NULL)
            *constraint = i;
        return false;
    }
    return true;
}

/* ---- what an engine says of itself ------------------------------------------------------------ */

const char *hf_engine_name(const hf_engine *engine)
{
    return engine->name;
}
const char *hf_engine_summary(const hf_engine *engine)
{
    return engine->summary;
}
unsigned hf_engine_width(const hf_engine *engine)
{
    return engine->width;
}
bool hf_engine_is_reference(const hf_engine *engine)
{
    return engine->reference;
}
bool hf_engine_is_deterministic(const hf_engine *engine)
{
    return engine->deterministic;
}
uint32_t hf_engine_needs(const hf_engine *engine)
{
    return engine->needs;
}

bool hf_engine_serves(const hf_engine *engine, const hf_shape *shape)
{
    return engine->serves(shape);
}
