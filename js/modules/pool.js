// SPDX-License-Identifier: MIT
//
// pool.js - workers.
import { HousefulError } from './errors.js';

export class Pool {
  /** @param {() => Promise<any>} start starts a worker: { post, idle, end, onmessage, onerror } @param {number} most */
  constructor(start, most) {
    Object.assign(this, { start, most, workers: new Set(), free: [], waiting: [], next: 1 });
  }

  /** The answer to a message; `signal` breaks it off. @returns {Promise<any>} */
  run(message, { signal } = {}, transfer = []) {
    return new Promise((resolve, reject) => {
      const job = { message: { ...message, id: this.next++ }, transfer, resolve, reject, signal, worker: null, off: () => {} };
      if (signal) {
        if (signal.aborted) { reject(signal.reason); return; }
        const abort = () => this.abort(job);
        signal.addEventListener('abort', abort, { once: true });
        job.off = () => signal.removeEventListener('abort', abort);
      }
      this.waiting.push(job);
      this.send();
    });
  }

  async send() {
    while (this.waiting.length > 0) {
      const worker = this.free.pop() ?? (this.workers.size < this.most ? this.hire() : null);
      if (!worker) return;
      const job = this.waiting.shift();
      worker.job = job;
      job.worker = worker;
      const handle = await worker.handle.catch((error) => { this.leave(worker, error); return null; });
      if (!handle || worker.job !== job) continue;
      handle.idle(false);
      handle.post(job.message, job.transfer);
    }
  }

  hire() {
    const worker = { job: null, handle: null };
    this.workers.add(worker);
    worker.handle = this.start().then((handle) => {
      handle.onmessage = (message) => this.done(worker, handle, message);
      handle.onerror = (error) => this.leave(worker, error);
      handle.idle(true);
      return handle;
    });
    return worker;
  }

  done(worker, handle, { id, answer, failed }) {
    const { job } = worker;
    if (!job || job.message.id !== id) return;
    worker.job = null;
    job.off();
    handle.idle(true);
    this.free.push(worker);
    if (failed !== undefined) job.reject(new HousefulError(failed));
    else job.resolve(answer);
    this.send();
  }

  /** A worker is gone, and what it did with it. */
  leave(worker, error) {
    this.workers.delete(worker);
    this.free = this.free.filter((other) => other !== worker);
    worker.handle?.then((handle) => handle.end()).catch(() => {});
    const { job } = worker;
    worker.job = null;
    job?.off();
    job?.reject(error);
    this.send();
  }

  abort(job) {
    if (job.worker?.job === job) { this.leave(job.worker, job.signal.reason); return; }
    this.waiting = this.waiting.filter((other) => other !== job);
    job.reject(job.signal.reason);
  }

  /** Ends all workers; the next question starts others. */
  close() {
    for (const worker of [...this.workers]) this.leave(worker, new HousefulError('closed'));
  }
}
