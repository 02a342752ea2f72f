/* SPDX-License-Identifier: MIT
 *
 * step_draw.h - a step as two drawings: the board before it, and what it becomes.
 */
#ifndef HF_CLI_STEP_DRAW_H
#define HF_CLI_STEP_DRAW_H

#include "game.h"
#include "out.h"

/* A step that places values is drawn in values, the new ones between stars; one that strikes
 * candidates is drawn in candidates, beside each other where `width` columns suffice, else as one
 * drawing in which those that go are marked. */
void hf_step_draw(hf_out *out, hf_game *game, const hf_scene *scene, unsigned width);

#endif
