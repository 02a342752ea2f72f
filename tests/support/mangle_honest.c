/* SPDX-License-Identifier: MIT
 *
 * mangle_honest.c - what a mangled text honestly says.
 */
#include "support/mangle_pieces.h"

void mangle_allow(mangled *out, const char *line)
{
    for (unsigned i = 0; i < out->honest_count; i++)
        if (strcmp(out->honest[i], line) == 0)
            return;
    if (out->honest_count < MANGLE_HONEST)
        memcpy(out->honest[out->honest_count++], line, 82);
}

/* The first row that is seen: above others, a row of blanks is not. */
static size_t first_seen(const pieces *p)
{
    size_t first = 0, rows = 0;
    bool seen = false;
    for (size_t i = 0; i < p->count; i++)
        rows += p->list[i].role == AFTER;
    for (size_t i = 0; i < p->count && rows > 9 && p->invisible && !seen; i++) {
        seen = p->list[i].role == CELL && p->list[i].value != '.';
        if (p->list[i].role == AFTER) {
            first = i + 1;
            rows--;
        }
    }
    return first;
}

/* Does something stand between cells? */
static bool is_spaced(const pieces *p)
{
    unsigned gaps = 0;
    for (size_t i = 0; i < p->count; i++)
        gaps += p->list[i].role == GAP;
    return gaps > 40;
}

/* Nine rows of nine cells, as the pieces have them now; where empty cells are not seen, a row is filled up, or
 * loses such at its end. */
void mangle_allow_pieces(const pieces *p, mangled *out)
{
    char line[82] = "";
    unsigned rows = 0, cells = 0;
    for (size_t i = first_seen(p); i < p->count && rows < 9; i++) {
        const piece *now = &p->list[i];
        bool digit = now->role == NOISE && now->text[0] >= '1' && now->text[0] <= '9' &&
                     strcmp(now->text + 1, "\n") == 0;
        if (digit && rows == 8 && cells == 8) {
            line[80] = now->text[0]; /* what it pushed aside stands below */
            mangle_allow(out, line);
            return;
        }
        bool wide = now->role == CELL && now->value == '.' && i > 0 && is_spaced(p) &&
                    p->list[i - 1].role == CELL && p->list[i - 1].value == '.';
        if (wide)
            continue; /* two blanks with nothing between, where others are parted, are one */
        if (now->role == CELL && cells < 9)
            line[rows * 9 + cells++] = now->value;
        else if (now->role == CELL && (now->value != '.' || !p->invisible))
            return;
        else if (now->role == AFTER && now->text[0] == '\0' && cells % 9)
            return;
        if (now->role != AFTER || (rows == 0 && cells == 0))
            continue;
        if (rows == 0 && cells == 1 && !p->invisible && line[0] != '.') {
            cells = 0; /* a number above the board */
            continue;
        }
        if (cells < 9 && !p->invisible)
            return;
        while (cells < 9)
            line[rows * 9 + cells++] = '.';
        rows++;
        cells = 0;
    }
    while (p->invisible && !p->fields && rows == 8 && cells > 0 && cells < 9)
        line[rows * 9 + cells++] = '.'; /* cut in the last row */
    if (p->fields && rows == 8 && cells == 8 && p->count && p->list[p->count - 1].role == GAP)
        line[rows * 9 + cells++] = '.'; /* or behind the last separator */
    rows += rows == 8 && cells == 9 && p->invisible;
    cells = rows == 9 ? 0 : cells;
    if (rows == 9 && cells == 0)
        mangle_allow(out, line);
}

/* Rows of the puzzle that are blanks alone are not seen above the others, nor below them. */
void mangle_allow_unseen(const pieces *p, mangled *out)
{
    unsigned count = out->honest_count;
    if (!p->invisible)
        return;
    for (unsigned i = 0; i < count; i++) {
        char line[82];
        memcpy(line, out->honest[i], 82);
        for (unsigned r = 0; r < 9 && memcmp(line, ".........", 9) == 0; r++) {
            memmove(line, line + 9, 72);
            memset(line + 72, '.', 9);
            mangle_allow(out, line);
        }
    }
}

/* As many rows as columns, but not nine: another board. */
bool mangle_is_other(const pieces *p)
{
    unsigned rows = 0, cells = 0, width = 0, all = 0;
    bool even = true;
    char largest = '0';
    for (size_t i = 0; i < p->count; i++) {
        all += p->list[i].role == CELL;
        cells += p->list[i].role == CELL;
        largest =
            p->list[i].role == CELL && p->list[i].value > largest ? p->list[i].value : largest;
        if (p->list[i].role != AFTER)
            continue;
        if (rows++ == 0)
            width = cells;
        even = even && cells == width;
        cells = 0;
    }
    if (p->line && all == 16 && largest <= '4')
        return true; /* a 4x4 board on one line */
    return even && rows == width && rows != 9 && (unsigned)(largest - '0') <= rows;
}

/* Where all cells stand on one line, or on each line whole rows, any 81 of them are a board. */
void mangle_allow_stream(const pieces *p, mangled *out)
{
    char line[82] = "";
    unsigned cells = 0;
    bool whole = true;
    for (size_t i = 0; i < p->count; i++) {
        if (p->list[i].role == CELL && cells++ < 81)
            line[cells - 1] = p->list[i].value;
        whole = whole && !(p->list[i].role == AFTER && cells % 9);
    }
    if ((p->line || whole) && cells == 81)
        mangle_allow(out, line);
}

/* ---- bytes ----------------------------------------------------------------------------------- */

/* The cell that a byte belongs to, 81 if to none. */
static unsigned cell_at(const pieces *p, size_t byte)
{
    unsigned cell = 0;
    for (size_t i = 0; i < p->count; i++) {
        size_t length = strlen(p->list[i].text);
        if (byte < length)
            return p->list[i].role == CELL ? cell : 81;
        byte -= length;
        cell += p->list[i].role == CELL;
    }
    return 81;
}

/* The row that a byte in front of its cells belongs to, 9 if to none. */
static unsigned row_at(const pieces *p, size_t byte)
{
    for (size_t i = 0; i < p->count; i++) {
        size_t length = strlen(p->list[i].text);
        if (byte < length)
            return p->list[i].role == BEFORE ? p->list[i].row : 9;
        byte -= length;
    }
    return 9;
}

/* The puzzle with other values in one cell. */
static void allow_cell(mangled *out, unsigned cell)
{
    char line[82];
    memcpy(line, out->honest[0], 82);
    for (const char *value = ".123456789"; *value && cell < 81; value++) {
        line[cell] = *value;
        mangle_allow(out, line);
    }
}

/* Any values in the cells before and behind a byte. */
static void allow_beside(const pieces *p, size_t byte, mangled *out)
{
    unsigned cell = 0;
    for (size_t i = 0, start = 0; i < p->count; i++) {
        size_t end = start + strlen(p->list[i].text);
        bool here = byte >= start && byte < end;
        if (here && cell > 0)
            allow_cell(out, cell - 1);
        if (here && cell < 81)
            allow_cell(out, cell);
        start = end;
        cell += p->list[i].role == CELL;
    }
}

static void allow_exchange(mangled *out, unsigned cell, bool tags)
{
    for (unsigned other = cell > 0 ? cell - 1 : 0; other < 81 && other <= cell + 1; other++) {
        char line[82];
        memcpy(line, out->honest[0], 82);
        line[cell] = out->honest[0][other];
        line[other] = out->honest[0][cell];
        mangle_allow(out, line);
    }
    if (tags) {
        allow_cell(out, cell);
        allow_cell(out, cell + 1); /* behind the end of its tag */
    }
}

/* Where empty cells are blanks, one blank more or less moves the rest of its row. */
static void allow_shift(mangled *out, unsigned cell, bool left)
{
    char line[82];
    unsigned end = (cell / 9 + 1) * 9;
    memcpy(line, out->honest[0], 82);
    if (left) {
        memmove(line + cell, line + cell + 1, end - cell - 1);
        line[end - 1] = '.';
    } else if (line[end - 1] == '.') {
        memmove(line + cell + 1, line + cell, end - cell - 1);
    } else {
        return;
    }
    mangle_allow(out, line);
}

const char *mangle_change_byte(const pieces *p, hf_rng *rng, mangled *out)
{
    static const char bytes[] = "123456789.0 ,;|-_*xA\n\t\"'[]{}:=/\\#&<>!()~";
    size_t at = hf_rng_below(rng, (uint32_t)out->length);
    unsigned cell = cell_at(p, at);
    char *text = out->text;
    switch (hf_rng_below(rng, 4)) {
    case 0:
        if (p->invisible && !p->fields && text[at] == ' ' && cell == 81 && row_at(p, at) < 9)
            allow_shift(out, row_at(p, at) * 9, true); /* a row that is indented less */
        if (cell < 81) {
            allow_cell(out, cell);
            if (p->invisible)
                allow_shift(out, cell, true);
        }
        memmove(text + at, text + at + 1, out->length - at);
        out->length--;
        return "a byte lost";
    case 1:
        if (p->invisible && cell < 81) {
            allow_shift(out, cell, false);
            allow_cell(out, cell);
        }
        memmove(text + at + 1, text + at, out->length - at + 1);
        out->length++;
        return "a byte doubled";
    case 2: {
        size_t next = at + 1 < out->length ? at + 1 : at;
        out->any = out->any || (p->invisible && (text[at] == '\n' || text[next] == '\n'));
        char kept = text[at];
        if (cell < 81)
            allow_exchange(out, cell, p->invisible);
        if (cell_at(p, next) < 81)
            allow_exchange(out, cell_at(p, next), p->invisible);
        text[at] = text[next];
        text[next] = kept;
        return "two bytes exchanged";
    }
    default:
        if (cell < 81)
            allow_cell(out, cell);
        if (p->fields) /* beside an empty field */
            allow_beside(p, at, out);
        text[at] = bytes[hf_rng_below(rng, sizeof bytes - 1)];
        out->any =
            out->any || (text[at] == '#' && (at == 0 || text[at - 1] == '\n')); /* a remark */
        return "a byte changed";
    }
}

/* Where empty cells are blanks, a row of them is not seen: who knows what becomes of it. */
bool mangle_has_unseen_row(const pieces *p, const char *puzzle)
{
    for (unsigned r = 0; r < 9; r++)
        if (p->invisible && !p->fields && strncmp(puzzle + r * 9, ".........", 9) == 0)
            return true;
    return false;
}

/* Are there lines that look like rows between bands, or words where empty cells are not seen? */
bool mangle_is_even(const pieces *p)
{
    bool lines = false;
    for (size_t i = 0; i < p->count; i++) {
        lines = lines || (p->list[i].role == NOISE && (p->invisible || p->line));
        lines = lines || (p->list[i].role == BAND && p->list[i].text[0] == ',' && p->fields);
    }
    return lines;
}
