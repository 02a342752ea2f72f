/* SPDX-License-Identifier: MIT
 *
 * told.c - a constraint while it is being read.
 */
#include "base/assert.h"
#include "format/told.h"

#include <string.h>

void hf_told_board(hf_told *told, const hf_shape *shape)
{
    told->size = hf_shape_size(shape);
    told->rows = hf_shape_rows(shape);
    told->columns = hf_shape_columns(shape);
    told->first = (int32_t)hf_shape_first(shape);
}

void hf_told_clear(hf_told *told)
{
    told->cell_count = told->part_count = told->number_count = 0;
}

bool hf_told_cell(hf_told *told, uint32_t cell)
{
    if (told->cell_count == HF_TOLD_CELLS)
        return false;
    if (told->part_count == 0)
        hf_told_part(told);
    told->cells[told->cell_count++] = cell;
    told->parts[told->part_count - 1]++;
    return true;
}

void hf_told_added(hf_told *told, uint32_t count)
{
    HF_ASSERT(told->cell_count == 0 &&
              told->part_count == 0); /* a list of cells begins with these */
    if (count == 0)
        return;
    hf_told_part(told);
    told->parts[0] = count;
    told->cell_count = count;
}

bool hf_told_number(hf_told *told, int32_t number)
{
    if (told->number_count == HF_TOLD_NUMBERS)
        return false;
    told->numbers[told->number_count++] = number;
    return true;
}

void hf_told_part(hf_told *told)
{
    if (told->part_count < HF_TOLD_CELLS)
        told->parts[told->part_count++] = 0;
}

hf_status hf_told_fail(hf_told *told, const char *what, hf_span piece)
{
    hf_text text = hf_record_fail(told->record, 1, told->column);
    hf_text_add(&text, what);
    if (piece.length > 0) {
        hf_text_add(&text, ": ");
        hf_text_bytes(&text, piece.at, piece.length < 60 ? piece.length : 60);
    }
    return HF_BAD_TEXT;
}

/* "killer cage of 46 at r1c1: no cage of so many cells has this sum" */
static hf_status refuse(hf_told *told, hf_constraint_kind kind)
{
    char name[HF_NAME_SIZE];
    const hf_shape *shape = told->record->grid->shape;
    hf_text text = hf_record_fail(told->record, 1, told->column);
    hf_text_add(&text, hf_constraint_kind_name(kind));
    if (told->number_count == 1 && told->numbers[0] >= 0) {
        hf_text_add(&text, " of ");
        hf_text_number(&text, (uint64_t)told->numbers[0]);
    }
    if (told->cell_count > 0) {
        hf_text_add(&text, " at ");
        hf_text_add(&text, hf_shape_cell_name(shape, told->cells[0], name));
    }
    hf_text_add(&text, ": ");
    hf_text_add(&text, hf_puzzle_maker_fault(told->maker));
    return HF_BAD_TEXT;
}

hf_status hf_told_add(hf_told *told, hf_constraint_kind kind)
{
    hf_status status =
        hf_puzzle_maker_constraint(told->maker, kind, told->cells, told->parts, told->part_count,
                                   told->numbers, told->number_count);
    return status == HF_BAD_ARGUMENT ? refuse(told, kind) : status;
}

hf_status hf_told_end(hf_told *told, hf_reader *reader, hf_slot *slot, hf_status status)
{
    hf_record *record = told->record;
    hf_reader_take_heading(reader, record);
    if (status == HF_OK && record->comment != NULL)
        status = hf_puzzle_maker_comment(told->maker, record->comment, record->comment_length);
    if (status == HF_OK)
        status = hf_reader_keep(reader, told->maker, slot, record);
    hf_puzzle_maker_free(told->maker);
    if (status != HF_OK)
        record->grid = NULL;
    return status;
}

void hf_record_ignore(hf_record *record, hf_span field)
{
    size_t length = strlen(record->ignored);
    hf_text text = hf_text_make(record->ignored + length, sizeof record->ignored - length);
    hf_text_add(&text, length > 0 ? ", " : "");
    hf_text_bytes(&text, field.at, field.length < 40 ? field.length : 40);
    record->line = record->column = 1;
    record->message[0] = '\0';
}
