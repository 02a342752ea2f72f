/* SPDX-License-Identifier: MIT
 *
 * test_memory.c - runs every chain, or those of one name, with allocations refused one after the other: each
 * that is reached by a new way, and a fair sample of the others, evenly spread; in the long run all, in the short
 * one every fourth new way.
 * test_memory [NAME [K N]]: with K and N every N-th variant, from K on, so that several processes can share a chain.
 */
#include "memory.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void chain_tell(chain *c, const void *data, size_t size)
{
    const unsigned char *bytes = data;
    for (size_t i = 0; i < size; i++) /* FNV-1a */
        c->digest = (c->digest ^ bytes[i]) * UINT64_C(1099511628211);
}

enum {
    MANY = 100, /* variants of a chain */
    FAIR = 1    /* points of a variant that are tried besides the new ways */
};

static uint64_t points, missed;

static bool is_run(const char *length)
{
    const char *wanted = getenv("HOUSEFUL_TEST_LENGTH");
    return wanted && strcmp(wanted, length) == 0;
}

static bool complain(const chain_kind *kind, uint32_t which, uint64_t at, const char *what)
{
    printf("# %s %" PRIu32 ", allocation %" PRIu64 ": %s\n", kind->name, which, at, what);
    return false;
}

static chain run(const chain_kind *kind, uint32_t which, uint64_t at, bool on)
{
    chain c = {0};
    memory_refuse(at, on);
    kind->run(&c, which);
    return c;
}

static bool judge(const chain_kind *kind, uint32_t which, uint64_t at, const chain *right)
{
    int64_t before = memory_live();
    chain once = run(kind, which, at, false);
    uint64_t refused = memory_refused();
    memory_refuse(0, false);
    points++;
    if (memory_live() != before)
        return complain(kind, which, at, "something was left allocated");
    if (once.last == HF_NO_MEMORY)
        return complain(kind, which, at, "a call failed again though there was memory");
    if (once.digest != right->digest)
        return complain(kind, which, at, "after it, something else was told");
    missed += refused > 0 && once.complaints == 0; /* done without: all is right all the same */
    chain on = run(kind, which, at, true);
    memory_refuse(0, false);
    if (memory_live() != before)
        return complain(kind, which, at, "and all later ones: something was left allocated");
    if (on.last != HF_NO_MEMORY && on.digest != right->digest)
        return complain(kind, which, at,
                        "and all later ones: no word, and something else was told");
    return true;
}

static bool try_variant(const chain_kind *kind, uint32_t which)
{
    static uint64_t fresh[1 << 12];
    bool good = true;
    const bool all = is_run("soak"), few = is_run("short");
    memory_note(fresh, all ? 0 : sizeof fresh / sizeof *fresh);
    chain right = run(kind, which, 0, false);
    uint64_t asked = memory_asked();
    size_t ways = memory_noted();
    if (memory_live() != 0)
        return complain(kind, which, 0, "something is left allocated though nothing was refused");
    uint64_t step = !all && asked > FAIR ? asked / FAIR : 1;
    bool sampled = all || (!few && kind->variants < MANY); /* of many alike, the new ways alone */
    for (uint64_t at = 1; sampled && at <= asked; at += step)
        good &= judge(kind, which, at, &right);
    for (size_t i = 0; i < ways; i += few ? 17 : 1)
        good &= judge(kind, which, fresh[i], &right);
    return good;
}

int main(int argc, char **argv)
{
    static const chain_kind *const lists[] = {chains_boards, chains_solve,    chains_logic,
                                              chains_kinds,  chains_variants, chains_texts,
                                              chains_seldom};
    uint32_t from = argc > 3 ? (uint32_t)atoi(argv[2]) : 0;
    uint32_t step = argc > 3 && atoi(argv[3]) > 0 ? (uint32_t)atoi(argv[3]) : 1;
    int tests = 0, failures = 0;
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        for (const chain_kind *kind = lists[i]; kind->name; kind++) {
            bool good = true;
            if (argc > 1 ? strcmp(argv[1], kind->name) != 0
                         : lists[i] == chains_seldom && !is_run("soak"))
                continue;
            points = missed = 0;
            const bool some = is_run("short") && kind->variants >= MANY; /* of many alike */
            for (uint32_t which = from; which < kind->variants; which += some ? 3 * step : step)
                good &= try_variant(kind, which);
            printf("%s %d - memory refused: %s, %" PRIu64 " times, done without %" PRIu64 "\n",
                   good ? "ok" : "not ok", ++tests, kind->name, points, missed);
            fflush(stdout);
            failures += !good;
        }
    printf("1..%d\n", tests);
    return failures > 0;
}
