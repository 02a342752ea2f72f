/* SPDX-License-Identifier: MIT
 *
 * chain.h - chains of candidates as rules write them down.
 */
#ifndef HF_LOGIC_CHAIN_H
#define HF_LOGIC_CHAIN_H

#include "logic/rule.h"

/* A chain of single candidates, to be told later. */
typedef struct hf_path {
    uint32_t count;
    hf_candidate node[];
} hf_path;

/* Memory for a path of so many nodes, for as long as the search lasts. */
hf_path *hf_path_new(hf_find *find, uint32_t count);

/* Adds nodes and the links between them, alternately strong and weak, the first one strong. */
void hf_path_tell(hf_step *step, const hf_view *view, const hf_path *path);

#endif
