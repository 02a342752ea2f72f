// SPDX-License-Identifier: MIT
//
// look.mjs - nothing hinders people: axe, measured contrast, forced colours, what the system asks for, sizes
// of what is tapped.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { EASY, all, attribute, cell, click, count, emulate, fill, firefox, hint, launchFor, leave, line, marks, press, settled, shot, style, tap, test, until, visit } from './drive.mjs';

// Each light and each contrast once in the everyday run, all four in the long one.
const THEMES = process.env.HOUSEFUL_TEST_LENGTH === 'soak' ? ['light', 'dark', 'contrast', 'contrast-dark'] : ['light', 'contrast-dark'];
const theme = (name) => `localStorage.setItem('houseful-settings', JSON.stringify({ theme: '${name}' }))`;

test('axe finds no violation and no contrast it cannot tell, in every theme and dialog', async () => {
  const axe = fs.readFileSync(path.join(process.cwd(), 'node_modules/axe-core/axe.min.js'), 'utf8');
  for (const name of THEMES) {
    const page = await visit(`#p=${EASY}`, { look: '', script: theme(name), height: 1900 }); // its hints have no arrows: a drawing over digits is what axe cannot see through
    await click(page, cell(2));
    await press(page, 'Shift+Digit1', 'Control+Digit2');
    await click(page, cell(4));
    await click(page, '#mode-colour');
    await click(page, '#digits [data-digit="4"]');
    await hint(page, 4);
    await shot(page, `theme-${name}`);
    await page.evaluate(axe);
    await page.evaluate(() => window.axe.configure({ checks: [{ id: 'color-contrast', options: { ...window.axe._audit.checks['color-contrast'].options, ignoreLength: true, ignoreUnicode: false } }] })); // a digit is text too, and so is an arrow
    const states = name === 'light' ? ['', 'dialog-new', 'dialog-open', 'dialog-games', 'dialog-learn', 'dialog-share', 'dialog-settings', 'dialog-keys'] : [''];
    for (const dialog of states) {
      if (dialog) await click(page, `[data-dialog="${dialog}"]`);
      await settled(page);
      if (dialog === 'dialog-open') await fill(page, '#paste', EASY);
      // Axe looks through dialogs at the cells behind, which differ; the dialog is opaque.
      await page.evaluate((hidden) => { document.querySelector('main').style.visibility = hidden ? 'hidden' : ''; }, Boolean(dialog));
      // What does not depend on colours is the same in every theme, and the next test measures the board's; with a
      // dialog open there is nothing else to see.
      const found = await page.evaluate((place, only) => window.axe.run(place, { resultTypes: ['violations', 'incomplete'], ...only }),
        dialog ? `#${dialog}` : { include: ['html'], exclude: name === 'light' ? [] : ['#board'] }, name === 'light' ? {} : { runOnly: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'] });
      // Of tall text areas and of digits in pictures axe cannot tell; they have the colours of the dialog.
      const unsure = found.incomplete.filter((one) => one.id === 'color-contrast')
        .map((one) => ({ ...one, nodes: one.nodes.filter((node) => !/^<text/.test(node.html)) })).filter((one) => one.nodes.length);
      const list = [...found.violations, ...unsure]
        .map((one) => `${name} ${dialog}: ${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target} ${[...node.any, ...node.all, ...node.none].map((check) => `${check.message} ${JSON.stringify(check.data)}`).join()} ${node.html.slice(0, 80)}`).join(' | ')}`);
      assert.deepEqual(list, []);
      if (dialog) { await press(page, 'Escape'); await page.waitForFunction(() => !document.querySelector('dialog[open]')); }
    }
    await leave(page);
  }
});

test('every mark on every background has a contrast of at least 4.5', async () => {
  for (const name of THEMES) {
    const page = await visit(`#p=${EASY}`, { look: '', script: theme(name) });
    const low = await page.evaluate(() => {
      const luminance = (colour) => {
        const [r, g, b] = colour.match(/[\d.]+/g).map(Number).map((n) => n / 255).map((n) => (n <= 0.03928 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (a, b) => { const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
      const clear = /^rgba.*, 0\)$|transparent/;
      const opaque = (element) => { for (let at = element; at; at = at.parentElement) { const { backgroundColor } = getComputedStyle(at); if (!clear.test(backgroundColor)) return backgroundColor; } return 'rgb(255, 255, 255)'; };
      const board = document.getElementById('board');
      const probe = document.querySelector('[data-cell="2"]');
      const backgrounds = ['', 'shaded', 'tint-house', 'tint-same', 'selected', 'conflict', ...['base', 'cover', 'fin', 'extra', 'house'].map((form) => `role role-${form}`), ...[1, 2, 3, 4, 5, 6].map((n) => `coloured colour-${n}`)];
      const both = backgrounds.flatMap((one) => ['', 'selected', 'tint-same', 'conflict'].map((other) => `${one} ${other}`));
      const words = [['value', ''], ['value', 'given'], ['value', 'solved'], ['centre', ''], ['letter', ''], ['mark plain', ''], ['mark plain same', ''], ...[1, 2, 3, 4, 5, 6].map((n) => [`mark tint-${n}`, '']),
        ...['base', 'cover', 'fin', 'extra', 'out', 'in', 'on', 'off'].map((form) => [`mark m-${form}`, ''])];
      const list = [];
      // All words of a background at once: styles are computed once for them, not for each.
      for (const background of both) {
        for (const state of ['', 'given', 'solved']) {
          probe.className = `cell ${background} ${state}`;
          probe.replaceChildren(...words.filter((one) => one[1] === state).map(([word]) => {
            const element = document.createElement('span');
            element.className = word;
            element.dataset.mark = '5';
            element.textContent = '5';
            return element;
          }));
          const behind = opaque(probe);
          for (const element of probe.children) {
            const { color, backgroundColor } = getComputedStyle(element);
            const found = contrast(color, clear.test(backgroundColor) ? behind : backgroundColor);
            if (found < 4.5) list.push(`${element.className} ${state} on ${background}: ${found.toFixed(2)}`);
          }
        }
      }
      // The picture of marks on large boards: its three colours, where each is used.
      const picture = document.createElement('canvas');
      picture.className = 'dense';
      board.append(picture);
      const { color, outlineColor, textDecorationColor } = getComputedStyle(picture);
      for (const background of both) {
        probe.className = `cell ${background}`;
        const strong = /selected|coloured|role|tint-same|conflict|shaded/.test(background);
        for (const colour of [strong ? outlineColor : color, textDecorationColor]) {
          const found = contrast(colour, opaque(probe));
          if (found < 4.5) list.push(`picture of marks on ${background}: ${found.toFixed(2)}`);
        }
      }
      picture.remove();
      // What stands on the lines of a variant.
      board.classList.add('ruled');
      for (const rule of ['rule', 'rule-green', 'rule-violet', 'rule-yellow', 'rule-blue', 'rule-orange', 'rule-teal', 'shade', 'card']) {
        for (const [word, state] of [['value', ''], ['value', 'given'], ['centre', ''], ['mark plain', '']]) {
          probe.className = `cell ${state}`;
          probe.innerHTML = '';
          const element = document.createElement('span');
          element.className = word;
          const patch = document.createElement('span');
          patch.style.setProperty('background-color', `var(--${rule})`);
          probe.append(element, patch);
          const found = contrast(getComputedStyle(element).color, getComputedStyle(patch).backgroundColor);
          if (found < 4.5) list.push(`${word} ${state} on ${rule}: ${found.toFixed(2)}`);
        }
      }
      return [list.length, list.slice(0, 12), both.length * words.length];
    });
    assert.deepEqual(low.slice(0, 2), [0, []], name);
    assert.ok(low[2] > 1000);
    await leave(page);
  }
}, { rarely: true });

test('forced colours: what is chosen, the mode, the tab and the roles can be seen', async () => {
  const forced = await launchFor('forced');
  try {
    const page = await visit(`#p=${EASY}`, { from: forced });
    if (!firefox) await emulate(page, 'forced-colors', 'active');
    assert.ok(await page.evaluate(() => matchMedia('(forced-colors: active)').matches), 'the browser forces colours');
    await click(page, cell(2));
    assert.notEqual(await style(page, cell(2), 'outlineStyle'), 'none');
    assert.notEqual(await style(page, '#mode-digit', 'backgroundColor'), await style(page, '#mode-corner', 'backgroundColor'));
    assert.notEqual(await style(page, '#tab-play', 'backgroundColor'), await style(page, '#tab-steps', 'backgroundColor'));
    await hint(page, 4);
    assert.notEqual(await style(page, '.cell.role:not(.role-house)', 'outlineStyle'), 'none');
    assert.notEqual(await style(page, '.mark.m-in', 'backgroundColor'), await style(page, '.panel', 'backgroundColor'));
    const framed = (at) => page.$eval(at, (element) => getComputedStyle(element, '::before').borderTopStyle);
    await click(page, '.cell.role:not(.role-house)');
    assert.equal(await framed('.cell.role.selected'), 'solid', 'what is chosen has its frame also where it has a role');
    assert.notEqual(await style(page, '.cell.role-house', 'outlineStyle'), 'none', 'where to look');
    await shot(page, 'forced');
    await leave(page);
  } finally {
    await forced?.close();
  }
});

test('the page follows what the system asks for: dark, contrast, reduced motion', async () => {
  for (const [system, feature, value, want] of [['dark', 'prefers-color-scheme', 'dark', /dark/], ['contrast', 'prefers-contrast', 'more', /contrast/], ['reduced', 'prefers-reduced-motion', 'reduce', /./]]) {
    if (firefox && system === 'contrast') continue; // its preferences cannot ask for it without forcing colours
    const other = await launchFor(system);
    try {
      const page = await visit(`#p=${EASY}`, { from: other });
      if (!firefox) await emulate(page, feature, value);
      assert.ok(await page.evaluate((query) => matchMedia(query).matches, `(${feature}: ${value})`), feature);
      await page.waitForFunction((pattern) => new RegExp(pattern).test(document.documentElement.dataset.theme), {}, want.source);
      await leave(page);
    } finally {
      await other?.close();
    }
  }
}, { rarely: true });

test('what is tapped on a phone is at least 44 pixels large', async () => {
  for (const [width, height] of [[360, 740], [740, 360]]) {
    const page = await visit(`#p=${EASY}`, { width, height });
    const small = async (where) => assert.deepEqual(await all(page, 'button, select, summary, .switch', (list) => list.filter((element) => element.checkVisibility()).map((element) => {
      const { width: w, height: h } = element.getBoundingClientRect();
      return w < 43.5 || h < 43.5 ? `${element.id || element.textContent} ${Math.round(w)}x${Math.round(h)}` : '';
    }).filter(Boolean)), [], where);
    await small('at first');
    for (const tab of ['steps', 'check', 'history']) {
      await click(page, `#tab-${tab}`);
      await small(tab);
    }
    await hint(page, 4);
    await small('hint');
    await shot(page, `phone-${width}-reason`);
    await click(page, '#hint-close');
    for (const dialog of ['dialog-new', 'dialog-open', 'dialog-games', 'dialog-learn', 'dialog-share', 'dialog-settings', 'dialog-keys']) {
      await click(page, `[data-dialog="${dialog}"]`);
      await until(page, () => !document.querySelector('dialog[aria-busy]')); // all that is in it has come
      await settled(page);
      await small(dialog);
      await press(page, 'Escape');
      await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    }
    await leave(page);
  }
}, { rarely: true });

test('a screen reader hears colours and roles', async () => {
  const page = await visit(`#p=${EASY}`);
  await click(page, cell(2));
  await click(page, '#mode-colour');
  await click(page, '#digits [data-digit="1"]');
  assert.match(await attribute(page, cell(2), 'aria-label'), /red/);
  await hint(page, 4);
  const placed = await all(page, '.cell', (list) => list.map((element) => element.getAttribute('aria-label')).filter((label) => /can be placed/.test(label)));
  assert.equal(placed.length, 1);
  assert.equal(await attribute(page, '#board', 'role'), 'grid');
  assert.equal(await count(page, '[role="gridcell"]'), 81);
  await leave(page);
}, { rarely: true });

// Everything people do, with fingers and keys, however the device lies and whatever its colours are.
// Each way of lying once in the everyday run, all pairs with colours in the long one.
for (const [name, width, height, everyday] of [['upright', 360, 740, ['forced']], ['on its side', 740, 360, ['dark']]]) {
  for (const look of process.env.HOUSEFUL_TEST_LENGTH === 'soak' ? ['light', 'dark', 'forced'] : everyday) {
    test(`a game on a phone ${name}, ${look}`, async () => {
      const page = await visit(`#p=${EASY}`, { width, height, script: look === 'forced' ? null : theme(look) });
      if (look === 'forced' && !firefox) await emulate(page, 'forced-colors', 'active');
      await tap(page, cell(2));
      await tap(page, '#digits [data-digit="4"]');
      assert.equal((await line(page))[2], '4');
      await tap(page, '#undo');
      await tap(page, '#mode-corner');
      await tap(page, '#digits [data-digit="1"]');
      assert.equal(await marks(page, 2), '1');
      await tap(page, '#mode-digit');
      await tap(page, '#hint-button');
      await page.waitForFunction(() => document.querySelectorAll('#stages .on').length === 1);
      for (let n = 2; n <= 4; n++) {
        await tap(page, '#hint-more');
        await page.waitForFunction((want) => document.querySelectorAll('#stages .on').length === want, {}, n);
      }
      await shot(page, `journey-${width}-${look}`);
      await tap(page, '#hint-more');
      await settled(page);
      assert.equal((await line(page)).replace(/\./g, '').length, EASY.replace(/\./g, '').length + 1);
      for (const dialog of ['dialog-new', 'dialog-open', 'dialog-games', 'dialog-learn', 'dialog-share', 'dialog-settings', 'dialog-keys']) {
        await tap(page, `[data-dialog="${dialog}"]`);
        await page.waitForSelector(`#${dialog}[open]:not([aria-busy])`); // all of it is there
        await settled(page);
        assert.ok(await page.$eval(`#${dialog}`, (element) => element.scrollWidth <= element.clientWidth), `${dialog} fits`);
        await page.evaluate((id) => document.querySelector(`#${id} form button`).scrollIntoView(), dialog);
        await tap(page, `#${dialog} form button`);
        await page.waitForFunction(() => !document.querySelector('dialog[open]'));
      }
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out');
      await leave(page);
    });
  }
}
