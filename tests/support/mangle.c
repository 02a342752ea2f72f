/* SPDX-License-Identifier: MIT
 *
 * mangle.c - see mangle.h. A text is a list of pieces, most of them one cell or what stands between two; so
 * that it is known what becomes of the cells, whatever happens to the pieces.
 */
#include "support/mangle_pieces.h"

static void add(pieces *p, role kind, unsigned row, char value, const char *pattern,
                unsigned number)
{
    if (!*pattern && kind != CELL && kind != AFTER)
        return;
    piece *new = &p->list[p->count++];
    new->role = kind;
    new->row = row;
    new->value = value;
    typed_put_numbered(new->text, 0, pattern, number);
}

/* What stands at the top and at the bottom has # as it is. */
static void add_plain(pieces *p, role kind, unsigned row, const char *text)
{
    if (!*text)
        return;
    piece *new = &p->list[p->count++];
    *new = (piece){.role = kind, .row = row};
    snprintf(new->text, sizeof new->text, "%s", text);
}

static void write_way(const typed_way *way, const char *puzzle, pieces *p)
{
    p->invisible = strspn(way->blank, " ") == strlen(way->blank) || way->blank[0] == '<' ||
                   strcmp(way->blank, "\xE2\xA0\x80") == 0 || strncmp(way->blank, "[t", 2) == 0 ||
                   way->blank[0] == '"' || way->blank[0] == '\'';
    p->fields = p->invisible && way->gap[strspn(way->gap, " ")];
    p->gapped = way->gap[strspn(way->gap, " ")];
    p->line = !way->after[strcspn(way->after, "\n\r")];
    add_plain(p, TOP, 0, way->top);
    for (unsigned r = 0; r < 9; r++) {
        add(p, BEFORE, r, 0, way->before, r + 1);
        for (unsigned c = 0; c < 9; c++) {
            char cell = puzzle[r * 9 + c];
            add(p, CELL, r, cell, cell == '.' ? way->blank : way->digit, (unsigned)(cell - '0'));
            if (c < 8)
                add_plain(p, GAP, r, c % 3 == 2 ? way->box : way->gap);
        }
        add(p, AFTER, r, 0, way->after, r + 1);
        if (r == 2 || r == 5)
            add_plain(p, BAND, r, way->band);
    }
    add_plain(p, BOTTOM, 8, way->bottom);
}

/* ---- what may be done to pieces -------------------------------------------------------------- */

static size_t pick(const pieces *p, hf_rng *rng)
{
    return p->count > 0 ? hf_rng_below(rng, (uint32_t)p->count) : 0; /* all may be lost */
}

static size_t pick_role(const pieces *p, hf_rng *rng, role wanted)
{
    for (unsigned tries = 0; tries < 200 && p->count > 0; tries++) {
        size_t at = pick(p, rng);
        if (p->list[at].role == wanted)
            return at;
    }
    return p->count;
}

static void drop(pieces *p, size_t at, size_t count)
{
    memmove(p->list + at, p->list + at + count, (p->count - at - count) * sizeof *p->list);
    p->count -= count;
}

static void insert(pieces *p, size_t at, const piece *new, size_t count)
{
    if (p->count + count > MOST)
        return;
    memmove(p->list + at + count, p->list + at, (p->count - at) * sizeof *p->list);
    memcpy(p->list + at, new, count * sizeof *new);
    p->count += count;
}

/* The pieces of a row: from its first to its end. */
static size_t find_row(const pieces *p, unsigned row, size_t *count)
{
    size_t at = 0;
    while (at < p->count && (p->list[at].row != row || p->list[at].role == TOP))
        at++;
    *count = 0;
    while (at + *count < p->count && p->list[at + *count].row == row &&
           p->list[at + *count].role <= AFTER)
        ++*count;
    return at;
}

static const char *drop_piece(pieces *p, hf_rng *rng)
{
    size_t at = hf_rng_below(rng, 2) ? pick(p, rng) : pick_role(p, rng, CELL);
    if (at < p->count && p->list[at].role == CELL && p->fields) {
        p->list[at].value = '.';
        p->list[at].text[0] = '\0';
    } else if (at < p->count) {
        drop(p, at, 1);
    }
    return "a piece lost";
}

static const char *double_piece(pieces *p, hf_rng *rng)
{
    size_t at = hf_rng_below(rng, 2) ? pick(p, rng) : pick_role(p, rng, GAP);
    if (at < p->count && p->list[at].role == CELL && p->list[at].value == '.' && p->gapped) {
        char blank[sizeof p->list[at].text]; /* a wider blank */
        memcpy(blank, p->list[at].text, sizeof blank);
        typed_put(p->list[at].text, strlen(blank), blank);
    } else if (at < p->count) {
        piece same = p->list[at];
        insert(p, at, &same, 1);
    }
    return "a piece doubled";
}

static const char *swap_cells(pieces *p, hf_rng *rng)
{
    size_t a = pick_role(p, rng, CELL), b = pick_role(p, rng, CELL);
    if (a < p->count && b < p->count) {
        piece kept = p->list[a];
        memcpy(p->list[a].text, p->list[b].text, sizeof kept.text);
        memcpy(p->list[b].text, kept.text, sizeof kept.text);
        p->list[a].value = p->list[b].value;
        p->list[b].value = kept.value;
    }
    return "two cells exchanged";
}

static const char *drop_row(pieces *p, hf_rng *rng)
{
    size_t count, at = find_row(p, hf_rng_below(rng, 9), &count);
    drop(p, at, count);
    return "a row lost";
}

static const char *double_row(pieces *p, hf_rng *rng)
{
    static piece row[MOST];
    size_t count, at = find_row(p, hf_rng_below(rng, 9), &count);
    memcpy(row, p->list + at, count * sizeof *row);
    insert(p, at, row, count);
    return "a row doubled";
}

static const char *drop_column(pieces *p, hf_rng *rng)
{
    unsigned column = hf_rng_below(rng, 9);
    for (unsigned r = 0; r < 9; r++) {
        size_t count, at = find_row(p, r, &count), cell = 0;
        for (size_t i = at; i < at + count; i++)
            if (p->list[i].role == CELL && cell++ == column) {
                size_t gap = i + 1 < p->count && p->list[i + 1].role == GAP ? i
                             : i > 0 && p->list[i - 1].role == GAP          ? i - 1
                                                                            : MOST;
                drop(p, gap == MOST ? i : gap, gap == MOST ? 1 : 2);
                break;
            }
    }
    return "a column lost";
}

static const char *const separators[] = {" ",  ",", ";",   "|",    "\t", ", ", "/", "\n",
                                         "  ", "",  " | ", "\n\n", ".",  "&",  ":", "||"};

static const char *any_separator(hf_rng *rng)
{
    return separators[hf_rng_below(rng, sizeof separators / sizeof *separators)];
}

static const char *change_separator(pieces *p, hf_rng *rng)
{
    size_t at = pick_role(p, rng, hf_rng_below(rng, 3) ? GAP : AFTER);
    if (at < p->count) {
        piece *now = &p->list[at];
        const char *other = any_separator(rng);
        if (*other == '.' && !*now->text) { /* between cells that nothing parts, one more */
            now->role = CELL;
            now->value = '.';
        }
        snprintf(now->text, sizeof now->text, "%s", other);
    }
    return "a separator changed";
}

static const char *cut(pieces *p, hf_rng *rng)
{
    size_t at = pick(p, rng);
    if (hf_rng_below(rng, 2))
        drop(p, at, p->count - at);
    else
        drop(p, 0, at);
    if (p->fields && p->count && p->list[0].role == GAP) { /* before it a field is empty */
        piece empty = {.role = CELL, .row = p->list[0].row, .value = '.'};
        insert(p, 0, &empty, 1);
    }
    return "cut";
}

static const char *const noises[] = {
    "x",
    "foo",
    "the quick brown fox",
    "!",
    "7",
    "12",
    ".",
    "---",
    "Thanks!",
    "1x1",
    "9x9",
    "2024-05-01",
    "(5)",
    "\n",
    "\n\n",
    "r1c1=5",
    "= ",
    "0",
    "Row",
    "a b",
    "edit: typo",
    "#",
    "> ",
    "// no",
    "[1]",
    "|",
    "+---+",
    "5 3",
    "1 2 3 4",
    "{",
    "]",
    "\"",
    "<br>",
    "&nbsp;",
    ":",
    "...",
    "1.",
    "A",
    "I am 42 years old",
    ",,,",
    "| |",
    "null",
    "\xC2\xA0",
    "\xE2\x80\x94",
};

/* In an empty field, a digit is a cell. */
static const char *any_noise(const pieces *p, hf_rng *rng)
{
    for (;;) {
        const char *noise = noises[hf_rng_below(rng, sizeof noises / sizeof *noises)];
        if (!p->fields || !noise[strcspn(noise, "123456789")])
            return noise;
    }
}

static const char *add_noise(pieces *p, hf_rng *rng)
{
    piece new = {.role = NOISE};
    size_t at = hf_rng_below(rng, 2) ? pick(p, rng) : pick_role(p, rng, BEFORE);
    bool line = hf_rng_below(rng, 2);
    at = at < p->count ? at : pick(p, rng);
    const char *noise = any_noise(p, rng); /* drawn one by one: arguments come in any order */
    const char *end = line || hf_rng_below(rng, 2) ? "\n" : "";
    snprintf(new.text, sizeof new.text, "%s%s%s", line ? "\n" : "", noise, end);
    new.row = p->list[at].row;
    insert(p, at, &new, 1);
    return "words among it";
}

static const char *nothing(pieces *p, hf_rng *rng)
{
    (void)p;
    (void)rng;
    return "as it is";
}

static void put_pieces(const pieces *p, mangled *out)
{
    for (size_t i = 0; i < p->count && out->length + 500 < MANGLE_ROOM; i++)
        out->length = typed_put(out->text, out->length, p->list[i].text);
}

/* ---- all of it ------------------------------------------------------------------------------- */

typedef const char *(*operation)(pieces *, hf_rng *);

static const operation operations[] = {drop_piece, double_piece, swap_cells,       drop_row,
                                       double_row, drop_column,  change_separator, cut,
                                       add_noise,  nothing};

void mangle_make(hf_rng *rng, const char *first, const char *second, mangled *out)
{
    static pieces p, q;
    const typed_way *way = &typed_ways[hf_rng_below(rng, (uint32_t)typed_way_count)];
    unsigned kind = hf_rng_below(rng, 16);
    const char *what = "";
    p.count = q.count = 0;
    *out->text = '\0';
    out->length = 0;
    out->boards = 1;
    out->any = false;
    out->honest_count = 0;
    mangle_allow(out, first);
    write_way(way, first, &p);
    out->any = mangle_has_unseen_row(&p, first);
    if (kind < 10) {
        what = operations[kind](&p, rng);
        /* and something more, unless the two together make another text */
        if (hf_rng_below(rng, 4) == 0 && !p.fields && operations[kind] != add_noise &&
            operations[kind] != double_row)
            operations[hf_rng_below(rng, 8)](&p, rng);
        mangle_allow_pieces(&p, out);
        mangle_allow_stream(&p, out);
        mangle_allow_unseen(&p, out);
        out->any = out->any || mangle_is_other(&p) || mangle_is_even(&p);
    }
    put_pieces(&p, out);
    if (kind >= 10 && kind < 14 && out->length)
        what = mangle_change_byte(&p, rng, out);
    if (kind >= 14) {
        const typed_way *other = &typed_ways[hf_rng_below(rng, (uint32_t)typed_way_count)];
        const char *between = any_separator(rng);
        what = "joined with another";
        out->length = typed_put(out->text, out->length, between);
        write_way(other, second, &q);
        bool apart = strchr(between, '\n') || out->text[out->length - strlen(between) - 1] == '\n';
        /* it moves the first row; or it is the comment behind a line */
        out->any = (q.invisible && !strchr(between, '\n')) || (!apart && p.line);
        put_pieces(&q, out);
        mangle_allow(out, second);
        out->boards = 2;
    }
    const char *front = out->text + strspn(out->text, " ");
    bool comment = *front == '#' &&
                   !front[strcspn(front, "\n\r") + strspn(front + strcspn(front, "\n\r"), "\n\r")];
    if (comment || !out->text[strcspn(out->text, "123456789")])
        out->boards = 0; /* nothing that must be told */
    snprintf(out->what, sizeof out->what, "%s: %s", way->name, what);
}
