// SPDX-License-Identifier: MIT
//
// Solves every board of a file with the WASM module: node large.mjs MODULE FILE
// Prints how many were proven unique, and fails unless all were.
import { readFileSync } from 'node:fs';

const [module, file] = process.argv.slice(2);
const imports = { env: { now_ms: () => performance.now() } };
const { instance } = await WebAssembly.instantiate(readFileSync(module), imports);
const { begin, solve, memory } = instance.exports;
const lines = readFileSync(file, 'utf8').trim().split('\n');
let address = 0;
let unique = 0;
const start = performance.now();
for (const line of lines) {
  const cells = line.split('\t')[1].trim().split(' ').map((t) => (t === '.' ? 0 : Number(t)));
  if (!address) address = begin(Math.sqrt(cells.length));
  if (!address) throw new Error('no solver');
  new Uint16Array(memory.buffer, address, cells.length).set(cells);
  if (solve() === 0) unique++;
}
const each = (performance.now() - start) / lines.length;
console.log(`${unique} of ${lines.length} boards unique, ${each.toFixed(2)} ms each`);
process.exit(unique === lines.length ? 0 : 1);
