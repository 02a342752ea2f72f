/* SPDX-License-Identifier: MIT
 *
 * dress_keys.c - objects whose puzzle has a name that nobody knows: it is known by what it is.
 *
 *     {"matrix": [[5,3,0,...],...]}      {"id": 7, "mission": "53..7....6..195...", "solution": "534..."}
 */
#include <string.h>

#include "base/assert.h"
#include "format/json_walk.h"
#include "format/typed/dress.h"

/* Names of what looks like a board and is none, or not the one to be read. */
static bool is_other(hf_span key)
{
    static const char *const names[] = {"sol", "ans", "result", "region", "map",
                                        "col", "box", "block",  "cand"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (hf_scan_starts_any_case(key, names[i]))
            return true;
    return false;
}

static bool are_cells(hf_span text)
{
    for (size_t i = 0; i < text.length; i++)
        if (!hf_is_digit(text.at[i]) && !hf_is_empty_mark(text.at[i]) && text.at[i] != 'x')
            return false;
    return text.length > 0;
}

/* The elements of a list, 0 if there are more than a board has or one of them holds others. */
static uint32_t count_scalars(hf_span list)
{
    hf_span value;
    uint32_t count = 0;
    for (size_t at = 0; hf_json_element(list, &at, &value) && count <= HF_TYPED_CELLS; count++)
        if (*value.at == '[' || *value.at == '{')
            return 0;
    return count <= HF_TYPED_CELLS ? count : 0;
}

/* Is an element one row of N cells: a list, or a string of them? */
static bool is_row_of(hf_span value, uint32_t n)
{
    hf_span plain = hf_json_plain(value);
    return *value.at == '[' ? count_scalars(value) == n
                            : *value.at == '"' && plain.length == n && are_cells(plain);
}

/* Do two equal numbers stand side by side in a list? Then it is a row of a map of regions. */
static bool has_twins(hf_span list)
{
    hf_span value, before = {list.at, 0};
    for (size_t at = 0; hf_json_element(list, &at, &value); before = value)
        if (value.length == before.length && *value.at >= '1' && *value.at <= '9' &&
            memcmp(value.at, before.at, value.length) == 0)
            return true;
    return false;
}

bool hf_key_holds_board(hf_span key, hf_span text)
{
    hf_span value;
    uint32_t rows = 0;
    size_t end = 0;
    if (is_other(key) ||
        HF_NEVER(!hf_json_value(text, &end))) /* a part of what json.c has passed */
        return false;
    text.length = end;
    if (*text.at == '"')
        return hf_json_plain(text).length == 81 && are_cells(hf_json_plain(text));
    if (*text.at != '[' || count_scalars(text) == 81)
        return *text.at == '[';
    for (size_t at = 0; hf_json_element(text, &at, &value); rows++)
        if (rows == HF_TYPED_SIZE)
            return false;
    for (size_t at = 0; hf_json_element(text, &at, &value);)
        if (!is_row_of(value, rows) || (*value.at == '[' && has_twins(value)))
            return false;
    return rows >= 6;
}
