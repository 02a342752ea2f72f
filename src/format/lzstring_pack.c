/* SPDX-License-Identifier: MIT
 *
 * lzstring_pack.c - packing text as JavaScript's LZString does into base 64.
 *
 * A dictionary of strings grows by one with each code written: the string before and the character
 * behind it. A string is known by the code of all but its last character and that character, so the
 * dictionary is a table of such pairs. Codes are written with as many bits as their number needs, the
 * lowest bit first; a character that is met first is written out behind a code of its own.
 */
#include <stdlib.h>
#include <string.h>

#include "format/lzstring.h"

enum { WRITE_BYTE = 0, THE_END = 2, FIRST_CODE = 3 };

typedef struct packer {
    hf_text *text;
    uint32_t *keys;       /* 256 * code + character, plus one; 0: a free place */
    uint32_t *codes;      /* of the string there */
    size_t places;        /* a power of two */
    uint32_t single[256]; /* the code of a character; 0: not met */
    bool fresh[256];      /* met, but not written out yet */
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
        put_bits(p, WRITE_BYTE, p->width);
        put_bits(p, (uint32_t)single, 8);
        count_code(p);
        p->fresh[single] = false;
    } else {
        put_bits(p, code, p->width);
    }
    count_code(p);
}

/* The place of a pair in the table: where it is, or where it would be. */
static size_t place_of(const packer *p, uint32_t key)
{
    size_t at = key * (size_t)2654435761u & (p->places - 1);
    while (p->keys[at] != 0 && p->keys[at] != key)
        at = (at + 1) & (p->places - 1);
    return at;
}

static void pack(packer *p, hf_span text)
{
    uint32_t code = 0; /* of the string so far; 0: it is empty */
    int single = -1;   /* the character if it is one */
    for (size_t i = 0; i < text.length; i++) {
        unsigned char c = (unsigned char)text.at[i];
        if (p->single[c] == 0) {
            p->single[c] = p->next++;
            p->fresh[c] = true;
        }
        if (code == 0) {
            code = p->single[c];
            single = c;
            continue;
        }
        uint32_t key = code * 256 + c + 1;
        size_t at = place_of(p, key);
        if (p->keys[at] != 0) {
            code = p->codes[at];
            single = -1;
            continue;
        }
        put_string(p, code, single);
        p->keys[at] = key;
        p->codes[at] = p->next++;
        code = p->single[c];
        single = c;
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
    memset(&p, 0, sizeof p);
    p.text = out;
    p.places = 1024;
    while (p.places < 2 * text.length)
        p.places *= 2;
    p.keys = calloc(p.places, sizeof *p.keys);
    p.codes = calloc(p.places, sizeof *p.codes);
    p.next = FIRST_CODE;
    p.width = p.until_wider = 2;
    bool done = p.keys != NULL && p.codes != NULL && text.length < (size_t)1 << 23;
    if (done) {
        pack(&p, text);
        hf_text_repeat(out, '=', (4 - p.digits % 4) % 4);
    }
    free(p.keys);
    free(p.codes);
    return done;
}
