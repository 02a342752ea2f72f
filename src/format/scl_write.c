/* SPDX-License-Identifier: MIT
 *
 * scl_write.c - puzzles as SudokuPad's own links: what it understands, and for the eye the rest.
 *
 * Givens, regions, cages and three global rules are read back; lines, dots and signs are drawing there,
 * so that a puzzle keeps its looks. What has neither a meaning nor a drawing is not written in silence:
 * its name stands among the rules. JSON is written in full, which SudokuPad reads as well as its short
 * spelling.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "format/lzstring.h"
#include "format/scl.h"
#include "puzzle/kind.h"
#include "puzzle/puzzle_data.h"

typedef struct writing {
    const hf_puzzle *puzzle;
    uint32_t size;
    hf_text *text;
    bool any; /* something stands in the list at work */
} writing;

static void put_string(hf_text *text, const char *string)
{
    for (; *string != '\0'; string++) {
        unsigned char c = (unsigned char)*string;
        if (c == '"' || c == '\\')
            hf_text_char(text, '\\');
        hf_text_char(text, c < 32 ? ' ' : (char)c);
    }
}

/* [row,column], in half cells if asked: the middle of a cell is 0.5 beyond its corner. */
static void put_place(const writing *w, uint32_t row2, uint32_t column2)
{
    const uint32_t numbers[2] = {row2, column2};
    for (int i = 0; i < 2; i++) {
        hf_text_char(w->text, i == 0 ? '[' : ',');
        hf_text_number(w->text, numbers[i] / 2);
        hf_text_add(w->text, numbers[i] % 2 != 0 ? ".5" : "");
    }
    hf_text_char(w->text, ']');
}

static void put_middle(const writing *w, uint32_t cell)
{
    put_place(w, 2 * (cell / w->size) + 1, 2 * (cell % w->size) + 1);
}

static void put_cells(const writing *w, const uint32_t *cells, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        hf_text_char(w->text, i == 0 ? '[' : ',');
        put_place(w, 2 * (cells[i] / w->size), 2 * (cells[i] % w->size));
    }
    hf_text_char(w->text, ']');
}

static void open_item(writing *w)
{
    hf_text_add(w->text, w->any ? ",{" : "{");
    w->any = true;
}

static void open_list(writing *w, const char *name)
{
    hf_text_add(w->text, ",\"");
    hf_text_add(w->text, name);
    hf_text_add(w->text, "\":[");
    w->any = false;
}

/* ---- what SudokuPad understands ------------------------------------------------------------------ */

static void put_board(writing *w)
{
    const hf_shape *shape = hf_puzzle_shape(w->puzzle);
    hf_text_add(w->text, "{\"cellSize\":50,\"cells\":[");
    for (uint32_t i = 0; i < w->size * w->size; i++) {
        uint32_t clue = hf_puzzle_clue(w->puzzle, i);
        hf_text_add(w->text, i % w->size > 0 ? "," : i > 0 ? "],[" : "[");
        hf_text_add(w->text, clue != 0 ? "{\"value\":" : "{");
        if (clue != 0)
            hf_text_number(w->text, clue);
        hf_text_char(w->text, '}');
    }
    hf_text_add(w->text, "]]");
    open_list(w, "regions");
    for (uint32_t h = 0; h < hf_shape_houses(shape); h++) {
        hf_house_kind kind = hf_shape_house_kind(shape, h);
        if (kind != HF_HOUSE_BOX && kind != HF_HOUSE_REGION)
            continue;
        hf_text_add(w->text, w->any ? "," : "");
        w->any = true;
        put_cells(w, hf_shape_house(shape, h), w->size);
    }
    hf_text_char(w->text, ']');
}

static bool is_cage(const hf_written *written)
{
    return (written->kind == HF_CONSTRAINT_CAGE || written->kind == HF_CONSTRAINT_SUM) &&
           written->number_count <= 1;
}

static void put_cage(writing *w, const hf_written *written)
{
    open_item(w);
    hf_text_add(w->text, "\"cells\":");
    put_cells(w, written->cells, written->cell_count);
    if (written->number_count > 0) {
        HF_ASSERT(written->numbers[0] >= 0); /* a sum of cells */
        hf_text_add(w->text, ",\"value\":");
        hf_text_number(w->text, (uint64_t)written->numbers[0]);
    }
    hf_text_add(w->text,
                written->kind == HF_CONSTRAINT_SUM ? ",\"unique\":false}" : ",\"unique\":true}");
}

static const char *global_name(hf_constraint_kind kind)
{
    return kind == HF_CONSTRAINT_ANTI_KNIGHT       ? "antiknight"
           : kind == HF_CONSTRAINT_ANTI_KING       ? "antiking"
           : kind == HF_CONSTRAINT_NON_CONSECUTIVE ? "nonconsecutive"
                                                   : NULL;
}

/* Has it a drawing in SudokuPad's terms below? */
static bool is_drawn(const hf_written *written)
{
    hf_drawing_style style = hf_kind_of(written->kind)->style;
    return is_cage(written) || global_name(written->kind) != NULL || style == HF_STYLE_LINE ||
           style == HF_STYLE_BULB || style == HF_STYLE_ENDS || style == HF_STYLE_ARROW ||
           style == HF_STYLE_DOT || style == HF_STYLE_LETTER;
}

/* Title and rules are cages without cells. */
static void put_cages(writing *w)
{
    const hf_rules *rules = w->puzzle->rules;
    const char *title = hf_puzzle_title(w->puzzle);
    bool told = false;
    title = title != NULL ? title : hf_puzzle_comment(w->puzzle);
    open_list(w, "cages");
    if (title != NULL) {
        open_item(w);
        hf_text_add(w->text, "\"value\":\"title: ");
        put_string(w->text, title);
        hf_text_add(w->text, "\"}");
    }
    for (uint32_t i = 0; rules != NULL && i < rules->written_count; i++) {
        if (is_cage(&rules->written[i]))
            put_cage(w, &rules->written[i]);
    }
    for (uint32_t i = 0; rules != NULL && i < hf_puzzle_constraints(w->puzzle); i++) {
        uint32_t before = hf_puzzle_constraints(w->puzzle) - rules->written_count;
        char words[200];
        if (i >= before && is_drawn(&rules->written[i - before]))
            continue;
        if (!told)
            open_item(w);
        hf_text_add(w->text, told ? "; " : "\"value\":\"rules: ");
        told = true;
        hf_puzzle_constraint_text(w->puzzle, i, words, sizeof words);
        put_string(w->text, words);
    }
    hf_text_add(w->text, told ? "\"}]" : "]");
}

static void put_global(writing *w)
{
    const hf_rules *rules = w->puzzle->rules;
    open_list(w, "global");
    for (uint32_t i = 0; rules != NULL && i < rules->written_count; i++) {
        const char *name = global_name(rules->written[i].kind);
        if (name == NULL)
            continue;
        hf_text_add(w->text, w->any ? ",\"" : "\"");
        hf_text_add(w->text, name);
        hf_text_char(w->text, '"');
        w->any = true;
    }
    hf_text_char(w->text, ']');
}

/* ---- what is drawing there ----------------------------------------------------------------------- */

static void put_line(writing *w, const uint32_t *cells, uint32_t count, const char *colour,
                     uint32_t thickness)
{
    open_item(w);
    hf_text_add(w->text, "\"color\":\"");
    hf_text_add(w->text, colour);
    hf_text_add(w->text, "\",\"thickness\":");
    hf_text_number(w->text, thickness);
    hf_text_add(w->text, ",\"wayPoints\":");
    for (uint32_t i = 0; i < count; i++) {
        hf_text_char(w->text, i == 0 ? '[' : ',');
        put_middle(w, cells[i]);
    }
    hf_text_char(w->text, ']');
}

static void put_lines(writing *w, bool arrows)
{
    const hf_rules *rules = w->puzzle->rules;
    open_list(w, arrows ? "arrows" : "lines");
    for (uint32_t i = 0; i < rules->written_count; i++) {
        const hf_written *written = &rules->written[i];
        const hf_kind *kind = hf_kind_of(written->kind);
        if (arrows && kind->style == HF_STYLE_ARROW) {
            uint32_t bulb = written->parts[0];
            put_line(w, written->cells + bulb - 1, written->cell_count - bulb + 1, kind->colour, 3);
            hf_text_add(w->text, ",\"headLength\":0.3}");
        } else if (!arrows && (kind->style == HF_STYLE_LINE || kind->style == HF_STYLE_BULB ||
                               kind->style == HF_STYLE_ENDS)) {
            put_line(w, written->cells, written->cell_count, kind->colour, 14);
            hf_text_char(w->text, '}');
        }
    }
    hf_text_char(w->text, ']');
}

/* A round figure with its middle in half cells, and perhaps a letter. */
static void put_figure(writing *w, uint32_t row2, uint32_t column2, const char *side,
                       const char *fill, const char *edge, const char *letter)
{
    open_item(w);
    hf_text_add(w->text, "\"center\":");
    put_place(w, row2, column2);
    hf_text_add(w->text, ",\"width\":");
    hf_text_add(w->text, side);
    hf_text_add(w->text, ",\"height\":");
    hf_text_add(w->text, side);
    hf_text_add(w->text, ",\"rounded\":true,\"backgroundColor\":\"");
    hf_text_add(w->text, fill);
    hf_text_add(w->text, "\",\"borderColor\":\"");
    hf_text_add(w->text, edge);
    if (letter != NULL) {
        hf_text_add(w->text, "\",\"fontSize\":16,\"text\":\"");
        hf_text_add(w->text, letter);
    }
    hf_text_add(w->text, "\"}");
}

static void put_bulbs(writing *w)
{
    const hf_rules *rules = w->puzzle->rules;
    open_list(w, "underlays");
    for (uint32_t i = 0; i < rules->written_count; i++) {
        const hf_written *written = &rules->written[i];
        const hf_kind *kind = hf_kind_of(written->kind);
        bool ring = kind->style == HF_STYLE_ARROW || kind->style == HF_STYLE_ENDS;
        uint32_t last = written->cell_count - 1;
        if (kind->style != HF_STYLE_BULB && !ring)
            continue;
        const char *fill = ring ? "#FFFFFF" : kind->colour;
        uint32_t first = written->cells[0], end = written->cells[last];
        put_figure(w, 2 * (first / w->size) + 1, 2 * (first % w->size) + 1, "0.75", fill,
                   kind->colour, NULL);
        if (kind->style == HF_STYLE_ENDS)
            put_figure(w, 2 * (end / w->size) + 1, 2 * (end % w->size) + 1, "0.75", fill,
                       kind->colour, NULL);
    }
    hf_text_char(w->text, ']');
}

/* What stands on the border of two neighbours. */
static void put_signs(writing *w)
{
    const hf_rules *rules = w->puzzle->rules;
    open_list(w, "overlays");
    for (uint32_t i = 0; i < rules->written_count; i++) {
        const hf_written *written = &rules->written[i];
        const hf_kind *kind = hf_kind_of(written->kind);
        if (kind->style != HF_STYLE_DOT && kind->style != HF_STYLE_LETTER)
            continue;
        uint32_t a = written->cells[0], b = written->cells[1];
        uint32_t row2 = a / w->size + b / w->size + 1, column2 = a % w->size + b % w->size + 1;
        bool upright = a % w->size == b % w->size;
        const char *letter = kind->style == HF_STYLE_DOT ? NULL
                             : written->kind == HF_CONSTRAINT_PAIR_SUM
                                 ? (written->numbers[0] == 5 ? "V" : "X")
                             : upright ? (a < b ? "v" : "^")
                                       : (a < b ? ">" : "<");
        put_figure(w, row2, column2, "0.3", letter != NULL ? "#FFFFFF" : kind->colour,
                   letter != NULL ? "#FFFFFF" : "#000000", letter);
    }
    hf_text_char(w->text, ']');
}

/* ---- the whole ---------------------------------------------------------------------------------- */

static void write_object(const hf_puzzle *puzzle, hf_text *text)
{
    writing w = {puzzle, hf_shape_size(hf_puzzle_shape(puzzle)), text, false};
    put_board(&w);
    put_cages(&w);
    put_global(&w);
    if (puzzle->rules != NULL) {
        put_lines(&w, false);
        put_lines(&w, true);
        put_bulbs(&w);
        put_signs(&w);
    }
    hf_text_char(text, '}');
}

hf_status hf_scl_write(const hf_puzzle *puzzle, const hf_write_options *options, hf_text *text)
{
    const hf_shape_spec *spec = hf_shape_spec_of(hf_puzzle_shape(puzzle));
    hf_text measured = hf_text_make(NULL, 0);
    (void)options;
    if (spec->layout > HF_LAYOUT_JIGSAW || spec->size > HF_RULES_SYMBOLS ||
        spec->symbols == HF_SYMBOLS_ZERO)
        return HF_UNSUPPORTED;
    write_object(puzzle, &measured);
    char *object = malloc(measured.length + 1);
    if (object == NULL)
        return HF_NO_MEMORY;
    hf_text written = hf_text_make(object, measured.length + 1);
    write_object(puzzle, &written);
    hf_text_add(text, "https://sudokupad.app/scl");
    bool packed = hf_lzstring_pack((hf_span){object, measured.length}, text);
    free(object);
    return packed ? HF_OK : HF_NO_MEMORY;
}
