// SPDX-License-Identifier: MIT
//
// index.js - houseful in a browser, by workers.
import { asynchronous } from './async.js';
import { hasVectors, LARGE, SMALL } from './core.js';

export { HousefulError, InvalidPuzzle, NotUnique, Timeout } from './errors.js';
export { Puzzle } from './boards.js';
export { Solutions } from './many.js';

/** Which build solves batches here: "simd" or "plain". */
export const build = hasVectors() ? 'simd' : 'plain';

// In full, for bundlers.
const FILES = {
  [LARGE]: () => new URL('./houseful.wasm.woven', import.meta.url),
  [SMALL]: () => new URL('./batch-simd.wasm.woven', import.meta.url),
};

async function load(name) {
  const response = await fetch(FILES[name]());
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

function spawn(onmessage, onerror) {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  worker.onmessage = (event) => onmessage(event.data);
  worker.onerror = (event) => onerror(new Error(event.message));
  return { post: (message, transfer) => worker.postMessage(message, transfer), idle: () => {}, end: () => worker.terminate() };
}

export const {
  solve, answer, isUnique, count, solutions, minimal, check, solveMany, generate, generateMany, series, rate, hint, steps, canonical, automorphisms,
  same, scramble, convert, draw, read, lists, close,
} = asynchronous(spawn, load, build, globalThis.navigator?.hardwareConcurrency ?? 2);
