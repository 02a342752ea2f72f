/* SPDX-License-Identifier: MIT
 *
 * svg.c - boards as pictures: thin lines between cells, thick ones around boxes or regions, clues
 * in bold, digits found by solving in colour, candidates small and each in its place. The layers of
 * a cube are laid out side by side.
 */
#include "grid/grid_data.h"
#include "format/draw.h"
#include "format/svg_kinds.h"

enum { CELL = HF_SVG_CELL, MARGIN = 12, TITLE = 24 };

/* Where things are. */
typedef struct svg_plan {
    hf_drawing drawing;
    uint32_t across;        /* layers in one row of the picture */
    uint32_t width, height; /* of one layer with its margin */
    uint32_t margin;
} svg_plan;

static svg_plan make_plan(const hf_grid *grid, const hf_write_options *options, uint32_t *widths)
{
    svg_plan plan;
    plan.drawing = hf_draw_begin(grid, options, widths);
    plan.across = 1;
    while (plan.across * plan.across < plan.drawing.layers)
        plan.across++;
    plan.margin = hf_svg_has_outside(options->puzzle) ? CELL : MARGIN;
    plan.width = plan.drawing.columns * CELL + 2 * plan.margin;
    plan.height =
        plan.drawing.rows * CELL + 2 * plan.margin + (plan.drawing.layers > 1 ? TITLE : 0);
    uint32_t lines = hf_svg_word_lines(options->puzzle, plan.drawing.columns);
    plan.height += lines > 0 ? lines * HF_SVG_LINE + 7 : 0;
    return plan;
}

static void put_numbers(hf_text *text, const char *const before[], const uint32_t numbers[],
                        unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        hf_text_add(text, before[i]);
        hf_text_number(text, numbers[i]);
    }
}

static void put_head(const svg_plan *plan, hf_text *text)
{
    uint32_t down = (plan->drawing.layers + plan->across - 1) / plan->across;
    uint32_t width = plan->width * plan->across, height = plan->height * down;
    static const char *const pieces[] = {"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ",
                                         " ", "\" width=\"", "\" height=\""};
    const uint32_t numbers[] = {width, height, width, height};
    put_numbers(text, pieces, numbers, 4);
    hf_text_add(text, "\">\n<style>\n"
                      "text { font-family: 'Helvetica Neue', Arial, sans-serif; font-size: 24px;"
                      " text-anchor: middle; dominant-baseline: central; fill: #1f2933; }\n"
                      ".given { font-weight: bold; }\n"
                      ".solved { fill: #2563eb; }\n"
                      ".wrong { fill: #dc2626; font-weight: bold; }\n"
                      ".mark { fill: #7b8794; }\n"
                      ".title { font-size: 14px; fill: #52606d; }\n"
                      ".thin { stroke: #cbd2d9; stroke-width: 1; }\n"
                      ".thick { stroke: #1f2933; stroke-width: 2.5; stroke-linecap: round; }\n");
    if (plan->drawing.options->puzzle != NULL)
        hf_text_add(text, ".outside { font-size: 16px; }\n"
                          ".two { font-size: 13px; }\n"
                          ".many { font-size: 9px; }\n"
                          ".letter { font-size: 14px; font-weight: bold; paint-order: stroke;"
                          " stroke: #ffffff; stroke-width: 4px; }\n"
                          ".note { font-size: 8px; }\n"
                          ".light { fill: #ffffff; }\n"
                          ".sum { font-size: 10px; text-anchor: start; paint-order: stroke;"
                          " stroke: #ffffff; stroke-width: 3px; }\n");
    hf_text_add(text, "</style>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
}

/* Cells of a house that people must see: diagonals and windows. */
static bool is_tinted(const hf_shape *shape, uint32_t cell)
{
    uint32_t count;
    const uint32_t *houses = hf_shape_houses_of(shape, cell, &count);
    for (uint32_t i = 0; i < count; i++) {
        hf_house_kind kind = hf_shape_house_kind(shape, houses[i]);
        if (kind == HF_HOUSE_DIAGONAL || kind == HF_HOUSE_WINDOW)
            return true;
    }
    return false;
}

static void put_tint(uint32_t x, uint32_t y, hf_text *text)
{
    static const char *const pieces[] = {"<rect x=\"", "\" y=\"", "\" width=\"", "\" height=\""};
    const uint32_t numbers[] = {x, y, CELL, CELL};
    put_numbers(text, pieces, numbers, 4);
    hf_text_add(text, "\" fill=\"#eef2ff\"/>\n");
}

static void put_stroke(const char *kind, uint32_t x1, uint32_t y1, uint32_t x2, uint32_t y2,
                       hf_text *text)
{
    static const char *const pieces[] = {"\" x1=\"", "\" y1=\"", "\" x2=\"", "\" y2=\""};
    const uint32_t numbers[] = {x1, y1, x2, y2};
    hf_text_add(text, "<line class=\"");
    hf_text_add(text, kind);
    put_numbers(text, pieces, numbers, 4);
    hf_text_add(text, "\"/>\n");
}

/* Is there a wall left of column c (right: of the last), or above row r? */
static bool is_wall(const hf_drawing *d, uint32_t r, uint32_t c, bool above)
{
    const uint16_t *regions = hf_shape_spec_of(d->grid->shape)->regions;
    uint32_t n = d->columns;
    if (above ? r == 0 || r == d->rows : c == 0 || c == n)
        return true;
    if (!d->lattice)
        return above ? r % d->box_rows == 0 : c % d->box_columns == 0;
    return regions[r * n + c] != regions[above ? (r - 1) * n + c : r * n + c - 1];
}

static void put_lines(const hf_drawing *d, uint32_t x, uint32_t y, hf_text *text)
{
    for (int pass = 0; pass < 2; pass++) { /* the thick ones on top */
        const char *kind = pass ? "thick" : "thin";
        for (uint32_t r = 0; r <= d->rows; r++)
            for (uint32_t c = 0; c <= d->columns; c++) {
                uint32_t left = x + c * CELL, top = y + r * CELL;
                if (c < d->columns && is_wall(d, r, c, true) == (pass == 1))
                    put_stroke(kind, left, top, left + CELL, top, text);
                if (r < d->rows && is_wall(d, r, c, false) == (pass == 1))
                    put_stroke(kind, left, top, left, top + CELL, text);
            }
    }
}

static const char *class_of(const hf_drawing *d, uint32_t cell)
{
    switch (d->options->marks ? d->options->marks[cell] : (uint8_t)HF_MARK_GIVEN) {
    case HF_MARK_SOLVED:
        return "solved";
    case HF_MARK_WRONG:
        return "wrong";
    case HF_MARK_GIVEN:
        return "given";
    default:
        return "plain";
    }
}

static void put_value(const hf_drawing *d, uint32_t cell, uint32_t x, uint32_t y, hf_text *text)
{
    static const char *const pieces[] = {"\" x=\"", "\" y=\""};
    const uint32_t numbers[] = {x + CELL / 2, y + CELL / 2 + 1};
    hf_text_add(text, "<text class=\"");
    hf_text_add(text, class_of(d, cell));
    put_numbers(text, pieces, numbers, 2);
    if (d->size > HF_MAX_LETTERED)
        hf_text_add(text, "\" style=\"font-size: 18px");
    hf_text_add(text, "\">");
    hf_text_symbol(text, d->grid->shape, d->grid->cell[cell]);
    hf_text_add(text, "</text>\n");
}

/* Candidate s has its own place in the cell: 3x3 places for nine symbols, k x k for more. Numbers of
 * cages and signs on borders have theirs around them. */
static void put_candidates(const hf_drawing *d, uint32_t cell, uint32_t x, uint32_t y,
                           hf_text *text)
{
    static const char *const pieces[] = {"<text class=\"mark\" x=\"", "\" y=\"",
                                         "\" style=\"font-size: "};
    bool notes = hf_svg_has_notes(d->options->puzzle);
    uint32_t side = 1, room = notes ? CELL - 14 : CELL - 4;
    while (side * side < d->size)
        side++;
    uint32_t font = room / side < 3 ? 2 : room / side - 1;
    x += notes ? 7 : 2;
    y += notes ? 9 : 2;
    for (uint32_t s = 1; s <= d->size; s++) {
        if (!hf_board_has(d->board, cell, s))
            continue;
        uint32_t column = (s - 1) % side, row = (s - 1) / side;
        const uint32_t numbers[] = {x + (2 * column + 1) * room / (2 * side),
                                    y + (2 * row + 1) * room / (2 * side), font};
        put_numbers(text, pieces, numbers, 3);
        hf_text_add(text, "px\">");
        hf_text_symbol(text, d->grid->shape, s);
        hf_text_add(text, "</text>\n");
    }
}

static void put_layer(const svg_plan *plan, uint32_t layer, hf_text *text)
{
    const hf_drawing *d = &plan->drawing;
    uint32_t x = layer % plan->across * plan->width + plan->margin;
    uint32_t y = layer / plan->across * plan->height + plan->margin;
    uint32_t first = layer * d->rows * d->columns;
    if (d->layers > 1) {
        static const char *const pieces[] = {"<text class=\"title\" x=\"", "\" y=\"", "\">layer "};
        const uint32_t numbers[] = {x + d->columns * CELL / 2, y + TITLE / 2 - 4, layer + 1};
        put_numbers(text, pieces, numbers, 3);
        hf_text_add(text, "</text>\n");
        y += TITLE;
    }
    for (uint32_t i = 0; hf_shape_spec_of(d->grid->shape)->extras && i < d->rows * d->columns; i++)
        if (is_tinted(d->grid->shape, first + i))
            put_tint(x + i % d->columns * CELL, y + i / d->columns * CELL, text);
    hf_svg_pen pen = {d->options->puzzle, x, y, d->rows, d->columns, text, d->board ? 6 : 8};
    hf_svg_under(&pen);
    put_lines(d, x, y, text);
    hf_svg_over(&pen);
    hf_svg_words(&pen);
    for (uint32_t i = 0; i < d->rows * d->columns; i++) {
        uint32_t left = x + i % d->columns * CELL, top = y + i / d->columns * CELL;
        if (d->grid->cell[first + i])
            put_value(d, first + i, left, top, text);
        else if (d->board)
            put_candidates(d, first + i, left, top, text);
    }
}

static hf_status write_svg(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    uint32_t widths[HF_MAX_SIZE];
    svg_plan plan = make_plan(grid, options, widths);
    put_head(&plan, text);
    for (uint32_t layer = 0; layer < plan.drawing.layers; layer++)
        put_layer(&plan, layer, text);
    hf_text_add(text, "</svg>\n");
    return HF_OK;
}

const hf_format hf_format_svg = {"svg", "a picture (SVG)", NULL, NULL, write_svg, 0, NULL};
