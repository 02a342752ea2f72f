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

#include <stdlib.h>

#include "canon/lines_tpl.h"
#include "canon/ties_tpl.h"

static hf_status grow_room(hf_tie_room *room, size_t needed)
{
    if (needed > room->most)
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

/* Room for `needed` states. */
ROW_INLINE hf_status room_for(hf_tie_room *room, size_t needed)
{
    return needed <= room->size ? HF_OK : grow_room(room, needed);
}

/* The lines that can begin with most blanks: bits 0 to 8 rows, 9 to 17 columns. */
ROW_INLINE unsigned first_lines(const hf_ties *ties, const hf_canon_lines *lines)
{
    unsigned code[18];
    unsigned least = UINT8_MAX;
    unsigned first = 0;
    for (unsigned l = 0; l < 18; l++) {
        uint32_t blanks = row_equal_bits(row_load(lines->line[l / 9][l % 9].at), row_fill(0));
        code[l] = ties->line_code[~blanks & 511];
        least = code[l] < least ? code[l] : least;
    }
    for (unsigned l = 0; l < 18; l++)
        first |= (code[l] == least ? 1u : 0u) << l;
    return first;
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
    unsigned first = first_lines(ties, lines);
    *count = 0;
    for (; first != 0; first &= first - 1) {
        unsigned l = hf_lowest32(first);
        unsigned turned = l >= 9;
        hf_tie_state state = start;
        state.flags |= (uint64_t)turned << HF_TIE_TURNED;
        hf_status status = room_for(room, *count + HF_TIE_BRANCHES);
        if (status != HF_OK)
            return status;
        *count +=
            continue_state(ties, &state, lines->line[turned], l - 9 * turned, room->now + *count);
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
        unsigned open = lines_open(state.flags, depth);
        do { /* at the end of a chute there is one line */
            unsigned l = hf_lowest32(open);
            uint64_t value = line_value(ties, state.columns, state.names, state.flags & 63,
                                        row_load(line[l].at));
            least = value < least ? value : least;
            room->tries[all++] = (hf_tie_try){value, (uint32_t)i, l};
            open &= open - 1;
        } while (depth % 3 != 2 && open != 0);
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

/* Of the lines `open`, the one whose value is least under a state without ties; false: two are. */
ROW_INLINE bool best_line(const hf_canon_line *line, row16 columns, row16 names, unsigned open,
                          unsigned *best)
{
    uint64_t least = UINT64_MAX;
    bool equal = false;
    for (; open != 0; open &= open - 1) {
        unsigned l = hf_lowest32(open);
        uint64_t value = row_number(row_pick(names, row_pick(row_load(line[l].at), columns)));
        equal = value == least || (equal && value > least);
        *best = value < least ? l : *best;
        least = value < least ? value : least;
    }
    return !equal;
}

/* One state without ties: chooses lines until two are equal, or to the end. Returns the depth reached. */
ROW_INLINE unsigned finish_alone(hf_tie_state *only, const hf_canon_lines *lines, unsigned depth)
{
    tie_state state = state_load(only);
    const hf_canon_line *line = lines->line[state_turned(state.flags)];
    for (; depth < 9; depth++) {
        unsigned open = lines_open(state.flags, depth);
        unsigned best = hf_lowest32(open);
        if (depth % 3 != 2 && !best_line(line, state.columns, state.names, open, &best))
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
    if (lines_clash(lines)) /* equal digits that have no name yet would have to be told apart */
        return HF_BAD_ARGUMENT;
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
