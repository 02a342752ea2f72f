/* SPDX-License-Identifier: MIT
 *
 * sparse.c - boards that are empty or nearly so.
 *
 * Search is at a loss where almost nothing is given: on an empty 9 x 9 x 9 cube, or on 100 x 100
 * cells. But boards without extra houses have solutions that can be written down (grid/pattern.h).
 * Lines may change places within their band, bands among themselves, and symbols as they like. A
 * few givens are met by shuffling lines at random until the symbols can be renamed to fit; the
 * symbols that no given uses may then be renamed in any order, each of which is another solution.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "grid/pattern.h"
#include "grid/shape_data.h"
#include "solve/any/sparse.h"

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

typedef struct sparse {
    const hf_shape *shape;
    hf_pattern_bands bands;
    uint32_t *row; /* where each line of a direction went, and as much scratch */
    uint32_t *column;
    uint32_t *layer;
    uint32_t *name;   /* per symbol of the formula: the symbol on the board, or UINT32_MAX */
    uint32_t *unused; /* symbols of the board that no given uses, ascending or permuted */
    uint32_t unused_count;
    uint32_t given[MOST_GIVENS_NINE];
    uint32_t given_count;
} sparse;

static bool is_cube_of_nine(const hf_shape *shape)
{
    return shape->spec.layout == HF_LAYOUT_CUBE && shape->size == 9;
}

bool hf_sparse_suits(const hf_shape *shape, const uint16_t *givens)
{
    uint32_t count = 0, most = is_cube_of_nine(shape) ? MOST_GIVENS_NINE : MOST_GIVENS;
    if (shape->cells < LEAST_CELLS || !hf_pattern_exists(shape))
        return false;
    for (uint32_t c = 0; c < shape->cells && count <= most; c++)
        count += givens[c] != 0;
    return count <= most;
}

/* The formula's symbol in a cell, after shuffling. */
static uint32_t symbol_at(const sparse *p, uint32_t cell)
{
    uint32_t row = cell / p->shape->columns;
    return hf_pattern_symbol(p->shape, p->layer[row / p->shape->rows], p->row[row % p->shape->rows],
                             p->column[cell % p->shape->columns]);
}

/* Names the symbols of the givens. False: two givens want different names for one symbol, or the
 * same name for two. */
static bool name_symbols(sparse *p, const uint16_t *givens)
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

static void list_unused(sparse *p, const uint16_t *givens)
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

/* The next order of the unused symbols, lexicographically. There is one: no more are asked for than there are. */
static void next_order(sparse *p)
{
    uint32_t *v = p->unused, n = p->unused_count, i = n, k = n;
    while (v[i - 2] > v[i - 1])
        i--;
    HF_ASSERT(i > 1 && i <= n);
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
}

static void write_solution(const sparse *p, uint32_t *full, uint16_t *solution)
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

static void shuffle(sparse *p, hf_rng *rng, uint32_t direction)
{
    if (direction == 0)
        hf_pattern_shuffle(rng, p->shape->rows, p->bands.rows, p->row);
    else if (direction == 1)
        hf_pattern_shuffle(rng, p->shape->columns, p->bands.columns, p->column);
    else
        hf_pattern_shuffle(rng, p->shape->layers, p->bands.layers, p->layer);
}

/* Shuffles one direction after the other until the givens fit. */
static bool find_fit(sparse *p, const uint16_t *givens, uint64_t seed, hf_search *search)
{
    uint32_t tries = is_cube_of_nine(p->shape) ? SHUFFLES_NINE : SHUFFLES;
    hf_rng rng = hf_rng_make(seed, 2);
    for (uint32_t direction = 0; direction < 3; direction++)
        shuffle(p, &rng, direction);
    for (uint32_t i = 0; i < tries; i++) {
        if (name_symbols(p, givens))
            return true;
        if (hf_search_work(search, 4 * ((uint64_t)p->shape->rows + p->shape->size)))
            return false;
        shuffle(p, &rng, i % 3);
    }
    return false;
}

/* Reports a solution for each order of the unused symbols, as many as are wanted. */
static void report_all(sparse *p, uint32_t *full, uint16_t *solution, hf_search *search)
{
    while (hf_search_found(search, solution) && !hf_search_work(search, 8 * p->shape->cells)) {
        next_order(p);
        write_solution(p, full, solution);
    }
}

hf_sparse_result hf_sparse_solve(const hf_shape *shape, const uint16_t *givens, uint64_t seed,
                                 uint16_t *solution, hf_search *search)
{
    uint32_t most = shape->rows + shape->columns + shape->layers + shape->size;
    uint32_t *room = malloc(9 * (size_t)most * sizeof *room);
    sparse p = {.shape = shape, .bands = hf_pattern_bands_of(shape), .given_count = 0};
    hf_sparse_result result = HF_SPARSE_NONE;
    if (!room)
        return HF_SPARSE_NO_MEMORY; /* a search would be at a loss */
    p.row = room;
    p.column = p.row + 2 * most;
    p.layer = p.column + 2 * most;
    p.name = p.layer + 2 * most;
    p.unused = p.name + most;
    uint32_t *full = p.unused + most;
    for (uint32_t c = 0; c < shape->cells; c++)
        if (givens[c])
            p.given[p.given_count++] = c;
    list_unused(&p, givens);
    if (find_fit(&p, givens, seed, search)) {
        result = HF_SPARSE_ONE;
        write_solution(&p, full, solution);
        if (orders_suffice(p.unused_count, search->max_solutions)) {
            result = HF_SPARSE_DONE;
            report_all(&p, full, solution, search);
        }
    }
    free(room);
    return result;
}
