// SPDX-License-Identifier: MIT
//
// drive.mjs - a browser and the page in it, for the tests: Debian's Chromium and Firefox, both driven by
// puppeteer-core in the same words, with real clicks, taps and keys. BROWSER says which. Firefox understands
// WebDriver BiDi; so does Chromium with PROTOCOL=webDriverBiDi, but there puppeteer translates it, which takes
// longer than all the rest.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { after, before, test as once } from 'node:test';
import puppeteer from 'puppeteer-core';

export const BROWSER = process.env.BROWSER ?? 'chromium';
export const firefox = BROWSER === 'firefox';

/** How the screen lies where a test does not say: VIEW=upright, else on its side. */
export const upright = process.env.VIEW === 'upright';
/** What the system asks for where a test does not say: LOOK=dark or LOOK=forced. */
const LOOK = process.env.LOOK ?? '';
const SIZE = upright ? [820, 1180] : [1200, 860];

export const INKALA = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
export const SOLUTION = '812753649943682175675491283154237896369845721287169534521974368438526917796318452';
export const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** Another one that takes no time to rate. */
export const OTHER = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
export const EASY_SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.json': 'application/json', '.webmanifest': 'application/manifest+json' };

/** Serves the built page below /some/folder/, as a static host would; what is asked for is noted, and may
 * come late. */
export function serve(folder = process.env.HOUSEFUL_WEB, asked = new Set(), late = async () => {}) {
  const server = http.createServer(async (request, response) => {
    const name = new URL(request.url, 'http://x').pathname.replace(/^\/some\/folder\//, '/').replace(/\/$/, '/index.html');
    const file = path.join(folder, path.normalize(name));
    if (!request.url.startsWith('/some/folder/') || !fs.existsSync(file)) { response.statusCode = 404; response.end(); return; }
    asked.add(path.relative(folder, file));
    await late(path.relative(folder, file));
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'text/plain');
    response.end(fs.readFileSync(file));
  });
  server.unref(); // a test that fails before it closes it ends all the same
  return new Promise((resolve) => { server.listen(0, '127.0.0.1', () => resolve(server)); });
}

/** However busy the machine is: no test fails because something took long. */
const PATIENCE = 5 * 60 * 1000;
const patient = { timeout: PATIENCE, protocolTimeout: PATIENCE, defaultViewport: null, handleSIGTERM: false, handleSIGHUP: false };

/** A browser whose system asks for something: Chromium can be told so later, Firefox starts with it. */
export const launchFor = async (system) => (firefox ? launch(system) : null);

/** A browser; `system` is what its system asks for: dark, contrast, forced, reduced. */
export function launch(system = LOOK) {
  if (firefox) {
    const prefs = { dark: { 'ui.systemUsesDarkTheme': 1 }, contrast: { 'browser.display.prefers_contrast': 1, 'layout.css.prefers-contrast.enabled': true },
      forced: { 'browser.display.document_color_use': 2, 'ui.useAccessibilityTheme': 1 }, reduced: { 'ui.prefersReducedMotion': 1 } }[system] ?? {};
    return puppeteer.launch({ ...patient, browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true, extraPrefsFirefox: { 'intl.accept_languages': 'en', ...prefs } });
  }
  // The one without windows, if it is there: the same engine, and no drawing of frames that nobody sees.
  const shell = '/usr/bin/chromium-headless-shell';
  const [executablePath, headless] = fs.existsSync(shell) ? [shell, 'shell'] : ['/usr/bin/chromium', true];
  return puppeteer.launch({ ...patient, browser: 'chrome', protocol: process.env.PROTOCOL ?? 'cdp', executablePath, headless,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-hang-monitor', '--disable-gpu-watchdog', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--lang=en'] });
}


export let base = '';
export let browser;
let server;
before(async () => {
  server = await serve();
  base = `http://127.0.0.1:${server.address().port}/some/folder/`;
  browser = await launch();
});
/** Ends a browser that may not answer, and all its processes: what was started may be a script that started it. */
function kill(one) {
  try {
    process.kill(-one.process().pid, 'SIGKILL');
  } catch {
    one?.process()?.kill('SIGKILL');
  }
  one?.disconnect().catch(() => {}); // else we would wait for it for ever
}
// Whoever ends the tests ends the browser too, which would else be taken for one that died.
for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => { kill(browser); process.exit(1); });
after(async () => {
  // A page that a failed test left behind may ask whether it may be closed, and nobody answers.
  const patience = setTimeout(() => kill(browser), 20000);
  await browser?.close().catch(() => {});
  clearTimeout(patience);
  server?.closeAllConnections();
  server?.close();
});

/** The browser; another one if it died, so that one test fails by that and not all that follow. */
let launching = null;
async function living() {
  if (!browser.connected) await another(browser);
  return browser;
}
/** Takes another browser in place of `dead`, once for all who miss it. */
async function another(dead) {
  if (browser !== dead) return;
  launching ??= launch();
  kill(dead);
  browser = await launching;
  launching = null;
}

/** A test's body; where a browser stopped answering it is done once more in another one, and says so. */
async function perform({ body, said }) {
  const mine = await living();
  try {
    await body();
  } catch (error) {
    if (!/^(Timeout|Protocol|TargetClose|ConnectionClosed)Error$/.test(error?.name)) throw error;
    said.push(`again, in another browser: ${error.stack}`);
    await another(mine);
    await body();
  }
}

/** So many visitors at a time: a test waits for its browser more than it works. Firefox draws one tab at a time. */
const AT_ONCE = firefox ? 1 : 3;
const tests = [];
let begun = false;
function begin() {
  if (begun) return;
  begun = true;
  const queue = [...tests].sort((a, b) => b.long - a.long); // none of these is left alone at the end
  const next = async () => {
    for (let one; (one = queue.shift());) await perform(one).then(() => one.end(null), (error) => one.end({ error }));
  };
  for (let i = 0; i < AT_ONCE; i++) next();
}

/** A test, told in the order of the file, done beside others. What is asserted must hold at once. Two sorts are left to
 * the long run, so that the everyday one takes its minutes for what people do first: what is done `rarely`, and in
 * Firefox what is about the page alone, whatever the browser, and is done `once`. */
export function test(name, body, { long = false, once: alone = false, rarely = false } = {}) {
  if ((rarely || (alone && firefox)) && process.env.HOUSEFUL_TEST_LENGTH !== 'soak') return;
  const one = { body, long, said: [], end: null };
  const ended = new Promise((resolve) => { one.end = resolve; });
  tests.push(one);
  once(name, async (context) => {
    begin();
    const failed = await ended;
    for (const words of one.said) context.diagnostic(words);
    if (failed) throw failed.error;
  });
}

/**
 * A fresh visitor. `script` runs before the page's own. Anything the page logs as an error, and any request
 * elsewhere, fails the test.
 */
export async function visit(fragment = '', { width = SIZE[0], height = SIZE[1], script = null, worker = false, from = null, at = base, settle = true, look = LOOK } = {}) {
  const context = await (from ?? await living()).createBrowserContext();
  const page = await context.newPage();
  page.problems = [];
  page.setDefaultTimeout(PATIENCE);
  page.setDefaultNavigationTimeout(PATIENCE);
  page.on('pageerror', (error) => page.problems.push(String(error.stack ?? error)));
  page.on('console', (message) => { if (message.type() === 'error') page.problems.push(message.text()); });
  page.on('request', (request) => { if (!/^(data|blob|about|chrome|resource):/.test(request.url()) && !request.url().startsWith(at)) page.problems.push(`request to ${request.url()}`); });
  await resize(page, width, height);
  if (look && !firefox) await emulate(page, ...{ dark: ['prefers-color-scheme', 'dark'], forced: ['forced-colors', 'active'] }[look]);
  if (!worker) await page.evaluateOnNewDocument(() => { if (navigator.serviceWorker) navigator.serviceWorker.register = () => Promise.reject(new Error('not in tests')); });
  if (script) await page.evaluateOnNewDocument(script);
  await page.goto(at + fragment);
  if (settle) await ready(page);
  else await page.waitForSelector('html[data-ready="true"]');
  return page;
}
/** What the system asks for, told to Chromium; Firefox is started with it. */
export async function emulate(page, name, value) {
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
}
/** Puppeteer turns the screen as well, which older Firefox does not know; the size is set before that. */
export async function resize(page, width, height) {
  await page.setViewport({ width, height }).catch((error) => { if (!/unknown command/.test(error)) throw error; });
}
export async function ready(page) {
  await page.waitForSelector('html[data-ready="true"]');
  await settled(page);
}
export async function leave(page) {
  assert.deepEqual(page.problems, []);
  await page.browserContext().close();
}
/** Waits until no question to the library is open, nor follows at once from the answer to the last. */
export const settled = (page) => page.evaluate(async () => {
  const root = document.documentElement;
  const idle = () => root.dataset.asking === '0';
  do {
    await new Promise((resolve) => {
      const watch = new MutationObserver(() => look());
      const look = () => { if (idle()) { watch.disconnect(); setTimeout(resolve); } };
      watch.observe(root, { attributeFilter: ['data-asking'] });
      look();
    });
  } while (!idle());
});

// ---- hands --------------------------------------------------------------------------------------------

/** The middle of an element that is in view and rests there from one frame to the next, as a finger or mouse finds it. */
const middle = (page, selector) => page.evaluate(async (wanted, patience) => {
  const late = performance.now() + patience;
  for (let before = null; performance.now() < late;) {
    const element = document.querySelector(wanted);
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? {};
    const now = width && height && getComputedStyle(element).visibility === 'visible' ? { x: x + width / 2, y: y + height / 2 } : null;
    if (now && before && before.x === now.x && before.y === now.y) return now;
    before = now;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`${wanted} is not there to be touched`);
}, selector, PATIENCE);
export async function click(page, selector, { hold = [] } = {}) {
  const { x, y } = await middle(page, selector);
  for (const key of hold) await page.keyboard.down(key);
  await page.mouse.click(x, y);
  for (const key of hold) await page.keyboard.up(key);
}
/** Between touching and letting go a busy machine may take so long that it was a long press, which clicks nothing: as
 * anyone would, one touches again. */
export async function tap(page, selector) {
  for (let tries = 0; tries < 5; tries++) {
    const { x, y } = await middle(page, selector);
    await page.evaluate(() => {
      const touch = { down: 0, up: 0, clicked: false };
      window.lastTouch = touch;
      for (const [name, note] of Object.entries({ touchstart: (at) => { touch.down = at; }, touchend: (at) => { touch.up = at; }, touchcancel: (at) => { touch.up = at; }, click: () => { touch.clicked = true; } })) {
        window.addEventListener(name, (event) => note(event.timeStamp), { capture: true, once: true, passive: true });
      }
    });
    await page.touchscreen.tap(x, y);
    const long = await page.evaluate(() => window.lastTouch && !window.lastTouch.clicked && window.lastTouch.up - window.lastTouch.down > 400);
    if (!long) return;
  }
}
/** Drags the mouse from one element over others. */
export async function drag(page, ...selectors) {
  const [first, ...rest] = await Promise.all(selectors.map((selector) => middle(page, selector)));
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y);
  await page.mouse.up();
}
/** Presses keys: 'Control+z', 'Shift+Digit1', 'ArrowLeft'. */
export async function press(page, ...combos) {
  for (const combo of combos) {
    const keys = combo.split(/\+(?=.)/);
    const last = keys.pop();
    for (const key of keys) await page.keyboard.down(key);
    await page.keyboard.press(last);
    for (const key of keys.reverse()) await page.keyboard.up(key);
  }
}
export const cell = (n) => `[data-cell="${n}"]`;
export async function fill(page, selector, text) {
  await page.$eval(selector, (element, value) => { element.value = value; element.dispatchEvent(new Event('input', { bubbles: true })); }, text);
}
export async function choose(page, selector, value) {
  await page.select(selector, value);
  await settled(page);
}
export async function open(page, text) {
  if (!await count(page, '#dialog-open[open]')) await click(page, '[data-dialog="dialog-open"]');
  await fill(page, '#paste', text);
  await click(page, '#paste-go');
  await settled(page);
}
/** As Ctrl+V does. */
export async function paste(page, content) {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { bubbles: true });
    Object.defineProperty(event, 'clipboardData', { value: data });
    document.body.dispatchEvent(event);
  }, content);
  await settled(page);
}
export async function hint(page, stage) {
  for (let n = await count(page, '#stages .on') + 1; n <= stage; n++) {
    await click(page, n === 1 ? '#hint-button' : '#hint-more');
    await page.waitForFunction((want) => document.querySelectorAll('#stages .on').length === want, {}, n);
  }
}

// ---- eyes ---------------------------------------------------------------------------------------------

/** What a function says of the elements that a selector finds; asked in one message, as there are thousands. */
export const all = (page, selector, what, ...args) => page.evaluate(`(${what})([...document.querySelectorAll(${JSON.stringify(selector)})], ...${JSON.stringify(args)})`);
/** The same of the first one, which must be there. */
const one = (page, selector, what, ...args) => page.evaluate(`((element) => { if (!element) throw new Error(${JSON.stringify(`no ${selector}`)}); return (${what})(element, ...${JSON.stringify(args)}); })(document.querySelector(${JSON.stringify(selector)}))`);

export const text = (page, selector) => one(page, selector, (element) => element.textContent);
export const attribute = (page, selector, name) => one(page, selector, (element, key) => element.getAttribute(key), name);
export const count = (page, selector) => all(page, selector, (list) => list.length);
export const shown = (page, selector) => one(page, selector, (element) => element.checkVisibility());
export const answer = (page) => text(page, '#answer-text');
/** The digits on the board as a line. */
export const line = (page) => all(page, '.cell', (cells) => cells.map((element) => element.querySelector('.value')?.textContent ?? '.').join(''));
export const marks = (page, n) => one(page, cell(n), (element) => [...element.querySelectorAll('.mark')].map((mark) => mark.textContent).join(''));
export const box = (page, selector) => one(page, selector, (element) => { const { x, y, width, height, right, bottom } = element.getBoundingClientRect(); return { x, y, width, height, right, bottom }; });
export const style = (page, selector, name) => one(page, selector, (element, key) => getComputedStyle(element)[key], name);
export async function shot(page, name) {
  if (process.env.HOUSEFUL_SHOTS) await page.screenshot({ path: path.join(process.env.HOUSEFUL_SHOTS, `${BROWSER}-${name}.png`) });
}
/** Waits until what a function of the page returns is true. */
export const until = (page, what, ...args) => page.waitForFunction(what, {}, ...args);
