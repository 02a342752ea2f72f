/* SPDX-License-Identifier: MIT
 *
 * cmd_samples.c - `houseful samples [N]`: the built-in puzzles.
 */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "drawing.h"
#include "houseful/sample.h"
#include "sample_args.h"

typedef struct settings {
    hf_drawing_args drawing;
    bool json;
} settings;

static void list_as_json(size_t number, const hf_sample *sample, hf_out *out)
{
    const char *const keys[] = {"name", "layout", "about", "puzzle"};
    const char *const texts[] = {sample->name, sample->layout, sample->about, sample->puzzle};

    hf_out_format(out, "{\"sample\":%zu", number);
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        hf_out_format(out, ",\"%s\":", keys[i]);
        hf_out_json(out, texts[i], strlen(texts[i]));
    }
    hf_out_text(out, "}\n");
}

static void list_samples(bool json, hf_out *out)
{
    const hf_sample *sample;
    size_t layout = 0;
    size_t name = 0;

    for (size_t i = 1; (sample = hf_sample_at(i)) != NULL; i++) {
        layout = strlen(sample->layout) > layout ? strlen(sample->layout) : layout;
        name = strlen(sample->name) > name ? strlen(sample->name) : name;
    }
    for (size_t i = 1; (sample = hf_sample_at(i)) != NULL; i++) {
        if (json)
            list_as_json(i, sample, out);
        else
            hf_out_format(out, "%3zu  %-*s  %-*s  %s\n", i, (int)layout, sample->layout, (int)name,
                          sample->name, sample->about);
    }
}

static bool show_sample(size_t number, const settings *s, hf_out *out)
{
    const hf_sample *sample = hf_sample_at(number);
    hf_write_options options = hf_drawing_read(&s->drawing);
    hf_shape *shape = NULL;
    hf_grid *grid = NULL;
    char title[256];

    if (s->json) {
        list_as_json(number, sample, out);
        return true;
    }
    if (hf_sample_shape(sample, &shape) == HF_OK && hf_sample_grid(sample, shape, &grid) == HF_OK) {
        snprintf(title, sizeof title, "%zu. %s (%s): %s", number, sample->name, sample->layout,
                 sample->about);
        hf_drawing_board(out, title, grid, &options, NULL);
        hf_out_line(out, grid);
        hf_out_char(out, '\n');
    }
    bool shown = grid != NULL;
    hf_grid_free(grid);
    hf_shape_free(shape);
    return shown;
}

static int run(void *command_settings, const hf_operands *operands)
{
    const settings *s = command_settings;
    hf_out out = {0};
    size_t number;
    int error;

    if (operands->count == 0)
        list_samples(s->json, &out);
    for (size_t i = 0; i < operands->count; i++) {
        number = hf_sample_demand("samples", "", operands->at[i]);
        if (!number) {
            hf_out_free(&out);
            return HF_EXIT_USAGE;
        }
        if (!show_sample(number, s, &out)) {
            hf_out_free(&out);
            hf_message("out of memory");
            return HF_EXIT_IO;
        }
    }
    error = hf_out_flush(&out, STDOUT_FILENO);
    hf_out_free(&out);
    return hf_stdout_status(error);
}

static const hf_option own_options[] = {
    {0, "json", HF_ARG_FLAG, NULL, "write one JSON object per line", offsetof(settings, json),
     NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Output", own_options, 0},
    {"Drawing", hf_drawing_options, offsetof(settings, drawing)},
    {NULL, NULL, 0},
};

static const hf_example examples[] = {
    {"samples", "The list."},
    {"samples 3", "Draws number 3, and writes it as a line below."},
    {"solve --sample 3", "Solves it."},
    {NULL, NULL},
};

const hf_command hf_command_samples = {
    .name = "samples",
    .synopsis = "[OPTION...] [N...]",
    .summary = "list or draw the built-in puzzles",
    .about = "Lists the numbered puzzles that come with houseful, or draws those whose numbers are "
             "given. Every command that reads puzzles takes them with --sample N.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
