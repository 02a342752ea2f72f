// SPDX-License-Identifier: MIT
//
// async.js - the calls as promises, answered by workers.
import { makeCalls, nextRoom } from './api.js';
import { compileSoon, LARGE, SMALL } from './core.js';
import { HousefulError } from './errors.js';
import { pack, parts, whole } from './many.js';
import { Pool } from './pool.js';
import { microseconds, nextNumber } from './wishes.js';

const PART = 16384; // puzzles that go to a worker at a time

/**
 * Starts workers. The first unpacks and compiles the module and gives it back, for the others.
 * @param {(onmessage: (message: any) => void, onerror: (error: Error) => void) => any} spawn a worker: { post, idle, end }
 * @param {(name: string) => Promise<Uint8Array>} load a file of the package
 */
function starter(spawn, load) {
  let module = null;
  const begin = (first) => new Promise((resolve, reject) => {
    const handle = spawn((message) => {
      if (message.module) resolve([handle, message.module]);
      else if (message.id === undefined) { handle.end(); reject(new HousefulError(message.failed)); } else handle.onmessage(message);
    }, (error) => { reject(error); handle.onerror?.(error); });
    handle.idle(false);
    handle.post(first, []);
  });
  const unpacked = async () => begin({ packed: await load(LARGE) });
  return async () => {
    if (module) return (await begin({ module: (await module)[1] }))[0];
    module = unpacked();
    return (await module.catch((error) => { module = null; throw error; }))[0];
  };
}

/** @param {any} spawn @param {any} load @param {'simd' | 'plain'} build @param {number} processors */
export function asynchronous(spawn, load, build, processors) {
  const pool = new Pool(starter(spawn, load), processors);
  let small = null; // the module for batches, loaded with the first of them
  const calls = makeCalls((text, { signal }) => pool.run({ ask: text }, { signal }), (promise, then) => promise.then(then));
  const wrapped = Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, async (...values) => call(...values)]));

  async function* solutions(board, limit = null, options = {}) {
    for (let told = 0, last = false; !last && told !== limit;) {
      const room = Math.min(nextRoom(told), (limit ?? Infinity) - told);
      const part = await wrapped.solutionsPart(board, told, room, options);
      yield* part.list;
      told += part.list.length;
      last = part.last;
    }
  }

  async function* series(wishes = {}) {
    const seed = wishes.seed ?? Math.floor(Math.random() * 2 ** 53);
    for (let first = wishes.first ?? 1, number = 1; ; first += number, number = nextNumber(number, wishes)) {
      yield* await wrapped.generateMany(number, { ...wishes, seed, first });
    }
  }

  async function solveMany(puzzles, { timeout, signal, threads = processors } = {}) {
    if (!(Number.isInteger(threads) && threads > 0)) throw new HousefulError('threads: a number from 1 is expected');
    const packed = pack(puzzles);
    const wait = microseconds(timeout);
    const until = wait ? Date.now() + wait / 1000 : 0;
    const list = [...parts(packed, Math.max(1, Math.min(PART, Math.ceil(packed.count / threads))), until)];
    if (build === 'simd') small ??= load(SMALL).then(compileSoon);
    const module = await small?.catch((error) => { small = null; throw error; });
    const answered = [];
    const work = async () => {
      for (let part = list.shift(); part; part = list.shift()) {
        const { first, batch } = part;
        answered.push({ first, answer: await pool.run({ batch: { ...batch, small: module } }, { signal }, [batch.bytes.buffer]) });
      }
    };
    await Promise.all(Array.from({ length: Math.min(threads, list.length) }, work));
    return whole(packed, answered);
  }

  const { solutionsPart, ...shown } = wrapped;
  return { ...shown, solutions, series, solveMany, close: () => pool.close() };
}
