/* SPDX-License-Identifier: MIT
 *
 * row_split.c - which characters of a row belong to which cell.
 *
 *     2..|1.5|..3      2 . . | 1 . 5 |      |       4 |    8    |      2,,,1,,5,,,3
 *
 * Where every cell has a character, words or characters are counted off. Where blank cells are
 * spaces, cells are found by their columns: segments between bars are divided evenly.
 */
#include "format/rows/block.h"

/* Splits at white space and bars; braces hold together. Returns the number of words, of which at
 * most `room` are written. */
static uint32_t split_words(const char *text, size_t length, hf_cell_text *cells, uint32_t room)
{
    uint32_t count = 0;
    for (size_t i = 0; i < length;) {
        if (text[i] == ' ' || hf_is_bar(text[i])) {
            i++;
            continue;
        }
        size_t start = i;
        while (i < length && text[i] != ' ' && !hf_is_bar(text[i]))
            i++;
        if (count < room)
            cells[count] = (hf_cell_text){(uint32_t)start, (uint32_t)(i - start)};
        count++;
    }
    return count;
}

static uint32_t split_chars(const char *text, size_t length, hf_cell_text *cells, uint32_t room)
{
    uint32_t count = 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] == ' ' || hf_is_bar(text[i]))
            continue;
        if (count < room)
            cells[count] = (hf_cell_text){(uint32_t)i, 1};
        count++;
    }
    return count;
}

static hf_cell_text trimmed(const char *text, size_t start, size_t end)
{
    while (start < end && text[start] == ' ')
        start++;
    while (end > start && text[end - 1] == ' ')
        end--;
    return (hf_cell_text){(uint32_t)start, (uint32_t)(end - start)};
}

static uint32_t split_fields(const char *text, size_t length, hf_cell_text *cells, uint32_t room)
{
    uint32_t count = 0;
    size_t start = 0;
    for (size_t i = 0; i <= length; i++) {
        if (i < length && text[i] != ',')
            continue;
        if (count < room)
            cells[count] = trimmed(text, start, i);
        count++;
        start = i + 1;
    }
    return count;
}

/* Where the stretches between bars lie. */
typedef struct segments {
    uint32_t count;
    bool equal;                         /* all of the same width */
    size_t first, last;                 /* the outer bars (or the line's ends) */
    hf_cell_text part[HF_MAX_SIZE + 1]; /* untrimmed */
} segments;

static void find_segments(const char *text, size_t length, segments *found)
{
    hf_cell_text all = trimmed(text, 0, length);
    size_t start = hf_is_bar(text[all.start]) ? all.start + 1 : 0;
    size_t end = all.start + all.length;
    found->count = 0;
    found->equal = true;
    found->first = start;
    found->last = end;
    for (size_t i = start; i <= end && found->count <= HF_MAX_SIZE; i++) {
        if (i < end && !hf_is_bar(text[i]))
            continue;
        if (i == end && hf_is_bar(text[end - 1]))
            break;
        found->part[found->count] = (hf_cell_text){(uint32_t)start, (uint32_t)(i - start)};
        if (found->part[found->count].length != found->part[0].length)
            found->equal = false;
        found->count++;
        found->last = i;
        start = i + 1;
    }
}

/* One word of `each` characters in every segment: |2..|1.5|..3| */
static bool are_tight(const char *text, const segments *found, uint32_t each)
{
    for (uint32_t s = 0; s < found->count; s++) {
        hf_cell_text part =
            trimmed(text, found->part[s].start, found->part[s].start + found->part[s].length);
        if (part.length != each)
            return false;
        for (uint32_t i = 0; i < part.length; i++)
            if (text[part.start + i] == ' ')
                return false;
    }
    return true;
}

/* Cells of equal width within segments of equal width, which may leave one column over on the right
 * ("| 4 9 6 |") or lack one ("|4 9 6|"). Returns the width of a cell, 0 if there is none. */
static size_t cell_width(size_t segment, uint32_t each)
{
    if (segment % each == 0)
        return segment / each;
    if ((segment - 1) % each == 0)
        return (segment - 1) / each;
    return (segment + 1) % each == 0 ? (segment + 1) / each : 0;
}

/* Blank cells are spaces: cells are told by their columns. */
static uint32_t split_by_place(const char *text, size_t length, const hf_block *block,
                               hf_cell_text *cells)
{
    segments found;
    find_segments(text, length, &found);
    if (found.count == 0 || found.count > block->columns)
        return found.count;
    uint32_t each = block->columns / found.count;
    bool even = each * found.count == block->columns;
    if (even && are_tight(text, &found, each))
        return split_chars(text, length, cells, block->columns);
    if (even && found.equal) {
        size_t width = cell_width(found.part[0].length, each);
        if (width == 0)
            return 0;
        size_t place = width; /* of symbols that stand alone, in their cells; not known yet */
        for (uint32_t i = 0; i < block->columns; i++) {
            const hf_cell_text *part = &found.part[i / each];
            size_t start = part->start + i % each * width;
            size_t end = i % each == each - 1 ? part->start + part->length : start + width;
            cells[i] = trimmed(text, start, end);
            if (cells[i].length != 1)
                continue;
            if (place < width && cells[i].start - start != place)
                return 0; /* it stands between two cells */
            place = cells[i].start - start;
        }
        return block->columns;
    }
    /* A lattice: bars only where regions meet, and a column for a bar between any two cells. */
    size_t span = found.last + 1 - found.first;
    if (span % block->columns != 0) /* not told: 0 where the count would say that they are */
        return found.count == block->columns ? 0 : found.count;
    size_t pitch = span / block->columns;
    for (uint32_t i = 0; i < block->columns; i++) {
        size_t start = found.first + i * pitch;
        char between = start + pitch - 1 < length ? text[start + pitch - 1] : ' ';
        if (between != ' ' && !hf_is_bar(between))
            return 0; /* a symbol stands where only bars do */
        cells[i] = trimmed(text, start, start + pitch - 1);
    }
    return block->columns;
}

/* Stretches between bars that are not shut, those with nothing but blanks in them, too. */
static uint32_t count_stretches(const char *text, size_t length)
{
    hf_cell_text all = trimmed(text, 0, length);
    uint32_t count = 0;
    bool open = false;
    for (size_t i = all.start; i < all.start + all.length; i++) {
        bool bar = hf_is_bar(text[i]);
        count += !bar && !open;
        open = !bar;
    }
    return count;
}

uint32_t hf_row_split(const char *text, size_t length, const hf_block *block, hf_cell_text *cells)
{
    if (!block->framed && block->mode == HF_ROW_FIELDS)
        return split_fields(text, length, cells, block->columns);
    if (!block->framed && block->mode == HF_ROW_CHARS)
        return split_chars(text, length, cells, block->columns);
    uint32_t count = split_words(text, length, cells, block->columns);
    if (!block->framed)
        return count;
    if (count == block->columns) { /* a blank one beside them would be a cell too many */
        uint32_t stretches = count_stretches(text, length);
        return stretches > count ? stretches : count;
    }
    return split_by_place(text, length, block, cells);
}
