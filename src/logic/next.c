/* SPDX-License-Identifier: MIT
 *
 * next.c - walking up the ladder: the first step, or all of them.
 */
#include <string.h>

#include "logic/check.h"
#include "logic/logic_data.h"
#include "logic/rules/rules.h"
#include "logic/se/rules.h"

/* Where the first step goes. */
typedef struct catch
{
    hf_step *step;
    hf_status status;
}
catch;

static bool keep_first(const hf_step *step, void *user)
{
    catch *caught = user;
    caught->status = hf_step_copy(caught->step, step);
    return false;
}

static hf_find start(hf_logic *logic, const hf_ladder *ladder, const hf_facts *facts)
{
    hf_watch_begin(&logic->watch, ladder->rungs);
    static const hf_facts nothing = {false};
    hf_step_clear(logic->step); /* an earlier search may have failed */
    if (memcmp(&logic->options, &ladder->options, sizeof logic->options) != 0) {
        logic->options = ladder->options;
        hf_view_stamp_all(&logic->view);
    }
    return (hf_find){.view = &logic->view,
                     .options = &ladder->options,
                     .facts = facts ? facts : &nothing,
                     .own_view = &logic->view,
                     .step = logic->step,
                     .pool = &logic->pool,
                     .watch = &logic->watch,
                     .explainer = &logic->explainer,
                     .bets = logic->bets};
}

/* How a search ended that came to `status` by itself. */
static hf_status finish(hf_find *find, hf_status status)
{
    hf_watch_end(find->watch);
    return find->failed ? HF_NO_MEMORY : find->halted ? HF_STOPPED : status;
}

/* Runs rung number `i`; false: the search is over. */
static bool climb(hf_find *find, const hf_ladder *ladder, uint32_t i)
{
    const hf_rung *rung = &ladder->rung[i];
    if (rung->rule->unique && (!find->facts->unique || find->view->rules))
        return true;
    hf_watch_climb(find->watch, i, rung->rule);
    if (!hf_find_goes_on(find))
        return false;
    hf_pool_reset(find->pool);
    find->wanted = rung->variants;
    if (find->options->explainer)
        hf_se_climb(find, rung);
    else
        rung->rule->find(find);
    hf_find_note_failure(find);
    return !find->stopped;
}

hf_status hf_logic_next(hf_logic *logic, const hf_ladder *ladder, const hf_facts *facts,
                        hf_step *step)
{
    uint32_t rung;
    if (!ladder)
        ladder = &logic->ladder;
    return hf_logic_next_among(logic, ladder, facts, NULL, ladder->rungs, step, &rung);
}

hf_status hf_logic_next_among(hf_logic *logic, const hf_ladder *ladder, const hf_facts *facts,
                              const bool *among, uint32_t end, hf_step *step, uint32_t *rung)
{
    catch caught = {step, HF_END};
    if (logic->view.broken && logic->bets > 0) {
        hf_bet_take_back(logic, step);
        hf_step_among(step, &logic->view);
        return hf_step_failed(step) ? HF_NO_MEMORY : HF_OK;
    }
    if (logic->view.broken || logic->view.left == 0)
        return HF_END;
    HF_ASSERT(view_agrees(&logic->view));
    hf_find find = start(logic, ladder, facts);
    find.first_only = true;
    find.each = keep_first;
    find.user = &caught;
    for (*rung = 0; *rung < end; ++*rung)
        if ((!among || among[*rung]) && !climb(&find, ladder, *rung))
            break;
    return finish(&find, caught.status);
}

hf_status hf_logic_all(hf_logic *logic, const hf_ladder *ladder, const hf_facts *facts,
                       hf_step_fn each, void *user)
{
    if (logic->view.broken || logic->view.left == 0)
        return HF_OK;
    HF_ASSERT(view_agrees(&logic->view));
    if (!ladder)
        ladder = &logic->ladder;
    hf_find find = start(logic, ladder, facts);
    find.each = each;
    find.user = user;
    for (uint32_t i = 0; i < ladder->rungs; i++) {
        if (ladder->rung[i].rule == &hf_rule_bet)
            continue;
        if (!climb(&find, ladder, i))
            break;
    }
    return finish(&find, HF_OK);
}
