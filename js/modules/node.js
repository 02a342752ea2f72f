// SPDX-License-Identifier: MIT
//
// node.js - houseful in node, by threads.
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { asynchronous } from './async.js';
import { hasVectors } from './core.js';

export { HousefulError, InvalidPuzzle, NotUnique, Timeout } from './errors.js';
export { Puzzle } from './boards.js';
export { Solutions } from './many.js';

/** Which build solves batches here: "simd" or "plain". */
export const build = process.env.HOUSEFUL_BUILD_PLAIN !== '1' && hasVectors() ? 'simd' : 'plain';

const load = (name) => readFile(new URL(name, import.meta.url));

function spawn(onmessage, onerror) {
  const worker = new Worker(new URL('./worker-node.js', import.meta.url), { execArgv: [] });
  worker.on('message', onmessage);
  worker.on('error', onerror);
  return {
    post: (message, transfer) => worker.postMessage(message, transfer),
    idle: (idle) => (idle ? worker.unref() : worker.ref()), // an idle thread keeps no program alive
    end: () => worker.terminate(),
  };
}

const processors = os.availableParallelism?.() ?? os.cpus().length;
export const {
  solve, answer, isUnique, count, solutions, minimal, check, solveMany, generate, generateMany, series, rate, hint, steps, canonical, automorphisms,
  same, scramble, convert, draw, read, lists, close,
} = asynchronous(spawn, load, build, processors || 2);
