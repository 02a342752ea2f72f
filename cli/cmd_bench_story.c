/* SPDX-License-Identifier: MIT
 *
 * cmd_bench_story.c - `houseful bench --story`: how far each idea gets.
 *
 * One table, from the search everybody writes first to the best engine of this machine: the time
 * for a whole list of puzzles, and for Arto Inkala's puzzle of 2012. The simple engines would take
 * days for the list, so they get a sample of it, and the whole is reckoned from that; the table
 * says so.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd_bench.h"
#include "command.h"
#include "houseful/format.h"

enum { MOST = 16, GENERATED = 10000 };

static const char inkala[] =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/* ---- who takes part -------------------------------------------------------------------------- */

static void add_engine(hf_bench_contestant *list, size_t *count, const hf_engine *engine)
{
    if (*count == MOST || (engine && (hf_engine_needs(engine) & ~hf_cli_cpu()) != 0))
        return;
    for (size_t i = 0; i < *count; i++)
        if (list[i].engine == engine)
            return;
    hf_bench_contestant_init(&list[(*count)++], engine);
}

/* The references, the slowest first; a person's rules; the engines that every processor can run; and
 * the one that is chosen here. */
static size_t list_engines(hf_bench_contestant *list, const hf_shape *shape)
{
    size_t count = 0, engines = 0;
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    while (hf_engine_at(engines))
        engines++;
    for (int reference = 1; reference >= 0; reference--) {
        for (size_t i = engines; i-- > 0;) {
            const hf_engine *engine = hf_engine_at(i);
            if (hf_engine_is_reference(engine) == (reference == 1) &&
                hf_engine_needs(engine) == 0 && hf_engine_serves(engine, shape))
                add_engine(list, &count, engine);
        }
        if (reference)
            add_engine(list, &count, NULL);
    }
    options.cpu = hf_cli_cpu();
    if (hf_solver_new(shape, &options, &solver) == HF_OK)
        add_engine(list, &count, hf_solver_engine(solver));
    hf_solver_free(solver);
    return count;
}

/* ---- the table ------------------------------------------------------------------------------- */

static const char *time_text(double ns, char *text, size_t size)
{
    static const struct {
        double ns;
        const char *unit;
    } units[] = {{86400e9, "days"}, {3600e9, "h"}, {60e9, "min"}, {1e9, "s"},
                 {1e6, "ms"},       {1e3, "us"},   {1, "ns"}};
    size_t i = 0;
    while (i < 6 && ns < units[i].ns)
        i++;
    snprintf(text, size, "%.*f %s", ns / units[i].ns < 10 ? 1 : 0, ns / units[i].ns, units[i].unit);
    return text;
}

/* Time for the whole set, from what was measured: in a batch if that was all of it. */
static double time_for_all(const hf_bench_set *set, const hf_bench_score *s)
{
    uint64_t time = s->step == 1 && s->batch_best > 0 ? s->batch_best : s->single_sum;
    return (double)time / (double)s->count * (double)set->count;
}

static void print_row(const hf_bench_contestant *who, const hf_bench_set *set,
                      const hf_bench_score *all, const hf_bench_score *hard)
{
    char whole[32], each[32], one[32], note[64] = "";
    double time = time_for_all(set, all);
    size_t unfinished = all->single.unfinished;
    const char *more = unfinished > 0 ? ">" : all->step > 1 ? "~" : "";
    const char *hard_more = hard->single.unfinished > 0 ? ">" : "";
    if (unfinished > 0)
        snprintf(note, sizeof note, "from %zu puzzles, %zu of them given up", all->count,
                 unfinished);
    else if (all->step > 1)
        snprintf(note, sizeof note, "from %zu puzzles", all->count);
    time_text(time, whole, sizeof whole);
    time_text(time / (double)set->count, each, sizeof each);
    time_text((double)hard->single_sum, one, sizeof one);
    printf("| %-15s | %2s%-10s | %2s%-10s | %2s%-10s | %2s%10llu | %s\n", who->name, more, whole,
           more, each, hard_more, one, hard_more, (unsigned long long)hard->single.guesses, note);
}

static void print_story(const hf_bench_set *set, const hf_bench_contestant *list, size_t count,
                        const hf_bench_score *all, const hf_bench_score *hard)
{
    char title[96];
    snprintf(title, sizeof title, "%s, %zu puzzles", set->name, set->count);
    printf("\n%s%s%s%s; Inkala: one call for his puzzle of 2012\n", title,
           set->about[0] != '\0' ? " (" : "", set->about, set->about[0] != '\0' ? ")" : "");
    printf("| %-15s | %-12s | %-12s | %-12s | %12s | %s\n", "engine", "all of them", "each",
           "Inkala", "guesses", "measured (> given up)");
    printf("|-----------------|-------------:|-------------:|-------------:|-------------:|----\n");
    for (size_t i = 0; i < count; i++)
        if (all[i].serves)
            print_row(&list[i], set, &all[i], &hard[i]);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static bool open_inkala(hf_bench_set *set)
{
    uint16_t values[HF_BENCH_CELLS];
    for (int c = 0; c < HF_BENCH_CELLS; c++)
        values[c] = inkala[c] == '.' ? 0 : (uint16_t)(inkala[c] - '0');
    return hf_bench_set_start(set, "Inkala 2012", 9) && hf_bench_set_add(set, values);
}

/* The first contestants need only be measured once, but with patience; the others take a blink, and
 * it takes repeats to tell them apart. */
static bool measure_all(const hf_bench_set *set, hf_bench_contestant *list, size_t count,
                        uint64_t budget_ns, hf_bench_score *all)
{
    size_t slow = 0;
    while (slow < count && list[slow].engine != hf_engine_named("trail"))
        slow++;
    hf_bench_plan patient = {1, false, true, budget_ns, budget_ns / 8};
    hf_bench_plan quick = {5, true, true, budget_ns, budget_ns};
    return hf_bench_measure(set, list, slow, &patient, all) &&
           hf_bench_measure(set, list + slow, count - slow, &quick, all + slow);
}

static bool tell(const hf_bench_set *set, hf_bench_contestant *list, size_t count,
                 uint64_t budget_ns)
{
    hf_bench_set one;
    hf_bench_score *all = calloc(count, sizeof *all);
    hf_bench_score *hard = calloc(count, sizeof *hard);
    hf_bench_plan single = {10, false, true, budget_ns, budget_ns};
    bool ok = open_inkala(&one) && all != NULL && hard != NULL &&
              measure_all(set, list, count, budget_ns, all) &&
              hf_bench_measure(&one, list, count, &single, hard);
    if (ok)
        print_story(set, list, count, all, hard);
    hf_bench_set_close(&one);
    free(all);
    free(hard);
    return ok;
}

int hf_bench_story(const char *file, const char *peer, uint64_t budget_ns)
{
    hf_bench_set set;
    hf_bench_contestant list[MOST + 1];
    if (!hf_bench_set_open(&set, file != NULL ? file : "minimal", GENERATED, 1)) {
        hf_bench_set_close(&set);
        return HF_EXIT_IO;
    }
    int status = HF_EXIT_OK;
    size_t count = list_engines(list, set.shape);
    size_t engines = count;
    if (!set.plain)
        status = hf_usage_error("bench", "--story needs puzzles of 9x9");
    else if (peer != NULL && !hf_bench_peer_open(&list[count++], peer))
        status = HF_EXIT_IO;
    if (status == HF_EXIT_OK) {
        hf_bench_print_machine(false);
        if (!tell(&set, list, count, budget_ns)) {
            hf_message("out of memory");
            status = HF_EXIT_IO;
        }
    }
    for (size_t i = engines; i < count; i++)
        hf_bench_peer_close(&list[i]);
    hf_bench_set_close(&set);
    return status;
}
