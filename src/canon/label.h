/* SPDX-License-Identifier: MIT
 *
 * label.h - an order of a board's cells that every board of its class has in common.
 */
#ifndef HF_CANON_LABEL_H
#define HF_CANON_LABEL_H

#include "canon/colour.h"
#include "houseful/status.h"

typedef struct hf_label_search hf_label_search;

hf_status hf_label_new(const hf_shape *shape, hf_label_search **out);
void hf_label_free(hf_label_search *search);

/* Nodes of a search, at most: beyond, it would take too long to be of use. */
enum { HF_LABEL_NODES = 20000 };

/* Writes all cells in an order; boards that are the same have orders that a symmetry carries into each other.
 * `automorphisms` receives how many symmetries carry the board into itself, saturating. HF_TOO_LARGE: too many
 * ties, or more nodes than the most; HF_NO_MEMORY. */
hf_status hf_label_order(hf_label_search *search, const uint16_t *values, uint32_t most_nodes,
                         uint32_t *order, uint64_t *automorphisms);

#endif
