/* SPDX-License-Identifier: MIT
 *
 * explain.c - the way in: which part of the telling is asked for.
 */
#include "explain/writer.h"

static hf_writer begin(const hf_scene *scene, char *buffer, size_t size)
{
    return (hf_writer){.text = hf_text_make(buffer, size),
                       .scene = scene,
                       .board = scene->board,
                       .shape = hf_board_shape(scene->board),
                       .step = scene->step};
}

size_t hf_explain_write(const hf_scene *scene, hf_part part, char *buffer, size_t size)
{
    static void (*const tell[])(hf_writer *) = {
        hf_say_title,     hf_say_line,    hf_say_paragraph,  hf_say_where,
        hf_say_technique, hf_say_pattern, hf_say_conclusion, hf_say_json,
        hf_say_drawing,   hf_say_svg,     hf_say_proof,
    };
    hf_writer w = begin(scene, buffer, size);
    tell[part](&w);
    return w.text.length;
}

char *hf_explain_cell(const hf_shape *shape, uint32_t cell, hf_cell_names names,
                      char name[HF_NAME_SIZE])
{
    hf_scene scene = {.names = names};
    hf_writer w = {.text = hf_text_make(name, HF_NAME_SIZE), .scene = &scene, .shape = shape};
    hf_say_cell(&w, cell);
    return name;
}
