/* SPDX-License-Identifier: MIT
 *
 * processors.h - how many processors this process may use.
 */
#ifndef HF_CLI_PROCESSORS_H
#define HF_CLI_PROCESSORS_H

/* Those of its set (taskset, a container, a batch system), not those of the machine; no more than
 * SLURM_CPUS_PER_TASK says. At least 1. */
long hf_processors(void);

#endif
