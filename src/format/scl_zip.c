/* SPDX-License-Identifier: MIT
 *
 * scl_zip.c - the short spelling of SudokuPad's JSON.
 *
 *     {ce:[[,{v:5}]],ca:[{ce:[[0,0],[0,1]],v:10,unique:t}],c1:#F}
 *
 * Names have no quotes, strings have single ones, {} is left out of lists, true and false are t and f,
 * and colours are six hexadecimal digits, or #0 and #F. Names are short, too: the reader knows both.
 */
#include <string.h>

#include "base/assert.h"
#include "format/scl.h"

typedef struct speller {
    hf_span text;
    size_t at;
    char quote;
    hf_text out;
} speller;

static bool is_word_char(char c)
{
    return hf_is_digit(c) || hf_is_letter(c) || c == '#' || c == '-' || c == '+' || c == '.' ||
           c == '_';
}

/* A string, with double quotes whatever it had. */
static void spell_string(speller *s)
{
    hf_text_char(&s->out, '"');
    for (s->at++; s->at < s->text.length && s->text.at[s->at] != s->quote; s->at++) {
        char c = s->text.at[s->at];
        if (c == '\\' && s->at + 1 < s->text.length) {
            char next = s->text.at[++s->at];
            if (next != '\'')
                hf_text_char(&s->out, '\\');
            hf_text_char(&s->out, next);
            continue;
        }
        HF_ASSERT(c != '"'); /* where there is one, it is the quote */
        hf_text_char(&s->out, c);
    }
    hf_text_char(&s->out, '"');
    s->at++;
}

static bool is_number(hf_span word)
{
    size_t at = *word.at == '-' ? 1 : 0;
    bool any = false;
    for (; at < word.length; at++) {
        if (!hf_is_digit(word.at[at]) && (word.at[at] != '.' || !any))
            return false;
        any = true;
    }
    return any;
}

static bool is(hf_span word, const char *text)
{
    return word.length == strlen(text) && memcmp(word.at, text, word.length) == 0;
}

/* A name, a number, or a word for something else. */
static void spell_word(speller *s)
{
    size_t from = s->at;
    while (s->at < s->text.length && is_word_char(s->text.at[s->at]))
        s->at++;
    hf_span word = hf_span_part(s->text, from, s->at - from);
    bool name = s->at < s->text.length && s->text.at[s->at] == ':';
    if (!name && is(word, "t"))
        hf_text_add(&s->out, "true");
    else if (!name && is(word, "f"))
        hf_text_add(&s->out, "false");
    else if (!name &&
             (is_number(word) || is(word, "true") || is(word, "false") || is(word, "null")))
        hf_text_bytes(&s->out, word.at, word.length);
    else {
        hf_text_char(&s->out, '"');
        hf_text_bytes(&s->out, word.at, word.length);
        hf_text_char(&s->out, '"');
    }
}

/* Is an object left out between these two? Lists that are empty are written only in full JSON. */
static bool lacks_object(char before, char after)
{
    return (before == '[' && after == ',') || (before == ',' && (after == ',' || after == ']'));
}

size_t hf_scl_unzip(hf_span text, char *out, size_t room)
{
    speller s = {text, 0, memchr(text.at, '"', text.length) != NULL ? '"' : '\'',
                 hf_text_make(out, room)};
    char before = '\0';
    while (s.at < text.length) {
        char c = text.at[s.at];
        if (c == s.quote) {
            spell_string(&s);
        } else if (is_word_char(c)) {
            spell_word(&s);
        } else {
            if (lacks_object(before, c))
                hf_text_add(&s.out, "{}");
            hf_text_char(&s.out, c);
            s.at++;
        }
        before = hf_is_blank(c) ? before : c;
    }
    return s.out.length < room ? s.out.length : 0;
}

/* Its cells are the first of its lists that matter; f-puzzles has none of that name. */
bool hf_scl_is_packed(hf_span object)
{
    return hf_scan_find(object, "\"cells\":[[") < object.length ||
           hf_scan_find(object, "ce:[[") < object.length;
}
