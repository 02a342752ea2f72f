/* SPDX-License-Identifier: MIT
 *
 * work.h - everything one solver owns: the lanes at work, and the places where others wait.
 *
 *      fresh  --.                                       .--> solved --> text
 *   (read, not  |      +------------------------+       |   (the first solution
 *    yet begun) +----> | now: LANES at work     | ------+    of each puzzle)
 *      parked --+      +------------------------+       |
 *     (second   |        |  splits: a copy goes         '--> dead
 *    children)  |  <-----+  to an idle lane, or it
 *        pool --'        |  is parked, or goes into
 *     (suspended  <------'  the pool
 *      siblings)
 *
 * A puzzle may have several lanes at work at once. What is known of each puzzle of the batch: how
 * many solutions were found, how many of its lanes died, and its suspended siblings, newest first.
 * A puzzle is settled when it has as many solutions as were asked for: one, two (which is what tells
 * unique puzzles from others, and what all cleverness is for), or more, which are then counted one
 * by one. Batches are worked in chunks of at most CHUNK puzzles, so that an owner fits a lane
 * and all memory is fixed. Nothing is allocated after the start.
 */
#ifndef HF_LANES_WORK_H
#define HF_LANES_WORK_H

/* LANES_TINY, for tests: so little room that every way out is taken. */
#ifdef LANES_TINY
enum { CHUNK = 100, POOL_FULL = LANES, POOL_BLOCKS = 2, PARKED_BLOCKS = 2 };
#else
enum {
    CHUNK = 16384,
    POOL_FULL = 1024 + 32 * LANES, /* entries from which no new puzzle is begun */
    POOL_BLOCKS = POOL_FULL / LANES + 64,
    PARKED_BLOCKS = 64
};
#endif

enum {
    NOBODY = 0xffff, /* no entry */
    DEEP = 12,       /* a lane with so many nested first children is loose in any stream */
    NEVER_DEEP = 0x7fff,
    GUESSES_NOTED = 64, /* vectors of owners */
    TIGHT_AFTER = 6     /* a puzzle with so many dead lanes is tight in any stream */
};

/* A lane that is woken from the pool after TIGHT_AFTER deaths carries this in its depth, which
 * makes the depth negative as a signed number: never loose. */
enum { TIGHT_MARK = 0x8000 };

/* In found[], beside the number of solutions. */
enum { UNREADABLE = 0x40, STOPPED = 0x80 };

typedef struct work {
    state now;
    sweep_notes notes;
    changes changes; /* to `now`, not yet made: made before the next sweep */
    cuts twin_cuts;  /* what the second children lose that go into the pool */

    lane_mask active;
    lane_mask died;  /* found dead, not yet taken away */
    lane_mask eager; /* loose lanes: may split before logic has come to rest */

    /* puzzles read but not begun */
    state fresh;
    lane_mask fresh_lanes;
    size_t next;
    size_t called; /* of those, the first that was not asked of memory */

    /* first solutions not yet written; `held` are those whose puzzle has suspended siblings, which
     * stay asleep until the exchange test has had its say */
    solutions solved;
    lane_mask solved_lanes;
    lane_mask held;
    state given;  /* scratch: the puzzles of the block above, */
    state spread; /* and their solutions as candidates; or boards whose solutions are counted */

    /* second children that found no idle lane: a stack of blocks */
    state parked[PARKED_BLOCKS];
    lane_mask parked_lanes[PARKED_BLOCKS];
    unsigned parked_top; /* blocks in use */

    /* suspended siblings: entry e is lane e % LANES of block e / LANES */
    state pool[POOL_BLOCKS];
    lane_mask pool_free[POOL_BLOCKS];
    lane_mask pool_ready[POOL_BLOCKS];
    uint16_t older[POOL_BLOCKS * LANES]; /* the next entry of the same puzzle */
    unsigned pool_blocks;                /* blocks ever used in this chunk */
    unsigned pool_block;                 /* the block that is being filled */
    unsigned pool_count;                 /* entries in use */
    unsigned ready_count;                /* of these, entries that may be resumed */
    unsigned ready_block;                /* where entries were last taken */

    /* gathered ready entries from several blocks */
    state gathered;
    unsigned gathered_count;

    /* the puzzles */
    const hf_batch *batch;
    size_t first;     /* of this chunk in the batch */
    size_t count;     /* puzzles in this chunk */
    uint64_t limit;   /* solutions asked for */
    unsigned settled; /* found[] of a puzzle with so many: 1 or 2 */
    bool counting;    /* more than two are asked for: they are counted in the briefs */
    unsigned deep;    /* the depth from which a lane is loose in any stream */
    uint8_t found[CHUNK];
    uint8_t deaths[CHUNK];
    uint16_t newest[CHUNK];

    /* guesses of each puzzle, then what counts for nobody; the last ones are not yet added up */
    uint32_t guesses[CHUNK + LANES];
    vec guess_owner[GUESSES_NOTED];
    vec nobody; /* CHUNK and the number of the lane */
    unsigned guess_count;

    /* puzzles without a solution, not yet told of */
    uint16_t unsolvable[LANES];
    unsigned unsolvable_count;

    /* how many of the last puzzles were settled, what they took; halved now and then */
    unsigned recent;
    unsigned recent_settled;
    unsigned recent_guesses, recent_deaths;
    bool loose_stream;
    bool any_settled;
    bool stopped;

    uint64_t sweeps, acts; /* for those who measure */
    uint64_t acts_at_read; /* acts when puzzles were last read */

    layouts layouts; /* scratch: of the lane that is being counted */

    void *nine; /* the engine `nine`, for puzzles that come alone */
    text_classes classes;
    hf_handover handover;
} work;

/* ---- what is always true --------------------------------------------------------------------- */

/* Lanes belong to puzzles of this chunk. */
static inline bool owners_are_in_range(const work *w, const state *s, lane_mask lanes)
{
    for (; lanes != 0; lanes &= lanes - 1) {
        if (lane_get(&s->owner, hf_lowest32(lanes)) >= w->count)
            return false;
    }
    return true;
}

/* Lists have no cycle (none is longer than the pool), name only entries that are neither free nor
 * ready, and each of those once: together with the ready ones they are all that is in use. */
static inline bool pool_is_sound(const work *w)
{
    unsigned asleep = 0, ready = 0;
    for (size_t p = 0; p < w->count; p++) {
        for (unsigned e = w->newest[p]; e != NOBODY; e = w->older[e]) {
            lane_mask bit = (lane_mask)1 << e % LANES;
            if (e >= w->pool_blocks * LANES || ++asleep > w->pool_count ||
                ((w->pool_free[e / LANES] | w->pool_ready[e / LANES]) & bit) != 0)
                return false;
        }
    }
    for (unsigned b = 0; b < w->pool_blocks; b++)
        ready += hf_popcount32(w->pool_ready[b]);
    return ready == w->ready_count && asleep + ready == w->pool_count;
}

#endif
