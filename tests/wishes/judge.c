/* SPDX-License-Identifier: MIT
 *
 * judge.c - judges generated 9x9 puzzles without any code of the library: lines on standard input, each a puzzle of 81
 * characters and, after a blank, its solution; says what is wrong, and ends with status 1 if anything is.
 *
 *     wishes-judge [--minimal] [--clues A B] [--pattern TEXT] [--symmetry NAME] [--count N]
 *
 * Solutions are counted by plain backtracking on the cell with fewest digits left: slow and obvious.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int row_used[9], column_used[9], box_used[9], value[81];

static int box_of(int cell)
{
    return cell / 27 * 3 + cell % 9 / 3;
}

static int free_digits(int cell)
{
    return 0x1ff & ~(row_used[cell / 9] | column_used[cell % 9] | box_used[box_of(cell)]);
}

static int bits(int x)
{
    int n = 0;
    for (; x != 0; x &= x - 1)
        n++;
    return n;
}

static void flip(int cell, int bit)
{
    row_used[cell / 9] ^= bit;
    column_used[cell % 9] ^= bit;
    box_used[box_of(cell)] ^= bit;
}

/* Solutions, at most `most`; `solution` receives the first. */
static int count_solutions(int most, int *solution)
{
    int best = -1, fewest = 10, found = 0;
    for (int c = 0; c < 81; c++) {
        int n = value[c] == 0 ? bits(free_digits(c)) : 10;
        if (n < fewest) {
            fewest = n;
            best = c;
        }
    }
    if (best < 0) {
        memcpy(solution, value, sizeof value);
        return 1;
    }
    int left[81];
    for (int digit = 1; digit <= 9 && found < most; digit++) {
        int bit = 1 << (digit - 1);
        if ((free_digits(best) & bit) == 0)
            continue;
        value[best] = digit;
        flip(best, bit);
        int more = count_solutions(most - found, left);
        if (more > 0 && found == 0)
            memcpy(solution, left, sizeof left);
        found += more;
        flip(best, bit);
        value[best] = 0;
    }
    return found;
}

/* Solutions of a puzzle without clue `without` (-1: with all); -1 if clues clash. */
static int solve(const char *puzzle, int without, int *solution)
{
    memset(row_used, 0, sizeof row_used);
    memset(column_used, 0, sizeof column_used);
    memset(box_used, 0, sizeof box_used);
    for (int c = 0; c < 81; c++) {
        value[c] = puzzle[c] == '.' || c == without ? 0 : puzzle[c] - '0';
        if (value[c] == 0)
            continue;
        if ((free_digits(c) & 1 << (value[c] - 1)) == 0)
            return -1;
        flip(c, 1 << (value[c] - 1));
    }
    return count_solutions(2, solution);
}

/* Where the cell goes under a symmetry by name; `second` is the other generator of "full". */
static int image(const char *symmetry, int cell, bool second)
{
    int r = cell / 9, c = cell % 9;
    if (strcmp(symmetry, "rotate180") == 0)
        return 80 - cell;
    if (strcmp(symmetry, "rotate90") == 0 || (strcmp(symmetry, "full") == 0 && !second))
        return 9 * c + 8 - r;
    if (strcmp(symmetry, "mirror") == 0 || strcmp(symmetry, "full") == 0)
        return 9 * r + 8 - c;
    if (strcmp(symmetry, "flip") == 0)
        return 9 * (8 - r) + c;
    if (strcmp(symmetry, "diagonal") == 0)
        return 9 * c + r;
    if (strcmp(symmetry, "antidiagonal") == 0)
        return 9 * (8 - c) + 8 - r;
    return cell;
}

typedef struct wish {
    bool minimal;
    int least, most;
    const char *pattern;
    const char *symmetry;
    long count;
} wish;

static const char *wrong(const char *puzzle, const wish *w)
{
    int clues = 0, solution[81];
    for (int c = 0; c < 81; c++) {
        if (puzzle[c] != '.' && (puzzle[c] < '1' || puzzle[c] > '9'))
            return "no puzzle";
        clues += puzzle[c] != '.';
    }
    if (clues < w->least || clues > w->most)
        return "number of clues";
    for (int c = 0; c < 81; c++) {
        if (w->pattern != NULL && (w->pattern[c] == '.') != (puzzle[c] == '.'))
            return "pattern";
        for (int second = 0; w->symmetry != NULL && second < 2; second++) {
            if ((puzzle[c] == '.') != (puzzle[image(w->symmetry, c, second != 0)] == '.'))
                return "symmetry";
        }
    }
    if (solve(puzzle, -1, solution) != 1)
        return "not one solution";
    for (int c = 0; puzzle[81] == ' ' && c < 81; c++) {
        if (puzzle[82 + c] - '0' != solution[c])
            return "another solution";
    }
    for (int c = 0; w->minimal && c < 81; c++) {
        if (puzzle[c] != '.' && solve(puzzle, c, solution) == 1)
            return "a clue to spare";
    }
    return NULL;
}

int main(int argc, char **argv)
{
    static char line[1000];
    wish w = {.most = 81, .count = -1};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--minimal") == 0)
            w.minimal = true;
        else if (strcmp(argv[i], "--clues") == 0 && i + 2 < argc) {
            w.least = atoi(argv[++i]);
            w.most = atoi(argv[++i]);
        } else if (strcmp(argv[i], "--pattern") == 0 && i + 1 < argc)
            w.pattern = argv[++i];
        else if (strcmp(argv[i], "--symmetry") == 0 && i + 1 < argc)
            w.symmetry = argv[++i];
        else if (strcmp(argv[i], "--count") == 0 && i + 1 < argc)
            w.count = atol(argv[++i]);
        else
            return 2;
    }
    long count = 0, bad = 0;
    for (; fgets(line, sizeof line, stdin) != NULL; count++) {
        const char *why = strlen(line) < 81 ? "no puzzle" : wrong(line, &w);
        if (why != NULL && bad++ < 10)
            printf("%s: %.81s\n", why, line);
    }
    if (w.count >= 0 && count != w.count)
        printf("%ld puzzles, not %ld\n", count, w.count);
    return bad > 0 || (w.count >= 0 && count != w.count);
}
