/* SPDX-License-Identifier: MIT
 *
 * logic.c - what else the page can ask of the library: hints, steps, ratings, new puzzles. It is in a module of
 * its own, with all of bridge.c, which the page fetches when the board is there already.
 */
#include "bridge.h"

#define page bridge_page

/* The techniques, and which of them are used. */
EXPORT(rules) size_t web_rules(void)
{
    bridge_rules(&page);
    return bridge_finish();
}

/* Techniques that hints and steps leave out from now on: their names with commas between, or nothing;
 * "=" and one name for that one alone. */
EXPORT(without) void web_without(size_t length)
{
    bridge_without(&page, page.input, length);
}

/* A puzzle of this shape; after the shape come the wishes, if there are any. */
EXPORT(generate) size_t web_generate(size_t count, uint32_t seed_low, uint32_t seed_high)
{
    size_t used;
    if (page.input == NULL || !bridge_take_shape(page.input, count, &used))
        return bridge_refuse("there is no such board");
    bridge_make(&page, (uint64_t)seed_high << 32 | seed_low, (const uint32_t *)page.input + used,
                count - used);
    return bridge_finish();
}

/* A variant of this shape, kind, level and symmetry; 0 for any. */
EXPORT(variant)
size_t web_variant(size_t count, uint32_t seed_low, uint32_t seed_high, uint32_t kind,
                   uint32_t clues, uint32_t level, uint32_t symmetry)
{
    size_t used;
    if (page.input == NULL || !bridge_take_shape(page.input, count, &used) || used != count)
        return bridge_refuse("there is no such board");
    bridge_variant(&page, (hf_constraint_kind)kind, clues != 0, (hf_level)level,
                   (hf_symmetry)symmetry, (uint64_t)seed_high << 32 | seed_low);
    return bridge_finish();
}

EXPORT(hint) size_t web_hint(size_t count)
{
    if (!bridge_take_board(count))
        return bridge_refuse("there is no such board");
    answer_clear(&page.out);
    bridge_hint(&page);
    return bridge_finish();
}

EXPORT(path) size_t web_path(size_t count, uint32_t limit_ms)
{
    if (!bridge_take_board(count))
        return bridge_refuse("there is no such board");
    answer_clear(&page.out);
    bridge_path(&page, limit_ms);
    return bridge_finish();
}

EXPORT(rate) size_t web_rate(size_t count)
{
    if (!bridge_take_board(count))
        return bridge_refuse("there is no such board");
    answer_clear(&page.out);
    bridge_rate(&page);
    return bridge_finish();
}

EXPORT(explainer) size_t web_explainer(size_t count)
{
    if (!bridge_take_board(count))
        return bridge_refuse("there is no such board");
    answer_clear(&page.out);
    bridge_explainer(&page);
    return bridge_finish();
}

EXPORT(all) size_t web_all(size_t count, uint32_t most)
{
    if (!bridge_take_board(count))
        return bridge_refuse("there is no such board");
    answer_clear(&page.out);
    bridge_all(&page, most);
    return bridge_finish();
}
