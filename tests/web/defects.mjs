// SPDX-License-Identifier: MIT
//
// defects.mjs - what once was broken in the hands of players, so that it never is again.
import assert from 'node:assert/strict';
import { EASY, EASY_SOLUTION, INKALA, OTHER, SOLUTION, all, answer, attribute, base, box, cell, click, count, drag, fill, hint, leave, line, marks, open, press, ready, resize, settled, shot, shown, style, tap, test, text, until, visit } from './drive.mjs';

const AIC = '8....2..........67..5..389.6...3.....84.5.9.....4..3712......1...3.4...8......7.3&v=...5..134.328.45..4..7....2...2.94853..1.7.26529.86....483756.97....125..5..28.4.';
const ELIMINATION = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

test('applied hints lead to the solution, never to a guess', async () => {
  const page = await visit(`#p=${INKALA}`);
  for (let i = 0; i < 12; i++) {
    await hint(page, 4);
    assert.equal(await text(page, '#hint-more'), 'Apply it');
    await click(page, '#hint-more');
    await settled(page);
    const now = await line(page);
    [...now].forEach((digit, at) => assert.ok(digit === '.' || digit === SOLUTION[at], `${digit} in cell ${at}`));
    assert.match(await answer(page), /exactly one solution/);
  }
  await leave(page);
}, { rarely: true });

test('the keyboard is alive after every click', async () => {
  const page = await visit(`#p=${EASY}`);
  await click(page, cell(2));
  for (const button of ['#mode-corner', '#mode-digit', '#undo', '#tab-check', '#tab-play', '#checkpoint', '#digits [data-digit="4"]', '#erase']) {
    await click(page, button);
    await press(page, 'ArrowLeft', 'ArrowRight');
    assert.equal(await page.evaluate(() => document.activeElement?.dataset?.cell), '2', button);
  }
  await press(page, '4');
  assert.equal((await line(page))[2], '4');
  for (const dialog of ['dialog-new', 'dialog-settings', 'dialog-keys']) {
    await click(page, `[data-dialog="${dialog}"]`);
    await press(page, 'Escape');
    await until(page, () => !document.querySelector('dialog[open]'));
    await press(page, 'Delete');
    assert.equal((await line(page))[2], '.', dialog);
    await press(page, '4');
    assert.equal((await line(page))[2], '4', dialog);
  }
  await click(page, '[data-dialog="dialog-new"]');
  await click(page, '#new-blank button:nth-child(3)');
  await settled(page);
  await press(page, 'ArrowRight', '7');
  assert.equal((await line(page)).replace(/\./g, ''), '7');
  await leave(page);
});

test('a colour stays to be seen in chosen and tinted cells', async () => {
  const page = await visit(`#p=${EASY}`);
  await click(page, cell(2));
  await click(page, '#mode-colour');
  await click(page, '#digits [data-digit="3"]');
  const chosen = await style(page, cell(2), 'backgroundColor');
  await click(page, cell(3)); // in the same row: tinted now
  const tinted = await style(page, cell(2), 'backgroundColor');
  await click(page, cell(70));
  const plain = await style(page, cell(2), 'backgroundColor');
  assert.equal(chosen, plain);
  assert.equal(tinted, plain);
  assert.notEqual(plain, await style(page, cell(78), 'backgroundColor'));
  await leave(page);
}, { rarely: true });

for (const [name, width, height] of [['upright', 360, 740], ['on its side', 740, 360]]) {
  test(`on a phone ${name} a hint and the steps are beside the board, within sight`, async () => {
    const page = await visit(`#p=${EASY}`, { width, height });
    const inSight = async (selector) => {
      const seen = await page.$eval(selector, (element) => {
        const { x, y, width: w, height: h } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + w / 2, y + h / 2);
        return y >= 0 && y + h <= innerHeight && x >= 0 && x + w <= innerWidth && (element === top || element.contains(top));
      });
      assert.ok(seen, selector);
    };
    await tap(page, '#hint-button');
    await until(page, () => document.querySelectorAll('#stages .on').length === 1);
    await inSight('#hint-text p');
    await inSight('#hint-more');
    await inSight(cell(80));
    await shot(page, `phone-${width}-hint`);
    await tap(page, '#hint-close');
    await tap(page, '#tab-steps');
    await tap(page, '#solve-steps');
    await settled(page);
    await page.evaluate(() => scrollTo(0, 0));
    await inSight('#step-on');
    await inSight(cell(80));
    await leave(page);
  });
}

test('the first stages of a hint show no candidates, and a candidate struck can be seen', async () => {
  const page = await visit(`#p=${ELIMINATION}`);
  for (let i = 0; i < 60; i++) {
    await hint(page, 1);
    assert.equal(await count(page, '.mark'), 0, 'no mark was set by hand');
    await hint(page, 4);
    if (/=>/.test(await text(page, '#hint-text .notation'))) break;
    await click(page, '#hint-more');
    await settled(page);
  }
  const before = await all(page, '.cell', (cells) => cells.map((element) => element.getAttribute('aria-label')).join());
  await click(page, '#hint-more');
  await settled(page);
  const after = await all(page, '.cell', (cells) => cells.map((element) => element.getAttribute('aria-label')).join());
  assert.notEqual(after, before);
  assert.ok(await count(page, '.mark') > 0);
  await leave(page);
});

test('nothing is lost by New, a sample, a paste or a link in another tab', async () => {
  const page = await visit(`#p=${EASY}`);
  await click(page, cell(2));
  await press(page, '4');
  await settled(page);
  const played = await line(page);
  await click(page, '[data-dialog="dialog-new"]');
  await click(page, '#samples li:nth-child(2) button');
  await settled(page);
  assert.notEqual(await line(page), played);
  await click(page, '#toast button'); // back to it
  await settled(page);
  assert.equal(await line(page), played);
  await open(page, OTHER);
  assert.equal(await line(page), OTHER);
  const other = await page.browserContext().newPage();
  await other.goto(`${base}#p=${SOLUTION.replace(/[12]/g, '.')}`);
  await ready(other);
  await page.bringToFront();
  await click(page, '[data-dialog="dialog-games"]');
  await page.waitForSelector('#games li');
  const titles = await count(page, '#games .game');
  assert.ok(titles >= 3, `${titles} games`);
  await all(page, '#games .game', (list) => { for (const game of list) game.dataset.values = game.querySelectorAll('.own').length; });
  await click(page, '#games .game[data-values="1"]');
  await settled(page);
  assert.equal(await line(page), played);
  await press(page, 'Control+z');
  assert.equal(await line(page), EASY);
  await leave(page);
});

test('two pages with one game take nothing from each other', async () => {
  const first = await visit(`#p=${EASY}`);
  const heard = (page) => page.evaluate(() => { window.heard = false; addEventListener('storage', ({ key }) => { if (/game-/.test(key)) window.heard = true; }); });
  await click(first, cell(2));
  await press(first, '4');
  await heard(first);
  const second = await first.browserContext().newPage();
  await second.goto(base);
  await ready(second);
  await click(second, cell(3));
  await press(second, '6');
  await settled(second);
  await until(first, () => window.heard);
  await first.evaluate(() => window.dispatchEvent(new Event('pagehide'))); // as when it is closed
  await second.reload();
  await ready(second);
  assert.equal((await line(second)).slice(0, 5), '53467', 'what was played last is kept');
  // Whoever plays on in the older page has a game of its own.
  await first.bringToFront();
  await click(first, cell(5));
  await press(first, '8');
  await settled(first);
  await first.reload();
  await ready(first);
  assert.equal((await line(first)).slice(0, 6), '534.78');
  await second.bringToFront();
  await click(second, '[data-dialog="dialog-games"]');
  await second.waitForSelector('#games li:nth-child(2)');
  assert.equal(await count(second, '#games .game'), 2);
  await leave(first);
}, { rarely: true });

test('the board is as large as the window allows, however it lies', async () => {
  const page = await visit(`#p=${EASY}`);
  for (const [width, height, least] of [[740, 360, 320], [640, 400, 280], [320, 480, 280], [1280, 800, 690], [2560, 1440, 1250], [3840, 2160, 1900], [768, 1024, 700]]) {
    await resize(page, width, height);
    const board = await box(page, '#board');
    assert.ok(board.width >= least && board.bottom <= height, `${board.width} to ${board.bottom} at ${width}x${height}`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `no scroll bar across at ${width}x${height}`);
    const menu = await all(page, '.menu button', (list) => list.map((button) => { const range = document.createRange(); range.selectNodeContents(button); const { x, right } = range.getBoundingClientRect(); return [x, right]; }));
    assert.ok(menu.every(([x, right], i) => right <= width && (i === 0 || x >= menu[i - 1][1])), `no word of the menu over another at ${width}x${height}`);
    if (width > height) {
      const pad = await box(page, '#hint-button');
      assert.ok(pad.bottom <= height && pad.y >= 0 && pad.right <= width, `the pad is in sight at ${width}x${height}`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), `no scroll bar at ${width}x${height}`);
    }
  }
  await leave(page);
});

test('a letter beyond the board is no digit, and tooltips name the key that works', async () => {
  const page = await visit(`#p=${EASY}`);
  await press(page, 'h');
  await click(page, cell(2));
  assert.match(await attribute(page, cell(2), 'class'), /selected/);
  await press(page, '4');
  assert.equal((await line(page))[2], '4');
  const title = await attribute(page, '#hint-button', 'title');
  assert.match(title, /Alt\+H/);
  await press(page, 'Alt+h');
  await until(page, () => !document.getElementById('hint').hidden);
  await leave(page);
}, { rarely: true });

test('a full but wrong board is not called done', async () => {
  const wrong = EASY_SOLUTION.split('');
  const free = [...EASY].map((digit, at) => (digit === '.' ? at : -1)).filter((at) => at >= 0);
  wrong[free[0]] = wrong[free[0]] === '1' ? '2' : '1';
  const page = await visit(`#p=${EASY}&v=${wrong.map((digit, at) => (EASY[at] === '.' ? digit : '.')).join('')}`);
  assert.doesNotMatch(await text(page, '.panel'), /exactly one solution|nothing left/);
  assert.match(await answer(page), /not right/);
  assert.equal(await attribute(page, '#answer', 'data-answer'), 'wrong');
  await leave(page);
});

test('a long task can be stopped, and stale questions are dropped', async () => {
  const page = await visit(`#p=${EASY}`);
  // A question that never ends: the worker is told to wait in its place.
  await page.evaluate(() => {
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function late(message, ...rest) { if (message.name !== 'hint') send.call(this, message, ...rest); };
  });
  await click(page, '#hint-button');
  await page.waitForSelector('#busy:not([hidden])');
  await shot(page, 'busy');
  await click(page, '#stop');
  await page.waitForSelector('#busy[hidden]');
  await click(page, cell(2));
  await press(page, '4');
  await settled(page);
  assert.match(await text(page, '#facts'), /^50 to go/);
  // Typing faster than the library answers: what is stale is never asked.
  await page.evaluate(() => {
    window.checks = 0;
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function counted(message, ...rest) { if (message.name === 'check') window.checks++; send.call(this, message, ...rest); };
    for (let i = 0; i < 40; i++) document.dispatchEvent(new KeyboardEvent('keydown', { key: String(i % 9 + 1), code: `Digit${i % 9 + 1}`, bubbles: true }));
  });
  await settled(page);
  const checks = await page.evaluate(() => window.checks);
  assert.ok(checks <= 5, `${checks} questions`);
  await leave(page);
});

test('Stop ends what was asked for, not what the page must know', async () => {
  const page = await visit(`#p=${EASY}`);
  await page.evaluate(() => {
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function late(message, ...rest) { if (message.name !== 'all') send.call(this, message, ...rest); };
  });
  await click(page, '#tab-steps');
  await click(page, '#all-steps');
  await page.waitForSelector('#busy:not([hidden])');
  await click(page, cell(2));
  await press(page, '5');
  await click(page, '#stop');
  await settled(page);
  assert.equal(await count(page, '.cell.conflict'), 2, 'what clashes is that of the board');
  await leave(page);
}, { rarely: true });

test('a hostile paste neither freezes the page nor breaks it', async () => {
  const page = await visit(`#p=${EASY}`);
  await open(page, '[['.repeat(20000));
  assert.match(await text(page, '#paste-error'), /Line 1/);
  await press(page, 'Escape');
  assert.equal(await line(page), EASY);
  await leave(page);
}, { rarely: true });

test('a history of seventy entries on 25x25 is small', async () => {
  const page = await visit(`#s=0.25.5.5.0&p=${'.'.repeat(625)}`);
  await click(page, cell(0));
  for (let i = 0; i < 70; i++) await press(page, 'ArrowRight', i % 2 ? 'a' : '7');
  await settled(page);
  const bytes = await page.evaluate(() => Object.keys(localStorage).reduce((sum, key) => sum + localStorage[key].length, 0));
  assert.ok(bytes < 40000, `${bytes} bytes`);
  await leave(page);
}, { rarely: true });

test('only what changed is drawn, and large boards can be zoomed', async () => {
  // equal digits are shown everywhere, which is not what is counted here
  const page = await visit(`#s=0.25.5.5.0&p=${'.'.repeat(625)}`, { script: () => { localStorage.setItem('houseful-settings', '{"same":false}'); } });
  await click(page, '#auto');
  await click(page, cell(0));
  await settled(page);
  await page.evaluate(() => {
    window.touched = new Set();
    new MutationObserver((list) => { for (const change of list) { const at = change.target.closest?.('[data-cell]'); if (at) window.touched.add(at.dataset.cell); } })
      .observe(document.getElementById('board'), { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'aria-label'] });
  });
  await press(page, '7');
  await settled(page);
  const touched = await page.evaluate(() => window.touched.size);
  assert.ok(touched > 10 && touched < 120, `${touched} of 625 cells were drawn again`);
  const last = await box(page, cell(624));
  assert.ok(await page.evaluate(({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-cell]')?.dataset.cell === '624', last), 'nothing lies over the last cell');
  const before = (await box(page, '.dense')).height;
  for (let i = 0; i < 4; i++) await click(page, '#zoom-in');
  const after = (await box(page, '.dense')).height;
  assert.ok(after > 3 * before);
  assert.ok(after / 25 / 5 >= 13, `rows of marks ${after / 25 / 5} px apart`);
  assert.ok(await page.$eval('.dense', (canvas) => canvas.height >= canvas.clientHeight), 'and as sharp as the screen');
  await press(page, 'End');
  const at = await box(page, cell(24));
  const frame = await box(page, '#frame');
  assert.ok(at.right <= frame.right + 3 && at.x >= frame.x, 'the frame follows the cursor');
  await shot(page, 'twentyfive-zoomed');
  await leave(page);
}, { rarely: true });

test('a step is told in colours that can be told apart, with a legend', async () => {
  const page = await visit(`#p=${AIC}`);
  await hint(page, 4);
  assert.ok(await count(page, '#legend li') >= 2);
  const link = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--link'));
  const bad = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bad'));
  assert.notEqual(link, bad);
  await leave(page);
  // Chains: every candidate on the way is marked; two sets that share a cell are both seen; arrows keep off digits.
  const chain = await visit('#p=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..');
  await click(chain, '#tab-steps');
  await click(chain, '#solve-steps');
  await settled(chain);
  const at = await all(chain, '#steps button', (list) => list.findIndex((button) => /Discontinuous Nice Loop|^.{0,4}AIC/.test(button.textContent)));
  assert.ok(at >= 0);
  await click(chain, `#steps li:nth-child(${at + 1}) button`);
  assert.ok(await count(chain, '.m-on') >= 2 && await count(chain, '.m-off') >= 2);
  const near = await chain.evaluate(() => {
    const discs = [...document.querySelectorAll('.mark')].map((mark) => mark.getBoundingClientRect());
    return [...document.querySelectorAll('.links > path')].filter((path) => {
      const end = path.getPointAtLength(path.getTotalLength());
      const board = document.querySelector('.links').getBoundingClientRect();
      const scale = board.width / path.ownerSVGElement.viewBox.baseVal.width;
      const [x, y] = [board.x + end.x * scale, board.y + end.y * scale];
      return discs.some((disc) => Math.hypot(x - disc.x - disc.width / 2, y - disc.y - disc.height / 2) < disc.width * 0.4);
    }).length;
  });
  assert.equal(near, 0, 'no arrow ends on a digit');
  const over = await chain.evaluate(() => {
    const board = document.querySelector('.links').getBoundingClientRect();
    const discs = [...document.querySelectorAll('.mark.m-on, .mark.m-off')].map((mark) => mark.getBoundingClientRect());
    return [...document.querySelectorAll('.links > path')].filter((path) => {
      const scale = board.width / path.ownerSVGElement.viewBox.baseVal.width;
      return [0.3, 0.4, 0.5, 0.6, 0.7].some((part) => {
        const { x, y } = path.getPointAtLength(path.getTotalLength() * part);
        return discs.some((disc) => Math.hypot(board.x + x * scale - disc.x - disc.width / 2, board.y + y * scale - disc.y - disc.height / 2) < disc.width * 0.3);
      });
    }).length;
  });
  assert.equal(over, 0, 'nor goes over one that is told of');
  await shot(chain, 'chain');
  await leave(chain);
}, { rarely: true });

test('small things', async () => {
  const page = await visit(`#p=${EASY}`);
  // Messages stand above dialogs, and not over the pad.
  await click(page, '[data-dialog="dialog-share"]');
  await until(page, () => document.getElementById('text-out').value.length > 80);
  assert.equal(await all(page, '#text-format option', (list) => list.filter((option) => option.textContent.trim() === '' || option.textContent === option.value).length), 0);
  await click(page, '#copy-link');
  await page.waitForSelector('#toast:popover-open');
  const toast = await box(page, '#toast');
  const frame = await box(page, '#frame');
  assert.ok(toast.x >= frame.x - 1 && toast.right <= frame.right + 1, 'the message is over the board');
  await page.evaluate(() => { document.getElementById('toast').style.pointerEvents = 'auto'; }); // else a tap goes through it
  assert.ok(await page.evaluate(({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2)?.closest('#toast') !== null, toast), 'the message is on top');
  await press(page, 'Escape');
  // Pasting pencil marks switches candidates on for that puzzle only.
  await open(page, '6 359 13  79 8 2 157 59 4 \n278 2789 789 179 3 4579 6 19 1279\n26 4 39 16 79 5 8 39 127\n239 1 3489 5 29 489 347 6 378\n56 5689 389 38 1 67 459 2 3789\n7 28 358 2389 246 4689 345 45 1\n1 3579 2 4 79 35 57 8 6\n4 57 56 12 8 12 9 357 23\n89 37 68 67 56 3 1 47 24');
  await open(page, EASY);
  assert.equal(await page.$eval('#auto', (input) => input.checked), false);
  // Arrow keys go round a group of choices.
  await page.focus('#mode-digit');
  await press(page, 'ArrowRight');
  assert.equal(await attribute(page, '#mode-corner', 'aria-checked'), 'true');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'mode-corner');
  await press(page, 'ArrowLeft');
  // After Apply the keyboard is with the board.
  await hint(page, 4);
  await page.focus('#hint-more');
  await press(page, 'Enter');
  await settled(page);
  assert.ok(await page.evaluate(() => document.activeElement.closest('#board') !== null));
  assert.ok((await box(page, '#help')).width >= 44);
  // A title is shown.
  await click(page, '[data-dialog="dialog-new"]');
  await page.waitForSelector('#samples li:nth-child(2) span');
  const name = await text(page, '#samples li:nth-child(2) span');
  await click(page, '#samples li:nth-child(2) button');
  await settled(page);
  assert.equal(await text(page, '#title'), name);
  await open(page, `${OTHER} # ${'long '.repeat(600)}`);
  assert.ok((await box(page, '#title')).height < 80, 'and leaves room for the rest');
  await leave(page);
});

test('a file of several puzzles offers a choice', async () => {
  const page = await visit();
  await open(page, `${EASY}\n${OTHER}\n${SOLUTION.replace(/[12]/g, '.')}\n`);
  await page.waitForSelector('#dialog-many[open]');
  assert.equal(await count(page, '#many .game'), 3);
  assert.equal(await count(page, '#many li:nth-child(2) .clue'), OTHER.replace(/\./g, '').length);
  assert.ok((await attribute(page, '#many .thick', 'd')).split('M').length > 36, 'the pictures have boxes');
  await shot(page, 'many');
  await click(page, '#many li:nth-child(2) button');
  await settled(page);
  assert.equal(await line(page), OTHER);
  await leave(page);
}, { rarely: true });

test('kept data out of range is left aside', async () => {
  const list = (n) => `[${new Array(81).fill(n)}]`;
  for (const damage of [`{"version":1,"shape":{"layout":0,"size":9,"boxRows":3,"boxColumns":3,"extras":0},"now":{"clues":${list(77)},"values":${list(0)},"marks":${list(0)},"struck":${list(0)},"colours":${list(0)}}}`,
    '{"id":"x1","version":2,"shape":{"layout":0,"size":9,"boxRows":3,"boxColumns":3,"extras":0},"now":{"clues":[0,77]}}',
    '{"id":"x1","shape":{"layout":9,"size":900,"boxRows":3,"boxColumns":3,"extras":0},"now":{}}', '{"id":"x1","shape":{},"now":null}', 'nonsense']) {
    const page = await visit('', { script: `try { localStorage.setItem('houseful-game-x1', ${JSON.stringify(damage)}); localStorage.setItem('houseful-game', ${JSON.stringify(damage)}); localStorage.setItem('houseful-last', '"x1"'); localStorage.setItem('houseful-settings', '7'); } catch {}` });
    assert.match(await answer(page), /exactly one solution/);
    await leave(page);
  }
}, { rarely: true });

test('a cell that the keyboard came to by itself stays chosen when it is clicked', async () => {
  const page = await visit(`#p=${OTHER}`);
  await click(page, '[data-dialog="dialog-keys"]');
  await press(page, 'Escape');
  await until(page, () => document.activeElement?.matches('[data-cell="0"]'));
  await click(page, cell(0));
  await press(page, '4');
  assert.equal((await line(page))[0], '4');
  await click(page, cell(0));
  await press(page, '5');
  assert.equal((await line(page))[0], '4', 'clicked again, it is let go');
  await leave(page);
}, { rarely: true });
