/* SPDX-License-Identifier: MIT
 *
 * explain_write.c - see explain_write.h.
 */
#include "explain_write.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "solving.h"
#include "drawing.h"
#include "step_draw.h"
#include "term.h"
#include "wrap.h"

enum { INDENT = 5, LEAST_BESIDE = 56, MOST_BESIDE = 100 };

static void write_board(hf_explain_writer *t, const char *name, const hf_grid *grid)
{
    hf_out_format(t->out, ",\"%s\":\"", name);
    hf_out_line(t->out, grid);
    hf_out_char(t->out, '"');
}

/* ---- beginning and end ----------------------------------------------------------------------- */

void hf_explain_writer_open(hf_explain_writer *t, const hf_game_facts *known)
{
    if (t->json) {
        hf_out_format(t->out, "{\"line\":%zu,\"file\":", t->item->line);
        hf_out_json(t->out, t->item->source, strlen(t->item->source));
        write_board(t, "puzzle", t->game->values);
        hf_out_json_ignored(t->out, t->item->record.ignored);
        hf_out_format(t->out, ",\"answer\":\"%s\"", hf_answer_text(known->answer));
        if (known->answer == HF_UNIQUE)
            write_board(t, "solution", t->game->first);
    } else if (t->record) {
        hf_out_text(t->out, "# ");
        hf_out_line(t->out, t->game->values);
        hf_out_char(t->out, '\n');
    }
}

void hf_explain_writer_close(hf_explain_writer *t)
{
    if (t->json)
        hf_out_text(t->out, "}\n");
    else if (t->record)
        hf_out_char(t->out, '\n');
}

void hf_explain_writer_scene(hf_explain_writer *t, const hf_step *step)
{
    hf_level level;

    t->scene.board = t->game->now;
    t->scene.step = step;
    if (!step->rule) /* a hint without a step */
        return;
    hf_scale_weigh(hf_scale_at(0), step->rule, &level, &t->scene.score);
    t->scene.level = hf_level_key(level);
}

/* ---- pictures -------------------------------------------------------------------------------- */

void hf_explain_writer_picture(hf_explain_writer *t, uint32_t number)
{
    char path[4096];
    hf_out picture = {0};
    int error;

    size_t board = t->picture ? t->picture : t->record;
    if (board)
        snprintf(path, sizeof path, "%s/%zu-%03u-%s.svg", t->svg, board, (unsigned)number,
                 hf_rule_key(t->scene.step->rule));
    else
        snprintf(path, sizeof path, "%s/%03u-%s.svg", t->svg, (unsigned)number,
                 hf_rule_key(t->scene.step->rule));
    hf_out_part(&picture, &t->scene, HF_PART_SVG);
    error = hf_out_save(&picture, path);
    if (error)
        t->error = error;
    hf_out_free(&picture);
}

/* ---- steps ----------------------------------------------------------------------------------- */

static void count_rule(hf_explain_writer *t, const hf_rule *rule)
{
    size_t number = hf_rule_number(rule);

    if (number < HF_RULES_MOST)
        t->count[number]++;
}

/* The heading, and why. */
static void tell_step(hf_explain_writer *t, hf_out *out, unsigned width)
{
    hf_out_format(out, "%3u. ", (unsigned)t->steps);
    if (hf_logic_bets(t->game->logic) > 0) /* what follows from a bet is no proof */
        hf_out_format(out, "(under bet %u) ", (unsigned)hf_logic_bets(t->game->logic));
    if (t->scene.step->rating)
        hf_out_format(out, "[%u.%u] ", t->scene.step->rating / 10u, t->scene.step->rating % 10u);
    hf_out_part(out, &t->scene, HF_PART_LINE);
    hf_out_char(out, '\n');
    if (!t->brief)
        hf_out_reason(out, &t->scene, INDENT, width);
}

/* A proof in numbered lines, beside the board if the terminal is wide enough; false: it is not. */
static bool tell_beside(hf_explain_writer *t)
{
    hf_out board = {0}, text = {0};
    unsigned width = hf_term_width();
    unsigned taken;
    bool fits;

    hf_out_part(&board, &t->scene, HF_PART_DRAWING);
    taken = hf_drawing_width(&board) + 3;
    fits = width >= taken + LEAST_BESIDE;
    if (fits) {
        unsigned room = width - taken < MOST_BESIDE ? width - taken : MOST_BESIDE;
        tell_step(t, &text, room);
        hf_drawing_pair(t->out, &board, &text, width, NULL);
    }
    t->out->failed |= board.failed || text.failed;
    hf_out_free(&board);
    hf_out_free(&text);
    return fits;
}

static void step_text(hf_explain_writer *t)
{
    if (t->drawn) {
        hf_out_char(t->out, '\n');
        if (!t->brief && hf_explain_write(&t->scene, HF_PART_PROOF, NULL, 0) > 0 && tell_beside(t))
            return;
        hf_step_draw(t->out, t->game, &t->scene, hf_term_width());
    }
    tell_step(t, t->out, t->width);
}

void hf_explain_writer_step(hf_explain_writer *t, const hf_step *step)
{
    hf_explain_writer_scene(t, step);
    t->steps++;
    count_rule(t, step->rule);
    if (t->svg)
        hf_explain_writer_picture(t, t->steps);
    if (t->animation)
        hf_animation_step_next(t->animation, &t->scene);
    if (t->json) {
        hf_out_text(t->out, t->steps == 1 ? ",\"steps\":[" : ",");
        hf_out_part(t->out, &t->scene, HF_PART_JSON);
    } else {
        step_text(t);
    }
}

void hf_explain_writer_listed(hf_explain_writer *t, const hf_step *step)
{
    hf_explain_writer_scene(t, step);
    t->steps++;
    if (t->json) {
        hf_out_text(t->out, t->steps == 1 ? ",\"steps\":[" : ",");
        hf_out_part(t->out, &t->scene, HF_PART_JSON);
        return;
    }
    hf_out_part(t->out, &t->scene, HF_PART_LINE);
    hf_out_char(t->out, '\n');
}

/* ---- the end of a path ----------------------------------------------------------------------- */

static void summary_json(hf_explain_writer *t)
{
    const char *between = "";

    hf_out_text(t->out, ",\"summary\":[");
    for (size_t i = 0; i < HF_RULES_MOST && hf_rule_at(i); i++)
        if (t->count[i]) {
            hf_out_format(t->out, "%s{\"rule\":\"%s\",\"count\":%u}", between,
                          hf_rule_key(hf_rule_at(i)), (unsigned)t->count[i]);
            between = ",";
        }
    hf_out_char(t->out, ']');
}

void hf_explain_writer_summary(hf_explain_writer *t)
{
    const char *between = "";

    for (size_t i = 0; i < HF_RULES_MOST && hf_rule_at(i); i++)
        if (t->count[i]) {
            hf_out_format(t->out, "%s%s x %u", between, hf_rule_name(hf_rule_at(i)),
                          (unsigned)t->count[i]);
            between = ", ";
        }
    hf_out_char(t->out, '\n');
}

static const hf_rule *hardest(const hf_explain_writer *t)
{
    const hf_scale *scale = hf_scale_at(0);
    const hf_rule *found = NULL;
    hf_level level = 0, most_level = 0;
    uint32_t score = 0, most_score = 0;

    for (size_t i = 0; i < HF_RULES_MOST && hf_rule_at(i); i++) {
        hf_scale_weigh(scale, hf_rule_at(i), &level, &score);
        if (t->count[i] == 0 || level < most_level || (level == most_level && score <= most_score))
            continue;
        found = hf_rule_at(i);
        most_level = level;
        most_score = score;
    }
    return found;
}

static void summary_text(hf_explain_writer *t)
{
    hf_out text = {0}, *out = t->out;

    hf_out_text(&text, "The rules used: ");
    t->out = &text;
    hf_explain_writer_summary(t);
    t->out = out;
    hf_out_wrapped(out, text.data ? text.data : "", text.length ? text.length - 1 : 0, 0, t->width);
    t->out->failed |= text.failed;
    hf_out_free(&text);
}

static void end_text(hf_explain_writer *t, const char *outcome)
{
    const hf_rule *rule = hardest(t);
    const char *plural = t->steps == 1 ? "" : "s";

    hf_out_char(t->out, '\n');
    if (strcmp(outcome, "solved") == 0)
        hf_out_format(t->out, "Solved in %u step%s", (unsigned)t->steps, plural);
    else if (strcmp(outcome, "stuck") == 0)
        hf_out_format(t->out, "After %u step%s no rule of the ladder finds anything more",
                      (unsigned)t->steps, plural);
    else
        hf_out_format(t->out, "%s after %u step%s",
                      strcmp(outcome, "limit") == 0  ? "The time was up"
                      : strcmp(outcome, "bets") == 0 ? "Too many bets (--max-bets allows more)"
                                                     : "Stopped",
                      (unsigned)t->steps, plural);
    if (rule)
        hf_out_format(t->out, "; the hardest was %s", hf_rule_name(rule));
    hf_out_text(t->out, ".\n");
    if (rule)
        summary_text(t);
    if (strcmp(outcome, "solved") == 0) {
        hf_game_update(t->game);
        hf_board_values(t->game->now, t->game->values);
        hf_out_line(t->out, t->game->values);
        hf_out_char(t->out, '\n');
    }
}

void hf_explain_writer_end(hf_explain_writer *t, const char *outcome)
{
    if (!t->json) {
        end_text(t, outcome);
        return;
    }
    hf_out_text(t->out, t->steps ? "]" : ",\"steps\":[]");
    hf_out_format(t->out, ",\"outcome\":\"%s\"", outcome);
    summary_json(t);
}

/* ---- no single solution ---------------------------------------------------------------------- */

static void differing(hf_explain_writer *t)
{
    const hf_grid *a = t->game->first, *b = t->game->second;
    char name[HF_NAME_SIZE];
    const char *between = "";

    for (uint32_t c = 0; c < hf_shape_cells(hf_grid_shape(a)); c++) {
        if (hf_grid_const_values(a)[c] == hf_grid_const_values(b)[c])
            continue;
        hf_explain_cell(hf_grid_shape(a), c, t->scene.names, name);
        if (t->json)
            hf_out_format(t->out, "%s\"%s\"", between, name);
        else
            hf_out_format(t->out, "%s%s %c or %c", between, name,
                          hf_shape_symbol(hf_grid_shape(a), hf_grid_const_values(a)[c]),
                          hf_shape_symbol(hf_grid_shape(b), hf_grid_const_values(b)[c]));
        between = t->json ? "," : ", ";
    }
}

static void several_text(hf_explain_writer *t)
{
    hf_out text = {0}, *out = t->out;

    hf_out_text(out, "The puzzle has several solutions, so no path of logic leads to one of them. "
                     "Two of them:\n  ");
    hf_out_line(out, t->game->first);
    hf_out_text(out, "\n  ");
    hf_out_line(out, t->game->second);
    hf_out_text(out, "\nThey differ here:\n");
    t->out = &text;
    differing(t);
    t->out = out;
    hf_out_wrapped(out, text.data ? text.data : "", text.length, 2, t->width);
    t->out->failed |= text.failed;
    hf_out_free(&text);
}

static void several_json(hf_explain_writer *t)
{
    hf_out_text(t->out, ",\"solutions\":[\"");
    hf_out_line(t->out, t->game->first);
    hf_out_text(t->out, "\",\"");
    hf_out_line(t->out, t->game->second);
    hf_out_text(t->out, "\"],\"differ\":[");
    differing(t);
    hf_out_char(t->out, ']');
}

static void none_text(hf_explain_writer *t, const char *conflict)
{
    hf_out text = {0};

    hf_out_text(t->out, "No two values contradict each other, but there is no solution.\n");
    if (*conflict == '\0')
        return;
    hf_out_format(&text, "These contradict each other: %s.", conflict);
    hf_out_wrapped(t->out, text.data ? text.data : "", text.length, 0, t->width);
    t->out->failed |= text.failed;
    hf_out_free(&text);
}

/* What contradicts what on the board itself. */
static void invalid(hf_explain_writer *t, const hf_clash *clash)
{
    hf_out text = {0};

    hf_solving_clash(&text, t->game->shape, t->game->puzzle, clash);
    hf_out_text(t->out, t->json ? ",\"reason\":" : "The board contradicts itself: ");
    if (t->json)
        hf_out_json(t->out, text.data ? text.data : "", text.length);
    else
        hf_out_bytes(t->out, text.data ? text.data : "", text.length);
    hf_out_text(t->out, t->json ? "" : ".\n");
    t->out->failed |= text.failed;
    hf_out_free(&text);
}

void hf_explain_writer_not_unique(hf_explain_writer *t, const hf_game_facts *known,
                                  const char *conflict)
{
    if (known->answer == HF_MULTIPLE) {
        if (t->json)
            several_json(t);
        else
            several_text(t);
    } else if (known->answer == HF_INVALID) {
        invalid(t, &known->clash);
    } else if (!t->json) {
        none_text(t, conflict);
    } else if (*conflict != '\0') {
        hf_out_text(t->out, ",\"conflict\":");
        hf_out_json(t->out, conflict, strlen(conflict));
    }
}
