// SPDX-License-Identifier: MIT
// @ts-check
//
// worker.js - the C library as WASM, off the page's thread. A question comes in with a number, a name
// and its input (text, or 32-bit words); the answer goes back with the same number. The module is
// fetched once; memory is read afresh after each call, since it may have grown.

/** @typedef {{input: (bytes: number) => number, output: () => number, memory: WebAssembly.Memory}} Core */

/** @type {Promise<any>} */
const ready = (async () => {
  const response = await fetch(new URL('../houseful.wasm', import.meta.url));
  if (!response.ok) throw new Error(`houseful.wasm: ${response.status}`);
  const imports = { env: { now_ms: () => performance.now() } };
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), imports);
  return instance.exports;
})();

/**
 * @param {any} core the exports
 * @param {string} name
 * @param {{text?: string, words?: ArrayLike<number>, args?: number[]}} ask
 */
function call(core, name, ask) {
  let length = 0;
  if (ask.text !== undefined) {
    const bytes = new TextEncoder().encode(ask.text);
    const at = core.input(bytes.length + 1);
    if (at === 0) throw new Error('out of memory');
    new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes);
    length = bytes.length;
  } else if (ask.words !== undefined) {
    const at = core.input(ask.words.length * 4);
    if (at === 0) throw new Error('out of memory');
    new Uint32Array(core.memory.buffer, at, ask.words.length).set(ask.words);
    length = ask.words.length;
  }
  const size = core[name](length, ...(ask.args ?? []));
  const text = new TextDecoder().decode(new Uint8Array(core.memory.buffer, core.output(), size));
  return text;
}

self.onmessage = async (event) => {
  const { id, name, ask, raw } = event.data;
  try {
    const text = call(await ready, name, ask);
    self.postMessage({ id, answer: raw ? text : JSON.parse(text) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
};
