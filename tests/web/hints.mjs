// SPDX-License-Identifier: MIT
//
// hints.mjs - hints in their stages, the way to the solution, all steps of a position.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EASY, INKALA, OTHER, SOLUTION, answer, box, cell, click, count, hint, leave, line, press, serve, settled, shot, shown, tap, test, text, until, visit } from './drive.mjs';

/** Where both browsers run, each takes one half of the many puzzles: 1 or 2. */
const SHARE = process.env.SHARE ?? '';
const LONG_REASON = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';

test('a hint goes through five stages and can be applied', async () => {
  const page = await visit(`#p=${EASY}`);
  const texts = [];
  for (let stage = 1; stage <= 4; stage++) {
    await hint(page, stage);
    texts.push(await text(page, '#hint-text'));
  }
  for (let i = 1; i < texts.length; i++) assert.ok(texts[i].length > texts[i - 1].length);
  await shot(page, 'hint-reason');
  assert.equal(await text(page, '#hint-more'), 'Apply it');
  await click(page, '#hint-more');
  await settled(page);
  assert.equal((await line(page)).replace(/\./g, '').length, EASY.replace(/\./g, '').length + 1);
  assert.ok(!await shown(page, '#hint'));
  await leave(page);
});

test('the hardest puzzles get a proven step, told to its end', async () => {
  // The first step here takes chains within chains; the reason of the second puzzle is long.
  for (const puzzle of [INKALA, LONG_REASON]) {
    const page = await visit(`#p=${puzzle}`);
    await hint(page, 4);
    assert.match(await text(page, '#hint-text'), /Forcing Chains/);
    assert.match(await text(page, '#hint-text .proof > p:last-child'), /\.$/);
    assert.ok(await count(page, '#hint-text .proof p') > 5);
    assert.ok((await box(page, '#hint-more')).bottom <= await page.evaluate(() => innerHeight), 'however long it is, what applies it is in sight');
    assert.equal(await text(page, '#hint-more'), 'Apply it');
    await click(page, '#hint-more');
    await settled(page);
    assert.match(await answer(page), /exactly one solution/);
    await leave(page);
  }
}, { rarely: true });

test('where the ladder ends the hint says so', async () => {
  // No board is known that ends the ladder soon: the answer is one the library would give there.
  const page = await visit(`#p=${OTHER}`, { script: () => {
    const end = 'The ladder ends here.';
    const stages = [end, end, end, end, 'A digit from the solution, not from logic: r1c2 is 1.'];
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function told(message, ...more) {
      if (message.name !== 'hint') send.call(this, message, ...more);
      else setTimeout(() => this.onmessage({ data: { id: message.id, answer: { kind: 'nothing', stages } } }));
    };
  } });
  await hint(page, 5);
  assert.match(await text(page, '#hint-text'), /solution/);
  assert.equal(await text(page, '#hint-more'), 'Close');
  await click(page, '#hint-more');
  assert.ok(!await shown(page, '#hint'));
  assert.equal(await line(page), OTHER);
  await leave(page);
}, { once: true });

test('a wrong entry is what the hint is about', async () => {
  const page = await visit(`#p=${EASY}`);
  await click(page, cell(2));
  await press(page, '1');
  await settled(page);
  await click(page, '#tab-check');
  await click(page, '#right-so-far');
  assert.match(await text(page, '#check-text'), /One entry is wrong/);
  assert.equal(await count(page, '.cell.wrong'), 1);
  await hint(page, 4);
  assert.match(await text(page, '#hint-text'), /r1c3/);
  await leave(page);
}, { once: true });

test('the list of steps can be played', async () => {
  const page = await visit(`#p=${INKALA}`);
  await click(page, '#tab-steps');
  await click(page, '#solve-steps');
  await page.waitForSelector('#steps li');
  assert.ok(await count(page, '#steps li') > 20);
  await click(page, '#steps li:nth-child(6) button');
  assert.match(await text(page, '#step-text'), /^6\. /);
  await shot(page, 'steps');
  await click(page, '#step-on');
  assert.match(await text(page, '#step-text'), /^7\. /);
  await click(page, '#step-play');
  await until(page, () => document.getElementById('step-text').textContent.startsWith('8. '));
  await click(page, '#step-play');
  await click(page, '#step-last');
  assert.equal(await line(page), SOLUTION);
  await click(page, '#step-leave');
  assert.equal(await line(page), INKALA);
  await leave(page);
}, { rarely: true });

test('all steps at this position, any of which can be applied', async () => {
  const page = await visit(`#p=${EASY}`);
  await click(page, '#tab-steps');
  await click(page, '#all-steps');
  await page.waitForSelector('#steps li');
  const steps = await count(page, '#steps li');
  assert.ok(steps > 5, `${steps} steps`);
  assert.equal(await line(page), EASY, 'the position does not move');
  await click(page, '#steps li:nth-child(3) button');
  assert.equal(await line(page), EASY);
  await shot(page, 'all-steps');
  await click(page, '#step-apply');
  await settled(page);
  assert.equal((await line(page)).replace(/\./g, '').length, EASY.replace(/\./g, '').length + 1);
  await leave(page);
}, { rarely: true });

test('a hint and the list of steps are never shown at once', async () => {
  const page = await visit(`#p=${OTHER}`);
  await click(page, '#tab-steps');
  await click(page, '#all-steps');
  await page.waitForSelector('#steps li');
  assert.ok(await count(page, '.mark') > 0);
  await hint(page, 1);
  assert.equal(await count(page, '.mark'), 0, 'the first stage gives nothing more away');
  assert.equal(await count(page, '#steps li'), 0);
  await click(page, '#tab-steps');
  await click(page, '#solve-steps');
  await page.waitForSelector('#steps li');
  await click(page, '#tab-play');
  assert.ok(!await shown(page, '#hint'));
  await leave(page);
}, { rarely: true });

test(`every applied hint of ${SHARE ? 10 : 200} puzzles of all levels equals the solution`, async () => {
  // Made by `houseful generate --seed 14 --level LEVEL -n 40`, for each of the five levels.
  const lines = fs.readFileSync('puzzles.txt', 'utf8').trim().split('\n').map((text) => text.split(' '));
  assert.equal(lines.length, 200);
  const mine = lines.filter((_, n) => !SHARE || n % 20 === Number(SHARE) - 1);
  const page = await visit();
  await page.evaluate(async () => {
    const { Engine } = await import('./js/engine.js');
    const { Game } = await import('./js/game.js');
    const engine = new Engine();
    window.judge = async (text) => { // what is wrong with the hints of a puzzle, and how many they are
      const wrong = [];
      let hints = 0;
      const read = await engine.call('read', { text, args: [0] });
      const game = new Game(read.geometry);
      game.now.clues = read.clues;
      game.auto = true;
      const solution = (await engine.call('check', { words: game.words(), args: [5000] })).first;
      for (;;) {
        const hint = await engine.call('hint', { words: game.words() });
        if (hint.kind !== 'step') {
          if (hint.kind !== 'solved' && !game.isFull) wrong.push(`${text}: ${hint.kind}`);
          break;
        }
        hints++;
        for (const { cell, symbol } of hint.step.places) if (solution[cell] !== symbol) wrong.push(`${text}: ${hint.step.line}`);
        for (const { cell, symbol } of hint.step.eliminations) if (solution[cell] === symbol) wrong.push(`${text}: ${hint.step.line}`);
        if (!game.apply(hint.step, [], true)) { wrong.push(`${text}: ${hint.step.line} changes nothing`); break; }
      }
      if (game.now.clues.some((clue, cell) => (clue || game.now.values[cell]) !== solution[cell])) wrong.push(`${text}: not solved`);
      return [wrong, hints];
    };
  });
  const levels = {};
  let hints = 0;
  for (const [puzzle, level] of mine) { // one by one: all of them in one question take longer than a browser may be silent
    const [wrong, told] = await page.evaluate((one) => window.judge(one), puzzle);
    assert.deepEqual(wrong, []);
    hints += told;
    levels[level] = (levels[level] ?? 0) + 1;
  }
  console.log(`# ${hints} hints applied`);
  const each = SHARE ? 2 : 40;
  assert.deepEqual(levels, { easy: each, medium: each, hard: each, unfair: each, extreme: each });
  await leave(page);
}, { long: true });

test('on a phone every step of the list can be tapped, upright and on its side', async () => {
  for (const [width, height] of [[360, 740], [740, 360]]) {
    const page = await visit(`#p=${EASY}`, { width, height });
    await tap(page, '#tab-steps');
    await tap(page, '#solve-steps');
    await page.waitForSelector('#steps li');
    await settled(page);
    for (const n of [3, 30]) {
      await tap(page, `#steps li:nth-child(${n}) button`);
      assert.match(await text(page, '#step-text'), new RegExp(`^${n}\\. `));
      assert.ok((await box(page, '#step-text')).y >= (await box(page, '#step-sheet')).y, 'and its reason is in sight');
    }
    await tap(page, '#step-leave');
    assert.equal(await count(page, '#steps li'), 0);
    await leave(page);
  }
});

test('a long search for a hint says how far it is, and what it looks for', async () => {
  // Every word of progress is let through, for on a quick machine none is due.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'houseful-web-'));
  fs.cpSync(process.env.HOUSEFUL_WEB, folder, { recursive: true });
  const worker = path.join(folder, 'js/worker.js');
  fs.writeFileSync(worker, fs.readFileSync(worker, 'utf8').replace(/const PACE = \d+;/, 'const PACE = 0;'));
  const server = await serve(folder);
  const page = await visit(`#p=${INKALA}`, { at: `http://127.0.0.1:${server.address().port}/some/folder/` });
  await page.evaluate(() => {
    window.told = [];
    const bar = document.getElementById('busy-progress');
    new MutationObserver(() => window.told.push([document.getElementById('busy-text').textContent, bar.value, bar.max])).observe(document.getElementById('busy-text'), { childList: true });
  });
  await hint(page, 1);
  const told = await page.evaluate(() => window.told);
  assert.ok(told.some(([words, done, of]) => /X-Wing/.test(words) && done > 0 && done < of), JSON.stringify(told.slice(0, 3)));
  await leave(page);
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, { recursive: true });
}, { once: true });
