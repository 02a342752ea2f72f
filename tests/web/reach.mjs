// SPDX-License-Identifier: MIT
//
// reach.mjs - how far the page reaches: small enough, in the reader's language, offline, from any folder, and
// updated cleanly.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { EASY, answer, attribute, cell, click, count, leave, line, press, ready, serve, settled, shot, test, text, until, visit } from './drive.mjs';

const WEB = process.env.HOUSEFUL_WEB;
const KB = 1024;

test('the page is small: in all under 700 KB, the first screen under 250 KB compressed', async () => {
  const files = fs.readdirSync(WEB, { recursive: true }).filter((name) => fs.statSync(path.join(WEB, name)).isFile());
  const all = files.reduce((sum, name) => sum + fs.statSync(path.join(WEB, name)).size, 0);
  // The board is there, and can be played on, while the part of the library that takes logic is still on its way.
  const asked = new Set();
  let release;
  const held = new Promise((ok) => { release = ok; });
  const server = await serve(WEB, asked, (name) => (name === 'houseful.wasm.gz' ? held : undefined));
  const page = await visit(`#p=${EASY}`, { at: `http://127.0.0.1:${server.address().port}/some/folder/`, settle: false });
  await until(page, () => document.getElementById('answer').dataset.answer === 'unique');
  await click(page, cell(2));
  await press(page, '4');
  assert.equal((await line(page))[2], '4');
  const first = [...asked].filter((name) => name !== 'houseful.wasm.gz');
  release();
  await settled(page);
  assert.match(await text(page, '#facts'), /easy/);
  const packed = (name) => { const bytes = fs.readFileSync(path.join(WEB, name)); return name.endsWith('.gz') ? bytes.length : zlib.gzipSync(bytes, { level: 9 }).length; };
  const bytes = first.reduce((sum, name) => sum + packed(name), 0);
  console.log(`# ${(all / KB).toFixed(1)} KB in all; the first screen: ${first.length} files, ${(bytes / KB).toFixed(1)} KB compressed`);
  assert.ok(all < 700 * KB, `${all} bytes in all`);
  assert.ok(bytes < 250 * KB, `${bytes} bytes at first`);
  assert.ok(first.includes('core.wasm.gz') && first.includes('js/app.js') && !first.includes('learn.json.gz') && !first.includes('js/words/de.js'), first.join());
  await leave(page);
  server.closeAllConnections();
  server.close();
});

test('every word is there in every language', async () => {
  const page = await visit();
  const tables = await page.evaluate(async () => {
    const { en } = await import('./js/words/en.js');
    const { de } = await import('./js/words/de.js');
    const used = [...document.querySelectorAll('[data-t], [data-t-label], [data-t-title]')].flatMap(({ dataset }) => [dataset.t, dataset.tLabel, dataset.tTitle]).filter(Boolean);
    return { en, de, used };
  });
  assert.deepEqual(tables.used.filter((word) => !(word in tables.en)), []);
  const braces = (found) => [found].flat().map((words) => (words.match(/\{\w+\}/g) ?? []).sort().join('')).sort().pop();
  for (const language of ['de']) {
    const table = tables[language];
    const missing = Object.keys(tables.en).filter((word) => !(word in table));
    console.log(`# ${language}: ${missing.length} of ${Object.keys(tables.en).length} words missing`);
    assert.deepEqual(missing, []);
    assert.deepEqual(Object.keys(table).filter((word) => !(word in tables.en)), [], 'words that nobody says');
    assert.deepEqual(Object.keys(table).filter((word) => braces(table[word]) !== braces(tables.en[word])), [], 'what is put in');
  }
  await leave(page);
});

test('German: chosen, kept, and everything said in it', async () => {
  const page = await visit(`#p=${EASY}`);
  await click(page, '[data-dialog="dialog-settings"]');
  await click(page, 'input[name="language"][value="de"]');
  await until(page, () => document.documentElement.lang === 'de');
  await press(page, 'Escape');
  assert.match(await answer(page), /genau eine Lösung/);
  assert.equal(await text(page, '#hint-button'), 'Tipp');
  assert.match(await attribute(page, cell(2), 'aria-label'), /Zeile 1 Spalte 3, leer/);
  await page.reload();
  await ready(page);
  assert.match(await answer(page), /genau eine Lösung/);
  for (const dialog of ['dialog-new', 'dialog-learn', 'dialog-share']) {
    await click(page, `[data-dialog="${dialog}"]`);
    await settled(page);
    await page.waitForSelector({ 'dialog-new': '#make-level option', 'dialog-learn': '#learn-list li', 'dialog-share': '#print-what option' }[dialog]);
    const english = await page.$eval(`#${dialog}`, (element) => [...element.querySelectorAll('[data-t], option, summary')].filter((one) => !one.closest('[lang="en"]') && /\b(the|of|Close|with|puzzle)\b/.test(one.childNodes[0]?.textContent ?? '')).map((one) => one.textContent));
    assert.deepEqual(english, [], dialog);
    await shot(page, `german-${dialog}`);
    await press(page, 'Escape');
    await until(page, () => !document.querySelector('dialog[open]'));
  }
  await leave(page);
});

const activated = (page) => page.evaluate(async () => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state !== 'activated') await new Promise((ok) => { active.addEventListener('statechange', () => { if (active.state === 'activated') ok(); }); });
});

test('after the first visit it works offline', async () => {
  const server = await serve();
  const at = `http://127.0.0.1:${server.address().port}/some/folder/`;
  const page = await visit('', { worker: true, at });
  await activated(page);
  server.closeAllConnections();
  await new Promise((ok) => { server.close(ok); server.closeAllConnections(); });
  await page.goto('about:blank');
  await page.goto(at);
  await ready(page);
  assert.match(await answer(page), /exactly one solution/);
  await click(page, '[data-dialog="dialog-learn"]');
  await page.waitForSelector('#learn-list li');
  await click(page, '#learn-list li button');
  await page.waitForSelector('#learn-text p');
  page.problems = page.problems.filter((problem) => !/sw\.js|ServiceWorker|service worker/i.test(problem)); // asking for a newer version fails, of course
  await leave(page);
});

test('the service worker touches no cache but its own', async () => {
  const page = await visit('', { worker: true });
  await page.evaluate(async () => {
    await caches.open('somebody-else');
    await caches.open('houseful /another/folder/ 123');
    await caches.open('houseful /some/folder/ old');
    await navigator.serviceWorker.ready;
    const { active } = await navigator.serviceWorker.ready;
    if (active.state !== 'activated') await new Promise((ok) => { active.addEventListener('statechange', () => { if (active.state === 'activated') ok(); }); });
    // The next version: activated as after an update.
    await (await navigator.serviceWorker.getRegistration()).unregister();
  });
  await page.reload();
  await ready(page);
  const names = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active.state !== 'activated') await new Promise((ok) => { active.addEventListener('statechange', () => { if (active.state === 'activated') ok(); }); });
    return caches.keys();
  });
  assert.ok(names.includes('somebody-else') && names.includes('houseful /another/folder/ 123'), names.join());
  assert.ok(!names.includes('houseful /some/folder/ old'), names.join());
  await leave(page);
}, { rarely: true });

test('a new version waits until it is taken, and the game goes on', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'houseful-'));
  fs.cpSync(WEB, folder, { recursive: true });
  const server = await serve(folder);
  const at = `http://127.0.0.1:${server.address().port}/some/folder/`;
  const page = await visit(`#p=${EASY}`, { worker: true, at });
  await activated(page);
  await page.reload(); // from now on the worker serves the page
  await ready(page);
  await click(page, cell(2));
  await press(page, '4');
  await settled(page);
  const was = await line(page);
  const script = path.join(folder, 'sw.js');
  const old = /[0-9a-f]{12}/.exec(fs.readFileSync(script, 'utf8'))[0];
  fs.writeFileSync(script, fs.readFileSync(script, 'utf8').replace(old, 'feedfeedfeed'));
  fs.writeFileSync(path.join(folder, 'index.html'), fs.readFileSync(path.join(folder, 'index.html'), 'utf8').replace('<html lang="en">', '<html lang="en" data-new="yes">'));
  await page.reload();
  await ready(page);
  await page.waitForSelector('#toast:popover-open button');
  assert.match(await text(page, '#toast'), /new version/);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.new), undefined, 'the old one is still there');
  await Promise.all([page.waitForNavigation(), click(page, '#toast button')]);
  await ready(page);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.new), 'yes');
  assert.equal(await line(page), was);
  const names = await page.evaluate(() => caches.keys());
  assert.ok(!names.some((name) => name.includes(old)), names.join());
  await leave(page);
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, { recursive: true });
}, { rarely: true });
