/* SPDX-License-Identifier: MIT
 *
 * receipt.c - receipts, written as JSON with one member to a line, and read back by these lines.
 */
#define _POSIX_C_SOURCE 200809L
#include "receipt.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- the command ----------------------------------------------------------------------------- */

/* Options that may differ between the parts of one piece of work, and how many words each takes besides itself
 * if its value does not stand in the same word. */
static bool differs(const char *word, bool *takes_next)
{
    static const char *const with_value[] = {"--output", "--shard", "--threads", "-t"};
    static const char *const flags[] = {"--resume", "--quiet", "-q", "--verbose", "-v"};

    *takes_next = false;
    for (size_t i = 0; i < sizeof with_value / sizeof *with_value; i++) {
        size_t length = strlen(with_value[i]);
        if (strncmp(word, with_value[i], length) != 0)
            continue;
        *takes_next = word[length] == '\0';
        if (*takes_next || word[length] == '=' || (length == 2 && word[length] != '\0'))
            return true;
    }
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (strcmp(word, flags[i]) == 0)
            return true;
    return false;
}

bool hf_receipt_command(size_t count, char *const *words, char command[HF_RECEIPT_COMMAND])
{
    hf_out out = {0};
    bool fits;

    hf_out_char(&out, '[');
    for (size_t i = 0; i < count; i++) {
        bool takes_next;
        if (differs(words[i], &takes_next)) {
            i += takes_next;
            continue;
        }
        if (out.length > 1)
            hf_out_text(&out, ", ");
        hf_out_json(&out, words[i], strlen(words[i]));
    }
    hf_out_text(&out, "]");
    fits = !out.failed && out.length < HF_RECEIPT_COMMAND;
    if (fits) {
        memcpy(command, out.data, out.length);
        command[out.length] = '\0';
    }
    hf_out_free(&out);
    return fits;
}

/* ---- writing --------------------------------------------------------------------------------- */

static void put_number(hf_out *out, const char *name, uint64_t number)
{
    hf_out_format(out, "  \"%s\": %" PRIu64 ",\n", name, number);
}

static void put_text(hf_out *out, const char *name, const char *text)
{
    hf_out_format(out, "  \"%s\": \"%s\",\n", name, text);
}

int hf_receipt_write(const hf_receipt *r, const char *name)
{
    hf_out out = {0};
    char other[4096];
    int error;

    if ((size_t)snprintf(other, sizeof other, "%s.new", name) >= sizeof other)
        return ENAMETOOLONG;
    hf_out_text(&out, "{\n");
    put_text(&out, "houseful", r->version);
    hf_out_text(&out, "  \"command\": ");
    hf_out_text(&out, r->command);
    hf_out_text(&out, ",\n");
    put_number(&out, "part", r->part);
    put_number(&out, "parts", r->parts);
    put_number(&out, "begin", r->begin);
    put_number(&out, "end", r->end);
    put_number(&out, "place", r->place);
    put_number(&out, "status", (uint64_t)r->status);
    put_number(&out, "lines", r->lines);
    put_number(&out, "content", r->content);
    put_number(&out, "bytes", r->bytes);
    put_text(&out, "sha256", r->sha256);
    put_text(&out, "begun", r->begun);
    hf_out_format(&out, "  \"seconds\": %.3f,\n  \"cpu_seconds\": %.3f\n}\n", r->seconds,
                  r->cpu_seconds);
    error = hf_out_save(&out, other);
    hf_out_free(&out);
    if (error == 0 && rename(other, name) != 0)
        error = errno;
    return error;
}

/* ---- reading --------------------------------------------------------------------------------- */

/* What stands behind `  "name": ` up to the end of its line, without the comma. */
static bool find(const char *text, const char *name, char *value, size_t size)
{
    char label[64];
    const char *at;
    size_t length;

    snprintf(label, sizeof label, "\n  \"%s\": ", name);
    at = strstr(text, label);
    if (at == NULL)
        return false;
    at += strlen(label);
    length = strcspn(at, "\n");
    if (length > 0 && at[length - 1] == ',')
        length--;
    if (length >= 2 && at[0] == '"' && at[length - 1] == '"') {
        at++;
        length -= 2;
    }
    if (length >= size)
        return false;
    memcpy(value, at, length);
    value[length] = '\0';
    return true;
}

static bool find_number(const char *text, const char *name, uint64_t *number)
{
    char value[32], *end;

    if (!find(text, name, value, sizeof value) || value[0] < '0' || value[0] > '9')
        return false;
    *number = strtoull(value, &end, 10);
    return *end == '\0';
}

static bool parse(const char *text, hf_receipt *r)
{
    char value[64];
    uint64_t status = 0;
    bool right = find(text, "houseful", r->version, sizeof r->version) &&
                 find(text, "command", r->command, sizeof r->command) &&
                 find_number(text, "part", &r->part) && find_number(text, "parts", &r->parts) &&
                 find_number(text, "begin", &r->begin) && find_number(text, "end", &r->end) &&
                 find_number(text, "place", &r->place) && find_number(text, "status", &status) &&
                 find_number(text, "lines", &r->lines) &&
                 find_number(text, "content", &r->content) &&
                 find_number(text, "bytes", &r->bytes) &&
                 find(text, "sha256", r->sha256, sizeof r->sha256) &&
                 find(text, "begun", r->begun, sizeof r->begun);

    if (!right)
        return false;
    r->status = (int)status;
    r->seconds = find(text, "seconds", value, sizeof value) ? strtod(value, NULL) : 0;
    r->cpu_seconds = find(text, "cpu_seconds", value, sizeof value) ? strtod(value, NULL) : 0;
    return true;
}

bool hf_receipt_read(const char *name, hf_receipt *receipt)
{
    enum { LONGEST = HF_RECEIPT_COMMAND + 2048 };
    char *text = malloc(LONGEST + 1);
    FILE *file = fopen(name, "rb");
    bool right = false;

    if (text != NULL && file != NULL) {
        size_t length = fread(text, 1, LONGEST, file);
        text[length] = '\0';
        *receipt = (hf_receipt){.status = 0};
        right = strlen(text) == length && parse(text, receipt);
    }
    if (file != NULL)
        fclose(file);
    free(text);
    return right;
}
