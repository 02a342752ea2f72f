/* SPDX-License-Identifier: MIT
 *
 * cmd_bench_each.c - `houseful bench --each`: every puzzle by itself.
 *
 * A row for each puzzle and engine: mean and standard deviation of the runs, the fastest and the
 * slowest of them, and how many times as long the mean is as that of the fastest engine for this
 * puzzle (of the easiest puzzle, if there is one engine only). A call is timed by the wall, alone;
 * the process is there already, and the boards are read.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "cmd_bench.h"
#include "command.h"
#include "term.h"

typedef struct row {
    bool serves;
    bool given_up;
    size_t runs;
    double mean, deviation, least, most; /* nanoseconds */
} row;

/* Welford's way: the mean and the sum of squared distances from it, without losing digits. */
static void measure(const hf_bench_contestant *who, const hf_bench_set *set, size_t i,
                    const hf_bench_plan *plan, row *r)
{
    hf_bench_tally tally = {0};
    double squares = 0;
    double spent = 0;
    double share = (double)plan->budget_ns / (double)set->count;

    while (r->runs < plan->repeats && (r->runs < 2 || spent < share) && !r->given_up) {
        uint64_t begin = hf_term_now();
        hf_bench_contestant_solve(who, set, i, &tally);
        double time = (double)(hf_term_now() - begin);
        double off = time - r->mean;

        r->runs++;
        r->mean += off / (double)r->runs;
        squares += off * (time - r->mean);
        r->least = r->runs == 1 || time < r->least ? time : r->least;
        r->most = time > r->most ? time : r->most;
        spent += time;
        r->given_up = tally.unfinished > 0;
    }
    r->deviation = r->runs > 1 ? sqrt(squares / (double)(r->runs - 1)) : 0;
}

static void measure_all(const hf_bench_set *set, hf_bench_contestant *list, size_t count,
                        const hf_bench_plan *plan, row *rows)
{
    for (size_t k = 0; k < count; k++) {
        bool serves = hf_bench_contestant_open(&list[k], set, plan->give_up_ns);
        for (size_t i = 0; serves && i < set->count; i++) {
            rows[i * count + k].serves = true;
            measure(&list[k], set, i, plan, &rows[i * count + k]);
        }
        hf_bench_contestant_close(&list[k]);
    }
}

/* ---- the table ------------------------------------------------------------------------------- */

static double fastest(const row *rows, size_t count)
{
    double best = 0;

    for (size_t i = 0; i < count; i++)
        if (rows[i].serves && (best == 0 || rows[i].mean < best))
            best = rows[i].mean;
    return best;
}

static void print_head(const hf_bench_set *set, bool markdown)
{
    printf("\n%s%s: %zu puzzle%s, each by itself%s\n", markdown ? "### " : "", set->name,
           set->count, set->count == 1 ? "" : "s", markdown ? "\n" : "");
    if (markdown)
        printf("| Puzzle | Engine | Mean [µs] | Min [µs] | Max [µs] | Relative |\n"
               "|---:|:---|---:|---:|---:|---:|\n");
    else
        printf("%7s  %-18s %6s %12s %10s %12s %12s %9s\n", "puzzle", "engine", "runs", "mean us",
               "+- us", "min us", "max us", "relative");
}

static void print_row(size_t puzzle, const char *name, const row *r, double reference,
                      bool markdown)
{
    const char *more = r->given_up ? ">" : "";

    if (markdown)
        printf("| %zu | `%s` | %s%.1f ± %.1f | %.1f | %.1f | %s%.2f |\n", puzzle, name, more,
               r->mean / 1e3, r->deviation / 1e3, r->least / 1e3, r->most / 1e3, more,
               r->mean / reference);
    else
        printf("%7zu  %-18s %6zu %1s%11.2f %10.2f %12.2f %12.2f %1s%8.2f%s\n", puzzle, name,
               r->runs, more, r->mean / 1e3, r->deviation / 1e3, r->least / 1e3, r->most / 1e3,
               more, r->mean / reference, r->given_up ? "  given up" : "");
}

static void print_json(const hf_bench_set *set, size_t puzzle, const char *name, const row *r,
                       double reference)
{
    printf("{\"set\":\"%s\",\"puzzle\":%zu,\"engine\":\"%s\",\"runs\":%zu,\"mean_ns\":%.0f,"
           "\"deviation_ns\":%.0f,\"min_ns\":%.0f,\"max_ns\":%.0f,\"relative\":%.3f,"
           "\"given_up\":%s}\n",
           set->name, puzzle, name, r->runs, r->mean, r->deviation, r->least, r->most,
           r->mean / reference, r->given_up ? "true" : "false");
}

bool hf_bench_each(const hf_bench_set *set, hf_bench_contestant *list, size_t count,
                   const hf_bench_plan *plan, hf_bench_form form)
{
    row *rows = calloc(set->count * count, sizeof *rows);

    if (!rows)
        return false;
    measure_all(set, list, count, plan, rows);
    if (form != HF_BENCH_JSON)
        print_head(set, form == HF_BENCH_MARKDOWN);
    for (size_t n = 0; n < set->count * count; n++) {
        const row *of_puzzle = &rows[n / count * count];
        double reference = count > 1 ? fastest(of_puzzle, count) : fastest(rows, set->count);
        if (!rows[n].serves)
            continue;
        if (form == HF_BENCH_JSON)
            print_json(set, n / count + 1, list[n % count].name, &rows[n], reference);
        else
            print_row(n / count + 1, list[n % count].name, &rows[n], reference,
                      form == HF_BENCH_MARKDOWN);
    }
    free(rows);
    return true;
}
