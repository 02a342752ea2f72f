// SPDX-License-Identifier: MIT
//
// browser.mjs - the installed package in Debian's Chromium, from a static host, in real workers. What runs in node runs
// there, too.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import test from 'node:test';
import puppeteer from 'puppeteer-core';

/** However busy the machine is: no test fails because something took long. */
const PATIENCE = 5 * 60 * 1000;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.wasm': 'application/wasm' };
const PAGE = `<!doctype html><script type="module">
import * as houseful from './node_modules/houseful/index.js';
import { suite } from './calls.mjs';
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const must = (truth, why) => { if (!truth) throw new Error(why ?? 'not so'); };
const assert = {
  ok: must, equal: (a, b) => must(a === b, a + ' is not ' + b), notEqual: (a, b) => must(a !== b, a + ' twice'),
  deepEqual: (a, b) => must(same(a, b), JSON.stringify(a) + ' is not ' + JSON.stringify(b)), match: (a, b) => must(b.test(a), a),
};
const told = [];
const tests = [];
suite((name, run) => tests.push([name, run]), houseful, assert);
for (const [name, run] of tests) {
  try { await run(); told.push([name, null]); } catch (error) { told.push([name, String(error.stack ?? error)]); }
}
window.told = { build: houseful.build, told };
</script>`;

const server = http.createServer((request, response) => {
  const name = new URL(request.url, 'http://x').pathname;
  const file = path.join(process.cwd(), path.normalize(name));
  if (name === '/favicon.ico') { response.statusCode = 204; response.end(); return; }
  if (name !== '/' && !fs.existsSync(file)) { response.statusCode = 404; response.end(); return; }
  response.setHeader('content-type', name === '/' ? 'text/html' : TYPES[path.extname(file)] ?? 'text/plain');
  response.end(name === '/' ? PAGE : fs.readFileSync(file));
});

test('in a browser', { timeout: PATIENCE + 60000 }, async (t) => {
  await new Promise((listening) => { server.listen(0, '127.0.0.1', listening); });
  const browser = await puppeteer.launch({ browser: 'chrome', executablePath: '/usr/bin/chromium-headless-shell', headless: 'shell',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--lang=en'] });
  try {
    const page = await browser.newPage();
    const problems = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => { if (message.type() === 'error') problems.push(message.text()); });
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.waitForFunction(() => window.told, { timeout: PATIENCE });
    const { build, told } = await page.evaluate(() => window.told);
    assert.equal(build, 'simd');
    assert.ok(told.length > 10);
    for (const [name, error] of told) await t.test(name, () => assert.equal(error, null));
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
});
