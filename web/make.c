/* SPDX-License-Identifier: MIT
 *
 * make.c - new puzzles, as wished: the library's generator, one puzzle of a series, with word of how far it is.
 */
#include "bridge.h"

/* How many attempts were made; the page can end the whole worker, so the answer is always to go on. */
static bool tell(size_t done, size_t count, void *user)
{
    (void)count;
    (void)user;
    web_progress((uint32_t)done, 0, NULL);
    return true;
}

/* The words of the wishes, in their order; 0 is no wish. */
enum { LEVEL, SYMMETRY, RATING_LEAST, RATING_MOST, RULE, WISHES };

static void refuse(answer *out, const char *why)
{
    answer_clear(out);
    answer_add(out, "{");
    answer_key_text(out, "error", why);
    answer_add(out, "}");
}

void bridge_make(bridge *page, uint64_t seed, const uint32_t *wishes, size_t count)
{
    answer *out = &page->out;
    hf_generator *generator = NULL;
    hf_generate_options options;
    hf_made made = {0};
    const hf_rule *rule = NULL;
    hf_generate_options_init(&options, sizeof options);
    options.seed = seed;
    options.on_progress = tell;
    if (count == WISHES) {
        options.level_least = options.level_most = (hf_level)wishes[LEVEL];
        options.symmetry = (hf_symmetry)wishes[SYMMETRY];
        options.rating_least = wishes[RATING_LEAST];
        options.rating_most = wishes[RATING_MOST];
        rule = wishes[RULE] > 0 ? hf_rule_at(wishes[RULE] - 1) : NULL;
        options.technique = &rule;
        options.techniques = rule != NULL;
    }
    const char *why = hf_generate_options_refusal(&options, page->shape);
    if (why != NULL) {
        refuse(out, why);
        return;
    }
    hf_status status = hf_generator_new(page->shape, &options, &generator);
    if (status == HF_OK) {
        status = hf_generator_next(generator, page->clues, NULL);
        hf_generator_last(generator, &made);
    }
    hf_generator_free(generator);
    if (status != HF_OK) {
        refuse(out, "no such puzzle was found");
        return;
    }
    answer_clear(out);
    answer_add(out, "{");
    answer_key_values(out, "clues", hf_grid_values(page->clues), hf_shape_cells(page->shape));
    answer_key_number(out, "attempts", made.attempts);
    answer_add(out, "}");
}

/* The first of the seed's series, as the command makes it. */
void bridge_variant(bridge *page, hf_constraint_kind kind, bool clues, hf_level level,
                    hf_symmetry symmetry, uint64_t seed)
{
    hf_puzzle *puzzle = NULL;
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.seed = seed;
    options.on_progress = tell;
    options.level_least = options.level_most = level;
    options.symmetry = symmetry;
    const char *why = hf_generate_variant_refusal(&options, page->shape, kind);
    if (why != NULL) {
        refuse(&page->out, why);
        return;
    }
    if (hf_generate_variant_wished(page->shape, kind, clues, &options, 0, &puzzle) == HF_OK)
        bridge_opened(page, puzzle, NULL);
    else
        refuse(&page->out, "no such puzzle was found");
    hf_puzzle_free(puzzle);
}
