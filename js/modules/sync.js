// SPDX-License-Identifier: MIT
//
// sync.js - houseful in node, without promises.
import { readFileSync } from 'node:fs';
import { makeCalls, nextRoom } from './api.js';
import { compile, Core, hasVectors, LARGE, SMALL } from './core.js';
import { pack, whole } from './many.js';
import { microseconds, nextNumber } from './wishes.js';

export { HousefulError, InvalidPuzzle, NotUnique, Timeout } from './errors.js';
export { Puzzle } from './boards.js';
export { Solutions } from './many.js';

/** Which build solves batches here: "simd" or "plain". */
export const build = process.env.HOUSEFUL_BUILD_PLAIN !== '1' && hasVectors() ? 'simd' : 'plain';

const load = (name) => readFileSync(new URL(name, import.meta.url));
let core = null;
let small = null; // the module for batches, loaded with the first of them
const opened = () => (core ??= new Core(compile(load(LARGE))));
const calls = makeCalls((text) => opened().ask(text), (value, then) => then(value));

export const {
  solve, answer, isUnique, count, minimal, check, generate, generateMany, rate, hint, steps, canonical, automorphisms, same, scramble, convert, draw,
  read, lists,
} = calls;

export function* solutions(board, limit = null, options = {}) {
  for (let told = 0, last = false; !last && told !== limit;) {
    const room = Math.min(nextRoom(told), (limit ?? Infinity) - told);
    const part = calls.solutionsPart(board, told, room, options);
    yield* part.list;
    told += part.list.length;
    last = part.last;
  }
}

export function* series(wishes = {}) {
  const seed = wishes.seed ?? Math.floor(Math.random() * 2 ** 53);
  for (let first = wishes.first ?? 1, number = 1; ; first += number, number = nextNumber(number, wishes)) {
    yield* calls.generateMany(number, { ...wishes, seed, first });
  }
}

export function solveMany(puzzles, { timeout } = {}) {
  const packed = pack(puzzles);
  const wait = microseconds(timeout);
  if (build === 'simd') small ??= compile(load(SMALL));
  const batch = { ...packed, small, until: wait ? Date.now() + wait / 1000 : 0 };
  return whole(packed, packed.count === 0 ? [] : [{ first: 0, answer: opened().many(batch) }]);
}
