/* SPDX-License-Identifier: MIT
 *
 * lzstring.c - LZ78 with a dictionary that both sides grow alike, as JavaScript's LZString does it.
 *
 * The text is a stream of bits, least significant bit of a number first, six bits to a character of
 * base 64, the highest first. A code is 0 (a new character of 8 bits follows), 1 (one of 16 bits),
 * 2 (the end) or a number of the dictionary; its width grows by one whenever the numbers fill it.
 * Every step adds one word: the word before with the first character of the word now.
 *
 * A word is a stretch of the output that exists already, so the dictionary is just places and
 * lengths. Characters are JavaScript's, units of UTF-16; they become UTF-8 at the end.
 *
 * A link that lost or changed a character may unpack to something that looks well. What can be seen is
 * refused: characters that are no digits, an end too early, and anything behind the end.
 */
#include <stdlib.h>

#include "format/lzstring.h"

enum { MAX_WORDS = 1 << 14, CODE_BYTE = 0, CODE_WIDE = 1, CODE_END = 2 };

typedef struct bit_stream {
    hf_span text;
    size_t at;
    uint32_t value, left; /* bits of the character now, how many of them are left */
    bool ended;           /* or something that is no digit */
} bit_stream;

/* The six bits of the next character; percent escapes (%2B) stand for themselves. */
static bool next_character(bit_stream *bits)
{
    if (bits->at < bits->text.length) {
        char c = bits->text.at[bits->at++];
        hf_span rest = hf_span_from(bits->text, bits->at);
        if (c == '%' &&
            (hf_scan_starts_any_case(rest, "2b") || hf_scan_starts_any_case(rest, "2f"))) {
            c = rest.at[1] == 'b' || rest.at[1] == 'B' ? '+' : '/';
            bits->at += 2;
        }
        if (c >= 'A' && c <= 'Z')
            bits->value = (uint32_t)(c - 'A');
        else if (c >= 'a' && c <= 'z')
            bits->value = (uint32_t)(c - 'a') + 26;
        else if (hf_is_digit(c))
            bits->value = (uint32_t)(c - '0') + 52;
        else if (c == '+' || c == '-' || c == ' ')
            bits->value = 62;
        else if (c == '/' || c == '_')
            bits->value = 63;
        else
            bits->ended = true;
        bits->left = 6;
        return !bits->ended;
    }
    bits->ended = true;
    return false;
}

/* Behind the end come no more than a character of zeros and equals signs. */
static bool is_at_end(bit_stream *bits)
{
    if ((bits->value & ((UINT32_C(1) << bits->left) - 1)) != 0)
        return false;
    size_t at = bits->at;
    if (bits->left == 0 && next_character(bits)) {
        if (bits->value != 0)
            return false;
        at = bits->at;
    }
    while (at < bits->text.length && (bits->text.at[at] == '=' || bits->text.at[at] == '$' ||
                                      hf_scan_starts_any_case(hf_span_from(bits->text, at), "%3d")))
        at += bits->text.at[at] == '%' ? 3 : 1;
    return at >= bits->text.length;
}

static uint32_t take(bit_stream *bits, uint32_t count)
{
    uint32_t number = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (bits->left == 0 && !next_character(bits))
            return number;
        bits->left--;
        number |= (bits->value >> bits->left & 1) << i;
    }
    return number;
}

typedef struct word {
    uint32_t start, length;
} word;

typedef struct unpacking {
    bit_stream bits;
    uint16_t *out;
    size_t length, room;
    word words[MAX_WORDS];
    uint32_t count; /* words known; the first three numbers are codes */
    uint32_t width; /* bits of a code */
    uint32_t enlarge;
} unpacking;

static void count_down(unpacking *u)
{
    if (--u->enlarge == 0)
        u->enlarge = UINT32_C(1) << u->width++;
}

/* A new character of 8 or 16 bits: puts it out and makes it a word. */
static bool put_new(unpacking *u, uint32_t bits)
{
    uint32_t c = take(&u->bits, bits);
    if (u->length == u->room || u->count == MAX_WORDS)
        return false;
    u->words[u->count++] = (word){(uint32_t)u->length, 1};
    u->out[u->length++] = (uint16_t)c;
    return true;
}

/* Puts out a known word, or the one just being made: the word before and its first character. */
static bool put_word(unpacking *u, word known)
{
    if (known.length > u->room - u->length)
        return false;
    for (uint32_t i = 0; i < known.length; i++)
        u->out[u->length + i] = u->out[known.start + i];
    u->length += known.length;
    return true;
}

static size_t unpack(unpacking *u)
{
    uint32_t code = take(&u->bits, 2);
    if (code > CODE_WIDE || !put_new(u, code == CODE_BYTE ? 8 : 16))
        return 0;
    word before = u->words[3];
    while (!u->bits.ended) {
        word now;
        size_t start = u->length;
        code = take(&u->bits, u->width);
        if (u->bits.ended)
            return 0;
        if (code == CODE_END)
            return is_at_end(&u->bits) ? u->length : 0;
        if (code <= CODE_WIDE) {
            if (!put_new(u, code == CODE_BYTE ? 8 : 16))
                return 0;
            count_down(u);
        } else {
            if (code > u->count)
                return 0;
            /* The word being made is `before` and, right behind it in the output, its own first
             * character, which is put as part of the copy. */
            now = code < u->count ? u->words[code] : (word){before.start, before.length + 1};
            if (!put_word(u, now))
                return 0;
        }
        if (u->count == MAX_WORDS)
            return 0;
        u->words[u->count++] = (word){before.start, before.length + 1};
        before = (word){(uint32_t)start, (uint32_t)(u->length - start)};
        count_down(u);
    }
    return 0;
}

/* One character of UTF-16 from units[*at] on; half of a pair stands for itself. */
static uint32_t next_point(const uint16_t *units, size_t count, size_t *at)
{
    uint32_t high = units[(*at)++];
    if (high >> 10 != 0x36 || *at == count || units[*at] >> 10 != 0x37)
        return high;
    return 0x10000 + ((high & 0x3ff) << 10) + (units[(*at)++] & 0x3ff);
}

/* As UTF-8; 0: there is no room for it. */
static size_t encode(const uint16_t *units, size_t count, char *out, size_t room)
{
    size_t length = 0;
    for (size_t at = 0; at < count;) {
        static const uint8_t first[] = {0, 0xc0, 0xe0, 0xf0};
        uint32_t c = next_point(units, count, &at);
        uint32_t more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
        if (room - length <= more)
            return 0;
        out[length++] = (char)(first[more] | c >> 6 * more);
        while (more-- > 0)
            out[length++] = (char)(0x80 | (c >> 6 * more & 0x3f));
    }
    return length;
}

size_t hf_lzstring_unpack(hf_span packed, char *out, size_t room)
{
    unpacking *u = room > UINT32_MAX / 2 ? NULL : malloc(sizeof *u);
    uint16_t *units = u != NULL ? malloc(room * sizeof *units) : NULL;
    size_t length = SIZE_MAX;
    if (units != NULL) {
        u->bits = (bit_stream){packed, 0, 0, 0, false};
        u->out = units;
        u->length = 0;
        u->room = room;
        u->count = 3;
        u->width = 3;
        u->enlarge = 4;
        length = encode(units, unpack(u), out, room);
    }
    free(units);
    free(u);
    return length;
}
