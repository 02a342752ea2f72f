/* SPDX-License-Identifier: MIT
 *
 * wrap.c - see wrap.h.
 */
#include "wrap.h"

#include <string.h>

void hf_out_part(hf_out *out, const hf_scene *scene, hf_part part)
{
    size_t length = hf_explain_write(scene, part, NULL, 0);
    char *room = hf_out_room(out, length + 1);

    if (!room)
        return;
    hf_explain_write(scene, part, room, length + 1);
    out->length += length;
}

/* "12." at the beginning of a line: the columns that it and a blank take; else 0. */
static unsigned number_width(const char *text, size_t length)
{
    size_t digits = 0;

    while (digits < length && text[digits] >= '0' && text[digits] <= '9')
        digits++;
    return digits > 0 && digits + 1 == length && text[digits] == '.' ? (unsigned)length + 1 : 0;
}

void hf_out_wrapped(hf_out *out, const char *text, size_t length, unsigned indent, unsigned width)
{
    size_t at = 0, column = 0;
    unsigned hang = 0; /* further blanks on the lines below the first of a numbered one */
    bool first = true;

    while (at < length) {
        size_t word = 0;
        while (at + word < length && text[at + word] != ' ' && text[at + word] != '\n')
            word++;
        if (column > 0 && column + 1 + word > width) {
            hf_out_char(out, '\n');
            column = 0;
        }
        if (first)
            hang = number_width(text + at, word);
        if (column == 0) {
            for (unsigned i = 0; i < indent + (first ? 0 : hang); i++)
                hf_out_char(out, ' ');
            column = indent + (first ? 0 : hang);
        } else {
            hf_out_char(out, ' ');
            column++;
        }
        first = false;
        hf_out_bytes(out, text + at, word);
        column += word;
        at += word;
        if (at < length && text[at] == '\n') {
            hf_out_char(out, '\n');
            column = 0;
            first = true;
        }
        at++;
    }
    hf_out_char(out, '\n');
}

void hf_out_part_wrapped(hf_out *out, const hf_scene *scene, hf_part part, unsigned indent,
                         unsigned width)
{
    hf_out text = {0};

    hf_out_part(&text, scene, part);
    hf_out_wrapped(out, text.data ? text.data : "", text.length, indent, width);
    out->failed |= text.failed;
    hf_out_free(&text);
}

/* One line of a proof: the number stands out, the text hangs beside it. */
static void out_proof_line(hf_out *out, const char *line, size_t length, unsigned indent,
                           unsigned width)
{
    hf_out text = {0};
    unsigned inside = 0, digits = 0;

    while (inside < length && line[inside] == ' ')
        inside++;
    line += inside;
    length -= inside;
    indent += inside;
    while (digits < length && line[digits] >= '0' && line[digits] <= '9')
        digits++;
    if (digits == 0 || digits + 2 > length || line[digits] != '.') {
        hf_out_wrapped(out, line, length, indent, width);
        return;
    }
    hf_out_wrapped(&text, line + digits + 2, length - digits - 2, indent + 4, width);
    hf_out_format(out, "%*s%2.*s. ", (int)indent, "", (int)digits, line);
    if (text.data && text.length > indent + 4)
        hf_out_bytes(out, text.data + indent + 4, text.length - indent - 4);
    out->failed |= text.failed;
    hf_out_free(&text);
}

static void out_proof(hf_out *out, const hf_out *text, unsigned indent, unsigned width)
{
    size_t begin = 0;

    for (size_t i = 0; i < text->length; i++)
        if (text->data[i] == '\n') {
            out_proof_line(out, text->data + begin, i - begin, indent, width);
            begin = i + 1;
        }
}

/* Takes the conclusion off the end of a paragraph. */
static void drop_conclusion(hf_out *text, const hf_scene *scene)
{
    hf_out end = {0};

    hf_out_char(&end, ' ');
    hf_out_part(&end, scene, HF_PART_CONCLUSION);
    if (text->length > end.length &&
        memcmp(text->data + text->length - end.length, end.data, end.length) == 0)
        text->length -= end.length;
    text->failed |= end.failed;
    hf_out_free(&end);
}

void hf_out_reason(hf_out *out, const hf_scene *scene, unsigned indent, unsigned width)
{
    hf_out text = {0};

    hf_out_part(&text, scene, HF_PART_PROOF);
    if (text.length > 0) {
        out_proof(out, &text, indent, width);
    } else {
        hf_out_part(&text, scene, HF_PART_PARAGRAPH);
        drop_conclusion(&text, scene);
        hf_out_wrapped(out, text.data ? text.data : "", text.length, indent, width);
    }
    out->failed |= text.failed;
    hf_out_free(&text);
}
