/* SPDX-License-Identifier: MIT
 *
 * subsets_tpl.h - different cells with sums, exactly: a symbol stays where some way to fill the
 * cells has it.
 *
 * Cell by cell goes along the set of all sets of symbols that the cells so far can have used: adding
 * symbol s to all of those that lack it is a shift by 2^s, and as they lack it no carry ever happens.
 * From 2^6 = 64 on the shift moves whole words. Where the cells so far must have a certain sum, other sets
 * are dropped. Then back: of the sets before a cell those are kept which lead to one behind it.
 *
 * The file that includes this one says what `sets` is and how it is moved: no_sets, first_set, load, store,
 * meet, drop, is_empty, add_cell, take_cell.
 */

static inline sets keep_sums(const hf_sets_tables *tables, sets reached, int32_t least,
                             int32_t most)
{
    uint32_t low = least > 0 ? (uint32_t)least : 0;
    uint32_t above = most < HF_SETS_SUM ? (uint32_t)most + 1 : HF_SETS_SUM + 1;
    return drop(meet(reached, load(&tables->at_least[low])), load(&tables->at_least[above]));
}

static void reach(const hf_sets_tables *tables, const uint16_t *mask, uint32_t count,
                  hf_sets *reached)
{
    (void)tables;
    sets so_far = first_set();
    for (uint32_t i = 0; i < count; i++)
        so_far = add_cell(so_far, mask[i]);
    store(reached, so_far);
}

static bool subsets(const hf_sets_tables *tables, hf_row_of_cells *line)
{
    sets reached[HF_SETS_CELLS + 1];
    reached[0] = first_set();
    for (uint32_t i = 0; i < line->count; i++) {
        if (line->least[i] > HF_SETS_SUM || line->most[i] < 0)
            return false;
        reached[i + 1] =
            keep_sums(tables, add_cell(reached[i], line->mask[i]), line->least[i], line->most[i]);
    }
    sets back = reached[line->count];
    if (line->ends != NULL)
        back = meet(back, load(line->ends));
    if (is_empty(back))
        return false;
    for (uint32_t i = line->count; i-- > 0;) {
        sets before = no_sets();
        uint32_t kept = take_cell(back, reached[i], line->mask[i], &before);
        line->mask[i] = (uint16_t)kept;
        back = before;
    }
    return true;
}
