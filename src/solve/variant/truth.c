/* SPDX-License-Identifier: MIT
 *
 * truth.c - what occurs in some solution, and about how many solutions there are.
 *
 * True candidates: a search for a few solutions first, which is all there is to do where there are no more.
 * Else, as long as a candidate of the root has not been met in a solution, one of them is
 * assumed and a solution searched for. A solution has a symbol in every cell, and unmet ones are tried
 * first, so most candidates need no search of their own. An assumption without a solution strikes
 * its candidate from the root, which may strike others.
 *
 * The estimate: a descent takes a random symbol in the tightest cell until the board is full or fails.
 * The product of the numbers of choices on the way, 0 for a failure, has the number of solutions as
 * its mean (Knuth 1975); the average of many descents comes near it where solutions are many.
 */
#include "solve/variant/model.h"

#include "base/assert.h"
#include "base/rng.h"

/* The best candidate to assume: in the cell that the search would take. False: all have been met. */
static bool unmet(const hf_variant *v, uint32_t *cell, uint16_t *symbol)
{
    const hf_variant_board *root = &v->boards[0];
    float most = -1;
    for (uint32_t i = 0; i < v->cell_count; i++) {
        uint32_t c = v->place[i];
        uint32_t open = root->mask[c] & ~(uint32_t)v->seen[c];
        float symbols = (float)hf_popcount32(root->mask[c]);
        float weight = (v->score[c] + v->step / 4) / (symbols * symbols * symbols);
        if (open != 0 && weight > most) {
            most = weight;
            *cell = c;
            *symbol = (uint16_t)(open & (~open + 1));
        }
    }
    return most >= 0;
}

/* A search for a few solutions. *known: it found all there are, and the root has only what they have. */
static bool try_all(hf_variant *v, bool *known)
{
    enum { FEW = 10 };
    hf_variant_board root = v->boards[0];
    v->search->max_solutions = FEW;
    *known = hf_variant_branch(v, 0);
    v->boards[0] = root;
    bool possible = *known && v->search->count > 0;
    for (uint32_t c = 0; possible && c < v->cell_count; c++)
        hf_variant_keep(v, &v->boards[0], v->place[c], v->seen[v->place[c]]);
    if (possible)
        hf_variant_propagate(v, &v->boards[0]);
    return *known || v->search->count >= FEW;
}

bool hf_variant_true_candidates(hf_variant *v)
{
    hf_variant_board *root = &v->boards[0];
    hf_search *search = v->search;
    uint32_t cell = 0;
    uint16_t symbol = 0;
    bool known;
    if (!try_all(v, &known))
        return false;
    if (known)
        return true;
    while (unmet(v, &cell, &symbol)) {
        uint64_t before = search->count;
        search->max_solutions = before + 1;
        v->boards[1] = *root;
        HF_ASSERT(root->mask[cell] != symbol); /* then every solution would have it */
        hf_variant_put(v, &v->boards[1], cell, symbol);
        bool ended = !hf_variant_propagate(v, &v->boards[1]) || hf_variant_branch(v, 1);
        if (search->count > before)
            continue; /* it was told to stop because it had found one */
        if (!ended)
            return false;
        hf_variant_put(v, root, cell, (uint16_t)(root->mask[cell] & ~symbol));
        bool possible = hf_variant_propagate(v, root);
        HF_ASSERT(possible); /* solutions have been found */
    }
    return true;
}

/* The unsettled cell with the fewest symbols; UINT32_MAX: none. */
static uint32_t tightest(const hf_variant *v, const hf_variant_board *b)
{
    uint32_t best = UINT32_MAX;
    uint32_t least = 99;
    for (uint32_t i = 0; i < v->cell_count; i++) {
        uint32_t c = v->place[i];
        uint32_t symbols = hf_popcount32(b->mask[c]);
        if (symbols > 1 && symbols < least) {
            least = symbols;
            best = c;
        }
    }
    return best;
}

static double descend(hf_variant *v, hf_rng *rng)
{
    hf_variant_board *b = &v->boards[1];
    double weight = 1;
    *b = v->boards[0];
    for (uint32_t cell = tightest(v, b); cell != UINT32_MAX; cell = tightest(v, b)) {
        uint32_t mask = b->mask[cell];
        uint32_t symbols = hf_popcount32(mask);
        for (uint32_t skip = hf_rng_below(rng, symbols); skip > 0; skip--)
            mask &= mask - 1;
        weight *= symbols;
        hf_variant_put(v, b, cell, (uint16_t)(mask & (~mask + 1)));
        if (!hf_variant_propagate(v, b))
            return 0;
    }
    return weight;
}

double hf_variant_estimate(hf_variant *v, uint32_t descents)
{
    hf_rng rng = hf_rng_make(1975, descents);
    double sum = 0;
    uint32_t done = 0;
    while (done < descents && !hf_search_expired(v->search)) {
        sum += descend(v, &rng);
        done++;
    }
    return done > 0 ? sum / done : 0;
}
