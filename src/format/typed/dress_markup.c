/* SPDX-License-Identifier: MIT
 *
 * dress_markup.c - tables of web pages and forums as lines of fields.
 *
 *     <tr><td>5</td><td><input value="3"></td><td>&nbsp;</td>      [tr][td]5[/td][td][/td]
 *     <td><table> ... a table of tables, or elements that are called boxes
 *
 * Of elements it matters only whether they hold others: what holds none is a cell, what holds cells a row.
 * So any names will do; a few are known, because pages leave out their ends, or because they are for the
 * looks of a text alone. A page ends before a line that is a board by itself: some words with a tag in front of
 * them must not take a collection along.
 */
#include <string.h>

#include "format/nine_line.h"
#include "format/typed/dress.h"

enum {
    FRONT = 600, /* tells what the elements are */
    MOST_TAIL = 40,
    LEAST_CELLS = 16
};

typedef struct stripping {
    hf_span text;
    size_t at;
    hf_bare *bare;
    char open, close; /* '<' and '>', or '[' and ']' */
    uint32_t depth, tables;
    bool cell;      /* one is open */
    uint32_t cells; /* so far */
    bool nested;    /* a table within a table */
    uint32_t boxes; /* elements that are called so */
    uint32_t rows;  /* so far */
    bool ended, bad;
    bool last;      /* nothing behind the text is looked at */
    bool board;     /* a tag is open before a line that is a board */
    bool open_tail; /* more of the page may come */
    bool spans;     /* most elements are, so that they are the cells */
} stripping;

/* Does a line begin here that is a board by itself? */
static bool meets_board(const stripping *s, size_t at)
{
    char before = s->text.at[at - 1];
    return (before == '\n' || before == '\r') && hf_board_line_begins(s->text, at, s->last);
}

typedef enum tag_kind {
    TAG_OTHER,
    TAG_CELL,
    TAG_ROW,
    TAG_LOOKS,
    TAG_HIDDEN,
    TAG_TABLE,
    TAG_INPUT
} tag_kind;

static tag_kind kind_of(hf_span name, bool spans)
{
    /* Each followed by a blank. */
    static const struct {
        tag_kind kind;
        const char *names;
    } kinds[] = {
        {TAG_CELL, "td th "},
        {TAG_ROW, "tr br row p li pre h1 h2 h3 h4 hr caption code quote "},
        {TAG_LOOKS,
         "b i u s em strong font a small big sup sub center label tt color size img tbody thead "
         "span html body mark "},
        {TAG_HIDDEN, "style script title head select "},
        {TAG_TABLE, "table "},
        {TAG_INPUT, "input "},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        for (const char *p = kinds[i].names; *p; p = strchr(p, ' ') + 1)
            if (hf_sheet_common(name.at, (uint32_t)name.length, p) == name.length &&
                p[name.length] == ' ')
                return spans && hf_scan_starts(hf_span_from(name, 1), "pan") ? TAG_OTHER
                                                                             : kinds[i].kind;
    return TAG_OTHER;
}

static void end_cell(stripping *s)
{
    if (!s->cell)
        return;
    s->cell = false;
    s->cells++;
    hf_bare_put(s->bare, ',');
}

static void end_row(stripping *s)
{
    hf_bare *bare = s->bare;
    end_cell(s);
    if (bare->length == 0 || bare->text[bare->length - 1] == '\n')
        return;
    bare->length -= bare->text[bare->length - 1] == ','; /* behind the last field is none */
    hf_bare_put(bare, '\n');
    s->rows++;
}

/* An element that opens within a cell shows that this is none. */
static void begin_cell(stripping *s, bool known)
{
    if (known)
        end_cell(s);
    s->cell = true;
}

/* The value that a tag gives, of an input field or of an element without text. */
static void put_value(stripping *s, hf_span tag)
{
    size_t at = hf_scan_find(tag, "value=");
    if (at >= tag.length)
        return;
    for (at += 6; at < tag.length && strchr("\"'", tag.at[at]); at++)
        ;
    while (at < tag.length && !strchr("\"' /", tag.at[at]))
        hf_bare_put(s->bare, tag.at[at++]);
}

/* A board may be the value of an attribute, of whatever name but that of a solution: <sudoku puzzle="53..7...."/>. */
static bool put_boards(stripping *s, hf_span tag)
{
    enum { LEAST_BOARD = 16 };
    bool found = false;
    for (size_t at = 0; at < tag.length; at++) {
        if (tag.at[at] != '"' && tag.at[at] != '\'')
            continue;
        size_t start = at + 1, end = start, key = at;
        while (end < tag.length && (hf_is_digit(tag.at[end]) || hf_is_empty_mark(tag.at[end])))
            end++;
        while (key > 0 && tag.at[key - 1] != ' ')
            key--;
        hf_span name = hf_span_part(tag, key, at - key);
        bool solution = hf_scan_find(name, "sol") < name.length;
        bool whole = end < tag.length && tag.at[end] == tag.at[at] && end - start >= LEAST_BOARD;
        at = end;
        if (!whole || solution || hf_scan_starts(name, "value="))
            continue;
        end_row(s);
        for (size_t i = start; i < end; i++)
            hf_bare_put(s->bare, tag.at[i]);
        end_row(s);
        found = true;
    }
    return found;
}

/* Passes over what stands up to a string, and over that. */
static void pass(stripping *s, const char *string)
{
    while (!s->bad && !hf_scan_starts(hf_span_from(s->text, s->at), string)) {
        s->board = meets_board(s, s->at);
        s->bad = s->board || s->at == s->text.length;
        s->at += !s->bad;
    }
    s->at += s->bad ? 0 : strlen(string);
}

/* Is an element called a box, and no row? */
static bool is_box(hf_span tag)
{
    bool box = hf_scan_find(tag, "box") < tag.length || hf_scan_find(tag, "block") < tag.length;
    return box && hf_scan_find(tag, "row") == tag.length;
}

static void open_tag(stripping *s, tag_kind kind, hf_span tag)
{
    s->boxes += kind == TAG_OTHER && is_box(tag);
    if (put_boards(s, tag)) { /* it is no cell of one */
        s->ended = s->depth == 0 && tag.at[tag.length - 1] == '/';
        return;
    }
    switch (kind) {
    case TAG_CELL:
    case TAG_OTHER:
        begin_cell(s, kind == TAG_CELL);
        s->depth += kind == TAG_OTHER;
        break;
    case TAG_TABLE:
        s->cell = false;
        s->tables++;
        s->nested = s->nested || (s->tables > 1 && s->cells > 0);
        break;
    case TAG_ROW:
        end_row(s);
        break;
    case TAG_HIDDEN:
        pass(s, s->open == '<' ? "</" : "[/");
        pass(s, s->open == '<' ? ">" : "]");
        break;
    case TAG_INPUT:
        if (!s->cell) { /* it is one itself */
            put_value(s, tag);
            s->cell = true;
            end_cell(s);
            return;
        }
        break;
    default:
        break;
    }
    put_value(s, tag);
}

static void close_tag(stripping *s, tag_kind kind)
{
    if (kind == TAG_CELL) {
        end_cell(s);
    } else if (kind == TAG_ROW) {
        end_row(s);
    } else if (kind == TAG_TABLE) {
        end_row(s);
        s->tables -= s->tables > 0;
        s->ended = s->tables == 0 && s->cells > 0;
    } else if (kind == TAG_OTHER) {
        if (s->cell)
            end_cell(s);
        else
            end_row(s);
        s->ended = s->depth == 0; /* it closes what was opened above */
        s->depth -= s->depth > 0;
    }
}

/* Is this the quotation mark before the value of an attribute? */
static bool begins_value(hf_span tag, size_t at)
{
    return (tag.at[at] == '"' || tag.at[at] == '\'') &&
           (tag.at[at - 1] == '=' || tag.at[at - 1] == ' ');
}

/* Takes the tag at the front; false: it is none. */
static bool take_tag(stripping *s)
{
    hf_span rest = hf_span_from(s->text, s->at);
    size_t name = 1, end = 1;
    char quote = 0;
    if (hf_scan_starts(rest, "<!--")) {
        pass(s, "-->");
        return !s->bad;
    }
    bool closing = rest.length > 1 && rest.at[1] == '/';
    name += closing;
    for (; end < rest.length && (quote || rest.at[end] != s->close); end++) {
        char c = rest.at[end];
        if (quote ? c == quote : begins_value(rest, end))
            quote = quote ? 0 : c;
        s->board = meets_board(s, s->at + end);
        if (s->board || (c == s->open && !quote))
            return false;
    }
    size_t letters = name;
    while (letters < end && (hf_is_letter(rest.at[letters]) || hf_is_digit(rest.at[letters])))
        letters++;
    if (end == rest.length || letters == name) {
        s->at += end + (end < rest.length);
        return s->at == s->text.length || rest.at[1] == '!' || rest.at[1] == '?';
    }
    s->at += end + 1;
    tag_kind kind = kind_of(hf_span_part(rest, name, letters - name), s->spans);
    if (closing)
        close_tag(s, kind);
    else
        open_tag(s, kind, hf_span_part(rest, letters, end - letters));
    return !s->bad;
}

/* "&nbsp;" and the like are blanks, but for the numbers of digits. */
static void take_entity(stripping *s)
{
    size_t end = s->at + 1, digits = s->at + 2;
    uint32_t number = ' ';
    while (end < s->text.length && end < s->at + 9 && s->text.at[end] != ';')
        end++;
    if (s->at + 2 < s->text.length && s->text.at[s->at + 1] == '#')
        hf_scan_number(s->text, &digits, &number);
    hf_bare_put(s->bare, number > ' ' && number < 127 ? (char)number : ' ');
    s->at = end < s->text.length ? end + 1 : end;
}

/* Takes text between tags. Of the ends of lines only those count that stand in no cell, and behind text. */
static void take_text(stripping *s)
{
    char c = s->text.at[s->at++];
    if (c == '\n' || c == '\r') {
        if (!s->cell && s->bare->length && s->bare->text[s->bare->length - 1] != ',')
            end_row(s);
        s->ended = meets_board(s, s->at);
        return;
    }
    hf_bare_put(s->bare, c);
}

/* A tag that closes, or begins a paragraph, a heading or the like. */
static bool is_word_tag(hf_span text)
{
    static const char *const tags[] = {"</", "<p>", "<p ", "<h", "<br", "<a ", "<footer", "<!--"};
    for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
        if (hf_scan_starts_any_case(text, tags[i]))
            return true;
    return false;
}

/* Is the rest of a line words and their tags, without digits but in these? */
static bool is_tail(hf_span line)
{
    bool tag = false;
    line = hf_scan_trim(line);
    for (size_t at = 0; at < line.length; at++) {
        char c = line.at[at];
        if (c == '<' && !is_word_tag(hf_span_from(line, at)))
            return false;
        tag = c == '<' || (tag && c != '>');
        if (!tag && hf_is_digit(c))
            return false;
    }
    return *line.at == '<'; /* it is not blank */
}

/* What is left of a page on the line that its table ends in; and the lines below, if nothing else comes. */
static void pass_tail(stripping *s)
{
    hf_line line;
    size_t at = s->at;
    if (!s->ended || s->tables || s->open != '<' || s->cells < LEAST_CELLS)
        return;
    bool same = true; /* the line is that of the table's end */
    for (uint32_t lines = 0; at < s->text.length && lines < MOST_TAIL; lines++, same = false) {
        if (!hf_scan_line(hf_span_from(s->text, at), s->last, &line)) {
            s->open_tail = true;
            return;
        }
        bool blank = hf_scan_trim(line.text).length == 0;
        if (!blank && (line.text.length > FRONT || !is_tail(line.text)))
            return;
        at += line.whole;
        if (same && !blank)
            s->at = at;
    }
    if (at < s->text.length)
        return;
    s->at = at;
    s->open_tail = !s->last;
}

/* A row of 81 cells is nine rows. */
static void part_cells(hf_bare *bare)
{
    uint32_t fields = 1;
    for (uint32_t i = 0; i < bare->length; i++) {
        fields += bare->text[i] == ',';
        if (bare->text[i] == '\n' && i + 1 < bare->length)
            return;
    }
    for (uint32_t i = 0, n = 0; fields == 81 && i < bare->length; i++)
        if (bare->text[i] == ',' && ++n % 9 == 0)
            bare->text[i] = '\n';
}

/* Are four of five elements at the front spans? Then they are more than the looks of others. */
static bool are_spans(hf_span text)
{
    uint32_t spans = 0, all = 0;
    for (size_t at = 0; at + 1 < text.length && at < FRONT; at++)
        if (text.at[at] == '<' && hf_is_letter(text.at[at + 1])) {
            all++;
            spans += hf_scan_starts_any_case(hf_span_from(text, at), "<span");
        }
    return all > 0 && spans * 5 >= all * 4;
}

/* Blanks and the end of the line, where the page ends within one. */
static void pass_line_end(stripping *s)
{
    while (s->at > 0 && s->at < s->text.length && s->text.at[s->at - 1] != '\n' &&
           strchr(" \t\r\n", s->text.at[s->at]))
        s->at++;
}

static void take_tags(hf_span text, bool last, hf_bare *bare, char open)
{
    stripping s = {
        .text = text, .bare = bare, .open = open, .close = open == '<' ? '>' : ']', .last = last};
    s.spans = open == '<' && are_spans(text);
    while (s.at < text.length && !s.ended) {
        size_t before = s.at;
        if (text.at[s.at] == open) {
            if (!take_tag(&s)) {
                s.at = before;
                break;
            }
        } else if (text.at[s.at] == '&') {
            take_entity(&s);
        } else {
            take_text(&s);
        }
    }
    end_row(&s);
    pass_tail(&s);
    pass_line_end(&s);
    bool boxes = s.nested || (s.boxes > 3 && s.boxes == s.rows);
    if (boxes && !hf_bare_join_boxes(bare)) /* their cells come in another order */
        memset(bare->text, '?', bare->length);
    part_cells(bare);
    /* A comment may end further on. */
    bare->more = s.open_tail || (s.bad && !s.board) || (s.at == text.length && !s.ended);
    bare->bytes = s.at;
}

/* Does the first line of a text end in "<br>", or "<br />"? It is whole, or too long (dress_label.c waits for its end). */
static bool breaks_line(hf_span text)
{
    hf_line line = hf_scan_first(text, true);
    if (line.text.length > 80)
        return false;
    hf_span content = hf_scan_trim(line.text);
    size_t at = hf_scan_find(content, "<br");
    return at > 3 && at < content.length && content.length - at < 7 &&
           content.at[content.length - 1] == '>';
}

void hf_undress_markup(hf_span text, bool last, hf_bare *bare)
{
    hf_span front = hf_scan_trim(hf_span_part(text, 0, text.length < 80 ? text.length : 80));
    size_t room = front.length && *front.at == '<' ? HF_DRESS_ROOM : HF_SHEET_ROOM;
    bool cut = text.length > room;
    if (cut)
        text.length = room;
    if (hf_scan_starts_any_case(front, "[table") || hf_scan_starts_any_case(front, "[tr]"))
        take_tags(text, last || cut, bare, '[');
    else if ((front.length > 2 && *front.at == '<' &&
              (strchr("/!", front.at[1]) || hf_is_letter(front.at[1]))) ||
             (front.length && (hf_is_digit(*front.at) || hf_is_empty_mark(*front.at)) &&
              breaks_line(text)))
        take_tags(text, last || cut, bare, '<');
    bare->more = bare->more && !last && !cut;
}
