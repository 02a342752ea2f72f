/* SPDX-License-Identifier: MIT
 *
 * wrap.h - explanations, and text broken into lines.
 */
#ifndef HF_CLI_WRAP_H
#define HF_CLI_WRAP_H

#include "houseful/explain.h"
#include "out.h"

/* A part of the explanation. */
void hf_out_part(hf_out *out, const hf_scene *scene, hf_part part);
/* Text broken into lines of at most `width` columns, each with `indent` blanks before it. */
void hf_out_wrapped(hf_out *out, const char *text, size_t length, unsigned indent, unsigned width);
/* A part, so broken. */
void hf_out_part_wrapped(hf_out *out, const hf_scene *scene, hf_part part, unsigned indent,
                         unsigned width);
/* Why a step holds, to stand below a heading that says what follows, and so without the conclusion:
 * a paragraph, or a proof in numbered lines. */
void hf_out_reason(hf_out *out, const hf_scene *scene, unsigned indent, unsigned width);

#endif
