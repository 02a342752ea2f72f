/* SPDX-License-Identifier: MIT
 *
 * processors.h - how many processors this process may use, and on which its threads begin.
 */
#ifndef HF_CLI_PROCESSORS_H
#define HF_CLI_PROCESSORS_H

#include <pthread.h>

/* Those of its set (taskset, a container, a batch system), not those of the machine; no more than
 * SLURM_CPUS_PER_TASK says. At least 1. */
long hf_processors(void);

/* Linux often lets a new thread begin on the processor of its maker, and moves one of the two after 3 ms: as
 * long as a tenth of a list of 300,000 easy puzzles takes. Threads made with these attributes begin elsewhere; once they
 * run they go where the process may. */
void hf_processors_elsewhere(pthread_attr_t *attributes);
void hf_processors_anywhere(void);

#endif
