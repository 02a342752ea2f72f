/* SPDX-License-Identifier: MIT
 *
 * answer.h - building the JSON that the page gets, in a text that grows.
 */
#ifndef HF_WEB_ANSWER_H
#define HF_WEB_ANSWER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A text that grows; `failed` once memory ran out (the rest is dropped). */
typedef struct answer {
    char *text;
    size_t length;
    size_t room;
    bool failed;
} answer;

/* Empties it; the memory is kept. */
void answer_clear(answer *a);
void answer_add(answer *a, const char *string);
void answer_number(answer *a, uint64_t number);
/* A string in quotes, with what JSON wants escaped; bytes beyond ASCII are passed on. */
void answer_quoted(answer *a, const char *string, size_t length);
/* "key": in front of a value, with a comma before it unless it is the first of its object. */
void answer_key(answer *a, const char *key);
void answer_key_text(answer *a, const char *key, const char *string);
void answer_key_number(answer *a, const char *key, uint64_t number);
void answer_key_numbers(answer *a, const char *key, const uint32_t *numbers, size_t count);
void answer_key_values(answer *a, const char *key, const uint16_t *values, size_t count);
/* A comma, unless the last thing written opens something. */
void answer_comma(answer *a);

/* Room for `size` more bytes at the end, to be written by someone else; NULL if there is none.
 * Follow it by answer_wrote(a, length). */
char *answer_room(answer *a, size_t size);
void answer_wrote(answer *a, size_t length);

#endif
