/* SPDX-License-Identifier: MIT
 *
 * core.h - what the files of the package's C side share.
 *
 * JavaScript asks by text: lines "key value", an empty line, then the board as it was given. The answer is JSON.
 * What makes it pleasant (boards in any form, promises, iterators, exceptions) is written in JavaScript.
 */
#ifndef HOUSEFUL_JS_CORE_H
#define HOUSEFUL_JS_CORE_H

#include <houseful/houseful.h>

#include "../../web/answer.h"

/* A question. Always true: each line of the head is ended by a zero. */
typedef struct asking {
    char *head;
    size_t head_length;
    const char *body;
    size_t length;
    hf_shape_spec spec; /* what the head says of the shape, if `shaped` */
    uint16_t *regions;  /* of the spec */
    bool shaped;
    hf_shape *shape;   /* the same, once asking_make_shape has made it */
    hf_puzzle *puzzle; /* what the body holds */
    answer *out;
} asking;

/* The value of a key; NULL: it was not said. */
const char *asking_text(const asking *a, const char *key);
/* The same as a number. */
uint64_t asking_number(const asking *a, const char *key, uint64_t otherwise);
/* Numbers with commas between them, `count` of them exactly, as 16 bits each; NULL: not so, or no memory. */
uint16_t *asking_values(const char *text, size_t count);

/* Makes the answer an error: `kind` is "text", "argument", "invalid", "unique", "timeout", "unsupported" or
 * "memory". */
void asking_refuse(asking *a, const char *kind, const char *message);
/* The same with a place, line and column from 1. */
void asking_refuse_at(asking *a, const char *message, size_t line, size_t column);
/* What a status means; true if it is HF_OK and nothing is refused. */
bool asking_passed(asking *a, hf_status status, const char *what);

/* ---- board.c ---- */

/* Takes what the head says of the shape. False: refused. */
bool asking_take_spec(asking *a);
/* Makes a->shape of it. False: refused. */
bool asking_make_shape(asking *a);
/* Makes a->puzzle of the body. False: refused. */
bool asking_take_puzzle(asking *a, const char *text, size_t length, hf_puzzle **puzzle);
/* The 81 values of a plain 9x9 puzzle. False: refused, for it is none. */
bool asking_nine(asking *a, const hf_puzzle *puzzle, uint8_t values[81]);
/* A key with values of the puzzle's shape as one line; NULL for no line at all. */
void asking_add_line(asking *a, const char *key, const hf_shape *shape, const uint16_t *values);
void asking_add_bytes_line(asking *a, const char *key, const uint8_t values[81]);
/* A key with what contradicts what, in words. */
void asking_add_clash(asking *a, const char *key, const hf_clash *clash);
void asking_read(asking *a);
void asking_write(asking *a);
void asking_check(asking *a);
void asking_lists(asking *a);

/* ---- solve.c ---- */

/* The puzzle's only solution; NULL: it has not exactly one, or there is no memory. */
hf_grid *asking_solution(asking *a);
void asking_solve(asking *a);
void asking_solutions(asking *a);
void asking_minimal(asking *a);

/* ---- people.c, alike.c, make.c ---- */
void asking_rate(asking *a);
void asking_hint(asking *a);
void asking_steps(asking *a);
void asking_canonical(asking *a);
void asking_same(asking *a);
void asking_scramble(asking *a);
void asking_generate(asking *a);

#endif
