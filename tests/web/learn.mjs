// SPDX-License-Identifier: MIT
//
// learn.mjs - pages about techniques: every one is there, reached from a hint, with an example to step
// through and a position to practise on; techniques switched off; new puzzles that need one.
import assert from 'node:assert/strict';
import { EASY, OTHER, all, answer, cell, choose, click, count, hint, leave, line, marks, press, serve, settled, shot, shown, test, text, until, visit } from './drive.mjs';

/** Opens the page of a technique in the list. */
async function pick(page, name) {
  await page.waitForSelector('#learn-list li');
  await all(page, '#learn-list button', (list, wanted) => list.find((button) => button.textContent === wanted).setAttribute('data-pick', ''), name);
  await click(page, '[data-pick]');
  await until(page, (wanted) => document.getElementById('learn-name').textContent === wanted && document.querySelector('#learn-example svg') !== null, name);
  await settled(page);
}

test('every technique has its page, with a position where it is the next step', async () => {
  const page = await visit();
  await click(page, '[data-dialog="dialog-learn"]');
  await page.waitForSelector('#learn-list li');
  await shot(page, 'learn-index');
  const rules = await count(page, '#learn-list li');
  assert.ok(rules > 90, `${rules} techniques`);
  // Each has a page and a position that can be read; the step is looked for in every fourth, in the long run in all.
  const every = process.env.HOUSEFUL_TEST_LENGTH === 'soak' ? 1 : 4;
  const failed = await page.evaluate(async (every) => {
    const { Engine } = await import('./js/engine.js');
    const { Game } = await import('./js/game.js');
    const { fetchPacked } = await import('./js/packed.js');
    const engine = new Engine();
    const rules = (await engine.call('rules', {})).filter((rule) => !/^bet/.test(rule.key));
    const pages = JSON.parse(new TextDecoder().decode(await fetchPacked('learn.json.gz')));
    const bad = [];
    for (const [i, { key }] of rules.entries()) {
      const told = pages[key];
      if (!told?.text.length) { bad.push(`${key}: no page`); continue; }
      if (!told.position) { bad.push(`${key}: no position`); continue; }
      const read = await engine.call('read', { text: told.position, args: [0] });
      if (!read.ok) { bad.push(`${key}: ${read.message}`); continue; }
      if (i % every) continue;
      const game = new Game(read.geometry);
      for (const list of ['clues', 'values', 'struck', 'given']) game.now[list] = read[list];
      const found = await engine.call('hint', { words: game.words(), without: `=${key}` });
      if (found.step?.rule !== key) bad.push(`${key}: ${found.kind} ${found.step?.rule}`);
    }
    engine.worker.terminate();
    return [bad, rules.length, Object.keys(pages).length];
  }, every);
  console.log(`# ${failed[1]} techniques, ${failed[2]} pages`);
  assert.deepEqual(failed[0], []);
  await leave(page);
});

test('from a hint to the page of its technique, and back by its example', async () => {
  const page = await visit(`#p=${EASY}`);
  await hint(page, 2);
  await click(page, '#hint-learn');
  await page.waitForSelector('#learn-page:not([hidden]) #learn-text p');
  assert.match(await text(page, '#learn-name'), /Full House|Single/);
  await click(page, '#learn-back');
  await pick(page, 'X-Wing');
  await shot(page, 'learn-page');
  await click(page, '#learn-step');
  await until(page, () => document.getElementById('title').textContent === 'Example: X-Wing' && document.querySelectorAll('#stages .on').length === 1);
  await hint(page, 4);
  assert.match(await text(page, '#hint-text'), /X-Wing/);
  await click(page, '#hint-more');
  await settled(page);
  assert.match(await answer(page), /exactly one solution/);
  await leave(page);
}, { rarely: true });

test('a proof inside a proof unfolds, in hints and in steps', async () => {
  const page = await visit(`#p=${EASY}`);
  await click(page, '[data-dialog="dialog-learn"]');
  await page.waitForSelector('#learn-list li');
  await pick(page, 'Nested Forcing Chains 2');
  await click(page, '#learn-step');
  await until(page, () => document.querySelectorAll('#stages .on').length === 1);
  await hint(page, 4);
  assert.ok(!await shown(page, '#hint-text details p'));
  await click(page, '#hint-text details summary');
  assert.ok(await shown(page, '#hint-text details p'), 'unfolded');
  assert.match(await text(page, '#hint-text details summary'), /\d+ lines/);
  await press(page, 'Escape');
  await click(page, '#tab-steps');
  await click(page, '#solve-steps');
  await page.waitForSelector('#steps li');
  await click(page, '#step-text details summary');
  assert.ok(await shown(page, '#step-text details p'), 'unfolded');
  await leave(page);
}, { rarely: true });

test('a dialog that was closed before its pages came stays closed', async () => {
  let release;
  const held = new Promise((ok) => { release = ok; });
  const server = await serve(undefined, new Set(), (name) => (name === 'js/learn.js' ? held : undefined));
  const page = await visit(`#p=${EASY}`, { at: `http://127.0.0.1:${server.address().port}/some/folder/` });
  await click(page, '[data-dialog="dialog-learn"]');
  await page.waitForSelector('#dialog-learn[open][aria-busy]');
  await press(page, 'Escape');
  await until(page, () => !document.querySelector('dialog[open]'));
  release();
  await page.waitForSelector('#dialog-learn:not([aria-busy])');
  assert.equal(await count(page, 'dialog[open]'), 0);
  await click(page, '[data-dialog="dialog-learn"]');
  await page.waitForSelector('#dialog-learn[open] li');
  await leave(page);
  server.closeAllConnections();
  server.close();
}, { rarely: true });

test('practise: found by striking what it strikes, or by taking an own mark away', async () => {
  const page = await visit(`#p=${EASY}`);
  await click(page, '[data-dialog="dialog-learn"]');
  await pick(page, 'X-Wing');
  await click(page, '#learn-practise');
  await until(page, () => /Find the X-Wing/.test(document.getElementById('toast').textContent));
  await settled(page);
  // What is struck is read from the same question that the page asks; a person would find it by eye.
  const out = await page.evaluate(async () => {
    const { Engine } = await import('./js/engine.js');
    const { Game } = await import('./js/game.js');
    const { fetchPacked } = await import('./js/packed.js');
    const engine = new Engine();
    const pages = JSON.parse(new TextDecoder().decode(await fetchPacked('learn.json.gz')));
    const read = await engine.call('read', { text: pages['x-wing'].position, args: [0] });
    const game = new Game(read.geometry);
    for (const list of ['clues', 'values', 'struck', 'given']) game.now[list] = read[list];
    const found = await engine.call('hint', { words: game.words(), without: '=x-wing' });
    return found.step.eliminations[0];
  });
  await click(page, cell(out.cell));
  await press(page, `Shift+Digit${out.symbol}`);
  const seen = () => until(page, () => /Well seen: X-Wing/.test(document.getElementById('toast').textContent));
  await seen();
  await click(page, '[data-dialog="dialog-learn"]');
  await pick(page, 'X-Wing');
  await click(page, '#learn-practise');
  await until(page, () => /Find the X-Wing/.test(document.getElementById('toast').textContent));
  await settled(page);
  await click(page, '#auto'); // off: the marks are the player's
  await click(page, cell(out.cell));
  await press(page, `Shift+Digit${out.symbol}`);
  assert.equal(await marks(page, out.cell), String(out.symbol));
  await press(page, `Shift+Digit${out.symbol}`);
  await seen();
  await leave(page);
}, { rarely: true });

test('a technique switched off is left out of hints and steps', async () => {
  const page = await visit(`#p=${EASY}`);
  const names = async () => { await click(page, '#tab-steps'); await click(page, '#all-steps'); await page.waitForSelector('#steps li'); await settled(page); return all(page, '#steps .title', (list) => list.map((item) => item.textContent)); };
  assert.ok((await names()).includes('Naked Single'));
  await click(page, '[data-dialog="dialog-learn"]');
  await page.waitForSelector('#learn-list li');
  await all(page, '#learn-list li', (list) => list.find((item) => item.textContent === 'Naked Single').querySelector('input').setAttribute('data-pick', ''));
  await click(page, '[data-pick]');
  await press(page, 'Escape');
  await until(page, () => !document.querySelector('dialog[open]'));
  const left = await names();
  assert.ok(left.length > 0 && !left.includes('Naked Single'), left.slice(0, 9).join());
  await click(page, '[data-dialog="dialog-learn"]');
  await page.waitForSelector('#learn-list li');
  await click(page, '#learn-all-on');
  await press(page, 'Escape');
  await until(page, () => !document.querySelector('dialog[open]'));
  assert.ok((await names()).includes('Naked Single'));
  await leave(page);
}, { rarely: true });

test('a puzzle that needs a technique', async () => {
  const page = await visit(`#p=${OTHER}`);
  await click(page, '[data-dialog="dialog-learn"]');
  await pick(page, 'Naked Triple');
  await click(page, '#learn-make');
  await until(page, () => /^Seed/.test(document.getElementById('title').textContent));
  await settled(page);
  assert.notEqual(await line(page), OTHER);
  await click(page, '#tab-steps');
  await click(page, '#solve-steps');
  await page.waitForSelector('#steps li');
  await settled(page);
  assert.match(await page.$eval('#steps-summary', (element) => element.textContent), /Naked Triple/);
  await leave(page);
}, { rarely: true });
