/* SPDX-License-Identifier: MIT
 *
 * cages.c - cages with a sum, sums of cells that may repeat, regions in which nothing repeats.
 */
#include "puzzle/kind.h"

#include "base/assert.h"
#include "base/bits.h"

/* The least and the greatest sum of so many cells; `apart`: of different symbols. */
static int32_t least_sum(const hf_rules *rules, uint32_t count, bool apart)
{
    int32_t n = (int32_t)count;
    return n * rules->first + (apart ? n * (n - 1) / 2 : 0);
}

static int32_t greatest_sum(const hf_rules *rules, uint32_t count, bool apart)
{
    int32_t n = (int32_t)count;
    int32_t top = rules->first + (int32_t)rules->size - 1;
    return n * top - (apart ? n * (n - 1) / 2 : 0);
}

static const char *sum_fault(const hf_rules *rules, const hf_written *written, bool apart)
{
    int32_t least = least_sum(rules, written->cell_count, apart);
    int32_t greatest = greatest_sum(rules, written->cell_count, apart);
    if (written->number_count > 64)
        return "no more than 64 sums to choose from";
    for (uint32_t i = 0; i < written->number_count; i++) {
        if (written->numbers[i] >= least && written->numbers[i] <= greatest)
            return NULL;
    }
    return apart ? "no cage of so many cells has this sum" : "so many cells cannot have this sum";
}

static const char *cage_fault(const hf_rules *rules, const hf_written *written)
{
    if (written->cell_count > rules->size)
        return "a cage has no more cells than there are symbols";
    return written->number_count > 0 ? sum_fault(rules, written, true) : NULL;
}

/* One of several sums: the automaton adds up. numbers: how many sums, the sums. */
static int64_t add_up(const int32_t *numbers, int64_t state, int32_t value)
{
    int64_t most = 0;
    for (int32_t i = 1; i <= numbers[0]; i++)
        most = numbers[i] > most ? numbers[i] : most;
    return state + value > most ? -1 : state + value;
}

static bool is_sum(const int32_t *numbers, int64_t state)
{
    for (int32_t i = 1; i <= numbers[0]; i++) {
        if (numbers[i] == state)
            return true;
    }
    return false;
}

static void expand_sums(hf_rules *rules, const hf_written *written)
{
    enum { MOST = 64 };
    int32_t numbers[MOST + 1];
    HF_ASSERT(written->number_count <= MOST); /* sum_fault */
    numbers[0] = (int32_t)written->number_count;
    for (uint32_t i = 0; i < written->number_count; i++)
        numbers[i + 1] = written->numbers[i];
    if (written->number_count == 1)
        hf_rules_sum(rules, written->cells, NULL, written->cell_count, written->numbers[0]);
    else if (written->number_count > 1)
        hf_rules_line(rules, written->cells, written->cell_count,
                      &(hf_automaton_maker){&(int64_t){0}, 1, add_up, is_sum, numbers});
}

static void expand_cage(hf_rules *rules, const hf_written *written)
{
    hf_rules_different(rules, written->cells, written->cell_count);
    expand_sums(rules, written);
}

const hf_kind hf_kind_cage = {
    .name = "killer cage",
    .plural = "killer cages",
    .iss = "Cage",
    .iss_form = HF_ISS_NUMBER_CELLS,
    .fpuzzles = "killercage",
    .fpuzzles_form = HF_FPUZZLES_CELLS,
    .style = HF_STYLE_CAGE,
    .colour = "#52606d",
    .least = 1,
    .fault = cage_fault,
    .expand = expand_cage,
    .numbered = true,
};

static const char *plain_sum_fault(const hf_rules *rules, const hf_written *written)
{
    return sum_fault(rules, written, false);
}

const hf_kind hf_kind_sum = {
    .name = "sum",
    .plural = "sums",
    .iss = "Sum",
    .iss_form = HF_ISS_NUMBER_CELLS,
    .style = HF_STYLE_CAGE,
    .colour = "#9aa5b1",
    .least = 1,
    .fault = plain_sum_fault,
    .expand = expand_sums,
    .numbered = true,
    .repeats = true,
};

static const char *region_fault(const hf_rules *rules, const hf_written *written)
{
    return written->cell_count > rules->size ? "more cells than there are symbols" : NULL;
}

static void expand_region(hf_rules *rules, const hf_written *written)
{
    hf_rules_different(rules, written->cells, written->cell_count);
}

const hf_kind hf_kind_region = {
    .name = "extra region",
    .plural = "extra regions",
    .iss = "AllDifferent",
    .iss_form = HF_ISS_CELLS,
    .fpuzzles = "extraregion",
    .fpuzzles_form = HF_FPUZZLES_CELLS,
    .style = HF_STYLE_SHADE,
    .colour = "#e4e7eb",
    .least = 2,
    .fault = region_fault,
    .expand = expand_region,
};

/* On boards that are narrower than the number of symbols rows, columns or both are no houses. */
static void expand_lines(hf_rules *rules, const hf_written *written)
{
    uint32_t rows = hf_shape_rows(rules->shape), columns = hf_shape_columns(rules->shape);
    (void)written;
    for (uint32_t r = 0; r < rows; r++) {
        uint32_t cells[HF_RULES_SYMBOLS];
        for (uint32_t c = 0; c < columns; c++)
            cells[c] = r * columns + c;
        hf_rules_different(rules, cells, columns);
    }
    for (uint32_t c = 0; c < columns; c++) {
        uint32_t cells[HF_RULES_SYMBOLS];
        for (uint32_t r = 0; r < rows; r++)
            cells[r] = r * columns + c;
        hf_rules_different(rules, cells, rows);
    }
}

static const char *lines_fault(const hf_rules *rules, const hf_written *written)
{
    (void)written;
    /* Rectangles are no higher, and the cells of a list of houses are one row. */
    HF_ASSERT(hf_shape_rows(rules->shape) <= rules->size);
    return hf_shape_columns(rules->shape) > rules->size
               ? "lines of more cells than there are symbols"
               : NULL;
}

const hf_kind hf_kind_lines = {
    .name = "rows and columns",
    .plural = "rows and columns",
    .fault = lines_fault,
    .expand = expand_lines,
};
