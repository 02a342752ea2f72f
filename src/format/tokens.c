/* SPDX-License-Identifier: MIT
 *
 * tokens.c - boards of any size on one line: numbers (or symbols) with blanks or commas between.
 *
 *     name<TAB>13 9 2 . . . . . 16 . . . 4 3 . . 4 12 15 ...
 *
 * The name in front, with a tab behind it, may be missing; so may what stands between two commas.
 */
#include <string.h>

#include "grid/grid_data.h"
#include "grid/spec.h"
#include "format/rows/block.h"

/* The parts of such a line. */
typedef struct token_line {
    hf_span name;
    hf_span tokens;
    bool commas; /* commas separate, so that nothing between two of them is a blank */
    size_t column;
} token_line;

static token_line split_name(hf_span line)
{
    token_line parts = {{NULL, 0}, hf_scan_trim(line), false, 1};
    size_t tab = 0;
    while (tab < parts.tokens.length && parts.tokens.at[tab] != '\t')
        tab++;
    hf_span name = hf_span_part(parts.tokens, 0, tab);
    /* "12<TAB>3<TAB>..." is no name: a number, or a single character. */
    bool named = tab < parts.tokens.length && tab > 1;
    size_t digits = 0;
    while (digits < tab && hf_is_digit(name.at[digits]))
        digits++;
    for (size_t i = 0; i < tab; i++)
        named = named && name.at[i] != ' ' && name.at[i] != ',';
    if (named && digits < tab) {
        parts.name = name;
        parts.tokens = hf_scan_trim(hf_span_from(parts.tokens, tab));
    }
    for (size_t i = 0; i < parts.tokens.length; i++)
        parts.commas = parts.commas || parts.tokens.at[i] == ',';
    parts.column = (size_t)(parts.tokens.at - line.at) + 1;
    return parts;
}

/* The next token, possibly empty with commas. False: there is none left. *at moves behind it. */
static bool next_token(const token_line *line, size_t *at, hf_span *token)
{
    hf_span text = line->tokens;
    size_t i = *at;
    while (i < text.length && hf_is_blank(text.at[i]))
        i++;
    if (i >= text.length || text.at[i] == '#' || text.at[i] == ';')
        return false;
    size_t start = i;
    while (i < text.length && !hf_is_blank(text.at[i]) && text.at[i] != ',' && text.at[i] != ';' &&
           text.at[i] != '#')
        i++;
    *token = hf_span_part(text, start, i - start);
    while (i < text.length && hf_is_blank(text.at[i]))
        i++;
    if (i < text.length && text.at[i] == ',')
        i++;
    *at = i;
    return true;
}

/* A number or a single character that may stand in a cell. */
static bool is_token(hf_span token)
{
    if (token.length == 0)
        return true;
    if (token.length == 1)
        return hf_is_cell_char(*token.at);
    for (size_t i = 0; i < token.length; i++)
        if (!hf_is_digit(token.at[i]))
            return false;
    return token.length <= 4;
}

static bool is_symbol(char c)
{
    return hf_is_cell_char(c) && !hf_is_empty_mark(c) && c != '0' && c != 'x' && c != 'X';
}

typedef struct token_count {
    size_t tokens, proper, symbols;
    size_t nothing, marks; /* nothing between two commas; blanks that are written */
    uint32_t largest;
    bool several; /* a token of more than one character */
} token_count;

static token_count count_tokens(const token_line *line)
{
    token_count count = {0};
    hf_span token;
    for (size_t at = 0; next_token(line, &at, &token); count.tokens++) {
        size_t digit = 0;
        uint32_t number = 0;
        count.proper += is_token(token);
        count.several = count.several || token.length > 1;
        count.nothing += token.length == 0;
        count.marks += token.length == 1 && !is_symbol(*token.at);
        count.symbols += token.length > 1 || (token.length == 1 && is_symbol(*token.at));
        if (hf_scan_number(token, &digit, &number) && number > count.largest)
            count.largest = number;
        else if (token.length == 1 && hf_is_letter(*token.at) && *token.at != 'x' &&
                 *token.at != 'X')
            count.largest = count.largest < 10 ? 10 : count.largest;
    }
    return count;
}

/* Is there nothing behind the last comma? In a table that is one more field. */
static bool ends_empty(const token_line *line)
{
    return line->tokens.length && line->tokens.at[line->tokens.length - 1] == ',';
}

/* 16 tokens may be a 4x4 board or a row of a 16x16 one: a row if 16 such lines follow each other
 * and a number above 4 is among them. */
static bool is_row_of_larger(hf_span text, bool last, size_t tokens, bool *more)
{
    uint32_t root = hf_spec_square_root(tokens);
    size_t seen = 0;
    bool larger = false;
    *more = false;
    for (size_t lines = 0; lines < tokens && (larger || seen < 16);) {
        hf_line line;
        if (text.length == 0 || !hf_scan_line(text, last, &line)) {
            *more = !last;
            return false;
        }
        text = hf_span_from(text, line.whole);
        if (hf_scan_trim(line.text).length == 0 && lines > 1)
            continue; /* between bands */
        token_line parts = split_name(line.text);
        token_count count = count_tokens(&parts);
        if (count.tokens + ends_empty(&parts) != tokens || count.proper != count.tokens)
            return false;
        larger = larger || count.largest > root;
        seen += count.symbols;
        lines++;
    }
    return larger;
}

static size_t cut_tokens(const hf_reader *reader, hf_span text, bool last)
{
    hf_shape_spec spec;
    bool more;
    hf_line line = hf_scan_first(text, last);
    if (reader->options.format == &hf_format_tokens)
        return line.whole;
    token_line parts = split_name(line.text);
    token_count count = count_tokens(&parts);
    size_t fields = count.tokens + ends_empty(&parts);
    bool fixed = reader->options.spec && reader->spec.size;
    if (count.tokens < (fixed ? 1 : 16) || count.proper != count.tokens ||
        !hf_reader_spec_for_cells(reader, count.tokens, &spec))
        return HF_CUT_NO;
    if (count.several && spec.size <= 9)
        return HF_CUT_NO; /* pencil marks */
    if (count.nothing && count.marks)
        return HF_CUT_NO; /* nobody writes some blanks and leaves out others: a cell is missing */
    if (fixed || fields > HF_MAX_SIZE)
        return line.whole;
    if (is_row_of_larger(text, last, fields, &more))
        return HF_CUT_NO;
    return more ? HF_CUT_MORE : line.whole;
}

static hf_status bad_token(const token_line *line, hf_span token, uint32_t size, hf_record *record)
{
    size_t column = line->column + (size_t)(token.at - line->tokens.at);
    hf_text text = hf_record_fail(record, 1, column);
    if (token.length == 1) {
        hf_text_shown(&text, *token.at);
    } else {
        hf_text_char(&text, '\'');
        hf_text_bytes(&text, token.at, token.length < 20 ? token.length : 20);
        hf_text_char(&text, '\'');
    }
    hf_text_add(&text, "; expected a number from 1 to ");
    hf_text_number(&text, size);
    hf_text_add(&text, " or a blank (. 0 * _ - x X ?)");
    return HF_BAD_TEXT;
}

static bool read_token(hf_span token, const hf_alphabet *alphabet, uint32_t size, uint16_t *value)
{
    size_t at = 0;
    uint32_t number = 0;
    *value = 0;
    if (token.length == 0)
        return true;
    if (hf_scan_number(token, &at, &number)) {
        number += alphabet->notation == HF_NOTATION_ZERO;
        *value = (uint16_t)number;
        return at == token.length && number <= size;
    }
    uint8_t symbol = alphabet->value[(unsigned char)*token.at];
    *value = symbol;
    return token.length == 1 && symbol != HF_NOT_A_SYMBOL;
}

static hf_status parse_tokens(hf_reader *reader, hf_span piece, hf_record *record)
{
    hf_line line;
    hf_shape_spec spec;
    hf_slot *slot;
    hf_span token;
    hf_alphabet alphabet;
    hf_scan_line(piece, true, &line);
    token_line parts = split_name(line.text);
    token_count count = count_tokens(&parts);
    if (!hf_reader_spec_for_cells(reader, count.tokens, &spec)) {
        hf_text text = hf_record_fail(record, 1, line.text.length + 1);
        hf_text_number(&text, count.tokens);
        hf_text_add(&text, " numbers: not a board; expected N*N (81 for 9x9, 256 for 16x16)");
        return HF_BAD_TEXT;
    }
    hf_status status = hf_reader_open(reader, &spec, record, &slot);
    if (status != HF_OK)
        return status;
    hf_alphabet_make(&alphabet, spec.size < HF_MAX_LETTERED ? spec.size : HF_MAX_LETTERED,
                     reader->options.zero_is_symbol ? HF_NOTATION_ZERO : HF_NOTATION_ONE);
    size_t at = 0;
    uint32_t zeros = 0, blanks = 0;
    for (size_t cell = 0; next_token(&parts, &at, &token); cell++) {
        if (!read_token(token, &alphabet, spec.size, &slot->grid->cell[cell]))
            return bad_token(&parts, token, spec.size, record);
        blanks += slot->grid->cell[cell] == 0;
        zeros += slot->grid->cell[cell] == 0 && token.length == 1 && *token.at == '0';
    }
    bool square = count.tokens == (size_t)spec.size * spec.size;
    const char *doubt = reader->options.format || !square
                            ? NULL
                            : hf_zero_doubt(slot->grid->cell, spec.size, zeros, blanks > zeros);
    if (doubt) {
        hf_text text = hf_record_fail(record, 1, parts.column);
        hf_text_add(&text, doubt);
        return HF_BAD_TEXT;
    }
    record->grid = slot->grid;
    hf_scan_comment(hf_span_from(parts.tokens, at), record);
    if (parts.name.length) {
        record->comment = parts.name.at;
        record->comment_length = parts.name.length;
    }
    return HF_OK;
}

static hf_status write_tokens(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    uint32_t cells = hf_shape_cells(grid->shape);
    if (hf_shape_spec_of(grid->shape)->layout == HF_LAYOUT_JIGSAW)
        return HF_UNSUPPORTED; /* the map would be lost */
    for (uint32_t i = 0; i < cells; i++) {
        if (i)
            hf_text_char(text, ' ');
        if (grid->cell[i])
            hf_text_number(text, grid->cell[i]);
        else
            hf_text_char(text, options->blank);
    }
    return HF_OK;
}

const hf_format hf_format_tokens = {
    "tokens",     "one line of numbers with blanks between; any size",
    cut_tokens,   parse_tokens,
    write_tokens, 0,
    NULL};
