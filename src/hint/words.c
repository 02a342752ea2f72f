/* SPDX-License-Identifier: MIT
 *
 * words.c - a hint in its five stages.
 */
#include "hint/hint_words.h"

void hf_hint_say_clash(hf_writer *w, const hf_clash *clash)
{
    hf_say_symbol(w, clash->symbol);
    if (clash->constraint > 0) {
        hf_say(w, " in ");
        hf_say_cell(w, clash->first);
        hf_say(w, " is against a constraint of the puzzle.");
        return;
    }
    hf_say(w, " stands twice in ");
    hf_say_house_name(w, clash->house);
    hf_say(w, ": in ");
    hf_say_cell(w, clash->first);
    hf_say(w, " and in ");
    hf_say_cell(w, clash->second);
    hf_say(w, ".");
}

static void say_wrong(hf_writer *w, const hf_hint *hint, uint32_t stage)
{
    bool entry = hint->kind != HF_HINT_MISSING;
    switch (stage) {
    case 1:
        hf_say(w, "There is a mistake on the board.");
        break;
    case 2:
        hf_say(w, entry ? "An entry is wrong." : "A pencil mark that is needed is missing.");
        break;
    case 3:
        hf_say(w, entry ? "Look at the entries in " : "Look at the pencil marks in ");
        hf_say_home(w, hint->cell);
        hf_say(w, ".");
        break;
    case 4:
        if (hint->kind == HF_HINT_CLASH) {
            hf_hint_say_clash(w, &hint->clash);
            break;
        }
        hf_say(w, entry ? "The " : "");
        if (entry) {
            hf_say_symbol(w, hint->symbol);
            hf_say(w, " in ");
            hf_say_cell(w, hint->cell);
            hf_say(w, " is wrong.");
        } else {
            hf_say_cell(w, hint->cell);
            hf_say(w, " has lost the candidate that belongs there.");
        }
        break;
    default:
        if (entry) {
            hf_say(w, "Take the ");
            hf_say_symbol(w, hint->symbol);
            hf_say(w, " out of ");
        } else {
            hf_say(w, "Put ");
            hf_say_symbol(w, hint->symbol);
            hf_say(w, " back among the pencil marks of ");
        }
        hf_say_cell(w, hint->cell);
        hf_say(w, ".");
    }
}

static void say_step(hf_writer *w, uint32_t stage)
{
    static void (*const stages[])(hf_writer *) = {hf_say_where, hf_say_technique, hf_say_pattern,
                                                  hf_say_paragraph, hf_say_line};
    stages[stage - 1](w);
}

/* The ladder has ended. What comes last is no logic, and is not called so. */
static void say_end(hf_writer *w, const hf_hint *hint, uint32_t stage)
{
    if (stage < HF_HINT_STAGES || hint->symbol == 0) {
        hf_say(w, "The ladder ends here: none of its rules proves a next step.");
        if (hint->symbol)
            hf_say(w, " The last stage gives a digit from the solution instead.");
        return;
    }
    hf_say(w, "A digit from the solution, not from logic: ");
    hf_say_cell(w, hint->cell);
    hf_say(w, " is ");
    hf_say_symbol(w, hint->symbol);
    hf_say(w, ".");
}

size_t hf_hint_write(const hf_scene *scene, const hf_hint *hint, uint32_t stage, char *buffer,
                     size_t size)
{
    hf_writer w = {.text = hf_text_make(buffer, size),
                   .scene = scene,
                   .board = scene->board,
                   .shape = hf_board_shape(scene->board),
                   .step = scene->step};
    stage = stage < 1 ? 1 : stage > HF_HINT_STAGES ? HF_HINT_STAGES : stage;
    switch (hint->kind) {
    case HF_HINT_STEP:
        say_step(&w, stage);
        break;
    case HF_HINT_SOLVED:
        hf_say(&w, "The puzzle is solved.");
        break;
    case HF_HINT_NOTHING:
        say_end(&w, hint, stage);
        break;
    default:
        say_wrong(&w, hint, stage);
    }
    return w.text.length;
}
