/* SPDX-License-Identifier: MIT
 *
 * binary.c - what is no text: known by its first bytes, or by bytes that no text has.
 */
#include <string.h>

#include "format/scan.h"

enum { LOOK = 512 };

/* How files of other kinds begin. */
typedef struct beginning {
    const char *bytes;
    size_t length;
    const char *name;
} beginning;

static const beginning beginnings[] = {
    {"\xFF\xFE", 2, "UTF-16 text; expected UTF-8"},
    {"\xFE\xFF", 2, "UTF-16 text; expected UTF-8"},
    {"\x1F\x8B", 2, "gzip data; expected text"},
    {"\x28\xB5\x2F\xFD", 4, "zstd data; expected text"},
    {"\xFD"
     "7zXZ",
     5, "xz data; expected text"},
    {"BZh", 3, "bzip2 data; expected text"},
    {"PK\x03\x04", 4, "a zip archive (or a spreadsheet, which is one); expected text"},
    {"%PDF-", 5, "a PDF document; expected text"},
    {"\x89PNG", 4, "a picture; expected text"},
    {"\xFF\xD8\xFF", 3, "a picture; expected text"},
    {"GIF8", 4, "a picture; expected text"},
    {"\x7F"
     "ELF",
     4, "a program; expected text"},
    {"SQLite format 3", 15, "a database; expected text"},
};

/* Bytes below the blank that no text has. */
static bool is_strange(char c)
{
    return (unsigned char)c < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f' && c != 0x1B;
}

/* Eight bytes at once: taking 0x20 from one below it borrows its highest bit. What borrows from a neighbour is looked
 * at in vain, that is all. */
static bool may_be_strange(const char *at)
{
    uint64_t x;
    memcpy(&x, at, sizeof x);
    return ((x - UINT64_C(0x2020202020202020)) & ~x & UINT64_C(0x8080808080808080)) != 0;
}

static bool has_strange(hf_span text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (i % 8 == 0 && length - i >= 8 && !may_be_strange(text.at + i))
            i += 7;
        else if (is_strange(text.at[i]))
            return true;
    }
    return false;
}

const char *hf_scan_binary(hf_span text, bool last, bool *more)
{
    size_t length = text.length < LOOK ? text.length : LOOK, strange = 0, zeros[2] = {0, 0};
    *more = false;
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
        const beginning *b = &beginnings[i];
        if (text.length >= b->length && memcmp(text.at, b->bytes, b->length) == 0)
            return b->name;
    }
    if (!has_strange(text, length))
        return NULL;
    for (size_t i = 0; i < length; i++) {
        strange += is_strange(text.at[i]);
        zeros[i % 2] += text.at[i] == '\0';
    }
    if (length < LOOK && !last) {
        *more = true;
        return NULL;
    }
    if (length >= 8 && (zeros[0] * 3 > length || zeros[1] * 3 > length) &&
        (zeros[0] == 0 || zeros[1] == 0))
        return "UTF-16 text; expected UTF-8";
    return strange * 8 > length ? "binary data; expected text" : NULL;
}
