/* SPDX-License-Identifier: MIT
 *
 * explain_hint.c - how `houseful explain --hint` tells a hint: stage by stage, as JSON, with a drawing.
 */
#include "explain_write.h"

#include "step_draw.h"
#include "wrap.h"

static size_t hint_text(const hf_explain_writer *t, const hf_hint *hint, uint32_t stage,
                        hf_out *text)
{
    size_t length = hf_hint_write(&t->scene, hint, stage, NULL, 0);
    char *room = hf_out_room(text, length + 1);

    if (room)
        text->length += hf_hint_write(&t->scene, hint, stage, room, length + 1);
    return text->length;
}

static void why_text(hf_explain_writer *t, const hf_hint *hint, hf_out *text)
{
    size_t length = 0;

    hf_status status = hf_hint_why(t->game->logic, &t->scene, hint, NULL, NULL, 0, &length);
    char *room = status == HF_OK ? hf_out_room(text, length + 1) : NULL;

    if (room)
        status = hf_hint_why(t->game->logic, &t->scene, hint, NULL, room, length + 1, &length);
    if (room && status == HF_OK)
        text->length += length;
    text->failed |= status == HF_NO_MEMORY;
}

static const char *kind_name(hf_hint_kind kind)
{
    static const char *const names[] = {"step", "solved", "clash", "wrong", "missing", "nothing"};
    return names[kind];
}

static void hint_json(hf_explain_writer *t, const hf_hint *hint, uint32_t stage, bool why)
{
    hf_out_format(t->out, ",\"hint\":{\"kind\":\"%s\"", kind_name(hint->kind));
    if (hint->kind == HF_HINT_WRONG || hint->kind == HF_HINT_MISSING || hint->kind == HF_HINT_CLASH)
        hf_out_format(t->out, ",\"cell\":%u,\"symbol\":%u", (unsigned)hint->cell,
                      (unsigned)hint->symbol);
    hf_out_text(t->out, ",\"stages\":[");
    for (uint32_t s = 1; s <= (stage ? stage : HF_HINT_STAGES); s++) {
        hf_out text = {0};
        hint_text(t, hint, s, &text);
        if (s > 1)
            hf_out_char(t->out, ',');
        hf_out_json(t->out, text.data ? text.data : "", text.length);
        t->out->failed |= text.failed;
        hf_out_free(&text);
    }
    hf_out_char(t->out, ']');
    if (hint->kind == HF_HINT_STEP && (stage == 0 || stage >= 4)) {
        hf_out_text(t->out, ",\"step\":");
        hf_out_part(t->out, &t->scene, HF_PART_JSON);
    }
    if (why && (hint->kind == HF_HINT_WRONG || hint->kind == HF_HINT_CLASH)) {
        hf_out text = {0};
        why_text(t, hint, &text);
        hf_out_text(t->out, ",\"why\":");
        hf_out_json(t->out, text.data ? text.data : "", text.length);
        t->out->failed |= text.failed;
        hf_out_free(&text);
    }
    hf_out_char(t->out, '}');
}

static void wrapped_hint(hf_explain_writer *t, const hf_hint *hint, uint32_t stage)
{
    hf_out text = {0};

    hint_text(t, hint, stage, &text);
    hf_out_wrapped(t->out, text.data ? text.data : "", text.length, 0, t->width);
    t->out->failed |= text.failed;
    hf_out_free(&text);
}

/* The board after the step, as a line of values and pencil marks cannot show it: drawn. */
static void carry_out(hf_explain_writer *t)
{
    hf_step *done;
    hf_status status = hf_logic_apply(t->game->logic, t->scene.step);

    if (status == HF_OK)
        status = hf_step_new(&done);
    t->out->failed |= status == HF_NO_MEMORY;
    if (status != HF_OK)
        return;
    hf_game_update(t->game);
    done->rule = t->scene.step->rule;
    t->scene.step = done;
    hf_out_part(t->out, &t->scene, HF_PART_DRAWING);
    hf_step_free(done);
}

void hf_explain_writer_hint(hf_explain_writer *t, const hf_hint *hint, uint32_t stage, bool why)
{
    bool step = hint->kind == HF_HINT_STEP;

    hf_explain_writer_scene(t, t->game->step);
    if (step && t->svg)
        hf_explain_writer_picture(t, 1);
    if (t->json) {
        hint_json(t, hint, stage, why);
        return;
    }
    if (step && t->drawn && (stage == 0 || stage == 3 || stage == 4)) {
        t->scene.quiet = stage == 3;
        hf_out_part(t->out, &t->scene, HF_PART_DRAWING);
    }
    if (step && stage == 0) {
        hf_out_part(t->out, &t->scene, HF_PART_LINE);
        hf_out_char(t->out, '\n');
    }
    wrapped_hint(t, hint, stage ? stage : 4);
    if (why && (hint->kind == HF_HINT_WRONG || hint->kind == HF_HINT_CLASH)) {
        hf_out text = {0};
        why_text(t, hint, &text);
        hf_out_wrapped(t->out, text.data ? text.data : "", text.length, 0, t->width);
        t->out->failed |= text.failed;
        hf_out_free(&text);
    }
    if (step && t->drawn && stage == HF_HINT_STAGES)
        carry_out(t);
}

void hf_explain_writer_late(hf_explain_writer *t)
{
    hf_out_text(t->out, t->json ? ",\"outcome\":\"limit\"" : "The time was up.\n");
}
