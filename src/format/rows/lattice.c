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
 * any other all lines are.
 */
#include <stdlib.h>
#include <string.h>

#include "format/regions.h"
#include "format/rows/block.h"

typedef struct lattice {
    hf_reader *reader;
    const hf_block *block;
    bool weighted;    /* heavy and light lines */
    uint32_t *edge;   /* where the columns' crossings stand: columns + 1 places */
    uint32_t *parent; /* of each cell; see regions.h */
} lattice;

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
        hf_reader_fold(l->reader, line.text, &length); /* there is room: measure has folded it */
        if (!facts.border) {
            if (row == n)
                return; /* what follows belongs to another drawing */
            for (uint32_t c = 0; c + 1 < n; c++)
                if (!is_wall(l, l->edge[c + 1], length))
                    hf_regions_join(l->parent, row * n + c, row * n + c + 1);
            row++;
        } else if (row > 0 && row < n) {
            for (uint32_t c = 0; c < n; c++)
                if (!is_wall(l, l->edge[c] + 1, length))
                    hf_regions_join(l->parent, (row - 1) * n + c, row * n + c);
        }
    }
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
            hf_regions_start(l.parent, n * n);
            join_cells(&l, piece);
            /* The edges are done with: there are as many places for counts. */
            *found = hf_regions_number(l.parent, n, l.edge, reader->regions);
        } else {
            status = HF_NO_MEMORY;
        }
    }
    free(l.parent);
    free(l.edge);
    return status;
}
