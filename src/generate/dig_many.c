/* SPDX-License-Identifier: MIT
 *
 * dig_many.c - many plain 9x9 puzzles dug side by side, so that the lane engines have full lanes.
 *
 * Each puzzle goes through its cells in its own random order, as in dig.c; the questions "is it still unique
 * without this clue?" of all puzzles go to the solver as one batch. A clue that is needed now is needed ever
 * after, so the order alone decides the result: the same puzzles as one by one.
 *
 * A third of the questions need no solver: if the clues that remain in its row, column and box leave the cell no
 * other digit, the clue can go. Of the rest, two thirds are answered by yes.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "generate/generator.h"

enum { CELLS = 81, MOST = 1024 };

/* One puzzle on its way. */
typedef struct digging {
    uint8_t puzzle[CELLS];
    uint8_t solution[CELLS];
    uint8_t order[CELLS];
    uint8_t next;        /* of the order: the clue in question; CELLS: done */
    uint16_t houses[27]; /* the digits that stand in each row, column and box, as bits */
} digging;

struct hf_dig_batch {
    hf_solver *solver;
    hf_nine_peers peers;
    digging work[MOST];
    uint16_t asked[MOST]; /* which of them have a question out */
    uint8_t question[MOST][CELLS];
    hf_brief brief[MOST];
};

void hf_dig_batch_free(hf_dig_batch *batch)
{
    if (batch == NULL)
        return;
    hf_solver_free(batch->solver);
    free(batch);
}

static hf_status new_batch(const hf_generator *generator, hf_dig_batch **out)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.cpu = generator->options.cpu;
    hf_dig_batch *batch = malloc(sizeof *batch);
    if (batch == NULL)
        return HF_NO_MEMORY;
    hf_status status = hf_solver_new(generator->shape, &options, &batch->solver);
    if (status != HF_OK) {
        free(batch);
        return status;
    }
    hf_nine_peers_make(&batch->peers);
    *out = batch;
    return HF_OK;
}

static uint16_t *house_of(digging *d, unsigned cell, unsigned kind)
{
    HF_ASSERT(cell < CELLS && kind < 3);
    unsigned row = cell / 9, column = cell % 9;
    unsigned number = kind == 0 ? row : kind == 1 ? column : row / 3 * 3 + column / 3;
    return &d->houses[9 * kind + number];
}

/* Takes a digit in or out of the cell's three houses. */
static void flip(digging *d, unsigned cell)
{
    uint16_t bit = (uint16_t)(1u << d->solution[cell]);
    for (unsigned kind = 0; kind < 3; kind++)
        *house_of(d, cell, kind) ^= bit;
}

static bool begin(hf_generator *generator, uint64_t index, digging *d)
{
    hf_rng rng = hf_rng_make(generator->options.seed, index);
    if (!hf_fill_nine(&generator->batch->peers, &rng, d->solution))
        return false;
    memcpy(d->puzzle, d->solution, sizeof d->puzzle);
    for (uint8_t c = 0; c < CELLS; c++)
        d->order[c] = c;
    for (unsigned left = CELLS; left > 1; left--) {
        unsigned pick = hf_rng_below(&rng, left);
        uint8_t swap = d->order[left - 1];
        d->order[left - 1] = d->order[pick];
        d->order[pick] = swap;
    }
    for (int h = 0; h < 27; h++)
        d->houses[h] = 0x3fe;
    d->next = 0;
    return true;
}

/* Takes out clues until one needs the solver's word; false: all have been asked about. */
static bool ask(digging *d)
{
    for (; d->next < CELLS; d->next++) {
        unsigned cell = d->order[d->next];
        flip(d, cell);
        unsigned seen = 1u << d->solution[cell];
        for (unsigned kind = 0; kind < 3; kind++)
            seen |= *house_of(d, cell, kind);
        d->puzzle[cell] = 0;
        if (seen != 0x3fe)
            return true;
    }
    return false;
}

static void hear(digging *d, bool unique)
{
    HF_ASSERT(d->next < CELLS && d->puzzle[d->order[d->next]] == 0);
    unsigned cell = d->order[d->next++];
    if (unique)
        return;
    d->puzzle[cell] = d->solution[cell];
    flip(d, cell);
}

/* All puzzles of a batch, from full boards to the end. */
static hf_status dig(hf_dig_batch *batch, size_t count, hf_search *task)
{
    for (;;) {
        size_t questions = 0;
        for (size_t i = 0; i < count; i++) {
            if (batch->work[i].next >= CELLS || !ask(&batch->work[i]))
                continue;
            memcpy(batch->question[questions], batch->work[i].puzzle, CELLS);
            batch->asked[questions++] = (uint16_t)i;
        }
        if (questions == 0)
            return HF_OK;
        if (hf_search_expired(task))
            return HF_END;
        hf_status status =
            hf_solve_many_bytes(batch->solver, questions, batch->question[0], batch->brief, NULL);
        if (status != HF_OK)
            return status;
        for (size_t i = 0; i < questions; i++)
            hear(&batch->work[batch->asked[i]], batch->brief[i].answer == HF_UNIQUE);
    }
}

hf_status hf_dig_many(hf_generator *generator, size_t count, uint8_t *puzzles, uint8_t *solutions)
{
    hf_status status = generator->batch == NULL ? new_batch(generator, &generator->batch) : HF_OK;
    for (size_t done = 0; status == HF_OK && done < count;) {
        size_t now = count - done < MOST ? count - done : MOST;
        for (size_t i = 0; i < now; i++) {
            if (!begin(generator, generator->index + i, &generator->batch->work[i]))
                return HF_END;
        }
        status = dig(generator->batch, now, &generator->task);
        for (size_t i = 0; status == HF_OK && i < now; i++) {
            memcpy(puzzles + (done + i) * CELLS, generator->batch->work[i].puzzle, CELLS);
            if (solutions != NULL)
                memcpy(solutions + (done + i) * CELLS, generator->batch->work[i].solution, CELLS);
        }
        generator->index += now;
        done += now;
    }
    return status;
}
