// SPDX-License-Identifier: MIT
//
// shots.mjs - pictures of the page in twenty states, for a person to look at: `tests/web/run chromium shots`
// leaves them in the build folder, web-shots.
import fs from 'node:fs';
import path from 'node:path';
import { EASY, EASY_SOLUTION, INKALA, all, cell, click, fill, firefox, hint, leave, open, press, settled, shot, test, text, until, visit } from './drive.mjs';

const FISH = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const CHAIN = '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const SIXTEEN = '16x16';
const theme = (name) => `localStorage.setItem('houseful-settings', JSON.stringify({ theme: '${name}' }))`;
const emulate = async (page, features) => (await page.createCDPSession()).send('Emulation.setEmulatedMedia', features);
const rules = ['Thermo~R1C3~R1C4~R1C5~R1C6', 'Cage~9~R2C2~R2C3', 'WhiteDot~R3C8~R3C9', 'BlackDot~R4C7~R4C8', 'X~R5C8~R5C9', 'Arrow~R9C9~R8C9~R7C9', 'Whisper~5~R7C1~R8C1', 'Renban~R9C1~R9C2~R9C3', 'Quad~R5C5~5~3', 'Sandwich~0~R1', 'Cage~15~R7C2~R7C3~R8C2'];
const VARIANT = `.${rules.join('.')}.${[...EASY].map((digit, at) => (digit === '.' ? '' : `~R${Math.floor(at / 9) + 1}C${at % 9 + 1}_${digit}`)).join('')}`;

/** Every step of a chain puzzle, at the first chain. */
async function chain(page) {
  await click(page, '#tab-steps');
  await click(page, '#solve-steps');
  await page.waitForSelector('#steps li');
  await settled(page);
  const at = await all(page, '#steps button', (list) => list.findIndex((button) => /Discontinuous Nice Loop|^.{0,4}AIC/.test(button.textContent)));
  await click(page, `#steps li:nth-child(${at + 1}) button`);
}
async function play(page) {
  for (const at of [2, 3, 5, 6]) { await click(page, cell(at)); await press(page, EASY_SOLUTION[at]); }
  await click(page, cell(10));
  await press(page, 'Shift+Digit7', 'Shift+Digit2', 'ArrowRight', 'Control+Digit2', 'Control+Digit4');
  await settled(page);
}
async function sixteen(page) {
  await click(page, '[data-dialog="dialog-new"]');
  await page.waitForSelector('#samples button');
  await all(page, '#samples button', (list, name) => list.find((button) => button.textContent.includes(name)).setAttribute('data-pick', ''), SIXTEEN);
  await click(page, '[data-pick]');
  await settled(page);
  await click(page, '#auto');
  await settled(page);
}

const STATES = [
  ['01-light', {}, play],
  ['02-dark', { script: theme('dark') }, play],
  ['03-contrast', { script: theme('contrast') }, play],
  ['04-forced', { media: { features: [{ name: 'forced-colors', value: 'active' }] } }, async (page) => { await play(page); await hint(page, 4); }],
  ['05-hint', { puzzle: FISH }, async (page) => { for (let i = 0; i < 60; i++) { await hint(page, 4); if (/=>/.test(await text(page, '#hint-text .notation'))) break; await click(page, '#hint-more'); await settled(page); } }],
  ['06-chain', { puzzle: CHAIN }, chain],
  ['07-chain-dark', { puzzle: CHAIN, script: theme('dark') }, chain],
  ['08-nested-proof', { puzzle: INKALA }, async (page) => { await hint(page, 4); if (await page.$('#hint-text details')) await click(page, '#hint-text details summary'); }],
  ['09-phone', { width: 360, height: 740 }, play],
  ['10-phone-hint-dark', { width: 360, height: 740, script: theme('dark') }, async (page) => { await hint(page, 4); }],
  ['11-phone-side', { width: 740, height: 360 }, play],
  ['12-phone-side-hint', { width: 740, height: 360 }, async (page) => { await hint(page, 4); }],
  ['13-4k', { width: 3840, height: 2160 }, play],
  ['14-sixteen', {}, sixteen],
  ['15-twenty-five', { fragment: `#s=0.25.5.5.0&p=${'.'.repeat(625)}` }, async (page) => { await click(page, cell(30)); await press(page, '7'); await click(page, '#auto'); await settled(page); for (let i = 0; i < 2; i++) await click(page, '#zoom-in'); }],
  ['16-technique', {}, async (page) => { await click(page, '[data-dialog="dialog-learn"]'); await page.waitForSelector('#learn-list li'); await all(page, '#learn-list button', (list) => list.find((button) => button.textContent === 'X-Wing').click()); await page.waitForSelector('#learn-example svg'); await settled(page); }],
  ['17-technique-list', {}, async (page) => { await click(page, '[data-dialog="dialog-learn"]'); await page.waitForSelector('#learn-list li'); await settled(page); }],
  ['18-finish', { fragment: `#p=${EASY}&v=${[...EASY_SOLUTION].map((digit, at) => (EASY[at] === '.' && at > 3 ? digit : '.')).join('')}` }, async (page) => { await hint(page, 4); await click(page, '#hint-more'); await settled(page); const at = (await all(page, '.cell', (list) => list.findIndex((one) => !one.querySelector('.value')))); await click(page, cell(at)); await press(page, EASY_SOLUTION[at]); await page.waitForSelector('#dialog-done[open]'); await settled(page); }],
  ['19-games', {}, async (page) => { await play(page); await open(page, INKALA); await open(page, FISH); await click(page, cell(1)); await press(page, '1'); await open(page, VARIANT); await click(page, '[data-dialog="dialog-games"]'); await page.waitForSelector('#games li'); }],
  ['20-chooser', {}, async (page) => { await open(page, [EASY, INKALA, FISH, CHAIN].join('\n')); await page.waitForSelector('#dialog-many[open]'); }],
  ['21-new', {}, async (page) => { await click(page, '[data-dialog="dialog-new"]'); await page.waitForSelector('#make-board option'); await click(page, '#dialog-new summary'); }],
  ['22-variant', {}, async (page) => { await open(page, VARIANT); await page.waitForSelector('.rules .v-cage'); await click(page, cell(11)); await press(page, 'Shift+Digit2', 'Shift+Digit4'); await settled(page); }],
  ['23-variant-dark', { script: theme('dark') }, async (page) => { await open(page, VARIANT); await page.waitForSelector('.rules .v-cage'); await click(page, cell(11)); await press(page, '2'); await settled(page); }],
  ['24-variant-forced', { media: { features: [{ name: 'forced-colors', value: 'active' }] } }, async (page) => { await open(page, VARIANT); await page.waitForSelector('.rules .v-cage'); await click(page, cell(11)); await press(page, '2'); await settled(page); }],
  ['25-print-six', { width: 800, height: 1130, script: () => { window.print = () => {}; }, media: { media: 'print' } }, async (page) => { await click(page, '[data-dialog="dialog-share"]'); await page.waitForSelector('#print-what option'); await page.select('#print-what', 'new'); await page.select('#print-count', '6'); await page.evaluate(() => document.getElementById('print').click()); await until(page, () => document.documentElement.classList.contains('printing')); }, true],
  ['26-share', {}, async (page) => { await click(page, '[data-dialog="dialog-share"]'); await page.waitForSelector('#print-what option'); await settled(page); }],
  ['27-settings', {}, async (page) => { await click(page, '[data-dialog="dialog-settings"]'); }],
  ['28-history', {}, async (page) => { await play(page); await click(page, '#checkpoint'); await click(page, '#tab-history'); }],
  ['29-paused-german', { script: `localStorage.setItem('houseful-settings', JSON.stringify({ language: 'de' }))` }, async (page) => { await click(page, '#pause'); }],
  ['30-making', {}, async (page) => { await click(page, '[data-dialog="dialog-new"]'); await page.waitForSelector('#make-board option'); await click(page, '#dialog-new summary'); await fill(page, '#make-least', '11.5'); await click(page, '#make-go'); await until(page, () => /\d+ attempts/.test(document.getElementById('make-progress').textContent)); }],
];

for (const [name, { puzzle = EASY, fragment = `#p=${puzzle}`, width = 1280, height = 800, script = null, media = null }, act, late] of STATES) {
  test(name, async () => {
    const page = await visit(fragment, { width, height, script });
    if (media && !firefox && !late) await emulate(page, media);
    await act(page);
    if (media && !firefox && late) await emulate(page, media);
    await page.evaluate(() => { const toast = document.getElementById('toast'); if (toast.matches(':popover-open') && !/new version/.test(toast.textContent)) toast.hidePopover(); });
    await shot(page, name);
    if (process.env.HOUSEFUL_SHOTS) fs.accessSync(path.join(process.env.HOUSEFUL_SHOTS, `${firefox ? 'firefox' : 'chromium'}-${name}.png`));
    page.problems = [];
    await leave(page);
  });
}
