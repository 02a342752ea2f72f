/* SPDX-License-Identifier: MIT
 *
 * document.c - see document.h.
 */
#include "document.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"

static bool is_pictures(const hf_format *format)
{
    return strcmp(hf_format_name(format), "svg") == 0;
}

static bool is_games(const hf_format *format)
{
    return strcmp(hf_format_name(format), "opensudoku") == 0;
}

bool hf_document_wanted(const hf_format *format)
{
    return is_pictures(format) || is_games(format);
}

static int write_text(const char *text)
{
    hf_out out = {0};
    int error;

    hf_out_text(&out, text);
    error = hf_out_flush(&out, STDOUT_FILENO);
    hf_out_free(&out);
    return error;
}

hf_out *hf_document_begin(hf_document *document, const hf_format *format, int *error)
{
    *document = (hf_document){.format = format};
    *error = 0;
    if (is_games(format))
        *error = write_text("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n");
    return is_pictures(format) ? &document->pieces : NULL;
}

void hf_document_mistake(hf_out *out, const hf_format *format, size_t line, size_t column,
                         const char *message)
{
    bool comment = hf_document_wanted(format);

    if (comment)
        hf_out_text(out, "<!-- ");
    hf_out_format(out, "invalid: %zu:%zu: ", line, column);
    for (; *message; message++) /* two dashes would end a comment too early */
        hf_out_char(out, comment && message[0] == '-' && message[1] == '-' ? '~' : *message);
    hf_out_text(out, comment ? " -->\n" : "\n");
}

/* ---- pictures -------------------------------------------------------------------------------- */

enum { GAP = 12 };

static const char opening[] = "<svg ";

/* The value of an attribute of the element at the front; 0 if it has none. */
static unsigned long attribute(const char *element, const char *name)
{
    const char *end = strchr(element, '>');
    const char *found = strstr(element, name);

    return end && found && found < end ? strtoul(found + strlen(name), NULL, 10) : 0;
}

/* How many pictures there are, and how much room they take one below the other. */
static size_t measure(const char *text, unsigned long *width, unsigned long *height)
{
    size_t count = 0;

    *width = *height = 0;
    for (; (text = strstr(text, opening)) != NULL; text++) {
        unsigned long own = attribute(text, " width=\"");
        *width = own > *width ? own : *width;
        *height += attribute(text, " height=\"") + (count > 0 ? GAP : 0);
        count++;
    }
    return count;
}

/* Each picture keeps its own coordinates and gets a place in the large one. */
static void stack(const char *text, unsigned long width, unsigned long height, hf_out *out)
{
    unsigned long y = 0;
    const char *next;

    hf_out_format(out,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %lu %lu\" width=\"%lu\" "
                  "height=\"%lu\">\n",
                  width, height, width, height);
    while ((next = strstr(text, opening)) != NULL) {
        hf_out_bytes(out, text, (size_t)(next - text) + sizeof opening - 1);
        hf_out_format(out, "y=\"%lu\" ", y);
        y += attribute(next, " height=\"") + GAP;
        text = next + sizeof opening - 1;
    }
    hf_out_text(out, text);
    hf_out_text(out, "</svg>\n");
}

int hf_document_end(hf_document *document)
{
    hf_out whole = {0};
    unsigned long width, height;
    int error = 0;

    if (document->broken) {
        hf_out_free(&document->pieces);
        return 0;
    }
    if (is_games(document->format))
        return write_text("</opensudoku>\n");
    if (document->pieces.length == 0 && !document->pieces.failed)
        return 0;
    hf_out_char(&document->pieces, '\0');
    if (!document->pieces.failed && measure(document->pieces.data, &width, &height) > 1) {
        stack(document->pieces.data, width, height, &whole);
        whole.failed |= document->pieces.failed;
        error = hf_out_flush(&whole, STDOUT_FILENO);
    } else {
        document->pieces.length -= !document->pieces.failed; /* the zero */
        error = hf_out_flush(&document->pieces, STDOUT_FILENO);
    }
    hf_out_free(&whole);
    hf_out_free(&document->pieces);
    return error;
}

int hf_document_status(int error, int status)
{
    return error == 0 || error == EPIPE ? status : hf_stdout_status(error);
}

int hf_document_stream(const hf_stream_options *options, const hf_job *job, const hf_format *format)
{
    hf_document document;
    hf_job whole = *job;
    int error, status = HF_EXIT_OK;

    whole.gather = hf_document_begin(&document, format, &error);
    whole.broken = &document.broken;
    if (error == 0) {
        status = hf_stream_run(options, &whole);
        error = hf_document_end(&document);
    }
    return hf_document_status(error, status);
}
