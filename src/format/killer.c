/* SPDX-License-Identifier: MIT
 *
 * killer.c - killer puzzles in one line, in two old forms.
 *
 * One character per cell: the first cell of a cage has its sum, in base 36 and beyond (Z is 35, a is
 * 36), every other cell an arrow towards it: < > ^ v, and ` ' , . for the four diagonals. A sum of 0
 * is no sum.
 *
 *     G<<N<J<H<^O>^>^K^^>^GI<A^<L^> ...
 *
 * A number per cell: 256 times the sum plus the number of the cage; d for diagonals.
 *
 *     3x3:d:k:3587:14:15:16: ... :0:
 */
#include <string.h>

#include "format/told.h"

enum { CELLS = 81, COLUMNS = 9 };

static bool is_short(hf_span text)
{
    static const char arrows[] = "<>^v`',";
    bool any = false;
    if (text.length != CELLS)
        return false;
    for (size_t i = 0; i < CELLS; i++) {
        char c = text.at[i];
        bool arrow = c != '\0' && strchr(arrows, c) != NULL;
        any = any || arrow;
        if (!arrow && c != '.' && !hf_is_digit(c) && !(c >= 'A' && c <= 'Z') &&
            !(c >= 'a' && c <= 'j'))
            return false;
    }
    return any;
}

static bool is_long(hf_span text)
{
    return hf_scan_starts(text, "3x3::k:") || hf_scan_starts(text, "3x3:d:k:");
}

/* The word at the front of a line; the characters that end words elsewhere may be arrows here. */
static hf_span word_of(hf_span content)
{
    size_t length = 0;
    while (length < content.length && !hf_is_blank(content.at[length]))
        length++;
    return hf_span_part(content, 0, length);
}

static size_t cut_killer(const hf_reader *reader, hf_span text, bool last)
{
    hf_line line;
    (void)reader;
    if (!hf_scan_line(text, last, &line))
        return text.length > 4096 ? HF_CUT_NO : HF_CUT_MORE;
    hf_span word = word_of(hf_scan_trim(line.text));
    return is_short(word) || is_long(word) ? line.whole : HF_CUT_NO;
}

/* The cages: for each cell the number of its cage, and for each cage its sum. */
typedef struct cages {
    uint32_t of[CELLS];
    uint32_t sum[256];
    uint32_t column[256]; /* where it is first told */
} cages;

static int step_of(char c)
{
    switch (c) {
    case '<':
        return -1;
    case '>':
        return 1;
    case '^':
        return -COLUMNS;
    case 'v':
        return COLUMNS;
    case '`':
        return -COLUMNS - 1;
    case '\'':
        return -COLUMNS + 1;
    case ',':
        return COLUMNS - 1;
    case '.':
        return COLUMNS + 1;
    default:
        return 0;
    }
}

static uint32_t sum_of(char c)
{
    if (hf_is_digit(c))
        return (uint32_t)(c - '0');
    return c <= 'Z' ? (uint32_t)(c - 'A') + 10 : (uint32_t)(c - 'a') + 36;
}

static const char *read_short(hf_span word, cages *c)
{
    for (uint32_t i = 0; i < CELLS; i++) {
        int at = (int)i;
        for (int steps = 0; step_of(word.at[at]) != 0; steps++) {
            int step = step_of(word.at[at]), column = at % COLUMNS;
            int across = (step + COLUMNS + 2) % COLUMNS - 2; /* -1, 0 or 1 */
            if (steps > CELLS)
                return "arrows that run in a circle";
            if (at + step < 0 || at + step >= CELLS || column + across < 0 ||
                column + across >= COLUMNS)
                return "an arrow that leaves the board";
            at += step;
        }
        c->of[i] = (uint32_t)at;
        c->sum[at] = sum_of(word.at[at]);
        c->column[at] = (uint32_t)at;
    }
    return NULL;
}

static const char *read_long(hf_span word, cages *c)
{
    size_t at = hf_scan_starts(word, "3x3:d") ? strlen("3x3:d:k:") : strlen("3x3::k:");
    for (uint32_t i = 0; i < CELLS; i++, at++) {
        uint32_t number;
        size_t begin = at;
        if (!hf_scan_number(word, &at, &number) || (at < word.length && word.at[at] != ':'))
            return "expected 81 numbers with colons between them";
        if (number / 256 > 45)
            return "a cage whose sum is beyond 45";
        c->of[i] = number >= 256 ? number % 256 : UINT32_MAX; /* without a sum: in no cage */
        if (number < 256)
            continue;
        if (c->sum[c->of[i]] != 0 && c->sum[c->of[i]] != number / 256)
            return "a cage with two sums";
        c->sum[c->of[i]] = number / 256;
        c->column[c->of[i]] = (uint32_t)begin;
    }
    return NULL;
}

static hf_status add_cages(hf_told *told, const cages *c, size_t column)
{
    hf_status status = HF_OK;
    for (uint32_t cage = 0; cage < 256 && status == HF_OK; cage++) {
        hf_told_clear(told);
        for (uint32_t i = 0; i < CELLS; i++) {
            if (c->of[i] == cage)
                hf_told_cell(told, i);
        }
        if (told->cell_count == 0 || (c->sum[cage] == 0 && told->cell_count < 2))
            continue;
        if (c->sum[cage] != 0)
            hf_told_number(told, (int32_t)c->sum[cage]);
        told->column = column + c->column[cage];
        status = hf_told_add(told, HF_CONSTRAINT_CAGE);
    }
    return status;
}

static hf_status parse_killer(hf_reader *reader, hf_span piece, hf_record *record)
{
    hf_line line;
    hf_slot *slot;
    hf_shape_spec spec;
    cages c = {{0}, {0}, {0}};
    hf_told told = {.record = record};
    hf_scan_line(piece, true, &line);
    hf_span content = hf_scan_trim(line.text), word = word_of(content);
    told.column = (size_t)(content.at - line.text.at) + 1;
    size_t column = told.column;
    bool loose = is_long(word);
    if (!loose && !is_short(word))
        return hf_told_fail(&told, "expected 81 cells: sums and arrows", (hf_span){NULL, 0});
    const char *fault = loose ? read_long(word, &c) : read_short(word, &c);
    if (fault != NULL)
        return hf_told_fail(&told, fault, (hf_span){NULL, 0});
    hf_shape_spec_square(&spec, 9);
    spec.extras = hf_scan_starts(word, "3x3:d") ? HF_EXTRA_DIAGONALS : 0;
    hf_status status = hf_reader_open(reader, &spec, record, &slot);
    if (status != HF_OK)
        return status;
    hf_scan_comment(hf_span_from(content, word.length), record);
    record->grid = slot->grid;
    status = hf_puzzle_maker_new(slot->shape, &told.maker);
    if (status == HF_OK)
        status = add_cages(&told, &c, column);
    if (status == HF_OK && record->comment != NULL)
        status = hf_puzzle_maker_comment(told.maker, record->comment, record->comment_length);
    if (status == HF_OK)
        status = hf_reader_keep(reader, told.maker, slot, record);
    hf_puzzle_maker_free(told.maker);
    if (status != HF_OK)
        record->grid = NULL;
    return status;
}

const hf_format hf_format_killer = {.name = "killer",
                                    .summary = "killer puzzles in one line: sums and arrows, or "
                                               "3x3::k: and a number per cell",
                                    .cut = cut_killer,
                                    .parse = parse_killer,
                                    .keeps = HF_KEEPS_CONSTRAINTS};
