/* SPDX-License-Identifier: MIT
 *
 * census.c - counts all essentially different solved boards, band by band, and writes the table that ranks need.
 *
 *     census FILE [SHARE/SHARES]   counts the bands that FILE does not have yet, and adds a line for each
 *     census FILE --table          writes src/canon/rank_table.c
 *     census FILE --receipt        writes docs/census.md
 *
 * A line of FILE: the band, 1 to 416; its boards; how long it took, in milliseconds; "a" and pairs automorphisms:boards
 * where they are more than 1; "p" and pairs prefix:boards, the prefix being the second and third digit of the fourth row.
 * A run that was stopped goes on where it was: a line is written whole or not at all.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "canon/below.h"
#include "houseful/cpu.h"

enum { PREFIXES = 100 };

typedef struct tally {
    uint64_t boards;
    uint64_t milliseconds;
    uint64_t by_automorphisms[HF_MOST_AUTOMORPHISMS + 1];
    uint64_t prefix[PREFIXES];
    bool known;
} tally;

static void fail(const char *what)
{
    fprintf(stderr, "census: %s\n", what);
    exit(1);
}

/* ---- the file ---------------------------------------------------------------------------------- */

static void read_line(char *line, tally *tallies)
{
    unsigned band;
    unsigned long long boards, took;
    int used;
    if (sscanf(line, "%u %llu %llu%n", &band, &boards, &took, &used) != 3 || band < 1 ||
        band > HF_BAND_CLASSES || strchr(line, '\n') == NULL)
        return; /* cut short by a stop: counted again */
    tally *t = &tallies[band - 1];
    memset(t, 0, sizeof *t);
    t->boards = boards;
    t->milliseconds = took;
    t->known = true;
    char kind = 0;
    for (char *word = strtok(line + used, " \n"); word != NULL; word = strtok(NULL, " \n")) {
        unsigned what;
        unsigned long long count;
        if (sscanf(word, "%u:%llu", &what, &count) != 2)
            kind = word[0];
        else if (kind == 'a' && what <= HF_MOST_AUTOMORPHISMS)
            t->by_automorphisms[what] = count;
        else if (kind == 'p' && what < PREFIXES)
            t->prefix[what] = count;
    }
    t->by_automorphisms[1] = boards;
    for (int a = 2; a <= HF_MOST_AUTOMORPHISMS; a++)
        t->by_automorphisms[1] -= t->by_automorphisms[a];
}

static void read_file(const char *name, tally *tallies)
{
    static char line[65536];
    FILE *file = fopen(name, "r");
    if (file == NULL)
        return;
    while (fgets(line, sizeof line, file) != NULL)
        read_line(line, tallies);
    fclose(file);
}

static void add_line(const char *name, unsigned band, const tally *t)
{
    static char line[65536];
    int at = snprintf(line, sizeof line, "%u %llu %llu a", band + 1, (unsigned long long)t->boards,
                      (unsigned long long)t->milliseconds);
    for (unsigned a = 2; a <= HF_MOST_AUTOMORPHISMS; a++) {
        if (t->by_automorphisms[a] != 0)
            at += snprintf(line + at, sizeof line - (size_t)at, " %u:%llu", a,
                           (unsigned long long)t->by_automorphisms[a]);
    }
    at += snprintf(line + at, sizeof line - (size_t)at, " p");
    for (unsigned p = 0; p < PREFIXES; p++) {
        if (t->prefix[p] != 0)
            at += snprintf(line + at, sizeof line - (size_t)at, " %u:%llu", p,
                           (unsigned long long)t->prefix[p]);
    }
    at += snprintf(line + at, sizeof line - (size_t)at, "\n");
    FILE *file = fopen(name, "a");
    if (file == NULL || fwrite(line, 1, (size_t)at, file) != (size_t)at || fclose(file) != 0)
        fail("cannot write");
}

/* ---- counting ---------------------------------------------------------------------------------- */

static void count_row(void *user, const uint8_t row[9], uint64_t boards)
{
    tally *t = user;
    t->prefix[(row[1] + 1) * 10 + row[2] + 1] += boards;
}

static uint64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

static void count_band(hf_below *below, unsigned band, tally *t)
{
    static hf_below_search search;
    uint64_t start = now_ms();
    memset(t, 0, sizeof *t);
    memset(&search, 0, sizeof search);
    search.tell_row = count_row;
    search.user = t;
    hf_below_begin(below, (uint16_t)band);
    if (hf_below_run(below, &search) != HF_OK)
        fail("no memory");
    t->boards = search.boards;
    memcpy(t->by_automorphisms, search.by_automorphisms, sizeof t->by_automorphisms);
    t->milliseconds = now_ms() - start;
    t->known = true;
}

static void count(const char *name, tally *tallies, unsigned share, unsigned shares)
{
    hf_canon *canon;
    hf_below *below;
    uint64_t boards = 0;
    if (hf_canon_new(HF_FORM_SOLUTION, &canon) != HF_OK ||
        hf_below_new(canon->bands, canon->engine, &below) != HF_OK)
        fail("no memory");
    for (unsigned band = 0; band < HF_BAND_CLASSES; band++) {
        if (band % shares != share)
            continue;
        if (!tallies[band].known) {
            count_band(below, band, &tallies[band]);
            add_line(name, band, &tallies[band]);
        }
        boards += tallies[band].boards;
        fprintf(stderr, "\rband %u of %d, boards so far %llu ", band + 1, HF_BAND_CLASSES,
                (unsigned long long)boards);
    }
    fputc('\n', stderr);
    hf_below_free(below);
    hf_canon_free(canon);
}

/* ---- what comes of it -------------------------------------------------------------------------- */

static void add_up(const tally *tallies, tally *all)
{
    memset(all, 0, sizeof *all);
    for (unsigned band = 0; band < HF_BAND_CLASSES; band++) {
        if (!tallies[band].known)
            fail("not all bands have been counted");
        all->boards += tallies[band].boards;
        all->milliseconds += tallies[band].milliseconds;
        for (unsigned a = 0; a <= HF_MOST_AUTOMORPHISMS; a++)
            all->by_automorphisms[a] += tallies[band].by_automorphisms[a];
    }
}

static void write_table(const tally *tallies)
{
    unsigned prefixes = 0;
    tally all;
    add_up(tallies, &all);
    puts("/* SPDX-License-Identifier: MIT\n *\n"
         " * rank_table.c - how many canonical boards begin with each least band and each fourth "
         "row's first three\n"
         " * digits. Made by tools/make_census; do not edit.\n */\n"
         "#include \"canon/rank_table.h\"\n\n"
         "/* clang-format off */\n"
         "const hf_rank_prefix hf_rank_prefixes[] = {");
    for (unsigned band = 0; band < HF_BAND_CLASSES; band++) {
        for (unsigned p = 0, n = 0; p < PREFIXES; p++) {
            if (tallies[band].prefix[p] == 0)
                continue;
            printf("%s{%u, %llu},", n++ % 8 == 0 ? "\n    " : " ", p,
                   (unsigned long long)tallies[band].prefix[p]);
        }
    }
    puts("\n};\n\nconst uint16_t hf_rank_bands[] = {");
    for (unsigned band = 0; band <= HF_BAND_CLASSES; band++) {
        printf("%s%u,", band % 16 == 0 ? "\n    " : " ", prefixes);
        for (unsigned p = 0; band < HF_BAND_CLASSES && p < PREFIXES; p++)
            prefixes += tallies[band].prefix[p] != 0;
    }
    puts("\n};\n/* clang-format on */");
}

/* The number of all solved boards, as digits: the sum of 9! * 3,359,232 / automorphisms. It has 22 of them, more than
 * fit into 64 bits, so it is added up in millions and the rest. */
static void all_boards(const tally *all, char text[64])
{
    enum { MILLION = 1000000 };
    uint64_t millions = 0, rest = 0;
    for (unsigned a = 1; a <= HF_MOST_AUTOMORPHISMS; a++) {
        uint64_t guises = UINT64_C(362880) * 3359232 / a;
        millions += guises / MILLION * all->by_automorphisms[a];
        rest += guises % MILLION * all->by_automorphisms[a];
    }
    millions += rest / MILLION;
    snprintf(text, 64, "%llu%06llu", (unsigned long long)millions,
             (unsigned long long)(rest % MILLION));
}

static void write_receipt(const tally *tallies)
{
    char text[64];
    tally all;
    add_up(tallies, &all);
    all_boards(&all, text);
    printf("# The census of solved boards\n\n"
           "`make census` counts every essentially different solved 9x9 board: those that begin "
           "with each of the 416\n"
           "least bands and are their own least form. It took %llu seconds of one processor core, "
           "all bands together;\n"
           "a run that is stopped goes on where it was. What follows was written by "
           "`tools/census`, and so was the\n"
           "table behind `canon --rank` (src/canon/rank_table.c). The sums, the numbers by "
           "automorphisms and bands 1\n"
           "and 6 are those that others have published; src/canon/below.h tells how it is done.\n\n"
           "- boards: %llu\n"
           "- all solved boards, as the sum of 9! * 3,359,232 / automorphisms: %s\n\n"
           "| automorphisms | boards |\n|--:|--:|\n",
           (unsigned long long)(all.milliseconds / 1000), (unsigned long long)all.boards, text);
    for (unsigned a = 1; a <= HF_MOST_AUTOMORPHISMS; a++) {
        if (all.by_automorphisms[a] != 0)
            printf("| %u | %llu |\n", a, (unsigned long long)all.by_automorphisms[a]);
    }
    puts("\nBoards by band, 1 to 416, eight to a line:\n\n```");
    for (unsigned band = 0; band < HF_BAND_CLASSES; band++)
        printf("%llu%s", (unsigned long long)tallies[band].boards, band % 8 == 7 ? "\n" : " ");
    puts("```");
}

int main(int argc, char **argv)
{
    static tally tallies[HF_BAND_CLASSES];
    unsigned share = 1, shares = 1;
    if (argc < 2 || argc > 3)
        fail("FILE [SHARE/SHARES|--table|--receipt]");
    read_file(argv[1], tallies);
    if (argc == 3 && strcmp(argv[2], "--table") == 0) {
        write_table(tallies);
    } else if (argc == 3 && strcmp(argv[2], "--receipt") == 0) {
        write_receipt(tallies);
    } else {
        if (argc == 3 &&
            (sscanf(argv[2], "%u/%u", &share, &shares) != 2 || share < 1 || share > shares))
            fail("SHARE/SHARES: such as 1/2");
        count(argv[1], tallies, share - 1, shares);
    }
    return 0;
}
