/* SPDX-License-Identifier: MIT
 *
 * lattice.c - the regions of a jigsaw, from a drawing that has a line between any two rows.
 *
 *     ┏━━━┯━━━┳━━━┓        +-----------+
 *     ┃ 2 │ · ┃ · ┃        | 2   . | . |
 *     ┠───╆━━━╃───┨        +   +---+   +
 *
 * The crossings of the lines inside tell where cells end. Two neighbours belong to one region if no
 * wall stands between them: in a drawing with heavy and light lines the heavy ones are walls, in
 * any other all lines are. Regions grow by joining: every cell begins as a region of its own.
 */
#include <stdlib.h>
#include <string.h>

#include "format/rows/block.h"

typedef struct lattice {
    hf_reader *reader;
    const hf_block *block;
    bool weighted;    /* heavy and light lines */
    uint32_t *edge;   /* where the columns' crossings stand: columns + 1 places */
    uint32_t *parent; /* of each cell, in the forest of joined cells */
} lattice;

static uint32_t root_of(const lattice *l, uint32_t cell)
{
    while (l->parent[cell] != cell)
        cell = l->parent[cell] = l->parent[l->parent[cell]];
    return cell;
}

/* The lower number becomes the root, so that a root is the first cell of its region. */
static void join(const lattice *l, uint32_t a, uint32_t b)
{
    a = root_of(l, a);
    b = root_of(l, b);
    l->parent[a > b ? a : b] = a > b ? b : a;
}

/* Finds the crossings of a line; false unless there are columns + 1 of them. */
static bool read_edges(const lattice *l, size_t length)
{
    uint32_t count = 0;
    for (size_t i = 0; i < length; i++) {
        if (l->reader->folded[i] != '+')
            continue;
        if (count <= l->block->columns)
            l->edge[count] = (uint32_t)i;
        count++;
    }
    return count == l->block->columns + 1;
}

/* First pass: the edges, and whether lines have weights. False: no lattice. */
static bool measure(lattice *l, hf_span piece, hf_status *status)
{
    bool found = false;
    hf_line line;
    for (; piece.length; piece = hf_span_from(piece, line.whole)) {
        size_t length;
        hf_scan_line(piece, true, &line);
        if (!hf_reader_fold(l->reader, line.text, &length)) {
            *status = HF_NO_MEMORY;
            return false;
        }
        found = found || read_edges(l, length);
        for (size_t i = 0; i < length; i++)
            l->weighted = l->weighted || l->reader->folded[i] == '=' || l->reader->folded[i] == '!';
    }
    return found;
}

static bool is_wall(const lattice *l, size_t at, size_t length)
{
    char c = at < length ? l->reader->folded[at] : ' ';
    return c == '|' || c == '=' || (!l->weighted && (c == '-' || c == '+'));
}

/* Second pass: joins what no wall divides. */
static void join_cells(const lattice *l, hf_span piece)
{
    uint32_t n = l->block->columns, row = 0;
    hf_line line;
    for (; piece.length; piece = hf_span_from(piece, line.whole)) {
        hf_row_facts facts;
        size_t length;
        hf_scan_line(piece, true, &line);
        hf_row_look(line.text, &facts);
        if (facts.blank || !hf_reader_fold(l->reader, line.text, &length))
            continue;
        if (!facts.border) {
            for (uint32_t c = 0; c + 1 < n && row < n; c++)
                if (!is_wall(l, l->edge[c + 1], length))
                    join(l, row * n + c, row * n + c + 1);
            row++;
        } else if (row > 0 && row < n) {
            for (uint32_t c = 0; c < n; c++)
                if (!is_wall(l, l->edge[c] + 1, length))
                    join(l, (row - 1) * n + c, row * n + c);
        }
    }
}

/* Numbers the regions in order of their first cells; false unless there are N of N cells. */
static bool number_regions(const lattice *l, uint16_t *regions)
{
    uint32_t n = l->block->columns, next = 0;
    uint32_t *size = l->edge; /* done with: as long as there are regions */
    for (uint32_t cell = 0; cell < n * n; cell++) {
        uint32_t root = root_of(l, cell);
        if (root == cell) {
            if (next == n)
                return false;
            size[next] = 0;
            regions[cell] = (uint16_t)next++;
        }
        regions[cell] = regions[root];
        if (++size[regions[cell]] > n)
            return false;
    }
    return next == n;
}

hf_status hf_lattice_regions(hf_reader *reader, hf_span piece, const hf_block *block, bool *found)
{
    uint32_t n = block->columns;
    lattice l = {reader, block, false, NULL, NULL};
    hf_status status = HF_OK;
    *found = false;
    l.edge = malloc((n + 1) * sizeof *l.edge);
    if (!l.edge)
        return HF_NO_MEMORY;
    if (measure(&l, piece, &status)) {
        l.parent = malloc((size_t)n * n * sizeof *l.parent);
        if (l.parent && hf_reader_regions(reader, (size_t)n * n)) {
            for (uint32_t cell = 0; cell < n * n; cell++)
                l.parent[cell] = cell;
            join_cells(&l, piece);
            *found = number_regions(&l, reader->regions);
        } else {
            status = HF_NO_MEMORY;
        }
    }
    free(l.parent);
    free(l.edge);
    return status;
}
