/* SPDX-License-Identifier: MIT
 *
 * canon_rank.c - boards from their numbers.
 */
#include "canon_rank.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "houseful/canon.h"
#include "nine_item.h"
#include "output.h"

typedef struct unranking {
    hf_ranker *ranker;
    hf_out out;
    int status; /* to exit with */
} unranking;

/* A number of 1 to 10 digits; returns what follows it, NULL: it is none. */
static const char *read_number(const char *text, uint64_t *number)
{
    size_t digits = strspn(text, "0123456789");
    *number = 0;
    for (size_t i = 0; i < digits && i < 11; i++)
        *number = 10 * *number + (uint64_t)(text[i] - '0');
    return digits > 0 && digits < 11 ? text + digits : NULL;
}

/* "17" or "17..23". */
static bool read_range(const char *text, uint64_t *first, uint64_t *last)
{
    const char *rest = read_number(text, first);
    *last = *first;
    if (rest != NULL && strncmp(rest, "..", 2) == 0)
        rest = read_number(rest + 2, last);
    return rest != NULL && *rest == '\0';
}

static void flush(unranking *u)
{
    int status = hf_stdout_status(hf_out_flush(&u->out, STDOUT_FILENO));
    if (status != HF_EXIT_OK)
        u->status = status;
}

static void write_range(unranking *u, uint64_t first, uint64_t last)
{
    enum { PLENTY = 1 << 16 };
    uint8_t board[HF_NINE_CELLS];
    for (uint64_t rank = first; rank <= last && u->status != HF_EXIT_IO; rank++) {
        hf_status status = hf_ranker_unrank(u->ranker, rank, board);
        if (status != HF_OK) {
            hf_message("%s", hf_status_text(status));
            u->status = HF_EXIT_IO;
            return;
        }
        hf_out_nine(&u->out, board);
        hf_out_char(&u->out, '\n');
        if (u->out.length > PLENTY)
            flush(u);
    }
}

/* One operand or line. */
static void take_text(unranking *u, const char *source, size_t line, const char *text)
{
    uint64_t first, last;
    if (read_range(text, &first, &last) && first >= 1 && first <= last && last <= HF_RANKS) {
        write_range(u, first, last);
        return;
    }
    hf_message("%s:%zu: '%.40s' is no number of a board, 1 to 5472730538", source, line, text);
    hf_out_text(&u->out, "invalid\n");
    if (u->status == HF_EXIT_OK)
        u->status = HF_EXIT_PUZZLES;
}

static void take_file(unranking *u, FILE *file, const char *name)
{
    char line[128];
    for (size_t number = 1; u->status != HF_EXIT_IO && fgets(line, sizeof line, file); number++) {
        line[strcspn(line, "\r\n")] = '\0';
        if (line[0] != '\0' && line[0] != '#')
            take_text(u, name, number, line);
    }
}

static void take_operand(unranking *u, const char *operand)
{
    uint64_t first, last;
    if (read_range(operand, &first, &last)) {
        take_text(u, "argument", 1, operand);
        return;
    }
    if (strcmp(operand, "-") == 0) {
        take_file(u, stdin, "stdin");
        return;
    }
    FILE *file = fopen(operand, "r");
    if (file == NULL) {
        hf_message("%s: %s", operand, hf_error_text(errno));
        u->status = HF_EXIT_IO;
        return;
    }
    take_file(u, file, operand);
    fclose(file);
}

int canon_unrank(const hf_operands *operands)
{
    unranking u = {.status = HF_EXIT_OK};
    hf_status status = hf_ranker_new(&u.ranker);
    if (status != HF_OK) {
        hf_message("%s", hf_status_text(status));
        return HF_EXIT_IO;
    }
    for (size_t i = 0; i < operands->count && u.status != HF_EXIT_IO; i++)
        take_operand(&u, operands->at[i]);
    if (operands->count == 0)
        take_operand(&u, "-");
    if (u.status != HF_EXIT_IO)
        flush(&u);
    hf_out_free(&u.out);
    hf_ranker_free(u.ranker);
    return u.status;
}
