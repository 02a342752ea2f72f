/* SPDX-License-Identifier: MIT
 *
 * cmd_bench_report.c - what was measured, as a table for people or as JSON, with the machine.
 */
#include <stdio.h>
#include <string.h>

#include "cmd_bench.h"
#include "houseful/houseful.h"

#ifndef HF_BUILD_FLAGS
#define HF_BUILD_FLAGS "unknown"
#endif

#if defined(__clang__)
#define COMPILER "clang " __clang_version__
#elif defined(__GNUC__)
#define COMPILER "gcc " __VERSION__
#else
#define COMPILER "unknown"
#endif

/* The processor's name as Linux tells it. */
static void processor_name(char *name, size_t size)
{
    char line[256];
    FILE *file = fopen("/proc/cpuinfo", "r");
    snprintf(name, size, "unknown");
    if (file == NULL)
        return;
    while (fgets(line, sizeof line, file) != NULL) {
        char *colon = strchr(line, ':');
        if (strncmp(line, "model name", 10) != 0 || colon == NULL)
            continue;
        line[strcspn(line, "\n")] = '\0';
        snprintf(name, size, "%s", colon + 2);
        break;
    }
    fclose(file);
}

void hf_bench_print_machine(bool json)
{
    char processor[128];
    processor_name(processor, sizeof processor);
    for (char *c = processor; *c != '\0'; c++) /* a JSON string needs no more than this */
        if (*c == '"' || *c == '\\')
            *c = '\'';
    if (json)
        printf("{\"machine\":\"%s\",\"compiler\":\"%s\",\"flags\":\"%s\",\"version\":\"%s\"}\n",
               processor, COMPILER, HF_BUILD_FLAGS, hf_version());
    else
        printf("houseful %s, %s, %s\n%s\n", hf_version(), COMPILER, HF_BUILD_FLAGS, processor);
}

/* ---- numbers --------------------------------------------------------------------------------- */

static const char *rate_text(double per_second, char *text, size_t size)
{
    if (per_second >= 1e6)
        snprintf(text, size, "%.2fM", per_second / 1e6);
    else if (per_second >= 1e4)
        snprintf(text, size, "%.0fk", per_second / 1e3);
    else if (per_second >= 100)
        snprintf(text, size, "%.0f", per_second);
    else
        snprintf(text, size, "%.2f", per_second);
    return text;
}

static double per_second(size_t count, uint64_t ns)
{
    return ns > 0 ? (double)count * 1e9 / (double)ns : 0;
}

static double microseconds(uint64_t ns)
{
    return (double)ns / 1e3;
}

/* Time per puzzle in the batch, or one by one; 0 if not measured. */
static double batch_time(const hf_bench_score *s)
{
    return s->count > 0 ? (double)s->batch_best / (double)s->count : 0;
}

static double single_time(const hf_bench_score *s)
{
    return s->count > 0 ? (double)s->single_sum / (double)s->count : 0;
}

/* ---- the table ------------------------------------------------------------------------------- */

/* How many times as fast as the reference: the peer if there is one, else the last engine. */
static void print_ratio(double ours, double reference)
{
    if (ours > 0 && reference > 0)
        printf(" %7.2f", reference / ours);
    else
        printf(" %7s", "-");
}

/* The columns of one way of calling; what was not measured gets a dash. */
static void print_batch(const hf_bench_score *s)
{
    char rate[32];
    if (s->batch_best == 0) {
        printf(" %9s %7s %9s", "-", "-", "-");
        return;
    }
    rate_text(per_second(s->count, s->batch_best), rate, sizeof rate);
    printf(" %9s %5.0f %% %9.2f", rate,
           100.0 * (double)(s->batch_middle - s->batch_best) / (double)s->batch_best,
           (double)s->batch.guesses / (double)s->count);
}

static void print_single(const hf_bench_score *s)
{
    char rate[32];
    if (s->single_sum == 0) {
        printf(" %9s %9s %9s %10s %7s %9s", "-", "-", "-", "-", "-", "-");
        return;
    }
    rate_text(per_second(s->count, s->single_sum), rate, sizeof rate);
    printf(" %9s %9.2f %9.2f %10.2f %7zu %9.2f", rate, microseconds(s->median),
           microseconds(s->percent99), microseconds(s->worst), s->worst_puzzle + 1,
           (double)s->single.guesses / (double)s->count);
}

static size_t given_up(const hf_bench_score *s)
{
    return s->single.unfinished > s->batch.unfinished ? s->single.unfinished : s->batch.unfinished;
}

/* How many sweeps of one lane a puzzle took, and acts in a hundred sweeps. */
static void print_work(const hf_bench_score *s)
{
    if (s->work.sweeps == 0) {
        printf(" %9s %6s", "-", "-");
        return;
    }
    printf(" %9.2f %6.1f", (double)(s->work.sweeps * s->work.lanes) / (double)s->count,
           100.0 * (double)s->work.acts / (double)s->work.sweeps);
}

static void print_row(const hf_bench_contestant *who, const hf_bench_score *s,
                      const hf_bench_score *reference, bool work)
{
    printf("%-18s", who->name);
    if (!s->serves) {
        printf(" does not take these puzzles\n");
        return;
    }
    printf(" %8zu", s->count);
    print_batch(s);
    print_single(s);
    print_ratio(batch_time(s), batch_time(reference));
    print_ratio(single_time(s), single_time(reference));
    if (work)
        print_work(s);
    if (given_up(s) > 0)
        printf("  %zu given up", given_up(s));
    printf("\n");
}

static size_t reference_of(const hf_bench_contestant *contestants, const hf_bench_score *scores,
                           size_t count)
{
    size_t reference = 0;
    for (size_t i = 0; i < count; i++)
        if (scores[i].serves)
            reference = i;
    for (size_t i = 0; i < count; i++)
        if (contestants[i].peer != NULL && scores[i].serves)
            return i;
    return reference;
}

/* The names of the columns, below the two ways of calling. */
static void print_head(bool work)
{
    printf("%-18s %8s  %-26s  %-58s  %-15s\n", "", "", "in batches", "one per call",
           "times as fast");
    printf("%-18s %8s %9s %7s %9s %9s %9s %9s %10s %7s %9s %7s %7s", "", "measured", "per s",
           "spread", "guesses", "per s", "median us", "99 % us", "worst us", "puzzle", "guesses",
           "batches", "calls");
    if (work)
        printf(" %9s %6s", "sweeps", "acts %");
    printf("\n");
}

void hf_bench_print_table(const hf_bench_set *set, const hf_bench_contestant *contestants,
                          const hf_bench_score *scores, size_t count, bool work)
{
    size_t reference = reference_of(contestants, scores, count);
    printf("\n%s: %zu puzzle%s", set->name, set->count, set->count == 1 ? "" : "s");
    if (set->about[0] != '\0')
        printf(" (%s)", set->about);
    printf("; times as fast as %s\n", contestants[reference].name);
    print_head(work);
    for (size_t i = 0; i < count; i++)
        print_row(&contestants[i], &scores[i], &scores[reference], work);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

void hf_bench_print_json(const hf_bench_set *set, const hf_bench_contestant *contestants,
                         const hf_bench_score *scores, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const hf_bench_score *s = &scores[i];
        if (!s->serves)
            continue;
        printf("{\"set\":\"%s\",\"puzzles\":%zu,\"engine\":\"%s\",\"peer\":%s,\"measured\":%zu,"
               "\"step\":%zu,\"given_up\":%zu",
               set->name, set->count, contestants[i].name,
               contestants[i].peer != NULL ? "true" : "false", s->count, s->step, given_up(s));
        if (s->batch_best > 0)
            printf(",\"batch_solutions\":%llu,\"batch_guesses\":%llu",
                   (unsigned long long)s->batch.solutions, (unsigned long long)s->batch.guesses);
        if (s->single_sum > 0)
            printf(",\"solutions\":%llu,\"guesses\":%llu", (unsigned long long)s->single.solutions,
                   (unsigned long long)s->single.guesses);
        if (s->batch_best > 0)
            printf(",\"batch_per_second\":%.0f,\"batch_ns\":%llu,\"batch_middle_ns\":%llu",
                   per_second(s->count, s->batch_best), (unsigned long long)s->batch_best,
                   (unsigned long long)s->batch_middle);
        if (s->work.sweeps > 0)
            printf(",\"lanes\":%u,\"sweeps\":%llu,\"acts\":%llu", (unsigned)s->work.lanes,
                   (unsigned long long)s->work.sweeps, (unsigned long long)s->work.acts);
        if (s->single_sum > 0)
            printf(",\"single_per_second\":%.0f,\"median_ns\":%llu,\"percent99_ns\":%llu,"
                   "\"worst_ns\":%llu,\"worst_puzzle\":%zu",
                   per_second(s->count, s->single_sum), (unsigned long long)s->median,
                   (unsigned long long)s->percent99, (unsigned long long)s->worst,
                   s->worst_puzzle + 1);
        printf("}\n");
    }
}
