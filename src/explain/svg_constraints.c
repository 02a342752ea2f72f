/* SPDX-License-Identifier: MIT
 *
 * svg_constraints.c - cages, lines and numbers in the picture of a step: as on the board alone, in units of
 * their own, but smaller, for candidates stand between them.
 */
#include "explain/svg.h"

static const char looks[] =
    "<style>.sum,.note,.letter,.outside{dominant-baseline:central}"
    ".sum{font-size:5.5px;text-anchor:start;fill:#8a4b08;font-weight:bold;paint-order:stroke;"
    "stroke:#fff;stroke-width:1.5px}"
    ".note{font-size:5.5px}.light{fill:#fff}"
    ".letter{font-size:10px;font-weight:bold;paint-order:stroke;stroke:#fff;stroke-width:2px}"
    ".outside{font-size:9px}.two{font-size:7px}.many{font-size:5px}</style>\n";

void hf_svg_constraints(hf_writer *w, const hf_puzzle *puzzle, uint32_t margin, uint32_t cell,
                        void (*draw)(const hf_svg_pen *pen))
{
    const hf_svg_pen pen = {.puzzle = puzzle,
                            .rows = hf_shape_rows(w->shape),
                            .columns = hf_shape_columns(w->shape),
                            .text = &w->text,
                            .strip = 5};
    hf_say(w, "<g transform=\"translate(");
    hf_say_number(w, margin);
    hf_say(w, " ");
    hf_say_number(w, margin);
    hf_say(w, ") scale(");
    hf_say_number(w, cell);
    hf_say(w, ") scale(.025)\""); /* a fortieth of a cell */
    if (draw == hf_svg_under) {
        hf_say(w, " style=\"mix-blend-mode:multiply\">\n"); /* houses are seen through it */
        hf_say(w, looks);
    } else {
        hf_say(w, ">\n");
    }
    draw(&pen);
    hf_say(w, "</g>\n");
}
