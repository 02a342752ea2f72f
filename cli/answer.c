/* SPDX-License-Identifier: MIT
 *
 * answer.c - answers as lines, fields and JSON.
 */
#include "answer.h"

#include <string.h>

#include "nine_text.h"

static void write_board(hf_out *out, const hf_shown_board *board)
{
    if (board->grid) {
        hf_out_symbols(out, board->grid);
    } else if (board->text) {
        char *room = hf_out_room(out, HF_NINE_CELLS);
        for (size_t i = 0; room && i < HF_NINE_CELLS; i++)
            room[i] = board->text[i] == '0' ? '.' : board->text[i];
        out->length += room ? HF_NINE_CELLS : 0;
    }
}

/* A puzzle brings all that is needed to read it again; a solution is just its symbols. */
static void write_puzzle(hf_out *out, const hf_shown_board *board)
{
    if (board->grid)
        hf_out_line(out, board->grid);
    else
        write_board(out, board);
}

static bool is_there(const hf_shown_board *board)
{
    return board->grid || board->text;
}

static uint64_t count_clues(const hf_shown_board *board)
{
    uint64_t clues = 0;

    if (board->grid)
        return hf_grid_clues(board->grid);
    for (size_t i = 0; board->text && i < HF_NINE_CELLS; i++)
        clues += board->text[i] >= '1' && board->text[i] <= '9';
    return clues;
}

/* For the user, a text that is no board is as invalid as one that contradicts itself. */
static const char *answer_word(const hf_answered *answered)
{
    return hf_answer_text(answered->answer == HF_UNREADABLE ? HF_INVALID : answered->answer);
}

void hf_answer_reason(hf_out *out, const hf_answered *answered)
{
    if (answered->answer == HF_INVALID)
        hf_solving_clash(out, answered->shape, answered->variant, &answered->clash);
    else if (answered->column)
        hf_out_format(out, "%zu:%zu: %s", answered->line, answered->column, answered->error);
    else if (answered->error)
        hf_out_text(out, answered->error);
}

static bool has_reason(const hf_answered *answered)
{
    return answered->answer == HF_INVALID || answered->error;
}

void hf_answer_field(hf_out *out, char letter, const void *record)
{
    const hf_answered *answered = record;

    switch (letter) {
    case 'p':
        write_puzzle(out, &answered->puzzle);
        break;
    case 's':
        write_board(out, &answered->first);
        break;
    case 't':
        write_board(out, &answered->second);
        break;
    case 'a':
        hf_out_text(out, answer_word(answered));
        break;
    case 'n':
        hf_out_number(out, answered->count);
        hf_out_text(out, answered->unfinished ? "+" : "");
        break;
    case 'g':
        hf_out_number(out, answered->guesses);
        break;
    case 'c':
        hf_out_number(out, count_clues(&answered->puzzle));
        break;
    case 'l':
        hf_out_number(out, answered->line);
        break;
    case '#':
        hf_out_bytes(out, answered->comment, answered->comment_length);
        break;
    case 'i':
        hf_out_text(out, answered->ignored ? answered->ignored : "");
        break;
    default:
        break;
    }
}

void hf_answer_line(hf_out *out, const hf_answered *answered)
{
    if (answered->answer == HF_UNIQUE || answered->one_asked) {
        write_board(out, &answered->first);
    } else {
        hf_out_text(out, answer_word(answered));
        if (has_reason(answered)) {
            hf_out_text(out, ": ");
            hf_answer_reason(out, answered);
        }
    }
    hf_out_ignored(out, answered->ignored);
    hf_out_char(out, '\n');
}

/* ---- JSON ------------------------------------------------------------------------------------ */

static void json_text(hf_out *out, const char *key, const char *text, size_t length)
{
    hf_out_format(out, ",\"%s\":", key);
    hf_out_json(out, text, length);
}

static void json_board(hf_out *out, const char *key, const hf_shown_board *board,
                       void (*write)(hf_out *, const hf_shown_board *))
{
    if (!is_there(board))
        return;
    hf_out_format(out, ",\"%s\":\"", key);
    write(out, board);
    hf_out_char(out, '"');
}

static void json_clash(hf_out *out, const hf_answered *answered)
{
    char name[HF_NAME_SIZE];

    if (answered->clash.constraint) {
        hf_out_format(out, ",\"constraint\":%u", (unsigned)answered->clash.constraint);
    } else {
        hf_shape_house_name(answered->shape, answered->clash.house, name);
        json_text(out, "house", name, strlen(name));
    }
    hf_shape_cell_name(answered->shape, answered->clash.first, name);
    hf_out_format(out, ",\"cells\":[\"%s\"", name);
    hf_shape_cell_name(answered->shape, answered->clash.second, name);
    hf_out_format(out, ",\"%s\"],\"symbol\":%u", name, (unsigned)answered->clash.symbol);
}

void hf_answer_json(hf_out *out, const hf_answered *answered)
{
    const char *word = answer_word(answered);

    hf_out_format(out, "{\"line\":%zu", answered->line);
    json_text(out, "file", answered->source, strlen(answered->source));
    json_text(out, "answer", word, strlen(word));
    if (answered->answer == HF_UNREADABLE) {
        hf_out_format(out, ",\"column\":%zu", answered->column);
        json_text(out, "error", answered->error, strlen(answered->error));
    } else {
        hf_out_format(out, ",\"count\":%llu,\"capped\":%s,\"guesses\":%llu,\"clues\":%llu",
                      (unsigned long long)answered->count, answered->capped ? "true" : "false",
                      (unsigned long long)answered->guesses,
                      (unsigned long long)count_clues(&answered->puzzle));
        if (answered->error)
            json_text(out, "error", answered->error, strlen(answered->error));
    }
    if (answered->answer == HF_INVALID)
        json_clash(out, answered);
    if (answered->conflict)
        json_text(out, "conflict", answered->conflict, strlen(answered->conflict));
    json_board(out, "puzzle", &answered->puzzle, write_puzzle);
    json_board(out, "solution", &answered->first, write_board);
    json_board(out, "second", &answered->second, write_board);
    if (answered->comment_length)
        json_text(out, "comment", answered->comment, answered->comment_length);
    hf_out_json_ignored(out, answered->ignored);
    hf_out_text(out, "}\n");
}
