/* SPDX-License-Identifier: MIT
 *
 * pattern.c - the least pattern of clues, and then the least digits on it.
 *
 * Where only clue or blank counts, columns with the same history stay tied, not just blank ones. So a state
 * keeps, for each stack, the set of column orders that are still as good as any (six bits), and a table tells
 * for a set and three cells the least triple and the orders that give it. Stacks are ordered from the start: six
 * beginnings for either direction. Breadth first by line, as for strings; what is left at the end (few, or many
 * for a pattern with many symmetries) is written out with its digits and compared.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/bits.h"
#include "canon/canon_data.h"

/* Two directions, six orders of stacks, 6^4 orders of lines: no board has more states. */
enum { MOST_STATES = 2 * 6 * 1296 };

typedef struct pattern_state {
    uint64_t order;    /* the lines chosen so far, a nibble each, the last one lowest */
    uint8_t orders[3]; /* of columns, by place of the stack: sets of numbers of hf_order3 */
    uint8_t stacks;    /* a number of hf_order3 */
    uint8_t turned;
    uint8_t chute; /* of the last line */
    uint16_t used; /* lines */
} pattern_state;

typedef struct narrowed {
    uint8_t triple; /* three bits, the first column highest */
    uint8_t orders;
} narrowed;

struct hf_patterns {
    narrowed narrow[8][64]; /* by three cells as bits, and the set of orders */
    pattern_state *now;
    pattern_state *next;
};

/* What is compared at the end: the digits line by line, as numbers of nine nibbles. */
typedef struct written {
    uint64_t line[9];
    uint8_t column[9];
    uint8_t name[10];
} written;

/* ---- tables ------------------------------------------------------------------------------------ */

static void make_narrow(hf_patterns *patterns)
{
    for (unsigned cells = 0; cells < 8; cells++) {
        for (unsigned set = 0; set < 64; set++) {
            narrowed best = {255, 0};
            for (unsigned p = 0; p < 6; p++) {
                const uint8_t *order = hf_order3[p];
                uint8_t triple = (uint8_t)((cells >> order[0] & 1) << 2 |
                                           (cells >> order[1] & 1) << 1 | (cells >> order[2] & 1));
                if ((set >> p & 1) == 0 || triple > best.triple)
                    continue;
                if (triple < best.triple)
                    best.orders = 0;
                best.triple = triple;
                best.orders |= (uint8_t)(1u << p);
            }
            patterns->narrow[cells][set] = best;
        }
    }
}

hf_status hf_patterns_new(hf_patterns **out)
{
    *out = NULL;
    hf_patterns *patterns = calloc(1, sizeof *patterns);
    if (patterns == NULL)
        return HF_NO_MEMORY;
    patterns->now = malloc(MOST_STATES * sizeof *patterns->now);
    patterns->next = malloc(MOST_STATES * sizeof *patterns->next);
    if (patterns->now == NULL || patterns->next == NULL) {
        hf_patterns_free(patterns);
        return HF_NO_MEMORY;
    }
    make_narrow(patterns);
    *out = patterns;
    return HF_OK;
}

void hf_patterns_free(hf_patterns *patterns)
{
    if (patterns == NULL)
        return;
    free(patterns->now);
    free(patterns->next);
    free(patterns);
}

/* ---- patterns ---------------------------------------------------------------------------------- */

/* The clues of each line as bits, column 0 lowest. */
typedef struct clue_bits {
    uint16_t line[2][9];
} clue_bits;

static void find_clues(const hf_canon_lines *lines, clue_bits *clues)
{
    for (int turned = 0; turned < 2; turned++) {
        for (int l = 0; l < 9; l++) {
            unsigned bits = 0;
            for (int c = 0; c < 9; c++)
                bits |= (lines->line[turned][l].at[c] != 0 ? 1u : 0u) << c;
            clues->line[turned][l] = (uint16_t)bits;
        }
    }
}

/* The least pattern that line `l` can have under a state, and the state after it. */
static unsigned take_line(const hf_patterns *patterns, const clue_bits *clues,
                          const pattern_state *state, unsigned l, pattern_state *after)
{
    const uint8_t *stacks = hf_order3[state->stacks];
    unsigned bits = clues->line[state->turned][l];
    unsigned value = 0;
    *after = *state;
    for (int i = 0; i < 3; i++) {
        narrowed best = patterns->narrow[bits >> 3 * stacks[i] & 7][state->orders[i]];
        value = value << 3 | best.triple;
        after->orders[i] = best.orders;
    }
    after->used |= (uint16_t)(1u << l);
    after->chute = (uint8_t)(l / 3);
    after->order = state->order << 4 | l;
    return value;
}

/* One line further: all states that share the least pattern. Returns how many. */
static size_t next_pattern(hf_patterns *patterns, const clue_bits *clues, size_t states,
                           unsigned depth)
{
    unsigned least = UINT32_MAX;
    size_t count = 0;
    for (size_t i = 0; i < states; i++) {
        const pattern_state *state = &patterns->now[i];
        unsigned open = 511u & ~state->used;
        if (depth % 3 != 0)
            open &= 7u << 3 * state->chute;
        for (; open != 0; open &= open - 1) {
            pattern_state after;
            unsigned value = take_line(patterns, clues, state, hf_lowest32(open), &after);
            if (value > least)
                continue;
            if (value < least)
                count = 0;
            least = value;
            HF_ASSERT(count < MOST_STATES);
            patterns->next[count++] = after;
        }
    }
    pattern_state *swap = patterns->now;
    patterns->now = patterns->next;
    patterns->next = swap;
    return count;
}

/* ---- digits ------------------------------------------------------------------------------------ */

/* The columns of the board that come first, second ... */
static void place_columns(const pattern_state *state, const uint8_t order[3], uint8_t column[9])
{
    const uint8_t *stacks = hf_order3[state->stacks];
    for (int p = 0; p < 9; p++)
        column[p] = (uint8_t)(3 * stacks[p / 3] + hf_order3[order[p / 3]][p % 3]);
}

/* Writes the board out under a state and its columns, names given from the left; stops where it is greater than
 * `best` (if there is one). Returns how it compares. */
static int write_board(const hf_canon_lines *lines, const pattern_state *state, const written *best,
                       written *board)
{
    uint8_t named = 0;
    int order = best == NULL ? -1 : 0;
    memset(board->name, 0, sizeof board->name);
    for (unsigned i = 0; i < 9; i++) {
        const uint8_t *line = lines->line[state->turned][state->order >> (32 - 4 * i) & 15].at;
        uint64_t number = 0;
        for (int p = 0; p < 9; p++) {
            uint8_t digit = line[board->column[p]];
            if (digit != 0 && board->name[digit] == 0)
                board->name[digit] = ++named;
            number = number << 4 | board->name[digit];
        }
        board->line[i] = number;
        if (order == 0 && number != best->line[i])
            order = number < best->line[i] ? -1 : 1;
        if (order > 0)
            break;
    }
    return order;
}

/* All column orders that a state leaves open. */
static void write_state(const hf_canon_lines *lines, const pattern_state *state, written *best,
                        hf_canon_found *found)
{
    for (uint8_t x = 0; x < 216; x++) {
        const uint8_t order[3] = {(uint8_t)(x / 36), (uint8_t)(x / 6 % 6), (uint8_t)(x % 6)};
        if ((state->orders[0] >> order[0] & state->orders[1] >> order[1] &
             state->orders[2] >> order[2] & 1) == 0)
            continue;
        written board;
        place_columns(state, order, board.column);
        int compared = write_board(lines, state, found->automorphisms > 0 ? best : NULL, &board);
        if (compared == 0)
            found->automorphisms++;
        if (compared >= 0)
            continue;
        *best = board;
        found->automorphisms = 1;
        found->turned = state->turned;
        for (unsigned i = 0; i < 9; i++)
            found->line[i] = (uint8_t)(state->order >> (32 - 4 * i) & 15);
    }
}

hf_status hf_patterns_form(hf_patterns *patterns, const hf_canon_lines *lines,
                           hf_canon_found *found)
{
    clue_bits clues;
    written best;
    size_t states = 0;
    find_clues(lines, &clues);
    for (uint8_t start = 0; start < 12; start++)
        patterns->now[states++] =
            (pattern_state){.orders = {63, 63, 63}, .stacks = start % 6, .turned = start / 6};
    for (unsigned depth = 0; depth < 9; depth++)
        states = next_pattern(patterns, &clues, states, depth);
    found->automorphisms = 0;
    for (size_t i = 0; i < states; i++)
        write_state(lines, &patterns->now[i], &best, found);
    memcpy(found->column, best.column, sizeof best.column);
    memcpy(found->digit, best.name, sizeof best.name);
    for (int i = 0; i < 81; i++)
        found->form[i] = (uint8_t)(best.line[i / 9] >> (32 - 4 * (i % 9)) & 15);
    return HF_OK;
}
