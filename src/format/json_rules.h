/* SPDX-License-Identifier: MIT
 *
 * json_rules.h - what a puzzle in JSON demands besides its digits, in the fields that f-puzzles has
 * for it.
 */
#ifndef HF_FORMAT_JSON_RULES_H
#define HF_FORMAT_JSON_RULES_H

#include "format/table.h"

typedef struct hf_json_rules {
    uint32_t extras; /* HF_EXTRA_... */
    bool kinds;      /* there are fields with constraints for fpuzzles.c */
} hf_json_rules;

/* Reads the fields of an object about a board of `size` symbols in boxes. What is a house goes into
 * reader->listed. HF_BAD_TEXT: a constraint that is not supported, by name, unless the options say
 * that it is to be ignored: then record->ignored names it. HF_NO_MEMORY. */
hf_status hf_json_rules_read(hf_reader *reader, hf_span object, uint32_t size, hf_json_rules *rules,
                             hf_record *record);

/* The cell "R3C5" of a board of `size` columns; false: no such cell. */
bool hf_json_cell_named(hf_span name, uint32_t size, uint32_t *cell);

bool hf_json_is_fpuzzles(hf_span object);
/* Keeps an object of f-puzzles whole if it is to be written again (hf_read_options.carry). */
void hf_json_carry(const hf_reader *reader, hf_span object, hf_record *record);

#endif
