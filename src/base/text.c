/* SPDX-License-Identifier: MIT
 *
 * text.c - see text.h. Invariant: buffer[min(length, size - 1)] is zero whenever size > 0.
 */
#include "base/text.h"

#include <string.h>

hf_text hf_text_make(char *buffer, size_t size)
{
    hf_text text = {buffer, size, 0};
    if (size > 0)
        buffer[0] = '\0';
    return text;
}

void hf_text_bytes(hf_text *text, const char *bytes, size_t count)
{
    if (text->length + 1 < text->size) {
        size_t room = text->size - 1 - text->length;
        size_t fits = count < room ? count : room;
        memcpy(text->buffer + text->length, bytes, fits);
        text->buffer[text->length + fits] = '\0';
    }
    text->length += count;
}

void hf_text_char(hf_text *text, char c)
{
    hf_text_bytes(text, &c, 1);
}

void hf_text_repeat(hf_text *text, char c, size_t count)
{
    while (count-- > 0)
        hf_text_char(text, c);
}

void hf_text_add(hf_text *text, const char *string)
{
    hf_text_bytes(text, string, strlen(string));
}

void hf_text_padded(hf_text *text, uint64_t number, size_t width)
{
    char digits[20]; /* 2^64 has 20 decimal digits */
    size_t count = 0;
    do {
        digits[sizeof digits - ++count] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    if (width > count)
        hf_text_repeat(text, ' ', width - count);
    hf_text_bytes(text, digits + sizeof digits - count, count);
}

void hf_text_number(hf_text *text, uint64_t number)
{
    hf_text_padded(text, number, 0);
}
