/* SPDX-License-Identifier: MIT
 *
 * maker.c - solved boards by a solver, and what can be left of them.
 */
#include "support/maker.h"

void maker_open(maker *m, uint64_t seed)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("nine");
    options.max_solutions = 1;
    m->rng = hf_rng_make(seed, 0);
    m->shape = test_shape(test_square(9));
    assert_int_equal(hf_grid_new(m->shape, &m->puzzle), HF_OK);
    assert_int_equal(hf_grid_new(m->shape, &m->solution), HF_OK);
    assert_int_equal(hf_solver_new(m->shape, &options, &m->filler), HF_OK);
}

void maker_close(maker *m)
{
    hf_solver_free(m->filler);
    hf_grid_free(m->puzzle);
    hf_grid_free(m->solution);
    hf_shape_free(m->shape);
}

/* Three boxes on the diagonal at random, which never clash, and a solver for the
 * rest. */
void maker_fill(maker *m)
{
    hf_result result;
    hf_grid_clear(m->puzzle);
    for (uint32_t box = 0; box < 3; box++) {
        uint32_t digits[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        hf_rng_shuffle(&m->rng, digits, 9);
        for (uint32_t i = 0; i < 9; i++)
            hf_grid_values(m->puzzle)[(3 * box + i / 3) * 9 + 3 * box + i % 3] =
                (uint16_t)digits[i];
    }
    assert_int_equal(hf_solver_solve_grid(m->filler, m->puzzle, &result, m->solution, NULL), HF_OK);
    assert_true(result.count >= 1);
}

static char random_blank(maker *m)
{
    return ".0*_-xX?"[hf_rng_below(&m->rng, 8)];
}

void maker_keep(maker *m, char *text, uint32_t clues)
{
    uint32_t order[CELLS];
    for (uint32_t i = 0; i < CELLS; i++)
        order[i] = i;
    hf_rng_shuffle(&m->rng, order, CELLS);
    char blank = random_blank(m);
    for (uint32_t i = 0; i < CELLS; i++) {
        uint16_t value = hf_grid_values(m->solution)[order[i]];
        text[order[i]] = i < clues ? (char)('0' + value) : blank;
    }
}

static uint32_t random_cell(maker *m)
{
    return hf_rng_below(&m->rng, CELLS);
}

static char random_digit(maker *m)
{
    return (char)('1' + hf_rng_below(&m->rng, 9));
}

void maker_puzzle(maker *m, char *text)
{
    uint32_t kind = hf_rng_below(&m->rng, 16);
    if (kind % 4 == 0)
        maker_fill(m);
    switch (kind) {
    default: /* around the edge between one solution and several */
        maker_keep(m, text, 20 + hf_rng_below(&m->rng, 14));
        break;
    case 6: /* anything from empty to full */
    case 7:
        maker_keep(m, text, hf_rng_below(&m->rng, CELLS + 1));
        break;
    case 8: /* one given changed: a clash, no solution, or another puzzle */
    case 9:
    case 10:
        maker_keep(m, text, 18 + hf_rng_below(&m->rng, 30));
        text[random_cell(m)] = random_digit(m);
        break;
    case 11: /* several givens changed */
        maker_keep(m, text, 18 + hf_rng_below(&m->rng, 12));
        for (int i = 0; i < 3; i++)
            text[random_cell(m)] = random_digit(m);
        break;
    case 12: /* digits strewn without a plan */
        maker_keep(m, text, 0);
        for (uint32_t n = hf_rng_below(&m->rng, 14); n > 0; n--)
            text[random_cell(m)] = random_digit(m);
        break;
    case 13: /* a full grid with one cell wrong or missing */
        maker_keep(m, text, CELLS);
        text[random_cell(m)] = hf_rng_below(&m->rng, 2) ? random_digit(m) : '.';
        break;
    case 14: /* every way to write a blank; now and then a character that is none */
        maker_keep(m, text, 25);
        for (int i = 0; i < 10; i++)
            text[random_cell(m)] = random_blank(m);
        if (hf_rng_below(&m->rng, 4) == 0)
            text[random_cell(m)] = (char)hf_rng_below(&m->rng, 256);
        break;
    }
}

void maker_load(maker *m, const char *text)
{
    for (uint32_t i = 0; i < CELLS; i++)
        hf_grid_values(m->puzzle)[i] =
            (uint16_t)(text[i] >= '1' && text[i] <= '9' ? text[i] - '0' : 0);
}
