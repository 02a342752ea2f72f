/* SPDX-License-Identifier: MIT
 *
 * below_boxes.c - what can stand in the boxes below a band, and which stacks are least.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/bits.h"
#include "canon/below.h"

enum { ALL = 0x1ff };

hf_status hf_below_new(const hf_bands *bands, const hf_canon_engine *engine, hf_below **out)
{
    hf_below *b = calloc(1, sizeof *b);
    *out = b;
    if (b == NULL)
        return HF_NO_MEMORY;
    b->bands = bands;
    b->engine = engine;
    for (int i = 0; i < 2; i++) {
        b->list[i] = calloc(1, sizeof *b->list[i]);
        if (b->list[i] == NULL) {
            hf_below_free(b);
            *out = NULL;
            return HF_NO_MEMORY;
        }
    }
    return HF_OK;
}

void hf_below_free(hf_below *below)
{
    if (below == NULL)
        return;
    for (int i = 0; i < 2; i++) {
        hf_below_list *list = below->list[i];
        if (list == NULL)
            continue;
        free(list->band);
        free(list->loose);
        free(list->split);
        free(list);
    }
    free(below);
}

/* ---- boxes ------------------------------------------------------------------------------------- */

static void list_digits(unsigned set, uint8_t digit[3])
{
    for (int k = 0; k < 3; k++, set &= set - 1)
        digit[k] = (uint8_t)hf_lowest32(set);
}

/* The box whose columns are these sets, in its way number `stacking`. */
static void make_box(const uint16_t column[3], unsigned stacking, hf_below_box *box)
{
    uint8_t digit[3][3];
    const uint8_t *order[3] = {hf_order3[0], hf_order3[stacking / 6], hf_order3[stacking % 6]};
    for (int c = 0; c < 3; c++)
        list_digits(column[c], digit[c]);
    for (int r = 0; r < 3; r++) {
        box->row[r] = box->triple[r] = 0;
        for (int c = 0; c < 3; c++) {
            uint8_t d = digit[c][order[c][r]];
            box->cell[3 * r + c] = d;
            box->row[r] |= (uint16_t)(1u << d);
            box->triple[r] = (uint16_t)(9 * box->triple[r] + d);
        }
    }
}

/* The 56 splits of a stack: the digits of the columns of its middle box. `left` is what the band leaves each column. */
static void list_splits(const uint16_t left[3], uint16_t split[HF_SPLITS][3])
{
    unsigned count = 0;
    for (unsigned a = 0; a <= ALL; a++) {
        for (unsigned b = 0; b <= ALL; b++) {
            unsigned c = ALL & ~(a | b);
            if (hf_popcount32(a) != 3 || hf_popcount32(b) != 3 || (a & b) != 0 ||
                (a & ~left[0]) != 0 || (b & ~left[1]) != 0 || (c & ~left[2]) != 0)
                continue;
            HF_ASSERT(count < HF_SPLITS);
            split[count][0] = (uint16_t)a;
            split[count][1] = (uint16_t)b;
            split[count++][2] = (uint16_t)c;
        }
    }
    HF_ASSERT(count == HF_SPLITS);
}

static uint8_t find_opposite(const uint16_t left[3], uint16_t split[HF_SPLITS][3], unsigned u)
{
    uint8_t v = 0;
    while (split[v][0] != (left[0] & ~split[u][0]) || split[v][1] != (left[1] & ~split[u][1]))
        v++;
    HF_ASSERT(v < HF_SPLITS);
    return v;
}

/* ---- stacks ------------------------------------------------------------------------------------ */

/* The key of the stack that has the band's box on top, as a chute: its columns are the chute's rows. */
static uint32_t stack_key(const hf_below *b, int stack, const hf_below_box *middle,
                          const hf_below_box *lower)
{
    uint8_t line[3][9], sorted[9];
    const hf_band *band = &b->bands->least[b->class];
    for (int c = 0; c < 3; c++) {
        for (int r = 0; r < 3; r++) {
            line[c][r] = band->at[r][3 * stack + c];
            line[c][3 + r] = middle->cell[3 * r + c];
            line[c][6 + r] = lower->cell[3 * r + c];
        }
    }
    const uint8_t *const row[3] = {line[0], line[1], line[2]};
    return hf_band_key(&b->bands->contents, row, sorted);
}

/* A key is a sum of what the split says, what the middle box says, and what the lower box says. */
static void find_classes(const hf_below *b, int number, unsigned split, hf_below_stack *stack)
{
    const hf_below_box *middle = stack->box[split], *lower = stack->box[stack->opposite[split]];
    uint32_t content = stack_key(b, number, &middle[0], &lower[0]) / 1296 * 1296;
    uint32_t third[HF_STACKINGS];
    for (unsigned y = 0; y < HF_STACKINGS; y++)
        third[y] = stack_key(b, number, &middle[0], &lower[y]) % 36;
    for (unsigned x = 0; x < HF_STACKINGS; x++) {
        uint32_t second = stack_key(b, number, &middle[x], &lower[0]) / 36 % 36 * 36;
        stack->fits[split][x] = stack->ties[split][x] = 0;
        for (unsigned y = 0; y < HF_STACKINGS; y++) {
            uint16_t class = b->bands->class_of[content + second + third[y]];
            stack->fits[split][x] |= (uint64_t)(class >= b->class) << y;
            stack->ties[split][x] |= (uint64_t)(class == b->class) << y;
        }
    }
}

static void make_stack(const hf_below *b, int number, hf_below_stack *stack)
{
    uint16_t left[3] = {ALL, ALL, ALL}, split[HF_SPLITS][3];
    for (int r = 0; r < 3; r++) {
        for (int c = 0; c < 3; c++)
            left[c] &= (uint16_t) ~(1u << b->bands->least[b->class].at[r][3 * number + c]);
    }
    list_splits(left, split);
    for (unsigned u = 0; u < HF_SPLITS; u++) {
        stack->opposite[u] = find_opposite(left, split, u);
        for (unsigned x = 0; x < HF_STACKINGS; x++)
            make_box(split[u], x, &stack->box[u][x]);
    }
    for (unsigned u = 0; u < HF_SPLITS; u++)
        find_classes(b, number, u, stack);
}

/* ---- the last stack by its rows ------------------------------------------------------------------ */

static void number_sets(hf_below *b)
{
    uint16_t number = 0;
    for (unsigned set = 0; set <= ALL; set++)
        b->number_of_set[set] = hf_popcount32(set) == 3 ? number++ : UINT16_MAX;
}

static unsigned place_of(const hf_below *b, unsigned box)
{
    const uint16_t *row = b->stack[2].box[box / 216][box / 6 % 36].row;
    const uint8_t *order = hf_order3[box % 6];
    return b->number_of_set[row[order[0]]] * 84u + b->number_of_set[row[order[1]]];
}

/* Counting sort. */
static void list_last_boxes(hf_below *b)
{
    enum { BOXES = HF_SPLITS * HF_STACKINGS * 6, PLACES = 84 * 84 };
    uint16_t next[PLACES];
    memset(b->first, 0, sizeof b->first);
    for (unsigned i = 0; i < BOXES; i++)
        b->first[place_of(b, i) + 1]++;
    for (unsigned p = 0; p < PLACES; p++) {
        next[p] = b->first[p];
        b->first[p + 1] = (uint16_t)(b->first[p + 1] + b->first[p]);
    }
    for (unsigned i = 0; i < BOXES; i++)
        b->last_box[next[place_of(b, i)]++] = (uint16_t)i;
}

/* ---- maps of the band to itself ------------------------------------------------------------------ */

static void list_maps(hf_below *b)
{
    const hf_band *band = &b->bands->least[b->class];
    const uint8_t *const row[3] = {band->at[0], band->at[1], band->at[2]};
    uint8_t sorted[9];
    uint32_t key = hf_band_key(&b->bands->contents, row, sorted);
    const uint16_t *map = &b->bands->map[b->bands->first[key]];
    b->maps = 0;
    for (unsigned m = 0; m < b->bands->maps_of[b->class]; m++) {
        const uint8_t *column = b->bands->column[map[m]], *order = b->bands->row[map[m]];
        hf_below_map *to = &b->map[b->maps];
        bool same = true;
        for (uint8_t c = 0; c < 9; c++) {
            to->column[c] = sorted[column[c]];
            to->name[band->at[order[0]][to->column[c]]] = c;
            same &= to->column[c] == c;
        }
        for (uint8_t c = 0; c < 9; c++)
            same &= to->name[c] == c;
        b->maps += !same;
    }
    HF_ASSERT(b->maps + 1 == b->bands->maps_of[b->class]);
}

void hf_below_begin(hf_below *below, uint16_t class)
{
    HF_ASSERT(class < HF_BAND_CLASSES);
    below->class = class;
    for (int s = 0; s < 3; s++)
        make_stack(below, s, &below->stack[s]);
    number_sets(below);
    list_last_boxes(below);
    list_maps(below);
}
