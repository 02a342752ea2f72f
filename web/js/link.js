// SPDX-License-Identifier: MIT
// @ts-check
//
// link.js - the board in the address, to share it. A link may hold nonsense; then it says so.

import { GIVEN, ruleWords, symbol } from './game.js';

const LONGEST = 20000; // no board the page can show needs more

/**
 * The puzzle as an address fragment: shape, clues, given candidates and, if wanted, own digits.
 * @param {import('./game.js').Game} game @param {boolean} [played] with own digits
 */
export function fragmentOf(game, played = true) {
  const { layout, size, boxRows, boxColumns, extras, regions } = game.geometry;
  const line = (/** @type {number[]} */ list) => list.map(symbol).join('');
  const parts = [];
  if (!(layout === 0 && size === 9 && boxRows === 3 && extras === 0)) parts.push(`s=${[layout, size, boxRows, boxColumns, extras].join('.')}`);
  if (regions?.length) parts.push(`r=${regions.map((region) => symbol(region + 1)).join('')}`);
  if (game.geometry.rules.length) parts.push(`k=${ruleWords(game.geometry).map((word) => word.toString(36)).join('.')}`);
  parts.push(`p=${line(game.now.clues)}`);
  if (played && game.now.values.some((value) => value !== 0)) parts.push(`v=${line(game.now.values)}`);
  if (game.now.given.some((bits) => bits !== 0)) {
    parts.push(`c=${game.now.given.map((bits) => (bits ? (bits & ~GIVEN).toString(36) : '')).join('.')}`);
  }
  return `#${parts.join('&')}`;
}

/** @param {string} text @param {number} size */
export function digits(text, size) {
  const list = [...text].map((c) => ('.0_-'.includes(c) ? 0 : '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(c.toUpperCase()) + 1 || -1));
  return list.every((digit) => digit >= 0 && digit <= size) ? list : null;
}

/** Given candidates: bits in base 36, parted by dots, nothing where none are given. @param {string} text @param {number} size */
function sets(text, size) {
  return text.split('.').map((part) => (part === '' ? 0 : GIVEN | (parseInt(part, 36) & ((1 << size) - 1))));
}

/**
 * What a fragment says: a shape with clues, values and given candidates, or text for the library to read,
 * or what is wrong with it, as a word.
 * @param {string} hash
 * @returns {null | {shape: any, clues: number[], values: number[] | null, given: number[] | null} | {text: string}
 *   | {error: 'link.long' | 'link.damaged' | 'link.empty' | 'link.board' | 'link.puzzle'}}
 */
export function readFragment(hash) {
  let body = hash.replace(/^#/, '');
  if (body === '') return null;
  if (body.length > LONGEST) return { error: 'link.long' };
  try { body = decodeURIComponent(body); } catch { return { error: 'link.damaged' }; }
  if (body.trim() === '') return { error: 'link.empty' };
  if (!body.includes('=')) return { text: body };
  const fields = new Map(body.split('&').map((part) => /** @type {[string, string]} */ ([part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)])));
  const numbers = (fields.get('s') ?? '0.9.3.3.0').split('.').map(Number);
  if (numbers.length !== 5 || !numbers.every((n) => Number.isInteger(n) && n >= 0 && n <= 100)) return { error: 'link.board' };
  const [layout, size, boxRows, boxColumns, extras] = numbers;
  const clues = digits(fields.get('p') ?? '', size);
  const values = fields.has('v') ? digits(fields.get('v') ?? '', size) : null;
  const regions = fields.has('r') ? (digits(fields.get('r') ?? '', size) ?? []).map((n) => n - 1) : [];
  const rules = fields.get('k')?.split('.').map((word) => parseInt(word, 36)) ?? [];
  if (rules.some((word) => !Number.isInteger(word) || Math.abs(word) > 1e9)) return { error: 'link.puzzle' };
  const given = fields.has('c') ? sets(fields.get('c') ?? '', size) : null;
  if (!clues || size > 25 || (given && given.length !== clues.length) || clues.length !== size * size || (values && values.length !== clues.length)) {
    return { error: 'link.puzzle' };
  }
  return { shape: { layout, size, boxRows, boxColumns, extras, regions, rules }, clues, values, given };
}
