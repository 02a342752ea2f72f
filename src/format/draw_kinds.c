/* SPDX-License-Identifier: MIT
 *
 * draw_kinds.c - boards with constraints in characters: cages, dots and signs on borders, odd and even.
 *
 *     ┏━━━━┯━━━━━━━━━┳━━━━     heavy lines around boxes, light ones around cages
 *     ┃³   │¹⁵       ┃²²       the sum of a cage in its first cell
 *     ┃    ○    ┌────┨         a dot on the border of two cells
 *
 * Lines through cells are beyond characters, and a place has room for one sign: whoever shows the drawing
 * tells the rest in words.
 */
#include "base/assert.h"
#include "format/draw.h"

#include "puzzle/kind.h"
#include "puzzle/puzzle_data.h"

enum { MOST = HF_RULES_CELLS, NONE = 0xffff };

typedef struct picture {
    const hf_drawing *drawing;
    uint32_t sum_width;
    uint16_t cage[MOST];         /* the cage of a cell; NONE */
    const hf_written *sum[MOST]; /* the cage whose sum stands in the cell; NULL */
    const char *right[MOST];     /* a sign on the border to the right; NULL */
    const char *below[MOST];     /* one below */
    const char *note[MOST];      /* one in the cell; NULL */
} picture;

bool hf_draw_has_kinds(const hf_drawing *drawing)
{
    const hf_puzzle *puzzle = drawing->options->puzzle;
    if (puzzle == NULL || puzzle->rules == NULL || drawing->board != NULL)
        return false;
    HF_ASSERT(drawing->layers == 1 && drawing->size <= HF_RULES_SYMBOLS); /* hf_written_fault */
    return true;
}

/* ---- what stands where -------------------------------------------------------------------------- */

/* Of the sum of a cage, which is never below 0. */
static uint32_t digits_of(int32_t number)
{
    uint32_t digits = 1;
    HF_ASSERT(number >= 0);
    for (; number > 9; number /= 10)
        digits++;
    return digits;
}

/* Of cages that share a cell the first is drawn: two in one cell would look like neither. */
static void take_cage(picture *p, const hf_written *written, uint16_t number)
{
    const uint16_t *values = p->drawing->grid->cell;
    uint32_t first = UINT32_MAX;
    for (uint32_t i = 0; i < written->cell_count; i++) {
        if (p->cage[written->cells[i]] != NONE)
            return;
    }
    for (uint32_t i = 0; i < written->cell_count; i++) {
        uint32_t cell = written->cells[i];
        p->cage[cell] = number;
        if (first == UINT32_MAX || (values[cell] == 0 && (values[first] != 0 || cell < first)))
            first = cell;
    }
    if (written->number_count != 1)
        return;
    HF_ASSERT(first != UINT32_MAX && p->sum[first] == NULL);
    p->sum[first] = written;
    if (digits_of(written->numbers[0]) > p->sum_width)
        p->sum_width = digits_of(written->numbers[0]);
}

static const char *sign_of(const picture *p, const hf_written *written, bool turned, bool upright)
{
    bool ascii = p->drawing->options->ascii;
    switch (written->kind) {
    case HF_CONSTRAINT_DIFFERENCE:
        return ascii ? "o" : "○";
    case HF_CONSTRAINT_RATIO:
        return ascii ? "*" : "●";
    case HF_CONSTRAINT_PAIR_SUM:
        return written->numbers[0] == 5 ? "V" : "X";
    default: /* greater than */
        return upright ? (turned ? "^" : "v") : turned ? "<" : ">";
    }
}

/* On the border of two neighbours; the second cell may be the one before. The first sign there stays. */
static void take_sign(picture *p, const hf_written *written)
{
    uint32_t a = written->cells[0], b = written->cells[1], columns = p->drawing->columns;
    uint32_t low = a < b ? a : b, high = a < b ? b : a;
    const char **place = high - low == columns                    ? &p->below[low]
                         : high - low == 1 && high % columns != 0 ? &p->right[low]
                                                                  : NULL;
    if (place != NULL && *place == NULL)
        *place = sign_of(p, written, a > b, high - low == columns);
}

static void gather(picture *p)
{
    const hf_rules *rules = p->drawing->options->puzzle->rules;
    bool ascii = p->drawing->options->ascii;
    for (uint32_t i = 0; i < MOST; i++) {
        p->cage[i] = NONE;
        p->sum[i] = NULL;
        p->right[i] = p->below[i] = p->note[i] = NULL;
    }
    p->sum_width = 1;
    for (uint32_t i = 0; i < rules->written_count; i++) {
        const hf_written *written = &rules->written[i];
        hf_drawing_style style = hf_kind_of(written->kind)->style;
        if (written->kind == HF_CONSTRAINT_CAGE)
            take_cage(p, written, (uint16_t)i);
        else if (style == HF_STYLE_DOT || style == HF_STYLE_LETTER)
            take_sign(p, written);
        else if (written->kind == HF_CONSTRAINT_ODD || written->kind == HF_CONSTRAINT_EVEN)
            for (uint32_t k = 0; k < written->cell_count; k++)
                p->note[written->cells[k]] = written->kind == HF_CONSTRAINT_ODD
                                                 ? (ascii ? "(" : "◦")
                                             : ascii ? "["
                                                     : "▫";
    }
}

/* ---- lines -------------------------------------------------------------------------------------- */

static bool is_edge(const hf_drawing *d, uint32_t row, uint32_t column, bool above)
{
    const uint16_t *regions = hf_shape_spec_of(d->grid->shape)->regions;
    uint32_t cell = row * d->columns + column;
    if (above ? row == 0 || row == d->rows : column == 0 || column == d->columns)
        return true;
    if (regions == NULL)
        return above ? row % d->box_rows == 0 : column % d->box_columns == 0;
    return regions[cell] != regions[above ? cell - d->columns : cell - 1];
}

/* 2 heavy, 1 light, 0 none: the line above a cell, or the one to its left. Places past the last row or
 * column are the outer edges; beyond them there is nothing. */
static uint32_t weight(const picture *p, uint32_t row, uint32_t column, bool above)
{
    const hf_drawing *d = p->drawing;
    HF_ASSERT(above ? row <= d->rows : column <= d->columns);
    if (above ? column >= d->columns : row >= d->rows)
        return 0;
    if (is_edge(d, row, column, above))
        return 2;
    uint32_t cell = row * d->columns + column;
    return p->cage[cell] != p->cage[above ? cell - d->columns : cell - 1];
}

/* The crossing at the upper left of a cell. */
static void put_crossing(const picture *p, uint32_t row, uint32_t column, hf_text *text)
{
    /* by the weights of the arms: up * 27 + right * 9 + down * 3 + left */
    static const char *const crossings[81] = {
        " ", "╴", "╸", "╷", "┐", "┑", "╻", "┒", "┓", "╶", "─", "╾", "┌", "┬", "┭", "┎", "┰",
        "┱", "╺", "╼", "━", "┍", "┮", "┯", "┏", "┲", "┳", "╵", "┘", "┙", "│", "┤", "┥", "╽",
        "┧", "┪", "└", "┴", "┵", "├", "┼", "┽", "┟", "╁", "╅", "┕", "┶", "┷", "┝", "┾", "┿",
        "┢", "╆", "╈", "╹", "┚", "┛", "╿", "┦", "┩", "┃", "┨", "┫", "┖", "┸", "┹", "┞", "╀",
        "╃", "┠", "╂", "╉", "┗", "┺", "┻", "┡", "╄", "╇", "┣", "╊", "╋"};
    uint32_t up = row > 0 ? weight(p, row - 1, column, false) : 0;
    uint32_t left = column > 0 ? weight(p, row, column - 1, true) : 0;
    uint32_t down = weight(p, row, column, false), right = weight(p, row, column, true);
    if (!p->drawing->options->ascii)
        hf_text_add(text, crossings[up * 27 + right * 9 + down * 3 + left]);
    else
        hf_text_char(text, up + left + down + right > 0 ? '+' : ' ');
}

/* The line above a row, with the signs that stand on it. */
static void put_rule(const picture *p, uint32_t row, hf_text *text)
{
    static const char *const across[2][3] = {{" ", "─", "━"}, {" ", ".", "-"}};
    const hf_drawing *d = p->drawing;
    for (uint32_t c = 0; c < d->columns; c++) {
        const char *sign = row > 0 ? p->below[(row - 1) * d->columns + c] : NULL;
        const char *piece = across[d->options->ascii][weight(p, row, c, true)];
        put_crossing(p, row, c, text);
        for (uint32_t i = 0; i < p->sum_width + 2; i++)
            hf_text_add(text, sign != NULL && i == p->sum_width ? sign : piece);
    }
    put_crossing(p, row, d->columns, text);
    hf_text_char(text, '\n');
}

/* ---- cells -------------------------------------------------------------------------------------- */

static void put_small(const picture *p, int32_t number, hf_text *text)
{
    static const char *const small[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    char digits[12];
    hf_text plain = hf_text_make(digits, sizeof digits);
    hf_text_number(&plain, (uint64_t)number);
    for (const char *c = digits; *c != '\0'; c++) {
        if (p->drawing->options->ascii)
            hf_text_char(text, *c);
        else
            hf_text_add(text, small[*c - '0']);
    }
}

static void put_content(const picture *p, uint32_t cell, hf_text *text)
{
    const hf_written *sum = p->sum[cell];
    uint32_t used = sum != NULL ? digits_of(sum->numbers[0]) : 0;
    if (sum != NULL)
        put_small(p, sum->numbers[0], text);
    hf_text_repeat(text, ' ', p->sum_width - used);
    hf_draw_cell(p->drawing, cell, text);
    hf_text_add(text, p->note[cell] != NULL ? p->note[cell] : " ");
}

void hf_draw_kinds(const hf_drawing *drawing, hf_text *text)
{
    static const char *const upright[2][3] = {{" ", "│", "┃"}, {" ", ":", "|"}};
    picture p;
    p.drawing = drawing;
    gather(&p);
    for (uint32_t r = 0; r < drawing->rows; r++) {
        put_rule(&p, r, text);
        for (uint32_t c = 0; c <= drawing->columns; c++) {
            uint32_t cell = r * drawing->columns + c;
            const char *sign = c > 0 ? p.right[cell - 1] : NULL;
            const char *line = upright[drawing->options->ascii][weight(&p, r, c, false)];
            hf_text_add(text, sign != NULL ? sign : line);
            if (c < drawing->columns)
                put_content(&p, cell, text);
        }
        hf_text_char(text, '\n');
    }
    put_rule(&p, drawing->rows, text);
}
