/* SPDX-License-Identifier: MIT
 *
 * canon.c - the entry points: from 81 bytes to a canonical form, by whichever search serves it.
 */
#include <stdlib.h>
#include <string.h>

#include "canon/canon_data.h"
#include "houseful/cpu.h"

/* ---- forms by name ----------------------------------------------------------------------------- */

static const char *const form_names[] = {"solution", "puzzle", "pattern"};
enum { FORMS = sizeof form_names / sizeof *form_names };

const char *hf_form_name(hf_form form)
{
    return (size_t)form < FORMS ? form_names[form] : NULL;
}

bool hf_form_named(const char *name, hf_form *form)
{
    for (int i = 0; i < FORMS; i++) {
        if (strcmp(name, form_names[i]) == 0) {
            *form = (hf_form)i;
            return true;
        }
    }
    return false;
}

/* ---- contexts ---------------------------------------------------------------------------------- */

void hf_canon_use_cpu(hf_canon *canon, uint32_t features)
{
    static const hf_canon_engine *const engines[] = {
#if defined(__x86_64__)
        &hf_canon_avx2,
        &hf_canon_sse41,
#elif defined(__aarch64__)
        &hf_canon_neon,
#elif defined(__wasm_simd128__)
        &hf_canon_wasm,
#endif
        &hf_canon_portable,
    };
    size_t i = 0;
    while ((engines[i]->needs & ~features) != 0) /* the last needs nothing */
        i++;
    canon->engine = engines[i];
}

static hf_status make_bands(hf_canon *canon)
{
    canon->bands = malloc(sizeof *canon->bands);
    if (canon->bands == NULL)
        return HF_NO_MEMORY;
    hf_bands_make(canon->bands);
    return HF_OK;
}

hf_status hf_canon_new(hf_form form, hf_canon **out)
{
    *out = NULL;
    if ((size_t)form >= FORMS)
        return HF_BAD_ARGUMENT;
    hf_canon *canon = calloc(1, sizeof *canon);
    if (canon == NULL)
        return HF_NO_MEMORY;
    canon->form = form;
    canon->room.most = HF_TIE_MOST;
    hf_canon_use_cpu(canon, hf_cpu_detect());
    hf_status status = HF_OK;
    if (form == HF_FORM_SOLUTION) {
        status = make_bands(canon);
    } else if (form == HF_FORM_PUZZLE) {
        canon->ties = malloc(sizeof *canon->ties);
        status = canon->ties != NULL ? HF_OK : HF_NO_MEMORY;
    } else {
        status = hf_patterns_new(&canon->patterns);
    }
    if (status != HF_OK) {
        hf_canon_free(canon);
        return status;
    }
    if (canon->ties != NULL)
        hf_ties_make(canon->ties);
    *out = canon;
    return HF_OK;
}

void hf_canon_free(hf_canon *canon)
{
    if (canon == NULL)
        return;
    free(canon->bands);
    free(canon->ties);
    free(canon->room.now);
    free(canon->room.next);
    free(canon->room.tries);
    hf_patterns_free(canon->patterns);
    free(canon);
}

/* ---- boards ------------------------------------------------------------------------------------ */

/* Lines of puzzles hold the digits; those of solved boards hold 0..8, and 15 behind the ninth. */
static const uint8_t as_it_is[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const uint8_t one_less[16] = {15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 15, 15, 15, 15, 15, 15};

static bool all_in_range(const uint8_t board[81])
{
    uint8_t most = 0;
    for (int i = 0; i < 81; i++)
        most = board[i] > most ? board[i] : most;
    return most <= 9;
}

/* Each digit once in each row, column and box? */
static bool is_solved(const uint8_t board[81])
{
    unsigned seen[27] = {0};
    unsigned all = 0x3fe;
    for (int r = 0; r < 9; r++) {
        for (int c = 0; c < 9; c++) {
            unsigned bit = 1u << (board[9 * r + c] & 15);
            seen[r] |= bit;
            seen[9 + c] |= bit;
            seen[18 + r / 3 * 3 + c / 3] |= bit;
        }
    }
    for (int i = 0; i < 27; i++)
        all &= seen[i];
    return all == 0x3fe;
}

/* Names for the digits that do not occur: what is left, in ascending order. */
static void name_the_rest(uint8_t digit[10])
{
    unsigned free_names = 0x3fe;
    for (int d = 1; d < 10; d++)
        free_names &= ~(1u << digit[d]);
    for (int d = 1; d < 10; d++) {
        if (digit[d] != 0)
            continue;
        uint8_t name = 1;
        while ((free_names >> name & 1) == 0)
            name++;
        digit[d] = name;
        free_names &= free_names - 1;
    }
}

static hf_status find_solution(hf_canon *canon, const uint8_t board[81], hf_canon_found *found)
{
    hf_canon_lines lines;
    if (canon->bands == NULL && make_bands(canon) != HF_OK)
        return HF_NO_MEMORY;
    canon->engine->lay(board, one_less, &lines);
    canon->engine->solution(canon->bands, &lines, found);
    return HF_OK;
}

/* On a solved board the three forms are one; the other searches would take a thousand times as long. */
static hf_status find_form(hf_canon *canon, const uint8_t board[81], hf_canon_found *found)
{
    hf_canon_lines lines;
    bool solution = canon->form == HF_FORM_SOLUTION;
    if (solution || memchr(board, 0, 81) == NULL) {
        if (is_solved(board))
            return find_solution(canon, board, found);
        if (solution)
            return HF_BAD_ARGUMENT;
    }
    canon->engine->lay(board, as_it_is, &lines);
    if (canon->form == HF_FORM_PUZZLE)
        return canon->engine->puzzle(canon->ties, &canon->room, &lines, found);
    return hf_patterns_form(canon->patterns, &lines, found);
}

hf_status hf_canon_form(hf_canon *canon, const uint8_t board[81], uint8_t form[81], hf_map *map,
                        uint32_t *automorphisms)
{
    hf_canon_found found;
    if (!all_in_range(board))
        return HF_BAD_ARGUMENT;
    hf_status status = find_form(canon, board, &found);
    if (status != HF_OK)
        return status;
    memcpy(form, found.form, 81);
    if (automorphisms != NULL)
        *automorphisms = found.automorphisms;
    if (map == NULL)
        return HF_OK;
    map->turned = found.turned;
    memcpy(map->row, found.line, sizeof map->row);
    memcpy(map->column, found.column, sizeof map->column);
    memcpy(map->digit, found.digit, sizeof map->digit);
    name_the_rest(map->digit);
    return HF_OK;
}

hf_status hf_canon_many(hf_canon *canon, size_t count, const uint8_t *boards, uint8_t *forms,
                        uint32_t *automorphisms, hf_status *statuses)
{
    hf_status worst = HF_OK;
    for (size_t i = 0; i < count; i++) {
        uint32_t number = 0;
        statuses[i] = hf_canon_form(canon, boards + 81 * i, forms + 81 * i, NULL, &number);
        if (statuses[i] != HF_OK)
            memset(forms + 81 * i, 0, 81);
        if (statuses[i] == HF_NO_MEMORY)
            worst = HF_NO_MEMORY;
        if (automorphisms != NULL)
            automorphisms[i] = number;
    }
    return worst;
}

hf_status hf_canon_same(hf_canon *canon, const uint8_t first[81], const uint8_t second[81],
                        bool *same, hf_map *map)
{
    uint8_t forms[2][81];
    hf_map maps[2];
    *same = false;
    hf_status status = hf_canon_form(canon, first, forms[0], &maps[0], NULL);
    if (status == HF_OK)
        status = hf_canon_form(canon, second, forms[1], &maps[1], NULL);
    if (status != HF_OK)
        return status;
    *same = memcmp(forms[0], forms[1], sizeof forms[0]) == 0;
    if (*same && map != NULL) {
        hf_map_invert(&maps[1], map);
        hf_map_compose(&maps[0], map, map);
    }
    return HF_OK;
}

hf_status hf_canon_bands(hf_canon *canon, const uint8_t board[81], uint16_t bands[6])
{
    hf_canon_lines lines;
    if (canon->form != HF_FORM_SOLUTION || !is_solved(board))
        return HF_BAD_ARGUMENT;
    canon->engine->lay(board, one_less, &lines);
    for (int chute = 0; chute < 6; chute++) {
        uint8_t sorted[9];
        const hf_canon_line *line = &lines.line[chute / 3][chute % 3 * 3];
        const uint8_t *const row[3] = {line[0].at, line[1].at, line[2].at};
        bands[chute] = canon->bands->class_of[hf_band_key(&canon->bands->contents, row, sorted)];
    }
    return HF_OK;
}
