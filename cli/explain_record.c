/* SPDX-License-Identifier: MIT
 *
 * explain_record.c - what `houseful explain` tells of one board.
 *
 * The solver says whether there is exactly one solution (else that is the answer, and nothing more is
 * claimed), the logic gives one step after the other, the explainer puts it into words.
 */
#include <string.h>

#include "cmd_explain.h"
#include "explain_write.h"
#include "animate.h"
#include "conflict.h"

/* What the pictures of one of several texts are numbered by: lines occur in each of them. */
static size_t number_of(explain_context *c, const hf_item *item)
{
    if (strcmp(item->source, "sample") == 0)
        return ++c->plan->samples;
    return (size_t)item->number + 1;
}

static hf_explain_writer make_writer(explain_context *c, hf_work *work, const hf_item *item)
{
    const explain_settings *s = c->plan->settings;
    bool person = work->by_hand || (work->sole && c->plan->terminal);

    return (hf_explain_writer){
        .out = &work->out,
        .game = &c->game,
        .item = item,
        .scene = {.names = s->names && strcmp(s->names, "A1") == 0 ? HF_NAMES_A1 : HF_NAMES_RC,
                  .colour = c->plan->draw.colour,
                  .ascii = c->plan->draw.ascii},
        .json = s->json,
        .brief = s->brief,
        .drawn = s->draw || (s->hint && person && !s->running.quiet),
        .width = c->plan->width,
        .svg = s->svg,
        .record = work->sole || work->by_hand ? 0 : item->line,
        .picture = c->plan->several ? number_of(c, item) : 0,
    };
}

static hf_status next_step(explain_context *c, const hf_facts *facts)
{
    hf_game *game = &c->game;

    return hf_game_has_time(game) ? hf_logic_next(game->logic, c->plan->ladder, facts, game->step)
                                  : HF_STOPPED;
}

/* How many bets are made at most. Rules see little of some constraints, and bets on such a board do not end: a path of
 * a million steps helps nobody. */
static uint64_t most_bets(const explain_context *c)
{
    enum { WITH_CONSTRAINTS = 100 };
    const hf_puzzle *puzzle = c->game.puzzle;
    if (c->plan->settings->max_bets.given)
        return c->plan->settings->max_bets.value;
    for (uint32_t i = 0; puzzle && i < hf_puzzle_constraints(puzzle); i++)
        if (hf_puzzle_constraint_kind(puzzle, i) >= HF_CONSTRAINT_CAGE)
            return WITH_CONSTRAINTS;
    return UINT64_MAX;
}

/* Carries out the path; returns how it ended. */
static const char *walk(explain_context *c, hf_work *work, hf_explain_writer *writer,
                        const hf_facts *facts)
{
    hf_game *game = &c->game;
    const hf_rule *bet = hf_rule_named("bet");
    const uint64_t most = most_bets(c);
    uint64_t bets = 0;
    hf_status status;

    if (hf_game_start(game) != HF_OK) {
        work->no_memory = true;
        return "broken";
    }
    while ((status = next_step(c, facts)) == HF_OK) {
        if (game->step->rule == bet && bets++ == most)
            return "bets";
        hf_game_update(game);
        hf_explain_writer_step(writer, game->step);
        hf_work_write_early(work);
        if (c->plan->until && game->step->rule == c->plan->until)
            return "until";
        status = hf_logic_apply(game->logic, game->step);
        if (status != HF_OK)
            break;
    }
    work->no_memory |= status == HF_NO_MEMORY;
    if (status == HF_STOPPED)
        return "limit";
    if (status != HF_END)
        return "broken";
    return hf_logic_state(game->logic) == HF_LOGIC_SOLVED ? "solved" : "stuck";
}

static void tell_late(hf_work *work, const hf_item *item)
{
    work->bad = true;
    hf_out_format(&work->messages, "%s:%zu:1: the time was up; --time-limit allows more\n",
                  item->source, item->line);
}

/* As --summary: a line behind the steps says it otherwise. */
static void tell_stopped(hf_work *work, const hf_item *item, const char *outcome)
{
    if (strcmp(outcome, "limit") == 0) {
        tell_late(work, item);
    } else if (strcmp(outcome, "bets") == 0) {
        work->bad = true;
        hf_out_format(&work->messages,
                      "%s:%zu:1: given up after so many bets; --max-bets allows more\n",
                      item->source, item->line);
    }
}

static void tell_path(explain_context *c, hf_work *work, hf_explain_writer *writer,
                      const hf_facts *facts)
{
    if (!c->plan->settings->summary) {
        const char *outcome = walk(c, work, writer, facts);
        hf_explain_writer_end(writer, outcome);
        work->bad |= strcmp(outcome, "solved") != 0 && strcmp(outcome, "until") != 0;
        return;
    }
    hf_out nothing = {0};
    hf_explain_writer silent = *writer;
    silent.out = &nothing;
    silent.json = false;
    silent.brief = true;
    tell_stopped(work, writer->item, walk(c, work, &silent, facts));
    memcpy(writer->count, silent.count, sizeof writer->count);
    writer->steps = silent.steps;
    writer->error = silent.error;
    hf_out_free(&nothing);
    hf_explain_writer_summary(writer);
}

static bool list_step(const hf_step *step, void *user)
{
    hf_explain_writer_listed(user, step);
    return true;
}

static void tell_all(explain_context *c, hf_work *work, hf_explain_writer *writer,
                     const hf_facts *facts)
{
    work->no_memory |= hf_game_start(&c->game) != HF_OK;
    hf_game_update(&c->game);
    hf_status status = HF_STOPPED;
    if (hf_game_has_time(&c->game))
        status = hf_logic_all(c->game.logic, c->plan->ladder, facts, list_step, writer);
    work->no_memory |= status == HF_NO_MEMORY;
    if (status == HF_STOPPED)
        tell_late(work, writer->item);
    if (writer->json)
        hf_out_text(writer->out, writer->steps ? "]" : ",\"steps\":[]");
    else if (writer->steps == 0 && status != HF_STOPPED)
        hf_out_text(writer->out, "No rule finds anything here.\n");
}

static hf_status find_hint(explain_context *c, const hf_grid *solution, const hf_facts *facts,
                           hf_hint *hint)
{
    hf_game *game = &c->game;

    if (game->puzzle)
        return hf_hint_find_puzzle(game->logic, game->puzzle, solution, c->plan->ladder, game->now,
                                   game->step, hint);
    hf_board_copy(game->now, game->start);
    return hf_hint_find(game->logic, game->start, solution, c->plan->ladder, facts, game->step,
                        hint);
}

/* What is wrong with the position, or the next step; true if that is all there is to tell. */
static bool tell_hint(explain_context *c, hf_work *work, hf_explain_writer *writer,
                      const hf_game_facts *known, const hf_facts *facts)
{
    const explain_settings *s = c->plan->settings;
    hf_hint hint;
    const hf_grid *solution = known->answer == HF_UNIQUE ? c->game.first : NULL;

    hf_status status =
        hf_game_has_time(&c->game) ? find_hint(c, solution, facts, &hint) : HF_STOPPED;
    if (status == HF_STOPPED && s->hint) {
        tell_late(work, writer->item);
        hf_explain_writer_late(writer);
        return true;
    }
    if (status == HF_STOPPED)
        return false; /* which the path will tell */
    if (status != HF_OK) {
        work->no_memory = true;
        return true;
    }
    bool wrong = hint.kind == HF_HINT_WRONG || hint.kind == HF_HINT_MISSING;
    if (!s->hint && !wrong)
        return false;
    work->bad |= wrong;
    hf_explain_writer_hint(writer, &hint, (uint32_t)s->stage.value, s->why);
    return true;
}

static void complain(hf_work *work, const hf_item *item, bool json, hf_status status)
{
    const char *why = status == HF_TOO_LARGE ? "the board is too large to be explained: at most 32 "
                                               "symbols and 1024 cells"
                                             : hf_status_text(status);

    work->bad = true;
    hf_out_format(&work->messages, "%s:%zu:1: %s\n", item->source, item->line, why);
    if (json)
        hf_out_format(&work->out, "{\"line\":%zu,\"error\":\"%s\"}\n", item->line, why);
    else
        hf_out_format(&work->out, "unexplained: %s\n", why);
}

/* ---- the moving picture ---------------------------------------------------------------------- */

static void no_picture(hf_work *work, const hf_item *item, const char *why)
{
    work->bad = true;
    hf_out_format(&work->messages, "%s:%zu:1: no animation: %s\n", item->source, item->line, why);
}

static bool open_animation(explain_context *c, hf_work *work, const hf_item *item,
                           hf_animation *animation)
{
    *animation = (hf_animation){0};
    if (!c->plan->settings->animate)
        return false;
    /* The first of those that are typed or given by hand, unless it is known that others follow. */
    bool first = work->by_hand && (work->alone || (work->first == 0 && item->line == 1));
    if (!work->sole && (!first || c->plan->several)) {
        no_picture(work, item, "there is more than one board");
        return false;
    }
    if (hf_animation_open(animation, c->game.shape))
        return true;
    work->no_memory |= animation->no_memory;
    if (!animation->no_memory)
        no_picture(work, item, "only flat boards up to 16x16 are drawn so");
    hf_animation_close(animation);
    return false;
}

static void write_animation(explain_context *c, hf_work *work, hf_animation *animation)
{
    const char *path = c->plan->settings->animate;
    hf_out picture = {0};
    int error;

    hf_game_update(&c->game);
    hf_animation_write(animation, c->game.now, &picture);
    error = hf_out_save(&picture, path);
    hf_out_free(&picture);
    if (error) {
        work->io_failed = true;
        hf_message("cannot write %s: %s", path, hf_error_text(error));
    }
}

/* ---- a record as a whole --------------------------------------------------------------------- */

static void explain_board(explain_context *c, hf_work *work, const hf_item *item,
                          const hf_game_facts *known)
{
    const explain_settings *s = c->plan->settings;
    hf_explain_writer writer = make_writer(c, work, item);
    hf_facts facts = {.unique = known->answer == HF_UNIQUE};
    hf_animation animation;

    hf_explain_writer_open(&writer, known);
    if (known->answer != HF_UNIQUE && known->answer != HF_LIMIT) {
        char conflict[HF_CONFLICT_ROOM] = "";
        if (known->answer == HF_NONE)
            hf_conflict_words(work, item, c->game.until, conflict);
        work->bad = true;
        hf_explain_writer_not_unique(&writer, known, conflict);
    } else if (!tell_hint(c, work, &writer, known, &facts)) {
        if (s->all_steps) {
            tell_all(c, work, &writer, &facts);
        } else {
            bool animated = open_animation(c, work, item, &animation);
            writer.animation = animated ? &animation : NULL;
            tell_path(c, work, &writer, &facts);
            if (animated)
                write_animation(c, work, &animation);
            hf_animation_close(&animation);
        }
    }
    hf_explain_writer_close(&writer);
    if (writer.error) {
        work->io_failed = true;
        hf_message("cannot write a picture to %s: %s", s->svg, hf_error_text(writer.error));
    }
}

void explain_record(void *thread_context, hf_work *work, const hf_item *item)
{
    explain_context *c = thread_context;
    const explain_settings *s = c->plan->settings;
    hf_game_facts known;

    if (item->status != HF_OK) {
        hf_work_complain(work, item);
        if (s->json)
            hf_out_format(&work->out, "{\"line\":%zu,\"answer\":\"unreadable\"}\n", item->line);
        else
            hf_out_text(&work->out, "unreadable\n");
        return;
    }
    hf_status status = hf_game_load(&c->game, &item->record, &known);
    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_OK) {
        complain(work, item, s->json, status);
        return;
    }
    explain_board(c, work, item, &known);
}
