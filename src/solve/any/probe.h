/* SPDX-License-Identifier: MIT
 *
 * probe.h - failed literals, before the learner searches.
 */
#ifndef HF_SOLVE_ANY_PROBE_H
#define HF_SOLVE_ANY_PROBE_H

#include "solve/learn/learner.h"

/* On a freshly built learner: draws the first consequences, and tries the candidates of tight groups
 * one by one. Sets `unsatisfiable` if nothing is left. */
void hf_probe(hf_learner *l, hf_search *search);

#endif
