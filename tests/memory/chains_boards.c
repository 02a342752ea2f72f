/* SPDX-License-Identifier: MIT
 *
 * chains_boards.c - shapes, grids, puzzles, samples, formats, the front door.
 */
#include <string.h>

#include "memory.h"

static const char nine[] = "4.....8.5.3..........7......2.....6....."
                           "8.4......1.......6.3.7.5..2.....1.4......";

static void shapes(chain *c, uint32_t which)
{
    static const uint16_t regions[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
    static const uint32_t houses[] = {0, 1, 2, 2, 3, 4, 0, 4, 5};
    hf_shape_spec specs[] = {
        {.layout = HF_LAYOUT_BOXES, .size = 6, .extras = HF_EXTRA_DIAGONALS},
        {.layout = HF_LAYOUT_LATIN, .size = 5},
        {.layout = HF_LAYOUT_JIGSAW, .size = 4, .regions = regions},
        {.layout = HF_LAYOUT_CUBE, .size = 4},
        {.layout = HF_LAYOUT_ROXDOKU, .size = 9},
        {.layout = HF_LAYOUT_CUSTOM,
         .size = 3,
         .custom = houses,
         .custom_cells = 6,
         .custom_houses = 3},
        {.layout = HF_LAYOUT_LATIN, .size = 3, .listed = houses, .listed_houses = 2},
    };
    hf_shape *shape = NULL, *square = NULL;
    hf_grid *grid = NULL;
    hf_board *board = NULL;
    TRY(hf_shape_new(&specs[which], &shape));
    TRY(hf_shape_new_square(9, &square));
    TRY(hf_grid_new(shape, &grid));
    TRY(hf_board_new(shape, &board));
    chain_number(c, hf_board_load(board, grid));
    chain_number(c, hf_board_count(board, 0));
out:
    hf_board_free(board);
    hf_grid_free(grid);
    hf_shape_free(square);
    hf_shape_free(shape);
}

static void makers(chain *c, uint32_t which)
{
    static const uint32_t house[9] = {0, 10, 20, 30, 40, 50, 60, 70, 80};
    uint16_t clues[81] = {0};
    uint64_t set = 7;
    hf_shape *shape = NULL;
    hf_puzzle_maker *maker = NULL;
    hf_puzzle *puzzle = NULL, *plain = NULL;
    hf_board *board = NULL;
    (void)which;
    TRY(hf_shape_new_square(9, &shape));
    TRY(hf_puzzle_maker_new(shape, &maker));
    TRY(hf_puzzle_maker_clue(maker, 0, 4));
    TRY(hf_puzzle_maker_entry(maker, 1, 5));
    TRY(hf_puzzle_maker_candidates(maker, 2, &set));
    TRY(hf_puzzle_maker_marks(maker, 3, &set));
    TRY(hf_puzzle_maker_house(maker, house));
    TRY(hf_puzzle_maker_title(maker, "a title", SIZE_MAX));
    TRY(hf_puzzle_maker_comment(maker, "a comment", 5));
    TRY(hf_puzzle_maker_make(maker, &puzzle));
    TRY(hf_puzzle_new(shape, clues, &plain));
    TRY(hf_board_new(hf_puzzle_shape(puzzle), &board));
    chain_number(c, hf_puzzle_position(puzzle, board));
    chain_number(c, hf_puzzle_constraints(puzzle));
    chain_tell(c, hf_puzzle_title(puzzle), strlen(hf_puzzle_title(puzzle)));
    chain_tell(c, hf_puzzle_comment(puzzle), strlen(hf_puzzle_comment(puzzle)));
    for (uint32_t cell = 0; cell < 81; cell++)
        chain_number(c, hf_puzzle_value(puzzle, cell) + 16 * hf_board_count(board, cell));
out:
    hf_board_free(board);
    hf_puzzle_free(plain);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

static void samples(chain *c, uint32_t which)
{
    hf_shape *shape = NULL;
    hf_grid *grid = NULL;
    const hf_sample *sample = hf_sample_at(1 + which * 5);
    if (!sample)
        return;
    TRY(hf_sample_shape(sample, &shape));
    TRY(hf_sample_grid(sample, shape, &grid));
    chain_tell(c, hf_grid_values(grid), hf_shape_cells(shape) * sizeof(uint16_t));
out:
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* Everything that a text holds, record by record. */
static void read_text(chain *c, const char *text, size_t length, const hf_format *format)
{
    hf_read_options options;
    hf_reader *reader = NULL;
    hf_record record;
    hf_puzzle *puzzle = NULL;
    hf_read_options_init(&options, sizeof options);
    options.format = format;
    TRY(hf_reader_new(&options, &reader));
    hf_reader_look(reader, text, length);
    for (size_t at = 0; at < length;) {
        size_t cut = hf_reader_cut(reader, text + at, length - at, true);
        chain_number(c, cut);
        if (cut == 0)
            break;
        TRY(hf_reader_parse(reader, text + at, cut, &record));
        if (c->last == HF_OK) {
            const hf_shape *shape = hf_grid_shape(record.grid);
            chain_tell(c, hf_grid_const_values(record.grid),
                       hf_shape_cells(shape) * sizeof(uint16_t));
            TRY(hf_reader_puzzle(reader, &record, &puzzle));
            for (uint32_t cell = 0; cell < hf_shape_cells(shape); cell++)
                chain_number(c, hf_puzzle_value(puzzle, cell));
            hf_puzzle_free(puzzle);
            puzzle = NULL;
        }
        at += cut;
    }
out:
    hf_puzzle_free(puzzle);
    hf_reader_free(reader);
}

/* A puzzle with entries and marks, written in one format and read again. */
static void formats(chain *c, uint32_t which)
{
    static char text[1 << 16];
    const hf_format *format = hf_format_at(which);
    uint64_t set = 5;
    size_t length = 0;
    hf_shape *shape = NULL;
    hf_puzzle_maker *maker = NULL;
    hf_puzzle *puzzle = NULL;
    hf_grid *grid = NULL;
    if (!format)
        return;
    TRY(hf_shape_new_square(9, &shape));
    TRY(hf_puzzle_maker_new(shape, &maker));
    for (uint32_t cell = 0; cell < 81; cell++)
        TRY(hf_puzzle_maker_clue(maker, cell,
                                 nine[cell] == '.' ? 0 : (uint32_t)(nine[cell] - '0')));
    TRY(hf_puzzle_maker_entry(maker, 1, 1));
    TRY(hf_puzzle_maker_marks(maker, 2, &set));
    TRY(hf_puzzle_maker_make(maker, &puzzle));
    TRY(hf_grid_new(shape, &grid));
    if (!hf_format_can_write(format))
        goto out;
    memcpy(hf_grid_values(grid), hf_puzzle_clues(puzzle), 81 * sizeof(uint16_t));
    TRY(hf_format_write(format, grid, NULL, text, sizeof text, &length));
    chain_tell(c, text, length);
    TRY(hf_format_write_puzzle(format, puzzle, NULL, text, sizeof text, &length));
    chain_tell(c, text, length);
    if (hf_format_can_read(format))
        read_text(c, text, length, format);
out:
    hf_grid_free(grid);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

static void typed(chain *c, uint32_t which)
{
    static const char *const texts[] = {
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n"
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000\n",
        "4 . . | . . . | 8 . 5\n. 3 . | . . . | . . .\n. . . | 7 . . | . . "
        ".\n------+-------+------\n"
        ". 2 . | . . . | . 6 .\n. . . | . 8 . | 4 . .\n. . . | . 1 . | . . "
        ".\n------+-------+------\n"
        ". . . | 6 . 3 | . 7 .\n5 . . | 2 . . | . . .\n1 . 4 | . . . | . . .\n",
        "[[1,0,0,4],[0,0,1,0],[0,1,0,0],[4,0,0,1]]\n",
        "1,2,3,4\n3,4,1,2\n2,1,4,3\n4,3,2,\n",
        "{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],"
        "[{},{},{},{"
        "}]]}",
    };
    read_text(c, texts[which], strlen(texts[which]), NULL);
}

static void front_door(chain *c, uint32_t which)
{
    const char *from = which ? ".Shape~4x4.~R1C1_1_2~R1C2_1_2~R3C3_3_4" : nine;
    char text[4000];
    hf_answer answer = HF_LIMIT;
    /* Here a refusal is a NULL or a no: asked once more, as TRY does. */
    hf_puzzle *puzzle = hf_puzzle_from_string(from), *solved = NULL;
    if (!puzzle) {
        c->complaints++;
        puzzle = hf_puzzle_from_string(from);
    }
    c->last = puzzle ? HF_OK : HF_NO_MEMORY;
    if (!puzzle)
        return;
    solved = hf_puzzle_solve(puzzle, &answer);
    if (!solved) {
        c->complaints++;
        chain lost = *c;
        chain_number(&lost, answer == HF_LIMIT);
        solved = hf_puzzle_solve(puzzle, &answer);
    }
    if (solved && !hf_puzzle_is_solved(solved)) {
        c->complaints++;
        chain_number(c, hf_puzzle_is_solved(solved));
    } else {
        chain_number(c, solved != NULL);
    }
    size_t length = solved ? hf_puzzle_draw(solved, text, sizeof text) : 0;
    if (solved && length == 0) {
        c->complaints++;
        length = hf_puzzle_draw(solved, text, sizeof text);
    }
    c->last = length > 0 ? HF_OK : HF_NO_MEMORY;
    chain_number(c, answer);
    chain_tell(c, text, length);
    hf_puzzle_free(solved);
    hf_puzzle_free(puzzle);
}

const chain_kind chains_boards[] = {{"shapes", shapes, 7},   {"makers", makers, 1},
                                    {"samples", samples, 5}, {"formats", formats, 26},
                                    {"typed", typed, 5},     {"the front door", front_door, 2},
                                    {NULL, NULL, 0}};
