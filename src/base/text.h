/* SPDX-License-Identifier: MIT
 *
 * text.h - building text in a buffer of fixed size, without the printf family.
 *
 * A text never overflows: what does not fit is counted and dropped, so that `length` is always the
 * length the whole text has or would have had (as snprintf reports it). The buffer always ends in a
 * zero byte if it has room for one.
 *
 *     char buffer[32];
 *     hf_text text = hf_text_make(buffer, sizeof buffer);
 *     hf_text_add(&text, "row ");
 *     hf_text_number(&text, 3);
 */
#ifndef HF_BASE_TEXT_H
#define HF_BASE_TEXT_H

#include <stddef.h>
#include <stdint.h>

typedef struct hf_text {
    char *buffer;
    size_t size;   /* bytes in the buffer, its final zero included */
    size_t length; /* bytes wanted so far */
} hf_text;

hf_text hf_text_make(char *buffer, size_t size);

void hf_text_char(hf_text *text, char c);
/* The same character `count` times. */
void hf_text_repeat(hf_text *text, char c, size_t count);
void hf_text_add(hf_text *text, const char *string);
void hf_text_bytes(hf_text *text, const char *bytes, size_t count);
void hf_text_number(hf_text *text, uint64_t number);
/* A number in at least `width` places, blanks in front. */
void hf_text_padded(hf_text *text, uint64_t number, size_t width);

#endif
