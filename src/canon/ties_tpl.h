/* SPDX-License-Identifier: MIT
 *
 * ties_tpl.h - one line after the other under a state with ties, over the vocabulary of row_portable.h. ties.h
 * tells the idea.
 */
#ifndef HF_CANON_TIES_TPL_H
#define HF_CANON_TIES_TPL_H

#include <stdbool.h>

#include "base/assert.h"
#include "base/bits.h"
#include "canon/canon_data.h"

/* A state in registers. */
typedef struct tie_state {
    row16 columns;
    row16 names;
    uint64_t flags;
    uint64_t order;
} tie_state;

ROW_INLINE tie_state state_load(const hf_tie_state *from)
{
    return (tie_state){row_load(from->columns), row_load(from->names), from->flags, from->order};
}
ROW_INLINE void state_store(hf_tie_state *to, tie_state state)
{
    row_store(to->columns, state.columns);
    row_store(to->names, state.names);
    to->flags = state.flags;
    to->order = state.order;
}
ROW_INLINE unsigned state_used(uint64_t flags)
{
    return flags >> HF_TIE_USED & 511;
}
ROW_INLINE unsigned state_turned(uint64_t flags)
{
    return flags >> HF_TIE_TURNED & 1;
}
ROW_INLINE unsigned state_named(uint64_t flags)
{
    return flags >> HF_TIE_NAMED & 15;
}
ROW_INLINE uint64_t with_named(uint64_t flags, unsigned named)
{
    return (flags & ~(UINT64_C(15) << HF_TIE_NAMED)) | (uint64_t)named << HF_TIE_NAMED;
}
/* The lines that may come at `depth`: any at the beginning of a chute, else one of the same chute. */
ROW_INLINE unsigned lines_open(uint64_t flags, unsigned depth)
{
    unsigned open = 511 & ~state_used(flags);
    return depth % 3 == 0 ? open : open & 7u << 3 * (flags >> HF_TIE_CHUTE & 3);
}

/* ---- one line under a state ------------------------------------------------------------------- */

/* The least value the line can have. */
ROW_INLINE uint64_t line_value(const hf_ties *ties, row16 columns, row16 names, unsigned open,
                               row16 line)
{
    uint64_t number = row_number(row_pick(names, row_pick(line, columns)));
    if ((open & HF_TIE_ANY) == 0)
        return number;
    uint32_t a = (uint32_t)(number >> 24), b = (uint32_t)(number >> 12) & 4095,
             c = (uint32_t)number & 4095;
    uint32_t sorted_a = ties->sorted[open & 1][a];
    uint32_t sorted_b = ties->sorted[open >> 2 & 1][b];
    uint32_t sorted_c = ties->sorted[open >> 4 & 1][c];
    a = open & 2 ? sorted_a : a;
    b = open & 8 ? sorted_b : b;
    c = open & 32 ? sorted_c : c;
    unsigned stacks = ties->open_stacks[open];
    if (stacks >= 2) {
        uint32_t low = a < b ? a : b;
        b = a < b ? b : a;
        a = low;
    }
    if (stacks == 3) {
        uint32_t low = b < c ? b : c;
        c = b < c ? c : b;
        b = a < low ? low : a;
        a = a < low ? a : low;
    }
    return (uint64_t)a << 24 | b << 12 | c;
}

/* Gives the next names to the digits of a line that have none; `unnamed` has the bits of their bytes. */
ROW_INLINE row16 give_names(row16 names, row16 digits, uint32_t unnamed, unsigned *named)
{
    static const uint8_t count_up[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    row16 every = row_load(count_up);
    while (unnamed != 0) {
        unsigned byte = 31 - (unsigned)__builtin_clz(unnamed);
        row16 here = row_equal(every, row_pick(digits, row_fill(byte)));
        unnamed ^= 1u << byte;
        names = row_select(here, row_fill(++*named), names);
    }
    return names;
}

ROW_INLINE uint32_t unnamed_in(row16 names, row16 digits)
{
    return row_equal_bits(row_pick(names, digits), row_fill(HF_TIE_UNNAMED));
}

/* ---- choosing a line -------------------------------------------------------------------------- */

/* The three triples of a line, and what becomes of their open columns. */
typedef struct line_parts {
    const hf_tie_orders *orders[3];
    uint32_t least[3];
    unsigned open[3]; /* afterwards */
} line_parts;

ROW_INLINE unsigned leading_blanks(uint32_t triple)
{
    return ((unsigned)__builtin_clz(triple << 1 | 1) - 19) >> 2; /* a triple has 12 bits */
}

ROW_INLINE void part_line(const hf_ties *ties, unsigned open, uint64_t number, line_parts *parts)
{
    for (unsigned i = 0; i < 3; i++) {
        unsigned u = open >> 2 * i & 3;
        uint32_t triple = (uint32_t)(number >> (24 - 12 * i)) & 4095;
        parts->orders[i] = &ties->orders[u][u >= 2 ? triple : 0];
        parts->least[i] = u >= 2 ? ties->sorted[u & 1][triple] : triple;
        unsigned blanks = leading_blanks(parts->least[i]);
        parts->open[i] = blanks < u ? blanks : u;
    }
}

/* Orders of the stacks that make the line least; those not open stay. Blank stacks keep their order. */
ROW_INLINE unsigned stack_orders(const uint32_t least[3], unsigned open_stacks, unsigned order[6])
{
    unsigned count = 0;
    if (open_stacks < 2) {
        order[count++] = 0;
        return count;
    }
    if (open_stacks == 2) { /* 0: they stay; 2: they change places */
        order[0] = least[0] > least[1] ? 2 : 0;
        order[1] = 2;
        return least[0] == least[1] && least[0] != 0 ? 2 : 1;
    }
    for (unsigned p = 0; p < 6; p++) {
        const uint8_t *q = hf_order3[p];
        uint32_t a = least[q[0]], b = least[q[1]], c = least[q[2]];
        bool blanks_stay = !(b == 0 && q[0] > q[1]) && !(c == 0 && q[1] > q[2]);
        order[count] = p;
        count += a <= b && b <= c && blanks_stay;
    }
    return count;
}

static const uint8_t no_column[16] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128};

/* Writes the state after one choice of orders. */
ROW_INLINE void branch_to(const hf_ties *ties, tie_state from, row16 line, unsigned shuffle,
                          uint64_t flags, hf_tie_state *to)
{
    unsigned named = state_named(flags);
    from.columns =
        row_or(row_pick(from.columns, row_load(ties->shuffle[shuffle])), row_load(no_column));
    row16 digits = row_pick(line, from.columns);
    from.names = give_names(from.names, digits, unnamed_in(from.names, digits), &named);
    from.flags = with_named(flags, named);
    state_store(to, from);
}

/* Every digit has its name and the stacks stay: one continuation. */
ROW_INLINE unsigned sort_only(const hf_ties *ties, tie_state from, const line_parts *parts,
                              hf_tie_state *out)
{
    unsigned shuffle = parts->orders[0]->order[0] * 36u + parts->orders[1]->order[0] * 6u +
                       parts->orders[2]->order[0];
    from.columns =
        row_or(row_pick(from.columns, row_load(ties->shuffle[shuffle])), row_load(no_column));
    from.flags =
        (from.flags & ~UINT64_C(63)) | parts->open[0] | parts->open[1] << 2 | parts->open[2] << 4;
    state_store(out, from);
    return 1;
}

/* All column orders that make the line least, for one order of the stacks. */
ROW_INLINE unsigned branch_columns(const hf_ties *ties, tie_state from, row16 line,
                                   const line_parts *parts, unsigned stacks, uint64_t flags,
                                   hf_tie_state *out)
{
    const uint8_t *q = hf_order3[stacks];
    const hf_tie_orders *a = parts->orders[q[0]], *b = parts->orders[q[1]],
                        *c = parts->orders[q[2]];
    unsigned count = 0;
    flags |= parts->open[q[0]] | parts->open[q[1]] << 2 | parts->open[q[2]] << 4;
    for (unsigned i = 0; i < a->count; i++) {
        for (unsigned j = 0; j < b->count; j++) {
            for (unsigned k = 0; k < c->count; k++) {
                unsigned shuffle =
                    stacks * 216 + a->order[i] * 36u + b->order[j] * 6u + c->order[k];
                branch_to(ties, from, line, shuffle, flags, out + count++);
            }
        }
    }
    return count;
}

/* The flags of a state after line `l`. */
ROW_INLINE uint64_t flags_after(uint64_t flags, unsigned l)
{
    return (flags & ~(UINT64_C(3) << HF_TIE_CHUTE)) | UINT64_C(1) << (HF_TIE_USED + l) |
           (uint64_t)(l / 3) << HF_TIE_CHUTE;
}

/* All continuations of a state by a line whose least value has been chosen. Returns their number. */
ROW_INLINE unsigned continue_state(const hf_ties *ties, const hf_tie_state *state,
                                   const hf_canon_line *line, unsigned l, hf_tie_state *out)
{
    tie_state from = state_load(state);
    row16 row = row_load(line[l].at);
    row16 digits = row_pick(row, from.columns);
    row16 seen = row_pick(from.names, digits);
    uint32_t unnamed = row_equal_bits(seen, row_fill(HF_TIE_UNNAMED));
    unsigned open = from.flags & 63;
    from.flags = flags_after(from.flags, l);
    from.order = from.order << 4 | l;
    if ((open & HF_TIE_ANY) == 0) {
        unsigned named = state_named(from.flags);
        from.names = give_names(from.names, digits, unnamed, &named);
        from.flags = with_named(from.flags, named);
        state_store(out, from);
        return 1;
    }
    line_parts parts;
    unsigned order[6];
    unsigned count = 0;
    unsigned open_stacks = ties->open_stacks[open];
    part_line(ties, open, row_number(seen), &parts);
    if (unnamed == 0 && open_stacks < 2)
        return sort_only(ties, from, &parts, out);
    unsigned orders = stack_orders(parts.least, open_stacks, order);
    for (unsigned i = 0; i < orders; i++)
        count += branch_columns(ties, from, row, &parts, order[i], from.flags & ~UINT64_C(63),
                                out + count);
    HF_ASSERT(count <= HF_TIE_BRANCHES);
    return count;
}

#endif
