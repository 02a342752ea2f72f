/* SPDX-License-Identifier: MIT
 *
 * canvas.h - pages that are drawn on: lines, grey areas and short texts, in points (1/72 inch) from the upper left.
 *
 * What draws does not know what comes of it: a PDF file (canvas_pdf.c) or a page of HTML (canvas_html.c). Both get
 * the same calls, so both print the same.
 */
#ifndef HF_CLI_CANVAS_H
#define HF_CLI_CANVAS_H

#include "out.h"

typedef struct hf_canvas hf_canvas;

/* What a kind of document does; texts stand with their middle at x and their baseline at y. */
typedef struct hf_canvas_kind {
    void (*page)(hf_canvas *canvas);
    void (*fill)(hf_canvas *canvas, double x, double y, double width, double height, double grey);
    void (*line)(hf_canvas *canvas, double x, double y, double to_x, double to_y, double width);
    void (*text)(hf_canvas *canvas, double x, double y, double size, bool bold, bool turned,
                 const char *text);
    /* Ends the document and appends it to `out`; false: it could not be made, `why` says why not. */
    bool (*end)(hf_canvas *canvas, hf_out *out);
} hf_canvas_kind;

struct hf_canvas {
    const hf_canvas_kind *kind;
    double width, height; /* of a page */
    bool turned;          /* what is drawn now stands upside down: turned about this point */
    double turn_x, turn_y;
    const char *why;
    hf_out body;    /* HTML: the pages so far */
    unsigned pages; /* begun */
    void *document; /* PDF */
    void *sheet;    /* PDF: the page that is drawn on */
    void *font[2];  /* PDF: plain and bold */
};

/* False: there is no such kind in this build, or no memory; canvas->why says which. */
bool hf_canvas_open_pdf(hf_canvas *canvas, double width, double height);
bool hf_canvas_open_html(hf_canvas *canvas, double width, double height);
void hf_canvas_close(hf_canvas *canvas);
/* Was PDF built in? */
bool hf_canvas_has_pdf(void);

void hf_canvas_page(hf_canvas *canvas);
void hf_canvas_fill(hf_canvas *canvas, double x, double y, double width, double height,
                    double grey);
void hf_canvas_line(hf_canvas *canvas, double x, double y, double to_x, double to_y, double width);
void hf_canvas_text(hf_canvas *canvas, double x, double y, double size, bool bold,
                    const char *text);
/* From now on all is turned about the middle of this area, or not any more. */
void hf_canvas_turn(hf_canvas *canvas, double x, double y, double width, double height);
void hf_canvas_turn_back(hf_canvas *canvas);

#endif
