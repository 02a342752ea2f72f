/* SPDX-License-Identifier: MIT
 *
 * calls.c - what the page can ask of the library at once: boards, texts, how many solutions. What takes logic is in
 * logic.c, for the module that is fetched later.
 */
#include "bridge.h"

#define page bridge_page

/* What a board looks like: its shape, and constraints if there are any. */
EXPORT(describe) size_t web_describe(size_t count)
{
    size_t used;
    hf_puzzle_maker *maker = NULL;
    hf_puzzle *empty = NULL;
    const uint32_t *words = page.input;
    if (words == NULL || !bridge_take_shape(words, count, &used))
        return bridge_refuse("there is no such board");
    bool told = hf_puzzle_maker_new(page.shape, &maker) == HF_OK &&
                bridge_take_constraints(maker, words + used, count - used) &&
                hf_puzzle_maker_make(maker, &empty) == HF_OK;
    answer_clear(&page.out);
    if (told)
        bridge_geometry(&page, empty);
    hf_puzzle_free(empty);
    hf_puzzle_maker_free(maker);
    return told ? bridge_finish() : bridge_refuse("there is no such board");
}

/* Puzzle number `number` (0, 1 ...) in a text of any form. */
EXPORT(read) size_t web_read(size_t length, uint32_t number)
{
    bridge_read(&page, length, number);
    return bridge_finish();
}

/* The puzzles of a text, at most so many. */
EXPORT(list) size_t web_list(size_t length, uint32_t most)
{
    bridge_list(&page, length, most);
    return bridge_finish();
}

EXPORT(sample) size_t web_sample(size_t unused, uint32_t number)
{
    (void)unused;
    bridge_sample(&page, number);
    return bridge_finish();
}

/* The built-in puzzles that the page can show. */
EXPORT(samples) size_t web_samples(void)
{
    bridge_samples(&page);
    return bridge_finish();
}

/* The formats that can be written. */
EXPORT(formats) size_t web_formats(void)
{
    bridge_formats(&page);
    return bridge_finish();
}

/* The board as text; not JSON. */
EXPORT(write) size_t web_write(size_t count, uint32_t number)
{
    const hf_format *format = hf_format_at(number);
    if (format == NULL || !bridge_take_board(count))
        return bridge_refuse("there is no such board");
    bridge_write(&page, format);
    return bridge_finish();
}

EXPORT(candidates) size_t web_candidates(size_t count)
{
    if (!bridge_take_board(count))
        return bridge_refuse("there is no such board");
    answer_clear(&page.out);
    answer_add(&page.out, "{");
    answer_key(&page.out, "candidates");
    answer_add(&page.out, "[");
    for (uint32_t c = 0; c < hf_shape_cells(page.shape); c++) {
        answer_comma(&page.out);
        answer_number(&page.out, hf_board_candidates(page.board, c)[0]);
    }
    answer_add(&page.out, "]}");
    return bridge_finish();
}

EXPORT(check) size_t web_check(size_t count, uint32_t limit_ms)
{
    if (!bridge_take_board(count))
        return bridge_refuse("there is no such board");
    answer_clear(&page.out);
    bridge_check(&page, limit_ms);
    return bridge_finish();
}
