/* SPDX-License-Identifier: MIT
 *
 * ranks.c - full rank: all rows and columns, read as numbers from both ends, in the order of their
 * size. A clue tells the place of its line among these 4N.
 *
 * On a board of N x N cells each side holds every symbol once, so four lines begin with each symbol:
 * those of ranks 1 to 4 with the least, and so on. A rank thus tells the first symbol, and how many of
 * the three others with the same one are smaller.
 */
#include "puzzle/kind.h"

enum { LINES_OF_A_SYMBOL = 4 };

static const char *board_fault(const hf_rules *rules)
{
    return hf_shape_rows(rules->shape) != rules->size ||
                   hf_shape_columns(rules->shape) != rules->size
               ? "ranks need a board of N x N cells"
               : NULL;
}

/* The number of a line as hf_rank_cell counts them; that of all lines: it is none. */
static uint32_t line_of(const hf_rules *rules, const hf_written *written)
{
    const uint32_t lines = LINES_OF_A_SYMBOL * rules->size;
    for (uint32_t line = 0; line < lines; line++) {
        uint32_t i = 0;
        while (i < rules->size && hf_rank_cell(rules->size, line, i) == written->cells[i])
            i++;
        if (i == rules->size)
            return line;
    }
    return lines;
}

static const char *rank_fault(const hf_rules *rules, const hf_written *written)
{
    const char *fault = board_fault(rules);
    if (fault != NULL)
        return fault;
    if (written->cell_count != rules->size ||
        line_of(rules, written) == LINES_OF_A_SYMBOL * rules->size)
        return "a rank is that of a whole row or column";
    return written->numbers[0] < 1 || written->numbers[0] > LINES_OF_A_SYMBOL * (int32_t)rules->size
               ? "no line has such a rank: there are four for each symbol"
               : NULL;
}

static hf_rank_ties ties_of(const hf_rules *rules)
{
    for (uint32_t i = 0; i < rules->written_count; i++) {
        if (rules->written[i].kind == HF_CONSTRAINT_RANK_TIES)
            return (hf_rank_ties)rules->written[i].numbers[0];
    }
    return HF_RANK_TIES_UNTOLD;
}

/* Two lines, cell by cell in turn: the first is the smaller. State: 0 where they were equal so far, 1
 * once it is decided, 2 and more between the two cells. numbers: may they be equal to the end? */
static int64_t order_next(const int32_t *numbers, int64_t state, int32_t value)
{
    (void)numbers;
    if (state == 0)
        return 2 + value;
    if (state == 1 || value > state - 2)
        return 1;
    return value == state - 2 ? 0 : -1;
}

static bool order_accepts(const int32_t *numbers, int64_t state)
{
    return state == 1 || (state == 0 && numbers[0] != 0);
}

static void put_in_order(hf_rules *rules, const uint32_t *less, const uint32_t *more, bool ties)
{
    uint32_t cells[2 * HF_RULES_SYMBOLS];
    const int32_t numbers[1] = {ties};
    for (uint32_t i = 0; i < rules->size; i++) {
        cells[2 * i] = less[i];
        cells[2 * i + 1] = more[i];
    }
    hf_rules_line(rules, cells, 2 * rules->size,
                  &(hf_automaton_maker){&(int64_t){0}, 1, order_next, order_accepts, numbers});
}

/* Two clues say which line is the smaller; with the same rank, that they are equal. */
static void expand_two(hf_rules *rules, const hf_written *a, const hf_written *b, bool ties)
{
    if (a->numbers[0] < b->numbers[0])
        put_in_order(rules, a->cells, b->cells, ties);
    else if (a->numbers[0] > b->numbers[0])
        put_in_order(rules, b->cells, a->cells, ties);
    for (uint32_t i = 0; i < rules->size && a->numbers[0] == b->numbers[0]; i++) {
        if (!ties)
            hf_rules_count(rules, a->cells, 1, 0, 1u << 1); /* nothing is one of nothing */
        else if (a->cells[i] != b->cells[i])
            hf_rules_pair(rules, a->cells[i], b->cells[i], hf_relation_equal, 0);
    }
}

static void expand_rank(hf_rules *rules, const hf_written *written)
{
    uint32_t place = (uint32_t)written->numbers[0] - 1;
    hf_rank_ties ties = ties_of(rules);
    uint32_t line = line_of(rules, written);
    hf_rules_count(rules, written->cells, 1, 1u << place / LINES_OF_A_SYMBOL, 1u << 1);
    hf_rules_rank(rules, line, place % LINES_OF_A_SYMBOL, ties);
    for (uint32_t i = 0; i < rules->owner; i++) {
        const hf_written *other = &rules->written[i];
        rules->partner = i;
        if (other->kind == HF_CONSTRAINT_FULL_RANK && line_of(rules, other) != line)
            expand_two(rules, other, written, ties == HF_RANK_TIES_ANY);
    }
}

const hf_kind hf_kind_full_rank = {
    .name = "full rank",
    .plural = "full ranks",
    .iss = "FullRank",
    .iss_form = HF_ISS_OUTSIDE,
    .style = HF_STYLE_OUTSIDE,
    .colour = "#8a4b08",
    .mark = "M-2-4v8M2-4v8M-4-2h8M-4 2h8",
    .least = 2,
    .fault = rank_fault,
    .expand = expand_rank,
    .numbered = true,
    .late = true,
};

static const char *ties_fault(const hf_rules *rules, const hf_written *written)
{
    const char *fault = board_fault(rules);
    if (fault == NULL &&
        (written->numbers[0] < HF_RANK_TIES_NONE || written->numbers[0] > HF_RANK_TIES_ANY))
        fault = "expected 0 for no ties, 1 for those without a clue, 2 for any";
    return fault;
}

static void expand_ties(hf_rules *rules, const hf_written *written)
{
    if (written->numbers[0] == HF_RANK_TIES_NONE)
        hf_rules_rank(rules, HF_RANK_ALL, 0, HF_RANK_TIES_NONE);
}

const hf_kind hf_kind_rank_ties = {
    .name = "ties of ranks",
    .plural = "ties of ranks",
    .iss = "FullRankTies",
    .iss_form = HF_ISS_TIES,
    .fault = ties_fault,
    .expand = expand_ties,
    .numbered = true,
};
