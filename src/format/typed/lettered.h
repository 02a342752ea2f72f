/* SPDX-License-Identifier: MIT
 *
 * lettered.h - rows of letters and digits freed of what people write around them.
 */
#ifndef HF_FORMAT_TYPED_LETTERED_H
#define HF_FORMAT_TYPED_LETTERED_H

#include "format/typed/sheet.h"

typedef struct hf_lettered {
    bool more;        /* cannot be told before more lines are there */
    bool runs_on;     /* further rows follow: one is too many */
    size_t bytes;     /* of the source that belong to the board, and to rows too many */
    hf_span title;    /* its heading, empty if there is none */
    uint32_t columns; /* symbols in a row, more than nine */
    uint32_t length;
    char text[HF_TYPED_SIZE * (HF_TYPED_SIZE + 1)]; /* the rows */
} hf_lettered;

/* Are there N rows of N symbols at the front? */
bool hf_lettered_find(hf_span text, bool last, hf_lettered *out);

#endif
