/* SPDX-License-Identifier: MIT
 *
 * answer.c - see answer.h. Always true: text[length] is a zero byte once anything was written.
 */
#include "answer.h"

#include <stdlib.h>
#include <string.h>

void answer_clear(answer *a)
{
    a->length = 0;
    a->failed = false;
}

char *answer_room(answer *a, size_t size)
{
    if (a->failed)
        return NULL;
    if (a->room - a->length <= size) {
        size_t room = 2 * (a->length + size + 1);
        char *text = realloc(a->text, room);
        if (text == NULL) {
            a->failed = true;
            return NULL;
        }
        a->text = text;
        a->room = room;
    }
    return a->text + a->length;
}

void answer_wrote(answer *a, size_t length)
{
    a->length += length;
    a->text[a->length] = '\0';
}

static void add_bytes(answer *a, const char *bytes, size_t count)
{
    char *room = answer_room(a, count);
    if (room == NULL)
        return;
    memcpy(room, bytes, count);
    answer_wrote(a, count);
}

void answer_add(answer *a, const char *string)
{
    add_bytes(a, string, strlen(string));
}

void answer_number(answer *a, uint64_t number)
{
    char digits[20];
    size_t count = 0;
    do {
        digits[sizeof digits - ++count] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    add_bytes(a, digits + sizeof digits - count, count);
}

void answer_quoted(answer *a, const char *string, size_t length)
{
    static const char hex[] = "0123456789abcdef";
    answer_add(a, "\"");
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)string[i];
        char escape[6] = {'\\', 'u', '0', '0', hex[c >> 4], hex[c & 15]};
        if (c == '"' || c == '\\') {
            escape[1] = (char)c;
            add_bytes(a, escape, 2);
        } else if (c < 0x20) {
            add_bytes(a, escape, 6);
        } else {
            add_bytes(a, string + i, 1);
        }
    }
    answer_add(a, "\"");
}

void answer_comma(answer *a)
{
    char last = a->length > 0 ? a->text[a->length - 1] : '[';
    if (last != '[' && last != '{' && last != ':')
        answer_add(a, ",");
}

void answer_key(answer *a, const char *key)
{
    answer_comma(a);
    answer_quoted(a, key, strlen(key));
    answer_add(a, ":");
}

void answer_key_text(answer *a, const char *key, const char *string)
{
    answer_key(a, key);
    answer_quoted(a, string, strlen(string));
}

void answer_key_number(answer *a, const char *key, uint64_t number)
{
    answer_key(a, key);
    answer_number(a, number);
}

void answer_key_numbers(answer *a, const char *key, const uint32_t *numbers, size_t count)
{
    answer_key(a, key);
    answer_add(a, "[");
    for (size_t i = 0; i < count; i++) {
        answer_comma(a);
        answer_number(a, numbers[i]);
    }
    answer_add(a, "]");
}

void answer_key_values(answer *a, const char *key, const uint16_t *values, size_t count)
{
    answer_key(a, key);
    answer_add(a, "[");
    for (size_t i = 0; i < count; i++) {
        answer_comma(a);
        answer_number(a, values[i]);
    }
    answer_add(a, "]");
}
