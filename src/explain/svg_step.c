/* SPDX-License-Identifier: MIT
 *
 * svg_step.c - the board as a picture: candidates with their roles, houses shaded, links as curved
 * arrows (strong ones solid, weak ones dashed), what is struck in red with a line through it. Arrows
 * lie below the digits, which keep a white edge, so that none is crossed out; a legend below the
 * board says what each look means.
 *
 * All coordinates are whole numbers: a slot for one candidate is SLOT units wide, a cell is as many
 * slots wide as hf_style_width says. Looks differ in their outlines too, not in colour alone.
 */
#include <math.h>
#include <string.h>

#include "explain/style.h"
#include "explain/svg.h"
#include "format/svg_kinds.h"

enum { SLOT = 20, MARGIN = 34, FOOT = 26, LINE = 17, WIDEST = 8, BEYOND = 30 };

typedef struct picture {
    hf_writer *w;
    uint32_t rows, columns, layers;
    uint32_t wide;           /* slots across a cell */
    uint32_t cell;           /* its side */
    uint32_t left, top;      /* of the slots in it */
    char line[400];          /* what stands below; longer ones are cut */
    uint32_t breaks;         /* lines it takes beyond the first */
    uint32_t legend;         /* lines of the legend below it */
    const hf_puzzle *puzzle; /* whose constraints are drawn; NULL: none */
    bool outside;            /* they have numbers beyond the names */
    char names[400];         /* of those without a drawing */
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
    at.x += p->left + (symbol - 1) % p->wide * SLOT + SLOT / 2;
    at.y += p->top + (symbol - 1) / p->wide * SLOT + SLOT / 2;
    return at;
}

static const char style_sheet[] =
    "<style>"
    "svg{background:#fff;font-family:sans-serif}"
    "text{text-anchor:middle;fill:#333}"
    ".grid{stroke:#bbb;stroke-width:1;fill:none}.wall{stroke:#222;stroke-width:2.5;fill:none;"
    "stroke-linecap:square}"
    ".given{font-weight:bold;fill:#111}.found{fill:#1a4fa3}"
    ".name{font-size:12px;fill:#777}.foot{font-size:13px;text-anchor:start;fill:#333}"
    ".h-base{fill:#dcf3dc}.h-cover{fill:#dbe8fb;fill-opacity:.7}.h-fin{fill:#fdeccb}"
    ".plain,.given,.found{paint-order:stroke;stroke:#fff;stroke-width:4px;stroke-linejoin:round}"
    ".base{fill:#8fd694}.cover{fill:#8db9f2;stroke:#1f5fc0}"
    ".set0{fill:#cfe07c;stroke:#667a10}.set1{fill:#f4a9cb;stroke:#a3195f}"
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
    hf_writer *w = p->w;
    uint32_t width = 2 * MARGIN + p->columns * p->cell;
    uint32_t height = 2 * MARGIN + p->layers * (p->rows * p->cell + MARGIN / 2) - MARGIN / 2 +
                      FOOT + (p->breaks + p->legend) * LINE + (p->legend ? LINE / 2 : 0);
    width += p->outside ? 2 * BEYOND : 0;
    height += p->outside ? 2 * BEYOND + LINE / 2 : 0;
    hf_say(w, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"");
    hf_say(w, p->outside ? "-30 -30 " : "0 0 ");
    hf_say_number(w, width);
    hf_say(w, " ");
    hf_say_number(w, height);
    hf_say(w, "\"");
    hf_svg_attribute(w, "width", width);
    hf_svg_attribute(w, "height", height);
    hf_say(w, ">\n<title>");
    hf_say_title(w);
    hf_say(w, "</title>\n");
    hf_say(w, style_sheet);
    hf_say(w, "\n");
}

static void constraints(const picture *p, void (*draw)(const hf_svg_pen *pen))
{
    if (p->puzzle != NULL)
        hf_svg_constraints(p->w, p->puzzle, MARGIN, p->cell, draw);
}

static void rectangle(const picture *p, uint32_t cell, const char *before, hf_style style)
{
    point at = corner_of(p, cell);
    hf_say(p->w, "<rect");
    hf_svg_attribute(p->w, "x", at.x);
    hf_svg_attribute(p->w, "y", at.y);
    hf_svg_attribute(p->w, "width", p->cell);
    hf_svg_attribute(p->w, "height", p->cell);
    hf_svg_class(p->w, before, style);
    hf_say(p->w, "/>");
}

/* Base houses first, so that covers lie over them and crossings show both. */
static void houses(const picture *p)
{
    static const hf_style order[] = {HF_STYLE_BASE, HF_STYLE_COVER, HF_STYLE_FIN};
    hf_writer *w = p->w;
    for (uint32_t i = 0; i < 3; i++)
        for (uint32_t k = 0; k < w->step->houses; k++) {
            uint32_t house = w->step->house[k].house;
            if (hf_style_house(w, house) != order[i])
                continue;
            const uint32_t *cells = hf_shape_house(w->shape, house);
            for (uint32_t c = 0; c < hf_shape_size(w->shape); c++)
                rectangle(p, cells[c], "h-", order[i]);
            hf_say(w, "\n");
        }
}

/* ---- cells ----------------------------------------------------------------------------------- */

static void letters(const picture *p, point at, uint32_t size, const char *class, uint32_t symbol)
{
    hf_writer *w = p->w;
    hf_say(w, "<text" HF_SVG_CENTRED);
    hf_svg_attribute(w, "x", at.x);
    hf_svg_attribute(w, "y", at.y);
    hf_svg_attribute(w, "font-size", size);
    hf_say(w, class);
    hf_say(w, ">");
    hf_say_symbol(w, symbol);
    hf_say(w, "</text>");
}

static void disc(const picture *p, point at, uint32_t radius, hf_style style)
{
    hf_say(p->w, "<circle");
    hf_svg_attribute(p->w, "cx", at.x);
    hf_svg_attribute(p->w, "cy", at.y);
    hf_svg_attribute(p->w, "r", radius);
    hf_svg_class(p->w, "", style);
    hf_say(p->w, "/>");
}

static void strike(const picture *p, point at)
{
    hf_writer *w = p->w;
    hf_say(w, "<line class=\"strike\"");
    hf_svg_attribute(w, "x1", at.x - 7);
    hf_svg_attribute(w, "y1", at.y + 7);
    hf_svg_attribute(w, "x2", at.x + 7);
    hf_svg_attribute(w, "y2", at.y - 7);
    hf_say(w, "/>");
}

static void filled_cell(const picture *p, uint32_t cell)
{
    point at = corner_of(p, cell);
    uint32_t value = hf_board_value(p->w->board, cell);
    hf_style style = hf_style_of(p->w, cell, value);
    at.x += p->cell / 2;
    at.y += p->cell / 2;
    if (style != HF_STYLE_NONE)
        disc(p, at, p->cell / 2 - 5, style);
    letters(p, at, p->cell * 3 / 5,
            hf_board_is_given(p->w->board, cell) ? " class=\"given\"" : " class=\"found\"", value);
}

static void open_cell(const picture *p, uint32_t cell)
{
    for (uint32_t d = 1; d <= hf_shape_size(p->w->shape); d++) {
        if (!hf_board_has(p->w->board, cell, d))
            continue;
        point at = centre_of(p, cell, d);
        hf_style style = hf_style_of(p->w, cell, d);
        if (style != HF_STYLE_NONE)
            disc(p, at, SLOT / 2 - 1, style);
        letters(p, at, 14, style == HF_STYLE_NONE ? " class=\"plain\"" : "", d);
        if (style == HF_STYLE_STRUCK)
            strike(p, at);
    }
}

static void cells(const picture *p)
{
    for (uint32_t cell = 0; cell < hf_shape_cells(p->w->shape); cell++) {
        rectangle(p, cell, "grid ", HF_STYLE_NONE);
        if (hf_board_value(p->w->board, cell))
            filled_cell(p, cell);
        else
            open_cell(p, cell);
        hf_say(p->w, "\n");
    }
}

/* ---- walls and names ------------------------------------------------------------------------- */

static void wall(const picture *p, uint32_t cell, bool right, bool far)
{
    hf_writer *w = p->w;
    point at = corner_of(p, cell);
    uint32_t x = at.x + (right && far ? p->cell : 0), y = at.y + (!right && far ? p->cell : 0);
    hf_say(w, "M");
    hf_say_number(w, x);
    hf_say(w, " ");
    hf_say_number(w, y);
    hf_say(w, right ? "v" : "h");
    hf_say_number(w, p->cell);
}

static void walls(const picture *p)
{
    hf_writer *w = p->w;
    hf_say(w, "<path class=\"wall\" d=\"");
    for (uint32_t cell = 0; cell < hf_shape_cells(w->shape); cell++) {
        uint32_t column = cell % p->columns, row = cell / p->columns % p->rows;
        if (column == 0 || hf_style_border(w, cell - 1, cell))
            wall(p, cell, true, false);
        if (column + 1 == p->columns)
            wall(p, cell, true, true);
        if (row == 0 || hf_style_border(w, cell - p->columns, cell))
            wall(p, cell, false, false);
        if (row + 1 == p->rows)
            wall(p, cell, false, true);
    }
    hf_say(w, "\"/>\n");
}

static void name_at(const picture *p, uint32_t x, uint32_t y, uint32_t number, bool row)
{
    hf_writer *w = p->w;
    hf_say(w, "<text class=\"name\"" HF_SVG_CENTRED);
    hf_svg_attribute(w, "x", x);
    hf_svg_attribute(w, "y", y);
    hf_say(w, ">");
    if (row)
        hf_say_row(w, number);
    else
        hf_say_number(w, number + 1);
    hf_say(w, "</text>");
}

static void names(const picture *p)
{
    for (uint32_t c = 0; c < p->columns; c++)
        name_at(p, MARGIN + c * p->cell + p->cell / 2, MARGIN / 2, c, false);
    for (uint32_t r = 0; r < p->rows * p->layers; r++) {
        point at = corner_of(p, r * p->columns);
        name_at(p, MARGIN / 2, at.y + p->cell / 2, r % p->rows, true);
    }
    hf_say(p->w, "\n");
}

/* ---- links ----------------------------------------------------------------------------------- */

/* The middle of a node: of its cells' candidate. */
static point node_point(const picture *p, const hf_node *node, bool leaving)
{
    uint32_t symbol = leaving && node->leaves ? node->leaves : node->symbol;
    uint32_t x = 0, y = 0;
    for (uint32_t i = 0; i < node->count; i++) {
        point at = centre_of(p, p->w->step->member[node->first + i], symbol);
        x += at.x;
        y += at.y;
    }
    return (point){x / node->count, y / node->count};
}

static void coordinates(hf_writer *w, double x, double y)
{
    hf_say_number(w, x > 0 ? (uint64_t)(x + 0.5) : 0);
    hf_say(w, " ");
    hf_say_number(w, y > 0 ? (uint64_t)(y + 0.5) : 0);
}

/* An arrow that bulges to one side by a fifth of its length, and leaves the discs at its ends
 * free. */
static void arrow(const picture *p, const hf_link *link)
{
    hf_writer *w = p->w;
    point a = node_point(p, &w->step->node[link->from], true);
    point b = node_point(p, &w->step->node[link->to], false);
    double dx = (double)b.x - (double)a.x, dy = (double)b.y - (double)a.y;
    double length = sqrt(dx * dx + dy * dy), free = SLOT / 2.0;
    if (length < SLOT * 0.9)
        return;
    double ux = dx / length, uy = dy / length;
    hf_say(w, link->strong ? "<path class=\"link\"" : "<path class=\"link weak\"");
    hf_say(w, " marker-end=\"url(#tip)\" d=\"M");
    coordinates(w, a.x + ux * free, a.y + uy * free);
    hf_say(w, "Q");
    coordinates(w, (a.x + b.x) / 2.0 - dy / 5, (a.y + b.y) / 2.0 + dx / 5);
    hf_say(w, " ");
    coordinates(w, b.x - ux * free, b.y - uy * free);
    hf_say(w, "\"/>\n");
}

/* Letters are taken to be wide, so that none runs out of the picture whatever the font. */
static size_t fitting(const picture *p, const char *line)
{
    return hf_svg_fitting(line, p->columns * p->cell / WIDEST);
}

static uint32_t count_lines(const picture *p, const char *line)
{
    uint32_t lines = 0;
    for (const char *at = line; *at; lines++) {
        at += fitting(p, at);
        at += *at == ' ';
    }
    return lines;
}

/* Fills in what stands below, and how many lines that is. */
static void plan_foot(picture *p)
{
    hf_writer inner = *p->w;
    inner.text = hf_text_make(p->line, sizeof p->line);
    if (p->w->scene->quiet)
        hf_say_title(&inner);
    else
        hf_say_line(&inner);
    hf_text names = hf_text_make(p->names, sizeof p->names);
    hf_svg_names(p->puzzle, &names);
    p->breaks = count_lines(p, p->line) + count_lines(p, p->names) - 1;
}

static uint32_t put_lines(const picture *p, const char *line, uint32_t y)
{
    hf_writer *w = p->w;
    for (const char *at = line; *at; y += LINE) {
        size_t length = fitting(p, at);
        hf_say(w, "<text class=\"foot\"" HF_SVG_CENTRED);
        hf_svg_attribute(w, "x", MARGIN);
        hf_svg_attribute(w, "y", y);
        hf_say(w, ">");
        hf_svg_escaped(w, at, length);
        hf_say(w, "</text>\n");
        at += length;
        at += *at == ' ';
    }
    return y;
}

static void foot(const picture *p)
{
    uint32_t y = MARGIN + p->layers * (p->rows * p->cell + MARGIN / 2) - MARGIN / 2 + MARGIN;
    y += p->outside ? BEYOND + LINE / 2 : 0;
    y = put_lines(p, p->names, y);
    y = put_lines(p, p->line, y);
    hf_svg_legend(p->w, MARGIN, y + LINE / 2, p->columns * p->cell);
    hf_say(p->w, "</svg>\n");
}

void hf_say_svg(hf_writer *w)
{
    picture p = {.w = w,
                 .rows = hf_shape_rows(w->shape),
                 .columns = hf_shape_columns(w->shape),
                 .layers = hf_shape_layers(w->shape),
                 .wide = hf_style_width(w)};
    p.puzzle = p.layers == 1 ? hf_step_puzzle(w->step) : NULL;
    p.outside = hf_svg_has_outside(p.puzzle);
    bool notes = hf_svg_has_notes(p.puzzle); /* which stand around the candidates */
    p.left = notes ? 14 : 3;
    p.top = notes ? 17 : 3;
    p.cell = p.wide * SLOT + 2 * p.left;
    plan_foot(&p);
    p.legend = hf_svg_legend_rows(w, p.columns * p.cell);
    head(&p);
    houses(&p);
    constraints(&p, hf_svg_under);
    for (uint32_t i = 0; i < w->step->links; i++)
        arrow(&p, &w->step->link[i]);
    cells(&p);
    walls(&p);
    constraints(&p, hf_svg_over);
    names(&p);
    foot(&p);
}
