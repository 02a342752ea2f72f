// SPDX-License-Identifier: MIT
// @ts-check
//
// engine.js - asking the worker. Every call is a promise. A question that is no longer of interest is
// dropped by `latest`; a long one is ended by `stop`, which throws the worker away and starts another.

export class Engine {
  constructor() {
    /** @type {Map<number, {resolve: (value: any) => void, reject: (error: Error) => void}>} */
    this.waiting = new Map();
    this.next = 1;
    this.start();
  }

  start() {
    this.worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    this.worker.onmessage = (event) => {
      const { id, answer, error } = event.data;
      const entry = this.waiting.get(id);
      this.waiting.delete(id);
      if (!entry) return;
      if (error !== undefined) entry.reject(new Error(error));
      else entry.resolve(answer);
    };
    this.worker.onerror = (event) => {
      for (const entry of this.waiting.values()) entry.reject(new Error(event.message));
      this.waiting.clear();
    };
  }

  /** Is a question under way? */
  get busy() { return this.waiting.size > 0; }

  /** Ends whatever is under way. */
  stop() {
    this.worker?.terminate();
    for (const entry of this.waiting.values()) entry.reject(new Error('stopped'));
    this.waiting.clear();
    this.start();
  }

  /**
   * @param {string} name
   * @param {{text?: string, words?: number[], args?: number[]}} ask
   * @param {boolean} [raw] the answer is text, not JSON
   * @returns {Promise<any>}
   */
  call(name, ask, raw = false) {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker?.postMessage({ id, name, ask, raw });
    });
  }
}
