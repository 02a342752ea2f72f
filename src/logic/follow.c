/* SPDX-License-Identifier: MIT
 *
 * follow.c - the closure of a table, and single chains of it.
 */
#include "logic/follow.h"

#include "base/assert.h"
#include "logic/reach.h"

bool hf_follow_begin(hf_find *find, const hf_table *t, hf_follow *f)
{
    f->find = find;
    f->table = t;
    f->premise = HF_NO_LITERAL;
    f->words = t->literals / 64 + 2;
    uint64_t *direct = hf_reach_rows(find, t->literals, f->words);
    uint16_t *scratch = hf_find_take_raw(find, 4 * (t->literals + 1) * sizeof *scratch);
    f->reach = hf_find_take_raw(find, (size_t)t->literals * f->words * sizeof *f->reach + 8);
    f->chain = hf_find_take(find, (t->literals + 1) * sizeof *f->chain);
    hf_row_take(find, t, &f->row);
    if (find->stopped)
        return false;
    for (uint32_t lit = 0; lit < t->literals; lit++)
        for (uint32_t e = t->edge_at[lit]; e < t->edge_at[lit + 1]; e++)
            set_add(direct + (size_t)lit * f->words, t->edge[e].to);
    return hf_reach_close(find, direct, f->reach, scratch, t->literals, f->words);
}

bool hf_follow_all(const hf_follow *f, const uint16_t *premise, uint32_t count, uint32_t to)
{
    for (uint32_t i = 0; i < count; i++)
        if (!set_has(f->reach + (size_t)premise[i] * f->words, to))
            return false;
    return count > 0;
}

static const hf_row *row_of(hf_follow *f, uint32_t premise)
{
    if (f->premise != premise)
        hf_row_fill(f->table, premise, &f->row);
    f->premise = premise;
    return &f->row;
}

/* Every step adds 2 to the distance, the first one 1. */
uint32_t hf_follow_measure(hf_follow *f, uint32_t from, uint32_t to)
{
    const hf_row *row = row_of(f, from);
    HF_ASSERT(row->before[to] != HF_NO_LITERAL);
    return row->far[to] / 2u + 1;
}

void hf_follow_tell(hf_follow *f, hf_step *step, uint32_t from, uint32_t to, uint32_t number)
{
    uint32_t count = hf_row_trace(row_of(f, from), to, f->chain);
    for (uint32_t i = 0; i < count / 2; i++) {
        uint16_t other = f->chain[count - 1 - i];
        f->chain[count - 1 - i] = f->chain[i];
        f->chain[i] = other;
    }
    hf_table_tell(step, f->find->view, f->table, f->chain, count, number);
}
