/* SPDX-License-Identifier: MIT
 *
 * ladder_read.c - ladders from text, and cutting them down.
 *
 *      # comment
 *      option siamese yes          options as in hf_logic_options, with dashes
 *      naked-pair                  one rung: a rule by key, brief name, code or full name
 *      simple-colors-trap + simple-colors-wrap     one rung, searched together
 */
#include <string.h>

#include "base/assert.h"
#include "logic/ladder.h"
#include "logic/rule.h"

enum { NAME_ROOM = 64 };

/* A piece of text. */
typedef struct slice {
    const char *at;
    size_t length;
} slice;

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static slice trimmed(slice s)
{
    while (s.length > 0 && is_blank(s.at[0]))
        s.at++, s.length--;
    while (s.length > 0 && is_blank(s.at[s.length - 1]))
        s.length--;
    return s;
}

/* Cuts off what stands before `mark` (or all of it). */
static slice take_until(slice *rest, char mark)
{
    size_t n = 0;
    while (n < rest->length && rest->at[n] != mark)
        n++;
    slice piece = {rest->at, n};
    size_t used = n < rest->length ? n + 1 : n;
    rest->at += used;
    rest->length -= used;
    return trimmed(piece);
}

/* As a string of its own; false if it is too long for any name. */
static bool spell(slice s, char name[NAME_ROOM])
{
    if (s.length >= NAME_ROOM)
        return false;
    memcpy(name, s.at, s.length);
    name[s.length] = 0;
    return true;
}

static const hf_rule *rule_in(slice s)
{
    char name[NAME_ROOM];
    return spell(s, name) ? hf_rule_named(name) : NULL;
}

/* ---- options --------------------------------------------------------------------------------- */

/* Options by name: where they lie, and whether they are a number or yes/no. */
typedef struct option {
    const char *name;
    size_t offset;
    bool is_number;
} option;

static const option options[] = {
    {"max-fins", offsetof(hf_logic_options, max_fins), true},
    {"max-endo-fins", offsetof(hf_logic_options, max_endo_fins), true},
    {"max-chain", offsetof(hf_logic_options, max_chain), true},
    {"siamese", offsetof(hf_logic_options, siamese), false},
    {"duals", offsetof(hf_logic_options, duals), false},
    {"two-candidate-er", offsetof(hf_logic_options, two_candidate_er), false},
    {"missing-candidates", offsetof(hf_logic_options, missing_candidates), false},
    {"als-overlap", offsetof(hf_logic_options, als_overlap), false},
    {"als-chain-overlap", offsetof(hf_logic_options, als_chain_overlap), false},
    {"als-nodes", offsetof(hf_logic_options, als_nodes), false},
    {"queued-singles", offsetof(hf_logic_options, queued_singles), false},
    {"explainer", offsetof(hf_logic_options, explainer), false},
};

static bool set_number(uint8_t *field, const char *value)
{
    unsigned number = 0;
    const char *at = value;
    for (; *at >= '0' && *at <= '9' && number <= 255; at++)
        number = number * 10 + (unsigned)(*at - '0');
    *field = (uint8_t)number;
    return at > value && *at == 0 && number <= 255;
}

static bool set_flag(bool *field, const char *value)
{
    if (strcmp(value, "yes") != 0 && strcmp(value, "no") != 0)
        return false;
    *field = value[0] == 'y';
    return true;
}

/* `line` is "NAME VALUE". NULL if all is well, else what was expected. */
static const char *set_option(hf_logic_options *to, slice line)
{
    char name[NAME_ROOM], value[NAME_ROOM];
    slice word = take_until(&line, ' ');
    if (!spell(word, name) || !spell(trimmed(line), value))
        return "an option's name and value";
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        if (strcmp(options[i].name, name) != 0)
            continue;
        void *field = (char *)to + options[i].offset;
        if (options[i].is_number)
            return set_number(field, value) ? NULL : "a number up to 255";
        return set_flag(field, value) ? NULL : "yes or no";
    }
    return "the name of an option";
}

/* ---- rungs ----------------------------------------------------------------------------------- */

static const char *read_rung(hf_ladder *ladder, slice line)
{
    hf_rung rung = {NULL, 0};
    HF_ASSERT(line.length > 0);
    while (line.length > 0) {
        const hf_rule *rule = rule_in(take_until(&line, '+'));
        if (!rule)
            return "the name of a rule";
        if (rung.rule && rung.rule->find != rule->find)
            return "rules that are searched together";
        if (!rung.rule)
            rung.rule = rule;
        rung.variants |= UINT32_C(1) << rule->variant;
    }
    if (ladder->rungs == sizeof ladder->rung / sizeof *ladder->rung)
        return "fewer rungs";
    ladder->rung[ladder->rungs++] = rung;
    return NULL;
}

static const char *read_line(hf_ladder *ladder, slice line)
{
    static const char word[] = "option ";
    slice text = take_until(&line, '#');
    if (text.length == 0)
        return NULL;
    if (text.length >= sizeof word && memcmp(text.at, word, sizeof word - 1) == 0) {
        slice rest = {text.at + sizeof word - 1, text.length - sizeof word + 1};
        return set_option(&ladder->options, trimmed(rest));
    }
    return read_rung(ladder, text);
}

/* NULL if all is well. */
static const char *read_all(slice text, hf_ladder *ladder, uint32_t *line)
{
    memset(ladder, 0, sizeof *ladder);
    hf_logic_options_init(&ladder->options, sizeof ladder->options);
    *line = 0;
    while (text.length > 0) {
        ++*line;
        const char *why = read_line(ladder, take_until(&text, '\n'));
        if (why)
            return why;
    }
    return NULL;
}

hf_status hf_ladder_read(const char *text, size_t length, hf_ladder *ladder, uint32_t *line,
                         const char **why)
{
    uint32_t at;
    const char *expected = read_all((slice){text, length}, ladder, &at);
    if (line)
        *line = at;
    if (why)
        *why = expected;
    return expected ? HF_BAD_TEXT : HF_OK;
}

/* ---- cutting down ---------------------------------------------------------------------------- */

bool hf_rung_has(const hf_rung *rung, const hf_rule *rule)
{
    return rung->rule->find == rule->find && (rung->variants >> rule->variant & 1);
}

void hf_ladder_of_rule(const hf_rule *rule, hf_ladder *ladder)
{
    memset(ladder, 0, sizeof *ladder);
    hf_logic_options_init(&ladder->options, sizeof ladder->options);
    ladder->rung[0] = (hf_rung){rule, UINT32_C(1) << rule->variant};
    ladder->rungs = 1;
}

bool hf_ladder_has(const hf_ladder *ladder, const hf_rule *rule)
{
    for (uint32_t i = 0; i < ladder->rungs; i++)
        if (hf_rung_has(&ladder->rung[i], rule))
            return true;
    return false;
}

/* Are all names in the comma-separated list rules? */
static bool all_known(const char *names)
{
    slice rest = {names, strlen(names)};
    while (rest.length > 0)
        if (!rule_in(take_until(&rest, ',')))
            return false;
    return true;
}

/* The variants of a rung that the list names. */
static uint32_t named_variants(const hf_rung *rung, const char *names)
{
    uint32_t named = 0;
    slice rest = {names, strlen(names)};
    while (rest.length > 0) {
        const hf_rule *rule = rule_in(take_until(&rest, ','));
        if (hf_rung_has(rung, rule))
            named |= UINT32_C(1) << rule->variant;
    }
    return named;
}

static void keep(hf_ladder *ladder, const char *names, bool named)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < ladder->rungs; i++) {
        hf_rung rung = ladder->rung[i];
        uint32_t variants = named_variants(&rung, names);
        rung.variants &= named ? variants : ~variants;
        for (uint32_t k = 0; k < kept; k++) /* a rule that comes again would find nothing more */
            if (ladder->rung[k].rule->find == rung.rule->find)
                rung.variants &= ~ladder->rung[k].variants;
        if (rung.variants)
            ladder->rung[kept++] = rung;
    }
    ladder->rungs = kept;
}

/* Rungs at the end for those that the ladder has not. */
static void add_missing(hf_ladder *ladder, const char *names)
{
    slice rest = {names, strlen(names)};
    while (rest.length > 0) {
        const hf_rule *rule = rule_in(take_until(&rest, ','));
        if (hf_ladder_has(ladder, rule))
            continue;
        HF_ASSERT(ladder->rungs < HF_RULES_MOST); /* no rule comes twice */
        ladder->rung[ladder->rungs++] = (hf_rung){rule, UINT32_C(1) << rule->variant};
    }
}

hf_status hf_ladder_only(hf_ladder *ladder, const char *names)
{
    if (!all_known(names))
        return HF_BAD_ARGUMENT;
    keep(ladder, names, true);
    add_missing(ladder, names);
    return HF_OK;
}

hf_status hf_ladder_without(hf_ladder *ladder, const char *names)
{
    if (!all_known(names))
        return HF_BAD_ARGUMENT;
    keep(ladder, names, false);
    return HF_OK;
}

hf_status hf_ladder_max_rule(hf_ladder *ladder, const char *name)
{
    const hf_rule *rule = hf_rule_named(name);
    if (!rule)
        return HF_BAD_ARGUMENT;
    for (uint32_t i = 0; i < ladder->rungs; i++)
        if (hf_rung_has(&ladder->rung[i], rule)) {
            ladder->rungs = i + 1;
            return HF_OK;
        }
    return HF_BAD_ARGUMENT;
}
