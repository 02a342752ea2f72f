/* SPDX-License-Identifier: MIT
 *
 * sgt_killer.c - cages as Tatham's Solo writes them: which borders between cells are walls, and the
 * sums.
 *
 * Borders come in this order: those between neighbours in a row, row by row, then those between
 * neighbours in a column, column by column. A letter is a run of open borders and the wall behind it: _
 * is none, a one, y twenty-five; z is twenty-five open ones without a wall. One more wall ends the list.
 * Sums stand like clues, each in a cell of its cage.
 */
#include "format/sgt_killer.h"

#include <string.h>

#include "base/assert.h"
#include "format/regions.h"
#include "puzzle/puzzle_data.h"

enum { MOST = HF_RULES_CELLS, RUN = 25 };

/* The two cells at border number i. */
static void border(uint32_t size, uint32_t i, uint32_t *a, uint32_t *b)
{
    uint32_t half = size * (size - 1);
    if (i < half) {
        *a = i / (size - 1) * size + i % (size - 1);
        *b = *a + 1;
    } else {
        *a = (i - half) % (size - 1) * size + (i - half) / (size - 1);
        *b = *a + size;
    }
}

/* Joins cells over open borders; returns how much of the text was used, SIZE_MAX: it is wrong. */
static size_t read_walls(hf_span text, uint32_t size, uint32_t *parent)
{
    uint32_t borders = 2 * size * (size - 1), at = 0;
    hf_regions_start(parent, size * size);
    for (size_t i = 0; i < text.length; i++) {
        char c = text.at[i];
        if (c == ',')
            return at == borders + 1 ? i : SIZE_MAX;
        if (c != '_' && (c < 'a' || c > 'z'))
            return SIZE_MAX;
        uint32_t run = c == '_' ? 0 : c == 'z' ? RUN : (uint32_t)(c - 'a') + 1;
        for (uint32_t k = 0; k < run; k++, at++) {
            uint32_t a, b;
            if (at >= borders)
                return SIZE_MAX;
            border(size, at, &a, &b);
            hf_regions_join(parent, a, b);
        }
        at += c != 'z';
    }
    return SIZE_MAX;
}

static bool read_sums(hf_span text, uint32_t cells, uint32_t *parent, uint32_t *sum)
{
    uint32_t cell = 0;
    for (size_t i = 0; i < text.length;) {
        uint32_t number;
        if (text.at[i] >= 'a' && text.at[i] <= 'z') {
            cell += (uint32_t)(text.at[i++] - 'a') + 1;
        } else if (text.at[i] == '_') {
            i++;
        } else if (hf_scan_number(text, &i, &number) && cell < cells) {
            sum[hf_regions_root(parent, cell++)] = number;
        } else {
            return false;
        }
    }
    return cell == cells;
}

hf_status hf_sgt_read_cages(hf_told *told, hf_span text)
{
    uint32_t parent[MOST], sum[MOST] = {0}, cells = told->size * told->size;
    hf_status status = HF_OK;
    size_t used = cells <= MOST ? read_walls(text, told->size, parent) : SIZE_MAX;
    if (used == SIZE_MAX || !read_sums(hf_span_from(text, used + 1), cells, parent, sum))
        return hf_told_fail(told, "expected the walls of cages and their sums", (hf_span){NULL, 0});
    for (uint32_t root = 0; root < cells && status == HF_OK; root++) {
        if (sum[root] == 0)
            continue;
        hf_told_clear(told);
        for (uint32_t i = 0; i < cells; i++) {
            if (hf_regions_root(parent, i) == root)
                hf_told_cell(told, i);
        }
        hf_told_number(told, (int32_t)sum[root]);
        status = hf_told_add(told, HF_CONSTRAINT_CAGE);
    }
    return status;
}

/* ---- writing ------------------------------------------------------------------------------------ */

/* The cage of each cell; cells in none are regions of their own. False: they overlap. */
static bool number_cages(const hf_puzzle *puzzle, uint32_t *cage)
{
    for (uint32_t c = 0; c < puzzle->cells; c++)
        cage[c] = MOST + c;
    for (uint32_t i = 0; i < puzzle->rules->written_count; i++) {
        const hf_written *written = &puzzle->rules->written[i];
        for (uint32_t k = 0; k < written->cell_count; k++) {
            if (cage[written->cells[k]] < MOST)
                return false;
            cage[written->cells[k]] = i;
        }
    }
    return true;
}

/* Do the cells of a cage hang together by their sides? */
static bool hangs(const hf_written *written, uint32_t size)
{
    uint32_t reached = 1;
    bool met[MOST] = {true};
    for (bool more = true; more;) {
        more = false;
        for (uint32_t i = 0; i < written->cell_count; i++) {
            for (uint32_t k = 0; !met[i] && k < written->cell_count; k++) {
                uint32_t a = written->cells[i], b = written->cells[k];
                bool beside = a + size == b || b + size == a ||
                              (a / size == b / size && (a + 1 == b || b + 1 == a));
                if (met[k] && beside) {
                    met[i] = more = true;
                    reached++;
                }
            }
        }
    }
    return reached == written->cell_count;
}

bool hf_sgt_has_cages(const hf_puzzle *puzzle)
{
    uint32_t cage[MOST];
    HF_ASSERT(puzzle->cells <= MOST); /* with constraints: hf_written_fault */
    for (uint32_t i = 0; i < puzzle->rules->written_count; i++) {
        const hf_written *written = &puzzle->rules->written[i];
        if (written->kind != HF_CONSTRAINT_CAGE || written->number_count != 1 ||
            !hangs(written, hf_shape_size(puzzle->shape)))
            return false;
    }
    return number_cages(puzzle, cage);
}

/* Is this the first cell of a cage? There its sum is told. */
static bool holds_sum(const hf_puzzle *puzzle, const uint32_t *cage, uint32_t cell)
{
    if (cage[cell] >= MOST)
        return false;
    const hf_written *written = &puzzle->rules->written[cage[cell]];
    for (uint32_t k = 0; k < written->cell_count; k++) {
        if (written->cells[k] < cell)
            return false;
    }
    return true;
}

void hf_sgt_write_cages(const hf_puzzle *puzzle, hf_text *text)
{
    uint32_t cage[MOST], size = hf_shape_size(puzzle->shape), run = 0;
    number_cages(puzzle, cage);
    hf_text_char(text, ',');
    for (uint32_t i = 0; i <= 2 * size * (size - 1); i++) {
        uint32_t a = 0, b = 0;
        if (i < 2 * size * (size - 1)) {
            border(size, i, &a, &b);
            if (cage[a] == cage[b]) {
                run++;
                continue;
            }
        }
        for (; run > RUN; run -= RUN)
            hf_text_char(text, 'z');
        hf_text_char(text, run > 0 ? (char)('a' + (char)(run - 1)) : '_');
        run = 0;
    }
    hf_text_char(text, ',');
    bool behind = false; /* a number was written last */
    for (uint32_t c = 0; c < puzzle->cells; c++) {
        if (holds_sum(puzzle, cage, c)) {
            hf_text_add(text, behind ? "_" : "");
            hf_text_number(text, (uint64_t)puzzle->rules->written[cage[c]].numbers[0]);
            behind = true;
            continue;
        }
        for (run = 1; run < 26 && c + 1 < puzzle->cells && !holds_sum(puzzle, cage, c + 1); run++)
            c++;
        hf_text_char(text, (char)('a' + (char)(run - 1)));
        behind = false;
    }
}
