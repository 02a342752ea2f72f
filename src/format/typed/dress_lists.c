/* SPDX-License-Identifier: MIT
 *
 * dress_lists.c - lists within anything: the clauses and calls of programs, with what stands before them.
 *
 *     problem(1, [[5, 3, _, ...], ...]).      package main      let b = vec![vec![5, 3, ...], ...];
 *
 * The first list of four or more that holds numbers, words for nothing and names of unknowns, and no other
 * list, is a row; those beside it are the others. All else around them is dropped.
 */
#include <string.h>

#include "format/typed/dress.h"

enum { DEEP = 8, FRONT = 600, MOST_CELLS = 12 };

typedef struct listing {
    hf_span text;
    hf_bare *bare;
    size_t first;      /* where the rows begin */
    size_t open[DEEP]; /* where the lists begin that are open */
    bool holds[DEEP];  /* another list */
    uint32_t depth;
    uint32_t level;  /* of the rows; 0: none yet */
    uint32_t spoilt; /* the depth of a list before them that is no row */
    uint32_t width, rows;
    bool unknown;   /* a member has the name of an unknown */
    bool words;     /* or is a word for nothing */
    bool nothing;   /* a member is left out */
    bool something; /* one stands for an empty cell */
    bool more;      /* the text ended too early */
} listing;

static bool is_among(char c, const char *set)
{
    return c && strchr(set, c);
}

/* Is this the name of an unknown: X12? What follows a blank at once is a member that lost its comma. */
static bool is_unknown(hf_span word)
{
    if ((word.length == 2 && *word.at == '_' && hf_is_digit(word.at[1])) ||
        hf_scan_starts(word, "Just") || hf_scan_starts(word, "Some"))
        return false;
    for (size_t i = 1; i < word.length; i++)
        if (!hf_is_letter(word.at[i]) && !hf_is_digit(word.at[i]) && word.at[i] != '_')
            return false;
    return (*word.at >= 'A' && *word.at <= 'Z') || *word.at == '_';
}

/* One member of a list: its number, or nothing if it is none. False: it is no cell. */
static bool put_member(listing *l, hf_span word)
{
    static const char *const nothing[] = {"_", "nil",  "none", "null", "nan", "na",     "",
                                          ".", "\"\"", "''",   "?",    "x",   "nothing"};
    size_t at = 0;
    uint32_t number = 0;
    size_t arrow = hf_scan_find(word, "=>"); /* behind its index */
    word = hf_scan_trim(hf_span_from(word, arrow < word.length ? arrow + 2 : 0));
    if (hf_scan_starts(word, "Just ") || hf_scan_starts(word, "Some(")) {
        word = hf_scan_trim(hf_span_from(word, 5)); /* something, where others are nothing */
        word.length -= word.length && word.at[word.length - 1] == ')';
    }
    for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++)
        if (strlen(nothing[i]) == word.length && hf_scan_starts_any_case(word, nothing[i])) {
            l->nothing = l->nothing || word.length == 0;
            l->something = l->something || word.length > 0;
            l->words = l->words || word.length > 2 || hf_scan_starts_any_case(word, "x");
            return true;
        }
    if (!hf_scan_number(word, &at, &number)) {
        l->something = l->unknown = true;
        return is_unknown(word);
    }
    l->something = l->something || number == 0;
    for (size_t i = 0; i < at; i++)
        hf_bare_put(l->bare, word.at[i]);
    while (at < word.length && (word.at[at] == '.' || word.at[at] == '0'))
        at++;
    return at == word.length;
}

/* Puts a list as a line of fields; 0: it is no row, else the number of its members. */
static uint32_t put_row(listing *l, hf_span list)
{
    hf_bare *bare = l->bare;
    uint32_t count = 0, length = bare->length;
    bool commas = hf_scan_find(list, ",") < list.length;
    list = hf_scan_trim(list);
    if (!commas && list.length && *list.at >= 'a' && *list.at <= 'z') /* (vector 5 3 ... */
        list = hf_scan_trim(hf_span_from(list, hf_scan_word(list)));
    for (size_t at = 0; at <= list.length; count++) {
        size_t start = at;
        while (at < list.length && (commas ? list.at[at] != ',' : !is_among(list.at[at], " \t")))
            at++;
        if (count)
            hf_bare_put(bare, ',');
        if (count == HF_TYPED_SIZE || !put_member(l, hf_span_part(list, start, at - start))) {
            bare->length = length;
            return 0;
        }
        at++;
        while (!commas && at < list.length && is_among(list.at[at], " \t"))
            at++;
    }
    hf_bare_put(bare, '\n');
    return count;
}

/* A list ends; false: nothing can come of it any more. */
static bool close_list(listing *l, size_t at)
{
    uint32_t depth = l->depth--;
    size_t start = l->open[depth - 1];
    if (l->holds[depth - 1] || (l->level && depth != l->level))
        return true;
    listing before = *l;
    uint32_t length = l->bare->length;
    uint32_t count = put_row(l, hf_span_part(l->text, start, at - start));
    if (l->level == 0 && (count < 4 || depth < 2)) {
        before.spoilt = count == 0 && depth > 1 ? depth : before.spoilt;
        *l = before;
        l->bare->length = length;
        return true;
    }
    l->first = l->level ? l->first : start;
    l->level = depth;
    if (l->spoilt == depth)
        return false; /* the first row is no row */
    l->width = l->width ? l->width : count;
    l->rows++;
    return count == l->width && l->rows <= l->width;
}

/* Do several members stand in a list before one within it? Then it is a row that has lost its end. */
static bool is_row_before(const listing *l, size_t at)
{
    uint32_t signs = 0; /* numbers and commas */
    for (size_t i = l->open[l->depth - 1]; i < at; i++)
        signs +=
            l->text.at[i] == ',' || (hf_is_digit(l->text.at[i]) && !hf_is_digit(l->text.at[i - 1]));
    return signs > 4;
}

/* Does a member stand before its list: 5[, 3, ...]? */
static bool stands_before(hf_span text)
{
    return hf_is_digit(*text.at) && text.length > 1 && is_among(text.at[1], "[({");
}

/* Is the bracket at this place that of "Some(5)"? It holds no list. */
static bool is_some(hf_span text, size_t at)
{
    return at >= 4 && text.at[at] == '(' && hf_scan_starts(hf_span_from(text, at - 4), "Some(");
}

static size_t pass_some(hf_span text, size_t at)
{
    while (at + 1 < text.length && text.at[at] != ')')
        at++;
    return at;
}

static void find_rows(listing *l)
{
    for (size_t at = 0; at < l->text.length; at++) {
        char c = l->text.at[at];
        if (l->level == 0 && at > FRONT)
            return;
        if (l->depth + 1 == l->level && stands_before(hf_span_from(l->text, at)))
            return;
        if (is_some(l->text, at)) {
            at = pass_some(l->text, at);
        } else if (is_among(c, "[({")) {
            if (l->depth > 0)
                l->holds[l->depth - 1] = true;
            if (l->depth == DEEP || (l->depth > 1 && !l->level && is_row_before(l, at)))
                return;
            l->open[l->depth] = at + 1;
            l->holds[l->depth++] = false;
        } else if (is_among(c, "])}") && l->depth > 0) {
            if (!close_list(l, at))
                return;
            if (l->level && l->depth + 1 < l->level) {
                l->bare->bytes = l->rows == l->width ? at + 1 : 0;
                return;
            }
        }
    }
    l->more = true;
}

/* Digits and marks for empty cells; more than a few are cells that no list holds. */
static bool has_cells(hf_span text)
{
    uint32_t cells = 0;
    for (size_t i = 0; i < text.length; i++)
        cells += hf_is_digit(text.at[i]) || hf_is_empty_mark(text.at[i]);
    return cells > MOST_CELLS;
}

/* Does a line begin a program, or open a list? */
static bool announces(hf_span line)
{
    static const char *const words[] = {"package ", "import ", "using ", "#include", "//",
                                        "% ",       ":-",      "_ =",    "x = 0"};
    line = hf_scan_trim(line);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (hf_scan_starts(line, words[i]))
            return true;
    for (size_t i = 0; i < line.length; i++)
        if (is_among(line.at[i], "[({"))
            return true;
    return false;
}

void hf_undress_lists(hf_span text, bool last, hf_bare *bare)
{
    listing l = {.text = text, .bare = bare};
    hf_line line;
    bool cut = text.length > HF_SHEET_ROOM * 2;
    if (cut)
        l.text.length = HF_SHEET_ROOM * 2;
    line = hf_scan_first(text, last); /* it is there */
    if (!announces(line.text))
        return;
    find_rows(&l);
    bare->more = l.more && !last && !cut;
    if ((l.nothing && l.something) || (l.unknown && l.words) ||
        has_cells(hf_span_part(text, 0, l.first)))
        bare->bytes = 0; /* nobody leaves out some empty cells and writes others */
    if (bare->bytes) {
        line = hf_scan_first(hf_span_from(text, bare->bytes), true);
        bare->bytes = has_cells(line.text) ? 0 : bare->bytes + line.whole;
    }
}
