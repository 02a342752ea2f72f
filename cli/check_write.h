/* SPDX-License-Identifier: MIT
 *
 * check_write.h - what `houseful check` found out about a board, and how it is told.
 */
#ifndef HF_CLI_CHECK_WRITE_H
#define HF_CLI_CHECK_WRITE_H

#include "conflict.h"
#include "stream.h"

/* So many contradictions, and so many wrong entries, are listed. */
enum { HF_CHECK_MOST = 1000 };

/* What is true of a board. */
typedef enum hf_check_verdict {
    HF_CHECK_SOLVED,
    HF_CHECK_VALID,
    HF_CHECK_UNIQUE,
    HF_CHECK_MULTIPLE,
    HF_CHECK_NONE,
    HF_CHECK_INVALID,
    HF_CHECK_LIMIT,
    HF_CHECK_UNREADABLE,
    HF_CHECK_WRONG /* it has one solution, but an entry of the player's is not in it */
} hf_check_verdict;

typedef struct hf_checked {
    const hf_item *item;
    hf_check_verdict verdict;
    const hf_clash *clashes;
    size_t clash_count;    /* in all; the first HF_CHECK_MOST are listed */
    const uint32_t *wrong; /* cells with a wrong entry */
    size_t wrong_count;    /* likewise */
    const char *error;
    char conflict[HF_CONFLICT_ROOM]; /* HF_CHECK_NONE: what clashes; may be empty */
} hf_checked;

/* "unique", "invalid" ... */
const char *hf_check_word(hf_check_verdict v);

/* A line; a field of --print, `record` being the finding; a JSON object; the board, drawn, with what is wrong. */
void hf_check_line(hf_out *out, const hf_checked *f);
void hf_check_field(hf_out *out, char letter, const void *record);
void hf_check_json(hf_out *out, const hf_checked *f);
void hf_check_draw(hf_out *out, const hf_checked *f, const hf_write_options *options);

#endif
