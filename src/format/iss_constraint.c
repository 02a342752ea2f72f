/* SPDX-License-Identifier: MIT
 *
 * iss_constraint.c - what follows the name of a constraint in the notation of the Interactive Sudoku
 * Solver. What a name means stands with its kind (puzzle/kinds).
 */
#include <string.h>

#include "format/iss.h"

/* Every two cells of the list that lie side by side are a constraint of their own. */
static hf_status add_pairs(hf_told *told, hf_constraint_kind kind)
{
    uint32_t cells[HF_TOLD_CELLS];
    uint32_t count = told->cell_count, wide = told->columns;
    hf_status status = HF_OK;
    bool any = false;
    memcpy(cells, told->cells, count * sizeof *cells);
    for (uint32_t i = 0; i < count; i++) {
        for (uint32_t k = i + 1; status == HF_OK && k < count; k++) {
            if (!hf_told_beside(cells[i], cells[k], wide))
                continue;
            told->cells[0] = cells[i];
            told->cells[1] = cells[k];
            told->cell_count = told->parts[0] = 2;
            told->part_count = 1;
            status = hf_told_add(told, kind);
            any = true;
        }
    }
    return any ? status
               : hf_told_fail(told, "no two of the cells lie side by side", (hf_span){NULL, 0});
}

/* R1~5~7: 5 is seen from the beginning of the row, 7 from its end. */
static hf_status read_outside(hf_told *told, hf_constraint_kind kind, hf_span rest)
{
    hf_span name, piece;
    hf_status status = HF_OK;
    bool any = false;
    hf_iss_next(&rest, '~', &name);
    for (int side = 0; side < 2 && status == HF_OK && hf_iss_next(&rest, '~', &piece); side++) {
        int32_t number;
        if (piece.length == 0)
            continue;
        hf_told_clear(told);
        if (!hf_iss_line(told, name, side == 1) || !hf_iss_number(piece, &number))
            return hf_told_fail(told, "expected a line and numbers, such as R1~5~7", name);
        hf_told_number(told, number);
        status = hf_told_add(told, kind);
        any = true;
    }
    return any ? status : hf_told_fail(told, "expected a line and numbers, such as R1~5~7", name);
}

/* The diagonal that begins in a cell of the rim: down and right from the left side, and so on. */
static bool read_diagonal(hf_told *told, hf_span piece)
{
    size_t at = 0;
    uint32_t cell;
    if (!hf_iss_cell(told, piece, &at, &cell) || at != piece.length)
        return false;
    int32_t high = (int32_t)told->rows, wide = (int32_t)told->columns;
    int32_t row = (int32_t)cell / wide, column = (int32_t)cell % wide;
    int32_t down = 1, right = 1;
    if (column == 0 && row < high - 1) {
        down = right = 1;
    } else if (column == wide - 1 && row > 0) {
        down = right = -1;
    } else if (row == 0) {
        right = -1;
    } else if (row == high - 1) {
        down = -1;
    } else {
        return false;
    }
    for (; row >= 0 && row < high && column >= 0 && column < wide; row += down, column += right)
        hf_told_cell(told, (uint32_t)(row * wide + column));
    return true;
}

static hf_status read_quad(hf_told *told, hf_span rest)
{
    hf_span piece;
    size_t at = 0;
    uint32_t cell;
    hf_iss_next(&rest, '~', &piece);
    uint32_t wide = told->columns;
    if (!hf_iss_cell(told, piece, &at, &cell) || cell % wide == wide - 1 ||
        cell / wide == told->rows - 1)
        return hf_told_fail(told, "expected the upper left one of four cells", piece);
    hf_told_cell(told, cell);
    hf_told_cell(told, cell + 1);
    hf_told_cell(told, cell + wide);
    hf_told_cell(told, cell + wide + 1);
    while (hf_iss_next(&rest, '~', &piece)) {
        int32_t number;
        if (!hf_iss_number(piece, &number) || !hf_told_number(told, number))
            return hf_told_fail(told, "expected a value", piece);
    }
    return hf_told_add(told, HF_CONSTRAINT_QUADRUPLE);
}

/* The number in front of the cells, which may be missing; then the cells. */
static hf_status read_numbered(hf_told *told, const hf_kind *kind, hf_span rest)
{
    hf_span after = rest, piece;
    int32_t number = kind->usual;
    hf_iss_next(&after, '~', &piece);
    if (piece.length == 0 && kind == &hf_kind_cage) {
        number = 0;
        rest = after;
    } else if (piece.length > 0 && *piece.at != 'R' && *piece.at != 'r') {
        if (!hf_iss_number(piece, &number))
            return hf_told_fail(told, "expected a number", piece);
        rest = after;
    } else if (kind->iss_form != HF_ISS_MAYBE_NUMBER) {
        return hf_told_fail(told, "expected a number", piece);
    }
    hf_told_number(told, number);
    return hf_iss_cells(told, rest, false);
}

/* A sum of 0 is no sum. A cage that names a cell twice counts it twice: a sum, and the cells all
 * different; there must be two of these. */
static hf_status add_cage(hf_told *told, hf_span rest)
{
    if (told->numbers[0] == 0)
        told->number_count = 0;
    if (!hf_cells_repeat(told->cells, told->cell_count))
        return hf_told_add(told, HF_CONSTRAINT_CAGE);
    uint32_t kept = 0;
    for (uint32_t i = 1; i < told->cell_count; i++)
        kept += told->cells[i] != told->cells[0];
    if (kept == 0)
        return hf_told_fail(told, "a cell comes twice", rest);
    hf_status status = told->number_count > 0 ? hf_told_add(told, HF_CONSTRAINT_SUM) : HF_OK;
    kept = 0;
    for (uint32_t i = 0; i < told->cell_count; i++) {
        uint32_t at = 0;
        while (at < kept && told->cells[at] != told->cells[i])
            at++;
        told->cells[at] = told->cells[i];
        kept += at == kept;
    }
    told->cell_count = told->parts[0] = kept;
    told->number_count = 0;
    return status == HF_OK ? hf_told_add(told, HF_CONSTRAINT_REGION) : status;
}

static hf_status read_sets(hf_told *told, hf_span rest)
{
    hf_span piece;
    int32_t sets;
    hf_iss_next(&rest, '~', &piece);
    if (!hf_iss_number(piece, &sets))
        return hf_told_fail(told, "expected a number", piece);
    hf_status status = hf_iss_cells(told, rest, false);
    if (status != HF_OK)
        return status;
    if (sets < 2 || told->cell_count == 0 || told->cell_count % (uint32_t)sets != 0)
        return hf_told_fail(told, "the cells do not make up so many sets", piece);
    told->part_count = (uint32_t)sets;
    for (uint32_t i = 0; i < told->part_count; i++)
        told->parts[i] = told->cell_count / (uint32_t)sets;
    return hf_told_add(told, told->parts[0] == 1 ? HF_CONSTRAINT_CLONE : HF_CONSTRAINT_SAME_SETS);
}

static hf_status read_digits(hf_told *told, hf_constraint_kind kind, hf_span rest)
{
    hf_span piece;
    hf_iss_next(&rest, '~', &piece);
    for (size_t i = 0; i < piece.length; i++) {
        if (!hf_is_digit(piece.at[i]) || !hf_told_number(told, piece.at[i] - '0'))
            return hf_told_fail(told, "expected digits", piece);
    }
    hf_status status = hf_iss_cells(told, rest, false);
    return status == HF_OK ? hf_told_add(told, kind) : status;
}

/* A number, cells, and perhaps LOOP at the end. */
static hf_status read_loop(hf_told *told, const hf_kind *kind, hf_span rest)
{
    bool loop = rest.length > 5 && memcmp(rest.at + rest.length - 5, "~LOOP", 5) == 0;
    if (loop)
        rest.length -= 5;
    hf_status status = read_numbered(told, kind, rest);
    if (loop)
        hf_told_number(told, 1);
    return status == HF_OK ? hf_told_add(told, HF_CONSTRAINT_SUM_LINE) : status;
}

static hf_status read_ties(hf_told *told, hf_span rest)
{
    for (int32_t i = 0; i < 3; i++) {
        if (hf_iss_is_word(rest, hf_iss_ties[i])) {
            hf_told_number(told, i);
            return hf_told_add(told, HF_CONSTRAINT_RANK_TIES);
        }
    }
    return hf_told_fail(told, "expected none, only-unclued or any", rest);
}

/* The first so many cells are a part of their own. */
static hf_status add_split(hf_told *told, hf_constraint_kind kind, uint32_t first)
{
    if (first >= told->cell_count)
        return hf_told_fail(told, "too few cells", (hf_span){NULL, 0});
    told->part_count = 2;
    told->parts[0] = first;
    told->parts[1] = told->cell_count - first;
    told->number_count = 0;
    return hf_told_add(told, kind);
}

/* A region sum line on a board whose boxes are no houses: the kind does not know them, so its parts are
 * told. */
static hf_status add_box_sums(hf_told *told)
{
    uint16_t boxes[HF_RULES_CELLS];
    if (!hf_iss_boxes(told->rows, told->columns, told->box, boxes))
        return hf_told_add(told, HF_CONSTRAINT_REGION_SUM);
    told->part_count = 0;
    for (uint32_t i = 0; i < told->cell_count; i++) {
        if (i == 0 || boxes[told->cells[i]] != boxes[told->cells[i - 1]])
            hf_told_part(told);
        told->parts[told->part_count - 1]++;
    }
    return told->part_count > 1 ? hf_told_add(told, HF_CONSTRAINT_EQUAL_SUM) : HF_OK;
}

static hf_status read_simple(hf_told *told, hf_constraint_kind number, const hf_kind *kind,
                             hf_span rest)
{
    bool parts = kind->iss_form == HF_ISS_SEGMENTS;
    hf_status status = HF_OK;
    if (number == HF_CONSTRAINT_SUM && hf_iss_has_weights(rest))
        return hf_iss_weights(told, rest);
    if (kind->iss_form == HF_ISS_NUMBER_CELLS || kind->iss_form == HF_ISS_MAYBE_NUMBER)
        status = read_numbered(told, kind, rest);
    else
        status = hf_iss_cells(told, rest, parts);
    if (status != HF_OK)
        return status;
    if (kind->iss_form == HF_ISS_FIRST_CELLS)
        return add_split(told, number, 1);
    if (number == HF_CONSTRAINT_REGION_SUM && told->box > 0)
        return add_box_sums(told);
    return number == HF_CONSTRAINT_CAGE ? add_cage(told, rest) : hf_told_add(told, number);
}

/* A number and the place of a line: Sandwich~10~R1, LittleKiller~20~R3C1. */
static hf_status read_beside(hf_told *told, hf_constraint_kind number, const hf_kind *kind,
                             hf_span rest)
{
    hf_span piece;
    int32_t sum;
    hf_iss_next(&rest, '~', &piece);
    bool good = hf_iss_number(piece, &sum) && hf_iss_next(&rest, '~', &piece);
    if (good)
        good = kind->iss_form == HF_ISS_LINE ? hf_iss_line(told, piece, false)
                                             : read_diagonal(told, piece);
    if (!good)
        return hf_told_fail(told, "expected a sum and the line it belongs to", piece);
    hf_told_number(told, sum);
    if (number == HF_CONSTRAINT_SANDWICH && told->cell_count < told->size)
        number = HF_CONSTRAINT_LUNCHBOX; /* the first and the last symbol may be missing */
    return hf_told_add(told, number);
}

static hf_status read_constraint(hf_told *told, hf_constraint_kind number, hf_span name,
                                 hf_span rest)
{
    const hf_kind *kind = hf_kind_of(number);
    hf_status status;
    switch (kind->iss_form) {
    case HF_ISS_GLOBAL:
        if (rest.length > 0)
            return hf_told_fail(told, "a rule for the whole board has nothing behind it", rest);
        return hf_told_add(told, number);
    case HF_ISS_PAIRS:
        status = hf_iss_cells(told, rest, false);
        if (status == HF_OK && told->cell_count < 2)
            return hf_told_fail(told, "too few cells", name);
        if (kind->usual != 0)
            hf_told_number(told, hf_iss_is_word(name, "V") ? 5 : kind->usual);
        return status == HF_OK ? add_pairs(told, number) : status;
    case HF_ISS_OUTSIDE:
        return read_outside(told, number, rest);
    case HF_ISS_LINE:
    case HF_ISS_DIAGONAL:
        return read_beside(told, number, kind, rest);
    case HF_ISS_QUAD:
        return read_quad(told, rest);
    case HF_ISS_SETS:
        return read_sets(told, rest);
    case HF_ISS_DIGITS:
        return read_digits(told, number, rest);
    case HF_ISS_LOOP:
        return read_loop(told, kind, rest);
    case HF_ISS_TIES:
        return read_ties(told, rest);
    case HF_ISS_VALUES:
        return hf_iss_values(told, number, rest);
    default:
        return read_simple(told, number, kind, rest);
    }
}

/* A pill is an arrow whose first cells are read as a number. */
static hf_status read_pill(hf_told *told, hf_span rest)
{
    hf_span piece;
    int32_t length;
    hf_iss_next(&rest, '~', &piece);
    if (!hf_iss_number(piece, &length) || length < 2 || length > 3)
        return hf_told_fail(told, "expected a pill of 2 or 3 cells", piece);
    hf_status status = hf_iss_cells(told, rest, false);
    return status == HF_OK ? add_split(told, HF_CONSTRAINT_ARROW, (uint32_t)length) : status;
}

/* Indexing~R~... and Indexing~C~... are two kinds of one name. */
static hf_status read_indexing(hf_told *told, hf_span rest)
{
    hf_span piece;
    hf_iss_next(&rest, '~', &piece);
    if (!hf_iss_is_word(piece, "R") && !hf_iss_is_word(piece, "C"))
        return hf_told_fail(told, "expected R or C", piece);
    hf_status status = hf_iss_cells(told, rest, false);
    return status == HF_OK
               ? hf_told_add(told, hf_iss_is_word(piece, "R") ? HF_CONSTRAINT_ROW_INDEXER
                                                              : HF_CONSTRAINT_COLUMN_INDEXER)
               : status;
}

hf_status hf_iss_add_disjoint(hf_told *told, const uint16_t *regions)
{
    hf_status status = HF_OK;
    for (uint32_t place = 0; status == HF_OK && place < told->size; place++) {
        uint32_t met[HF_RULES_CELLS] = {0};
        hf_told_clear(told);
        for (uint32_t i = 0; i < told->rows * told->columns; i++) {
            if (regions[i] != HF_NO_REGION && met[regions[i]]++ == place)
                hf_told_cell(told, i);
        }
        status = told->cell_count > 1 ? hf_told_add(told, HF_CONSTRAINT_REGION) : HF_OK;
    }
    return status;
}

hf_status hf_iss_named(hf_told *told, hf_span name, hf_span rest)
{
    if (hf_iss_is_word(name, "Cage")) /* the most common, in front of all questions */
        return read_constraint(told, HF_CONSTRAINT_CAGE, name, rest);
    if (hf_iss_is_board(name))
        return HF_OK;
    if (hf_iss_is_word(name, "PillArrow"))
        return read_pill(told, rest);
    if (hf_iss_is_word(name, "Indexing"))
        return read_indexing(told, rest);
    for (int k = HF_CONSTRAINT_CAGE; k < HF_CONSTRAINT_KINDS; k++) {
        const hf_kind *kind = hf_kind_of((hf_constraint_kind)k);
        if (kind->iss != NULL && (hf_iss_is_word(name, kind->iss) ||
                                  (k == HF_CONSTRAINT_PAIR_SUM && hf_iss_is_word(name, "V"))))
            return read_constraint(told, (hf_constraint_kind)k, name, rest);
    }
    return hf_told_fail(told, "a constraint that is not supported", name);
}
