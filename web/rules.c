/* SPDX-License-Identifier: MIT
 *
 * rules.c - how hard a puzzle is, which techniques there are, and which of them are used.
 */
#include <stdlib.h>
#include <string.h>

#include "bridge.h"

enum { RATE_SECONDS = 4 }; /* a variant or large board may take longer than anyone waits */

/* Sudoku Explainer's rating, which takes longer than the other: asked for by itself. 0: it knows no such board. */
void bridge_explainer(bridge *page)
{
    answer *out = &page->out;
    hf_rater *rater = NULL;
    hf_rating rating;
    memset(&rating, 0, sizeof rating);
    if (!hf_puzzle_is_variant(page->puzzle) &&
        hf_rater_new(page->shape, hf_scale_named("se"), &rater) == HF_OK)
        hf_rater_rate(rater, page->puzzle, &rating);
    hf_rater_free(rater);
    answer_add(out, "{");
    answer_key_number(out, "tenths", rating.answer == HF_UNIQUE ? rating.er : 0);
    answer_add(out, "}");
}

/* The level, the points, and the hardest rule that was needed; nothing where the puzzle cannot be rated. */
void bridge_rate(bridge *page)
{
    answer *out = &page->out;
    hf_rater *rater = NULL;
    hf_rating rating;
    memset(&rating, 0, sizeof rating);
    rating.answer = HF_LIMIT;
    if (hf_rater_new(page->shape, NULL, &rater) == HF_OK) {
        if (hf_puzzle_is_variant(page->puzzle) || hf_shape_cells(page->shape) > 81)
            hf_rater_set_time_limit(rater, RATE_SECONDS * 1000000000ULL);
        hf_rater_rate(rater, page->puzzle, &rating);
    }
    hf_rater_free(rater);
    answer_add(out, "{");
    if (rating.answer == HF_UNIQUE) {
        answer_key_text(out, "level", hf_level_key(rating.level));
        answer_key_number(out, "score", rating.score);
        if (rating.hardest != NULL) {
            answer_key_text(out, "rule", hf_rule_key(rating.hardest));
            answer_key_text(out, "name", hf_rule_name(rating.hardest));
        }
    }
    answer_add(out, "}");
}

/* All rules in the order in which they are known, with their level where HoDoKu's scale has one. */
void bridge_rules(bridge *page)
{
    answer *out = &page->out;
    hf_ladder *usual = NULL;
    answer_clear(out);
    if (hf_ladder_new(&usual) != HF_OK) {
        out->failed = true;
        return;
    }
    hf_ladder_named("default", usual);
    answer_add(out, "[");
    for (size_t i = 0; hf_rule_at(i) != NULL; i++) {
        const hf_rule *rule = hf_rule_at(i);
        hf_level level;
        uint32_t score;
        bool weighed = hf_scale_weigh(hf_scale_at(0), rule, &level, &score);
        answer_comma(out);
        answer_add(out, "{");
        answer_key_number(out, "number", i);
        answer_key_text(out, "key", hf_rule_key(rule));
        answer_key_text(out, "name", hf_rule_name(rule));
        if (weighed) {
            answer_key_text(out, "level", hf_level_key(level));
            answer_key_number(out, "score", score);
        }
        answer_key_number(out, "used", hf_ladder_has(usual, rule));
        answer_add(out, "}");
    }
    answer_add(out, "]");
    hf_ladder_free(usual);
}

/* One rule, found in every form that it has. */
static void use_only(hf_ladder *ladder, const hf_rule *rule)
{
    hf_logic_options options;
    hf_logic_options_init(&options, sizeof options);
    options.duals = true;
    hf_ladder_of_rule(rule, ladder);
    hf_ladder_set_options(ladder, &options);
}

/* "=" and one name: only this one. An unknown name: all are used. */
void bridge_without(bridge *page, const char *names, size_t length)
{
    hf_ladder_free(page->ladder);
    page->ladder = NULL;
    page->lone = false;
    char *text = length > 0 ? malloc(length + 1) : NULL;
    if (text == NULL)
        return;
    memcpy(text, names, length);
    text[length] = '\0';
    const hf_rule *only = text[0] == '=' ? hf_rule_named(text + 1) : NULL;
    if (only != NULL && hf_ladder_new(&page->ladder) == HF_OK) {
        use_only(page->ladder, only);
        page->lone = true;
    } else if (hf_ladder_new(&page->ladder) != HF_OK ||
               hf_ladder_named("default", page->ladder) != HF_OK ||
               hf_ladder_without(page->ladder, text) != HF_OK) {
        hf_ladder_free(page->ladder);
        page->ladder = NULL;
    }
    free(text);
}
