/* SPDX-License-Identifier: MIT
 *
 * block_cut.c - where a board over several lines ends.
 *
 * A board without bars has as many rows as its first row has cells. In a drawing with bars blank
 * cells may be spaces, so that a row does not tell its number of cells: there the lower border is
 * the end, known by its corner, or by being the same as the upper one while others are not. A blank
 * line ends every board; boards with layers go on, though, until they have all of them.
 */
#include <string.h>

#include "base/assert.h"
#include "format/rows/block.h"

enum { MOST_LOOKED_AT = 36 }; /* rows of another board behind one */

typedef struct cut_state {
    const hf_reader *reader;
    bool started, headed, framed, middle, sketch;
    hf_span top;       /* the upper border, empty if there is none */
    bool after_border; /* the line before was a border */
    bool layer_closed; /* this layer's drawing is complete */
    uint32_t rows;     /* of this layer */
    uint32_t expected; /* rows of a layer; 0: not known */
    uint32_t columns;  /* of an unframed board */
    uint32_t bars;     /* of its first row */
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
    HF_ASSERT(state->top.length || !state->expected || state->rows < state->expected);
    if (doubled)
        return STEP_STOP;
    state->sketch =
        state->sketch || (state->rows == 1 && hf_block_is_sketch(state->top, hf_scan_trim(line)));
    bool as_top = same_text(hf_scan_trim(line), state->top);
    if (state->sketch)
        return STEP_TAKE; /* its upper edge comes again and again */
    if (facts->closing || (as_top && (state->middle || !state->framed)) ||
        (state->expected && state->rows >= state->expected))
        return finish_layer(state, STEP_FINISH);
    state->middle = state->middle || !as_top;
    return STEP_TAKE;
}

static cut_step step_first_row(cut_state *state, const hf_row_facts *facts)
{
    uint32_t known = hf_block_known_columns(state->reader);
    state->columns = hf_row_count(state->reader, facts, &state->mode);
    state->bars = facts->bars;
    if (facts->bars) {
        bool small =
            !known && !state->reader->options.format && !state->top.length && facts->characters < 4;
        if (facts->odd || small)
            return STEP_REFUSE;
        state->framed = true;
        /* One box from side to side: nothing tells the lower border from a middle one but that
         * there is no middle one. */
        if (facts->segments == 1)
            state->middle = true;
        state->expected = known               ? hf_block_rows(state->reader, known)
                          : state->top.length ? 0
                                              : state->columns;
    } else {
        hf_shape_spec spec;
        bool asked = known || state->reader->options.format;
        if (state->columns < (asked ? 1 : 4) ||
            !hf_reader_spec_for_columns(state->reader, state->columns, &spec))
            return STEP_REFUSE;
        state->expected = hf_block_rows(state->reader, state->columns);
    }
    return STEP_TAKE;
}

/* A line that begins something else. */
static bool is_foreign(const cut_state *state, hf_span line)
{
    hf_span content = hf_scan_trim(line);
    hf_span word = hf_span_part(content, 0, hf_scan_word(content));
    char c = *content.at; /* a blank line is known before */
    return c == '#' || c == '{' || c == '[' || c == '<' || c == ':' ||
           (word.length > 2 * state->columns && hf_line_is_board(state->reader, word));
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

static cut_step step_heading(cut_state *state, const hf_heading *heading)
{
    bool anything = state->started || state->top.length || state->headed;
    if (anything && (state->layers == 0 || heading->layer <= 1))
        return STEP_STOP;
    if (state->layers == 0)
        state->layers = heading->layers ? heading->layers : 1;
    if (!anything)
        state->layer = 0;
    state->headed = true;
    next_layer(state);
    return STEP_TAKE;
}

/* Between layers blank lines do not matter; elsewhere one ends the board. */
static cut_step step_blank(const cut_state *state)
{
    bool more = state->layers && (!state->layer_closed || state->layer < state->layers);
    return more ? STEP_TAKE : STEP_STOP;
}

/* Is a line of dashes a row of blanks of the board so far? */
static bool is_row_of_dashes(const cut_state *state, const hf_row_facts *facts)
{
    return !state->framed && state->mode == HF_ROW_CHARS && facts->dashes &&
           facts->width == state->columns;
}

static cut_step step(cut_state *state, hf_span line, bool dash_row)
{
    hf_row_facts facts;
    hf_heading heading = hf_heading_read(line);
    if (heading.found)
        return step_heading(state, &heading);
    hf_row_look(line, &facts);
    if (facts.blank)
        return step_blank(state);
    if (*hf_scan_trim(line).at == '#')
        return STEP_STOP;
    if (state->layers && state->layer_closed &&
        (facts.border || facts.bars || state->reader->options.spec))
        next_layer(state); /* layers without headings */
    if (facts.border && !dash_row && !is_row_of_dashes(state, &facts))
        return step_border(state, line, &facts);
    return step_row(state, line, &facts);
}

/* How a line is like the rows of the board above it. */
typedef enum likeness { UNLIKE, NEARLY, ALIKE } likeness;

static likeness compare(const cut_state *state, hf_span line)
{
    hf_row_facts facts;
    hf_row_mode mode;
    hf_row_look(line, &facts);
    if (facts.blank || facts.border || hf_heading_read(line).found || is_foreign(state, line))
        return UNLIKE;
    if (state->framed)
        return facts.bars == state->bars ? ALIKE : facts.bars ? NEARLY : UNLIKE;
    if (hf_row_count(state->reader, &facts, &mode) == state->columns && mode == state->mode)
        return ALIKE;
    uint32_t cells = facts.commas ? facts.commas + 1 : facts.characters;
    bool letters = facts.max_letter > 0 && state->columns <= 9;
    if (state->mode == HF_ROW_FIELDS && facts.commas + 2 == 2 * state->columns)
        return NEARLY; /* two rows that lost what parted them */
    return !letters && cells + 2 >= state->columns && cells <= state->columns + 2 ? NEARLY : UNLIKE;
}

/* So many rows behind a board with bars, and then this line: the first band of another such board? */
static bool begins_another(const cut_state *state, hf_span line, uint32_t rows)
{
    hf_row_facts facts;
    hf_shape_spec spec;
    hf_row_look(line, &facts);
    return facts.border && state->framed &&
           hf_reader_spec_for_columns(state->reader, state->columns, &spec) &&
           rows == spec.box_rows;
}

static bool is_drawn(hf_span line)
{
    hf_row_facts facts;
    hf_row_look(line, &facts);
    return facts.border;
}

/* Rows that follow at once, or below a line that is drawn, of the same kind but fewer than another board has, or nearly
 * of the same kind, show that one is too many or something is wrong with one: they belong to the board, which is refused
 * for it. Returns the length with them. */
static size_t with_rows_too_many(const cut_state *state, hf_span text, size_t length, bool last)
{
    size_t at = length, drawn = 0;
    hf_line line;
    if (state->layers || state->top.length || state->expected > MOST_LOOKED_AT)
        return length;
    for (uint32_t rows = 0; rows < state->expected;) {
        if (at + drawn == text.length || !hf_scan_line(hf_span_from(text, at + drawn), last, &line))
            return last ? at : HF_CUT_MORE;
        likeness like = compare(state, line.text);
        if (like == UNLIKE && begins_another(state, line.text, rows))
            return length;
        if (rows == 0 && !drawn && state->framed && is_drawn(line.text)) {
            drawn = line.whole;
            continue;
        }
        if (like != ALIKE)
            return like == NEARLY && !drawn ? at + line.whole : at;
        at += drawn + line.whole;
        drawn = 0;
        rows++;
    }
    return length;
}

size_t hf_block_cut(const hf_reader *reader, hf_span text, bool last)
{
    cut_state state = {0};
    size_t offset = 0;
    bool more, first = true;
    state.reader = reader;
    state.layers = hf_block_layers(reader);
    state.layer = state.layers ? 1 : 0;
    bool dash_row = hf_block_dashes_are_row(text, last, &more);
    if (more)
        return HF_CUT_MORE;
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
            return with_rows_too_many(&state, text, offset, last);
    }
    return last ? offset : HF_CUT_MORE;
}
