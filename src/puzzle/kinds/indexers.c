/* SPDX-License-Identifier: MIT
 *
 * indexers.c - cells that tell where their row, column or box has what.
 *
 * A column indexer in column c with value v says that its row has c in column v; a row indexer in row
 * r that its column has r in row v; a box indexer in place p of its box that the box has p in place v.
 */
#include "base/assert.h"
#include "puzzle/kind.h"

/* The house of a kind that a cell lies in, and the cell's place there; NULL: there is none. */
static const uint32_t *house_of(const hf_rules *rules, uint32_t cell, hf_house_kind kind,
                                uint32_t *place)
{
    uint32_t count;
    const uint32_t *houses = hf_shape_houses_of(rules->shape, cell, &count);
    for (uint32_t i = 0; i < count; i++) {
        if (hf_shape_house_kind(rules->shape, houses[i]) != kind)
            continue;
        const uint32_t *cells = hf_shape_house(rules->shape, houses[i]);
        for (*place = 0; cells[*place] != cell; ++*place)
            ;
        return cells;
    }
    return NULL;
}

static void index_house(hf_rules *rules, const hf_written *written, hf_house_kind kind)
{
    for (uint32_t i = 0; i < written->cell_count; i++) {
        uint32_t place = 0;
        const uint32_t *cells = house_of(rules, written->cells[i], kind, &place);
        HF_ASSERT(cells != NULL); /* fault_in */
        hf_rules_element(rules, written->cells[i], cells, rules->size, place + 1);
    }
}

static void expand_column_indexer(hf_rules *rules, const hf_written *written)
{
    index_house(rules, written, HF_HOUSE_ROW);
}

static void expand_row_indexer(hf_rules *rules, const hf_written *written)
{
    index_house(rules, written, HF_HOUSE_COLUMN);
}

static void expand_box_indexer(hf_rules *rules, const hf_written *written)
{
    index_house(rules, written, HF_HOUSE_BOX);
}

static const char *fault_in(const hf_rules *rules, const hf_written *written, hf_house_kind kind,
                            const char *words)
{
    uint32_t place;
    for (uint32_t i = 0; i < written->cell_count; i++) {
        if (house_of(rules, written->cells[i], kind, &place) == NULL)
            return words;
    }
    return rules->first != 1 ? "indexers need symbols from 1 on" : NULL;
}

static const char *row_fault(const hf_rules *rules, const hf_written *written)
{
    return fault_in(rules, written, HF_HOUSE_COLUMN, "a column without all symbols");
}

static const char *column_fault(const hf_rules *rules, const hf_written *written)
{
    return fault_in(rules, written, HF_HOUSE_ROW, "a row without all symbols");
}

static const char *box_fault(const hf_rules *rules, const hf_written *written)
{
    return fault_in(rules, written, HF_HOUSE_BOX, "a cell that lies in no box");
}

const hf_kind hf_kind_row_indexer = {
    .name = "row indexer",
    .plural = "row indexers",
    .iss = "Indexing",
    .iss_form = HF_ISS_INDEXING_ROW,
    .fpuzzles = "rowindexer",
    .fpuzzles_form = HF_FPUZZLES_CELLS,
    .style = HF_STYLE_SHADE,
    .colour = "#d3f0d0",
    .least = 1,
    .fault = row_fault,
    .expand = expand_row_indexer,
};

const hf_kind hf_kind_column_indexer = {
    .name = "column indexer",
    .plural = "column indexers",
    .iss = "Indexing",
    .iss_form = HF_ISS_INDEXING_COLUMN,
    .fpuzzles = "columnindexer",
    .fpuzzles_form = HF_FPUZZLES_CELLS,
    .style = HF_STYLE_SHADE,
    .colour = "#f0d3d0",
    .least = 1,
    .fault = column_fault,
    .expand = expand_column_indexer,
};

const hf_kind hf_kind_box_indexer = {
    .name = "box indexer",
    .plural = "box indexers",
    .fpuzzles = "boxindexer",
    .fpuzzles_form = HF_FPUZZLES_CELLS,
    .style = HF_STYLE_SHADE,
    .colour = "#d0dcf0",
    .least = 1,
    .fault = box_fault,
    .expand = expand_box_indexer,
};
