/* SPDX-License-Identifier: MIT
 *
 * svg.h - what the picture and its legend share.
 */
#ifndef HF_EXPLAIN_SVG_H
#define HF_EXPLAIN_SVG_H

#include "explain/style.h"

/* Letters of which the middle lies at their place: not every program knows baselines. */
#define HF_SVG_CENTRED " dy=\".35em\""

/* ` name="7"` */
void hf_svg_attribute(hf_writer *w, const char *name, uint32_t value);
/* ` class="h-base"`: a look, with something before its name. */
void hf_svg_class(hf_writer *w, const char *before, hf_style style);

/* The legend: a disc and words for each look in the picture, and what the arrows are. */
void hf_svg_legend(hf_writer *w, uint32_t x, uint32_t y, uint32_t width);
/* How many lines it takes, each 17 units high. */
uint32_t hf_svg_legend_rows(const hf_writer *w, uint32_t width);

#endif
