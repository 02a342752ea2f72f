/* SPDX-License-Identifier: MIT
 *
 * dress_fence.c - rows between a line that opens and one that closes.
 *
 *     puzzle = <<~EOS          $$                     Sudoku::from_str(r"          val s = """
 *       53..7....              \begin{array}...       53..7....                      |53..7....
 *     EOS                      $$                     ").unwrap()                  """.stripMargin
 */
#include <string.h>

#include "format/json_walk.h"
#include "format/typed/dress.h"

enum { WIDEST = 400, MOST_LINES = 64 };

/* What closes: a word on a line of its own, or what it begins with. */
typedef struct fence {
    hf_span word;
    bool front;
} fence;

/* The word behind "<<", perhaps in quotes. */
static hf_span heredoc_word(hf_span line)
{
    size_t at = hf_scan_find(line, "<<") + 2;
    while (at < line.length && strchr("<~-'\" ", line.at[at]))
        at++;
    size_t start = at < line.length ? at : line.length;
    for (at = start; at < line.length && (hf_is_letter(line.at[at]) || line.at[at] == '_');)
        at++;
    return hf_span_part(line, start, at - start);
}

static bool opens(hf_span line, fence *f)
{
    line = hf_scan_trim(line);
    uint32_t quotes = hf_scan_count(line, '"');
    *f = (fence){{line.at, 0}, false};
    if (hf_scan_starts(line, "$$") && line.length == 2)
        f->word = line;
    else if (hf_scan_starts(line, "\\[") && line.length == 2)
        f->word = (hf_span){"\\]", 2};
    else if (hf_scan_find(line, "<<") < line.length)
        f->word = heredoc_word(line);
    else if ((quotes == 1 || quotes == 3) && line.length > 2 && line.at[line.length - 1] == '"')
        *f = (fence){{"\"\"\"", quotes}, true};
    return f->word.length > 0;
}

static bool closes(hf_span line, const fence *f)
{
    line = hf_scan_trim(line);
    return line.length >= f->word.length && memcmp(line.at, f->word.at, f->word.length) == 0 &&
           (f->front || line.length == f->word.length ||
            hf_json_is(hf_span_from(line, f->word.length), ";"));
}

bool hf_dress_line(hf_span text, size_t at, bool last, hf_line *line, bool *more)
{
    hf_span rest = hf_span_from(text, at);
    bool cut = rest.length > WIDEST;
    if (rest.length && hf_scan_line(cut ? hf_span_part(rest, 0, WIDEST) : rest, last && !cut, line))
        return true;
    *more = !last && !cut;
    return false;
}

static void put_line(hf_span line, hf_bare *bare)
{
    for (size_t i = 0; i < line.length; i++)
        hf_bare_put(bare, line.at[i]);
    hf_bare_put(bare, '\n');
}

void hf_undress_fence(hf_span text, bool last, hf_bare *bare)
{
    hf_line line;
    fence f;
    size_t at = 0;
    bool more = false;
    if (strchr("[]{}(),\"<", *text.at))
        return;
    if (!hf_dress_line(text, 0, last, &line, &more))
        return;
    if (!opens(line.text, &f))
        return;
    for (uint32_t lines = 0; lines < MOST_LINES; lines++) {
        at += line.whole;
        if (!hf_dress_line(text, at, last, &line, &bare->more))
            return;
        if (closes(line.text, &f)) {
            bare->bytes = bare->length ? at + line.whole : 0;
            return;
        }
        put_line(line.text, bare);
    }
}
