/* SPDX-License-Identifier: MIT
 *
 * solution_tpl.h - the least form of a solved board, over the vocabulary of row_portable.h.
 *
 * The least form begins with the least band that any of the six chutes can become. So: six keys, the chutes
 * of the least class, their few maps (1.6 for a random board), and for each map the six other lines in order
 * of their first digit. A board reached twice has an automorphism.
 */
#ifndef HF_CANON_SOLUTION_TPL_H
#define HF_CANON_SOLUTION_TPL_H

#include "base/assert.h"
#include "base/bits.h"
#include "canon/canon_data.h"

/* A chute's key by few look-ups: hf_band_key says the same in plain words. */
ROW_INLINE uint32_t chute_key(const hf_bands *bands, const hf_canon_line *line, row16 *sorted)
{
    static const uint8_t next[16] = {255, 255, 255, 4,   5,   3,   7,   8,
                                     6,   255, 255, 255, 255, 255, 255, 255};
    static const uint8_t bit_of_first[16] = {0, 0, 0, 1, 2, 4, 8, 16, 32};
    static const uint8_t bit_of_second[16] = {1, 2, 4, 0, 0, 0, 8, 16, 32};
    uint8_t label[16] = {0};
    uint32_t less[3];
    row16 labels[3];
    for (uint8_t i = 0; i < 9; i++)
        label[line[i / 3].at[i % 3]] = i;
    row16 label_of = row_load(label);
    for (int r = 0; r < 3; r++) {
        labels[r] = row_pick(label_of, row_load(line[r].at));
        less[r] = row_above_bits(row_pick(labels[r], row_load(next)), labels[r]) >> 3 & 63;
    }
    uint64_t first = row_low64(row_pick(row_load(bit_of_first), labels[0])) >> 24;
    uint64_t second = row_low64(row_pick(row_load(bit_of_second), labels[1])) >> 24;
    first = (first | first >> 8 | first >> 16) & 63;
    second = (second | second >> 8 | second >> 16) & 63;
    const hf_band_shortcuts *cuts = &bands->shortcuts;
    *sorted = row_load(cuts->sorted[less[0]]);
    return cuts->content[first << 6 | second] * 1296u + cuts->orders[less[0] << 6 | less[1]] * 6u +
           cuts->orders[less[0] << 6 | less[2]];
}

/* One way to rearrange the board: its lines after the first three, and how it was reached. */
typedef struct solution_image {
    row16 line[6];
    uint8_t order[9]; /* the board's lines */
    row16 columns;
    row16 names; /* the new name, 0..8, of each digit 0..8 */
    uint8_t turned;
} solution_image;

ROW_INLINE void order_two(const uint8_t *first, uint8_t *a, uint8_t *b)
{
    if (first[*a] > first[*b]) {
        uint8_t swap = *a;
        *a = *b;
        *b = swap;
    }
}

/* Rearranges the six lines outside chute `chute` and puts them in order. */
ROW_INLINE void image_lines(const hf_canon_line *line, unsigned chute, solution_image *image)
{
    row16 made[9];
    uint8_t first[9];
    uint8_t *order = image->order + 3;
    uint8_t other = chute == 0 ? 3 : 0;
    uint8_t another = chute == 2 ? 3 : 6;
    for (uint8_t k = 0; k < 3; k++) {
        order[k] = (uint8_t)(other + k);
        order[3 + k] = (uint8_t)(another + k);
    }
    for (int k = 0; k < 6; k++) {
        uint8_t l = order[k];
        made[l] = row_pick(image->names, row_pick(row_load(line[l].at), image->columns));
        first[l] = (uint8_t)(row_low64(made[l]) & 15);
    }
    for (int c = 0; c < 6; c += 3) {
        order_two(first, order + c, order + c + 1);
        order_two(first, order + c + 1, order + c + 2);
        order_two(first, order + c, order + c + 1);
    }
    if (first[order[0]] > first[order[3]]) {
        for (int k = 0; k < 3; k++) {
            uint8_t swap = order[k];
            order[k] = order[3 + k];
            order[3 + k] = swap;
        }
    }
    for (int k = 0; k < 6; k++)
        image->line[k] = made[order[k]];
}

/* Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
ROW_INLINE int compare_images(const solution_image *a, const solution_image *b)
{
    for (int k = 0; k < 6; k++) {
        uint32_t differ = ~row_equal_bits(a->line[k], b->line[k]) & 0x1ff;
        if (differ != 0)
            return (row_above_bits(a->line[k], b->line[k]) & (differ & (~differ + 1))) != 0 ? 1
                                                                                            : -1;
    }
    return 0;
}

/* The image of the board under map `t` of one of its chutes. */
ROW_INLINE void make_image(const hf_bands *bands, const hf_canon_lines *lines, unsigned chute,
                           row16 sorted, unsigned t, solution_image *image)
{
    uint8_t top[16];
    uint8_t name[16] = {0};
    const hf_canon_line *line = lines->line[chute / 3];
    image->turned = (uint8_t)(chute / 3);
    image->columns = row_pick(sorted, row_load(bands->column[t]));
    for (int r = 0; r < 3; r++)
        image->order[r] = (uint8_t)(chute % 3 * 3 + bands->row[t][r]);
    row_store(top, row_pick(row_load(line[image->order[0]].at), image->columns));
    for (uint8_t c = 0; c < 9; c++)
        name[top[c]] = c;
    image->names = row_load(name);
    image_lines(line, chute % 3, image);
}

/* Names 0..8 become digits 1..9. Bytes 9 to 15 of each line are overwritten by the next. */
static void tell_image(const solution_image *image, const hf_canon_lines *lines,
                       uint32_t automorphisms, hf_canon_found *found)
{
    static const uint8_t add_one[16] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0};
    const hf_canon_line *line = lines->line[image->turned];
    row16 digits = row_load(add_one);
    row16 names = row_pick(digits, image->names);
    found->turned = image->turned;
    found->automorphisms = automorphisms;
    row_store(found->column, image->columns);
    found->digit[0] = 0;
    uint8_t bytes[16];
    row_store(bytes, names);
    for (int i = 0; i < 9; i++) {
        found->line[i] = image->order[i];
        found->digit[i + 1] = bytes[i];
    }
    for (int i = 0; i < 3; i++)
        row_store(found->form + 9 * i,
                  row_pick(names, row_pick(row_load(line[image->order[i]].at), image->columns)));
    for (int i = 3; i < 9; i++)
        row_store(found->form + 9 * i, row_pick(digits, image->line[i - 3]));
}

/* The lines hold digits 0..8, padded with 15. */
static void solution_form(const hf_bands *bands, const hf_canon_lines *lines, hf_canon_found *found)
{
    uint32_t key[6];
    row16 sorted[6];
    solution_image images[2];
    solution_image *best = &images[0];
    solution_image *image = &images[1];
    uint16_t least = HF_BAND_CLASSES;
    uint32_t automorphisms = 0;
    for (unsigned chute = 0; chute < 6; chute++) {
        key[chute] = chute_key(bands, &lines->line[chute / 3][chute % 3 * 3], &sorted[chute]);
        uint16_t class = bands->class_of[key[chute]];
        least = class < least ? class : least;
    }
    for (unsigned chute = 0; chute < 6; chute++) {
        if (bands->class_of[key[chute]] != least)
            continue;
        const uint16_t *map = &bands->map[bands->first[key[chute]]];
        for (unsigned m = 0; m < bands->maps_of[least]; m++) {
            make_image(bands, lines, chute, sorted[chute], map[m], image);
            int order = automorphisms == 0 ? -1 : compare_images(image, best);
            if (order == 0)
                automorphisms++;
            if (order < 0) {
                solution_image *swap = best;
                best = image;
                image = swap;
                automorphisms = 1;
            }
        }
    }
    HF_ASSERT(least < HF_BAND_CLASSES && automorphisms > 0);
    tell_image(best, lines, automorphisms, found);
}

#endif
