/* SPDX-License-Identifier: MIT
 *
 * svg_kinds.c - lines, tints and cages, drawn by the style of their kind.
 *
 * Everything is measured in a fortieth of a cell, in whole numbers. The kinds are not known here but
 * for their styles, with exceptions: some cells have words.
 */
#include "format/svg_signs.h"

enum { CELL = HF_SVG_CELL, HALF = CELL / 2, INSET = 4 };

/* ---- under the lines ---------------------------------------------------------------------------- */

static void put_shade(const hf_svg_pen *pen, const hf_written *written, const hf_kind *kind)
{
    for (uint32_t i = 0; i < written->cell_count; i++)
        hf_svg_put(pen->text, "<rect x=\"@\" y=\"@\" width=\"40\" height=\"40\" fill=\"$\"/>\n",
                   hf_svg_left(pen, written->cells[i]), hf_svg_top(pen, written->cells[i]),
                   kind->colour);
    const char *word = written->kind == HF_CONSTRAINT_MINIMUM   ? "min"
                       : written->kind == HF_CONSTRAINT_MAXIMUM ? "max"
                                                                : NULL;
    if (word != NULL)
        hf_svg_put(pen->text, "<text class=\"note\" x=\"@\" y=\"@\">$</text>\n",
                   hf_svg_left(pen, written->cells[0]) + HALF,
                   hf_svg_top(pen, written->cells[0]) + pen->strip, word);
}

static void put_figure(const hf_svg_pen *pen, const hf_written *written, const hf_kind *kind)
{
    for (uint32_t i = 0; i < written->cell_count; i++) {
        int x = hf_svg_left(pen, written->cells[i]), y = hf_svg_top(pen, written->cells[i]);
        if (kind->style == HF_STYLE_CIRCLE)
            hf_svg_put(pen->text, "<circle cx=\"@\" cy=\"@\" r=\"16\" fill=\"$\"/>\n", x + HALF,
                       y + HALF, kind->colour);
        else
            hf_svg_put(pen->text, "<rect x=\"@\" y=\"@\" width=\"32\" height=\"32\" fill=\"$\"/>\n",
                       x + 4, y + 4, kind->colour);
    }
}

/* A line through the middles of some cells; `more` are attributes. */
static void put_path(const hf_svg_pen *pen, const uint32_t *cells, uint32_t count, int width,
                     const char *colour, const char *more)
{
    hf_svg_put(pen->text, "<polyline fill=\"none\" stroke=\"$\" stroke-width=\"@\" $ points=\"",
               colour, width, more);
    for (uint32_t i = 0; i < count; i++)
        hf_svg_put(pen->text, i > 0 ? " @,@" : "@,@", hf_svg_left(pen, cells[i]) + HALF,
                   hf_svg_top(pen, cells[i]) + HALF);
    hf_text_add(pen->text, "\"/>\n");
}

static const char round_ends[] = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";

/* A number that is not the usual one of its kind, if that has one. */
static void put_strange_number(const hf_svg_pen *pen, const hf_written *written,
                               const hf_kind *kind)
{
    if (written->number_count == 0 || (kind->usual != 0 && written->numbers[0] == kind->usual))
        return;
    hf_svg_put(pen->text, "<text class=\"note\" x=\"@\" y=\"@\">@</text>\n",
               hf_svg_left(pen, written->cells[0]) + 8,
               hf_svg_top(pen, written->cells[0]) + pen->strip, (int)written->numbers[0]);
}

static void put_ring(const hf_svg_pen *pen, uint32_t cell, const char *colour)
{
    hf_svg_put(
        pen->text,
        "<circle cx=\"@\" cy=\"@\" r=\"15\" fill=\"#ffffff\" stroke=\"$\" stroke-width=\"2\"/>\n",
        hf_svg_left(pen, cell) + HALF, hf_svg_top(pen, cell) + HALF, colour);
}

/* A bulb may have several cells, which are read as one number. */
static uint32_t bulb_of(const hf_written *written)
{
    return written->part_count > 0 ? written->parts[0] : 1;
}

static void put_arrow(const hf_svg_pen *pen, const hf_written *written, const hf_kind *kind)
{
    uint32_t bulb = bulb_of(written);
    put_path(pen, written->cells + bulb - 1, written->cell_count - bulb + 1, 2, kind->colour,
             "marker-end=\"url(#head)\"");
}

/* Rings lie over all lines, so that none goes through them. */
static void put_rings(const hf_svg_pen *pen, const hf_written *written)
{
    const hf_kind *kind = hf_kind_of(written->kind);
    uint32_t bulb = bulb_of(written);
    if (kind->style == HF_STYLE_ARROW && bulb > 1) {
        put_path(pen, written->cells, bulb, 32, kind->colour, round_ends);
        put_path(pen, written->cells, bulb, 28, "#ffffff", round_ends);
    } else if (kind->style == HF_STYLE_ARROW || kind->style == HF_STYLE_ENDS) {
        put_ring(pen, written->cells[0], kind->colour);
    }
    if (kind->style == HF_STYLE_ENDS)
        put_ring(pen, written->cells[written->cell_count - 1], kind->colour);
    if (kind->style == HF_STYLE_ENDS || kind->style == HF_STYLE_LINE)
        put_strange_number(pen, written, kind);
}

static void put_under(const hf_svg_pen *pen, const hf_written *written)
{
    const hf_kind *kind = hf_kind_of(written->kind);
    const uint32_t *cells = written->cells;
    uint32_t count = written->cell_count;
    switch (kind->style) {
    case HF_STYLE_SHADE:
        put_shade(pen, written, kind);
        break;
    case HF_STYLE_SQUARE:
    case HF_STYLE_CIRCLE:
        put_figure(pen, written, kind);
        break;
    case HF_STYLE_BULB:
        hf_svg_put(pen->text, "<circle cx=\"@\" cy=\"@\" r=\"14\" fill=\"$\"/>\n",
                   hf_svg_left(pen, cells[0]) + HALF, hf_svg_top(pen, cells[0]) + HALF,
                   kind->colour);
        put_path(pen, cells, count, 10, kind->colour, round_ends);
        break;
    case HF_STYLE_LINE:
        put_path(pen, cells, count, 8, kind->colour, round_ends);
        break;
    case HF_STYLE_ENDS:
        put_path(pen, cells, count, 6, kind->colour, round_ends);
        break;
    case HF_STYLE_ARROW:
        put_arrow(pen, written, kind);
        break;
    default:
        break;
    }
}

/* Tints first, so that they never cover a line. */
void hf_svg_under(const hf_svg_pen *pen)
{
    const hf_rules *rules = hf_svg_rules(pen->puzzle);
    if (rules == NULL)
        return;
    hf_text_add(pen->text,
                "<defs><marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"6\" refY=\"4\" "
                "markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\"><path d=\"M0,0 L7,4 L0,8\" "
                "fill=\"none\" stroke=\"#9aa5b1\"/></marker></defs>\n");
    for (int lines = 0; lines < 2; lines++) {
        for (uint32_t i = 0; i < rules->written_count; i++) {
            if ((hf_kind_of(rules->written[i].kind)->style != HF_STYLE_SHADE) == lines)
                put_under(pen, &rules->written[i]);
        }
    }
    for (uint32_t i = 0; i < rules->written_count; i++)
        put_rings(pen, &rules->written[i]);
}

/* ---- cages -------------------------------------------------------------------------------------- */

static bool holds(const hf_svg_pen *pen, const hf_written *written, int row, int column)
{
    if (row < 0 || column < 0 || row >= (int)pen->rows || column >= (int)pen->columns)
        return false;
    for (uint32_t i = 0; i < written->cell_count; i++) {
        if (written->cells[i] == (uint32_t)row * pen->columns + (uint32_t)column)
            return true;
    }
    return false;
}

/* How far a side's line is drawn in from the corner towards a neighbour along it: inwards at the
 * cage's own corner, past the cell at one where the cage turns. */
static int end_of_side(bool along, bool beyond)
{
    return !along ? INSET : beyond ? -INSET : 0;
}

/* The side of a cell towards (down, right), if the cage ends there. */
static void put_side(const hf_svg_pen *pen, const hf_written *written, uint32_t cell, int down,
                     int right, const char *colour)
{
    int row = (int)(cell / pen->columns), column = (int)(cell % pen->columns);
    int x = hf_svg_left(pen, cell), y = hf_svg_top(pen, cell);
    if (holds(pen, written, row + down, column + right))
        return;
    /* along the side: (right, down) turned by a quarter */
    int ahead_down = right != 0, ahead_right = down != 0;
    int from =
        end_of_side(holds(pen, written, row - ahead_down, column - ahead_right),
                    holds(pen, written, row + down - ahead_down, column + right - ahead_right));
    int to =
        end_of_side(holds(pen, written, row + ahead_down, column + ahead_right),
                    holds(pen, written, row + down + ahead_down, column + right + ahead_right));
    int across = down + right < 0 ? INSET : CELL - INSET;
    int x1 = ahead_right != 0 ? x + from : x + across,
        y1 = ahead_right != 0 ? y + across : y + from;
    int x2 = ahead_right != 0 ? x + CELL - to : x1, y2 = ahead_right != 0 ? y1 : y + CELL - to;
    hf_svg_put(
        pen->text,
        "<line stroke=\"$\" stroke-dasharray=\"4 2\" x1=\"@\" y1=\"@\" x2=\"@\" y2=\"@\"/>\n",
        colour, x1, y1, x2, y2);
}

/* What stands before a number that is not the first: one of several sums, or one of all. */
static const char *between_numbers(hf_constraint_kind kind, uint32_t number)
{
    if (kind == HF_CONSTRAINT_LOOK_AND_SAY)
        return "";
    if (kind == HF_CONSTRAINT_WEIGHTED_SUM)
        return number == 1 ? "=" : ",";
    return hf_kind_of(kind)->lists ? "," : "/";
}

/* The number stands in the first cell that has none yet. */
static void put_cage(const hf_svg_pen *pen, const hf_written *written, const hf_kind *kind,
                     bool numbered[HF_RULES_CELLS])
{
    uint32_t first = written->cells[0];
    for (uint32_t i = 0; i < written->cell_count; i++) {
        uint32_t cell = written->cells[i];
        first = (numbered[first] && !numbered[cell]) ||
                        (cell < first && numbered[cell] == numbered[first])
                    ? cell
                    : first;
        put_side(pen, written, cell, -1, 0, kind->colour);
        put_side(pen, written, cell, 1, 0, kind->colour);
        put_side(pen, written, cell, 0, -1, kind->colour);
        put_side(pen, written, cell, 0, 1, kind->colour);
    }
    if (written->number_count == 0)
        return;
    numbered[first] = true;
    hf_svg_put(pen->text, "<text class=\"sum\" x=\"@\" y=\"@\">", hf_svg_left(pen, first) + 3,
               hf_svg_top(pen, first) + pen->strip);
    for (uint32_t i = 0; i < written->number_count; i++) {
        hf_text_add(pen->text, i > 0 ? between_numbers(written->kind, i) : "");
        hf_svg_put(pen->text, "@", (int)written->numbers[i]);
    }
    hf_text_add(pen->text, "</text>\n");
}

/* ---- all that lies over the lines ---------------------------------------------------------------- */

void hf_svg_over(const hf_svg_pen *pen)
{
    const hf_rules *rules = hf_svg_rules(pen->puzzle);
    bool numbered[HF_RULES_CELLS] = {false};
    for (uint32_t i = 0; rules != NULL && i < rules->written_count; i++) {
        const hf_written *written = &rules->written[i];
        const hf_kind *kind = hf_kind_of(written->kind);
        if (kind->style == HF_STYLE_CAGE)
            put_cage(pen, written, kind, numbered);
        else if (kind->style == HF_STYLE_DOT || kind->style == HF_STYLE_LETTER)
            hf_svg_border(pen, written, kind);
        else if (kind->style == HF_STYLE_CORNER)
            hf_svg_corner(pen, written);
        else if (kind->style == HF_STYLE_OUTSIDE)
            hf_svg_outside(pen, rules, i);
    }
}
