/* SPDX-License-Identifier: MIT
 *
 * names.c - cells, houses and symbols by name, in the notation and in prose.
 *
 * The notation joins cells of one row or column: r2c2, r3c1, r6c2 are r26c2,r3c1. A cell is joined
 * with the first later cell that shares its row or its column, which then decides the direction;
 * that is how solvers usually print them. Boards of more than nine rows or columns, and boards with
 * layers, list each cell by itself: r12c3 must not mean two things.
 */
#include "base/assert.h"
#include "base/bits.h"
#include "explain/writer.h"

void hf_say(hf_writer *w, const char *words)
{
    hf_text_add(&w->text, words);
}

void hf_say_break(hf_writer *w)
{
    hf_text_add(&w->text, w->escaped ? "\\n" : "\n");
}

void hf_say_capital(hf_writer *w, size_t from)
{
    if (from + 1 >= w->text.size)
        return; /* cut off before it */
    HF_ASSERT(w->text.buffer[from] >= 'a' && w->text.buffer[from] <= 'z');
    w->text.buffer[from] = (char)(w->text.buffer[from] - 'a' + 'A');
}

void hf_say_number(hf_writer *w, uint64_t number)
{
    hf_text_number(&w->text, number);
}

void hf_say_count(hf_writer *w, uint32_t count)
{
    static const char *const words[] = {"no",   "one", "two",   "three", "four",
                                        "five", "six", "seven", "eight", "nine"};
    HF_ASSERT(count < sizeof words / sizeof *words); /* a fish has seven houses at most */
    hf_say(w, words[count]);
}

/* ---- symbols --------------------------------------------------------------------------------- */

void hf_say_symbol(hf_writer *w, uint32_t symbol)
{
    hf_text_char(&w->text, hf_shape_symbol(w->shape, symbol));
}

void hf_say_symbols(hf_writer *w, uint32_t mask, const char *between)
{
    for (uint32_t rest = mask; rest; rest &= rest - 1) {
        if (rest != mask)
            hf_say(w, between);
        hf_say_symbol(w, hf_lowest32(rest) + 1);
    }
}

void hf_say_step_symbols(hf_writer *w, const char *between)
{
    for (uint32_t i = 0; i < w->step->symbol_count; i++) {
        if (i > 0)
            hf_say(w, between);
        hf_say_symbol(w, w->step->symbol[i]);
    }
}

/* What stands before item `i` of `count` in a list told in prose. */
static void say_joint(hf_writer *w, uint32_t i, uint32_t count, const char *word)
{
    if (i == 0)
        return;
    if (i + 1 < count) {
        hf_say(w, ", ");
        return;
    }
    hf_say(w, " ");
    hf_say(w, word);
    hf_say(w, " ");
}

void hf_say_symbol_list(hf_writer *w, uint32_t mask, const char *word)
{
    uint32_t count = hf_popcount32(mask), i = 0;
    for (uint32_t rest = mask; rest; rest &= rest - 1) {
        say_joint(w, i++, count, word);
        hf_say_symbol(w, hf_lowest32(rest) + 1);
    }
}

/* ---- cells ----------------------------------------------------------------------------------- */

/* A, B, ... Z, AA, AB, ... for rows. */
static void say_letter(hf_writer *w, uint32_t row)
{
    if (row >= 26)
        hf_text_char(&w->text, (char)('A' + row / 26 - 1));
    hf_text_char(&w->text, (char)('A' + row % 26));
}

void hf_say_row(hf_writer *w, uint32_t row)
{
    if (w->scene->names == HF_NAMES_A1)
        say_letter(w, row);
    else
        hf_say_number(w, row + 1);
}

static uint32_t row_of(const hf_writer *w, uint32_t cell)
{
    return cell / hf_shape_columns(w->shape) % hf_shape_rows(w->shape);
}

static uint32_t column_of(const hf_writer *w, uint32_t cell)
{
    return cell % hf_shape_columns(w->shape);
}

void hf_say_cell(hf_writer *w, uint32_t cell)
{
    bool letters = w->scene->names == HF_NAMES_A1;
    if (hf_shape_layers(w->shape) > 1) {
        hf_say(w, "l");
        hf_say_number(w, cell / (hf_shape_rows(w->shape) * hf_shape_columns(w->shape)) + 1);
    }
    hf_say(w, letters ? "" : "r");
    hf_say_row(w, row_of(w, cell));
    hf_say(w, letters ? "" : "c");
    hf_say_number(w, column_of(w, cell) + 1);
}

static bool can_join(const hf_writer *w)
{
    return hf_shape_layers(w->shape) == 1 && hf_shape_rows(w->shape) <= 9 &&
           hf_shape_columns(w->shape) <= 9;
}

typedef enum direction { ALONE, ALONG_ROW, ALONG_COLUMN } direction;

/* How cell number `i` is joined with those after it that are not `done`. */
static direction joins(const hf_writer *w, const hf_list *cells, uint32_t i, const bool *done)
{
    for (uint32_t j = i + 1; j < cells->count; j++) {
        if (done[j])
            continue;
        if (row_of(w, cells->at[j]) == row_of(w, cells->at[i]))
            return ALONG_ROW;
        if (column_of(w, cells->at[j]) == column_of(w, cells->at[i]))
            return ALONG_COLUMN;
    }
    return ALONE;
}

/* Tells cell number `i` with all it is joined with, and marks them as done. */
static void say_joined(hf_writer *w, const hf_list *cells, uint32_t i, bool *done)
{
    bool letters = w->scene->names == HF_NAMES_A1;
    direction way = joins(w, cells, i, done);
    uint32_t row = row_of(w, cells->at[i]), column = column_of(w, cells->at[i]);
    bool member[HF_LOGIC_MAX_SIZE] = {false};
    for (uint32_t j = i; j < cells->count; j++) {
        uint32_t r = row_of(w, cells->at[j]), c = column_of(w, cells->at[j]);
        bool in = !done[j] && (way == ALONG_ROW      ? r == row
                               : way == ALONG_COLUMN ? c == column
                                                     : j == i);
        if (!in)
            continue;
        done[j] = true;
        member[way == ALONG_ROW ? c : r] = true;
    }
    hf_say(w, letters ? "" : "r");
    for (uint32_t k = 0; k < 9; k++)
        if (way == ALONG_ROW ? k == row : member[k])
            hf_say_row(w, k);
    hf_say(w, letters ? "" : "c");
    for (uint32_t k = 0; k < 9; k++)
        if (way == ALONG_ROW ? member[k] : k == column)
            hf_say_number(w, k + 1);
}

void hf_say_cells(hf_writer *w, const hf_list *cells)
{
    bool done[81] = {false};
    for (uint32_t i = 0; i < cells->count; i++) {
        if (can_join(w) && done[i])
            continue;
        if (i > 0)
            hf_say(w, ",");
        if (can_join(w))
            say_joined(w, cells, i, done);
        else
            hf_say_cell(w, cells->at[i]);
    }
}

void hf_say_cell_list(hf_writer *w, const hf_list *cells, const char *word)
{
    for (uint32_t i = 0; i < cells->count; i++) {
        say_joint(w, i, cells->count, word);
        hf_say_cell(w, cells->at[i]);
    }
}

/* ---- houses ---------------------------------------------------------------------------------- */

static const char *letter_of(hf_house_kind kind)
{
    static const char *const letters[] = {"r", "c", "b", "b", "d", "w", "p", "s", "h", "e"};
    return letters[kind];
}

static void say_house_number(hf_writer *w, uint32_t house)
{
    uint32_t number = hf_shape_house_number(w->shape, house);
    if (hf_shape_house_kind(w->shape, house) == HF_HOUSE_ROW && hf_shape_layers(w->shape) == 1)
        hf_say_row(w, number);
    else
        hf_say_number(w, number + 1);
}

void hf_say_house(hf_writer *w, uint32_t house)
{
    hf_say(w, letter_of(hf_shape_house_kind(w->shape, house)));
    say_house_number(w, house);
}

/* The letter of a kind stands once before its numbers, if these have one digit each. */
void hf_say_houses(hf_writer *w, const hf_list *houses)
{
    for (uint32_t i = 0; i < houses->count; i++) {
        bool again = i > 0 && can_join(w) &&
                     hf_shape_house_kind(w->shape, houses->at[i]) ==
                         hf_shape_house_kind(w->shape, houses->at[i - 1]);
        if (again)
            say_house_number(w, houses->at[i]);
        else
            hf_say_house(w, houses->at[i]);
    }
}

void hf_say_house_name(hf_writer *w, uint32_t house)
{
    char name[HF_NAME_SIZE];
    if (hf_shape_house_kind(w->shape, house) == HF_HOUSE_ROW && w->scene->names == HF_NAMES_A1 &&
        hf_shape_layers(w->shape) == 1) {
        hf_say(w, "row ");
        say_house_number(w, house);
        return;
    }
    hf_say(w, hf_shape_house_name(w->shape, house, name));
}

void hf_say_home(hf_writer *w, uint32_t cell)
{
    uint32_t house = hf_gather_home(w, cell);
    if (house != HF_NO_HOUSE)
        hf_say_house_name(w, house);
    else
        hf_say_cell(w, cell);
}

/* How many houses from number `i` on are of the same kind, and can be told together. */
static uint32_t same_kind(const hf_writer *w, const hf_list *houses, uint32_t i)
{
    hf_house_kind kind = hf_shape_house_kind(w->shape, houses->at[i]);
    uint32_t n = 1;
    if (hf_shape_layers(w->shape) > 1 || kind > HF_HOUSE_REGION)
        return 1;
    while (i + n < houses->count && hf_shape_house_kind(w->shape, houses->at[i + n]) == kind)
        n++;
    return n;
}

void hf_say_house_list(hf_writer *w, const hf_list *houses)
{
    static const char *const plural[] = {"rows ", "columns ", "boxes ", "regions "};
    for (uint32_t i = 0; i < houses->count;) {
        uint32_t n = same_kind(w, houses, i);
        say_joint(w, i, i + n == houses->count ? i + 1 : houses->count, "and");
        if (n == 1) {
            hf_say_house_name(w, houses->at[i]);
        } else {
            hf_say(w, plural[hf_shape_house_kind(w->shape, houses->at[i])]);
            for (uint32_t k = 0; k < n; k++) {
                say_joint(w, k, n, "and");
                say_house_number(w, houses->at[i + k]);
            }
        }
        i += n;
    }
}

void hf_say_node(hf_writer *w, const hf_node *node, bool is)
{
    hf_list cells;
    hf_gather_members(w, node, &cells);
    if (cells.count == 1) {
        hf_say_cell(w, cells.at[0]);
        hf_say(w, is ? " is " : " is not ");
        hf_say_symbol(w, node->symbol);
        return;
    }
    hf_say_symbol(w, node->symbol);
    hf_say(w, is ? " is in one of " : " is in none of ");
    hf_say_cell_list(w, &cells, "and");
}
