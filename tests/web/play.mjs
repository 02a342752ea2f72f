// SPDX-License-Identifier: MIT
//
// play.mjs - the page as people use it: enter, choose several cells, mark, colour, undo, pause, finish, keep
// and come back, share.
import assert from 'node:assert/strict';
import { EASY, EASY_SOLUTION, INKALA, OTHER, SOLUTION, all, answer, attribute, base, cell, choose, click, count, drag, fill, hint, leave, line, marks, open, press, ready, settled, shot, shown, style, tap, test, text, until, visit, box } from './drive.mjs';

const SEVERAL = SOLUTION.replace(/[12]/g, '.');
const NONE = `12345678.........9${'.'.repeat(63)}`;
const INVALID = `5.......5${'.'.repeat(72)}`;

test('it starts with a puzzle and says how many solutions it has', async () => {
  const page = await visit();
  assert.match(await answer(page), /exactly one solution/);
  assert.ok((await line(page)).replace(/\./g, '').length >= 17);
  await shot(page, 'start');
  await leave(page);
});

test('enter a puzzle by hand and solve it', async () => {
  const page = await visit();
  await click(page, '[data-dialog="dialog-new"]');
  await click(page, '#new-blank button:nth-child(3)');
  await until(page, () => !document.querySelector('dialog[open]'));
  do await settled(page); while (/[1-9]/.test(await line(page))); // the board from before
  await click(page, cell(0));
  for (let i = 0; i < 81; i++) {
    if (INKALA[i] !== '.') await press(page, INKALA[i]);
    await press(page, 'ArrowRight');
    if (i % 9 === 8) await press(page, 'ArrowDown');
  }
  await settled(page);
  assert.equal(await line(page), INKALA);
  assert.match(await answer(page), /^21 clues, exactly one solution/);
  await click(page, '#tab-steps');
  await click(page, '#solve-now');
  await settled(page);
  assert.equal(await line(page), SOLUTION);
  assert.match(await answer(page), /solved/i);
  assert.ok(!await page.$eval('#dialog-done', (dialog) => dialog.open), 'what the solver filled in is no victory');
  await leave(page);
});

test('unique, several, none and invalid are told apart', async () => {
  const page = await visit();
  for (const [puzzle, words, kind] of [[OTHER, /exactly one solution/, 'unique'], [SEVERAL, /more than one solution/, 'multiple'], [NONE, /no solution: nothing fits into r1c9/, 'none'], [INVALID, /invalid: 5 stands twice in row 1, at r1c1 and r1c9/, 'invalid']]) {
    await open(page, puzzle);
    assert.match(await answer(page), words);
    assert.equal(await attribute(page, '#answer', 'data-answer'), kind);
    if (kind === 'invalid') {
      assert.equal(await count(page, '.cell.conflict'), 2);
      await shot(page, 'conflict');
    }
    if (kind === 'multiple') {
      await click(page, '#tab-check');
      await click(page, '#two');
      const first = await line(page);
      await shot(page, 'two-solutions');
      await click(page, '#two');
      const second = await line(page);
      assert.match(first, /^[1-9]{81}$/);
      assert.match(second, /^[1-9]{81}$/);
      const differ = [...first].filter((digit, i) => digit !== second[i]).length;
      assert.ok(differ > 0);
      assert.equal(await count(page, '.cell.differs'), differ);
      await click(page, '#two');
      assert.equal(await line(page), puzzle);
    }
  }
  await leave(page);
});

test('how hard a puzzle is: its level, and the number that people know', async () => {
  const page = await visit(`#p=${INKALA}`);
  await click(page, '#tab-check');
  await until(page, () => /Sudoku Explainer10\.7/.test(document.getElementById('check-facts').textContent));
  await until(page, () => /\(\d+\)/.test(document.getElementById('facts').textContent)); // the other scale's may come later
  assert.match(await text(page, '#facts'), /extreme \(\d+\)$/, 'no technique is named where the scale looks the digit up');
  await open(page, EASY);
  await until(page, () => /Sudoku Explainer1\.\d/.test(document.getElementById('check-facts').textContent));
  await open(page, '.'.repeat(81));
  await until(page, () => /Sudoku Explainer–/.test(document.getElementById('check-facts').textContent));
  await leave(page);
});

test('a puzzle that comes back while another was being rated is rated again', async () => {
  const page = await visit(`#p=${EASY}`);
  assert.match(await text(page, '#facts'), /easy/);
  await page.evaluate(() => { // no rating is answered from now on
    const send = Worker.prototype.postMessage;
    window.free = () => { Worker.prototype.postMessage = send; };
    Worker.prototype.postMessage = function held(message, ...rest) { if (message.name !== 'rate') send.call(this, message, ...rest); };
  });
  await click(page, '[data-dialog="dialog-open"]');
  await fill(page, '#paste', OTHER);
  await click(page, '#paste-go');
  await until(page, () => !document.querySelector('dialog[open]') && document.documentElement.dataset.asking === '1' && /exactly one/.test(document.getElementById('answer-text').textContent));
  await page.evaluate(() => window.free());
  await open(page, EASY);
  await until(page, () => /easy/.test(document.getElementById('facts').textContent));
  await leave(page);
}, { rarely: true });

test('candidates that are given are clues', async () => {
  const sets = [...SOLUTION].map((digit) => (1 << (digit - 1)).toString(36));
  sets[0] = (511).toString(36); // all of them: nothing is said about r1c1
  let page = await visit(`#p=${'.'.repeat(81)}&c=${sets.join('.')}`);
  assert.match(await answer(page), /0 clues, candidates given, exactly one solution/);
  await leave(page);
  page = await visit(`#p=${`${SOLUTION[0] === '9' ? 1 : 9}${'.'.repeat(80)}`}&c=${[(1).toString(36), ...sets.slice(1)].join('.')}`);
  assert.match(await answer(page), /invalid: 9 is not among the candidates given for r1c1/);
  await leave(page);
}, { rarely: true });

test('undo and redo know no limit, and the history can be walked', async () => {
  const page = await visit(`#p=${EASY}`);
  const empty = [...EASY].map((c, i) => [c, i]).filter(([c]) => c === '.').map(([, i]) => i).slice(0, 12);
  for (const at of empty) {
    await click(page, cell(at));
    await press(page, EASY_SOLUTION[at]);
  }
  const filled = await line(page);
  for (let i = 0; i < empty.length; i++) await press(page, 'Control+z');
  assert.equal(await line(page), EASY);
  for (let i = 0; i < empty.length; i++) await press(page, 'Control+y');
  assert.equal(await line(page), filled);
  await click(page, '#undo');
  assert.notEqual(await line(page), filled);
  await click(page, '#tab-history');
  assert.equal(await count(page, '#history li'), empty.length + 1);
  assert.match(await text(page, '#history li:nth-child(2)'), new RegExp(`${EASY_SOLUTION[empty[0]]} in r1c`));
  await shot(page, 'history');
  await click(page, '#history li:nth-child(3) button');
  assert.equal((await line(page)).replace(/\./g, '').length, EASY.replace(/\./g, '').length + 2);
  await click(page, `#history li:nth-child(${empty.length + 1}) button`);
  assert.equal(await line(page), filled);
  await leave(page);
}, { rarely: true });

test('several cells at once: dragging, Shift, Ctrl, Ctrl+A', async () => {
  const page = await visit(`#p=${'.'.repeat(81)}`);
  await drag(page, cell(0), cell(1), cell(10));
  assert.deepEqual(await all(page, '.cell.selected', (list) => list.map((element) => element.dataset.cell)), ['0', '1', '10']);
  await press(page, 'Shift+Digit4');
  assert.deepEqual([await marks(page, 0), await marks(page, 1), await marks(page, 10), await marks(page, 11)], ['4', '4', '4', '']);
  await press(page, 'Control+z');
  assert.equal(await count(page, '.mark'), 0, 'one step of the history');
  await click(page, cell(20));
  await click(page, cell(40), { hold: ['Shift'] });
  assert.equal(await count(page, '.cell.selected'), 9);
  await click(page, cell(30), { hold: ['Control'] });
  assert.equal(await count(page, '.cell.selected'), 8);
  await click(page, cell(80), { hold: ['Control'] });
  await press(page, '5');
  assert.equal((await line(page)).replace(/\./g, ''), '555555555');
  await press(page, 'Delete');
  assert.equal((await line(page)).replace(/\./g, ''), '');
  await click(page, cell(0));
  await press(page, 'Shift+ArrowRight', 'Shift+ArrowDown');
  assert.equal(await count(page, '.cell.selected'), 3);
  await press(page, 'Control+a');
  assert.equal(await count(page, '.cell.selected'), 81);
  await leave(page);
});

test('corner and centre marks, candidate colours, automatic candidates', async () => {
  const page = await visit(`#p=${EASY}`);
  await click(page, cell(2));
  await press(page, 'Shift+Digit1', 'Shift+Digit4');
  assert.equal(await marks(page, 2), '14');
  assert.match(await attribute(page, cell(2), 'aria-label'), /row 1 column 3, empty, candidates 1 and 4/);
  await press(page, 'Control+Digit2');
  assert.equal(await text(page, `${cell(2)} .centre`), '2');
  await click(page, '#mode-centre');
  await click(page, '#digits [data-digit="7"]');
  assert.equal(await text(page, `${cell(2)} .centre`), '27');
  await click(page, '#mode-colour');
  await choose(page, '#painted', '4');
  await click(page, '#digits [data-digit="5"]');
  assert.equal(await count(page, `${cell(2)} .mark.tint-5`), 1);
  assert.match(await attribute(page, cell(2), 'aria-label'), /4: violet/);
  await choose(page, '#painted', '0');
  await click(page, '#digits [data-digit="3"]');
  assert.match(await attribute(page, cell(2), 'aria-label'), /, green/);
  await shot(page, 'marks');
  await press(page, 'Escape');
  await click(page, '#digits [data-digit="2"]'); // a colour is held
  await click(page, `${cell(2)} .mark[data-mark="1"]`);
  assert.equal(await count(page, `${cell(2)} .mark.tint-2`), 1, 'a tap on a candidate colours it');
  await press(page, 'Escape');
  await click(page, '#auto');
  await settled(page);
  assert.equal(await marks(page, 2), '124');
  await click(page, '#mode-corner');
  await click(page, cell(2));
  await click(page, '#digits [data-digit="2"]');
  await settled(page);
  assert.equal(await marks(page, 2), '14');
  await leave(page);
});

test('on a large board marks are a picture: drawn, shown, taken away, in the colours of the theme', async () => {
  const page = await visit(`#s=0.25.5.5.0&p=${'.'.repeat(625)}`, { look: '' });
  // The colours in the square of a digit in a cell: '' where there is none.
  const ink = (at, digit) => page.$eval('canvas.dense', (canvas, [n, d]) => {
    const unit = canvas.width / 25;
    const side = Math.floor(unit * 0.18);
    const [x, y] = [[n % 25, (d - 1) % 5], [Math.floor(n / 25), Math.floor((d - 1) / 5)]].map(([c, m]) => Math.round((c + 0.05 + m * 0.18) * unit));
    const { data } = canvas.getContext('2d').getImageData(x, y, side, side);
    let [most, colour] = [0, ''];
    for (let i = 0; i < data.length; i += 4) if (data[i + 3] > most) { most = data[i + 3]; colour = `${data[i]},${data[i + 1]},${data[i + 2]}`; }
    return colour;
  }, [at, digit]);
  const alike = (a, b) => a !== '' && b !== '' && a.split(',').every((part, i) => Math.abs(part - b.split(',')[i]) < 12); // edges are smoothed
  assert.equal(await ink(0, 7), '', 'no marks at first');
  await click(page, '#auto');
  await settled(page);
  const plain = await ink(0, 7);
  assert.notEqual(plain, '');
  await click(page, cell(0));
  await press(page, '7');
  await settled(page);
  assert.equal(await ink(0, 7), '', 'a digit stands there');
  assert.equal(await ink(1, 7), '', 'and cannot stand beside it');
  assert.ok(!alike(await ink(312, 7), plain), 'elsewhere it is shown');
  assert.ok(alike(await ink(312, 8), plain), 'and no other');
  assert.match(await attribute(page, cell(1), 'aria-label'), /candidates 1, 2, 3, 4, 5, 6, 8, 9/);
  await press(page, 'ArrowRight');
  assert.ok(alike(await ink(312, 7), plain), 'shown no more');
  await page.evaluate(() => { localStorage.setItem('houseful-settings', '{"theme":"dark"}'); document.dispatchEvent(new Event('houseful-theme')); });
  assert.ok(!alike(await ink(312, 7), plain), 'another theme');
  await leave(page);
}, { rarely: true });

test('on a large board, where marks are a picture, the candidate that is tapped is coloured', async () => {
  const page = await visit(`#s=0.25.5.5.0&p=${'.'.repeat(625)}`);
  await click(page, '#auto');
  await settled(page);
  await click(page, '#mode-colour');
  await click(page, '#digits [data-digit="2"]');
  await page.$eval(cell(0), (element) => element.scrollIntoView({ block: 'nearest' }));
  const at = await box(page, cell(0));
  await page.mouse.click(at.x + at.width * 0.3, at.y + at.height * 0.3); // second row, second place
  await settled(page);
  assert.equal(await text(page, `${cell(0)} .tint-2`), '7');
  assert.equal((await marks(page, 0)).length, 25);
  assert.equal(await count(page, '.tint-2'), 1);
  await leave(page);
}, { rarely: true });

test('any number of checkpoints', async () => {
  const page = await visit(`#p=${EASY}`);
  await click(page, '#checkpoint');
  await click(page, cell(2));
  await press(page, '4');
  const one = await line(page);
  await press(page, 'Alt+k', 'ArrowRight', '6');
  await press(page, 'Alt+b');
  assert.equal(await line(page), one);
  await click(page, '#tab-history');
  assert.equal(await count(page, '#checkpoints li'), 2);
  await click(page, '#checkpoints li:nth-child(1) button');
  assert.equal(await line(page), EASY);
  await press(page, 'Control+z');
  assert.equal(await line(page), one, 'going back is a step of the history');
  await page.reload();
  await ready(page);
  await click(page, '#tab-history');
  assert.equal(await count(page, '#checkpoints li'), 2);
  await leave(page);
}, { rarely: true });

test('digit first: hold a digit, tap cells', async () => {
  const page = await visit(`#p=${EASY}`);
  await click(page, '#digits [data-digit="4"]');
  await click(page, cell(2));
  assert.equal((await line(page))[2], '4');
  await press(page, 'Escape');
  await click(page, '[data-dialog="dialog-settings"]');
  await click(page, 'input[name="entry"][value="digit"]');
  await press(page, 'Escape');
  await click(page, cell(2));
  await click(page, '#digits [data-digit="1"]');
  assert.equal((await line(page))[2], '4', 'a chosen cell gets nothing');
  await click(page, cell(5));
  await click(page, cell(6));
  assert.equal((await line(page)).slice(5, 7), '11');
  await leave(page);
}, { rarely: true });

test('pause hides the board, a solved board ends the game', async () => {
  const page = await visit(`#p=${EASY}&v=${[...EASY_SOLUTION].map((digit, at) => (EASY[at] === '.' && at > 2 ? digit : '.')).join('')}`);
  await click(page, '#pause');
  assert.ok(!await page.$eval('#board', (board) => board.checkVisibility({ visibilityProperty: true })));
  await press(page, 'Alt+h');
  assert.ok(!await shown(page, '#hint'));
  await shot(page, 'paused');
  await click(page, '#resume');
  await hint(page, 2);
  await press(page, 'Escape');
  await click(page, cell(2));
  await press(page, '4');
  await page.waitForSelector('#dialog-done[open]');
  await settled(page);
  assert.match(await text(page, '#done-facts'), /Time\d+:\d\dHints used1Difficultyeasy/);
  assert.match(await text(page, '#done-met'), /Full House/);
  assert.match(await text(page, '#done-needs'), /Hidden Single/);
  await shot(page, 'done');
  await press(page, 'Escape');
  await click(page, '[data-dialog="dialog-games"]');
  await page.waitForSelector('#statistics-rows tr');
  assert.ok(await page.evaluate(() => document.activeElement.matches('#games .game')), 'keys begin with the games');
  assert.match(await text(page, '#statistics-rows'), /^easy1/);
  assert.match(await text(page, '#games'), /solved/);
  await shot(page, 'games');
  await leave(page);
});

test('games go to a file and come back', async () => {
  const page = await visit(`#p=${EASY}`, { script: () => { URL.createObjectURL = (blob) => { blob.text().then((written) => { window.written = written; }); return 'blob:nothing'; }; HTMLAnchorElement.prototype.click = () => {}; } });
  await click(page, cell(2));
  await press(page, '4');
  await open(page, OTHER);
  await click(page, '[data-dialog="dialog-games"]');
  await page.waitForSelector('#games li');
  await click(page, '#games-export');
  await until(page, () => window.written);
  const written = await page.evaluate(() => window.written);
  await click(page, '#games li:nth-child(2) .small');
  assert.equal(await count(page, '#games li'), 1);
  await click(page, '#toast button');
  assert.equal(await count(page, '#games li'), 2, 'removing can be undone');
  await leave(page);
  const other = await visit();
  await click(other, '[data-dialog="dialog-games"]');
  await other.waitForSelector('#games li');
  await other.evaluate((content) => {
    const files = new DataTransfer();
    files.items.add(new File([content], 'games.json'));
    document.getElementById('games-import').files = files.files;
    document.getElementById('games-import').dispatchEvent(new Event('change'));
  }, written);
  await until(other, () => document.querySelectorAll('#games li').length === 3);
  await all(other, '#games .game', (list) => { for (const game of list) game.dataset.values = game.querySelectorAll('.own').length; });
  await click(other, '#games .game[data-values="1"]');
  await settled(other);
  assert.equal((await line(other))[2], '4');
  await press(other, 'Control+z');
  assert.equal(await line(other), EASY, 'with its history');
  await leave(other);
}, { rarely: true });

test('coming back finds the board as it was left', async () => {
  const page = await visit(`#p=${EASY}`);
  await click(page, cell(2));
  await press(page, '4');
  await settled(page);
  const was = await line(page);
  await page.reload();
  await ready(page);
  assert.equal(await line(page), was);
  await page.goto('about:blank');
  await page.goto(base);
  await ready(page);
  assert.equal(await line(page), was);
  await press(page, 'Control+z');
  assert.equal(await line(page), EASY);
  await leave(page);
});

test('the game of earlier versions is taken over', async () => {
  const zeros = new Array(81).fill(0);
  const values = [...zeros];
  values[2] = 4;
  const old = { version: 1, shape: { layout: 0, size: 9, boxRows: 3, boxColumns: 3, extras: 0, regions: [] }, now: { clues: [...EASY].map((c) => Number(c) || 0), values, marks: zeros, struck: zeros, colours: zeros }, past: [], future: [], seconds: 7, title: 'mine' };
  const page = await visit('', { script: `localStorage.setItem('houseful-game', ${JSON.stringify(JSON.stringify(old))})` });
  assert.equal((await line(page))[2], '4');
  assert.equal(await text(page, '#title'), 'mine');
  await leave(page);
}, { rarely: true });

test('a link carries the board', async () => {
  const page = await visit(`#p=${OTHER}`);
  await click(page, cell(1));
  await press(page, '1');
  await settled(page);
  await click(page, '[data-dialog="dialog-share"]');
  const link = await page.$eval('#link', (input) => input.value);
  const other = await visit(link.slice(base.length));
  assert.equal(await line(other), await line(page));
  await leave(other);
  await click(page, '#link-played');
  assert.ok(!(await page.$eval('#link', (input) => input.value)).includes('&v='));
  await choose(page, '#text-format', 'line');
  await until(page, () => document.getElementById('text-out').value.length >= 81);
  await shot(page, 'share');
  await leave(page);
});

test('start over can be undone', async () => {
  const page = await visit(`#p=${EASY}`);
  await click(page, cell(2));
  await press(page, '4');
  await click(page, '#restart');
  assert.equal(await line(page), EASY);
  await click(page, '#toast button');
  assert.equal((await line(page))[2], '4');
  await leave(page);
}, { rarely: true });

test('the keyboard alone suffices', async () => {
  const page = await visit(`#p=${EASY}`);
  await press(page, 'Tab', 'Enter'); // the skip link
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', '4');
  await settled(page);
  assert.equal((await line(page))[2] + (await line(page))[3], '4.');
  await press(page, 'Delete');
  assert.equal(await line(page), EASY);
  await press(page, 'Alt+h');
  await page.waitForSelector('#hint:not([hidden])');
  await press(page, 'Escape');
  assert.ok(!await shown(page, '#hint'));
  await press(page, '?');
  assert.ok(await shown(page, '#dialog-keys'));
  await shot(page, 'keys');
  await press(page, 'Escape');
  await press(page, ' ');
  assert.equal(await attribute(page, '#mode-corner', 'aria-checked'), 'true');
  await leave(page);
});

test('taps on a phone', async () => {
  const page = await visit(`#p=${EASY}`, { width: 360, height: 740 });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360));
  await tap(page, cell(2));
  await tap(page, '#digits [data-digit="4"]');
  assert.equal((await line(page))[2], '4');
  await shot(page, 'phone');
  await leave(page);
});
