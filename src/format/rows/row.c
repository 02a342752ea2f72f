/* SPDX-License-Identifier: MIT
 *
 * row.c - one line of a board that has several: is it a row or a border, how many cells could it
 * have, and which characters belong to which cell.
 */
#include "grid/alphabet.h"
#include "grid/spec.h"
#include "format/rows/block.h"

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
    bool minus; /* the first is a dash */
    char mark;  /* the one that all are so far, 0 if they differ */
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
    bool blank = word->empty_marks && /* a mark, or -1 */
                 (word->length == 1 || (word->length == 2 && word->minus && word->number == 1));
    bool wide = word->length == 2 && word->mark; /* "--", as wide as a number */
    if (!word->digits && !blank && !wide)
        facts->numbers = false;
    if (word->length > 1 && word->empty_marks && !blank)
        facts->mixed = true;
    *word = (word_state){0, 0, true, false, false, 0};
}

static void take_symbol(hf_row_facts *facts, word_state *word, uint64_t *seen, char c, char next)
{
    uint32_t symbol = hf_alphabet_number(c);
    word->mark = 0;
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

/* A bar, a blank or a comma: what lies between cells. */
static bool is_between(char c)
{
    return hf_is_bar(c) || c == ' ' || c == ',';
}

static void look_between(hf_row_facts *facts, look_state *state, char c)
{
    end_word(facts, &state->word);
    facts->bars += hf_is_bar(c);
    facts->segments += hf_is_bar(c) && state->segment;
    facts->commas += c == ',';
    state->segment = !hf_is_bar(c) && (state->segment || c == ' ');
}

static void look_inside(hf_row_facts *facts, look_state *state, char c, char next)
{
    state->segment = true;
    if (hf_is_digit(c) || hf_is_letter(c)) {
        take_symbol(facts, &state->word, &state->seen, c, next);
    } else if (hf_is_empty_mark(c)) {
        state->word.digits = false;
        state->word.minus = state->word.minus || (c == '-' && state->word.length == 0);
        state->word.empty_marks = state->word.empty_marks || c != '*';
        state->word.mark = state->word.length == 0 || state->word.mark == c ? c : 0;
        state->word.length++;
        facts->characters++;
    } else if (c == '{' || c == '}') {
        facts->braces = true;
    } else if (!is_dash(c) && !is_trimming(c)) {
        facts->odd = true;
    }
}

/* Does the character let the line be a border? */
static void look_for_border(hf_row_facts *facts, look_state *state, char c)
{
    state->run = is_dash(c) ? state->run + 1 : 0;
    if (state->run > state->runs)
        state->runs = state->run;
    if (!is_dash(c) && !hf_is_bar(c) && !is_trimming(c) && c != ' ')
        state->only_border = false;
    if (c != '-' && c != ' ')
        facts->dashes = false;
    if (c == '+')
        state->plus = true;
}

/* Does the line begin as the lower edge of a drawing does? */
static bool begins_below(hf_span content, char first)
{
    static const char *const corners[] = {"\xE2\x94\x94", "\xE2\x94\x97",  /* U+2514, U+2517 */
                                          "\xE2\x95\x9A", "\xE2\x95\xB0"}; /* U+255A, U+2570 */
    for (size_t i = 0; i < sizeof corners / sizeof *corners; i++)
        if (hf_scan_starts(content, corners[i]))
            return true;
    return first == '\'' || first == '`';
}

void hf_row_look(hf_span line, hf_row_facts *facts)
{
    look_state state = {{0, 0, true, false, false, 0}, 0, 0, 0, false, true, false, 0};
    hf_span content = hf_scan_trim(line);
    hf_folding folding = hf_fold_start(content);
    char c = hf_fold_next(&folding);
    *facts = (hf_row_facts){0};
    facts->numbers = facts->dashes = true;
    facts->blank = content.length == 0;
    facts->begins_with_bar = hf_is_bar(c);
    facts->closing = begins_below(content, c);
    while (c) {
        char next = hf_fold_next(&folding);
        facts->width++;
        look_for_border(facts, &state, c);
        if (is_between(c))
            look_between(facts, &state, c);
        else
            look_inside(facts, &state, c, next);
        c = next;
    }
    end_word(facts, &state.word);
    facts->segments += state.segment;
    facts->border = !facts->blank && state.only_border &&
                    (state.runs >= 3 || state.plus || hf_scan_starts(content, "= = = ="));
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
        return facts->max_letter <= columns;
    return facts->max_symbol <= columns;
}

/* The columns that the options ask for; 0 if they leave it open. */
uint32_t hf_block_known_columns(const hf_reader *reader)
{
    if (!reader->options.spec)
        return 0;
    if (reader->spec.layout == HF_LAYOUT_CUSTOM)
        return reader->spec.custom_cells;
    if (reader->spec.layout == HF_LAYOUT_RECTANGLE)
        return reader->spec.columns;
    return reader->spec.layout == HF_LAYOUT_ROXDOKU ? hf_spec_square_root(reader->spec.size)
                                                    : reader->spec.size;
}

uint32_t hf_block_rows(const hf_reader *reader, uint32_t columns)
{
    hf_layout layout = reader->options.spec ? reader->spec.layout : HF_LAYOUT_BOXES;
    return layout == HF_LAYOUT_CUSTOM      ? 1
           : layout == HF_LAYOUT_RECTANGLE ? reader->spec.rows
                                           : columns;
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

/* Groups of equal length: 123 456 789. */
static bool are_groups(const hf_row_facts *facts)
{
    return facts->longest > 1 && facts->longest == facts->shortest && !facts->repeated &&
           facts->characters <= HF_MAX_LETTERED && !facts->braces &&
           !(facts->numbers && facts->max_number <= facts->words);
}

/* Numbers that are all two characters wide, blanks too: 05 -- 10. */
static bool are_wide_numbers(const hf_row_facts *facts)
{
    return facts->longest == 2 && facts->numbers && facts->words > 9 &&
           facts->max_number <= facts->words;
}

/* Mode and number of cells of a row that stands alone; 0 cells if it cannot be a row. */
uint32_t hf_row_count(const hf_reader *reader, const hf_row_facts *facts, hf_row_mode *mode)
{
    uint32_t count = facts->words, known = hf_block_known_columns(reader);
    if (known && fits(facts, known, mode))
        return known;
    *mode = HF_ROW_WORDS;
    if (facts->commas && !facts->braces) {
        *mode = HF_ROW_FIELDS;
        count = facts->commas + 1;
    } else if (facts->words == 1 || are_groups(facts) ||
               (facts->mixed && facts->longest == facts->shortest && !are_wide_numbers(facts))) {
        *mode = HF_ROW_CHARS;
        count = facts->characters;
    }
    if (*mode == HF_ROW_CHARS && count > HF_MAX_LETTERED)
        return 0;
    return plausible(facts, *mode, count) ? count : 0;
}
