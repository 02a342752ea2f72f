/* SPDX-License-Identifier: MIT
 *
 * symmetry.c - the symmetries that patterns of clues may have, and their orbits.
 *
 * Each symmetry is made of one or two of the eight ways to turn a square over: the orbit of a cell is
 * what they reach from it, done again and again.
 */
#include "generate/symmetry.h"

#include <stdlib.h>
#include <string.h>

#include "grid/shape_data.h"

enum { GENERATORS = 2, LONGEST = 8 };

/* To (row, column) from (r, c) on a board of `last + 1` rows and columns. */
typedef enum turn { STAY, QUARTER, HALF, MIRRORED, FLIPPED, FALLING, RISING } turn;

static const struct {
    const char *name;
    turn by[GENERATORS];
    bool square; /* rows become columns */
} symmetries[] = {
    [HF_SYMMETRY_NONE] = {"none", {STAY, STAY}, false},
    [HF_SYMMETRY_ROTATE180] = {"rotate180", {HALF, STAY}, false},
    [HF_SYMMETRY_ROTATE90] = {"rotate90", {QUARTER, STAY}, true},
    [HF_SYMMETRY_MIRROR] = {"mirror", {MIRRORED, STAY}, false},
    [HF_SYMMETRY_FLIP] = {"flip", {FLIPPED, STAY}, false},
    [HF_SYMMETRY_DIAGONAL] = {"diagonal", {FALLING, STAY}, true},
    [HF_SYMMETRY_ANTIDIAGONAL] = {"antidiagonal", {RISING, STAY}, true},
    [HF_SYMMETRY_FULL] = {"full", {QUARTER, MIRRORED}, true},
};

enum { SYMMETRIES = sizeof symmetries / sizeof *symmetries };

const char *hf_symmetry_name(hf_symmetry symmetry)
{
    return (unsigned)symmetry < SYMMETRIES ? symmetries[symmetry].name : NULL;
}

bool hf_symmetry_named(const char *name, hf_symmetry *symmetry)
{
    for (unsigned i = 0; i < SYMMETRIES; i++) {
        if (strcmp(name, symmetries[i].name) == 0) {
            *symmetry = (hf_symmetry)i;
            return true;
        }
    }
    return false;
}

bool hf_symmetry_fits(hf_symmetry symmetry, const hf_shape *shape)
{
    if ((unsigned)symmetry >= SYMMETRIES)
        return false;
    if (symmetry == HF_SYMMETRY_NONE)
        return true;
    return shape->layers == 1 && (!symmetries[symmetry].square || shape->rows == shape->columns);
}

static uint32_t turned(const hf_shape *shape, uint32_t cell, turn by)
{
    uint32_t r = cell / shape->columns, c = cell % shape->columns;
    uint32_t bottom = shape->rows - 1 - r, right = shape->columns - 1 - c;
    switch (by) {
    case QUARTER:
        return c * shape->columns + bottom;
    case HALF:
        return bottom * shape->columns + right;
    case MIRRORED:
        return r * shape->columns + right;
    case FLIPPED:
        return bottom * shape->columns + c;
    case FALLING:
        return c * shape->columns + r;
    case RISING:
        return right * shape->columns + bottom;
    default:
        return cell;
    }
}

static bool is_among(const uint32_t *cells, uint32_t count, uint32_t cell)
{
    for (uint32_t i = 0; i < count; i++) {
        if (cells[i] == cell)
            return true;
    }
    return false;
}

/* Writes the orbit of a cell, the cell first; returns how many cells it has. */
static uint32_t orbit_of(const hf_shape *shape, hf_symmetry symmetry, uint32_t cell,
                         uint32_t out[LONGEST])
{
    uint32_t count = 1;
    out[0] = cell;
    for (uint32_t i = 0; i < count; i++) {
        for (int g = 0; g < GENERATORS; g++) {
            uint32_t next = turned(shape, out[i], symmetries[symmetry].by[g]);
            if (!is_among(out, count, next))
                out[count++] = next;
        }
    }
    HF_ASSERT(count <= LONGEST);
    return count;
}

uint32_t hf_symmetry_orbit(const hf_shape *shape, hf_symmetry symmetry, uint32_t cell)
{
    uint32_t orbit[LONGEST];
    return orbit_of(shape, symmetry, cell, orbit);
}

bool hf_symmetry_keeps(const hf_shape *shape, hf_symmetry symmetry, const uint8_t *pattern)
{
    uint32_t orbit[LONGEST];
    for (uint32_t c = 0; c < shape->cells; c++) {
        uint32_t count = orbit_of(shape, symmetry, c, orbit);
        for (uint32_t i = 1; i < count; i++) {
            if ((pattern[orbit[i]] != 0) != (pattern[c] != 0))
                return false;
        }
    }
    return true;
}

uint32_t hf_symmetry_maps(const hf_shape *shape, hf_symmetry symmetry, uint32_t *maps)
{
    const size_t cells = shape->cells;
    uint32_t count = 1;
    for (uint32_t c = 0; c < cells; c++)
        maps[c] = c;
    for (uint32_t i = 0; i < count; i++) {
        for (int g = 0; g < GENERATORS; g++) {
            uint32_t *next = maps + count * cells, known = 0;
            HF_ASSERT(count <= HF_SYMMETRY_TURNS);
            for (uint32_t c = 0; c < cells; c++)
                next[c] = turned(shape, maps[i * cells + c], symmetries[symmetry].by[g]);
            while (memcmp(maps + known * cells, next, cells * sizeof *next) != 0)
                known++; /* at the latest it is itself */
            count += known == count;
        }
    }
    return count;
}

hf_status hf_orbits_make(const hf_shape *shape, hf_symmetry symmetry, hf_orbits *orbits)
{
    uint32_t orbit[LONGEST], cells = 0;
    HF_ASSERT(hf_symmetry_fits(symmetry, shape));
    orbits->count = 0;
    orbits->start = malloc(((size_t)shape->cells + 1) * sizeof *orbits->start);
    orbits->cell = malloc(shape->cells * sizeof *orbits->cell);
    uint8_t *taken = calloc(shape->cells, 1);
    bool room = orbits->start != NULL && orbits->cell != NULL && taken != NULL;
    for (uint32_t c = 0; room && c < shape->cells; c++) {
        if (taken[c])
            continue;
        uint32_t count = symmetry == HF_SYMMETRY_NONE ? 1 : orbit_of(shape, symmetry, c, orbit);
        orbit[0] = c;
        orbits->start[orbits->count++] = cells;
        for (uint32_t i = 0; i < count; i++) {
            taken[orbit[i]] = 1;
            orbits->cell[cells++] = orbit[i];
        }
    }
    if (room)
        orbits->start[orbits->count] = cells;
    free(taken);
    return room ? HF_OK : HF_NO_MEMORY;
}

void hf_orbits_free(hf_orbits *orbits)
{
    free(orbits->start);
    free(orbits->cell);
}
