// SPDX-License-Identifier: MIT
// @ts-check
//
// answer.js - the library's answer in a sentence.

import { symbol } from './game.js';
import { known, t } from './words.js';

/** The name of a house: "row 3". @param {import('./game.js').Geometry} geometry @param {number} house */
export function houseName(geometry, house) {
  const { name, number } = /** @type {any} */ (geometry.houses[house] ?? { name: '', number: 0 });
  const word = `house.${String(name).split(' ')[0]}`;
  return known(word) && /\d$/.test(name) ? t(word, { number }) : name;
}

/** @param {import('./game.js').Geometry} geometry @param {number} cell */
export function cellName(geometry, cell) { return `r${Math.floor(cell / geometry.columns) + 1}c${cell % geometry.columns + 1}`; }

/** @param {any} told @param {import('./game.js').Geometry} geometry */
function reason(told, geometry) {
  if (told.cell !== undefined) return t('none.cell', { cell: cellName(geometry, told.cell) });
  if (told.house !== undefined) return t('none.house', { digit: symbol(told.symbol), house: houseName(geometry, told.house) });
  return t('none.tried');
}

/** @param {any} clash @param {import('./game.js').Geometry} geometry */
function clashText(clash, geometry) {
  const digit = symbol(clash.symbol);
  const first = cellName(geometry, clash.first);
  if (clash.rule !== undefined) return t('invalid.rule', { rule: clash.rule });
  if (clash.house === undefined) return t('invalid.given', { digit, cell: first });
  return t('invalid.twice', { digit, house: houseName(geometry, clash.house), first, second: cellName(geometry, clash.second) });
}

/** What a puzzle gives: "31 cages, ", "4 clues, 3 rules, ", "30 clues, ". @param {any} told @param {import('./game.js').Geometry} geometry */
function givenText(told, { rules }) {
  const word = `answer.${rules[0]?.name}`;
  const alike = rules.every(({ name }) => name === rules[0].name);
  const parts = told.clues || !rules.length ? [t('answer.clues', { n: told.clues })] : [];
  if (rules.length) parts.push(t(alike && known(word) ? word : 'answer.rules', { n: rules.length }));
  if (told.candidates) parts.push(t('answer.given'));
  return parts.join('');
}

/** One sentence about how many solutions there are. @param {any} told @param {import('./game.js').Game} game */
export function sentence(told, game) {
  const { geometry } = game;
  if (told.solved) return t('answer.solved');
  if (told.answer === 'unique' && game.isFull) return t('answer.full');
  const clues = givenText(told, geometry);
  switch (told.answer) {
    case 'unique': return clues + t('answer.unique');
    case 'multiple': return clues + t('answer.multiple');
    case 'none': return clues + t('answer.none', { why: reason(told, geometry) });
    case 'invalid': return clues + t('answer.invalid', { why: clashText(told.clash, geometry) });
    default: return clues + t('answer.limit');
  }
}

/** @param {string} level */
export function levelName(level) {
  const word = `level.${level}`;
  return known(word) ? t(word) : level;
}

/** A level with its points: "hard (1234)". @param {any} rating @param {boolean} [technique] */
export function ratingText(rating, technique = true) {
  if (!rating?.level) return '';
  return `${levelName(rating.level)} (${rating.score})${technique && rating.level !== 'easy' && rating.name && rating.rule !== 'brute-force' ? `, ${rating.name}` : ''}`;
}
