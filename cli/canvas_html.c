/* SPDX-License-Identifier: MIT
 *
 * canvas_html.c - one HTML file whose pages are pictures (SVG) as large as the paper, without margins of their own.
 */
#include <stdio.h>

#include "canvas.h"

static void escape(hf_out *out, const char *text)
{
    for (; *text; text++) {
        if (*text == '&')
            hf_out_text(out, "&amp;");
        else if (*text == '<')
            hf_out_text(out, "&lt;");
        else if (*text == '>')
            hf_out_text(out, "&gt;");
        else
            hf_out_char(out, *text);
    }
}

static void page(hf_canvas *canvas)
{
    if (canvas->pages > 1)
        hf_out_text(&canvas->body, "</svg>\n");
    hf_out_format(&canvas->body,
                  "<svg viewBox=\"0 0 %.2f %.2f\" role=\"img\" aria-label=\"Page %u\">\n",
                  canvas->width, canvas->height, canvas->pages);
}

static void fill(hf_canvas *canvas, double x, double y, double width, double height, double grey)
{
    int level = (int)(grey * 255 + 0.5);
    hf_out_format(
        &canvas->body,
        "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" fill=\"#%02x%02x%02x\"/>\n", x,
        y, width, height, level, level, level);
}

static void line(hf_canvas *canvas, double x, double y, double to_x, double to_y, double width)
{
    hf_out_format(&canvas->body, "<path d=\"M%.2f %.2fL%.2f %.2f\" stroke-width=\"%.2f\"/>\n", x, y,
                  to_x, to_y, width);
}

static void text(hf_canvas *canvas, double x, double y, double size, bool bold, bool turned,
                 const char *words)
{
    hf_out_format(&canvas->body, "<text x=\"%.2f\" y=\"%.2f\" font-size=\"%.2f\"", x, y, size);
    if (bold)
        hf_out_text(&canvas->body, " class=\"b\"");
    if (turned)
        hf_out_format(&canvas->body, " transform=\"rotate(180 %.2f %.2f)\"", x, y);
    hf_out_char(&canvas->body, '>');
    escape(&canvas->body, words);
    hf_out_text(&canvas->body, "</text>\n");
}

static bool end(hf_canvas *canvas, hf_out *out)
{
    hf_out_text(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                     "<title>Sudoku</title>\n<style>\n");
    hf_out_format(out, "@page { size: %.2fpt %.2fpt; margin: 0; }\n", canvas->width,
                  canvas->height);
    hf_out_text(out, "body { margin: 0; background: #fff; }\n");
    /* a little less than the page: rounding must not push a line onto the next */
    hf_out_format(out,
                  "svg { display: block; width: %.2fpt; height: %.2fpt; break-after: page; }\n",
                  canvas->width, canvas->height - 0.5);
    hf_out_text(out, "svg:last-of-type { break-after: auto; }\n"
                     "path { stroke: #000; stroke-linecap: square; fill: none; }\n"
                     "text { font-family: Helvetica, Arial, 'Liberation Sans', sans-serif; "
                     "text-anchor: middle; }\n.b { font-weight: bold; }\n"
                     "@media screen { body { background: #999; } svg { background: #fff; margin: "
                     "12pt auto; } }\n"
                     "</style>\n</head>\n<body>\n");
    if (canvas->pages > 0)
        hf_out_text(&canvas->body, "</svg>\n");
    hf_out_bytes(out, canvas->body.data, canvas->body.length);
    hf_out_text(out, "</body>\n</html>\n");
    canvas->why = "out of memory";
    return !canvas->body.failed && !out->failed;
}

static const hf_canvas_kind html = {page, fill, line, text, end};

bool hf_canvas_open_html(hf_canvas *canvas, double width, double height)
{
    *canvas = (hf_canvas){.kind = &html, .width = width, .height = height};
    return true;
}
