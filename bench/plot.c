/* SPDX-License-Identifier: MIT
 *
 * plot.c - draws what `houseful bench --json` wrote: puzzles per second by set, one line per
 * engine.
 *
 *     cc -o plot bench/plot.c -lm
 *     ./plot batch < bench/results/NAME.json > docs/batch.svg
 *
 * The sets stand in the order of the file, from easy to hard if it was recorded by bench/record.
 * The scale is logarithmic: equal steps are equal factors.
 */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 32, LEFT = 70, TOP = 60, WIDTH = 640, HEIGHT = 360, RIGHT = 150, BOTTOM = 50 };

typedef struct chart {
    char set[MOST][64];
    int sets;
    char engine[MOST][64];
    int engines;
    bool peer[MOST];         /* engine: it is not ours */
    double rate[MOST][MOST]; /* engine, set; 0: not measured */
    char machine[160];
    char compiler[64];
} chart;

/* ---- reading --------------------------------------------------------------------------------- */

/* The value of a key in one line of JSON as our own program writes it: no blanks, no nesting. */
static bool find_value(const char *line, const char *key, char *value, size_t size)
{
    char pattern[64];
    snprintf(pattern, sizeof pattern, "\"%s\":", key);
    const char *at = strstr(line, pattern);
    if (at == NULL)
        return false;
    at += strlen(pattern);
    bool quoted = *at == '"';
    at += quoted;
    snprintf(value, size, "%.*s", (int)strcspn(at, quoted ? "\"" : ",}"), at);
    return true;
}

/* The place of a name in a list, at the end of which it is put if it is new; -1: no room. */
static int place_of(char names[MOST][64], int *count, const char *name)
{
    for (int i = 0; i < *count; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    if (*count == MOST)
        return -1;
    snprintf(names[*count], 64, "%.63s", name);
    return (*count)++;
}

static void read_chart(FILE *file, const char *mode, chart *c)
{
    char line[2048], set[64], engine[64], rate[64], key[64], peer[64];
    snprintf(key, sizeof key, "%s_per_second", mode);
    while (fgets(line, sizeof line, file) != NULL) {
        find_value(line, "machine", c->machine, sizeof c->machine);
        find_value(line, "compiler", c->compiler, sizeof c->compiler);
        if (!find_value(line, "set", set, sizeof set) ||
            !find_value(line, "engine", engine, sizeof engine) ||
            !find_value(line, key, rate, sizeof rate))
            continue;
        set[strcspn(set, ".")] = '\0';
        int s = place_of(c->set, &c->sets, set);
        int e = place_of(c->engine, &c->engines, engine);
        if (s < 0 || e < 0)
            continue;
        c->rate[e][s] = atof(rate);
        c->peer[e] = find_value(line, "peer", peer, sizeof peer) && strcmp(peer, "true") == 0;
    }
}

/* What is drawn, and how it is called. */
static const char *const modes[][2] = {{"batch", "in batches"},
                                       {"single", "one per call"},
                                       {"generate", "made by wish"},
                                       {"canon", "in canonical form"}};
enum { MODES = sizeof modes / sizeof *modes };

/* MODES: there is none of this name. */
static int find_mode(const char *name)
{
    int i = 0;
    while (i < MODES && strcmp(modes[i][0], name) != 0)
        i++;
    return i;
}

/* ---- drawing --------------------------------------------------------------------------------- */

static void range_of(const chart *c, double *low, double *high)
{
    *low = 1e30;
    *high = 1;
    for (int e = 0; e < c->engines; e++) {
        for (int s = 0; s < c->sets; s++) {
            double rate = c->rate[e][s];
            if (rate <= 0)
                continue;
            *low = fmin(*low, rate);
            *high = fmax(*high, rate);
        }
    }
    *low = floor(log10(*low));
    *high = ceil(log10(*high));
    if (*high <= *low)
        *high = *low + 1;
}

static double x_of(const chart *c, int set)
{
    return LEFT + (set + 0.5) * WIDTH / c->sets;
}

static double y_of(double rate, double low, double high)
{
    return TOP + HEIGHT * (high - log10(rate)) / (high - low);
}

static void draw_scale(double low, double high)
{
    static const char *const names[] = {"1", "10", "100", "1k", "10k", "100k", "1M", "10M", "100M"};
    for (int power = (int)low; power <= (int)high; power++) {
        double y = y_of(pow(10, power), low, high);
        printf("<line x1='%d' x2='%d' y1='%.1f' y2='%.1f' stroke='#ddd'/>\n", LEFT, LEFT + WIDTH, y,
               y);
        printf("<text x='%d' y='%.1f' text-anchor='end'>%s</text>\n", LEFT - 8, y + 4,
               power >= 0 && power < 9 ? names[power] : "");
    }
}

/* Where a name can stand near y without lying on another. */
static double free_place(double y)
{
    static double taken[MOST];
    static int count;
    for (int tries = 0; tries < MOST; tries++) {
        bool clash = false;
        for (int i = 0; i < count; i++)
            clash = clash || fabs(taken[i] - y) < 11;
        if (!clash)
            break;
        y += 11.5;
    }
    if (count < MOST)
        taken[count++] = y;
    return y;
}

static void draw_engine(const chart *c, int e, double low, double high)
{
    static const char *const colours[] = {"#c0392b", "#2980b9", "#27ae60", "#8e44ad", "#d35400",
                                          "#16a085", "#7f8c8d", "#2c3e50", "#b7950b", "#e84393"};
    const char *colour = colours[e % 10];
    double last_x = 0, last_y = 0;
    printf("<polyline fill='none' stroke='%s' stroke-width='2'%s points='", colour,
           c->peer[e] ? " stroke-dasharray='6 3'" : "");
    for (int s = 0; s < c->sets; s++) {
        if (c->rate[e][s] <= 0)
            continue;
        last_x = x_of(c, s);
        last_y = y_of(c->rate[e][s], low, high);
        printf("%.1f,%.1f ", last_x, last_y);
    }
    printf("'/>\n");
    for (int s = 0; s < c->sets; s++)
        if (c->rate[e][s] > 0)
            printf("<circle cx='%.1f' cy='%.1f' r='3' fill='%s'><title>%s, %s: %.0f/s</title>"
                   "</circle>\n",
                   x_of(c, s), y_of(c->rate[e][s], low, high), colour, c->engine[e], c->set[s],
                   c->rate[e][s]);
    printf("<text x='%.1f' y='%.1f' fill='%s'>%s</text>\n", last_x + 8, free_place(last_y) + 4,
           colour, c->engine[e]);
}

static void draw(const chart *c, const char *mode)
{
    double low, high;
    range_of(c, &low, &high);
    printf("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' "
           "font-family='sans-serif' font-size='12'>\n",
           LEFT + WIDTH + RIGHT, TOP + HEIGHT + BOTTOM);
    printf("<rect width='100%%' height='100%%' fill='#fff'/>\n");
    printf("<text x='%d' y='28' font-size='15'>Puzzles per second, %s, one thread</text>\n", LEFT,
           modes[find_mode(mode)][1]);
    printf("<text x='%d' y='44' fill='#666'>%s; %s; dashed: peers</text>\n", LEFT, c->machine,
           c->compiler);
    draw_scale(low, high);
    for (int s = 0; s < c->sets; s++)
        printf("<text x='%.1f' y='%d' text-anchor='middle' font-size='10'>%s</text>\n", x_of(c, s),
               TOP + HEIGHT + 24, c->set[s]);
    for (int e = 0; e < c->engines; e++)
        draw_engine(c, e, low, high);
    printf("</svg>\n");
}

int main(int argc, char **argv)
{
    static chart c;
    const char *mode = argc > 1 ? argv[1] : "batch";
    if (argc > 2 || find_mode(mode) == MODES) {
        fprintf(stderr, "usage: plot [batch|single|generate|canon] < results.json > plot.svg\n");
        return 2;
    }
    read_chart(stdin, mode, &c);
    if (c.sets == 0) {
        fprintf(stderr, "plot: nothing measured in the input\n");
        return 1;
    }
    draw(&c, mode);
    return 0;
}
