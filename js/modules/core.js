// SPDX-License-Identifier: MIT
//
// core.js - the C library. Memory is looked at after each call: it may have grown.

import { unpack } from './unpack.js';
import { weave } from './weave.js';

// A module with one vector instruction: is it valid here?
const VECTORS = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11);

export const LARGE = 'houseful.wasm.woven';
export const SMALL = 'batch-simd.wasm.woven';

/** Has this machine vector instructions for WebAssembly? */
export const hasVectors = () => WebAssembly.validate(VECTORS);

const IMPORTS = { env: { now_ms: () => performance.now() } };
const CELLS = 81;
const LIMIT = 4; // the answer of a puzzle for which there was no time

export class Core {
  /** @param {WebAssembly.Module} large */
  constructor(large) {
    this.all = new WebAssembly.Instance(large, IMPORTS).exports;
    this.batch = this.all;
  }

  /** Puts bytes where a module wants them, with room behind them. */
  static put(exports, bytes, more) {
    const at = exports.input(bytes.length + more);
    if (at === 0) throw new RangeError('out of memory');
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    return at;
  }

  /** A question as text, its answer as text. */
  ask(text) {
    const bytes = new TextEncoder().encode(text);
    Core.put(this.all, bytes, 1);
    const size = this.all.ask(bytes.length);
    return new TextDecoder().decode(new Uint8Array(this.all.memory.buffer, this.all.output(), size));
  }

  /** Solves `count` puzzles, `step` bytes apart, until a time (as Date.now() tells it); by the small module, if given. */
  many({ bytes, count, step, text, until, small }) {
    if (small && this.batch === this.all) this.batch = new WebAssembly.Instance(small, IMPORTS).exports;
    const left = until ? until - Date.now() : 0;
    if (until && left <= 0) {
      return { answers: new Uint8Array(count).fill(LIMIT), solutions: new Uint8Array(count * CELLS).fill(text ? 46 : 0) };
    }
    const at = Core.put(this.batch, bytes, count * (CELLS + 1));
    const status = this.batch.many(count, step, text ? 1 : 0, bytes.length, left);
    if (status !== 0) throw new RangeError('out of memory');
    const start = at + bytes.length;
    const { buffer } = this.batch.memory;
    return { answers: new Uint8Array(buffer, start, count).slice(), solutions: new Uint8Array(buffer, start + count, count * CELLS).slice() };
  }
}

/** Makes a module of a file of the package. */
export const compile = (packed) => new WebAssembly.Module(weave(unpack(packed)));
/** The same beside what else goes on; for the small one. */
export const compileSoon = (packed) => WebAssembly.compile(weave(unpack(packed)));

/**
 * What a worker does with a message: the first brings the module, or the file it is in; then come questions.
 * @param {(message: any, transfer?: any[]) => void} post
 */
export function work(post) {
  let core = null;
  const open = (module) => { core = new Core(module); post({ module }); };
  const answer = ({ id, ask, batch }) => {
    if (ask !== undefined) { post({ id, answer: core.ask(ask) }); return; }
    const solved = core.many(batch);
    post({ id, answer: solved }, [solved.answers.buffer, solved.solutions.buffer]);
  };
  return (message) => {
    try {
      if (message.module) open(message.module);
      else if (message.packed) open(compile(message.packed));
      else answer(message);
    } catch (error) {
      post({ id: message.id, failed: String(error?.message ?? error) });
    }
  };
}
