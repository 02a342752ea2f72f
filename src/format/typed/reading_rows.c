/* SPDX-License-Identifier: MIT
 *
 * reading_rows.c - N lines of N cells, as people write them: in bands parted by blank lines, with the
 * number or the name of the row in front and a line of column names above.
 */
#include "format/typed/readings.h"

/* How the rows of one board are written. */
typedef struct row_style {
    uint32_t from;  /* the line of the first row */
    uint32_t size;  /* cells in a row */
    bool numbers;   /* a token is a cell */
    bool named;     /* the first token is the number of the row */
    bool dashes;    /* blanks are dashes, so that a line of them can be a row */
    uint32_t marks; /* of quoted text, before each */
} row_style;

/* Cells of a line in this style. */
static uint32_t cells_of(const hf_sheet_line *line, const row_style *style)
{
    uint32_t all = style->numbers ? line->tokens : line->cells;
    uint32_t name = style->numbers ? 1 : line->first_cells;
    return style->named && all > name ? all - name : all;
}

static bool is_row(const hf_sheet_line *line, const row_style *style)
{
    if (line->kind == HF_LINE_BORDER && !style->dashes)
        return false;
    bool apart = line->tokens > 1 &&
                 line->first_cells != (line->cells - line->first_cells) / (line->tokens - 1);
    if (line->front % 256 != style->marks || line->crowded || (line->tail > 2 && style->size < 9))
        return false; /* several words are a sentence, with a few numbers in it */
    if (!style->numbers && (line->uneven || (!style->named && apart)))
        return false; /* cells stand alone, or in groups of the same length */
    return (line->kind == HF_LINE_CELLS || line->kind == HF_LINE_BORDER) &&
           cells_of(line, style) == style->size;
}

/* Where the rows stand, and whether they stand in even bands. */
typedef struct row_places {
    uint32_t line[HF_TYPED_SIZE];
    uint32_t count;
    uint32_t band; /* rows since the last blank line */
    uint32_t even; /* rows of each band so far, 0 before the first blank line */
    bool uneven;
} row_places;

static void end_band(row_places *places)
{
    if (places->band == 0)
        return;
    places->uneven = places->uneven || (places->even && places->band != places->even);
    places->even = places->even ? places->even : places->band;
    places->band = 0;
}

/* Finds the rows; returns the line behind the last, 0 if there are too few. */
static uint32_t find_rows(const hf_sheet *sheet, const row_style *style, row_places *places,
                          bool *more)
{
    uint32_t l = style->from;
    *places = (row_places){.count = 0};
    for (; l < sheet->count && places->count < style->size; l++) {
        const hf_sheet_line *line = &sheet->line[l];
        if (is_row(line, style)) {
            places->line[places->count++] = l;
            places->band++;
        } else if (line->kind == HF_LINE_BLANK) {
            end_band(places);
        } else if (line->kind != HF_LINE_BORDER && line->kind != HF_LINE_CLOSING) {
            return 0;
        }
    }
    *more = places->count < style->size && sheet->open; /* all lines were looked at */
    return places->count == style->size ? l : 0;
}

/* With bands, a row right behind the last one shows that the bands are boards cut short. */
static bool bands_hold(const hf_sheet *sheet, const row_style *style, row_places *places,
                       uint32_t end, bool *more, bool *too_many)
{
    if (!places->even)
        return true;
    if (end == sheet->count && sheet->open)
        *more = true;
    if (end < sheet->count && is_row(&sheet->line[end], style))
        return false;
    end_band(places);
    uint32_t further = 0; /* behind a blank line, fewer than another board has */
    for (uint32_t l = end; l < sheet->count && further < style->size; l++) {
        if (is_row(&sheet->line[l], style))
            further++;
        else if (sheet->line[l].kind != HF_LINE_BLANK)
            break;
    }
    if (further > 0 && further < style->size)
        *too_many = true;
    return !places->uneven && !*more;
}

/* What stands in front of the rows is a list's mark, which is no blank of theirs. */
static bool marks_hold(const hf_sheet *sheet, const row_places *places)
{
    char mark = sheet->line[places->line[0]].mark;
    for (uint32_t r = 0; r < places->count; r++) {
        const hf_sheet_line *line = &sheet->line[places->line[r]];
        if (line->mark != mark || hf_scan_count(hf_sheet_span(sheet, line), mark) != 1)
            return false;
    }
    return true;
}

/* Is the first cell of every row behind its number a dash, and no other? Then it is none, but part of the name. */
static bool dashes_name(const hf_sheet *sheet, const row_places *places)
{
    for (uint32_t r = 0; r < places->count; r++) {
        const hf_sheet_line *line = &sheet->line[places->line[r]];
        hf_token token;
        uint32_t at = line->start;
        hf_sheet_cells(sheet, line, &at, &token);
        hf_sheet_cells(sheet, line, &at, &token); /* there are cells behind a name */
        if (hf_scan_count(hf_sheet_span(sheet, line), '-') != 1 || sheet->text[token.start] != '-')
            return false;
    }
    return true;
}

/* The numbers in front of the rows rise, fall by one, or are all the same. From 0 on they rise by one. */
static bool names_hold(const hf_sheet *sheet, const row_style *style, const row_places *places)
{
    uint32_t first = sheet->line[places->line[0]].first, last = first;
    bool rising = first > 1, same = rising, by_one = true, falling = true;
    if (!style->named)
        return true;
    if (first == 0)
        return marks_hold(sheet, places);
    if (dashes_name(sheet, places))
        return false;
    for (uint32_t r = 1; r < places->count; r++) {
        uint32_t now = sheet->line[places->line[r]].first;
        rising = rising && now > last;
        same = same && now == last;
        by_one = by_one && now == last + 1;
        falling = falling && now && now + 1 == last;
        last = now;
    }
    return rising || same || by_one || falling;
}

/* Nothing shows that the first cells are none: they are not all the mark of a list, while others are
 * blank; no row has words behind its cells that others have not; and no empty string stands among blanks. */
static bool is_plain(const hf_sheet *sheet, const row_places *places)
{
    bool blanks = false, strings = false;
    char mark = sheet->line[places->line[0]].mark;
    bool list = mark == '*' || mark == '-';
    for (uint32_t r = 0; r < places->count; r++) {
        const hf_sheet_line *line = &sheet->line[places->line[r]];
        hf_token token;
        for (uint32_t at = line->start; hf_sheet_cells(sheet, line, &at, &token);) {
            const char *text = sheet->text + token.start;
            bool cells = token.kind == HF_TOKEN_CELLS;
            blanks = blanks || (cells && token.length == 1 && !(list && *text == mark) &&
                                (hf_is_empty_mark(*text) || *text == '0'));
            strings = strings || (!cells && (*text == '"' || *text == '\''));
        }
        if (line->tail != sheet->line[places->line[0]].tail ||
            (r > 0 && line->label != sheet->line[places->line[1]].label))
            return false;
    }
    return !(list && blanks && marks_hold(sheet, places)) && !(strings && blanks);
}

/* Stands a word with a digit in it between cells? Then these are no cells: 4'd0, 4'd5 of a program. */
static bool has_words_between(const hf_sheet *sheet, const hf_sheet_line *line)
{
    hf_token token;
    bool cells = false, odd = false;
    for (uint32_t at = line->start; hf_sheet_token(sheet, line, &at, &token);) {
        if (token.kind != HF_TOKEN_WORD) {
            if (odd)
                return true;
            cells = true;
        }
        for (uint32_t i = 0; cells && token.kind == HF_TOKEN_WORD && i < token.length; i++)
            odd = odd || hf_is_digit(sheet->text[token.start + i]);
    }
    return false;
}

static bool put_row(const hf_sheet *sheet, const hf_sheet_line *line, const row_style *style,
                    hf_reading *reading, uint32_t row)
{
    hf_token token;
    uint32_t at = line->start, place = row * style->size;
    if (has_words_between(sheet, line))
        return false;
    if (style->named)
        hf_sheet_cells(sheet, line, &at, &token);
    while (hf_sheet_cells(sheet, line, &at, &token))
        if ((place = hf_reading_put(sheet, &token, style->numbers, reading, place)) == 0)
            return false;
    return place == (row + 1) * style->size;
}

static bool read_style(const hf_sheet *sheet, const row_style *style, hf_reading *reading)
{
    row_places places;
    bool more = false;
    uint32_t end = find_rows(sheet, style, &places, &more);
    reading->more = reading->more || more;
    if (end == 0 || !names_hold(sheet, style, &places))
        return false;
    bool too_many = false;
    if (!style->named && !is_plain(sheet, &places))
        return false;
    if (!bands_hold(sheet, style, &places, end, &more, &too_many)) {
        reading->more |= more;
        return false;
    }
    reading->size = style->size;
    reading->named = style->named;
    for (uint32_t r = 0; r < style->size; r++)
        if (!put_row(sheet, &sheet->line[places.line[r]], style, reading, r))
            return false;
    reading->lines = end;
    while (too_many && reading->lines < sheet->count &&
           (is_row(&sheet->line[reading->lines], style) ||
            sheet->line[reading->lines].kind == HF_LINE_BLANK))
        reading->lines++;
    if (too_many)
        reading->question = "a row too many? expected as many rows as columns";
    return true;
}

bool hf_reading_names(const hf_sheet *sheet, const hf_sheet_line *line)
{
    hf_token token;
    uint32_t count = 0, zero = 0;
    for (uint32_t at = line->start; hf_sheet_cells(sheet, line, &at, &token); count++) {
        size_t digit = 0;
        uint32_t number = 0;
        hf_span text = {sheet->text + token.start, token.length};
        bool read = hf_scan_number(text, &digit, &number) && digit == text.length;
        zero = count == 0 && number == 0 ? 1 : zero;
        if (!read || number + zero != count + 1)
            return false;
    }
    return count > 3;
}

uint32_t hf_reading_run(const hf_sheet *sheet, uint32_t first)
{
    uint32_t l = first;
    while (l < sheet->count && sheet->line[l].kind == HF_LINE_CELLS)
        l++;
    return l - first;
}

/* Are dashes the blanks of these rows? */
static bool has_dashes(const hf_sheet *sheet, uint32_t from)
{
    for (uint32_t l = from; l < sheet->count; l++)
        for (uint32_t i = sheet->line[l].start; i < sheet->line[l].end; i++)
            if (sheet->line[l].kind == HF_LINE_CELLS && sheet->text[i] == '-')
                return true;
    return false;
}

/* A row of `line` in every style that gives a board of a size that can be. */
static bool read_from(const hf_sheet *sheet, uint32_t from, hf_reading *reading)
{
    const hf_sheet_line *line = &sheet->line[from];
    bool dashes = has_dashes(sheet, from);
    for (unsigned way = 0; way < 4; way++) {
        row_style style = {from, 0, way >= 2, way % 2 == 1, dashes, line->front % 256};
        if (style.numbers && (line->longest < 2 && line->tokens < 10))
            continue;
        style.size = cells_of(line, &style);
        if (style.named && line->first == 0 && !line->mark)
            continue;
        if (style.size < 4 || style.size > HF_TYPED_SIZE || (style.size > 9 && !style.numbers))
            continue;
        if (read_style(sheet, &style, reading))
            return true;
    }
    return false;
}

bool hf_reading_rows(const hf_sheet *sheet, hf_reading *reading)
{
    uint32_t from = reading->first, next = from + 1;
    reading->guess = "rows, one to a line";
    while (next < sheet->count &&
           (sheet->line[next].kind == HF_LINE_BORDER || sheet->line[next].kind == HF_LINE_BLANK))
        next++;
    bool names = hf_reading_names(sheet, &sheet->line[from]) && next < sheet->count &&
                 sheet->line[next].kind == HF_LINE_CELLS &&
                 (sheet->line[next].label || sheet->line[next].first ||
                  hf_reading_run(sheet, from) == sheet->line[from].tokens + 1);
    if (names && read_from(sheet, next, reading)) {
        uint32_t below = reading->lines;
        if (below < sheet->count && hf_reading_names(sheet, &sheet->line[below]) &&
            sheet->line[below].tokens == reading->size && sheet->line[next].label)
            reading->lines++; /* the names stand below, too */
        return true;
    }
    if (names && sheet->line[next].label)
        return false; /* rows with names have none above that is a row */
    return read_from(sheet, from, reading);
}
