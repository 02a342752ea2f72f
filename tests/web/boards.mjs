// SPDX-License-Identifier: MIT
//
// boards.mjs - other boards and other texts: sizes, new puzzles, every way of pasting, links good and bad,
// offline.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { EASY, INKALA, answer, base, box, cell, click, count, leave, line, open, paste, press, ready, serve, settled, shot, text, until, visit } from './drive.mjs';

test('other sizes: 4, 6, 12, 16, 25 and X', async () => {
  const page = await visit();
  for (const [n, cells] of [[1, 16], [2, 36], [4, 81], [5, 144], [6, 256], [7, 625]]) {
    await click(page, '[data-dialog="dialog-new"]');
    await click(page, `#new-blank button:nth-child(${n})`);
    await settled(page);
    assert.equal(await count(page, '.cell'), cells);
  }
  await click(page, '[data-dialog="dialog-new"]');
  const at = await page.$$eval('#samples button', (list) => list.findIndex((button) => button.textContent.includes('16x16')));
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
});

test('a new puzzle is made on the spot', async () => {
  const page = await visit();
  const was = await line(page);
  await click(page, '[data-dialog="dialog-new"]');
  await shot(page, 'new');
  await click(page, '#new-make button:nth-child(3)');
  await until(page, (old) => [...document.querySelectorAll('.cell')].map((element) => element.querySelector('.value')?.textContent ?? '.').join('') !== old, was);
  await settled(page);
  assert.match(await answer(page), /exactly one solution/);
  await leave(page);
});

test('paste any format', async () => {
  const page = await visit();
  const rows = EASY.match(/.{9}/g).join('\n');
  const framed = EASY.match(/.{9}/g).map((row) => `| ${row.match(/.../g).map((three) => [...three].join(' ')).join(' | ')} |`);
  framed.splice(6, 0, '|-------+-------+-------|');
  framed.splice(3, 0, '|-------+-------+-------|');
  for (const pasted of [EASY, EASY.replaceAll('.', '0'), rows, framed.join('\n'), EASY.replaceAll('.', '*'), rows.replaceAll('.', ' '), [...EASY].join(','), `${EASY} # a comment`]) {
    await paste(page, INKALA);
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
  }, `${INKALA}\n`);
  await shows(INKALA);
  await settled(page);
  await click(page, '[data-dialog="dialog-share"]');
  for (const format of ['url', 'classic']) {
    await page.select('#text-format', format);
    await until(page, () => /^https?:/.test(document.getElementById('text-out').value));
    const link = await page.$eval('#text-out', (area) => area.value.trim());
    await press(page, 'Escape');
    await open(page, EASY);
    await open(page, link);
    assert.equal(await line(page), INKALA, link);
    await click(page, '[data-dialog="dialog-share"]');
  }
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
  for (const fragment of [`#${'x'.repeat(20000)}`, '#p=abc', '#s=9.9.9.9.9&p=1', '#s=0.1000000.1.1.0&p=1', '#%E0%A4%A', '#p=<img src=x onerror=alert(1)>', `#s=2.9.3.3.0&r=${'1'.repeat(81)}&p=${'.'.repeat(81)}`, '#s=0.0.0.0.0&p=', '#%01%02']) {
    await page.goto('about:blank');
    await page.goto(base + fragment);
    await ready(page);
    assert.match(await text(page, '#toast'), /cannot be opened|no such board/, fragment.slice(0, 40));
    assert.match(await answer(page), /solution/);
  }
  await leave(page);
});

test('after the first visit it works offline', async () => {
  const server = await serve();
  const at = `http://127.0.0.1:${server.address().port}/some/folder/`;
  const page = await visit('', { worker: true, at });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active.state !== 'activated') await new Promise((ok) => { active.addEventListener('statechange', () => { if (active.state === 'activated') ok(); }); });
  });
  server.closeAllConnections();
  await new Promise((ok) => { server.close(ok); server.closeAllConnections(); });
  await page.goto('about:blank');
  await page.goto(at);
  await ready(page);
  assert.match(await answer(page), /exactly one solution/);
  page.problems = page.problems.filter((problem) => !/sw\.js|ServiceWorker|service worker/i.test(problem)); // asking for a newer version fails, of course
  await leave(page);
});
