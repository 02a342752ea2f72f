/* SPDX-License-Identifier: MIT
 *
 * explain.c - the way in: which part of the telling is asked for.
 */
#include "explain/tale.h"

static hf_tale begin(const hf_scene *scene, char *buffer, size_t size)
{
    return (hf_tale){.text = hf_text_make(buffer, size),
                     .scene = scene,
                     .board = scene->board,
                     .shape = hf_board_shape(scene->board),
                     .step = scene->step};
}

size_t hf_explain_write(const hf_scene *scene, hf_part part, char *buffer, size_t size)
{
    static void (*const tell[])(hf_tale *) = {
        hf_tell_title,   hf_tell_line,       hf_tell_paragraph, hf_tell_where,   hf_tell_technique,
        hf_tell_pattern, hf_tell_conclusion, hf_tell_json,      hf_tell_drawing, hf_tell_svg,
    };
    hf_tale tale = begin(scene, buffer, size);
    tell[part](&tale);
    return tale.text.length;
}

char *hf_explain_cell(const hf_shape *shape, uint32_t cell, hf_cell_names names,
                      char name[HF_NAME_SIZE])
{
    hf_scene scene = {.names = names};
    hf_tale tale = {.text = hf_text_make(name, HF_NAME_SIZE), .scene = &scene, .shape = shape};
    hf_tell_cell(&tale, cell);
    return name;
}
