/* SPDX-License-Identifier: MIT
 *
 * rules_check.c - judges the rules by cases (see case.h): rules-check [--every N] FILE...
 *
 * N > 1: only one case of N, for files whose cases take long.
 *
 * All steps of the case's rule are looked for; of those with the same code and digits there must be
 * at least one, and each must have exactly the result asked for. With variant `x` there must be
 * none at all. Other variants choose options. The first steps of the rule are also told, in every way there
 * is (support/telling.h). `#` begins a comment line; a line `%shape SIZE ...` changes the board for the
 * lines after it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/case.h"
#include "support/telling.h"

enum { FIELDS = 9, MOST_TOLD = 12 };

/* What a case asks for, and what has been seen so far. */
typedef struct judge {
    case_kind kind;
    const char *digits;
    char wanted[CASE_TEXT]; /* the result as sorted triples */
    unsigned matching;      /* steps with the code and the digits */
    unsigned wrong;
    unsigned right;
    char found[CASE_TEXT]; /* the first wrong result, or what was told badly */
    unsigned told;
    bool garbled;
} judge;

/* ---- judging --------------------------------------------------------------------------------- */

typedef struct looking {
    judge *j;
    const hf_shape *shape;
    const hf_board *board;
} looking;

static void tell(const looking *look, const hf_step *step)
{
    if (look->j->told++ >= MOST_TOLD || look->j->garbled)
        return;
    const char *fault = telling_find_fault(look->board, step);
    if (!fault)
        return;
    look->j->garbled = true;
    snprintf(look->j->found, sizeof look->j->found, "%.4000s", fault);
}

static bool judge_step(const hf_step *step, void *user)
{
    looking *look = user;
    judge *j = look->j;
    char digits[40], result[CASE_TEXT];
    if (step->rule != j->kind.rule || step->merged != j->kind.merged)
        return true;
    tell(look, step);
    case_digits(&j->kind, step, digits);
    if (j->digits[0] && strcmp(digits, j->digits) != 0)
        return true;
    j->matching++;
    case_result(look->shape, step, result);
    if (strcmp(result, j->wanted) == 0) {
        j->right++;
    } else {
        if (j->wrong++ == 0 && !j->garbled)
            snprintf(j->found, sizeof j->found, "%s", result);
    }
    return true;
}

/* ---- reading --------------------------------------------------------------------------------- */

/* Cuts a line at its colons; missing fields are empty. */
static void split(char *line, char *field[FIELDS])
{
    static char empty[1] = "";
    int n = 0;
    line[strcspn(line, "\r\n")] = 0;
    for (int i = 0; i < FIELDS; i++)
        field[i] = empty;
    for (char *at = line; at && n < FIELDS;) {
        field[n++] = at;
        at = strchr(at, ':');
        if (at)
            *at++ = 0;
    }
}

/* Reads the grid; placed values are noted in `placed` (0 for givens). NULL or what is wrong. */
static const char *read_grid(case_bench *b, const char *text, uint16_t *placed)
{
    uint32_t cells = hf_shape_cells(b->shape), c = 0;
    hf_grid_clear(b->grid);
    for (; *text && c < cells; text++, c++) {
        bool later = *text == '+';
        if (later)
            text++;
        placed[c] = (uint16_t)(later ? case_symbol(*text) : 0);
        if (!later)
            hf_grid_values(b->grid)[c] = (uint16_t)case_symbol(*text);
    }
    return c == cells && *text == 0 ? NULL : "the grid has the wrong length";
}

static void strike_all(case_bench *b, const char *triples)
{
    uint32_t columns = hf_shape_columns(b->shape);
    for (; strlen(triples) >= 3; triples += triples[3] ? 4 : 3)
        hf_board_eliminate(b->board,
                           (uint32_t)(case_symbol(triples[1]) - 1) * columns +
                               (uint32_t)case_symbol(triples[2]) - 1,
                           (uint32_t)case_symbol(triples[0]));
}

static const char *set_up(case_bench *b, char *field[FIELDS])
{
    uint16_t *placed = calloc(hf_shape_cells(b->shape), sizeof *placed);
    const char *why = placed ? read_grid(b, field[3], placed) : "no memory";
    if (!why && !hf_board_load(b->board, b->grid))
        why = "the givens contradict each other";
    for (uint32_t c = 0; !why && c < hf_shape_cells(b->shape); c++)
        if (placed[c] && !hf_board_place(b->board, c, placed[c]))
            why = "a placed value is not possible";
    free(placed);
    if (why)
        return why;
    strike_all(b, field[4]);
    hf_logic_load(b->logic, b->board);
    return NULL;
}

/* ---- cases ----------------------------------------------------------------------------------- */

static const char *verdict(const judge *j)
{
    if (j->garbled)
        return "not told well";
    if (strchr(j->kind.variant, 'x'))
        return j->matching == 0 ? NULL : "found although there is none";
    if (j->matching == 0)
        return "not found";
    if (j->right == 0)
        return "another result";
    return j->wrong == 0 ? NULL : "also another result";
}

static const char *run_case(case_bench *b, char *field[FIELDS], judge *j)
{
    if (!case_read_code(&j->kind, field[1]))
        return "no such rule";
    j->digits = field[2];
    snprintf(j->wanted, sizeof j->wanted, "%s", field[6][0] ? field[6] : field[5]);
    case_sort_triples(j->wanted);
    const char *why = set_up(b, field);
    if (why)
        return why;
    hf_ladder *ladder = case_ladder(&j->kind);
    looking look = {j, b->shape, b->board};
    hf_facts facts = {.unique = true};
    hf_status status = hf_logic_all(b->logic, ladder, &facts, judge_step, &look);
    hf_ladder_free(ladder);
    return status == HF_OK ? verdict(j) : "no memory";
}

static void check_line(case_bench *b, const char *name, unsigned number, char *line)
{
    char *field[FIELDS];
    judge j = {.found = ""};
    split(line, field);
    const char *why = run_case(b, field, &j);
    if (!why) {
        b->passed++;
        printf("ok %s:%u %s\n", name, number, field[1]);
        return;
    }
    b->failed++;
    printf("FAILED %s:%u %s digits %s: %s\n  expected %s\n  found    %s\n", name, number, field[1],
           field[2], why, j.wanted, j.found[0] ? j.found : "nothing");
}

static bool change_shape(case_bench *b, const char *line)
{
    hf_shape_spec spec;
    if (!case_read_shape(line, &spec))
        return false;
    case_close(b);
    return case_open(b, spec);
}

static bool check_file(case_bench *b, const char *name, unsigned every)
{
    char line[CASE_TEXT];
    FILE *file = fopen(name, "r");
    if (!file) {
        fprintf(stderr, "rules-check: cannot read %s\n", name);
        return false;
    }
    bool good = true;
    unsigned cases = 0;
    for (unsigned number = 1; good && fgets(line, sizeof line, file); number++) {
        if (line[0] == ':' && cases++ % every == 0)
            check_line(b, name, number, line);
        else if (line[0] == '%')
            good = change_shape(b, line);
    }
    fclose(file);
    return good;
}

int main(int count, char **names)
{
    case_bench b = {0};
    hf_shape_spec nine;
    hf_shape_spec_square(&nine, 9);
    bool good = case_open(&b, nine), some = count > 2 && strcmp(names[1], "--every") == 0;
    unsigned every = some && atoi(names[2]) > 1 ? (unsigned)atoi(names[2]) : 1;
    for (int i = some ? 3 : 1; good && i < count; i++)
        good = check_file(&b, names[i], every) && change_shape(&b, "%shape 9");
    printf("%u passed, %u failed\n", b.passed, b.failed);
    case_close(&b);
    return good && b.failed == 0 ? 0 : 1;
}
