/* SPDX-License-Identifier: MIT
 *
 * fold.c - what people write in place of plain ASCII, as plain ASCII: lines of drawings, digits of
 * other scripts, the many dots and squares that stand for an empty cell, quotation marks that a
 * word processor has bent, characters that cannot be seen.
 */
#include "base/assert.h"
#include "format/scan.h"

/* A stretch of characters with one stand-in, or (rising) with stand-ins that rise with them. */
typedef struct fold_range {
    uint32_t first, last;
    char stand_in;
    bool rising;
} fold_range;

enum { UNSEEN = 0, OTHER = 1, TYPED = 2, THREE = 3 };

/* Ascending, for the search. */
static const fold_range ranges[] = {
    {0x85, 0x85, ' ', false},        /* next line */
    {0xA0, 0xA0, ' ', false},        /* no-break space */
    {0xA6, 0xA6, '|', false},        /* broken bar */
    {0xAB, 0xAB, '"', false},        /* guillemets */
    {0xAD, 0xAD, UNSEEN, false},     /* soft hyphen */
    {0xB2, 0xB3, '2', true},         /* superscripts */
    {0xB4, 0xB4, '\'', false},       /* acute accent */
    {0xB7, 0xB7, '.', false},        /* middle dot */
    {0xB9, 0xB9, '1', false},        /* superscript */
    {0xBB, 0xBB, '"', false},        /* guillemets */
    {0x660, 0x669, '0', true},       /* Arabic-Indic digits */
    {0x6F0, 0x6F9, '0', true},       /* Persian digits */
    {0x7C0, 0x7C9, '0', true},       /* digits of N'Ko */
    {0xE50, 0xE59, '0', true},       /* Thai digits */
    {0xED0, 0xED9, '0', true},       /* Lao digits */
    {0xF20, 0xF29, '0', true},       /* Tibetan digits */
    {0x1040, 0x1049, '0', true},     /* Burmese digits */
    {0x1680, 0x1680, ' ', false},    /* ogham space */
    {0x17E0, 0x17E9, '0', true},     /* Khmer digits */
    {0x1810, 0x1819, '0', true},     /* Mongolian digits */
    {0x2000, 0x200A, ' ', false},    /* spaces of many widths */
    {0x200B, 0x200F, UNSEEN, false}, /* zero width, directions */
    {0x2010, 0x2015, '-', false},    /* hyphens and dashes */
    {0x2016, 0x2016, '|', false},    /* double bar */
    {0x2018, 0x201B, '\'', false},   /* quotation marks */
    {0x201C, 0x201F, '"', false},    /* quotation marks */
    {0x2022, 0x2022, '.', false},    /* bullet */
    {0x2024, 0x2024, '.', false},    /* one dot leader */
    {0x2026, 0x2026, THREE, false},  /* three dots */
    {0x2027, 0x2027, '.', false},    /* hyphenation point */
    {0x2028, 0x2029, ' ', false},    /* separators of lines */
    {0x202A, 0x202E, UNSEEN, false}, /* directions */
    {0x202F, 0x202F, ' ', false},    /* narrow no-break space */
    {0x2032, 0x2032, '\'', false},   /* prime */
    {0x2033, 0x2033, '"', false},    /* double prime */
    {0x2039, 0x203A, '\'', false},   /* quotation marks */
    {0x2043, 0x2043, '-', false},    /* hyphen bullet */
    {0x2044, 0x2044, '/', false},    /* fraction slash */
    {0x205F, 0x205F, ' ', false},    /* mathematical space */
    {0x2060, 0x2064, UNSEEN, false}, /* word joiner and the like */
    {0x2070, 0x2070, '0', false},    /* superscripts */
    {0x2074, 0x2079, '4', true},     /* superscripts */
    {0x2080, 0x2089, '0', true},     /* subscripts */
    {0x20DD, 0x20E4, UNSEEN, false}, /* combining keycap and the like */
    {0x2160, 0x2168, '1', true},     /* Roman numbers */
    {0x2170, 0x2178, '1', true},     /* small Roman numbers */
    {0x2192, 0x2192, '/', false},    /* an arrow between rows */
    {0x2205, 0x2205, '.', false},    /* the empty set */
    {0x2212, 0x2212, '-', false},    /* minus */
    {0x2215, 0x2215, '/', false},    /* division slash */
    {0x2217, 0x2217, '*', false},    /* asterisk operator */
    {0x2218, 0x2219, '.', false},    /* ring and bullet operators */
    {0x2223, 0x2223, '|', false},    /* divides */
    {0x22C5, 0x22C5, '.', false},    /* dot operator */
    {0x2423, 0x2423, '_', false},    /* open box */
    {0x2460, 0x2468, '1', true},     /* circled digits */
    {0x2474, 0x247C, '1', true},     /* digits in parentheses */
    {0x2488, 0x2490, '1', true},     /* digits with a full stop */
    {0x24EA, 0x24EA, '0', false},    /* circled zero */
    {0x24F5, 0x24FD, '1', true},     /* double circled digits */
    {0x2591, 0x2593, '.', false},    /* shades */
    {0x25A0, 0x25A2, '.', false},    /* squares */
    {0x25AA, 0x25AB, '.', false},    /* small squares */
    {0x25CB, 0x25CB, '.', false},    /* circles */
    {0x25CC, 0x25CC, '.', false},    {0x25CF, 0x25CF, '.', false},
    {0x25E6, 0x25E6, '.', false}, /* white bullet */
    {0x25EF, 0x25EF, '.', false}, /* large circle */
    {0x25FB, 0x25FE, '.', false}, /* squares */
    {0x2610, 0x2610, '.', false}, /* ballot box */
    {0x26AA, 0x26AB, '.', false}, /* circles */
    {0x2776, 0x277E, '1', true},  /* circled digits */
    {0x2780, 0x2788, '1', true},  /* circled digits */
    {0x278A, 0x2792, '1', true},  /* circled digits */
    {0x2800, 0x2800, ' ', false}, /* empty braille */
    {0x2B1B, 0x2B1C, '.', false}, /* large squares */
    {0x3000, 0x3000, ' ', false}, /* ideographic space */
    {0x3001, 0x3001, ',', false}, /* ideographic comma */
    {0x3002, 0x3002, '.', false}, /* ideographic full stop */
    {0x3007, 0x3007, '0', false}, /* ideographic zero */
    {0x300C, 0x300F, '"', false}, /* corner brackets */
    {0x30FB, 0x30FB, '.', false}, /* katakana middle dot */
    {0x4E00, 0x4E00, '1', false}, /* ideographic digits */
    {0x4E03, 0x4E03, '7', false},    {0x4E09, 0x4E09, '3', false},
    {0x4E5D, 0x4E5D, '9', false},    {0x4E8C, 0x4E8C, '2', false},
    {0x4E94, 0x4E94, '5', false},    {0x516B, 0x516B, '8', false},
    {0x516D, 0x516D, '6', false},    {0x56DB, 0x56DB, '4', false},
    {0xFE00, 0xFE0F, UNSEEN, false}, /* variation selectors */
    {0xFEFF, 0xFEFF, UNSEEN, false}, /* byte order mark */
    {0xFF02, 0xFF5E, '"', true},     /* full width ASCII, in order */
    {0xFF65, 0xFF65, '.', false},    /* half width middle dot */
    {0x1D7CE, 0x1D7D7, '0', true},   /* mathematical digits */
    {0x1D7D8, 0x1D7E1, '0', true},   {0x1D7E2, 0x1D7EB, '0', true},
    {0x1D7EC, 0x1D7F5, '0', true},   {0x1D7F6, 0x1D7FF, '0', true},
    {0x1F532, 0x1F533, '.', false}, /* square buttons */
    {0x1F7E0, 0x1F7EB, '.', false}, /* coloured circles and squares */
    {0x1FBF0, 0x1FBF9, '0', true},  /* segmented digits */
};

/* The stand-in of a box drawing character U+2500..U+257F. The block has its straight lines first
 * (light and heavy in turns), dashes up to 250B and 254C..254F, doubles at 2550 and 2551, half
 * lines from 2574. */
static char fold_box(unsigned low)
{
    static const char straight[12] = {'-', '=', '!', '|', '-', '=', '!', '|', '-', '=', '!', '|'};
    static const char dashed[6] = {'-', '=', '!', '|', '=', '|'}; /* 254C..2551 */
    static const char half[12] = {'-', '!', '-', '!', '=', '|', '=', '|', '-', '!', '=', '|'};
    if (low < 12)
        return straight[low];
    if (low >= 0x4C && low <= 0x51)
        return dashed[low - 0x4C];
    if (low >= 0x74)
        return half[low - 0x74];
    return '+';
}

/* The stand-in of a character beyond ASCII. */
static char fold_point(uint32_t point)
{
    size_t low = 0, high = sizeof ranges / sizeof *ranges;
    if (point >= 0x2500 && point <= 0x257F)
        return fold_box(point - 0x2500);
    /* The scripts of India have their blocks side by side, 128 characters each, digits at 66 to 6F. */
    if (point >= 0x900 && point < 0xD80 && (point & 0x7F) >= 0x66 && (point & 0x7F) <= 0x6F)
        return (char)('0' + (char)((point & 0x7F) - 0x66));
    while (low < high) { /* invariant: ranges below `low` end before the point, those from `high` on
                            begin behind it */
        size_t middle = (low + high) / 2;
        const fold_range *range = &ranges[middle];
        if (point < range->first)
            high = middle;
        else if (point > range->last)
            low = middle + 1;
        else
            return range->rising ? (char)(range->stand_in + (char)(point - range->first))
                                 : range->stand_in;
    }
    return OTHER;
}

/* The length of a sequence for a terminal (ESC [ numbers letter) at the front; 0 if there is none. */
static size_t colour_length(hf_span text)
{
    size_t i = 2;
    if (text.length < 3 || text.at[0] != 0x1B || text.at[1] != '[')
        return 0;
    while (i < text.length && (hf_is_digit(text.at[i]) || text.at[i] == ';' || text.at[i] == '?'))
        i++;
    return i < text.length && hf_is_letter(text.at[i]) ? i + 1 : 0;
}

/* Decodes the character at the front, which is not ASCII; returns its length, 1 (and point 0) where
 * the bytes are no UTF-8. */
static size_t decode(hf_span text, uint32_t *point)
{
    static const uint32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
    unsigned char c = (unsigned char)*text.at;
    size_t length = c >= 0xF0 ? 4 : c >= 0xE0 ? 3 : 2;
    *point = 0;
    if (c < 0xC2 || c > 0xF4 || length > text.length)
        return 1;
    uint32_t value = c & (0x7Fu >> length);
    for (size_t i = 1; i < length; i++) {
        unsigned char d = (unsigned char)text.at[i];
        if ((d & 0xC0) != 0x80)
            return 1;
        value = value << 6 | (d & 0x3F);
    }
    if (value < least[length])
        return 1;
    *point = value;
    return length;
}

/* The stand-in of the character at the front, and its length. */
static char fold_front(hf_span text, size_t *length)
{
    unsigned char c = (unsigned char)*text.at;
    uint32_t point;
    if (c >= 0x80) {
        *length = decode(text, &point);
        return point ? fold_point(point) : (char)OTHER;
    }
    size_t colour = colour_length(text);
    *length = colour ? colour : 1;
    if (colour)
        return UNSEEN;
    if (c == '\t' || c == '\f' || c == '\v')
        return ' ';
    if (c == '!') /* which stands for a light line */
        return TYPED;
    return c < 0x20 ? (char)OTHER : (char)c;
}

char hf_fold_next(hf_folding *folding)
{
    while (folding->at < folding->line.length) {
        size_t length;
        HF_ASSERT(folding->dots < 3);
        folding->origin = folding->at;
        char c = fold_front(hf_span_from(folding->line, folding->at), &length);
        if (c == THREE && folding->dots < 2) {
            folding->dots++;
            return '.';
        }
        folding->dots = 0;
        folding->at += length;
        HF_ASSERT(folding->at <= folding->line.length);
        if (c != UNSEEN)
            return c == THREE ? '.' : c;
    }
    return 0;
}
