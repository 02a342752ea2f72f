/* SPDX-License-Identifier: MIT
 *
 * sheet_list.h - the puzzles of a sheet: read or made, solved and rated.
 */
#ifndef HF_CLI_SHEET_LIST_H
#define HF_CLI_SHEET_LIST_H

#include "houseful/rate.h"
#include "input.h"
#include "sheet.h"

/* Puzzles that are made on the spot. */
typedef struct hf_paper_source {
    hf_number generate;
    hf_number seed;
    const char *level;
    const char *symmetry;
    bool no_level;
} hf_paper_source;

typedef struct hf_paper_list {
    hf_paper_puzzle *puzzles;
    size_t count;
    size_t room;
    bool levels; /* say how hard they are */
    /* For one shape at a time: */
    hf_shape *shape;
    hf_solver *solver;
    hf_rater *rater; /* NULL: such boards are not rated */
    hf_grid *solution;
} hf_paper_list;

/* More would be a book. */
enum { HF_PAPER_MOST_PUZZLES = 100000 };

/* Both return an exit status; what is to be said was said. */
int hf_paper_read(hf_paper_list *list, const hf_input_args *input, const hf_board_args *board,
                  const hf_operands *operands, bool quiet);
int hf_paper_generate(hf_paper_list *list, const hf_paper_source *source,
                      const hf_board_args *board);
void hf_paper_list_free(hf_paper_list *list);

#endif
