/* SPDX-License-Identifier: MIT
 *
 * dress_link.c - a link with a puzzle in it, and what people write around links.
 *
 *     > https://f-puzzles.com/?load=N4Ig...       Puzzle: sudokupad.app/sclN4Ig...
 *     1. https://sudokuwiki.org/...?bd=53..       [today's](https://sudokupad.app/classic5NlQ...), have fun
 *
 * The words in front (or else those behind) become the comment. Cells in front make it no such line: then the
 * link is beside the point.
 */
#include <string.h>

#include "base/assert.h"
#include "format/front.h"

enum { WIDEST = 200, MOST_CELLS = 30 };

/* May it be a line of links: no object, no list, no comment, no tag but that of a link? */
static bool may_hold_link(hf_span line)
{
    if (line.length == 0 || strchr("{,#]", *line.at))
        return false;
    if (*line.at == '<')
        return hf_scan_find(line, "href=") < line.length || hf_url_is_link(hf_span_from(line, 1));
    if (*line.at == '"')
        return hf_url_is_link(hf_span_from(line, 1));
    return *line.at != '[' || line.length < 2 || hf_is_letter(line.at[1]) || /* [words](link) */
           (hf_is_digit(line.at[1]) && hf_scan_find(line, "]: ") < 5);       /* [1]: link */
}

/* Where a link begins in the front of a line; its length if none does. */
static size_t find_start(hf_span line)
{
    size_t cells = 0;
    bool word = false; /* within one */
    for (size_t i = 0; i < line.length && cells < MOST_CELLS; i++) {
        char c = line.at[i];
        if (!word && hf_is_letter(c) && hf_url_is_link(hf_span_from(line, i)))
            return i;
        word = hf_is_letter(c) || hf_is_digit(c) || c == '/' || c == '.' || c == '@';
        cells += hf_is_digit(c) || hf_is_empty_mark(c);
    }
    return line.length;
}

/* The link at the front, without what closes a bracket or a sentence. Boards in links may end in points. */
static hf_span link_at(hf_span text)
{
    size_t end = 0, value = 0;
    while (end < text.length && !hf_is_blank(text.at[end]) && !strchr("\"'`<>[]", text.at[end])) {
        value = text.at[end] == '=' ? end + 1 : value;
        end++;
    }
    hf_span link = hf_span_part(text, 0, end);
    if (hf_scan_find(link, "{") < link.length) /* SudokuPad's, not packed */
        return text;
    while (strchr(",;:!)]}|.*_~", link.at[link.length - 1]) && link.length != value + 81) {
        link.length--;
        HF_ASSERT(link.length > 0); /* the first is a letter */
    }
    return link;
}

static bool holds_puzzle(const hf_reader *reader, hf_span link)
{
    const hf_format *const formats[] = {&hf_format_iss, &hf_format_classic, &hf_format_fpuzzles,
                                        &hf_format_scl};
    const hf_format *asked = reader->options.format;
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
        if ((!asked || asked == formats[i]) && formats[i]->cut(reader, link, true) != HF_CUT_NO)
            return true;
    return (!asked || asked == &hf_format_url) && hf_url_holds_board(link);
}

hf_span hf_url_enclosed(hf_span text)
{
    const hf_span none = {text.at, 0};
    size_t at = 0;
    while (at < text.length && (text.at[at] == ' ' || text.at[at] == '\t'))
        at++;
    /* Asked of every record: the line is looked for only where it may be one. */
    if (at == text.length || text.at[at] != '<' || !hf_url_is_link(hf_span_from(text, at + 1)))
        return none;
    hf_span link = hf_scan_trim(hf_scan_first(hf_span_from(text, at + 1), true).text);
    size_t end = hf_scan_find(link, ">");
    return end + 1 == link.length && hf_scan_find(link, "<") == link.length
               ? hf_span_part(link, 0, end)
               : none;
}

hf_span hf_undress_link(const hf_reader *reader, hf_span text)
{
    const hf_span none = {text.at, 0};
    hf_line line;
    hf_span front = hf_span_part(text, 0, text.length < WIDEST ? text.length : WIDEST);
    hf_scan_line(front, true, &line); /* of no more than that is the start looked for */
    hf_span content = hf_scan_trim(line.text);
    size_t start = may_hold_link(content) ? find_start(content) : content.length;
    size_t lost = hf_scan_find(content, "load=N4Ig"); /* of a link whose front got lost */
    if (start == content.length && lost <= 1 && lost < content.length)
        start = lost + 5;
    if (start == content.length)
        return none;
    size_t at = (size_t)(content.at - text.at) + start;
    hf_scan_line(hf_span_from(text, at), true, &line);
    hf_span link = link_at(hf_scan_trim(line.text));
    size_t behind = at + link.length;
    if (start == 0 &&
        (behind == text.length || hf_is_blank(text.at[behind]) || hf_ends_line(text.at[behind])))
        return none; /* it stands alone */
    return holds_puzzle(reader, link) ? link : none;
}

/* Words without what parts them from a link. */
static hf_span words(hf_span text)
{
    text = hf_scan_trim(text);
    while (text.length && strchr(" \t>-*+([{<\"'`#|", *text.at))
        text = hf_span_from(text, 1);
    while (text.length && strchr(" \t>:([{<\"'`=|*", text.at[text.length - 1]))
        text.length--;
    return text.length && text.at[text.length - 1] == ']' ? hf_span_part(text, 0, text.length - 1)
                                                          : text;
}

static bool has_letter(hf_span text)
{
    for (size_t i = 0; i < text.length; i++)
        if (hf_is_letter(text.at[i]))
            return true;
    return false;
}

hf_span hf_undress_link_words(hf_span text, hf_span link)
{
    hf_line line;
    size_t at = (size_t)(link.at - text.at);
    hf_scan_line(hf_span_from(text, at + link.length), true, &line);
    hf_span front = words(hf_span_part(text, 0, at));
    hf_span said = has_letter(front) ? front : words(line.text);
    return has_letter(said) ? said : hf_span_part(said, 0, 0);
}
