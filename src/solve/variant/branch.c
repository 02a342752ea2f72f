/* SPDX-License-Identifier: MIT
 *
 * branch.c - the search: a cell, one of its symbols, then all the others.
 *
 * Where a puzzle has no sums and no runs (renban), one of the places of a symbol in a house is as good a
 * guess as one of the symbols of a cell, and is taken likewise: a puzzle of ranks went from 29,696 guesses to
 * 329, one of thermometers from 208,441 to 9,998. Puzzles of sums need up to three times as many guesses with
 * places, one of runs five times.
 *
 * Which cell? One with few symbols that has had part in failures lately. A failure adds to the scores
 * of the cell that was tried and of the one where the contradiction showed, with sums some also to all cells of the
 * propagator that failed; later failures count more,
 * so that scores fade without being touched; with sums, where the same cells fail for long, slowly. Where sums are
 * no cages, as in little killers, the cells of those that are nearly complete come first (tight.c).
 */
#include "solve/variant/model.h"

#include "grid/shape_data.h"

static const float fading = 1.003f, fading_of_places = 1.02f;
static const float even_start = 0.2f; /* so that cells without failures are told apart by symbols */
static const float even_with_sums = 5; /* and here by the sums they are in */
static const float share = 0.3f;       /* of all cells of a propagator in its failure */
static const float too_large = 1e20f;
enum { STEPS_PER_WORK = 16 };
enum { PLACES_AFTER = 256 }; /* guesses: easy puzzles, such as those made from a seed, need none */
static const float places_count = 2; /* beside cells of as many symbols */

typedef struct guess {
    uint32_t cell;
    uint16_t symbol;
    float *score; /* of the cell, or of the symbol in a house */
} guess;

/* The cells of a sum that failed: which of them is at fault cannot be told from where it showed. */
static void blame_all(hf_variant *v, const hf_propagator *p)
{
    for (uint32_t i = 0; i < p->count; i++)
        v->score[v->cells[p->cells + i]] += share * v->step;
}

static void blame(hf_variant *v, const guess *g)
{
    *g->score += v->step;
    v->score[v->culprit] += v->step;
    if (v->failing != UINT32_MAX && !v->by_places)
        blame_all(v, &v->props[v->failing]);
    v->step *= v->by_places ? fading_of_places : fading;
    if (v->step > too_large) {
        for (uint32_t p = 0; p < v->places; p++)
            v->score[p] /= too_large;
        for (uint32_t i = 0; i < v->shape->houses * v->size; i++)
            v->house_score[i] /= too_large;
        v->step /= too_large;
    }
}

/* Of so many ways to go on: 1 / ways^4. */
static const float part_of[HF_RULES_SYMBOLS + 1] = {
    1,           1.f / 1,     1.f / 16,    1.f / 81,    1.f / 256,   1.f / 625,
    1.f / 1296,  1.f / 2401,  1.f / 4096,  1.f / 6561,  1.f / 10000, 1.f / 14641,
    1.f / 20736, 1.f / 28561, 1.f / 38416, 1.f / 50625, 1.f / 65536};
static inline float weight_of(const hf_variant *v, float score, uint32_t ways)
{
    float even = v->has_sums ? even_with_sums : even_start;
    return (score + v->step * even) * part_of[ways];
}

/* The number of symbols of each place; one by one in a row, as a processor does several at once. */
static void count_ways(const hf_variant *v, const hf_variant_board *b, uint8_t *ways)
{
    for (uint32_t p = 0; p < v->places; p++) {
        uint16_t x = b->mask[p];
        x = (uint16_t)(x - (x >> 1 & 0x5555));
        x = (uint16_t)((x & 0x3333) + (x >> 2 & 0x3333));
        x = (uint16_t)((x + (x >> 4)) & 0x0f0f);
        ways[p] = (uint8_t)(x + (x >> 8));
    }
}

static bool tell(hf_variant *v, const hf_variant_board *b)
{
    uint16_t values[HF_VARIANT_CELLS];
    for (uint32_t c = 0; c < v->cell_count; c++) {
        uint16_t mask = b->mask[v->place[c]];
        values[c] = (uint16_t)(hf_lowest32(mask) + 1);
        if (v->seen != NULL)
            v->seen[v->place[c]] |= mask;
    }
    return hf_variant_found(v, values);
}

/* The lowest symbol, one that no solution had so far if there is such. */
static uint16_t pick(const hf_variant *v, const hf_variant_board *b, uint32_t cell)
{
    uint32_t mask = b->mask[cell];
    if (v->seen != NULL && (mask & ~(uint32_t)v->seen[cell]) != 0)
        mask &= ~(uint32_t)v->seen[cell];
    return (uint16_t)(mask & (~mask + 1));
}

/* The weight of the best cell, with its symbol; below 0: every cell is settled. */
static float choose_cell(hf_variant *v, const hf_variant_board *b, guess *g)
{
    float most = -1, tight[HF_VARIANT_CELLS];
    uint8_t ways[HF_VARIANT_CELLS];
    count_ways(v, b, ways);
    if (v->has_sums)
        hf_variant_tightness(v, ways, tight);
    for (uint32_t w = 0; w < v->words; w++) {
        for (uint64_t rest = ~v->empty[w] & ~b->settled[w]; rest != 0; rest &= rest - 1) {
            uint32_t c = w * 64 + hf_lowest64(rest);
            float weight = weight_of(v, v->score[c], ways[c]);
            weight *= v->has_sums ? tight[c] : 1;
            if (weight > most) {
                most = weight;
                g->cell = c;
            }
        }
    }
    if (most >= 0) {
        g->symbol = pick(v, b, g->cell);
        g->score = &v->score[g->cell];
    }
    return most;
}

/* The last place of a symbol in a house. */
static uint32_t last_place(const hf_variant *v, const hf_variant_board *b, const uint32_t *cells,
                           uint32_t symbol)
{
    uint32_t i = v->size - 1;
    while ((b->mask[v->place[cells[i]]] & symbol) == 0)
        i--;
    return v->place[cells[i]];
}

/* A symbol with few places in a house, if that weighs more. */
static void choose_in_house(hf_variant *v, const hf_variant_board *b, uint32_t house, float *most,
                            guess *g)
{
    const uint32_t *cells = hf_house_cells(v->shape, house);
    float *scores = v->house_score + (size_t)house * v->size;
    uint32_t one = 0, two = 0, three = 0, four = 0; /* symbols with so many places, or more */
    for (uint32_t i = 0; i < v->size; i++) {
        uint32_t mask = b->mask[v->place[cells[i]]];
        four |= three & mask;
        three |= two & mask;
        two |= one & mask;
        one |= mask;
    }
    for (uint32_t rest = two; rest != 0; rest &= rest - 1) {
        uint32_t symbol = rest & (~rest + 1);
        uint32_t ways = 2u + ((three & symbol) != 0) + ((four & symbol) != 0);
        float *score = &scores[hf_lowest32(rest)],
              weight = places_count * weight_of(v, *score, ways);
        if (weight > *most) {
            *most = weight;
            *g = (guess){last_place(v, b, cells, symbol), (uint16_t)symbol, score};
        }
    }
}

/* False: every cell is settled. */
static bool choose(hf_variant *v, const hf_variant_board *b, guess *g)
{
    float most = choose_cell(v, b, g);
    bool places = v->by_places && v->seen == NULL && v->search->guesses >= PLACES_AFTER;
    for (uint32_t h = 0; most >= 0 && places && h < v->shape->houses; h++)
        choose_in_house(v, b, h, &most, g);
    return most >= 0;
}

/* Has the learner its turn, after so many more steps? */
static bool is_time_to_learn(hf_variant *v, uint64_t steps)
{
    if (v->pause > steps) {
        v->pause -= steps;
        return false;
    }
    return v->pause != 0;
}

bool hf_variant_branch(hf_variant *v, uint32_t depth)
{
    hf_variant_board *b = &v->boards[depth];
    guess g = {0, 0, v->score};
    for (;;) {
        if (!choose(v, b, &g))
            return tell(v, b);
        uint64_t steps = STEPS_PER_WORK * v->work;
        v->work = 0;
        if (!hf_search_guess(v->search) || hf_search_work(v->search, steps) ||
            (is_time_to_learn(v, steps) && !hf_variant_learn(v)))
            return false;
        v->boards[depth + 1] = *b;
        hf_variant_put(v, &v->boards[depth + 1], g.cell, g.symbol);
        if (!hf_variant_propagate(v, &v->boards[depth + 1]))
            blame(v, &g);
        else if (!hf_variant_branch(v, depth + 1))
            return false;
        hf_variant_put(v, b, g.cell, (uint16_t)(b->mask[g.cell] & ~(uint32_t)g.symbol));
        if (!hf_variant_propagate(v, b)) {
            blame(v, &g);
            return true;
        }
    }
}
