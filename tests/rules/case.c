/* SPDX-License-Identifier: MIT
 *
 * case.c - see case.h.
 */
#include "rules/case.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int case_symbol(char c)
{
    if (c >= '1' && c <= '9')
        return c - '0';
    if (c >= 'A' && c <= 'Z')
        return c - 'A' + 10;
    return 0;
}

char case_char(uint32_t symbol)
{
    return "?123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[symbol];
}

/* ---- results as text ------------------------------------------------------------------------- */

static int by_text(const void *a, const void *b)
{
    return memcmp(a, b, 4);
}

/* Sorts blank-separated triples in place and drops doubles. */
void case_sort_triples(char *text)
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

void case_triples(const hf_shape *shape, const hf_candidate *candidate, uint32_t count, char *text)
{
    uint32_t columns = hf_shape_columns(shape);
    char *at = text;
    for (uint32_t i = 0; i < count && at + 5 < text + CASE_TEXT; i++) {
        if (i > 0)
            *at++ = ' ';
        *at++ = case_char(candidate[i].symbol);
        *at++ = case_char(candidate[i].cell / columns + 1);
        *at++ = case_char(candidate[i].cell % columns + 1);
    }
    *at = 0;
    case_sort_triples(text);
}

/* Placements count as such only where the case lists placements. */
void case_result(const hf_shape *shape, const hf_step *step, char *text)
{
    if (step->places > 0)
        case_triples(shape, step->place, step->places, text);
    else
        case_triples(shape, step->eliminate, step->eliminations, text);
}

/* ---- kinds of cases -------------------------------------------------------------------------- */

/* Takes "CODE-VARIANT" apart; false if there is no such rule. */
bool case_read_code(case_kind *k, const char *text)
{
    const char *dash = strchr(text, '-');
    size_t length = dash ? (size_t)(dash - text) : strlen(text);
    if (length >= sizeof k->code)
        return false;
    memcpy(k->code, text, length);
    snprintf(k->variant, sizeof k->variant, "%s", dash ? dash + 1 : "");
    k->merged = length == 5 && k->code[4] == '1';
    if (k->merged)
        k->code[4] = 0;
    k->rule = hf_rule_named(k->code);
    return k->rule != NULL;
}

/* Chains, sets and Sue de Coq go by the digits they strike, all others by those of the pattern. */
static bool goes_by_result(const char *code)
{
    return (strncmp(code, "07", 2) == 0 && strncmp(code, "0703", 4) > 0) ||
           strncmp(code, "09", 2) == 0 || code[0] == '1' || strncmp(code, "0702", 4) == 0;
}

void case_digits(const case_kind *k, const hf_step *step, char *text)
{
    uint32_t mask = step->symbols;
    if (strcmp(k->code, "0404") == 0) /* two kites: the first one's */
        mask = 1u << (step->symbol[0] - 1);
    if (goes_by_result(k->code)) {
        mask = 0;
        for (uint32_t i = 0; i < step->eliminations; i++)
            mask |= 1u << (step->eliminate[i].symbol - 1);
        for (uint32_t i = 0; i < step->places; i++)
            mask |= 1u << (step->place[i].symbol - 1);
    }
    for (uint32_t d = 1; d <= 32; d++)
        if (mask >> (d - 1) & 1)
            *text++ = case_char(d);
    *text = 0;
}

/* The options each code and variant is judged with. */
static hf_logic_options options_for(const case_kind *k)
{
    hf_logic_options o;
    hf_logic_options_init(&o, sizeof o);
    int variant = atoi(k->variant);
    o.siamese = strncmp(k->code, "03", 2) == 0 && k->code[3] > '0';
    o.two_candidate_er =
        (strcmp(k->code, "0402") == 0 && variant == 1) || strcmp(k->code, "0405") == 0;
    o.duals = strcmp(k->code, "0404") == 0 || strcmp(k->code, "0405") == 0;
    o.missing_candidates = strncmp(k->code, "06", 2) == 0 && variant == 2;
    o.als_nodes = (strcmp(k->code, "0709") == 0 && variant == 2) ||
                  ((strcmp(k->code, "0710") == 0 || strcmp(k->code, "0711") == 0) && variant >= 3);
    o.als_overlap = o.als_chain_overlap =
        strncmp(k->code, "09", 2) == 0 && strcmp(k->code, "0901") != 0 && variant == 2;
    return o;
}

hf_ladder *case_ladder(const case_kind *k)
{
    hf_ladder *ladder;
    hf_logic_options options = options_for(k);
    if (hf_ladder_new(&ladder) != HF_OK)
        exit(1);
    hf_ladder_of_rule(k->rule, ladder);
    hf_ladder_set_options(ladder, &options);
    return ladder;
}

/* ---- boards ---------------------------------------------------------------------------------- */

void case_close(case_bench *b)
{
    hf_grid_free(b->grid);
    hf_board_free(b->board);
    hf_logic_free(b->logic);
    hf_shape_free(b->shape);
    b->shape = NULL, b->logic = NULL, b->board = NULL, b->grid = NULL;
}

bool case_open(case_bench *b, hf_shape_spec spec)
{
    return hf_shape_new(&spec, &b->shape) == HF_OK && hf_logic_new(b->shape, &b->logic) == HF_OK &&
           hf_board_new(b->shape, &b->board) == HF_OK && hf_grid_new(b->shape, &b->grid) == HF_OK;
}

bool case_read_shape(const char *line, hf_shape_spec *spec)
{
    unsigned size = 9, rows, columns;
    char word[32];
    int used = 0;
    if (sscanf(line, "%%shape %u%n", &size, &used) != 1)
        return false;
    hf_shape_spec_square(spec, size);
    for (line += used; sscanf(line, "%31s%n", word, &used) == 1; line += used) {
        if (strcmp(word, "x") == 0)
            spec->extras |= HF_EXTRA_DIAGONALS;
        else if (strcmp(word, "windows") == 0)
            spec->extras |= HF_EXTRA_WINDOWS;
        else if (strcmp(word, "latin") == 0)
            spec->layout = HF_LAYOUT_LATIN;
        else if (sscanf(word, "%ux%u", &rows, &columns) == 2)
            hf_shape_spec_boxes(spec, rows, columns);
        else
            return false;
    }
    return true;
}
