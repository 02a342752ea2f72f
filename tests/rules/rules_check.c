/* SPDX-License-Identifier: MIT
 *
 * rules_check.c - judges the rules by cases: rules-check FILE...
 *
 * A case is one line,
 *
 *     :CODE[-VARIANT]:DIGITS:GRID:DELETED:ELIMINATIONS:PLACEMENTS:EXTRA
 *
 * GRID has one character per cell: `.` empty, a digit for a given, `+` and a digit for a value that
 * was placed later. DELETED lists candidates already struck, as blank-separated triples digit, row,
 * column; ELIMINATIONS and PLACEMENTS say what the rule must find, likewise. The last colon may be
 * missing. `#` begins a comment line.
 *
 * All steps of the rule are looked for; of those with the same code and digits there must be at
 * least one, and each must have exactly the result asked for. With variant `x` there must be none
 * at all. Other variants choose options (see options_for).
 *
 * A line `%shape SIZE [x] [ROWSxCOLUMNS]` changes the board for the lines after it; above nine
 * symbols, digits are letters (A = 10), in the triples also rows and columns.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "houseful/houseful.h"
#include "houseful/logic.h"

enum { FIELDS = 9, TEXT_ROOM = 4096 };

typedef struct bench {
    hf_shape *shape;
    hf_logic *logic;
    hf_board *board;
    hf_grid *grid;
    unsigned passed, failed;
} bench;

/* What a case asks for, and what has been seen so far. */
typedef struct judge {
    char code[16];
    char variant[16];
    const hf_rule *rule;
    bool merged;
    const char *digits;
    char wanted[TEXT_ROOM]; /* the result as sorted triples */
    unsigned matching;      /* steps with the code and the digits */
    unsigned wrong;
    unsigned right;
    char found[TEXT_ROOM]; /* the first wrong result */
} judge;

static int symbol_of(char c)
{
    if (c >= '1' && c <= '9')
        return c - '0';
    if (c >= 'A' && c <= 'Z')
        return c - 'A' + 10;
    return 0;
}

static char char_of(uint32_t symbol)
{
    return "?123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[symbol];
}

/* ---- results as text ------------------------------------------------------------------------- */

static int by_text(const void *a, const void *b)
{
    return memcmp(a, b, 4);
}

/* Sorts blank-separated triples in place and drops doubles. */
static void sort_triples(char *text)
{
    size_t n = (strlen(text) + 1) / 4, kept = 0;
    size_t end = strlen(text);
    text[end] = ' ';
    qsort(text, n, 4, by_text);
    for (size_t i = 0; i < n; i++)
        if (kept == 0 || memcmp(text + 4 * i, text + 4 * (kept - 1), 4) != 0)
            memmove(text + 4 * kept++, text + 4 * i, 4);
    text[kept ? 4 * kept - 1 : 0] = 0;
}

static void write_triples(const hf_shape *shape, const hf_candidate *candidate, uint32_t count,
                          char *text)
{
    uint32_t columns = hf_shape_columns(shape);
    char *at = text;
    for (uint32_t i = 0; i < count && at + 5 < text + TEXT_ROOM; i++) {
        if (i > 0)
            *at++ = ' ';
        *at++ = char_of(candidate[i].symbol);
        *at++ = char_of(candidate[i].cell / columns + 1);
        *at++ = char_of(candidate[i].cell % columns + 1);
    }
    *at = 0;
    sort_triples(text);
}

/* Placements count as such only where the case lists placements. */
static void write_result(const hf_shape *shape, const hf_step *step, char *text)
{
    if (step->places > 0)
        write_triples(shape, step->place, step->places, text);
    else
        write_triples(shape, step->eliminate, step->eliminations, text);
}

/* ---- judging --------------------------------------------------------------------------------- */

/* Chains, sets and Sue de Coq go by the digits they strike, all others by those of the pattern. */
static bool goes_by_result(const char *code)
{
    return (strncmp(code, "07", 2) == 0 && strncmp(code, "0703", 4) > 0) ||
           strncmp(code, "09", 2) == 0 || code[0] == '1' || strncmp(code, "0702", 4) == 0;
}

static void write_digits(const judge *j, const hf_step *step, char *text)
{
    uint32_t mask = step->symbols;
    if (strcmp(j->code, "0404") == 0) /* two kites: the first one's */
        mask = 1u << (step->symbol[0] - 1);
    if (goes_by_result(j->code)) {
        mask = 0;
        for (uint32_t i = 0; i < step->eliminations; i++)
            mask |= 1u << (step->eliminate[i].symbol - 1);
        for (uint32_t i = 0; i < step->places; i++)
            mask |= 1u << (step->place[i].symbol - 1);
    }
    for (uint32_t d = 1; d <= 32; d++)
        if (mask >> (d - 1) & 1)
            *text++ = char_of(d);
    *text = 0;
}

typedef struct looking {
    judge *j;
    const hf_shape *shape;
} looking;

static bool judge_step(const hf_step *step, void *user)
{
    looking *look = user;
    judge *j = look->j;
    char digits[40], result[TEXT_ROOM];
    if (step->rule != j->rule || step->merged != j->merged)
        return true;
    write_digits(j, step, digits);
    if (j->digits[0] && strcmp(digits, j->digits) != 0)
        return true;
    j->matching++;
    write_result(look->shape, step, result);
    if (strcmp(result, j->wanted) == 0) {
        j->right++;
    } else {
        if (j->wrong++ == 0)
            snprintf(j->found, sizeof j->found, "%s", result);
    }
    return true;
}

/* The options each code and variant is judged with. */
static hf_logic_options options_for(const judge *j)
{
    hf_logic_options o = hf_logic_defaults();
    int variant = atoi(j->variant);
    o.max_fish = 7;
    o.max_big_fish = 7;
    o.siamese = strncmp(j->code, "03", 2) == 0 && j->rule->size >= 3;
    o.two_candidate_er =
        (strcmp(j->code, "0402") == 0 && variant == 1) || strcmp(j->code, "0405") == 0;
    o.duals = strcmp(j->code, "0404") == 0 || strcmp(j->code, "0405") == 0;
    o.missing_candidates = strncmp(j->code, "06", 2) == 0 && variant == 2;
    o.als_nodes = (strcmp(j->code, "0709") == 0 && variant == 2) ||
                  ((strcmp(j->code, "0710") == 0 || strcmp(j->code, "0711") == 0) && variant >= 3);
    o.longer_chains = strncmp(j->code, "07", 2) == 0;
    o.als_overlap = o.als_chain_overlap =
        strncmp(j->code, "09", 2) == 0 && strcmp(j->code, "0901") != 0 && variant == 2;
    return o;
}

/* A rung with every rule of the family's search that shares this code's place in the order, so that
 * a search for several kinds is tried as it runs in a ladder. */
static hf_ladder ladder_for(const judge *j)
{
    hf_ladder ladder = {.options = options_for(j), .rungs = 1};
    ladder.rung[0] = (hf_rung){j->rule, UINT32_C(1) << j->rule->variant};
    return ladder;
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
static const char *read_grid(bench *b, const char *text, uint16_t *placed)
{
    uint32_t cells = hf_shape_cells(b->shape), c = 0;
    hf_grid_clear(b->grid);
    for (; *text && c < cells; text++, c++) {
        bool later = *text == '+';
        if (later)
            text++;
        placed[c] = (uint16_t)(later ? symbol_of(*text) : 0);
        if (!later)
            b->grid->cell[c] = (uint16_t)symbol_of(*text);
    }
    return c == cells && *text == 0 ? NULL : "the grid has the wrong length";
}

static void strike_all(bench *b, const char *triples)
{
    uint32_t columns = hf_shape_columns(b->shape);
    for (; strlen(triples) >= 3; triples += triples[3] ? 4 : 3)
        hf_board_eliminate(b->board,
                           (uint32_t)(symbol_of(triples[1]) - 1) * columns +
                               (uint32_t)symbol_of(triples[2]) - 1,
                           (uint32_t)symbol_of(triples[0]));
}

static const char *set_up(bench *b, char *field[FIELDS])
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

/* Takes "CODE-VARIANT" apart; false if there is no such rule. */
static bool read_code(judge *j, const char *text)
{
    const char *dash = strchr(text, '-');
    size_t length = dash ? (size_t)(dash - text) : strlen(text);
    if (length >= sizeof j->code)
        return false;
    memcpy(j->code, text, length);
    snprintf(j->variant, sizeof j->variant, "%s", dash ? dash + 1 : "");
    j->merged = length == 5 && j->code[4] == '1';
    if (j->merged)
        j->code[4] = 0;
    j->rule = hf_rule_named(j->code);
    return j->rule != NULL;
}

/* ---- cases ----------------------------------------------------------------------------------- */

static const char *verdict(const judge *j)
{
    if (j->variant[0] == 'x')
        return j->matching == 0 ? NULL : "found although there is none";
    if (j->matching == 0)
        return "not found";
    if (j->right == 0)
        return "another result";
    return j->wrong == 0 ? NULL : "also another result";
}

static const char *run_case(bench *b, char *field[FIELDS], judge *j)
{
    if (!read_code(j, field[1]))
        return "no such rule";
    j->digits = field[2];
    snprintf(j->wanted, sizeof j->wanted, "%s", field[6][0] ? field[6] : field[5]);
    sort_triples(j->wanted);
    const char *why = set_up(b, field);
    if (why)
        return why;
    hf_ladder ladder = ladder_for(j);
    looking look = {j, b->shape};
    hf_facts facts = {.unique = true};
    if (hf_logic_all(b->logic, &ladder, &facts, judge_step, &look) != HF_OK)
        return "no memory";
    return verdict(j);
}

static void check_line(bench *b, const char *name, unsigned number, char *line)
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

/* ---- boards ---------------------------------------------------------------------------------- */

static void close_bench(bench *b)
{
    hf_grid_free(b->grid);
    hf_board_free(b->board);
    hf_logic_free(b->logic);
    hf_shape_free(b->shape);
}

static bool open_bench(bench *b, hf_shape_spec spec)
{
    return hf_shape_new(&spec, &b->shape) == HF_OK && hf_logic_new(b->shape, &b->logic) == HF_OK &&
           hf_board_new(b->shape, &b->board) == HF_OK && hf_grid_new(b->shape, &b->grid) == HF_OK;
}

/* "%shape 6 x 2x3": the size, then perhaps x for diagonals, then perhaps the box. */
static bool change_shape(bench *b, const char *line)
{
    unsigned size = 9, rows, columns;
    char word[32];
    int used = 0;
    if (sscanf(line, "%%shape %u%n", &size, &used) != 1)
        return false;
    hf_shape_spec spec = hf_shape_spec_square(size);
    for (line += used; sscanf(line, "%31s%n", word, &used) == 1; line += used) {
        if (strcmp(word, "x") == 0)
            spec.extras |= HF_EXTRA_DIAGONALS;
        else if (strcmp(word, "windows") == 0)
            spec.extras |= HF_EXTRA_WINDOWS;
        else if (strcmp(word, "latin") == 0)
            spec.layout = HF_LAYOUT_LATIN;
        else if (sscanf(word, "%ux%u", &rows, &columns) == 2)
            spec = hf_shape_spec_boxes(rows, columns);
    }
    close_bench(b);
    b->shape = NULL, b->logic = NULL, b->board = NULL, b->grid = NULL;
    return open_bench(b, spec);
}

static bool check_file(bench *b, const char *name)
{
    char line[TEXT_ROOM];
    FILE *file = fopen(name, "r");
    if (!file) {
        fprintf(stderr, "rules-check: cannot read %s\n", name);
        return false;
    }
    bool good = true;
    for (unsigned number = 1; good && fgets(line, sizeof line, file); number++) {
        if (line[0] == ':')
            check_line(b, name, number, line);
        else if (line[0] == '%')
            good = change_shape(b, line);
    }
    fclose(file);
    return good;
}

int main(int count, char **names)
{
    bench b = {0};
    bool good = open_bench(&b, hf_shape_spec_square(9));
    for (int i = 1; good && i < count; i++)
        good = check_file(&b, names[i]) && change_shape(&b, "%shape 9");
    printf("%u passed, %u failed\n", b.passed, b.failed);
    close_bench(&b);
    return good && b.failed == 0 ? 0 : 1;
}
