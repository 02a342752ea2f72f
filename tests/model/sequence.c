/* SPDX-License-Identifier: MIT
 *
 * sequence.c - sequences: drawn, written, read, tried in a process of their own, and shrunk.
 */
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/rng.h"
#include "model.h"

/* Of the processor; of the clock an hour, as all may be held up for a while. */
enum { PATIENCE_SECONDS = 120, HELD_UP_SECONDS = 3600 };

static uint32_t words_count(void)
{
    uint32_t count = 0;
    while (model_words[count])
        count++;
    return count;
}

void model_draw(model_sequence *sequence, uint64_t seed)
{
    hf_rng rng = hf_rng_make(seed, 1);
    uint32_t words = words_count(), total = 0;
    for (uint32_t i = 0; i < words; i++)
        total += model_weights[i];
    sequence->count = 10 + hf_rng_below(&rng, MODEL_MOVES - 10);
    for (uint32_t i = 0; i < sequence->count; i++) {
        model_move *move = &sequence->move[i];
        uint32_t drawn = hf_rng_below(&rng, total), word = 0;
        while (drawn >= model_weights[word])
            drawn -= model_weights[word++];
        move->word = (uint8_t)(i == 0 ? 0 : word);
        for (uint32_t k = 0; k < 4; k++)
            move->number[k] = hf_rng_below(&rng, hf_rng_below(&rng, 2) ? 8 : 1000);
    }
}

void model_write(const model_sequence *sequence, FILE *file)
{
    for (uint32_t i = 0; i < sequence->count; i++) {
        const model_move *m = &sequence->move[i];
        fprintf(file, "%s %" PRIu32 " %" PRIu32 " %" PRIu32 " %" PRIu32 "\n", model_words[m->word],
                m->number[0], m->number[1], m->number[2], m->number[3]);
    }
}

bool model_read(model_sequence *sequence, FILE *file)
{
    char line[200], word[40];
    sequence->count = 0;
    while (fgets(line, sizeof line, file)) {
        model_move *m = &sequence->move[sequence->count];
        if (line[0] == '#' || line[0] == '\n')
            continue;
        if (sequence->count == MODEL_MOVES ||
            sscanf(line, "%39s %" SCNu32 " %" SCNu32 " %" SCNu32 " %" SCNu32, word, &m->number[0],
                   &m->number[1], &m->number[2], &m->number[3]) != 5)
            return false;
        for (m->word = 0; model_words[m->word] && strcmp(model_words[m->word], word) != 0;)
            m->word++;
        if (!model_words[m->word])
            return false;
        sequence->count++;
    }
    return sequence->count > 0;
}

/* In the child: says what was wrong and ends. */
static _Noreturn void play_and_tell(const model_sequence *sequence, bool fault, int to)
{
    const struct itimerval patience = {.it_value.tv_sec = PATIENCE_SECONDS};
    setitimer(ITIMER_PROF, &patience, NULL);
    alarm(HELD_UP_SECONDS);
    const char *wrong = model_play(sequence, fault);
    if (wrong) {
        ssize_t put = write(to, wrong, strlen(wrong));
        (void)put;
    }
    _exit(wrong ? 1 : 0);
}

bool model_try(const model_sequence *sequence, bool fault, char what[160])
{
    int ends[2], status;
    if (pipe(ends) != 0)
        abort();
    fflush(NULL);
    pid_t child = fork();
    if (child < 0)
        abort();
    if (child == 0)
        play_and_tell(sequence, fault, ends[1]);
    close(ends[1]);
    ssize_t got = 0, more;
    while (got < 159 && (more = read(ends[0], what + got, (size_t)(159 - got))) > 0)
        got += more;
    what[got > 0 ? got : 0] = '\0';
    close(ends[0]);
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status))
        snprintf(what, 160, "it ended by signal %d%s", WTERMSIG(status),
                 WTERMSIG(status) == SIGALRM || WTERMSIG(status) == SIGPROF ? " (it took too long)"
                                                                            : "");
    else if (WEXITSTATUS(status) > 1)
        snprintf(what, 160, "it ended with status %d", WEXITSTATUS(status));
    return status == 0;
}

static bool still_fails(const model_sequence *sequence, bool fault)
{
    char what[160];
    return !model_try(sequence, fault, what);
}

/* Without `count` moves from `at` on. */
static model_sequence without(const model_sequence *sequence, uint32_t at, uint32_t count)
{
    model_sequence less = *sequence;
    memmove(less.move + at, less.move + at + count,
            (less.count - at - count) * sizeof less.move[0]);
    less.count -= count;
    return less;
}

static void take_away(model_sequence *sequence, bool fault)
{
    for (uint32_t part = sequence->count / 2; part > 0; part /= 2)
        for (uint32_t at = 1; at + part <= sequence->count;) {
            model_sequence less = without(sequence, at, part);
            if (still_fails(&less, fault))
                *sequence = less;
            else
                at += part;
        }
}

static bool make_smaller(model_sequence *sequence, bool fault)
{
    bool any = false;
    for (uint32_t i = 0; i < sequence->count; i++)
        for (uint32_t k = 0; k < 4; k++)
            for (uint32_t cut = 0; cut < 3; cut++) {
                model_sequence less = *sequence;
                uint32_t *number = &less.move[i].number[k], before = *number;
                *number = cut == 0 ? 0 : cut == 1 ? before / 2 : before - (before > 0);
                if (*number == before || !still_fails(&less, fault))
                    continue;
                *sequence = less;
                any = true;
            }
    return any;
}

void model_shrink(model_sequence *sequence, bool fault)
{
    take_away(sequence, fault);
    for (unsigned rounds = 0; rounds < 6 && make_smaller(sequence, fault); rounds++)
        take_away(sequence, fault);
}
