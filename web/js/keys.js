// SPDX-License-Identifier: MIT
// @ts-check
//
// keys.js - every key of the page, in one place: what it does, how it is written, when it counts. The list of
// keys and the tooltips of buttons are made from this table.

import { $, make } from './dom.js';
import { t } from './words.js';

/**
 * @typedef {object} Key
 * @property {string} does   what `act` of input.js is told
 * @property {string} show   as it is written; ` / ` between alternatives
 * @property {import('./words.js').Word} word   what it does, in words
 * @property {(event: KeyboardEvent) => boolean} is
 * @property {string} [button]  the button that does the same
 * @property {boolean} [board]  only where the board, or nothing, has the focus
 */

const control = (/** @type {KeyboardEvent} */ event) => event.ctrlKey || event.metaKey;
const plain = (/** @type {KeyboardEvent} */ event) => !control(event) && !event.altKey;
const key = (/** @type {KeyboardEvent} */ event) => event.key.toLowerCase();
const alt = (/** @type {string} */ code) => (/** @type {KeyboardEvent} */ event) => event.altKey && !control(event) && event.code === code;

/** @type {Key[]} */
export const KEYS = [
  { does: 'move', show: '← ↑ → ↓', word: 'key.move', board: true, is: (event) => !event.altKey && /^(arrow(left|right|up|down)|home|end)$/.test(key(event)) },
  { does: 'extend', show: 'Shift + ← ↑ → ↓', word: 'key.extend', board: true, is: (event) => false },
  { does: 'all', show: 'Ctrl + A', word: 'key.all', is: (event) => control(event) && key(event) === 'a' },
  { does: 'digit', show: '1 … 9, A …', word: 'key.digit', is: (event) => plain(event) && digitOf(event) > 0 },
  { does: 'corner', show: 'Shift + 1 … 9', word: 'key.corner', is: (event) => false },
  { does: 'centre', show: 'Ctrl + 1 … 9', word: 'key.centre', is: (event) => control(event) && !event.altKey && /^(Digit|Numpad)[1-9]$/.test(event.code) },
  { does: 'erase', show: 'Delete / 0', word: 'key.erase', button: 'erase', is: (event) => plain(event) && (/^(delete|backspace|0)$/.test(key(event)) || event.code === 'Numpad0') },
  { does: 'mode', show: 'Space', word: 'key.mode', board: true, is: (event) => plain(event) && event.key === ' ' },
  { does: 'put', show: 'Enter', word: 'key.put', board: true, is: (event) => plain(event) && event.key === 'Enter' },
  { does: 'undo', show: 'Ctrl + Z', word: 'key.undo', button: 'undo', is: (event) => control(event) && !event.shiftKey && key(event) === 'z' },
  { does: 'redo', show: 'Ctrl + Y', word: 'key.redo', button: 'redo', is: (event) => control(event) && (key(event) === 'y' || event.shiftKey && key(event) === 'z') },
  { does: 'hint', show: 'Alt + H', word: 'key.hint', button: 'hint-button', is: alt('KeyH') },
  { does: 'steps', show: 'Alt + S', word: 'key.steps', button: 'solve-steps', is: alt('KeyS') },
  { does: 'checkpoint', show: 'Alt + K', word: 'key.checkpoint', button: 'checkpoint', is: alt('KeyK') },
  { does: 'back', show: 'Alt + B', word: 'key.back', is: alt('KeyB') },
  { does: 'pause', show: 'Alt + P', word: 'key.pause', button: 'pause', is: alt('KeyP') },
  { does: 'larger', show: '+', word: 'key.larger', button: 'zoom-in', is: (event) => plain(event) && event.key === '+' },
  { does: 'smaller', show: '-', word: 'key.smaller', button: 'zoom-out', is: (event) => plain(event) && event.key === '-' },
  { does: 'paste', show: 'Ctrl + V', word: 'key.paste', is: (event) => false },
  { does: 'keys', show: '?', word: 'key.keys', button: 'help', is: (event) => plain(event) && event.key === '?' },
  { does: 'escape', show: 'Esc', word: 'key.escape', is: (event) => event.key === 'Escape' },
];

/** The digit a key means: 1-9 also with Shift and on the number pad, letters from 10 on. @param {KeyboardEvent} event */
export function digitOf(event) {
  const row = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (row) return Number(row[1]);
  if (/^[1-9]$/.test(event.key)) return Number(event.key);
  if (/^[a-zA-Z]$/.test(event.key)) return event.key.toUpperCase().charCodeAt(0) - 65 + 10;
  return 0;
}

/** What a key does, or ''. @param {KeyboardEvent} event */
export function meaning(event) { return KEYS.find((entry) => entry.is(event)) ?? null; }

/** Makes the list of keys, and the tooltips. */
export function showKeys() {
  const keyboard = (/** @type {string} */ text) => text.split(/(, | \/ | \+ | … | (?=[←↑→↓]))/).map((part) => (/^[, /+…]*$/.test(part) ? part : make('kbd', {}, part)));
  $('keys-list').replaceChildren(...KEYS.map((entry) => make('tr', {}, make('td', {}, ...keyboard(entry.show)), make('td', {}, t(entry.word)))));
  for (const entry of KEYS) if (entry.button) $(entry.button).title = `${t(entry.word)} (${entry.show.replaceAll(' + ', '+')})`;
}
