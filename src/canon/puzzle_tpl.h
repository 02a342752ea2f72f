/* SPDX-License-Identifier: MIT
 *
 * puzzle_tpl.h - the least string of a puzzle, over the vocabulary of row_portable.h. ties.h tells the idea.
 *
 * Breadth first: all states that share the least beginning go on together, one line at a time. On puzzles as
 * people publish them some seven states and seventeen lines are looked at in all. As soon as one state without
 * ties is left, only the order of lines is open, and a short loop ends it.
 */
#ifndef HF_CANON_PUZZLE_TPL_H
#define HF_CANON_PUZZLE_TPL_H

#include <stdbool.h>
#include <stdlib.h>

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
    return triple >> 8 ? 0 : triple >> 4 ? 1 : triple ? 2 : 3;
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
    for (unsigned p = 0; p < 6; p++) {
        const uint8_t *q = hf_order3[p];
        uint32_t a = least[q[0]], b = least[q[1]], c = least[q[2]];
        if (open_stacks == 2 && q[2] != 2)
            continue;
        bool ascending = a <= b && (open_stacks == 2 || b <= c);
        bool blanks_stay = !(b == 0 && q[0] > q[1]) && !(open_stacks == 3 && c == 0 && q[1] > q[2]);
        if (ascending && blanks_stay)
            order[count++] = p;
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

/* ---- the search ------------------------------------------------------------------------------- */

/* Room for `needed` states. */
static hf_status room_for(hf_tie_room *room, size_t needed)
{
    if (needed <= room->size)
        return HF_OK;
    if (needed > HF_TIE_MOST)
        return HF_TOO_LARGE;
    size_t size = 2 * needed;
    hf_tie_state *now = realloc(room->now, size * sizeof *now);
    room->now = now != NULL ? now : room->now;
    hf_tie_state *next = now != NULL ? realloc(room->next, size * sizeof *next) : NULL;
    room->next = next != NULL ? next : room->next;
    hf_tie_try *tries = next != NULL ? realloc(room->tries, size * sizeof *tries) : NULL;
    room->tries = tries != NULL ? tries : room->tries;
    if (tries == NULL)
        return HF_NO_MEMORY;
    room->size = size;
    return HF_OK;
}

/* The states after the first line, which is one of those that can begin with most blanks. */
static hf_status begin_search(const hf_ties *ties, hf_tie_room *room, const hf_canon_lines *lines,
                              size_t *count)
{
    static const hf_tie_state start = {
        {8, 7, 6, 5, 4, 3, 2, 1, 0, 128, 128, 128, 128, 128, 128, 128},
        {0, 10, 10, 10, 10, 10, 10, 10, 10, 10, 0, 0, 0, 0, 0, 0},
        63,
        0,
    };
    uint8_t code[2][9];
    uint8_t least = UINT8_MAX;
    *count = 0;
    for (unsigned turned = 0; turned < 2; turned++) {
        for (unsigned l = 0; l < 9; l++) {
            uint32_t blanks = row_equal_bits(row_load(lines->line[turned][l].at), row_fill(0));
            code[turned][l] = ties->line_code[~blanks & 511];
            least = code[turned][l] < least ? code[turned][l] : least;
        }
    }
    for (unsigned turned = 0; turned < 2; turned++) {
        hf_tie_state state = start;
        state.flags |= (uint64_t)turned << HF_TIE_TURNED;
        for (unsigned l = 0; l < 9; l++) {
            if (code[turned][l] != least)
                continue;
            hf_status status = room_for(room, *count + HF_TIE_BRANCHES);
            if (status != HF_OK)
                return status;
            *count += continue_state(ties, &state, lines->line[turned], l, room->now + *count);
        }
    }
    return HF_OK;
}

/* All lines that give the least value at this depth, as tries. Every line is written down first and the list
 * thinned afterwards: no branch depends on which is least, which cannot be foretold. */
static hf_status list_tries(const hf_ties *ties, hf_tie_room *room, const hf_canon_lines *lines,
                            size_t states, unsigned depth, size_t *count)
{
    uint64_t least = UINT64_MAX;
    size_t all = 0;
    hf_status status = room_for(room, states * 9);
    if (status != HF_OK)
        return status;
    for (size_t i = 0; i < states; i++) {
        tie_state state = state_load(&room->now[i]);
        const hf_canon_line *line = lines->line[state_turned(state.flags)];
        for (unsigned open = lines_open(state.flags, depth); open != 0; open &= open - 1) {
            unsigned l = hf_lowest32(open);
            uint64_t value = line_value(ties, state.columns, state.names, state.flags & 63,
                                        row_load(line[l].at));
            least = value < least ? value : least;
            room->tries[all++] = (hf_tie_try){value, (uint32_t)i, l};
        }
    }
    *count = 0;
    for (size_t i = 0; i < all; i++) {
        hf_tie_try one = room->tries[i];
        room->tries[*count] = one;
        *count += one.value == least;
    }
    return HF_OK;
}

/* One line further. */
static hf_status next_line(const hf_ties *ties, hf_tie_room *room, const hf_canon_lines *lines,
                           unsigned depth, size_t *states)
{
    size_t tries;
    size_t count = 0;
    hf_status status = list_tries(ties, room, lines, *states, depth, &tries);
    for (size_t i = 0; status == HF_OK && i < tries; i++) {
        status = room_for(room, count + HF_TIE_BRANCHES);
        if (status != HF_OK)
            break;
        const hf_tie_state *state = &room->now[room->tries[i].state];
        count += continue_state(ties, state, lines->line[state_turned(state->flags)],
                                room->tries[i].line, room->next + count);
    }
    hf_tie_state *swap = room->now;
    room->now = room->next;
    room->next = swap;
    *states = count;
    return status;
}

/* One state without ties: chooses lines until two are equal, or to the end. Returns the depth reached. */
ROW_INLINE unsigned finish_alone(hf_tie_state *only, const hf_canon_lines *lines, unsigned depth)
{
    tie_state state = state_load(only);
    const hf_canon_line *line = lines->line[state_turned(state.flags)];
    for (; depth < 9; depth++) {
        uint64_t least = UINT64_MAX;
        unsigned best = 0;
        bool equal = false;
        for (unsigned open = lines_open(state.flags, depth); open != 0; open &= open - 1) {
            unsigned l = hf_lowest32(open);
            uint64_t value =
                row_number(row_pick(state.names, row_pick(row_load(line[l].at), state.columns)));
            equal = value == least || (equal && value > least);
            best = value < least ? l : best;
            least = value < least ? value : least;
        }
        if (equal)
            break;
        unsigned named = state_named(state.flags);
        row16 digits = row_pick(row_load(line[best].at), state.columns);
        state.names = give_names(state.names, digits, unnamed_in(state.names, digits), &named);
        state.flags = with_named(flags_after(state.flags, best), named);
        state.order = state.order << 4 | best;
    }
    state_store(only, state);
    return depth;
}

/* Columns that stayed blank can change places without a trace: that many automorphisms for each state. */
static uint32_t blank_orders(const hf_ties *ties, unsigned open)
{
    static const uint8_t factorial[4] = {1, 1, 2, 6};
    return (uint32_t)factorial[open & 3] * factorial[open >> 2 & 3] * factorial[open >> 4 & 3] *
           factorial[ties->open_stacks[open]];
}

/* Bytes 9 to 15 of each line are overwritten by the next, those of the last are beyond the board. */
static void tell_puzzle(const hf_ties *ties, const hf_tie_state *state, const hf_canon_lines *lines,
                        uint32_t states, hf_canon_found *found)
{
    static const uint8_t from_right[16] = {8, 7,   6,   5,   4,   3,   2,   1,
                                           0, 128, 128, 128, 128, 128, 128, 128};
    const hf_canon_line *line = lines->line[state_turned(state->flags)];
    row16 columns = row_pick(row_load(state->columns), row_load(from_right));
    row16 names = row_load(state->names);
    found->turned = (uint8_t)state_turned(state->flags);
    found->automorphisms = states * blank_orders(ties, state->flags & 63);
    row_store(found->column, columns);
    row_store(found->digit,
              row_select(row_equal(names, row_fill(HF_TIE_UNNAMED)), row_fill(0), names));
    for (unsigned i = 0; i < 9; i++) {
        unsigned l = state->order >> (32 - 4 * i) & 15;
        found->line[i] = (uint8_t)l;
        row_store(found->form + 9 * i, row_pick(names, row_pick(row_load(line[l].at), columns)));
    }
}

/* The lines hold digits 1..9, blanks and padding 0. */
static hf_status puzzle_form(const hf_ties *ties, hf_tie_room *room, const hf_canon_lines *lines,
                             hf_canon_found *found)
{
    size_t states;
    unsigned depth = 1;
    hf_status status = begin_search(ties, room, lines, &states);
    while (status == HF_OK && depth < 9) {
        if (states == 1 && (room->now->flags & HF_TIE_ANY) == 0)
            depth = finish_alone(room->now, lines, depth);
        if (depth < 9)
            status = next_line(ties, room, lines, depth++, &states);
    }
    if (status != HF_OK)
        return status;
    HF_ASSERT(states > 0 && state_used(room->now->flags) == 511);
    tell_puzzle(ties, room->now, lines, (uint32_t)states, found);
    return HF_OK;
}

#endif
