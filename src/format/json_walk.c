/* SPDX-License-Identifier: MIT
 *
 * json_walk.c - going through JSON where it stands.
 */
#include <string.h>

#include "base/assert.h"
#include "format/json_walk.h"

enum { MAX_DEPTH = 32 };

void hf_json_space(hf_span text, size_t *at)
{
    while (*at < text.length && (hf_is_blank(text.at[*at]) || text.at[*at] == '\n'))
        (*at)++;
}

bool hf_json_string(hf_span text, size_t *at, hf_span *content)
{
    size_t start = *at + 1;
    if (*at >= text.length || text.at[*at] != '"')
        return false;
    for (size_t i = start; i < text.length; i++) {
        if (text.at[i] == '\\') {
            i++;
        } else if (text.at[i] == '"') {
            *content = hf_span_part(text, start, i - start);
            *at = i + 1;
            HF_ASSERT(*at <= text.length);
            return true;
        }
    }
    *at = text.length; /* no end */
    return false;
}

bool hf_json_is(hf_span text, const char *word)
{
    return text.length == strlen(word) && memcmp(text.at, word, text.length) == 0;
}

/* A string, a number, true, false or null. */
static bool pass_scalar(hf_span text, size_t *at)
{
    size_t start = *at, i = start;
    hf_span content;
    if (text.at[start] == '"')
        return hf_json_string(text, at, &content);
    while (i < text.length && (hf_is_digit(text.at[i]) || hf_is_letter(text.at[i]) ||
                               text.at[i] == '-' || text.at[i] == '+' || text.at[i] == '.'))
        i++;
    hf_span word = hf_span_part(text, start, i - start);
    bool number = word.length > 0 && (hf_is_digit(*word.at) || *word.at == '-');
    if (i == text.length && hf_is_letter(*word.at))
        *at = i; /* perhaps the rest of the word is still to come */
    if (!number && !hf_json_is(word, "null") && !hf_json_is(word, "true") &&
        !hf_json_is(word, "false"))
        return false;
    *at = i;
    return true;
}

/* What is open around the place of a walk. */
typedef struct nesting {
    char closing[MAX_DEPTH];
    unsigned depth;
} nesting;

/* Passes closing brackets and the one comma or colon behind a value. False: neither follows. With
 * `opened` we stand just inside a bracket. */
static bool pass_closing(hf_span text, size_t *at, nesting *open, bool opened)
{
    for (;;) {
        hf_json_space(text, at);
        if (open->depth == 0)
            return true;
        if (*at >= text.length)
            return false;
        char c = text.at[*at];
        if (c != open->closing[open->depth - 1]) {
            if (opened)
                return true;
            *at += c == ',' || c == ':';
            return c == ',' || c == ':';
        }
        open->depth--;
        opened = false;
        (*at)++;
    }
}

bool hf_json_value(hf_span text, size_t *at)
{
    nesting open = {{0}, 0};
    do {
        HF_ASSERT(*at <= text.length);
        hf_json_space(text, at);
        if (*at >= text.length)
            return false;
        char c = text.at[*at];
        bool opened = c == '[' || c == '{';
        if (opened && open.depth < MAX_DEPTH) {
            open.closing[open.depth++] = c == '[' ? ']' : '}';
            (*at)++;
        } else if (opened || !pass_scalar(text, at)) {
            return false;
        }
        if (!pass_closing(text, at, &open, opened))
            return false;
    } while (open.depth > 0);
    return true;
}

bool hf_json_key(hf_span text, size_t *at, hf_span *key)
{
    while (*at < text.length) {
        if (text.at[*at] != '"') {
            (*at)++;
            continue;
        }
        if (HF_NEVER(!hf_json_string(text, at, key))) /* a part of what was passed whole */
            return false;
        hf_json_space(text, at);
        if (*at < text.length && text.at[*at] == ':') {
            (*at)++;
            hf_json_space(text, at);
            return true;
        }
    }
    return false;
}

/* Passes the bracket in front of the first value, or the comma in front of a later one, and then a
 * value. */
static bool pass_next(hf_span text, size_t *at, hf_span *value)
{
    hf_json_space(text, at);
    size_t start = *at;
    if (!hf_json_value(text, at))
        return false;
    *value = hf_scan_trim(hf_span_part(text, start, *at - start));
    return true;
}

static bool pass_separator(hf_span text, size_t *at, char bracket)
{
    hf_json_space(text, at);
    if (HF_NEVER(*at >= text.length) || /* there is its end */
        text.at[*at] != (*at == 0 ? bracket : ','))
        return false;
    (*at)++;
    return true;
}

bool hf_json_member(hf_span object, size_t *at, hf_span *key, hf_span *value)
{
    if (!pass_separator(object, at, '{'))
        return false;
    hf_json_space(object, at);
    if (!hf_json_string(object, at, key))
        return false;
    hf_json_space(object, at);
    if (HF_NEVER(*at >= object.length) || object.at[*at] != ':')
        return false;
    (*at)++;
    return pass_next(object, at, value);
}

bool hf_json_element(hf_span list, size_t *at, hf_span *value)
{
    return pass_separator(list, at, '[') && pass_next(list, at, value);
}

hf_span hf_json_plain(hf_span value)
{
    if (value.length >= 2 && *value.at == '"')
        return hf_scan_trim(hf_span_part(value, 1, value.length - 2));
    return value;
}

/* ---- to the letter ----------------------------------------------------------------------------- */

static bool is_strict_word(hf_span text, size_t *at)
{
    static const char *const words[] = {"true", "false", "null"};
    size_t start = *at;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (hf_scan_starts(hf_span_from(text, *at), words[i])) {
            *at += strlen(words[i]);
            return true;
        }
    }
    while (*at < text.length &&
           (hf_is_digit(text.at[*at]) || strchr("+-.eE", text.at[*at]) != NULL))
        (*at)++;
    return *at > start;
}

static bool is_strict_string(hf_span text, size_t *at)
{
    hf_span content;
    if (!hf_json_string(text, at, &content))
        return false;
    for (size_t i = 0; i < content.length; i++) {
        if ((unsigned char)content.at[i] < 32)
            return false;
    }
    return true;
}

/* In front of a value: opens what contains others, passes a key with its colon, or the value. */
static bool is_strict_begin(hf_span text, size_t *at, const char *open, unsigned depth)
{
    hf_json_space(text, at);
    if (depth > 0 && open[depth - 1] == '{') {
        if (!is_strict_string(text, at))
            return false;
        hf_json_space(text, at);
        if (*at >= text.length || text.at[(*at)++] != ':')
            return false;
        hf_json_space(text, at);
    }
    return *at < text.length;
}

/* Behind a value: closes what ends there, and passes the comma before the next. */
static bool is_strict_end(hf_span text, size_t *at, const char *open, unsigned *depth)
{
    hf_json_space(text, at);
    while (*depth > 0 && *at < text.length && text.at[*at] != ',') {
        if (text.at[(*at)++] != (open[--*depth] == '{' ? '}' : ']'))
            return false;
        hf_json_space(text, at);
    }
    if (*depth == 0 || *at >= text.length)
        return *depth == 0;
    (*at)++;
    return true;
}

bool hf_json_is_strict(hf_span text)
{
    enum { DEEPEST = 32 };
    char open[DEEPEST];
    unsigned depth = 0;
    size_t at = 0;
    do {
        if (!is_strict_begin(text, &at, open, depth))
            return false;
        char c = text.at[at];
        bool opens = c == '{' || c == '[', empty = false;
        if (opens && depth == DEEPEST)
            return false;
        if (opens) {
            open[depth++] = c;
            at++;
            hf_json_space(text, &at);
            empty = at < text.length && text.at[at] == (c == '{' ? '}' : ']');
            if (!empty)
                continue;
        } else if (!(c == '"' ? is_strict_string(text, &at) : is_strict_word(text, &at))) {
            return false;
        }
        if (!is_strict_end(text, &at, open, &depth))
            return false;
    } while (depth > 0);
    return at == text.length;
}
