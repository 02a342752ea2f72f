/* SPDX-License-Identifier: MIT
 *
 * names.c - cells, houses and symbols by name, in the notation and in prose.
 *
 * The notation joins cells of one row or column: r2c2, r3c1, r6c2 are r26c2,r3c1. A cell is joined
 * with the first later cell that shares its row or its column, which then decides the direction;
 * that is how solvers usually print them. Boards of more than nine rows or columns, and boards with
 * layers, list each cell by itself: r12c3 must not mean two things.
 */
#include "base/bits.h"
#include "explain/tale.h"

void hf_tell(hf_tale *tale, const char *words)
{
    hf_text_add(&tale->text, words);
}

void hf_tell_capital(hf_tale *tale, size_t from)
{
    if (from + 1 < tale->text.size && tale->text.buffer[from] >= 'a' &&
        tale->text.buffer[from] <= 'z')
        tale->text.buffer[from] = (char)(tale->text.buffer[from] - 'a' + 'A');
}

void hf_tell_number(hf_tale *tale, uint64_t number)
{
    hf_text_number(&tale->text, number);
}

void hf_tell_count(hf_tale *tale, uint32_t count)
{
    static const char *const words[] = {"no",   "one", "two",   "three", "four",
                                        "five", "six", "seven", "eight", "nine"};
    if (count < sizeof words / sizeof *words)
        hf_tell(tale, words[count]);
    else
        hf_tell_number(tale, count);
}

/* ---- symbols --------------------------------------------------------------------------------- */

void hf_tell_symbol(hf_tale *tale, uint32_t symbol)
{
    hf_text_char(&tale->text, "?123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[symbol]);
}

void hf_tell_symbols(hf_tale *tale, uint32_t mask, const char *between)
{
    for (uint32_t rest = mask; rest; rest &= rest - 1) {
        if (rest != mask)
            hf_tell(tale, between);
        hf_tell_symbol(tale, hf_lowest32(rest) + 1);
    }
}

void hf_tell_step_symbols(hf_tale *tale, const char *between)
{
    for (uint32_t i = 0; i < tale->step->symbol_count; i++) {
        if (i > 0)
            hf_tell(tale, between);
        hf_tell_symbol(tale, tale->step->symbol[i]);
    }
}

/* What stands before item `i` of `count` in a list told in prose. */
static void tell_joint(hf_tale *tale, uint32_t i, uint32_t count, const char *word)
{
    if (i == 0)
        return;
    if (i + 1 < count) {
        hf_tell(tale, ", ");
        return;
    }
    hf_tell(tale, " ");
    hf_tell(tale, word);
    hf_tell(tale, " ");
}

void hf_tell_symbol_list(hf_tale *tale, uint32_t mask, const char *word)
{
    uint32_t count = hf_popcount32(mask), i = 0;
    for (uint32_t rest = mask; rest; rest &= rest - 1) {
        tell_joint(tale, i++, count, word);
        hf_tell_symbol(tale, hf_lowest32(rest) + 1);
    }
}

/* ---- cells ----------------------------------------------------------------------------------- */

/* A, B, ... Z, AA, AB, ... for rows. */
static void tell_letter(hf_tale *tale, uint32_t row)
{
    if (row >= 26)
        hf_text_char(&tale->text, (char)('A' + row / 26 - 1));
    hf_text_char(&tale->text, (char)('A' + row % 26));
}

static void tell_row(hf_tale *tale, uint32_t row)
{
    if (tale->scene->names == HF_NAMES_A1)
        tell_letter(tale, row);
    else
        hf_tell_number(tale, row + 1);
}

static uint32_t row_of(const hf_tale *tale, uint32_t cell)
{
    return cell / hf_shape_columns(tale->shape) % hf_shape_rows(tale->shape);
}

static uint32_t column_of(const hf_tale *tale, uint32_t cell)
{
    return cell % hf_shape_columns(tale->shape);
}

void hf_tell_cell(hf_tale *tale, uint32_t cell)
{
    bool letters = tale->scene->names == HF_NAMES_A1;
    if (hf_shape_layers(tale->shape) > 1) {
        hf_tell(tale, "l");
        hf_tell_number(tale,
                       cell / (hf_shape_rows(tale->shape) * hf_shape_columns(tale->shape)) + 1);
    }
    hf_tell(tale, letters ? "" : "r");
    tell_row(tale, row_of(tale, cell));
    hf_tell(tale, letters ? "" : "c");
    hf_tell_number(tale, column_of(tale, cell) + 1);
}

static bool can_join(const hf_tale *tale)
{
    return hf_shape_layers(tale->shape) == 1 && hf_shape_rows(tale->shape) <= 9 &&
           hf_shape_columns(tale->shape) <= 9;
}

typedef enum direction { ALONE, ALONG_ROW, ALONG_COLUMN } direction;

/* How cell number `i` is joined with those after it that are not `done`. */
static direction joins(const hf_tale *tale, const hf_list *cells, uint32_t i, const bool *done)
{
    for (uint32_t j = i + 1; j < cells->count; j++) {
        if (done[j])
            continue;
        if (row_of(tale, cells->at[j]) == row_of(tale, cells->at[i]))
            return ALONG_ROW;
        if (column_of(tale, cells->at[j]) == column_of(tale, cells->at[i]))
            return ALONG_COLUMN;
    }
    return ALONE;
}

/* Tells cell number `i` with all it is joined with, and marks them as done. */
static void tell_joined(hf_tale *tale, const hf_list *cells, uint32_t i, bool *done)
{
    bool letters = tale->scene->names == HF_NAMES_A1;
    direction way = joins(tale, cells, i, done);
    uint32_t row = row_of(tale, cells->at[i]), column = column_of(tale, cells->at[i]);
    bool member[HF_LOGIC_MAX_SIZE] = {false};
    for (uint32_t j = i; j < cells->count; j++) {
        uint32_t r = row_of(tale, cells->at[j]), c = column_of(tale, cells->at[j]);
        bool in = !done[j] && (way == ALONG_ROW      ? r == row
                               : way == ALONG_COLUMN ? c == column
                                                     : j == i);
        if (!in)
            continue;
        done[j] = true;
        member[way == ALONG_ROW ? c : r] = true;
    }
    hf_tell(tale, letters ? "" : "r");
    for (uint32_t k = 0; k < 9; k++)
        if (way == ALONG_ROW ? k == row : member[k])
            tell_row(tale, k);
    hf_tell(tale, letters ? "" : "c");
    for (uint32_t k = 0; k < 9; k++)
        if (way == ALONG_ROW ? member[k] : k == column)
            hf_tell_number(tale, k + 1);
}

void hf_tell_cells(hf_tale *tale, const hf_list *cells)
{
    bool done[81] = {false};
    for (uint32_t i = 0; i < cells->count; i++) {
        if (can_join(tale) && done[i])
            continue;
        if (i > 0)
            hf_tell(tale, ",");
        if (can_join(tale))
            tell_joined(tale, cells, i, done);
        else
            hf_tell_cell(tale, cells->at[i]);
    }
}

void hf_tell_cell_list(hf_tale *tale, const hf_list *cells, const char *word)
{
    for (uint32_t i = 0; i < cells->count; i++) {
        tell_joint(tale, i, cells->count, word);
        hf_tell_cell(tale, cells->at[i]);
    }
}

/* ---- houses ---------------------------------------------------------------------------------- */

static const char *letter_of(hf_house_kind kind)
{
    static const char *const letters[] = {"r", "c", "b", "b", "d", "w", "p", "s", "h"};
    return letters[kind];
}

static void tell_house_number(hf_tale *tale, uint32_t house)
{
    uint32_t number = hf_shape_house_number(tale->shape, house);
    if (hf_shape_house_kind(tale->shape, house) == HF_HOUSE_ROW &&
        hf_shape_layers(tale->shape) == 1)
        tell_row(tale, number);
    else
        hf_tell_number(tale, number + 1);
}

void hf_tell_house(hf_tale *tale, uint32_t house)
{
    hf_tell(tale, letter_of(hf_shape_house_kind(tale->shape, house)));
    tell_house_number(tale, house);
}

/* The letter of a kind stands once before its numbers, if these have one digit each. */
void hf_tell_houses(hf_tale *tale, const hf_list *houses)
{
    for (uint32_t i = 0; i < houses->count; i++) {
        bool again = i > 0 && can_join(tale) &&
                     hf_shape_house_kind(tale->shape, houses->at[i]) ==
                         hf_shape_house_kind(tale->shape, houses->at[i - 1]);
        if (again)
            tell_house_number(tale, houses->at[i]);
        else
            hf_tell_house(tale, houses->at[i]);
    }
}

void hf_tell_house_name(hf_tale *tale, uint32_t house)
{
    char name[HF_NAME_SIZE];
    if (hf_shape_house_kind(tale->shape, house) == HF_HOUSE_ROW &&
        tale->scene->names == HF_NAMES_A1 && hf_shape_layers(tale->shape) == 1) {
        hf_tell(tale, "row ");
        tell_house_number(tale, house);
        return;
    }
    hf_tell(tale, hf_shape_house_name(tale->shape, house, name));
}

/* How many houses from number `i` on are of the same kind, and can be told together. */
static uint32_t same_kind(const hf_tale *tale, const hf_list *houses, uint32_t i)
{
    hf_house_kind kind = hf_shape_house_kind(tale->shape, houses->at[i]);
    uint32_t n = 1;
    if (hf_shape_layers(tale->shape) > 1 || kind > HF_HOUSE_REGION)
        return 1;
    while (i + n < houses->count && hf_shape_house_kind(tale->shape, houses->at[i + n]) == kind)
        n++;
    return n;
}

void hf_tell_house_list(hf_tale *tale, const hf_list *houses)
{
    static const char *const plural[] = {"rows ", "columns ", "boxes ", "regions "};
    for (uint32_t i = 0; i < houses->count;) {
        uint32_t n = same_kind(tale, houses, i);
        tell_joint(tale, i, i + n == houses->count ? i + 1 : houses->count, "and");
        if (n == 1) {
            hf_tell_house_name(tale, houses->at[i]);
        } else {
            hf_tell(tale, plural[hf_shape_house_kind(tale->shape, houses->at[i])]);
            for (uint32_t k = 0; k < n; k++) {
                tell_joint(tale, k, n, "and");
                tell_house_number(tale, houses->at[i + k]);
            }
        }
        i += n;
    }
}
