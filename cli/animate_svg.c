/* SPDX-License-Identifier: MIT
 *
 * animate_svg.c - the picture of animate.h.
 *
 * Everything that will ever be seen is in the picture from the start; what moves are classes of
 * elements. Of each step there are four, each an animation of CSS over the whole length of the film,
 * with its own moment in it:
 *
 *     v  goes when the step is carried out      p  comes then, and stays
 *     x  turns red, then goes                   c  is seen only while the step is told
 *
 *     0 % ....... begin ===== the step is told ===== end ......................... 100 %
 *     v ooooooooooooooooooooooooooo\
 *     p                          /oooooooooooooooooooooooooooooooooooooooooooooooo
 *     c                /oooooooooooooooooooooooooo\
 */
#include "animate.h"

#include <stdio.h>
#include <string.h>

#include "houseful/format.h"

enum { CELL = 48, MARGIN = 16, CAPTION = 64 };

/* Seconds: before the first step, for a step, after the last one. */
static const double LEAD = 2.0, TAIL = 4.0, LONGEST_FILM = 75.0, LONGEST_STEP = 2.4;

typedef struct film {
    const hf_animation *a;
    hf_out *out;
    double step, length; /* seconds */
    uint32_t width, height;
} film;

/* ---- style and time -------------------------------------------------------------------------- */

static const char style[] =
    "text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;text-anchor:middle;"
    "dominant-baseline:central}"
    "svg{--small:#8a93a3}.bg{fill:#fff}.line{stroke:#c9ced8;stroke-width:1}.bold{stroke:#333a48;"
    "stroke-width:2.5;"
    "stroke-linecap:round}"
    ".given{font-size:26px;font-weight:600;fill:#1c212b}.found{font-size:26px;fill:#1668c7}"
    ".small{font-size:11px;fill:#8a93a3}.mark{fill:#fff1bd}.place{fill:#cfe6ff}"
    ".title{font-size:18px;font-weight:600;fill:#1c212b}.told{font-size:13px;fill:#59616f}"
    ".bar{fill:#1668c7}.back{fill:#e6e9ef}"
    "@media(prefers-color-scheme:dark){svg{--small:#7d8797}.bg{fill:#171b22}.line{stroke:#39404d}."
    "bold{stroke:#aab3c2}"
    ".given,.title{fill:#eef1f6}.found,.bar{fill:#6cb2ff}.small{fill:#7d8797}.mark{fill:#4d4420}"
    ".place{fill:#1d4066}.told{fill:#a4adbb}.back{fill:#2a303b}}"
    ".p{transform-box:fill-box;transform-origin:center}"
    "@media(prefers-reduced-motion:reduce){.v,.x,.c{opacity:0}*{animation:none!important}}";

static double percent(const film *f, double seconds)
{
    return 100.0 * seconds / f->length;
}

static void write_times(const film *f, uint32_t k)
{
    double begin = LEAD + f->step * (k - 1), end = begin + f->step;
    double soon = percent(f, begin + f->step * 0.12), mid = percent(f, begin + f->step * 0.62);
    double late = percent(f, end - f->step * 0.1);
    double b = percent(f, begin), e = percent(f, end);
    hf_out *out = f->out;

    hf_out_format(out, "@keyframes v%u{0%%,%.3f%%{opacity:1}%.3f%%,100%%{opacity:0}}\n", k, mid,
                  late);
    /* Without its colour at the beginning a mark would redden all the way there. */
    hf_out_format(out,
                  "@keyframes x%u{0%%,%.3f%%{opacity:1;fill:var(--small)}"
                  "%.3f%%,%.3f%%{opacity:1;fill:#e0303a}%.3f%%,100%%{opacity:0;fill:#e0303a}}\n",
                  k, b, soon, mid, late);
    hf_out_format(out,
                  "@keyframes p%u{0%%,%.3f%%{opacity:0;transform:scale(2.2)}"
                  "%.3f%%,100%%{opacity:1;transform:scale(1)}}\n",
                  k, mid, late);
    hf_out_format(out,
                  "@keyframes c%u{0%%,%.3f%%{opacity:0}%.3f%%,%.3f%%{opacity:1}%.3f%%,100%%"
                  "{opacity:0}}\n",
                  k, b, soon, late, e);
    for (const char *kind = "vxpc"; *kind; kind++)
        hf_out_format(out, ".%c%u{animation:%c%u %.2fs infinite}", *kind, k, *kind, k, f->length);
    hf_out_char(out, '\n');
}

static void write_style(const film *f)
{
    hf_out_text(f->out, "<style>");
    hf_out_text(f->out, style);
    hf_out_format(f->out,
                  "\n@keyframes run{0%%{width:0}100%%{width:%upx}}.run{animation:run %.2fs linear "
                  "infinite}\n",
                  f->width - 2 * MARGIN, f->length);
    hf_out_format(f->out, "@keyframes last{0%%,%.3f%%{opacity:0}%.3f%%,100%%{opacity:1}}",
                  percent(f, f->length - TAIL), percent(f, f->length - TAIL + 0.5));
    hf_out_format(f->out, "@keyframes first{0%%,%.3f%%{opacity:1}%.3f%%,100%%{opacity:0}}",
                  percent(f, LEAD - 0.4), percent(f, LEAD));
    hf_out_format(f->out,
                  ".last{animation:last %.2fs infinite}.first{animation:first %.2fs infinite}\n",
                  f->length, f->length);
    for (uint32_t k = 1; k <= f->a->count; k++)
        write_times(f, k);
    hf_out_text(f->out, "</style>\n");
}

/* ---- the board ------------------------------------------------------------------------------- */

/* XML text; what is too long ends in three points. */
static void write_escaped(hf_out *out, const char *text, size_t most)
{
    size_t length = strlen(text);

    for (size_t i = 0; i < length; i++) {
        if (i == most && length > most + 3) {
            while (i > 0 && ((unsigned char)text[i] & 0xc0) == 0x80)
                i--;
            hf_out_text(out, " ...");
            return;
        }
        switch (text[i]) {
        case '&':
            hf_out_text(out, "&amp;");
            break;
        case '<':
            hf_out_text(out, "&lt;");
            break;
        case '>':
            hf_out_text(out, "&gt;");
            break;
        default:
            hf_out_char(out, text[i]);
        }
    }
}

static uint32_t left_of(const hf_animation *a, uint32_t cell)
{
    return MARGIN + cell % a->columns * CELL;
}

static uint32_t top_of(const hf_animation *a, uint32_t cell)
{
    return MARGIN + cell / a->columns * CELL;
}

/* Does a region end between a cell and the one so many before it? */
static bool parted(const hf_animation *a, uint32_t cell, uint32_t before)
{
    return hf_shape_region(a->shape, cell) != hf_shape_region(a->shape, cell - before);
}

/* Thin lines everywhere, bold ones where regions meet and around the board. */
static void write_lines(const film *f)
{
    const hf_animation *a = f->a;

    for (int bold = 0; bold < 2; bold++)
        for (uint32_t r = 0; r <= a->rows; r++)
            for (uint32_t c = 0; c <= a->columns; c++) {
                bool edge_row = r == 0 || r == a->rows, edge_column = c == 0 || c == a->columns;
                uint32_t x = MARGIN + c * CELL, y = MARGIN + r * CELL;
                uint32_t cell = r * a->columns + c;
                if (c < a->columns && (edge_row || parted(a, cell, a->columns)) == (bold == 1))
                    hf_out_format(f->out, "<path class=\"%s\" d=\"M%u %uh%d\"/>",
                                  bold ? "bold" : "line", x, y, (int)CELL);
                if (r < a->rows && (edge_column || parted(a, cell, 1)) == (bold == 1))
                    hf_out_format(f->out, "<path class=\"%s\" d=\"M%u %uv%d\"/>",
                                  bold ? "bold" : "line", x, y, (int)CELL);
            }
    hf_out_char(f->out, '\n');
}

static void write_tints(const film *f)
{
    const hf_animation *a = f->a;

    for (uint32_t k = 1; k <= a->count; k++) {
        const hf_animation_step *s = &a->steps[k - 1];
        hf_out_format(f->out, "<g class=\"c c%u\">", k);
        for (uint32_t i = 0; i < s->marked; i++)
            hf_out_format(f->out,
                          "<rect class=\"mark\" x=\"%u\" y=\"%u\" width=\"%d\" height=\"%d\"/>",
                          left_of(a, a->cells[s->from + i]), top_of(a, a->cells[s->from + i]),
                          (int)CELL, (int)CELL);
        if (s->place != HF_ANIMATION_NONE)
            hf_out_format(f->out,
                          "<rect class=\"place\" x=\"%u\" y=\"%u\" width=\"%d\" height=\"%d\"/>",
                          left_of(a, s->place), top_of(a, s->place), (int)CELL, (int)CELL);
        hf_out_text(f->out, "</g>\n");
    }
}

static bool is_struck(const hf_animation *a, uint32_t step, uint32_t candidate)
{
    const hf_animation_step *s = &a->steps[step - 1];

    for (uint32_t i = 0; i < s->struck; i++)
        if (a->cells[s->from + s->marked + i] == candidate)
            return true;
    return false;
}

static void write_candidate(const film *f, uint32_t cell, uint32_t symbol)
{
    const hf_animation *a = f->a;
    uint32_t candidate = cell * a->size + symbol - 1;
    uint32_t step = a->leaves[candidate];
    uint32_t wide = 1;
    bool stays = !hf_grid_values(a->end)[cell] && step == a->count + 1;

    if (step == 0)
        return;
    while (wide * wide < a->size)
        wide++;
    hf_out_text(f->out, "<text class=\"small");
    if (!stays && step <= a->count)
        hf_out_format(f->out, is_struck(a, step, candidate) ? " x x%u" : " v v%u", step);
    hf_out_format(f->out, "\" x=\"%.1f\" y=\"%.1f\">%c</text>",
                  left_of(a, cell) + ((symbol - 1) % wide + 0.5) * (CELL - 6) / wide + 3,
                  top_of(a, cell) + ((symbol - 1) / wide + 0.5) * (CELL - 6) / wide + 3,
                  hf_format_symbol(symbol));
}

static void write_cells(const film *f)
{
    const hf_animation *a = f->a;

    for (uint32_t c = 0; c < a->rows * a->columns; c++) {
        for (uint32_t d = 1; d <= a->size; d++)
            write_candidate(f, c, d);
        if (!hf_grid_values(a->end)[c])
            continue;
        if (a->arrives[c])
            hf_out_format(f->out, "<text class=\"found p p%u\"", a->arrives[c]);
        else
            hf_out_text(f->out, "<text class=\"given\"");
        hf_out_format(f->out, " x=\"%u\" y=\"%u\">%c</text>\n", left_of(a, c) + CELL / 2,
                      top_of(a, c) + CELL / 2, hf_format_symbol(hf_grid_values(a->end)[c]));
    }
}

/* ---- the words below ------------------------------------------------------------------------- */

static void write_caption(const film *f, const char *class, const char *title, const char *line)
{
    uint32_t x = f->width / 2, y = f->height - CAPTION;

    hf_out_format(f->out, "<g class=\"%s\"><text class=\"title\" x=\"%u\" y=\"%u\">", class, x,
                  y + 14);
    write_escaped(f->out, title, 48);
    hf_out_format(f->out, "</text><text class=\"told\" x=\"%u\" y=\"%u\">", x, y + 36);
    write_escaped(f->out, line, f->width / 8);
    hf_out_text(f->out, "</text></g>\n");
}

static void write_captions(const film *f)
{
    const hf_animation *a = f->a;
    char class[24], text[64];
    unsigned given = 0;

    for (uint32_t c = 0; c < a->rows * a->columns; c++)
        given += a->arrives[c] == 0;
    snprintf(text, sizeof text, "%u clues", given);
    write_caption(f, "c first", "The puzzle", text);
    for (uint32_t k = 1; k <= a->count; k++) {
        snprintf(class, sizeof class, "c c%u", (unsigned)k);
        write_caption(f, class, a->steps[k - 1].title, a->steps[k - 1].line);
    }
    snprintf(text, sizeof text, "%u steps", (unsigned)a->count);
    write_caption(f, "last", "Solved", text);
    hf_out_format(
        f->out,
        "<rect class=\"back\" x=\"%d\" y=\"%u\" width=\"%u\" height=\"4\" rx=\"2\"/>"
        "<rect class=\"bar run\" x=\"%d\" y=\"%u\" width=\"%u\" height=\"4\" rx=\"2\"/>\n",
        (int)MARGIN, f->height - 12, f->width - 2 * MARGIN, (int)MARGIN, f->height - 12,
        f->width - 2 * MARGIN);
}

void hf_animation_write(hf_animation *a, const hf_board *end, hf_out *out)
{
    film f = {.a = a, .out = out};
    uint32_t cells = a->rows * a->columns;

    hf_board_values(end, a->end);
    for (uint32_t i = 0; i < cells * a->size; i++)
        if (hf_board_has(end, i / a->size, i % a->size + 1) && !hf_grid_values(a->end)[i / a->size])
            a->leaves[i] = a->count + 1;
    f.step = a->count ? (LONGEST_FILM - LEAD - TAIL) / a->count : 1;
    f.step = f.step < LONGEST_STEP ? f.step : LONGEST_STEP;
    f.length = LEAD + f.step * a->count + TAIL;
    f.width = a->columns * CELL + 2 * MARGIN;
    f.height = a->rows * CELL + 2 * MARGIN + CAPTION;
    hf_out_format(out,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %u %u\" width=\"%u\" "
                  "height=\"%u\" role=\"img\">\n<title>A puzzle solved step by step</title>\n",
                  f.width, f.height, f.width, f.height);
    write_style(&f);
    hf_out_format(out, "<rect class=\"bg\" width=\"%u\" height=\"%u\" rx=\"12\"/>\n", f.width,
                  f.height);
    write_tints(&f);
    write_lines(&f);
    write_cells(&f);
    write_captions(&f);
    hf_out_text(out, "</svg>\n");
    out->failed |= a->no_memory;
}
