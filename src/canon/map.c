/* SPDX-License-Identifier: MIT
 *
 * map.c - symmetries of the plain 9x9 board as data: applying, undoing, composing, drawing lots.
 */
#include "base/assert.h"
#include "houseful/canon.h"

#include <string.h>

#include "base/rng.h"

void hf_map_identity(hf_map *map)
{
    map->turned = 0;
    for (uint8_t i = 0; i < 9; i++) {
        map->row[i] = i;
        map->column[i] = i;
        map->digit[i + 1] = (uint8_t)(i + 1);
    }
    map->digit[0] = 0;
}

/* Nine lines in an order that keeps the three of a chute together? */
static bool keeps_chutes(const uint8_t line[9])
{
    unsigned seen = 0;
    for (int i = 0; i < 9; i++) {
        if (line[i] > 8 || line[i] / 3 != line[i / 3 * 3] / 3)
            return false;
        seen |= 1u << line[i];
    }
    return seen == 0x1ff;
}

bool hf_map_is_symmetry(const hf_map *map)
{
    unsigned digits = 0;
    for (int i = 0; i < 10; i++) {
        if (map->digit[i] > 9)
            return false;
        digits |= 1u << map->digit[i];
    }
    return map->turned <= 1 && map->digit[0] == 0 && digits == 0x3ff && keeps_chutes(map->row) &&
           keeps_chutes(map->column);
}

void hf_map_apply(const hf_map *map, const uint8_t board[81], uint8_t image[81])
{
    HF_ASSERT(hf_map_is_symmetry(map) && image != board);
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) {
            int from =
                map->turned ? 9 * map->column[c] + map->row[r] : 9 * map->row[r] + map->column[c];
            image[9 * r + c] = map->digit[board[from]];
        }
    }
}

/* With B' the turned board, R and C the inverses of row and column:
 * image[r][c] = B'[row[r]][column[c]], so B'[r][c] = image[R[r]][C[c]],
 * and if it was turned, B[r][c] = image[R[c]][C[r]] = turned image[C[r]][R[c]]. */
void hf_map_invert(const hf_map *map, hf_map *inverse)
{
    HF_ASSERT(hf_map_is_symmetry(map));
    hf_map result;
    uint8_t *row = map->turned ? result.column : result.row;
    uint8_t *column = map->turned ? result.row : result.column;
    result.turned = map->turned;
    for (uint8_t i = 0; i < 9; i++) {
        row[map->row[i]] = i;
        column[map->column[i]] = i;
    }
    for (uint8_t i = 0; i < 10; i++)
        result.digit[map->digit[i]] = i;
    *inverse = result;
}

/* second(first(B))[r][c] looks into first(B) at (s.row[r], s.column[c]), or with the two exchanged if `second`
 * turns: then what `first` calls a row is asked for by a column. */
void hf_map_compose(const hf_map *first, const hf_map *second, hf_map *both)
{
    HF_ASSERT(hf_map_is_symmetry(first) && hf_map_is_symmetry(second));
    hf_map result;
    const uint8_t *row = second->turned ? first->column : first->row;
    const uint8_t *column = second->turned ? first->row : first->column;
    result.turned = first->turned ^ second->turned;
    for (int i = 0; i < 9; i++) {
        result.row[i] = row[second->row[i]];
        result.column[i] = column[second->column[i]];
    }
    for (int i = 0; i < 10; i++)
        result.digit[i] = second->digit[first->digit[i]];
    *both = result;
}

static void shuffle_lines(hf_rng *rng, uint8_t line[9])
{
    uint32_t chute[3] = {0, 1, 2};
    hf_rng_shuffle(rng, chute, 3);
    for (int i = 0; i < 3; i++) {
        uint32_t inner[3] = {0, 1, 2};
        hf_rng_shuffle(rng, inner, 3);
        for (int k = 0; k < 3; k++)
            line[3 * i + k] = (uint8_t)(3 * chute[i] + inner[k]);
    }
}

void hf_map_random(uint64_t seed, uint64_t index, hf_map *map)
{
    hf_rng rng = hf_rng_make(seed, index);
    uint32_t digit[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    map->turned = (uint8_t)hf_rng_below(&rng, 2);
    shuffle_lines(&rng, map->row);
    shuffle_lines(&rng, map->column);
    hf_rng_shuffle(&rng, digit, 9);
    map->digit[0] = 0;
    for (int i = 0; i < 9; i++)
        map->digit[i + 1] = (uint8_t)digit[i];
}
