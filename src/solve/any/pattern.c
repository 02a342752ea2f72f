/* SPDX-License-Identifier: MIT
 *
 * pattern.c - solved boards by formula.
 *
 * Search is at a loss where almost nothing is given: on an empty 9 x 9 x 9 cube, or on 100 x 100
 * cells. But boards without extra houses have solutions that can be written down. With coordinates
 * in base k, x = (x1, x0) and so on, x1 being the number of the band and x0 the place in it:
 *
 *     Latin      x + y                                   modulo N
 *     boxes      x0 * c + x1 + y                         modulo N, boxes of r x c cells
 *     cube       x1 (0,1) + x0 (1,0) + y1 (1,0) + y0 (0,1) + z1 (0,1) + z0 (1,1)     modulo k
 *     Roxdoku    (x + y, y + z)                          modulo k
 *
 * The cube's symbols are pairs. A line in direction x runs through all pairs because (0,1) and
 * (1,0) are independent, and so for y and z; a box in the plane of x and y because (1,0) and (0,1)
 * are, in that of x and z because (1,0) and (1,1) are, in that of y and z because (0,1) and (1,1)
 * are. All the determinants are 1 or -1, so this holds for every k. Roxdoku: with x fixed, (x + y,
 * y + z) tells y and then z; likewise for the others.
 *
 * Lines may change places within their band, bands among themselves, and symbols as they like. A
 * few givens are met by shuffling lines at random until the symbols can be renamed to fit; the
 * symbols that no given uses may then be renamed in any order, each of which is another solution.
 */
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "grid/shape_data.h"
#include "solve/any/pattern.h"

enum {
    LEAST_CELLS = 26 * 26, /* smaller boards are no trouble for search */
    MOST_GIVENS = 16,      /* beyond, shuffling hardly ever meets them ... */
    SHUFFLES = 100000,     /* tried; some milliseconds */
    /* ... but on the cube of nine, whose formula has some 144^3 different shuffles up to renaming
     * (a cyclic shift of a direction changes only names): these are gone through, whatever is
     * given. From 64 givens on, search needs no help. */
    MOST_GIVENS_NINE = 64,
    SHUFFLES_NINE = 1000000
};

typedef struct pattern {
    const hf_shape *shape;
    uint32_t band_rows; /* lines per band, by direction: these change places among themselves */
    uint32_t band_columns;
    uint32_t *row; /* where each line of a direction went */
    uint32_t *column;
    uint32_t *layer;
    uint32_t *name;   /* per symbol of the formula: the symbol on the board, or UINT32_MAX */
    uint32_t *unused; /* symbols of the board that no given uses, ascending or permuted */
    uint32_t unused_count;
    uint32_t given[MOST_GIVENS_NINE];
    uint32_t given_count;
} pattern;

static bool is_cube_of_nine(const hf_shape *shape)
{
    return shape->spec.layout == HF_LAYOUT_CUBE && shape->size == 9;
}

bool hf_pattern_suits(const hf_shape *shape, const uint16_t *givens)
{
    const hf_shape_spec *spec = &shape->spec;
    uint32_t count = 0, most = is_cube_of_nine(shape) ? MOST_GIVENS_NINE : MOST_GIVENS;
    if (shape->cells < LEAST_CELLS || spec->extras || spec->listed_houses ||
        spec->layout == HF_LAYOUT_JIGSAW || spec->layout == HF_LAYOUT_CUSTOM ||
        (spec->layout == HF_LAYOUT_CUBE && spec->box_rows != spec->box_columns))
        return false;
    for (uint32_t c = 0; c < shape->cells && count <= most; c++)
        count += givens[c] != 0;
    return count <= most;
}

/* The formula's symbol in a cell, after shuffling. */
static uint32_t symbol_at(const pattern *p, uint32_t cell)
{
    const hf_shape_spec *spec = &p->shape->spec;
    uint32_t n = p->shape->size, k = spec->box_rows;
    uint32_t x = p->row[cell / p->shape->columns % p->shape->rows];
    uint32_t y = p->column[cell % p->shape->columns];
    uint32_t z = p->layer[cell / p->shape->columns / p->shape->rows];
    if (spec->layout == HF_LAYOUT_LATIN)
        return (x + y) % n;
    if (spec->layout == HF_LAYOUT_BOXES)
        return (x % k * spec->box_columns + x / k + y) % n;
    if (spec->layout == HF_LAYOUT_ROXDOKU) {
        k = p->shape->rows;
        return (x + y) % k * k + (y + z) % k;
    }
    return (x % k + y / k + z % k) % k * k + (x / k + y % k + z / k + z % k) % k;
}

/* Shuffles the lines of one direction: bands among themselves, and lines within each band. */
static void shuffle_lines(uint32_t *line, uint32_t count, uint32_t band, uint32_t *room,
                          hf_rng *rng)
{
    uint32_t bands = count / band;
    uint32_t *order = room, *within = room + bands;
    for (uint32_t b = 0; b < bands; b++)
        order[b] = b;
    hf_rng_shuffle(rng, order, bands);
    for (uint32_t b = 0; b < bands; b++) {
        for (uint32_t i = 0; i < band; i++)
            within[i] = i;
        hf_rng_shuffle(rng, within, band);
        for (uint32_t i = 0; i < band; i++)
            line[b * band + i] = order[b] * band + within[i];
    }
}

/* Names the symbols of the givens. False: two givens want different names for one symbol, or the
 * same name for two. */
static bool name_symbols(pattern *p, const uint16_t *givens)
{
    memset(p->name, 0xFF, p->shape->size * sizeof *p->name);
    for (uint32_t i = 0; i < p->given_count; i++) {
        uint32_t symbol = symbol_at(p, p->given[i]), wanted = givens[p->given[i]] - 1u;
        if (p->name[symbol] != UINT32_MAX && p->name[symbol] != wanted)
            return false;
        for (uint32_t k = 0; k < i && p->name[symbol] == UINT32_MAX; k++)
            if (givens[p->given[k]] - 1u == wanted)
                return false;
        p->name[symbol] = wanted;
    }
    return true;
}

static void list_unused(pattern *p, const uint16_t *givens)
{
    p->unused_count = 0;
    for (uint32_t symbol = 0; symbol < p->shape->size; symbol++) {
        bool used = false;
        for (uint32_t i = 0; i < p->given_count; i++)
            used |= givens[p->given[i]] - 1u == symbol;
        if (!used)
            p->unused[p->unused_count++] = symbol;
    }
}

/* The next order of the unused symbols, lexicographically. False: that was the last. */
static bool next_order(pattern *p)
{
    uint32_t *v = p->unused, n = p->unused_count, i = n, k = n;
    while (i > 1 && v[i - 2] > v[i - 1])
        i--;
    if (i <= 1)
        return false;
    while (v[k - 1] < v[i - 2])
        k--;
    uint32_t other = v[i - 2];
    v[i - 2] = v[k - 1];
    v[k - 1] = other;
    for (uint32_t a = i - 1, b = n - 1; a < b; a++, b--) {
        other = v[a];
        v[a] = v[b];
        v[b] = other;
    }
    return true;
}

static void write_solution(const pattern *p, uint32_t *full, uint16_t *solution)
{
    uint32_t next = 0;
    for (uint32_t s = 0; s < p->shape->size; s++)
        full[s] = p->name[s] != UINT32_MAX ? p->name[s] : p->unused[next++];
    for (uint32_t c = 0; c < p->shape->cells; c++)
        solution[c] = (uint16_t)(full[symbol_at(p, c)] + 1);
}

/* Are there at least `wanted` orders of `n` things, or so many that nobody will count them? */
static bool orders_suffice(uint32_t n, uint64_t wanted)
{
    const uint64_t countless = UINT64_C(1) << 50; /* times 1024 still fits */
    uint64_t orders = 1;
    for (uint32_t i = 2; i <= n && orders < wanted && orders < countless; i++)
        orders *= i;
    return orders >= wanted || orders >= countless;
}

/* Shuffles one direction after the other until the givens fit. */
static bool find_fit(pattern *p, const uint16_t *givens, uint64_t seed, uint32_t *room,
                     hf_search *search)
{
    const hf_shape *shape = p->shape;
    uint32_t tries = is_cube_of_nine(shape) ? SHUFFLES_NINE : SHUFFLES;
    uint32_t band_layers = shape->layers > 1 ? p->band_rows : 1;
    hf_rng rng = hf_rng_make(seed, 2);
    shuffle_lines(p->row, shape->rows, p->band_rows, room, &rng);
    shuffle_lines(p->column, shape->columns, p->band_columns, room, &rng);
    shuffle_lines(p->layer, shape->layers, band_layers, room, &rng);
    for (uint32_t i = 0; i < tries; i++) {
        if (name_symbols(p, givens))
            return true;
        if (i % 1024 == 1023 && hf_search_expired(search))
            return false;
        if (i % 3 == 0)
            shuffle_lines(p->row, shape->rows, p->band_rows, room, &rng);
        else if (i % 3 == 1)
            shuffle_lines(p->column, shape->columns, p->band_columns, room, &rng);
        else
            shuffle_lines(p->layer, shape->layers, band_layers, room, &rng);
    }
    return false;
}

hf_pattern_result hf_pattern_solve(const hf_shape *shape, const uint16_t *givens, uint64_t seed,
                                   uint16_t *solution, hf_search *search)
{
    const hf_shape_spec *spec = &shape->spec;
    bool boxes = spec->layout == HF_LAYOUT_BOXES || spec->layout == HF_LAYOUT_CUBE;
    uint32_t most = shape->rows + shape->columns + shape->layers + shape->size;
    uint32_t *room = malloc(6 * (size_t)most * sizeof *room);
    pattern p = {.shape = shape, .given_count = 0};
    hf_pattern_result result = HF_PATTERN_NONE;
    if (!room)
        return result; /* the search will say so */
    /* Without boxes, every line may go anywhere. */
    p.band_rows = boxes ? spec->box_rows : 1;
    p.band_columns = boxes ? spec->box_columns : 1;
    p.row = room;
    p.column = p.row + most;
    p.layer = p.column + most;
    p.name = p.layer + most;
    p.unused = p.name + most;
    for (uint32_t c = 0; c < shape->cells; c++)
        if (givens[c])
            p.given[p.given_count++] = c;
    list_unused(&p, givens);
    if (find_fit(&p, givens, seed, p.unused + most, search)) {
        result = HF_PATTERN_ONE;
        write_solution(&p, p.unused + most, solution);
        if (orders_suffice(p.unused_count, search->max_solutions)) {
            result = HF_PATTERN_DONE;
            while (hf_search_found(search, solution) && next_order(&p))
                write_solution(&p, p.unused + most, solution);
        }
    }
    free(room);
    return result;
}
