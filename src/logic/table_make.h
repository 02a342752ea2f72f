/* SPDX-License-Identifier: MIT
 *
 * table_make.h - the parts of making a table, shared between its files.
 */
#ifndef HF_LOGIC_TABLE_MAKE_H
#define HF_LOGIC_TABLE_MAKE_H

#include "logic/table.h"

/* Writes a consequence down; false: memory ran out. */
bool hf_table_link(hf_find *find, hf_table *t, uint32_t from, uint32_t to, uint32_t extra);

/* table_groups.c: the consequences of the groups that are listed. */
void hf_table_link_groups(hf_find *find, hf_table *t);

/* table_sets.c: links the almost locked sets. */
void hf_table_link_sets(hf_find *find, hf_table *t);

static inline const uint64_t *group_cells(const hf_table *t, const hf_view *v, uint32_t group)
{
    return t->group_cells + (size_t)group * 2 * v->words;
}

static inline const uint64_t *group_peers(const hf_table *t, const hf_view *v, uint32_t group)
{
    return group_cells(t, v, group) + v->words;
}

#endif
