/* SPDX-License-Identifier: MIT
 *
 * svg.h - what the picture and its legend share.
 */
#ifndef HF_EXPLAIN_SVG_H
#define HF_EXPLAIN_SVG_H

#include "explain/style.h"
#include "format/svg_kinds.h"

/* Letters of which the middle lies at their place: not every program knows baselines. */
#define HF_SVG_CENTRED " dy=\".35em\""

/* ` name="7"` */
void hf_svg_attribute(hf_writer *w, const char *name, uint32_t value);
/* ` class="h-base"`: a look, with something before its name. */
void hf_svg_class(hf_writer *w, const char *before, hf_style style);

/* Text in which `<`, `>` and `&`, which the notation has, become entities. */
void hf_svg_escaped(hf_writer *w, const char *text, size_t length);

/* The legend: a disc and words for each look in the picture, and what the arrows are. */
void hf_svg_legend(hf_writer *w, uint32_t x, uint32_t y, uint32_t width);
/* How many lines it takes, each 17 units high. */
uint32_t hf_svg_legend_rows(const hf_writer *w, uint32_t width);

/* Constraints of a puzzle: under what the step is about or over it, on a board `margin` from the left and
 * the top whose cells have the side `cell`. */
void hf_svg_constraints(hf_writer *w, const hf_puzzle *puzzle, uint32_t margin, uint32_t cell,
                        void (*draw)(const hf_svg_pen *pen));

#endif
