// SPDX-License-Identifier: MIT
//
// node.mjs - the installed package in node: by promises, without them, and without vector instructions.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import * as sync from 'houseful/sync';
import * as promised from 'houseful';
import { EASY, EASY_SOLUTION, suite } from './calls.mjs';

const plain = process.env.HOUSEFUL_BUILD_PLAIN === '1';
const name = plain ? ', plain' : '';
// Without vectors batches alone are done otherwise: one way to call them says it.
if (!plain) suite((what, run) => test(`promises: ${what}`, run), promised, assert);
suite((what, run) => test(`sync${name}: ${what}`, run), sync, assert);

test(`the build is the one asked for${name}`, () => {
  assert.equal(promised.build, plain ? 'plain' : 'simd');
  assert.equal(sync.build, promised.build);
});

if (!plain) {
  test('the vectors of all languages are met', async () => {
    const lines = readFileSync(`${process.env.HOUSEFUL_VECTORS}/vectors.tsv`, 'utf8').trim().split('\n');
    assert.ok(lines.length > 20);
    for (const line of lines) {
      const [seed, first, size, clues, level, symmetry, puzzle, solution, ratedLevel, score, er, form, pattern] = line.split('\t').map((field) => (field === '-' ? undefined : field));
      const made = sync.generate({ seed: BigInt(seed), first: Number(first), size: Number(size), clues, level, symmetry });
      assert.equal(made, puzzle);
      assert.equal(sync.solve(made), solution);
      const rating = sync.rate(made);
      assert.deepEqual([rating.level, rating.score], [ratedLevel, Number(score)]);
      if (er) assert.equal(sync.rate(made, 'se').er, Number(er));
      if (form) assert.equal(await promised.canonical(made), form);
      if (pattern) assert.equal(await promised.canonical(made, 'pattern'), pattern);
    }
  });
  test('promises do not stop the program, and calls run beside each other', async () => {
    const enough = new AbortController();
    let ticks = 0;
    const timer = setInterval(() => { if (++ticks === 3) enough.abort(); }, 5); // else the count would go on for ever
    const long = promised.count('.'.repeat(81), null, { signal: enough.signal });
    await Promise.all([assert.rejects(long, { name: 'AbortError' }), promised.solve(EASY)]);
    clearInterval(timer);
  });
  test('a signal breaks a call off, and the next one works', async () => {
    const broken = new AbortController();
    const long = promised.count('.'.repeat(81), null, { signal: broken.signal });
    setTimeout(() => broken.abort(), 50);
    await assert.rejects(long, { name: 'AbortError' });
    assert.equal(await promised.solve(EASY), EASY_SOLUTION);
    await assert.rejects(promised.solve(EASY, { signal: AbortSignal.abort() }), { name: 'AbortError' });
  });
  test('close ends what is under way', async () => {
    const long = promised.count('.'.repeat(81));
    setTimeout(() => promised.close(), 50);
    await assert.rejects(long, /closed/);
    assert.equal(await promised.solve(EASY), EASY_SOLUTION);
  });
  test('a time limit for a batch', async () => {
    const many = await promised.generateMany(2000, { seed: 1 });
    const all = Array.from({ length: 200 }, () => many).flat();
    const answers = await promised.solveMany(all, { timeout: 0.001 });
    assert.equal(answers.length, all.length);
    assert.ok(answers.summary().limit > 0);
  });
  test('a program ends by itself', () => {
    const program = `import { solve } from 'houseful'; console.log(await solve(${JSON.stringify(EASY)}));`;
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8', timeout: 60000 });
    assert.equal(status, 0);
    assert.equal(stdout.trim(), EASY_SOLUTION);
  });
}
