// SPDX-License-Identifier: MIT
//
// boards.mjs - other boards and other texts: sizes, variants, every way of pasting, links good and bad.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { EASY, OTHER, all, answer, attribute, base, cell, click, count, hint, leave, line, open, paste, press, ready, settled, shot, test, text, until, visit } from './drive.mjs';

test('other sizes: 4, 6, 12, 16, 25, X and jigsaw', async () => {
  const page = await visit();
  for (const [n, cells] of [[1, 16], [2, 36], [4, 81], [6, 81], [7, 144], [8, 256], [9, 625]]) {
    await click(page, '[data-dialog="dialog-new"]');
    await click(page, `#new-blank button:nth-child(${n})`);
    await settled(page);
    assert.equal(await count(page, '.cell'), cells);
  }
  await click(page, '[data-dialog="dialog-new"]');
  const at = await all(page, '#samples button', (list) => list.findIndex((button) => button.textContent.includes('16x16')));
  await click(page, `#samples li:nth-child(${at + 1}) button`);
  await settled(page);
  assert.equal(await count(page, '.cell'), 256);
  assert.match(await answer(page), /exactly one solution/);
  await click(page, '#tab-steps');
  await click(page, '#solve-now');
  await settled(page);
  assert.match(await answer(page), /solved/i);
  await shot(page, 'sixteen');
  await leave(page);
}, { rarely: true });

test('paste any format', async () => {
  const page = await visit();
  const rows = EASY.match(/.{9}/g).join('\n');
  const framed = EASY.match(/.{9}/g).map((row) => `| ${row.match(/.../g).map((three) => [...three].join(' ')).join(' | ')} |`);
  framed.splice(6, 0, '|-------+-------+-------|');
  framed.splice(3, 0, '|-------+-------+-------|');
  for (const pasted of [EASY, EASY.replaceAll('.', '0'), rows, framed.join('\n'), EASY.replaceAll('.', '*'), rows.replaceAll('.', ' '), [...EASY].join(','), `${EASY} # a comment`]) {
    await paste(page, OTHER);
    await paste(page, pasted);
    assert.equal(await line(page), EASY);
  }
  const folder = process.env.HOUSEFUL_SHARED ? path.join(process.env.HOUSEFUL_SHARED, 'formats') : '';
  if (!folder || !fs.existsSync(folder)) console.log('# skipped: no shared data (formats)');
  else {
    const expected = fs.readFileSync(path.join(folder, 'line_dot.txt'), 'utf8').trim();
    for (const name of fs.readdirSync(folder)) {
      await paste(page, fs.readFileSync(path.join(folder, name), 'utf8'));
      if (await page.$eval('#dialog-many', (dialog) => dialog.open)) { await click(page, '#many li:nth-child(1) button'); await settled(page); }
      assert.match((await line(page)), new RegExp(`^${expected.replace(/[.]/g, '.')}$`), name);
    }
  }
  await leave(page);
});

test('Ctrl+V, a dropped file, links of SudokuPad and SudokuWiki', async () => {
  const page = await visit();
  const shows = (want) => until(page, (digits) => [...document.querySelectorAll('.cell')].map((element) => element.querySelector('.value')?.textContent ?? '.').join('') === digits, want);
  await paste(page, EASY);
  await shows(EASY);
  await page.evaluate((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'puzzle.txt'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
  }, `${OTHER}\n`);
  await shows(OTHER);
  await settled(page);
  await click(page, '[data-dialog="dialog-share"]');
  for (const format of ['url', 'classic']) {
    await page.select('#text-format', format);
    await until(page, () => /^https?:/.test(document.getElementById('text-out').value));
    const link = await page.$eval('#text-out', (area) => area.value.trim());
    await press(page, 'Escape');
    await open(page, EASY);
    await open(page, link);
    assert.equal(await line(page), OTHER, link);
    await click(page, '[data-dialog="dialog-share"]');
  }
  await leave(page);
});

test('a puzzle among words is opened, and what else stands there is said', async () => {
  const page = await visit();
  const rows = EASY.match(/.{9}/g).join('\n');
  await paste(page, `Hello,\n\n${rows}\n\nThanks!\n\nBob\n`);
  assert.equal(await line(page), EASY);
  assert.match(await text(page, '#toast'), /Not read: 2 places, the first in line 13, column 8: ./);
  await paste(page, `${OTHER}\r\rThanks!`);
  assert.equal(await line(page), OTHER);
  assert.match(await text(page, '#toast'), /Not read: line 3, column 8: ./);
  await paste(page, `${EASY}\n${OTHER}\nThanks!\n`);
  assert.match(await text(page, '#many-text'), /2 puzzles were found. Which one\? Not read: line 3/);
  await leave(page);
});

test('what cannot be read is refused with its place', async () => {
  const page = await visit();
  const was = await line(page);
  await open(page, `${EASY.slice(0, 40)}\n`);
  assert.match(await text(page, '#paste-error'), /Line 1, column \d+: ./);
  await shot(page, 'paste-error');
  await press(page, 'Escape');
  assert.equal(await line(page), was);
  await leave(page);
});

test('a hostile link is handled with a message', async () => {
  const page = await visit();
  const refused = async (fragment) => {
    assert.match(await text(page, '#toast'), /cannot be opened|no such board/, fragment.slice(0, 40));
    assert.match(await answer(page), /solution/);
  };
  const hostile = [`#${'x'.repeat(20000)}`, '#%E0%A4%A', '#p=<img src=x onerror=alert(1)>', '#p=abc', '#s=9.9.9.9.9&p=1', '#s=0.1000000.1.1.0&p=1', `#s=2.9.3.3.0&r=${'1'.repeat(81)}&p=${'.'.repeat(81)}`, '#s=0.0.0.0.0&p=', '#%01%02'];
  for (const fragment of hostile) { // on the page that is open already
    await page.evaluate((wanted) => { document.getElementById('toast').textContent = ''; location.hash = wanted; }, fragment);
    await until(page, () => document.getElementById('toast').textContent !== '');
    await settled(page);
    await refused(fragment);
  }
  for (const fragment of hostile.slice(0, 3)) { // and to begin with
    await page.goto('about:blank');
    await page.goto(base + fragment);
    await ready(page);
    await refused(fragment);
  }
  await leave(page);
});

// Something of every style, true of the solution of EASY.
const RULES = ['Thermo~R1C3~R1C4~R1C5~R1C6', 'Cage~9~R2C2~R2C3', 'WhiteDot~R3C8~R3C9', 'BlackDot~R4C7~R4C8', 'X~R5C8~R5C9', 'Arrow~R9C9~R8C9~R7C9', 'Whisper~5~R7C1~R8C1', 'Renban~R9C1~R9C2~R9C3', 'Sandwich~0~R1', 'Quad~R5C5~5~3'];
const GIVENS = [...EASY].map((digit, at) => (digit === '.' ? '' : `~R${Math.floor(at / 9) + 1}C${at % 9 + 1}_${digit}`)).join('');

test('a variant is drawn, solved, told and kept', async () => {
  const page = await visit();
  await open(page, `.${RULES.join('.')}.${GIVENS}`);
  assert.equal(await line(page), EASY);
  assert.match(await answer(page), /exactly one solution/);
  for (const name of ['v-bulb', 'v-cage', 'v-white', 'v-black', 'v-letter', 'v-pill', 'v-green', 'v-violet', 'v-outside', 'v-dot']) assert.ok(await count(page, `.rules .${name}`) > 0, name);
  assert.equal(await text(page, '.rules .v-number'), '9');
  assert.equal(await text(page, '.rules .v-letter'), 'X');
  await click(page, '#tab-check');
  assert.match(await text(page, '#rules-list'), /thermometer/);
  assert.match(await text(page, '#rules-list'), /killer cage of 9/);
  await click(page, cell(2));
  await shot(page, 'variant');
  // A digit that breaks a cage is a conflict, although no house has it twice.
  await click(page, cell(10));
  await press(page, '4');
  await settled(page);
  await click(page, cell(11));
  await press(page, '8');
  await settled(page);
  assert.match(await attribute(page, cell(11), 'aria-label'), /in conflict/);
  await press(page, 'Control+z', 'Control+z');
  await hint(page, 4);
  await click(page, '#hint-more');
  await settled(page);
  assert.match(await answer(page), /exactly one solution/);
  // It is kept, and a link carries it.
  const was = await line(page);
  await page.reload();
  await ready(page);
  assert.equal(await line(page), was);
  assert.ok(await count(page, '.rules .v-cage') > 0);
  await click(page, '[data-dialog="dialog-share"]');
  const link = await page.$eval('#link', (input) => input.value);
  const other = await visit(link.slice(base.length));
  await other.waitForSelector('.rules .v-cage');
  assert.equal(await line(other), was);
  await leave(other);
  await page.waitForSelector('#print-what option');
  await leave(page);
});

test('links of f-puzzles and SudokuPad are written and opened, with what they demand', async () => {
  const page = await visit();
  for (const [format, rules] of [['fpuzzles', RULES], ['scl', RULES.filter((rule) => rule.startsWith('Cage'))]]) {
    await open(page, `.${rules.join('.')}.${GIVENS}`);
    await page.waitForSelector('.rules .v-cage');
    const drawn = await count(page, '.rules *');
    await click(page, '[data-dialog="dialog-share"]');
    await page.select('#text-format', format);
    await until(page, () => /^https?:/.test(document.getElementById('text-out').value));
    const link = await page.$eval('#text-out', (area) => area.value.trim());
    await press(page, 'Escape');
    await open(page, OTHER);
    assert.equal(await count(page, '.rules'), 0);
    await open(page, link);
    await page.waitForSelector('.rules .v-cage');
    assert.equal(await line(page), EASY, link);
    assert.equal(await count(page, '.rules *'), drawn);
  }
  await leave(page);
});

// The examples of every kind that the documentation draws, on a board of 6x6.
const SIX = Array.from({ length: 6 }, () => Array(6).fill({}));
const EXAMPLES = fs.readFileSync(new URL('kinds.txt', import.meta.url), 'utf8').trim().split('\n').map((row) => row.split('|'));

test('every kind is drawn, told and solved', async () => {
  const page = await visit();
  const looks = {};
  for (const [name, said] of EXAMPLES) {
    await open(page, said.startsWith('"') ? `{"size":6,"grid":${JSON.stringify(SIX)},${said}}` : `.Shape~6x6${said}`);
    await click(page, '#tab-check');
    assert.match(await text(page, '#rules-list'), new RegExp(name === 'XV' ? 'X' : name === 'greater than' ? 'greater-than' : name), name);
    assert.match(await answer(page), /solution/, name);
    const look = await page.$eval('.rules', (root) => [...new Set([...root.querySelectorAll('[class]')].map((one) => `${one.tagName} ${one.getAttribute('class')}`))].sort().join());
    if (look === '') assert.match(await text(page, '#facts'), new RegExp(`· ${name}$`)); // a rule for the whole board
    assert.equal(look === '', /^anti-|consecutive|global entropy/.test(name), name);
    (looks[look] ??= []).push(name);
    await shot(page, `kind-${name.replaceAll(' ', '-')}`);
  }
  console.log(`# drawn alike: ${Object.values(looks).filter((list) => list.length > 1).map((list) => list.join(' = ')).join('; ')}`);
  await leave(page);
}, { once: true });
