/* SPDX-License-Identifier: MIT
 *
 * mind.c - see mind.h.
 */
#include "mind.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"

/* ---- options --------------------------------------------------------------------------------- */

const hf_option hf_logic_arg_options[] = {
    {'L', "ladder", HF_ARG_TEXT, "NAME|FILE",
     "the rules and their order: 'default', 'hodoku', or a file with one rule per line",
     offsetof(hf_logic_args, ladder), "@files"},
    {0, "only", HF_ARG_TEXT, "RULES", "use only these rules (names parted by commas)",
     offsetof(hf_logic_args, only), NULL},
    {0, "without", HF_ARG_TEXT, "RULES", "do not use these rules", offsetof(hf_logic_args, without),
     NULL},
    {0, "max-rule", HF_ARG_TEXT, "RULE", "use no rule that comes later in the ladder than this one",
     offsetof(hf_logic_args, max_rule), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

const hf_rule *hf_logic_args_rule(const char *command, const char *option, const char *name)
{
    const hf_rule *rule = hf_rule_named(name);
    char words[8192] = "", nearest[64];
    size_t used = 0;

    if (rule)
        return rule;
    for (size_t i = 0; hf_rule_at(i) && used < sizeof words; i++)
        used +=
            (size_t)snprintf(words + used, sizeof words - used, "%s ", hf_rule_key(hf_rule_at(i)));
    if (hf_args_suggest(name, words, nearest, sizeof nearest))
        hf_usage_error(command, "--%s: there is no rule '%.60s'; did you mean '%s'?", option, name,
                       nearest);
    else
        hf_usage_error(command,
                       "--%s: there is no rule '%.60s'; 'houseful explain --rules' lists them",
                       option, name);
    return NULL;
}

/* Every name in a list must be a rule. */
static bool check_names(const char *command, const char *option, const char *names)
{
    char name[80];

    while (*names) {
        size_t length = strcspn(names, ",");
        snprintf(name, sizeof name, "%.*s", (int)(length < 79 ? length : 79), names);
        if (length && !hf_logic_args_rule(command, option, name))
            return false;
        names += length + (names[length] == ',');
    }
    return true;
}

static bool read_ladder_file(const char *command, const char *path, hf_ladder *ladder)
{
    enum { MOST = 1 << 20 };
    FILE *file = fopen(path, "r");
    uint32_t line = 0;
    const char *why = NULL;

    if (!file) {
        hf_usage_error(command, "--ladder: there is no ladder or file '%.80s': %s", path,
                       hf_error_text(errno));
        return false;
    }
    char *text = malloc(MOST);
    size_t length = text ? fread(text, 1, MOST, file) : 0;
    fclose(file);
    bool good = text && hf_ladder_read(text, length, ladder, &line, &why) == HF_OK;
    if (!good)
        hf_message("%s:%u: expected %s", path, (unsigned)line, why ? why : "a ladder");
    free(text);
    return good;
}

bool hf_logic_args_read(const char *command, const hf_logic_args *args, const char *name,
                        hf_ladder *ladder)
{
    const char *wanted = args->ladder ? args->ladder : name;

    if (hf_ladder_named(wanted, ladder) != HF_OK && !read_ladder_file(command, wanted, ladder))
        return false;
    if (args->max_rule) {
        const hf_rule *rule = hf_logic_args_rule(command, "max-rule", args->max_rule);
        if (!rule)
            return false;
        if (hf_ladder_max_rule(ladder, hf_rule_key(rule)) != HF_OK) {
            hf_usage_error(command, "--max-rule: '%s' is not in this ladder", hf_rule_key(rule));
            return false;
        }
    }
    if (args->only &&
        (!check_names(command, "only", args->only) || hf_ladder_only(ladder, args->only) != HF_OK))
        return false;
    return !args->without || (check_names(command, "without", args->without) &&
                              hf_ladder_without(ladder, args->without) == HF_OK);
}

/* ---- the mind -------------------------------------------------------------------------------- */

void hf_mind_close(hf_mind *mind)
{
    hf_solver_free(mind->solver);
    hf_logic_free(mind->logic);
    hf_step_free(mind->step);
    hf_board_free(mind->start);
    hf_board_free(mind->now);
    hf_grid_free(mind->givens);
    hf_grid_free(mind->values);
    hf_grid_free(mind->first);
    hf_grid_free(mind->second);
    hf_shape_free(mind->shape);
    *mind = (hf_mind){0};
}

static hf_status open_for(hf_mind *mind, const hf_shape *shape)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    hf_status status = hf_shape_new(hf_shape_spec_of(shape), &mind->shape);

    options.cpu = hf_cli_cpu();
    options.time_limit_ns = UINT64_C(60000000000);
    if (status == HF_OK)
        status = hf_logic_new(mind->shape, &mind->logic);
    if (status == HF_OK)
        status = hf_solver_new(mind->shape, &options, &mind->solver);
    if (status == HF_OK)
        status = hf_step_new(&mind->step);
    if (status == HF_OK)
        status = hf_board_new(mind->shape, &mind->start);
    if (status == HF_OK)
        status = hf_board_new(mind->shape, &mind->now);
    if (status == HF_OK)
        status = hf_grid_new(mind->shape, &mind->givens);
    if (status == HF_OK)
        status = hf_grid_new(mind->shape, &mind->values);
    if (status == HF_OK)
        status = hf_grid_new(mind->shape, &mind->first);
    if (status == HF_OK)
        status = hf_grid_new(mind->shape, &mind->second);
    return status;
}

static hf_status change_shape(hf_mind *mind, const hf_shape *shape)
{
    if (mind->shape && hf_shape_same(hf_shape_spec_of(mind->shape), hf_shape_spec_of(shape)))
        return HF_OK;
    hf_mind_close(mind);
    hf_status status = open_for(mind, shape);
    if (status != HF_OK)
        hf_mind_close(mind);
    return status;
}

/* Values from the record; those that its board calls given, or all, are the givens. */
static void read_values(hf_mind *mind, const hf_record *record, hf_thought *thought)
{
    uint32_t cells = hf_shape_cells(mind->shape);

    for (uint32_t c = 0; c < cells; c++) {
        uint16_t value = record->grid->cell[c];
        bool given = !record->board || hf_board_is_given(record->board, c);
        mind->values->cell[c] = value;
        mind->givens->cell[c] = given ? value : 0;
        thought->marked |= value && !given;
    }
}

/* The position: givens, entries, and what its pencil marks still allow. */
static void set_up(hf_mind *mind, const hf_record *record, hf_thought *thought)
{
    uint32_t cells = hf_shape_cells(mind->shape), size = hf_shape_size(mind->shape);

    hf_board_load(mind->start, mind->givens);
    for (uint32_t c = 0; c < cells; c++)
        if (mind->values->cell[c] && !mind->givens->cell[c])
            hf_board_place(mind->start, c, mind->values->cell[c]);
    for (uint32_t c = 0; record->board && c < cells; c++)
        for (uint32_t d = 1; !mind->values->cell[c] && d <= size; d++)
            if (!hf_board_has(record->board, c, d) && hf_board_eliminate(mind->start, c, d))
                thought->marked = true;
}

/* The values alone leave several solutions: do the pencil marks leave one? Singles and bets count
 * them; that needs no proof of uniqueness, and it is quick where marks are many. */
static void count_by_marks(hf_mind *mind, hf_thought *thought)
{
    static const char rungs[] = "full-house\nnaked-single\nhidden-single\nbet\n";
    hf_ladder ladder;
    hf_logic_result result;
    uint32_t line;
    const char *why;

    if (hf_ladder_read(rungs, sizeof rungs - 1, &ladder, &line, &why) != HF_OK)
        return;
    hf_logic_load(mind->logic, mind->start);
    if (hf_logic_solve(mind->logic, &ladder, NULL, 2, &result, mind->first, mind->second) == HF_OK)
        thought->answer = result.solutions == 0   ? HF_NONE
                          : result.solutions == 1 ? HF_UNIQUE
                                                  : HF_MULTIPLE;
}

hf_status hf_mind_take(hf_mind *mind, const hf_record *record, hf_thought *thought)
{
    hf_result result;
    hf_status status = change_shape(mind, record->grid->shape);

    *thought = (hf_thought){0};
    if (status != HF_OK)
        return status;
    read_values(mind, record, thought);
    if (hf_grid_clashes(mind->values, &thought->clash, 1) > 0) {
        thought->answer = HF_INVALID;
        return HF_OK;
    }
    set_up(mind, record, thought);
    status = hf_solver_solve_grid(mind->solver, mind->givens, &result, mind->first, mind->second);
    if (status != HF_OK)
        return status;
    thought->answer = result.answer;
    if (result.answer == HF_MULTIPLE && thought->marked)
        count_by_marks(mind, thought);
    return HF_OK;
}

void hf_mind_look(hf_mind *mind)
{
    hf_board_copy(mind->now, mind->start);
    hf_logic_save(mind->logic, mind->now);
}

/* ---- words ----------------------------------------------------------------------------------- */

void hf_out_part(hf_out *out, const hf_scene *scene, hf_part part)
{
    size_t length = hf_explain_write(scene, part, NULL, 0);
    char *room = hf_out_room(out, length + 1);

    if (!room)
        return;
    hf_explain_write(scene, part, room, length + 1);
    out->length += length;
}

void hf_out_wrapped(hf_out *out, const char *text, size_t length, unsigned indent, unsigned width)
{
    size_t at = 0, column = 0;

    while (at < length) {
        size_t word = 0;
        while (at + word < length && text[at + word] != ' ')
            word++;
        if (column > 0 && column + 1 + word > width) {
            hf_out_char(out, '\n');
            column = 0;
        }
        if (column == 0) {
            for (unsigned i = 0; i < indent; i++)
                hf_out_char(out, ' ');
            column = indent;
        } else {
            hf_out_char(out, ' ');
            column++;
        }
        hf_out_bytes(out, text + at, word);
        column += word;
        at += word + 1;
    }
    hf_out_char(out, '\n');
}

void hf_out_part_wrapped(hf_out *out, const hf_scene *scene, hf_part part, unsigned indent,
                         unsigned width)
{
    hf_out text = {0};

    hf_out_part(&text, scene, part);
    hf_out_wrapped(out, text.data ? text.data : "", text.length, indent, width);
    out->failed |= text.failed;
    hf_out_free(&text);
}
