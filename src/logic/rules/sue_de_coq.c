/* SPDX-License-Identifier: MIT
 *
 * sue_de_coq.c - two or three cells C in the crossing of a box and a line have at least two symbols
 * more than cells. Cells L of the rest of the line and cells B of the rest of the box take these
 * symbols up, L some and B others, so that C, L and B together have exactly as many symbols as
 * cells. Then every symbol stands once: those of L and C only in the line's part, those of B and C
 * only in the box's part.
 *
 *      +----------+-------------+-------+
 *      | C C  .   | .  L  .     |       |     C = {2 6 7 9} in two cells, L = {2 6}, B = {7 9}:
 *      | . B  .   |             |       |     2 and 6 leave the rest of the line, 7 and 9 the rest
 *      | . .  .   |             |       |     of the box
 *      +----------+-------------+-------+
 *
 * Exactly: V are the symbols of C and need = |V| - |C| >= 2. L and B each have a symbol of V but
 * share none of V; symbols outside V (extras) cost a cell each; the cells that L and B have beyond
 * their extras add up to `need`, at least one of them in each. The rest of the line loses the
 * symbols of V and L that B lacks, and the extras common to both; the rest of the box likewise.
 */
#include "logic/quiet.h"
#include "logic/rules/rules.h"

/* Above 9x9 the subsets of a house are too many: L and B are kept small there. */
enum { MOST_ON_LARGE = 3 };

typedef struct sdc {
    hf_find *find;
    uint32_t line, box;
    hf_set cross, on_line, in_box; /* the cells of C, L, B */
    uint32_t symbols;              /* V */
    uint32_t need;
    uint32_t most; /* cells of L, and of B */
    uint32_t line_mask, line_count;
    uint32_t box_mask, box_count;
    bool met; /* one that strikes something */
} sdc;

static uint32_t extras(const sdc *s, uint32_t mask)
{
    return hf_popcount32(mask & ~s->symbols);
}

/* ---- telling --------------------------------------------------------------------------------- */

static void strike_house(hf_step *step, const sdc *s, uint32_t house, const uint64_t *but,
                         uint32_t mask)
{
    const hf_view *v = s->find->view;
    hf_set rest;
    set_minus(rest, view_house(v, house), s->cross, v->words);
    set_minus(rest, rest, but, v->words);
    SET_EACH (cell, rest, v->words)
        hf_step_strike_mask(step, v, cell, mask);
}

static void mark_cells(hf_step *step, const hf_view *v, hf_role role, const uint64_t *cells)
{
    SET_EACH (cell, cells, v->words)
        hf_step_mark_mask(step, role, 0, cell, v->cand[cell]);
}

static bool report(sdc *s)
{
    const hf_view *v = s->find->view;
    uint32_t shared = s->line_mask & s->box_mask & ~s->symbols;
    hf_step *step = hf_find_begin(s->find, &hf_rule_sue_de_coq);
    strike_house(step, s, s->box, s->in_box, ((s->symbols | s->box_mask) & ~s->line_mask) | shared);
    strike_house(step, s, s->line, s->on_line,
                 ((s->symbols | s->line_mask) & ~s->box_mask) | shared);
    if (step->eliminations == 0)
        return true;
    s->met = true;
    hf_step_symbols(step, s->symbols);
    mark_cells(step, v, HF_ROLE_PATTERN, s->cross);
    mark_cells(step, v, HF_ROLE_LINE, s->on_line);
    mark_cells(step, v, HF_ROLE_BOX, s->in_box);
    hf_step_house(step, HF_ROLE_LINE, 0, s->line);
    hf_step_house(step, HF_ROLE_BOX, 0, s->box);
    return hf_find_emit(s->find);
}

/* ---- choosing cells -------------------------------------------------------------------------- */

/* The empty cells of a house that are neither in the crossing nor in `but`, and have no candidate
 * of `used`. */
static uint32_t list_cells(const sdc *s, uint32_t house, const uint64_t *but, uint32_t used,
                           uint16_t *list)
{
    const hf_view *v = s->find->view;
    uint32_t n = 0;
    hf_set rest;
    set_and(rest, view_house(v, house), v->empty, v->words);
    set_minus(rest, rest, s->cross, v->words);
    set_minus(rest, rest, but, v->words);
    SET_EACH (cell, rest, v->words)
        if (!(v->cand[cell] & used))
            list[n++] = (uint16_t)cell;
    return n;
}

/* Adds cells of the box from the list; `need` is what the line has left over. A cell more adds one
 * to what cells have over their extra symbols, at most: where too few are left, none is tried. */
static bool choose_box(sdc *s, const uint16_t *list, uint32_t left, uint32_t need)
{
    const hf_view *v = s->find->view;
    for (; left > 0 && s->box_count < s->most; left--, list++) {
        uint32_t mask = s->box_mask;
        if (s->box_count + left < extras(s, mask) + need)
            break;
        set_add(s->in_box, *list);
        s->box_mask |= v->cand[*list];
        s->box_count++;
        bool more = true;
        if ((s->box_mask & s->symbols) && s->box_count == extras(s, s->box_mask) + need)
            more = report(s);
        if (more)
            more = choose_box(s, list + 1, left - 1, need);
        set_drop(s->in_box, *list);
        s->box_mask = mask;
        s->box_count--;
        if (!more)
            return false;
    }
    return true;
}

static bool choose_line(sdc *s, const uint16_t *list, uint32_t left)
{
    const hf_view *v = s->find->view;
    for (; left > 0 && s->line_count < s->most; left--, list++) {
        uint32_t mask = s->line_mask;
        set_add(s->on_line, *list);
        s->line_mask |= v->cand[*list];
        s->line_count++;
        uint32_t extra = extras(s, s->line_mask);
        bool more = true;
        if ((s->line_mask & s->symbols) && s->line_count > extra &&
            s->line_count - extra < s->need) {
            uint16_t box[HF_LOGIC_MAX_SIZE];
            uint32_t n = list_cells(s, s->box, s->on_line, s->line_mask & s->symbols, box);
            more = choose_box(s, box, n, s->need - (s->line_count - extra));
        }
        if (more && s->line_count + left - 1 > extra)
            more = choose_line(s, list + 1, left - 1);
        set_drop(s->on_line, *list);
        s->line_mask = mask;
        s->line_count--;
        if (!more)
            return false;
    }
    return true;
}

/* Chooses cells of line and box for the crossing. */
static bool look_at_cross(sdc *s, uint32_t count)
{
    uint16_t line[HF_LOGIC_MAX_SIZE];
    s->need = hf_popcount32(s->symbols) - count;
    return hf_find_goes_on(s->find) &&
           choose_line(s, line, list_cells(s, s->line, s->cross, 0, line));
}

/* Two or three cells of the crossing, from position `from` of the line on. */
static bool choose_cross(sdc *s, uint32_t spots, uint32_t count)
{
    const hf_view *v = s->find->view;
    SPOT_EACH (p, spots) {
        uint32_t cell = view_cell(v, s->line, p), mask = s->symbols;
        set_add(s->cross, cell);
        s->symbols |= v->cand[cell];
        bool more = true;
        if (count >= 1 && hf_popcount32(s->symbols) >= count + 3)
            more = look_at_cross(s, count + 1);
        if (more && count < 2)
            more = choose_cross(s, (uint32_t)((uint64_t)spots >> (p + 1) << (p + 1)), count + 1);
        set_drop(s->cross, cell);
        s->symbols = mask;
        if (!more)
            return false;
    }
    return true;
}

/* The empty cells of a crossing, as positions of the line. */
static uint32_t empty_spots(const hf_view *v, const hf_cross *cross)
{
    uint32_t spots = 0;
    SPOT_EACH (p, cross->from_mask)
        if (v->cand[view_cell(v, cross->from, p)])
            spots |= UINT32_C(1) << p;
    return spots;
}

static void find_sue_de_coq(hf_find *find)
{
    const hf_view *v = find->view;
    for (uint32_t line = 0; line < v->houses; line++) {
        if (!view_is_line(v, line))
            continue;
        for (uint32_t i = v->cross_at[line]; i < v->cross_at[line + 1]; i++) {
            sdc s = {.find = find,
                     .line = line,
                     .box = v->cross[i].to,
                     .most = v->size <= 9 ? v->size : MOST_ON_LARGE};
            uint32_t spots = empty_spots(v, &v->cross[i]);
            if (!view_is_box(v, s.box) || hf_popcount32(spots) < 2 || quiet_cross(find, i))
                continue;
            if (!choose_cross(&s, spots, 0))
                return;
            if (!s.met)
                note_quiet_cross(find, i);
        }
    }
}

const hf_rule hf_rule_sue_de_coq = {.name = "Sue de Coq",
                                    .key = "sue-de-coq",
                                    .code = "1101",
                                    .brief = "sdc",
                                    .find = find_sue_de_coq};
