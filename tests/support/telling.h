/* SPDX-License-Identifier: MIT
 *
 * telling.h - what every telling of a step must be like, whatever the rule. Needs nothing but the library.
 */
#ifndef TESTS_SUPPORT_TELLING_H
#define TESTS_SUPPORT_TELLING_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "houseful/explain.h"

/* Are there two blanks in a row, but for the beginnings of lines, which may be indented? */
static inline bool telling_has_a_gap(const char *words)
{
    for (const char *at = words; (at = strstr(at, "  ")) != NULL; at++) {
        const char *begin = at;
        while (begin > words && begin[-1] == ' ')
            begin--;
        if (begin == words || begin[-1] != '\n')
            return true;
    }
    return false;
}

static inline bool telling_reads_well(const char *words)
{
    size_t length = strlen(words);
    if (length <= 5)
        return false;
    bool cell = strchr("rl", words[0]) && words[1] >= '1' && words[1] <= '9';
    return (cell || words[0] < 'a' || words[0] > 'z') && words[length - 1] == '.' &&
           !telling_has_a_gap(words) && !strchr(words, '?') && !strstr(words, " .") &&
           !strstr(words, "..") && !strstr(words, " ,") && !strstr(words, "and.") &&
           !strstr(words, " \n") && !strstr(words, "()");
}

/* Brackets and quotes are balanced, and nothing needs escaping but the line breaks of proofs. */
static inline bool telling_is_json(const char *json)
{
    int depth = 0;
    bool quoted = false;
    for (const char *c = json; *c; c++) {
        if (*c == '"')
            quoted = !quoted;
        if (*c < ' ' || (*c == '\\' && c[1] != 'n'))
            return false;
        if (quoted)
            continue;
        depth += (*c == '{' || *c == '[') - (*c == '}' || *c == ']');
        if (depth <= 0 && c[1] != 0)
            return false;
    }
    return !quoted && depth == 0;
}

/* Is one part what it should be? `told` is the whole of it. */
static inline bool telling_part_is_good(hf_part part, const char *told)
{
    switch (part) {
    case HF_PART_TITLE:
        return (told[0] >= 'A' ? told[0] <= 'Z' : told[0] == '2') && !strstr(told, "  ");
    case HF_PART_LINE:
        return !strstr(told, "  ") && strpbrk(told, "=<");
    case HF_PART_JSON:
        return telling_is_json(told);
    case HF_PART_DRAWING:
        return strlen(told) > 100;
    case HF_PART_SVG:
        return strncmp(told, "<svg", 4) == 0 && strstr(told, "</svg>");
    case HF_PART_PROOF: /* not every rule has one */
        return !strstr(told, "..") && !strstr(told, "()");
    default:
        return telling_reads_well(told);
    }
}

/* Tells a step in every part and in both ways of naming cells. NULL, or the part that is not as it should
 * be; also in a buffer that is too short a beginning must stand. */
static inline const char *telling_find_fault(const hf_board *board, const hf_step *step)
{
    enum { ROOM = 1 << 20 };
    static char whole[ROOM], part_of_it[ROOM];
    for (int i = 0; i < 2 * (HF_PART_PROOF + 1); i++) {
        hf_part part = (hf_part)(i / 2);
        hf_scene scene = {.board = board, .step = step, .level = i % 3 ? "Hard" : NULL};
        scene.names = i % 2 ? HF_NAMES_A1 : HF_NAMES_RC;
        scene.colour = scene.quiet = i % 2 == 1;
        scene.ascii = i % 2 == 0;
        size_t length = hf_explain_write(&scene, part, whole, sizeof whole);
        size_t room = 1 + length * 2 / 3;
        if (length >= sizeof whole || strlen(whole) != length || !telling_part_is_good(part, whole))
            return whole;
        if (hf_explain_write(&scene, part, part_of_it, room) != length ||
            strlen(part_of_it) != room - 1 || memcmp(whole, part_of_it, room - 1) != 0)
            return whole;
    }
    return NULL;
}

#endif
