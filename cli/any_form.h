/* SPDX-License-Identifier: MIT
 *
 * any_form.h - canonical forms and disguises of boards that are not plain 9x9, for one thread.
 */
#ifndef HF_CLI_ANY_FORM_H
#define HF_CLI_ANY_FORM_H

#include "houseful/canon.h"
#include "houseful/grid.h"
#include "out.h"

/* Start from zero. What was found last stays until the next call. */
typedef struct hf_any_form {
    hf_shape *shape; /* of the last board; everything below is for this shape */
    hf_labeller *labeller;
    uint64_t shape_key[2];
    hf_grid *form;
    uint32_t *place; /* by cell: where it went */
    uint16_t *name;  /* by symbol: what it is called now */
    uint64_t automorphisms;
} hf_any_form;

void hf_any_form_close(hf_any_form *any);
/* The canonical form of a board into any->form. Statuses as hf_labeller_new and hf_labeller_form. */
hf_status hf_any_form_find(hf_any_form *any, const hf_grid *board);
/* Guise number `index` of a seed into any->form. */
hf_status hf_any_form_scramble(hf_any_form *any, const hf_grid *board, uint64_t seed,
                               uint64_t index);
/* Are two boards the same? If so, any->place and any->name lead from the first to the second. */
hf_status hf_any_form_same(hf_any_form *any, const hf_grid *first, const hf_grid *second,
                           bool *same);
/* 128 bits for the class of the board whose form was found last: its shape and its form. */
void hf_any_form_key(const hf_any_form *any, uint64_t key[2]);
/* "cells 3 1 2 ... symbols 2 1 ...": where cells go, counted from 1, and what symbols are called. */
void hf_any_form_map(hf_out *out, const hf_any_form *any);
/* Why there is none, for people. */
const char *hf_any_form_why(hf_status status);

#endif
