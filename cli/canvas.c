/* SPDX-License-Identifier: MIT
 *
 * canvas.c - see canvas.h: what all kinds of documents share, and being upside down.
 */
#include "canvas.h"

void hf_canvas_page(hf_canvas *canvas)
{
    canvas->pages++;
    canvas->kind->page(canvas);
}

void hf_canvas_turn(hf_canvas *canvas, double x, double y, double width, double height)
{
    canvas->turned = true;
    canvas->turn_x = 2 * x + width;
    canvas->turn_y = 2 * y + height;
}

void hf_canvas_turn_back(hf_canvas *canvas)
{
    canvas->turned = false;
}

void hf_canvas_fill(hf_canvas *canvas, double x, double y, double width, double height, double grey)
{
    if (canvas->turned) {
        x = canvas->turn_x - x - width;
        y = canvas->turn_y - y - height;
    }
    canvas->kind->fill(canvas, x, y, width, height, grey);
}

void hf_canvas_line(hf_canvas *canvas, double x, double y, double to_x, double to_y, double width)
{
    if (canvas->turned) {
        x = canvas->turn_x - x;
        y = canvas->turn_y - y;
        to_x = canvas->turn_x - to_x;
        to_y = canvas->turn_y - to_y;
    }
    canvas->kind->line(canvas, x, y, to_x, to_y, width);
}

void hf_canvas_text(hf_canvas *canvas, double x, double y, double size, bool bold, const char *text)
{
    if (canvas->turned) {
        x = canvas->turn_x - x;
        y = canvas->turn_y - y;
    }
    canvas->kind->text(canvas, x, y, size, bold, canvas->turned, text);
}
