/* SPDX-License-Identifier: MIT
 *
 * mind.h - options about logic, and what a thread needs to think about one board after the other.
 */
#ifndef HF_CLI_MIND_H
#define HF_CLI_MIND_H

#include "args.h"
#include "houseful/houseful.h"
#include "out.h"

/* ---- group "Logic" --------------------------------------------------------------------------- */

typedef struct hf_logic_args {
    const char *ladder;   /* a built-in ladder or a file */
    const char *only;     /* rules, parted by commas */
    const char *without;  /* likewise */
    const char *max_rule; /* the hardest rule to use */
} hf_logic_args;

extern const hf_option hf_logic_arg_options[];

/* The ladder that the options ask for; `name` is the one without --ladder. False: a message was
 * printed; exit with HF_EXIT_USAGE. */
bool hf_logic_args_read(const char *command, const hf_logic_args *args, const char *name,
                        hf_ladder *ladder);
/* The rule with this name; if there is none, NULL and a message with the nearest name. */
const hf_rule *hf_logic_args_rule(const char *command, const char *option, const char *name);

/* ---- a thread's mind ------------------------------------------------------------------------- */

typedef struct hf_mind {
    hf_shape *shape; /* its own; everything below is of this shape */
    hf_solver *solver;
    hf_logic *logic;
    hf_step *step;
    hf_board *start; /* the position as it was read */
    hf_board *now;   /* the position before the step */
    hf_grid *givens; /* what was given */
    hf_grid *values; /* all values of the position */
    hf_grid *first;  /* the solution; with several, two of them */
    hf_grid *second;
} hf_mind;

/* What is true of a position. */
typedef struct hf_thought {
    hf_answer answer;
    hf_clash clash; /* HF_INVALID */
    bool marked;    /* it came with pencil marks, or with values that were not given */
} hf_thought;

/* Takes a record in: mind->start holds its position, mind->first its solution if it is unique,
 * mind->second another if there are several. HF_TOO_LARGE: logic does not serve the board.
 * HF_NO_MEMORY. */
hf_status hf_mind_take(hf_mind *mind, const hf_record *record, hf_thought *thought);
/* Brings mind->now up to the logic's position. */
void hf_mind_look(hf_mind *mind);
void hf_mind_close(hf_mind *mind);

/* ---- words ----------------------------------------------------------------------------------- */

/* A part of the explanation. */
void hf_out_part(hf_out *out, const hf_scene *scene, hf_part part);
/* Text broken into lines of at most `width` columns, each with `indent` blanks before it. */
void hf_out_wrapped(hf_out *out, const char *text, size_t length, unsigned indent, unsigned width);
/* A part, so broken. */
void hf_out_part_wrapped(hf_out *out, const hf_scene *scene, hf_part part, unsigned indent,
                         unsigned width);

#endif
