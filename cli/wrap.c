/* SPDX-License-Identifier: MIT
 *
 * wrap.c - see wrap.h.
 */
#include "wrap.h"

void hf_out_part(hf_out *out, const hf_scene *scene, hf_part part)
{
    size_t length = hf_explain_write(scene, part, NULL, 0);
    char *room = hf_out_room(out, length + 1);

    if (!room)
        return;
    hf_explain_write(scene, part, room, length + 1);
    out->length += length;
}

void hf_out_wrapped(hf_out *out, const char *text, size_t length, unsigned indent, unsigned width)
{
    size_t at = 0, column = 0;

    while (at < length) {
        size_t word = 0;
        while (at + word < length && text[at + word] != ' ')
            word++;
        if (column > 0 && column + 1 + word > width) {
            hf_out_char(out, '\n');
            column = 0;
        }
        if (column == 0) {
            for (unsigned i = 0; i < indent; i++)
                hf_out_char(out, ' ');
            column = indent;
        } else {
            hf_out_char(out, ' ');
            column++;
        }
        hf_out_bytes(out, text + at, word);
        column += word;
        at += word + 1;
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
