/* SPDX-License-Identifier: MIT
 *
 * ask.c - a question comes in as text, its answer goes out as JSON.
 */
#include <stdlib.h>
#include <string.h>

#include "core.h"
#include "room.h"

/* One module, one thread, one question at a time. */
static answer out;

EXPORT(output) const char *js_output(void)
{
    return out.text;
}

/* ---- the head ------------------------------------------------------------------------------------ */

const char *asking_text(const asking *a, const char *key)
{
    size_t length = strlen(key);
    const char *end = a->head + a->head_length;
    for (const char *line = a->head; line < end; line += strlen(line) + 1) {
        if (strncmp(line, key, length) == 0 && line[length] == ' ')
            return line + length + 1;
    }
    return NULL;
}

static uint64_t number_of(const char **text)
{
    uint64_t number = 0;
    for (; **text >= '0' && **text <= '9'; ++*text)
        number = number * 10 + (uint64_t)(**text - '0');
    return number;
}

uint64_t asking_number(const asking *a, const char *key, uint64_t otherwise)
{
    const char *text = asking_text(a, key);
    return text != NULL ? number_of(&text) : otherwise;
}

uint16_t *asking_values(const char *text, size_t count)
{
    uint16_t *values = calloc(count + 1, sizeof *values);
    size_t found = 0;
    while (values != NULL && found < count && *text >= '0' && *text <= '9') {
        uint64_t value = number_of(&text);
        values[found++] = (uint16_t)(value < UINT16_MAX ? value : UINT16_MAX);
        text += *text == ',';
    }
    if (found == count && *text == '\0')
        return values;
    free(values);
    return NULL;
}

/* ---- refusing ------------------------------------------------------------------------------------ */

static void refuse(asking *a, const char *kind, const char *message, size_t line, size_t column)
{
    answer_clear(a->out);
    answer_add(a->out, "{\"error\":{");
    answer_key_text(a->out, "kind", kind);
    answer_key_text(a->out, "message", message);
    if (line > 0) {
        answer_key_number(a->out, "line", line);
        answer_key_number(a->out, "column", column);
    }
    answer_add(a->out, "}}");
}

void asking_refuse(asking *a, const char *kind, const char *message)
{
    refuse(a, kind, message, 0, 0);
}

void asking_refuse_at(asking *a, const char *message, size_t line, size_t column)
{
    refuse(a, "text", message, line, column);
}

bool asking_passed(asking *a, hf_status status, const char *what)
{
    char text[160];
    const char *why = hf_status_text(status);
    if (status == HF_OK)
        return true;
    if (status == HF_NO_MEMORY) {
        a->out->failed = true;
        return false;
    }
    size_t first = strlen(what), second = strlen(why);
    if (first + second + 3 > sizeof text)
        second = 0;
    memcpy(text, what, first);
    memcpy(text + first, ": ", 2);
    memcpy(text + first + 2, why, second);
    text[first + 2 + second] = '\0';
    asking_refuse(a, status == HF_UNSUPPORTED ? "unsupported" : "argument", text);
    return false;
}

/* ---- questions ----------------------------------------------------------------------------------- */

static const struct question {
    const char *name;
    void (*answer)(asking *a);
    bool takes_puzzle;
} questions[] = {
    {"read", asking_read, true},           {"write", asking_write, true},
    {"check", asking_check, true},         {"solve", asking_solve, true},
    {"solutions", asking_solutions, true}, {"minimal", asking_minimal, true},
    {"rate", asking_rate, true},           {"hint", asking_hint, true},
    {"steps", asking_steps, true},         {"canonical", asking_canonical, true},
    {"scramble", asking_scramble, true},   {"same", asking_same, false},
    {"generate", asking_generate, false},  {"lists", asking_lists, false},
};

/* Cuts the head off: lines up to the first that is empty. */
static void cut_head(asking *a, char *text, size_t length)
{
    size_t at = 0;
    a->head = text;
    while (at < length && text[at] != '\n') {
        while (at < length && text[at] != '\n')
            at++;
        if (at < length)
            text[at++] = '\0';
    }
    a->head_length = at;
    at += at < length;
    a->body = text + at;
    a->length = length - at;
}

static void answer_question(asking *a)
{
    const char *name = asking_text(a, "ask");
    for (size_t i = 0; name != NULL && i < sizeof questions / sizeof *questions; i++) {
        if (strcmp(questions[i].name, name) != 0)
            continue;
        if (!asking_take_spec(a))
            return;
        if (!questions[i].takes_puzzle || asking_take_puzzle(a, a->body, a->length, &a->puzzle))
            questions[i].answer(a);
        return;
    }
    asking_refuse(a, "argument", "there is no such question");
}

/* The question lies at input(), with room for one byte more; returns the length of its answer. */
EXPORT(ask) size_t js_ask(size_t length)
{
    asking a;
    char *text = js_room(0);
    memset(&a, 0, sizeof a);
    a.out = &out;
    answer_clear(&out);
    text[length] = '\0';
    cut_head(&a, text, length);
    answer_question(&a);
    hf_puzzle_free(a.puzzle);
    hf_shape_free(a.shape);
    free(a.regions);
    if (out.failed) {
        answer_clear(&out);
        asking_refuse(&a, "memory", "out of memory");
    }
    return out.length;
}
