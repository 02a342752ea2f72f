/* SPDX-License-Identifier: MIT
 *
 * retold.h - a proof while it is told anew: the old list of thoughts, the new one, and what holds.
 */
#ifndef HF_LOGIC_SE_RETOLD_H
#define HF_LOGIC_SE_RETOLD_H

#include "logic/se/sight.h"
#include "logic/se/tell.h"

enum { SE_RETOLD_DEPTHS = SE_DEPTHS + 1, SE_RETOLD_BLOCKS = 48 };

/* A proof inside the proof that was told, by its old place: thoughts first .. end - 1 prove `end`. */
typedef struct se_block {
    uint32_t first, end;
} se_block;

typedef struct se_retold {
    const hf_se *se;
    hf_inference *old; /* as it was */
    uint16_t *old_reference;
    uint32_t olds;
    hf_inference *now; /* as it will be */
    uint16_t *reference;
    uint32_t count, references, room, reference_room;
    uint16_t *place; /* old thought -> new one, or SE_NO_THOUGHT */
    bool *used;      /* of the new ones: something rests on it */
    bool failed;     /* no room: leave it all as it was */
    se_block told[SE_RETOLD_BLOCKS];
    uint32_t tolds;
    /* new thoughts that hold here, by depth and what they say */
    uint16_t fact[SE_RETOLD_DEPTHS][SE_POTENTIALS];
} se_retold;

static inline unsigned retold_potential(const hf_inference *t)
{
    return se_potential(se_candidate(t->cell, t->symbol - 1u), t->holds);
}

/* NULL: memory ran out. */
se_retold *hf_se_retold_new(const hf_se *se, const hf_step *step);
void hf_se_retold_free(se_retold *retold);

/* A thought at the end; gives back its number. Then what it rests on. */
uint32_t hf_se_retold_add(se_retold *retold, const hf_inference *t);
void hf_se_retold_refer(se_retold *retold, uint32_t to);
/* A thought of a proof inside the proof that rests on one other, put in before another one. It is kept
 * if what that proof proves is. */
void hf_se_retold_insert(se_retold *retold, uint32_t before, const hf_inference *t,
                         uint32_t reason);
/* Into the step, without what the ends (old thoughts) do not rest on. */
void hf_se_retold_write(se_retold *retold, const uint16_t *ends, unsigned count, hf_step *step);

#endif
