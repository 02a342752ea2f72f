/* SPDX-License-Identifier: MIT
 *
 * format.c - the table of formats, and writing through it.
 */
#include <string.h>

#include "base/options.h"
#include "format/table.h"

/* As people see them listed: the most used first. */
static const hf_format *const table[] = {
    &hf_format_line,     &hf_format_rows,       &hf_format_tokens, &hf_format_draw,
    &hf_format_sdm,      &hf_format_sdk,        &hf_format_ss,     &hf_format_sdx,
    &hf_format_csv,      &hf_format_json,       &hf_format_hodoku, &hf_format_pencilmarks,
    &hf_format_sukaku,   &hf_format_sgt,        &hf_format_url,    &hf_format_classic,
    &hf_format_fpuzzles, &hf_format_opensudoku, &hf_format_svg,    &hf_format_typed,
};

/* In the order of guessing: what has unmistakable marks comes before what is known by its measures
 * alone. The formats that are missing here have the looks of one that is not. (Lines of 81
 * characters, which are nearly all input, do not wait for their turn: the reader knows them by
 * itself.) */
static const hf_format *const guesses[] = {
    &hf_format_csv,     &hf_format_hodoku,      &hf_format_sgt,  &hf_format_url,
    &hf_format_classic, &hf_format_fpuzzles,    &hf_format_json, &hf_format_opensudoku,
    &hf_format_sdk,     &hf_format_pencilmarks, &hf_format_line, &hf_format_tokens,
    &hf_format_typed,   &hf_format_rows,
};

const hf_format *hf_format_guess(size_t i)
{
    return i < sizeof guesses / sizeof *guesses ? guesses[i] : NULL;
}

const hf_format *hf_format_at(size_t i)
{
    return i < sizeof table / sizeof *table ? table[i] : NULL;
}

const hf_format *hf_format_named(const char *name)
{
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (strcmp(table[i]->name, name) == 0)
            return table[i];
    return NULL;
}

const char *hf_format_name(const hf_format *format)
{
    return format->name;
}
const char *hf_format_summary(const hf_format *format)
{
    return format->summary;
}
bool hf_format_can_read(const hf_format *format)
{
    return format->parse != NULL;
}
bool hf_format_can_write(const hf_format *format)
{
    return format->write != NULL;
}

void hf_write_options_init(hf_write_options *options, size_t size)
{
    hf_write_options defaults = {.size = sizeof defaults, .blank = '.'};
    hf_options_init(options, size, &defaults, sizeof defaults);
}

size_t hf_format_write(const hf_format *format, const hf_grid *grid,
                       const hf_write_options *options, char *buffer, size_t size)
{
    hf_write_options chosen;
    hf_write_options_init(&chosen, sizeof chosen);
    hf_text text = hf_text_make(buffer, size);
    if (!hf_options_take(&chosen, sizeof chosen, options) || !format->write ||
        !format->write(grid, &chosen, &text)) {
        if (size)
            buffer[0] = '\0';
        return 0;
    }
    return text.length;
}
