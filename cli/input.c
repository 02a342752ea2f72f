/* SPDX-License-Identifier: MIT
 *
 * input.c - from the options about boards and input to a shape specification and a reader's
 * options.
 */
#define _POSIX_C_SOURCE 200809L
#include "input.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "format_args.h"
#include "houseful/sample.h"
#include "row_words.h"
#include "sample_args.h"

const hf_option hf_board_options[] = {
    {'b', "box", HF_ARG_TEXT, "RxC", "boxes of R rows and C columns", offsetof(hf_board_args, box),
     NULL},
    {0, "size", HF_ARG_NUMBER, "N", "number of symbols (default: from the number of cells)",
     offsetof(hf_board_args, size), NULL},
    {0, "layout", HF_ARG_CHOICE, "NAME", "boxes, latin, jigsaw, cube or roxdoku",
     offsetof(hf_board_args, layout), "boxes latin jigsaw cube roxdoku"},
    {'x', "x", HF_ARG_FLAG, NULL, "Sudoku X: the two diagonals are houses too",
     offsetof(hf_board_args, x), NULL},
    {'w', "windoku", HF_ARG_FLAG, NULL, "the inner windows are houses too",
     offsetof(hf_board_args, windoku), NULL},
    {0, "latin", HF_ARG_FLAG, NULL, "Latin square: rows and columns only",
     offsetof(hf_board_args, latin), NULL},
    {'j', "jigsaw", HF_ARG_FLAG, NULL, "regions of any form, which the puzzle brings along",
     offsetof(hf_board_args, jigsaw), NULL},
    {0, "regions", HF_ARG_TEXT, "TEXT", "jigsaw: one symbol per cell, equal in a region; or a file",
     offsetof(hf_board_args, regions), "@files"},
    {0, "cube", HF_ARG_FLAG, NULL, "N x N x N cells, each slice an ordinary board",
     offsetof(hf_board_args, cube), NULL},
    {0, "roxdoku", HF_ARG_FLAG, NULL, "k x k x k cells: the planes are the houses",
     offsetof(hf_board_args, roxdoku), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

const hf_option hf_input_options[] = {
    {'f', "from", HF_ARG_TEXT, "FORMAT", "read this format instead of recognising it",
     offsetof(hf_input_args, from), "@formats"},
    {'s', "sample", HF_ARG_LIST, "N|NAME",
     "take this built-in puzzle ('houseful samples' lists them); may be there several times",
     offsetof(hf_input_args, samples), "@samples"},
    {0, "zero-symbol", HF_ARG_FLAG, NULL, "on boards over 9x9, 0 is the first symbol, not a blank",
     offsetof(hf_input_args, zero_symbol), NULL},
    {0, "ignore-constraints", HF_ARG_FLAG, NULL,
     "read a puzzle without the constraints that are not supported",
     offsetof(hf_input_args, ignore), NULL},
    {0, "shard", HF_ARG_TEXT, "K/N",
     "only the K-th of N parts of the files; the parts' results, in order, are those of one run",
     offsetof(hf_input_args, shard), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

/* ---- the shape asked for --------------------------------------------------------------------- */

/* "2x3" */
static bool read_box(const char *text, hf_shape_spec *spec)
{
    char *end;
    unsigned long rows = strtoul(text, &end, 10);
    unsigned long columns;

    if (end == text || (*end != 'x' && *end != 'X'))
        return false;
    text = end + 1;
    columns = strtoul(text, &end, 10);
    if (end == text || *end || rows < 1 || columns < 1 || rows > HF_MAX_SIZE ||
        columns > HF_MAX_SIZE || rows * columns > HF_MAX_SIZE)
        return false;
    spec->box_rows = (uint32_t)rows;
    spec->box_columns = (uint32_t)columns;
    spec->size = (uint32_t)(rows * columns);
    return true;
}

static bool read_layout(const char *command, const hf_board_args *args, hf_shape_spec *spec)
{
    const struct {
        bool asked;
        const char *name;
        hf_layout layout;
    } rows[] = {
        {false, "boxes", HF_LAYOUT_BOXES},
        {args->latin, "latin", HF_LAYOUT_LATIN},
        {args->jigsaw || args->regions, "jigsaw", HF_LAYOUT_JIGSAW},
        {args->cube, "cube", HF_LAYOUT_CUBE},
        {args->roxdoku, "roxdoku", HF_LAYOUT_ROXDOKU},
    };
    const char *chosen = NULL;

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (!rows[i].asked && !(args->layout && strcmp(args->layout, rows[i].name) == 0))
            continue;
        if (chosen) {
            hf_usage_error(command, "a board cannot be '%s' and '%s' at once", chosen,
                           rows[i].name);
            return false;
        }
        chosen = rows[i].name;
        spec->layout = rows[i].layout;
    }
    if ((args->x || args->windoku) &&
        (spec->layout == HF_LAYOUT_CUBE || spec->layout == HF_LAYOUT_ROXDOKU)) {
        hf_usage_error(command, "--%s does not go with a %s", args->x ? "x" : "windoku", chosen);
        return false;
    }
    if (args->box && (spec->layout == HF_LAYOUT_LATIN || spec->layout == HF_LAYOUT_JIGSAW ||
                      spec->layout == HF_LAYOUT_ROXDOKU)) {
        hf_usage_error(command, "--box does not go with '%s', which has no such boxes", chosen);
        return false;
    }
    spec->extras = (args->x ? (uint32_t)HF_EXTRA_DIAGONALS : 0) |
                   (args->windoku ? (uint32_t)HF_EXTRA_WINDOWS : 0);
    return true;
}

/* The text of --regions: the argument itself, or the contents of the file it names. */
static int regions_text(const char *command, const char *argument, char **text)
{
    FILE *file = fopen(argument, "r");
    size_t size = (size_t)HF_MAX_CELLS * 2;
    size_t length = file ? 0 : strlen(argument);

    *text = malloc((file ? size : length) + 1);
    if (!*text) {
        if (file)
            fclose(file);
        hf_message("out of memory");
        return HF_EXIT_IO;
    }
    if (!file) {
        memcpy(*text, argument, length + 1);
        return HF_EXIT_OK;
    }
    length = fread(*text, 1, size, file);
    (*text)[length] = '\0';
    bool failed = ferror(file) != 0;
    int error = errno;
    fclose(file);
    if (!failed)
        return HF_EXIT_OK;
    free(*text);
    *text = NULL;
    hf_message("--regions: cannot read %.200s: %s", argument, hf_error_text(error));
    (void)command;
    return HF_EXIT_IO;
}

/* Numbers the symbols in the order in which they appear; white space is skipped. */
static void number_regions(const char *text, hf_asked_shape *asked, uint32_t *cells,
                           uint32_t *symbols)
{
    uint16_t number[256] = {0};

    for (const unsigned char *at = (const unsigned char *)text; *at; at++) {
        if (*at <= ' ')
            continue;
        if (!number[*at])
            number[*at] = (uint16_t)++ * symbols;
        asked->regions[(*cells)++] = (uint16_t)(number[*at] - 1);
    }
}

static int read_regions(const char *command, const char *argument, hf_asked_shape *asked)
{
    char *text;
    uint32_t symbols = 0;
    uint32_t cells = 0;
    uint32_t side = 0;
    int status = regions_text(command, argument, &text);

    if (status != HF_EXIT_OK)
        return status;
    asked->regions = calloc(strlen(text) + 1, sizeof *asked->regions);
    if (asked->regions)
        number_regions(text, asked, &cells, &symbols);
    free(text);
    if (!asked->regions) {
        hf_message("out of memory");
        return HF_EXIT_IO;
    }
    while (side * side < cells)
        side++;
    if (cells == 0 || side * side != cells || symbols != side)
        return hf_usage_error(command,
                              "--regions: %u cells in %u regions make no board; expected N x N "
                              "cells in N regions",
                              (unsigned)cells, (unsigned)symbols);
    asked->spec.regions = asked->regions;
    asked->spec.size = side;
    return HF_EXIT_OK;
}

static bool any_given(const hf_board_args *args)
{
    return args->box || args->size.given || args->layout || args->regions || args->x ||
           args->windoku || args->latin || args->jigsaw || args->cube || args->roxdoku;
}

/* --size, which must agree with what --box or --regions have said. */
static bool read_size(const char *command, const hf_board_args *args, hf_shape_spec *spec)
{
    if (!args->size.given)
        return true;
    if (args->size.value < 1 || args->size.value > HF_MAX_SIZE) {
        hf_usage_error(command, "--size: expected 1 to %d", (int)HF_MAX_SIZE);
        return false;
    }
    if (spec->size && spec->size != args->size.value) {
        hf_usage_error(command, "--size %u does not go with %s, which make%s %u symbols",
                       (unsigned)args->size.value, args->box ? "--box" : "--regions",
                       args->box ? "s" : "", (unsigned)spec->size);
        return false;
    }
    spec->size = (uint32_t)args->size.value;
    return true;
}

int hf_asked_shape_read(const char *command, const hf_board_args *args, hf_asked_shape *asked)
{
    int status;

    *asked = (hf_asked_shape){0};
    asked->given = any_given(args);
    if (!read_layout(command, args, &asked->spec))
        return HF_EXIT_USAGE;
    if (args->box && !read_box(args->box, &asked->spec))
        return hf_usage_error(command,
                              "--box: '%.40s' is not a box; expected rows x columns, such as 2x3",
                              args->box);
    status = args->regions ? read_regions(command, args->regions, asked) : HF_EXIT_OK;
    if (status == HF_EXIT_OK && !read_size(command, args, &asked->spec))
        status = HF_EXIT_USAGE;
    if (status != HF_EXIT_OK)
        hf_asked_shape_free(asked);
    return status;
}

void hf_asked_shape_free(hf_asked_shape *asked)
{
    free(asked->regions);
    *asked = (hf_asked_shape){0};
}

/* ---- the input as a whole -------------------------------------------------------------------- */

/* "2024-01-01.txt": letters, and not many, after the last point. */
static bool has_extension(const char *name)
{
    const char *point = strrchr(name, '.');
    size_t letters = point ? strspn(point + 1, "abcdefghijklmnopqrstuvwxyz") : 0;

    return letters > 0 && letters <= 5 && point[1 + letters] == '\0' && strlen(name) < 64;
}

/* "3x3k:": the beginning of a game of Tatham's Solo. */
static bool is_game(const char *operand)
{
    size_t columns = strspn(operand, "0123456789");
    const char *behind = operand + columns + (operand[columns] == 'x');
    behind += strspn(behind, "0123456789");
    behind += strspn(behind, "abcdefghijklmnopqrstuvwxyz");
    return columns > 0 && operand[columns] == 'x' && *behind == ':';
}

/* Constraints between points and tildes, a killer in one line, a game, packed JSON without its link, and what
 * is longer than the names of files. */
static bool is_notation(const char *operand)
{
    static const char packed[] = "N4Ig";
    bool named = strncmp(operand, "scl", 3) == 0 || strncmp(operand, "ctc", 3) == 0;
    if ((operand[0] == '.' && strchr(operand, '~')) || strstr(operand, ":k:") || is_game(operand) ||
        strncmp(operand + (named ? 3 : 0), packed, 4) == 0)
        return true;
    while (*operand) {
        size_t part = strcspn(operand, "/");
        if (part > 255)
            return true;
        operand += part + (operand[part] == '/');
    }
    return false;
}

/* Are most characters digits, blanks and arrows? So are those beyond ASCII, if no letter is among them. */
static bool is_typical(const char *operand)
{
    size_t typical = 0, beyond = 0, all = 0, letters = 0;

    for (; *operand; operand++) {
        unsigned char byte = (unsigned char)*operand;
        all += byte < 0x80 || byte >= 0xC0;
        beyond += byte >= 0xC0;
        typical += strchr(".0123456789*_-?|+ <>^", *operand) != NULL;
        letters += (byte | 0x20) >= 'a' && (byte | 0x20) <= 'z';
    }
    return all >= 16 && (typical + (letters ? 0 : beyond)) * 2 > all;
}

/* Most of a puzzle's characters are digits, blanks and arrows; of a file's name they are not. What exists
 * as a file is never a puzzle. */
bool hf_input_is_puzzle(const char *operand)
{
    size_t length = strlen(operand);
    bool constraint = operand[0] == '.' && strchr(operand, '~'); /* ".~R1C1_5" */
    if ((length < 16 && !constraint) || access(operand, F_OK) == 0)
        return false;
    if (strpbrk(operand, "\r\n") || strchr("[{", operand[0]) || strstr(operand, "://") ||
        is_notation(operand) || hf_word_has_map(operand))
        return true;
    if (has_extension(operand) || (strchr(operand, '/') && length < 64))
        return false;
    return is_typical(operand);
}

bool hf_input_sample(hf_input *input, size_t i)
{
    const hf_sample *sample = hf_sample_at(input->samples[i]);

    hf_shape_free(input->sample_shape);
    input->sample_shape = NULL;
    if (hf_sample_shape(sample, &input->sample_shape) != HF_OK)
        return false;
    input->sample = sample->puzzle;
    input->read.spec = hf_shape_spec_of(input->sample_shape);
    return true;
}

static int first_sample(hf_input *out)
{
    if (hf_input_sample(out, 0))
        return HF_EXIT_OK;
    hf_message("out of memory");
    return HF_EXIT_IO;
}

static int find_samples(const char *command, const hf_texts *texts, hf_input *out)
{
    for (size_t i = 0; i < texts->count; i++) {
        out->samples[i] = hf_sample_demand(command, "--sample: ", texts->at[i]);
        if (!out->samples[i])
            return HF_EXIT_USAGE;
        out->sample_count++;
    }
    return first_sample(out);
}

/* `houseful -q 3 ai-escargot`: words that name samples, and no file among them. */
static bool are_samples(const hf_operands *operands)
{
    for (size_t i = 0; i < operands->count; i++)
        if (!hf_sample_find(operands->at[i]) || access(operands->at[i], F_OK) == 0)
            return false;
    return operands->count > 0 && operands->count <= HF_MOST_TEXTS;
}

static int take_samples(const hf_operands *operands, hf_input *out)
{
    static const hf_operands none;

    for (size_t i = 0; i < operands->count; i++)
        out->samples[i] = hf_sample_find(operands->at[i]);
    out->sample_count = operands->count;
    out->operands = &none;
    return first_sample(out);
}

int hf_input_open(const char *command, const hf_input_args *input, const hf_board_args *board,
                  const hf_operands *operands, hf_input *out)
{
    int status;

    *out = (hf_input){.operands = operands, .shard = {.end = UINT64_MAX}};
    hf_read_options_init(&out->read, sizeof out->read);
    out->read.max_record = HF_INPUT_MAX_RECORD;
    out->read.zero_is_symbol = input->zero_symbol;
    out->read.ignore_constraints = input->ignore;
    if (input->from && !(out->read.format = hf_format_to_read(command, input->from)))
        return HF_EXIT_USAGE;
    status = hf_asked_shape_read(command, board, &out->asked);
    if (status == HF_EXIT_OK && out->asked.given)
        out->read.spec = &out->asked.spec;
    if (status == HF_EXIT_OK && input->samples.count > 0) {
        if (operands->count || out->asked.given || input->from)
            status = hf_usage_error(
                command, "--sample does not go with files, puzzles or options about boards");
        else
            status = find_samples(command, &input->samples, out);
    } else if (status == HF_EXIT_OK && !out->asked.given && !input->from && are_samples(operands))
        status = take_samples(operands, out);
    if (status == HF_EXIT_OK && input->shard && out->sample_count > 0)
        status = hf_usage_error(command, "--shard does not go with --sample");
    if (status == HF_EXIT_OK)
        status = hf_shard_open(command, input->shard, out->operands, &out->shard);
    if (status != HF_EXIT_OK)
        hf_input_close(out);
    return status;
}

void hf_input_close(hf_input *input)
{
    hf_asked_shape_free(&input->asked);
    hf_shape_free(input->sample_shape);
    input->sample_shape = NULL;
    hf_shard_close(&input->shard);
}
