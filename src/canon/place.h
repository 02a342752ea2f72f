/* SPDX-License-Identifier: MIT
 *
 * place.h - symmetries of a shape: maps of its cells that carry houses to houses of the same kind.
 */
#ifndef HF_CANON_PLACE_H
#define HF_CANON_PLACE_H

#include "base/rng.h"
#include "canon/colour.h"
#include "houseful/status.h"

typedef struct hf_places hf_places;

hf_status hf_places_new(const hf_shape *shape, hf_places **out);
void hf_places_free(hf_places *places);

/* Nodes of a search, at most. */
enum { HF_PLACE_NODES = 20000 };

/* The symmetry that carries order[0], order[1] ... to the least cells: first of all order[0] to the least it can go
 * to, then order[1] ... With `rng`, to any they can go to, each as likely. place[cell] receives where the cell goes.
 * HF_TOO_LARGE: it was not found in time; HF_NO_MEMORY. */
hf_status hf_places_find(hf_places *places, const uint32_t *order, uint32_t most_nodes, hf_rng *rng,
                         uint32_t *place);

#endif
