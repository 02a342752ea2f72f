/* SPDX-License-Identifier: MIT
 *
 * sheet.c - pages: where boards stand, with captions under them, and where their solutions are.
 */
#include "sheet.h"

#include <math.h>
#include <stdio.h>

/* In points. */
static const double margin = 42;
static const double title_height = 34;
static const double foot_height = 18;

/* A part of a page, and how many boards stand in it beside and below each other. */
typedef struct area {
    double x, y, width, height;
    unsigned across, down;
    double caption; /* size of its text */
} area;

/* The arrangement that leaves most room for boards of this ratio. */
static void arrange(area *a, unsigned count, double ratio)
{
    double best = 0;
    for (unsigned across = 1; across <= count; across++) {
        unsigned down = (count + across - 1) / across;
        double width = a->width / across * 0.92;
        double height = a->height / down * 0.94 - 2 * a->caption;
        double fits = fmin(width / ratio, height);
        if (fits > best) {
            best = fits;
            a->across = across;
            a->down = down;
        }
    }
}

/* Board number i of an area. */
static void draw_in(hf_canvas *canvas, const area *a, unsigned i, const hf_paper_puzzle *puzzle,
                    bool solved, bool large)
{
    double width = a->width / a->across, height = a->height / a->down;
    double x = a->x + i % a->across * width, y = a->y + i / a->across * height;
    double bottom = hf_paper_board_draw(
        canvas, puzzle->shape, puzzle->clues, solved ? puzzle->solution : NULL, large,
        x + width * 0.04, y + height * 0.03, width * 0.92, height * 0.94 - 2 * a->caption);
    hf_canvas_text(canvas, x + width / 2, bottom + 1.5 * a->caption, a->caption, solved,
                   solved ? puzzle->name : puzzle->caption);
}

/* A page with its title and number; returns what is left of it. */
static area begin_page(hf_canvas *canvas, const hf_paper_style *style, const char *title)
{
    char number[16];
    area a = {margin, margin, canvas->width - 2 * margin, canvas->height - 2 * margin - foot_height,
              1,      1,      style->large ? 18 : 10};
    hf_canvas_page(canvas);
    snprintf(number, sizeof number, "%u", canvas->pages);
    hf_canvas_text(canvas, canvas->width / 2, canvas->height - margin, 9, false, number);
    if (title != NULL) {
        hf_canvas_text(canvas, canvas->width / 2, margin + 16, style->large ? 22 : 18, true, title);
        a.y += title_height;
        a.height -= title_height;
    }
    return a;
}

static double widest(const hf_paper_puzzle *puzzles, size_t count)
{
    double ratio = 0;
    for (size_t i = 0; i < count; i++)
        ratio = fmax(ratio, hf_paper_board_ratio(puzzles[i].shape));
    return ratio;
}

/* The solutions of a page's puzzles, upside down below them. */
static void draw_foot(hf_canvas *canvas, const area *page, const hf_paper_puzzle *puzzles,
                      unsigned count)
{
    area a = *page;
    a.y = page->y + page->height;
    a.height = canvas->height - margin - foot_height - a.y;
    a.caption = 7;
    arrange(&a, count, widest(puzzles, count));
    hf_canvas_turn(canvas, a.x, a.y, a.width, a.height);
    for (unsigned i = 0; i < count; i++)
        if (puzzles[i].solution != NULL)
            draw_in(canvas, &a, i, &puzzles[i], true, false);
    hf_canvas_turn_back(canvas);
}

static void draw_puzzles(hf_canvas *canvas, const hf_paper_style *style,
                         const hf_paper_puzzle *puzzles, size_t count)
{
    for (size_t i = 0; i < count; i += style->per_page) {
        unsigned here = (unsigned)(count - i < style->per_page ? count - i : style->per_page);
        area a = begin_page(canvas, style, style->title);
        if (style->solutions == HF_PAPER_FOOT)
            a.height *= 0.78;
        arrange(&a, style->per_page, widest(puzzles + i, here));
        for (unsigned k = 0; k < here; k++)
            draw_in(canvas, &a, k, &puzzles[i + k], false, style->large);
        if (style->solutions == HF_PAPER_FOOT)
            draw_foot(canvas, &a, puzzles + i, here);
    }
}

/* How many solutions can be read on one page: twelve of up to nine symbols, six in large print, fewer of larger boards. */
static unsigned solutions_to_a_page(const hf_paper_style *style, const hf_paper_puzzle *puzzles,
                                    size_t count)
{
    uint32_t size = 0;
    for (size_t i = 0; i < count; i++)
        size = hf_shape_size(puzzles[i].shape) > size ? hf_shape_size(puzzles[i].shape) : size;
    unsigned most = size <= 9 ? HF_PAPER_MOST : size <= 16 ? 6 : size <= 25 ? 2 : 1;
    return style->large && most > 1 ? most / 2 : most;
}

/* Puzzles without a solution leave no gap. */
static void draw_solutions(hf_canvas *canvas, const hf_paper_style *style,
                           const hf_paper_puzzle *puzzles, size_t count)
{
    unsigned per_page = solutions_to_a_page(style, puzzles, count);
    unsigned place = per_page;
    area a = {0};
    for (size_t i = 0; i < count; i++) {
        if (puzzles[i].solution == NULL)
            continue;
        if (place == per_page) {
            hf_canvas_turn_back(canvas);
            a = begin_page(canvas, style, "Solutions");
            arrange(&a, per_page, widest(puzzles, count));
            place = 0;
        }
        if (style->solutions == HF_PAPER_TURNED)
            hf_canvas_turn(canvas, a.x, a.y, a.width, a.height);
        draw_in(canvas, &a, place++, &puzzles[i], true, false);
    }
    hf_canvas_turn_back(canvas);
}

void hf_paper_draw(hf_canvas *canvas, const hf_paper_style *style, const hf_paper_puzzle *puzzles,
                   size_t count)
{
    draw_puzzles(canvas, style, puzzles, count);
    if (style->solutions == HF_PAPER_END || style->solutions == HF_PAPER_TURNED)
        draw_solutions(canvas, style, puzzles, count);
}
