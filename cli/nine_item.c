/* SPDX-License-Identifier: MIT
 *
 * nine_item.c - plain 9x9 boards out of a stream, and back into it.
 */
#include "nine_item.h"

#include <string.h>

void hf_nine_refuse(hf_work *work, size_t line, size_t column, const char *why)
{
    work->bad = true;
    if (!hf_work_tells(work))
        hf_out_format(&work->messages, "%s:%zu:%zu: %s\n", work->source, line, column, why);
    hf_out_format(&work->out, "invalid: %zu:%zu: %s\n", line, column, why);
}

/* A plain piece is 81 digits and points, perhaps zeros, and perhaps a comment. */
static void take_plain(const hf_piece *piece, hf_nine_item *item)
{
    static const char separators[] = " \t,;#";
    size_t from = HF_NINE_CELLS;
    size_t to = piece->length;
    hf_nine_read(piece->text, item->board);
    while (to > from && (piece->text[to - 1] == '\n' || piece->text[to - 1] == '\r'))
        to--;
    while (from < to && memchr(separators, piece->text[from], sizeof separators - 1) != NULL)
        from++;
    item->line = piece->line;
    item->comment = from < to ? piece->text + from : NULL;
    item->comment_length = to - from;
}

static bool is_plain_nine(const hf_shape *shape)
{
    hf_shape_spec nine;
    hf_shape_spec_square(&nine, 9);
    return hf_shape_same(&nine, hf_shape_spec_of(shape));
}

static hf_nine_found take_item(hf_work *work, const hf_item *parsed, hf_nine_item *item)
{
    if (parsed->status != HF_OK) {
        work->no_memory |= parsed->status == HF_NO_MEMORY;
        hf_nine_refuse(work, parsed->line + parsed->record.line - 1, parsed->record.column,
                       parsed->status == HF_BAD_TEXT ? parsed->record.message
                                                     : hf_status_text(parsed->status));
        return HF_NINE_NOTHING;
    }
    if (parsed->record.puzzle != NULL && hf_puzzle_constraints(parsed->record.puzzle) > 0) {
        hf_nine_refuse(work, parsed->line, 1, "a puzzle of more than clues has no form");
        return HF_NINE_NOTHING;
    }
    if (!is_plain_nine(hf_grid_shape(parsed->record.grid)))
        return HF_NINE_OTHER;
    for (size_t i = 0; i < HF_NINE_CELLS; i++)
        item->board[i] = (uint8_t)hf_grid_const_values(parsed->record.grid)[i];
    item->line = parsed->line;
    item->comment = parsed->record.comment;
    item->comment_length = parsed->record.comment != NULL ? parsed->record.comment_length : 0;
    return HF_NINE_PLAIN;
}

hf_nine_found hf_nine_take_any(hf_work *work, const hf_piece *piece, hf_nine_item *item,
                               hf_item *parsed)
{
    if (piece->plain) {
        work->records++;
        take_plain(piece, item);
        return HF_NINE_PLAIN;
    }
    if (!hf_work_parse(work, piece, parsed))
        return HF_NINE_NOTHING;
    work->records++;
    return take_item(work, parsed, item);
}

bool hf_nine_take(hf_work *work, const hf_piece *piece, hf_nine_item *item)
{
    hf_item parsed;
    hf_nine_found found = hf_nine_take_any(work, piece, item, &parsed);
    if (found == HF_NINE_OTHER)
        hf_nine_refuse(work, parsed.line, 1, "this command is for plain 9x9 boards");
    return found == HF_NINE_PLAIN;
}

void hf_out_nine(hf_out *out, const uint8_t board[HF_NINE_CELLS])
{
    char *room = hf_out_room(out, HF_NINE_CELLS);
    if (room == NULL)
        return;
    hf_nine_write(board, room);
    out->length += HF_NINE_CELLS;
}
