/* SPDX-License-Identifier: MIT
 *
 * key.c - a name of 128 bits for the class of a board, several times cheaper than its canonical form.
 *
 * Rows, columns and digits get colours: numbers that depend on what they hold and not on where they stand. A
 * row's colour begins with how its clues lie in three boxes; then, a few times, each row takes in the colours of
 * the columns and digits of its clues and of the other rows of its band; columns and digits likewise. If in the
 * end no two rows, no two columns and no two digits that hold a clue have the same colour, the colours of all
 * clues together say all there is to know of the board: who has the same colours has the same clues in the
 * places of the same colours. Rows and columns are treated alike and two sums are taken, one with the roles
 * exchanged; the key has both, the lesser first.
 *
 * Where colours tie (a board with a symmetry always, others seldom), the canonical form is hashed instead.
 * Whether they tie depends on the class alone, so boards that are the same always go the same way.
 */
#include <string.h>

#include "canon/canon_data.h"

enum { ROUNDS = 3 };

static const uint64_t odd[3] = {UINT64_C(0x9e3779b97f4a7c15), UINT64_C(0xd6e8feb86659fd93),
                                UINT64_C(0xa0761d6478bd642f)};

/* The clues, and the colours of what they lie in. */
typedef struct colouring {
    unsigned clues;
    uint8_t row[81]; /* of each clue */
    uint8_t column[81];
    uint8_t name[81];
    unsigned used[3]; /* rows, columns, digits that hold a clue, as bits */
    uint64_t line[2][9];
    uint64_t digit[10];
} colouring;

static uint64_t blend(uint64_t a, uint64_t b)
{
    uint64_t x = (a ^ (b << 31 | b >> 33)) * odd[0];
    return x ^ x >> 29;
}

static uint64_t finish(uint64_t x)
{
    x = (x ^ x >> 32) * odd[1];
    x = (x ^ x >> 29) * odd[2];
    return x ^ x >> 32;
}

/* False: a digit stands twice in a row or column. */
static bool begin_colours(const hf_ties *ties, const uint8_t board[81], colouring *c)
{
    unsigned mask[2][9] = {{0}};
    unsigned held[2][9] = {{0}};
    unsigned count[10] = {0};
    unsigned clues = 0, twice = 0;
    uint8_t cell[84]; /* one more is written than kept */
    for (unsigned i = 0; i < 81; i++) {
        cell[clues] = (uint8_t)i;
        clues += board[i] != 0;
    }
    c->clues = clues;
    memset(c->used, 0, sizeof c->used);
    for (unsigned k = 0; k < clues; k++) {
        c->row[k] = (uint8_t)(cell[k] / 9);
        c->column[k] = (uint8_t)(cell[k] % 9);
        c->name[k] = board[cell[k]];
        mask[0][c->row[k]] |= 1u << c->column[k];
        mask[1][c->column[k]] |= 1u << c->row[k];
        count[c->name[k]]++;
        unsigned digit = 1u << c->name[k];
        twice |= (held[0][c->row[k]] | held[1][c->column[k]]) & digit;
        held[0][c->row[k]] |= digit;
        held[1][c->column[k]] |= digit;
    }
    for (unsigned i = 0; i < 9; i++) {
        c->used[0] |= (mask[0][i] != 0 ? 1u : 0u) << i;
        c->used[1] |= (mask[1][i] != 0 ? 1u : 0u) << i;
        c->used[2] |= (count[i + 1] != 0 ? 1u : 0u) << i;
    }
    for (unsigned i = 0; i < 18; i++)
        c->line[i / 9][i % 9] = finish(ties->line_code[mask[i / 9][i % 9]] + 1u);
    for (unsigned d = 0; d < 10; d++)
        c->digit[d] = finish(count[d] + 1000u);
    return twice == 0;
}

/* What the lines of a chute have in common goes into each of them. */
static void share_chutes(uint64_t line[9], const uint64_t sum[9])
{
    for (unsigned chute = 0; chute < 9; chute += 3) {
        uint64_t all = 0;
        for (unsigned i = chute; i < chute + 3; i++) {
            line[i] = finish(sum[i] + line[i] * odd[2]);
            all += blend(line[i], line[i]);
        }
        for (unsigned i = chute; i < chute + 3; i++)
            line[i] = blend(line[i], all);
    }
}

static void refine(colouring *c)
{
    uint64_t sum[2][9] = {{0}};
    uint64_t sums[10] = {0};
    for (unsigned k = 0; k < c->clues; k++) {
        unsigned row = c->row[k], column = c->column[k], digit = c->name[k];
        uint64_t a = c->line[0][row], b = c->line[1][column], d = c->digit[digit];
        sum[0][row] += blend(b, d);
        sum[1][column] += blend(a, d);
        sums[digit] += blend(a + b, a ^ b);
    }
    share_chutes(c->line[0], sum[0]);
    share_chutes(c->line[1], sum[1]);
    for (unsigned d = 1; d < 10; d++)
        c->digit[d] = finish(sums[d] + c->digit[d] * odd[2]);
}

/* Do two of the colours that are used agree in 31 bits? Each is compared with the four after it, round and round, in
 * loops for vectors. Once in twenty million boards they agree by chance: then they do so for the whole class. What is
 * not used gets numbers of its own, below all colours. */
static bool equal_colours(const uint64_t colour[9], unsigned used)
{
    uint32_t own[16], equal = 0;
    for (unsigned i = 0; i < 9; i++)
        own[i] = used >> i & 1 ? (uint32_t)(colour[i] >> 32) | UINT32_C(1) << 31 : i;
    for (unsigned i = 9; i < 16; i++)
        own[i] = own[i - 9];
    for (unsigned apart = 1; apart <= 4; apart++)
        for (unsigned i = 0; i < 12; i++)
            equal |= i < 9 && own[i] == own[i + apart] ? 1 : 0;
    return equal != 0;
}

static bool tied(const colouring *c)
{
    return equal_colours(c->line[0], c->used[0]) || equal_colours(c->line[1], c->used[1]) ||
           equal_colours(c->digit + 1, c->used[2]);
}

/* The two sums; false: they are equal. */
static bool add_up(const colouring *c, uint64_t key[2])
{
    uint64_t sum[2] = {0, 0};
    for (unsigned k = 0; k < c->clues; k++) {
        uint64_t a = c->line[0][c->row[k]], b = c->line[1][c->column[k]], d = c->digit[c->name[k]];
        sum[0] += finish(blend(a, d) + b * odd[1]);
        sum[1] += finish(blend(b, d) + a * odd[1]);
    }
    /* a bijection of the unordered pair whose first half is spread evenly, as a least of two is not */
    uint64_t least = sum[0] < sum[1] ? sum[0] : sum[1];
    key[1] = sum[0] < sum[1] ? sum[1] : sum[0];
    key[0] = finish(least ^ finish(key[1]));
    return sum[0] != sum[1];
}

static void hash_form(const uint8_t form[81], uint64_t key[2])
{
    uint64_t a = odd[0], b = odd[1];
    for (unsigned i = 0; i < 81; i += 9) {
        uint64_t row = 0;
        for (unsigned c = 0; c < 9; c++)
            row = row << 4 | form[i + c];
        a = finish(a ^ row);
        b = finish(b + row * odd[2]);
    }
    key[0] = a;
    key[1] = finish(a + b);
}

hf_status hf_canon_key(hf_canon *canon, const uint8_t board[81], uint64_t key[2])
{
    colouring colours;
    uint8_t form[81];
    uint8_t most = 0;
    if (canon->form != HF_FORM_PUZZLE)
        return HF_BAD_ARGUMENT;
    for (unsigned i = 0; i < 81; i++)
        most = board[i] > most ? board[i] : most;
    if (most > 9)
        return HF_BAD_ARGUMENT;
    if (!begin_colours(canon->ties, board, &colours))
        return HF_BAD_ARGUMENT;
    for (unsigned i = 0; i < ROUNDS; i++) {
        refine(&colours);
        if (!tied(&colours) && add_up(&colours, key))
            return HF_OK;
    }
    hf_status status = hf_canon_form(canon, board, form, NULL, NULL);
    if (status == HF_OK)
        hash_form(form, key);
    return status;
}

hf_status hf_canon_keys(hf_canon *canon, size_t count, const uint8_t *boards, uint64_t (*keys)[2],
                        hf_status *statuses)
{
    hf_status worst = HF_OK;
    for (size_t i = 0; i < count; i++) {
        statuses[i] = hf_canon_key(canon, boards + 81 * i, keys[i]);
        if (statuses[i] != HF_OK)
            memset(keys[i], 0, sizeof keys[i]);
        if (statuses[i] == HF_NO_MEMORY)
            worst = HF_NO_MEMORY;
    }
    return worst;
}
