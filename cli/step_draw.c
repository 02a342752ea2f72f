/* SPDX-License-Identifier: MIT
 *
 * step_draw.c - see step_draw.h.
 */
#include "step_draw.h"

#include <string.h>

#include "drawing.h"
#include "wrap.h"

/* The length of the character at the front of a text that is UTF-8. */
static size_t span(const char *text)
{
    size_t length = 1;

    while (((unsigned char)text[length] & 0xc0) == 0x80)
        length++;
    return length;
}

/* Where two drawings of the same board differ, a value is new: the blanks around it become stars. */
static void add_stars(const hf_out *before, hf_out *after)
{
    size_t i = 0, j = 0;
    bool changed = false;

    while (i + 1 < before->length && j + 1 < after->length) { /* up to the zero that ends them */
        size_t long_i = span(before->data + i), long_j = span(after->data + j);
        bool differs = long_i != long_j || memcmp(before->data + i, after->data + j, long_i) != 0;
        if (differs && !changed && j > 0 && after->data[j - 1] == ' ')
            after->data[j - 1] = '*';
        if (!differs && changed && after->data[j] == ' ')
            after->data[j] = '*';
        changed = differs;
        i += long_i;
        j += long_j;
    }
}

/* The arrow between two drawings of a board, in words where a line has room for them. */
static const char *arrow(const hf_scene *scene, const hf_out *drawing, unsigned width)
{
    static const char words[] = "----becomes--->";

    if (!scene->ascii)
        return "──►";
    return 2 * hf_drawing_width(drawing) + sizeof words + 1 <= width ? words : "-->";
}

static void draw_values(hf_out *out, hf_game *game, const hf_scene *scene, unsigned width)
{
    hf_write_options options;
    hf_out before = {0}, after = {0};

    hf_write_options_init(&options, sizeof options);
    options.ascii = scene->ascii;
    hf_board_values(scene->board, game->scratch);
    hf_drawing_board(&before, NULL, game->scratch, &options, NULL);
    for (uint32_t i = 0; i < scene->step->places; i++)
        hf_grid_values(game->scratch)[scene->step->place[i].cell] = scene->step->place[i].symbol;
    hf_drawing_board(&after, NULL, game->scratch, &options, NULL);
    hf_out_char(&before, '\0'); /* ends the last character */
    hf_out_char(&after, '\0');
    out->failed |= before.failed || after.failed;
    if (!out->failed) {
        add_stars(&before, &after);
        before.length--;
        after.length--;
        hf_drawing_pair(out, &before, &after, width, arrow(scene, &before, width));
    }
    hf_out_free(&before);
    hf_out_free(&after);
}

static void draw_candidates(hf_out *out, hf_game *game, const hf_scene *scene, unsigned width)
{
    hf_out before = {0}, after = {0};
    hf_scene then = *scene;
    hf_step *nothing = NULL;

    hf_out_part(&before, scene, HF_PART_DRAWING);
    hf_board_copy(game->after, scene->board);
    for (uint32_t i = 0; i < scene->step->eliminations; i++)
        hf_board_eliminate(game->after, scene->step->eliminate[i].cell,
                           scene->step->eliminate[i].symbol);
    out->failed |= hf_step_new(&nothing) != HF_OK;
    if (nothing) {
        nothing->rule = scene->step->rule;
        then.board = game->after;
        then.step = nothing;
        hf_out_part(&after, &then, HF_PART_DRAWING);
    }
    if (hf_drawing_fits(&before, &after, width))
        hf_drawing_pair(out, &before, &after, width, scene->ascii ? "-->" : "──►");
    else
        hf_out_bytes(out, before.data, before.length);
    out->failed |= before.failed || after.failed;
    hf_step_free(nothing);
    hf_out_free(&before);
    hf_out_free(&after);
}

void hf_step_draw(hf_out *out, hf_game *game, const hf_scene *scene, unsigned width)
{
    if (scene->step->places > 0)
        draw_values(out, game, scene, width);
    else
        draw_candidates(out, game, scene, width);
}
