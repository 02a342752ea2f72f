/* SPDX-License-Identifier: MIT
 *
 * dispatch.h - choosing an engine.
 */
#ifndef HF_SOLVE_DISPATCH_H
#define HF_SOLVE_DISPATCH_H

#include "solve/engine.h"

/* Can this engine serve this shape on a processor with these features? */
bool hf_engine_usable(const hf_engine *engine, const hf_shape *shape, uint32_t cpu);

/* The best usable engine; NULL only in a library built without a general one. */
const hf_engine *hf_engine_best(const hf_shape *shape, uint32_t cpu);

/* The kinds of a puzzle's constraints, 1 << kind, that an engine must honour: all but those that are
 * houses of the puzzle's shape, which every engine that serves the shape honours. */
uint32_t hf_engine_kinds(const hf_puzzle *puzzle);

/* The best usable deterministic engine that honours constraints of these kinds; NULL: none. */
const hf_engine *hf_engine_ordered(const hf_shape *shape, uint32_t cpu, uint32_t kinds);

#endif
