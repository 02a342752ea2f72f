/* SPDX-License-Identifier: MIT
 *
 * houseful.h - a Sudoku toolkit: the whole library in one include.
 *
 *     cpu.h       what the processor can
 *     shape.h     which cells and houses a board has
 *     grid.h      values and candidates on a board; checking them
 *     puzzle.h    the puzzle: clues, given candidates, entries, constraints, words
 *     format.h    reading and writing boards
 *     solve.h     how many solutions, and which
 *     canon.h     which boards are the same up to symmetry
 *     logic.h     the next step a person could find
 *     explain.h   a step in words and pictures
 *     hint.h      what to tell a person now
 *     rate.h      how hard a puzzle is
 *     generate.h  new puzzles
 *     sample.h    the built-in puzzles
 *     status.h    what calls return
 *
 * A complete program:
 *
 *     #include <houseful/houseful.h>
 *     #include <stdio.h>
 *
 *     int main(void)
 *     {
 *         char text[2000];
 *         hf_puzzle *puzzle = hf_puzzle_from_string("4.....8.5.3..........7......2.....6....."
 *                                                   "8.4......1.......6.3.7.5..2.....1.4......");
 *         hf_puzzle *solved = hf_puzzle_solve(puzzle, NULL);
 *         hf_puzzle_draw(solved, text, sizeof text);
 *         printf("%s%s\n", text, hf_puzzle_is_solved(solved) ? "solved" : "not solved");
 *         hf_puzzle_free(solved);
 *         hf_puzzle_free(puzzle);
 *         return 0;
 *     }
 *
 * Names: hf_ + module + verb. What a call returns as `out` is yours to free with the call of the
 * same name ending in _free, which takes NULL as well; everything else stays the library's.
 *
 * Options: a struct whose first member is its own size, filled in with the defaults by a call, so
 * that a program keeps working with a library whose struct has grown:
 *
 *     hf_solve_options options;
 *     hf_solve_options_init(&options, sizeof options);
 *     options.max_solutions = 1;
 *
 * Options that were never so initialised are refused (HF_BAD_ARGUMENT).
 */
#ifndef HOUSEFUL_H
#define HOUSEFUL_H

#include "houseful/canon.h"
#include "houseful/cpu.h"
#include "houseful/explain.h"
#include "houseful/format.h"
#include "houseful/generate.h"
#include "houseful/grid.h"
#include "houseful/hint.h"
#include "houseful/logic.h"
#include "houseful/puzzle.h"
#include "houseful/rate.h"
#include "houseful/sample.h"
#include "houseful/shape.h"
#include "houseful/solve.h"
#include "houseful/status.h"

#define HF_VERSION_MAJOR 0
#define HF_VERSION_MINOR 1
#define HF_VERSION_PATCH 0

#ifdef __cplusplus
extern "C" {
#endif

/* "0.1.0": the version of the library that is running, which may be newer than this header. */
HF_API const char *hf_version(void);

/* ---- the front door ----------------------------------------------------------------------------
 * Four calls that need nothing set up. Where a puzzle is expected, NULL is taken for one that is
 * not to be had, so a first program can leave the looking at errors to the end. Who needs reasons,
 * options or speed calls what these are made of: hf_reader, hf_format_write, hf_solver,
 * hf_puzzle_is_solution. Threads: any, at any time. */

/* The puzzle that a text holds, in any notation that format.h reads; free it with hf_puzzle_free.
 * NULL: the text holds none, or more than one, or something that is not readable (hf_reader_parse
 * tells what and where), or there is no memory. */
HF_API hf_puzzle *hf_puzzle_from_string(const char *text);

/* Draws what stands in the puzzle, clues and entries, with lines around the boxes: several lines of
 * UTF-8 into buffer[0..size), with a terminating zero. Returns the length of the whole text, without
 * the zero, as snprintf does; 0, and an empty text: there is no puzzle, no memory, or no drawing
 * of its shape. */
HF_API size_t hf_puzzle_draw(const hf_puzzle *puzzle, char *buffer, size_t size);

/* The puzzle with its solution entered, the first if there are several; free it with hf_puzzle_free.
 * *answer (if not NULL) receives HF_UNIQUE, HF_MULTIPLE, HF_NONE or HF_INVALID, or HF_LIMIT if it
 * could not be found out: no memory, or a constraint that no engine serves. NULL: no solution. */
HF_API hf_puzzle *hf_puzzle_solve(const hf_puzzle *puzzle, hf_answer *answer);

/* Is every cell filled, and does nothing contradict the rules, the clues or a constraint? */
HF_API bool hf_puzzle_is_solved(const hf_puzzle *puzzle);

#ifdef __cplusplus
}
#endif
#endif
