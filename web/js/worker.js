// SPDX-License-Identifier: MIT
// @ts-check
//
// worker.js - the C library as WASM, off the page's thread. A question comes in with a number, a name
// and its input (text, or 32-bit words); the answer goes back with the same number. There are two modules: a
// small one for what every board needs at once, texts among it, and one for logic, fetched when that is first asked for.
// Each is compiled once and given to the page, for the worker that may follow this one. Memory is read afresh
// after each call, since it may have grown.

import { fetchPacked } from './packed.js';

const PACE = 100; // ms from one word of progress to the next

let asked = 0; // the number of the question under way, for what it reports on the way
let told = 0; // when it last did
/** @type {WebAssembly.Memory | null} */ let memory = null;

/** A text of the library, up to its zero. @param {number} at */
function stringAt(at) {
  const bytes = new Uint8Array(/** @type {WebAssembly.Memory} */ (memory).buffer, at, 100);
  return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
}

const imports = {
  env: {
    now_ms: () => performance.now(),
    progress: (/** @type {number} */ done, /** @type {number} */ of, /** @type {number} */ what) => {
      const now = performance.now();
      if (now - told < PACE) return;
      told = now;
      self.postMessage({ id: asked, progress: { done, of, what: what ? stringAt(what) : '' } });
    },
  },
};

/** @typedef {'core' | 'houseful'} Name of a module */
const LOGIC = ['hint', 'path', 'all', 'rate', 'explainer', 'rules', 'generate', 'variant']; // what the small one does not have

/** @type {Partial<Record<Name, WebAssembly.Module>>} */ let compiled = {};
/** @type {Partial<Record<Name, Promise<any>>>} */ const instances = {};

/** @param {Name} name */
async function compile(name) {
  const module = await WebAssembly.compile(await fetchPacked(new URL(`../${name}.wasm.gz`, import.meta.url)));
  self.postMessage({ module, name });
  return module;
}

/** @param {Name} name */
async function instantiate(name) { return (await WebAssembly.instantiate(compiled[name] ?? await compile(name), imports)).exports; }

/** The module that answers a question. @param {string} question */
async function moduleFor(question) {
  /** @type {Name} */ const name = LOGIC.includes(question) ? 'houseful' : 'core';
  instances[name] ??= instantiate(name).catch((error) => { delete instances[name]; throw error; });
  const exports = await instances[name];
  memory = exports.memory;
  return exports;
}

/** @param {any} exports @param {{text?: string, words?: ArrayLike<number>}} ask @returns {number} the length of the input */
function put(exports, ask) {
  if (ask.text !== undefined) {
    const bytes = new TextEncoder().encode(ask.text);
    const at = exports.input(bytes.length + 1);
    if (at === 0) throw new Error('out of memory');
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  }
  if (ask.words === undefined) return 0;
  const at = exports.input(ask.words.length * 4);
  if (at === 0) throw new Error('out of memory');
  new Uint32Array(exports.memory.buffer, at, ask.words.length).set(ask.words);
  return ask.words.length;
}

/**
 * @param {any} exports
 * @param {string} name
 * @param {{text?: string, words?: ArrayLike<number>, args?: number[], without?: string}} ask
 */
function call(exports, name, ask) {
  exports.without?.(put(exports, { text: ask.without ?? '' }));
  const size = exports[name](put(exports, ask), ...(ask.args ?? []));
  return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.output(), size));
}

self.onmessage = async (event) => {
  const { id, name, ask, raw, modules } = event.data;
  if (modules) { compiled = modules; return; }
  try {
    const exports = await moduleFor(name);
    asked = id;
    told = performance.now();
    const text = call(exports, name, ask);
    self.postMessage({ id, answer: raw ? text : JSON.parse(text) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
};
