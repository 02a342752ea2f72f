/* SPDX-License-Identifier: MIT
 *
 * order.h - what to guess next: open variables in a heap by activity.
 *
 * Always true: a variable that is open and may be guessed is in the heap, once activities were started; none is twice.
 */
#ifndef HF_SOLVE_LEARN_ORDER_H
#define HF_SOLVE_LEARN_ORDER_H

#include "solve/learn/assignment.h"

#define HF_NOT_IN_HEAP   UINT32_MAX
#define HF_NEVER_GUESSED (UINT32_MAX - 1)

typedef struct hf_order {
    uint64_t seed;    /* not 0: moves the first activities a little */
    double decay;     /* of activities, with each conflict */
    bool by_activity; /* alone: tightness does not count */
    double *activity; /* per variable */
    double step;      /* what taking part in a conflict is worth */
    uint32_t *heap;   /* variables by activity, highest first */
    uint32_t *place;  /* per variable: in the heap, or HF_NOT_IN_HEAP, HF_NEVER_GUESSED */
    uint32_t count;
    uint32_t *visit;       /* nodes of the heap still to be looked at by hf_order_next */
    float *tightness;      /* by number of live members */
    const uint16_t *guide; /* values per cell to try first, or NULL; read by hf_order_begin only */
    uint32_t guide_size;   /* number of symbols */
    uint32_t vars;
    uint32_t choices; /* the first so many may be guessed; the others follow from them */
    size_t vars_room;
} hf_order;

void hf_order_close(hf_order *o);
size_t hf_order_memory(const hf_order *o);

/* An empty heap for so many variables, of which the first `choices` may be guessed. False: no memory. */
bool hf_order_start(hf_order *o, uint32_t vars, uint32_t choices);
/* First activities; every open variable enters the heap. */
void hf_order_begin(hf_order *o, const hf_model *m, const hf_assignment *a);
/* A variable took part in a conflict. */
void hf_order_bump(hf_order *o, uint32_t var);
void hf_order_insert(hf_order *o, uint32_t var);
/* Drops variables that are set from the top of the heap. */
void hf_order_clean(hf_order *o, const hf_assignment *a);
/* The variable to guess next; false: all that may be guessed are set. */
bool hf_order_next(hf_order *o, const hf_model *m, const hf_assignment *a, uint32_t *var);

#endif
