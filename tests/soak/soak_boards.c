/* SPDX-License-Identifier: MIT
 *
 * soak_boards.c - boards of random shapes by the million, every engine against the others and, on
 * small ones, against a brute force (support/boards.h).
 *
 *     soak-boards [--boards N] [--seed S] [--state FILE]
 *
 * With a state file the run can be broken off at any time; the next one goes on where it was. Prints
 * figures now and then and at the end; the exit status is 1 if any two answers differ.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "support/boards.h"

enum { PORTION = 1000 * BOARDS_PER_SHAPE };

typedef struct soak {
    uint64_t seed;
    uint64_t boards;
    const char *state;
    boards_tally tally;
} soak;

/* The tally as numbers, in the order of the struct, after the seed. */
static void visit_numbers(soak *s, bool (*visit)(uint64_t *number, FILE *file), FILE *file)
{
    boards_tally *t = &s->tally;
    uint64_t *numbers[] = {&s->seed,    &t->boards, &t->unique, &t->multiple, &t->none,
                           &t->invalid, &t->runs,   &t->judged, &t->brute,    &t->differs};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (!visit(numbers[i], file))
            return;
    for (int kind = 0; kind < BOARDS_KINDS; kind++)
        if (!visit(&t->of_kind[kind], file))
            return;
}

static bool write_number(uint64_t *number, FILE *file)
{
    return fprintf(file, "%" PRIu64 "\n", *number) > 0;
}

static bool read_number(uint64_t *number, FILE *file)
{
    return fscanf(file, "%" SCNu64, number) == 1;
}

static void load(soak *s)
{
    soak before = {0};
    FILE *file = s->state ? fopen(s->state, "r") : NULL;
    if (!file)
        return;
    visit_numbers(&before, read_number, file);
    fclose(file);
    if (before.seed == s->seed) /* else another run's */
        s->tally = before.tally;
}

/* Written whole and then renamed, so that a run that is killed leaves the old one. */
static bool save(soak *s)
{
    char fresh[4096];
    if (!s->state)
        return true;
    snprintf(fresh, sizeof fresh, "%s.new", s->state);
    FILE *file = fopen(fresh, "w");
    if (!file)
        return false;
    visit_numbers(s, write_number, file);
    return fclose(file) == 0 && rename(fresh, s->state) == 0;
}

static void print_figures(const soak *s)
{
    const boards_tally *t = &s->tally;
    printf("%" PRIu64 " boards of seed %" PRIu64 ":", t->boards, s->seed);
    for (int kind = 0; kind < BOARDS_KINDS; kind++)
        printf(" %s %" PRIu64, boards_kind_name((boards_kind)kind), t->of_kind[kind]);
    printf("\n  unique %" PRIu64 ", several %" PRIu64 ", none %" PRIu64 ", invalid %" PRIu64
           "; engine runs %" PRIu64 ", of which judged %" PRIu64 "; by brute force %" PRIu64
           "; differences %" PRIu64 "\n",
           t->unique, t->multiple, t->none, t->invalid, t->runs, t->judged, t->brute, t->differs);
    fflush(stdout);
}

static bool read_arguments(soak *s, int count, char **arguments)
{
    for (int i = 1; i + 1 < count; i += 2) {
        if (!strcmp(arguments[i], "--boards"))
            s->boards = strtoull(arguments[i + 1], NULL, 10);
        else if (!strcmp(arguments[i], "--seed"))
            s->seed = strtoull(arguments[i + 1], NULL, 10);
        else if (!strcmp(arguments[i], "--state"))
            s->state = arguments[i + 1];
        else
            return false;
    }
    return count % 2 == 1;
}

int main(int count, char **arguments)
{
    soak s = {.seed = 1, .boards = 2000000};
    if (!read_arguments(&s, count, arguments)) {
        fprintf(stderr, "usage: soak-boards [--boards N] [--seed S] [--state FILE]\n");
        return 2;
    }
    load(&s);
    while (s.tally.boards < s.boards) {
        uint64_t left = s.boards - s.tally.boards;
        if (!boards_judge(s.seed, s.tally.boards, left < PORTION ? left : PORTION, &s.tally,
                          stdout)) {
            fprintf(stderr, "soak-boards: out of memory\n");
            return 2;
        }
        if (!save(&s)) {
            perror(s.state);
            return 2;
        }
        if (s.tally.boards % (10 * PORTION) == 0)
            print_figures(&s);
    }
    print_figures(&s);
    return s.tally.differs > 0;
}
