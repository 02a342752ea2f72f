/* SPDX-License-Identifier: MIT
 *
 * iss.c - the notation of the Interactive Sudoku Solver: constraints behind dots, their parts behind
 * tildes.
 *
 *     .Cage~10~R1C1~R1C2.Thermo~R4C5~R5C6~R6C5.AntiKnight.~R1C2_3~R5C5_1_2_3
 *
 * A piece without a name gives values: one is a clue, several are candidates. Rows and columns beyond
 * the ninth are letters. A few pieces speak of the board itself: Shape, Jigsaw, NoBoxes, Diagonal,
 * Windoku, DisjointSets.
 */
#include "base/bits.h"
#include "format/iss.h"

static size_t cut_iss(const hf_reader *reader, hf_span text, bool last)
{
    hf_line line;
    (void)reader;
    if (*text.at != '.' && *text.at != 'h' && !hf_is_blank(*text.at))
        return HF_CUT_NO;
    if (!hf_scan_line(text, last, &line))
        return HF_CUT_MORE;
    hf_span content = hf_scan_trim(line.text);
    if (hf_iss_begins(content))
        return hf_iss_cut(text, last);
    return hf_iss_is_link(content) ? line.whole : HF_CUT_NO;
}

/* ---- givens ------------------------------------------------------------------------------------- */

/* What is told twice of a cell holds at once. */
static hf_status give(hf_told *told, uint32_t cell, uint64_t set, hf_span piece)
{
    uint64_t *given = &told->given[cell];
    bool clue = hf_popcount64(*given) == 1 && hf_popcount64(set) == 1;
    if (*given != 0 && (*given & set) == 0)
        return hf_told_fail(
            told, clue ? "another value is given for this cell" : "no value is left for this cell",
            piece);
    *given = *given != 0 ? *given & set : set;
    set = *given;
    return hf_popcount64(set) == 1 ? hf_puzzle_maker_clue(told->maker, cell, hf_lowest64(set) + 1)
                                   : hf_puzzle_maker_candidates(told->maker, cell, &set);
}

static hf_status read_given(hf_told *told, hf_span piece)
{
    hf_span values, value;
    size_t at = 0;
    uint32_t cell = 0;
    uint64_t set = 0;
    int32_t number = 0;
    if (!hf_iss_cell(told, piece, &at, &cell) || at >= piece.length || piece.at[at] != '_')
        return hf_told_fail(told, "expected a cell and its values, such as R1C2_3", piece);
    values = hf_span_from(piece, at + 1);
    while (hf_iss_next(&values, '_', &value)) {
        if (!hf_iss_number(value, &number) || number < told->first ||
            number >= told->first + (int32_t)told->size)
            return hf_told_fail(told, "a value outside the symbols of this board", piece);
        set |= UINT64_C(1) << (number - told->first);
    }
    return give(told, cell, set, piece);
}

static hf_status read_givens(hf_told *told, hf_span rest)
{
    hf_span piece;
    hf_status status = HF_OK;
    while (status == HF_OK && hf_iss_next(&rest, '~', &piece)) {
        if (piece.length > 0)
            status = read_given(told, piece);
    }
    return status;
}

/* ---- the record --------------------------------------------------------------------------------- */

static hf_status refuse_or_ignore(hf_reader *reader, hf_told *told, hf_span name, hf_status status)
{
    hf_record *record = told->record;
    if (status != HF_BAD_TEXT || !reader->options.ignore_constraints || name.length == 0)
        return status;
    hf_record_ignore(record, name);
    return HF_OK;
}

static hf_status read_pieces(hf_reader *reader, hf_told *told, hf_span content, size_t column)
{
    hf_span all = hf_span_from(content, 1);
    hf_span piece;
    hf_status status = HF_OK;
    bool dots = false, no_neighbours = false;
    while (status == HF_OK && hf_iss_next(&all, '.', &piece)) {
        hf_span rest = piece, name;
        if (piece.length == 0)
            continue;
        told->column = column + (size_t)(piece.at - content.at);
        hf_iss_next(&rest, '~', &name);
        hf_told_clear(told);
        status = name.length == 0 ? read_givens(told, rest) : hf_iss_named(told, name, rest);
        dots = dots || hf_iss_is_word(name, "WhiteDot");
        no_neighbours = no_neighbours || hf_iss_is_word(name, "AntiConsecutive");
        if (status == HF_OK && dots && no_neighbours) /* elsewhere a dot is an exception */
            status = hf_told_fail(told, "AntiConsecutive allows no WhiteDot", (hf_span){NULL, 0});
        status = refuse_or_ignore(reader, told, name, status);
    }
    return status;
}

/* Rows and columns that are no houses hold nothing twice all the same. */
static hf_status add_lines(hf_told *told, const hf_shape *shape)
{
    hf_told_board(told, shape);
    hf_told_clear(told);
    return told->rows == told->size && told->columns == told->size
               ? HF_OK
               : hf_told_add(told, HF_CONSTRAINT_LINES);
}

/* What a record, in one line, says: constraints, which begin in a column, and what follows them. */
typedef struct said {
    hf_span content, rest;
    size_t column;
} said;

static hf_status take(hf_reader *reader, hf_span line, said *s)
{
    s->content = hf_scan_trim(line);
    s->column = (size_t)(s->content.at - line.at) + 1;
    s->rest = hf_span_from(s->content, hf_iss_length(s->content));
    if (hf_iss_is_link(s->content))
        return hf_iss_open_link(reader, &s->content, &s->rest, &s->column);
    s->content.length -= s->rest.length;
    return HF_OK;
}

/* Does a board with empty cells follow in one word? A full one is the solution. */
static bool has_clues_behind(const hf_shape *shape, const hf_record *record)
{
    hf_span word = {record->comment, 0};
    if (record->comment == NULL)
        return false;
    word.length = hf_scan_word((hf_span){record->comment, record->comment_length});
    bool blanks = false;
    for (size_t i = 0; i < word.length; i++) {
        bool blank = hf_is_empty_mark(word.at[i]) || word.at[i] == '0';
        if (!blank && !hf_is_digit(word.at[i]) && !hf_is_letter(word.at[i]))
            return false;
        blanks = blanks || blank;
    }
    return blanks && word.length == hf_shape_cells(shape);
}

static hf_status read_said(hf_reader *reader, const said *s, hf_record *record)
{
    hf_slot *slot;
    hf_shape_spec spec;
    hf_iss_loose loose;
    hf_told told = {.record = record, .column = s->column};
    if (!hf_iss_begins(s->content))
        return hf_told_fail(&told, "expected a constraint behind a dot", s->content);
    hf_status status = hf_iss_board(reader, s->content, s->column, record, &spec, &loose);
    if (status == HF_OK)
        status = hf_reader_open(reader, &spec, record, &slot);
    if (status != HF_OK)
        return status;
    hf_scan_comment(s->rest, record);
    if (has_clues_behind(slot->shape, record))
        return hf_told_fail(&told, "clues behind constraints; expected them as .~R1C1_5", s->rest);
    record->grid = slot->grid;
    status = hf_puzzle_maker_new(slot->shape, &told.maker);
    if (status == HF_OK)
        status = add_lines(&told, slot->shape);
    if (status == HF_OK && loose.any)
        status = hf_iss_add_loose(&told, &loose);
    told.box = loose.boxes ? loose.box : 0;
    if (status == HF_OK)
        status = read_pieces(reader, &told, s->content, s->column);
    return hf_told_end(&told, reader, slot, status);
}

static hf_status parse_iss(hf_reader *reader, hf_span piece, hf_record *record)
{
    said s;
    hf_line line = hf_scan_first(piece, true);
    bool several = hf_scan_trim(hf_span_from(piece, line.whole)).length > 0;
    hf_status status = HF_OK;
    if (several)
        status = hf_iss_join(reader, piece, &line.text);
    if (status == HF_OK)
        status = take(reader, line.text, &s);
    if (status == HF_OK)
        status = read_said(reader, &s, record);
    if (several && status == HF_BAD_TEXT)
        hf_iss_place(piece, record);
    else if (several && status == HF_OK)
        record->guess = "one puzzle on several lines";
    return status;
}

const hf_format hf_format_iss = {.name = "iss",
                                 .summary = "constraints of the Interactive Sudoku Solver: "
                                            ".Cage~10~R1C1~R1C2.~R3C4_5",
                                 .cut = cut_iss,
                                 .parse = parse_iss,
                                 .write_puzzle = hf_iss_write,
                                 .keeps = HF_KEEPS_CANDIDATES | HF_KEEPS_CONSTRAINTS};
