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
#include "puzzle/puzzle_data.h"

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
        if (!arrow && c != '.' && !hf_is_digit(c) && !hf_is_letter(c))
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
    (void)reader;
    hf_line line = hf_scan_first(text, last);
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

static const char *read_short(hf_span word, cages *c, size_t *wrong)
{
    for (uint32_t i = 0; i < CELLS; i++) {
        int at = (int)i;
        for (int steps = 0; step_of(word.at[at]) != 0; steps++) {
            *wrong = (size_t)at;
            int step = step_of(word.at[at]), column = at % COLUMNS;
            int across = (step + COLUMNS + 2) % COLUMNS - 2; /* -1, 0 or 1 */
            if (steps > CELLS)
                return "arrows that run in a circle";
            if (at + step < 0 || at + step >= CELLS || column + across < 0 ||
                column + across >= COLUMNS)
                return "an arrow that leaves the board";
            at += step;
        }
        *wrong = (size_t)at;
        c->of[i] = (uint32_t)at;
        c->sum[at] = sum_of(word.at[at]);
        if (c->sum[at] > 45)
            return "a cage whose sum is beyond 45";
        c->column[at] = (uint32_t)at;
    }
    return NULL;
}

/* *wrong: where in the word something is wrong. */
static const char *read_long(hf_span word, cages *c, size_t *wrong)
{
    size_t at = hf_scan_starts(word, "3x3:d") ? strlen("3x3:d:k:") : strlen("3x3::k:");
    for (uint32_t i = 0; i < CELLS; i++, at++) {
        uint32_t number;
        size_t begin = at;
        *wrong = begin;
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
    bool used[256] = {false};
    for (uint32_t i = 0; i < CELLS; i++) {
        if (c->of[i] < 256)
            used[c->of[i]] = true;
    }
    for (uint32_t cage = 0; cage < 256 && status == HF_OK; cage++) {
        if (!used[cage])
            continue;
        hf_told_clear(told);
        for (uint32_t i = 0; i < CELLS; i++) {
            if (c->of[i] == cage)
                hf_told_cell(told, i);
        }
        if (c->sum[cage] == 0 && told->cell_count < 2)
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
    size_t wrong = 0;
    const char *fault = loose ? read_long(word, &c, &wrong) : read_short(word, &c, &wrong);
    told.column += wrong;
    if (fault != NULL)
        return hf_told_fail(&told, fault, (hf_span){NULL, 0});
    hf_shape_spec_square(&spec, 9);
    spec.extras = hf_scan_starts(word, "3x3:d") ? HF_EXTRA_DIAGONALS : 0;
    hf_status status = hf_reader_as_asked(reader, &spec, column, record);
    if (status == HF_OK)
        status = hf_reader_open(reader, &spec, record, &slot);
    if (status != HF_OK)
        return status;
    hf_scan_comment(hf_span_from(content, word.length), record);
    record->grid = slot->grid;
    status = hf_puzzle_maker_new(slot->shape, &told.maker);
    if (status == HF_OK)
        status = add_cages(&told, &c, column);
    return hf_told_end(&told, reader, slot, status);
}

/* ---- writing ------------------------------------------------------------------------------------ */

static void put_sum(hf_text *text, int32_t sum)
{
    hf_text_char(text, (char)(sum < 10   ? '0' + sum
                              : sum < 36 ? 'A' + (sum - 10)
                                         : 'a' + (sum - 36)));
}

/* The cage of each cell, CELLS for none. False: something that the forms cannot hold. */
static bool number_cages(const hf_puzzle *puzzle, uint32_t *cage)
{
    const hf_rules *rules = puzzle->rules;
    for (uint32_t i = 0; i < CELLS; i++)
        cage[i] = CELLS;
    for (uint32_t i = 0; i < rules->written_count; i++) {
        const hf_written *written = &rules->written[i];
        if (written->kind != HF_CONSTRAINT_CAGE || written->number_count > 1 ||
            (written->cell_count < 2 && written->number_count == 0))
            return false;
        for (uint32_t k = 0; k < written->cell_count; k++) {
            if (cage[written->cells[k]] != CELLS)
                return false;
            cage[written->cells[k]] = i;
        }
    }
    return true;
}

/* The arrow of a cell, among the first so many, to a neighbour in its cage that has one already or is the
 * first; 0: there is none. */
static char arrow_of(const uint32_t *cage, const char *picture, int i, int ways)
{
    static const char arrows[] = "<>^v`',.";
    for (const char *a = arrows; a < arrows + ways; a++) {
        int to = i + step_of(*a), across = to % COLUMNS - i % COLUMNS;
        if (to >= 0 && to < CELLS && across >= -1 && across <= 1 && picture[to] != '\0' &&
            cage[to] == cage[i])
            return *a;
    }
    return '\0';
}

/* Sums and arrows: each cell of a cage points to one that is nearer to the first. False: a cage that
 * does not hang together, or no arrow at all, which would be a plain board to a reader. */
static bool put_arrows(const hf_puzzle *puzzle, const uint32_t *cage, hf_text *text)
{
    char picture[CELLS] = {0};
    for (uint32_t i = 0; i < CELLS; i++) { /* the first cell of each cage, and cells in none */
        bool first = true;
        for (uint32_t k = 0; k < i; k++)
            first = first && (cage[i] == CELLS || cage[k] != cage[i]);
        picture[i] = first ? '#' : '\0';
    }
    /* arrows across corners only where there is no other way */
    for (int ways = 4; ways <= 8;) {
        bool more = false;
        for (int i = 0; i < CELLS; i++)
            if (picture[i] == '\0' && (picture[i] = arrow_of(cage, picture, i, ways)) != '\0')
                more = true;
        ways = more ? 4 : ways + 4;
    }
    uint32_t first = 0;
    for (uint32_t i = 0; i < CELLS; i++)
        first += picture[i] == '#';
    if (memchr(picture, '\0', CELLS) != NULL || first == CELLS)
        return false;
    for (uint32_t i = 0; i < CELLS; i++) {
        const hf_written *written = cage[i] < CELLS ? &puzzle->rules->written[cage[i]] : NULL;
        if (picture[i] != '#')
            hf_text_char(text, picture[i]);
        else
            put_sum(text, written != NULL && written->number_count > 0 ? written->numbers[0] : 0);
    }
    return true;
}

/* 256 times the sum, and the number of the cage. Cages without sum are not told in this form. */
static hf_status put_numbers(const hf_puzzle *puzzle, const uint32_t *cage, hf_text *text)
{
    bool diagonals = hf_shape_spec_of(puzzle->shape)->extras != 0;
    hf_text_add(text, diagonals ? "3x3:d:k:" : "3x3::k:");
    for (uint32_t i = 0; i < CELLS; i++) {
        const hf_written *written = cage[i] < CELLS ? &puzzle->rules->written[cage[i]] : NULL;
        if (written != NULL && written->number_count == 0)
            return HF_UNSUPPORTED;
        hf_text_number(text, written != NULL ? (uint64_t)written->numbers[0] * 256 + cage[i] : 0);
        hf_text_char(text, ':');
    }
    return HF_OK;
}

static hf_status write_killer(const hf_puzzle *puzzle, const hf_write_options *options,
                              hf_text *text)
{
    const hf_shape_spec *spec = hf_shape_spec_of(puzzle->shape);
    uint32_t cage[CELLS];
    (void)options;
    if (spec->layout != HF_LAYOUT_BOXES || spec->size != 9 || spec->listed_houses > 0 ||
        (spec->extras & HF_EXTRA_WINDOWS) != 0 || spec->symbols != HF_SYMBOLS_USUAL ||
        puzzle->rules == NULL || puzzle->clue_count > 0 || puzzle->given_count > 0 ||
        !number_cages(puzzle, cage))
        return HF_UNSUPPORTED;
    hf_text trial = hf_text_make(NULL, 0);
    if (spec->extras == 0 && put_arrows(puzzle, cage, &trial)) {
        put_arrows(puzzle, cage, text);
        return HF_OK;
    }
    return put_numbers(puzzle, cage, text);
}

const hf_format hf_format_killer = {.name = "killer",
                                    .summary = "killer puzzles in one line: sums and arrows, or "
                                               "3x3::k: and a number per cell",
                                    .cut = cut_killer,
                                    .parse = parse_killer,
                                    .write_puzzle = write_killer,
                                    .keeps = HF_KEEPS_CONSTRAINTS};
