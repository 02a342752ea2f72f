/* SPDX-License-Identifier: MIT
 *
 * lzstring_pack.c - packing text as JavaScript's LZString does into base 64.
 *
 * A dictionary of strings grows by one with each code written: the string before and the character
 * behind it. A string is known by the code of all but its last character and that character, so the
 * dictionary is a table of such pairs. Codes are written with as many bits as their number needs, the
 * lowest bit first; a character that is met first is written out behind a code of its own. Characters are
 * JavaScript's, units of UTF-16.
 */
#include <stdlib.h>
#include <string.h>

#include "format/lzstring.h"

enum { WRITE_BYTE = 0, WRITE_WIDE = 1, THE_END = 2, FIRST_CODE = 3, UNITS = 65536 };

typedef struct packer {
    hf_text *text;
    uint64_t
        *keys; /* UNITS * code + character, plus one, code 0 for single ones; 0: a free place */
    uint32_t *codes;      /* of the string there */
    size_t places;        /* a power of two */
    bool *fresh;          /* UNITS of them: met, but not written out yet */
    uint32_t next;        /* the code for the next string */
    unsigned width;       /* bits of a code now */
    uint32_t until_wider; /* codes until it grows */
    unsigned bits, held;  /* of the base 64 digit that is being filled */
    size_t digits;
} packer;

static void put_digit(packer *p)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    hf_text_char(p->text, digits[p->bits]);
    p->digits++;
    p->bits = p->held = 0;
}

static void put_bits(packer *p, uint32_t value, unsigned width)
{
    for (unsigned i = 0; i < width; i++) {
        p->bits = p->bits << 1 | (value >> i & 1);
        if (++p->held == 6)
            put_digit(p);
    }
}

static void count_code(packer *p)
{
    if (--p->until_wider == 0) {
        p->until_wider = 1u << p->width;
        p->width++;
    }
}

/* Writes the code of a string; a single character met first is written out. */
static void put_string(packer *p, uint32_t code, int single)
{
    if (single >= 0 && p->fresh[single]) {
        put_bits(p, single < 256 ? WRITE_BYTE : WRITE_WIDE, p->width);
        put_bits(p, (uint32_t)single, single < 256 ? 8 : 16);
        count_code(p);
        p->fresh[single] = false;
    } else {
        put_bits(p, code, p->width);
    }
    count_code(p);
}

/* The place of a pair in the table: where it is, or where it would be. */
static size_t place_of(const packer *p, uint64_t key)
{
    size_t at = (size_t)(key * UINT64_C(0x9e3779b97f4a7c15) >> 32) & (p->places - 1);
    while (p->keys[at] != 0 && p->keys[at] != key)
        at = (at + 1) & (p->places - 1);
    return at;
}

/* The code of a character by itself, a new one if it is met first. */
static uint32_t code_of(packer *p, uint32_t unit)
{
    size_t at = place_of(p, (uint64_t)unit + 1);
    if (p->keys[at] == 0) {
        p->keys[at] = (uint64_t)unit + 1;
        p->codes[at] = p->next++;
        p->fresh[unit] = true;
    }
    return p->codes[at];
}

/* The character of UTF-8 at the front of a text; a byte that is no part of one is itself. */
static uint32_t next_point(hf_span text, size_t *at)
{
    uint32_t first = (unsigned char)text.at[(*at)++], c = first;
    uint32_t more = first >> 5 == 6 ? 1 : first >> 4 == 14 ? 2 : first >> 3 == 30 ? 3 : 0;
    if (more == 0 || more > text.length - *at)
        return first;
    c &= 0x7fu >> more;
    for (uint32_t i = 0; i < more; i++) {
        uint32_t next = (unsigned char)text.at[*at + i];
        if (next >> 6 != 2)
            return first;
        c = c << 6 | (next & 0x3f);
    }
    if (c < 0x80 || c > 0x10ffff)
        return first;
    *at += more;
    return c;
}

static void pack_unit(packer *p, uint32_t unit, uint32_t *code, int *single)
{
    uint32_t alone = code_of(p, unit);
    uint64_t key = (uint64_t)*code * UNITS + unit + 1;
    size_t at = place_of(p, key);
    if (*code != 0 && p->keys[at] != 0) {
        *code = p->codes[at];
        *single = -1;
        return;
    }
    if (*code != 0) {
        put_string(p, *code, *single);
        p->keys[at] = key;
        p->codes[at] = p->next++;
    }
    *code = alone;
    *single = (int)unit;
}

static void pack(packer *p, hf_span text)
{
    uint32_t code = 0; /* of the string so far; 0: it is empty */
    int single = -1;   /* the character if it is one */
    for (size_t i = 0; i < text.length;) {
        uint32_t c = next_point(text, &i);
        if (c >= UNITS)
            pack_unit(p, 0xd800 + ((c - UNITS) >> 10), &code, &single);
        pack_unit(p, c >= UNITS ? 0xdc00 + ((c - UNITS) & 0x3ff) : c, &code, &single);
    }
    if (code != 0)
        put_string(p, code, single);
    put_bits(p, THE_END, p->width);
    do
        put_bits(p, 0, 1);
    while (p->held != 0);
}

bool hf_lzstring_pack(hf_span text, hf_text *out)
{
    packer p;
    if (text.length >= (size_t)1 << 23)
        return false;
    memset(&p, 0, sizeof p);
    p.text = out;
    p.places = 1024;
    while (p.places < 3 * text.length) /* a string and a character for each */
        p.places *= 2;
    p.keys = calloc(p.places, sizeof *p.keys);
    p.codes = calloc(p.places, sizeof *p.codes);
    p.fresh = calloc(UNITS, sizeof *p.fresh);
    p.next = FIRST_CODE;
    p.width = p.until_wider = 2;
    bool done = p.keys != NULL && p.codes != NULL && p.fresh != NULL;
    if (done) {
        pack(&p, text);
        hf_text_repeat(out, '=', (4 - p.digits % 4) % 4);
    }
    free(p.keys);
    free(p.codes);
    free(p.fresh);
    return done;
}
