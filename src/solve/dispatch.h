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

/* What a puzzle demands of an engine besides clues and houses: HF_HONOURS_... or'ed. */
uint32_t hf_engine_demands(const hf_puzzle *puzzle);

/* The best usable deterministic engine that honours these demands; NULL: none. */
const hf_engine *hf_engine_ordered(const hf_shape *shape, uint32_t cpu, uint32_t demands);

#endif
