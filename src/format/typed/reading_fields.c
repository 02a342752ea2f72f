/* SPDX-License-Identifier: MIT
 *
 * reading_fields.c - cells that are known by what stands between them: the rows of a spreadsheet, or of a
 * table in a text.
 */
#include <string.h>

#include "base/assert.h"
#include "format/typed/readings.h"

/* The fields of one line. */
typedef struct field_walk {
    const char *text;
    uint32_t at, end;
    char separator;
    bool done;
    bool bare, quoted; /* the last field is nothing at all; it has quotes */
    bool framed;       /* a bar stands before the first */
} field_walk;

/* Is the bar at the front of a row of N fields its frame, rather than the end of an empty field? With a
 * frame there are N bars at least; with fewer, because blanks were cut off at the end, nothing stands before a frame. */
static bool is_framed(const field_walk *walk, uint32_t from, uint32_t n)
{
    uint32_t bars = 0;
    for (uint32_t i = walk->at; i < walk->end; i++)
        bars += walk->text[i] == '|';
    if (walk->at == walk->end || walk->text[walk->at] != '|')
        return false;
    return bars >= n || (bars + 1 < n && walk->at == from);
}

/* Without the bars around a table's row, and without what ends the row of another kind of table. */
static field_walk start_fields(const hf_sheet *sheet, const hf_sheet_line *line, char separator,
                               uint32_t n)
{
    field_walk walk = {sheet->text, line->start, line->end, separator, false, false, false, false};
    for (uint32_t i = line->start; i + 1 < line->end; i++)
        if (separator == '&' && walk.text[i] == '\\') {
            walk.end = i;
            break;
        }
    if (separator != '\t')
        while (walk.end > walk.at && strchr(" \t", walk.text[walk.end - 1]))
            walk.end--;
    if (walk.end > walk.at + 1 && walk.text[walk.end - 1] == separator &&
        strchr("])}", walk.text[walk.end - 2]))
        walk.end--; /* what parts the rows of a program is behind their brackets */
    if (separator == '|') {
        while (walk.at < walk.end && strchr(" \t", walk.text[walk.at]))
            walk.at++;
        bool framed = is_framed(&walk, line->start, n);
        walk.framed = framed;
        walk.at += framed;
        walk.end -=
            framed && walk.end > walk.at && walk.text[walk.end - 1] == '|'; /* not a bar alone */
    }
    return walk;
}

static bool is_wrapping(char c)
{
    return c == ' ' || c == '\t' || c == '"' || c == '\'' || c == '`' || c == '[' || c == ']' ||
           c == '{' || c == '}' || c == '(' || c == ')' || c == '*' || c == ';';
}

/* The next field, without what wraps its content. */
static bool next_field(field_walk *walk, uint32_t *start, uint32_t *end)
{
    if (walk->done)
        return false;
    *start = walk->at;
    while (walk->at < walk->end && walk->text[walk->at] != walk->separator)
        walk->at++;
    *end = walk->at;
    walk->bare = *start == *end;
    walk->quoted = memchr(walk->text + *start, '"', *end - *start) != NULL;
    walk->done = walk->at == walk->end;
    walk->at += !walk->done;
    while (*start < *end && is_wrapping(walk->text[*start]))
        ++*start;
    while (*end > *start && is_wrapping(walk->text[*end - 1]))
        --*end;
    return true;
}

/* The value of a field: nothing, or just one token. HF_NOT_A_SYMBOL if it is anything else. */
static uint32_t field_value(const hf_sheet *sheet, uint32_t start, uint32_t end)
{
    hf_sheet_line part = {.start = start, .end = end};
    hf_span text = {sheet->text + start, end - start};
    hf_token token, further;
    uint32_t at = start, number = 0;
    size_t digit = 0;
    if (start == end)
        return 0;
    if (!hf_sheet_token(sheet, &part, &at, &token) || token.start != start ||
        token.length != end - start || token.kind == HF_TOKEN_WORD ||
        hf_sheet_token(sheet, &part, &at, &further))
        return HF_NOT_A_SYMBOL;
    if (token.kind == HF_TOKEN_EMPTY)
        return 0;
    if (text.length > 1 && *text.at == '0')
        return HF_NOT_A_SYMBOL; /* 01 is two cells that lost what parted them */
    if (hf_scan_number(text, &digit, &number) && digit == text.length)
        return number <= HF_TYPED_SIZE ? number : (uint32_t)HF_NOT_A_SYMBOL;
    return text.length == 1 ? 0 : (uint32_t)HF_NOT_A_SYMBOL;
}

/* The name of a row: a number, and 1, perhaps behind a word, or a letter; 0 if it is none. */
static uint32_t row_name(const hf_sheet *sheet, uint32_t start, uint32_t end)
{
    hf_span text = {sheet->text + start, end - start};
    size_t at = 0;
    uint32_t number = 0;
    if (text.length == 1 && hf_is_letter(*text.at))
        return (unsigned char)*text.at;
    while (at < text.length && (hf_is_letter(text.at[at]) || text.at[at] == ' '))
        at++;
    return hf_scan_number(text, &at, &number) && at == text.length ? number + 1 : 0;
}

/* What the rows of a table have in common. */
typedef struct table_facts {
    uint32_t name;           /* of the row before, where rows have names */
    uint32_t least, most;    /* fields of a row */
    bool nothing, something; /* a field is empty; a blank is written in one */
    uint32_t holes;          /* fields that are empty */
    bool framed, open;       /* a bar stands before a row; none does */
    bool bare, quoted;       /* an empty field has nothing around it; it has */
    bool trailing;           /* the last field of a row is empty */
    bool bracketed;          /* rows are the lists of a program, which have all their members */
    uint32_t shorter;        /* rows of less than N fields */
} table_facts;

static void note_field(const field_walk *walk, bool empty, uint32_t value, table_facts *facts)
{
    facts->bare = facts->bare || walk->bare;
    facts->quoted = facts->quoted || (empty && walk->quoted);
    facts->nothing = facts->nothing || empty;
    facts->holes += empty;
    facts->something = facts->something || (!empty && value == 0);
}

static void note_count(uint32_t count, uint32_t n, bool first, table_facts *facts)
{
    facts->shorter += count < n;
    facts->most = count > facts->most ? count : facts->most;
    facts->least = first || count < facts->least ? count : facts->least;
}

static bool has_brackets(const hf_sheet *sheet, const hf_sheet_line *line)
{
    for (uint32_t i = line->start; i < line->end; i++)
        if (strchr("[]{}()", sheet->text[i]))
            return true;
    return false;
}

/* Reads a row; false unless it has N fields, or fewer where what is left out at the end is blank. Before
 * them the row has a name, the one that follows the name of the row before, if `named`. */
static bool put_fields(const hf_sheet *sheet, const hf_sheet_line *line, char separator, bool named,
                       hf_reading *reading, uint32_t row, table_facts *facts)
{
    uint32_t n = reading->size, count = 0, start, end;
    field_walk walk = start_fields(sheet, line, separator, n + named);
    if (named) {
        uint32_t before = facts->name;
        if (!next_field(&walk, &start, &end) || (facts->name = row_name(sheet, start, end)) == 0 ||
            (row && facts->name != before + 1))
            return false;
    }
    facts->framed = facts->framed || walk.framed;
    facts->open = facts->open || !walk.framed;
    uint16_t *cell = reading->cell + (size_t)row * n;
    memset(cell, 0, n * sizeof *cell);
    for (; next_field(&walk, &start, &end); count++) {
        uint32_t value = field_value(sheet, start, end);
        if (value > n || (count >= n && (value || start < end)))
            return false;
        if (count < n)
            note_field(&walk, start == end, value, facts);
        if (count < n)
            cell[count] = (uint16_t)value;
    }
    facts->bracketed = facts->bracketed || has_brackets(sheet, line);
    facts->trailing = facts->trailing || start == end;
    note_count(count, n, row == 0, facts);
    return count > 1 && count <= n + 1;
}

/* Do rows differ in how they are written? A list of a program has its members, or many holes. */
static bool is_mixed(const table_facts *facts)
{
    return (facts->nothing && facts->something) || (facts->bare && facts->quoted) ||
           (facts->framed && facts->open) ||
           (facts->bracketed && facts->holes > 0 && facts->holes < 5);
}

/* Rows of a table have the same number of fields, one more than cells where each has a separator at its
 * end. What is blank may be missing at the end where blanks separate, and then from every row; with commas from
 * several rows, since from one it may be a field that was lost; so it is if no other field is empty. Nobody writes
 * some empty cells and leaves out others. */
static bool is_even(const table_facts *facts, char separator, uint32_t n)
{
    if (is_mixed(facts))
        return false;
    if (facts->most == facts->least)
        return facts->most == n || (facts->most == n + 1 && n != 8);
    if (facts->least + 1 == n && facts->shorter + 1 == n)
        return false; /* one field too many, or one too few in all other rows */
    return (separator == '\t' || (strchr(",;", separator) && facts->shorter > 1)) &&
           facts->most == n && facts->nothing && !facts->trailing && !facts->bracketed;
}

/* How the N rows of a table stand among its lines. */
typedef struct table_plan {
    uint32_t first; /* line */
    uint32_t band;  /* rows, and then an empty line; 0: no such lines */
} table_plan;

/* `run` lines of cells follow each other from the first on. */
static table_plan plan_table(const hf_sheet *sheet, uint32_t first, uint32_t run, uint32_t n)
{
    uint32_t empty = 0, band = 0;
    if (run == n + 1 && hf_reading_names(sheet, &sheet->line[first]))
        return (table_plan){first + 1, 0};
    for (uint32_t l = first; l < first + run && run < 2 * n; l++)
        if (sheet->line[l].cells == 0) {
            empty++;
            band = band ? band : l - first;
        }
    if (run < 2 * n && band > 1 && run == n + empty && n % band == 0 && empty == n / band - 1)
        return (table_plan){first, band};
    return (table_plan){first, 0};
}

/* Is an empty line between bands as wide as the rows are? */
static bool is_gap(const hf_sheet *sheet, const hf_sheet_line *line, char separator, uint32_t n)
{
    uint32_t fields = 1;
    for (uint32_t i = line->start; i < line->end; i++)
        fields += sheet->text[i] == separator;
    return fields == n || (fields == n + 2 && separator == '|'); /* framed */
}

/* N rows of fields with this separator. */
static bool read_fields(const hf_sheet *sheet, char separator, uint32_t run, uint32_t n, bool named,
                        hf_reading *reading)
{
    table_plan plan = plan_table(sheet, reading->first, run, n);
    uint32_t rows = 0, l = plan.first;
    table_facts facts = {0};
    reading->size = n;
    for (; l < sheet->count && rows < n; l++) {
        const hf_sheet_line *line = &sheet->line[l];
        bool tabs = line->kind == HF_LINE_BLANK && line->end > line->start && separator == '\t';
        if (plan.band && (l - plan.first) % (plan.band + 1) == plan.band && line->cells == 0 &&
            is_gap(sheet, line, separator, n))
            continue;
        if (line->kind == HF_LINE_CELLS || tabs) {
            if (!put_fields(sheet, line, separator, named, reading, rows, &facts))
                return false;
            rows++;
        } else if (line->kind == HF_LINE_HEADING) {
            return false; /* with prose the sheet ends */
        }
    }
    reading->lines = l;
    reading->named = named;
    if (rows < n)
        reading->more |= sheet->open; /* all its lines were looked at */
    return rows == n && is_even(&facts, separator, n);
}

bool hf_reading_fields(const hf_sheet *sheet, hf_reading *reading)
{
    static const uint32_t sizes[] = {9, 16, 6, 4, 8, 12, 10, 25};
    uint32_t run = hf_reading_run(sheet, reading->first);
    reading->guess = "rows of fields, an empty field being an empty cell";
    for (const char *separator = "\t,;|&"; *separator; separator++)
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
            if (read_fields(sheet, *separator, run, sizes[i], true, reading) ||
                read_fields(sheet, *separator, run, sizes[i], false, reading))
                return true;
    return false;
}
