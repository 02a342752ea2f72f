/* SPDX-License-Identifier: MIT
 *
 * technique_examples.c - finds an example position for every rule in puzzles that we generate:
 *
 *     technique_examples [SEED [PUZZLES]] < old-examples > new-examples
 *
 * No build makes it: cc -O2 -Iinclude tools/technique_examples.c build/libhouseful.a -lpthread -lm
 *
 * Each line of the file is KEY:GRID:STRUCK, a position in which the rule with that key finds a
 * step: GRID has one character per cell, `.` for an empty one, a digit for a given, `+` and a digit
 * for a value found later; STRUCK lists candidates that are already gone, as triples digit, row,
 * column. Examples read from stdin are kept unless a smaller one is found: few marks, few results,
 * few empty cells. tools/technique_pages.c makes the pages from them.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "houseful/houseful.h"

enum { CELLS = 81, TEXT = 4096 };

typedef struct example {
    char text[TEXT];
    unsigned cost; /* 0: none yet; kept ones count as found with the greatest cost */
} example;

typedef struct search {
    hf_shape *shape;
    hf_logic *logic;  /* walks the path */
    hf_logic *looker; /* looks for other rules on the way */
    hf_step *step;
    hf_board *start, *now;
    hf_grid *puzzle;
    example best[HF_RULES_MOST];
    hf_ladder *usual;       /* rules that are looked for again when there is an example */
    size_t rule;            /* the one that is looked for */
    const hf_rule *easiest; /* the first of the ladder that finds something here */
} search;

/* ---- what a position looks like ----------------------------------------------------------------
 */

static void write_position(const search *s, const hf_rule *rule, char *text)
{
    char *at = text + sprintf(text, "%s:", hf_rule_key(rule));
    for (uint32_t c = 0; c < CELLS; c++) {
        uint32_t value = hf_board_value(s->now, c);
        if (value && !hf_grid_values(s->puzzle)[c])
            *at++ = '+';
        *at++ = value ? (char)('0' + value) : '.';
    }
    *at++ = ':';
    const char *between = "";
    for (uint32_t d = 1; d <= 9; d++)
        for (uint32_t c = 0; c < CELLS; c++) {
            uint32_t count;
            const uint32_t *peers = hf_shape_peers(s->shape, c, &count);
            bool seen = false;
            for (uint32_t i = 0; i < count; i++)
                seen |= hf_board_value(s->now, peers[i]) == d;
            if (hf_board_value(s->now, c) || seen || hf_board_has(s->now, c, d))
                continue;
            at += sprintf(at, "%s%u%u%u", between, (unsigned)d, (unsigned)(c / 9 + 1),
                          (unsigned)(c % 9 + 1));
            between = " ";
        }
    *at = 0;
}

static hf_level level_of(const hf_rule *rule)
{
    hf_level level;
    uint32_t score;
    hf_scale_weigh(hf_scale_at(0), rule, &level, &score);
    return level;
}

/* Is there a single, although the rule is none? */
static bool is_below(const search *s, const hf_rule *rule)
{
    return level_of(s->easiest) == HF_LEVEL_EASY && level_of(rule) != HF_LEVEL_EASY;
}

/* Small is beautiful: little to look at, in a board with little left; and best where nothing easier
 * is to be found. */
static unsigned cost_of(const search *s, const hf_step *step)
{
    return 2 + 4 * step->marks + 6 * step->links + 3 * step->members +
           2 * (step->eliminations + step->places) + 2 * hf_board_empty(s->now) +
           (step->eliminations > 3 ? 10 : 0) + (step->rule == s->easiest ? 0 : 100) +
           (is_below(s, step->rule) ? 200 : 0);
}

static bool take(const hf_step *step, void *user)
{
    search *s = user;
    example *best = &s->best[s->rule];
    unsigned cost = cost_of(s, step);
    if (is_below(s, step->rule) && (step->nodes || hf_rule_code(step->rule)[0] == '1'))
        return false; /* chains among singles are too plain to show anything */
    if (best->cost == 0 || cost < best->cost) {
        best->cost = cost;
        write_position(s, step->rule, best->text);
    }
    return false; /* the page shows the first step of the rule */
}

/* ---- looking -----------------------------------------------------------------------------------
 */

/* A ladder of one rule; duals are a rule of their own that an option brings out. */
static hf_ladder *ladder_of(const hf_rule *rule)
{
    hf_ladder *ladder;
    hf_logic_options options;
    if (hf_ladder_new(&ladder) != HF_OK)
        exit(1);
    hf_ladder_of_rule(rule, ladder);
    hf_logic_options_init(&options, sizeof options);
    options.duals = strncmp(hf_rule_key(rule), "dual", 4) == 0;
    hf_ladder_set_options(ladder, &options);
    return ladder;
}

/* Rules that take long are looked for only while there is no example at all. */
static bool wanted(const search *s, const hf_rule *rule)
{
    if (hf_rule_code(rule)[0] == 0 || (is_below(s, rule) && s->best[s->rule].cost))
        return false;
    return s->best[s->rule].cost == 0 ||
           (hf_ladder_has(s->usual, rule) && level_of(rule) < HF_LEVEL_EXTREME);
}

static void look_around(search *s)
{
    const hf_facts facts = {.unique = true};
    hf_logic_load(s->looker, s->now);
    for (s->rule = 0; hf_rule_at(s->rule); s->rule++) {
        const hf_rule *rule = hf_rule_at(s->rule);
        if (!wanted(s, rule))
            continue;
        hf_ladder *ladder = ladder_of(rule);
        if (hf_logic_next(s->looker, ladder, &facts, s->step) == HF_OK)
            take(s->step, s);
        hf_ladder_free(ladder);
    }
}

static void walk(search *s)
{
    const hf_facts facts = {.unique = true};
    hf_step *step;
    if (hf_step_new(&step) != HF_OK)
        exit(1);
    if (!s->usual && hf_ladder_new(&s->usual) != HF_OK)
        exit(1);
    hf_ladder_named("hodoku", s->usual);
    hf_board_load(s->start, s->puzzle);
    hf_logic_load(s->logic, s->start);
    while (hf_logic_bets(s->logic) == 0 && hf_logic_next(s->logic, NULL, &facts, step) == HF_OK) {
        hf_board_copy(s->now, s->start);
        hf_logic_save(s->logic, s->now);
        s->easiest = step->rule;
        if (step->places == 0 || hf_board_empty(s->now) < 40)
            look_around(s);
        if (step->depth || hf_logic_apply(s->logic, step) != HF_OK)
            break;
    }
    hf_step_free(step);
}

static void take_explained(search *s)
{
    for (s->rule = 0; hf_rule_at(s->rule) != s->step->rule; s->rule++)
        ;
    if (hf_rule_code(s->step->rule)[0] == 0)
        take(s->step, s);
}

/* Direct claiming never comes first: of the three boxes that its lines cross, one points and gives
 * the same value. So it is looked for beside direct pointing. */
static void look_for_claiming(search *s)
{
    const hf_facts facts = {.unique = true};
    const hf_rule *rule = hf_rule_named("direct-claiming");
    hf_ladder *ladder = ladder_of(rule);
    hf_logic_load(s->looker, s->now);
    if (hf_logic_next(s->looker, ladder, &facts, s->step) == HF_OK)
        take_explained(s);
    hf_ladder_free(ladder);
}

/* Sudoku Explainer's own rules, where its own ladder gets to them: nothing simpler is there. */
static void walk_explained(search *s)
{
    const hf_facts facts = {.unique = true};
    hf_ladder *ladder;
    if (hf_ladder_new(&ladder) != HF_OK || hf_ladder_named("se", ladder) != HF_OK)
        exit(1);
    hf_board_load(s->start, s->puzzle);
    hf_logic_load(s->logic, s->start);
    while (hf_logic_next(s->logic, ladder, &facts, s->step) == HF_OK) {
        hf_board_copy(s->now, s->start);
        hf_logic_save(s->logic, s->now);
        s->easiest = s->step->rule;
        take_explained(s);
        if (s->step->depth || hf_logic_apply(s->logic, s->step) != HF_OK)
            break;
        if (strcmp(hf_rule_key(s->easiest), "direct-pointing") == 0)
            look_for_claiming(s);
    }
    hf_ladder_free(ladder);
}

/* ---- the file ----------------------------------------------------------------------------------
 */

static void read_old(search *s)
{
    char line[TEXT];
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        for (size_t i = 0; hf_rule_at(i); i++) {
            size_t length = strlen(hf_rule_key(hf_rule_at(i)));
            if (strncmp(line, hf_rule_key(hf_rule_at(i)), length) == 0 && line[length] == ':') {
                strcpy(s->best[i].text, line);
                s->best[i].cost = 1; /* kept: nothing costs less */
            }
        }
    }
}

static void write_all(const search *s)
{
    printf("# SPDX-License-Identifier: MIT\n"
           "# Example positions, found by tools/technique_examples.c: KEY:GRID:STRUCK\n");
    for (size_t i = 0; hf_rule_at(i); i++)
        if (s->best[i].cost)
            printf("%s\n", s->best[i].text);
}

int main(int count, char **words)
{
    search *s = calloc(1, sizeof *s);
    hf_shape_spec spec;
    hf_shape_spec_square(&spec, 9);
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    hf_generator *generator;
    options.seed = count > 1 ? strtoull(words[1], NULL, 10) : 1;
    options.minimal = true;
    unsigned long puzzles = count > 2 ? strtoul(words[2], NULL, 10) : 1000;
    if (!s || hf_shape_new(&spec, &s->shape) != HF_OK ||
        hf_logic_new(s->shape, &s->logic) != HF_OK || hf_logic_new(s->shape, &s->looker) != HF_OK ||
        hf_step_new(&s->step) != HF_OK || hf_board_new(s->shape, &s->start) != HF_OK ||
        hf_board_new(s->shape, &s->now) != HF_OK || hf_grid_new(s->shape, &s->puzzle) != HF_OK ||
        hf_generator_new(s->shape, &options, &generator) != HF_OK)
        return 1;
    read_old(s);
    for (unsigned long i = 0; i < puzzles; i++)
        if (hf_generator_next(generator, s->puzzle, NULL) == HF_OK) {
            walk(s);
            walk_explained(s);
        }
    write_all(s);
    return 0;
}
