// SPDX-License-Identifier: MIT
//
// make.mjs - new puzzles as wished for, the same as the command makes; and puzzles on paper.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { EASY, all, answer, choose, click, count, fill, leave, line, open, press, settled, shot, test, text, until, visit } from './drive.mjs';

const COMMAND = process.env.HOUSEFUL_COMMAND ?? '';

/** Fills in the wishes and makes a puzzle. */
async function make(page, { board = '9 × 9', level = '0', symmetry = '0', seed = '', rule = '', least = '', most = '' }) {
  await click(page, '[data-dialog="dialog-new"]');
  await page.waitForSelector('#make-board option');
  const at = await all(page, '#make-board option', (list, name) => list.find((option) => option.textContent === name).value, board);
  await page.select('#make-board', at);
  await page.select('#make-level', level);
  await page.select('#make-symmetry', symmetry);
  if (!await page.$eval('#dialog-new details', (details) => details.open)) await click(page, '#dialog-new summary');
  const number = rule ? await all(page, '#make-rule option', (list, name) => list.find((option) => option.textContent.startsWith(`${name} (`)).value, rule) : '0';
  await page.select('#make-rule', number);
  await fill(page, '#make-seed', seed);
  await fill(page, '#make-least', least);
  await fill(page, '#make-most', most);
  await shot(page, 'new');
  await click(page, '#make-go');
  await until(page, () => !document.querySelector('#dialog-new').open || document.getElementById('make-error').textContent !== '');
  await settled(page);
}

test('wishes are met, and the same seed gives the same puzzle as the command', async () => {
  if (!fs.existsSync(COMMAND)) console.log('# skipped: no command to compare with');
  const page = await visit();
  for (const [wish, args] of [
    [{ seed: '7' }, []],
    [{ seed: '7', level: '3', symmetry: '1' }, ['--level', 'hard', '--symmetry', 'rotate180']],
    [{ seed: '123456789012', symmetry: '7' }, ['--symmetry', 'full']],
    [{ seed: '5', least: '4.5', most: '5.0' }, ['--rating', '4.5..5.0']],
    [{ seed: '9', rule: 'X-Wing' }, ['--technique', 'x-wing']],
    [{ seed: '3', board: '6 × 6' }, ['--size', '6']],
    [{ seed: '3', board: '9 × 9 X' }, ['-x']],
    [{ seed: '3', board: '9 × 9 Windoku' }, ['-w']],
    [{ seed: '3', board: '12 × 12' }, ['--size', '12']],
  ]) {
    await make(page, wish);
    assert.match(await answer(page), /exactly one solution/, JSON.stringify(wish));
    if (fs.existsSync(COMMAND)) assert.equal(await line(page), execFileSync(COMMAND, ['generate', '-t', '1', '--seed', wish.seed, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim(), args.join(' '));
  }
  assert.equal(await text(page, '#title'), 'Seed 3');
  await leave(page);
});

test('a jigsaw is made', async () => {
  const page = await visit();
  await make(page, { board: '9 × 9 jigsaw', seed: '4' });
  assert.match(await answer(page), /exactly one solution/);
  assert.ok(await page.$eval('#rules-list', (list) => /region/.test(list.textContent)));
  await shot(page, 'jigsaw');
  await leave(page);
}, { rarely: true });

test('variants are made of the level, symmetry and size wished, the same as by the command', async () => {
  const page = await visit();
  const symmetries = ['none', 'rotate180', 'rotate90', 'mirror'];
  for (const [board, kind, level, given, symmetry = 'none', size = '9'] of [['Killer', 'killer', '', /^\d+ cages, /], ['Killer', 'killer', 'medium', /^\d+ cages, /, 'rotate180'], ['Killer 6 × 6', 'killer', '', /^\d+ cages, /, 'mirror', '6'], ['Thermometer', 'thermometer', 'easy', /^\d+ clues?, \d+ thermometers, /], ['Anti-Knight', 'anti-knight', 'easy', /^\d+ clues, 1 rule, /]]) {
    await make(page, { board, seed: '3', level: String(['', 'easy', 'medium'].indexOf(level)), symmetry: String(symmetries.indexOf(symmetry)) });
    assert.match(await answer(page), /exactly one solution/, board);
    assert.match(await answer(page), given);
    assert.match(await text(page, '#rules-list'), new RegExp(kind.replace('-', '.'), 'i'));
    assert.match(await text(page, '#facts'), new RegExp(level || 'easy|medium|hard|unfair|extreme'));
    await shot(page, `made-${kind}`);
    await fill(page, '#text-out', ''); // where the last one still stands
    await click(page, '[data-dialog="dialog-share"]');
    await page.select('#text-format', 'iss');
    await until(page, () => /^\./.test(document.getElementById('text-out').value));
    const written = await page.$eval('#text-out', (area) => area.value.trim());
    if (fs.existsSync(COMMAND)) assert.equal(written, execFileSync(COMMAND, ['generate', '--kind', kind, '--seed', '3', '--symmetry', symmetry, '--size', size, ...(level ? ['--level', level] : [])], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim());
    await press(page, 'Escape');
    await until(page, () => !document.querySelector('dialog[open]'));
  }
  await leave(page);
}, { rarely: true });

test('making can be watched and stopped', async () => {
  const page = await visit();
  const was = await line(page);
  await click(page, '[data-dialog="dialog-new"]');
  await page.waitForSelector('#make-board option');
  await click(page, '#dialog-new summary');
  await fill(page, '#make-seed', '1');
  await fill(page, '#make-least', '11.5'); // nobody finds one soon
  await fill(page, '#make-most', '12');
  await click(page, '#make-go');
  await until(page, () => /\d+ attempts/.test(document.getElementById('make-progress').textContent));
  await shot(page, 'making');
  await click(page, '#make-stop');
  await until(page, () => document.getElementById('make-error').textContent !== '');
  assert.match(await text(page, '#make-error'), /Stopped/);
  await press(page, 'Escape');
  assert.equal(await line(page), was);
  await leave(page);
}, { rarely: true });

test('making ends with its dialog, and nothing takes the board later', async () => {
  const page = await visit();
  const was = await line(page);
  await click(page, '[data-dialog="dialog-new"]');
  await page.waitForSelector('#make-board option');
  await click(page, '#dialog-new summary');
  await fill(page, '#make-least', '11.5');
  await click(page, '#make-go');
  await until(page, () => /\d+ attempts/.test(document.getElementById('make-progress').textContent));
  assert.ok(await page.$eval('#make-go', (button) => button.disabled), 'one at a time');
  await press(page, 'Escape');
  await settled(page);
  assert.equal(await line(page), was);
  await click(page, '[data-dialog="dialog-new"]');
  assert.equal(await text(page, '#make-error'), '', 'a new beginning');
  assert.ok(!await page.$eval('#make-go', (button) => button.disabled));
  await leave(page);
});

test('variants on paper and among the games are drawn with what they demand', async () => {
  const page = await visit('', { script: () => { window.print = () => {}; } });
  await make(page, { board: 'Killer', seed: '3' });
  const was = await page.$eval('#board .v-cage', (path) => path.getAttribute('d'));
  await click(page, '[data-dialog="dialog-games"]');
  await page.waitForSelector('#games .v-cage');
  await shot(page, 'games-variant');
  await press(page, 'Escape');
  for (const [what, number] of [['kept', 3], ['new', 2]]) {
    await click(page, '[data-dialog="dialog-share"]');
    await page.waitForSelector('#print-count option:nth-child(12)');
    await page.select('#print-what', what);
    await page.select('#print-count', String(number));
    await click(page, '#print');
    await until(page, () => document.documentElement.classList.contains('printing'));
    const drawn = await all(page, '#sheets figure', (list) => list.map((figure) => figure.querySelector('.v-cage')?.getAttribute('d') ?? ''));
    if (what === 'kept') assert.ok(drawn.includes(was), 'the killer that is kept');
    else assert.ok(drawn.length === 2 && drawn.every((cages) => cages && cages !== was) && drawn[0] !== drawn[1], 'new killers with cages of their own');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  }
  await leave(page);
}, { rarely: true });

test('puzzles that are made for paper can be stopped, by a button or with the dialog', async () => {
  const page = await visit(`#p=${EASY}`, { script: () => {
    window.print = () => { window.printed = true; };
    const send = Worker.prototype.postMessage; // making never ends
    Worker.prototype.postMessage = function late(message, ...rest) { if (message.name !== 'generate') send.call(this, message, ...rest); };
  } });
  for (const end of [() => click(page, '#print-stop'), () => press(page, 'Escape')]) {
    await click(page, '[data-dialog="dialog-share"]');
    await page.waitForSelector('#print-what option');
    await page.select('#print-what', 'new');
    await click(page, '#print');
    await page.waitForSelector('#print-stop:not([hidden])');
    assert.ok(await page.$eval('#print', (button) => button.disabled), 'one at a time');
    await end();
    await settled(page);
    await page.waitForSelector('#print-stop[hidden]');
    assert.ok(!await page.$eval('#print', (button) => button.disabled));
    if (await count(page, 'dialog[open]')) await press(page, 'Escape');
    await until(page, () => !document.querySelector('dialog[open]'));
  }
  assert.equal(await count(page, '#sheets figure'), 0);
  assert.ok(!await page.evaluate(() => window.printed));
  await leave(page);
}, { rarely: true });

test('what no puzzle can be is refused', async () => {
  const page = await visit();
  await make(page, { seed: '1', least: '9', most: '2' });
  assert.notEqual(await text(page, '#make-error'), '');
  await leave(page);
}, { rarely: true });

test('print one to twelve to a page: this puzzle, kept games, new ones', async () => {
  const page = await visit(`#p=${EASY}`, { script: () => { window.print = () => { window.printed = (window.printed ?? 0) + 1; }; } });
  await open(page, '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
  const sheets = async (what, number) => {
    await click(page, '[data-dialog="dialog-share"]');
    await page.waitForSelector('#print-what option');
    await page.select('#print-what', what);
    await page.select('#print-count', String(number));
    await click(page, '#print');
    await until(page, () => document.documentElement.classList.contains('printing'));
    const found = [await count(page, '#sheets .page'), await count(page, '#sheets figure'), await count(page, '#sheets figure:first-child .clue')];
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    return found;
  };
  assert.deepEqual(await sheets('this', 1), [1, 1, 21]);
  assert.deepEqual((await sheets('kept', 4)).slice(0, 2), [1, 2]);
  for (const number of [2, 12]) assert.deepEqual((await sheets('new', number)).slice(0, 2), [1, number]);
  assert.equal(await page.evaluate(() => window.printed), 4);
  assert.equal(await count(page, '#sheets figure'), 0, 'nothing is left behind');
  await leave(page);
}, { rarely: true });
