// SPDX-License-Identifier: MIT
//
// web.mjs - how fast the library is as WASM: node bench/web.mjs CORE.wasm HOUSEFUL.wasm FILE
//
// Two tables: puzzles per second in batches for each engine, and the time of a hint through the page's own
// bridge over every puzzle of the file (median, 99th percentile, worst). bench/web runs it, beside the
// native engines.
import fs from 'node:fs';

const [coreFile, pageFile, puzzleFile] = process.argv.slice(2);
const imports = { env: { now_ms: () => performance.now(), progress: () => {} } };
const load = async (file) => (await WebAssembly.instantiate(fs.readFileSync(file), imports)).instance.exports;
const puzzles = fs.readFileSync(puzzleFile, 'utf8').split('\n').map((line) => line.slice(0, 81)).filter((line) => line.length === 81);

async function batches() {
  const core = await load(coreFile);
  const some = puzzles.slice(0, 2000);
  const at = core.room(some.length);
  new TextEncoder().encodeInto(some.join(''), new Uint8Array(core.memory.buffer, at, some.length * 81));
  const text = (from) => {
    const bytes = new Uint8Array(core.memory.buffer, from);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
  };
  for (let i = 0; ; i++) {
    const pointer = core.engine(i);
    if (!pointer) break;
    const name = text(pointer);
    if (!/^(lanes|nine)/.test(name)) continue;
    let best = Infinity;
    let unique = 0;
    for (let round = 0; round < 15; round++) {
      const begin = performance.now();
      unique = core.solve(at, some.length, i);
      best = Math.min(best, performance.now() - begin);
    }
    console.log(`wasm ${name.padEnd(16)} ${String(Math.round(some.length / best)).padStart(6)} k puzzles/s  (${unique} of ${some.length} unique)`);
  }
}

async function hints() {
  const page = await load(pageFile);
  const times = [];
  for (const puzzle of puzzles.slice(0, 2000)) {
    const clues = [...puzzle].map((c) => (c >= '1' && c <= '9' ? Number(c) : 0));
    const words = [0, 9, 3, 3, 0, ...clues, ...new Array(3 * 81).fill(0)]; // no entries, none struck, none given;
    const begin = performance.now();
    const at = page.input(words.length * 4);
    new Uint32Array(page.memory.buffer, at, words.length).set(words);
    const length = page.hint(words.length);
    times.push(performance.now() - begin);
    const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(page.memory.buffer, page.output(), length)));
    if (!answer.kind) throw new Error(`no hint: ${JSON.stringify(answer)}`);
  }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(2);
  console.log(`hint over ${times.length} puzzles: median ${at(0.5)} ms, 99 % ${at(0.99)} ms, worst ${at(1)} ms`);
}

await batches();
await hints();
