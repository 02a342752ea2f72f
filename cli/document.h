/* SPDX-License-Identifier: MIT
 *
 * document.h - several boards as one well-formed document, in formats whose text is an element of
 * XML each: the games of OpenSudoku below one root, pictures one below the other in one picture.
 */
#ifndef HF_CLI_DOCUMENT_H
#define HF_CLI_DOCUMENT_H

#include "houseful/format.h"
#include "out.h"
#include "stream.h"

typedef struct hf_document {
    const hf_format *format;
    hf_out pieces; /* pictures, held until their number and sizes are known */
    bool broken;   /* set it where not all boards were had: a part must not look like the whole */
} hf_document;

/* Is this such a format? Then mistakes are written as comments. */
bool hf_document_wanted(const hf_format *format);
/* Where the records go; NULL: to stdout as ever. */
hf_out *hf_document_begin(hf_document *document, const hf_format *format, int *error);
/* Writes what is still to be written, nothing if it is broken, and frees it. Returns 0 or an errno
 * value. */
int hf_document_end(hf_document *document);
/* The exit status after such an error, with a message; `status` if there was none. */
int hf_document_status(int error, int status);
/* Runs a job whose records are of this format, as one document where it has such; returns an exit
 * status. */
int hf_document_stream(const hf_stream_options *options, const hf_job *job,
                       const hf_format *format);
/* A mistake in place of a board. */
void hf_document_mistake(hf_out *out, const hf_format *format, size_t line, size_t column,
                         const char *message);

#endif
