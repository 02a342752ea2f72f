/* SPDX-License-Identifier: MIT
 *
 * rank.c - the number of a solved board among all that are essentially different, and back.
 *
 * Canonical boards are ordered as texts: by their band, then by the fourth row, then by the rest. A table knows how many
 * begin with each band and the first three digits of the fourth row (9,992 kinds of beginning, half a million boards each
 * on average). Of such a beginning the whole fourth rows are counted when it is first asked for, and kept; boards of one
 * fourth row, some thousands, are made each time.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "canon/below.h"
#include "canon/rank_table.h"

/* A fourth row, its last six digits as a number to the base of 16, and how many boards have it. */
typedef struct row_count {
    uint32_t digits;
    uint32_t boards;
} row_count;

typedef struct row_list {
    size_t count;
    row_count *row; /* ascending; NULL: not counted yet */
} row_list;

/* The boards of one fourth row, ascending: the rows below the band. */
typedef struct listing {
    size_t count, room;
    uint8_t (*rows)[6][9];
    bool no_memory;
} listing;

struct hf_ranker {
    hf_canon *canon;
    hf_below *below; /* for the band of below->class, if `begun` */
    bool begun;
    row_list *of_prefix; /* one for each entry of the table */
    /* the last one that was asked for: neighbours often come together */
    bool listed;
    uint16_t class;
    uint8_t row[9];
    listing list;
};

void hf_ranker_free(hf_ranker *ranker)
{
    if (ranker == NULL)
        return;
    for (size_t i = 0; ranker->of_prefix != NULL && i < hf_rank_bands[HF_BAND_CLASSES]; i++)
        free(ranker->of_prefix[i].row);
    free(ranker->of_prefix);
    free(ranker->list.rows);
    hf_below_free(ranker->below);
    hf_canon_free(ranker->canon);
    free(ranker);
}

hf_status hf_ranker_new(hf_ranker **out)
{
    hf_ranker *r = calloc(1, sizeof *r);
    hf_status status = r != NULL ? HF_OK : HF_NO_MEMORY;
    if (status == HF_OK)
        status = hf_canon_new(HF_FORM_SOLUTION, &r->canon);
    if (status == HF_OK)
        status = hf_below_new(r->canon->bands, r->canon->engine, &r->below);
    if (status == HF_OK) {
        r->of_prefix = calloc(hf_rank_bands[HF_BAND_CLASSES], sizeof *r->of_prefix);
        status = r->of_prefix != NULL ? HF_OK : HF_NO_MEMORY;
    }
    if (status != HF_OK) {
        hf_ranker_free(r);
        r = NULL;
    }
    *out = r;
    return status;
}

/* ---- fourth rows ------------------------------------------------------------------------------- */

static uint32_t digits_of(const uint8_t row[9])
{
    uint32_t digits = 0;
    for (int c = 3; c < 9; c++)
        digits = digits << 4 | row[c];
    return digits;
}

/* Rows as they are told, in any order and some more than once. */
typedef struct gathering {
    row_list rows;
    size_t room;
    bool no_memory;
} gathering;

static void gather_row(void *user, const uint8_t row[9], uint64_t boards)
{
    gathering *g = user;
    if (g->rows.count == g->room) {
        size_t room = 2 * g->room + 256;
        row_count *more = realloc(g->rows.row, room * sizeof *more);
        if (more == NULL) {
            g->no_memory = true;
            return;
        }
        g->rows.row = more;
        g->room = room;
    }
    g->rows.row[g->rows.count++] = (row_count){digits_of(row), (uint32_t)boards};
}

static int compare_rows(const void *a, const void *b)
{
    uint32_t x = ((const row_count *)a)->digits, y = ((const row_count *)b)->digits;
    return x < y ? -1 : x > y ? 1 : 0;
}

static void merge_rows(row_list *rows)
{
    size_t kept = 0;
    qsort(rows->row, rows->count, sizeof *rows->row, compare_rows);
    for (size_t i = 0; i < rows->count; i++) {
        if (kept > 0 && rows->row[kept - 1].digits == rows->row[i].digits)
            rows->row[kept - 1].boards += rows->row[i].boards;
        else
            rows->row[kept++] = rows->row[i];
    }
    rows->count = kept;
}

static void begin_band(hf_ranker *r, uint16_t class)
{
    if (!r->begun || r->below->class != class)
        hf_below_begin(r->below, class);
    r->begun = true;
}

/* The first digit of the fourth row: the least that the band leaves the first column. Its first row is 012345678,
 * so what stands below the first 0 is above 2. */
enum { FIRST_DIGIT = 1 };

/* The fourth rows of a beginning, counted now if they were not before. */
static hf_status find_rows(hf_ranker *r, uint16_t class, size_t prefix)
{
    hf_rank_prefix p = hf_rank_prefixes[prefix];
    hf_below_search search = {.cells = 3, .tell_row = gather_row};
    gathering g = {.room = 0};
    if (r->of_prefix[prefix].row != NULL)
        return HF_OK;
    search.user = &g;
    search.row[0] = FIRST_DIGIT;
    search.row[1] = (uint8_t)(p.digits / 10 - 1);
    search.row[2] = (uint8_t)(p.digits % 10 - 1);
    begin_band(r, class);
    hf_status status = hf_below_run(r->below, &search);
    if (status != HF_OK || g.no_memory) {
        free(g.rows.row);
        return HF_NO_MEMORY;
    }
    HF_ASSERT(search.boards == p.boards);
    merge_rows(&g.rows);
    r->of_prefix[prefix] = g.rows;
    return HF_OK;
}

/* ---- boards of one fourth row ------------------------------------------------------------------ */

static void list_board(void *user, uint8_t rows[6][9])
{
    listing *l = user;
    if (l->count == l->room) {
        size_t room = 2 * l->room + 1024;
        void *more = realloc(l->rows, room * sizeof *l->rows);
        if (more == NULL) {
            l->no_memory = true;
            return;
        }
        l->rows = more;
        l->room = room;
    }
    memcpy(l->rows[l->count++], rows, sizeof *l->rows);
}

static int compare_boards(const void *a, const void *b)
{
    return memcmp(a, b, 54);
}

static hf_status list_boards(hf_ranker *r, uint16_t class, const uint8_t row[9])
{
    listing *l = &r->list;
    hf_below_search search = {.cells = 9, .tell_board = list_board, .user = l};
    if (r->listed && r->class == class && memcmp(r->row, row, sizeof r->row) == 0)
        return HF_OK;
    r->listed = l->no_memory = false;
    l->count = 0;
    memcpy(search.row, row, sizeof search.row);
    begin_band(r, class);
    hf_status status = hf_below_run(r->below, &search);
    /* the bands are some of those that find_rows listed for the row's beginning: there is room for them */
    if (HF_NEVER(status != HF_OK))
        return status;
    if (l->no_memory)
        return HF_NO_MEMORY;
    HF_ASSERT(l->count > 0); /* the row is one of a board's */
    qsort(l->rows, l->count, sizeof *l->rows, compare_boards);
    memcpy(r->row, row, sizeof r->row);
    r->class = class;
    r->listed = true;
    return HF_OK;
}

/* ---- there ------------------------------------------------------------------------------------- */

static uint16_t class_of_form(const hf_ranker *r, const uint8_t form[81])
{
    uint16_t bands[6] = {0};
    hf_canon_bands(r->canon, form, bands);
    return bands[0];
}

hf_status hf_ranker_rank(hf_ranker *r, const uint8_t board[81], uint64_t *rank)
{
    uint8_t form[81], below[6][9];
    uint64_t before = 0;
    hf_status status = hf_canon_form(r->canon, board, form, NULL, NULL);
    if (status != HF_OK)
        return status;
    for (int i = 0; i < 54; i++)
        below[i / 9][i % 9] = (uint8_t)(form[27 + i] - 1);
    uint16_t class = class_of_form(r, form);
    size_t prefix = 0;
    unsigned digits = form[28] * 10u + form[29];
    while (prefix < hf_rank_bands[class] || hf_rank_prefixes[prefix].digits != digits)
        before += hf_rank_prefixes[prefix++].boards;
    HF_ASSERT(prefix < hf_rank_bands[class + 1]);
    status = find_rows(r, class, prefix);
    if (status != HF_OK)
        return status;
    const row_count *row = r->of_prefix[prefix].row;
    for (; row->digits != digits_of(below[0]); row++)
        before += row->boards;
    status = list_boards(r, class, below[0]);
    for (size_t i = 0; status == HF_OK && memcmp(r->list.rows[i], below, sizeof below) != 0; i++)
        before++;
    *rank = before + 1;
    return status;
}

/* ---- and back ---------------------------------------------------------------------------------- */

hf_status hf_ranker_unrank(hf_ranker *r, uint64_t rank, uint8_t board[81])
{
    uint16_t class = 0;
    size_t prefix = 0;
    uint8_t row[9];
    if (rank < 1 || rank > HF_RANKS)
        return HF_BAD_ARGUMENT;
    uint64_t left = rank - 1;
    while (left >= hf_rank_prefixes[prefix].boards)
        left -= hf_rank_prefixes[prefix++].boards;
    while (prefix >= hf_rank_bands[class + 1])
        class ++;
    hf_status status = find_rows(r, class, prefix);
    if (status != HF_OK)
        return status;
    const row_count *at = r->of_prefix[prefix].row;
    while (left >= at->boards)
        left -= at++->boards;
    row[0] = FIRST_DIGIT;
    row[1] = (uint8_t)(hf_rank_prefixes[prefix].digits / 10 - 1);
    row[2] = (uint8_t)(hf_rank_prefixes[prefix].digits % 10 - 1);
    for (int c = 3; c < 9; c++)
        row[c] = (uint8_t)(at->digits >> 4 * (8 - c) & 15);
    status = list_boards(r, class, row);
    for (int i = 0; status == HF_OK && i < 81; i++)
        board[i] = (uint8_t)(1 + (i < 27 ? r->canon->bands->least[class].at[i / 9][i % 9]
                                         : r->list.rows[left][i / 9 - 3][i % 9]));
    return status;
}
