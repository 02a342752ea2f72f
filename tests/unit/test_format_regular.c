/* SPDX-License-Identifier: MIT
 *
 * test_format_regular.c - every board in every regular way of writing it: each sign for an empty cell, between each
 * separator, in each way of wrapping rows. What is read of such a text is the board or a mistake is told; never is it
 * another board, nor nothing at all. What everybody types is read.
 *
 * Boards are those that are seldom met: empty rows and columns at the edges, rows and columns in order, a single stack.
 * HOUSEFUL_REGULAR=I shows text I and what is made of it.
 */
#include "support/typed.h"

typedef struct board {
    const char *name, *cells; /* as in a line; beyond 9 letters, which are written as numbers */
    unsigned size;
} board;

/* Empty at the top, at the left, at both, at the bottom, at the right; in order; clues in one part alone; solved. */
static const board boards[] = {
    {"a puzzle",
     "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6", 9},
    {"an empty first row",
     ".........3..8..6...1...4..2.........6..2..9....5...1...4...7...8..1..5....2......", 9},
    {"two of them",
     "..................3..8..6...1...4..2....7....6..2..9....5...1...4...7...8..1..5..", 9},
    {"an empty last row",
     "3..8..6...1...4..2....7....6..2..9....5...1...4...7...8..1..5....2......"
     ".........",
     9},
    {"an empty first column",
     "..3..1...."
     "4...6......7...2..5...1.....6...4.....2..5...1...8.....2...7...8..4....",
     9},
    {"an empty last column",
     "...3..18..26.........9......47.2.......5..9......7........64.2.3.....5..1........", 9},
    {"empty edges",
     "..........3..1..4...2..7....5..9..1.....4........1..8...2....7..8..3..5..........", 9},
    {"an empty band",
     "5..3..7...6..1..4...2..7..1...........................9..4..2...1..6..8.7..8..3..", 9},
    {"the first three columns",
     "123......456......789......234......567......891......345......678......912......", 9},
    {"the first row",
     "123456789........................................................................", 9},
    {"the first column",
     "1........2........3........4........5........6........7........8........9........", 9},
    {"a diagonal",
     "1.........2.........3.........4.........5.........6.........7.........8.........9", 9},
    {"solved", "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
     9},
    {"without a nine",
     "534678.126721.53481.834256785.7614234268537.1713.24856.6153728428741.63534528617.", 9},
    {"4x4", "12..3..2.4..2.31", 4},
    {"6x6", "1..4...5..2.2..6....3..5.4....1...6.", 6},
    {"12x12",
     "1.3..6...AB..6.8....1...9A....34...8....6.8..B....8..B.1....A...23....89...6....B.1..89...1.."
     "4.6.C..3...78..4.6....B....8....12...6....3.5..8...",
     12},
    {"16x16",
     "1....6....B....G....5....A....F....4....9....E....3....8....D....2....7....C....1....6....B.."
     "..G....5....A....F....4....9....E....3....8....D....2....7....C....1....6....B....G....5...."
     "A....F....4....9....E....3....8....D....2....7....C....1....6....B....G",
     16},
};

static const char *const signs[] = {
    ".",
    "0",
    "_",
    "*",
    "x",
    "?",
    "-",
    "X",
    "",
    " ",
    "None",
    "null",
    "NaN",
    "\"\"",
    "N/A",
    "\xC2\xB7",
    "\xE2\x96\xA1",
    "\xE2\x80\x93",
    "\xC2\xA0",
    "\xE3\x80\x80",
    "n",
    "o",
    "~",
};
enum { SIGNS = sizeof signs / sizeof *signs, EVERYDAY_SIGNS = 6 };

static const char *const gaps[] = {"", " ", ",", ", ", "\t", ";", "|", " | ", "  ", "; ", ":", "/"};
enum { GAPS = sizeof gaps / sizeof *gaps, EVERYDAY_GAPS = 8 };

/* `top`, then each row as `before`, where # is its number, its cells and `after`; `joint` between two rows, and besides
 * `band` where a box ends; `bottom`. All that as often as `copies` says. */
typedef struct wrap {
    const char *name, *top, *before, *after, *joint, *band, *bottom;
    unsigned copies;
} wrap;

static const wrap wraps[] = {
    {"rows", "", "", "", "\n", "", "\n", 1},
    {"bands", "", "", "", "\n", "\n", "\n", 1},
    {"a heading", "Puzzle 17\n", "", "", "\n", "", "\n", 1},
    {"a quotation", "", "> ", "", "\n", "", "\n", 1},
    {"indented", "", "    ", "", "\n", "", "\n", 1},
    {"numbered", "", "#. ", "", "\n", "", "\n", 1},
    {"labelled", "", "Row #: ", "", "\n", "", "\n", 1},
    {"windows", "", "", "", "\r\n", "", "\r\n", 1},
    {"old mac", "", "", "", "\r", "", "\r", 1},
    {"no last line end", "", "", "", "\n", "", "", 1},
    {"blanks behind", "", "", "  ", "\n", "", "\n", 1},
    {"fenced", "```\n", "", "", "\n", "", "\n```\n", 1},
    {"two", "", "", "", "\n", "", "\n\n", 2},
    {"two below headings", "Grid 01\n", "", "", "\n", "", "\n", 2},
    {"joined", "", "", "", "/", "", "\n", 1},
    {"named by numbers", "", "#: ", "", "\n", "", "\n", 1},
    {"bars at the ends", "", "|", "|", "\n", "", "\n", 1},
    {"lists", "[\n", "  [", "]", ",\n", "", "\n]\n", 1},
    {"braces", "{\n", "  {", "}", ",\n", "", "\n};\n", 1},
    {"quoted", "", "\"", "\"", "\n", "", "\n", 1},
    {"strings", "[", "\"", "\"", ",\n ", "", "]\n", 1},
    {"line by line", "", "", "", "\n\n", "", "\n", 1},
    {"parted by dashes", "", "", "", "\n", "", "\n---\n", 2},
    {"joined by commas", "", "", "", ",", "", "\n", 1},
};
enum {
    WRAPS = sizeof wraps / sizeof *wraps,
    EVERYDAY_WRAPS = 12,
    BOARDS = sizeof boards / sizeof *boards
};

typedef struct regular {
    const board *board;
    const char *sign, *gap;
    const wrap *wrap;
    bool everyday;
    char text[1 << 14];
} regular;

static size_t put_cell(char *text, size_t n, const regular *r, char cell)
{
    if (cell == '.')
        return typed_put(text, n, r->sign);
    return n + (size_t)sprintf(text + n, "%d", cell > '9' ? cell - 'A' + 10 : cell - '0');
}

static size_t put_before(char *text, size_t n, const char *before, unsigned row)
{
    for (; *before; before++)
        n += (size_t)(*before == '#' ? sprintf(text + n, "%u", row)
                                     : sprintf(text + n, "%c", *before));
    return n;
}

static void render(regular *r)
{
    const wrap *w = r->wrap;
    unsigned size = r->board->size, band = size == 16 ? 4 : size == 9 || size == 12 ? 3 : 2;
    size_t n = 0;
    for (unsigned copy = 0; copy < w->copies; copy++) {
        n = typed_put(r->text, n, w->top);
        for (unsigned row = 0; row < size; row++) {
            n = put_before(r->text, n, w->before, row + 1);
            for (unsigned column = 0; column < size; column++) {
                n = typed_put(r->text, n, column ? r->gap : "");
                n = put_cell(r->text, n, r, r->board->cells[row * size + column]);
            }
            n = typed_put(r->text, n, w->after);
            n = typed_put(r->text, n, row + 1 < size ? w->joint : "");
            n = typed_put(r->text, n, row + 1 < size && row % band == band - 1 ? w->band : "");
        }
        n = typed_put(r->text, n, w->bottom);
    }
}

/* Text I; false: such a text means nothing, for its cells run into each other. */
static bool make(unsigned i, regular *r)
{
    unsigned sign = i % SIGNS, gap = i / SIGNS % GAPS, wrapped = i / SIGNS / GAPS % WRAPS;
    r->board = &boards[i / SIGNS / GAPS / WRAPS];
    r->sign = signs[sign];
    r->gap = gaps[gap];
    r->wrap = &wraps[wrapped];
    r->everyday = sign < EVERYDAY_SIGNS && gap < EVERYDAY_GAPS && wrapped < EVERYDAY_WRAPS &&
                  r->board == boards;
    bool apart = *r->gap != '\0', wide = strlen(r->sign) > 1 && !(r->sign[0] & 0x80);
    if (!apart && (wide || *r->sign == '\0' || r->board->size > 9))
        return false;
    if (*r->sign == '\0' && strspn(r->gap, " ") == strlen(r->gap))
        return false;
    if (wide && strchr(r->gap, ':'))
        return false; /* words before colons are names */
    render(r);
    return true;
}

/* Is all that is read of the text its board, and something told of it? */
static bool holds(const regular *r, bool show)
{
    const char *text = r->text;
    size_t length = strlen(text);
    unsigned read = 0, mistakes = 0;
    bool good = true;
    hf_reader *reader;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    while (length > 0) {
        hf_record record;
        size_t cut = hf_reader_cut(reader, text, length, true);
        assert_true(cut > 0 && cut <= length);
        hf_status status = hf_reader_parse(reader, text, cut, &record);
        if (status == HF_OK && strcmp(test_line(record.grid), r->board->cells) != 0)
            good = false;
        read += status == HF_OK;
        mistakes += status == HF_BAD_TEXT;
        if (show && status != HF_END)
            print_message("# %s\n", status == HF_OK ? test_line(record.grid) : record.message);
        text += cut;
        length -= cut;
    }
    hf_reader_free(reader);
    if (r->everyday && (read != r->wrap->copies || mistakes))
        good = false;
    return good && read + mistakes > 0;
}

static void show(unsigned i, const regular *r)
{
    print_message("# HOUSEFUL_REGULAR=%u: %s, '%s' with '%s' between, %s\n%s# ---\n", i,
                  r->board->name, r->sign, r->gap, r->wrap->name, r->text);
    holds(r, true);
}

static void regular_texts_are_read_or_refused(void **state)
{
    static regular r;
    const char *one = getenv("HOUSEFUL_REGULAR");
    unsigned step = test_is_soak() ? 1 : test_is_short() ? 61 : 7, count = 0, bad = 0;
    (void)state;
    for (unsigned i = one ? (unsigned)atoi(one) : 0; i < BOARDS * WRAPS * GAPS * SIGNS; i += step) {
        if (!make(i, &r))
            continue;
        bool good = holds(&r, false);
        count++;
        bad += !good;
        if (one || (!good && bad <= 20))
            show(i, &r);
        if (one)
            return;
    }
    print_message("# %u texts, %u of them misread\n", count, bad);
    assert_int_equal(bad, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(regular_texts_are_read_or_refused),
    };
    return cmocka_run_group_tests_name("format_regular", tests, NULL, NULL);
}
