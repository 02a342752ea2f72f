/* SPDX-License-Identifier: MIT
 *
 * block.c - boards over several lines, with or without frames.
 *
 *     2..1.5..3      2 . . | 1 . 5 | . . 3     +-----------------------------+     2,,,1,,5,,,3
 *     .54...71.      . 5 4 | . . . | 7 1 .     |       4 |    8    | 3       |     ,5,4,,,,7,1,
 *
 * All lines are looked at after folding (scan.c), so that Unicode drawings are no special case. A
 * line is a border if it has a run of dashes and nothing that could be a cell. A board without bars
 * has as many rows as its first row has cells. In a drawing with bars blank cells may be spaces, so
 * that a row does not tell its number of cells: there, the number of rows does.
 */
#include <string.h>

#include "format/block.h"

/* ---- one line
 * ------------------------------------------------------------------------------------- */

static bool is_bar(char c)
{
    return c == '|' || c == '!';
}
static bool is_dash(char c)
{
    return c == '-' || c == '=';
}

/* A word as it is being read. */
typedef struct word_state {
    uint32_t length;
    uint32_t number;
    bool digits; /* only digits so far */
    bool empty_marks;
} word_state;

static void end_word(hf_row_facts *facts, word_state *word)
{
    if (word->length == 0)
        return;
    facts->words++;
    if (word->length > facts->longest)
        facts->longest = word->length;
    if (facts->shortest == 0 || word->length < facts->shortest)
        facts->shortest = word->length;
    if (word->digits && word->number > facts->max_number)
        facts->max_number = word->number;
    if (!word->digits && !(word->length == 1 && word->empty_marks))
        facts->numbers = false;
    if (word->length > 1 && word->empty_marks)
        facts->mixed = true;
    *word = (word_state){0, 0, true, false};
}

static uint32_t symbol_of(char c)
{
    if (hf_is_digit(c))
        return (uint32_t)(c - '0');
    return (uint32_t)(c >= 'a' ? c - 'a' : c - 'A') + 10;
}

static void take_symbol(hf_row_facts *facts, word_state *word, uint64_t *seen, char c, char next)
{
    uint32_t symbol = symbol_of(c);
    if (hf_is_digit(c)) {
        if (word->number < 100000)
            word->number = word->number * 10 + symbol;
        facts->digits = facts->digits || c != '0';
    } else {
        word->digits = false;
        if (c == 'x' || c == 'X' ||
            ((c == 'u' || c == 'U') && word->length == 0 && hf_is_digit(next)))
            symbol = 0; /* a blank; "placed by the user" */
        else if (symbol - 9 > facts->max_letter)
            facts->max_letter = symbol - 9;
    }
    if (symbol > facts->max_symbol)
        facts->max_symbol = symbol;
    if (symbol && (*seen >> symbol & 1))
        facts->repeated = true;
    *seen |= UINT64_C(1) << symbol; /* symbol <= 35 */
    word->length++;
    facts->characters++;
}

/* Characters of a border beside dashes and bars. */
static bool is_trimming(char c)
{
    return c == '+' || c == '*' || c == '.' || c == ':' || c == '\'' || c == '`' || c == ',';
}

/* State of the look at one line. */
typedef struct look_state {
    word_state word;
    uint64_t seen;
    uint32_t run;  /* dashes in a row */
    uint32_t runs; /* longest such run */
    bool plus;
    bool only_border; /* nothing but border characters */
    bool segment;     /* something since the last bar */
    char before;
} look_state;

static void look_at(hf_row_facts *facts, look_state *state, char c, char next)
{
    state->run = is_dash(c) ? state->run + 1 : 0;
    if (state->run > state->runs)
        state->runs = state->run;
    if (!is_dash(c) && !is_bar(c) && !is_trimming(c) && c != ' ')
        state->only_border = false;
    if (c != '-' && c != ' ')
        facts->dashes = false;
    if (c == '+')
        state->plus = true;
    if (is_bar(c) || c == ' ' || c == ',') {
        end_word(facts, &state->word);
        facts->bars += is_bar(c);
        facts->segments += is_bar(c) && state->segment;
        facts->commas += c == ',';
        state->segment = !is_bar(c) && (state->segment || c == ' ');
        return;
    }
    state->segment = true;
    if (hf_is_digit(c) || hf_is_letter(c)) {
        take_symbol(facts, &state->word, &state->seen, c, next);
    } else if (hf_is_empty_mark(c)) {
        state->word.digits = false;
        state->word.empty_marks = state->word.empty_marks || c != '*';
        state->word.length++;
        facts->characters++;
    } else if (c == '{' || c == '}') {
        facts->braces = true;
    } else if (!is_dash(c) && !is_trimming(c)) {
        facts->odd = true;
    }
}

void hf_row_look(hf_span line, hf_row_facts *facts)
{
    look_state state = {{0, 0, true, false}, 0, 0, 0, false, true, false, 0};
    hf_span content = hf_scan_trim(line);
    *facts = (hf_row_facts){0};
    facts->numbers = facts->dashes = true;
    facts->blank = content.length == 0;
    size_t at = 0;
    char c = 0;
    while (at < content.length && (c = hf_fold_next(content, &at)) == 0)
        ;
    facts->begins_with_bar = is_bar(c);
    facts->closing = hf_scan_starts(content, "\xE2\x94\x94") || /* U+2514 */
                     hf_scan_starts(content, "\xE2\x94\x97") || /* U+2517 */
                     hf_scan_starts(content, "\xE2\x95\x9A") || /* U+255A */
                     hf_scan_starts(content, "\xE2\x95\xB0") || /* U+2570 */
                     c == '\'' || c == '`';
    while (c) {
        char next = 0;
        while (at < content.length && (next = hf_fold_next(content, &at)) == 0)
            ;
        facts->width++;
        look_at(facts, &state, c, next);
        c = next;
    }
    end_word(facts, &state.word);
    facts->segments += state.segment;
    facts->border = !facts->blank && state.only_border && (state.runs >= 3 || state.plus);
    facts->dashes = facts->dashes && facts->width > 0 && state.runs == facts->width;
}

/* Could the symbols seen belong to a board of so many? */
static bool plausible(const hf_row_facts *facts, hf_row_mode mode, uint32_t columns)
{
    if (facts->odd)
        return false;
    if (mode != HF_ROW_CHARS && facts->numbers && facts->max_number <= columns)
        return true;
    if (!facts->digits && facts->max_letter)
        return facts->max_letter <= columns || facts->max_symbol <= columns;
    return facts->max_symbol <= columns;
}

/* The columns that the options ask for; 0 if they leave it open. */
static uint32_t known_columns(const hf_reader *reader)
{
    if (!reader->options.spec)
        return 0;
    if (reader->spec.layout == HF_LAYOUT_CUSTOM)
        return reader->spec.custom_cells;
    return reader->spec.layout == HF_LAYOUT_ROXDOKU ? hf_scan_square_root(reader->spec.size)
                                                    : reader->spec.size;
}

/* The reading that gives as many cells as were asked for, if there is one. */
static bool fits(const hf_row_facts *facts, uint32_t columns, hf_row_mode *mode)
{
    if (facts->commas && !facts->braces) {
        *mode = HF_ROW_FIELDS;
        return facts->commas + 1 == columns;
    }
    *mode = facts->words == columns ? HF_ROW_WORDS : HF_ROW_CHARS;
    return facts->words == columns || facts->characters == columns;
}

/* Mode and number of cells of a row that stands alone; 0 cells if it cannot be a row. */
static uint32_t count_cells(const hf_reader *reader, const hf_row_facts *facts, hf_row_mode *mode)
{
    uint32_t count = facts->words, known = known_columns(reader);
    if (known && fits(facts, known, mode))
        return known;
    *mode = HF_ROW_WORDS;
    if (facts->commas && !facts->braces) {
        *mode = HF_ROW_FIELDS;
        count = facts->commas + 1;
    } else if (facts->words == 1 || facts->mixed) {
        *mode = HF_ROW_CHARS;
        count = facts->characters;
    } else if (facts->longest > 1 && facts->longest == facts->shortest && !facts->repeated &&
               facts->characters <= HF_MAX_LETTERED && !facts->braces &&
               !(facts->numbers && facts->max_number <= facts->words)) {
        *mode = HF_ROW_CHARS; /* groups of equal length: 123 456 789 */
        count = facts->characters;
    }
    if (*mode == HF_ROW_CHARS && count > HF_MAX_LETTERED)
        return 0;
    return plausible(facts, *mode, count) ? count : 0;
}

/* ---- headings of layers
 * ------------------------------------------------------------------------------ */

typedef struct heading {
    bool found, cube, roxdoku;
    uint32_t layer, layers;
} heading;

static heading read_heading(hf_span line)
{
    heading h = {0};
    hf_span text = hf_scan_trim(line);
    h.cube = hf_scan_starts_any_case(text, "cube, ");
    h.roxdoku = hf_scan_starts_any_case(text, "roxdoku, ");
    text = hf_span_from(text, h.cube ? 6 : h.roxdoku ? 9 : 0);
    if (!hf_scan_starts_any_case(text, "layer "))
        return h;
    size_t at = 6;
    if (!hf_scan_number(text, &at, &h.layer))
        return h;
    h.found = true;
    if (hf_scan_starts(hf_span_from(text, at), " of ")) {
        at += 4;
        hf_scan_number(text, &at, &h.layers);
    }
    return h;
}

/* ---- where a board ends
 * -------------------------------------------------------------------------------- */

typedef struct cut_state {
    const hf_reader *reader;
    bool started, headed, framed, middle;
    hf_span top;       /* the upper border, empty if there is none */
    bool after_border; /* the line before was a border */
    bool layer_closed; /* this layer's drawing is complete */
    uint32_t rows;     /* of this layer */
    uint32_t expected; /* rows of a layer; 0: not known */
    uint32_t columns;  /* of an unframed board */
    hf_row_mode mode;
    uint32_t layer, layers; /* 0: a single layer */
} cut_state;

typedef enum cut_step { STEP_TAKE, STEP_STOP, STEP_FINISH, STEP_REFUSE } cut_step;

static bool same_text(hf_span a, hf_span b)
{
    return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

/* This layer is complete; so is the board, unless there are more layers. */
static cut_step finish_layer(cut_state *state, cut_step alone)
{
    state->layer_closed = true;
    if (state->layers == 0 || state->layer >= state->layers)
        return alone;
    return STEP_TAKE;
}

static void next_layer(cut_state *state)
{
    state->layer++;
    state->layer_closed = state->middle = state->after_border = false;
    state->rows = 0;
    state->top.length = 0;
}

static cut_step step_border(cut_state *state, hf_span line, const hf_row_facts *facts)
{
    bool doubled = state->after_border && state->rows > 0;
    state->after_border = true;
    if (state->rows == 0) {
        if (state->top.length == 0)
            state->top = hf_scan_trim(line);
        return STEP_TAKE;
    }
    if (doubled || (state->expected && state->rows >= state->expected && !state->top.length))
        return STEP_STOP;
    bool as_top = same_text(hf_scan_trim(line), state->top);
    if (facts->closing || (as_top && (state->middle || !state->framed)) ||
        (state->expected && state->rows >= state->expected))
        return finish_layer(state, STEP_FINISH);
    state->middle = state->middle || !as_top;
    return STEP_TAKE;
}

static cut_step step_first_row(cut_state *state, const hf_row_facts *facts)
{
    uint32_t known = known_columns(state->reader);
    state->columns = count_cells(state->reader, facts, &state->mode);
    if (facts->bars) {
        if (facts->odd)
            return STEP_REFUSE;
        state->framed = true;
        /* One box from side to side: nothing tells the lower border from a middle one but that
         * there is no middle one. */
        if (facts->segments == 1)
            state->middle = true;
        state->expected = known ? known : state->top.length ? 0 : state->columns;
    } else {
        hf_shape_spec spec;
        bool asked = known || state->reader->options.format;
        if (state->columns < (asked ? 1 : 4) ||
            !hf_reader_spec_for_columns(state->reader, state->columns, &spec))
            return STEP_REFUSE;
        state->expected = state->columns;
    }
    return STEP_TAKE;
}

/* A line that begins something else. */
static bool is_foreign(const cut_state *state, hf_span line)
{
    hf_span content = hf_scan_trim(line);
    hf_span word = hf_span_part(content, 0, hf_scan_word(content));
    if (content.length == 0)
        return true;
    char c = *content.at;
    return c == '#' || c == '{' || c == '[' || c == '<' || c == ':' ||
           (word.length > state->columns && hf_line_is_board(state->reader, word));
}

static cut_step step_row(cut_state *state, hf_span line, const hf_row_facts *facts)
{
    if (state->layer_closed)
        return STEP_STOP;
    if (state->rows == 0 && (!state->started || state->expected == 0)) {
        cut_step step = step_first_row(state, facts);
        if (step != STEP_TAKE)
            return step;
    } else if (state->expected && state->rows >= state->expected) {
        return STEP_STOP;
    } else if (state->framed ? facts->bars == 0 : is_foreign(state, line)) {
        return STEP_STOP;
    }
    state->started = true;
    state->after_border = false;
    state->rows++;
    /* Without an upper border there is no lower one to wait for. */
    if (state->expected && state->rows == state->expected && state->top.length == 0)
        return finish_layer(state, STEP_FINISH);
    return STEP_TAKE;
}

static cut_step step(cut_state *state, hf_span line, bool dash_row)
{
    hf_row_facts facts;
    heading h = read_heading(line);
    if (h.found) {
        bool anything = state->started || state->top.length || state->headed;
        if (anything && (state->layers == 0 || h.layer <= 1))
            return STEP_STOP;
        if (state->layers == 0)
            state->layers = h.layers ? h.layers : 1;
        if (!anything)
            state->layer = 0;
        state->headed = true;
        next_layer(state);
        return STEP_TAKE;
    }
    hf_row_look(line, &facts);
    if (facts.blank) {
        if (state->layers && (!state->layer_closed || state->layer < state->layers))
            return STEP_TAKE;
        return STEP_STOP;
    }
    if (*hf_scan_trim(line).at == '#')
        return STEP_STOP;
    if (state->layers && state->layer_closed && !h.found) {
        if (facts.border || facts.bars || state->reader->options.spec)
            next_layer(state); /* layers without headings */
    }
    bool whole = !state->framed && state->mode == HF_ROW_CHARS && facts.dashes &&
                 facts.width == state->columns && state->rows > 0;
    if (facts.border && !whole && !dash_row)
        return step_border(state, line, &facts);
    return step_row(state, line, &facts);
}

/* Is a first line of dashes a row of blanks? It is if the first line of another kind has the same
 * width, is one word, and no bars. */
static bool dashes_are_row(hf_span text, bool last, bool *more)
{
    hf_line line;
    hf_row_facts facts;
    size_t width = 0;
    *more = false;
    while (text.length) {
        if (!hf_scan_line(text, last, &line)) {
            *more = true;
            return false;
        }
        hf_row_look(line.text, &facts);
        if (facts.dashes) {
            if (width && facts.width != width)
                return false;
            width = facts.width;
        } else {
            return !facts.blank && !facts.border && facts.bars == 0 && facts.words == 1 &&
                   facts.width == width;
        }
        text = hf_span_from(text, line.whole);
    }
    *more = !last;
    return false;
}

/* The layers a specification asks for; 0 for flat boards. */
static uint32_t layers_wanted(const hf_reader *reader)
{
    if (!reader->options.spec)
        return 0;
    if (reader->spec.layout == HF_LAYOUT_CUBE)
        return reader->spec.size ? reader->spec.size : HF_MAX_SIZE;
    if (reader->spec.layout == HF_LAYOUT_ROXDOKU)
        return reader->spec.size ? hf_scan_square_root(reader->spec.size) : HF_MAX_SIZE;
    return 0;
}

size_t hf_block_cut(const hf_reader *reader, hf_span text, bool last)
{
    cut_state state = {0};
    size_t offset = 0;
    bool more, first = true;
    state.reader = reader;
    state.layers = layers_wanted(reader);
    state.layer = state.layers ? 1 : 0;
    bool dash_row = dashes_are_row(text, last, &more);
    if (more)
        return HF_CUT_MORE;
    if (state.layers)
        state.layer = 1;
    while (offset < text.length) {
        hf_line line;
        if (!hf_scan_line(hf_span_from(text, offset), last, &line))
            return HF_CUT_MORE;
        cut_step now = step(&state, line.text, dash_row && state.rows == 0);
        if (now == STEP_REFUSE)
            return first ? HF_CUT_NO : offset;
        if (now == STEP_STOP)
            return offset;
        offset += line.whole;
        first = false;
        /* With layers by specification and no size, the first layer tells how many there are. */
        if (state.layers == HF_MAX_SIZE && state.layer_closed)
            state.layers = state.rows;
        if (now == STEP_FINISH)
            return offset;
    }
    return last ? offset : HF_CUT_MORE;
}

/* ---- surveying
 * ------------------------------------------------------------------------------------- */

typedef struct survey_state {
    uint32_t count; /* cells of the rows, if all have the same number */
    bool uniform;
    uint32_t longest;
    bool beyond; /* some row cannot be numbers */
    uint32_t max_number;
    bool numbers;
    bool braces;
} survey_state;

static void survey_row(const hf_reader *reader, hf_block *block, survey_state *state,
                       const hf_row_facts *facts)
{
    hf_row_mode mode;
    uint32_t count = count_cells(reader, facts, &mode);
    if (block->rows == 0) {
        block->mode = mode;
        block->framed = facts->bars > 0;
        state->count = count;
        block->whole = facts->bars == 0 && mode == HF_ROW_CHARS;
    }
    state->uniform = state->uniform && count == state->count && count > 0;
    if (facts->longest > state->longest)
        state->longest = facts->longest;
    state->numbers = state->numbers && facts->numbers;
    state->braces = state->braces || facts->braces;
    if (facts->max_number > state->max_number)
        state->max_number = facts->max_number;
    block->rows++;
}

/* Is this line a row? */
static bool is_row(const hf_block *block, const hf_row_facts *facts, uint32_t columns,
                   bool dash_row)
{
    if (facts->blank)
        return false;
    if (!facts->border || dash_row)
        return true;
    return block->rows > 0 && block->whole && facts->dashes && facts->width == columns;
}

static hf_status rows_missing(const hf_block *block, size_t line, hf_record *record)
{
    hf_text text = hf_record_fail(record, line, 1);
    hf_text_number(&text, block->rows);
    hf_text_add(&text, block->rows == 1 ? " row of " : " rows of ");
    hf_text_number(&text, block->columns);
    hf_text_add(&text, " cells; expected ");
    hf_text_number(&text, (uint64_t)block->columns * (block->layers ? block->layers : 1));
    hf_text_add(&text, block->columns == 9 && block->rows == 1
                           ? " rows, or 81 characters on one line"
                           : " rows");
    return HF_BAD_TEXT;
}

hf_status hf_block_survey(const hf_reader *reader, hf_span piece, hf_block *block,
                          hf_record *record)
{
    survey_state state = {0, true, 0, false, 0, true, false};
    hf_span left = piece;
    hf_line line;
    size_t lines = 0;
    bool more;
    bool dash_row = dashes_are_row(piece, true, &more);
    *block = (hf_block){0};
    for (; left.length; left = hf_span_from(left, line.whole), lines++) {
        hf_row_facts facts;
        hf_scan_line(left, true, &line);
        heading h = read_heading(line.text);
        if (h.found) {
            block->layers++;
            block->cube = block->cube || h.cube;
            block->roxdoku = block->roxdoku || h.roxdoku;
            continue;
        }
        hf_row_look(line.text, &facts);
        if (is_row(block, &facts, state.count, dash_row && block->rows == 0))
            survey_row(reader, block, &state, &facts);
    }
    if (block->rows == 0) {
        hf_text text = hf_record_fail(record, 1, 1);
        hf_text_add(&text, "a frame without rows");
        return HF_BAD_TEXT;
    }
    uint32_t wanted = layers_wanted(reader);
    if (block->layers == 0 && wanted)
        block->layers = wanted == HF_MAX_SIZE ? hf_scan_square_root(block->rows) : wanted;
    uint32_t layers = block->layers ? block->layers : 1;
    uint32_t by_rows = block->rows / layers;
    block->columns =
        block->framed && !(state.uniform && state.count >= by_rows) ? by_rows : state.count;
    if (known_columns(reader))
        block->columns = known_columns(reader);
    if (block->columns > HF_MAX_SIZE || block->columns == 0) {
        hf_text text = hf_record_fail(record, 1, 1);
        hf_text_add(&text, "no board: expected as many rows as columns, up to 1024");
        return HF_BAD_TEXT;
    }
    if (block->rows != block->columns * layers)
        return rows_missing(block, lines, record);
    /* Longer words are numbers if all of them are, and within range; else pencil marks. */
    uint32_t symbols = block->roxdoku ? block->columns * block->columns : block->columns;
    block->marks =
        state.braces ||
        (block->mode != HF_ROW_CHARS && state.longest > 1 &&
         !(state.numbers && symbols > 9 && state.max_number <= symbols) && !block->whole);
    return HF_OK;
}

/* ---- from rows to cells
 * ------------------------------------------------------------------------------ */

hf_block_walk hf_block_start(hf_span piece)
{
    return (hf_block_walk){piece, 0, {NULL, 0}, 0};
}

static hf_status wrong_count(const hf_block *block, const hf_block_walk *walk, uint32_t found,
                             hf_record *record)
{
    hf_text text = hf_record_fail(record, walk->line, 1);
    hf_text_add(&text, "row ");
    hf_text_number(&text, walk->row + 1);
    hf_text_add(&text, " has ");
    hf_text_number(&text, found);
    hf_text_add(&text, found == 1 ? " cell; expected " : " cells; expected ");
    hf_text_number(&text, block->columns);
    return HF_BAD_TEXT;
}

/* Splits at white space and bars; braces hold together. Returns the number of words, of which at
 * most `room` are written. */
static uint32_t split_words(const char *text, size_t length, hf_cell_text *cells, uint32_t room)
{
    uint32_t count = 0;
    for (size_t i = 0; i < length;) {
        if (text[i] == ' ' || is_bar(text[i])) {
            i++;
            continue;
        }
        size_t start = i;
        while (i < length && text[i] != ' ' && !is_bar(text[i]))
            i++;
        if (count < room)
            cells[count] = (hf_cell_text){(uint32_t)start, (uint32_t)(i - start)};
        count++;
    }
    return count;
}

static uint32_t split_chars(const char *text, size_t length, hf_cell_text *cells, uint32_t room)
{
    uint32_t count = 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] == ' ' || is_bar(text[i]))
            continue;
        if (count < room)
            cells[count] = (hf_cell_text){(uint32_t)i, 1};
        count++;
    }
    return count;
}

static hf_cell_text trimmed(const char *text, size_t start, size_t end)
{
    while (start < end && text[start] == ' ')
        start++;
    while (end > start && text[end - 1] == ' ')
        end--;
    return (hf_cell_text){(uint32_t)start, (uint32_t)(end - start)};
}

static uint32_t split_fields(const char *text, size_t length, hf_cell_text *cells, uint32_t room)
{
    uint32_t count = 0;
    size_t start = 0;
    for (size_t i = 0; i <= length; i++) {
        if (i < length && text[i] != ',')
            continue;
        if (count < room)
            cells[count] = trimmed(text, start, i);
        count++;
        start = i + 1;
    }
    return count;
}

/* Where the stretches between bars lie. */
typedef struct segments {
    uint32_t count;
    bool equal;                         /* all of the same width */
    size_t first, last;                 /* the outer bars (or the line's ends) */
    hf_cell_text part[HF_MAX_SIZE + 1]; /* untrimmed */
} segments;

static void find_segments(const char *text, size_t length, segments *found)
{
    hf_cell_text all = trimmed(text, 0, length);
    size_t start = is_bar(text[all.start]) ? all.start + 1 : 0;
    size_t end = all.start + all.length;
    found->count = 0;
    found->equal = true;
    found->first = start;
    found->last = end;
    for (size_t i = start; i <= end && found->count <= HF_MAX_SIZE; i++) {
        if (i < end && !is_bar(text[i]))
            continue;
        if (i == end && is_bar(text[end - 1]))
            break;
        found->part[found->count] = (hf_cell_text){(uint32_t)start, (uint32_t)(i - start)};
        if (found->part[found->count].length != found->part[0].length)
            found->equal = false;
        found->count++;
        found->last = i;
        start = i + 1;
    }
}

/* One word of `each` characters in every segment: |2..|1.5|..3| */
static bool are_tight(const char *text, const segments *found, uint32_t each)
{
    for (uint32_t s = 0; s < found->count; s++) {
        hf_cell_text part =
            trimmed(text, found->part[s].start, found->part[s].start + found->part[s].length);
        if (part.length != each)
            return false;
        for (uint32_t i = 0; i < part.length; i++)
            if (text[part.start + i] == ' ')
                return false;
    }
    return true;
}

/* Cells of equal width within segments of equal width, which may leave one column over on the right
 * ("| 4 9 6 |") or lack one ("|4 9 6|"). Returns the width of a cell, 0 if there is none. */
static size_t cell_width(size_t segment, uint32_t each)
{
    if (segment % each == 0)
        return segment / each;
    if (segment > 0 && (segment - 1) % each == 0)
        return (segment - 1) / each;
    return (segment + 1) % each == 0 ? (segment + 1) / each : 0;
}

/* Blank cells are spaces: cells are told by their columns. */
static uint32_t split_by_place(const char *text, size_t length, const hf_block *block,
                               hf_cell_text *cells)
{
    segments found;
    find_segments(text, length, &found);
    if (found.count == 0 || found.count > block->columns)
        return found.count;
    uint32_t each = block->columns / found.count;
    bool even = each * found.count == block->columns;
    if (even && are_tight(text, &found, each))
        return split_chars(text, length, cells, block->columns);
    if (even && found.equal) {
        size_t width = cell_width(found.part[0].length, each);
        if (width == 0)
            return 0;
        for (uint32_t i = 0; i < block->columns; i++) {
            const hf_cell_text *part = &found.part[i / each];
            size_t start = part->start + i % each * width;
            size_t end = i % each == each - 1 ? part->start + part->length : start + width;
            cells[i] = trimmed(text, start, end);
        }
        return block->columns;
    }
    /* A lattice: bars only where regions meet, and a column for a bar between any two cells. */
    size_t span = found.last + 1 - found.first;
    if (span % block->columns != 0)
        return found.count;
    size_t pitch = span / block->columns;
    for (uint32_t i = 0; i < block->columns; i++) {
        size_t start = found.first + i * pitch;
        cells[i] = trimmed(text, start, start + pitch - 1);
    }
    return block->columns;
}

static uint32_t split_row(const char *text, size_t length, const hf_block *block,
                          hf_cell_text *cells)
{
    if (!block->framed && block->mode == HF_ROW_FIELDS)
        return split_fields(text, length, cells, block->columns);
    if (!block->framed && block->mode == HF_ROW_CHARS)
        return split_chars(text, length, cells, block->columns);
    uint32_t count = split_words(text, length, cells, block->columns);
    if (count == block->columns || !block->framed)
        return count;
    return split_by_place(text, length, block, cells);
}

hf_status hf_block_next(hf_reader *reader, const hf_block *block, hf_block_walk *walk,
                        hf_cell_text *cells, hf_record *record)
{
    bool more;
    bool dash_row = walk->line == 0 && dashes_are_row(walk->left, true, &more);
    while (walk->left.length) {
        hf_line line;
        hf_row_facts facts;
        hf_scan_line(walk->left, true, &line);
        walk->left = hf_span_from(walk->left, line.whole);
        walk->line++;
        walk->text = line.text;
        hf_row_look(line.text, &facts);
        hf_block so_far = *block;
        so_far.rows = walk->row;
        if (read_heading(line.text).found || !is_row(&so_far, &facts, block->columns, dash_row))
            continue;
        size_t length;
        if (!hf_reader_fold(reader, line.text, &length))
            return HF_NO_MEMORY;
        uint32_t count = split_row(reader->folded, length, block, cells);
        if (count != block->columns)
            return wrong_count(block, walk, count, record);
        walk->row++;
        return HF_OK;
    }
    return HF_END;
}
