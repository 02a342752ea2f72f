// SPDX-License-Identifier: MIT
// @ts-check
//
// engine.js - asking the library in its worker, one question at a time. What a person asked for goes before
// what the page wants to know for itself; a newer question of the same group drops the older one, even if
// it is under way. `stop` throws the worker away and starts another, with the modules that are compiled already.
//
// Always true: at most one question is with the worker; the others wait here, where they can be dropped.

/**
 * @typedef {object} Question
 * @property {number} id
 * @property {string} name
 * @property {any} ask
 * @property {boolean} raw       the answer is text, not JSON
 * @property {string} group      what it replaces; '' for nothing
 * @property {boolean} quiet     the page asks for itself, nobody waits
 * @property {(value: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {((progress: Progress) => void) | undefined} progress
 *
 * @typedef {{done: number, of: number, what: string}} Progress so much of so much (0: nobody knows), looking for what
 */

const PATIENCE = 120; // ms that a question which nobody needs any more may go on
const SHOWN = 300; // ms after which it is shown that the library is at work

export class Engine {
  /**
   * @param {(name: string | null) => void} [show] told what is under way once it takes long, and null when it ended
   * @param {(progress: Progress) => void} [report] told how far it is
   */
  constructor(show, report) {
    this.show = show ?? (() => {});
    this.report = report ?? (() => {});
    /** @type {Question[]} */ this.queue = [];
    /** @type {Question | null} */ this.running = null;
    /** @type {Record<string, WebAssembly.Module>} */ this.modules = {};
    this.since = 0;
    this.timer = 0;
    this.showTimer = 0;
    this.next = 1;
    this.start();
  }

  start() {
    this.worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    this.worker.postMessage({ modules: this.modules });
    this.worker.onmessage = (event) => {
      const { id, answer, error, module, name, progress } = event.data;
      if (module) { this.modules[name] = module; return; }
      const question = this.running;
      if (!question || question.id !== id) return;
      if (progress !== undefined) { question.progress?.(progress); this.report(progress); return; }
      this.ended();
      if (error !== undefined) question.reject(new Error(error));
      else question.resolve(answer);
      this.send();
    };
    this.worker.onerror = (event) => this.fail(event.message);
  }

  /** Is a question under way? */
  get busy() { return this.running !== null; }

  /** Says on the page how many questions are open; the look of it may depend on that, and tests wait for none. */
  count() { document.documentElement.dataset.asking = String(this.queue.length + Number(this.busy)); }

  ended() {
    this.running = null;
    window.clearTimeout(this.timer);
    window.clearTimeout(this.showTimer);
    this.show(null);
    this.count();
  }

  /** @param {string} why */
  fail(why) {
    const question = this.running;
    this.ended();
    question?.reject(new Error(why));
    this.send();
  }

  /** Ends what is under way and goes on with what waits. @param {string} [why] */
  stop(why = 'stopped') {
    if (!this.running) return;
    this.worker?.terminate();
    this.start();
    this.fail(why);
  }

  /** Ends everything that a person asked for; what the page wants to know for itself is asked on. */
  stopAll() {
    const mine = this.queue.filter((question) => !question.quiet);
    this.queue = this.queue.filter((question) => question.quiet);
    for (const question of mine) question.reject(new Error('stopped'));
    this.count();
    this.stop();
  }

  send() {
    if (this.running || !this.queue.length) return;
    const wanted = this.queue.findIndex((question) => !question.quiet);
    const [question] = this.queue.splice(Math.max(0, wanted), 1);
    this.running = question;
    this.since = performance.now();
    this.showTimer = window.setTimeout(() => this.show(question.name), SHOWN);
    this.worker?.postMessage({ id: question.id, name: question.name, ask: question.ask, raw: question.raw });
  }

  /** Ends what is under way once it has had its time, for it is of no use any more. @param {Question} question */
  hurry(question) {
    const left = Math.max(0, PATIENCE - (performance.now() - this.since));
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => { if (this.running === question) this.stop('stale'); }, left);
  }

  /**
   * @param {string} name
   * @param {{text?: string, words?: number[], args?: number[], without?: string}} ask
   * @param {{raw?: boolean, group?: string, quiet?: boolean, progress?: (progress: Progress) => void}} [how]
   * @returns {Promise<any>}
   */
  call(name, ask, how = {}) {
    const { raw = false, group = '', quiet = false, progress } = how;
    return new Promise((resolve, reject) => {
      const question = { id: this.next++, name, ask, raw, group, quiet, resolve, reject, progress };
      if (group) {
        for (const old of this.queue.filter((waiting) => waiting.group === group)) {
          this.queue.splice(this.queue.indexOf(old), 1);
          old.reject(new Error('stale'));
        }
      }
      this.queue.push(question);
      this.count();
      const { running } = this;
      if (running && group && running.group === group) this.hurry(running);
      else if (running?.quiet && !quiet) this.yield(running);
      this.send();
    });
  }

  /** What the page asked for itself makes room, and is asked again later. @param {Question} question */
  yield(question) {
    const left = Math.max(0, PATIENCE - (performance.now() - this.since));
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (this.running !== question) return;
      this.worker?.terminate();
      this.start();
      this.ended();
      this.queue.push(question);
      this.send();
    }, left);
  }
}
