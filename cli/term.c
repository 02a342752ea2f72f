/* SPDX-License-Identifier: MIT
 *
 * term.c - terminal and progress.
 */
#define _DEFAULT_SOURCE
#include "term.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

static const uint64_t second = 1000000000;

bool hf_term_out(void)
{
    return isatty(STDOUT_FILENO) == 1;
}

unsigned hf_term_width(void)
{
    struct winsize size;
    const char *columns = getenv("COLUMNS");
    int width = columns ? atoi(columns) : 0;

    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
    return width > 0 ? (unsigned)width : 80;
}

bool hf_term_colour(const char *when)
{
    const char *no_colour = getenv("NO_COLOR");
    const char *term = getenv("TERM");

    if (when && strcmp(when, "always") == 0)
        return true;
    if (when && strcmp(when, "never") == 0)
        return false;
    return hf_term_out() && !(no_colour && *no_colour) && !(term && strcmp(term, "dumb") == 0);
}

uint64_t hf_term_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * second + (uint64_t)now.tv_nsec;
}

uint64_t hf_term_ends(uint64_t limit_ns)
{
    return limit_ns ? hf_term_now() + limit_ns
                    : 0; /* no limit is as long as half of what there is (args.c) */
}

uint64_t hf_term_left(uint64_t ends_ns)
{
    uint64_t now = ends_ns ? hf_term_now() : 0;

    return ends_ns && now >= ends_ns ? 1 : ends_ns - now;
}

bool hf_term_is_up(uint64_t ends_ns)
{
    return ends_ns && hf_term_now() >= ends_ns;
}

void hf_progress_start(hf_progress *progress, uint64_t total, bool quiet)
{
    *progress = (hf_progress){.total = total, .start = hf_term_now()};
    progress->wanted = !quiet && isatty(STDERR_FILENO) == 1 && !hf_term_out();
    progress->next = progress->start + second;
}

/* "1.2 M": at most five columns. */
static void short_number(char *text, size_t size, double number)
{
    static const char *const units[] = {"", " k", " M", " G"};
    size_t unit = 0;

    while (number >= 1000 && unit < 3) {
        number /= 1000;
        unit++;
    }
    snprintf(text, size, unit && number < 10 ? "%.1f%s" : "%.0f%s", number, units[unit]);
}

void hf_progress_update(hf_progress *progress, uint64_t records, uint64_t bytes)
{
    enum { BAR = 24 };
    uint64_t now = progress->wanted ? hf_term_now() : 0;
    char rate[32];
    char bar[BAR + 1];

    if (!progress->wanted || now < progress->next)
        return;
    progress->next = now + second / 5;
    progress->shown = true;
    double elapsed = (double)(now - progress->start) / (double)second;
    short_number(rate, sizeof rate, (double)records / elapsed);
    if (progress->total == 0 || bytes == 0 || bytes > progress->total) {
        fprintf(stderr, "\r%llu puzzles, %s/s, %.0f s\033[K", (unsigned long long)records, rate,
                elapsed);
        return;
    }
    double share = (double)bytes / (double)progress->total;
    int done = (int)(share * BAR);
    for (int i = 0; i < BAR; i++)
        bar[i] = i < done ? '#' : '-';
    bar[BAR] = '\0';
    fprintf(stderr, "\r[%s] %3.0f %%  %llu puzzles, %s/s, %.0f s left\033[K", bar, 100 * share,
            (unsigned long long)records, rate, elapsed * (1 - share) / share);
}

void hf_progress_clear(hf_progress *progress)
{
    if (progress->shown)
        fputs("\r\033[K", stderr);
    progress->shown = false;
}
