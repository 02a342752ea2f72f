/* SPDX-License-Identifier: MIT
 *
 * rate_write.h - what `houseful rate` says of one puzzle.
 */
#ifndef HF_CLI_RATE_WRITE_H
#define HF_CLI_RATE_WRITE_H

#include "houseful/rate.h"
#include "out.h"
#include "stream.h"

enum { RATE_SCALES = 4 };

/* One puzzle, rated on one or more scales. */
typedef struct rated {
    const hf_item *item;
    hf_answer answer;
    const char *error;
    const hf_scale *const *scale;
    size_t scales;
    hf_rating rating[RATE_SCALES];
} rated;

bool rate_is_se(const hf_scale *scale);
void rate_write_line(hf_out *out, const rated *r, bool counts);
void rate_write_json(hf_out *out, const rated *r);
/* One field of a format; fields of a rating are those of the first scale they are said on. */
void rate_write_field(hf_out *out, char letter, const void *record);

#endif
