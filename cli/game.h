/* SPDX-License-Identifier: MIT
 *
 * game.h - a board as a player has it, with all that is needed to reason about it: each thread has
 * one and loads one record after the other into it.
 */
#ifndef HF_CLI_GAME_H
#define HF_CLI_GAME_H

#include "houseful/houseful.h"

typedef struct hf_game {
    hf_shape *shape; /* its own; everything below is of this shape */
    hf_solver *solver;
    hf_logic *logic;
    hf_step *step;
    hf_board *start; /* the position as it was read */
    hf_board *now;   /* the position before the step */
    hf_board *after; /* room for the position after it */
    hf_grid *scratch;
    const hf_puzzle *puzzle; /* the record's, if it has constraints beyond houses; else NULL */
    hf_grid *givens;         /* what was given */
    hf_grid *values;         /* all values of the position */
    hf_grid *first;          /* the solution; with several, two of them */
    hf_grid *second;
    uint64_t time_limit_ns; /* for a puzzle; 0: none, but that solving is given up after a minute */
    uint64_t until;         /* when the time for the puzzle that was loaded is up; 0: never */
} hf_game;

/* What is true of a position. */
typedef struct hf_game_facts {
    hf_answer answer;
    hf_clash clash; /* HF_INVALID */
} hf_game_facts;

/* Gives the next call to logic the time that is left; false: the time is up. */
bool hf_game_has_time(hf_game *game);

/* Takes a record in: game->start holds its position, game->first its solution if it is unique,
 * game->second another if there are several. HF_TOO_LARGE: logic does not serve the board.
 * HF_NO_MEMORY. */
hf_status hf_game_load(hf_game *game, const hf_record *record, hf_game_facts *known);
/* Loads the position into game->logic. HF_NO_MEMORY. */
hf_status hf_game_start(hf_game *game);
/* Brings game->now up to the logic's position. */
void hf_game_update(hf_game *game);
void hf_game_close(hf_game *game);

#endif
