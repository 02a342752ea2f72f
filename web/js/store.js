// SPDX-License-Identifier: MIT
// @ts-check
//
// store.js - the board in the address (to share), and in local storage (to come back to). Either may be
// missing, blocked or nonsense; then the page simply starts afresh.

import { GIVEN, symbol } from './game.js';

const KEY = 'houseful';
const LONGEST = 8000; // no board the page can show needs more

/** @param {string} name @param {any} value */
export function save(name, value) {
  try { localStorage.setItem(`${KEY}-${name}`, JSON.stringify(value)); } catch { /* full or blocked: play on */ }
}

/** @param {string} name */
export function load(name) {
  try { return JSON.parse(localStorage.getItem(`${KEY}-${name}`) ?? 'null'); } catch { return null; }
}

/**
 * The puzzle as an address fragment: shape, clues and, if there are any, own digits and given candidates.
 * @param {import('./game.js').Game} game
 */
export function fragmentOf(game) {
  const { layout, size, boxRows, boxColumns, extras, regions } = game.geometry;
  const line = (/** @type {number[]} */ list) => list.map(symbol).join('');
  const parts = [];
  if (!(layout === 0 && size === 9 && boxRows === 3 && extras === 0)) parts.push(`s=${[layout, size, boxRows, boxColumns, extras].join('.')}`);
  if (regions?.length) parts.push(`r=${regions.map((region) => symbol(region + 1)).join('')}`);
  parts.push(`p=${line(game.now.clues)}`);
  if (game.now.values.some((value) => value !== 0)) parts.push(`v=${line(game.now.values)}`);
  if (game.now.given.some((bits) => bits !== 0)) {
    parts.push(`c=${game.now.given.map((bits) => bits ? (bits & ~GIVEN).toString(36) : '').join('.')}`);
  }
  return `#${parts.join('&')}`;
}

/** @param {string} text @param {number} size */
function digits(text, size) {
  const list = [...text].map((c) => ('.0_-'.includes(c) ? 0 : '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(c.toUpperCase()) + 1 || -1));
  return list.every((digit) => digit >= 0 && digit <= size) ? list : null;
}

/** Given candidates: bits in base 36, parted by dots, nothing where none are given. @param {string} text @param {number} size */
function sets(text, size) {
  return text.split('.').map((part) => (part === '' ? 0 : GIVEN | (parseInt(part, 36) & ((1 << size) - 1))));
}

/**
 * What a fragment says: a shape with clues, values and given candidates, or text for the library to read,
 * or an error.
 * @param {string} hash
 * @returns {null | {shape: any, clues: number[], values: number[] | null, given: number[] | null} | {text: string} | {error: string}}
 */
export function readFragment(hash) {
  let body = hash.replace(/^#/, '');
  if (body === '') return null;
  if (body.length > LONGEST) return { error: 'the link is too long to be a puzzle' };
  try { body = decodeURIComponent(body); } catch { return { error: 'the link is damaged' }; }
  if (body.trim() === '') return { error: 'it is empty' };
  if (!body.includes('=')) return { text: body };
  const fields = new Map(body.split('&').map((part) => /** @type {[string, string]} */ ([part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)])));
  const numbers = (fields.get('s') ?? '0.9.3.3.0').split('.').map(Number);
  if (numbers.length !== 5 || !numbers.every((n) => Number.isInteger(n) && n >= 0 && n <= 100)) return { error: 'the link names no board' };
  const [layout, size, boxRows, boxColumns, extras] = numbers;
  const clues = digits(fields.get('p') ?? '', size);
  const values = fields.has('v') ? digits(fields.get('v') ?? '', size) : null;
  const regions = fields.has('r') ? (digits(fields.get('r') ?? '', size) ?? []).map((n) => n - 1) : [];
  const given = fields.has('c') ? sets(fields.get('c') ?? '', size) : null;
  if (!clues || size > 25 || (given && given.length !== clues.length) || clues.length !== size * size || (values && values.length !== clues.length)) {
    return { error: 'the link holds no puzzle: it should have one character for each cell' };
  }
  return { shape: { layout, size, boxRows, boxColumns, extras, regions }, clues, values, given };
}
