/* SPDX-License-Identifier: MIT
 *
 * large_cnf.c - the clauses of a board, in the extended encoding: at least one and at most one for
 * each cell and for each symbol of each house, over the candidates that are left.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "large.h"
#include "solve/learn/model.h"

bool large_singles_decide(const hf_grid *grid)
{
    hf_singles singles;
    if (hf_singles_open(&singles, hf_grid_shape(grid)) != HF_OK)
        return false;
    bool decided =
        hf_singles_load(&singles, hf_grid_const_values(grid), NULL) && hf_singles_solved(&singles);
    hf_singles_close(&singles);
    return decided;
}

static bool copy_model(const hf_model *m, cnf *out)
{
    size_t starts = ((size_t)m->groups + 1) * sizeof *out->group_start;
    size_t members = m->group_start[m->groups] * sizeof *out->member;
    *out = (cnf){m->vars, m->groups, malloc(starts), malloc(members + 1)};
    if (!out->group_start || !out->member)
        return false;
    memcpy(out->group_start, m->group_start, starts);
    memcpy(out->member, m->member, members);
    return true;
}

static bool make_from_singles(const hf_grid *grid, cnf *out)
{
    hf_singles singles;
    hf_model model = {0};
    if (hf_singles_open(&singles, hf_grid_shape(grid)) != HF_OK)
        return false;
    bool made = hf_singles_load(&singles, hf_grid_const_values(grid), NULL) &&
                hf_model_build(&model, &singles) == HF_OK && copy_model(&model, out);
    hf_model_close(&model);
    hf_singles_close(&singles);
    return made;
}

/* ---- from the board -------------------------------------------------------------------------- */

/* Which symbols the clues of each house take: houses x size. */
static uint8_t *taken_symbols(const hf_grid *grid)
{
    const hf_shape *shape = hf_grid_shape(grid);
    uint8_t *taken = calloc((size_t)shape->houses * shape->size, 1);
    for (uint32_t h = 0; taken && h < shape->houses; h++)
        for (uint32_t i = 0; i < shape->size; i++)
            if (hf_grid_const_values(grid)[hf_house_cells(shape, h)[i]])
                taken[(size_t)h * shape->size +
                      hf_grid_const_values(grid)[hf_house_cells(shape, h)[i]] - 1] = 1;
    return taken;
}

static bool is_open(const hf_grid *grid, const uint8_t *taken, uint32_t cell, uint32_t symbol)
{
    const hf_shape *shape = hf_grid_shape(grid);
    for (uint32_t i = shape->cell_start[cell]; i < shape->cell_start[cell + 1]; i++)
        if (taken[(size_t)shape->cell_houses[i] * shape->size + symbol])
            return false;
    return true;
}

/* Goes through the open candidates: counts them into their groups (`start` two places up), or, the
 * second time, enters them, which moves each start to where the next group begins. */
static uint32_t visit_candidates(const hf_grid *grid, const uint8_t *taken, size_t *start,
                                 uint32_t *member)
{
    const hf_shape *shape = hf_grid_shape(grid);
    uint32_t var = 0;
    for (uint32_t cell = 0; cell < shape->cells; cell++)
        for (uint32_t symbol = 0; !hf_grid_const_values(grid)[cell] && symbol < shape->size;
             symbol++) {
            if (!is_open(grid, taken, cell, symbol))
                continue;
            size_t group = cell;
            uint32_t next = shape->cell_start[cell];
            for (;; next++) {
                if (member)
                    member[start[group + 1]++] = var;
                else
                    start[group + 2]++;
                if (next == shape->cell_start[cell + 1])
                    break;
                group = shape->cells + (size_t)shape->cell_houses[next] * shape->size + symbol;
            }
            var++;
        }
    return var;
}

/* Leaves out the groups of clues and of symbols that clues place. */
static bool close_up(const hf_grid *grid, const uint8_t *taken, const size_t *start, cnf *out)
{
    size_t cells = hf_grid_shape(grid)->cells,
           groups = cells + hf_grid_shape((size_t)grid)->houses * hf_grid_shape(grid)->size;
    out->group_start = malloc((groups + 1) * sizeof *out->group_start);
    if (!out->group_start)
        return false;
    out->group_start[0] = 0;
    for (size_t g = 0; g < groups; g++)
        if (g < cells ? !hf_grid_const_values(grid)[g] : !taken[g - cells])
            out->group_start[++out->groups] = (uint32_t)start[g + 1];
    return true;
}

static bool make_from_board(const hf_grid *grid, cnf *out)
{
    size_t groups = hf_grid_shape(grid)->cells +
                    hf_grid_shape((size_t)grid)->houses * hf_grid_shape(grid)->size;
    uint8_t *taken = taken_symbols(grid);
    size_t *start = calloc(groups + 2, sizeof *start);
    bool made = false;
    if (taken && start) {
        out->vars = visit_candidates(grid, taken, start, NULL);
        for (size_t g = 0; g <= groups; g++)
            start[g + 1] += start[g];
        out->member = malloc(start[groups + 1] * sizeof *out->member + 1);
        if (out->member) {
            visit_candidates(grid, taken, start, out->member);
            made = close_up(grid, taken, start, out);
        }
    }
    free(taken);
    free(start);
    return made;
}

bool large_cnf_make(const hf_grid *grid, start from, cnf *out)
{
    *out = (cnf){0};
    if (from == FROM_SINGLES ? make_from_singles(grid, out) : make_from_board(grid, out))
        return true;
    large_cnf_free(out);
    return false;
}

void large_cnf_free(cnf *c)
{
    free(c->group_start);
    free(c->member);
    *c = (cnf){0};
}

void large_cnf_write(const cnf *c, const char *path, const int *clause, int count)
{
    FILE *out = fopen(path, "w");
    size_t clauses = count > 0;
    if (!out) {
        perror(path);
        exit(2);
    }
    for (uint32_t g = 0; g < c->groups; g++) {
        size_t n = c->group_start[g + 1] - c->group_start[g];
        clauses += 1 + n * (n - 1) / 2;
    }
    fprintf(out, "p cnf %u %zu\n", c->vars, clauses);
    for (uint32_t g = 0; g < c->groups; g++) {
        const uint32_t *member = c->member + c->group_start[g];
        uint32_t n = c->group_start[g + 1] - c->group_start[g];
        for (uint32_t i = 0; i < n; i++)
            fprintf(out, "%u ", member[i] + 1);
        fputs("0\n", out);
        for (uint32_t i = 0; i < n; i++)
            for (uint32_t k = i + 1; k < n; k++)
                fprintf(out, "-%u -%u 0\n", member[i] + 1, member[k] + 1);
    }
    for (int i = 0; i < count; i++)
        fprintf(out, "%d ", clause[i]);
    fputs(count ? "0\n" : "", out);
    fclose(out);
}
