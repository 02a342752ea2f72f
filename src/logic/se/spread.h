/* SPDX-License-Identifier: MIT
 *
 * spread.h - everything that follows from one assumption, with reasons.
 *
 * A *thought* says that a candidate is true ("on") or false ("off"), and which earlier thoughts it
 * rests on. A spread is the list of thoughts in the order in which they come, the assumption first.
 * Reasons always come earlier, so the set of all that a thought rests on (its ancestors, itself
 * included) is the union of its reasons' sets, known at once and for every thought:
 *
 *     i   thought   reasons   ancestors as bits
 *     0   r1c1=5    -         1
 *     1   r1c4<>5   0         11
 *     2   r1c4=7    1         111
 *     3   r7c4<>7   2         1111
 *     4   r1c9<>5   0         10001
 *
 * The list of ancestor bits of thought i has i / 64 + 1 words.
 *
 * While `bound` is set, thoughts whose own complexity reaches it are of no use for a better hint: a
 * spread stops when no useful one waits. They stay in the list, since they can still be what an
 * assumption breaks on.
 */
#ifndef HF_LOGIC_SE_SPREAD_H
#define HF_LOGIC_SE_SPREAD_H

#include <stddef.h>

#include "logic/se/field.h"

enum {
    SE_POTENTIALS = 2 * SE_CANDIDATES,
    SE_WORDS = (SE_CANDIDATES + 63) / 64,
    SE_NO_NEST = -1,
    SE_NO_BOUND = 1 << 30
};

/* Why a thought holds. The rules beyond single links only ever switch candidates off. */
typedef enum se_cause {
    SE_CAUSE_NONE, /* the assumption */
    SE_CAUSE_CELL,
    SE_CAUSE_BLOCK, /* + region type */
    SE_CAUSE_ROW,
    SE_CAUSE_COLUMN,
    SE_CAUSE_LOCKING, /* where: region confined | region cleared << 8 */
    SE_CAUSE_HIDDEN,  /* where: region | digits << 8 */
    SE_CAUSE_NAKED,   /* where: region | spots << 8 */
    SE_CAUSE_X_WING,  /* where: base lines a | b << 8 | the first of two cover lines c << 16 | d <<
                         24 */
    SE_CAUSE_CHAIN    /* where: se_list_kind; the thought has a nest */
} se_cause;

typedef struct se_thought {
    uint16_t what;  /* 2 * candidate + (is it on?) */
    uint16_t count; /* of ancestors */
    uint8_t cause;
    bool alive;       /* below the bound */
    uint16_t before;  /* rules beyond links: thoughts there were when the rule was tried */
    uint32_t reasons; /* the first; those of the next thought begin where these end */
    int32_t nest;     /* the nested hint it comes from, or SE_NO_NEST */
    uint32_t nested;  /* complexity of all different nested hints among its ancestors */
    uint32_t where;
} se_thought;

/* There are hundreds of them, more than a processor keeps at hand: what is asked for all the time stands
 * together at the front. */
typedef struct se_spread {
    se_thought *thought;
    uint16_t *reason;
    uint64_t *ancestor;
    unsigned thought_room, reason_room;
    unsigned reasons;
    unsigned count;
    bool broken;    /* thought `count` contradicts thought `against` */
    bool truncated; /* a round of nested chains was left out */
    bool is_static; /* candidates are not struck as they are switched off */
    bool nishio;    /* one digit only */
    unsigned against;
    unsigned carriers;                  /* thoughts with a nest */
    unsigned bound, alive, least_since; /* the last: since the last round of nested chains */
    unsigned rounds, most_rounds, level;
    uint32_t generation;
    unsigned on_next, on_waiting, off_next, off_waiting; /* cursors, and how many are to come */
    uint64_t has[2][SE_WORDS];                           /* candidates that are off, that are on */
    se_field field;
    int16_t index[SE_POTENTIALS];             /* of a thought, or -1 */
    uint64_t carrier[SE_POTENTIALS / 64 + 2]; /* those with a nest; all 0 if there are none */
} se_spread;

struct hf_se;

static inline unsigned se_potential(unsigned candidate, bool on)
{
    return 2 * candidate + on;
}

/* Where the ancestors of thought i begin: i / 64 full steps of 64, then i % 64 rows. */
static inline size_t se_ancestors_at(unsigned i)
{
    unsigned q = i / 64, r = i % 64;
    return (size_t)(q + 1) * (32 * q + r);
}
static inline uint64_t *se_ancestors(const se_spread *s, unsigned i)
{
    return s->ancestor + se_ancestors_at(i);
}

se_spread *hf_se_spread_new(void);
void hf_se_spread_free(se_spread *s);
/* Room for some more thoughts and reasons; false: memory ran out. */
bool hf_se_spread_reserve(struct hf_se *se, se_spread *s, unsigned thoughts, unsigned reasons);

/* Begins with an assumption. */
void hf_se_spread_begin(struct hf_se *se, se_spread *s, const se_field *start, unsigned potential,
                        bool dynamic, unsigned bound);
/* Goes on until nothing follows, something breaks, or nothing useful waits. */
void hf_se_spread_run(struct hf_se *se, se_spread *s, const se_field *start, unsigned depth);

/* Adds a thought whose reasons stand at the end of the list of reasons. */
unsigned hf_se_spread_add(struct hf_se *se, se_spread *s, unsigned potential, se_cause cause);
void hf_se_spread_weigh(se_spread *s, unsigned i);

#endif
