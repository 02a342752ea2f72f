/* SPDX-License-Identifier: MIT
 *
 * svg_step.c - the board as a picture: candidates with their roles, houses shaded, links as curved
 * arrows (strong ones solid, weak ones dashed), what is struck in red with a line through it.
 *
 * All coordinates are whole numbers: a slot for one candidate is SLOT units wide, a cell is as many
 * slots wide as hf_look_width says. Looks differ in their outlines too, not in colour alone.
 */
#include <math.h>

#include "explain/look.h"

enum { SLOT = 20, PAD = 3, MARGIN = 34, FOOT = 26 };

typedef struct picture {
    hf_tale *tale;
    uint32_t rows, columns, layers;
    uint32_t wide; /* slots across a cell */
    uint32_t cell; /* its side */
} picture;

typedef struct point {
    uint32_t x, y;
} point;

/* Layers stand one below the other. */
static point corner_of(const picture *p, uint32_t cell)
{
    uint32_t row = cell / p->columns, layer = row / p->rows;
    return (point){MARGIN + cell % p->columns * p->cell,
                   MARGIN + row * p->cell + layer * (MARGIN / 2)};
}

static point centre_of(const picture *p, uint32_t cell, uint32_t symbol)
{
    point at = corner_of(p, cell);
    at.x += PAD + (symbol - 1) % p->wide * SLOT + SLOT / 2;
    at.y += PAD + (symbol - 1) / p->wide * SLOT + SLOT / 2;
    return at;
}

static void attribute(hf_tale *tale, const char *name, uint32_t value)
{
    hf_tell(tale, " ");
    hf_tell(tale, name);
    hf_tell(tale, "=\"");
    hf_tell_number(tale, value);
    hf_tell(tale, "\"");
}

static void class_of(hf_tale *tale, const char *before, hf_look look)
{
    static const char *const names[HF_LOOKS] = {"none", "struck", "placed", "base", "cover",
                                                "fin",  "set0",   "set1",   "set2", "set3"};
    hf_tell(tale, " class=\"");
    hf_tell(tale, before);
    hf_tell(tale, names[look]);
    hf_tell(tale, "\"");
}

static const char style[] =
    "<style>"
    "svg{background:#fff;font-family:sans-serif}"
    "text{text-anchor:middle;dominant-baseline:central;fill:#333}"
    ".grid{stroke:#bbb;stroke-width:1;fill:none}.wall{stroke:#222;stroke-width:2.5;fill:none;"
    "stroke-linecap:square}"
    ".given{font-weight:bold;fill:#111}.found{fill:#1a4fa3}"
    ".name{font-size:12px;fill:#777}.foot{font-size:13px;text-anchor:start;fill:#333}"
    ".h-base{fill:#dcf3dc}.h-cover{fill:#dbe8fb;fill-opacity:.7}.h-fin{fill:#fdeccb}"
    ".base,.set0{fill:#8fd694}.cover,.set1{fill:#8db9f2;stroke:#1f5fc0}"
    ".fin{fill:#f7bd4f;stroke:#8a5a00;stroke-dasharray:3 2}"
    ".set2{fill:#d7a9f0;stroke:#6b2f91;stroke-dasharray:1 2}"
    ".set3{fill:#8ee3e0;stroke:#0b6f6c;stroke-dasharray:6 2}"
    ".placed{fill:#5fd07a;stroke:#14632a;stroke-width:2}"
    ".struck{fill:#ffb3b3}.strike{stroke:#c00;stroke-width:2}"
    ".link{fill:none;stroke:#b3261e;stroke-width:1.8}.weak{stroke-dasharray:5 4}"
    "</style>"
    "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"6\" "
    "markerHeight=\"6\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"#b3261e\"/></marker>"
    "</defs>";

static void head(const picture *p)
{
    hf_tale *tale = p->tale;
    uint32_t width = 2 * MARGIN + p->columns * p->cell;
    uint32_t height = 2 * MARGIN + p->layers * (p->rows * p->cell + MARGIN / 2) - MARGIN / 2 + FOOT;
    hf_tell(tale, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
    hf_tell_number(tale, width);
    hf_tell(tale, " ");
    hf_tell_number(tale, height);
    hf_tell(tale, "\"");
    attribute(tale, "width", width);
    attribute(tale, "height", height);
    hf_tell(tale, ">\n<title>");
    hf_tell_title(tale);
    hf_tell(tale, "</title>\n");
    hf_tell(tale, style);
    hf_tell(tale, "\n");
}

static void rectangle(const picture *p, uint32_t cell, const char *before, hf_look look)
{
    point at = corner_of(p, cell);
    hf_tell(p->tale, "<rect");
    attribute(p->tale, "x", at.x);
    attribute(p->tale, "y", at.y);
    attribute(p->tale, "width", p->cell);
    attribute(p->tale, "height", p->cell);
    class_of(p->tale, before, look);
    hf_tell(p->tale, "/>");
}

/* Base houses first, so that covers lie over them and crossings show both. */
static void houses(const picture *p)
{
    static const hf_look order[] = {HF_LOOK_BASE, HF_LOOK_COVER, HF_LOOK_FIN};
    hf_tale *tale = p->tale;
    for (uint32_t i = 0; i < 3; i++)
        for (uint32_t k = 0; k < tale->step->houses; k++) {
            uint32_t house = tale->step->house[k].house;
            if (hf_look_house(tale, house) != order[i])
                continue;
            const uint32_t *cells = hf_shape_house(tale->shape, house);
            for (uint32_t c = 0; c < hf_shape_size(tale->shape); c++)
                rectangle(p, cells[c], "h-", order[i]);
            hf_tell(tale, "\n");
        }
}

/* ---- cells ----------------------------------------------------------------------------------- */

static void letters(const picture *p, point at, uint32_t size, const char *class, uint32_t symbol)
{
    hf_tale *tale = p->tale;
    hf_tell(tale, "<text");
    attribute(tale, "x", at.x);
    attribute(tale, "y", at.y);
    attribute(tale, "font-size", size);
    hf_tell(tale, class);
    hf_tell(tale, ">");
    hf_tell_symbol(tale, symbol);
    hf_tell(tale, "</text>");
}

static void disc(const picture *p, point at, uint32_t radius, hf_look look)
{
    hf_tell(p->tale, "<circle");
    attribute(p->tale, "cx", at.x);
    attribute(p->tale, "cy", at.y);
    attribute(p->tale, "r", radius);
    class_of(p->tale, "", look);
    hf_tell(p->tale, "/>");
}

static void strike(const picture *p, point at)
{
    hf_tale *tale = p->tale;
    hf_tell(tale, "<line class=\"strike\"");
    attribute(tale, "x1", at.x - 7);
    attribute(tale, "y1", at.y + 7);
    attribute(tale, "x2", at.x + 7);
    attribute(tale, "y2", at.y - 7);
    hf_tell(tale, "/>");
}

static void filled_cell(const picture *p, uint32_t cell)
{
    point at = corner_of(p, cell);
    uint32_t value = hf_board_value(p->tale->board, cell);
    hf_look look = hf_look_at(p->tale, cell, value);
    at.x += p->cell / 2;
    at.y += p->cell / 2;
    if (look != HF_LOOK_NONE)
        disc(p, at, p->cell / 2 - 5, look);
    letters(p, at, p->cell * 3 / 5,
            hf_board_is_given(p->tale->board, cell) ? " class=\"given\"" : " class=\"found\"",
            value);
}

static void open_cell(const picture *p, uint32_t cell)
{
    for (uint32_t d = 1; d <= hf_shape_size(p->tale->shape); d++) {
        if (!hf_board_has(p->tale->board, cell, d))
            continue;
        point at = centre_of(p, cell, d);
        hf_look look = hf_look_at(p->tale, cell, d);
        if (look != HF_LOOK_NONE)
            disc(p, at, SLOT / 2 - 1, look);
        letters(p, at, 14, "", d);
        if (look == HF_LOOK_STRUCK)
            strike(p, at);
    }
}

static void cells(const picture *p)
{
    for (uint32_t cell = 0; cell < hf_shape_cells(p->tale->shape); cell++) {
        rectangle(p, cell, "grid ", HF_LOOK_NONE);
        if (hf_board_value(p->tale->board, cell))
            filled_cell(p, cell);
        else
            open_cell(p, cell);
        hf_tell(p->tale, "\n");
    }
}

/* ---- walls and names ------------------------------------------------------------------------- */

static void wall(const picture *p, uint32_t cell, bool right, bool far)
{
    hf_tale *tale = p->tale;
    point at = corner_of(p, cell);
    uint32_t x = at.x + (right && far ? p->cell : 0), y = at.y + (!right && far ? p->cell : 0);
    hf_tell(tale, "M");
    hf_tell_number(tale, x);
    hf_tell(tale, " ");
    hf_tell_number(tale, y);
    hf_tell(tale, right ? "v" : "h");
    hf_tell_number(tale, p->cell);
}

static void walls(const picture *p)
{
    hf_tale *tale = p->tale;
    hf_tell(tale, "<path class=\"wall\" d=\"");
    for (uint32_t cell = 0; cell < hf_shape_cells(tale->shape); cell++) {
        uint32_t column = cell % p->columns, row = cell / p->columns % p->rows;
        if (column == 0 || hf_look_border(tale, cell - 1, cell))
            wall(p, cell, true, false);
        if (column + 1 == p->columns)
            wall(p, cell, true, true);
        if (row == 0 || hf_look_border(tale, cell - p->columns, cell))
            wall(p, cell, false, false);
        if (row + 1 == p->rows)
            wall(p, cell, false, true);
    }
    hf_tell(tale, "\"/>\n");
}

static void name_at(const picture *p, uint32_t x, uint32_t y, uint32_t number, bool letter)
{
    hf_tale *tale = p->tale;
    hf_tell(tale, "<text class=\"name\"");
    attribute(tale, "x", x);
    attribute(tale, "y", y);
    hf_tell(tale, ">");
    if (letter)
        hf_text_char(&tale->text, (char)('A' + number % 26));
    else
        hf_tell_number(tale, number + 1);
    hf_tell(tale, "</text>");
}

static void names(const picture *p)
{
    for (uint32_t c = 0; c < p->columns; c++)
        name_at(p, MARGIN + c * p->cell + p->cell / 2, MARGIN / 2, c, false);
    for (uint32_t r = 0; r < p->rows * p->layers; r++) {
        point at = corner_of(p, r * p->columns);
        name_at(p, MARGIN / 2, at.y + p->cell / 2, r % p->rows,
                p->tale->scene->names == HF_NAMES_A1);
    }
    hf_tell(p->tale, "\n");
}

/* ---- links ----------------------------------------------------------------------------------- */

/* The middle of a node: of its cells' candidate. */
static point node_point(const picture *p, const hf_node *node, bool leaving)
{
    uint32_t symbol = leaving && node->leaves ? node->leaves : node->symbol;
    uint32_t x = 0, y = 0;
    for (uint32_t i = 0; i < node->count; i++) {
        point at = centre_of(p, p->tale->step->member[node->first + i], symbol);
        x += at.x;
        y += at.y;
    }
    return (point){x / node->count, y / node->count};
}

static void coordinates(hf_tale *tale, double x, double y)
{
    hf_tell_number(tale, x > 0 ? (uint64_t)(x + 0.5) : 0);
    hf_tell(tale, " ");
    hf_tell_number(tale, y > 0 ? (uint64_t)(y + 0.5) : 0);
}

/* An arrow that bulges to one side by a fifth of its length, and leaves the discs at its ends
 * free. */
static void arrow(const picture *p, const hf_link *link)
{
    hf_tale *tale = p->tale;
    point a = node_point(p, &tale->step->node[link->from], true);
    point b = node_point(p, &tale->step->node[link->to], false);
    double dx = (double)b.x - (double)a.x, dy = (double)b.y - (double)a.y;
    double length = sqrt(dx * dx + dy * dy), free = SLOT / 2.0;
    if (length < SLOT * 0.9)
        return;
    double ux = dx / length, uy = dy / length;
    hf_tell(tale, link->strong ? "<path class=\"link\"" : "<path class=\"link weak\"");
    hf_tell(tale, " marker-end=\"url(#tip)\" d=\"M");
    coordinates(tale, a.x + ux * free, a.y + uy * free);
    hf_tell(tale, "Q");
    coordinates(tale, (a.x + b.x) / 2.0 - dy / 5, (a.y + b.y) / 2.0 + dx / 5);
    hf_tell(tale, " ");
    coordinates(tale, b.x - ux * free, b.y - uy * free);
    hf_tell(tale, "\"/>\n");
}

/* The notation has `<` and `>`, which must be entities here. A line longer than the room is cut:
 * it would not fit the picture either. */
static void tell_escaped(hf_tale *tale, void (*tell)(hf_tale *))
{
    char line[400];
    hf_tale inner = *tale;
    inner.text = hf_text_make(line, sizeof line);
    tell(&inner);
    for (const char *c = line; *c; c++) {
        if (*c == '<')
            hf_tell(tale, "&lt;");
        else if (*c == '>')
            hf_tell(tale, "&gt;");
        else
            hf_text_char(&tale->text, *c);
    }
}

static void foot(const picture *p)
{
    hf_tale *tale = p->tale;
    hf_tell(tale, "<text class=\"foot\"");
    attribute(tale, "x", MARGIN);
    attribute(tale, "y",
              MARGIN + p->layers * (p->rows * p->cell + MARGIN / 2) - MARGIN / 2 + MARGIN);
    hf_tell(tale, ">");
    tell_escaped(tale, tale->scene->quiet ? hf_tell_title : hf_tell_line);
    hf_tell(tale, "</text>\n</svg>\n");
}

void hf_tell_svg(hf_tale *tale)
{
    picture p = {.tale = tale,
                 .rows = hf_shape_rows(tale->shape),
                 .columns = hf_shape_columns(tale->shape),
                 .layers = hf_shape_layers(tale->shape),
                 .wide = hf_look_width(tale)};
    p.cell = p.wide * SLOT + 2 * PAD;
    head(&p);
    houses(&p);
    cells(&p);
    walls(&p);
    names(&p);
    for (uint32_t i = 0; i < tale->step->links; i++)
        arrow(&p, &tale->step->link[i]);
    foot(&p);
}
