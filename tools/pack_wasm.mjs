#!/usr/bin/env node
// SPDX-License-Identifier: MIT
//
// Packs a module for the JavaScript package: tools/pack_wasm.mjs MODULE.wasm >OUT. Its threads (js/modules/weave.js) one after
// the other, by xz. What js/modules/weave.js makes of them is the module again, byte for byte, or nothing is written.
//
// There is a thread for each sort of thing in a module: opcodes, numbers of locals, constants and so on. Each packs
// better among its like than in the order of the code: together they are a twelfth smaller. Which comes after which was
// tried out: 0.4 KB. Both ways walk over the module in js/modules/weave.js. What xz writes is a fifth smaller than what hosts
// and npm make of a module, and js/modules/unpack.js reads it in a tenth of a second: it decodes a bit by how likely it is, in
// 2048ths; `odds` there holds all such numbers. Always true between two bits: range is at least 2^24, code is below
// range.
//
// Two modules: the large one knows everything, the small one solves batches with vector instructions (js/modules/core.js).
// Questions go as text to a worker that is idle; one that is broken off takes its worker with it (js/modules/pool.js). What
// explains the package's own files stands here, for the package carries every word of theirs.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeSync } from 'node:fs';
import { unpack } from '../js/modules/unpack.js';
import { THREADS, walk, weave } from '../js/modules/weave.js';

function threadsOf(module) {
  const threads = Array.from({ length: THREADS }, () => []);
  let at = 0;
  const next = () => {
    if (at >= module.length) throw new Error('it ends where more was expected: no module');
    return module[at++];
  };
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = next();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  walk({
    ended: () => at >= module.length,
    byte(thread, mask) {
      const byte = next();
      threads[thread].push(byte ^ mask);
      return byte;
    },
    bytes(thread, count) { for (; count > 0; count--) threads[thread].push(next()); },
    number(thread) {
      const from = at;
      const value = number();
      threads[thread].push(...module.subarray(from, at));
      return value;
    },
    sized(run) { number(); run(); },
  });
  return threads;
}

const module = readFileSync(process.argv[2]);
const threads = threadsOf(module);
const lengths = Uint32Array.from([module.length, ...threads.map((thread) => thread.length)]);
const together = Buffer.concat([new Uint8Array(lengths.buffer), ...threads.map((thread) => Uint8Array.from(thread))]);
const { status, stdout, stderr } = spawnSync('xz', ['--format=lzma', '--lzma1=preset=9e,pb=0,lc=1,nice=128', '-c'], { input: together, maxBuffer: 1 << 24 });
if (status !== 0) throw new Error(`xz: ${stderr}`);
if (Buffer.compare(Buffer.from(weave(unpack(stdout))), module) !== 0) throw new Error(`${process.argv[2]}: not the same when woven again`);
for (let written = 0; written < stdout.length;) written += writeSync(1, stdout, written);
