/* SPDX-License-Identifier: MIT
 *
 * soak_steps.c - steps of logic by the million, each held against solutions that are known.
 *
 *     soak-steps [--steps N] [--seed S] [--state FILE] [--puzzles FILE]
 *
 * Three kinds of boards in turn: puzzles with one solution (every rule may speak), puzzles with
 * several (a few clues too few), and candidates strewn around several solutions that were planted;
 * in the last two no rule may assume that there is only one. A step is unsound if it strikes a
 * candidate that stands in one of the solutions, or places one that does not stand in all of them.
 *
 * Piece I of a seed is a function of both (and of the file) alone. With a state file a run can be broken
 * off; the next one goes on where it was. The exit status is 1 if any step was unsound.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "houseful/houseful.h"

enum { MOST_SOLUTIONS = 16, SHAPES = 9, MOST_RULES = HF_RULES_MOST };

typedef enum kind { KIND_ONE, KIND_SEVERAL, KIND_STREWN, KINDS } kind;

static const char *const kind_names[KINDS] = {"one solution", "several", "strewn candidates"};

typedef struct tally {
    uint64_t pieces; /* done */
    uint64_t steps[KINDS];
    uint64_t boards[KINDS];
    uint64_t by_rule[MOST_RULES];
    uint64_t unsound;
} tally;

/* One shape and all that is needed to work on it. */
typedef struct bench {
    hf_shape *shape;
    hf_logic *logic;
    hf_board *board;
    hf_grid *puzzle, *solved;
    hf_step *step;
    hf_generator *generator;
    hf_solver *solver;
} bench;

typedef struct soak {
    uint64_t seed, aim;
    const char *state, *path;
    FILE *file;
    hf_ladder *ladder[3]; /* to walk by */
    hf_ladder *broad;     /* to look around by: without the slowest */
    hf_ladder *single;
    bench benches[SHAPES];
    tally tally;
    /* of the piece at work */
    bench *at;
    kind kind;
    hf_rng rng;
    uint16_t *solution[MOST_SOLUTIONS];
    uint32_t solutions;
    uint32_t patience; /* how many more steps at this look around */
} soak;

/* ---- setting up ------------------------------------------------------------------------------ */

static const uint16_t crooked[49] = {0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 2, 1, 1, 1, 3, 3, 2,
                                     2, 2, 1, 4, 3, 3, 2, 2, 2, 4, 4, 3, 5, 5, 5, 5, 4,
                                     4, 3, 3, 5, 5, 6, 6, 4, 5, 6, 6, 6, 6, 6, 4};

static void describe_shape(unsigned which, hf_shape_spec *spec)
{
    static const uint8_t boxes[SHAPES][2] = {{3, 3}, {3, 3}, {2, 2}, {2, 3},
                                             {2, 4}, {3, 3}, {3, 3}};
    if (which < 7)
        hf_shape_spec_boxes(spec, boxes[which][0], boxes[which][1]);
    else
        *spec = (hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = 7};
    if (which == 5)
        spec->extras = HF_EXTRA_DIAGONALS;
    if (which == 6)
        spec->extras = HF_EXTRA_WINDOWS;
    if (which == 8) {
        spec->layout = HF_LAYOUT_JIGSAW;
        spec->regions = crooked;
    }
}

static bool open_bench(bench *b, unsigned which)
{
    hf_shape_spec spec;
    hf_solve_options options;
    describe_shape(which, &spec);
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("any");
    options.max_solutions = MOST_SOLUTIONS;
    return hf_shape_new(&spec, &b->shape) == HF_OK && hf_logic_new(b->shape, &b->logic) == HF_OK &&
           hf_board_new(b->shape, &b->board) == HF_OK &&
           hf_grid_new(b->shape, &b->puzzle) == HF_OK &&
           hf_grid_new(b->shape, &b->solved) == HF_OK && hf_step_new(&b->step) == HF_OK &&
           hf_generator_new(b->shape, NULL, &b->generator) == HF_OK;
}

static bool open_soak(soak *s)
{
    static const char *const names[] = {"default", "hodoku", "se"};
    bool good = hf_ladder_new(&s->single) == HF_OK && hf_ladder_new(&s->broad) == HF_OK;
    for (unsigned i = 0; good && i < 3; i++)
        good = hf_ladder_new(&s->ladder[i]) == HF_OK &&
               hf_ladder_named(names[i], s->ladder[i]) == HF_OK &&
               hf_ladder_without(s->ladder[i], "bet") == HF_OK;
    if (good)
        hf_ladder_copy(s->broad, s->ladder[0]);
    good = good &&
           hf_ladder_without(s->broad, "forcing-net-contradiction,forcing-net-verity") == HF_OK;
    for (unsigned i = 0; good && i < SHAPES; i++)
        good = open_bench(&s->benches[i], i);
    for (unsigned i = 0; good && i < MOST_SOLUTIONS; i++)
        good = (s->solution[i] = calloc(81, sizeof **s->solution)) != NULL;
    if (good && s->path) {
        s->file = fopen(s->path, "r");
        if (!s->file)
            perror(s->path);
        good = s->file != NULL;
    }
    return good;
}

/* ---- judging --------------------------------------------------------------------------------- */

static void accuse(soak *s, const hf_step *step, const char *what, hf_candidate c)
{
    s->tally.unsound++;
    printf("# seed %" PRIu64 ", piece %" PRIu64 " (%s): %s %s %u in cell %u; values", s->seed,
           s->tally.pieces, kind_names[s->kind], hf_rule_key(step->rule), what, c.symbol, c.cell);
    for (uint32_t cell = 0; cell < hf_shape_cells(s->at->shape); cell++)
        printf(" %u", hf_logic_value(s->at->logic, cell));
    printf("; candidates");
    for (uint32_t cell = 0; cell < hf_shape_cells(s->at->shape); cell++)
        printf(" %x", hf_logic_candidates(s->at->logic, cell));
    printf("\n");
    fflush(stdout);
}

static bool judge(const hf_step *step, void *user)
{
    soak *s = user;
    s->tally.steps[s->kind]++;
    s->tally.by_rule[hf_rule_number(step->rule)]++;
    for (uint32_t n = 0; n < s->solutions; n++) {
        for (uint32_t i = 0; i < step->places; i++)
            if (s->solution[n][step->place[i].cell] != step->place[i].symbol)
                accuse(s, step, "places", step->place[i]);
        for (uint32_t i = 0; i < step->eliminations; i++)
            if (s->solution[n][step->eliminate[i].cell] == step->eliminate[i].symbol)
                accuse(s, step, "strikes", step->eliminate[i]);
    }
    if (step->places + step->eliminations == 0)
        accuse(s, step, "does nothing with", (hf_candidate){0, 0});
    return s->patience-- > 0;
}

/* ---- walking --------------------------------------------------------------------------------- */

/* All steps of one ladder, or of one rule drawn at random: also of those that no ladder has. Whatever a
 * rule finds must be right wherever it is asked. */
static bool look_around(soak *s, const hf_facts *facts)
{
    const hf_ladder *ladder = s->broad;
    s->patience = 5000;
    if (hf_rng_below(&s->rng, 2)) {
        s->patience = 1000;
        size_t rules = 0;
        while (hf_rule_at(rules))
            rules++;
        const hf_rule *rule = hf_rule_at(hf_rng_below(&s->rng, (uint32_t)rules));
        /* Huge fish are looked for seldom: they take seconds. */
        const char *key = hf_rule_key(rule);
        if (strncmp(key, "bet", 3) == 0 ||
            ((strstr(key, "leviathan") || strstr(key, "whale") || strstr(key, "squirmbag") ||
              strstr(key, "mutant") || strstr(key, "kraken")) &&
             hf_rng_below(&s->rng, 200)))
            return true;
        hf_ladder_of_rule(rule, s->single);
        ladder = s->single;
    }
    return hf_logic_all(s->at->logic, ladder, facts, judge, s) == HF_OK;
}

static bool walk(soak *s)
{
    bench *b = s->at;
    hf_facts facts = {.unique = s->kind == KIND_ONE};
    bool plain = b == &s->benches[0] || b == &s->benches[1];
    const hf_ladder *ladder = s->ladder[hf_rng_below(&s->rng, plain && facts.unique ? 3 : 2)];
    uint32_t every = 1 + hf_rng_below(&s->rng, 20);
    hf_logic_load(b->logic, b->board);
    s->tally.boards[s->kind]++;
    for (uint32_t position = 0;; position++) {
        if (position % every == 0 && !look_around(s, &facts))
            return false;
        hf_status status = hf_logic_next(b->logic, ladder, &facts, b->step);
        if (status == HF_END)
            return true;
        if (status != HF_OK)
            return false;
        judge(b->step, s);
        if (s->tally.unsound > 100 || hf_logic_apply(b->logic, b->step) != HF_OK)
            return false;
    }
}

/* ---- boards ---------------------------------------------------------------------------------- */

static bool keep_solution(const uint16_t *values, void *user)
{
    soak *s = user;
    if (s->solutions < MOST_SOLUTIONS)
        memcpy(s->solution[s->solutions++], values, hf_shape_cells(s->at->shape) * sizeof *values);
    return s->solutions < MOST_SOLUTIONS;
}

static bool find_solutions(soak *s)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_result result;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("any");
    options.max_solutions = MOST_SOLUTIONS;
    options.on_solution = keep_solution;
    options.user = s;
    s->solutions = 0;
    if (hf_solver_new(s->at->shape, &options, &solver) != HF_OK)
        return false;
    hf_status status = hf_solver_solve_grid(solver, s->at->puzzle, &result, NULL, NULL);
    hf_solver_free(solver);
    return status == HF_OK;
}

/* The next puzzle of the file, over and over; false: it holds none. */
static bool read_puzzle(soak *s)
{
    char line[512];
    for (unsigned rounds = 0; rounds < 2;) {
        if (!fgets(line, sizeof line, s->file)) {
            rewind(s->file);
            rounds++;
            continue;
        }
        if (strspn(line, "0123456789.") < 81)
            continue;
        for (uint32_t cell = 0; cell < 81; cell++)
            hf_grid_values(s->at->puzzle)[cell] =
                (uint16_t)(line[cell] == '.' ? 0 : line[cell] - '0');
        return true;
    }
    return false;
}

static bool draw_puzzle(soak *s)
{
    bench *b = s->at;
    uint32_t cells = hf_shape_cells(b->shape);
    if (s->file && b == &s->benches[0]) {
        if (!read_puzzle(s))
            return false;
    } else {
        hf_generator_seek(b->generator, s->seed << 32 | s->tally.pieces);
        if (hf_generator_next(b->generator, b->puzzle, b->solved) != HF_OK)
            return false;
    }
    for (uint32_t out = s->kind == KIND_SEVERAL ? 1 + hf_rng_below(&s->rng, 4) : 0; out > 0;) {
        uint16_t *value = &hf_grid_values(b->puzzle)[hf_rng_below(&s->rng, cells)];
        out -= *value != 0 || hf_rng_below(&s->rng, 64) == 0;
        *value = 0;
    }
    return find_solutions(s) && hf_board_load(b->board, b->puzzle);
}

/* Plants solutions, and strikes at random what stands in none of them. */
static bool strew(soak *s)
{
    bench *b = s->at;
    uint32_t cells = hf_shape_cells(b->shape), size = hf_shape_size(b->shape);
    s->kind = KIND_SEVERAL;
    if (!draw_puzzle(s))
        return false;
    s->kind = KIND_STREWN;
    uint32_t percent = 10 + hf_rng_below(&s->rng, 80);
    for (uint32_t cell = 0; cell < cells; cell++)
        for (uint32_t symbol = 1; symbol <= size; symbol++) {
            bool stands = false;
            for (uint32_t n = 0; n < s->solutions; n++)
                stands |= s->solution[n][cell] == symbol;
            if (!stands && hf_rng_below(&s->rng, 100) < percent)
                hf_board_eliminate(b->board, cell, symbol);
        }
    return true;
}

static bool work(soak *s)
{
    uint32_t drawn;
    s->rng = hf_rng_make(s->seed, s->tally.pieces);
    s->kind = (kind)(s->tally.pieces % KINDS);
    drawn = hf_rng_below(&s->rng, SHAPES + 5); /* mostly the usual board */
    s->at = &s->benches[drawn < SHAPES ? drawn : 0];
    bool good = s->kind == KIND_STREWN ? strew(s) : draw_puzzle(s);
    if (good && s->kind == KIND_ONE && s->solutions != 1)
        s->kind = KIND_SEVERAL; /* a file may hold such puzzles */
    good = good && walk(s);
    s->tally.pieces++;
    return good;
}

/* ---- the run --------------------------------------------------------------------------------- */

static uint64_t steps_of(const soak *s)
{
    return s->tally.steps[KIND_ONE] + s->tally.steps[KIND_SEVERAL] + s->tally.steps[KIND_STREWN];
}

static void print_figures(const soak *s, bool rules)
{
    printf("%" PRIu64 " steps, %" PRIu64 " unsound; seed %" PRIu64 ";", steps_of(s),
           s->tally.unsound, s->seed);
    for (unsigned k = 0; k < KINDS; k++)
        printf(" %s: %" PRIu64 " steps on %" PRIu64 " boards%s", kind_names[k], s->tally.steps[k],
               s->tally.boards[k], k + 1 < KINDS ? "," : "\n");
    for (size_t i = 0; rules && hf_rule_at(i); i++)
        printf("  %-34s %12" PRIu64 "\n", hf_rule_key(hf_rule_at(i)), s->tally.by_rule[i]);
    fflush(stdout);
}

/* The state: the seed and the tally as they are, for the same build on the same machine. */
static void load(soak *s)
{
    uint64_t seed = 0;
    tally before;
    FILE *file = s->state ? fopen(s->state, "rb") : NULL;
    if (!file)
        return;
    if (fread(&seed, sizeof seed, 1, file) == 1 && seed == s->seed &&
        fread(&before, sizeof before, 1, file) == 1)
        s->tally = before;
    fclose(file);
}

static bool save(const soak *s)
{
    char fresh[4096];
    if (!s->state)
        return true;
    snprintf(fresh, sizeof fresh, "%s.new", s->state);
    FILE *file = fopen(fresh, "wb");
    if (!file)
        return false;
    bool good = fwrite(&s->seed, sizeof s->seed, 1, file) == 1 &&
                fwrite(&s->tally, sizeof s->tally, 1, file) == 1;
    return fclose(file) == 0 && good && rename(fresh, s->state) == 0;
}

static bool read_arguments(soak *s, int count, char **arguments)
{
    for (int i = 1; i + 1 < count; i += 2) {
        if (!strcmp(arguments[i], "--steps"))
            s->aim = strtoull(arguments[i + 1], NULL, 10);
        else if (!strcmp(arguments[i], "--seed"))
            s->seed = strtoull(arguments[i + 1], NULL, 10);
        else if (!strcmp(arguments[i], "--state"))
            s->state = arguments[i + 1];
        else if (!strcmp(arguments[i], "--puzzles"))
            s->path = arguments[i + 1];
        else
            return false;
    }
    return count % 2 == 1;
}

int main(int count, char **arguments)
{
    static soak s = {.seed = 1, .aim = 50000000};
    if (!read_arguments(&s, count, arguments)) {
        fprintf(stderr,
                "usage: soak-steps [--steps N] [--seed S] [--state FILE] [--puzzles FILE]\n");
        return 2;
    }
    if (!open_soak(&s)) {
        fprintf(stderr, "soak-steps: no memory, or no such file\n");
        return 2;
    }
    load(&s);
    while (steps_of(&s) < s.aim) {
        if (!work(&s)) {
            fprintf(stderr, "soak-steps: piece %" PRIu64 " failed\n", s.tally.pieces);
            return 2;
        }
        if (s.tally.pieces % 100 == 0 && !save(&s)) {
            perror(s.state);
            return 2;
        }
        if (s.tally.pieces % 10000 == 0)
            print_figures(&s, false);
    }
    save(&s);
    print_figures(&s, true);
    return s.tally.unsound > 0;
}
