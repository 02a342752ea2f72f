/* SPDX-License-Identifier: MIT
 *
 * kernel_tpl.h - makes a kernel_set of a vocabulary: include a vec_*.h, then this, then call
 * KERNEL_SET with a name.
 */
#ifndef TESTS_KERNEL_TPL_H
#define TESTS_KERNEL_TPL_H

#include "kernels/kernels.h"
#include "solve/lanes/lanes_tpl.h"

static vec get(const uint16_t *row)
{
    vec x;
    memcpy(&x, row, sizeof x);
    return x;
}
static void put(uint16_t *row, vec x)
{
    memcpy(row, &x, sizeof x);
}
static void put_lanes(uint16_t *row, lane_mask m)
{
    for (unsigned lane = 0; lane < LANES; lane++)
        row[lane] = m >> lane & 1 ? 0xffff : 0;
}

#define WORD(name, expression)                                                                     \
    static void run_##name(const uint16_t *pa, const uint16_t *pb, const uint16_t *pc, unsigned n, \
                           uint16_t *out)                                                          \
    {                                                                                              \
        vec a = get(pa), b = get(pb), c = get(pc);                                                 \
        (void)a;                                                                                   \
        (void)b;                                                                                   \
        (void)c;                                                                                   \
        (void)n;                                                                                   \
        expression;                                                                                \
    }

WORD(set, put(out, vec_set(n)))
WORD(zero, put(out, vec_zero()))
WORD(and, put(out, vec_and(a, b)))
WORD(or, put(out, vec_or(a, b)))
WORD(xor, put(out, vec_xor(a, b)))
WORD(without, put(out, vec_without(a, b)))
WORD(and3, put(out, vec_and3(a, b, c)))
WORD(or3, put(out, vec_or3(a, b, c)))
WORD(xor3, put(out, vec_xor3(a, b, c)))
WORD(two_of, put(out, vec_two_of(a, b, c)))
WORD(one_of, put(out, vec_one_of(a, b, c)))
WORD(without2, put(out, vec_without2(a, b, c)))
WORD(and_or, put(out, vec_and_or(a, b, c)))
WORD(or_and, put(out, vec_or_and(a, b, c)))
WORD(or_without, put(out, vec_or_without(a, b, c)))
WORD(or_xor, put(out, vec_or_xor(a, b, c)))
WORD(select, put(out, vec_select(vec_equal(a, b), b, c)))
WORD(add, put(out, vec_add(a, b)))
WORD(sub, put(out, vec_sub(a, b)))
WORD(min, put(out, vec_min(a, b)))
WORD(equal, put(out, vec_equal(a, b)))
WORD(count, put(out, vec_count(a)))
WORD(weigh, put(out, vec_weigh(vec_and(a, vec_set(ALL_DIGITS)), vec_and(b, vec_set(ALL_DIGITS)))))
WORD(drop_lowest, put(out, vec_drop_lowest(a)))
WORD(single, put(out, vec_single(a)))
WORD(pick, put(out, vec_pick(a, b, c)))
WORD(if_upto3, put(out, vec_if_upto3(a, b)))
WORD(if_3up, put(out, vec_if_3up(vec_and(a, b), b)))
WORD(first, put(out, vec_first(a, b)))
WORD(zero_lanes, put_lanes(out, vec_zero_lanes(a)))
WORD(equal_lanes, put_lanes(out, vec_equal_lanes(a, b)))
WORD(above_lanes, put_lanes(out, vec_above_lanes(a, n)))
WORD(of_lanes, put(out, vec_of_lanes(vec_zero_lanes(a))))
WORD(byte, put(out, vec_byte(n & 255)))
WORD(look_up, put(out, vec_look_up(vec_bytes_table((const uint8_t *)pb), a)))
WORD(high_nibbles, put(out, vec_high_nibbles(a)))
WORD(bytes_sub, put(out, vec_bytes_sub(a, b)))
WORD(bytes_min, put(out, vec_bytes_min(a, b)))
WORD(bytes_equal, put(out, vec_bytes_equal(a, b)))
WORD(zip_low, put(out, vec_zip_low(a, b)))
WORD(zip_high, put(out, vec_zip_high(a, b)))
WORD(zip_lanes_low, put(out, vec_zip_lanes_low(a, b)))
WORD(zip_lanes_high, put(out, vec_zip_lanes_high(a, b)))
WORD(byte_up, put(out, vec_byte_up(a)))
WORD(byte_down, put(out, vec_byte_down(a)))
WORD(bytes_count, put(out, vec_bytes_count(a)))

#define ENTRY(name)                                                                                \
    {                                                                                              \
#name, run_##name                                                                          \
    }

static const kernel_word words[] = {
    ENTRY(set),
    ENTRY(zero),
    ENTRY(and),
    ENTRY(or),
    ENTRY(xor),
    ENTRY(without),
    ENTRY(and3),
    ENTRY(or3),
    ENTRY(xor3),
    ENTRY(two_of),
    ENTRY(one_of),
    ENTRY(without2),
    ENTRY(and_or),
    ENTRY(or_and),
    ENTRY(or_without),
    ENTRY(or_xor),
    ENTRY(select),
    ENTRY(add),
    ENTRY(sub),
    ENTRY(min),
    ENTRY(equal),
    ENTRY(count),
    ENTRY(weigh),
    ENTRY(drop_lowest),
    ENTRY(single),
    ENTRY(pick),
    ENTRY(first),
    ENTRY(if_upto3),
    ENTRY(if_3up),
    ENTRY(zero_lanes),
    ENTRY(equal_lanes),
    ENTRY(above_lanes),
    ENTRY(of_lanes),
    ENTRY(byte),
    ENTRY(look_up),
    ENTRY(high_nibbles),
    ENTRY(bytes_sub),
    ENTRY(bytes_min),
    ENTRY(bytes_equal),
    ENTRY(zip_low),
    ENTRY(zip_high),
    ENTRY(zip_lanes_low),
    ENTRY(zip_lanes_high),
    ENTRY(byte_up),
    ENTRY(byte_down),
    ENTRY(bytes_count),
    {NULL, NULL},
};

static void load_state(state *s, uint16_t (*rows)[MAX_LANES])
{
    for (unsigned i = 0; i < CELLS; i++)
        s->cell[i] = get(rows[i]);
    s->owner = get(rows[81]);
    s->depth = get(rows[82]);
}
static void save_state(const state *s, uint16_t (*rows)[MAX_LANES])
{
    for (unsigned i = 0; i < CELLS; i++)
        put(rows[i], s->cell[i]);
    put(rows[81], s->owner);
    put(rows[82], s->depth);
}

static void save_ways(const sweep_notes *notes, kernel_notes *out)
{
    for (unsigned b = 0; b < CHUTES; b++) {
        const ways *k = &notes->chute[b];
        const vec six[6] = {k->p0, k->q0, k->p1, k->q1, k->p2, k->q2};
        for (unsigned i = 0; i < 6; i++)
            put(out->way[6 * b + i], six[i]);
    }
}
static void load_ways(const kernel_notes *in, sweep_notes *notes)
{
    for (unsigned b = 0; b < CHUTES; b++) {
        const uint16_t(*row)[MAX_LANES] = in->way + 6 * b;
        notes->chute[b] =
            (ways){get(row[0]), get(row[1]), get(row[2]), get(row[3]), get(row[4]), get(row[5])};
    }
}

static void run_sweep(uint16_t (*rows)[MAX_LANES], kernel_notes *out)
{
    state s;
    sweep_notes notes;
    load_state(&s, rows);
    verdict v = sweep(&s, &notes);
    save_state(&s, rows);
    save_ways(&notes, out);
    for (unsigned i = 0; i < 27; i++)
        put(out->single[i], notes.column_singles[i / 9][i % 9]);
    put_lanes(out->dead, v.dead);
    put_lanes(out->open, v.open);
    put_lanes(out->moving, v.moving);
    put_lanes(out->restless, v.restless);
}

/* Chooses among given ways, and cuts all lanes, in place. */
static void run_choose(kernel_notes *io, uint32_t loose, uint32_t seconds)
{
    sweep_notes notes;
    cuts own, twins;
    load_ways(io, &notes);
    choice chosen = choose(&notes, vec_of_lanes(loose), 1);
    census counted = count_ways(&chosen.way);
    put(io->digit, choose_digit(&counted, vec_of_lanes(loose), 1));
    put(io->chute, chosen.chute);
    put(io->few, counted.few);
    route stay = route_copies(0, 0);
    make_cuts(&chosen, &stay, 0, ALL_LANES, seconds, vec_of_lanes(loose), &own, &twins);
    for (unsigned i = 0; i < CUT_ROWS; i++) {
        put(io->cut[i], vec_and(own.segment[i / 3 % 3][i % 3], own.chute[i / 9]));
        put(io->twin[i], vec_and(twins.segment[i / 3 % 3][i % 3], twins.chute[i / 9]));
    }
}

static void run_read(const char *const *texts, uint16_t (*rows)[MAX_LANES], uint32_t *bad)
{
    state s;
    memset(&s, 0, sizeof s);
    text_classes classes = classify_text();
    *bad = read_lanes(&s, HF_BATCH_TEXT, texts, &classes);
    save_state(&s, rows);
}
static void run_write(uint16_t (*rows)[MAX_LANES], char *const *texts)
{
    state s;
    solutions solved;
    load_state(&s, rows);
    keep_lanes(&solved, ALL_LANES, &s, ALL_LANES);
    write_solutions(&solved, texts, '0');
    spread_solutions(&solved, &s);
    save_state(&s, rows);
}
static void run_exchange(uint16_t (*solution)[MAX_LANES], uint16_t (*puzzle)[MAX_LANES],
                         uint32_t *several)
{
    state s, p;
    load_state(&s, solution);
    load_state(&p, puzzle);
    *several = find_exchanges(&s, &p);
}
static void run_move(uint16_t (*to)[MAX_LANES], uint32_t to_lanes, uint16_t (*from)[MAX_LANES],
                     uint32_t from_lanes)
{
    state t, f;
    load_state(&t, to);
    load_state(&f, from);
    move_lanes(&t, to_lanes, &f, from_lanes);
    save_state(&t, to);
}
static void run_copy(const uint16_t *in, uint32_t to, uint32_t from, uint16_t *out)
{
    route r = route_copies(to, from);
    put(out, vec_take(&r, get(in), r.crossing));
}
static void run_pair(uint32_t from, uint32_t to, uint32_t *firsts, uint32_t *seconds)
{
    lanes_pair(from, to, firsts, seconds);
}
/* The board is in one lane, another in the others. */
static bool run_layouts(const uint16_t *cells, unsigned lane, uint64_t most, uint64_t *total)
{
    static layouts l;
    static state s;
    static vec board[CELLS];
    for (unsigned c = 0; c < CELLS; c++) {
        s.cell[c] = vec_set(cells[CELLS - 1 - c]);
        lane_set(&s.cell[c], lane, cells[c]);
    }
    *total = 0;
    if (find_clashes(&s) >> lane & 1)
        return true;
    mark_open(&s, board);
    bool counted = count_by_layouts(&l, board, lane, most);
    *total = l.total;
    return counted;
}
static unsigned run_list(uint64_t bits, uint8_t *numbers, uint8_t *marks, unsigned mark)
{
    return word_list(bits, numbers, marks, mark);
}
static void run_apart(const uint64_t *eight, const uint64_t *list, unsigned n, uint8_t *to)
{
    words_apart(eight, list, n, to, 3);
}

#define KERNEL_SET(id, label, features)                                                            \
    const kernel_set id = {label,      features, LANES,       words,        run_sweep,             \
                           run_choose, run_read, run_write,   run_exchange, run_move,              \
                           run_copy,   run_pair, run_layouts, run_list,     run_apart}
/* The whole engine, where the library has none of the kind: compiling it takes most of the time. */
#define KERNEL_ENGINE(id, label)                                                                   \
    const hf_engine id##_engine = {.name = label,                                                  \
                                   .summary = "under test",                                        \
                                   .width = LANES,                                                 \
                                   .needs = 0,                                                     \
                                   .serves = hf_engine_serves_nine,                                \
                                   .open = open_lanes,                                             \
                                   .close = close_lanes,                                           \
                                   .solve = solve_one,                                             \
                                   .solve_many = solve_many,                                       \
                                   .takes_extra = true,                                            \
                                   .lane_work = tell_work}

#endif
