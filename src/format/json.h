/* SPDX-License-Identifier: MIT
 *
 * json.h - reading a board from JSON, for formats that have JSON inside.
 */
#ifndef HF_FORMAT_JSON_H
#define HF_FORMAT_JSON_H

#include "format/table.h"

hf_status hf_json_parse(hf_reader *reader, hf_span piece, hf_record *record);
/* The cells in the list text[start..end), which is a part of a record (json_cells.c). */
hf_status hf_json_cells(hf_reader *reader, hf_span text, size_t start, size_t end,
                        hf_record *record);
/* An object as it was read, on one line. */
void hf_json_write_carried(hf_span object, hf_text *text);
/* The line and column of a place in a text, both from 1. */
void hf_json_place(hf_span text, size_t at, size_t *line, size_t *column);
/* Fails at a place of a text. */
hf_status hf_json_fail(hf_record *record, hf_span text, size_t at, const char *why);

#endif
