/* SPDX-License-Identifier: MIT
 *
 * block.c - boards over several lines, with or without frames: their measures, and their rows one
 * by one.
 *
 *     2..1.5..3      2 . . | 1 . 5 | . . 3     +-----------------------------+     2,,,1,,5,,,3
 *     .54...71.      . 5 4 | . . . | 7 1 .     |       4 |    8    | 3       |     ,5,4,,,,7,1,
 *
 * All lines are looked at after folding (scan.c), so that Unicode drawings are no special case. The
 * number of columns is that of the cells in a row where it can be told, else that of the rows.
 */
#include <string.h>

#include "base/assert.h"
#include "grid/spec.h"
#include "format/rows/block.h"

hf_heading hf_heading_read(hf_span line)
{
    hf_heading h = {0};
    hf_span text = hf_scan_trim(line);
    h.cube = hf_scan_starts_any_case(text, "cube, ");
    h.roxdoku = hf_scan_starts_any_case(text, "roxdoku, ");
    text = hf_span_from(text, h.cube ? 6 : h.roxdoku ? 9 : 0);
    if (!hf_scan_starts_any_case(text, "layer "))
        return h;
    size_t at = 6;
    if (!hf_scan_number(text, &at, &h.layer))
        return h;
    h.found = true;
    if (hf_scan_starts(hf_span_from(text, at), " of ")) {
        at += 4;
        hf_scan_number(text, &at, &h.layers);
    }
    return h;
}

/* Is a first line of dashes a row of blanks? It is if the first line of another kind has the same
 * width, is one word, and no bars. Nobody looks below more such
 * lines than a board, or a cube, of this width has rows. */
bool hf_block_dashes_are_row(hf_span text, bool last, bool *more)
{
    hf_line line;
    hf_row_facts facts;
    size_t width = 0;
    *more = false;
    for (uint32_t lines = 0; text.length; lines++) {
        if (lines == HF_MAX_SIZE || lines > width * width)
            return false;
        if (!hf_scan_line(text, last, &line)) {
            *more = true;
            return false;
        }
        hf_row_look(line.text, &facts);
        if (facts.dashes) {
            if (width && facts.width != width)
                return false;
            width = facts.width;
        } else {
            return !facts.blank && !facts.border && facts.bars == 0 && facts.words == 1 &&
                   facts.width == width;
        }
        text = hf_span_from(text, line.whole);
    }
    *more = !last;
    return false;
}

/* The layers a specification asks for; 0 for flat boards. */
uint32_t hf_block_layers(const hf_reader *reader)
{
    if (!reader->options.spec)
        return 0;
    if (reader->spec.layout == HF_LAYOUT_CUBE)
        return reader->spec.size ? reader->spec.size : HF_MAX_SIZE;
    if (reader->spec.layout == HF_LAYOUT_ROXDOKU)
        return reader->spec.size ? hf_spec_square_root(reader->spec.size) : HF_MAX_SIZE;
    return 0;
}

bool hf_block_is_sketch(hf_span top, hf_span line)
{
    size_t crossings = hf_scan_count(line, '+'), points = hf_scan_count(line, '.');
    return top.length == line.length && top.at[0] == '+' && line.at[0] == '+' &&
           line.at[line.length - 1] == '+' && points + hf_scan_count(line, ' ') > line.length / 4 &&
           (points > 2 || crossings < hf_scan_count(top, '+'));
}

/* ---- surveying ------------------------------------------------------------------------------- */

typedef struct survey_state {
    uint32_t count; /* cells of the rows, if all have the same number */
    bool uniform;
    uint32_t longest;
    uint32_t max_number;
    bool numbers;
    bool braces;
    uint32_t borders;
    hf_span top;   /* the first of them */
    bool full;     /* the last line was a row with something in its cells */
    bool gaps;     /* some have nothing in their cells */
    bool unsteady; /* rows of the two sorts do not take turns */
} survey_state;

static void survey_row(const hf_reader *reader, hf_block *block, survey_state *state,
                       const hf_row_facts *facts)
{
    hf_row_mode mode;
    uint32_t count = hf_row_count(reader, facts, &mode);
    if (block->rows == 0) {
        block->mode = mode;
        block->framed = facts->bars > 0;
        state->count = count;
        block->whole = facts->bars == 0 && mode == HF_ROW_CHARS;
    }
    state->uniform = state->uniform && count == state->count && count > 0;
    if (facts->longest > state->longest)
        state->longest = facts->longest;
    state->numbers = state->numbers && facts->numbers;
    state->braces = state->braces || facts->braces;
    if (facts->max_number > state->max_number)
        state->max_number = facts->max_number;
    block->rows++;
}

/* Is this line a row? */
static bool is_row(const hf_block *block, const hf_row_facts *facts, uint32_t columns,
                   bool dash_row)
{
    if (facts->blank)
        return false;
    if (!facts->border || dash_row)
        return true;
    return block->rows > 0 && block->whole && facts->dashes && facts->width == columns;
}

static hf_status rows_missing(const hf_block *block, uint32_t expected, size_t line,
                              hf_record *record)
{
    hf_text text = hf_record_fail(record, line, 1);
    hf_text_number(&text, block->rows);
    hf_text_add(&text, block->rows == 1 ? " row of " : " rows of ");
    hf_text_number(&text, block->columns);
    if (block->columns == 2 * block->rows && block->rows >= 4) {
        hf_text_add(&text, " cells: two boards side by side? expected one");
        return HF_BAD_TEXT;
    }
    hf_text_add(&text, " cells; expected ");
    hf_text_number(&text, expected);
    hf_text_add(&text, block->columns == 9 && block->rows == 1
                           ? " rows, or 81 characters on one line"
                       : expected == 1 ? " row"
                                       : " rows");
    return HF_BAD_TEXT;
}

static void survey_heading(hf_block *block, const hf_heading *heading)
{
    block->layers++;
    block->cube = block->cube || heading->cube;
    block->roxdoku = block->roxdoku || heading->roxdoku;
}

/* Digits or blanks? The signs between the rows of a drawing with constraints are neither. */
static bool has_cells(hf_span line)
{
    for (size_t i = 0; i < line.length; i++)
        if (hf_is_digit(line.at[i]) || line.at[i] == '.')
            return true;
    return hf_scan_find(line, "\xC2\xB7") < line.length;
}

/* In a drawing with constraints a line without cells stands between any two rows. */
static void survey_turn(survey_state *state, bool border, bool full)
{
    state->unsteady =
        state->unsteady || (border ? state->borders > 0 && !state->full : state->full == full);
    state->gaps = state->gaps || !(border || full);
    state->full = !border && full;
}

/* Looks at every line; returns how many there are. */
static size_t survey_lines(const hf_reader *reader, hf_span piece, hf_block *block,
                           survey_state *state)
{
    bool more;
    bool dash_row = hf_block_dashes_are_row(piece, true, &more);
    size_t lines = 0;
    hf_line line;
    for (; piece.length; piece = hf_span_from(piece, line.whole), lines++) {
        hf_row_facts facts;
        hf_scan_line(piece, true, &line);
        hf_heading heading = hf_heading_read(line.text);
        hf_row_look(line.text, &facts);
        if (heading.found) {
            survey_heading(block, &heading);
        } else if (is_row(block, &facts, state->count, dash_row && block->rows == 0)) {
            survey_row(reader, block, state, &facts);
            survey_turn(state, false, has_cells(line.text));
        } else if (facts.border) {
            hf_span border = hf_scan_trim(line.text);
            survey_turn(state, true, false);
            block->ruled = state->borders == 0 && block->rows == 1;
            block->sketch = block->sketch || (state->borders == 1 && block->rows == 1 &&
                                              hf_block_is_sketch(state->top, border));
            state->top = state->borders++ ? state->top : border;
        }
    }
    return lines;
}

/* The number of layers, where headings do not tell, and of columns. */
static void settle_columns(const hf_reader *reader, hf_block *block, const survey_state *state)
{
    uint32_t wanted = hf_block_layers(reader), known = hf_block_known_columns(reader);
    if (block->layers == 0 && wanted)
        block->layers = wanted == HF_MAX_SIZE ? hf_spec_square_root(block->rows) : wanted;
    uint32_t by_rows = block->rows / (block->layers ? block->layers : 1);
    bool told = state->uniform && state->count >= by_rows;
    block->columns = block->framed && !told ? by_rows : state->count;
    if (known)
        block->columns = known;
}

/* Longer words are numbers if all of them are, and within range; else pencil marks. */
static bool holds_marks(const hf_block *block, const survey_state *state)
{
    uint32_t symbols = block->roxdoku ? block->columns * block->columns : block->columns;
    bool numbers = state->numbers && symbols > 9 && state->max_number <= symbols;
    return state->braces || (block->mode != HF_ROW_CHARS && state->longest > 1 && !numbers);
}

static hf_status no_board(hf_record *record, const char *why)
{
    hf_text text = hf_record_fail(record, 1, 1);
    hf_text_add(&text, why);
    return HF_BAD_TEXT;
}

hf_status hf_block_survey(const hf_reader *reader, hf_span piece, hf_block *block,
                          hf_record *record)
{
    survey_state state = {.uniform = true, .numbers = true};
    *block = (hf_block){0};
    size_t lines = survey_lines(reader, piece, block, &state);
    if (block->rows == 0)
        return no_board(record, "a frame without rows");
    if (block->sketch ||
        (state.gaps && !state.unsteady && hf_scan_starts(state.top, "\xE2\x94\x8F")))
        return no_board(record, HF_SKETCH);
    settle_columns(reader, block, &state);
    block->plain = state.borders == 0;
    block->ajar = state.borders < 2;
    if (block->columns > HF_MAX_SIZE || block->columns == 0)
        return no_board(record, "no board: expected as many rows as columns, up to 1024");
    uint32_t expected = hf_block_rows(reader, block->columns) * (block->layers ? block->layers : 1);
    if (block->rows != expected)
        return rows_missing(block, expected, lines, record);
    block->marks = holds_marks(block, &state);
    return HF_OK;
}

/* ---- row by row ------------------------------------------------------------------------------ */

hf_block_walk hf_block_start(hf_span piece)
{
    return (hf_block_walk){piece, 0, {NULL, 0}, 0};
}

static hf_status wrong_count(const hf_block *block, const hf_block_walk *walk, uint32_t found,
                             hf_record *record)
{
    hf_text text = hf_record_fail(record, walk->line, 1);
    hf_text_add(&text, "row ");
    hf_text_number(&text, walk->row + 1);
    if (found == 0) {
        hf_text_add(&text, ": ");
        hf_text_add(&text, "is a cell missing?");
        return HF_BAD_TEXT;
    }
    hf_text_add(&text, " has ");
    hf_text_number(&text, found);
    hf_text_add(&text, found == 1 ? " cell; expected " : " cells; expected ");
    hf_text_number(&text, block->columns);
    return HF_BAD_TEXT;
}

hf_status hf_block_next(hf_reader *reader, const hf_block *block, hf_block_walk *walk,
                        hf_cell_text *cells, hf_record *record)
{
    bool more;
    bool dash_row = walk->line == 0 && hf_block_dashes_are_row(walk->left, true, &more);
    while (walk->left.length) {
        hf_line line;
        hf_row_facts facts;
        hf_scan_line(walk->left, true, &line);
        walk->left = hf_span_from(walk->left, line.whole);
        walk->line++;
        walk->text = line.text;
        hf_row_look(line.text, &facts);
        hf_block so_far = *block;
        so_far.rows = walk->row;
        if (hf_heading_read(line.text).found || !is_row(&so_far, &facts, block->columns, dash_row))
            continue;
        size_t length;
        if (!hf_reader_fold(reader, line.text, &length))
            return HF_NO_MEMORY;
        uint32_t count = hf_row_split(reader->folded, length, block, cells);
        if (count != block->columns)
            return wrong_count(block, walk, count, record);
        walk->row++;
        return HF_OK;
    }
    return HF_END;
}

/* ---- a look ahead ---------------------------------------------------------------------------- */

enum { LOOK_WIDTH = HF_MAX_SIZE };

/* May these characters stand in one cell? Letters are no symbols on boards of up to nine. */
static bool is_cell_text(const char *text, hf_cell_text cell, uint32_t columns)
{
    for (uint32_t i = 0; i < cell.length; i++) {
        char c = text[cell.start + i];
        bool letter = hf_is_letter(c) && columns <= 9 && !strchr("xXuU", c);
        if (letter || (!hf_is_cell_char(c) && !strchr("*{},", c)))
            return false;
    }
    return true;
}

static bool row_fits(hf_span line, const hf_block *block)
{
    char text[LOOK_WIDTH];
    hf_cell_text cells[LOOK_WIDTH];
    hf_folding folding = hf_fold_start(line);
    size_t length = 0;
    for (char c; (c = hf_fold_next(&folding)) != 0;) {
        if (length == LOOK_WIDTH)
            return true;
        text[length++] = c;
    }
    if (hf_row_split(text, length, block, cells) != block->columns)
        return false;
    for (uint32_t i = 0; i < block->columns; i++)
        if (!is_cell_text(text, cells[i], block->columns))
            return false;
    return true;
}

bool hf_block_fits(hf_span piece, const hf_block *block)
{
    bool more, dash_row = hf_block_dashes_are_row(piece, true, &more);
    hf_block so_far = *block;
    hf_line line;
    HF_ASSERT(block->columns <= LOOK_WIDTH); /* it was surveyed */
    so_far.rows = 0;
    for (; piece.length; piece = hf_span_from(piece, line.whole)) {
        hf_row_facts facts;
        hf_scan_line(piece, true, &line);
        hf_row_look(line.text, &facts);
        if (hf_heading_read(line.text).found ||
            !is_row(&so_far, &facts, block->columns, dash_row && so_far.rows == 0))
            continue;
        if (!row_fits(line.text, block))
            return false;
        so_far.rows++;
    }
    return true;
}
