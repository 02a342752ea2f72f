// SPDX-License-Identifier: MIT
// @ts-check
//
// worker.js - the C library as WASM, off the page's thread. A question comes in with a number, a name
// and its input (text, or 32-bit words); the answer goes back with the same number. The module is
// fetched and compiled once and given to the page, for the worker that may follow this one. Memory is read
// afresh after each call, since it may have grown.

let asked = 0; // the number of the question under way, for what it reports on the way

const imports = {
  env: {
    now_ms: () => performance.now(),
    progress: (/** @type {number} */ done, /** @type {number} */ of) => self.postMessage({ id: asked, progress: [done, of] }),
  },
};

async function compile() {
  const response = await fetch(new URL('../houseful.wasm', import.meta.url));
  if (!response.ok) throw new Error(`houseful.wasm: ${response.status}`);
  const compiled = await WebAssembly.compile(await response.arrayBuffer());
  self.postMessage({ module: compiled });
  return compiled;
}

/** @type {Promise<any> | null} */
let core = null;

/** @param {WebAssembly.Module | Promise<WebAssembly.Module>} compiled */
async function instantiate(compiled) { return (await WebAssembly.instantiate(await compiled, imports)).exports; }

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
  exports.without(put(exports, { text: ask.without ?? '' }));
  const size = exports[name](put(exports, ask), ...(ask.args ?? []));
  return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.output(), size));
}

self.onmessage = async (event) => {
  const { id, name, ask, raw, module: compiled } = event.data;
  if (compiled) { core = instantiate(compiled); return; }
  try {
    core ??= instantiate(compile());
    const exports = await core;
    asked = id;
    const text = call(exports, name, ask);
    self.postMessage({ id, answer: raw ? text : JSON.parse(text) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
};
