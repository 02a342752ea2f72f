// SPDX-License-Identifier: MIT
//
// page.mjs - the page as people use it, in Chromium: enter, solve, check, hint, steps, undo, share, keys,
// accessibility, offline. Pictures of the main states go to HOUSEFUL_SHOTS, to be looked at.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from 'playwright-core';

const INKALA = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const LONG_REASON = '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....';
const SOLUTION = '812753649943682175675491283154237896369845721287169534521974368438526917796318452';
const SEVERAL = SOLUTION.replace(/[12]/g, '.');
const NONE = `12345678.........9${'.'.repeat(63)}`;
const INVALID = `5.......5${'.'.repeat(72)}`;
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

let server;
let base;
let browser;

function serve(folder, port) {
  return new Promise((resolve, reject) => {
    const child = spawn('python3', ['-m', 'http.server', '--bind', '127.0.0.1', '--directory', folder, String(port)], { stdio: 'ignore' });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    const poll = async () => {
      try { await fetch(`http://127.0.0.1:${port}/`); resolve(child); } catch { setTimeout(poll, 50); }
    };
    poll();
  });
}

before(async () => {
  const port = 20000 + process.pid % 20000;
  server = await serve(process.env.HOUSEFUL_WEB, port);
  base = `http://127.0.0.1:${port}/`;
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
});
after(async () => {
  await browser?.close();
  server?.removeAllListeners('exit');
  server?.kill();
});

/** A fresh visitor; `script` runs before the page's own. Anything the page logs as an error, and any
 * request elsewhere, fails the test. */
async function visit(fragment = '', options = {}, script = null) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 860 }, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  if (script) await page.addInitScript(script);
  page.problems = [];
  page.on('pageerror', (error) => page.problems.push(String(error)));
  page.on('console', (message) => { if (message.type() === 'error') page.problems.push(message.text()); });
  page.on('request', (request) => { if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(base)) page.problems.push(`request to ${request.url()}`); });
  await page.goto(base + fragment);
  await page.waitForSelector('html[data-ready="true"]');
  await settled(page);
  return page;
}
async function leave(page) {
  assert.deepEqual(page.problems, []);
  await page.context().close();
}
/** Waits until the answer line speaks of the board as it is. */
async function settled(page) {
  await page.waitForTimeout(60);
  await page.waitForFunction(() => document.getElementById('answer').dataset.answer, null, { timeout: 10000 });
  await page.waitForTimeout(120);
}
const answer = (page) => page.textContent('#answer-text');
const shot = (page, name) => page.screenshot({ path: path.join(process.env.HOUSEFUL_SHOTS, `${name}.png`) });
/** The digits on the board as a line. */
const line = (page) => page.$$eval('.cell', (cells) => cells.map((cell) => cell.querySelector('.value')?.textContent ?? '.').join(''));
async function paste(page, text) {
  await page.click('button[data-dialog="dialog-open"]');
  await page.fill('#paste', text);
  await page.click('#paste-go');
  await page.waitForTimeout(150);
}

test('it starts with a puzzle and says how many solutions it has', async () => {
  const begin = Date.now();
  const page = await visit();
  const took = Date.now() - begin;
  assert.match(await answer(page), /exactly one solution/);
  assert.ok((await line(page)).replace(/\./g, '').length >= 17);
  console.log(`# ready and answered ${took} ms after the visit began`);
  await shot(page, 'start');
  await leave(page);
});

test('enter a puzzle by hand and solve it', async () => {
  const page = await visit();
  await page.click('button[data-dialog="dialog-new"]');
  await page.click('#new-blank button:has-text("9 × 9"):not(:has-text("X"))');
  await page.click('.cell >> nth=0');
  for (let i = 0; i < 81; i++) {
    if (INKALA[i] !== '.') await page.keyboard.press(INKALA[i]);
    await page.keyboard.press('ArrowRight');
    if (i % 9 === 8) await page.keyboard.press('ArrowDown');
  }
  await settled(page);
  assert.equal(await line(page), INKALA);
  assert.match(await answer(page), /^21 clues, exactly one solution/);
  await page.click('#tab-steps');
  await page.click('#solve-now');
  await settled(page);
  assert.equal(await line(page), SOLUTION);
  assert.match(await answer(page), /solved/i);
  await shot(page, 'solved');
  await leave(page);
});

test('unique, several, none and invalid are told apart', async () => {
  for (const [puzzle, words, kind] of [[INKALA, /exactly one solution/, 'unique'], [SEVERAL, /more than one solution/, 'multiple'], [NONE, /no solution: nothing fits into r1c9/, 'none'], [INVALID, /invalid: 5 stands twice in row 1, at r1c1 and r1c9/, 'invalid']]) {
    const page = await visit(`#p=${puzzle}`);
    assert.match(await answer(page), words);
    assert.equal(await page.getAttribute('#answer', 'data-answer'), kind);
    if (kind === 'invalid') {
      assert.equal(await page.locator('.cell.conflict').count(), 2);
      await shot(page, 'conflict');
    }
    if (kind === 'multiple') {
      await page.click('#tab-check');
      await page.click('#two');
      const first = await line(page);
      await shot(page, 'two-solutions');
      await page.click('#two');
      const second = await line(page);
      assert.match(first, /^[1-9]{81}$/);
      assert.match(second, /^[1-9]{81}$/);
      const differ = [...first].filter((digit, i) => digit !== second[i]).length;
      assert.ok(differ > 0);
      assert.equal(await page.locator('.cell.differs').count(), differ);
      await page.click('#two');
      assert.equal(await line(page), puzzle);
    }
    await leave(page);
  }
});

test('candidates that are given are clues', async () => {
  const sets = [...SOLUTION].map((digit) => (1 << (digit - 1)).toString(36));
  sets[0] = (511).toString(36); // all of them: nothing is said about r1c1
  let page = await visit(`#p=${'.'.repeat(81)}&c=${sets.join('.')}`);
  assert.match(await answer(page), /0 clues, candidates given, exactly one solution/);
  await leave(page);
  page = await visit(`#p=${`${SOLUTION[0] === '9' ? 1 : 9}${'.'.repeat(80)}`}&c=${[(1).toString(36), ...sets.slice(1)].join('.')}`);
  assert.match(await answer(page), /invalid: 9 is not among the candidates given for r1c1/);
  await leave(page);
});

test('the hardest puzzles get a proven step, told to its end', async () => {
  // The first step here takes chains within chains; the reason of the second puzzle is long.
  for (const puzzle of [INKALA, LONG_REASON]) {
    const page = await visit(`#p=${puzzle}`);
    for (let stage = 1; stage <= 4; stage++) {
      await page.click(stage === 1 ? '#hint-button' : '#hint-more');
      await page.waitForFunction((n) => document.querySelectorAll('#stages .on').length === n, stage);
    }
    assert.match(await page.textContent('#hint-text'), /Forcing Chains/);
    assert.match(await page.textContent('#hint-text p:nth-last-child(2)'), /\.$/);
    assert.equal(await page.textContent('#hint-more'), 'Apply it');
    await page.click('#hint-more');
    await settled(page);
    assert.match(await answer(page), /exactly one solution/);
    await leave(page);
  }
});

test('where the ladder ends the hint says so', async () => {
  // No board is known that ends the ladder soon: the answer is one the library would give there.
  const page = await visit(`#p=${INKALA}`, {}, () => {
    const end = 'The ladder ends here.';
    const stages = [end, end, end, end, 'A digit from the solution, not from logic: r1c2 is 1.'];
    window.Worker = class extends Worker {
      postMessage(message, ...more) {
        if (message.name !== 'hint') super.postMessage(message, ...more);
        else setTimeout(() => this.onmessage({ data: { id: message.id, answer: { kind: 'nothing', stages } } }));
      }
    };
  });
  for (let stage = 1; stage <= 5; stage++) {
    await page.click(stage === 1 ? '#hint-button' : '#hint-more');
    await page.waitForFunction((n) => document.querySelectorAll('#stages .on').length === n, stage);
  }
  assert.match(await page.textContent('#hint-text'), /solution/);
  assert.equal(await page.textContent('#hint-more'), 'Close');
  await page.click('#hint-more');
  assert.ok(await page.isHidden('#hint'));
  assert.equal(await line(page), INKALA);
  await leave(page);
});

test('paste any format', async () => {
  const page = await visit();
  const rows = EASY.match(/.{9}/g).join('\n');
  const framed = EASY.match(/.{9}/g).map((row) => `| ${row.match(/.../g).map((three) => [...three].join(' ')).join(' | ')} |`);
  framed.splice(6, 0, '|-------+-------+-------|');
  framed.splice(3, 0, '|-------+-------+-------|');
  for (const text of [EASY, EASY.replaceAll('.', '0'), rows, framed.join('\n')]) {
    await paste(page, text);
    await settled(page);
    assert.equal(await line(page), EASY);
  }
  const folder = process.env.HOUSEFUL_SHARED ? path.join(process.env.HOUSEFUL_SHARED, 'formats') : '';
  if (!folder || !fs.existsSync(folder)) console.log('# skipped: no shared data (formats)');
  else {
    const expected = fs.readFileSync(path.join(folder, 'line_dot.txt'), 'utf8').trim();
    for (const name of fs.readdirSync(folder)) {
      await paste(page, EASY);
      await paste(page, fs.readFileSync(path.join(folder, name), 'utf8'));
      assert.equal(await page.textContent('#paste-error'), '', name);
      assert.match((await line(page)), new RegExp(`^${expected.replace(/[.]/g, '.')}$`), name);
    }
  }
  await leave(page);
});

test('what cannot be read is refused with its place', async () => {
  const page = await visit();
  const was = await line(page);
  await paste(page, `${EASY.slice(0, 40)}\n`);
  assert.match(await page.textContent('#paste-error'), /Line 1, column \d+: ./);
  await shot(page, 'paste-error');
  await page.click('#dialog-open form button');
  assert.equal(await line(page), was);
  await leave(page);
});

test('a hint goes through five stages and can be applied', async () => {
  const page = await visit(`#p=${EASY}`);
  const texts = [];
  for (let stage = 1; stage <= 4; stage++) {
    await page.click(stage === 1 ? '#hint-button' : '#hint-more');
    await page.waitForFunction((n) => document.querySelectorAll('#stages .on').length === n, stage);
    texts.push(await page.textContent('#hint-text'));
    if (stage === 3) await shot(page, 'hint-pattern');
  }
  for (let i = 1; i < texts.length; i++) assert.ok(texts[i].length > texts[i - 1].length);
  await shot(page, 'hint-reason');
  assert.equal(await page.textContent('#hint-more'), 'Apply it');
  const before = await page.evaluate(() => localStorage.getItem('houseful-game'));
  await page.click('#hint-more');
  await settled(page);
  assert.notEqual(await page.evaluate(() => localStorage.getItem('houseful-game')), before);
  assert.ok(await page.isHidden('#hint'));
  await leave(page);
});

test('the picture of the front page', async () => {
  const page = await visit('#p=8....2..........67..5..389.6...3.....84.5.9.....4..3712......1...3.4...8......7.3&v=...5..134.328.45..4..7....2...2.94853..1.7.26529.86....483756.97....125..5..28.4.');
  for (let stage = 1; stage <= 4; stage++) {
    await page.click(stage === 1 ? '#hint-button' : '#hint-more');
    await page.waitForFunction((n) => document.querySelectorAll('#stages .on').length === n, stage);
  }
  assert.match(await page.textContent('#hint-text'), /Wing|Rectangle|Kite|Skyscraper|Pair|Uniqueness/);
  await shot(page, 'page');
  await leave(page);
});

test('a wrong entry is what the hint is about', async () => {
  const page = await visit(`#p=${EASY}`);
  await page.click('.cell >> nth=2');
  await page.keyboard.press('1');
  await settled(page);
  await page.click('#tab-check');
  await page.click('#right-so-far');
  assert.match(await page.textContent('#check-text'), /One entry is wrong/);
  assert.equal(await page.locator('.cell.wrong').count(), 1);
  await page.click('#hint-button');
  for (let i = 0; i < 3; i++) await page.click('#hint-more');
  assert.match(await page.textContent('#hint-text'), /r1c3/);
  await leave(page);
});

test('the list of steps can be played', async () => {
  const page = await visit(`#p=${INKALA}`);
  await page.click('#tab-steps');
  await page.click('#solve-steps');
  await page.waitForSelector('#steps li');
  const count = await page.locator('#steps li').count();
  assert.ok(count > 20);
  await page.click('#steps li >> nth=5');
  assert.match(await page.textContent('#step-text'), /^6\. /);
  await shot(page, 'steps');
  await page.click('#step-on');
  assert.match(await page.textContent('#step-text'), /^7\. /);
  await page.click('#step-play');
  await page.waitForFunction(() => document.getElementById('step-text').textContent.startsWith('8. '));
  await page.click('#step-play');
  await page.click('#step-last');
  assert.equal(await line(page), SOLUTION);
  await page.click('#step-leave');
  assert.equal(await line(page), INKALA);
  await leave(page);
});

test('undo and redo know no limit', async () => {
  const page = await visit(`#p=${EASY}`);
  const empty = [...EASY].map((c, i) => [c, i]).filter(([c]) => c === '.').map(([, i]) => i);
  for (const cell of empty.slice(0, 30)) {
    await page.click(`.cell >> nth=${cell}`);
    await page.keyboard.press(SOLUTION[cell]);
  }
  const filled = await line(page);
  for (let i = 0; i < 30; i++) await page.keyboard.press('Control+z');
  assert.equal(await line(page), EASY);
  for (let i = 0; i < 30; i++) await page.keyboard.press('Control+y');
  assert.equal(await line(page), filled);
  await page.click('#undo');
  assert.notEqual(await line(page), filled);
  await leave(page);
});

test('marks, colours, automatic candidates and checkpoints', async () => {
  const page = await visit(`#p=${EASY}`);
  await page.click('.cell >> nth=2');
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press('Shift+Digit4');
  assert.equal(await page.locator('.cell >> nth=2').locator('.mark').count(), 2);
  assert.match(await page.getAttribute('.cell >> nth=2', 'aria-label'), /row 1 column 3, empty, candidates 1 and 4/);
  await page.click('#checkpoint');
  await page.check('#auto');
  await settled(page);
  assert.equal(await page.locator('.cell >> nth=2').locator('.mark').count(), 3);
  await page.keyboard.press('Escape');
  await page.click('[data-mode="mark"]');
  await page.click('#digits button >> nth=1');
  await settled(page);
  assert.equal(await page.locator('.cell >> nth=2').locator('.mark').count(), 2);
  await page.click('[data-mode="colour"]');
  await page.click('#digits button >> nth=2');
  assert.ok((await page.getAttribute('.cell >> nth=2', 'class')).includes('colour-3'));
  await shot(page, 'marks');
  await page.click('#back');
  assert.ok(!(await page.getAttribute('.cell >> nth=2', 'class')).includes('colour-3'));
  await leave(page);
});

test('digit first: hold a digit, tap cells', async () => {
  const page = await visit(`#p=${EASY}`);
  await page.click('#digits button >> nth=3');
  await page.click('.cell >> nth=2');
  await page.click('.cell >> nth=13', { force: true });
  assert.equal((await line(page))[2], '4');
  await leave(page);
});

test('coming back finds the board as it was left', async () => {
  const page = await visit(`#p=${EASY}`);
  await page.click('.cell >> nth=2');
  await page.keyboard.press('4');
  await settled(page);
  const was = await line(page);
  await page.reload();
  await page.waitForSelector('html[data-ready="true"]');
  assert.equal(await line(page), was);
  await page.goto(base);
  await page.waitForSelector('html[data-ready="true"]');
  assert.equal(await line(page), was);
  await page.keyboard.press('Control+z');
  assert.equal(await line(page), EASY);
  await leave(page);
});

test('a link carries the board', async () => {
  const page = await visit(`#p=${INKALA}`);
  await page.click('.cell >> nth=1');
  await page.keyboard.press('1');
  await settled(page);
  await page.click('button[data-dialog="dialog-share"]');
  const link = await page.inputValue('#link');
  const other = await visit(link.slice(base.length));
  assert.equal(await line(other), await line(page));
  await page.selectOption('#text-format', 'line');
  await page.waitForFunction(() => document.getElementById('text-out').value.length >= 81);
  await leave(other);
  await leave(page);
});

test('other sizes: 4, 6, 12, 16, 25 and X', async () => {
  const page = await visit();
  for (const [name, cells] of [['4 × 4', 16], ['6 × 6', 36], ['9 × 9 X', 81], ['12 × 12', 144], ['16 × 16', 256], ['25 × 25', 625]]) {
    await page.click('button[data-dialog="dialog-new"]');
    await page.click(`#new-blank button:text-is("${name}")`);
    await settled(page);
    assert.equal(await page.locator('.cell').count(), cells);
  }
  await page.click('button[data-dialog="dialog-new"]');
  await page.click('#samples button:has-text("16x16")');
  await settled(page);
  assert.equal(await page.locator('.cell').count(), 256);
  assert.match(await answer(page), /exactly one solution/);
  await page.click('#tab-steps');
  await page.click('#solve-now');
  await settled(page);
  assert.match(await answer(page), /solved/i);
  await shot(page, 'sixteen');
  await leave(page);
});

test('a new puzzle is made on the spot', async () => {
  const page = await visit();
  const was = await line(page);
  await page.click('button[data-dialog="dialog-new"]');
  await shot(page, 'new');
  await page.click('#new-make button:text-is("9 × 9")');
  await page.waitForFunction((old) => [...document.querySelectorAll('.cell')].map((cell) => cell.querySelector('.value')?.textContent ?? '.').join('') !== old, was);
  await settled(page);
  assert.match(await answer(page), /exactly one solution/);
  await leave(page);
});

test('the keyboard alone suffices', async () => {
  const page = await visit(`#p=${EASY}`);
  await page.keyboard.press('Tab'); // skip link
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('4');
  await settled(page);
  assert.notEqual(await line(page), EASY);
  await page.keyboard.press('Delete');
  assert.equal(await line(page), EASY);
  await page.keyboard.press('Alt+h');
  await page.waitForSelector('#hint:not([hidden])');
  await page.keyboard.press('Escape');
  assert.ok(await page.isHidden('#hint'));
  await page.keyboard.press('Shift+?');
  assert.ok(await page.isVisible('#dialog-keys'));
  await page.keyboard.press('Escape');
  await leave(page);
});

test('nothing hinders people: axe finds no violation', async () => {
  const axe = fs.readFileSync(path.join(process.cwd(), 'node_modules/axe-core/axe.min.js'), 'utf8');
  for (const theme of ['light', 'dark', 'contrast']) {
    const page = await visit(`#p=${INKALA}`, { bypassCSP: true });
    await page.click('button[data-dialog="dialog-settings"]');
    await page.check(`input[name="theme"][value="${theme}"]`);
    await page.click('#dialog-settings form button');
    await page.click('.cell >> nth=1');
    await page.check('#auto');
    await page.click('#hint-button');
    await page.waitForSelector('#hint:not([hidden])');
    for (let i = 0; i < 3; i++) { await page.click('#hint-more'); await page.waitForTimeout(50); }
    await shot(page, `theme-${theme}`);
    await page.evaluate(axe);
    for (const dialog of ['', 'dialog-new', 'dialog-open', 'dialog-share', 'dialog-settings', 'dialog-keys']) {
      if (dialog) await page.evaluate((id) => document.getElementById(id).showModal(), dialog);
      const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
      if (dialog) await page.evaluate((id) => document.getElementById(id).close(), dialog);
      const list = found.violations.map((v) => `${theme} ${dialog}: ${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.target} ${n.failureSummary}`).join(' | ')}`);
      assert.deepEqual(list, []);
    }
    await leave(page);
  }
});

test('it fits a phone', async () => {
  const page = await visit(`#p=${EASY}`, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `${wide} pixels wide`);
  await page.tap('.cell >> nth=2');
  await page.tap('#digits button >> nth=3');
  assert.equal((await line(page))[2], '4');
  const small = await page.$$eval('#digits button, .tools button, .modes button', (list) => list.map((b) => b.getBoundingClientRect()).filter((box) => box.height < 40 || box.width < 30).length);
  assert.equal(small, 0);
  await shot(page, 'phone');
  await leave(page);
});

test('after the first visit it works offline', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(base);
  await page.waitForSelector('html[data-ready="true"]');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(500);
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('html[data-ready="true"]', { timeout: 10000 });
  await settled(page);
  assert.match(await answer(page), /exactly one solution/);
  await context.close();
});

test('a hostile link is handled with a message', async () => {
  for (const fragment of [`#${'x'.repeat(20000)}`, '#p=abc', '#s=9.9.9.9.9&p=1', '#s=0.1000000.1.1.0&p=1', '#%E0%A4%A', '#p=<img src=x onerror=alert(1)>', `#s=2.9.3.3.0&r=${'1'.repeat(81)}&p=${'.'.repeat(81)}`, '#s=0.0.0.0.0&p=', '#%01%02']) {
    const page = await visit(fragment);
    assert.match(await page.textContent('#toast'), /link cannot be opened|no such board/, fragment.slice(0, 40));
    assert.match(await answer(page), /solution/);
    await leave(page);
  }
});
