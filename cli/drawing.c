/* SPDX-License-Identifier: MIT
 *
 * drawing.c - drawings with titles, and two of them side by side.
 */
#include "drawing.h"

#include <string.h>

#include "term.h"

enum { GAP = 3 };

const hf_option hf_drawing_options[] = {
    {0, "color", HF_ARG_CHOICE, "WHEN", "auto, always or never (default auto: on a terminal)",
     offsetof(hf_drawing_args, colour), "auto always never"},
    {0, "ascii", HF_ARG_FLAG, NULL, "draw with + - | instead of Unicode lines",
     offsetof(hf_drawing_args, ascii), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

hf_write_options hf_drawing_read(const hf_drawing_args *args)
{
    hf_write_options options;
    hf_write_options_init(&options, sizeof options);

    options.colour = hf_term_colour(args->colour);
    options.ascii = args->ascii;
    return options;
}

void hf_drawing_board(hf_out *out, const char *title, const hf_grid *grid,
                      const hf_write_options *options, const uint8_t *marks)
{
    hf_write_options write = *options;

    write.marks = marks;
    if (title) {
        hf_out_text(out, title);
        hf_out_char(out, '\n');
    }
    if (!hf_out_grid(out, hf_format_named("draw"), grid, &write)) {
        hf_out_line(out, grid);
        hf_out_char(out, '\n');
    }
}

/* Columns that a line takes: bytes that begin a character, without colour sequences (ESC [ ... m).
 */
static size_t columns(const char *line, size_t length)
{
    size_t count = 0;

    for (size_t i = 0; i < length; i++) {
        if (line[i] == '\033') {
            while (i < length && line[i] != 'm')
                i++;
        } else if (((unsigned char)line[i] & 0xc0) != 0x80) {
            count++;
        }
    }
    return count;
}

/* The next line of a text; false at its end. */
static bool next_line(const hf_out *text, size_t *at, const char **line, size_t *length)
{
    if (*at >= text->length)
        return false;
    *line = text->data + *at;
    const char *end = memchr(*line, '\n', text->length - *at);
    *length = end ? (size_t)(end - *line) : text->length - *at;
    *at += *length + 1;
    return true;
}

static size_t widest(const hf_out *text)
{
    const char *line;
    size_t length;
    size_t most = 0;

    for (size_t at = 0; next_line(text, &at, &line, &length);)
        if (columns(line, length) > most)
            most = columns(line, length);
    return most;
}

/* Columns between two drawings: the sign, if there is one, with a blank on either side. */
static size_t gap(const char *sign)
{
    return sign ? columns(sign, strlen(sign)) + 2 : GAP;
}

unsigned hf_drawing_width(const hf_out *drawing)
{
    return (unsigned)widest(drawing);
}

bool hf_drawing_fits(const hf_out *left, const hf_out *right, unsigned width)
{
    return widest(left) + GAP + 2 + widest(right) <= width;
}

static void fill(hf_out *out, size_t count)
{
    while (count-- > 0)
        hf_out_char(out, ' ');
}

static size_t count_lines(const hf_out *text)
{
    size_t lines = 0;

    for (size_t i = 0; i < text->length; i++)
        lines += text->data[i] == '\n';
    return lines;
}

/* The sign stands in the middle line. */
static void put_between(hf_out *out, const char *sign, bool middle)
{
    if (sign && middle) {
        hf_out_char(out, ' ');
        hf_out_text(out, sign);
        hf_out_char(out, ' ');
    } else {
        fill(out, gap(sign));
    }
}

void hf_drawing_pair(hf_out *out, const hf_out *left, const hf_out *right, unsigned width,
                     const char *sign)
{
    size_t left_width = widest(left);
    size_t middle = count_lines(left) / 2;
    size_t left_at = 0;
    size_t right_at = 0;

    if (left_width + gap(sign) + widest(right) > width) {
        hf_out_bytes(out, left->data, left->length);
        hf_out_char(out, '\n');
        hf_out_bytes(out, right->data, right->length);
        return;
    }
    for (size_t line = 0;; line++) {
        const char *left_line = "";
        const char *right_line = "";
        size_t left_length = 0;
        size_t right_length = 0;
        bool more_left = next_line(left, &left_at, &left_line, &left_length);
        bool more_right = next_line(right, &right_at, &right_line, &right_length);

        if (!more_left && !more_right)
            return;
        hf_out_bytes(out, left_line, left_length);
        if (right_length > 0) {
            fill(out, left_width - columns(left_line, left_length));
            put_between(out, sign, line == middle);
        }
        hf_out_bytes(out, right_line, right_length);
        hf_out_char(out, '\n');
    }
}
