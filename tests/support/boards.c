/* SPDX-License-Identifier: MIT
 *
 * boards.c - boards of random shapes through every engine.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "support/boards.h"

enum {
    MOST_SOLUTIONS = 20, /* counted */
    MOST_GUESSES = 400,  /* for an engine; who needs more has no say on that board */
    SLOW_GUESSES = 20,   /* for an engine that goes over the whole board for each */
    FILL_GUESSES = 200,  /* to fill an empty board */
    BRUTE_CELLS = 40,    /* larger boards are not for the brute force */
    BRUTE_STEPS = 4000,
    MOST_ENGINES = 24,
    MOST_LISTED = 64 /* entries of listed houses */
};

const char *boards_kind_name(boards_kind kind)
{
    static const char *const names[] = {"latin",  "boxes", "nine",    "jigsaw",
                                        "custom", "cube",  "roxdoku", "listed"};
    return names[kind];
}

/* ---- shapes ---------------------------------------------------------------------------------- */

typedef struct draw {
    hf_shape_spec spec;
    boards_kind kind;
    uint16_t regions[9 * 9];
    uint32_t houses[1024];
} draw;

static bool one_in(hf_rng *rng, uint32_t n)
{
    return hf_rng_below(rng, n) == 0;
}

static uint32_t between(hf_rng *rng, uint32_t least, uint32_t most)
{
    return least + hf_rng_below(rng, most - least + 1);
}

/* `houses` random sets of `size` of `cells` cells, ascending. */
static void draw_houses(uint32_t *out, uint32_t houses, uint32_t size, uint32_t cells, hf_rng *rng)
{
    for (uint32_t h = 0; h < houses; h++)
        for (uint32_t cell = 0, missing = size; missing > 0; cell++)
            if (hf_rng_below(rng, cells - cell) < missing) {
                *out++ = cell;
                missing--;
            }
}

static void draw_extras(draw *d, hf_rng *rng)
{
    uint32_t n = d->spec.size;
    if (one_in(rng, 2))
        d->spec.extras |= HF_EXTRA_DIAGONALS;
    if ((n == 4 || n == 9) && one_in(rng, 3))
        d->spec.extras |= HF_EXTRA_WINDOWS;
}

static void draw_latin(draw *d, hf_rng *rng)
{
    d->spec = (hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = between(rng, 2, 9)};
    draw_extras(d, rng);
}

static void draw_boxes(draw *d, hf_rng *rng)
{
    static const uint8_t sides[][2] = {{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2},
                                       {3, 3}, {2, 5}, {5, 2}, {3, 4}, {2, 6}};
    const uint8_t *side = sides[hf_rng_below(rng, sizeof sides / sizeof *sides)];
    hf_shape_spec_boxes(&d->spec, side[0], side[1]);
    draw_extras(d, rng);
}

static void draw_jigsaw(draw *d, hf_rng *rng)
{
    uint32_t n = between(rng, 3, 8), order[64];
    for (uint32_t c = 0; c < n * n; c++)
        order[c] = c;
    if (one_in(rng, 4)) { /* anywhere at all: mostly no solution */
        hf_rng_shuffle(rng, order, n * n);
    } else { /* a row, with a few cells changed for others */
        for (uint32_t i = 0; i < n; i++) {
            uint32_t a = hf_rng_below(rng, n * n), b = hf_rng_below(rng, n * n), kept = order[a];
            order[a] = order[b];
            order[b] = kept;
        }
    }
    for (uint32_t i = 0; i < n * n; i++)
        d->regions[order[i]] = (uint16_t)(i / n);
    d->spec = (hf_shape_spec){.layout = HF_LAYOUT_JIGSAW, .size = n, .regions = d->regions};
    if (one_in(rng, 3))
        d->spec.extras = HF_EXTRA_DIAGONALS;
}

static void draw_custom(draw *d, hf_rng *rng)
{
    uint32_t n = between(rng, 1, 7), cells = n + hf_rng_below(rng, 4 * n + 1);
    uint32_t houses = between(rng, 1, 2 + cells / 2);
    draw_houses(d->houses, houses, n, cells, rng);
    d->spec = (hf_shape_spec){.layout = HF_LAYOUT_CUSTOM,
                              .size = n,
                              .custom = d->houses,
                              .custom_cells = cells,
                              .custom_houses = houses};
}

static void draw_cube(draw *d, hf_rng *rng)
{
    uint32_t size = one_in(rng, 40) ? 9 : one_in(rng, 8) ? 6 : 4;
    d->spec = (hf_shape_spec){.layout = HF_LAYOUT_CUBE, .size = size};
    if (size == 6 && one_in(rng, 2)) {
        d->spec.box_rows = 3;
        d->spec.box_columns = 2;
    }
}

static void draw_listed(draw *d, hf_rng *rng)
{
    if (one_in(rng, 2))
        draw_latin(d, rng);
    else
        draw_boxes(d, rng);
    uint32_t n = d->spec.size, most = MOST_LISTED / n;
    d->spec.listed_houses = between(rng, 1, most < 5 ? most : 5);
    d->spec.listed = d->houses;
    draw_houses(d->houses, d->spec.listed_houses, n, n * n, rng);
}

static void draw_shape(draw *d, hf_rng *rng)
{
    memset(d, 0, sizeof *d);
    d->kind = (boards_kind)hf_rng_below(rng, BOARDS_KINDS);
    switch (d->kind) {
    case BOARDS_LATIN:
        draw_latin(d, rng);
        break;
    case BOARDS_BOXES:
        draw_boxes(d, rng);
        break;
    case BOARDS_NINE:
        hf_shape_spec_square(&d->spec, 9);
        break;
    case BOARDS_JIGSAW:
        draw_jigsaw(d, rng);
        break;
    case BOARDS_CUSTOM:
        draw_custom(d, rng);
        break;
    case BOARDS_CUBE:
        draw_cube(d, rng);
        break;
    case BOARDS_ROXDOKU:
        d->spec = (hf_shape_spec){.layout = HF_LAYOUT_ROXDOKU, .size = one_in(rng, 3) ? 9 : 4};
        break;
    default:
        draw_listed(d, rng);
    }
}

/* ---- the engines ----------------------------------------------------------------------------- */

typedef struct court {
    draw drawn;
    hf_shape *shape;
    hf_grid *puzzle, *solved, *first, *second;
    hf_solver *filler;
    hf_solver *solver[MOST_ENGINES];
    const char *name[MOST_ENGINES];
    uint32_t engines;
} court;

static void close_court(court *c)
{
    for (uint32_t i = 0; i < c->engines; i++)
        hf_solver_free(c->solver[i]);
    hf_solver_free(c->filler);
    hf_grid_free(c->puzzle);
    hf_grid_free(c->solved);
    hf_grid_free(c->first);
    hf_grid_free(c->second);
    hf_shape_free(c->shape);
}

static bool add_engine(court *c, const hf_engine *engine, unsigned threads, uint64_t seed)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = engine;
    options.max_solutions = MOST_SOLUTIONS;
    options.max_guesses = strcmp(hf_engine_name(engine), "blacklist") ? MOST_GUESSES : SLOW_GUESSES;
    options.threads = threads;
    options.seed = seed;
    hf_status status = hf_solver_new(c->shape, &options, &c->solver[c->engines]);
    if (status == HF_UNSUPPORTED) /* the processor lacks something */
        return true;
    c->name[c->engines++] = hf_engine_name(engine);
    return status == HF_OK;
}

static bool open_court(court *c, hf_rng *rng)
{
    hf_solve_options options;
    memset(c, 0, sizeof *c);
    draw_shape(&c->drawn, rng);
    if (hf_shape_new(&c->drawn.spec, &c->shape) != HF_OK)
        return false;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("any");
    options.max_solutions = 1;
    options.max_guesses = FILL_GUESSES;
    bool good =
        hf_grid_new(c->shape, &c->puzzle) == HF_OK && hf_grid_new(c->shape, &c->solved) == HF_OK &&
        hf_grid_new(c->shape, &c->first) == HF_OK && hf_grid_new(c->shape, &c->second) == HF_OK &&
        hf_solver_new(c->shape, &options, &c->filler) == HF_OK;
    for (size_t i = 0; good && hf_engine_at(i) && c->engines < MOST_ENGINES - 1; i++)
        if (hf_engine_serves(hf_engine_at(i), c->shape))
            good = add_engine(c, hf_engine_at(i), 1, 0);
    if (good && one_in(rng, 8)) /* threads are dear to start */
        good = add_engine(c, options.engine, 2, 1 + hf_rng_below(rng, 1000));
    return good;
}

/* ---- boards ---------------------------------------------------------------------------------- */

/* A few values that do not clash at sight. */
static void scatter(court *c, uint32_t count, hf_rng *rng)
{
    uint32_t cells = hf_shape_cells(c->shape), size = hf_shape_size(c->shape);
    hf_clash clash;
    hf_grid_clear(c->puzzle);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t cell = hf_rng_below(rng, cells);
        uint16_t before = hf_grid_values(c->puzzle)[cell];
        hf_grid_values(c->puzzle)[cell] = (uint16_t)between(rng, 1, size);
        if (hf_grid_clashes(c->puzzle, &clash, 1) > 0)
            hf_grid_values(c->puzzle)[cell] = before;
    }
}

/* Values at random; filled up if that can be done, and then thinned out; now and then with a fault. */
static bool draw_board(court *c, hf_rng *rng)
{
    uint32_t cells = hf_shape_cells(c->shape);
    hf_result result;
    scatter(c, hf_rng_below(rng, hf_shape_size(c->shape) + 1), rng);
    if (one_in(rng, 6))
        return true;
    if (hf_solver_solve_grid(c->filler, c->puzzle, &result, c->solved, NULL) != HF_OK)
        return false;
    if (result.count == 0)
        return true;
    uint32_t keep = between(rng, 10, 75);
    for (uint32_t cell = 0; cell < cells; cell++)
        hf_grid_values(c->puzzle)[cell] =
            hf_rng_below(rng, 100) < keep ? hf_grid_values(c->solved)[cell] : 0;
    if (one_in(rng, 4))
        hf_grid_values(c->puzzle)[hf_rng_below(rng, cells)] =
            (uint16_t)between(rng, 1, hf_shape_size(c->shape));
    return true;
}

/* Are these solutions, and two different ones? Not asked of the library. */
static bool is_solution(const court *c, const hf_grid *grid)
{
    uint32_t size = hf_shape_size(c->shape);
    for (uint32_t cell = 0; cell < hf_shape_cells(c->shape); cell++)
        if (hf_grid_const_values(grid)[cell] < 1 || hf_grid_const_values(grid)[cell] > size ||
            (hf_grid_const_values(c->puzzle)[cell] &&
             hf_grid_const_values(c->puzzle)[cell] != hf_grid_const_values(grid)[cell]))
            return false;
    for (uint32_t h = 0; h < hf_shape_houses(c->shape); h++) {
        uint64_t held = 0;
        for (uint32_t i = 0; i < size; i++)
            held |= (uint64_t)1 << hf_grid_const_values(grid)[hf_shape_house(c->shape, h)[i]];
        if (held != ((uint64_t)2 << size) - 2)
            return false;
    }
    return true;
}

static bool solutions_hold(const court *c, const hf_result *r)
{
    size_t bytes = hf_shape_cells(c->shape) * sizeof(uint16_t);
    return (r->count < 1 || is_solution(c, c->first)) &&
           (r->count < 2 ||
            (is_solution(c, c->second) &&
             memcmp(hf_grid_values(c->first), hf_grid_values(c->second), bytes) != 0));
}

static bool is_judged(const hf_result *r)
{
    return r->exhausted || r->count == MOST_SOLUTIONS || r->answer == HF_INVALID;
}

static void describe(const court *c, uint64_t seed, uint64_t number, const char *what, FILE *log)
{
    fprintf(log, "# seed %" PRIu64 ", board %" PRIu64 " (%s, %u symbols): %s\n#", seed, number,
            boards_kind_name(c->drawn.kind), hf_shape_size(c->shape), what);
    for (uint32_t cell = 0; cell < hf_shape_cells(c->shape); cell++)
        fprintf(log, " %u", hf_grid_values(c->puzzle)[cell]);
    fputc('\n', log);
}

typedef struct verdict {
    bool known;
    hf_answer answer;
    uint64_t count;
    bool differs;
    char what[160];
} verdict;

/* Hears one answer. */
static void hear(verdict *v, const char *who, hf_answer answer, uint64_t count)
{
    if (!v->known) {
        v->known = true;
        v->answer = answer;
        v->count = count;
    } else if (v->answer != answer || v->count != count) {
        v->differs = true;
        snprintf(v->what, sizeof v->what,
                 "%s: answer %d, %" PRIu64 " solutions, but the first: answer %d, %" PRIu64, who,
                 (int)answer, count, (int)v->answer, v->count);
    }
}

static void ask_brute_force(const court *c, verdict *v, boards_tally *tally)
{
    if (hf_shape_cells(c->shape) > BRUTE_CELLS || (v->known && v->answer == HF_INVALID))
        return;
    int64_t count = brute_count(c->shape, hf_grid_values(c->puzzle), MOST_SOLUTIONS, BRUTE_STEPS);
    if (count < 0)
        return;
    tally->brute++;
    hear(v, "brute force",
         count == 0   ? HF_NONE
         : count == 1 ? HF_UNIQUE
                      : HF_MULTIPLE,
         (uint64_t)count);
}

static bool judge_board(court *c, verdict *v, boards_tally *tally)
{
    for (uint32_t i = 0; i < c->engines; i++) {
        hf_result r;
        if (hf_solver_solve_grid(c->solver[i], c->puzzle, &r, c->first, c->second) != HF_OK)
            return false;
        tally->runs++;
        if (r.answer != HF_INVALID && !solutions_hold(c, &r)) {
            v->differs = true;
            snprintf(v->what, sizeof v->what, "%s: not a solution", c->name[i]);
        }
        if (is_judged(&r)) {
            tally->judged++;
            hear(v, c->name[i], r.answer, r.count);
        }
    }
    ask_brute_force(c, v, tally);
    return true;
}

static void count_answer(const verdict *v, boards_kind kind, boards_tally *tally)
{
    tally->boards++;
    tally->of_kind[kind]++;
    tally->unique += v->known && v->answer == HF_UNIQUE;
    tally->multiple += v->known && v->answer == HF_MULTIPLE;
    tally->none += v->known && v->answer == HF_NONE;
    tally->invalid += v->known && v->answer == HF_INVALID;
    tally->differs += v->differs;
}

bool boards_judge(uint64_t seed, uint64_t first, uint64_t count, boards_tally *tally, FILE *log)
{
    uint64_t end = first + count;
    for (uint64_t at = first - first % BOARDS_PER_SHAPE; at < end; at += BOARDS_PER_SHAPE) {
        hf_rng rng = hf_rng_make(seed, at);
        court c;
        bool good = open_court(&c, &rng);
        for (uint64_t i = at; good && i < end && i < at + BOARDS_PER_SHAPE; i++) {
            verdict v = {0};
            hf_rng own = hf_rng_make(seed ^ UINT64_C(0x9e3779b97f4a7c15), i);
            good = draw_board(&c, &own);
            if (!good || i < first)
                continue;
            good = judge_board(&c, &v, tally);
            count_answer(&v, c.drawn.kind, tally);
            if (v.differs && log)
                describe(&c, seed, i, v.what, log);
        }
        close_court(&c);
        if (!good)
            return false;
    }
    return true;
}
