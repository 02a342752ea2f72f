/* SPDX-License-Identifier: MIT
 *
 * svg_legend.c - what the looks and arrows of a picture mean, below it.
 */
#include "explain/svg.h"

enum { COLUMN = 180, ROW = 17, RADIUS = 6, ARROW = 22 };

void hf_svg_attribute(hf_writer *w, const char *name, uint32_t value)
{
    hf_say(w, " ");
    hf_say(w, name);
    hf_say(w, "=\"");
    hf_say_number(w, value);
    hf_say(w, "\"");
}

void hf_svg_escaped(hf_writer *w, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '<')
            hf_say(w, "&lt;");
        else if (text[i] == '>')
            hf_say(w, "&gt;");
        else if (text[i] == '&')
            hf_say(w, "&amp;");
        else
            hf_text_char(&w->text, text[i]);
    }
}

void hf_svg_class(hf_writer *w, const char *before, hf_style style)
{
    static const char *const names[HF_STYLES] = {"none", "struck", "placed", "base", "cover",
                                                 "fin",  "set0",   "set1",   "set2", "set3"};
    hf_say(w, " class=\"");
    hf_say(w, before);
    hf_say(w, names[style]);
    hf_say(w, "\"");
}

/* Is there an arrow of this kind? */
static bool has_arrow(const hf_writer *w, bool strong)
{
    for (uint32_t i = 0; i < w->step->links; i++)
        if (w->step->link[i].strong == strong)
            return true;
    return false;
}

static uint32_t entries(const hf_writer *w)
{
    uint32_t n = (uint32_t)has_arrow(w, true) + has_arrow(w, false);
    for (int style = 0; style < HF_STYLES; style++)
        n += hf_style_words(w, (hf_style)style) != NULL;
    return n;
}

static uint32_t columns_of(uint32_t width)
{
    return width < COLUMN ? 1 : width / COLUMN;
}

uint32_t hf_svg_legend_rows(const hf_writer *w, uint32_t width)
{
    uint32_t columns = columns_of(width);
    return (entries(w) + columns - 1) / columns;
}

static void words_at(hf_writer *w, uint32_t x, uint32_t y, const char *words)
{
    hf_say(w, "<text class=\"foot\"" HF_SVG_CENTRED);
    hf_svg_attribute(w, "x", x);
    hf_svg_attribute(w, "y", y);
    hf_say(w, ">");
    hf_say(w, words);
    hf_say(w, "</text>\n");
}

static void explain_look(hf_writer *w, uint32_t x, uint32_t y, hf_style style)
{
    hf_say(w, "<circle");
    hf_svg_attribute(w, "cx", x + RADIUS);
    hf_svg_attribute(w, "cy", y);
    hf_svg_attribute(w, "r", RADIUS);
    hf_svg_class(w, "", style);
    hf_say(w, "/>");
    words_at(w, x + 2 * RADIUS + 5, y, hf_style_words(w, style));
}

static void explain_arrow(hf_writer *w, uint32_t x, uint32_t y, bool strong)
{
    hf_say(w, strong ? "<path class=\"link\"" : "<path class=\"link weak\"");
    hf_say(w, " marker-end=\"url(#tip)\" d=\"M");
    hf_say_number(w, x);
    hf_say(w, " ");
    hf_say_number(w, y);
    hf_say(w, "h");
    hf_say_number(w, ARROW);
    hf_say(w, "\"/>");
    words_at(w, x + ARROW + 5, y, strong ? "so this is true" : "so this is false");
}

void hf_svg_legend(hf_writer *w, uint32_t x, uint32_t y, uint32_t width)
{
    uint32_t columns = columns_of(width), n = 0;
    for (int style = 0; style < HF_STYLES; style++)
        if (hf_style_words(w, (hf_style)style)) {
            explain_look(w, x + n % columns * COLUMN, y + n / columns * ROW, (hf_style)style);
            n++;
        }
    for (int strong = 1; strong >= 0; strong--)
        if (has_arrow(w, strong)) {
            explain_arrow(w, x + n % columns * COLUMN, y + n / columns * ROW, strong);
            n++;
        }
}
