/* SPDX-License-Identifier: MIT
 *
 * typed.c - see typed.h.
 */
#include "support/typed.h"

const char typed_puzzle[82] =
    "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6";

size_t typed_put_numbered(char *text, size_t n, const char *pattern, unsigned number)
{
    for (; *pattern; pattern++)
        text[n++] = (char)(*pattern == '#'   ? (int)('0' + number)
                           : *pattern == '@' ? (int)('A' + number - 1)
                                             : *pattern);
    text[n] = '\0';
    return n;
}

size_t typed_put(char *text, size_t n, const char *part)
{
    size_t length = strlen(part);
    memcpy(text + n, part, length + 1);
    return n + length;
}

size_t typed_put_rows(char *text, size_t n, unsigned from, unsigned to)
{
    for (unsigned r = from; r < to; r++)
        n += (size_t)sprintf(text + n, "%.9s\n", typed_puzzle + r * 9);
    return n;
}

size_t typed_render(const typed_way *w, char *text)
{
    size_t n = typed_put(text, 0, w->top);
    for (unsigned r = 0; r < 9; r++) {
        n = typed_put_numbered(text, n, w->before, r + 1);
        for (unsigned c = 0; c < 9; c++) {
            char cell = typed_puzzle[r * 9 + c];
            n = typed_put_numbered(text, n, cell == '.' ? w->blank : w->digit,
                                   (unsigned)(cell - '0'));
            if (c < 8)
                n = typed_put(text, n, c % 3 == 2 ? w->box : w->gap);
        }
        n = typed_put(text, n, w->after);
        if (r == 2 || r == 5)
            n = typed_put(text, n, w->band);
    }
    return typed_put(text, n, w->bottom);
}

bool typed_read(const char *text, size_t length, char line[82], size_t *left, char why[200])
{
    hf_reader *reader;
    hf_record record;
    hf_status status = HF_END;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    while (status == HF_END && length > 0) {
        size_t cut = hf_reader_cut(reader, text, length, true);
        assert_true(cut > 0 && cut <= length);
        status = hf_reader_parse(reader, text, cut, &record);
        text += cut;
        length -= cut;
    }
    snprintf(why, 200, "%s", status == HF_OK ? "" : record.message);
    if (status == HF_OK)
        snprintf(line, 82, "%s", test_line(record.grid));
    while (length > 0) { /* blank lines and the like behind it are no matter */
        hf_record further;
        size_t cut = hf_reader_cut(reader, text, length, true);
        if (hf_reader_parse(reader, text, cut, &further) != HF_END)
            break;
        text += cut;
        length -= cut;
    }
    *left = length;
    hf_reader_free(reader);
    return status == HF_OK;
}

typed_outcome typed_read_all(const char *text)
{
    typed_outcome all = {0};
    size_t length = strlen(text);
    hf_reader *reader;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    while (length > 0) {
        hf_record record;
        size_t cut = hf_reader_cut(reader, text, length, true);
        hf_status status = hf_reader_parse(reader, text, cut, &record);
        if (status == HF_OK) {
            all.boards++;
            snprintf(all.line, sizeof all.line, "%s", test_line(record.grid));
            snprintf(all.comment, sizeof all.comment, "%.*s", (int)record.comment_length,
                     record.comment ? record.comment : "");
            snprintf(all.guess, sizeof all.guess, "%s", record.guess ? record.guess : "");
            all.layout = hf_shape_spec_of(hf_grid_shape(record.grid))->layout;
        } else if (status == HF_BAD_TEXT) {
            all.mistakes++;
            snprintf(all.message, sizeof all.message, "%s", record.message);
        }
        text += cut;
        length -= cut;
    }
    hf_reader_free(reader);
    return all;
}
