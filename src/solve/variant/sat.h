/* SPDX-License-Identifier: MIT
 *
 * sat.h - the engine "judge", in builds with CaDiCaL.
 */
#ifndef HF_VARIANT_SAT_H
#define HF_VARIANT_SAT_H

#include "solve/engine.h"

extern const hf_engine hf_engine_judge;

#endif
